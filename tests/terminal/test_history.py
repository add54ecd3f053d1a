"""The history that the command line tells."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from typer.testing import Result

from rimet.football.brackets import ROUNDS
from rimet.football.finals import finals, load_finals
from rimet.football.history import all_results
from rimet.football.nations import nation
from rimet.football.results import parse_result
from rimet.terminal.history import TOLD, score
from rimet.texts import Texts, languages

Run = Callable[..., Result]


def lines(told: str) -> list[list[str]]:
    return [line.split() for line in told.splitlines()]


def test_every_finals_has_a_line(run: Run) -> None:
    head, *told = lines(run("history").stdout)
    assert head[0] == "Year" and [line[0] for line in told] == list(finals())
    assert told[3] == ["1950", "Brazil", "13", "88", "Uruguay", "Brazil", "Sweden", "Spain"]


def test_one_finals_is_told_in_full(run: Run) -> None:
    told = lines(run("history", "1954").stdout)
    assert " ".join(told[0]) == ("World Cup 1954 · Switzerland · 16 teams, 26 matches, 140 goals")
    assert ["Champion", "West", "Germany"] in told
    assert "2 Yugoslavia 2 1 1 0 2–1 3 by lot".split() in told
    assert "3 Italy 2 1 0 1 5–3 2 after a play-off".split() in told
    assert "3 Czechoslovakia 2 0 0 2 0–7 0".split() in told
    assert "3 Scotland 2 0 0 2 0–8 0".split() in told
    assert "Hungary 4–2 Uruguay after extra time".split() in told
    assert told[told.index(["Final"]) + 1] == "West Germany 3–2 Hungary".split()


@pytest.mark.parametrize(
    ("year", "line"),
    [
        ("1938", "Drawn, but stayed away: Austria"),
        ("1938", "Switzerland 4–2 Germany replay"),
        ("1950", "Final pool"),
        ("1950", "Uruguay 2–1 Brazil"),
        ("1982", "Second round, group C"),
        ("2006", "Italy 1–1 France 5–3 on penalties"),
        ("2018", "3 Senegal 3 1 1 1 4–4 4 by cautions"),
        ("2026", "Third-placed teams"),
        ("2026", "Last 32"),
        ("1970", "5–8 Peru, USSR, Mexico, England"),
        ("1934", "The chart leaves out United States."),
        ("1954", "It names West Germany as the host instead of Switzerland."),
        ("1962", "Austria stands where Yugoslavia belongs."),
        ("1990", "USSR and Austria are printed as one."),
    ],
)
def test_what_is_special_is_told(run: Run, year: str, line: str) -> None:
    assert line.split() in lines(run("history", year).stdout)


@pytest.mark.parametrize("year", finals())
@pytest.mark.parametrize("language", languages())
def test_every_year_is_told_with_every_result(run: Run, year: str, language: str) -> None:
    result = run("history", year, "--language", language)
    assert result.exit_code == 0 and "history-" not in result.stdout
    found = load_finals(year)
    shown = re.findall(r"^([^\d\n]+)  (\d+)–(\d+)  (.+)$", result.stdout, re.MULTILINE)
    assert len(shown) == len(all_results(found))
    for (home, *goals, away), match in zip(shown, all_results(found), strict=True):
        assert home.strip() == nation(match.home).name(language)
        assert away.strip().startswith(nation(match.away).name(language))
        assert goals == [str(match.home_goals), str(match.away_goals)]


def test_spanish(run: Run) -> None:
    told = run("history", "2026", "--language", "es").stdout
    assert "Copa del Mundo 2026 · Canadá, México, Estados Unidos" in told
    assert "Dieciseisavos de final" in told and "en los penaltis" in told
    assert "Campeón" in run("history", "--language", "es").stdout


def test_json(run: Run) -> None:
    assert [each["year"] for each in json.loads(run("history", "--json").stdout)] == list(finals())
    found = json.loads(run("history", "1930", "--json").stdout)
    assert found["finals"]["hosts"] == ["URU"]
    assert found["outcome"]["podium"] == ["URU", "ARG"]
    assert found["outcome"]["pairs"]["final"] == ["ARG", "URU"]


@pytest.mark.parametrize("year", ["1942", "98", "x" * 1000])
def test_a_year_without_finals_is_refused(run: Run, year: str) -> None:
    result = run("history", year)
    assert result.exit_code == 2 and result.stdout == ""
    assert f"in “{year[:20]}”. There are: 1930, 1934" in result.stderr


@pytest.mark.parametrize("language", languages())
def test_all_rounds_and_reasons_have_words(language: str) -> None:
    texts = Texts(language)
    for name in ROUNDS:
        assert texts.has(f"history-{name.replace(' ', '-')}")
    assert all(texts.has(message) for message in TOLD.values())


def test_marks_stand_behind_a_score() -> None:
    texts = Texts()
    assert score(parse_result("ITA 0-0 ESP"), texts) == ""
    assert score(parse_result("ITA 1-0 ESP (aet, replay)"), texts) == "after extra time, replay"
    assert score(parse_result("ITA 1-1 ESP (pen 4-3)"), texts) == "4–3 on penalties"

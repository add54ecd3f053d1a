"""Test what is told when results do not add up to finals; test_tournaments has the real ones."""

from importlib.resources import files

import pytest

from rimet.football.errors import FootballError
from rimet.football.finals import Finals, load_finals, parse_finals
from rimet.football.history import match_winners, rank_played, replay, told_columns


def changed(year: str, old: str, new: str) -> Finals:
    path = files("rimet.football").joinpath("data", "finals", f"{year}.toml")
    text = path.read_text(encoding="utf-8")
    assert old in text
    return parse_finals(text.replace(old, new, 1), "mine.toml")


@pytest.mark.parametrize(
    ("year", "old", "new", "code", "reason"),
    [
        ("1954", '["FRG 3-2 HUN"]', '["FRG 2-2 HUN"]', "bad_result", "match final has no winner"),
        ("1954", "SUI 4-1 ITA", "SUI 1-1 ITA", "bad_result", "a play-off has a winner"),
        ("1954", '["URU", "AUT"]', '["URU", "SUI"]', "bad_lots", "URU, SUI"),
        ("1954", 'lots = ["URU", "AUT"]', "", "bad_winner", "URU did not play match Q2"),
        ("1974", 'final = ["NED 1-2 FRG"]', "", "bad_slot", "match final has no winner yet"),
        ("1986", '"ENG 3-0 POL"', '"ENG 0-3 POL"', "bad_winner", "did not play match"),
        ("1974", '"FRG 1-0 CHI"', '"FRG 1-0 BRA"', "bad_result", "BRA is not in this group"),
        ("1934", '"ITA 7-1 USA"', '"GER 7-1 USA"', "bad_winner", "GER did not play match M1"),
    ],
)
def test_results_that_contradict_each_other_are_refused(
    year: str, old: str, new: str, code: str, reason: str
) -> None:
    with pytest.raises(FootballError, match=reason) as caught:
        replay(changed(year, old, new))
    assert caught.value.code == code


def test_thirds_that_are_level_across_the_line_are_refused() -> None:
    # Without its win Uruguay is behind Austria and Scotland, who are level for the last place.
    finals = changed("1990", '"KOR 0-1 URU"', '"KOR 0-0 URU"')
    with pytest.raises(FootballError, match="are level among the thirds") as caught:
        replay(finals)
    assert caught.value.code == "level"


def test_an_order_that_is_missing_is_named() -> None:
    finals = load_finals("1934")
    with pytest.raises(FootballError, match="finals of 1934 rank nobody so"):
        rank_played(finals, load_finals("1930").group("1"))


def test_columns_are_told_for_everybody() -> None:
    columns = told_columns([load_finals("1958").group("1"), load_finals("2018").group("H")])
    assert columns["play-off"] == {
        **{"ARG": 0, "FRG": 0, "NIR": 1, "TCH": 0},
        **{"COL": 0, "JPN": 0, "POL": 0, "SEN": 0},
    }
    assert {team: told for team, told in columns["fair-play"].items() if told} == {
        "JPN": -4,
        "SEN": -6,
    }


def test_the_winner_of_a_replay_is_the_winner() -> None:
    assert match_winners(load_finals("1938"))["M2"] == "SUI"

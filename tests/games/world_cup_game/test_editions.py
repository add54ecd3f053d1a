"""Test the editions: line-ups, second groups, thirds, wiring, real results, files of one's own."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import rimet.games.world_cup_game as package
from rimet import ComponentError, OptionError
from rimet.football.finals import load_finals
from rimet.football.results import parse_result
from rimet.football.thirds import load_third_table
from rimet.games.world_cup_game.edition import load_edition, years
from rimet.kernel.state import OVER
from rimet.testing import CHECKS
from tests.football.real import entrants, real, winners
from tests.games.world_cup_game.script import Script, load_game, started

DATA = Path(package.__file__).parent / "data"
YEARS = ("2002", "2006", "1974", "1978", "1982", "1994")


@pytest.mark.rule("WCG-27", "WCG-R0", "WCG-R9")
@pytest.mark.parametrize("year", YEARS)
def test_line_ups_are_the_real_ones(year: str) -> None:
    edition, finals = load_edition(year), load_finals(year)
    assert [(team.code, team.group) for team in edition.team] == [
        (code, group.name) for group in finals.groups for code in group.teams
    ]
    assert edition.bracket == finals.bracket


@pytest.mark.rule("WCG-1")
@pytest.mark.parametrize("year", YEARS)
def test_two_black_and_two_red_by_the_real_result(year: str) -> None:
    colours = Counter(team.colour for team in load_edition(year).team)
    assert (colours["black"], colours["red"]) == (2, 2)
    strong = {team.code for team in load_edition(year).team if team.colour in ("black", "red")}
    assert strong == set(load_finals(year).ranking[:4])
    assert set(colours) == {"black", "red", "blue", "green", "yellow", "grey"}


@pytest.mark.rule("WCG-R9")
def test_forgotten_teams_take_part() -> None:
    assert {"ITA", "SCO"} <= {team.code for team in load_edition("1974").team}
    assert "RUS" in {team.code for team in load_edition("1994").team}


@pytest.mark.rule("WCG-R0")
def test_years_and_numbers_of_players() -> None:
    assert years() == ("2002", "2006", "1974", "1978", "1982", "1994")
    assert [round.groups for round in load_edition("2002").round[:2]] == [
        ("A", "B", "C", "D"),
        ("E", "F", "G", "H"),
    ]
    for players in (2, 16):
        assert load_game(players).seats == players
    for players in (1, 17):
        with pytest.raises(OptionError) as caught:
            load_game(players)
        assert caught.value.code == "bad_value"
    with pytest.raises(OptionError) as caught:
        load_game(3, edition="1966")
    assert (caught.value.code, caught.value.facts["option"]) == ("bad_value", "edition")


@pytest.mark.rule("WCG-28", "WCG-36")
def test_second_groups() -> None:
    for year in ("1974", "1978"):
        slots = {group.name: group.slots for group in started(3, edition=year).view().groups[4:]}
        assert slots == {"A": ["1.1", "1.3", "2.2", "2.4"], "B": ["1.2", "1.4", "2.1", "2.3"]}
    view = started(3, edition="1982").view()
    assert [(group.name, group.slots) for group in view.groups[6:]] == [
        ("A", ["1.1", "1.3", "2.6"]),
        ("B", ["1.2", "1.4", "2.5"]),
        ("C", ["1.6", "2.1", "2.3"]),
        ("D", ["1.5", "2.2", "2.4"]),
    ]
    pairs = {match.name: (match.home.source, match.away.source) for match in view.matches[-4:]}
    assert (pairs["S1"], pairs["S2"]) == (("1A", "1C"), ("1B", "1D"))


@pytest.mark.rule("WCG-36")
def test_semi_finals_of_1994() -> None:
    view = started(3, edition="1994").view()
    pairs = {match.name: (match.home.source, match.away.source) for match in view.matches[-4:]}
    assert pairs["S1"] == ("winner Q1", "winner Q4")
    assert pairs["S2"] == ("winner Q2", "winner Q3")


@pytest.mark.rule("WCG-34", "WCG-R10")
@pytest.mark.parametrize("name", ["rulebook", "real"])
def test_every_row_of_the_table_of_thirds(name: str) -> None:
    game = load_game(3, edition="1994", third_table=name)
    course = game.plan.course
    differing = 0
    for row in load_third_table(name).rows:
        mask = sum(1 << "ABCDEF".index(letter) for letter in row.groups)
        met = {
            match.sources[0][1]: "ABCDEF"[course.third_table[mask * 4 + number]]
            for number in range(4)
            for match in game.plan.matches
            if match.name == game.plan.third_target(number)
        }
        assert "".join(met[host] for host in "ABCD") == row.opponents
        rulebook = {each.groups: each.opponents for each in load_third_table("rulebook").rows}
        differing += rulebook[row.groups] != row.opponents
    assert differing == (6 if name == "real" else 0)


@pytest.mark.rule("WCG-34", "WCG-R14")
def test_best_thirds_and_lots_among_them() -> None:
    script = started(3, edition="1994").finish()
    # Home sides win 1-0 everywhere: all thirds are level, and four of six go through.
    assert script.view().phase == "lot" and len(script.view().lot) == 6
    assert len(script.view().thirds) == 6
    thirds = list(script.view().lot)
    for number, code in enumerate(thirds[:4]):
        assert code in script.view().lot and len(script.view().lot) == 6 - number
        script.do(f"lot:{code}")
    through = [third.team for third in script.view().thirds if third.is_through]
    assert sorted(through) == sorted(thirds[:4])
    assert all(third.goes_to for third in script.view().thirds if third.is_through)
    assert sum(team.place == 17 for team in script.view().teams) == 8


def type_in(year: str) -> Script:
    """Play a whole tournament with its real results."""
    script, found = started(2, edition=year), real(year)
    while script.state.to_act != OVER:
        kind = script.view().rounds[script.state.round].kind
        if script.view().phase == "turn":
            script.finish(_results(script, year, kind))
        elif script.view().phase == "shootout":
            shown = script.view().shootout
            assert shown is not None
            winner = found.knockout[_long(shown.match)].winner
            kicker = shown.home if len(shown.home_kicks) == len(shown.away_kicks) else shown.away
            script.do("kick:red" if kicker == winner else "kick:black")
        else:
            wanted = [team for team in found.lots if team in script.view().lot]
            script.do(f"lot:{(wanted or script.view().lot)[0]}")
    return script


def _long(match: str) -> str:
    return {"T": "third", "F": "final"}.get(match, match)


def _results(script: Script, year: str, kind: str) -> dict[str, tuple[int, int]]:
    """Return the results of a round by match; a knock-out match the winner wins 1-0 or in kicks."""
    found = real(year)
    goals: dict[frozenset[str], dict[str, int]] = {}
    for group in (*found.groups.values(), *found.second_groups.values()):
        for text in group.results:
            result = parse_result(text)
            pair = {result.home: result.home_goals, result.away: result.away_goals}
            if kind == "second-groups" and group in found.groups.values():
                continue
            goals[frozenset(pair)] = pair
    results: dict[str, tuple[int, int]] = {}
    for match in script.view().matches:
        if match.round != script.state.round:
            continue
        home, away = match.home.team, match.away.team
        if kind in ("groups", "second-groups"):
            scored = goals[frozenset((home, away))]
            results[match.name] = (scored[home], scored[away])
        else:
            winner = found.knockout[_long(match.name)].winner
            results[match.name] = (int(winner == home), int(winner == away))
            if match.name in ("Q1", "F"):
                results[match.name] = (2, 2)
    return results


@pytest.mark.rule("WCG-21", "WCG-28", "WCG-33", "WCG-34", "WCG-36")
@pytest.mark.parametrize("year", YEARS)
def test_real_results_give_the_real_tournament(year: str) -> None:
    script = type_in(year)
    view, found = script.view(), real(year)
    for name, group in found.groups.items():
        lines = script.group(name).lines
        assert tuple(line.team for line in lines)[:2] == group.order[:2]
    for name, group in found.second_groups.items():
        assert script.group(name).lines[0].team == group.order[0]
        assert {line.team for line in script.group(name).lines} == set(group.order)
    placed = entrants(year)
    for match in view.matches:
        if match.round >= 0 and not match.group:
            tie = found.knockout[_long(match.name)]
            assert {match.home.team, match.away.team} == {tie.home, tie.away}
            assert match.winner == tie.winner == winners(year)[_long(match.name)]
            for row in (match.home, match.away):
                assert placed.get(row.source, row.team) == row.team
    assert view.champion == load_finals(year).ranking[0]
    if year == "1994":  # of one group, and in one semi-final
        met = {script.match("S1").home.team, script.match("S1").away.team}
        assert met == {"BRA", "SWE"} < {line.team for line in script.group("B").lines}


# --- editions of one's own


def edition_1990() -> str:
    """Return the finals of 1990 as a file: the format of 1994, wired and counted as in 1990."""
    text = (DATA / "edition-1994.toml").read_text("utf-8")
    head = text[: text.index("[[team]]")]
    head = head.replace('"1994"', '"1990"').replace("last-16-1994", "last-16-1986")
    head = head.replace("win = 3", "win = 2")
    colours = ("black", "red", "blue", "green")
    teams = "".join(
        f'[[team]]\ncode = "{code}"\ngroup = "{group.name}"\ncolour = "{colours[slot]}"\n'
        'origin = "reconstructed"\n'
        for group in load_finals("1990").groups
        for slot, code in enumerate(group.teams)
    )
    return head + teams


def test_1990_is_added_by_a_file() -> None:
    game = load_game(3, own_edition=edition_1990(), extra_goals=False)
    assert game.plan.edition.year == "1990"
    script = Script(game).deal()
    assert script.view().edition == "1990"
    pairs = {match.name: match.home.source for match in script.view().matches[-4:]}
    assert pairs["S2"] == "winner Q3"
    while script.state.to_act != OVER:
        if script.view().phase == "turn":
            script.finish(_results(script, "1990", script.view().rounds[script.state.round].kind))
        elif script.view().phase == "lot":
            wanted = [team for team in real("1990").lots if team in script.view().lot]
            script.do(f"lot:{(wanted or script.view().lot)[0]}")
        else:
            shown = script.view().shootout
            assert shown is not None
            is_home = len(shown.home_kicks) == len(shown.away_kicks)
            kicker = shown.home if is_home else shown.away
            winner = real("1990").knockout[_long(shown.match)].winner
            script.do("kick:red" if kicker == winner else "kick:black")
    assert script.view().champion == "FRG"
    CHECKS["records"](game, 1, 1)


@pytest.mark.parametrize(
    ("before", "after", "reason", "line"),
    [
        ('colour = "black"', 'colour = "pink"', "Allowed: black, blue,", 'colour = "pink"'),
        ('code = "KOR"', 'code = "XYZ"', "no nation", 'code = "XYZ"'),
        ('code = "KOR"', 'code = "USA"', "twice", 'code = "USA"'),
        ('decks = ["1/4"]', 'decks = ["1/3"]', "no deck", 'decks = ["1/3"]'),
        (
            'bracket = "last-16-1994"',
            'bracket = "cup"',
            "no bracket “cup”. There are: ",
            'bracket = "cup"',
        ),
        ("win = 3", "win = 9", "Allowed: 1-3", "win = 9"),
        ('"goals", "head-to-head-points"', '"goals", "charm"', "charm", '"charm"'),
        ('kind = "last-16"', 'kind = "finals"', "rounds of", "[[round]]"),
        ('year = "1994"', 'year = ""', "no year", 'year = ""'),
    ],
)
def test_a_malformed_edition_is_refused(before: str, after: str, reason: str, line: str) -> None:
    text = (DATA / "edition-1994.toml").read_text("utf-8")
    assert before in text
    broken = text.replace(before, after) if "USA" not in after else text.replace(before, after, 1)
    with pytest.raises(ComponentError) as caught:
        load_game(3, own_edition=broken)
    facts = caught.value.facts
    assert facts["set"] == "own"
    assert reason in str(caught.value)
    assert line in broken.split("\n")[int(facts["line"]) - 1]


def test_toml_that_is_none_and_too_many_players() -> None:
    with pytest.raises(ComponentError) as caught:
        load_game(3, own_edition="year = \n")
    assert (caught.value.code, caught.value.facts["line"]) == ("malformed_set", 1)
    text = (DATA / "edition-1974.toml").read_text("utf-8")
    assert load_game(16, own_edition=text).seats == 16


def test_cards_and_dice_of_ones_own() -> None:
    with pytest.raises(ComponentError) as caught:
        load_game(4, cards='[[card]]\nkind = "1"\ncount = 12\n')
    assert "more than 12" in str(caught.value)
    with pytest.raises(ComponentError):
        load_game(4, cards='[[card]]\nkind = "9"\ncount = 99\n')
    dice = (DATA / "dice-1.toml").read_text("utf-8")
    with pytest.raises(ComponentError) as caught:
        load_game(4, dice=dice.replace('"black"', '"red"'))
    assert "black" in str(caught.value)
    game = load_game(2, dice=dice.replace("count = 4", "count = 2"))
    assert game.table.extra_dice == 2

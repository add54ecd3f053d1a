"""Test what is told of a match as it is played, and which rule is cited for it."""

from __future__ import annotations

from collections import Counter

import pytest

from rimet.games.mundialito.view import MatchView
from tests.games.mundialito.table import Table, dice_set


@pytest.mark.rule("MUN-6", "MUN-10", "MUN-11")
def test_matches_and_rounds_of_the_cup_cite_their_rules() -> None:
    table = Table().hand_out().play_round(32)
    begun = Counter(table.told("MatchBegun", "stage", "rule"))
    assert begun == {
        ("round-of-32", "MUN-6"): 16,
        ("round-of-16", "MUN-6"): 8,
        ("quarter-finals", "MUN-6"): 4,
        ("semi-finals", "MUN-6"): 2,
        ("third-place", "MUN-11"): 1,
        ("final", "MUN-11"): 1,
    }
    assert [match for (match,) in table.told("MatchBegun", "match")] == list(range(32))
    assert table.told("RoundBegun", "rule") == [("MUN-10",)] * 4 + [("MUN-11",)] * 2
    assert Counter(table.told("TeamOut", "place", "rule")) == {
        (17, "MUN-7"): 16,
        (9, "MUN-7"): 8,
        (5, "MUN-7"): 4,
        (4, "MUN-7"): 1,
        (2, "MUN-7"): 1,
    }


@pytest.mark.rule("MUN-13", "MUN-14")
@pytest.mark.parametrize(("goals", "winner"), [((2, 1), "BRA"), ((0, 3), "POR")])
def test_a_match_of_a_group_is_told(goals: tuple[int, int], winner: str) -> None:
    table = Table(mode="II").hand_out().lay().roll(*goals, 1, 1)
    sides = ("first", "second")
    assert table.told("MatchBegun", "match", "stage", *sides, "rule")[0] == (
        (0, "groups", "BRA", "POR", "MUN-13")
    )
    won = ("match", *sides, "first_goals", "second_goals", "first_kicks", "second_kicks", "winner")
    assert table.told("MatchWon", *won) == [(0, "BRA", "POR", *goals, -1, -1, winner)]
    assert table.told("MatchDrawn", "match", *sides) == [(1, "POL", "CMR")]
    assert table.told("DieRolled", "team", "part", "die", "number", "rule")[:2] == [
        ("BRA", "goals", "yellow", goals[0], "MUN-7"),
        ("POR", "goals", "blue", goals[1], "MUN-7"),
    ]


@pytest.mark.rule("MUN-7", "MUN-8", "MUN-9")
def test_a_match_with_overtime_and_kicks_is_told_to_its_end() -> None:
    table = Table().hand_out().play("BRA BRA-POR")
    before = len(table.events())
    table.roll(2, 2, 1, 1, 0, 1, 2, 0, 1, 2, 5, 4, 3, 5, 4, 2)
    told = [(type(event).__name__, event.rule) for event in table.events()[before:]]
    rolled = [("DieRolled", "MUN-9")] * 3 + [("DiceThrown", "MUN-9")]
    assert told == [
        *[("DieRolled", "MUN-7")] * 2,
        ("OvertimeBegun", "MUN-8"),
        *[("DieRolled", "MUN-8")] * 2,
        ("KicksBegun", "MUN-9"),
        *rolled * 2,
        ("KicksLevel", "MUN-9"),
        *rolled * 2,
        ("MatchWon", "MUN-R9"),
        ("TeamOut", "MUN-7"),
    ]
    assert table.told("OvertimeBegun", "goals") == [(2,)]
    assert table.told("KicksBegun", "goals") == [(3,)]  # MUN-R9: with those of overtime
    assert table.told("KicksLevel", "total") == [(3,)]
    assert [total for (total,) in table.told("DiceThrown", "total")] == [3, 3, 12, 11]


def shown(table: Table) -> list[MatchView]:
    """Return all matches of a table, in order of play."""
    view = table.view()
    listed = [group.matches for group in view.groups] + [stage.matches for stage in view.rounds]
    return sorted((match for part in listed for match in part), key=lambda match: match.number)


@pytest.mark.rule("MUN-R9", "MUN-13")
@pytest.mark.parametrize("mode", ["I", "II", "IIB"])
def test_what_is_told_of_every_match_is_what_is_shown_of_it(mode: str) -> None:
    table = Table(mode=mode, dice=dice_set(*[[0, 1] * 3] * 3)).finish(7)  # level every other time
    matches = shown(table)
    sides = [(match.number, match.first, match.second) for match in matches]
    assert table.told("MatchBegun", "match", "first", "second") == sides
    fields = ("match", "first", "second", "first_goals", "second_goals", "winner")
    assert table.told("MatchWon", *fields) == [
        (match.number, match.first, match.second, *match.score, match.winner)
        for match in matches
        if match.winner is not None
    ]
    assert table.told("MatchWon", "first_kicks", "second_kicks") == [
        match.kicks or (-1, -1) for match in matches if match.winner is not None
    ]
    assert table.told("MatchDrawn", "match", "first", "second", "goals") == [
        (match.number, match.first, match.second, match.score[0])
        for match in matches
        if match.winner is None
    ]
    assert any(match.kicks for match in matches)


@pytest.mark.rule("MUN-R9")
def test_a_match_that_is_over_shows_nothing_of_the_overtime_of_another() -> None:
    table = Table().hand_out().meet("BRA", "EGY", 2, 0).meet("ARG", "URU", 1, 1, 0, 0)
    before, now = shown(table)
    assert (before.overtime, before.kicks) == (None, None)
    assert (now.overtime, now.kicks) == ((0, 0), (None, None))

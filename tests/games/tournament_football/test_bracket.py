"""Test brackets and points of one's own: how they are read, played and refused."""

from __future__ import annotations

import pytest

import rimet
from rimet import ComponentError
from rimet.games.tournament_football.components import BOARDS, PACKAGE, POINTS, load_board
from rimet.kernel.components import component_text
from tests.games.tournament_football.script import PLENTY, Script, load_cup

OLYMPIC = component_text(PACKAGE, "bracket-olympic").text
# Group winners meet at once, and the winners of the first two quarter-finals at once again.
TURNED = OLYMPIC.replace('away = "2B"', 'away = "?"').replace('home = "1B"', 'home = "2B"')
TURNED = TURNED.replace('away = "?"', 'away = "1B"')
TURNED = TURNED.replace('away = "winner Q3"', 'away = "?"').replace('"winner Q2"', '"winner Q3"')
TURNED = TURNED.replace('away = "?"', 'away = "winner Q2"')
DOUBLED = """
champion = 20
runner_up = 16
third = 12
fourth = 8
quarter_finalist = 4
last_sixteen = 3
"""


def own_bracket(*changes: tuple[str, str]) -> str:
    """Return the bracket of the Olympic board with changes, each in one place."""
    text = OLYMPIC
    for old, new in changes:
        assert text.count(old) >= 1
        text = text.replace(old, new, 1)
    return text


def line_of(text: str, needle: str) -> int:
    """Return the line in which a text stands first."""
    return text[: text.index(needle)].count("\n") + 1


def played(**options: object) -> Script:
    """Return a finished match of two."""
    return Script(players=2, board="olympic", cards=PLENTY, **options).fill()


# --- brackets


@pytest.mark.rule("WCT-R17")
def test_own_bracket_says_who_meets_whom() -> None:
    board = load_cup(2, board="olympic", bracket=TURNED).board
    assert board.half_fields[:4] == ("1A", "1B", "2B", "2A")
    assert board.winner_to[:4] == (8, 9, 10, 11)
    assert load_board("olympic").winner_to[:4] == (8, 10, 9, 11)
    script = played(bracket=TURNED)
    assert script.place("1A").placing == "1A" and script.place("S1a").team


@pytest.mark.rule("WCT-R17")
@pytest.mark.parametrize("name", BOARDS)
def test_shipped_bracket_of_a_board_changes_nothing(name: str) -> None:
    usual, named = (load_cup(2, board=name, bracket=each) for each in ("", f"bracket-{name}"))
    assert usual.board == named.board
    assert "bracket" not in usual.counted_options
    assert named.counted_options["bracket"] == f"bracket-{name}"


@pytest.mark.rule("WCT-R17")
@pytest.mark.parametrize(
    ("change", "code", "place", "facts"),
    [
        (
            ('home = "1A"', 'home = "X1"'),
            "set_no_side",
            'home = "X1"',
            {"name": "X1", "match": "Q1", "allowed": "1A, 1B, 1C, 1D, 2A, 2B, 2C, 2D"},
        ),
        (('away = "2B"', 'away = "1A"'), "set_entry_twice", 'away = "1A"', {"name": "1A"}),
        (('name = "Q2"', 'name = "Q1"'), "set_match_name", 'name = "Q1"\nhome = "1B"', {}),
        (
            ('"winner Q3"', '"winner S1"'),
            "set_no_side",
            'away = "winner S1"',
            {"allowed": "winner Q1, winner Q2, winner Q3, winner Q4", "match": "S1"},
        ),
        (
            ('"loser S1"', '"winner S1"'),
            "set_no_side",
            'home = "winner S1"',
            {"allowed": "loser S1, loser S2"},
        ),
        (
            ('home = "winner S1"', 'home = "loser S1"'),
            "set_no_side",
            'home = "loser S1"\naway = "winner S2"',
            {"allowed": "winner S1, winner S2"},
        ),
        (('home = "1C"', "home = 3"), "set_field_kind", "home = 3", {"field": "home"}),
        (('home = "1C"\n', ""), "set_field_missing", 'name = "Q3"', {"field": "home"}),
    ],
)
def test_brackets_that_cannot_be_played(
    change: tuple[str, str], code: str, place: str, facts: dict[str, str]
) -> None:
    text = own_bracket(change)
    with pytest.raises(ComponentError) as caught:
        load_cup(2, board="olympic", bracket=text)
    error = caught.value
    assert (error.code, error.facts["option"]) == (code, "bracket")
    assert abs(int(error.facts["line"]) - line_of(text, place)) <= (code == "set_field_missing")
    assert {name: error.facts[name] for name in facts} == facts


@pytest.mark.rule("WCT-R17")
def test_a_bracket_belongs_to_a_board() -> None:
    assert load_cup(2, bracket="bracket-olympic").board == load_board("olympic")
    assert load_cup(2, bracket=TURNED).board.name == "olympic"
    with pytest.raises(ComponentError) as caught:
        load_cup(2, bracket="bracket-olympic", board="world-cup")
    assert caught.value.code == "set_match_count"
    assert (caught.value.facts["needed"], caught.value.facts["found"]) == (16, 8)


# --- points


@pytest.mark.rule("WCT-25", "WCT-R17")
def test_own_points_count() -> None:
    usual = Script(load_cup(2, board="olympic", cards=PLENTY, team_scoring=True)).fill()
    own = Script(
        load_cup(2, board="olympic", cards=PLENTY, team_scoring=True, points=DOUBLED)
    ).fill()
    # The same match twice: points are twice as many, and ratings are taken off as before.
    placings = usual.game.result(usual.state).placings
    assert placings == own.game.result(own.state).placings
    for seat in range(2):
        off = sum(
            team.goals for team in usual.game.teams if team.code in usual.view().seats[seat].teams
        )
        assert own.state.scores()[seat] + off == 2 * (usual.state.scores()[seat] + off)


@pytest.mark.rule("WCT-25")
def test_points_stand_beside_the_rounds_only_where_they_count() -> None:
    def told(**options: object) -> list[tuple[int, int]]:
        game = load_cup(2, **options)
        rounds = game.view(game.start(), rimet.SPECTATOR).rounds
        return [(stage.winner_points, stage.loser_points) for stage in rounds]

    assert told() == [(0, 0)] * 5
    assert told(team_scoring=True) == [(0, 1), (0, 2), (0, 0), (6, 4), (10, 8)]
    doubled = [(0, 3), (0, 4), (0, 0), (12, 8), (20, 16)]
    assert told(team_scoring=True, points=DOUBLED) == doubled


@pytest.mark.rule("WCT-25")
def test_own_points_turn_team_scoring_on() -> None:
    own, usual = load_cup(2, points=DOUBLED), load_cup(2, points=POINTS)
    assert own.table.is_scored and not usual.table.is_scored
    assert usual.board == load_board("world-cup")


@pytest.mark.parametrize(
    ("change", "code", "line", "fact"),
    [
        (("third = 12", "third = 100"), "set_field_value", 4, ("allowed", "0-99")),
        (("third = 12\n", ""), "set_field_missing", 1, ("field", "third")),
        (("third = 12", 'third = "12"'), "set_field_kind", 4, ("field", "third")),
    ],
)
def test_points_that_are_none(
    change: tuple[str, str], code: str, line: int, fact: tuple[str, str]
) -> None:
    with pytest.raises(ComponentError) as caught:
        load_cup(2, points=DOUBLED.replace(*change))
    assert (caught.value.code, caught.value.facts["option"]) == (code, "points")
    assert caught.value.facts["line"] == line
    assert caught.value.facts[fact[0]] == fact[1]

"""Test that a position in which a single thing is wrong is refused, whatever it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import rimet
from rimet.games.mundialito.setup import FIELD_LOT, FIRST, LAY
from rimet.kernel import position
from tests.games.mundialito.table import USUAL, Table

TO_ACT, PHASE, CURSOR, MATCH, PART, TURN, DIE, TRIES, SETTLED, LEFT = range(10)
BRA, ARG, EGY, UKR = 0, 1, 31, 43
Change = tuple[str, int, int]


def before_the_lots() -> Table:
    """Return a table at which lots must find sixteen of 28 teams."""
    return Table(chosen="")


def while_dealing() -> Table:
    """Return a table at which the first team is about to be dealt."""
    return Table(mode="II")


def before_the_draw(**options: object) -> Table:
    """Return a table at which all teams are handed out; seat 0 has BRA, 1 ARG, …"""
    return Table(**options).hand_out()


def after_the_first_side() -> Table:
    """Return a table at which BRA waits for its opponent."""
    return before_the_draw().play("BRA")


def before_the_first_roll() -> Table:
    """Return a table at which seat 0 rolls for BRA against EGY."""
    return before_the_draw().play("BRA BRA-EGY")


def with_a_die_in_the_air() -> Table:
    """Return a table at which BRA's die rolls, and the last team of the set takes part."""
    return before_the_draw(chosen=",".join([*USUAL[:31], "UKR"])).play("BRA BRA-ARG roll")


def after_a_match() -> Table:
    """Return a table at which BRA has beaten EGY, and nothing else."""
    return before_the_draw().meet("BRA", "EGY", 2, 0)


def before_third_place() -> Table:
    """Return a table at which the match for third place is about to begin."""
    return before_the_draw().play_round(30)


def after_the_final() -> Table:
    """Return a table at which all is over."""
    return before_the_draw().finish(1)


def before_the_groups() -> Table:
    """Return a table at which no field is drawn."""
    return before_the_draw(mode="II")


def between_two_groups() -> Table:
    """Return a table at which the groups A and B are over, and C and D are to be drawn."""
    return before_the_draw(mode="IIB").lay().play_round(12)


def in_the_groups() -> Table:
    """Return a table at which BRA rolls for its first match in group A."""
    return before_the_draw(mode="II").lay()


def drawn_freely() -> Table:
    """Return a table at which the groups are drawn without regard to stars."""
    return before_the_draw(mode="II", draw="free").lay()


def level_in_a_group() -> Table:
    """Return a table at which all four teams of group A throw for their places."""
    return before_the_draw(mode="IIB").lay().roll(*[0] * 24)


def before_the_play_off() -> Table:
    """Return a table at which all groups are settled."""
    table = before_the_draw(mode="II").lay()
    rng = rimet.Rng(11)
    while table.state.phase != FIRST:
        table.state.apply(table.state.sample(rng))
    return table


def read(table: Table, *changes: Change) -> None:
    """Read the position of a table with some numbers changed; -9 at the end cuts one off."""
    packed = dict(zip(table.game.fields, table.state.pack(), strict=True))
    for field, index, number in changes:
        packed[field][index : index + 1] = [number] if number > -9 else []
    game = table.game
    game.read(position.write(game.name, game.version, game.fields, list(packed.values())))


def empty_third_place() -> list[Change]:
    """Return what makes the match for third place one that is still to be drawn."""
    table = before_third_place()
    team = int(table.state.sides[60])
    sides: list[Change] = [("sides", 60, -1), ("sides", 61, -1), ("pile", 0, team)]
    return [*sides, ("now", LEFT, 1), ("now", PHASE, FIRST), ("now", TO_ACT, -1)]


WRONG: dict[str, tuple[Callable[[], Table], list[Change]]] = {
    "a team that is not there, in the pile": (before_the_draw, [("pile", 0, 44)]),
    "a team before the first, in the pile": (before_the_draw, [("pile", 0, -2)]),
    "a team that is out, in the pile": (after_a_match, [("pile", 0, EGY)]),
    "the first side, in the pile": (after_the_first_side, [("pile", 0, BRA)]),
    "a place too few": (after_a_match, [("place", UKR, -9)]),
    "a place that nobody can take": (after_a_match, [("place", EGY, 6)]),
    "goals that no die shows": (after_a_match, [("goals", 0, 10)]),
    "goals of overtime that no die shows": (after_a_match, [("extra", 0, 10)]),
    "kicks that no dice add up to": (after_a_match, [("kicks", 0, 28)]),
    "a cursor beyond all teams": (before_the_first_roll, [("now", CURSOR, 33)]),
    "a cursor before the first team": (before_the_first_roll, [("now", CURSOR, -1)]),
    "a seat to deal to that is not there": (while_dealing, [("now", CURSOR, 4)]),
    "more groups settled than there are": (before_the_first_roll, [("now", SETTLED, 9)]),
    "a match after the last": (after_the_final, [("now", MATCH, 32)]),
    "a fifth team to throw": (before_the_draw, [("now", TURN, 5)]),
    "more level throws than there can be": (before_the_draw, [("now", TRIES, 51)]),
    "fewer teams in the pile than none": (before_third_place, [("now", LEFT, -1)]),
    "a team that is nobody's": (before_the_draw, [("owner", ARG, -1)]),
    "a team that is somebody's and does not play": (before_the_draw, [("owner", UKR, 0)]),
    "a 33rd team": (before_the_draw, [("place", UKR, 17), ("owner", UKR, 0)]),
    "too few teams for the lots": (
        before_the_lots,
        [*(("pile", index, -1) for index in range(15, 28)), ("now", LEFT, 15)],
    ),
    "a team out that has not lost": (before_the_first_roll, [("place", ARG, 17)]),
    "a match before that nobody won": (after_a_match, [("won", 0, -1)]),
    "a match before without the first goals": (after_a_match, [("goals", 0, -1)]),
    "a match before without the second goals": (after_a_match, [("goals", 1, -1)]),
    "a match before with one side": (after_a_match, [("sides", 1, -1)]),
    "a match to come with a side": (after_a_match, [("sides", 9, ARG)]),
    "a match to come with goals": (after_a_match, [("goals", 9, 1)]),
    "a match to come that is won": (after_a_match, [("won", 5, 1)]),
    "a seat to act when all is over": (after_the_final, [("now", TO_ACT, 0)]),
    "a seat to act when chance draws": (before_the_draw, [("now", TO_ACT, 0)]),
    "the wrong seat to roll": (before_the_first_roll, [("now", TO_ACT, 1)]),
    "a side that does not play": (
        before_the_first_roll,
        [("sides", 0, UKR), ("now", TO_ACT, -1)],
    ),
    "a match without a second side": (before_the_first_roll, [("sides", 1, -1)]),
    "a third side to roll": (with_a_die_in_the_air, [("now", TURN, 2)]),
    "a match won while it is rolled for": (before_the_first_roll, [("won", 0, 0)]),
    "a second side without a first": (after_the_first_side, [("sides", 0, -1)]),
    "a team less in the piles": (after_a_match, [("pile", 29, -1), ("now", LEFT, 29)]),
    "a draw for third place": (before_third_place, empty_third_place()),
    "a lot for fields without groups": (before_the_draw, [("now", PHASE, FIELD_LOT)]),
    "a field taken before the draw": (while_dealing, [("slots", 0, BRA)]),
    "a pot filled before the draw": (while_dealing, [("pot", BRA, 0)]),
    "a pot of nine": (in_the_groups, [("pot", BRA, 1)]),
    "overtime in a group": (in_the_groups, [("now", PART, 1)]),
    "fewer teams than fields": (before_the_groups, [("pile", 7, -1), ("now", LEFT, 7)]),
    "an empty field that throws for a place": (level_in_a_group, [("level", 0, 28)]),
    "a field beyond the last": (before_the_groups, [("now", CURSOR, 32)]),
    "a place by throws that no group has": (level_in_a_group, [("lots", 0, 4)]),
    "a team on two fields": (level_in_a_group, [("slots", 1, BRA)]),
    "a team in no pot": (drawn_freely, [("pot", BRA, -1)]),
    "a ninth group": (before_the_play_off, [("now", PHASE, LAY), ("now", CURSOR, 0)]),
    "more groups settled than played": (between_two_groups, [("now", SETTLED, 4)]),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_position_with_one_thing_wrong_is_refused(name: str) -> None:
    begin, changes = WRONG[name]
    table = begin()
    read(table)
    with pytest.raises(rimet.PositionError):
        read(table, *changes)

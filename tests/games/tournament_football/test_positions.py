"""Test that no position is read that cannot be one, whatever is wrong with it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

import rimet
from rimet import PositionError
from rimet.games.tournament_football.components import load_board
from rimet.kernel import position
from rimet.kernel.game import possible
from rimet.kernel.ledger import SEAT_SHIFT
from tests.games.tournament_football.positions import several_layers
from tests.games.tournament_football.script import BLANK, PLENTY, Script, load_cup

# What `now` is made of.
TO_ACT, PHASE, TURN, PLAYED, CURSOR, DUE, IS_OPEN = range(7)
FIRST_PLACING = load_board("world-cup").entries.index(0)  # enters the first half-field


def turn() -> Script:
    """Two players in the groups, seat 1 to play."""
    return Script(load_cup(2, cards=PLENTY)).deal().turn(f"{BLANK}@A1", f"{BLANK}@Fa")


def knockout() -> Script:
    """Two players in the knock-out, seat 0 to play, half-fields full and empty."""
    script = Script(load_cup(2, cards=PLENTY)).fill(until="groups")
    while script.state.to_act == rimet.CHANCE:
        script.step()
    return script


def refill() -> Script:
    """Two players whose hands are being filled up."""
    script = Script(load_cup(2, cards=PLENTY)).fill(until="last turn")
    script.change(hands=script.counts(f"{BLANK} {BLANK}", f"{BLANK} {BLANK}"), deck=[0] * 12)
    return script.do(" ".join(script.next_moves()))


POSITIONS: dict[str, Callable[[], Script]] = {
    "seeding": lambda: Script(load_cup(2)),
    "flags": lambda: Script(load_cup(2)).seed(),
    "turn": turn,
    "draw": lambda: turn().do(f"{BLANK}@A1 {BLANK}@Fa"),
    "refill": refill,
    "knockout": knockout,
    "longer": several_layers,
    "done": lambda: Script(load_cup(2, cards=PLENTY)).fill(),
}


@cache
def packed(name: str) -> tuple[rimet.Game, dict[str, list[int]]]:
    """Return a game, and a position of it by the names of its fields."""
    script = POSITIONS[name]()
    return script.game, dict(zip(script.game.fields, script.state.pack(), strict=True))


def read(name: str, changes: dict[str, dict[int, int]]) -> rimet.State:
    """Read a position of which some numbers are others."""
    game, fields = packed(name)
    spoiled = {field: list(numbers) for field, numbers in fields.items()}
    for field, others in changes.items():
        for index, number in others.items():
            assert spoiled[field][index] != number
            spoiled[field][index] = number
    return game.read(position.write(game.name, game.version, game.fields, [*spoiled.values()]))


@pytest.mark.parametrize("name", POSITIONS)
def test_positions_are_read(name: str) -> None:
    script = POSITIONS[name]()
    state = read(name, {})
    assert script.game.write(state) == script.game.write(script.state)
    assert list(possible(state)) == list(possible(script.state))


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        # Numbers that stand for nothing.
        ("seeding", {"waiting": {0: -1}}),
        ("turn", {"owner": {0: 2}}),
        ("turn", {"owner": {0: -2}}),
        ("turn", {"known": {0: 2}}),
        ("turn", {"placing": {0: 16}}),
        ("turn", {"final": {0: 25}}),
        ("turn", {"standing": {0: 2}}),
        ("turn", {"third": {0: -2}}),
        ("turn", {"entrant": {0: 24}}),
        ("knockout", {"filled": {24: 4}}),
        ("knockout", {"totals": {0: 256 * 256 + 1}}),
        ("turn", {"now": {TURN: 2}}),
        ("turn", {"now": {PLAYED: 4}}),
        ("turn", {"now": {CURSOR: 6}}),
        ("turn", {"now": {CURSOR: -2}}),
        ("draw", {"now": {DUE: 25}}),
        ("draw", {"now": {IS_OPEN: 2}}),
        ("turn", {"laid": {0: 1 << SEAT_SHIFT + 6}}),
        ("turn", {"laid": {0: 2 << SEAT_SHIFT}}),
        ("turn", {"cards": {0: 4096}}),
        ("turn", {"hands": {0: 6}}),
        # Facts that do not go together.
        ("turn", {"now": {TO_ACT: 0}}),
        ("draw", {"now": {TO_ACT: 0}}),
        ("done", {"now": {TO_ACT: -1}}),
        ("done", {"final": {0: 0}}),
        ("turn", {"cards": {0: 2}}),
        ("turn", {"cards": {1: 1}}),
        ("turn", {"cards": {0: -1}}),
        ("flags", {"now": {CURSOR: -1}}),
        ("refill", {"now": {CURSOR: 2}}),
        ("turn", {"team": {0: -1}}),
        ("turn", {"totals": {0: 512}}),
        ("knockout", {"third": {0: 6}}),
        ("knockout", {"third": {0: -1}, "totals": dict.fromkeys(range(4), -1)}),
        ("knockout", {"entrant": {0: -1}, "placing": {23: FIRST_PLACING}}),
        ("knockout", {"placing": {0: 1}}),
    ],
)
def test_positions_that_cannot_be(name: str, changes: dict[str, dict[int, int]]) -> None:
    with pytest.raises(PositionError):
        read(name, changes)


@pytest.mark.parametrize(
    ("name", "others"),
    [
        ("turn", {"deck": []}),
        ("turn", {"laid": [256] * 4097}),
        ("turn", {"unmixed": [-1, -1]}),
        ("turn", {"now": [0] * 8}),
        ("turn", {"waiting": [0]}),
        ("seeding", {"waiting": [0] * 25}),
        ("flags", {"hands": [1, *[0] * 23], "log": [0], "unmixed": [0]}),
    ],
)
def test_lists_that_are_too_short_or_too_long(name: str, others: dict[str, list[int]]) -> None:
    game, fields = packed(name)
    spoiled = fields | others
    with pytest.raises(PositionError):
        game.read(position.write(game.name, game.version, game.fields, [*spoiled.values()]))

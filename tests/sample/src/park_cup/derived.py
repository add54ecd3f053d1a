"""All that follows from the facts of this game's state.

Written by `python -m rimet.kernel.deriving` from `facts.py`; a test fails when it is not current.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from rimet.kernel.cells import append, vec
from rimet.kernel.hands import MOST_HELD
from rimet.kernel.ledger import MOST_LAYERS, SHOWN_LAYERS, Ledger, new_ledger, unpack_ledger
from rimet.kernel.rows import expect, filled, listed, read_row, remake, show_row, within
from rimet.kernel.state import CHANCE, OVER, State

from .setup import BANK, CARDS, UNKNOWN, Setup

FIELDS = (
    "now",
    "owner",
    "known",
    "place",
    "standing",
    "slots",
    "filled",
    "shown",
    "hands",
    "deck",
    "laid",
    "log",
    "unmixed",
)


DEAL_TEAMS: Final = 0
DEAL_CARDS: Final = 1
TURN: Final = 2
SECOND_FIELD: Final = 3
ANSWER: Final = 4
DRAW: Final = 5
LOT: Final = 6
REFILL: Final = 7
DONE: Final = 8
SHOWING: Final = 9

PHASES: Final = (
    "deal-teams",
    "deal-cards",
    "turn",
    "second-field",
    "answer",
    "draw",
    "lot",
    "refill",
    "done",
    "showing",
)


@mypyc_attr(acyclic=True)
class Facts(State):
    """Every fact of a position."""

    table: Setup
    phase: i64
    turn: i64
    cursor: i64
    vacant: i64
    rooms: i64
    owner: vec[i64]
    known: vec[i64]
    place: vec[i64]
    standing: vec[i64]
    slots: vec[i64]
    filled: vec[i64]
    shown: vec[i64]
    ledger: Ledger

    def __init__(self, table: Setup, of: Facts | None) -> None:
        super().__init__(CHANCE if of is None else of.to_act)
        self.table = table
        if of is not None:
            self.is_sketch = of.is_sketch
            self.phase = of.phase
            self.turn = of.turn
            self.cursor = of.cursor
            self.vacant = of.vacant
            self.rooms = of.rooms
            self.owner = of.owner[:]
            self.known = of.known[:]
            self.place = of.place[:]
            self.standing = of.standing[:]
            self.slots = of.slots[:]
            self.filled = of.filled[:]
            self.shown = of.shown[:]
            self.ledger = of.ledger.clone()
            return
        self.phase = DEAL_TEAMS
        self.turn = table.first
        self.cursor = table.first
        self.vacant = table.teams * table.field
        self.rooms = table.teams
        self.owner = filled(table.teams, BANK)
        self.known = filled(table.teams, 0)
        self.place = filled(table.teams, 0)
        self.standing = filled(table.seats, 1)
        self.slots = filled(table.teams * table.field, -1)
        self.filled = filled(table.teams, 0)
        self.shown = filled(table.kinds, 0)
        self.ledger = new_ledger(table.kinds, table.seats, table.counts)

    def drop_logs(self) -> None:
        """Become a sketch, which keeps no log from now on."""
        super().drop_logs()
        self.ledger.drop_log()

    def show(self) -> None:
        """Become a scene, which is looked at and never played."""
        super().show()
        self.phase = SHOWING

    def pack(self) -> list[list[int]]:
        """Return every fact as lists of whole numbers, in the order of FIELDS."""
        self.expect_whole()
        now: list[int] = [self.to_act]
        now.append(self.phase)
        now.append(self.turn)
        now.append(self.cursor)
        now.append(self.vacant)
        now.append(self.rooms)
        return [
            now,
            listed(self.owner),
            listed(self.known),
            listed(self.place),
            listed(self.standing),
            listed(self.slots),
            listed(self.filled),
            listed(self.shown),
            *self.ledger.pack(),
        ]

    def fill(self, packed: list[list[int]]) -> None:
        """Become what was packed; ValueError names a fact that cannot be so."""
        table = self.table
        expect(len(packed) == 13, "fields")
        now = packed[0]
        expect(len(now) == 6, "now")
        self.to_act = within(now[0], OVER, table.seats - 1, "to_act")
        self.phase = within(now[1], DEAL_TEAMS, DONE, "phase")
        self.turn = within(now[2], 0, table.seats - 1, "turn")
        self.cursor = within(now[3], 0, max(table.seats, table.teams), "cursor")
        self.vacant = within(now[4], 0, table.teams * table.field, "vacant")
        self.rooms = within(now[5], 0, table.teams, "rooms")
        self.owner = read_row(packed[1], table.teams, BANK, table.seats - 1, "owner")
        self.known = read_row(packed[2], table.teams, 0, 1, "known")
        self.place = read_row(packed[3], table.teams, 0, table.teams, "place")
        self.standing = read_row(packed[4], table.seats, 0, 1, "standing")
        self.slots = read_row(packed[5], table.teams * table.field, -1, CARDS, "slots")
        self.filled = read_row(packed[6], table.teams, 0, table.field, "filled")
        self.shown = read_row(packed[7], table.kinds, 0, CARDS, "shown")
        self.ledger = unpack_ledger(table.kinds, table.seats, packed[8:13])
        self.complete()

    def observe(self, viewer: i64) -> vec[i64]:
        """Return all that a viewer may know, in the order of `observation`."""
        self.expect_whole()
        seen = append(vec[i64](), self.to_act)
        seen = append(seen, self.phase)
        seen = append(seen, self.turn)
        seen = append(seen, self.cursor)
        seen = append(seen, self.vacant)
        seen = append(seen, self.rooms)
        seen = self.see_owners(seen, viewer)
        seen = show_row(seen, self.known)
        seen = show_row(seen, self.place)
        seen = show_row(seen, self.standing)
        seen = self.see_slots(seen, viewer)
        seen = show_row(seen, self.filled)
        seen = show_row(seen, self.shown)
        seen = self.ledger.observe(seen, viewer)
        return seen

    @abstractmethod
    def see_owners(self, seen: vec[i64], viewer: i64) -> vec[i64]: ...

    @abstractmethod
    def see_slots(self, seen: vec[i64], viewer: i64) -> vec[i64]: ...

    def ask(self, phase: i64, seat: i64) -> None:
        """Wait for a seat, or for chance, in a phase."""
        self.phase = phase
        self.to_act = seat

    def complete(self) -> None:
        """Work out what is not stored; raise ValueError where facts do not fit together."""

    def origin(self) -> tuple[Callable[..., State], tuple[object, ...]]:
        """Return how to make a state from what pack() gave."""
        return remake, (type(self), self.table)


def observation(table: Setup) -> list[tuple[str, int, int, int]]:
    """Return name, size and bounds of each part of what `observe` returns."""
    return [
        ("to_act", 1, OVER, table.seats - 1),
        ("phase", 1, DEAL_TEAMS, SHOWING),
        ("turn", 1, 0, table.seats - 1),
        ("cursor", 1, 0, max(table.seats, table.teams)),
        ("vacant", 1, 0, table.teams * table.field),
        ("rooms", 1, 0, table.teams),
        ("owner", table.teams, UNKNOWN, table.seats - 1),
        ("known", table.teams, 0, 1),
        ("place", table.teams, 0, table.teams),
        ("standing", table.seats, 0, 1),
        ("slots", table.teams * table.field, UNKNOWN, table.kinds - 1),
        ("filled", table.teams, 0, table.field),
        ("shown", table.kinds, 0, CARDS),
        ("hand", table.kinds, 0, MOST_HELD),
        ("hand_sizes", table.seats, 0, MOST_HELD),
        ("layers_gone", 1, 0, MOST_LAYERS),
        ("layers", SHOWN_LAYERS, 0, sum(table.counts)),
    ]

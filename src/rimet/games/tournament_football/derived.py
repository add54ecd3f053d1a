"""All that follows from the facts of this game's state.

Written by `python -m rimet.kernel.deriving` from `facts.py`; a test fails when it is not current.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import final

from mypy_extensions import i64, mypyc_attr

from rimet.kernel.cells import append, vec
from rimet.kernel.hands import MOST_HELD
from rimet.kernel.ledger import MOST_LAYERS, SHOWN_LAYERS, Ledger, new_ledger, unpack_ledger
from rimet.kernel.rows import expect, filled, listed, read_row, remake, show_row, within
from rimet.kernel.state import CHANCE, OVER, State

from .setup import BANK, DONE, GROUP_PLAYED, LATER_PLAYED, SELECT, SHOWING, TOTAL, UNKNOWN, Setup

FIELDS = (
    "now",
    "waiting",
    "team",
    "owner",
    "known",
    "placing",
    "final",
    "standing",
    "third",
    "entrant",
    "cards",
    "filled",
    "hands",
    "deck",
    "laid",
    "log",
    "unmixed",
    "totals",
)


@mypyc_attr(acyclic=True)
@final
class Chart:
    """Rows that rest most of the time; states share them until one writes."""

    waiting: vec[i64]
    team: vec[i64]
    known: vec[i64]
    placing: vec[i64]
    final: vec[i64]
    standing: vec[i64]
    third: vec[i64]
    entrant: vec[i64]
    totals: vec[i64]

    def __init__(self, table: Setup, of: Chart | None) -> None:
        if of is not None:
            self.waiting = of.waiting[:]
            self.team = of.team[:]
            self.known = of.known[:]
            self.placing = of.placing[:]
            self.final = of.final[:]
            self.standing = of.standing[:]
            self.third = of.third[:]
            self.entrant = of.entrant[:]
            self.totals = of.totals[:]
            return
        self.waiting = table.line_up[:]
        self.team = filled(table.spots, -1)
        self.known = filled(table.spots, 0)
        self.placing = filled(table.spots, -1)
        self.final = filled(table.spots, 0)
        self.standing = filled(table.seats, 1)
        self.third = filled(table.groups, -1)
        self.entrant = filled(table.halves, -1)
        self.totals = filled(table.spots, -1)


@mypyc_attr(acyclic=True)
class Facts(State):
    """Every fact of a position."""

    table: Setup
    phase: i64
    turn: i64
    played: i64
    cursor: i64
    due: i64
    is_open: i64
    open_fields: i64
    owner: vec[i64]
    piles: vec[i64]
    rooms: vec[i64]
    chart: Chart
    is_chart_shared: bool
    ledger: Ledger

    def __init__(self, table: Setup, of: Facts | None) -> None:
        super().__init__(CHANCE if of is None else of.to_act)
        self.table = table
        if of is not None:
            self.is_sketch = of.is_sketch
            self.phase = of.phase
            self.turn = of.turn
            self.played = of.played
            self.cursor = of.cursor
            self.due = of.due
            self.is_open = of.is_open
            self.open_fields = of.open_fields
            self.owner = of.owner[:]
            self.piles = of.piles[:]
            self.rooms = of.rooms[:]
            self.chart = of.chart
            self.is_chart_shared = True
            of.is_chart_shared = True
            self.ledger = of.ledger.clone()
            return
        self.phase = SELECT
        self.turn = table.first
        self.played = 0
        self.cursor = -1
        self.due = 0
        self.is_open = 1
        self.open_fields = table.spots
        self.owner = filled(table.spots, BANK)
        self.piles = filled(table.places, 0)
        self.rooms = table.every_place[:]
        self.chart = Chart(table, None)
        self.is_chart_shared = False
        self.ledger = new_ledger(table.kinds, table.seats, table.card_counts)

    def own_chart(self) -> Chart:
        """Return `chart` to write on, a copy where another state may have it."""
        if self.is_chart_shared:
            self.chart = Chart(self.table, self.chart)
            self.is_chart_shared = False
        return self.chart

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
        now.append(self.played)
        now.append(self.cursor)
        now.append(self.due)
        now.append(self.is_open)
        return [
            now,
            listed(self.chart.waiting),
            listed(self.chart.team),
            listed(self.owner),
            listed(self.chart.known),
            listed(self.chart.placing),
            listed(self.chart.final),
            listed(self.chart.standing),
            listed(self.chart.third),
            listed(self.chart.entrant),
            *self.pack_cards(),
            *self.ledger.pack(),
            listed(self.chart.totals),
        ]

    def fill(self, packed: list[list[int]]) -> None:
        """Become what was packed; ValueError names a fact that cannot be so."""
        table = self.table
        expect(len(packed) == 18, "fields")
        now = packed[0]
        expect(len(now) == 7, "now")
        self.to_act = within(now[0], OVER, table.seats - 1, "to_act")
        self.phase = within(now[1], SELECT, DONE, "phase")
        self.turn = within(now[2], 0, table.seats - 1, "turn")
        self.played = within(now[3], 0, GROUP_PLAYED | LATER_PLAYED, "played")
        self.cursor = within(now[4], -1, max(table.seats, table.groups) - 1, "cursor")
        self.due = within(now[5], 0, table.spots, "due")
        self.is_open = within(now[6], 0, 1, "is_open")
        chart = self.own_chart()
        chart.waiting = read_row(packed[1], -1, 0, len(table.homes) - 1, "waiting")
        chart.team = read_row(packed[2], table.spots, -1, len(table.homes) - 1, "team")
        self.owner = read_row(packed[3], table.spots, BANK, table.seats - 1, "owner")
        chart.known = read_row(packed[4], table.spots, 0, 1, "known")
        chart.placing = read_row(packed[5], table.spots, -1, len(table.half_of_placing) - 1, "placing")
        chart.final = read_row(packed[6], table.spots, 0, table.spots, "final")
        chart.standing = read_row(packed[7], table.seats, 0, 1, "standing")
        chart.third = read_row(packed[8], table.groups, -1, table.spots - 1, "third")
        chart.entrant = read_row(packed[9], table.halves, -1, table.spots - 1, "entrant")
        self.fill_cards(packed[10:12])
        self.ledger = unpack_ledger(table.kinds, table.seats, packed[12:17])
        chart.totals = read_row(packed[17], table.spots, -1, TOTAL * TOTAL, "totals")
        self.complete()

    def observe(self, viewer: i64) -> vec[i64]:
        """Return all that a viewer may know, in the order of `observation`."""
        self.expect_whole()
        seen = append(vec[i64](), self.to_act)
        seen = append(seen, self.phase)
        seen = append(seen, self.turn)
        seen = append(seen, self.played)
        seen = append(seen, self.cursor)
        seen = append(seen, self.due)
        seen = append(seen, self.is_open)
        seen = self.see_waiting(seen, viewer)
        seen = show_row(seen, self.chart.team)
        seen = self.see_owners(seen, viewer)
        seen = show_row(seen, self.chart.known)
        seen = show_row(seen, self.chart.placing)
        seen = show_row(seen, self.chart.final)
        seen = show_row(seen, self.chart.standing)
        seen = show_row(seen, self.chart.third)
        seen = show_row(seen, self.chart.entrant)
        seen = self.see_cards(seen, viewer)
        seen = self.ledger.observe(seen, viewer)
        seen = self.see_totals(seen, viewer)
        return seen

    @abstractmethod
    def see_waiting(self, seen: vec[i64], viewer: i64) -> vec[i64]: ...

    @abstractmethod
    def see_owners(self, seen: vec[i64], viewer: i64) -> vec[i64]: ...

    @abstractmethod
    def see_cards(self, seen: vec[i64], viewer: i64) -> vec[i64]: ...

    @abstractmethod
    def pack_cards(self) -> list[list[int]]: ...

    @abstractmethod
    def fill_cards(self, packed: list[list[int]]) -> None: ...

    @abstractmethod
    def see_totals(self, seen: vec[i64], viewer: i64) -> vec[i64]: ...

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
        ("phase", 1, SELECT, SHOWING),
        ("turn", 1, 0, table.seats - 1),
        ("played", 1, 0, GROUP_PLAYED | LATER_PLAYED),
        ("cursor", 1, -1, max(table.seats, table.groups) - 1),
        ("due", 1, 0, table.spots),
        ("is_open", 1, 0, 1),
        ("waiting", table.spots, -1, len(table.homes) - 1),
        ("team", table.spots, -1, len(table.homes) - 1),
        ("owner", table.spots, UNKNOWN, table.seats - 1),
        ("known", table.spots, 0, 1),
        ("placing", table.spots, -1, len(table.half_of_placing) - 1),
        ("final", table.spots, 0, table.spots),
        ("standing", table.seats, 0, 1),
        ("third", table.groups, -1, table.spots - 1),
        ("entrant", table.halves, -1, table.spots - 1),
        ("piles", 2 * table.places * table.capacity, UNKNOWN, max(table.kinds, table.seats) - 1),
        ("hand", table.kinds, 0, MOST_HELD),
        ("hand_sizes", table.seats, 0, MOST_HELD),
        ("layers_gone", 1, 0, MOST_LAYERS),
        ("layers", SHOWN_LAYERS, 0, sum(table.card_counts)),
        ("totals", 2 * table.spots, -1, TOTAL),
    ]

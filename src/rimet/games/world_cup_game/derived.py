"""All that follows from the facts of this game's state.

Written by `python -m rimet.kernel.deriving` from `facts.py`; a test fails when it is not current.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import final

from mypy_extensions import i64, mypyc_attr

from rimet.kernel.cells import append, vec
from rimet.kernel.rows import (
    expect,
    filled,
    listed,
    read_row,
    remake,
    show_digits,
    show_row,
    within,
)
from rimet.kernel.state import CHANCE, OVER, State
from rimet.kernel.stock import Stock, new_stock, unpack_stock

from .setup import (
    ALL_KICKS,
    ALL_LOTS,
    BY_LEVEL,
    BY_SHIFT,
    DONE,
    FULL_ROW,
    HANDOUT,
    LINE,
    LINE_PARTS,
    MOST_HALVES,
    MOST_LOTS,
    NOBODY,
    ROW_PARTS,
    SHOWING,
    Setup,
)

FIELDS = (
    "now",
    "rows",
    "owner",
    "place",
    "standing",
    "dice",
    "won",
    "kicks",
    "hands",
    "pool",
    "log",
    "left",
)


@mypyc_attr(acyclic=True)
@final
class Chart:
    """Rows that rest most of the time; states share them until one writes."""

    owner: vec[i64]
    place: vec[i64]
    standing: vec[i64]
    dice: vec[i64]
    won: vec[i64]
    kicks: vec[i64]

    def __init__(self, table: Setup, of: Chart | None) -> None:
        if of is not None:
            self.owner = of.owner[:]
            self.place = of.place[:]
            self.standing = of.standing[:]
            self.dice = of.dice[:]
            self.won = of.won[:]
            self.kicks = of.kicks[:]
            return
        self.owner = filled(table.course.teams, NOBODY)
        self.place = filled(table.course.teams, 0)
        self.standing = filled(len(table.course.slots), -1)
        self.dice = filled(table.course.pot_count, 0)
        self.won = filled(table.course.knockouts, -1)
        self.kicks = filled(2 * table.course.knockouts, 1)


@mypyc_attr(acyclic=True)
class Facts(State):
    """Every fact of a position."""

    table: Setup
    phase: i64
    scene: i64
    turn: i64
    round: i64
    deck: i64
    cursor: i64
    due: i64
    used: i64
    final_turns: i64
    alive: i64
    lots: i64
    thirds: i64
    open_rows: i64
    wide_rows: i64
    goal_rows: i64
    attack_rows: i64
    open_teams: i64
    rows: vec[i64]
    room: vec[i64]
    chart: Chart
    is_chart_shared: bool
    stock: Stock

    def __init__(self, table: Setup, of: Facts | None) -> None:
        super().__init__(CHANCE if of is None else of.to_act)
        self.table = table
        if of is not None:
            self.is_sketch = of.is_sketch
            self.phase = of.phase
            self.scene = of.scene
            self.turn = of.turn
            self.round = of.round
            self.deck = of.deck
            self.cursor = of.cursor
            self.due = of.due
            self.used = of.used
            self.final_turns = of.final_turns
            self.alive = of.alive
            self.lots = of.lots
            self.thirds = of.thirds
            self.open_rows = of.open_rows
            self.wide_rows = of.wide_rows
            self.goal_rows = of.goal_rows
            self.attack_rows = of.attack_rows
            self.open_teams = of.open_teams
            self.rows = of.rows[:]
            self.room = of.room[:]
            self.chart = of.chart
            self.is_chart_shared = True
            of.is_chart_shared = True
            self.stock = of.stock.clone()
            return
        self.phase = HANDOUT
        self.scene = HANDOUT
        self.turn = (table.first - 1) % table.seats
        self.round = 0
        self.deck = 0
        self.cursor = 0
        self.due = table.course.teams
        self.used = 0
        self.final_turns = -1
        self.alive = table.all_seats
        self.lots = 0
        self.thirds = 0
        self.open_rows = 0
        self.wide_rows = 0
        self.goal_rows = 0
        self.attack_rows = 0
        self.open_teams = 0
        self.rows = filled(table.rows, 0)
        self.room = filled(table.course.teams, 0)
        self.chart = Chart(table, None)
        self.is_chart_shared = False
        self.stock = new_stock(table.seats, table.cards)

    def own_chart(self) -> Chart:
        """Return `chart` to write on, a copy where another state may have it."""
        if self.is_chart_shared:
            self.chart = Chart(self.table, self.chart)
            self.is_chart_shared = False
        return self.chart

    def drop_logs(self) -> None:
        """Become a sketch, which keeps no log from now on."""
        super().drop_logs()
        self.stock.drop_log()

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
        now.append(self.round)
        now.append(self.deck)
        now.append(self.cursor)
        now.append(self.due)
        now.append(self.used)
        now.append(self.final_turns)
        now.append(self.alive)
        now.append(self.lots)
        now.append(self.thirds)
        return [
            now,
            listed(self.rows),
            listed(self.chart.owner),
            listed(self.chart.place),
            listed(self.chart.standing),
            listed(self.chart.dice),
            listed(self.chart.won),
            listed(self.chart.kicks),
            *self.stock.pack(),
        ]

    def fill(self, packed: list[list[int]]) -> None:
        """Become what was packed; ValueError names a fact that cannot be so."""
        table = self.table
        expect(len(packed) == 12, "fields")
        now = packed[0]
        expect(len(now) == 12, "now")
        self.to_act = within(now[0], OVER, table.seats - 1, "to_act")
        self.phase = within(now[1], HANDOUT, DONE, "phase")
        self.turn = within(now[2], 0, table.seats - 1, "turn")
        self.round = within(now[3], 0, table.course.rounds - 1, "round")
        self.deck = within(now[4], 0, len(table.course.decks) - 1, "deck")
        self.cursor = within(now[5], 0, table.rows - 1, "cursor")
        self.due = within(now[6], 0, table.course.teams, "due")
        self.used = within(now[7], 0, table.all_teams, "used")
        self.final_turns = within(now[8], -1, table.seats, "final_turns")
        self.alive = within(now[9], 1, table.all_seats, "alive")
        self.lots = within(now[10], 0, ALL_LOTS, "lots")
        self.thirds = within(now[11], 0, table.all_groups, "thirds")
        chart = self.own_chart()
        self.rows = read_row(packed[1], table.rows, 0, FULL_ROW, "rows")
        chart.owner = read_row(packed[2], table.course.teams, NOBODY, table.seats - 1, "owner")
        chart.place = read_row(packed[3], table.course.teams, 0, table.course.teams, "place")
        chart.standing = read_row(packed[4], len(table.course.slots), -1, BY_LEVEL << BY_SHIFT | LINE, "standing")
        chart.dice = read_row(packed[5], table.course.pot_count, 0, table.most_dice, "dice")
        chart.won = read_row(packed[6], table.course.knockouts, -1, 1, "won")
        chart.kicks = read_row(packed[7], 2 * table.course.knockouts, 1, ALL_KICKS, "kicks")
        self.stock = unpack_stock(table.seats, table.cards, packed[8:12])
        self.complete()

    def observe(self, viewer: i64) -> vec[i64]:
        """Return all that a viewer may know, in the order of `observation`."""
        self.expect_whole()
        table = self.table
        seen = append(vec[i64](), self.to_act)
        seen = append(seen, self.phase)
        seen = append(seen, self.turn)
        seen = append(seen, self.round)
        seen = append(seen, self.deck)
        seen = append(seen, self.cursor)
        seen = append(seen, self.due)
        seen = show_digits(seen, self.used, 1, table.course.teams)
        seen = append(seen, self.final_turns)
        seen = show_digits(seen, self.alive, 1, table.seats)
        seen = show_digits(seen, self.lots, 4, MOST_LOTS)
        seen = show_digits(seen, self.thirds, 1, table.course.first_groups)
        seen = self.see_rows(seen, viewer)
        seen = show_row(seen, self.chart.owner)
        seen = show_row(seen, self.chart.place)
        seen = self.see_standing(seen, viewer)
        for each in self.chart.dice:
            seen = show_digits(seen, each, 3, table.extra_dice)
        seen = show_row(seen, self.chart.won)
        for each in self.chart.kicks:
            seen = show_digits(seen, each, 14, 4)
        seen = self.stock.observe(seen, viewer)
        return seen

    @abstractmethod
    def see_rows(self, seen: vec[i64], viewer: i64) -> vec[i64]: ...

    @abstractmethod
    def see_standing(self, seen: vec[i64], viewer: i64) -> vec[i64]: ...

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
        ("phase", 1, HANDOUT, SHOWING),
        ("turn", 1, 0, table.seats - 1),
        ("round", 1, 0, table.course.rounds - 1),
        ("deck", 1, 0, len(table.course.decks) - 1),
        ("cursor", 1, 0, table.rows - 1),
        ("due", 1, 0, table.course.teams),
        ("used", table.course.teams, 0, 1),
        ("final_turns", 1, -1, table.seats),
        ("alive", table.seats, 0, 1),
        ("lots", MOST_LOTS, 0, 15),
        ("thirds", table.course.first_groups, 0, 1),
        ("rows", table.rows * ROW_PARTS, -1, max(table.course.teams - 1, MOST_HALVES)),
        ("owner", table.course.teams, NOBODY, table.seats - 1),
        ("place", table.course.teams, 0, table.course.teams),
        ("standing", len(table.course.slots) * LINE_PARTS, -1, max(table.course.teams - 1, BY_LEVEL)),
        ("dice", (table.course.pot_count) * (table.extra_dice), 0, 7),
        ("won", table.course.knockouts, -1, 1),
        ("kicks", (2 * table.course.knockouts) * (4), 0, 16383),
        ("hand", len(table.cards), 0, sum(table.cards)),
        ("hand_sizes", table.seats, 0, sum(table.cards)),
        ("deck_size", 1, 0, sum(table.cards)),
        ("opened", len(table.cards), 0, sum(table.cards)),
        ("discarded", len(table.cards), 0, sum(table.cards)),
        ("discards", table.seats, 0, sum(table.cards)),
        ("in_play", len(table.cards), 0, sum(table.cards)),
    ]

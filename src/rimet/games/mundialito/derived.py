"""All that follows from the facts of this game's state.

Written by `python -m rimet.kernel.deriving` from `facts.py`; a test fails when it is not current.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import final

from mypy_extensions import i64, mypyc_attr

from rimet.kernel.cells import append, vec
from rimet.kernel.rows import expect, filled, listed, read_row, remake, show_row, within
from rimet.kernel.state import CHANCE, OVER, State

from .setup import (
    DICE,
    DONE,
    GOALS,
    GROUP_TEAMS,
    HIGHEST_FACE,
    LAST_PLACE,
    MOST_KICKS,
    NOBODY,
    NOT_CHOSEN,
    NOT_YET,
    PLACES,
    POTS,
    SELECT,
    SHOWING,
    TEAMS,
    TIRELESS,
    Setup,
)

FIELDS = (
    "now",
    "pile",
    "owner",
    "place",
    "pot",
    "slots",
    "lots",
    "sides",
    "goals",
    "extra",
    "kicks",
    "won",
    "level",
    "thrown",
)


@mypyc_attr(acyclic=True)
@final
class Chart:
    """Rows that rest most of the time; states share them until one writes."""

    owner: vec[i64]
    pot: vec[i64]
    slots: vec[i64]
    lots: vec[i64]
    extra: vec[i64]
    kicks: vec[i64]

    def __init__(self, table: Setup, of: Chart | None) -> None:
        if of is not None:
            self.owner = of.owner[:]
            self.pot = of.pot[:]
            self.slots = of.slots[:]
            self.lots = of.lots[:]
            self.extra = of.extra[:]
            self.kicks = of.kicks[:]
            return
        self.owner = filled(table.teams, NOBODY)
        self.pot = filled(table.potted, NOT_YET)
        self.slots = filled(table.fields, NOT_YET)
        self.lots = filled(table.fields, 0)
        self.extra = filled(2 * table.matches, NOT_YET)
        self.kicks = filled(2 * table.matches, NOT_YET)


@mypyc_attr(acyclic=True)
class Facts(State):
    """Every fact of a position."""

    table: Setup
    phase: i64
    cursor: i64
    match: i64
    part: i64
    turn: i64
    die: i64
    tries: i64
    settled: i64
    left: i64
    pile: vec[i64]
    spot: vec[i64]
    place: vec[i64]
    sides: vec[i64]
    goals: vec[i64]
    won: vec[i64]
    level: vec[i64]
    thrown: vec[i64]
    chart: Chart
    is_chart_shared: bool

    def __init__(self, table: Setup, of: Facts | None) -> None:
        super().__init__(CHANCE if of is None else of.to_act)
        self.table = table
        if of is not None:
            self.is_sketch = of.is_sketch
            self.phase = of.phase
            self.cursor = of.cursor
            self.match = of.match
            self.part = of.part
            self.turn = of.turn
            self.die = of.die
            self.tries = of.tries
            self.settled = of.settled
            self.left = of.left
            self.pile = of.pile[:]
            self.spot = of.spot[:]
            self.place = of.place[:]
            self.sides = of.sides[:]
            self.goals = of.goals[:]
            self.won = of.won[:]
            self.level = of.level[:]
            self.thrown = of.thrown[:]
            self.chart = of.chart
            self.is_chart_shared = True
            of.is_chart_shared = True
            return
        self.phase = SELECT
        self.cursor = 0
        self.match = 0
        self.part = GOALS
        self.turn = 0
        self.die = 0
        self.tries = 0
        self.settled = 0
        self.left = 0
        self.pile = filled(table.teams, NOT_YET)
        self.spot = filled(table.teams, NOT_YET)
        self.place = table.places[:]
        self.sides = filled(2 * table.matches, NOT_YET)
        self.goals = filled(2 * table.matches, NOT_YET)
        self.won = filled(table.matches, NOT_YET)
        self.level = filled(GROUP_TEAMS, NOT_YET)
        self.thrown = filled(GROUP_TEAMS * DICE, NOT_YET)
        self.chart = Chart(table, None)
        self.is_chart_shared = False

    def own_chart(self) -> Chart:
        """Return `chart` to write on, a copy where another state may have it."""
        if self.is_chart_shared:
            self.chart = Chart(self.table, self.chart)
            self.is_chart_shared = False
        return self.chart

    def show(self) -> None:
        """Become a scene, which is looked at and never played."""
        super().show()
        self.phase = SHOWING

    def pack(self) -> list[list[int]]:
        """Return every fact as lists of whole numbers, in the order of FIELDS."""
        self.expect_whole()
        now: list[int] = [self.to_act]
        now.append(self.phase)
        now.append(self.cursor)
        now.append(self.match)
        now.append(self.part)
        now.append(self.turn)
        now.append(self.die)
        now.append(self.tries)
        now.append(self.settled)
        now.append(self.left)
        return [
            now,
            listed(self.pile),
            listed(self.chart.owner),
            listed(self.place),
            listed(self.chart.pot),
            listed(self.chart.slots),
            listed(self.chart.lots),
            listed(self.sides),
            listed(self.goals),
            listed(self.chart.extra),
            listed(self.chart.kicks),
            listed(self.won),
            listed(self.level),
            listed(self.thrown),
        ]

    def fill(self, packed: list[list[int]]) -> None:
        """Become what was packed; ValueError names a fact that cannot be so."""
        table = self.table
        expect(len(packed) == 14, "fields")
        now = packed[0]
        expect(len(now) == 10, "now")
        self.to_act = within(now[0], OVER, table.seats - 1, "to_act")
        self.phase = within(now[1], SELECT, DONE, "phase")
        self.cursor = within(now[2], 0, TEAMS, "cursor")
        self.match = within(now[3], 0, table.matches - 1, "match")
        self.part = within(now[4], GOALS, PLACES, "part")
        self.turn = within(now[5], 0, GROUP_TEAMS, "turn")
        self.die = within(now[6], 0, DICE - 1, "die")
        self.tries = within(now[7], 0, TIRELESS, "tries")
        self.settled = within(now[8], 0, TEAMS // GROUP_TEAMS, "settled")
        self.left = within(now[9], 0, table.teams, "left")
        chart = self.own_chart()
        self.pile = read_row(packed[1], table.teams, NOT_YET, table.teams - 1, "pile")
        chart.owner = read_row(packed[2], table.teams, NOBODY, table.seats - 1, "owner")
        self.place = read_row(packed[3], table.teams, NOT_CHOSEN, LAST_PLACE, "place")
        chart.pot = read_row(packed[4], table.potted, NOT_YET, POTS - 1, "pot")
        chart.slots = read_row(packed[5], table.fields, NOT_YET, table.teams - 1, "slots")
        chart.lots = read_row(packed[6], table.fields, 0, GROUP_TEAMS - 1, "lots")
        self.sides = read_row(packed[7], 2 * table.matches, NOT_YET, table.teams - 1, "sides")
        self.goals = read_row(packed[8], 2 * table.matches, NOT_YET, HIGHEST_FACE, "goals")
        chart.extra = read_row(packed[9], 2 * table.matches, NOT_YET, HIGHEST_FACE, "extra")
        chart.kicks = read_row(packed[10], 2 * table.matches, NOT_YET, MOST_KICKS, "kicks")
        self.won = read_row(packed[11], table.matches, NOT_YET, 1, "won")
        self.level = read_row(packed[12], GROUP_TEAMS, NOT_YET, table.fields - 1, "level")
        self.thrown = read_row(packed[13], GROUP_TEAMS * DICE, NOT_YET, HIGHEST_FACE, "thrown")
        self.complete()

    def observe(self, viewer: i64) -> vec[i64]:
        """Return all that a viewer may know, in the order of `observation`."""
        self.expect_whole()
        seen = append(vec[i64](), self.to_act)
        seen = append(seen, self.phase)
        seen = append(seen, self.cursor)
        seen = append(seen, self.match)
        seen = append(seen, self.part)
        seen = append(seen, self.turn)
        seen = append(seen, self.die)
        seen = append(seen, self.tries)
        seen = append(seen, self.settled)
        seen = append(seen, self.left)
        seen = self.see_pile(seen, viewer)
        seen = show_row(seen, self.chart.owner)
        seen = show_row(seen, self.place)
        seen = show_row(seen, self.chart.pot)
        seen = show_row(seen, self.chart.slots)
        seen = show_row(seen, self.chart.lots)
        seen = show_row(seen, self.sides)
        seen = show_row(seen, self.goals)
        seen = show_row(seen, self.chart.extra)
        seen = show_row(seen, self.chart.kicks)
        seen = show_row(seen, self.won)
        seen = show_row(seen, self.level)
        seen = show_row(seen, self.thrown)
        return seen

    @abstractmethod
    def see_pile(self, seen: vec[i64], viewer: i64) -> vec[i64]: ...

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
        ("cursor", 1, 0, TEAMS),
        ("match", 1, 0, table.matches - 1),
        ("part", 1, GOALS, PLACES),
        ("turn", 1, 0, GROUP_TEAMS),
        ("die", 1, 0, DICE - 1),
        ("tries", 1, 0, TIRELESS),
        ("settled", 1, 0, TEAMS // GROUP_TEAMS),
        ("left", 1, 0, table.teams),
        ("pile", table.teams, 0, 1),
        ("owner", table.teams, NOBODY, table.seats - 1),
        ("place", table.teams, NOT_CHOSEN, LAST_PLACE),
        ("pot", table.potted, NOT_YET, POTS - 1),
        ("slots", table.fields, NOT_YET, table.teams - 1),
        ("lots", table.fields, 0, GROUP_TEAMS - 1),
        ("sides", 2 * table.matches, NOT_YET, table.teams - 1),
        ("goals", 2 * table.matches, NOT_YET, HIGHEST_FACE),
        ("extra", 2 * table.matches, NOT_YET, HIGHEST_FACE),
        ("kicks", 2 * table.matches, NOT_YET, MOST_KICKS),
        ("won", table.matches, NOT_YET, 1),
        ("level", GROUP_TEAMS, NOT_YET, table.fields - 1),
        ("thrown", GROUP_TEAMS * DICE, NOT_YET, HIGHEST_FACE),
    ]

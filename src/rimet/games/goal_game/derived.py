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

from .setup import (
    COINS,
    DONE,
    FACE_DOWN,
    FINAL,
    FIRST,
    GRID,
    HALVES,
    KINDS,
    LAY,
    MOST,
    MOST_SERIES,
    MOST_TOKENS,
    NOBODY,
    READ_FORWARD,
    SHOT,
    SHOWING,
    SIDES,
    STAGES,
    Setup,
)

FIELDS = (
    "now",
    "coins",
    "tokens",
    "used",
    "bank",
    "playing",
    "ahead",
    "level",
    "finalist",
    "place",
    "goals",
    "shots",
    "spots",
    "shown",
)


@mypyc_attr(acyclic=True)
@final
class Fixture:
    """Rows that rest most of the time; states share them until one writes."""

    playing: vec[i64]
    ahead: vec[i64]
    level: vec[i64]
    finalist: vec[i64]
    place: vec[i64]
    shots: vec[i64]
    spots: vec[i64]
    edge: vec[i64]
    near: vec[i64]

    def __init__(self, table: Setup, of: Fixture | None) -> None:
        if of is not None:
            self.playing = of.playing[:]
            self.ahead = of.ahead[:]
            self.level = of.level[:]
            self.finalist = of.finalist[:]
            self.place = of.place[:]
            self.shots = of.shots[:]
            self.spots = of.spots[:]
            self.edge = of.edge[:]
            self.near = of.near[:]
            return
        self.playing = filled(table.seats, 0)
        self.ahead = filled(table.seats, 0)
        self.level = filled(table.seats, 0)
        self.finalist = filled(table.seats, 0)
        self.place = filled(table.seats, 0)
        self.shots = filled(MOST_SERIES * SHOT, 0)
        self.spots = filled(table.cells, NOBODY)
        self.edge = filled(0, 0)
        self.near = filled(table.cells * SIDES, NOBODY)


@mypyc_attr(acyclic=True)
class Facts(State):
    """Every fact of a position."""

    table: Setup
    phase: i64
    auction: i64
    stage: i64
    half: i64
    turn: i64
    last: i64
    bid: i64
    bidder: i64
    lot: i64
    passes: i64
    is_counter: i64
    is_shooting: i64
    series: i64
    size: i64
    left: i64
    hidden: i64
    cell: i64
    step: i64
    saved: i64
    places: i64
    coins: vec[i64]
    tokens: vec[i64]
    used: vec[i64]
    bank: vec[i64]
    goals: vec[i64]
    shown: vec[i64]
    faced: vec[i64]
    unseen: vec[i64]
    fixture: Fixture
    is_fixture_shared: bool

    def __init__(self, table: Setup, of: Facts | None) -> None:
        super().__init__(CHANCE if of is None else of.to_act)
        self.table = table
        if of is not None:
            self.is_sketch = of.is_sketch
            self.phase = of.phase
            self.auction = of.auction
            self.stage = of.stage
            self.half = of.half
            self.turn = of.turn
            self.last = of.last
            self.bid = of.bid
            self.bidder = of.bidder
            self.lot = of.lot
            self.passes = of.passes
            self.is_counter = of.is_counter
            self.is_shooting = of.is_shooting
            self.series = of.series
            self.size = of.size
            self.left = of.left
            self.hidden = of.hidden
            self.cell = of.cell
            self.step = of.step
            self.saved = of.saved
            self.places = of.places
            self.coins = of.coins[:]
            self.tokens = of.tokens[:]
            self.used = of.used[:]
            self.bank = of.bank[:]
            self.goals = of.goals[:]
            self.shown = of.shown[:]
            self.faced = of.faced[:]
            self.unseen = of.unseen[:]
            self.fixture = of.fixture
            self.is_fixture_shared = True
            of.is_fixture_shared = True
            return
        self.phase = DONE
        self.auction = 0
        self.stage = FINAL if table.seats == 2 else FIRST
        self.half = 0
        self.turn = 0
        self.last = NOBODY
        self.bid = 0
        self.bidder = NOBODY
        self.lot = NOBODY
        self.passes = 0
        self.is_counter = 0
        self.is_shooting = 0
        self.series = 0
        self.size = 0
        self.left = 0
        self.hidden = table.cards
        self.cell = NOBODY
        self.step = 0
        self.saved = 0
        self.places = 0
        self.coins = filled(table.seats, COINS)
        self.tokens = filled(table.seats * KINDS, 0)
        self.used = filled(table.seats * KINDS, 0)
        self.bank = table.bank[:]
        self.goals = filled(STAGES * HALVES * table.seats * table.seats, 0)
        self.shown = filled(table.cells, FACE_DOWN)
        self.faced = filled(table.cells, 0)
        self.unseen = table.counts[:]
        self.fixture = Fixture(table, None)
        self.is_fixture_shared = False

    def own_fixture(self) -> Fixture:
        """Return `fixture` to write on, a copy where another state may have it."""
        if self.is_fixture_shared:
            self.fixture = Fixture(self.table, self.fixture)
            self.is_fixture_shared = False
        return self.fixture

    def show(self) -> None:
        """Become a scene, which is looked at and never played."""
        super().show()
        self.phase = SHOWING

    def pack(self) -> list[list[int]]:
        """Return every fact as lists of whole numbers, in the order of FIELDS."""
        self.expect_whole()
        now: list[int] = [self.to_act]
        now.append(self.phase)
        now.append(self.auction)
        now.append(self.stage)
        now.append(self.half)
        now.append(self.turn)
        now.append(self.last)
        now.append(self.bid)
        now.append(self.bidder)
        now.append(self.lot)
        now.append(self.passes)
        now.append(self.is_counter)
        now.append(self.is_shooting)
        now.append(self.series)
        now.append(self.size)
        now.append(self.cell)
        now.append(self.step)
        now.append(self.saved)
        now.append(self.places)
        return [
            now,
            listed(self.coins),
            listed(self.tokens),
            listed(self.used),
            listed(self.bank),
            listed(self.fixture.playing),
            listed(self.fixture.ahead),
            listed(self.fixture.level),
            listed(self.fixture.finalist),
            listed(self.fixture.place),
            listed(self.goals),
            listed(self.fixture.shots),
            listed(self.fixture.spots),
            listed(self.shown),
        ]

    def fill(self, packed: list[list[int]]) -> None:
        """Become what was packed; ValueError names a fact that cannot be so."""
        table = self.table
        expect(len(packed) == 14, "fields")
        now = packed[0]
        expect(len(now) == 19, "now")
        self.to_act = within(now[0], OVER, table.seats - 1, "to_act")
        self.phase = within(now[1], LAY, DONE, "phase")
        self.auction = within(now[2], 1, 2, "auction")
        self.stage = within(now[3], FIRST, FINAL, "stage")
        self.half = within(now[4], 0, HALVES - 1, "half")
        self.turn = within(now[5], 0, table.seats - 1, "turn")
        self.last = within(now[6], NOBODY, table.seats - 1, "last")
        self.bid = within(now[7], 0, table.most_coins, "bid")
        self.bidder = within(now[8], NOBODY, table.seats - 1, "bidder")
        self.lot = within(now[9], NOBODY, KINDS - 1, "lot")
        self.passes = within(now[10], 0, table.seats - 1, "passes")
        self.is_counter = within(now[11], 0, 1, "is_counter")
        self.is_shooting = within(now[12], 0, 1, "is_shooting")
        self.series = within(now[13], 0, MOST_SERIES, "series")
        self.size = within(now[14], 0, table.cells, "size")
        self.cell = within(now[15], NOBODY, table.cells - 1, "cell")
        self.step = within(now[16], 0, READ_FORWARD, "step")
        self.saved = within(now[17], 0, (1 << READ_FORWARD + 1) - 1, "saved")
        self.places = within(now[18], 0, 2, "places")
        fixture = self.own_fixture()
        self.coins = read_row(packed[1], table.seats, 0, MOST, "coins")
        self.tokens = read_row(packed[2], table.seats * KINDS, 0, MOST_TOKENS, "tokens")
        self.used = read_row(packed[3], table.seats * KINDS, 0, MOST, "used")
        self.bank = read_row(packed[4], KINDS, 0, MOST, "bank")
        fixture.playing = read_row(packed[5], table.seats, 0, 1, "playing")
        fixture.ahead = read_row(packed[6], table.seats, 0, 1, "ahead")
        fixture.level = read_row(packed[7], table.seats, 0, 1, "level")
        fixture.finalist = read_row(packed[8], table.seats, 0, 1, "finalist")
        fixture.place = read_row(packed[9], table.seats, 0, table.seats, "place")
        self.goals = read_row(packed[10], STAGES * HALVES * table.seats * table.seats, 0, MOST, "goals")
        fixture.shots = read_row(packed[11], MOST_SERIES * SHOT, NOBODY, MOST, "shots")
        fixture.spots = read_row(packed[12], table.cells, NOBODY, GRID * GRID - 1, "spots")
        self.shown = read_row(packed[13], table.cells, FACE_DOWN, table.kinds * SIDES - 1, "shown")
        self.complete()

    def observe(self, viewer: i64) -> vec[i64]:
        """Return all that a viewer may know, in the order of `observation`."""
        self.expect_whole()
        seen = append(vec[i64](), self.to_act)
        seen = append(seen, self.phase)
        seen = append(seen, self.auction)
        seen = append(seen, self.stage)
        seen = append(seen, self.half)
        seen = append(seen, self.turn)
        seen = append(seen, self.last)
        seen = append(seen, self.bid)
        seen = append(seen, self.bidder)
        seen = append(seen, self.lot)
        seen = append(seen, self.passes)
        seen = append(seen, self.is_counter)
        seen = append(seen, self.is_shooting)
        seen = append(seen, self.series)
        seen = append(seen, self.size)
        seen = append(seen, self.cell)
        seen = append(seen, self.step)
        seen = show_digits(seen, self.saved, 1, READ_FORWARD + 1)
        seen = append(seen, self.places)
        seen = show_row(seen, self.coins)
        seen = show_row(seen, self.tokens)
        seen = show_row(seen, self.used)
        seen = show_row(seen, self.bank)
        seen = show_row(seen, self.fixture.playing)
        seen = show_row(seen, self.fixture.ahead)
        seen = show_row(seen, self.fixture.level)
        seen = show_row(seen, self.fixture.finalist)
        seen = show_row(seen, self.fixture.place)
        seen = show_row(seen, self.goals)
        seen = show_row(seen, self.fixture.shots)
        seen = show_row(seen, self.fixture.spots)
        seen = show_row(seen, self.shown)
        return seen

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
        ("phase", 1, LAY, SHOWING),
        ("auction", 1, 1, 2),
        ("stage", 1, FIRST, FINAL),
        ("half", 1, 0, HALVES - 1),
        ("turn", 1, 0, table.seats - 1),
        ("last", 1, NOBODY, table.seats - 1),
        ("bid", 1, 0, table.most_coins),
        ("bidder", 1, NOBODY, table.seats - 1),
        ("lot", 1, NOBODY, KINDS - 1),
        ("passes", 1, 0, table.seats - 1),
        ("is_counter", 1, 0, 1),
        ("is_shooting", 1, 0, 1),
        ("series", 1, 0, MOST_SERIES),
        ("size", 1, 0, table.cells),
        ("cell", 1, NOBODY, table.cells - 1),
        ("step", 1, 0, READ_FORWARD),
        ("saved", READ_FORWARD + 1, 0, 1),
        ("places", 1, 0, 2),
        ("coins", table.seats, 0, MOST),
        ("tokens", table.seats * KINDS, 0, MOST_TOKENS),
        ("used", table.seats * KINDS, 0, MOST),
        ("bank", KINDS, 0, MOST),
        ("playing", table.seats, 0, 1),
        ("ahead", table.seats, 0, 1),
        ("level", table.seats, 0, 1),
        ("finalist", table.seats, 0, 1),
        ("place", table.seats, 0, table.seats),
        ("goals", STAGES * HALVES * table.seats * table.seats, 0, MOST),
        ("shots", MOST_SERIES * SHOT, NOBODY, MOST),
        ("spots", table.cells, NOBODY, GRID * GRID - 1),
        ("shown", table.cells, FACE_DOWN, table.kinds * SIDES - 1),
    ]

"""Test what follows from a declaration of facts, on a small one and on those of all games."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from rimet import OVER, SPECTATOR
from rimet.kernel.deriving import derive, main
from rimet.kernel.facts import Facts, number, phases, row
from tests.source import SAMPLE, SOURCE

FOLDERS = sorted(path.parent for root in (SOURCE, SAMPLE) for path in root.rglob("facts.py"))
GAMES = [folder for folder in FOLDERS if folder.name != "kernel"]

SETUP = """
from rimet.kernel.counts import cells

class Setup:
    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.prices = cells([3, 1, 2])

NOBODY = -1
"""
FACTS = """
from rimet.kernel.facts import ALL, UNSEEN, OWN, Digits, Facts, form, number, row, sight

FACTS = Facts(
    bid=number(0, "len(table.prices) * 10", start=2),
    flags=number(0, 255, seen=Digits("table.seats", 2)),
    best=number("NOBODY", "table.seats - 1", is_stored=False, seen=UNSEEN),
    hand=row("table.seats * 2", 0, 9, seen=OWN),
    price=row("len(table.prices)", 0, 9, like="table.prices"),
    won=row("table.seats", "NOBODY", 1, start="NOBODY", group="chart"),
    lost=row("table.seats", 0, 1, group="chart"),
    queue=row(-1, 0, 9, like="table.prices", seen=sight("see_queue", 1, 0, 9)),
    pile=row(2, 0, 99, seen=UNSEEN, is_stored=False),
    piled=form("tens", "ones", pack="pack_pile", fill="fill_pile"),
)
"""
STATE = """
from rimet.kernel.cells import append
from rimet.kernel.rows import within
from .derived import FIELDS, Facts, observation
from .setup import Setup

class Tiny(Facts):
    def clone(self):
        return Tiny(self.table, self)
    def see_queue(self, seen, viewer):
        return append(seen, len(self.queue))
    def pack_pile(self):
        return [[number // 10 for number in self.pile], [number % 10 for number in self.pile]]
    def fill_pile(self, packed):
        for place, (tens, ones) in enumerate(zip(*packed, strict=True)):
            self.pile[place] = within(10 * tens + ones, 0, 99, "pile")
    def complete(self):
        self.best = max(range(self.table.seats), key=lambda seat: self.hand[2 * seat])
    def legal(self): return [0]
    def odds(self): return [1]
    def sample(self, rng): return 0
    def apply(self, action): pass
    def redeal(self, viewer, rng): pass
    def scores(self): return [0] * self.table.seats
"""


@pytest.fixture
def tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """Yield the module of a state whose facts are declared above."""
    folder = tmp_path / "tiny_game"
    folder.mkdir()
    for name, text in {"__init__": "", "setup": SETUP, "facts": FACTS, "state": STATE}.items():
        (folder / f"{name}.py").write_text(text, "utf-8")
    assert main([str(folder)]) == 0
    monkeypatch.syspath_prepend(tmp_path)
    yield importlib.import_module("tiny_game.state")
    for name in [name for name in sys.modules if name.startswith("tiny_game")]:
        del sys.modules[name]


@pytest.fixture
def state(tiny: ModuleType) -> Any:
    """Return a state of three seats at its beginning."""
    return tiny.Tiny(tiny.Setup(3), None)


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_derived_modules_are_current(folder: Path) -> None:
    assert main(["--check", str(folder)]) == 0, f"python -m rimet.kernel.deriving {folder.name}"


def test_every_game_declares_its_facts() -> None:
    states = {path.parent for root in (SOURCE, SAMPLE) for path in root.rglob("state.py")}
    assert set(GAMES) == {folder for folder in states if folder.name != "kernel"}


def test_a_stale_module_is_noticed(tiny: ModuleType) -> None:
    folder = Path(str(tiny.__file__)).parent
    assert main(["--check", str(folder)]) == 0
    (folder / "facts.py").write_text(FACTS.replace("start=2", "start=3"), "utf-8")
    assert main(["--check", str(folder)]) == 1


def test_a_state_begins_as_declared(state: Any) -> None:
    assert (state.to_act, state.bid, state.flags) == (-1, 2, 0)
    assert list(state.hand) == [0] * 6
    assert list(state.price) == [3, 1, 2]
    assert list(state.chart.won) == [-1] * 3


def test_positions_are_written_in_the_order_of_the_declaration(
    tiny: ModuleType, state: Any
) -> None:
    assert tiny.FIELDS == ("now", "hand", "price", "won", "lost", "queue", "tens", "ones")
    state.pile[1] = 47
    packed = [[-1, 2, 0], [0] * 6, [3, 1, 2], [-1] * 3, [0] * 3, [3, 1, 2], [0, 4], [0, 7]]
    assert state.pack() == packed


def test_what_is_packed_is_read_again_and_completed(state: Any) -> None:
    packed = [[0, 30, 5], [0, 0, 7, 0, 1, 0], [1, 1, 1], [1, 0, -1], [0, 1, 1], [9], [1, 2], [3, 4]]
    make, first = state.origin()
    read = make(*first, packed)
    assert read.pack() == packed
    assert (read.bid, read.best, list(read.pile)) == (30, 1, [13, 24])
    assert not read == state and read == read.clone()


@pytest.mark.parametrize(
    ("field", "value", "name"),
    [
        (0, [3, 2, 0], "to_act"),
        (0, [-1, 31, 0], "bid"),
        (0, [-1, 2], "now"),
        (1, [0] * 5, "hand"),
        (1, [0, 0, 0, 0, 0, 10], "hand"),
        (3, [-2, 0, 0], "won"),
        (5, [0, 10], "queue"),
        (7, [0, 100], "pile"),
    ],
)
def test_what_cannot_be_is_refused_by_name(
    state: Any, field: int, value: list[int], name: str
) -> None:
    packed = state.pack()
    packed[field] = value
    with pytest.raises(ValueError, match=name):
        state.clone().fill(packed)


def test_clones_are_independent_and_share_a_group_until_one_writes(state: Any) -> None:
    other = state.clone()
    assert other.chart is state.chart
    other.bid = 9
    other.hand[0] = 1
    other.own_chart().won[0] = 1
    assert (state.bid, state.hand[0], state.chart.won[0]) == (2, 0, -1)
    state.own_chart().won[1] = 0
    assert list(other.chart.won) == [1, -1, -1] and list(state.chart.won) == [-1, 0, -1]
    chart = other.chart
    assert other.own_chart() is chart, "what is one's own is not copied again"


def test_everybody_observes_what_is_declared(tiny: ModuleType, state: Any) -> None:
    shapes = tiny.observation(state.table)
    assert shapes == [
        ("to_act", 1, OVER, 2),
        ("bid", 1, 0, 30),
        ("flags", 3, 0, 3),
        ("hand", 6, -1, 9),
        ("price", 3, 0, 9),
        ("won", 3, -1, 1),
        ("lost", 3, 0, 1),
        ("queue", 1, 0, 9),
    ]
    state.flags = 0b100111
    for place in range(6):
        state.hand[place] = place
    assert list(state.observe(1)) == [
        *(-1, 2, 3, 1, 2),
        *(-1, -1, 2, 3, -1, -1),
        *(3, 1, 2, -1, -1, -1, 0, 0, 0, 3),
    ]
    assert list(state.observe(SPECTATOR))[5:11] == [-1] * 6


def test_a_name_that_nobody_defines_is_taken_from_the_setup() -> None:
    text = derive(Facts(turn=number("FIRST", "last(table)", start="FIRST")))
    assert "from .setup import FIRST, Setup, last\n" in text


def test_a_game_with_phases_can_ask() -> None:
    phased = derive(Facts(phase=number("FIRST", "DONE", start="FIRST")))
    assert "    def ask(self, phase: i64, seat: i64) -> None:\n" in phased
    assert "def ask" not in derive(Facts(turn=number(0, 1)))


def test_phases_that_are_named_become_constants_and_words() -> None:
    text = derive(Facts(phase=phases("TURN", "LAST_TURN", "DONE", "SHOWING")))
    assert "TURN: Final = 0\nLAST_TURN: Final = 1\nDONE: Final = 2\nSHOWING: Final = 3\n" in text
    assert '    "turn",\n    "last-turn",\n    "done",\n    "showing",\n' in text
    assert 'self.phase = within(now[1], TURN, DONE, "phase")' in text
    assert "        self.phase = SHOWING\n" in text


def test_a_row_of_any_length_begins_empty() -> None:
    text = derive(Facts(queue=row(-1, 0, 9)))
    assert "        self.queue = vec[i64]()\n" in text

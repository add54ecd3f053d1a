"""Test that the rules give the same results on lists, where librt is missing."""

import json
import os
import subprocess
import sys
from pathlib import Path

from rimet.kernel.cells import append
from rimet.kernel.counts import cells, pick, take, zeros
from rimet.kernel.rng import Rng

from . import shuffles
from .brute import Script, ledger_of, random_history
from .matches import small_game

ROOT = Path(__file__).parents[2]

WITHOUT_LIBRT = """
import json, sys
sys.modules["librt"] = None
sys.modules["librt.vecs"] = None
from tests.kernel import test_cells
from rimet.kernel.cells import vec
assert issubclass(vec, list)
print(json.dumps(test_cells.scenario()))
"""


def scenario() -> list[object]:
    """Return what a ledger, a stock and a whole game do with some random numbers."""
    from rimet import SPECTATOR, playout
    from rimet.kernel.redeal import redeal_cards
    from rimet.kernel.restock import redeal_stock

    script = Script.of(
        (3, 2, 2),
        2,
        "draw0 draw1 draw0 draw1 lay0 show1 show0 draw1 draw0 return lay1 draw1 draw0 draw1"
        " show1 turn1 lay0 return draw1 draw0 show1",
    )
    rng = Rng(1)
    told: list[object] = []
    for _ in range(20):
        ledger = ledger_of(script, random_history(script, rng))
        for viewer in (SPECTATOR, 0, 1):
            world = ledger.clone()
            redeal_cards(world, viewer, rng)
            told.append(world.pack())
        told.append(ledger.pack())
    rounds = shuffles.turns((2, 3, 2), 2, 2, [3, 2, 2], 3)
    stock = shuffles.stock_of(rounds, shuffles.random_history(rounds, rng))
    for viewer in (SPECTATOR, 0, 1):
        redeal_stock(stock, viewer, rng)
        told.append(stock.pack())
    game = small_game()
    for _ in range(5):
        told.append(game.write(playout(game.start(), rng)))
    return told


def test_lists_give_the_same_results() -> None:
    # The source is put first: there it runs interpreted, which is all that can be without librt.
    places = [str(ROOT), str(ROOT / "src"), str(ROOT / "tests" / "sample" / "src")]
    run = subprocess.run(
        [sys.executable, "-c", WITHOUT_LIBRT],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([*places, *filter(None, sys.path)])},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout) == json.loads(json.dumps(scenario()))


def test_cells_behave_alike() -> None:
    made = cells([3, 0, 2])
    assert ([*made], [*zeros(2)], len(made)) == ([3, 0, 2], [0, 0], 3)
    copy = made[:]
    copy[0] = 9
    made = append(made, 7)
    assert ([*made], [*copy], [*made[1:3]]) == ([3, 0, 2, 7], [9, 0, 2], [0, 2])


def test_pick_and_take_draw_by_counts() -> None:
    counts = cells([9, 2, 0, 1])
    rng = Rng(3)
    assert {int(pick(counts, 1, 3, rng)) for _ in range(50)} == {0, 2}
    assert [*counts] == [9, 2, 0, 1]
    drawn = sorted(int(take(counts, 1, left, rng)) for left in (3, 2, 1))
    assert drawn == [0, 0, 2]
    assert [*counts] == [9, 0, 0, 0]

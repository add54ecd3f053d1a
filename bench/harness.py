"""Measure one game in this process, on whichever build of rimet it finds.

python -m bench.harness             prints the games found, as JSON
python -m bench.harness GAME        prints the figures of one game, as JSON
python -m bench.harness GAME plain  prints the playouts per second of its plain version, or null
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import msgspec

import rimet
from rimet.lab.measure import SEED, best_time, measure

Playout = Callable[[random.Random], object]


def plain_version(game: str) -> Playout | None:
    """Return the plain Python function that plays the same game, from the `*_plain` modules."""
    for path in sorted(Path(__file__).parent.glob("*_plain.py")):
        module = import_module(f"bench.{path.stem}")
        if module.GAME == game:
            found: Playout = module.playout
            return found
    return None


def measure_plain(playout: Playout) -> float:
    """Return how many matches a plain version plays per second."""
    rng = random.Random(SEED)

    def play(times: int) -> None:
        for _ in range(times):
            playout(rng)

    return 1 / best_time(play)


def main(arguments: list[str]) -> None:
    """Print the games found, or the figures of the one that is named."""
    answer: object
    if not arguments:
        answer = list(rimet.games())
    elif arguments[1:] == ["plain"]:
        playout = plain_version(arguments[0])
        answer = measure_plain(playout) if playout else None
    else:
        answer = measure(rimet.load(arguments[0]))
    print(msgspec.json.encode(answer).decode())


if __name__ == "__main__":
    main(sys.argv[1:])

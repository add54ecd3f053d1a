"""Measure dealing anew in The World Cup Game, at positions from casual play in every round.

All editions, two to sixteen seats; the spectator and two seats look at each position. Every redeal
is measured by itself, the best of several with the same seed, since what is asked is a bound.
"""

from __future__ import annotations

import argparse

import msgspec

import rimet
from bench.asked import at_most, report
from rimet.kernel.rng import Rng
from rimet.kernel.state import SPECTATOR
from rimet.lab.measure import played_states, redeal_time

GAME = "world-cup-game"
SEATS = (2, 4, 9, 16)
MATCHES = 2
EVERY = 5
ASKED = {"mean_ms": at_most(0.5), "p99_ms": at_most(2), "worst_ms": at_most(10)}


class Redeals(msgspec.Struct, frozen=True):
    """Milliseconds of all redeals that were measured."""

    redeals: int
    mean_ms: float
    p99_ms: float
    worst_ms: float


def measure() -> Redeals:
    """Play the matches and deal every position anew."""
    rng = Rng(1930)
    times = []
    editions = next(
        option.allowed for option in rimet.load(GAME).declared_options() if option.name == "edition"
    )
    for edition in editions:
        for seats in SEATS:
            game = rimet.load(GAME, seats, edition=edition)
            for state in played_states(game, range(MATCHES), EVERY):
                for viewer in {SPECTATOR, 0, state.to_act}:
                    times.append(redeal_time(state, viewer, rng) * 1e3)
    times.sort()
    return Redeals(len(times), sum(times) / len(times), times[len(times) * 99 // 100], times[-1])


def main() -> None:
    """Print what was measured, beside what is asked."""
    parser = argparse.ArgumentParser(prog="bench.redeal", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON; names end with units")
    report(measure(), ASKED, parser.parse_args().json)


if __name__ == "__main__":
    main()

"""The conformance suite: what every game is held to, whoever wrote it.

    from rimet.testing import conform
    conform(rimet.load("my-game"))

It needs no test framework: a failed check raises ConformanceError.
"""

from __future__ import annotations

from rimet.testing.conform import CHECKS, conform
from rimet.testing.failure import ConformanceError
from rimet.testing.golden import check_golden, golden_name, playthrough
from rimet.testing.loaded import LoadedDice
from rimet.testing.posterior import TooManyHistories, check_posterior, check_posteriors

__all__ = [
    "CHECKS",
    "ConformanceError",
    "LoadedDice",
    "TooManyHistories",
    "check_golden",
    "check_posterior",
    "check_posteriors",
    "conform",
    "golden_name",
    "playthrough",
]

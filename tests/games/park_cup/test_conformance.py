"""Test that Park Cup is a game like any other, and plays as it always has."""

from __future__ import annotations

from pathlib import Path

import pytest

import rimet
from rimet.testing import CHECKS, check_golden, conform, golden_name

GOLDEN = Path(__file__).parent / "golden"
TINY = {"teams": "teams-tiny", "cards": "cards-tiny", "hand": 1, "field": 1}
LARGE = {"hand": 5, "field": 3, "dealer": 0}


@pytest.mark.parametrize("check", CHECKS)
def test_conformance_as_it_is_usually_played(check: str) -> None:
    CHECKS[check](rimet.load("park-cup"), 4, 1)


@pytest.mark.parametrize("options", [TINY, LARGE], ids=["tiny", "large"])
def test_conformance_with_other_options(options: dict[str, object]) -> None:
    conform(rimet.load("park-cup", **options), 2, 100)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [2, 3])
def test_golden_playthroughs(seed: int) -> None:
    game = rimet.load("park-cup")
    check_golden(game, GOLDEN / golden_name(game, seed), seed)


def test_golden_playthrough_of_the_tiny_game() -> None:
    game = rimet.load("park-cup", **TINY)  # type: ignore[arg-type]
    check_golden(game, GOLDEN / "tiny" / golden_name(game, 1), 1)

"""Test that Goal!Game is a game like any other."""

from __future__ import annotations

import pytest

import rimet
from rimet.testing import CHECKS, conform


@pytest.mark.parametrize("check", CHECKS)
def test_conformance_of_four_coaches(check: str) -> None:
    CHECKS[check](rimet.load("goal-game"), 1, 1)


@pytest.mark.parametrize("players", [2, 3])
def test_conformance_with_other_options(players: int) -> None:
    conform(rimet.load("goal-game", players, figure="random", tokens="tokens-four-each"), 1, 100)

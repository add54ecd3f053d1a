"""Test that Goal!Game is a game like any other, and plays as it always has."""

from __future__ import annotations

from pathlib import Path

import pytest

import rimet
from rimet.testing import CHECKS, check_golden, golden_name

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("check", CHECKS)
def test_conformance_of_two_coaches(check: str) -> None:
    CHECKS[check](rimet.load("goal-game", 2), 1, 1)


@pytest.mark.parametrize(
    ("players", "check"),
    [
        *((3, check) for check in ("laws", "copies", "records", "sight")),
        *((4, check) for check in ("laws", "records", "sight")),
    ],
)
def test_conformance_of_more_coaches(players: int, check: str) -> None:
    CHECKS[check](rimet.load("goal-game", players, tokens="tokens-four-each"), 1, 7)


@pytest.mark.parametrize("check", ["laws", "notation", "copies", "records", "wall", "sight"])
def test_conformance_of_a_random_figure(check: str) -> None:
    CHECKS[check](rimet.load("goal-game", 2, figure="random"), 1, 100)


@pytest.mark.parametrize(("players", "figure"), [(2, "random"), (3, "columns"), (4, "columns")])
def test_endings_of_many_matches(players: int, figure: str) -> None:
    CHECKS["endings"](rimet.load("goal-game", players, figure=figure), 12, 50)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_golden_playthroughs(players: int) -> None:
    game = rimet.load("goal-game", players)
    check_golden(game, GOLDEN / golden_name(game, 1), 1)


def test_golden_playthrough_of_a_random_figure() -> None:
    game = rimet.load("goal-game", 2, figure="random")
    check_golden(game, GOLDEN / "random" / golden_name(game, 1), 1)

"""Test that Mundialito is a game like any other, and plays as it always has."""

from __future__ import annotations

from pathlib import Path

import pytest

from rimet.testing import CHECKS, check_golden, conform, golden_name
from tests.games.mundialito.table import load

GOLDEN = Path(__file__).parent / "golden"
GROUPS = {"mode": "II", "players": 1, "draw": "free"}
TOURISTIC = {"mode": "IIB", "players": 2, "handout": "draft", "rolls": "table", "blank": "Narnia"}


@pytest.mark.parametrize("check", CHECKS)
def test_conformance_of_a_knock_out(check: str) -> None:
    CHECKS[check](load(players=3), 1, 1)


@pytest.mark.parametrize("options", [GROUPS, TOURISTIC], ids=["groups", "touristic"])
def test_conformance_with_other_options(options: dict[str, object]) -> None:
    conform(load(**options), 1, 100)


@pytest.mark.parametrize("check", ["laws", "endings", "notation", "records"])
@pytest.mark.parametrize("mode", ["I", "II", "IIB"])
@pytest.mark.parametrize("players", [4, 6])
def test_laws_endings_and_records_of_many_matches(check: str, mode: str, players: int) -> None:
    options: dict[str, object] = {"mode": mode, "players": players, "blank": "Narnia"}
    CHECKS[check](load(**options, blank_stars=3), 3, 7)


@pytest.mark.parametrize("mode", ["I", "II", "IIB"])
def test_golden_playthroughs(mode: str) -> None:
    game = load(mode=mode, players=3)
    check_golden(game, GOLDEN / mode / golden_name(game, 1), 1)

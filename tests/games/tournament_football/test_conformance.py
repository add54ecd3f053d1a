"""Test that the game is one like any other, and plays as it always has."""

from __future__ import annotations

from pathlib import Path

import pytest

from rimet.testing import CHECKS, check_golden, golden_name
from tests.games.tournament_football.script import card_set, load_cup
from tests.sampling import SAMPLED

GOLDEN = Path(__file__).parent / "golden"
# Three kinds instead of twelve: as many secrets, and a quarter of the moves to list.
FEW = card_set({"0.0": 100, "1.1": 60, "3.2": 32})
SETS: dict[str, dict[str, object]] = {
    "two players": {"players": 2, "cards": FEW},
    "four players": {},
    "eight players": {"players": 8, "cards": FEW},
    "twenty-four players": {"players": 24, "cards": FEW},
    "olympic": {"players": 3, "board": "olympic", "cards": FEW},
    "longer and hidden": {"players": 3, "longer": True, "hidden": True, "cards": FEW},
    "wild with team scoring": {"players": 3, "wild": True, "team_scoring": True, "cards": FEW},
    "1990": {"players": 3, "series": "1990", "cards": FEW},
    "thirty-two teams": {"players": 3, "series": "2022", "cards": FEW},
}
# Every set goes through the quick checks, and some through those that take long.
QUICK = ("laws", "endings", "shapes", "records", "seeds", "refusals", "marks")
SLOW = [
    *(("olympic", check) for check in ("notation", "wall", "hidden")),
    ("two players", "notation"),
    *(("longer and hidden", check) for check in ("copies", "wall", "sketches")),
    *(("wild with team scoring", check) for check in ("wall", "hidden")),
    ("four players", "wall"),
    *((name, "sight") for name in ("longer and hidden", "olympic", "four players")),
    *((name, "sight") for name in ("wild with team scoring", "1990")),
]


@pytest.mark.parametrize("check", QUICK)
@pytest.mark.parametrize("name", SETS)
def test_conformance_in_quick_checks(name: str, check: str) -> None:
    CHECKS[check](load_cup(**SETS[name]), 1, 1)  # type: ignore[arg-type]


@pytest.mark.parametrize(("name", "check"), SLOW[::2] if SAMPLED else SLOW)
def test_conformance_in_slow_checks(name: str, check: str) -> None:
    CHECKS[check](load_cup(**SETS[name]), 1, 1)  # type: ignore[arg-type]


def test_no_check_is_left_out() -> None:
    assert {*QUICK, *(check for _, check in SLOW)} == set(CHECKS)


@pytest.mark.rule("WCT-R5", "WCT-25", "WCT-24")
@pytest.mark.parametrize("options", [{}, {"players": 24}, {"players": 8, "team_scoring": True}])
def test_many_endings(options: dict[str, object]) -> None:
    CHECKS["endings"](load_cup(**options), 5 if SAMPLED else 20, 100)  # type: ignore[arg-type]


# --- golden playthroughs

GOLDENS: dict[str, dict[str, object]] = {
    "world-cup": {"players": 3},
    "olympic": {"players": 2, "board": "olympic"},
    "optional": {
        **{"players": 2, "longer": True, "hidden": True, "wild": True, "team_scoring": True},
        **{"series": "1990", "teams_per_player": 5},
    },
    "open": {"players": 2, "board": "olympic", "open": True, "series": "1974"},
}


@pytest.mark.parametrize("name", GOLDENS)
def test_golden_playthroughs(name: str) -> None:
    game = load_cup(**GOLDENS[name])  # type: ignore[arg-type]
    check_golden(game, GOLDEN / name / golden_name(game, 1), 1)

"""Test that the game is one like any other, and plays as it always has."""

from __future__ import annotations

from pathlib import Path

import pytest

from rimet.testing import CHECKS, check_golden, golden_name
from tests.games.world_cup_game.script import load_game
from tests.sampling import SAMPLED

GOLDEN = Path(__file__).parent / "golden"
SETS: dict[str, dict[str, object]] = {
    "2002": {},
    "2006 with a draft": {"players": 3, "edition": "2006", "handout": "draft"},
    "1974": {"players": 2, "edition": "1974"},
    "1978 without extra goals": {"players": 3, "edition": "1978", "extra_goals": False},
    "1982": {"players": 5, "edition": "1982"},
    "1994": {"players": 3, "edition": "1994", "third_table": "real"},
    "sixteen players": {"players": 16},
    "twelve players of 1974": {"players": 12, "edition": "1974", "handout": "draft"},
}
# Every set goes through the quick checks, and some through those that take long.
QUICK = ("laws", "endings", "shapes", "records", "refusals")
SLOW = [
    *(
        ("1974", check)
        for check in ("notation", "wall", "hidden", "copies", "seeds", "sight", "sketches")
    ),
    ("1982", "wall"),
    ("1978 without extra goals", "sight"),
    *((name, "seeds") for name in ("2002", "1982", "twelve players of 1974")),
    *((name, "marks") for name in [*SETS][:6]),
]


@pytest.mark.parametrize("check", QUICK)
@pytest.mark.parametrize("name", [*SETS][::2] if SAMPLED else SETS)
def test_conformance_in_quick_checks(name: str, check: str) -> None:
    CHECKS[check](load_game(**SETS[name]), 1, 1)  # type: ignore[arg-type]


@pytest.mark.parametrize(("name", "check"), SLOW[:1] if SAMPLED else SLOW)
def test_conformance_in_slow_checks(name: str, check: str) -> None:
    CHECKS[check](load_game(**SETS[name]), 1, 1)  # type: ignore[arg-type]


def test_no_check_is_left_out() -> None:
    assert {*QUICK, *(check for _, check in SLOW)} == set(CHECKS)


GOLDENS = ("2002", "2006", "1974", "1978", "1982", "1994")


@pytest.mark.parametrize("year", GOLDENS[2:3] if SAMPLED else GOLDENS)
def test_golden_playthroughs(year: str) -> None:
    game = load_game(2, edition=year)
    check_golden(game, GOLDEN / year / golden_name(game, 1), 1)

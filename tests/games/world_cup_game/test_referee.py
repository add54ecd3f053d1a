"""Test that the rules and a referee who has read RULES.md agree at every step of many matches."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import rimet.games.world_cup_game as package
from rimet.bots.random import RandomBot
from rimet.games.world_cup_game.bot import CasualBot
from tests.games.world_cup_game.referee.matches import follow_bots, follow_idle, follow_random
from tests.games.world_cup_game.script import card_set, load_game
from tests.sampling import SAMPLED

DATA = Path(package.__file__).parent / "data"
REFEREE = Path(__file__).parent / "referee"


def weak_teams() -> str:
    """Return the edition of 1974 with weak teams alone, whose rows are soon full."""
    text = (DATA / "edition-1974.toml").read_text("utf-8")
    return re.sub('colour = "(black|red|blue)"', 'colour = "grey"', text)


def own_dice() -> str:
    """Return dice of which two are rolled for extra goals, and penalties often miss."""
    text = (DATA / "dice-1.toml").read_text("utf-8")
    head, penalty, tail = text.replace("count = 4", "count = 2").partition("[penalty]")
    return head.replace('"grey"', '"blue"') + penalty + tail.replace('"grey"', '"black"')


SETS: dict[str, dict[str, object]] = {
    "2002 with four": {"players": 4},
    "2002 with sixteen": {"players": 16, "handout": "draft"},
    "2006 with seven, no extra goals": {"players": 7, "edition": "2006", "extra_goals": False},
    "1974 with two": {"players": 2, "edition": "1974"},
    "1974 with sixteen": {"players": 16, "edition": "1974"},
    "1978 with five": {"players": 5, "edition": "1978", "handout": "draft", "dealer": 1},
    "1982 with three": {"players": 3, "edition": "1982"},
    "1982 with twelve": {"players": 12, "edition": "1982", "extra_goals": False},
    "1994 with two": {"players": 2, "edition": "1994"},
    "1994 with eleven": {"players": 11, "edition": "1994", "third_table": "real", "dealer": 0},
    "weak teams": {"players": 2, "own_edition": weak_teams()},
    "few cards": {
        "players": 2,
        "edition": "1982",
        "cards": card_set({"1": 4, "2+1": 5, "1+1+1": 3, "3": 2, "foul": 2, "penalty": 2}),
    },
    "dice of one's own": {"players": 3, "edition": "1978", "dice": own_dice()},
}
SEEDS = range(1 if SAMPLED else 4)
IDLE = ("2006 with seven, no extra goals", "1974 with two", "1982 with twelve", "1994 with eleven")
BOTS = ("1974 with two", "1978 with five", "1982 with three", "1994 with eleven")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", [*SETS][::3] if SAMPLED else SETS)
def test_matches_at_random(name: str, seed: int) -> None:
    follow_random(load_game(**SETS[name]), seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", IDLE[1:2] if SAMPLED else IDLE)
def test_matches_in_which_nearly_all_is_level(name: str) -> None:
    options = SETS[name] | {"extra_goals": False}
    follow_idle(load_game(**options), 1)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", BOTS[:1] if SAMPLED else BOTS)
def test_matches_of_sensible_players(name: str) -> None:
    game = load_game(**SETS[name])  # type: ignore[arg-type]
    bots = [RandomBot() if seat % 3 == 2 else CasualBot() for seat in range(game.seats)]
    follow_bots(game, bots, 1)


def test_the_referee_shares_no_code_with_the_rules() -> None:
    game = "rimet.games.world_cup_game"
    found = set()
    for path in REFEREE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                found.add(str(node.module))
    assert {name for name in found if name.startswith(game)} == {f"{game}.game", f"{game}.options"}
    assert not any(name.startswith(("rimet.football", "tests.football")) for name in found)

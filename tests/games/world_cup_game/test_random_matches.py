"""Test, in many matches at random, that what is counted along is what is there."""

from __future__ import annotations

import pytest

import rimet
from rimet.games.world_cup_game.rules.play import CupState
from rimet.games.world_cup_game.rules.rows import count_round, put, whistle
from rimet.games.world_cup_game.setup import REFILL
from rimet.kernel.state import OVER
from tests.games.world_cup_game.script import load_game
from tests.sampling import SAMPLED

MATCHES = 3 if SAMPLED else 40


def counted(state: CupState) -> list[int]:
    """Return what a state counts along about its rows."""
    now = [state.open_rows, state.wide_rows, state.goal_rows, state.attack_rows]
    return [*now, state.open_teams, *state.room]


@pytest.mark.parametrize("edition", ["2002", "1974", "1982", "1994"])
def test_what_is_counted_along_is_there(edition: str) -> None:
    game = load_game(4, edition=edition)
    for seed in range(MATCHES):
        state, rng = game.start(), rimet.Rng(seed)
        while state.to_act != OVER:
            state.apply(state.sample(rng))
            if state.phase <= REFILL:
                again = state.clone()
                count_round(again)
                assert counted(again) == counted(state)


@pytest.mark.parametrize("space", range(4))
def test_a_token_on_every_space_can_be_hit(space: int) -> None:
    game = load_game(4)
    state = game.start()
    row = game.plan.rows.index("C1a")  # Brazil has four spaces
    for _ in range(space):
        put(state, row, 5)
    put(state, row, 3)
    whistle(state, row)
    tokens = [int(state.rows[row]) >> 20 + 4 * each & 15 for each in range(4)]
    hit = [11, 2] if space < 3 else [2]
    assert tokens == ([5] * space + hit + [0] * 4)[:4]
    assert state.rows[row] & 7 == min(space + 2, 4)

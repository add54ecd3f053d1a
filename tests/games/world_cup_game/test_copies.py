"""Test that two states which share a chart never see what the other writes on it."""

from __future__ import annotations

import pytest

from rimet import Rng
from rimet.games.world_cup_game.rules.knockout import finish
from rimet.games.world_cup_game.rules.play import CupState
from rimet.games.world_cup_game.setup import TURN
from rimet.kernel.state import OVER
from tests.games.world_cup_game.script import load_game, started

CHART = ("owner", "place", "standing", "dice", "won", "kicks")


def chart(state: CupState) -> dict[str, list[int]]:
    """Return what a state has on its chart."""
    return {name: list(getattr(state.chart, name)) for name in CHART}


@pytest.mark.parametrize(
    ("edition", "handout", "is_idle", "written"),
    [
        ("1974", "draft", False, {*CHART}),
        # Without dice, groups and matches are settled right after a turn, and thirds after a lot.
        ("1994", "random", True, {*CHART} - {"dice"}),
    ],
)
def test_what_one_writes_the_other_never_sees(
    edition: str, handout: str, is_idle: bool, written: set[str]
) -> None:
    game = load_game(2, edition=edition, handout=handout, extra_goals=not is_idle)
    state, rng, changed = game.start(), Rng(2), set[str]()
    while state.to_act != OVER:
        action = state.sample(rng)
        # All but one card in eight are discarded: most matches are level, and some are won.
        if is_idle and state.phase == TURN and rng.below(8):
            action = state.legal()[-1]
        before, clone = chart(state), state.clone()
        state.apply(action)
        assert chart(clone) == before, "the first writes"
        after = chart(state)
        changed |= {name for name in CHART if after[name] != before[name]}
        last = clone.clone()
        last.apply(action)
        assert (chart(clone), chart(state), chart(last)) == (before, after, after), "the last"
    assert changed == written


def test_a_place_is_written_for_one_state_alone() -> None:
    state = started(2, edition="1974").state
    clone = state.clone()
    finish(state, 0, 5)
    assert (state.chart.place[0], clone.chart.place[0]) == (5, 0)

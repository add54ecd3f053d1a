"""Test that what a viewer remembers of earlier views is never seen in a later one."""

from __future__ import annotations

import msgspec
import pytest

from rimet import OVER, SPECTATOR, Rng
from rimet.games.world_cup_game import viewing
from rimet.games.world_cup_game.rules.play import CupState
from rimet.games.world_cup_game.setup import EXTRA_GOALS
from tests.games.world_cup_game.script import load_game


@pytest.mark.parametrize("edition", ["2002", "1974", "1982", "1994"])
@pytest.mark.parametrize("most", [0, viewing.MOST_REMEMBERED])
def test_every_view_is_what_somebody_without_memory_builds(
    edition: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(viewing, "MOST_REMEMBERED", most)
    game = load_game(3, edition=edition)
    fresh = viewing.Viewer(game._viewer.plan, game._viewer.extra_goals)
    for seed in (1, 2):
        state, rng = game.start(), Rng(seed)
        while state.to_act != OVER:
            state.journal, state.marks = [], []
            state.apply(state.sample(rng))
            is_counted = state.phase >= EXTRA_GOALS  # which is soon over
            for seen in (*(scene for _, scene in state.marks), state):
                assert isinstance(seen, CupState)
                if rng.below(1 if is_counted and seen is state else 12) > 0:
                    continue
                for viewer in (SPECTATOR, 0, 1, 2):
                    fresh.seen_matches.clear()
                    fresh.seen_groups.clear()
                    built = msgspec.json.encode(fresh.build(seen, viewer))
                    assert msgspec.json.encode(game.view(seen, viewer)) == built

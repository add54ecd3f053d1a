"""Test random play to the end."""

from collections import Counter
from fractions import Fraction

import pytest

from park_cup.derived import DRAW
from park_cup.rules.play import ParkState
from rimet import OVER, Rng, SketchError, playout
from rimet.kernel.playout import clone_many, count_steps

from .chance import follows
from .matches import new_match, play_on, small_game


def test_a_playout_ends_in_place() -> None:
    state = small_game().start()
    assert playout(state, Rng(1)) is state
    assert state.to_act == OVER


def test_the_same_seed_plays_the_same() -> None:
    game = small_game()
    worlds = [game.write(playout(game.start(), Rng(seed))) for seed in (1, 1, 2)]
    assert worlds[0] == worlds[1] != worlds[2]


def test_steps_are_counted_and_bounded() -> None:
    game = small_game()
    for seed in range(50):
        state, other = game.start(), game.start()
        steps = count_steps(state, Rng(seed))
        rng = Rng(seed)
        for _ in range(steps):
            assert other.to_act != OVER
            other.apply(other.sample(rng))
        assert other == state
        assert steps <= game.longest


def test_a_state_that_is_over_stays_as_it_is() -> None:
    state = playout(small_game().start(), Rng(3))
    before = state.pack()
    assert count_steps(state, Rng(1)) == 0
    assert state.pack() == before


def test_random_play_takes_every_legal_action_alike() -> None:
    match = play_on(new_match(4), Rng(4), 2)
    state = match.game.read(match.position)
    legal = list(state.legal())
    rng = Rng(6)
    found = Counter(int(state.sample(rng)) for _ in range(400 * len(legal)))
    assert follows(found, {action: Fraction(1, len(legal)) for action in legal})


def test_random_play_draws_what_chance_gives_by_its_odds() -> None:
    state, rng = small_game().start(), Rng(6)
    assert isinstance(state, ParkState)
    while state.phase != DRAW:
        state.apply(state.sample(rng))
    odds = list(state.odds())
    assert len({weight for weight in odds if weight}) > 1
    found = Counter(int(state.sample(rng)) for _ in range(4000))
    assert follows(found, {kind: Fraction(w, sum(odds)) for kind, w in enumerate(odds) if w})


def test_cloning_changes_nothing() -> None:
    state = small_game().start()
    before = state.pack()
    clone_many(state, 10)
    assert state.pack() == before


def test_a_sketch_plays_the_same_match_and_refuses_to_tell_more() -> None:
    for seed in range(20):
        whole, sketch = small_game().start(), small_game().start().sketch()
        assert count_steps(whole, Rng(seed)) == count_steps(sketch, Rng(seed))
        assert whole.scores() == sketch.scores()
        with pytest.raises(SketchError) as caught:
            sketch.pack()
        assert caught.value.code == "only_sketched"


def test_a_sketch_keeps_no_log() -> None:
    whole = small_game(hand=1, cards="cards-tiny").start()
    for is_kept, start in ((True, whole), (False, whole.sketch())):
        lines = 0
        for seed in range(20):
            played = playout(start.clone(), Rng(seed))
            assert isinstance(played, ParkState)
            lines += len(played.ledger.log)
        assert (lines > 0) is is_kept

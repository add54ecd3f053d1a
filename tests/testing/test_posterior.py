"""Redeal against the exact law, and the law itself against a count by hand."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest

from rimet.kernel.game import Game
from rimet.kernel.rng import Rng
from rimet.kernel.state import SPECTATOR
from rimet.testing.failure import ConformanceError
from rimet.testing.posterior import (
    TooManyHistories,
    beliefs,
    check_posterior,
    check_posteriors,
    evenly,
)
from rimet.testing.walk import walk
from tests.sampling import SAMPLED

from .leaks import NoRedeal
from .park import IGNORE, bare, cards_in_hand, park, plain, tiny


def play(game: Game, *moves: str) -> list[int]:
    """Return the path that notations from the start stand for."""
    state = game.start()
    path = []
    for move in moves:
        path.append(game.parse(state, move))
        state.apply(path[-1])
    return path


DEAL = ("team:Oaks", "team:Elms", "team:Swans", "card:blank", "card:blank", "card:goal")


def test_belief_is_the_law_counted_by_hand() -> None:
    game = tiny()
    for _, last in beliefs(game, 0, play(game, *DEAL), evenly):
        belief = last
    # Three teams are left for two seats; two blank, two goal, one appeal for two hands.
    hands: dict[tuple[int, ...], Fraction] = {}
    for state, weight in belief.values():
        ledger = bare(state).ledger
        held = (*ledger.hand(1), *ledger.hand(2))
        hands[held] = hands.get(held, Fraction(0)) + weight
    total = sum(hands.values())
    assert hands[1, 0, 0, 1, 0, 0] / total == Fraction(2, 20)
    assert hands[1, 0, 0, 0, 1, 0] / total == Fraction(4, 20)
    assert hands[0, 0, 1, 0, 1, 0] / total == Fraction(2, 20)
    assert len(belief) == 6 * 8


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_sample_game_redeals_by_the_law_from_a_position(viewer: int) -> None:
    game = tiny()
    path = play(game, *DEAL, "blank>Oaks")
    compared = check_posterior(
        game,
        viewer,
        1 if SAMPLED else 2,
        prefix=path,
        blind=cards_in_hand,
        draws=200,
        rng=Rng(2),
        ignore=IGNORE,
    )
    assert compared > 1


@pytest.mark.parametrize("deck", [tiny, plain])
@pytest.mark.parametrize(("hand", "field"), [(1, 1), (2, 1)])
def test_sample_game_redeals_by_the_law_in_whole_matches(
    deck: Callable[[int, int], Game], hand: int, field: int
) -> None:
    matches = 1 if SAMPLED else 2
    check_posteriors(deck(hand, field), matches, 2, blind=cards_in_hand, ignore=IGNORE)


def test_truth_alone_is_not_the_law() -> None:
    game = NoRedeal(tiny().options)
    with pytest.raises(ConformanceError) as caught:
        check_posterior(game, 0, prefix=play(game, *DEAL), ignore=IGNORE)
    assert caught.value.check == "posterior.support"
    assert "never dealt" in str(caught.value)


def test_game_that_is_not_tiny_says_so() -> None:
    game = park()
    path = list(walk(game, 1))[-1].path
    with pytest.raises(TooManyHistories, match="more than 500 worlds after"):
        check_posterior(game, SPECTATOR, prefix=path, cap=500)
    with pytest.raises(TooManyHistories, match="more than 20 worlds 3 steps deep"):
        check_posterior(game, SPECTATOR, 4, draws=10, cap=20)

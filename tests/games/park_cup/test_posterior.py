"""Test redeal against the exact law of hidden owners and cards, where all histories can be listed.

A hand is played blindly: an action weighs as much as there are cards in the hand that it could
be. What chance gives weighs by its odds.
"""

from __future__ import annotations

import pytest

import rimet
from park_cup.rules.play import ParkState
from rimet import SPECTATOR, Game, State
from rimet.testing import check_posterior, check_posteriors

VIEWERS = [SPECTATOR, 0, 1, 2]
FREE = ("log",)  # the order of draws within a layer, on which nothing depends


def blindly(state: State, action: int) -> int:
    """Return how many cards in the hand of the seat to act an action could be."""
    assert isinstance(state, ParkState)
    table = state.table
    if table.second <= action < table.appeal or action == table.show:
        return 1  # no card leaves the hand
    if action < table.move:
        kind = action // table.teams
    elif action < table.second:
        kind = table.transfer
    elif action < table.show:
        kind = table.protest
    elif action < table.drop:
        kind = action - table.give
    else:
        kind = action - table.drop
    return int(state.ledger.held(state.to_act, kind))


def tiny(**options: int) -> Game:
    """Return the game with four teams and six cards."""
    return rimet.load("park-cup", teams="teams-tiny", cards="cards-tiny", **options)


def follow(game: Game, moves: str) -> tuple[ParkState, list[int]]:
    """Return where moves in notation lead, and their numbers."""
    state = game.start()
    path = []
    for move in moves.split():
        path.append(game.parse(state, move))
        state.apply(path[-1])
    assert isinstance(state, ParkState)
    return state, path


@pytest.mark.parametrize("viewer", VIEWERS)
def test_hidden_owners_and_hands(viewer: int) -> None:
    sets = check_posterior(tiny(hand=1, field=1), viewer, 5, blind=blindly, draws=60, ignore=FREE)
    assert sets >= 6


@pytest.mark.parametrize("viewer", VIEWERS)
def test_owners_that_some_have_shown(viewer: int) -> None:
    game = tiny(hand=1, field=1)
    moves = """team:Oaks team:Elms team:Swans card:appeal card:blank card:goal
        ask>1 show card:blank"""
    state, path = follow(game, moves)
    assert list(state.known) == [0, 1, 0, 0]
    check_posterior(game, viewer, 1, prefix=path, blind=blindly, draws=60, ignore=FREE)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_cards_that_lie_face_down(viewer: int) -> None:
    game = tiny(hand=1, field=1)
    moves = """team:Oaks team:Elms team:Swans card:goal card:blank card:blank
        goal>Kites card:appeal blank>Oaks card:blank drop>blank"""
    state, path = follow(game, moves)
    assert [state.ledger.is_open(card) for card in range(2)] == [False, False]
    check_posterior(game, viewer, 1, prefix=path, blind=blindly, draws=60, ignore=FREE)


# All six cards are dealt. Four are laid and turned over; seats 1 and 2 keep one each, which
# nobody has seen, and take one more from under the deck: their hands mix two layers.
MIXED = """team:Oaks team:Elms team:Swans
    card:blank card:goal card:blank card:blank card:appeal card:goal
    blank>Oaks goal>Elms blank>Swans blank>Kites lot:Kites
    card:blank card:goal card:blank card:blank"""
# Seat 1 lays a card that may be of either layer, and seat 2 drops one that may be, too.
AFTERWARDS = {
    "before any play": "",
    "one face down": "blank>Oaks",
    "one face down, one seen": "blank>Oaks drop>goal",
    "one seen, one face down": "drop>blank goal>Oaks",
    "one turn each": "blank>Oaks drop>goal blank>Elms",
    "two turns of seat 1": "blank>Oaks drop>goal drop>blank drop>appeal drop>goal",
}


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("then", AFTERWARDS)
def test_hands_that_mix_layers(then: str, viewer: int) -> None:
    game = tiny(hand=2, field=1)
    state, path = follow(game, f"{MIXED} {AFTERWARDS[then]}")
    assert state.ledger.unmixed >= 0
    cards = (*FREE, "owner")  # owners have no part in how cards fall
    check_posterior(game, viewer, prefix=path, blind=blindly, draws=200, ignore=cards)


@pytest.mark.parametrize(("hand", "field"), [(1, 2), (2, 1)])
def test_random_matches_to_the_end(hand: int, field: int) -> None:
    game = tiny(hand=hand, field=field)
    check_posteriors(game, 4, 1, blind=blindly, draws=30, every=11, ignore=FREE)

"""The sample game as these tests play it: whole, and with decks tiny enough to list."""

from __future__ import annotations

from park_cup import ParkCup
from park_cup.rules.play import ParkState
from park_cup.setup import APPEAL, TRANSFER
from rimet.kernel.catalogue import make
from rimet.kernel.game import Game
from rimet.kernel.state import State
from tests.sampling import SAMPLED

MATCHES = 3 if SAMPLED else 4
# The log serves redeal alone; the order of hidden draws in it is free.
IGNORE = ("log",)
PLAIN_CARDS = """
[[card]]
name = "blank"
count = 3

[[card]]
name = "goal"
goals = 1
count = 2

[[card]]
name = "double"
goals = 2
count = 1
"""


def park() -> Game:
    """Return the sample game as it is usually played."""
    return make(ParkCup, {})


def tiny(hand: int = 1, field: int = 1) -> Game:
    """Return the sample game with six cards and four teams."""
    options = {"hand": hand, "field": field, "teams": "teams-tiny", "cards": "cards-tiny"}
    return make(ParkCup, options)


def plain(hand: int = 1, field: int = 1) -> Game:
    """Return the tiny game with goals only: any card can be any that lies face down."""
    options = {"hand": hand, "field": field, "teams": "teams-tiny", "cards": PLAIN_CARDS}
    return make(ParkCup, options)


def cards_in_hand(state: State, action: int) -> int:
    """Return how many cards in the hand of the seat to act this action could be."""
    park = bare(state)
    table = park.table
    goals = list(table.goals)
    if action < table.move:
        kind = action // table.teams
    elif action < table.second:
        kind = goals.index(TRANSFER)
    elif action < table.appeal:
        return 1
    elif action < table.show:
        kind = goals.index(APPEAL)
    elif action < table.give:
        return 1
    elif action < table.drop:
        kind = action - table.give
    else:
        kind = action - table.drop
    return int(park.ledger.held(park.to_act, kind))


def bare(state: State) -> ParkState:
    """Return the state without any disguise."""
    found = getattr(state, "inner", state)
    assert isinstance(found, ParkState)
    return found

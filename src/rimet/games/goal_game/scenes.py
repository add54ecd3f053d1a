"""What is on the table: an auction, a half, an attack, penalties; also in a scene without a phase.

At rest the phase tells. In a scene it follows from what lies there: nothing in an auction, a row of
its own size in penalties.
"""

from __future__ import annotations

from .setup import (
    CARD,
    COUNTER,
    COUNTER_OPEN,
    IN_INJURY,
    IN_TIMEOUT,
    IN_TRANSFER,
    LAY,
    MOVE,
    NOMINATE,
    RAISE,
    ROW,
    SAVE,
    SHOOT,
    SHOT,
    SHOT_WINNER,
    SHOWING,
)
from .state import Tournament

ATTACK = (MOVE, CARD, SAVE, IN_TIMEOUT, IN_TRANSFER, IN_INJURY, SHOOT, COUNTER, COUNTER_OPEN)


def has_auction(state: Tournament) -> bool:
    """Whether footballers are up for sale."""
    if state.phase == SHOWING:
        return state.size == 0 and state.is_shooting == 0
    return state.phase in (NOMINATE, RAISE)


def has_half(state: Tournament) -> bool:
    """Whether a half is laid out, being played or just over."""
    if state.phase == SHOWING:
        return state.size > 0 and state.size != ROW
    return state.phase == LAY or (state.phase in ATTACK and state.is_shooting == 0)


def has_penalties(state: Tournament) -> bool:
    """Whether penalties are on, or their row still lies there in a scene."""
    return state.is_shooting == 1 or (state.phase == SHOWING and state.size == ROW)


def has_attack(state: Tournament) -> bool:
    """Whether somebody attacks, or has attacked last in a scene."""
    if state.phase != SHOWING:
        return state.phase in ATTACK
    if state.size != ROW:
        return state.size > 0
    is_won = state.fixture.shots[(state.series - 1) * SHOT + SHOT_WINNER] >= 0
    return state.left < ROW - 2 and not is_won  # the cards at the ends are no kicks


def is_card_chosen(state: Tournament) -> bool:
    """Whether the card of the attack is known; a scene of a counter-attack has none yet."""
    if state.phase == SHOWING:
        return state.cell >= 0
    return state.phase not in (MOVE, COUNTER_OPEN)


def is_card_open(state: Tournament) -> bool:
    """Whether the card of the attack lies open."""
    return is_card_chosen(state) and state.phase != CARD

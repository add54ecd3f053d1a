"""The cards: what each may be played on, and what it does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rimet.games.world_cup_game import told
from rimet.games.world_cup_game.rules.course import FINALS
from rimet.games.world_cup_game.rules.rows import put, turn_over, whistle
from rimet.games.world_cup_game.setup import (
    ATTACK_TOKEN,
    DEFENCE_TOKEN,
    GOAL,
    KINDS,
    PENALTY,
    TARGET,
    TWO_ONE,
    USE_ATTACK,
    USE_DEFENCE,
    USE_FOUL,
    USE_NEXT,
    USE_OFFSIDE,
    USE_ONE,
    USE_ONE_ONE,
    USE_ONE_ONE_ONE,
    USE_PENALTY,
    USE_THREE,
    USE_TURN_OVER,
    USE_TWO,
    USE_TWO_ONE,
    USE_TWO_ONE_AS_ONE,
)
from rimet.games.world_cup_game.state import Cup, bit, has_space, is_wide, last_token
from rimet.kernel.counts import cells
from rimet.kernel.state import CHANCE

KIND_OF_USE: Final = cells([0, 1, 2, 3, 3, 4, 5, 6, 7, 7, 8, 9, 10])
FIRST_USE: Final = cells([0, 1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13])  # by kind, then the number


def is_final_round(cup: Cup) -> bool:
    """Whether the matches for third place and the Final are being played."""
    return cup.table.course.round_kinds[cup.round] == FINALS


def may_touch(cup: Cup, seat: i64, row: i64) -> bool:
    """Whether a seat may play on a row: in the finals only with a team there (WCG-24)."""
    if not is_final_round(cup):
        return True  # WCG-3
    home: i64 = row & ~1
    owner = cup.chart.owner
    return owner[cup.team_on(home)] == seat or owner[cup.team_on(home + 1)] == seat


def fits(cup: Cup, use: i64, row: i64) -> bool:
    """Whether a card, used so, may be played on a row of this round by the seat to act."""
    return may_touch(cup, cup.turn, row) and takes(cup, use, row)


def takes(cup: Cup, use: i64, row: i64) -> bool:
    """Whether a row of this round can take a card that is used so, whoever plays it."""
    packed: i64 = cup.rows[row]
    if use == USE_FOUL:
        return GOAL <= last_token(packed) < ATTACK_TOKEN  # WCG-17
    if use == USE_OFFSIDE:
        return GOAL <= last_token(packed) <= ATTACK_TOKEN  # WCG-18
    if use == USE_TURN_OVER:
        return last_token(packed) == ATTACK_TOKEN  # WCG-16
    if not has_space(packed):
        return False  # WCG-2, WCG-R16
    if use == USE_TWO_ONE and not is_wide(packed):
        return False  # WCG-12
    if use == USE_NEXT:
        return cup.used >> cup.team_on(row) & 1 == 0  # WCG-R8
    if is_final_round(cup):
        return True
    return can_complete(cup, use)


def can_complete(cup: Cup, use: i64) -> bool:
    """Whether there are teams enough for all tokens of a card (WCG-12, WCG-13, WCG-14)."""
    if use == USE_TWO_ONE or use == USE_ONE_ONE:
        return cup.open_teams >= 2
    if use == USE_ONE_ONE_ONE:
        return cup.open_teams >= 3
    return use != USE_TWO_ONE_AS_ONE  # WCG-24


def holds(cup: Cup, seat: i64, kind: i64) -> bool:
    """Whether a seat holds a card of a kind."""
    return cup.stock.hands[seat * KINDS + kind] > 0


def use_card(cup: Cup, use: i64, row: i64) -> bool:
    """Play a card on a row, and tell whether the turn is over with it."""
    kind: i64 = KIND_OF_USE[use]
    if cup.journal is not None:
        cup.tell(told.CARD_PLAYED, cup.turn, kind, 0, 0, 0)
    if cup.table.single_use[kind] == 1:
        cup.stock.remove(cup.turn, kind)  # WCG-29
        cup.tell(told.CARD_REMOVED, kind, 0, 0, 0, 0)
    else:
        cup.stock.play(cup.turn, kind)
    if use <= USE_ONE:
        put(cup, row, reduced(cup, row, 3 - use))
    elif use <= USE_ONE_ONE_ONE:
        return place_first(cup, use, row)
    elif use == USE_ATTACK:
        put(cup, row, ATTACK_TOKEN)  # WCG-15
    elif use == USE_DEFENCE:
        put(cup, row, DEFENCE_TOKEN)  # WCG-16
    elif use == USE_TURN_OVER:
        turn_over(cup, row)  # WCG-16
    elif use == USE_PENALTY:
        cup.cursor = row
        cup.ask(PENALTY, CHANCE)  # WCG-19, WCG-R16
        if cup.journal is not None:
            cup.mark()
        return False
    else:
        whistle(cup, row)
    return True


def reduced(cup: Cup, row: i64, value: i64) -> i64:
    """Return the goals that a card of this value gives to the team of a row (WCG-9, WCG-10)."""
    most: i64 = cup.table.course.values[cup.team_on(row)]
    if value > most:
        return most
    return value


def place_first(cup: Cup, use: i64, row: i64) -> bool:
    """Place the first token of a card with several; in the finals it is the only one (WCG-24)."""
    value: i64 = 1
    if use == USE_TWO_ONE:
        value = 2
    if is_final_round(cup):
        put(cup, row, value)
        return True
    cup.due = 1
    if use == USE_ONE_ONE_ONE:
        cup.due = 2
    cup.cursor = KIND_OF_USE[use]
    cup.used = bit(cup.team_on(row))
    cup.ask(TARGET, cup.turn)
    put(cup, row, value)
    return False


def place_next(cup: Cup, row: i64) -> bool:
    """Place a further token on another team, and tell whether it was the last (WCG-R8)."""
    cup.due -= 1
    cup.used |= bit(cup.team_on(row))
    put(cup, row, 1)
    if cup.due > 0:
        return False
    cup.used = 0
    cup.cursor = 0
    return True


def discard(cup: Cup, kind: i64) -> None:
    """Discard a card unplayed, face down (WCG-5)."""
    cup.stock.discard(cup.turn, kind)
    if cup.journal is not None:
        cup.tell(told.CARD_DISCARDED, cup.turn, kind, 0, 0, 0)


__all__ = [
    "FIRST_USE",
    "KIND_OF_USE",
    "TWO_ONE",
    "USE_THREE",
    "USE_TWO",
    "discard",
    "fits",
    "holds",
    "may_touch",
    "place_next",
    "takes",
    "use_card",
]

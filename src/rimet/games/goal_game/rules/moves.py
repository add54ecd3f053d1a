"""What can be done, as lists: the actions of the seat to act, and the weights of chance."""

from __future__ import annotations

from mypy_extensions import i64

from ..setup import (
    BUY,
    CARD,
    COUNTER,
    COUNTER_OPEN,
    END_CARD,
    FORWARD,
    GOALKEEPER,
    IN_INJURY,
    IN_TRANSFER,
    KINDS,
    LAY,
    LOSE,
    LOTS,
    MOVE,
    NOMINATE,
    OPEN,
    PASS,
    QUARTER_BACK,
    RAISE,
    SAVE,
    SHOOT,
    SIDES,
    SPEND,
    SWAP,
)
from ..state import Tournament
from .counter import can_counter, can_knock_out
from .middles import can_buy, is_swap
from .opening import can_open
from .tournament import is_in_lot


def legal(cup: Tournament) -> list[int]:
    """Return the actions of the seat to act, ascending."""
    phase: i64 = cup.phase
    if phase == MOVE:
        return [OPEN + cell for cell in range(cup.size) if can_open(cup, cell)]
    if phase == COUNTER or phase == COUNTER_OPEN:
        return _counters(cup)
    if phase == NOMINATE or phase == RAISE:
        return _bids(cup)
    if phase == SAVE:
        return [PASS, SPEND + GOALKEEPER]
    if phase == SHOOT:
        return [PASS, SPEND + FORWARD]
    return _middle(cup)


def _counters(cup: Tournament) -> list[int]:
    found: list[int] = []
    if cup.phase == COUNTER:
        found.append(PASS)
        if can_knock_out(cup):
            found.append(SPEND + QUARTER_BACK)
    for cell in range(cup.size):
        if can_counter(cup, cell, cup.to_act):
            found.append(OPEN + cell)
    return found


def _bids(cup: Tournament) -> list[int]:
    coins: i64 = cup.coins[cup.to_act]
    found: list[int] = [PASS]
    if cup.phase == RAISE:
        for bid in range(cup.bid, coins):
            found.append(cup.table.raise_to + bid)
        return found
    for kind in range(KINDS):
        if cup.bank[kind] > 0:
            for bid in range(coins):
                found.append(cup.table.nominate + kind * cup.table.most_coins + bid)
    return found


def _middle(cup: Tournament) -> list[int]:
    seat: i64 = cup.to_act
    if cup.phase == IN_INJURY:
        return [LOSE + kind for kind in range(KINDS) if cup.holds(seat, kind)]
    found: list[int] = [PASS]
    if can_buy(cup, seat):
        for kind in range(KINDS):
            if cup.bank[kind] > 0:
                found.append(BUY + kind)
    if cup.phase == IN_TRANSFER:
        for given in range(KINDS):
            for taken in range(KINDS):
                if is_swap(cup, seat, given, taken):
                    found.append(SWAP + given * KINDS + taken)
    return found


def odds(cup: Tournament) -> list[int]:
    """Return the weights of what chance decides: a face, a free spot, or a seat."""
    phase: i64 = cup.phase
    if phase == CARD or phase == END_CARD:
        return _face_odds(cup)
    if phase == LAY:
        return [1] * len(cup.fixture.edge)
    if phase == LOTS:
        return [1 if is_in_lot(cup, seat) else 0 for seat in range(cup.table.seats)]
    return [int(cup.fixture.playing[seat]) for seat in range(cup.table.seats)]


def _face_odds(cup: Tournament) -> list[int]:
    """Return the weight of each face; turns that look alike count as one (GG-7)."""
    found: list[int] = []
    for kind in range(cup.table.kinds):
        period: i64 = cup.table.period[kind]
        weight: i64 = cup.unseen[kind] * (SIDES // period)
        for turn in range(SIDES):
            if turn < period:
                found.append(weight)
            else:
                found.append(0)
    return found

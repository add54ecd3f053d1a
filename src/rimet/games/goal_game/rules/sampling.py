"""What random play does next, by the same law as the lists and without making them."""

from __future__ import annotations

from mypy_extensions import i64

from rimet.kernel.rng import Rng

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


def sample(cup: Tournament, rng: Rng) -> i64:
    """Return an action or an outcome at random."""
    phase: i64 = cup.phase
    if phase == CARD or phase == END_CARD:
        return _sample_face(cup, rng)
    if phase == MOVE:
        return _sample_move(cup, rng)
    if phase == COUNTER or phase == COUNTER_OPEN:
        return _sample_counter(cup, rng)
    if phase == SAVE:
        return rng.below(2) * (SPEND + GOALKEEPER)
    if phase == SHOOT:
        return rng.below(2) * (SPEND + FORWARD)
    if phase == NOMINATE or phase == RAISE:
        return _sample_bid(cup, rng)
    if cup.to_act >= 0:
        return _sample_middle(cup, rng)
    if phase == LAY:
        return rng.below(len(cup.fixture.edge))
    return _sample_seat(cup, rng)


def _sample_face(cup: Tournament, rng: Rng) -> i64:
    """Point at any card of the set until one is met that has not been seen."""
    table = cup.table
    while True:
        kind: i64 = table.deck[rng.below(table.cards)]
        count: i64 = table.counts[kind]
        if cup.unseen[kind] == count or rng.below(count) < cup.unseen[kind]:
            return kind * SIDES + rng.below(SIDES) % table.period[kind]


def _sample_move(cup: Tournament, rng: Rng) -> i64:
    """Point at any card of the figure until one is met that may be opened."""
    while True:
        cell: i64 = rng.below(cup.size)
        if can_open(cup, cell):
            return OPEN + cell


def _sample_counter(cup: Tournament, rng: Rng) -> i64:
    """Point at any card or other choice until one is met that is allowed."""
    others: i64 = 0
    if cup.phase == COUNTER:
        others = 1
        if can_knock_out(cup):
            others = 2
    while True:
        mark: i64 = rng.below(others + cup.size)
        if mark < others:
            return mark * (SPEND + QUARTER_BACK)
        if can_counter(cup, mark - others, cup.to_act):
            return OPEN + mark - others


def _sample_bid(cup: Tournament, rng: Rng) -> i64:
    coins: i64 = cup.coins[cup.to_act]
    if cup.phase == RAISE:
        raised: i64 = rng.below(coins - cup.bid + 1)
        if raised == 0:
            return PASS
        return cup.table.raise_to + cup.bid + raised - 1
    kinds: i64 = 0
    for kind in range(KINDS):
        if cup.bank[kind] > 0:
            kinds += 1
    mark: i64 = rng.below(kinds * coins + 1) - 1
    if mark < 0:
        return PASS
    nth: i64 = mark // coins
    picked: i64 = -1
    while nth >= 0:
        picked += 1
        if cup.bank[picked] > 0:
            nth -= 1
    return cup.table.nominate + picked * cup.table.most_coins + mark % coins


def _sample_middle(cup: Tournament, rng: Rng) -> i64:
    """Keep each choice with the odds that leave all of them even."""
    seat: i64 = cup.to_act
    picked: i64 = PASS
    count: i64 = 1
    if cup.phase == IN_INJURY:
        count = 0
        for kind in range(KINDS):
            if cup.holds(seat, kind):
                count += 1
                if rng.below(count) == 0:
                    picked = LOSE + kind
        return picked
    if can_buy(cup, seat):
        for kind in range(KINDS):
            if cup.bank[kind] > 0:
                count += 1
                if rng.below(count) == 0:
                    picked = BUY + kind
    if cup.phase == IN_TRANSFER:
        for given in range(KINDS):
            for taken in range(KINDS):
                if is_swap(cup, seat, given, taken):
                    count += 1
                    if rng.below(count) == 0:
                        picked = SWAP + given * KINDS + taken
    return picked


def _sample_seat(cup: Tournament, rng: Rng) -> i64:
    picked: i64 = 0
    count: i64 = 0
    for seat in range(cup.table.seats):
        is_possible: bool = cup.fixture.playing[seat] == 1
        if cup.phase == LOTS:
            is_possible = is_in_lot(cup, seat)
        if is_possible:
            count += 1
            if rng.below(count) == 0:
                picked = seat
    return picked

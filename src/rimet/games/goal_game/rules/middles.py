"""The middle of a card: an event that concerns only the coach who opened it (GG-3)."""

from __future__ import annotations

from mypy_extensions import i64

from .. import told
from ..setup import (
    BUY,
    IN_INJURY,
    IN_TIMEOUT,
    IN_TRANSFER,
    INJURY,
    KINDS,
    LOSE,
    MOST_TOKENS,
    NOBODY,
    OFFSIDE,
    OWN_GOAL,
    PASS,
    PENALTY_KICK,
    PRICE,
    READ_RIGHT,
    SIDES,
    SPONSOR,
    SWAP,
    TIMEOUT,
    TRANSFER,
)
from ..state import Tournament
from .strikes import score_own_goal, strike


def read_middle(cup: Tournament) -> bool:
    """Carry out the event of the card just opened; tell whether somebody is asked."""
    event: i64 = cup.table.events[cup.shown[cup.cell] // SIDES]
    opener: i64 = cup.opener()
    if event == PENALTY_KICK:
        return strike(cup, NOBODY)
    if event == OWN_GOAL:
        score_own_goal(cup)
    elif event == OFFSIDE:
        cup.step = READ_RIGHT  # the sides not yet read do not count
        cup.tell(told.OFFSIDE_CALLED, opener, 0, 0, 0, 0)
        cup.mark()
    elif event == TIMEOUT:
        cup.tell(told.TIMEOUT_CALLED, opener, 0, 0, 0, 0)
        cup.mark()
        return offer_timeout(cup, opener)
    elif event == TRANSFER:
        cup.tell(told.TRANSFER_OPENED, opener, 0, 0, 0, 0)
        cup.mark()
        if can_buy(cup, opener) or can_swap(cup, opener):
            cup.ask(IN_TRANSFER, opener)
            return True
    elif event == INJURY:
        return injure(cup, opener)
    elif event == SPONSOR:
        cup.coins[opener] += 1
        cup.tell(told.SPONSOR_PAID, opener, 1, 0, 0, 0)
        cup.mark()
    return False


def can_buy(cup: Tournament, seat: i64) -> bool:
    """Whether a coach can buy from the bank: a coin, room below three, a token (GG-R24)."""
    return cup.coins[seat] >= PRICE and cup.held(seat) < MOST_TOKENS and cup.banked() > 0


def can_swap(cup: Tournament, seat: i64) -> bool:
    """Whether a coach has a footballer for whom the bank has one of another kind."""
    for given in range(KINDS):
        for taken in range(KINDS):
            if is_swap(cup, seat, given, taken):
                return True
    return False


def is_swap(cup: Tournament, seat: i64, given: i64, taken: i64) -> bool:
    """Whether a coach can swap one kind for the other."""
    return given != taken and cup.holds(seat, given) and cup.bank[taken] > 0


def offer_timeout(cup: Tournament, seat: i64) -> bool:
    """Let a coach buy, or buy again; tell whether there is anything to buy."""
    if can_buy(cup, seat):
        cup.ask(IN_TIMEOUT, seat)
        return True
    return False


def injure(cup: Tournament, seat: i64) -> bool:
    """Let a coach lose an unused footballer; tell whether there is a choice (GG-R20)."""
    kinds: i64 = 0
    lost: i64 = NOBODY
    for kind in range(KINDS):
        if cup.holds(seat, kind):
            kinds += 1
            lost = kind
    if kinds > 1:
        cup.ask(IN_INJURY, seat)
        return True
    lose(cup, seat, lost)
    return False


def lose(cup: Tournament, seat: i64, kind: i64) -> None:
    """Take a footballer away, if there is one."""
    if kind >= 0:
        cup.spend(seat, kind)
    cup.tell(told.TOKEN_INJURED, seat, kind, 0, 0, 0)
    cup.mark()


def decide_middle(cup: Tournament, action: i64) -> bool:
    """Carry out a choice that the middle gave; tell whether there is another one."""
    seat: i64 = cup.opener()
    if action == PASS:
        return False
    if action >= LOSE:
        lose(cup, seat, action - LOSE)
        return False
    if action >= SWAP:
        swap(cup, seat, (action - SWAP) // KINDS, (action - SWAP) % KINDS)
        return False
    buy(cup, seat, action - BUY)
    return cup.phase == IN_TIMEOUT and offer_timeout(cup, seat)


def buy(cup: Tournament, seat: i64, kind: i64) -> None:
    """Buy a footballer from the bank for a coin (GG-20)."""
    cup.coins[seat] -= PRICE
    cup.bank[kind] -= 1
    cup.tokens[seat * KINDS + kind] += 1
    cup.tell(told.TOKEN_BOUGHT, seat, kind, PRICE, cup.phase, 0)
    cup.mark()


def swap(cup: Tournament, seat: i64, given: i64, taken: i64) -> None:
    """Swap an unused footballer for one of the bank's; the given one stays there (GG-R24)."""
    cup.tokens[seat * KINDS + given] -= 1
    cup.bank[given] += 1
    cup.bank[taken] -= 1
    cup.tokens[seat * KINDS + taken] += 1
    cup.tell(told.TOKEN_SWAPPED, seat, given, taken, 0, 0)
    cup.mark()

"""The auction: one footballer at a time, nominated, bid for and sold to who offers most."""

from __future__ import annotations

from mypy_extensions import i64

from .. import told
from ..setup import AUCTION_OVER, KINDS, MOST_TOKENS, NOBODY, NOMINATE, PASS, RAISE
from ..state import Tournament
from .layout import shuffle


def begin_auction(cup: Tournament) -> None:
    """Put the footballers up for sale, beginning left of the dealer (GG-5, GG-R8, GG-R22)."""
    cup.auction += 1
    cup.passes = 0
    cup.turn = (cup.table.first + cup.table.seats - 1) % cup.table.seats
    shuffle(cup, 0)
    cup.tell(told.AUCTION_BEGUN, cup.auction, cup.banked(), 0, 0, 0)
    next_nomination(cup)


def may_buy(cup: Tournament, seat: i64) -> bool:
    """Whether a coach may buy at all: still in, with a coin, below three (GG-R1, GG-R8)."""
    return cup.fixture.place[seat] == 0 and cup.coins[seat] > 0 and cup.held(seat) < MOST_TOKENS


def next_nomination(cup: Tournament) -> None:
    """Ask the next coach to the left, or end the auction (GG-R1)."""
    buyers: i64 = 0
    for seat in range(cup.table.seats):
        if may_buy(cup, seat):
            buyers += 1
    if cup.passes >= buyers or cup.banked() == 0:
        cup.tell(told.AUCTION_ENDED, cup.banked(), 0, 0, 0, 0)
        cup.mark()
        cup.passes = 0
        cup.phase = AUCTION_OVER
        return
    seat = (cup.turn + 1) % cup.table.seats
    while not may_buy(cup, seat):
        seat = (seat + 1) % cup.table.seats
    cup.turn = seat
    cup.ask(NOMINATE, seat)


def decide_nomination(cup: Tournament, action: i64) -> None:
    """Put up a kind with an opening bid, or pass."""
    if action == PASS:
        cup.passes += 1
        cup.tell(told.NOMINATION_PASSED, cup.turn, 0, 0, 0, 0)
        cup.mark()
        next_nomination(cup)
        return
    offer: i64 = action - cup.table.nominate
    cup.passes = 0
    cup.lot = offer // cup.table.most_coins
    cup.bid = offer % cup.table.most_coins + 1
    cup.bidder = cup.turn
    cup.tell(told.TOKEN_NOMINATED, cup.turn, cup.lot, cup.bid, 0, 0)
    next_bid(cup, cup.turn)


def can_raise(cup: Tournament, seat: i64) -> bool:
    """Whether a coach may and can bid more; a bid never exceeds the coins held (GG-R1)."""
    return may_buy(cup, seat) and cup.coins[seat] > cup.bid


def next_bid(cup: Tournament, after: i64) -> None:
    """Ask the next coach who can raise; sell when all others have passed (GG-5)."""
    seat: i64 = (after + 1) % cup.table.seats
    while seat != cup.bidder:
        if can_raise(cup, seat):
            cup.ask(RAISE, seat)
            return
        seat = (seat + 1) % cup.table.seats
    sell(cup)


def decide_bid(cup: Tournament, action: i64) -> None:
    """Raise the bid, or pass for now (GG-R23)."""
    seat: i64 = cup.to_act
    if action == PASS:
        cup.tell(told.BID_PASSED, seat, 0, 0, 0, 0)
    else:
        cup.bid = action - cup.table.raise_to + 1
        cup.bidder = seat
        cup.tell(told.BID_RAISED, seat, cup.lot, cup.bid, 0, 0)
    next_bid(cup, seat)


def sell(cup: Tournament) -> None:
    """Give the footballer to the highest bidder, who pays (GG-5)."""
    cup.mark()  # of the last bid, or the last who passed on it
    seat: i64 = cup.bidder
    cup.coins[seat] -= cup.bid
    cup.bank[cup.lot] -= 1
    cup.tokens[seat * KINDS + cup.lot] += 1
    cup.tell(told.TOKEN_SOLD, seat, cup.lot, cup.bid, 0, 0)
    cup.mark()
    cup.bid = 0
    cup.bidder = NOBODY
    cup.lot = NOBODY
    next_nomination(cup)

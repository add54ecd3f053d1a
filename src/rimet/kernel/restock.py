"""Dealing the hidden cards of a stock anew, for one viewer, from all that this viewer has seen.

Others' choices are treated as blind: each card of a hand is as likely as any other to leave it.
A first guess joins draws and exits; it is turned into deals of the unseen cards, one for each
round, and cards are exchanged until the deals follow the law. Every part of it takes a bounded
number of steps, and nothing is read that the viewer has not seen: not even where all guesses fail.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rimet.kernel.cells import vec
from rimet.kernel.counts import take
from rimet.kernel.deals import Deals
from rimet.kernel.exchanges import exchange_cards
from rimet.kernel.joining import join
from rimet.kernel.rng import Rng
from rimet.kernel.stays import NO_KIND, Stays
from rimet.kernel.stock import RETURNED, SEAT_SHIFT, WHAT_SHIFT, Stock
from rimet.kernel.stories import Stories, write_kind

JOININGS: Final = 20000  # changes of a first guess
CHANGES: Final = 100  # exchanges of cards that are tried afterwards
CHANGES_SLOT: Final = 24  # and how many more for each card that is dealt to somebody
MOST_CHANGES: Final = 2000


def redeal_stock(stock: Stock, viewer: i64, rng: Rng) -> None:
    """Deal anew, by chance, all cards that the viewer cannot know."""
    stays = join(stock, viewer, JOININGS, rng)
    if stays.rooms.short > 0:
        deal_present(stock, stays, rng)
        return
    deals = deals_of(stock, stays, rng)
    stories = Stories(deals)
    exchange_cards(stories, changes_for(deals), rng)
    write(stock, stories, rng)


def changes_for(deals: Deals) -> i64:
    """Return after how many changes a guess is taken to follow the law."""
    changes: i64 = CHANGES + CHANGES_SLOT * len(deals.slots)
    if changes > MOST_CHANGES:
        return MOST_CHANGES
    return changes


def deals_of(stock: Stock, stays: Stays, rng: Rng) -> Deals:
    """Return the deals that stays come to, with any card for what was drawn and hidden."""
    deals = Deals(stock, stays.lines, stays.viewer)
    face_down = deals.face_down()
    rooms = stays.rooms
    for seat in range(stays.seats):
        for draw in range(stays.first[seat], stays.first[seat + 1]):
            exit: i64 = stays.exit[draw]
            kind: i64 = stays.kind[exit]
            until: i64 = stays.until[exit]
            if kind == NO_KIND:
                kind = take(rooms.untouched, until * stock.kinds, rooms.rest[until], rng)
                rooms.rest[until] -= 1
            for number in range(stays.since[draw], until):
                deals.deal(deals.hand[number * stays.seats + seat], kind)
            if stays.left[exit] == len(stays.lines):
                deals.deal(deals.hand[until * stays.seats + seat], kind)
            elif stays.hidden[exit] == 1:
                deals.deal(face_down[stays.left[exit]], kind)
    return deals


def deal_present(stock: Stock, stays: Stays, rng: Rng) -> None:
    """Deal anew the cards of this round alone, whatever stays took of the rounds before.

    All that the viewer sees is right then, and so is whatever can come; only the log of earlier
    rounds, which no viewer reads where it is hidden, may tell of a card that was not there.
    """
    last: i64 = (stays.rounds - 1) * stock.kinds
    present = Stays(stock, stays.viewer).rooms.untouched[last : last + stock.kinds]
    unseen: i64 = 0
    for kind in range(stock.kinds):
        unseen += present[kind]
    _empty_hands(stock, stays.viewer)
    for seat in range(stays.seats):
        for draw in range(stays.first[seat], stays.first[seat + 1]):
            exit: i64 = stays.exit[draw]
            guessed: i64 = stays.kind[exit]
            if stays.hidden[exit] == 1 and stays.until[exit] == stays.rounds - 1:
                guessed = take(present, 0, unseen, rng)
                unseen -= 1
            elif guessed == NO_KIND:
                guessed = rng.below(stock.kinds)
            write_kind(stays.lines, stays.drawn[draw], guessed)
            if stays.left[exit] == len(stays.lines):
                stock.hands[seat * stock.kinds + guessed] += 1
            else:
                write_kind(stays.lines, stays.left[exit], guessed)
    for kind in range(stock.kinds):
        stock.pool[kind] = present[kind]
    _write_log(stock, stays.lines)


def write(stock: Stock, stories: Stories, rng: Rng) -> None:
    """Make the stock what was guessed, with any story for how it came about."""
    deals = stories.deals
    last: i64 = deals.rounds - 1
    _empty_hands(stock, deals.viewer)
    for seat in range(deals.seats):
        if seat == deals.viewer:
            continue
        for number in range(deals.rounds):
            stories.write(number * deals.seats + seat, rng)
        hand: i64 = deals.hand[last * deals.seats + seat]
        for kind in range(stock.kinds):
            stock.hands[seat * stock.kinds + kind] = deals.held(hand, kind)
    for kind in range(stock.kinds):
        stock.pool[kind] = deals.held(deals.rest[last], kind)
    _write_log(stock, deals.lines)


def _empty_hands(stock: Stock, viewer: i64) -> None:
    for seat in range(len(stock.sizes)):
        if seat != viewer:
            for kind in range(stock.kinds):
                stock.hands[seat * stock.kinds + kind] = 0


def _write_log(stock: Stock, lines: vec[i64]) -> None:
    _sort_returned(lines)
    before: i64 = len(stock.past)
    stock.past = lines[:before]
    stock.log = lines[before:]


def _sort_returned(lines: vec[i64]) -> None:
    """Put the cards of each hand that was given back in the order in which it is told."""
    for index in range(1, len(lines)):
        line: i64 = lines[index]
        place: i64 = index
        while (
            place > 0
            and line >> WHAT_SHIFT == RETURNED
            and lines[place - 1] >> SEAT_SHIFT == line >> SEAT_SHIFT
            and lines[place - 1] > line
        ):
            lines[place] = lines[place - 1]
            place -= 1
        lines[place] = line

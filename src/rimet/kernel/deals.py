"""The hidden cards of a stock as one deal for each round.

A round is the time between two shuffles. The cards that the viewer has not seen in it are dealt to
holders: each hand that others keep at its end, each card that others lay face down, and the rest,
which nobody drew. So no card can be taken twice, whatever is exchanged; what remains to be asked is
whether a seat can have come from the hand it kept before to the one it keeps after: its story.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rimet.kernel.cells import append, vec
from rimet.kernel.counts import zeros
from rimet.kernel.stock import (
    DISCARDED,
    DRAWN,
    KIND,
    REMOVED,
    SEAT,
    SEAT_SHIFT,
    SHUFFLED,
    WHAT_SHIFT,
    Stock,
)

NOBODY: Final = -1  # the seat of the rest
DRAW: Final = -1  # an event: a card comes to the hand
FACE_DOWN: Final = -2  # an event of this number or less: a card leaves, and so does its holder


@final
class Deals:
    """A guess at the hidden cards, round by round, and what everybody knows of each round.

    A cell is a round and a seat. Its events, in order, are draws, kinds that were seen to leave
    the hand, and cards laid face down: `FACE_DOWN` less the holder.
    """

    def __init__(self, stock: Stock, lines: vec[i64], viewer: i64) -> None:
        rounds: i64 = 1
        for line in lines:
            if line >> WHAT_SHIFT == SHUFFLED:
                rounds += 1
        self.lines = lines
        self.viewer: i64 = viewer
        self.kinds: i64 = stock.kinds
        self.seats: i64 = len(stock.sizes)
        self.rounds: i64 = rounds
        self.counts = vec[i64]()  # by holder and kind
        self.size = vec[i64]()  # by holder: how many cards
        self.round_of = vec[i64]()  # by holder
        self.seat_of = vec[i64]()  # by holder: NOBODY for the rest
        self.is_hand = vec[i64]()  # by holder: 1 for a hand kept
        self.card = vec[i64]()  # by holder: the kind of a card face down
        self.rest = zeros(rounds)  # by round: the holder
        self.hand = zeros(rounds * self.seats)  # by cell: the holder
        self.slots = vec[i64]()  # holders but the rest, round by round, once for each of its cards
        self.slot = zeros(rounds + 1)  # by round: where in `slots` it begins
        self.events = vec[i64]()
        self.told = vec[i64]()  # by event: the line of the log
        self.event = zeros(rounds * self.seats + 1)  # by cell: where in `events` it begins
        self.unseen = zeros(rounds * self.kinds)  # by round and kind: all that is dealt
        self.pool = zeros(rounds * self.kinds)  # by round and kind: in no hand when it began
        self.steps: i64 = 0  # how often an exchange was tried
        self._read(stock)

    def _read(self, stock: Stock) -> None:
        cards = stock.cards[:]
        for line in self.lines:
            if line >> WHAT_SHIFT == REMOVED:
                cards[line & KIND] += 1
        own = zeros(self.kinds)
        sizes = zeros(self.seats)
        begin: i64 = 0
        for number in range(self.rounds):
            first: i64 = number * self.kinds
            for kind in range(self.kinds):
                self.pool[first + kind] = cards[kind] - own[kind]
                self.unseen[first + kind] = cards[kind] - own[kind]
            end: i64 = begin
            while end < len(self.lines) and self.lines[end] >> WHAT_SHIFT != SHUFFLED:
                end += 1
            self.rest[number] = self._add_holder(number, NOBODY)
            for seat in range(self.seats):
                for index in range(begin, end):
                    if self.lines[index] >> SEAT_SHIFT & SEAT == seat:
                        self._read_line(number, seat, index, own, sizes, cards)
                self.event[number * self.seats + seat + 1] = len(self.events)
                if seat != self.viewer:
                    self._keep(number, seat, sizes[seat])
            self.slot[number + 1] = len(self.slots)
            left: i64 = self.rest[number]
            for kind in range(self.kinds):
                self.counts[left * self.kinds + kind] = self.unseen[first + kind]
                self.size[left] += self.unseen[first + kind]
            begin = end + 1

    def _read_line(
        self, number: i64, seat: i64, index: i64, own: vec[i64], sizes: vec[i64], cards: vec[i64]
    ) -> None:
        line: i64 = self.lines[index]
        what: i64 = line >> WHAT_SHIFT
        kind: i64 = line & KIND
        cell: i64 = number * self.kinds + kind
        if what == DRAWN:
            sizes[seat] += 1
            if seat == self.viewer:
                own[kind] += 1
                self.unseen[cell] -= 1
            else:
                self._add_event(DRAW, index)
            return
        sizes[seat] -= 1
        if what == REMOVED:
            cards[kind] -= 1
        if seat == self.viewer:
            own[kind] -= 1
        elif what < DISCARDED:
            self.unseen[cell] -= 1
            self._add_event(kind, index)
        else:
            holder: i64 = self._add_holder(number, seat)
            self.slots = append(self.slots, holder)
            self._add_event(FACE_DOWN - holder, index)

    def _keep(self, number: i64, seat: i64, size: i64) -> None:
        holder: i64 = self._add_holder(number, seat)
        self.is_hand[holder] = 1
        self.hand[number * self.seats + seat] = holder
        for _each in range(size):
            self.slots = append(self.slots, holder)

    def _add_event(self, event: i64, index: i64) -> None:
        self.events = append(self.events, event)
        self.told = append(self.told, index)

    def _add_holder(self, number: i64, seat: i64) -> i64:
        holder: i64 = len(self.size)
        for _each in range(self.kinds):
            self.counts = append(self.counts, 0)
        self.size = append(self.size, 0)
        self.round_of = append(self.round_of, number)
        self.seat_of = append(self.seat_of, seat)
        self.is_hand = append(self.is_hand, 0)
        self.card = append(self.card, 0)
        return holder

    def face_down(self) -> vec[i64]:
        """Return, by line of the log, the holder of the card that is laid face down there."""
        found = zeros(len(self.lines))
        for at in range(len(self.events)):
            if self.events[at] <= FACE_DOWN:
                found[self.told[at]] = FACE_DOWN - self.events[at]
        return found

    # --- dealing

    def deal(self, holder: i64, kind: i64) -> None:
        """Give a card of the rest to a holder of the same round."""
        rest: i64 = self.rest[self.round_of[holder]]
        self._change(rest, kind, -1)
        self._change(holder, kind, 1)
        self.size[rest] -= 1
        self.size[holder] += 1

    def exchange(self, one: i64, kind: i64, other: i64, card: i64) -> None:
        """Let two holders of a round exchange a card of this kind for that card of the other."""
        self._change(one, kind, -1)
        self._change(other, card, -1)
        self._change(one, card, 1)
        self._change(other, kind, 1)

    def _change(self, holder: i64, kind: i64, by: i64) -> None:
        self.counts[holder * self.kinds + kind] += by
        if self.is_hand[holder] == 1:
            number: i64 = self.round_of[holder] + 1
            if number < self.rounds:
                self.pool[number * self.kinds + kind] -= by
        elif by > 0:
            self.card[holder] = kind

    def held(self, holder: i64, kind: i64) -> i64:
        """Return how many cards of a kind a holder has."""
        return self.counts[holder * self.kinds + kind]

    def kind_of(self, event: i64) -> i64:
        """Return the kind of the card that leaves a hand with an event."""
        if event <= FACE_DOWN:
            return self.card[FACE_DOWN - event]
        return event

"""Exchanging cards of a stock's deals until they follow the law.

What a guess weighs is in how many ways real cards could have fallen so: for each round, the ways to
draw the cards from its pool, times the stories of every seat. An exchange of two cards of a round
often makes sense only if the next rounds tell of it as well, so it goes on into them by chance. It
is accepted by the ratio of the weights (Metropolis-Hastings), or taken back.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rimet.kernel.cells import append, vec
from rimet.kernel.counts import pick, zeros
from rimet.kernel.deals import DRAW, FACE_DOWN, NOBODY, Deals
from rimet.kernel.rng import Rng
from rimet.kernel.stories import Stories, noughts

LEAST: Final = 0.2  # how likely an exchange goes on into the next round, at the least
IMPOSSIBLE: Final = -1.0
NO_HOLDER: Final = -1


def exchange_cards(stories: Stories, changes: i64, rng: Rng) -> None:
    """Change a possible guess so many times, after which it follows the law; leave it possible."""
    deals = stories.deals
    slots: i64 = len(deals.slots)
    if deals.rounds == 1 or slots == 0:
        return
    exchanges = Exchanges(stories)
    for _each in range(changes):
        exchanges.change(deals.slots[rng.below(slots)], rng)


@final
class Exchanges:
    """One exchange after the other, each with all that it takes to take it back."""

    def __init__(self, stories: Stories) -> None:
        deals = stories.deals
        cells: i64 = deals.rounds * deals.seats
        self.stories = stories
        self.deals = deals
        self.count = noughts(cells)  # by cell: its stories
        self.lasting = noughts(cells)  # by cell: how likely an exchange goes on into it
        self.made: i64 = 0  # exchanges of the present change, one a round
        self.one = zeros(deals.rounds)
        self.kind = zeros(deals.rounds)
        self.other = zeros(deals.rounds)
        self.card = zeros(deals.rounds)
        self.down = vec[i64]()  # holders of cards face down, cell by cell
        self.first_down = zeros(cells + 1)  # by cell: where in `down` it begins
        self.touched: i64 = 0  # cells whose stories the present change concerns
        self.cell = zeros(4 * deals.rounds)
        self.fresh = noughts(4 * deals.rounds)  # by touched cell: its stories now
        for cell in range(cells):
            if cell % deals.seats != deals.viewer:
                self.count[cell] = stories.count(cell)
                self.lasting[cell] = _lasting(deals, cell)
            for at in range(deals.event[cell], deals.event[cell + 1]):
                if deals.events[at] <= FACE_DOWN:
                    self.down = append(self.down, FACE_DOWN - deals.events[at])
            self.first_down[cell + 1] = len(self.down)

    def change(self, one: i64, rng: Rng) -> None:
        """Try to exchange a card of a holder, in its round and perhaps in the next ones."""
        self.deals.steps += 1
        self.made = 0
        self.touched = 0
        ratio: float = self._propose(one, rng)
        if ratio == IMPOSSIBLE or not self._is_accepted(ratio, rng):
            self._take_back()

    def _propose(self, one: i64, rng: Rng) -> float:
        """Make an exchange, and return the ratio of the weights but for the stories.

        It is corrected for how likely the same way is proposed there and back, and IMPOSSIBLE
        where there is no such exchange.
        """
        deals = self.deals
        kinds: i64 = deals.kinds
        number: i64 = deals.round_of[one]
        first: i64 = deals.slot[number]
        slots: i64 = deals.slot[number + 1] - first
        rest: i64 = deals.rest[number]
        kind: i64 = pick(deals.counts, one * kinds, deals.size[one], rng)
        place: i64 = rng.below(slots + deals.size[rest])
        other: i64 = rest
        if place < slots:
            other = deals.slots[first + place]
        card: i64 = pick(deals.counts, other * kinds, deals.size[other], rng)
        if card == kind or other == one:
            return IMPOSSIBLE
        ratio: float = 1.0 / float(deals.held(one, kind) * deals.held(other, card))
        ratio *= self._exchange(one, kind, other, card)
        ratio *= float(deals.held(one, card) * deals.held(other, kind))
        seat: i64 = deals.seat_of[one]
        while deals.is_hand[one] == 1:
            number += 1
            # How far an exchange goes depends on the log alone, never on the guess.
            if number == deals.rounds:
                break
            if rng.fraction() >= self.lasting[number * deals.seats + seat]:
                break
            one = self._same_seat(number, seat, rng)
            if deals.held(one, kind) == 0 or deals.unseen[number * kinds + card] == 0:
                return IMPOSSIBLE
            before: i64 = self._next(number, other)
            other = self._holder(number, before, card, rng)
            if other == one:
                return IMPOSSIBLE
            ratio /= self._chance(number, before, other, card)
            ratio *= self._exchange(one, kind, other, card)
            ratio *= self._chance(number, before, other, kind)
        return ratio

    def _same_seat(self, number: i64, seat: i64, rng: Rng) -> i64:
        """Return where a seat's kept card may be in a round: in its hand, or laid face down."""
        cell: i64 = number * self.deals.seats + seat
        first: i64 = self.first_down[cell]
        downs: i64 = self.first_down[cell + 1] - first
        if downs > 0 and rng.below(2) == 0:
            return self.down[first + rng.below(downs)]
        return self.deals.hand[cell]

    def _next(self, number: i64, other: i64) -> i64:
        """Return the holder in a round that goes on from one of the round before, if any."""
        deals = self.deals
        if deals.is_hand[other] == 1:
            return deals.hand[number * deals.seats + deals.seat_of[other]]
        if deals.seat_of[other] == NOBODY:
            return deals.rest[number]
        return NO_HOLDER

    def _holder(self, number: i64, before: i64, card: i64, rng: Rng) -> i64:
        """Return a holder of a card in a round: often the one who had it before, or any."""
        deals = self.deals
        if before != NO_HOLDER and deals.held(before, card) > 0 and rng.below(2) == 0:
            return before
        mark: i64 = rng.below(deals.unseen[number * deals.kinds + card])
        holder: i64 = deals.rest[number]
        mark -= deals.held(holder, card)
        while mark >= 0:
            holder += 1
            mark -= deals.held(holder, card)
        return holder

    def _chance(self, number: i64, before: i64, holder: i64, card: i64) -> float:
        """Return how likely `_holder` is to return this one."""
        deals = self.deals
        unseen: i64 = deals.unseen[number * deals.kinds + card]
        found: float = float(deals.held(holder, card)) / float(unseen)
        if before != NO_HOLDER and deals.held(before, card) > 0:
            found *= 0.5
            if holder == before:
                found += 0.5
        return found

    def _exchange(self, one: i64, kind: i64, other: i64, card: i64) -> float:
        """Make an exchange, and return how much likelier it makes the draws."""
        deals = self.deals
        ratio: float = 1.0
        if deals.seat_of[other] == NOBODY:
            ratio = float(deals.held(other, card)) / float(deals.held(other, kind) + 1)
        number: i64 = deals.round_of[one] + 1
        if number < deals.rounds and deals.is_hand[one] != deals.is_hand[other]:
            lost: i64 = kind
            won: i64 = card
            if deals.is_hand[other] == 1:
                lost = card
                won = kind
            first: i64 = number * deals.kinds
            ratio *= float(deals.pool[first + lost] + 1) / float(deals.pool[first + won])
        deals.exchange(one, kind, other, card)
        self.one[self.made] = one
        self.kind[self.made] = kind
        self.other[self.made] = other
        self.card[self.made] = card
        self.made += 1
        self._touch(one)
        self._touch(other)
        return ratio

    def _touch(self, holder: i64) -> None:
        """Note the cells whose stories a holder has a part in."""
        deals = self.deals
        if deals.seat_of[holder] == NOBODY:
            return
        cell: i64 = deals.round_of[holder] * deals.seats + deals.seat_of[holder]
        self._note(cell)
        if deals.is_hand[holder] == 1 and deals.round_of[holder] + 1 < deals.rounds:
            self._note(cell + deals.seats)

    def _note(self, cell: i64) -> None:
        for at in range(self.touched):
            if self.cell[at] == cell:
                return
        self.cell[self.touched] = cell
        self.touched += 1

    def _is_accepted(self, ratio: float, rng: Rng) -> bool:
        for at in range(self.touched):
            if not self.stories.is_possible(self.cell[at]):
                return False
        for at in range(self.touched):
            self.fresh[at] = self.stories.count(self.cell[at])
            ratio *= self.fresh[at] / self.count[self.cell[at]]
        if ratio < 1.0 and rng.fraction() >= ratio:
            return False
        for at in range(self.touched):
            self.count[self.cell[at]] = self.fresh[at]
        return True

    def _take_back(self) -> None:
        while self.made > 0:
            self.made -= 1
            last: i64 = self.made
            self.deals.exchange(self.one[last], self.card[last], self.other[last], self.kind[last])


def _lasting(deals: Deals, cell: i64) -> float:
    """Return how likely a card kept before a round is still there at its end."""
    if cell < deals.seats:
        return 0.0
    odds: float = 1.0
    size: i64 = deals.size[deals.hand[cell - deals.seats]]
    for at in range(deals.event[cell], deals.event[cell + 1]):
        if deals.events[at] == DRAW:
            size += 1
        else:
            odds *= 1.0 - 1.0 / float(size)
            size -= 1
    if odds < LEAST:
        return LEAST
    return odds

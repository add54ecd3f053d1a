"""The stories of a deal: in how many ways a seat can have come from one kept hand to the next.

Within a round nobody sees which card of a hand leaves it, one that was kept or one drawn since.
A story joins each card that leaves to one of them. All of them are counted at once, by a sum over
what may still be there of the hand that was kept: eight cases for three cards.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from rimet.kernel.cells import append, vec
from rimet.kernel.counts import zeros
from rimet.kernel.deals import DRAW, Deals
from rimet.kernel.rng import Rng
from rimet.kernel.stock import KIND


def noughts(size: i64) -> vec[float]:
    """Return a native array of noughts with fractions."""
    made = vec[float](capacity=size)
    for _each in range(size):
        made = append(made, 0.0)
    return made


@final
class Stories:
    """The stories of a deal, counted and written in buffers that are used again and again.

    A case says which cards of the hand that was kept are still there: a bit for each.
    """

    def __init__(self, deals: Deals) -> None:
        cells: i64 = deals.rounds * deals.seats
        largest: i64 = 0  # hand that is kept
        for holder in range(len(deals.size)):
            if deals.is_hand[holder] == 1 and deals.size[holder] > largest:
                largest = deals.size[holder]
        self.deals = deals
        self.exits = vec[i64]()  # cell by cell: the events that are no draws
        self.sizes = vec[i64]()  # and how many cards the hand has before them
        self.first = zeros(cells + 1)  # by cell: where in `exits` it begins
        self.there = zeros(deals.kinds)  # room for counts
        self.kept: i64 = 0  # cards of the hand that was kept
        self.card = zeros(largest)  # their kinds
        self.mine = zeros(deals.kinds)  # by kind: how many of them
        self.bit = zeros(largest + 1)  # the powers of 2
        self.bit[0] = 1
        for place in range(largest):
            self.bit[place + 1] = 2 * self.bit[place]
        cases: i64 = self.bit[largest]
        self.still = zeros(cases)  # by case: how many cards
        for case in range(1, cases):
            self.still[case] = self.still[case // 2] + case % 2
        self.cases: i64 = 1
        self.ways = noughts(cases)  # by case: in how many ways it came about
        self.pending = noughts(largest + 1)  # by cards still there: what the ways are due
        longest: i64 = 0  # round of a seat
        most: i64 = largest  # cards in a hand
        for cell in range(cells):
            self._read(cell)
            if self.first[cell + 1] - self.first[cell] > longest:
                longest = self.first[cell + 1] - self.first[cell]
        for size in self.sizes:
            if size > most:
                most = size
        self.past = noughts(longest * cases)  # by exit and case: the ways before it
        self.whole = noughts(most + 1)  # whole numbers
        self.factorial = noughts(most + 1)
        self.factorial[0] = 1.0
        for number in range(1, most + 1):
            self.whole[number] = self.whole[number - 1] + 1.0
            self.factorial[number] = self.factorial[number - 1] * self.whole[number]

    def _read(self, cell: i64) -> None:
        deals = self.deals
        size: i64 = 0
        if cell >= deals.seats:
            size = deals.size[deals.hand[cell - deals.seats]]
        for at in range(deals.event[cell], deals.event[cell + 1]):
            if deals.events[at] == DRAW:
                size += 1
            else:
                self.exits = append(self.exits, deals.events[at])
                self.sizes = append(self.sizes, size)
                size -= 1
        self.first[cell + 1] = len(self.exits)

    def is_possible(self, cell: i64) -> bool:
        """Whether there is any story for a round and seat.

        Whatever leaves the hand may be taken from the cards kept first: a card drawn since is any.
        """
        deals = self.deals
        if cell < deals.seats:
            return True
        there = self.there
        before: i64 = deals.hand[cell - deals.seats]
        kept: i64 = deals.size[before]
        for kind in range(deals.kinds):
            there[kind] = deals.held(before, kind)
        for at in range(self.first[cell], self.first[cell + 1]):
            left: i64 = deals.kind_of(self.exits[at])
            if there[left] > 0:
                there[left] -= 1
                kept -= 1
            elif self.sizes[at] == kept:
                return False
        if kept > 0:
            after: i64 = deals.hand[cell]
            for kind in range(deals.kinds):
                if there[kind] > deals.held(after, kind):
                    return False
        return True

    def count(self, cell: i64) -> float:
        """Return how many stories there are for a round and seat."""
        self._begin(cell)
        for at in range(self.first[cell], self.first[cell + 1]):
            self._pass(self.deals.kind_of(self.exits[at]), self.sizes[at])
        return self._end(cell)

    def _begin(self, cell: i64) -> None:
        """Lay out the cases."""
        deals = self.deals
        for place in range(self.kept):
            self.mine[self.card[place]] = 0
        kept: i64 = 0
        if cell >= deals.seats:
            first: i64 = deals.hand[cell - deals.seats] * deals.kinds
            for kind in range(deals.kinds):
                for _each in range(deals.counts[first + kind]):
                    self.card[kept] = kind
                    self.mine[kind] += 1
                    kept += 1
        self.kept = kept
        self.cases = self.bit[kept]
        for case in range(self.cases - 1):
            self.ways[case] = 0.0
        self.ways[self.cases - 1] = 1.0
        for still in range(kept + 1):
            self.pending[still] = 1.0

    def _pass(self, kind: i64, size: i64) -> None:
        """Carry the ways over the exit of a card of this kind from a hand of this size."""
        pending = self.pending
        if self.mine[kind] == 0:
            for still in range(self.kept + 1):
                if size >= still:
                    pending[still] *= self.whole[size - still]  # any of the cards drawn since
            return
        ways = self.ways
        for case in range(self.cases):
            still = self.still[case]
            found: float = 0.0
            if ways[case] > 0.0:
                found = ways[case] * pending[still] * self.whole[size - still]
            for place in range(self.kept):
                if self.card[place] == kind and case & self.bit[place] == 0:
                    found += ways[case + self.bit[place]] * pending[still + 1]
            ways[case] = found
        for still in range(self.kept + 1):
            pending[still] = 1.0

    def _end(self, cell: i64) -> float:
        """Make the ways those of whole stories, what was drawn being the rest; return their sum."""
        deals = self.deals
        holder: i64 = deals.hand[cell]
        there = self.there
        share: float = 1.0
        for kind in range(deals.kinds):
            there[kind] = deals.held(holder, kind)
            if there[kind] > 1:
                share /= self.factorial[there[kind]]
        total: float = 0.0
        for case in range(self.cases):
            if self.ways[case] == 0.0:
                continue
            still: i64 = self.still[case]
            found: float = self.ways[case] * self.pending[still] * share
            found *= self.factorial[deals.size[holder] - still]
            for place in range(self.kept):
                if case & self.bit[place] != 0 and found > 0.0:
                    found *= self.whole[there[self.card[place]]]
                    there[self.card[place]] -= 1
            for place in range(self.kept):
                there[self.card[place]] = deals.held(holder, self.card[place])
            self.ways[case] = found
            total += found
        return total

    # --- writing

    def write(self, cell: i64, rng: Rng) -> None:
        """Write one of the stories into the log: the kinds of all draws and exits."""
        deals = self.deals
        first: i64 = self.first[cell]
        exits: i64 = self.first[cell + 1] - first
        self._begin(cell)
        for index in range(exits):
            for case in range(self.cases):
                due: float = self.pending[self.still[case]]
                self.past[index * self.cases + case] = self.ways[case] * due
            self._pass(deals.kind_of(self.exits[first + index]), self.sizes[first + index])
        case = self._choose_end(self._end(cell), rng)
        left = zeros(deals.kinds)  # by kind: cards of the hand that were drawn since
        for kind in range(deals.kinds):
            left[kind] = deals.held(deals.hand[cell], kind)
        for place in range(self.kept):
            if case & self.bit[place] != 0:
                left[self.card[place]] -= 1
        is_old = zeros(exits)  # by exit: whether it takes a card that was kept
        for back in range(exits):
            index = exits - 1 - back
            place = self._old_place(cell, index, case, rng)
            if place >= 0:
                is_old[index] = 1
                case += self.bit[place]
        self._write_lines(cell, is_old, left, rng)

    def _choose_end(self, total: float, rng: Rng) -> i64:
        mark: float = rng.fraction() * total
        chosen: i64 = -1
        for case in range(self.cases):
            if self.ways[case] > 0.0 and mark >= 0.0:
                chosen = case
                mark -= self.ways[case]
        return chosen

    def _old_place(self, cell: i64, index: i64, case: i64, rng: Rng) -> i64:
        """Choose which of the cards kept left with an exit, to leave this case; -1 for none."""
        kind: i64 = self.deals.kind_of(self.exits[self.first[cell] + index])
        if self.mine[kind] == 0:
            return -1
        before: i64 = index * self.cases + case
        drawn: float = self.past[before]
        if drawn > 0.0:
            drawn *= self.whole[self.sizes[self.first[cell] + index] - self.still[case]]
        total: float = drawn
        for place in range(self.kept):
            if self.card[place] == kind and case & self.bit[place] == 0:
                total += self.past[before + self.bit[place]]
        mark: float = rng.fraction() * total - drawn
        if mark < 0.0:
            return -1
        chosen: i64 = -1
        for place in range(self.kept):
            if self.card[place] == kind and case & self.bit[place] == 0:
                ways: float = self.past[before + self.bit[place]]
                if ways > 0.0 and mark >= 0.0:
                    chosen = place
                    mark -= ways
        return chosen

    def _write_lines(self, cell: i64, is_old: vec[i64], left: vec[i64], rng: Rng) -> None:
        """Write the kinds, each card drawn since for any of those that it can have been."""
        deals = self.deals
        drawn = zeros(deals.event[cell + 1] - deals.event[cell])  # lines of cards in the hand
        count: i64 = 0
        index: i64 = 0
        for at in range(deals.event[cell], deals.event[cell + 1]):
            if deals.events[at] == DRAW:
                drawn[count] = deals.told[at]
                count += 1
                continue
            kind: i64 = deals.kind_of(deals.events[at])
            write_kind(deals.lines, deals.told[at], kind)
            if is_old[index] == 0:
                count = _write_draw(deals.lines, drawn, count, kind, rng)
            index += 1
        for kind in range(deals.kinds):
            for _each in range(left[kind]):
                count = _write_draw(deals.lines, drawn, count, kind, rng)


def _write_draw(lines: vec[i64], drawn: vec[i64], count: i64, kind: i64, rng: Rng) -> i64:
    """Make any of the draws one of this kind, and return how many are left."""
    place: i64 = rng.below(count)
    write_kind(lines, drawn[place], kind)
    drawn[place] = drawn[count - 1]
    return count - 1


def write_kind(lines: vec[i64], index: i64, kind: i64) -> None:
    """Make a line of a stock's log tell of a card of this kind."""
    lines[index] = lines[index] & ~KIND | kind

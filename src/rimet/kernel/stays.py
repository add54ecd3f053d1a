"""The stays of cards in others' hands, as one viewer of a stock must guess them.

A stay joins a draw to an exit. The viewer sees when others draw and when a card leaves a hand,
but not which of its cards that is, nor what is discarded or still held.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rimet.kernel.cells import append, vec
from rimet.kernel.counts import zeros
from rimet.kernel.rng import Rng
from rimet.kernel.rooms import Rooms
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

NO_KIND: Final = -1
WAYS: Final = 20
WAYS_KEPT: Final = 2


def whole_log(stock: Stock) -> vec[i64]:
    """Return the log of all rounds, this one too."""
    lines = stock.past[:]
    for line in stock.log:
        lines = append(lines, line)
    return lines


@final
class Stays:
    """A guess at which draw belongs to which exit, and at the kinds that are hidden.

    Draws and exits of all seats but the viewer's are numbered, those of one seat in a row and in
    the order of the log. Cards that are still held leave their hands at the end of the log.
    """

    def __init__(self, stock: Stock, viewer: i64) -> None:
        lines = whole_log(stock)
        seats: i64 = len(stock.sizes)
        rounds: i64 = 1
        first = zeros(seats + 1)
        for line in lines:
            if line >> WHAT_SHIFT == SHUFFLED:
                rounds += 1
            elif line >> WHAT_SHIFT == DRAWN and line >> SEAT_SHIFT & SEAT != viewer:
                first[(line >> SEAT_SHIFT & SEAT) + 1] += 1
        for seat in range(seats):
            first[seat + 1] += first[seat]
        total: i64 = first[seats]
        self.lines = lines
        self.seats: i64 = seats
        self.rounds: i64 = rounds
        self.viewer: i64 = viewer
        self.rooms = Rooms(stock.kinds, rounds)
        self.first = first  # by seat: its first draw and exit
        self.drawn = zeros(total)  # by draw: the line of the log
        self.since = zeros(total)  # by draw: the round
        self.exit = zeros(total)  # by draw: with which exit the card left
        self.left = zeros(total)  # by exit: the line of the log
        self.until = zeros(total)  # by exit: the round
        self.kind = zeros(total)  # by exit: NO_KIND where a stay of one round is hidden
        self.hidden = zeros(total)  # by exit: 1 if the viewer has not seen the card
        # The draws whose cards a shuffle finds in hands: a run for each round and seat.
        self.kept = vec[i64]()
        self.run = zeros(rounds * seats + 1)  # by round and seat: where in `kept` it begins
        self.run_of = vec[i64]()  # by place in `kept`
        self.coming = zeros(rounds * seats)  # by round and seat: its first draw from then on
        self.steps: i64 = 0  # how often the guess was changed
        self._enter_known(stock)

    def _enter_known(self, stock: Stock) -> None:
        """Enter what the viewer has seen, each card of others as if drawn in the same round."""
        rooms = self.rooms
        cards = stock.cards[:]
        for line in self.lines:
            if line >> WHAT_SHIFT == REMOVED:
                cards[line & KIND] += 1
        own = zeros(stock.kinds)
        held: i64 = 0
        kept: i64 = 0
        number: i64 = 0
        rooms.begin(number, cards, own, held)
        for line in self.lines:
            what: i64 = line >> WHAT_SHIFT
            kind: i64 = line & KIND
            is_own: bool = line >> SEAT_SHIFT & SEAT == self.viewer
            if what == SHUFFLED:
                number += 1
                rooms.begin(number, cards, own, held)
                kept += held
            elif what == DRAWN:
                held += 1
                if is_own:
                    own[kind] += 1
                    rooms.put(kind, number, number)
            else:
                held -= 1
                if is_own:
                    own[kind] -= 1
                elif what < DISCARDED:
                    rooms.put(kind, number, number)
                if what == REMOVED:
                    cards[kind] -= 1
        # The more cards were kept, the more ways there are to take one that is not there.
        rooms.slight = 1.0 / float(WAYS + WAYS_KEPT * kept)

    def guess(self, rng: Rng) -> None:
        """Join draws and exits in the order of the log, each guess by its weight."""
        hands = zeros(len(self.drawn))  # each seat's draws whose cards are in hand, from `first`
        sizes = zeros(self.seats)
        draws = self.first[:]
        exits = self.first[:]
        number: i64 = 0
        for index in range(len(self.lines)):
            line: i64 = self.lines[index]
            what: i64 = line >> WHAT_SHIFT
            seat: i64 = line >> SEAT_SHIFT & SEAT
            if what == SHUFFLED:
                number += 1
                self._keep(number, hands, sizes, draws)
            elif seat == self.viewer:
                continue
            elif what == DRAWN:
                draw: i64 = draws[seat]
                draws[seat] += 1
                self.drawn[draw] = index
                self.since[draw] = number
                hands[self.first[seat] + sizes[seat]] = draw
                sizes[seat] += 1
            else:
                self._open_exit(exits[seat], index, number, what, line & KIND)
                self._join(exits[seat], hands, self.first[seat], sizes[seat], rng)
                exits[seat] += 1
                sizes[seat] -= 1
        for seat in range(self.seats):
            while sizes[seat] > 0:
                self._open_exit(exits[seat], len(self.lines), number, DISCARDED, 0)
                self._join(exits[seat], hands, self.first[seat], sizes[seat], rng)
                exits[seat] += 1
                sizes[seat] -= 1

    def _keep(self, number: i64, hands: vec[i64], sizes: vec[i64], draws: vec[i64]) -> None:
        for seat in range(self.seats):
            run: i64 = number * self.seats + seat
            self.coming[run] = draws[seat]
            for place in range(sizes[seat]):
                self.kept = append(self.kept, hands[self.first[seat] + place])
                self.run_of = append(self.run_of, run)
            self.run[run + 1] = len(self.kept)

    def _open_exit(self, exit: i64, index: i64, number: i64, what: i64, kind: i64) -> None:
        self.left[exit] = index
        self.until[exit] = number
        if what < DISCARDED:
            self.kind[exit] = kind
            self.rooms.lift(kind, number, number)
        else:
            self.kind[exit] = NO_KIND
            self.hidden[exit] = 1

    def _join(self, exit: i64, hands: vec[i64], start: i64, size: i64, rng: Rng) -> None:
        """Choose one of the cards in hand for an exit, and enter the stay."""
        total: float = 0.0
        for place in range(start, start + size):
            total += self.weight(exit, self.since[hands[place]])
        mark: float = rng.fraction() * total
        chosen: i64 = start
        while chosen < start + size - 1:
            mark -= self.weight(exit, self.since[hands[chosen]])
            if mark < 0.0:
                break
            chosen += 1
        draw: i64 = hands[chosen]
        hands[chosen] = hands[start + size - 1]
        self.exit[draw] = exit
        self.enter(exit, self.since[draw], rng)

    # --- one stay

    def weight(self, exit: i64, since: i64) -> float:
        """Return what a stay that ends so would weigh, had it begun in this round."""
        if self.hidden[exit] == 0:
            return self.rooms.weight(self.kind[exit], since, self.until[exit])
        if since == self.until[exit]:
            return 1.0  # any card that is left will do
        return self.rooms.weight_of_any(since, self.until[exit])

    def enter(self, exit: i64, since: i64, rng: Rng) -> float:
        """Enter a stay, its kind by chance where a hidden card was kept; return its weight."""
        weight: float = self.weight(exit, since)
        if self.hidden[exit] == 1:
            self.kind[exit] = NO_KIND
            if since < self.until[exit]:
                self.kind[exit] = self.rooms.guess(weight, since, self.until[exit], rng)
        self.put(exit, since)
        return weight

    def put(self, exit: i64, since: i64) -> None:
        """Enter a stay with the kind that it has."""
        if self.kind[exit] != NO_KIND:
            self.rooms.put(self.kind[exit], since, self.until[exit])

    def lift(self, exit: i64, since: i64) -> None:
        """Take back a stay."""
        if self.kind[exit] != NO_KIND:
            self.rooms.lift(self.kind[exit], since, self.until[exit])

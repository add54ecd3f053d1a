"""A deck that is shuffled again and again, with hands, open plays and face-down discards.

Everything is counts by kind; no order of cards exists. Between two shuffles, a round, cards are
drawn from the pool into hands, and what leaves a hand lies until the next shuffle makes all that
is neither in a hand nor out of the game the pool again. A card that stays in a hand through a
shuffle cannot be one that lay open before it: so the stock keeps a log of all draws, exits and
shuffles, which `redeal_stock` reads. The rounds that are over are never changed, and clones
share them.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from rimet.kernel.cells import append, vec
from rimet.kernel.counts import cells, pick, zeros
from rimet.kernel.rng import Rng

# What a line of the log tells.
DRAWN: Final = 0
PLAYED: Final = 1
REMOVED: Final = 2
DISCARDED: Final = 3
RETURNED: Final = 4
SHUFFLED: Final = 5

KIND: Final = 255
SEAT_SHIFT: Final = 8
SEAT: Final = 63
WHAT_SHIFT: Final = 14


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Stock:
    """Pool and hands as counts, and a log of what happened to them."""

    def __init__(
        self,
        cards: vec[i64],
        hands: vec[i64],
        sizes: vec[i64],
        pool: vec[i64],
        pooled: i64,
        left: i64,
        past: vec[i64],
        log: vec[i64],
    ) -> None:
        self.kinds: i64 = len(cards)
        self.cards = cards  # by kind: all that are in the game; never changed in place
        self.hands = hands  # by seat and kind
        self.sizes = sizes  # by seat: how many cards
        self.pool = pool  # by kind: what a draw can give
        self.pooled: i64 = pooled  # how many that are
        self.left: i64 = left  # how many of them may still be drawn
        self.past = past  # the log of all rounds that are over; never changed in place
        self.log = log  # the log of this round
        self.is_logged: bool = True

    def clone(self) -> Stock:
        """Return an independent copy."""
        made = Stock(
            self.cards,
            self.hands[:],
            self.sizes[:],
            self.pool[:],
            self.pooled,
            self.left,
            self.past,
            self.log[:],
        )
        made.is_logged = self.is_logged
        return made

    def drop_log(self) -> None:
        """Keep no log from now on; the cards cannot be dealt anew then, nor seen by anybody."""
        self.is_logged = False
        self.past = vec[i64]()
        self.log = vec[i64]()

    def pack(self) -> list[list[int]]:
        """Return what `unpack_stock` needs: hands, pool, the whole log, cards left to draw."""
        return [
            [count for count in self.hands],
            [count for count in self.pool],
            [line for line in self.past] + [line for line in self.log],
            [self.left],
        ]

    # --- what view, legal and sample ask

    def has_deck(self) -> bool:
        """Whether any card is left to draw."""
        return self.left > 0

    def held(self, seat: i64, kind: i64) -> i64:
        """Return how many cards of a kind a seat holds."""
        return self.hands[seat * self.kinds + kind]

    def hand_size(self, seat: i64) -> i64:
        """Return how many cards a seat holds."""
        return self.sizes[seat]

    def pool_size(self) -> i64:
        """Return how many cards are neither in hands, nor lying on the table, nor removed."""
        return self.pooled

    def discards(self, seat: i64) -> i64:
        """Return how many cards a seat has discarded face down since the last shuffle."""
        return self._count(DISCARDED, seat, -1)

    def discarded(self, seat: i64, kind: i64) -> i64:
        """Return how many cards of a kind a seat has discarded face down since the last shuffle."""
        return self._count(DISCARDED, seat, kind)

    def opened(self, kind: i64) -> i64:
        """Return how many cards of a kind lie open until the next shuffle."""
        return self._count(PLAYED, -1, kind)

    def _count(self, what: i64, seat: i64, kind: i64) -> i64:
        """Count lines of this round's log; -1 stands for any seat or kind."""
        found: i64 = 0
        for line in self.log:
            if line >> WHAT_SHIFT != what:
                continue
            if (seat < 0 or line >> SEAT_SHIFT & SEAT == seat) and (
                kind < 0 or line & KIND == kind
            ):
                found += 1
        return found

    def draw_odds(self) -> list[int]:
        """Return the weight of each kind for the next card from the deck."""
        return [count for count in self.pool]

    def sample_draw(self, rng: Rng) -> i64:
        """Return the kind of the next card, by chance, without drawing it."""
        return pick(self.pool, 0, self.pooled, rng)

    def observe(self, seen: vec[i64], viewer: i64) -> vec[i64]:
        """Add what a viewer knows: own hand and discards, open and removed cards, and how many."""
        for kind in range(self.kinds):
            if viewer < 0:
                seen = append(seen, 0)
            else:
                seen = append(seen, self.held(viewer, kind))
        for size in self.sizes:
            seen = append(seen, size)
        seen = append(seen, self.left)
        opened: i64 = len(seen)
        discarded: i64 = opened + self.kinds
        discards: i64 = discarded + self.kinds
        for _each in range(2 * self.kinds + len(self.sizes)):
            seen = append(seen, 0)
        for line in self.log:
            what: i64 = line >> WHAT_SHIFT
            seat: i64 = line >> SEAT_SHIFT & SEAT
            if what == PLAYED:
                seen[opened + (line & KIND)] += 1
            elif what == DISCARDED:
                seen[discards + seat] += 1
                if seat == viewer:
                    seen[discarded + (line & KIND)] += 1
        for count in self.cards:
            seen = append(seen, count)
        return seen

    # --- what happens to cards

    def draw(self, seat: i64, kind: i64) -> None:
        """Move a card of this kind from the deck to a hand."""
        self.pool[kind] -= 1
        self.pooled -= 1
        self.left -= 1
        self.hands[seat * self.kinds + kind] += 1
        self.sizes[seat] += 1
        if self.is_logged:
            self.log = append(self.log, seat << SEAT_SHIFT | kind)

    def play(self, seat: i64, kind: i64) -> None:
        """Lay a card open, where it stays until the next shuffle."""
        self._leave(seat, kind, PLAYED)

    def remove(self, seat: i64, kind: i64) -> None:
        """Play a card openly that leaves the game for good."""
        self._leave(seat, kind, REMOVED)
        self.cards = self.cards[:]
        self.cards[kind] -= 1

    def discard(self, seat: i64, kind: i64) -> None:
        """Lay a card face down, where it stays until the next shuffle."""
        self._leave(seat, kind, DISCARDED)

    def give_back(self, seat: i64) -> None:
        """Lay a whole hand face down, to be shuffled with the rest."""
        for kind in range(self.kinds):
            for _each in range(self.hands[seat * self.kinds + kind]):
                self._leave(seat, kind, RETURNED)

    def _leave(self, seat: i64, kind: i64, what: i64) -> None:
        self.hands[seat * self.kinds + kind] -= 1
        self.sizes[seat] -= 1
        if self.is_logged:
            self.log = append(self.log, what << WHAT_SHIFT | seat << SEAT_SHIFT | kind)

    def shuffle(self) -> None:
        """Make all cards that are neither in hands nor removed the pool, and all of it the deck."""
        self.pool = self.cards[:]
        for seat in range(len(self.sizes)):
            for kind in range(self.kinds):
                self.pool[kind] -= self.hands[seat * self.kinds + kind]
        self.pooled = 0
        for kind in range(self.kinds):
            self.pooled += self.pool[kind]
        self.left = self.pooled
        if self.is_logged:
            self._close_round()

    def _close_round(self) -> None:
        past = self.past[:]
        for line in self.log:
            past = append(past, line)
        self.past = append(past, SHUFFLED << WHAT_SHIFT)
        self.log = vec[i64]()

    def set_deck(self, size: i64) -> None:
        """Make so many cards of the pool the deck; the rest is put aside unseen."""
        self.left = size


def new_stock(seats: int, counts: list[int]) -> Stock:
    """Return a stock in which all cards, so many of each kind, are still to be drawn."""
    total = sum(counts)
    return Stock(
        cells(counts),
        zeros(len(counts) * seats),
        zeros(seats),
        cells(counts),
        total,
        total,
        vec[i64](),
        vec[i64](),
    )


def unpack_stock(seats: int, counts: list[int], packed: list[list[int]]) -> Stock:
    """Return the stock that `pack` described, or raise ValueError where none can be so."""
    hands, pool, log, left = packed
    stock = new_stock(seats, counts)
    for line in log:
        _carry_out(stock, line, seats)
    if [count for count in stock.hands] != hands or [count for count in stock.pool] != pool:
        raise ValueError("log")
    if len(left) != 1 or not 0 <= left[0] <= stock.pooled:
        raise ValueError("left")
    stock.left = left[0]
    return stock


def _carry_out(stock: Stock, line: int, seats: int) -> None:
    """Do once more what a line of the log tells; raise ValueError if it cannot be done."""
    what, seat, kind = line >> WHAT_SHIFT, line >> SEAT_SHIFT & SEAT, line & KIND
    if line == SHUFFLED << WHAT_SHIFT:
        stock.shuffle()
        return
    if not DRAWN <= what <= RETURNED or seat >= seats or kind >= stock.kinds:
        raise ValueError("log")
    if what == DRAWN:
        if stock.pool[kind] == 0:
            raise ValueError("log")
        stock.draw(seat, kind)
    elif stock.held(seat, kind) == 0:
        raise ValueError("log")
    elif what == REMOVED:
        stock.remove(seat, kind)
    else:
        stock._leave(seat, kind, what)

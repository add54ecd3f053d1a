"""Hidden cards: a layered deck, hands and face-down cards, all as counts by kind.

Cards are drawn from the oldest layer that has any left; what returns to the bottom of the deck
is a new layer, whose cards everybody has seen. A card in another's hand can therefore only be
of a kind that the layer it was drawn from still hides. From the moment hands can mix cards of
several layers the ledger keeps a log of draws and plays, which `redeal` reads.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from rimet.kernel.cells import append, vec
from rimet.kernel.counts import cells, pick, zeros
from rimet.kernel.hands import (
    BITS,
    COUNT,
    HELD,
    HELD_SHIFT,
    KINDS,
    MOST_HELD,
    nth_kind,
    various,
    words_for,
)
from rimet.kernel.rng import Rng

DRAWN: Final = 0
PLAYED: Final = 1
NO_CARD: Final = (1 << 20) - 1
UNMIXED: Final = -1  # no log is needed as yet
UNLOGGED: Final = -2  # no log is kept
SHOWN_LAYERS: Final = 4  # told in an observation
MOST_LAYERS: Final = 1000  # in a match

# A card on the board, and a line of the log, are one number each.
KIND: Final = 255
OPEN: Final = 1 << 8
SEAT_SHIFT: Final = 9
SEAT: Final = 63
TYPE_SHIFT: Final = 15
LAYER_SHIFT: Final = 16
LAYER: Final = (1 << 16) - 1
CARD_SHIFT: Final = 32


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Ledger:
    """Hands, deck layers and face-down cards, and what it takes to deal the hidden ones anew."""

    def __init__(
        self,
        kinds: i64,
        hands: vec[i64],
        deck: vec[i64],
        top: i64,
        left: i64,
        laid: vec[i64],
        log: vec[i64],
        unmixed: i64,
    ) -> None:
        self.kinds: i64 = kinds
        self.words: i64 = words_for(kinds)
        self.hands = hands  # by seat, as `kernel.hands` writes them
        self.deck = deck  # by layer and kind, oldest layer first
        self.top: i64 = top  # the layer that is drawn from
        self.left: i64 = left  # how many cards that layer has
        self.laid = laid  # every card ever laid on the board
        self.log = log
        # Cards laid before layers began to mix; UNMIXED while they don't, UNLOGGED in a sketch.
        self.unmixed: i64 = unmixed

    def clone(self) -> Ledger:
        """Return an independent copy."""
        return Ledger(
            self.kinds,
            self.hands[:],
            self.deck[:],
            self.top,
            self.left,
            self.laid[:],
            self.log[:],
            self.unmixed,
        )

    def drop_log(self) -> None:
        """Keep no log from now on; the cards cannot be dealt anew then."""
        self.unmixed = UNLOGGED
        self.log = vec[i64]()

    def pack(self) -> list[list[int]]:
        """Return what `unpack_ledger` needs: hands, deck, laid cards, log and where it begins."""
        return [
            [count for seat in range(self.seats()) for count in self.hand(seat)],
            [count for count in self.deck],
            [card for card in self.laid],
            [line for line in self.log],
            [self.unmixed],
        ]

    # --- what is in the hands and in the deck

    def seats(self) -> i64:
        """Return how many hands there are."""
        return len(self.hands) // self.words

    def hand_size(self, seat: i64) -> i64:
        """Return how many cards a seat holds."""
        return self.hands[seat * self.words] >> HELD_SHIFT

    def held(self, seat: i64, kind: i64) -> i64:
        """Return how many cards of a kind a seat holds."""
        return self.hands[seat * self.words + kind // KINDS] >> kind % KINDS * BITS & COUNT

    def hand(self, seat: i64) -> list[int]:
        """Return how many cards of each kind a seat holds."""
        return [self.held(seat, kind) for kind in range(self.kinds)]

    def kinds_held(self, seat: i64) -> i64:
        """Return how many kinds of card a seat holds."""
        first: i64 = seat * self.words
        count: i64 = various(self.hands[first])
        for word in range(first + 1, first + self.words):
            count += various(self.hands[word])
        return count

    def nth_held(self, seat: i64, nth: i64) -> i64:
        """Return the kind that stands at a mark, from 0, among those a seat holds."""
        word: i64 = seat * self.words
        kind: i64 = nth_kind(self.hands[word], nth)
        passed: i64 = 0
        while kind == KINDS:
            nth -= various(self.hands[word])
            word += 1
            passed += KINDS
            kind = nth_kind(self.hands[word], nth)
        return passed + kind

    def layers(self) -> i64:
        """Return how many layers the deck has had."""
        return len(self.deck) // self.kinds

    def layer_sizes(self) -> list[int]:
        """Return how many cards each layer has left, oldest first."""
        return [self._size(layer) for layer in range(self.layers())]

    def _size(self, layer: i64) -> i64:
        size: i64 = 0
        for place in range(layer * self.kinds, (layer + 1) * self.kinds):
            size += self.deck[place]
        return size

    def has_deck(self) -> bool:
        """Whether any card is left to draw."""
        return self.left > 0

    def draw_odds(self) -> list[int]:
        """Return how many cards of each kind the next draw can give."""
        start = self.top * self.kinds
        return [self.deck[start + kind] for kind in range(self.kinds)]

    def sample_draw(self, rng: Rng) -> i64:
        """Return the kind of the next card, by chance, without drawing it."""
        kinds: i64 = self.kinds
        start: i64 = self.top * kinds
        if kinds > KINDS:
            return pick(self.deck, start, self.left, rng)
        # Few kinds are counted to the end: a processor guesses badly where `pick` stops.
        mark: i64 = rng.below(self.left)
        deck = self.deck
        passed: i64 = 0
        kind: i64 = 0
        for place in range(start, start + kinds):
            passed += deck[place]
            kind += i64(passed <= mark)
        return kind

    def observe(self, seen: vec[i64], viewer: i64) -> vec[i64]:
        """Add what a viewer knows: its hand, how many cards others have, and how deep the deck is.

        Of the layers, those that are drawn from next are told one by one, the others together.
        """
        for kind in range(self.kinds):
            if viewer < 0:
                seen = append(seen, 0)
            else:
                seen = append(seen, self.held(viewer, kind))
        for seat in range(self.seats()):
            seen = append(seen, self.hand_size(seat))
        seen = append(seen, self.top)
        for ahead in range(SHOWN_LAYERS):
            size: i64 = 0
            if self.top + ahead < self.layers():
                size = self._size(self.top + ahead)
            if ahead == SHOWN_LAYERS - 1:
                for layer in range(self.top + SHOWN_LAYERS, self.layers()):
                    size += self._size(layer)
            seen = append(seen, size)
        return seen

    # --- what happens to cards

    def draw(self, seat: i64, kind: i64) -> None:
        """Move a card of this kind from the top layer to a hand, which has room for it."""
        if self.top > 0 and self.unmixed == UNMIXED:
            self._open_log()
        self.deck[self.top * self.kinds + kind] -= 1
        self.left -= 1
        self.put(seat, kind)
        if self.unmixed >= 0:
            self.log = append(self.log, drawn_line(seat, kind, self.top))
        if self.left == 0:
            self.top += 1  # no layer is ever put down empty
            if self.top < self.layers():
                self.left = self._size(self.top)

    def _open_log(self) -> None:
        self.unmixed = len(self.laid)
        for seat in range(self.seats()):
            for kind in range(self.kinds):
                for _each in range(self.held(seat, kind)):
                    self.log = append(self.log, drawn_line(seat, kind, 0))

    def put(self, seat: i64, kind: i64) -> None:
        """Put a card into a hand, wherever it comes from."""
        self._change(seat, kind, 1)

    def empty(self, seat: i64) -> None:
        """Take all cards out of a hand."""
        for word in range(seat * self.words, (seat + 1) * self.words):
            self.hands[word] = 0

    def _change(self, seat: i64, kind: i64, by: i64) -> None:
        # Not `1 << ...`: a literal is a short number where this is compiled.
        hands = self.hands
        first: i64 = seat * self.words
        if kind < KINDS:
            hands[first] += by * HELD + (by << kind * BITS)
        else:
            hands[first] += by * HELD
            hands[first + kind // KINDS] += by << kind % KINDS * BITS

    def lay(self, seat: i64, kind: i64, shows: bool) -> i64:
        """Play a card from the hand on the board, face up or down, and return its number."""
        card: i64 = len(self.laid)
        self._leave(seat, kind, card)
        laid: i64 = seat << SEAT_SHIFT | kind
        if shows:
            laid |= OPEN
        self.laid = append(self.laid, laid)
        return card

    def show(self, seat: i64, kind: i64) -> None:
        """Play a card from the hand for everybody to see."""
        self._leave(seat, kind, NO_CARD)

    def _leave(self, seat: i64, kind: i64, card: i64) -> None:
        self._change(seat, kind, -1)
        if self.unmixed >= 0:
            line: i64 = seat << SEAT_SHIFT | kind | PLAYED << TYPE_SHIFT | card << CARD_SHIFT
            self.log = append(self.log, line)

    def kind_of(self, card: i64) -> i64:
        """Return the kind of a card on the board."""
        return self.laid[card] & KIND

    def seat_of(self, card: i64) -> i64:
        """Return the seat that laid a card."""
        return self.laid[card] >> SEAT_SHIFT & SEAT

    def is_open(self, card: i64) -> bool:
        """Whether a card on the board lies face up."""
        return self.laid[card] & OPEN != 0

    def turn(self, card: i64) -> i64:
        """Turn a face-down card over for everybody and return its kind."""
        laid = self.laid
        shown: i64 = laid[card] | OPEN
        laid[card] = shown
        return shown & KIND

    def give_back(self, counts: vec[i64]) -> None:
        """Put cards that everybody has seen under the deck, as a layer of their own."""
        total: i64 = 0
        for kind in range(self.kinds):
            total += counts[kind]
        if total == 0:
            return
        for kind in range(self.kinds):
            self.deck = append(self.deck, counts[kind])
        if self.left == 0:
            self.left = total

    def is_secret(self, card: i64, viewer: i64) -> bool:
        """Whether a card on the board is one that the viewer does not know."""
        laid: i64 = self.laid[card]
        return laid & OPEN == 0 and laid >> SEAT_SHIFT & SEAT != viewer

    def seen_kind(self, card: i64, viewer: i64, unknown: i64) -> i64:
        """Return the kind of a card on the board, or `unknown`; what is below 0 is no card."""
        if card < 0:
            return card
        if self.is_secret(card, viewer):
            return unknown
        return self.kind_of(card)

    def set_kind(self, card: i64, kind: i64) -> None:
        """Make a card on the board one of this kind."""
        self.laid[card] = self.laid[card] & ~KIND | kind


def drawn_line(seat: i64, kind: i64, layer: i64) -> i64:
    """Return the line of the log that tells of a draw."""
    return seat << SEAT_SHIFT | kind | layer << LAYER_SHIFT


def unpack_ledger(kinds: int, seats: int, packed: list[list[int]]) -> Ledger:
    """Return the ledger that `pack` described."""
    hands, deck, laid, log, unmixed = packed
    check_ledger(kinds, seats, packed)
    left = [sum(deck[start : start + kinds]) for start in range(0, len(deck), kinds)]
    top = 0
    while top < len(left) and left[top] == 0:
        top += 1
    ledger = Ledger(
        kinds,
        zeros(seats * words_for(kinds)),
        cells(deck),
        top,
        left[top] if top < len(left) else 0,
        cells(laid),
        cells(log),
        unmixed[0],
    )
    for place, count in enumerate(hands):
        for _each in range(count):
            ledger.put(place // kinds, place % kinds)
    return ledger


def check_ledger(kinds: int, seats: int, packed: list[list[int]]) -> None:
    """Raise ValueError where a ledger cannot be: every play in the log needs a draw before it."""
    hands, deck, laid, log, unmixed = packed
    if len(hands) != kinds * seats or len(deck) % kinds or len(deck) // kinds > LAYER:
        raise ValueError("sizes")
    if len(unmixed) != 1 or not UNMIXED <= unmixed[0] <= len(laid):
        raise ValueError("sizes")
    if min(hands + deck, default=0) < 0:
        raise ValueError("counts")
    if any(sum(hands[kinds * seat : kinds * seat + kinds]) > MOST_HELD for seat in range(seats)):
        raise ValueError("hands")
    for card in laid:
        if not 0 <= card < seats << SEAT_SHIFT or card & KIND >= kinds:
            raise ValueError("laid")
    held = check_log(kinds, seats, len(deck) // kinds, len(laid), log)
    if unmixed[0] >= 0 and held != hands:
        raise ValueError("log")


def check_log(kinds: int, seats: int, layers: int, laid: int, log: list[int]) -> list[int]:
    """Return the hands that a log leads to, or raise ValueError where it cannot be."""
    held = [0] * (kinds * seats)
    for line in log:
        seat, kind = line >> SEAT_SHIFT & SEAT, line & KIND
        card, layer = line >> CARD_SHIFT, line >> LAYER_SHIFT & LAYER
        if line < 0 or seat >= seats or kind >= kinds or layer >= layers:
            raise ValueError("log")
        if line >> TYPE_SHIFT & 1 == DRAWN:
            held[seat * kinds + kind] += 1
            is_known = card == 0
        else:
            held[seat * kinds + kind] -= 1
            is_known = card == NO_CARD or card < laid
        if held[seat * kinds + kind] < 0 or not is_known:
            raise ValueError("log")
    return held


def new_ledger(kinds: int, seats: int, deck: list[int]) -> Ledger:
    """Return a full deck of one layer and empty hands."""
    return unpack_ledger(kinds, seats, [[0] * (kinds * seats), deck, [], [], [UNMIXED]])

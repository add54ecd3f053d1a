"""Hidden cards: a layered deck, hands and face-down cards, all as counts by kind.

Cards are drawn from the oldest layer that has any left; what returns to the bottom of the deck
is a new layer, whose cards everybody has seen. A card in another's hand can therefore only be
of a kind that the layer it was drawn from still hides. From the moment hands can mix cards of
several layers the ledger keeps a log of draws and plays, which `redeal` reads.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rimet.kernel.cells import append, vec
from rimet.kernel.counts import cells, pick
from rimet.kernel.rng import Rng

DRAWN: Final = 0
PLAYED: Final = 1
NO_CARD: Final = (1 << 20) - 1

# A card laid face down, and a line of the log, are one number each.
KIND: Final = 255
OPEN: Final = 1 << 8
SEAT_SHIFT: Final = 9
SEAT: Final = 63
TYPE_SHIFT: Final = 15
LAYER_SHIFT: Final = 16
LAYER: Final = (1 << 16) - 1
CARD_SHIFT: Final = 32


@final
class Ledger:
    """Keeps hands, deck layers and face-down cards, and deals the hidden ones anew."""

    def __init__(
        self,
        kinds: i64,
        hands: vec[i64],
        held: vec[i64],
        deck: vec[i64],
        left: vec[i64],
        top: i64,
        laid: vec[i64],
        log: vec[i64],
        unmixed: i64,
    ) -> None:
        self.kinds: i64 = kinds
        self.hands = hands  # by seat and kind
        self.held = held  # by seat: how many cards
        self.deck = deck  # by layer and kind, oldest layer first
        self.left = left  # by layer: how many cards
        self.top: i64 = top  # the layer that is drawn from
        self.laid = laid  # every card ever laid face down
        self.log = log
        self.unmixed: i64 = unmixed  # cards laid before layers began to mix; -1 while they don't

    def clone(self) -> Ledger:
        """Return an independent copy."""
        return Ledger(
            self.kinds,
            self.hands[:],
            self.held[:],
            self.deck[:],
            self.left[:],
            self.top,
            self.laid[:],
            self.log[:],
            self.unmixed,
        )

    def pack(self) -> list[list[int]]:
        """Return what `unpack_ledger` needs: hands, deck, laid cards, log and where it begins."""
        return [
            [count for count in self.hands],
            [count for count in self.deck],
            [card for card in self.laid],
            [line for line in self.log],
            [self.unmixed],
        ]

    def has_deck(self) -> bool:
        """Tell whether any card is left to draw."""
        return self.top < len(self.left)

    def draw_odds(self) -> list[int]:
        """Return how many cards of each kind the next draw can give."""
        start = self.top * self.kinds
        return [self.deck[start + kind] for kind in range(self.kinds)]

    def sample_draw(self, rng: Rng) -> i64:
        """Return the kind of the next card, by chance, without drawing it."""
        return pick(self.deck, self.top * self.kinds, self.left[self.top], rng)

    def draw(self, seat: i64, kind: i64) -> None:
        """Move a card of this kind from the top layer to a hand."""
        top: i64 = self.top
        if top > 0 and self.unmixed < 0:
            self._open_log()
        self.deck[top * self.kinds + kind] -= 1
        left: i64 = self.left[top] - 1
        self.left[top] = left
        self.hands[seat * self.kinds + kind] += 1
        self.held[seat] += 1
        if self.unmixed >= 0:
            self.log = append(self.log, drawn_line(seat, kind, top))
        if left == 0:
            self.top += 1  # no layer is ever put down empty

    def _open_log(self) -> None:
        self.unmixed = len(self.laid)
        seats: i64 = len(self.held)
        for seat in range(seats):
            for kind in range(self.kinds):
                for _each in range(self.hands[seat * self.kinds + kind]):
                    self.log = append(self.log, drawn_line(seat, kind, 0))

    def lay(self, seat: i64, kind: i64) -> i64:
        """Play a card from the hand face down and return its number."""
        card: i64 = len(self.laid)
        self._leave(seat, kind, card)
        self.laid = append(self.laid, seat << SEAT_SHIFT | kind)
        return card

    def show(self, seat: i64, kind: i64) -> None:
        """Play a card from the hand for everybody to see."""
        self._leave(seat, kind, NO_CARD)

    def _leave(self, seat: i64, kind: i64, card: i64) -> None:
        self.hands[seat * self.kinds + kind] -= 1
        self.held[seat] -= 1
        if self.unmixed >= 0:
            line: i64 = seat << SEAT_SHIFT | kind | PLAYED << TYPE_SHIFT | card << CARD_SHIFT
            self.log = append(self.log, line)

    def kind_of(self, card: i64) -> i64:
        """Return the kind of a card that was laid face down."""
        return self.laid[card] & KIND

    def seat_of(self, card: i64) -> i64:
        """Return the seat that laid a card face down."""
        return self.laid[card] >> SEAT_SHIFT & SEAT

    def is_open(self, card: i64) -> bool:
        """Tell whether a card that was laid face down has been turned over."""
        return self.laid[card] & OPEN != 0

    def turn(self, card: i64) -> i64:
        """Turn a face-down card over for everybody and return its kind."""
        self.laid[card] |= OPEN
        return self.laid[card] & KIND

    def give_back(self, counts: vec[i64]) -> None:
        """Put cards that everybody has seen under the deck, as a layer of their own."""
        total: i64 = 0
        for kind in range(self.kinds):
            total += counts[kind]
        if total == 0:
            return
        for kind in range(self.kinds):
            self.deck = append(self.deck, counts[kind])
        self.left = append(self.left, total)

    def is_secret(self, card: i64, viewer: i64) -> bool:
        """Tell whether a card laid face down is one that the viewer does not know."""
        laid: i64 = self.laid[card]
        return laid & OPEN == 0 and laid >> SEAT_SHIFT & SEAT != viewer

    def set_kind(self, card: i64, kind: i64) -> None:
        """Make a card that was laid face down one of this kind."""
        self.laid[card] = self.laid[card] & ~KIND | kind


def drawn_line(seat: i64, kind: i64, layer: i64) -> i64:
    """Return the line of the log that tells of a draw."""
    return seat << SEAT_SHIFT | kind | layer << LAYER_SHIFT


def unpack_ledger(kinds: int, seats: int, packed: list[list[int]]) -> Ledger:
    """Return the ledger that `pack` described."""
    hands, deck, laid, log, unmixed = packed
    check_ledger(kinds, seats, packed)
    held = [sum(hands[seat * kinds : (seat + 1) * kinds]) for seat in range(seats)]
    left = [sum(deck[start : start + kinds]) for start in range(0, len(deck), kinds)]
    top = 0
    while top < len(left) and left[top] == 0:
        top += 1
    return Ledger(
        kinds,
        cells(hands),
        cells(held),
        cells(deck),
        cells(left),
        top,
        cells(laid),
        cells(log),
        unmixed[0],
    )


def check_ledger(kinds: int, seats: int, packed: list[list[int]]) -> None:
    """Raise ValueError where a ledger cannot be: every play in the log needs a draw before it."""
    hands, deck, laid, log, unmixed = packed
    if len(hands) != kinds * seats or len(deck) % kinds or not -1 <= unmixed[0] <= len(laid):
        raise ValueError("sizes")
    if min(hands + deck, default=0) < 0 or any(card & KIND >= kinds for card in laid):
        raise ValueError("counts")
    held = [0] * len(hands)
    for line in log:
        seat, kind = line >> SEAT_SHIFT & SEAT, line & KIND
        card, layer = line >> CARD_SHIFT, line >> LAYER_SHIFT & LAYER
        if seat >= seats or kind >= kinds or layer * kinds >= len(deck):
            raise ValueError("log")
        if line >> TYPE_SHIFT & 1 == DRAWN:
            held[seat * kinds + kind] += 1
        else:
            held[seat * kinds + kind] -= 1
            if held[seat * kinds + kind] < 0 or (card != NO_CARD and card >= len(laid)):
                raise ValueError("log")
    if unmixed[0] >= 0 and held != hands:
        raise ValueError("log")


def new_ledger(kinds: int, seats: int, deck: list[int]) -> Ledger:
    """Return a full deck of one layer and empty hands."""
    return unpack_ledger(kinds, seats, [[0] * (kinds * seats), deck, [], [], [-1]])

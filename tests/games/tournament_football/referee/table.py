"""What lies on the table in the middle of a match, all of it, called by its name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from rimet import CHANCE
from rimet.games.tournament_football.options import CupOptions
from tests.games.tournament_football.referee.box import (
    Score,
    board,
    card_counts,
    finals,
    fitting,
    ratings,
    worth,
)

BANK = -1
HAND = 5


class Point(NamedTuple):
    """A moment at which a seat or chance decides: what may come, in notation, and its weight."""

    phase: str
    seat: int
    choices: Mapping[str, int]


Answer = TypeVar("Answer")
# A part of the match: it asks at every point what comes, and is told in notation.
Play = Generator[Point, str, Answer]


@dataclass
class Laid:
    """A card on the board, who put it there, and whether all can see it."""

    card: str
    seat: int
    is_up: bool


class Table:
    """The whole truth of a match: the board, the hands, the deck and the flags."""

    def __init__(self, options: CupOptions) -> None:
        self.options = options
        self.seats = range(options.players)
        self.first = (options.dealer + 1) % options.players  # WCT-8
        self.board_name = options.board
        if options.board == "auto":  # WCT-R7
            self.board_name = (
                fitting(options.bracket)
                if options.series == "none"
                else finals(options.series).board
            )
        self.board = board(self.board_name, options.bracket)
        self.is_scored = options.team_scoring or options.points != "points-1"  # WCT-25
        self.capacity = 4 if options.longer else 3  # WCT-11, WCT-29
        self.ratings = ratings(options.teams)
        self.kinds = card_counts(options.cards)
        # WCT-R10
        self.flags = options.teams_per_player or len(self.board.spots) // max(options.players, 3)

        self.teams: dict[str, str] = {}  # by spot
        self.owners = dict.fromkeys(self.board.spots, BANK)
        self.known: set[str] = set()  # the spots whose owner has been shown
        self.hands: list[Counter[str]] = [Counter() for _ in self.seats]
        self.deck = [Counter(self.kinds)]  # layers, the oldest first (WCT-R8)
        self.piles: dict[str, list[Laid]] = {
            place: [] for place in [*self.board.spots, *self.board.half_fields]
        }
        self.turn = self.first  # whose turn it is, or was last
        self.is_in = [True for _ in self.seats]
        self.are_groups_over = False
        self.orders: dict[str, list[str]] = {}  # by letter, once settled: spots, best first
        self.totals: dict[str, Score] = {}  # by spot, once its group is settled
        self.placings: dict[str, str] = {}  # by spot
        self.entrants: dict[str, str] = {}  # by half-field: the spot whose team stands there
        self.places: dict[str, int] = {}  # by spot: the place it finished in

    # --- looking

    def clockwise(self, after: int) -> list[int]:
        """Return all seats in the order of play, `after` the last of them."""
        return [(after + step) % len(self.seats) for step in range(1, len(self.seats) + 1)]

    def rating(self, spot: str) -> Score:
        """Return the head start of the team on a spot."""
        return self.ratings[self.teams[spot]]

    def total(self, spot: str, place: str) -> Score:
        """Return rating and cards of a spot's team on a place, added up (WCT-14, WCT-22)."""
        scores = [self.rating(spot), *(worth(laid.card) for laid in self.piles[place])]
        return sum(goals for goals, _ in scores), sum(penalties for _, penalties in scores)

    def open_fields(self) -> list[str]:
        """Return the fields that take another card."""
        if self.are_groups_over:
            return []
        return [
            spot for spot in self.board.spots if spot[0] not in self.orders and self._has_room(spot)
        ]

    def open_half_fields(self) -> list[str]:
        """Return the half-fields that take another card."""
        return [place for place in self.board.half_fields if self._has_room(place)]

    def _has_room(self, place: str) -> bool:
        return len(self.piles[place]) < self.capacity  # WCT-11

    # --- cards

    def draw(self, phase: str, seat: int) -> Play[None]:
        """Let a seat draw a card from the oldest layer that has any (WCT-R8)."""
        layer = next(layer for layer in self.deck if layer.total())
        odds = {f"card:{card}": count for card, count in layer.items() if count}
        text = yield Point(phase, CHANCE, odds)
        card = text.removeprefix("card:")
        layer[card] -= 1
        self.hands[seat][card] += 1

    def has_deck(self) -> bool:
        """Whether there is a card to draw."""
        return any(layer.total() for layer in self.deck)

    def lay(self, seat: int, card: str, place: str) -> None:
        """Put a card from a hand on a place, face up or face down."""
        self.hands[seat][card] -= 1
        pile = self.piles[place]
        if place in self.teams:
            is_up = not self.options.hidden  # WCT-10, WCT-26
        else:
            is_up = self.options.open or (self.options.wild and not pile)  # WCT-27, WCT-28
        pile.append(Laid(card, seat, is_up))

    def turn_up(self, place: str) -> None:
        """Turn up the cards on a place."""
        for laid in self.piles[place]:
            laid.is_up = True

    def put_under(self, spots: Iterable[str], hands: Iterable[int] = ()) -> None:
        """Put the cards of fields, and whole hands, under the deck as a layer (WCT-R8)."""
        layer: Counter[str] = Counter()
        for spot in spots:
            layer.update(laid.card for laid in self.piles[spot])
            self.piles[spot] = []
        for seat in hands:
            layer.update(self.hands[seat])
            self.hands[seat] = Counter()
        self.deck.append(layer)

"""The cards on the table: how they are laid, which touch, and what they show."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from tests.games.goal_game.referee.asking import Play, ask, draw
from tests.games.goal_game.referee.coaches import Coach

Place = tuple[int, int]  # column and row
SIDES: dict[str, Place] = {"top": (0, -1), "right": (1, 0), "bottom": (0, 1), "left": (-1, 0)}
OPPOSITE = {"top": "bottom", "right": "left", "bottom": "top", "left": "right"}


@cache
def turns(card: str) -> list[str]:
    """Return how a card may lie: its sides from the top clockwise, then its middle (GG-7)."""
    sides, middle = card.split("/")
    return [f"{sides[turn:]}{sides[:turn]}/{middle}" for turn in range(4)]


def beside(place: Place, side: str) -> Place:
    """Return the place that touches another by a side."""
    column, row = SIDES[side]
    return place[0] + column, place[1] + row


def name(place: Place) -> str:
    """Return what a place is called: a letter for its column, a number for its row."""
    return f"{'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[place[0]]}{place[1] + 1}"


class Figure:
    """Places with cards, face down or open, from a deck of all cards freshly shuffled (GG-R13)."""

    def __init__(self, cards: Mapping[str, int], places: Iterable[Place]) -> None:
        self.shown: dict[Place, str] = {}
        self.face_down = set(places)
        self.unseen = dict(cards)
        self._card_of = {turned: card for card in cards for turned in turns(card)}

    def open(self, place: Place) -> Play[None]:
        """Turn a card over: any that has not been seen, lying in any way (GG-7)."""
        weights: dict[str, int] = {}
        for card, count in self.unseen.items():
            for turned in turns(card) if count else ():
                weights[turned] = weights.get(turned, 0) + count
        face = yield from draw(weights)
        self.unseen[self._card_of[face]] -= 1
        self.face_down.remove(place)
        self.shown[place] = face

    def color(self, place: Place, side: str) -> str:
        """Return the letter that an open card has on a side."""
        return self.shown[place][list(SIDES).index(side)]

    def facing(self, place: Place) -> dict[str, str]:
        """Return, by side of a place, the colours of the open cards that touch it there."""
        return {
            side: self.color(beside(place, side), OPPOSITE[side])
            for side in SIDES
            if beside(place, side) in self.shown
        }

    def to_open(self) -> list[Place]:
        """Return what a coach on the move may open: any card first, then what touches (GG-10)."""
        return [place for place in self.face_down if not self.shown or self.facing(place)]

    def against(self, colors: str) -> list[Place]:
        """Return the face-down cards that lie against an open side of these colours (GG-R5)."""
        return [place for place in self.face_down if set(colors) & set(self.facing(place).values())]


def pick(coach: Coach, places: list[Place]) -> Play[Place]:
    """Let a coach choose a card; the only one opens by itself (GG-R11, GG-R20)."""
    if len(places) == 1:
        return places[0]
    named = {f"open={name(place)}": place for place in places}
    return named[(yield from ask(coach.seat, named))]


def lay(count: int, is_random: bool) -> Play[set[Place]]:
    """Return where so many cards lie: in five columns, or as chance grows them (GG-R2, GG-R15)."""
    if not is_random:
        return {(number % 5, number // 5) for number in range(count)}
    places = {(0, 0)}
    while len(places) < count:
        free = {beside(place, side) for place in places for side in SIDES} - places
        column, row = (yield from draw({f"{place[0]},{place[1]}": 1 for place in free})).split(",")
        places.add((int(column), int(row)))
    left, top = min(place[0] for place in places), min(place[1] for place in places)
    return {(column - left, row - top) for column, row in places}

"""The cards: hands, those that can still be drawn, and those that lie until the next shuffle."""

from __future__ import annotations

from collections import Counter

from tests.games.world_cup_game.referee.question import Asking, roll


class Deck:
    """All cards of the game, wherever they are."""

    def __init__(self, cards: Counter[str], seats: int) -> None:
        self.unseen = Counter(cards)  # neither in a hand nor lying on the table
        self.lying: Counter[str] = Counter()
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.left = 0  # how many of the unseen are this round's deck

    def draw(self, seat: int) -> Asking[None]:
        """Draw a card: any of the unseen, since nobody knows which of them are the deck (WCG-5)."""
        kind = yield from roll("card", self.unseen)
        self.unseen[kind] -= 1
        self.hands[seat][kind] += 1
        self.left -= 1

    def leave(self, seat: int, kind: str) -> None:
        """Take a card out of a hand."""
        assert self.hands[seat][kind] > 0
        self.hands[seat][kind] -= 1

    def lay_away(self, seat: int, kind: str) -> None:
        """Lay a card away that is played or discarded, until the next shuffle."""
        self.leave(seat, kind)
        self.lying[kind] += 1

    def give_back(self, seat: int) -> None:
        """Lay a whole hand away (WCG-22)."""
        self.lying += self.hands[seat]
        self.hands[seat] = Counter()

    def shuffle(self) -> None:
        """Shuffle all cards that are not in hands (WCG-23)."""
        self.unseen += self.lying
        self.lying = Counter()

    def cut(self, part: int) -> None:
        """Make the deck a part of the cards not in hands, rounded up, or so many (WCG-R11)."""
        cards = self.unseen.total()
        self.left = -(-cards // part) if part > 0 else min(-part, cards)

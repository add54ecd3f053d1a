"""What is known of a tournament that is being played."""

from __future__ import annotations

from tests.games.world_cup_game.referee.box import Box, Tie
from tests.games.world_cup_game.referee.deck import Deck
from tests.games.world_cup_game.referee.groups import Record


class Cup:
    """Owners, cards, and who has come how far."""

    def __init__(self, box: Box, seats: int, dealer: int) -> None:
        self.box = box
        self.seats = seats
        self.deck = Deck(box.cards, seats)
        self.owner: dict[str, int] = {}
        self.place: dict[str, int] = {}  # of the teams that are out, and of the champion
        self.last = dealer  # who played last; the dealer's left begins
        self.ranking: dict[str, list[str]] = {}  # by group
        self.records: dict[str, Record] = {}  # by team, of the first groups
        self.thirds = ""  # the groups whose thirds go on
        self.winner: dict[str, str] = {}  # by match
        self.loser: dict[str, str] = {}

    def is_in(self, seat: int) -> bool:
        """Whether a seat has a team that can still win (WCG-22, WCG-R5)."""
        return any(owner == seat and team not in self.place for team, owner in self.owner.items())

    def players(self) -> list[int]:
        """Return the seats that are in, beginning with the next to play (WCG-6, WCG-R18)."""
        seats = [(self.last + step) % self.seats for step in range(1, self.seats + 1)]
        return [seat for seat in seats if self.is_in(seat)]

    def entrant(self, slot: str) -> str:
        """Return the team of a placing such as 1A or 2.3, or the winner or loser of a match."""
        word, _, match = slot.partition(" ")
        if match:
            return (self.winner if word == "winner" else self.loser)[match]
        return self.ranking[slot[1:].lstrip(".")][int(slot[0]) - 1]

    def sides(self, tie: Tie) -> tuple[str, str]:
        """Return the two teams of a knock-out match; a table places the thirds (WCG-34)."""
        if not tie.away.startswith("3"):
            return self.entrant(tie.home), self.entrant(tie.away)
        group = self.box.opponents[self.thirds][tie.home[1:]]
        assert group in tie.away[1:]
        return self.entrant(tie.home), self.entrant(f"3{group}")

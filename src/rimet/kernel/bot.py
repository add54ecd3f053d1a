"""What a bot is: something that chooses from what one seat may know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from rimet.kernel.game import Event, Game, View
from rimet.kernel.match import Match
from rimet.kernel.rng import Rng
from rimet.kernel.state import State


class Scene:
    """Shows a bot its seat's side of a match, and nothing else.

    `budget` is how many guessed worlds it may look at for this choice.
    """

    def __init__(self, match: Match, seat: int, rng: Rng, budget: int = 100) -> None:
        self._match = match
        self.game: Game = match.game
        self.seat = seat
        self.rng = rng
        self.budget = budget

    @property
    def view(self) -> View:
        """Return all that the seat may see."""
        return self._match.view(self.seat)

    def events(self, since: int = 0) -> list[Event]:
        """Return what the seat may know of what happened."""
        return self._match.events(self.seat, since)

    def legal(self, path: Sequence[int] = ()) -> list[int]:
        """Return the actions that may follow a path of the seat's own; none where it is whole."""
        return self._match.peek(self.seat, path)

    def guess(self) -> State:
        """Return a guessed world, one of those that the seat cannot tell apart."""
        if self.budget <= 0:
            raise ValueError("the bot's budget is spent")
        self.budget -= 1
        return self._match.guess(self.seat, self.rng)


class Bot(ABC):
    """Chooses a path for the seat to act."""

    name: ClassVar[str]

    @abstractmethod
    def choose(self, scene: Scene) -> list[int]:
        """Return a path: at least one action, all of them legal in a row."""

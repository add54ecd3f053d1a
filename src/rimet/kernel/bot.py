"""What a bot is: something that chooses from what one seat may know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Final

from rimet.kernel.match import Match
from rimet.kernel.rng import Rng
from rimet.kernel.side import Side

BUDGET: Final = 100


class Bot(ABC):
    """Somebody who chooses a path for the seat to act.

    `memory` is how many earlier plays a side must tell it; remembering costs time.
    """

    name: ClassVar[str]
    memory: ClassVar[int] = 0

    @abstractmethod
    def choose(self, side: Side, rng: Rng, budget: int = BUDGET) -> list[int]:
        """Return a path: at least one action, all of them legal in a row.

        `budget` is how many guessed worlds it may look at.
        """


def ask_bot(bot: Bot, match: Match, rng: Rng) -> list[int]:
    """Return the path that a bot chooses for the seat to act."""
    return bot.choose(match.side(match.to_act, rng, bot.memory), rng)

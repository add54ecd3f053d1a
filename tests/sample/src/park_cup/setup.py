"""What the options of Park Cup fix, and the numbers that stand for words."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rimet.kernel.counts import cells

BANK: Final = -1
UNKNOWN: Final = -2  # an owner or a card that a viewer does not know
CARDS: Final = 10_000  # more than are ever laid
TRANSFER: Final = -1
APPEAL: Final = -2

# Why a card is shown.
GAVE: Final = 0
DROPPED: Final = 1
LEFT: Final = 2


@final
class Setup:
    """Holds what the options fix: sizes, strengths, and what each kind of card does."""

    def __init__(
        self,
        seats: int,
        first: int,
        strengths: list[int],
        goals: list[int],
        counts: list[int],
        hand: int,
        field: int,
    ) -> None:
        self._given = (seats, first, strengths, goals, counts, hand, field)
        self.seats: i64 = seats
        self.first: i64 = first
        self.strengths = cells(strengths)
        self.goals = cells(goals)  # by kind; TRANSFER and APPEAL for the two effects
        self.counts = counts
        self.teams: i64 = len(strengths)
        self.kinds: i64 = len(goals)
        self.hand: i64 = hand
        self.field: i64 = field
        self.transfer: i64 = goals.index(TRANSFER) if TRANSFER in goals else -1  # its kind, if any
        self.protest: i64 = goals.index(APPEAL) if APPEAL in goals else -1
        self.move: i64 = self.kinds * self.teams
        self.second: i64 = self.move + self.teams
        self.appeal: i64 = self.second + self.teams
        self.show: i64 = self.appeal + self.seats
        self.give: i64 = self.show + 1
        self.drop: i64 = self.give + self.kinds
        self.actions: i64 = self.drop + self.kinds

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Setup, self._given

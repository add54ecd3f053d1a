"""Rows of spaces and the tokens on them."""

from __future__ import annotations

from dataclasses import dataclass, field

SPACES = {"black": 4, "red": 4, "blue": 3, "green": 3, "yellow": 2, "grey": 2}  # WCG-2, WCG-R1
MOST_GOALS = {"black": 3, "red": 3, "blue": 3, "green": 2, "yellow": 1, "grey": 1}  # WCG-9, WCG-10
GOALS = ("1", "2", "3")
ATTACK, DEFENCE, PENALTY, VOID = "attack", "defence", "penalty", "void"
HALVES = {"1": 2, "2": 4, "3": 6, ATTACK: 1, DEFENCE: 0, PENALTY: 2, VOID: 0}  # WCG-15, WCG-19


@dataclass
class Row:
    """The spaces of one team in one match (WCG-R2), tokens from the arrow on."""

    name: str
    team: str
    colour: str
    tokens: list[str] = field(default_factory=list)
    extra: int = 0  # half goals from the dice

    @property
    def has_space(self) -> bool:
        """Whether another token finds a space."""
        return len(self.tokens) < SPACES[self.colour]

    @property
    def last(self) -> str:
        """The only token that can be vulnerable (WCG-8)."""
        return self.tokens[-1] if self.tokens else ""

    @property
    def is_strong(self) -> bool:
        """Whether the team may be given two goals at once (WCG-12)."""
        return MOST_GOALS[self.colour] >= 2

    @property
    def goals(self) -> int:
        """Whole goals; half a goal without another half is lost (WCG-R2)."""
        return (sum(HALVES[token] for token in self.tokens) + self.extra) // 2

    def lay(self, token: str) -> None:
        """Lay a token on the next free space."""
        assert self.has_space
        self.tokens.append(token)

    def score(self, goals: int) -> None:
        """Lay goals, fewer for weaker teams (WCG-9, WCG-10)."""
        self.lay(str(min(goals, MOST_GOALS[self.colour])))

    def turn_over(self) -> None:
        """Turn the last token over; it keeps its space (WCG-R7)."""
        self.tokens[-1] = VOID

    def whistle(self) -> None:
        """Void the last token; of two or three goals one less is left (WCG-17, WCG-R17)."""
        rest = int(self.last) - 1 if self.last in GOALS else 0
        if rest == 0:
            self.turn_over()
        elif self.has_space:
            self.turn_over()
            self.lay(str(rest))
        else:
            self.tokens[-1] = str(rest)


@dataclass(frozen=True)
class Fixture:
    """A match with its two rows."""

    name: str
    home: Row
    away: Row

    @property
    def rows(self) -> tuple[Row, Row]:
        """The row of the side that is named first, and the other's."""
        return self.home, self.away


def fixture(name: str, home: str, away: str, colours: dict[str, str]) -> Fixture:
    """Return a match without a token."""
    rows = (Row(name + side, team, colours[team]) for side, team in (("a", home), ("b", away)))
    return Fixture(name, *rows)

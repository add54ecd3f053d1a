"""One card opened by a coach against another: read in order, then finished by a forward."""

from __future__ import annotations

from collections import Counter

from tests.games.goal_game.referee.asking import Play, ask
from tests.games.goal_game.referee.coaches import KINDS, Box, Coach
from tests.games.goal_game.referee.figure import Figure, Place

Goals = Counter[tuple[int, int]]  # by scorer and who concedes


class Attack:
    """A coach who opens a card, the one who is struck at, and where their goals are kept."""

    def __init__(
        self, box: Box, figure: Figure, opener: Coach, target: Coach, goals: Goals
    ) -> None:
        self.box = box
        self.figure = figure
        self.opener = opener
        self.target = target
        self.goals = goals

    def play(self, place: Place, has_middle: bool = True) -> Play[None]:
        """Open and read a card, then let a forward finish (GG-R4); penalties void the middle."""
        yield from self.figure.open(place)
        yield from self.read(place, has_middle)
        if self.opener.has("forward"):
            if (yield from ask(self.opener.seat, ["pass", "forward"])) == "forward":
                self.opener.spend("forward")
                yield from self.strike()

    def read(self, place: Place, has_middle: bool) -> Play[None]:
        """Read top, middle, bottom, left and right (GG-8)."""
        for part in ("top", "middle", "bottom", "left", "right"):
            if part != "middle":
                if self.is_junction(place, part):
                    yield from self.strike()
            elif has_middle:
                event = self.figure.shown[place].split("/")[1]
                if event == "offside":
                    return
                yield from self.middle(event)

    def is_junction(self, place: Place, side: str) -> bool:
        """Whether touching sides have the same colour, one of the two coaches' (GG-11)."""
        color = self.figure.color(place, side)
        is_of_two = color in (self.opener.letter, self.target.letter)
        return is_of_two and self.figure.facing(place).get(side) == color

    def strike(self) -> Play[None]:
        """Score, unless a goalkeeper is spent on it (GG-12, GG-R3)."""
        if self.target.has("goalkeeper"):
            if (yield from ask(self.target.seat, ["pass", "goalkeeper"])) == "goalkeeper":
                self.target.spend("goalkeeper")
                return
        self.goals[self.opener.seat, self.target.seat] += 1

    def middle(self, event: str) -> Play[None]:
        """Carry out what concerns the opener alone (GG-3)."""
        opener = self.opener
        if event == "penalty-kick":
            yield from self.strike()
        elif event == "own-goal":
            self.goals[self.target.seat, opener.seat] += 1  # GG-R14
        elif event == "sponsor":
            opener.coins += 1
        elif event == "injury":
            kinds = [kind for kind in KINDS if opener.has(kind)]
            if len(kinds) > 1:
                lost = yield from ask(opener.seat, [f"lose={kind}" for kind in kinds])
                opener.spend(lost.removeprefix("lose="))
            elif kinds:
                opener.spend(kinds[0])  # GG-R20
        elif event == "timeout":
            while trades := self.purchases():
                if (yield from self.trade(trades)) == "pass":
                    break
        elif event == "transfer":
            if trades := self.purchases() + self.swaps():
                yield from self.trade(trades)

    def purchases(self) -> list[str]:
        """Return who may be bought from the bank for a coin (GG-20, GG-R24)."""
        return [f"buy={kind}" for kind in self.box.on_sale() if self.opener.may_have_more()]

    def swaps(self) -> list[str]:
        """Return which unused footballer may be swapped for one of another kind."""
        return [
            f"swap={given}>{taken}"
            for given in KINDS
            for taken in self.box.on_sale()
            if given != taken and self.opener.has(given)
        ]

    def trade(self, trades: list[str]) -> Play[str]:
        """Let the opener buy or swap, or pass."""
        move = yield from ask(self.opener.seat, ["pass", *trades])
        what, _, kinds = move.partition("=")
        given, _, taken = kinds.rpartition(">")
        if what == "buy":
            self.opener.coins -= 1
        elif what == "swap":
            self.opener.unused[given] -= 1
            self.box.bank[given] += 1  # GG-R24
        if taken:
            self.opener.unused[taken] += 1
            self.box.bank[taken] -= 1
        return move

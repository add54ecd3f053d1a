"""Dice that fall as a test wants them to."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from rimet.kernel.dice import LooseDice
from rimet.kernel.game import Game, possible
from rimet.kernel.match import Match
from rimet.kernel.record import Step
from rimet.kernel.rng import Rng
from rimet.kernel.state import CHANCE, State


class LoadedDice(LooseDice):
    """Dice loaded by number or notation, which then fall at random by `rest`.

    Without `rest`, running out is an error. Notations need a match that was begun with `match`.
    """

    def __init__(self, *outcomes: int | str, rest: int | None = None) -> None:
        super().__init__(None if rest is None else Rng(rest))
        self._told = deque(outcomes)
        self._match: Match | None = None

    def match(self, game: Game) -> Match:
        """Return a new match with these dice."""
        # The first rolls come before there is a match to ask for notations.
        state = game.start()
        steps: list[Step] = []
        while state.to_act == CHANCE and self._told:
            self._lay_out(game, state)
            outcome = super().roll(len(steps) + 1, state.odds())
            steps.append(Step(CHANCE, "dice", 0, game.tell(state, outcome)))
            state.apply(outcome)
        self._match = Match(game, self, steps=steps)
        return self._match

    def load(self, *outcomes: int | str) -> None:
        """Add outcomes to those that are still to come."""
        self._told.extend(outcomes)

    @property
    def left(self) -> int:
        """Return how many outcomes have not been rolled yet."""
        return len(self._told)

    def roll(self, number: int, odds: Sequence[int]) -> int:
        """Return the next outcome; ValueError if it cannot be, or if there is none."""
        if self._told:
            if self._match is None or isinstance(self._told[0], int):
                self._lay_out()
            else:
                game = self._match.game
                self._lay_out(game, game.read(self._match.position))
        return super().roll(number, odds)

    def _lay_out(self, game: Game | None = None, state: State | None = None) -> None:
        outcome = self._told.popleft()
        if isinstance(outcome, int):
            super().load(outcome)
            return
        if game is None or state is None:
            raise ValueError("begin the match with LoadedDice.match to load notations")
        told = {game.tell(state, index): index for index in possible(state)}
        if outcome not in told:
            raise ValueError(f"{outcome!r} cannot be rolled; there are {', '.join(told)}")
        super().load(told[outcome])

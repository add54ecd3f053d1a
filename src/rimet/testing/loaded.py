"""Dice that fall as a test wants them to."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from rimet.kernel.dice import Fairness
from rimet.kernel.game import Game, possible
from rimet.kernel.match import Match
from rimet.kernel.record import Step
from rimet.kernel.rng import Rng
from rimet.kernel.state import CHANCE, State, weigh


class LoadedDice:
    """Rolls what it was loaded with, by number or notation, and then at random by `rest`.

    Without `rest`, running out is an error. Notations need a match that was begun with `match`.
    """

    def __init__(self, *outcomes: int | str, rest: int | None = None) -> None:
        self._outcomes = deque(outcomes)
        self._rest = None if rest is None else Rng(rest)
        self._match: Match | None = None

    def match(self, game: Game) -> Match:
        """Return a new match with these dice."""
        # The first rolls come before there is a match to ask for notations.
        state = game.start()
        steps: list[Step] = []
        while state.to_act == CHANCE and self._outcomes:
            outcome = self._next(state.odds(), game, state)
            steps.append(Step(CHANCE, "dice", 0, game.tell(state, outcome)))
            state.apply(outcome)
        self._match = Match(game, self, steps=steps)
        return self._match

    def load(self, *outcomes: int | str) -> None:
        """Add outcomes to those that are still to come."""
        self._outcomes.extend(outcomes)

    @property
    def left(self) -> int:
        """Return how many outcomes have not been rolled yet."""
        return len(self._outcomes)

    def begin(self, game: Game) -> None:
        """Do nothing: loaded dice fall alike in every game."""

    def roll(self, number: int, odds: Sequence[int]) -> int:
        """Return the next outcome; ValueError if it cannot be, or if there is none."""
        if self._outcomes:
            if self._match is None or isinstance(self._outcomes[0], int):
                return self._next(odds)
            game = self._match.game
            return self._next(odds, game, game.read(self._match.position))
        if self._rest is None:
            raise ValueError(f"the dice are not loaded for step {number}")
        return weigh(odds, self._rest)

    def fairness(self) -> Fairness:
        """Return nothing: loaded dice promise no fairness."""
        return Fairness()

    def _next(
        self, odds: Sequence[int], game: Game | None = None, state: State | None = None
    ) -> int:
        outcome = self._outcomes.popleft()
        if isinstance(outcome, int):
            if 0 <= outcome < len(odds) and odds[outcome] > 0:
                return outcome
            raise ValueError(f"outcome {outcome} cannot be rolled with odds {list(odds)}")
        if game is None or state is None:
            raise ValueError("begin the match with LoadedDice.match to load notations")
        told = {game.tell(state, index): index for index in possible(state)}
        if outcome not in told:
            raise ValueError(f"{outcome!r} cannot be rolled; there are {', '.join(told)}")
        return told[outcome]

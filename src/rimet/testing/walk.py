"""Random matches, seen step by step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from rimet.kernel.game import Event, Game, View, possible
from rimet.kernel.rng import Rng
from rimet.kernel.state import CHANCE, OVER, SPECTATOR, State, weigh
from rimet.testing.failure import ConformanceError

SALTS = 1_000_003


class Moment(NamedTuple):
    """A position of a random match, and how it came about; nobody may change the state."""

    game: Game
    seed: int
    state: State
    path: tuple[int, ...]

    @property
    def number(self) -> int:
        """Return how many steps led here."""
        return len(self.path)

    def failure(self, check: str, reason: str) -> ConformanceError:
        """Return the error that names this moment."""
        return ConformanceError(check, self.game, self.seed, self.number, reason)

    def rng(self, salt: int) -> Rng:
        """Return a generator of this moment's own, so that checks do not disturb each other."""
        return Rng((self.seed * SALTS + self.number) * SALTS + salt)


def viewers(game: Game) -> list[int]:
    """Return everybody who may look: the spectator and the seats."""
    return [SPECTATOR, *range(game.seats)]


def choose(state: State, rng: Rng) -> int:
    """Return a random action or outcome, from what the state lists rather than what it samples."""
    if state.to_act == CHANCE:
        return weigh(state.odds(), rng)
    legal = state.legal()
    return legal[rng.below(len(legal))]


def walk(game: Game, seed: int, every: int = 1, watched: bool = False) -> Iterator[Moment]:
    """Yield the moments of a random match, the last one OVER; with `every`, only each n-th.

    Which ones depends on the seed; the last is always among them. A match longer than the
    game's bound fails.
    """
    rng = Rng(seed)
    state = game.start()
    if watched:
        state.journal = []
    path: tuple[int, ...] = ()
    while state.to_act != OVER:
        moment = Moment(game, seed, state, path)
        if not CHANCE <= state.to_act < game.seats:
            raise moment.failure("to_act", f"there is no seat {state.to_act}")
        if not possible(state):
            raise moment.failure("legal", "nothing can happen, but the match is not over")
        if len(path) >= game.longest:
            raise moment.failure("longest", f"more than {game.longest} steps")
        if (len(path) + seed) % every == 0:
            yield moment
        action = choose(state, rng)
        state.apply(action)
        path += (action,)
    yield Moment(game, seed, state, path)


def encode(told: View | Event | list[Event]) -> bytes:
    """Return what somebody is told as bytes to compare; equal if and only if the words are."""
    return msgspec.json.encode(told, order="deterministic")

"""A game without secrets: two runners step forward when they dare, and on every six."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rimet.kernel.events import Count, Event, JournalReader
from rimet.kernel.game import Game, Result, View, make_result
from rimet.kernel.options import Options
from rimet.kernel.rng import Rng
from rimet.kernel.state import CHANCE, OVER, State

GOAL = 3


class RaceView(View, frozen=True, kw_only=True):
    """Shows how far both have come; what was rolled last it does not show."""

    steps: list[int]


class Rolled(Event, frozen=True, kw_only=True):
    """A roll of the die."""

    pips: Count


class RaceState(State):
    """Holds how far both have come, and whose turn it is."""

    def __init__(self, to_act: int, turn: int, steps: list[int]) -> None:
        super().__init__(to_act)
        self.turn = turn
        self.steps = steps

    def legal(self) -> Sequence[int]:
        return [0, 1]

    def odds(self) -> Sequence[int]:
        return [1] * 6

    def apply(self, action: int) -> None:
        if self.to_act != CHANCE:
            self.steps[self.turn] += action
            self.to_act = CHANCE
            return
        if self.journal is not None:
            self.journal.append((0, action + 1))
        if action == 5:
            self.steps[self.turn] += 1
        self.turn = 1 - self.turn
        self.to_act = OVER if max(self.steps) >= GOAL else self.turn

    def clone(self) -> RaceState:
        return RaceState(self.to_act, self.turn, self.steps[:])

    def redeal(self, viewer: int, rng: Rng) -> None:
        pass

    def scores(self) -> list[int]:
        return self.steps[:]

    def observe(self, viewer: int) -> list[int]:
        return [self.to_act, *self.steps]

    def pack(self) -> list[list[int]]:
        return [[self.to_act, self.turn], self.steps[:]]

    def origin(self) -> tuple[Callable[..., State], tuple[object, ...]]:
        return unpack, ()


def unpack(packed: list[list[int]]) -> RaceState:
    """Return the state that was packed."""
    (to_act, turn), steps = packed
    return RaceState(to_act, turn, list(steps))


class Race(Game):
    """Is the race."""

    name = "race"
    view_kind = RaceView
    event_kinds = (Rolled,)
    fields = ("now", "steps")

    def __init__(self, options: Options | None = None) -> None:
        super().__init__(options or Options(players=2))
        self.actions = 2
        self.outcomes = 6
        self.longest = 10_000
        self.journal = JournalReader(self.event_kinds, {})
        self.observation = [("to_act", 1, OVER, 1), ("steps", 2, 0, GOAL + 1)]

    def start(self) -> State:
        return RaceState(0, 0, [0, 0])

    def tell(self, state: State, action: int) -> str:
        return str(action + 1) if state.to_act == CHANCE else ("wait", "dare")[action]

    def view(self, state: State, viewer: int) -> View:
        return RaceView(viewer=viewer, to_act=state.to_act, steps=state.scores())

    def result(self, state: State) -> Result:
        scores = state.scores()
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        return make_result(scores, winners)

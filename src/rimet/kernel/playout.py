"""Random play to the end, in loops that compile."""

from __future__ import annotations

from mypy_extensions import i64

from rimet.kernel.rng import Rng
from rimet.kernel.state import OVER, State


def playout(state: State, rng: Rng) -> State:
    """Play random moves to the end, in place, and return the state."""
    while state.to_act != OVER:
        state.apply(state.sample(rng))
    return state


def count_steps(state: State, rng: Rng) -> int:
    """Play random moves to the end, in place, and return how many steps it took."""
    steps: i64 = 0
    while state.to_act != OVER:
        state.apply(state.sample(rng))
        steps += 1
    return steps


def clone_many(state: State, times: int) -> None:
    """Clone a state many times, to measure what a clone costs."""
    for _each in range(times):
        state.clone()

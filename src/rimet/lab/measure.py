"""How fast a game is on this build: random play, clones, redeals and views."""

from __future__ import annotations

import gc
from collections.abc import Callable
from itertools import cycle
from time import perf_counter

import msgspec

from rimet.kernel import state as kernel_state
from rimet.kernel.game import Game
from rimet.kernel.playout import clone_many, count_steps
from rimet.kernel.rng import Rng
from rimet.kernel.state import OVER, State

SEED = 1930
REPETITIONS = 5
LONG_ENOUGH = 0.1  # seconds that one repetition takes at least
PATIENCE = 2.0  # seconds after which a measurement has no further repetition
MOST = 10**9  # times that any work is repeated at once
SAMPLE_MATCHES = 50
MIDWAY_STATES = 12


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """Holds what was measured of one game on one build; every name ends with its unit."""

    game: str
    compiled: bool
    seats: int
    steps_per_match: float
    playouts_per_s: float
    steps_per_s: float
    step_ns: float
    clone_ns: float
    redeal_us: float
    view_us: float


def is_compiled() -> bool:
    """Tell whether the kernel in this process is compiled."""
    return not str(kernel_state.__file__).endswith(".py")


def best_time(
    work: Callable[[int], None], long_enough: float = LONG_ENOUGH, patience: float = PATIENCE
) -> float:
    """Return the seconds that one of `times` takes in `work(times)`, best of several repetitions.

    The number of times grows until a repetition is long enough to measure, which also warms up.
    """
    gc.collect()
    gc.disable()
    try:
        began = perf_counter()
        times = 1
        best = measured = seconds(work, times)
        while measured < long_enough and perf_counter() - began < patience and times < MOST:
            times *= 2 if measured > long_enough / 10 else 10
            measured = seconds(work, times)
            best = measured / times
        for _ in range(REPETITIONS - 1):
            if perf_counter() - began > patience:
                break
            best = min(best, seconds(work, times) / times)
        return best
    finally:
        gc.enable()


def seconds(work: Callable[[int], None], times: int) -> float:
    """Return how long `work(times)` takes."""
    began = perf_counter()
    work(times)
    return perf_counter() - began


def midway_states(game: Game, rng: Rng) -> list[State]:
    """Return states from the middle of random matches, chance points among them."""
    states: list[State] = []
    while len(states) < MIDWAY_STATES:
        steps = count_steps(game.start(), rng.clone())
        state = game.start()
        for _ in range(steps // 2):
            state.apply(state.sample(rng))
        if state.to_act == OVER:
            raise ValueError("half of a match is a whole match")
        states.append(state)
    return states


def measure(game: Game, long_enough: float = LONG_ENOUGH, patience: float = PATIENCE) -> Figures:
    """Measure random play, cloning, redealing and viewing of one game."""
    rng = Rng(SEED)
    start = game.start()
    steps = sum(count_steps(start.clone(), rng) for _ in range(SAMPLE_MATCHES)) / SAMPLE_MATCHES
    states = midway_states(game, rng)

    def play(times: int) -> None:
        for _ in range(times):
            count_steps(start.clone(), rng)

    def clone(times: int) -> None:
        clone_many(states[0], times)

    def redeal(times: int) -> None:
        for _, state, seat in zip(range(times), cycle(worlds), cycle(viewers), strict=False):
            state.redeal(seat, rng)

    def view(times: int) -> None:
        for _, state, seat in zip(range(times), cycle(states), cycle(viewers), strict=False):
            game.view(state, seat)

    # A state is always dealt anew for the same seat: what others know of it is then gone.
    worlds = [state.clone() for state in states]
    viewers = [index % game.seats for index in range(len(states))]
    match_s = best_time(play, long_enough, patience)
    return Figures(
        game=game.name,
        compiled=is_compiled(),
        seats=game.seats,
        steps_per_match=steps,
        playouts_per_s=1 / match_s,
        steps_per_s=steps / match_s,
        step_ns=match_s / steps * 1e9,
        clone_ns=best_time(clone, long_enough, patience) * 1e9,
        redeal_us=best_time(redeal, long_enough, patience) * 1e6,
        view_us=best_time(view, long_enough, patience) * 1e6,
    )

"""How fast a game is on this build: random play, clones, redeals and views.

Positions from good play are measured beside those from random play: hidden cards that somebody
chose to keep are harder to guess than those that are left by chance.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator
from itertools import cycle
from time import perf_counter
from typing import NamedTuple

import msgspec

from rimet.bots import make_bot, usual_bot
from rimet.kernel import state as kernel_state
from rimet.kernel.bot import ask_bot
from rimet.kernel.dice import FairDice
from rimet.kernel.game import Game
from rimet.kernel.match import Match
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
CLONES = 100  # clones of one state in a row
PLAYED_MATCHES = 2
PLAYED_EVERY = 7  # turns of a match between positions


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured of one game on one build; every name ends with its unit.

    Those that begin with `bots` are of positions to which the game's usual bots have played.
    """

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
    bots_clone_ns: float
    bots_redeal_us: float
    bots_worst_redeal_us: float
    bots_view_us: float


def is_compiled() -> bool:
    """Whether the kernel in this process is compiled."""
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


def played_states(game: Game, seeds: Iterable[int], every: int) -> Iterator[State]:
    """Yield each n-th position of matches between the game's usual bots, one match a seed."""
    for seed in seeds:
        match, rng = Match(game, FairDice(seed)), Rng(seed)
        bots = [make_bot(game.name, usual_bot(game.name)) for _ in range(game.seats)]
        turns = 0
        while match.to_act != OVER:
            seat = match.to_act
            match.play(seat, ask_bot(bots[seat], match, rng), by="bot")
            turns += 1
            if turns % every == 0 and match.to_act != OVER:
                yield game.read(match.position)


class Handling(NamedTuple):
    """Seconds that it takes to clone, redeal and view states, in the mean, and the worst redeal."""

    clone: float
    redeal: float
    view: float
    worst_redeal: float


def handle(
    game: Game, states: list[State], rng: Rng, long_enough: float, patience: float
) -> Handling:
    """Measure what whoever looks at these states, or searches from them, does with them."""

    def clone(times: int) -> None:
        for _, state in zip(range(times), cycle(states), strict=False):
            clone_many(state, CLONES)

    def redeal(times: int) -> None:
        for _, state, seat in zip(range(times), cycle(worlds), cycle(viewers), strict=False):
            state.redeal(seat, rng)

    def view(times: int) -> None:
        for _, state, seat in zip(range(times), cycle(states), cycle(viewers), strict=False):
            game.view(state, seat)

    # A state is always dealt anew for the same seat: what others know of it is then gone.
    worlds = [state.clone() for state in states]
    viewers = [index % game.seats for index in range(len(states))]
    return Handling(
        best_time(clone, long_enough, patience) / CLONES,
        best_time(redeal, long_enough, patience),
        best_time(view, long_enough, patience),
        max(redeal_time(state, seat, rng) for state, seat in zip(states, viewers, strict=True)),
    )


def redeal_time(state: State, viewer: int, rng: Rng) -> float:
    """Return the seconds of one redeal, the best of several with the same seed."""
    times = []
    for _ in range(REPETITIONS):
        world, dice = state.clone(), rng.clone()
        began = perf_counter()
        world.redeal(viewer, dice)
        times.append(perf_counter() - began)
    rng.word()
    return min(times)


def measure(game: Game, long_enough: float = LONG_ENOUGH, patience: float = PATIENCE) -> Figures:
    """Measure random play, and cloning, redealing and viewing after random and good play."""
    rng = Rng(SEED)
    start = game.start()
    steps = sum(count_steps(start.sketch(), rng) for _ in range(SAMPLE_MATCHES)) / SAMPLE_MATCHES

    def play(times: int) -> None:
        for _ in range(times):
            count_steps(start.sketch(), rng)

    match_s = best_time(play, long_enough, patience)
    midway = handle(game, midway_states(game, rng), rng, long_enough, patience)
    played = list(played_states(game, range(PLAYED_MATCHES), PLAYED_EVERY))
    after_bots = handle(game, played, rng, long_enough, patience)
    return Figures(
        game=game.name,
        compiled=is_compiled(),
        seats=game.seats,
        steps_per_match=steps,
        playouts_per_s=1 / match_s,
        steps_per_s=steps / match_s,
        step_ns=match_s / steps * 1e9,
        clone_ns=midway.clone * 1e9,
        redeal_us=midway.redeal * 1e6,
        view_us=midway.view * 1e6,
        bots_clone_ns=after_bots.clone * 1e9,
        bots_redeal_us=after_bots.redeal * 1e6,
        bots_worst_redeal_us=after_bots.worst_redeal * 1e6,
        bots_view_us=after_bots.view * 1e6,
    )

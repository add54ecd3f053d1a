"""Many matches at once, on all cores, the same whatever the number of workers.

Matches are cut into chunks; every chunk has a seed of its own that follows from the seed of
the whole and the chunk's number, so it does not matter who plays it.
"""

from __future__ import annotations

import hashlib
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context

import msgspec

from rimet.bots import RandomBot, make_bot
from rimet.kernel.bot import ask_bot
from rimet.kernel.catalogue import load
from rimet.kernel.dice import LooseDice
from rimet.kernel.game import Game
from rimet.kernel.match import Match
from rimet.kernel.options import Value
from rimet.kernel.playout import count_steps
from rimet.kernel.rng import Rng
from rimet.lab.tally import Tally

CHUNK = 250
AHEAD = 4  # chunks that wait for each worker


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What to simulate; `bots` names one bot for every seat, in a row as long as needed."""

    game: str
    options: dict[str, Value] = {}
    matches: int = 1000
    seed: int = 1930
    bots: tuple[str, ...] = (RandomBot.name,)


def chunk_seed(seed: int, chunk: int) -> int:
    """Return the seed of one chunk."""
    digest = hashlib.sha256(f"rimet-simulation 1\n{seed}\n{chunk}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


@lru_cache(maxsize=4)
def _game(name: str, options: tuple[tuple[str, Value], ...]) -> Game:
    return load(name, **dict(options))  # type: ignore[arg-type]


def play_chunk(plan: Plan, chunk: int) -> Tally:
    """Play the matches of one chunk and count them."""
    game = _game(plan.game, tuple(plan.options.items()))
    rng = Rng(chunk_seed(plan.seed, chunk))
    tally = Tally(game.seats)
    start = game.start()
    is_random = set(plan.bots) == {RandomBot.name}
    for _ in range(min(CHUNK, plan.matches - chunk * CHUNK)):
        if is_random:
            state = start.sketch()
            steps = count_steps(state, rng)
            tally.add(game.result(state), steps)
        else:
            match = play_bots(game, plan.bots, rng)
            assert match.result is not None
            tally.add(match.result, match.number)
    return tally


def play_bots(game: Game, names: Sequence[str], rng: Rng) -> Match:
    """Return a match that bots have played to its end."""
    bots = [make_bot(game.name, names[seat % len(names)]) for seat in range(game.seats)]
    match = Match(game, LooseDice(rng))
    while match.to_act >= 0:
        seat = match.to_act
        match.play(seat, ask_bot(bots[seat], match, rng), by="bot")
    return match


def simulate(
    plan: Plan, workers: int | None = None, progress: Callable[[int], None] | None = None
) -> Tally:
    """Play all matches of a plan; `progress` hears how many more are done."""
    total = Tally(_game(plan.game, tuple(plan.options.items())).seats)
    for name in plan.bots:
        make_bot(plan.game, name)
    chunks = range(-(-plan.matches // CHUNK))
    hands = max(1, min(workers or cores(), len(chunks)))
    for tally in _all_chunks(plan, chunks, hands):
        total.merge(tally)
        if progress is not None:
            progress(tally.matches)
    return total


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _all_chunks(plan: Plan, chunks: range, workers: int) -> Iterable[Tally]:
    if workers == 1:
        for chunk in chunks:
            yield play_chunk(plan, chunk)
        return
    # Spawned, not forked: a fork would copy whatever threads and locks the caller has.
    # An interrupt is the caller's to handle.
    pool = ProcessPoolExecutor(
        workers, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN)
    )
    try:
        waiting: deque[Future[Tally]] = deque()
        for chunk in chunks:
            waiting.append(pool.submit(play_chunk, plan, chunk))
            if len(waiting) >= workers * AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)

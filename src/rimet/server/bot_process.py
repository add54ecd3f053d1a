"""A process in which bots think: jobs come in, answers go out, one line of JSON each.

It ends with whoever started it: when its input closes, even in the middle of a thought.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

import msgspec

from rimet.bots.roster import bots_for, make_bot
from rimet.kernel.catalogue import games
from rimet.kernel.errors import RimetError
from rimet.kernel.rng import Rng
from rimet.kernel.side import Side

NICENESS = 10
LONGEST = 60  # seconds; whoever asked has lost patience long before


class Job(msgspec.Struct, frozen=True):
    """A choice for a bot to make: the side that it plays from, as text."""

    side: str
    bot: str
    seed: int
    budget: int


class Answer(msgspec.Struct, frozen=True):
    """A bot's path; where there is none, a word on what went wrong."""

    path: list[int] = []
    error: str = ""


write = msgspec.json.Encoder().encode
read_job = msgspec.json.Decoder(Job).decode
read_answer = msgspec.json.Decoder(Answer).decode


def think(job: Job) -> Answer:
    """Return what the bot chooses; what went wrong is named, never shown, for it may be secret."""
    try:
        side = Side.read(job.side)
        path = make_bot(side.game.name, job.bot).choose(side, Rng(job.seed), job.budget)
        return Answer(path=list(path))
    except RimetError as error:
        return Answer(error=error.code)
    except Exception as error:
        return Answer(error=type(error).__name__)


def main() -> None:
    """Think until nobody asks any more."""
    source, target = _take_pipe(0, "rb"), _take_pipe(1, "wb")
    jobs: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(source, jobs), daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICENESS)  # whoever waits for the server's answer comes first
    _warm_up()
    while True:
        job = read_job(jobs.get())
        _set_alarm(LONGEST)
        answer = think(job)
        _set_alarm(0)
        target.write(write(answer) + b"\n")
        target.flush()


def _take_pipe(number: int, mode: str) -> BinaryIO:
    """Return standard input or output; a bot that reads or prints finds nothing there instead."""
    pipe: BinaryIO = os.fdopen(os.dup(number), mode)  # type: ignore[assignment]
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, number)
    os.close(nothing)
    return pipe


def _listen(source: Iterable[bytes], jobs: SimpleQueue[bytes]) -> None:
    for line in source:
        jobs.put(line)
    os._exit(0)


def _warm_up() -> None:
    """Import every game with its bots, so that the first job is not slow."""
    for name in games():
        with suppress(Exception):  # it is told to whoever asks for that game
            bots_for(name)


def _set_alarm(seconds: int) -> None:
    """Let the system end this process later, even if compiled rules never come to an end."""
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)


if __name__ == "__main__":
    main()

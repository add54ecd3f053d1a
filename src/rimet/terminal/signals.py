"""Signals that end a process: turned into an exception, or held back for a moment."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator
from types import FrameType

ENDING = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]


class Hangup(BaseException):
    """The terminal was closed, or the process told to end."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


@contextlib.contextmanager
def hangups() -> Iterator[None]:
    """Turn the signals that end a process into Hangup, so that the terminal is left in order."""

    def hang_up(number: int, frame: FrameType | None) -> None:
        raise Hangup(number)

    before = [signal.signal(number, hang_up) for number in ENDING]
    try:
        yield
    finally:
        for number, handler in zip(ENDING, before, strict=True):
            signal.signal(number, handler)


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """Hold signals back, so that what is played is also saved before anything ends.

    By handlers: a mask would hold back one thread's signals only, and another would get them.
    """
    held: list[int] = []
    numbers = [signal.SIGINT, *ENDING]
    before = [
        signal.signal(number, lambda number, frame: held.append(number)) for number in numbers
    ]
    try:
        yield
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)
        for number in held:
            signal.raise_signal(number)

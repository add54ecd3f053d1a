"""How the referee asks: every phase is a generator that yields a question and is sent the answer.

A question names the seat to act, or CHANCE, and all that may be answered in the game's notation,
each with its weight: 1 for what a coach may choose.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import TypeVar

from rimet import CHANCE

Found = TypeVar("Found")
Question = tuple[int, dict[str, int]]
Play = Generator[Question, str, Found]


def ask(seat: int, moves: Iterable[str]) -> Play[str]:
    """Let a coach choose."""
    return (yield seat, dict.fromkeys(moves, 1))


def draw(weights: dict[str, int]) -> Play[str]:
    """Let chance decide."""
    return (yield CHANCE, weights)

"""What the referee asks a seat or chance, and how a rule waits for the answer."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from rimet.kernel.state import CHANCE

Outcome = TypeVar("Outcome")


@dataclass(frozen=True)
class Question:
    """Who has to answer, a seat or CHANCE, and the weight of each answer in notation."""

    who: int
    answers: dict[str, int]


# A rule that is carried out question by question; what it returns is known at its end.
Asking: TypeAlias = Generator[Question, str, Outcome]


def choose(seat: int, moves: Iterable[str]) -> Asking[str]:
    """Let a seat choose one of its moves."""
    chosen = yield Question(seat, dict.fromkeys(moves, 1))
    return chosen


def roll(what: str, weights: Mapping[str, int]) -> Asking[str]:
    """Let chance decide, and return what it gave: FRA where it is told as `lot:FRA`."""
    given = yield Question(
        CHANCE, {f"{what}:{name}": weight for name, weight in weights.items() if weight > 0}
    )
    return given.partition(":")[2]


def lot(teams: Iterable[str]) -> Asking[str]:
    """Draw a lot among teams, all alike."""
    return roll("lot", dict.fromkeys(teams, 1))

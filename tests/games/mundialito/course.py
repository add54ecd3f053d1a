"""The course of a match as a referee tells it: who decides next, and between what."""

from __future__ import annotations

import tomllib
from collections.abc import Generator, Iterable
from typing import Any, NamedTuple, TypeVar

from rimet import CHANCE
from tests.source import SOURCE

DATA = SOURCE / "rimet" / "games" / "mundialito" / "data"


class Point(NamedTuple):
    """A moment at which somebody decides: a seat, or chance by these weights."""

    to_act: int
    choices: dict[str, int]

    @property
    def is_die(self) -> bool:
        """Whether chance decides what a die shows."""
        return self.to_act == CHANCE and all(choice.isdigit() for choice in self.choices)


Kind = TypeVar("Kind")
# Stops at every point, is sent the answer in notation, and returns what came of it.
Course = Generator[Point, str, Kind]


def draw(among: Iterable[str], before: str = "") -> Course[str]:
    """Draw one of some teams, all equally likely; `before` is written in front of it."""
    answer = yield Point(CHANCE, {before + team: 1 for team in among})
    return answer.removeprefix(before)


def read_set(name: str) -> dict[str, list[dict[str, Any]]]:
    """Return a component set by its name, or from its own text."""
    is_text = "\n" in name
    return tomllib.loads(name if is_text else (DATA / f"{name}.toml").read_text("utf-8"))

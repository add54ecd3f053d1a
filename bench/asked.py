"""Print figures beside what is asked of them, as ratios: 1 and more is enough."""

from __future__ import annotations

import sys
from collections.abc import Mapping

import msgspec


class Bound(msgspec.Struct, frozen=True):
    """What is asked of a figure: at least so much, or at most."""

    value: float
    is_most: bool = False

    def ratio(self, figure: float) -> float:
        """Return how many times over the figure is what was asked."""
        return self.value / figure if self.is_most else figure / self.value


def at_least(value: float) -> Bound:
    """Ask for so much or more."""
    return Bound(value)


def at_most(value: float) -> Bound:
    """Ask for so much or less."""
    return Bound(value, is_most=True)


def lines(figures: Mapping[str, float], asked: Mapping[str, Bound]) -> list[str]:
    """Return a line for each figure, with what is asked of it and how well it does."""
    told = []
    for name, figure in figures.items():
        line = f"{name:24} {figure:10,.4g}"
        if name in asked:
            bound = asked[name]
            word = "at most" if bound.is_most else "at least"
            line += f"   {word} {bound.value:g}: ×{bound.ratio(figure):.2f}"
        told.append(line)
    return told


def report(figures: msgspec.Struct, asked: Mapping[str, Bound], as_json: bool) -> None:
    """Print the figures, as lines or as JSON."""
    if as_json:
        print(msgspec.json.encode(figures).decode())
    else:
        print("\n".join(lines(msgspec.structs.asdict(figures), asked)))
    sys.stdout.flush()

"""Counts by kind: how hidden things are kept and drawn."""

from __future__ import annotations

from mypy_extensions import i64

from rimet.kernel.cells import append, vec
from rimet.kernel.rng import Rng


def cells(items: list[int]) -> vec[i64]:
    """Return a native array of the numbers."""
    made = vec[i64](capacity=len(items))
    for item in items:
        made = append(made, item)
    return made


def zeros(size: i64) -> vec[i64]:
    """Return a native array of noughts."""
    made = vec[i64](capacity=size)
    for _each in range(size):
        made = append(made, 0)
    return made


def pick(counts: vec[i64], start: i64, total: i64, rng: Rng) -> i64:
    """Return an index drawn by the counts that begin at `start` and add up to `total`."""
    mark: i64 = rng.below(total)
    place: i64 = start
    while True:
        mark -= counts[place]
        if mark < 0:
            return place - start
        place += 1


def take(counts: vec[i64], start: i64, total: i64, rng: Rng) -> i64:
    """Draw a kind from the counts that begin at `start`, and take one away."""
    kind: i64 = pick(counts, start, total, rng)
    counts[start + kind] -= 1
    return kind

"""Chi-squared tests at fixed seeds, without a table of the distribution."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from fractions import Fraction
from typing import TypeVar

T = TypeVar("T", bound=Hashable)

STRICTNESS = 3.7  # standard deviations: a right law fails once in ten thousand seeds
FEWEST = 5  # rarer outcomes are counted together


def surprise(found: Mapping[T, int], law: Mapping[T, Fraction]) -> float:
    """Return by how many standard deviations counts are further from a law than they should be."""
    total = sum(found.values())
    pairs = [(found.get(key, 0), float(total * share)) for key, share in law.items()]
    common = [pair for pair in pairs if pair[1] >= FEWEST]
    rare = [pair for pair in pairs if pair[1] < FEWEST]
    if rare:
        common.append((sum(seen for seen, _ in rare), sum(due for _, due in rare)))
    distance = sum((seen - due) ** 2 / due for seen, due in common)
    freedom = len(common) - 1
    if freedom == 0:
        return 0.0
    # Wilson and Hilferty: the cube root of chi-squared is very nearly normal.
    spread = 2 / (9 * freedom)
    return float(((distance / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)


def follows(found: Counter[T], law: Mapping[T, Fraction]) -> bool:
    """Tell whether counts are what a law gives: nothing impossible, nothing too often."""
    return set(found) <= set(law) and surprise(found, law) < STRICTNESS

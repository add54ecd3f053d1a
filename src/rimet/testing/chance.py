"""Whether counts follow a law, so strictly that chance alone never fails a check."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, lgamma, log

# Seeds are fixed, so a check that passes keeps passing; this is for the day a game changes.
RARE = 1e-9
FEWEST = 10.0  # what a cell must expect, else it is counted together with others


def tail(statistic: float, freedom: int) -> float:
    """Return how likely a chi-squared variable of this freedom is to be at least as large."""
    if statistic <= 0 or freedom <= 0:
        return 1.0
    shape, point = freedom / 2, statistic / 2
    front = exp(shape * log(point) - point - lgamma(shape))
    if point < shape + 1:
        return 1.0 - front * _series(shape, point)
    return front * _fraction(shape, point)


def _series(shape: float, point: float) -> float:
    term = total = 1 / shape
    divisor = shape
    while term > total * 1e-16:
        divisor += 1
        term *= point / divisor
        total += term
    return total


def _fraction(shape: float, point: float) -> float:
    """Return the continued fraction of the incomplete gamma function, by Lentz's method."""
    base = point + 1 - shape
    above = 1e300
    below = 1 / base
    product = below
    for index in range(1, 10_000):
        factor = -index * (index - shape)
        base += 2
        below = 1 / (factor * below + base)
        above = base + factor / above
        product *= above * below
        if abs(above * below - 1) < 1e-15:
            break
    return product


def likelihood(counts: Sequence[int], weights: Sequence[float]) -> float:
    """Return how likely counts at least this far from the weights are.

    The statistic is the log-likelihood ratio: it is distributed like Pearson's, but its tail
    stays true far out, where a verdict is made. A count without weight is not this one's task.
    """
    drawn, total = sum(counts), sum(weights)
    cells: list[tuple[int, float]] = []
    rest_count, rest_expected = 0, 0.0
    for count, weight in zip(counts, weights, strict=True):
        expected = drawn * weight / total
        if expected >= FEWEST:
            cells.append((count, expected))
        else:
            rest_count += count
            rest_expected += expected
    if rest_expected >= FEWEST or not cells:
        cells.append((rest_count, rest_expected))
    elif rest_expected > 0:
        count, expected = cells.pop()
        cells.append((count + rest_count, expected + rest_expected))
    ratio = sum(count * log(count / expected) for count, expected in cells if count > 0)
    return tail(2 * ratio, len(cells) - 1)

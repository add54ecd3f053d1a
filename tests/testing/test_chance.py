"""The tail of chi-squared, against values of printed tables."""

from __future__ import annotations

import pytest

from rimet.kernel.rng import Rng
from rimet.testing.chance import RARE, likelihood, tail


@pytest.mark.parametrize(
    ("statistic", "freedom", "expected"),
    [
        (3.841458820694124, 1, 0.05),
        (6.634896601021214, 1, 0.01),
        (18.307038053275146, 10, 0.05),
        (29.588298445074413, 10, 0.001),
        (77.92946516501727, 100, 0.95),
        (124.34211340400407, 100, 0.05),
        (41.44653167389282, 2, 1e-9),
        (0.0, 3, 1.0),
    ],
)
def test_tail_is_that_of_the_tables(statistic: float, freedom: int, expected: float) -> None:
    assert tail(statistic, freedom) == pytest.approx(expected, rel=1e-6)


def test_counts_by_the_law_are_likely() -> None:
    rng = Rng(1)
    counts = [0] * 6
    for _ in range(6000):
        counts[rng.below(6)] += 1
    assert likelihood(counts, [1.0] * 6) > 0.01


def test_counts_against_the_law_are_rare() -> None:
    assert likelihood([1300, 900, 950, 950, 950, 950], [1.0] * 6) < RARE


def test_rare_cells_are_counted_together() -> None:
    assert likelihood([990, 6, 4], [990.0, 5.0, 5.0]) > 0.5
    assert likelihood([960, 20, 20], [990.0, 5.0, 5.0]) < RARE


def test_one_cell_proves_nothing() -> None:
    assert likelihood([5], [1.0]) == 1.0

"""Counting results, and the intervals around what was counted."""

from __future__ import annotations

import pytest

from rimet import Placing, Result
from rimet.lab.intervals import wilson
from rimet.lab.tally import Tally, summarize


def result(*shares: float, first: str = "BRA", second: str = "ITA") -> Result:
    placings = (Placing(first, 1), Placing(second, 2))
    return Result(winner=None, ranking=(), scores=(), shares=shares, placings=placings)


def test_wilson_against_known_values() -> None:
    # Newcombe 1998, table I: 81 of 263 and 15 of 148 and 0 of 20.
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(15, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)
    assert wilson(0, 0) == (0.0, 1.0)


def test_summary() -> None:
    tally = Tally(2)
    tally.add(result(1.0, 0.0), 10)
    tally.add(result(0.5, 0.5, first="ITA", second="BRA"), 20)
    tally.add(result(0.0, 0.0), 60)
    told = summarize(tally)
    assert [seat.count for seat in told.seats] == [1.5, 0.5]
    assert told.nobody.count == 1 and told.nobody.share == pytest.approx(1 / 3)
    assert [(team.team, team.count, team.matches) for team in told.teams] == [
        ("BRA", 2, 3),
        ("ITA", 1, 3),
    ]
    assert told.teams[0].mean_place == pytest.approx(4 / 3)
    assert (told.steps.shortest, told.steps.median, told.steps.longest) == (10, 20, 60)
    assert told.steps.mean == 30 and told.steps.low < 30 < told.steps.high


def test_parts_add_up() -> None:
    results = [(result(1.0, 0.0), 5), (result(0.0, 1.0), 6), (result(0.5, 0.5), 7)]
    whole, first, second = Tally(2), Tally(2), Tally(2)
    for found, steps in results:
        whole.add(found, steps)
    first.add(*results[0])
    second.add(*results[1])
    second.add(*results[2])
    first.merge(second)
    assert vars(first) == vars(whole)

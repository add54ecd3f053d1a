"""Test how likely things are, by counting and by many matches with fixed seeds."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import product

import pytest

import rimet
from bench.mundialito_plain import POOL, play
from rimet.games.mundialito.options import read_dice
from rimet.games.mundialito.setup import DICE, TIRELESS
from rimet.testing.chance import RARE, likelihood
from tests.games.mundialito.table import Table, load

MATCHES = 3000


def chances(faces: list[int], others: list[int]) -> tuple[Fraction, Fraction]:
    """Return how likely the first is to roll more, and as much."""
    pairs = list(product(faces, others))
    more = sum(first > second for first, second in pairs)
    level = sum(first == second for first, second in pairs)
    return Fraction(more, len(pairs)), Fraction(level, len(pairs))


@pytest.mark.parametrize(("stars", "expected"), [(2, 0.61), (1, 0.72)])
def test_how_often_three_stars_win(stars: int, expected: float) -> None:
    faces = read_dice(load().component("dice-1"))
    strong, weak = faces[:6], faces[(3 - stars) * 6 :][:6]
    wins, level = chances(strong, weak)
    # Overtime and penalty kicks are even: half of the draws are won.
    assert float(wins + level / 2) == pytest.approx(expected, abs=0.005)


@pytest.mark.parametrize(("other", "expected"), [("POR", 0.61), ("POL", 0.72)])
def test_how_often_three_stars_win_at_the_table(other: str, expected: float) -> None:
    table = Table(rolls="table").hand_out().play(f"BRA BRA-{other}")
    rng = rimet.Rng(1974)
    wins = 0
    for _ in range(MATCHES):
        state = table.state.clone()
        while state.match == 0:
            state.apply(state.sample(rng))
        wins += state.won[0] == 0
    assert wins / MATCHES == pytest.approx(expected, abs=0.03)


def test_stars_of_champions() -> None:
    game = load(players=1, rolls="table")
    start, rng = game.start(), rimet.Rng(1930)
    stars: Counter[int] = Counter()
    for _ in range(MATCHES):
        state = start.clone()
        rimet.playout(state, rng)
        champion = list(state.place).index(1)
        stars[game.teams[champion].stars] += 1
    for count, expected in ((3, 0.65), (2, 0.24), (1, 0.11)):
        assert stars[count] / MATCHES == pytest.approx(expected, abs=0.03)


def test_every_lot_team_is_as_likely_to_play() -> None:
    game = load()
    rng = rimet.Rng(5)
    played: Counter[int] = Counter()
    for _ in range(1400):
        state = game.start()
        while state.phase == 0:
            state.apply(state.sample(rng))
        played.update(team for team, place in enumerate(state.place) if place == 0)
    assert all(played[team] == 1400 for team in range(16))
    assert all(played[team] == pytest.approx(800, abs=90) for team in range(16, 44))


def kicks_without_end() -> Table:
    """Return a table at which two sides have thrown level penalty kicks until a lot is drawn."""
    table = Table(rolls="table").hand_out().meet("BRA", "POR", 0, 0, 0, 0)
    return table.roll(*[0] * (2 * DICE * TIRELESS))


def places_without_end() -> Table:
    """Return a table at which all of group A have thrown level for places until a lot is drawn."""
    table = Table(rolls="table", mode="IIB").hand_out().lay().roll(*[0] * (2 * 12))
    return table.roll(*[0] * (4 * DICE * TIRELESS))


@pytest.mark.rule("MUN-R11")
@pytest.mark.parametrize(("begin", "level"), [(kicks_without_end, 2), (places_without_end, 4)])
def test_a_lot_is_sampled_by_its_odds(begin: Callable[[], Table], level: int) -> None:
    table = begin()
    assert table.view().phase == "lot"
    odds, rng = table.state.odds(), rimet.Rng(1966)
    assert sum(odds) == level
    drawn = Counter(int(table.state.sample(rng)) for _ in range(MATCHES))
    assert all(odds[team] for team in drawn)
    assert likelihood([drawn[team] for team in range(len(odds))], odds) > RARE


def test_coaches_with_a_team_more_win_a_little_more() -> None:
    game = load(players=3)
    start, rng = game.start(), rimet.Rng(8)
    wins: Counter[int] = Counter()
    for _ in range(MATCHES):
        state = start.clone()
        rimet.playout(state, rng)
        wins[state.chart.owner[list(state.place).index(1)]] += 1
    assert wins[2] / MATCHES == pytest.approx(10 / 32, abs=0.03)
    assert wins[0] / MATCHES == pytest.approx(11 / 32, abs=0.03)


def test_the_plain_tournament_of_the_bench_follows_the_same_law() -> None:
    rng = random.Random(1950)
    stars: Counter[int] = Counter()
    for _ in range(MATCHES):
        outcome = play(4, rng)
        assert sorted(outcome.places.values()) == [1, 2, 3, 4, *[5] * 4, *[9] * 8, *[17] * 16]
        champion = next(team for team, place in outcome.places.items() if place == 1)
        assert outcome.ranking[0] == outcome.owners[champion]
        assert len(outcome.matches) == 32
        stars[POOL[champion]] += 1
    for count, expected in ((3, 0.65), (2, 0.24), (1, 0.11)):
        assert stars[count] / MATCHES == pytest.approx(expected, abs=0.03)

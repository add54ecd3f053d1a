"""Test the generator against numbers made by an independent program, and its laws."""

import copy
import pickle
import re
from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rimet import Rng
from rimet.kernel.state import weigh

from .chance import STRICTNESS, follows, surprise

PAGE = (Path(__file__).parents[2] / "docs" / "record.md").read_text("utf-8")


def numbers(pattern: str) -> dict[int, str]:
    """Return the numbers on the page: what a C program made that shares no line with ours."""
    (block,) = re.findall(r"^```numbers\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return {int(key): told for key, told in re.findall(rf"^{pattern}: (.*)$", block, re.MULTILINE)}


WORDS = numbers(r"(\d+)")
BELOW_FROM_SEED_7 = numbers(r"below (\d+)")


def test_the_page_has_numbers() -> None:
    assert set(WORDS) == {0, 1, 42, 2**63, 2**64 - 1, 0x0123456789ABCDEF}
    # A third of all words is drawn again for the last but one: 2**32 is just below three times it.
    assert list(BELOW_FROM_SEED_7) == [1, 2, 6, 52, 1000, 1431655766, 2147483647]


def words(rng: Rng, count: int) -> list[int]:
    """Return the next words of a generator."""
    return [int(rng.word()) for _ in range(count)]


@pytest.mark.parametrize("seed", WORDS)
def test_words_are_those_of_the_other_program(seed: int) -> None:
    assert " ".join(f"{word:08x}" for word in words(Rng(seed), 6)) == WORDS[seed]


def test_millionth_word() -> None:
    rng = Rng(2024)
    for _ in range(999_999):
        rng.word()
    assert rng.word() == 0xE2C78314


@pytest.mark.parametrize("n", BELOW_FROM_SEED_7)
def test_below_is_that_of_the_other_program(n: int) -> None:
    rng = Rng(7)
    assert " ".join(str(rng.below(n)) for _ in range(8)) == BELOW_FROM_SEED_7[n]


@given(st.integers(), st.integers(-3, 3))
def test_seed_counts_modulo_two_to_the_64(seed: int, turns: int) -> None:
    assert words(Rng(seed), 4) == words(Rng(seed + turns * 2**64), 4)


def test_negative_and_huge_seeds() -> None:
    assert words(Rng(-1), 6) == words(Rng(2**64 - 1), 6)
    assert words(Rng(10**100), 6) == words(Rng(10**100 % 2**64), 6)


@given(st.integers(), st.integers(1, 2**31 - 1))
def test_below_stays_in_its_bounds(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(8))


@pytest.mark.parametrize("n", [2, 3, 6, 7, 52, 100])
def test_below_is_even(n: int) -> None:
    rng = Rng(n)
    found = Counter(int(rng.below(n)) for _ in range(20_000))
    assert follows(found, {number: Fraction(1, n) for number in range(n)})


def test_below_is_even_where_many_words_are_drawn_again() -> None:
    n = 1431655766
    rng = Rng(3)
    found = Counter(int(rng.below(n)) * 3 // n for _ in range(20_000))
    shares = [-(-n * (third + 1) // 3) - -(-n * third // 3) for third in range(3)]
    assert follows(found, {third: Fraction(share, n) for third, share in enumerate(shares)})


def test_chi_squared_finds_a_loaded_die() -> None:
    loaded = Counter({0: 3600, 1: 3300, 2: 3300, 3: 3300, 4: 3300, 5: 3200})
    assert surprise(loaded, {number: Fraction(1, 6) for number in range(6)}) > STRICTNESS


@pytest.mark.parametrize(
    "again", [Rng.clone, copy.copy, copy.deepcopy, lambda rng: pickle.loads(pickle.dumps(rng))]
)
def test_copies_draw_the_same_and_do_not_disturb(again: object) -> None:
    assert callable(again)
    rng = Rng(11)
    words(rng, 5)
    other = again(rng)
    assert words(other, 20) == words(rng, 20)
    words(other, 3)
    assert words(rng, 6) == words(_after(11, 25), 6)


def _after(seed: int, count: int) -> Rng:
    rng = Rng(seed)
    words(rng, count)
    return rng


def test_weigh_follows_its_weights() -> None:
    rng = Rng(5)
    odds = [3, 0, 5, 1, 0, 11]
    found = Counter(weigh(odds, rng) for _ in range(20_000))
    assert set(found) == {0, 2, 3, 5}
    assert follows(found, {i: Fraction(odds[i], 20) for i in (0, 2, 3, 5)})

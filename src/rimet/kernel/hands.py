"""Hands of cards: how many of each kind, in four bits, fifteen kinds to a whole number.

A hand is one number, or a row of them where there are more kinds; its first number also tells,
above the kinds, how many cards there are in all. So a hand is copied at once, and the kinds in
it are counted and found by sums that run over all kinds at the same time, without a branch: a
number times 1 in every four bits has, in each four, the sum of those up to there.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MOST_HELD: Final = 7  # cards in a hand; then no four bits run over

KINDS: Final = 15
BITS: Final = 4
COUNT: Final = 15
HELD_SHIFT: Final = KINDS * BITS
HELD: Final = 1 << HELD_SHIFT
_ALL: Final = HELD - 1
_ONES: Final = 0x111111111111111
_HIGHEST: Final = 0x888888888888888


def words_for(kinds: i64) -> i64:
    """Return how many numbers a hand takes."""
    return (kinds + KINDS - 1) // KINDS


def _present(word: i64) -> i64:
    """Return a 1 for every kind that is held."""
    return ((word & _ALL) + MOST_HELD * _ONES & _HIGHEST) >> BITS - 1


def _sum(word: i64) -> i64:
    """Add up what stands in four bits each, which is 15 at most."""
    # Compiled, the product loses what is above 64 bits, none of which is asked for.
    return word * _ONES >> HELD_SHIFT - BITS & COUNT


def various(word: i64) -> i64:
    """Return how many kinds are held."""
    return _sum(_present(word))


def nth_kind(word: i64, nth: i64) -> i64:
    """Return the kind that is held after `nth` others; KINDS or more are not."""
    up_to: i64 = _present(word) * _ONES & _ALL  # for every kind, how many are held up to it
    beyond: i64 = (up_to + (MOST_HELD - nth) * _ONES & _HIGHEST) >> BITS - 1
    return KINDS - _sum(beyond)

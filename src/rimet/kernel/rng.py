"""A small random generator of our own, the same stream compiled or interpreted.

xoshiro128** on four 32-bit words. The seed, any whole number, is taken modulo 2**64 and
stretched by splitmix64: its first two outputs give the four words, low half first. docs/record.md
has test vectors. It is for simulation and search; the dice of a match are in `dice`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
LONG: Final = 0xFFFFFFFFFFFFFFFF


def _splitmix(state: int) -> int:
    mixed = state
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & LONG
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & LONG
    return mixed ^ (mixed >> 31)


@final
class Rng:
    """A reproducible stream of whole numbers."""

    def __init__(self, seed: int) -> None:
        step = 0x9E3779B97F4A7C15
        first = _splitmix((seed + step) & LONG)
        second = _splitmix((seed + 2 * step) & LONG)
        self._a: i64 = first & WORD
        self._b: i64 = first >> 32
        self._c: i64 = second & WORD
        self._d: i64 = second >> 32

    def word(self) -> i64:
        """Return the next 32 random bits."""
        b: i64 = self._b
        mixed: i64 = (b * 5) & WORD
        mixed = ((mixed << 7) | (mixed >> 25)) & WORD
        mixed = (mixed * 9) & WORD
        c: i64 = self._c ^ self._a
        d: i64 = self._d ^ b
        self._b = b ^ c
        self._a = self._a ^ d
        self._c = c ^ ((b << 9) & WORD)
        self._d = ((d << 11) | (d >> 21)) & WORD
        return mixed

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n - 1, each equally likely; n is at least 1, below 2**31."""
        product: i64 = self.word() * n
        low: i64 = product & WORD
        if low < n:
            # Lemire: the few words that would favour small numbers are drawn again.
            bar: i64 = (WORD + 1 - n) % n
            while low < bar:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def fraction(self) -> float:
        """Return a number from 0 to less than 1."""
        return float(self.word()) / 4294967296.0

    def clone(self) -> Rng:
        """Return a generator that will draw the same numbers."""
        return _restore(self._a, self._b, self._c, self._d)

    def __copy__(self) -> Rng:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Rng:
        return self.clone()

    def __reduce__(self) -> tuple[Callable[..., Rng], tuple[int, int, int, int]]:
        return _restore, (self._a, self._b, self._c, self._d)


def _restore(a: i64, b: i64, c: i64, d: i64) -> Rng:
    rng = Rng(0)
    rng._a = a
    rng._b = b
    rng._c = c
    rng._d = d
    return rng

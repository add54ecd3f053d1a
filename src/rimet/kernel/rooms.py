"""Room for the stays of cards in hands: a table by round and kind, and the weight of a guess.

A round is the time between two shuffles, and a stay lasts from the round in which a card is drawn
to the one in which it leaves the hand. In each round a card is in one stay at most: it lies on
the table afterwards. So the stays of one kind that touch a round are no more than its cards.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from rimet.kernel.cells import vec
from rimet.kernel.counts import zeros
from rimet.kernel.rng import Rng


@final
class Rooms:
    """Which cards no stay has touched, counted, and the weights of stays that might be entered.

    Stays may take more cards than there are: `short` tells how many, and unless it is 0 what is
    entered is impossible. Such guesses are the way from one possible guess to another.
    """

    def __init__(self, kinds: i64, rounds: i64) -> None:
        self.kinds: i64 = kinds
        self.untouched = zeros(rounds * kinds)  # by round and kind
        self.pool = zeros(rounds * kinds)  # by round and kind: in no hand when the round began
        self.rest = zeros(rounds)  # by round: cards of the pool whose fate is not entered
        self.short: i64 = 0
        self.slight: float = 0.0  # what a card weighs that is not there

    def begin(self, number: i64, cards: vec[i64], own: vec[i64], held: i64) -> None:
        """Begin a round, from all cards in the game, the viewer's hand and the cards in hands."""
        rest: i64 = -held
        for kind in range(self.kinds):
            cell: i64 = number * self.kinds + kind
            self.untouched[cell] = cards[kind] - own[kind]
            self.pool[cell] = cards[kind] - own[kind]
            rest += cards[kind]
        self.rest[number] = rest

    def put(self, kind: i64, since: i64, until: i64) -> None:
        """Enter a stay."""
        self.rest[since] -= 1
        for number in range(since, until + 1):
            cell: i64 = number * self.kinds + kind
            if self.untouched[cell] <= 0:
                self.short += 1
            self.untouched[cell] -= 1
            if number > since:
                self.pool[cell] -= 1

    def lift(self, kind: i64, since: i64, until: i64) -> None:
        """Take back a stay that was entered."""
        self.rest[since] += 1
        for number in range(since, until + 1):
            cell: i64 = number * self.kinds + kind
            if self.untouched[cell] < 0:
                self.short -= 1
            self.untouched[cell] += 1
            if number > since:
                self.pool[cell] += 1

    def is_short(self, kind: i64, since: i64, until: i64) -> bool:
        """Whether a stay is one of too many in any of its rounds."""
        for number in range(since, until + 1):
            if self.untouched[number * self.kinds + kind] < 0:
                return True
        return False

    def weight(self, kind: i64, since: i64, until: i64) -> float:
        """Return the factor by which a stay changes the chance of all that is entered.

        It is the chance to draw the card; then, for each round that begins with the card in the
        hand, how much less likely the draws of its kind become, since it is not in the pool.
        """
        cell: i64 = since * self.kinds + kind
        found: float = self._some(self.untouched[cell]) / self._some(self.rest[since])
        for _each in range(since, until):
            cell += self.kinds
            found *= self._some(self.untouched[cell]) / self._some(self.pool[cell])
        return found

    def weight_of_any(self, since: i64, until: i64) -> float:
        """Return the sum of the weights of a stay of each kind."""
        found: float = 0.0
        for kind in range(self.kinds):
            found += self.weight(kind, since, until)
        return found

    def guess(self, weight: float, since: i64, until: i64, rng: Rng) -> i64:
        """Return a kind for a stay, by the weights, which add up to `weight`."""
        mark: float = rng.fraction() * weight
        for kind in range(self.kinds - 1):
            mark -= self.weight(kind, since, until)
            if mark < 0.0:
                return kind
        return self.kinds - 1

    def _some(self, count: i64) -> float:
        if count > 0:
            return float(count)
        return self.slight

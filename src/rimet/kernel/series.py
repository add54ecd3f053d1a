"""Matches in a row, the dealer moving on."""

from __future__ import annotations

from collections.abc import Sequence

from rimet.kernel.catalogue import find_game, load, make
from rimet.kernel.dice import Dice
from rimet.kernel.errors import RulesError
from rimet.kernel.match import Match
from rimet.kernel.record import Player


class Series:
    """Plays one game again and again; each match the next seat deals."""

    def __init__(self, name: str, players: int | None = None, **options: object) -> None:
        self._name = name
        first = load(name, players, **options)
        self._options = {**options, "players": first.seats}
        self.seats = first.seats
        self.dealer = first.dealer
        self.matches: list[Match] = []

    def begin(self, dice: Dice, players: Sequence[Player] = (), started: str = "") -> Match:
        """Return the next match, once the one before is over."""
        dealer = self.dealer
        if self.matches:
            if self.matches[-1].result is None:
                raise RulesError("match_not_over")
            dealer = (dealer + 1) % self.seats
        game = make(find_game(self._name), {**self._options, "dealer": dealer})
        match = Match(game, dice, players, started)
        self.dealer = dealer
        self.matches.append(match)
        return match

    def totals(self) -> list[float]:
        """Return the shares that each seat has won in the matches that are over."""
        totals = [0.0] * self.seats
        for match in self.matches:
            if match.result is not None:
                totals = [
                    total + share for total, share in zip(totals, match.result.shares, strict=True)
                ]
        return totals

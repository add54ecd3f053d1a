"""Bots that play each other, and how surely one of them is better."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt

from rimet import OVER, Bot, FairDice, Game, Match, Rng
from rimet.bots import RandomBot
from rimet.kernel.bot import ask_bot


def play(game: Game, bots: Sequence[Bot], seed: int) -> Match:
    """Return a match that bots have played to its end."""
    match, rng = Match(game, FairDice(seed)), Rng(seed)
    while match.to_act != OVER:
        seat = match.to_act
        match.play(seat, ask_bot(bots[seat], match, rng), by="bot")
    return match


def shares(game: Game, bot: Callable[[], Bot], matches: int, first_seed: int) -> list[float]:
    """Return what one bot wins of each match against random ones, its seat moving on."""
    found = []
    for number in range(matches):
        seat = number % game.seats
        bots: list[Bot] = [RandomBot() for _ in range(game.seats)]
        bots[seat] = bot()
        result = play(game, bots, first_seed + number).result
        assert result is not None
        found.append(result.shares[seat])
    return found


def lower_bound(won: Sequence[float]) -> float:
    """Return the lower end of Wilson's 95 % interval."""
    n, z = len(won), 1.96
    part = sum(won) / n
    middle = part + z * z / (2 * n)
    return (middle - z * sqrt(part * (1 - part) / n + z * z / (4 * n * n))) / (1 + z * z / n)

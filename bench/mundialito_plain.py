"""Mundialito's Mode I as one would write it for a single purpose, to compare playouts with.

Plain Python with lists and the standard generator; no states, no chance steps, no journal. It
plays the same tournament: lots for the last places, the deal, a new draw before every round,
goals, overtime, penalty kicks, third place, and the ranking of the coaches.
"""

from __future__ import annotations

import random
from typing import NamedTuple

GAME = "mundialito"
PLAYERS = 4
DICE = {3: (0, 1, 2, 3, 4, 5), 2: (0, 1, 1, 2, 3, 4), 1: (0, 0, 1, 1, 2, 3)}
POOL = [3] * 8 + [2] * 8 + [1] * 28
TEAMS = 32
SURE = 16


class Score(NamedTuple):
    """The score of a match: goals, those of overtime, and sums of penalty kicks."""

    first: int
    second: int
    goals: tuple[int, int]
    overtime: tuple[int, int] | None
    kicks: tuple[int, int] | None


class Outcome(NamedTuple):
    """A tournament that is over: places by team, owners by team, coaches by rank."""

    places: dict[int, int]
    owners: dict[int, int]
    ranking: list[int]
    matches: list[Score]


def play(players: int, rng: random.Random) -> Outcome:
    """Play one tournament at random and return how it ended."""
    teams = [*range(SURE), *rng.sample(range(SURE, len(POOL)), TEAMS - SURE)]
    rng.shuffle(teams)
    owners = {team: number % players for number, team in enumerate(teams)}
    places: dict[int, int] = {}
    matches: list[Score] = []
    while len(teams) > 4:
        teams, losers = play_round(teams, rng, matches)
        places.update((loser, len(teams) + 1) for loser in losers)
    finalists, others = play_round(teams, rng, matches)
    third, fourth = play_match(others[0], others[1], rng, matches)
    champion, second = play_match(finalists[0], finalists[1], rng, matches)
    places |= {champion: 1, second: 2, third: 3, fourth: 4}
    hands: list[list[int]] = [[] for _ in range(players)]
    for team, owner in owners.items():
        hands[owner].append(places[team])
    ranking = sorted(range(players), key=lambda seat: sorted(hands[seat]))
    return Outcome(places, owners, ranking, matches)


def play_round(
    teams: list[int], rng: random.Random, matches: list[Score]
) -> tuple[list[int], list[int]]:
    """Draw the teams against each other; return the winners and the losers."""
    rng.shuffle(teams)
    winners: list[int] = []
    losers: list[int] = []
    for first, second in zip(teams[::2], teams[1::2], strict=True):
        winner, loser = play_match(first, second, rng, matches)
        winners.append(winner)
        losers.append(loser)
    return winners, losers


def play_match(
    first: int, second: int, rng: random.Random, matches: list[Score]
) -> tuple[int, int]:
    """Play a match until it is decided; return the winner and the loser."""
    goals = rng.choice(DICE[POOL[first]]), rng.choice(DICE[POOL[second]])
    ahead = goals[0] - goals[1]
    overtime = kicks = None
    if ahead == 0:
        overtime = rng.choice(DICE[1]), rng.choice(DICE[1])
        ahead = overtime[0] - overtime[1]
    while ahead == 0:
        kicks = throw(rng), throw(rng)
        ahead = kicks[0] - kicks[1]
    matches.append(Score(first, second, goals, overtime, kicks))
    return (first, second) if ahead > 0 else (second, first)


def throw(rng: random.Random) -> int:
    """Throw all three dice and return their sum."""
    return sum(rng.choice(faces) for faces in DICE.values())


def playout(rng: random.Random) -> None:
    """Play one tournament as the bench does on the kernel."""
    play(PLAYERS, rng)

"""Matches of the sample game for the tests, played at random from fixed seeds."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import msgspec
import pytest

import rimet
from rimet import OVER, FairDice, Game, Match, Player, Record, RimetError, Rng

PLAYERS = (Player("person", "Ana"), Player("bot", "random"), Player("person", "Jules Rimet"))
STARTED = "2026-06-11T18:00:00Z"


def small_game(**options: object) -> Game:
    """Return a Park Cup that is over soon."""
    return rimet.load("park-cup", **{"teams": "teams-tiny", "hand": 2, "field": 1, **options})  # type: ignore[arg-type]


def new_dice(seed: int) -> FairDice:
    """Return the dice of a test's match."""
    return FairDice(seed, f"match-{seed}", ("a1b2", "", ""), ("", "bot", "missed"))


def new_match(seed: int = 1, **options: object) -> Match:
    """Return a match at its first decision."""
    return Match(small_game(**options), new_dice(seed), PLAYERS, STARTED)


def whole_path(match: Match, rng: Rng) -> list[int]:
    """Return a path at random, up to where the choice is whole."""
    path: list[int] = []
    while legal := match.peek(match.to_act, path):
        path.append(legal[rng.below(len(legal))])
    return path


def play_on(match: Match, rng: Rng, turns: int = -1) -> Match:
    """Play at random, to the end or for some turns."""
    while match.to_act != OVER and turns != 0:
        seat = match.to_act
        by = match.players[seat].kind
        match.play(seat, whole_path(match, rng), by, 100 * match.number)
        turns -= 1
    return match


@cache
def finished(seed: int = 1) -> Record:
    """Return the record of a whole match."""
    match = play_on(new_match(seed), Rng(seed))
    match.notes["table"] = "Saturday night"
    return match.record


def cut(record: Record, steps: int) -> Record:
    """Return a record as it was after a number of steps, before the match was over."""
    hidden = msgspec.structs.replace(record.fairness, seed="")
    return msgspec.structs.replace(record, steps=record.steps[:steps], result=None, fairness=hidden)


def refused(action: Callable[[], object]) -> RimetError:
    """Return the error that an action gives."""
    with pytest.raises(RimetError) as caught:
        action()
    return caught.value


def with_transfer() -> Match:
    """Return a match in which the seat to act has a choice of two steps before it."""
    for seed in range(1, 100):
        match = new_match(seed)
        rng = Rng(seed)
        while match.to_act != OVER:
            if any(len(match.peek(match.to_act, [action])) for action in match.peek(match.to_act)):
                return match
            play_on(match, rng, 1)
    raise AssertionError("no transfer in any match")


def two_steps(match: Match) -> list[int]:
    """Return a path of two actions."""
    for action in match.peek(match.to_act):
        following = match.peek(match.to_act, [action])
        if following:
            return [action, following[0]]
    raise AssertionError("no path of two steps")


def altered(number: int, **changes: object) -> Record:
    """Return the record of a match with one step changed."""
    record = finished()
    steps = list(record.steps)
    steps[number - 1] = msgspec.structs.replace(steps[number - 1], **changes)
    return msgspec.structs.replace(record, steps=tuple(steps))

"""Test that the frames of whole matches show exactly what has been told so far.

What was told is counted event by event, without the rules, and compared with every view.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from rimet import CHANCE, OVER, SPECTATOR, Event, FairDice, Match, Rng
from rimet.games.goal_game import events as told
from rimet.kernel.frames import Frame
from tests.games.goal_game.hearsay import Told
from tests.games.goal_game.table import load

# What nothing else is told after in the same frame.
ENDS = (
    *(told.NominationPassed, told.TokenSold, told.AuctionEnded),
    *(told.CardOpened, told.GoalScored, told.StrikeSaved, told.OwnGoal, told.OffsideCalled),
    *(told.TimeoutCalled, told.TransferOpened, told.TokenBought, told.TokenSwapped),
    *(told.TokenInjured, told.SponsorPaid, told.QuarterBackSpent),
    *(told.CounterDeclined, told.CounterBoggedDown),
    *(told.LotDrawn, told.PenaltiesBegun, told.TossWon, told.EndCardLaid),
    *(told.PenaltiesLevel, told.PenaltiesWon),
)
OPTIONS = [
    (2, "columns", "tokens-1", 4),
    (2, "random", "tokens-1", 5),
    (3, "columns", "tokens-1", 6),
    (3, "columns", "tokens-four-each", 8),
    (4, "columns", "tokens-1", 9),
    (4, "random", "tokens-1", 23),
]


class Shown(NamedTuple):
    """A frame of a match, and whether it is the last one of its path."""

    frame: Frame
    is_last: bool


def frames_of(players: int, figure: str, tokens: str, seed: int) -> Iterator[Shown]:
    """Play a match at random and yield all its frames."""
    game = load(players, figure=figure, tokens=tokens)
    match = Match(game, FairDice(seed))
    rng = Rng(seed)
    while match.to_act != OVER:
        before = match.number
        path: list[int] = []
        while options := match.peek(match.to_act, path):
            path.append(options[rng.below(len(options))])
        match.play(match.to_act, path)
        frames = match.frames(SPECTATOR, before)
        for index, frame in enumerate(frames, 1):
            yield Shown(frame, index == len(frames))


@pytest.mark.parametrize(("players", "figure", "tokens", "seed"), OPTIONS)
def test_every_frame_shows_what_was_told_and_no_more(
    players: int, figure: str, tokens: str, seed: int
) -> None:
    game = load(players, figure=figure, tokens=tokens)
    heard = Told(game.view(game.start(), SPECTATOR))
    for frame, is_last in frames_of(players, figure, tokens, seed):
        for event in frame.events:
            heard.hear(event)
        heard.compare(frame)
        assert (frame.view.to_act == CHANCE) == (not is_last)
    assert heard.champion is not None


@pytest.mark.parametrize(("players", "figure", "tokens", "seed"), OPTIONS)
def test_every_card_and_every_kick_has_a_frame_of_its_own(
    players: int, figure: str, tokens: str, seed: int
) -> None:
    for frame, _ in frames_of(players, figure, tokens, seed):
        assert not any(isinstance(event, ENDS) for event in frame.events[:-1])


def test_only_what_comes_with_something_else_takes_no_time() -> None:
    kinds = {type(event) for event in shown_events()}
    timeless = {kind.__name__ for kind in kinds if kind.lead + kind.hold == 0}
    assert timeless == {"AuctionBegun", "ForwardHeld", "DuelScored", "PrizePaid"}


def shown_events() -> Iterator[Event]:
    """Yield all that is told in all these matches."""
    for options in OPTIONS:
        for frame, _ in frames_of(*options):
            yield from frame.events

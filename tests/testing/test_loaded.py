"""Loaded dice fall as they are told."""

from __future__ import annotations

import pytest

from rimet.kernel.match import Match
from rimet.testing import LoadedDice

from .park import tiny

DEAL = ("team:Oaks", "team:Elms", "team:Swans", "card:blank", "card:goal", "card:appeal")


def moves(match: Match) -> list[str]:
    """Return the notation of all steps."""
    return [step.move for step in match.record.steps]


def test_dice_fall_by_notation() -> None:
    dice = LoadedDice(*DEAL, "card:goal")
    match = dice.match(tiny())
    assert moves(match) == list(DEAL)
    assert dice.left == 1
    match.play(0, match.peek(0)[:1])
    assert moves(match)[-1] == "card:goal"
    assert dice.left == 0


def test_dice_fall_by_number() -> None:
    match = Match(tiny(), LoadedDice(3, 2, 1, 0, 1, 2))
    assert moves(match)[:3] == ["team:Kites", "team:Swans", "team:Elms"]
    assert moves(match)[3:] == ["card:blank", "card:goal", "card:appeal"]


def test_dice_can_be_loaded_later() -> None:
    dice = LoadedDice(*DEAL)
    match = dice.match(tiny())
    dice.load("card:blank", 1)
    match.play(0, match.peek(0)[:1])
    match.play(1, match.peek(1)[:1])
    assert moves(match)[-3:][::2] == ["card:blank", "card:goal"]


def test_dice_fall_at_random_after_what_they_are_loaded_with() -> None:
    first, second = (LoadedDice("team:Kites", rest=4).match(tiny()) for _ in range(2))
    assert moves(first) == moves(second)
    assert moves(first)[0] == "team:Kites"


def test_empty_dice_are_refused() -> None:
    with pytest.raises(ValueError, match="not loaded for step 1"):
        LoadedDice().match(tiny())


@pytest.mark.parametrize("outcome", ["team:Nobody", "card:goal", 9, -1])
def test_impossible_outcome_is_refused(outcome: int | str) -> None:
    with pytest.raises(ValueError, match="cannot be rolled"):
        LoadedDice(outcome).match(tiny())


def test_notation_without_a_match_is_refused() -> None:
    with pytest.raises(ValueError, match=r"LoadedDice\.match"):
        Match(tiny(), LoadedDice("team:Oaks"))


def test_loaded_dice_promise_nothing() -> None:
    assert LoadedDice().fairness().commitment == ""

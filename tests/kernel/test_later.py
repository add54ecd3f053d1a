"""Test that an option added later leaves all that was played before it as it was."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, ClassVar

import pytest

from park_cup import ParkCup
from park_cup.options import ParkOptions
from rimet import FairDice, Fairness, FairnessError, Later, Match, Options, Record, Rng, verify
from rimet.kernel import catalogue
from rimet.kernel.catalogue import make
from rimet.kernel.dice import context
from rimet.testing import playthrough

from .matches import PLAYERS, STARTED, play_on

TESTS = Path(__file__).parents[1]
KEPT = (TESTS / "records" / "park-cup-1.rimet").read_bytes().decode()
GOLDEN = (TESTS / "sample" / "golden" / "park-cup-3-1.txt").read_bytes().decode()
NAMED = "option floodlights: true"


class LitOptions(ParkOptions, frozen=True, kw_only=True):
    """Adds an option to those of the sample game, as its recipe says."""

    floodlights: Annotated[bool, Later()] = False


class UnmarkedOptions(ParkOptions, frozen=True, kw_only=True):
    """Adds the same option and does not say that it came later."""

    floodlights: bool = False


class LitCup(ParkCup):
    """The sample game with one option more, of the same version."""

    options_kind: ClassVar[type[Options]] = LitOptions

    @classmethod
    def package(cls) -> str:
        """Return the folder of the sample game, where its sets are."""
        return ParkCup.package()


class UnmarkedCup(LitCup):
    """The sample game with an option that every old record lacks."""

    options_kind: ClassVar[type[Options]] = UnmarkedOptions


def install(monkeypatch: pytest.MonkeyPatch, kind: type[ParkCup]) -> None:
    """Let the catalogue find another Park Cup."""
    monkeypatch.setattr(catalogue, "_newest", lambda name: kind)


def dice_text(kind: type[ParkCup], **options: object) -> str:
    """Return the text that ties the dice to a game."""
    game = make(kind, dict(options))
    return context(game.name, game.version, game.counted_options, Fairness(match="m"))


def rolls(kind: type[ParkCup], **options: object) -> list[int]:
    """Return what the same seed rolls in a game."""
    dice = FairDice(1930, "m")
    dice.begin(make(kind, dict(options)))
    return [dice.roll(step, [1] * 1000) for step in range(1, 9)]


def played(**options: object) -> Record:
    """Return the record of a match of the game with the added option."""
    game = make(LitCup, {"teams": "teams-tiny", "hand": 2, "field": 1, **options})
    return play_on(Match(game, FairDice(7), PLAYERS, STARTED), Rng(7)).record


# --- at its default


def test_an_old_record_is_verified_and_stays_its_text(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, LitCup)
    record = Record.parse(KEPT)
    assert "floodlights" not in record.options
    verdict = verify(record)
    assert (verdict.steps, verdict.rolls) == (30, 18)
    assert str(record) == KEPT
    replayed = Match.replay(record)
    assert replayed.game.options.floodlights is False
    assert str(replayed.record) == KEPT


def test_the_dice_are_the_same() -> None:
    assert dice_text(LitCup) == dice_text(LitCup, floodlights=False) == dice_text(ParkCup)
    assert rolls(LitCup) == rolls(ParkCup)


def test_the_golden_is_the_same() -> None:
    assert playthrough(make(LitCup, {}), 1) == playthrough(make(ParkCup, {}), 1) == GOLDEN


def test_a_record_may_name_it_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, LitCup)
    patient = KEPT.replace("seat 0:", "option floodlights: false\nseat 0:")
    assert patient != KEPT
    record = Record.parse(patient)
    assert verify(record).rolls == 18
    assert str(record) == KEPT


# --- away from its default


def test_dice_record_and_golden_name_it(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, LitCup)
    assert "option floodlights true" in dice_text(LitCup, floodlights=True).split("\n")
    assert NAMED in playthrough(make(LitCup, {"floodlights": True}), 1).split("\n")
    record = played(floodlights=True)
    assert NAMED in str(record).split("\n")
    assert Record.parse(str(record)) == record
    assert Match.replay(record).game.options.floodlights is True
    assert verify(record).rolls > 0


def test_the_rolls_are_others(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, LitCup)
    assert rolls(LitCup, floodlights=True) != rolls(LitCup)
    text = str(played(floodlights=True))
    with pytest.raises(FairnessError) as caught:
        verify(Record.parse(re.sub(f"{NAMED}\n", "", text)))
    assert caught.value.code == "wrong_roll"


# --- without the mark


def test_without_the_mark_no_old_record_is_verified(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, UnmarkedCup)
    with pytest.raises(FairnessError) as caught:
        verify(Record.parse(KEPT))
    assert caught.value.code == "wrong_roll"

"""Checking a finished record: every move legal, every roll the one the seed gives."""

from __future__ import annotations

import msgspec

from rimet.kernel.dice import revealed_dice
from rimet.kernel.errors import FairnessError, RecordError
from rimet.kernel.match import Match
from rimet.kernel.record import Record
from rimet.kernel.state import CHANCE


class Verdict(msgspec.Struct, frozen=True):
    """Counts what was checked: steps replayed, and rolls made again (0 without dice)."""

    steps: int
    rolls: int


def verify(record: Record) -> Verdict:
    """Replay a record, roll its dice again and compare the result; raise where it differs."""
    final = Match.replay(record)
    if final.result != record.result:
        raise RecordError("wrong_result", step=len(record.steps))
    if not record.fairness.commitment:
        return Verdict(len(record.steps), 0)
    if record.result is None:
        raise FairnessError("unfinished")
    dice = revealed_dice(record.fairness)
    dice.begin(final.game)
    state = final.game.start()
    rolls = 0
    for number, step in enumerate(record.steps, start=1):
        action = final.game.parse(state, step.move)
        if step.seat == CHANCE:
            rolls += 1
            if dice.roll(number, state.odds()) != action:
                raise FairnessError("wrong_roll", step=number, move=step.move[:80])
        state.apply(action)
    return Verdict(len(record.steps), rolls)

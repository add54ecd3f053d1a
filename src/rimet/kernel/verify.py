"""Checking a finished record: every move legal, every roll the one the seed gives."""

from __future__ import annotations

import msgspec

from rimet.kernel.errors import FairnessError
from rimet.kernel.playback import Playback
from rimet.kernel.record import Record


class Verdict(msgspec.Struct, frozen=True):
    """What was checked: steps replayed, and rolls made again (0 without dice)."""

    steps: int
    rolls: int


def verify(record: Record) -> Verdict:
    """Replay a record, roll its dice again and compare the result; raise where it differs."""
    playback = Playback.of(record, record.make_game())
    for step in record.steps:
        playback.take(step)
    playback.check_result(record.result)
    if record.fairness.commitment and record.result is None:
        raise FairnessError("unfinished")
    if playback.fault is not None:
        raise playback.fault
    return Verdict(playback.number, playback.rolls)

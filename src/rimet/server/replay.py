"""A recorded match shown again, step by step. Anybody may have written the record."""

from __future__ import annotations

from time import monotonic
from typing import cast

import msgspec
from msgspec.structs import replace

from rimet.kernel.errors import RecordError
from rimet.kernel.game import Game, View
from rimet.kernel.playback import Playback
from rimet.kernel.record import Record, Step
from rimet.server.bodies import Refusal, Replay, Verdict
from rimet.server.errors import ServerError
from rimet.server.frames import ReplayFrame, moved, sent
from rimet.server.games import all_options, make_game


def write_replay(body: bytes, viewer: int, since: int, count: int, seconds: float) -> bytes:
    """Return a part of a record's match as JSON, frame by frame: no step of it takes long."""
    replay = replay_text(body, viewer, since, count, seconds)
    frames = [msgspec.Raw(msgspec.json.encode(frame)) for frame in replay.frames]
    return msgspec.json.encode(replace(replay, frames=cast(list[ReplayFrame], frames)))


def replay_text(body: bytes, viewer: int, since: int, count: int, seconds: float) -> Replay:
    """Return a part of a record's match for a viewer; bounded in steps and time."""
    deadline = monotonic() + seconds
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise RecordError("foreign_record", line=1) from None
    record = Record.parse(text)
    game = make_game(record.game, record.version, record.options)
    if len(record.steps) > game.longest:
        raise ServerError("replay_too_long", allowed=game.longest)
    if viewer >= game.seats:
        raise ServerError("unknown_seat", seat=viewer)
    replayed = Replaying(game, record, viewer, deadline)
    replayed.run(min(since, len(record.steps)), count)
    return replayed.answer()


class Replaying:
    """A record played through once, with what is collected of it for one viewer."""

    def __init__(self, game: Game, record: Record, viewer: int, deadline: float) -> None:
        self._game = game
        self._record = record
        self._viewer = viewer
        self._deadline = deadline
        self._playback = Playback.of(record, game)
        self._frames: list[ReplayFrame] = []
        self._last: View | None = None

    def run(self, since: int, count: int) -> None:
        """Play all steps; keep frames of `count` of them after `since`."""
        self._since = since
        state = self._playback.state
        self._start = self._game.view(state, self._viewer)
        for number, step in enumerate(self._record.steps, start=1):
            if monotonic() > self._deadline:
                raise ServerError("replay_too_slow")
            if since < number <= since + count:
                self._show(step)
            else:
                self._playback.take(step)
            if number == since:
                self._start = self._game.view(state, self._viewer)
        self._playback.check_result(self._record.result)

    def _show(self, step: Step) -> None:
        """Take a step and keep its frames."""
        frames = self._playback.show(step, self._viewer)
        self._frames += [moved(frame, step) for frame in sent(frames, self._last)]
        self._last = frames[-1].view

    def answer(self) -> Replay:
        """Return what was collected."""
        record, fault = self._record, self._playback.fault
        return Replay(
            game=record.game,
            version=record.version,
            options=all_options(self._game),
            players=list(record.players),
            started=record.started,
            notes=record.notes,
            result=record.result,
            steps=len(record.steps),
            viewer=self._viewer,
            since=self._since,
            start=self._start,
            frames=self._frames,
            dice=self._verdict(),
            fault=None if fault is None else Refusal(code=fault.code, facts=fault.facts),
        )

    def _verdict(self) -> Verdict:
        if self._playback.fault is not None:
            return "unfair"
        if not self._record.fairness.commitment:
            return "unknown"
        return "unfinished" if self._record.result is None else "fair"

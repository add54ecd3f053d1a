"""A recorded match shown again, step by step. Anybody may have written the record."""

from __future__ import annotations

from time import monotonic
from typing import cast

import msgspec
from msgspec.structs import replace

from rimet.kernel.dice import FairDice, revealed_dice
from rimet.kernel.errors import FairnessError, RecordError, RimetError
from rimet.kernel.game import Game
from rimet.kernel.record import Record, Step
from rimet.kernel.state import CHANCE, OVER, State
from rimet.server.errors import ServerError
from rimet.server.forms import Frame, Refusal, Replay, Verdict
from rimet.server.shelf import all_options, make_game


def write_replay(body: bytes, viewer: int, since: int, count: int, seconds: float) -> bytes:
    """Return a part of a record's match as JSON, frame by frame: no step of it takes long."""
    replay = replay_text(body, viewer, since, count, seconds)
    frames = [msgspec.Raw(msgspec.json.encode(frame)) for frame in replay.frames]
    return msgspec.json.encode(replace(replay, frames=cast(list[Frame], frames)))


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
    """Plays a record through once: collects what is asked for, rolls the dice again."""

    def __init__(self, game: Game, record: Record, viewer: int, deadline: float) -> None:
        self._game = game
        self._record = record
        self._viewer = viewer
        self._deadline = deadline
        self._state: State = game.start()
        self._frames: list[Frame] = []
        self._fault: FairnessError | None = None
        self._dice = self._promised_dice()

    def _promised_dice(self) -> FairDice | None:
        fairness = self._record.fairness
        if not fairness.commitment or self._record.result is None:
            return None
        try:
            dice = revealed_dice(fairness)
        except FairnessError as error:
            self._fault = error
            return None
        dice.begin(self._game)
        return dice

    def run(self, since: int, count: int) -> None:
        """Play all steps; keep frames of `count` of them after `since`."""
        self._since = since
        self._start = self._game.view(self._state, self._viewer)
        for number, step in enumerate(self._record.steps, start=1):
            if monotonic() > self._deadline:
                raise ServerError("replay_too_slow")
            is_shown = since < number <= since + count
            self._state.journal = [] if is_shown else None
            self._take(number, step)
            if is_shown:
                self._frames.append(self._frame(number, step))
            if number == since:
                self._start = self._game.view(self._state, self._viewer)
        result = self._game.result(self._state) if self._state.to_act == OVER else None
        if result != self._record.result:
            raise RecordError("wrong_result", step=len(self._record.steps))

    def _take(self, number: int, step: Step) -> None:
        state = self._state
        if state.to_act == OVER:
            raise RecordError("step_after_end", step=number)
        if step.seat != state.to_act:
            raise RecordError("wrong_seat", step=number, seat=step.seat)
        try:
            action = self._game.parse(state, step.move)
        except RimetError:
            raise RecordError("bad_step", step=number, move=step.move[:80]) from None
        if step.seat == CHANCE and self._dice is not None and self._fault is None:
            if self._dice.roll(number, state.odds()) != action:
                self._fault = FairnessError("wrong_roll", step=number, move=step.move[:80])
        state.apply(action)

    def _frame(self, number: int, step: Step) -> Frame:
        return Frame(
            step=number,
            seat=step.seat,
            by=step.by,  # type: ignore[arg-type]
            at=step.at,
            move=step.move,
            events=self._game.events(self._state.journal or [], self._viewer),
            view=self._game.view(self._state, self._viewer),
        )

    def answer(self) -> Replay:
        """Return what was collected."""
        record, fault = self._record, self._fault
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
        if self._fault is not None:
            return "unfair"
        if not self._record.fairness.commitment:
            return "unknown"
        return "unfinished" if self._record.result is None else "fair"

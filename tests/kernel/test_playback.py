"""Test records played back step by step: what is checked, and what can be seen between steps."""

from __future__ import annotations

import msgspec
import pytest

from rimet import Match, Step, verify
from rimet.kernel.game import Game
from rimet.kernel.playback import Playback

from .matches import altered, cut, finished, refused, small_game


def test_the_state_can_be_watched_after_every_step() -> None:
    record = finished()
    playback = Playback.of(record, record.make_game())
    for number, step in enumerate(record.steps, start=1):
        playback.state.journal = []
        playback.take(step)
        match = Match.replay(record, number)
        assert playback.number == number
        assert playback.game.write(playback.state) == match.position
        told = playback.game.events(playback.state.journal, 0)
        assert told == match.events(0, number - 1)
    playback.check_result(record.result)


def test_a_step_that_is_refused_changes_nothing() -> None:
    record = altered(9, move="nonsense")
    playback = Playback.of(record, record.make_game())
    for step in record.steps[:8]:
        playback.take(step)
    before = playback.game.write(playback.state)
    error = refused(lambda: playback.take(record.steps[8]))
    assert (error.code, error.facts) == ("bad_step", {"step": 9, "move": "nonsense"})
    assert (playback.number, playback.game.write(playback.state)) == (8, before)


def test_the_first_fault_of_the_dice_is_kept_and_the_steps_go_on() -> None:
    record = finished()
    fairness = msgspec.structs.replace(record.fairness, match="another")
    record = msgspec.structs.replace(record, fairness=fairness)
    playback = Playback.of(record, record.make_game())
    for step in record.steps:
        playback.take(step)
    playback.check_result(record.result)
    assert playback.fault is not None and playback.fault.code == "wrong_roll"
    rolled = [number for number, step in enumerate(record.steps, 1) if step.by == "dice"]
    assert playback.fault.facts["step"] == rolled[playback.rolls - 1]
    assert playback.rolls < len(rolled)


def test_dice_without_their_seed_are_a_fault_before_the_first_step() -> None:
    record = finished()
    fairness = msgspec.structs.replace(record.fairness, seed="")
    record = msgspec.structs.replace(record, fairness=fairness)
    playback = Playback.of(record, record.make_game())
    assert playback.fault is not None and playback.fault.code == "no_seed"


def test_dice_of_an_unfinished_match_are_not_rolled() -> None:
    record = cut(finished(), 12)
    playback = Playback.of(record, record.make_game())
    for step in record.steps:
        playback.take(step)
    assert (playback.fault, playback.rolls, playback.result) == (None, 0, None)


def test_a_player_for_every_seat() -> None:
    record = msgspec.structs.replace(finished(), players=finished().players[:2])
    assert refused(lambda: verify(record)).code == "wrong_players"


def test_verifying_reads_every_step_once(monkeypatch: pytest.MonkeyPatch) -> None:
    record = finished()
    kind: type[Game] = type(small_game())
    read: list[str] = []
    parse = kind.parse

    def counted(game: Game, state: object, text: str) -> int:
        read.append(text)
        return parse(game, state, text)  # type: ignore[arg-type]

    monkeypatch.setattr(kind, "parse", counted)
    verify(record)
    assert read == [step.move for step in record.steps]


def test_nothing_follows_the_end() -> None:
    record = finished()
    playback = Playback(record.make_game())
    for step in record.steps:
        playback.take(step)
    error = refused(lambda: playback.take(Step(0, "person", 0, "x")))
    assert (error.code, error.facts["step"]) == ("step_after_end", len(record.steps) + 1)


@pytest.mark.parametrize("viewer", [-1, 0])
def test_a_step_can_be_shown_frame_by_frame(viewer: int) -> None:
    record = finished()
    playback = Playback.of(record, record.make_game())
    most = 0
    for number, step in enumerate(record.steps, start=1):
        frames = playback.show(step, viewer)
        match = Match.replay(record, number)
        assert {frame.step for frame in frames} == {playback.number} == {number}
        told = [event for frame in frames for event in frame.events]
        assert told == match.events(viewer, number - 1)
        assert frames[-1].view == match.view(viewer)
        assert (playback.state.journal, playback.state.marks) == (None, None)
        most = max(most, len(frames))
    assert most > 3
    playback.check_result(record.result)

"""Test the replay of records that anybody may have written."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest

import rimet
from rimet import FairDice, Match, Record, RimetError, Rng
from rimet.server.bodies import Replay
from rimet.server.errors import ServerError
from rimet.server.replay import replay_text, write_replay
from tests.kernel.matches import whole_path
from tests.server.house import House, views_of

LONG = 60.0


@cache
def finished() -> Record:
    """Return the record of a whole match."""
    match = Match(rimet.load("park-cup"), FairDice(1, "m"))
    rng = Rng(1)
    while match.to_act >= 0:
        legal = match.peek(match.to_act)
        match.play(match.to_act, [legal[rng.below(len(legal))]])
    return match.record


def refusal(text: str, viewer: int = -1, seconds: float = LONG) -> str:
    """Return the code with which a record is refused."""
    with pytest.raises(RimetError) as caught:
        replay_text(text.encode(), viewer, 0, 100, seconds)
    return caught.value.code


@pytest.mark.parametrize("viewer", [-1, 0, 2])
def test_a_record_is_shown_step_by_step(viewer: int) -> None:
    record = finished()
    text = str(record).encode()
    first = replay_text(text, viewer, 0, 30, LONG)
    rest = replay_text(text, viewer, 30, 200, LONG)
    assert (first.dice, first.fault, first.steps) == ("fair", None, len(record.steps))
    shown = [
        *zip(first.frames, seen(first), strict=True),
        *zip(rest.frames, seen(rest), strict=True),
    ]
    assert list(dict.fromkeys(frame.step for frame, _ in shown)) == [
        *range(1, len(record.steps) + 1)
    ]
    assert plain(rest.start) == seen(first)[-1]
    for number in (1, 17, 30, 31, len(record.steps)):
        match = Match.replay(record, number)
        frames = [frame for frame, _ in shown if frame.step == number]
        assert [view for frame, view in shown if frame.step == number][-1] == plain(
            match.view(viewer)
        )
        assert [event for frame in frames for event in frame.events] == match.events(
            viewer, number - 1
        )
        step = record.steps[number - 1]
        told = {(frame.seat, frame.by, frame.at, frame.move) for frame in frames}
        assert told == {(step.seat, step.by, step.at, step.move)}


@pytest.mark.parametrize("viewer", [-1, 1])
def test_a_replay_has_the_scenes_of_the_match(viewer: int) -> None:
    match, rng = Match(rimet.load("park-cup"), FairDice(1, "m")), Rng(1)
    played = [frame.view for frame in match.frames(viewer)]
    while match.to_act >= 0:
        match.play(match.to_act, whole_path(match, rng))
        played += [frame.view for frame in match.frames(viewer, match.unit)]
    replay = replay_text(str(match.record).encode(), viewer, 0, 200, LONG)
    scenes = [view for view in plain(played) if view["phase"] == "showing"]
    assert len(scenes) > 20
    assert [view for view in seen(replay) if view["phase"] == "showing"] == scenes


def test_only_the_first_frame_has_the_whole_view() -> None:
    body = write_replay(str(finished()).encode(), -1, 10, 50, LONG)
    first, *others = msgspec.json.decode(body)["frames"]
    assert "view" in first and "changes" not in first
    assert others and all("view" not in frame and "changes" in frame for frame in others)
    assert len(others) > 50, "a step can have several"


def seen(replay: Replay) -> list[Any]:
    """Return the view after each frame of a replay, as plain JSON."""
    return views_of(plain(replay.frames))


def plain(value: Any) -> Any:
    """Return what a struct looks like once it has been sent."""
    return msgspec.json.decode(msgspec.json.encode(value))


def test_dice() -> None:
    record = finished()
    replace = msgspec.structs.replace
    plain = replace(record, fairness=replace(record.fairness, commitment="", seed=""))
    assert replay_text(str(plain).encode(), -1, 0, 0, LONG).dice == "unknown"
    forged = replace(record, fairness=replace(record.fairness, seed="00" * 32))
    shown = replay_text(str(forged).encode(), -1, 0, 0, LONG)
    assert (shown.dice, shown.fault and shown.fault.code) == ("unfair", "seed_mismatch")
    other = replace(record, fairness=replace(record.fairness, match="another"))
    shown = replay_text(str(other).encode(), -1, 0, 0, LONG)
    assert (shown.dice, shown.fault and shown.fault.code) == ("unfair", "wrong_roll")
    early = replace(
        record, steps=record.steps[:20], result=None, fairness=replace(record.fairness, seed="")
    )
    assert replay_text(str(early).encode(), -1, 0, 0, LONG).dice == "unfinished"


def test_records_that_are_none() -> None:
    text = str(finished())
    steps = len(finished().steps)
    assert refusal("") == "foreign_record"
    assert refusal(text.replace("goal>", "goals>", 1)) == "bad_step"
    assert refusal(text.replace("winner:", "winners:")) == "missing_header"
    assert refusal(text, viewer=3) == "unknown_seat"
    assert refusal(text, seconds=-1) == "replay_too_slow"
    assert refusal(text.replace("scores: ", "scores: 9")) == "wrong_result"
    last = f"{steps + 1} * dice 0 card:goal\nend"
    longer = text.replace(f"steps: {steps}", f"steps: {steps + 1}").replace("end", last)
    assert refusal(longer) == "step_after_end"
    with pytest.raises(RimetError):
        replay_text(b"\xff\xfe", -1, 0, 1, LONG)


def test_a_record_longer_than_any_match() -> None:
    record = finished()
    game = rimet.load("park-cup")
    many = record.steps * (game.longest // len(record.steps) + 1)
    text = str(msgspec.structs.replace(record, steps=many))
    with pytest.raises(ServerError) as caught:
        replay_text(text.encode(), -1, 0, 1, LONG)
    assert caught.value.code == "replay_too_long"


def test_over_the_wire(house: House) -> None:
    url = f"{house.url}/api/replay"
    text = str(finished())
    answer = house.http.post(f"{url}?viewer=1&since=10&count=5", content=text).json()
    assert [frame["step"] for frame in answer["frames"]] == [11, 12, 13, 14, 15]
    assert answer["dice"] == "fair"
    assert answer["start"]["viewer"] == 1
    large = house.http.post(url, content="x" * 1_000_001)
    assert (large.status_code, large.json()["code"]) == (413, "body_too_large")

"""Test frames as they are sent: how they follow one another, how long they are, who builds them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

import rimet
from rimet import OVER, SPECTATOR, FairDice, Match, Rng
from rimet.kernel.game import Game, View
from rimet.kernel.state import State
from rimet.server.frames import sent
from rimet.server.hall import Hall
from rimet.server.wire import write_part
from tests.kernel.matches import whole_path
from tests.server.house import views_of
from tests.server.test_hall import Eye, Faulty, people_playing, play_one, run

LARGEST = 60_000  # bytes of a whole knock-out, for one viewer


def to_the_end(match: Match, rng: Rng) -> Match:
    """Play a match on until it is over."""
    while match.to_act != OVER:
        match.play(match.to_act, whole_path(match, rng))
    return match


@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
def test_the_first_frame_is_whole_and_the_others_say_what_has_changed(viewer: int) -> None:
    match = to_the_end(Match(rimet.load("park-cup"), FairDice(1)), Rng(1))
    frames = match.frames(viewer, match.unit)
    written = msgspec.json.decode(write_part(list(sent(frames))))
    assert len(written) == len(frames) > 3
    assert ["view" in frame for frame in written] == [True] + [False] * (len(frames) - 1)
    assert ["changes" in frame for frame in written] == [False] + [True] * (len(frames) - 1)
    views = [msgspec.json.decode(msgspec.json.encode(frame.view)) for frame in frames]
    assert views_of(written) == views
    for frame, (before, after) in zip(written[1:], pairwise(views), strict=True):
        assert set(frame["changes"]) == {name for name in after if after[name] != before[name]}
    told = [(frame["step"], frame["lead"], frame["hold"]) for frame in written]
    assert told == [(frame.step, frame.lead, frame.hold) for frame in frames]


@pytest.mark.parametrize(
    "options", [{}, {"players": 24}, {"longer": True, "team_scoring": True}, {"board": "olympic"}]
)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_knock_out_is_short(options: dict[str, Any], seed: int) -> None:
    match = Match(rimet.load("tournament-football", **options), FairDice(seed))
    to_the_end(match, Rng(seed))
    for viewer in (SPECTATOR, 0):
        frames = match.frames(viewer, match.unit)
        told = {type(event).__name__ for frame in frames for event in frame.events}
        assert {"CardTurned", "MatchResolved", "TeamPlaced"} <= told and len(frames) > 40
        assert len(write_part(list(sent(frames)))) < LARGEST


class Counting:
    """Counts how often views are built of a state."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
        self.asked: list[Sequence[int]] = []
        honest = type(game).views

        def views(game: Game, state: State, viewers: Sequence[int]) -> Sequence[View]:
            self.asked.append(viewers)
            return honest(game, state, viewers)

        monkeypatch.setattr(type(game), "views", views)


def test_frames_are_built_once_for_all_who_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hall: Hall, storage: Faulty) -> None:
        table = await people_playing(hall)
        assert table.match is not None
        for seats in ([0], [1, 2], []):
            eye = Eye()
            eye.seats = seats
            table.admit(eye)
        while table.to_act != OVER:
            since = table.shown
            await play_one(table)
            counting = Counting(monkeypatch, table.match.game)
            texts = [table.broadcast.update(viewer, since) for viewer in (0, SPECTATOR, 2, 1)]
            lengths = {len(json.loads(text)["frames"]) for text in texts}
            assert len(counting.asked) == max(lengths), "once for each scene"
            assert {len(viewers) for viewers in counting.asked} == {4}
            assert texts[0] == table.broadcast.update(0, since)
            monkeypatch.undo()
        late = json.loads(table.broadcast.update(1, 0))
        (frame,) = late["frames"]
        assert (frame["step"], frame["lead"], frame["hold"]) == (table.shown, 0, 0)
        assert frame["view"] == views_of(json.loads(texts[3])["frames"])[-1]

    run(test, tmp_path)

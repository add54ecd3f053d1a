"""Test, for whole matches over the wire, that no message tells two worlds apart.

Every game there is takes part, those that come later too; and so do servers and games that leak in
one way each, which must be caught.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import rimet
from rimet.kernel.choices import Choice
from rimet.kernel.frames import Frame
from rimet.kernel.game import Event
from rimet.kernel.match import Match
from rimet.kernel.rng import Rng
from rimet.kernel.side import Side
from rimet.kernel.state import OVER, SPECTATOR
from rimet.server.broadcast import Broadcast
from rimet.server.errors import ServerError
from rimet.server.table import Table
from rimet.server.wire import Act
from rimet.testing.walk import viewers
from tests.sampling import SAMPLED
from tests.server.twins import Count, Leak, drill, has_secrets
from tests.testing.disguise import Saboteur
from tests.testing.leaks import OPEN_HANDED
from tests.testing.park import park

UNITS = 60 if SAMPLED else 400  # moves of a match; no match of ours has more than 400
SEEDS = range(1, 4)


@pytest.mark.parametrize("name", rimet.games())
def test_no_message_tells_two_worlds_apart(name: str) -> None:
    game = rimet.load(name)
    if not has_secrets(game, 1):
        assert not any(has_secrets(game, seed) for seed in SEEDS), "then it has some at times"
        return
    total = Count()
    watching = viewers(game)[: 2 if SAMPLED else 3]
    for viewer in watching:
        count = drill(game, viewer, 1, UNITS)
        total = Count(*(one + other for one, other in zip(total, count, strict=True)))
    # Nothing is proved where nothing is compared: worlds have to differ and yet look alike.
    assert total.units >= 20 * len(watching)
    assert total.apart <= 2 * total.units
    assert total.messages >= 5 * total.units


def caught(game: rimet.Game, seeds: range = SEEDS) -> bool:
    """Tell whether a leak is found, whoever looks, in few matches."""
    try:
        for seed in seeds:
            for viewer in viewers(game):
                drill(game, viewer, seed, 60)
    except Leak:
        return True
    return False


def test_the_sample_game_is_not_caught() -> None:
    assert not caught(park(), SEEDS[:1])


@pytest.mark.parametrize("kind", OPEN_HANDED, ids=lambda kind: kind.__name__)
def test_leaky_games_are_caught(kind: type[Saboteur]) -> None:
    assert caught(kind())


def mark(match: Match) -> int:
    """Return a number that depends on the whole truth."""
    return zlib.crc32(match.position.encode())


def leaky_update(monkeypatch: pytest.MonkeyPatch) -> None:
    """Write frames in more characters where the truth is odd."""
    honest = Broadcast.frames

    def frames(broadcast: Broadcast, match: Match, viewer: int, since: int) -> msgspec.Raw:
        text = bytes(honest(broadcast, match, viewer, since))
        return msgspec.Raw(text + b" " * (mark(match) % 2))

    monkeypatch.setattr(Broadcast, "frames", frames)


def leaky_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """Show whoever comes late the view of the first seat."""
    honest = Broadcast.view

    def view(broadcast: Broadcast, match: Match, viewer: int) -> msgspec.Raw:
        return honest(broadcast, match, 0)

    monkeypatch.setattr(Broadcast, "view", view)


def change_frames(
    monkeypatch: pytest.MonkeyPatch, change: Callable[[Match, list[Frame]], list[Frame]]
) -> None:
    """Let a match tell other frames than it has."""
    honest = Match.frames_for

    def frames_for(match: Match, viewers: Sequence[int], since: int = 0) -> list[list[Frame]]:
        return [change(match, frames) for frames in honest(match, viewers, since)]

    monkeypatch.setattr(Match, "frames_for", frames_for)


def leaky_events(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tell events in an order that depends on the truth."""

    def turn(match: Match, frames: list[Frame]) -> list[Frame]:
        if mark(match) % 2 == 0:
            return frames
        return [replace(frame, events=frame.events[::-1]) for frame in frames]

    change_frames(monkeypatch, turn)


def leaky_scenes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tell in fewer frames where the truth is odd."""

    def join(match: Match, frames: list[Frame]) -> list[Frame]:
        if mark(match) % 2 == 0:
            return frames
        events = tuple(event for frame in frames for event in frame.events)
        return [replace(frames[-1], events=events)]

    change_frames(monkeypatch, join)


def leaky_first_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    """Show in every frame but the last what only the truth's own seat sees."""

    def open_up(match: Match, frames: list[Frame]) -> list[Frame]:
        return [replace(frame, view=match.view(0)) for frame in frames[:-1]] + frames[-1:]

    change_frames(monkeypatch, open_up)


def leaky_length(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep a frame on show for as long as the truth says."""

    def hold(match: Match, frames: list[Any]) -> list[Any]:
        return [_Held(frame, mark(match) % 3) for frame in frames]

    change_frames(monkeypatch, hold)


class _Held:
    """A frame that is on show for longer."""

    def __init__(self, frame: Frame, more: int) -> None:
        self.step, self.events, self.view = frame.step, frame.events, frame.view
        self.lead, self.hold = frame.lead, frame.hold + more


def leaky_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tell whoever comes late what the first seat was told."""
    honest = Match.events

    def events(match: Match, viewer: int, since: int = 0, until: int | None = None) -> list[Event]:
        return honest(match, viewer if since else 0, since, until)

    monkeypatch.setattr(Match, "events", events)


def leaky_acts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the time of a move by the move."""
    honest = Broadcast.acts_since

    def acts_since(broadcast: Broadcast, match: Match, since: int) -> list[Act]:
        steps = match.steps()
        return [
            replace(act, at=zlib.crc32(steps[act.step - 1].move.encode()) % 3)
            for act in msgspec.json.decode(honest(broadcast, match, since), type=list[Act])
        ]

    monkeypatch.setattr(Broadcast, "acts_since", acts_since)


def leaky_peek(monkeypatch: pytest.MonkeyPatch) -> None:
    """Offer choices in an order that depends on the truth."""
    honest = Match.choices

    def choices(match: Match, seat: int, path: Sequence[int] = ()) -> list[Choice]:
        found = honest(match, seat, path)
        return found[::-1] if mark(match) % 2 else found

    monkeypatch.setattr(Match, "choices", choices)


def leaky_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Offer everybody the choices of the seat to act."""

    def choices(match: Match, viewer: int) -> list[Choice]:
        return match.choices(match.to_act) if match.to_act != OVER else []

    monkeypatch.setattr("rimet.server.broadcast.first_choices", choices)


def leaky_side(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hand out the truth as a seat's side."""

    def write_side(match: Match, seat: int, memory: int) -> str:
        return str(Side(match.game, seat, match.number, match._state))

    monkeypatch.setattr("rimet.server.requests.write_side", write_side)


def leaky_guess(monkeypatch: pytest.MonkeyPatch) -> None:
    """Guess by chance that depends on the truth."""

    def write_side(match: Match, seat: int, memory: int) -> str:
        return str(match.side(seat, Rng(mark(match)), memory))

    monkeypatch.setattr("rimet.server.requests.write_side", write_side)


def leaky_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refuse a stale step with a fact about the truth."""
    honest = Table.playing

    def playing(table: Table, step: int, match: str = "") -> Match:
        try:
            return honest(table, step, match)
        except ServerError as error:
            assert table.match is not None
            raise ServerError(error.code, **error.facts, truth=mark(table.match) % 7) from None

    monkeypatch.setattr(Table, "playing", playing)


def leaky_presence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tell who is there in more characters where the truth is odd."""
    honest = Broadcast.presence

    def presence(broadcast: Broadcast) -> str:
        match = broadcast._standing().match
        return honest(broadcast) + " " * (mark(match) % 2 if match else 0)

    monkeypatch.setattr(Broadcast, "presence", presence)


def leaky_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Send nothing where the truth is odd."""

    def is_settled(table: Table) -> bool:
        match = table.match
        return match is not None and match.number == table.shown and mark(match) % 2 == 0

    monkeypatch.setattr(Table, "is_settled", property(is_settled))


@pytest.mark.parametrize(
    "leak",
    [
        leaky_update,
        leaky_view,
        leaky_events,
        leaky_scenes,
        leaky_first_frame,
        leaky_length,
        leaky_log,
        leaky_acts,
        leaky_peek,
        leaky_choices,
        leaky_side,
        leaky_guess,
        leaky_refusal,
        leaky_presence,
        leaky_silence,
    ],
)
def test_leaky_servers_are_caught(
    leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    assert caught(park())


def test_worlds_that_never_differ_prove_nothing() -> None:
    """A game without secrets has no twins, so that it is told by its redeal, not by its name."""
    assert has_secrets(park(), 1)
    count = drill(park(), SPECTATOR, 2, 40)
    assert count.units > 0

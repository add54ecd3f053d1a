"""Frames as they are sent: the first with the whole view, each later one with what has changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

from rimet.kernel import frames as kernel
from rimet.kernel.game import Event, View
from rimet.kernel.record import Step
from rimet.server.changes import Changes, difference


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """What a viewer is told at once, and the view after it: whole, or what of it has changed.

    `lead` and `hold` are milliseconds: how long it is on its way, and how long it is on show.
    """

    step: int
    lead: int
    hold: int
    events: list[Event]
    view: View | msgspec.UnsetType = msgspec.UNSET
    changes: Changes | msgspec.UnsetType = msgspec.UNSET


class ReplayFrame(Frame, frozen=True, kw_only=True):
    """A frame of a replay, and the move that brought it."""

    seat: int
    by: Literal["person", "bot", "clock", "dice"]
    at: int
    move: str


def sent(frames: Iterable[kernel.Frame], before: View | None = None) -> Iterator[Frame]:
    """Yield frames as they are sent to whoever knows a view already, or none."""
    for frame in frames:
        yield Frame(
            step=frame.step,
            lead=frame.lead,
            hold=frame.hold,
            events=list(frame.events),
            view=frame.view if before is None else msgspec.UNSET,
            changes=msgspec.UNSET if before is None else difference(before, frame.view),
        )
        before = frame.view


def moved(frame: Frame, step: Step) -> ReplayFrame:
    """Return a frame of a replay with the move of its step."""
    fields = msgspec.structs.asdict(frame)
    return ReplayFrame(**fields, seat=step.seat, by=step.by, at=step.at, move=step.move)  # type: ignore[arg-type]

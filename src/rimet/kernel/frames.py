"""What happened, frame by frame: each with what a viewer is told of it and sees after it.

Whoever shows a match shows frame after frame and so cannot show a result before its moment.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from rimet.kernel.events import Event
from rimet.kernel.game import Game, View
from rimet.kernel.state import Journal, Mark, State


class Frame(msgspec.Struct, frozen=True):
    """What a viewer is told at once, and the view after it; `step` is the last one carried out."""

    step: int
    events: tuple[Event, ...]
    view: View

    @property
    def lead(self) -> int:
        """Return for how many milliseconds what is told is on its way, and not seen yet."""
        return lead_of(self.events)

    @property
    def hold(self) -> int:
        """Return for how many milliseconds the view is on show before the next frame."""
        return hold_of(self.events)


class Scene(NamedTuple):
    """How a match stood at a mark: after which step, and how many entries had been written."""

    step: int
    told: int
    state: State


def take_marks(state: State, step: int, told: int = 0) -> list[Scene]:
    """Return the marks that a state has kept while a step was carried out, and let it forget them.

    `told` counts the entries that stand in the journal no longer.
    """
    marks: list[Mark] = state.marks or []
    state.marks = None if state.marks is None else []
    return [Scene(step, told + written, shown) for written, shown in marks]


def cut(
    game: Game, journal: Journal, since: int, scenes: Sequence[Scene], viewers: Sequence[int]
) -> list[list[Frame]]:
    """Return each viewer's frames of the entries after `since`: one for each scene, and the last.

    A scene of which a viewer is told nothing is part of the next one.
    """
    told = {viewer: tell(game, journal, since, scenes, viewer) for viewer in viewers}
    frames: dict[int, list[Frame]] = {viewer: [] for viewer in viewers}
    for place, scene in enumerate(scenes):
        shown = [viewer for viewer in viewers if place in told[viewer]]
        for viewer, view in zip(shown, game.views(scene.state, shown), strict=True):
            frames[viewer].append(Frame(scene.step, told[viewer][place], view))
    return [frames[viewer] for viewer in viewers]


def tell(
    game: Game, journal: Journal, since: int, scenes: Sequence[Scene], viewer: int
) -> dict[int, tuple[Event, ...]]:
    """Return what a viewer is told in each scene that it sees, by the scene's place."""
    told: dict[int, tuple[Event, ...]] = {}
    for place, scene in enumerate(scenes):
        events = tuple(game.events(journal[since : scene.told], viewer))
        if events or scene is scenes[-1]:
            told[place] = events
            since = scene.told
    return told


def lead_of(events: Iterable[Event]) -> int:
    """Return for how many milliseconds what is told at once is on its way, and not seen yet."""
    return max((event.lead for event in events), default=0)


def hold_of(events: Iterable[Event]) -> int:
    """Return for how many milliseconds what is told at once is on show before anything follows."""
    return max((event.hold for event in events), default=0)

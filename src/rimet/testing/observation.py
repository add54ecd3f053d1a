"""All that a viewer is shown and told of one step."""

from __future__ import annotations

from typing import NamedTuple

from rimet.kernel.game import Game
from rimet.kernel.state import SPECTATOR, State
from rimet.testing.walk import encode


class Observation(NamedTuple):
    """What one viewer observes of one step; `own` is the action if it was the viewer's."""

    own: int | None
    events: bytes
    view: bytes


def observe(game: Game, viewer: int, state: State, action: int) -> tuple[State, Observation]:
    """Return the state after an action, and what the viewer observes of it."""
    own = action if state.to_act == viewer != SPECTATOR else None
    after, events = _apply(game, viewer, state, action)
    return after, Observation(own, events, encode(game.view(after, viewer)))


def follow(game: Game, viewer: int, state: State, action: int, wanted: Observation) -> State | None:
    """Return the state after an action if the viewer observes just what is wanted."""
    own = action if state.to_act == viewer != SPECTATOR else None
    if own != wanted.own:
        return None
    after, events = _apply(game, viewer, state, action)
    # Building a view is by far the dearest, so it comes last.
    if events != wanted.events or encode(game.view(after, viewer)) != wanted.view:
        return None
    return after


def _apply(game: Game, viewer: int, state: State, action: int) -> tuple[State, bytes]:
    after = state.clone()
    after.journal = []
    after.apply(action)
    events = encode(game.events(after.journal, viewer))
    after.journal = None
    return after, events

"""Twin worlds: where a viewer cannot tell the next step apart, events must not tell it either."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from rimet.kernel.game import possible
from rimet.kernel.rng import Rng
from rimet.kernel.state import OVER, SPECTATOR, State
from rimet.testing.failure import differ
from rimet.testing.walk import Moment, encode

STEPS = 12  # next steps tried in each world
REDEALS = 24  # worlds that show what a viewer remembers


Packed = list[list[int]]


class Future(NamedTuple):
    """A world after one more step, and what the viewer is shown and told of it.

    `events` has what the viewer was told and, scene by scene, how it looked then. `worlds` are
    packed states that the viewer could not tell apart, dealt when first needed.
    """

    told: str
    state: State
    view: bytes
    events: bytes
    worlds: list[Packed]


def check_twins(moment: Moment, viewer: int, world: State, rng: Rng) -> None:
    """Check the events of the next step in the truth and in a world dealt anew."""
    state, game = moment.state, moment.game
    if state.to_act == OVER:
        return
    truth = _futures(moment, viewer, state, _some(possible(state), rng))
    known = {future.told: future for future in truth}
    alike = [action for action in possible(world) if game.tell(world, action) in known]
    only_there = [action for action in possible(world) if action not in alike]
    twins = _futures(moment, viewer, world, [*alike, *_some(only_there, rng)])
    for future in twins:
        if future.told in known:
            _compare(moment, viewer, known[future.told], future, rng)
    if state.to_act == viewer != SPECTATOR:
        return  # what it does itself it knows
    for left, right in combinations(truth, 2):
        # A roll of no consequence may be told: two that lead to one state hide nothing.
        if left.view == right.view and not left.state == right.state:
            _compare(moment, viewer, left, right, rng)
    told_here = {game.tell(state, action) for action in possible(state)}
    told_there = {game.tell(world, action) for action in possible(world)}
    for left in (future for future in truth if future.told not in told_there):
        for right in (future for future in twins if future.told not in told_here):
            _compare(moment, viewer, left, right, rng)


def _some(actions: Sequence[int], rng: Rng) -> list[int]:
    """Return a few of the actions, drawn without bias."""
    left = list(actions)
    return [left.pop(rng.below(len(left))) for _ in range(min(STEPS, len(left)))]


def _futures(moment: Moment, viewer: int, state: State, actions: list[int]) -> list[Future]:
    """Return what follows each action, watched."""
    game = moment.game
    futures = []
    for action in actions:
        after = state.clone()
        after.journal, after.marks = [], []
        after.apply(action)
        entries = list(after.journal)
        view = encode(game.view(after, viewer))
        scenes = [encode(game.view(shown, viewer)) for _, shown in after.marks]
        events = b"\n".join([encode(game.events(entries, viewer)), *scenes])
        after.journal = after.marks = None
        futures.append(Future(game.tell(state, action), after, view, events, []))
    return futures


def _compare(moment: Moment, viewer: int, left: Future, right: Future, rng: Rng) -> None:
    if left.view != right.view or left.events == right.events:
        return
    if not remembers(viewer, left, right, rng):
        reason = f"{left.told!r} against {right.told!r}: {differ(left.events, right.events)}"
        raise moment.failure("wall.events", f"viewer {viewer}: {reason}")


def remembers(viewer: int, left: Future, right: Future, rng: Rng) -> bool:
    """Whether the viewer could rule out `right` in `left` by what it once saw.

    Cards turned over and shuffled away in one step are told, and no view shows them any more.
    What the viewer knows of such things `redeal` leaves alone: two worlds that differ in what
    never changes are not twins.
    """
    truth = left.state.pack()
    differing = _differing(truth, right.state.pack())
    for index in range(REDEALS):
        if index == len(left.worlds):
            world = left.state.clone()
            world.redeal(viewer, rng)
            left.worlds.append(world.pack())
        dealt = left.worlds[index]
        differing = [place for place in differing if _is_same(truth, dealt, *place)]
        if not differing:
            return False
    return True


def _is_same(truth: Packed, dealt: Packed, field: int, index: int) -> bool:
    if index < 0 or len(truth[field]) != len(dealt[field]):
        return truth[field] == dealt[field]
    return truth[field][index] == dealt[field][index]


def _differing(truth: Packed, other: Packed) -> list[tuple[int, int]]:
    """Return field and index of all that differs; index -1 where a field's length does."""
    places: list[tuple[int, int]] = []
    for field, (here, there) in enumerate(zip(truth, other, strict=True)):
        if len(here) != len(there):
            places.append((field, -1))
        else:
            pairs = enumerate(zip(here, there, strict=True))
            places += [(field, index) for index, (one, two) in pairs if one != two]
    return places

"""Whatever is hidden from a viewer takes more than one value when the world is dealt anew.

That something is hidden is proven by a witness: another history of the match in which the viewer
was shown and told the very same, step by step, and yet something else is true. A game without
secrets has no witnesses, and nothing to prove.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from rimet.kernel.game import Game, possible
from rimet.kernel.rng import Rng
from rimet.kernel.state import CHANCE, OVER, State
from rimet.testing.failure import ConformanceError
from rimet.testing.observation import Observation, follow, observe
from rimet.testing.walk import Moment, viewers, walk

EVERY = 7
CROWD = 8  # histories guessed at a time
REDEALS = 24
PROOFS = 4  # positions at which an item must be hidden before it is expected to change
INDEX = re.compile(r"\[\d+\]")
Item = tuple[str, str]  # who knows it, and where it stands
Facts = dict[Item, object]


class Case(NamedTuple):
    """What was found out about an item: hidden at how many moments, changed at how many."""

    proofs: int
    changes: int


def check_hidden(game: Game, matches: int, seed: int) -> None:
    """Check that redeal changes every item that is proven to be hidden from a viewer."""
    for viewer in viewers(game):
        cases: dict[Item, Case] = {}
        for match in range(matches):
            for moment, hidden in _proven(game, viewer, seed + match):
                _collect(moment, viewer, hidden, cases)
        stuck = [item for item, case in cases.items() if case.proofs >= PROOFS and not case.changes]
        if stuck:
            told = ", ".join(f"{place} as {who} knows it" for who, place in stuck[:5])
            reason = f"viewer {viewer}: redeal never changes what is hidden: {told}"
            raise ConformanceError("wall.hidden", game, seed, 0, reason)


def _proven(game: Game, viewer: int, seed: int) -> Iterator[tuple[Moment, set[Item]]]:
    """Yield moments of a match and what is hidden from the viewer there."""
    moments: dict[int, Moment] = {}
    path: tuple[int, ...] = ()
    for moment in walk(game, seed, EVERY):
        if moment.state.to_act != OVER:
            moments[moment.number] = moment._replace(state=moment.state.clone())
        path = moment.path
    rng = Rng(seed * 7919 + viewer + 1)
    hidden: dict[int, set[Item]] = {}
    for number, crowd in enumerate(witnesses(game, viewer, path, rng)):
        if number in moments:
            state = moments[number].state
            others = [witness for witness in crowd if not witness == state]
            truth = facts(game, viewer, state) if others else {}
            for witness in others:
                other = facts(game, viewer, witness)
                found = {item for item in truth | other if truth.get(item) != other.get(item)}
                hidden.setdefault(number, set()).update(found)
    for number, items in hidden.items():
        if items:
            yield moments[number], items


def _collect(moment: Moment, viewer: int, hidden: set[Item], cases: dict[Item, Case]) -> None:
    truth = facts(moment.game, viewer, moment.state)
    fixed = {item for item in hidden if not cases.get(item, Case(0, 0)).changes}
    changed: set[Item] = hidden - fixed
    rng = moment.rng(20 + viewer)
    for _ in range(REDEALS):
        if changed == hidden:
            break
        world = moment.state.clone()
        world.redeal(viewer, rng)
        other = facts(moment.game, viewer, world)
        changed |= {item for item in fixed if truth.get(item) != other.get(item)}
    for item in hidden:
        proofs, changes = cases.get(item, Case(0, 0))
        cases[item] = Case(proofs + 1, changes + (item in changed))


def witnesses(game: Game, viewer: int, path: tuple[int, ...], rng: Rng) -> Iterator[list[State]]:
    """Yield, after each step, states in which the viewer has observed the same as on the path.

    They are guessed step by step, without looking ahead: where a guess fails, others multiply;
    where all fail, it is over.
    """
    truth = game.start()
    crowd = [game.start()]
    yield crowd
    for action in path:
        truth, wanted = observe(game, viewer, truth, action)
        # Histories that took the same way share one state, and what was tried from it.
        guesses = {id(state): Guess(state) for state in crowd}
        survivors = []
        for index in range(CROWD):
            guess = guesses[id(crowd[index % len(crowd)])]
            after = guess.follow(game, viewer, wanted, rng)
            if after is not None:
                survivors.append(after)
        if not survivors:
            return
        crowd = survivors
        yield crowd


class Guess:
    """A state that could be true, and which steps have been tried from it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.tried: dict[int, State | None] = {}

    def follow(self, game: Game, viewer: int, wanted: Observation, rng: Rng) -> State | None:
        """Return a state one step on that fits what the viewer observed, or None."""
        for action in _shuffled(self.state, rng):
            if action not in self.tried:
                self.tried[action] = follow(game, viewer, self.state, action, wanted)
            after = self.tried[action]
            if after is not None:
                return after
        return None


def _shuffled(state: State, rng: Rng) -> Iterator[int]:
    """Yield what can happen next in random order, the likelier the sooner."""
    left = list(possible(state))
    odds = list(state.odds()) if state.to_act == CHANCE else []
    while left:
        weights = [odds[action] if odds else 1 for action in left]
        mark = rng.below(sum(weights))
        place = 0
        while mark >= weights[place]:
            mark -= weights[place]
            place += 1
        yield left.pop(place)


def facts(game: Game, viewer: int, state: State) -> Facts:
    """Return every item that others may know, lists of such, and the fields of the state."""
    found: Facts = {
        ("the state", name): tuple(numbers)
        for name, numbers in zip(game.fields, state.pack(), strict=True)
    }
    for other in range(game.seats):
        if other != viewer:
            who = f"seat {other}"
            items: dict[str, object] = {}
            _flatten(msgspec.to_builtins(game.view(state, other)), "", items)
            lists: dict[str, list[object]] = {}
            for place, value in items.items():
                found[who, place] = value
                lists.setdefault(INDEX.sub("[]", place), []).append(value)
            found.update({(who, place): values for place, values in lists.items()})
    return found


def _flatten(value: object, place: str, found: dict[str, object]) -> None:
    if isinstance(value, dict):
        for key, inner in value.items():
            _flatten(inner, f"{place}.{key}" if place else str(key), found)
    elif isinstance(value, list | tuple):
        for index, inner in enumerate(value):
            _flatten(inner, f"{place}[{index}]", found)
    else:
        found[place] = value

"""Copies of a state, however made, are equal to it, play on alike, and share nothing with it."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

from rimet.kernel.errors import RimetError
from rimet.kernel.game import Game, possible
from rimet.kernel.rng import Rng
from rimet.kernel.state import OVER, State
from rimet.testing.failure import differ
from rimet.testing.walk import Moment, choose, encode, viewers, walk

EVERY = 6


def check_copies(game: Game, matches: int, seed: int) -> None:
    """Check every way to copy a state, at many steps of random matches."""
    for match in range(matches):
        for moment in walk(game, seed + match, EVERY, watched=True):
            check_independence(moment)
            check_copy(moment)
    check_fresh_starts(game, seed)


def ways(game: Game) -> dict[str, Callable[[State], State]]:
    """Return every way to copy a state, by name."""
    return {
        "clone": lambda state: state.clone(),
        "copy": copy.copy,
        "deepcopy": copy.deepcopy,
        "pickle": lambda state: pickle.loads(pickle.dumps(state)),
        "write/read": lambda state: game.read(game.write(state)),
    }


def check_copy(moment: Moment) -> None:
    """Check that copies of this moment's state equal it, now and to the end of the match."""
    game, state = moment.game, moment.state
    line = game.write(state)
    if "\n" in line or not line.isprintable():
        raise moment.failure("write", f"{line[:60]!r} is not one line")
    copies: dict[str, State] = {}
    for name, make in ways(game).items():
        try:
            made = make(state)
        except (RimetError, TypeError, ValueError, pickle.PicklingError) as error:
            raise moment.failure(name, f"cannot be copied: {error!r}") from error
        if made is state or made.journal is not None:
            raise moment.failure(name, "the copy has the original's journal")
        if type(made) is not type(state) or not made == state:
            raise moment.failure(name, "the copy is not equal to the original")
        copies[name] = made
    _play_together(moment, copies)


def _play_together(moment: Moment, copies: dict[str, State]) -> None:
    """Play the copies and another clone to the end; they must agree in all that can be asked."""
    other = moment.state.clone()
    # The clone is watched: whether somebody watches must not matter either.
    other.journal = []
    rng = moment.rng(3)
    step = 0
    _compare_whole(moment, other, copies, step)
    while other.to_act != OVER:
        action = choose(other, rng)
        step += 1
        other.apply(action)
        for made in copies.values():
            made.apply(action)
        for name, made in copies.items():
            if not made == other:
                lines = moment.game.write(other), moment.game.write(made)
                raise moment.failure(name, f"after {step} steps more: {differ(*lines)}")
            if list(possible(other)) != list(possible(made)):
                raise moment.failure(name, f"after {step} steps more, other moves are possible")
    _compare_whole(moment, other, copies, step)


def _compare_whole(moment: Moment, other: State, copies: dict[str, State], step: int) -> None:
    game = moment.game
    line = game.write(other)
    views = [encode(game.view(other, viewer)) for viewer in viewers(game)]
    if [encode(view) for view in game.views(other, viewers(game))] != views:
        raise moment.failure("views", f"after {step} steps more, they are not each one's view")
    for name, made in copies.items():
        if game.write(made) != line:
            reason = differ(line, game.write(made))
            raise moment.failure(name, f"after {step} steps more: {reason}")
        if [encode(game.view(made, viewer)) for viewer in viewers(game)] != views:
            raise moment.failure(name, f"after {step} steps more, somebody sees something else")


def check_independence(moment: Moment) -> None:
    """Check that what happens to a clone leaves the original alone, and the other way round."""
    state = moment.state
    line = moment.game.write(state)
    entries = list(state.journal or ())
    original, changed = state.clone(), state.clone()
    copied = original.clone()
    _disturb(moment, changed)
    _expect(moment, state, line, "a change to the clone changed the original")
    _expect(moment, original, line, "a change to one clone changed another")
    if list(state.journal or ()) != entries:
        raise moment.failure("clone", "the clone wrote in the original's journal")
    _disturb(moment, original)
    _expect(moment, copied, line, "a change to the original changed the clone")


def _expect(moment: Moment, state: State, line: str, reason: str) -> None:
    found = moment.game.write(state)
    if found != line:
        raise moment.failure("clone", f"{reason}: {differ(line, found)}")


def _disturb(moment: Moment, state: State) -> None:
    """Do everything to a state that can be done: deal it anew and play it to the end."""
    rng = moment.rng(4)
    everybody = viewers(moment.game)
    state.redeal(everybody[moment.number % len(everybody)], rng)
    while state.to_act != OVER:
        state.apply(choose(state, rng))


def check_fresh_starts(game: Game, seed: int) -> None:
    """Check that every match starts alike, whatever happened in matches before."""
    first = game.start()
    line = game.write(first)
    rng = Rng(seed)
    while first.to_act != OVER:
        first.apply(choose(first, rng))
    moment = Moment(game, seed, game.start(), ())
    _expect(moment, moment.state, line, "a match before changed the start of the next")
    if moment.state.journal is not None:
        raise moment.failure("clone", "a new state has a journal")

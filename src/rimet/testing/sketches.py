"""A sketch plays on as the state it was made from, and says so where it knows less."""

from __future__ import annotations

from collections.abc import Callable

from rimet.kernel.errors import SketchError
from rimet.kernel.game import Game, possible
from rimet.kernel.state import OVER, State
from rimet.testing.walk import Moment, choose, viewers, walk

EVERY = 9


def check_sketches(game: Game, matches: int, seed: int) -> None:
    """Check sketches made at many steps of random matches, to the end of each match."""
    for match in range(matches):
        for moment in walk(game, seed + match, EVERY):
            line = game.write(moment.state)
            sketch = moment.state.sketch()
            check_refusals(moment, sketch)
            _play_together(moment, sketch)
            if game.write(moment.state) != line:
                raise moment.failure("sketch", "what happened to it changed the original")


def askings(game: Game, state: State, moment: Moment) -> dict[str, Callable[[], object]]:
    """Return, by name, all that may be asked of a whole state alone."""
    viewer = viewers(game)[moment.number % (game.seats + 1)]
    return {
        "pack": state.pack,
        "observe": lambda: list(state.observe(viewer)),
        "view": lambda: game.view(state, viewer),
        "views": lambda: list(game.views(state, (viewer,))),
        "write": lambda: game.write(state),
        "redeal": lambda: state.redeal(viewer, moment.rng(5)),
    }


def check_refusals(moment: Moment, sketch: State) -> None:
    """Check that a sketch, and a clone of it, refuse everything that they may not tell.

    A state that is written by hand and has no logs may refuse nothing, but then tells the truth.
    """
    if not sketch.is_sketch or sketch.journal is not None:
        raise moment.failure("sketch", "it is none, or has a journal")
    whole = askings(moment.game, moment.state.clone(), moment)
    for made in (sketch.clone(), sketch):
        asked = askings(moment.game, made, moment)
        refused = {name for name, ask in asked.items() if _is_refused(ask)}
        if not refused:
            if any(asked[name]() != whole[name]() for name in asked):
                raise moment.failure("sketch", "it does not refuse what it tells wrongly")
        elif refused != set(asked):
            told = ", ".join(sorted(set(asked) - refused))
            raise moment.failure("sketch", f"it does not refuse everything: {told}")


def _is_refused(ask: Callable[[], object]) -> bool:
    try:
        ask()
    except SketchError:
        return True
    return False


def _play_together(moment: Moment, sketch: State) -> None:
    """Play a sketch, its clone and a whole state to the end; they must agree at every step."""
    whole, rng, step = moment.state.clone(), moment.rng(6), 0
    made = {"sketch": sketch, "its clone": sketch.clone()}
    while True:
        for name, other in made.items():
            if other.to_act != whole.to_act or list(possible(other)) != list(possible(whole)):
                raise moment.failure("sketch", f"after {step} steps more, {name} goes on otherwise")
            if list(other.scores()) != list(whole.scores()):
                raise moment.failure("sketch", f"after {step} steps more, {name} scores otherwise")
            if whole.to_act != OVER and other.sample(rng.clone()) != whole.sample(rng.clone()):
                raise moment.failure("sketch", f"after {step} steps more, {name} samples otherwise")
        if whole.to_act == OVER:
            break
        action = choose(whole, rng)
        whole.apply(action)
        for other in made.values():
            other.apply(action)
        step += 1
    results = {name: moment.game.result(other) for name, other in made.items()}
    if any(result != moment.game.result(whole) for result in results.values()):
        raise moment.failure("sketch", "its match ends with another result")

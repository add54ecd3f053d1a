"""The wall: in a world dealt anew for a viewer, this viewer sees and may do exactly the same."""

from __future__ import annotations

from rimet.kernel.errors import PositionError, RulesError
from rimet.kernel.game import Game
from rimet.kernel.rng import Rng
from rimet.kernel.state import OVER, SPECTATOR, State
from rimet.testing.failure import differ
from rimet.testing.twins import check_twins
from rimet.testing.walk import Moment, choose, encode, viewers, walk

EVERY = 4
REFUSED = 60  # illegal actions tried at one moment


def check_wall(game: Game, matches: int, seed: int) -> None:
    """Check what every viewer can learn, at many steps of random matches."""
    for match in range(matches):
        for moment in walk(game, seed + match, EVERY):
            for viewer in viewers(game):
                check_viewer(moment, viewer)


def check_viewer(moment: Moment, viewer: int) -> None:
    """Check one viewer's side of one moment against one world dealt anew."""
    rng = moment.rng(10 + viewer)
    world = moment.state.clone()
    try:
        world.redeal(viewer, rng)
    except (ArithmeticError, LookupError, ValueError) as error:
        raise moment.failure("wall.redeal", f"viewer {viewer}: {error!r}") from error
    _check_view(moment, viewer, world)
    if moment.state.to_act == viewer != SPECTATOR:
        _check_choice(moment, viewer, moment.state, world, "")
        _check_paths(moment, viewer, world, rng)
    check_twins(moment, viewer, world, rng)
    _check_world(moment, viewer, world, rng)


def _check_view(moment: Moment, viewer: int, world: State) -> None:
    game, state = moment.game, moment.state
    view = game.view(state, viewer)
    if (view.viewer, view.to_act) != (viewer, state.to_act):
        raise moment.failure("wall.view", f"viewer {viewer}: is shown to be {view.viewer}")
    seen, other = encode(view), encode(game.view(world, viewer))
    if seen != other:
        raise moment.failure("wall.view", f"viewer {viewer}: {differ(seen, other)}")
    if state.to_act == OVER and game.result(state) != game.result(world):
        raise moment.failure("wall.view", f"viewer {viewer}: the result depends on what is hidden")


def _check_choice(moment: Moment, seat: int, state: State, world: State, where: str) -> None:
    """Check that a seat to act has the same choice in both worlds, told and refused alike."""
    game = moment.game
    legal, other = list(state.legal()), list(world.legal())
    if legal != other:
        raise moment.failure("wall.legal", f"seat {seat}{where}: {legal} against {other}")
    for action in legal:
        told, heard = game.tell(state, action), game.tell(world, action)
        if told != heard:
            raise moment.failure("wall.tell", f"seat {seat}{where}: {told!r} against {heard!r}")
    allowed = set(legal)
    barred = [action for action in range(game.actions) if action not in allowed]
    step = max(len(barred) // REFUSED, 1)
    for action in (-1, game.actions, *barred[moment.seed % step :: step]):
        reason, heard_reason = _refused(moment, state, action), _refused(moment, world, action)
        if reason != heard_reason:
            told = f"action {action} gives {reason} against {heard_reason}"
            raise moment.failure("wall.refusal", f"seat {seat}{where}: {told}")


def _refused(moment: Moment, state: State, action: int) -> tuple[str, dict[str, str | int]]:
    """Return code and facts of a refusal."""
    try:
        error = moment.game.refusal(state, state.to_act, action)
    except Exception as failure:
        reason = f"action {action} gives {failure!r}"
        raise moment.failure("wall.refusal", reason) from failure
    if not isinstance(error, RulesError):
        raise moment.failure("wall.refusal", f"action {action} gives no RulesError: {error!r}")
    return error.code, error.facts


def _check_paths(moment: Moment, seat: int, world: State, rng: Rng) -> None:
    """Check every peek one step deep, and from there one path to its end."""
    for action in moment.state.legal():
        state, other = moment.state.clone(), world.clone()
        where = f" after {moment.game.tell(state, action)}"
        state.apply(action)
        other.apply(action)
        while state.to_act == seat or other.to_act == seat:
            if state.to_act != other.to_act:
                raise moment.failure("wall.peek", f"seat {seat}{where}: the path ends in one world")
            _check_choice(moment, seat, state, other, where)
            action = choose(state, rng)
            where += f", {moment.game.tell(state, action)}"
            state.apply(action)
            other.apply(action)


def _check_world(moment: Moment, viewer: int, world: State, rng: Rng) -> None:
    """Check that a world dealt anew is a position like any other, and can be played to the end."""
    line = moment.game.write(world)
    try:
        sound = moment.game.read(line) == world
    except PositionError:
        sound = False
    if not sound:
        raise moment.failure("wall.world", f"viewer {viewer}: no position: {line}")
    number = moment.number
    try:
        while world.to_act != OVER and number <= moment.game.longest:
            world.apply(choose(world, rng))
            number += 1
    except (ArithmeticError, LookupError, ValueError) as error:
        reason = f"viewer {viewer}: {number - moment.number} steps on: {error!r}, from {line}"
        raise moment.failure("wall.world", reason) from error
    if world.to_act != OVER:
        raise moment.failure("wall.world", f"viewer {viewer}: does not end, from {line}")

"""Every scene that the rules mark can be viewed, observed and dealt anew, and is never played."""

from __future__ import annotations

from rimet.kernel.errors import PositionError
from rimet.kernel.game import Game
from rimet.kernel.state import CHANCE
from rimet.testing.failure import differ
from rimet.testing.sight import check_row
from rimet.testing.walk import Moment, encode, viewers, walk


def check_marks(game: Game, matches: int, seed: int) -> None:
    """Check every mark of random matches: for all viewers, and for one in a world dealt anew."""
    everybody = viewers(game)
    for match in range(matches):
        kept: list[tuple[Moment, list[bytes]]] = []
        for moment in walk(game, seed + match, watched=True):
            for scene in _scenes(moment):
                kept.append((scene, [_see(scene, viewer) for viewer in everybody]))
                _check_wall(scene, everybody[(seed + match + len(kept)) % len(everybody)])
                _check_unplayable(scene)
            moment.state.journal, moment.state.marks = [], []
        for scene, seen in kept:
            if [_see(scene, viewer) for viewer in everybody] != seen:
                raise scene.failure("marks.clone", "what came later changed what had been marked")


def _scenes(moment: Moment) -> list[Moment]:
    """Return the scenes of the last step; each ends something that was told."""
    entries = len(moment.state.journal or [])
    told = 0
    scenes = []
    for written, shown in moment.state.marks or []:
        if not told < written <= entries:
            reason = f"a mark after {written} entries of {entries}, the one before after {told}"
            raise moment.failure("marks.journal", reason)
        told = written
        scenes.append(moment._replace(state=shown))
    return scenes


def _see(scene: Moment, viewer: int) -> bytes:
    view = scene.game.view(scene.state, viewer)
    if (view.viewer, view.to_act) != (viewer, CHANCE):
        raise scene.failure("marks.view", f"viewer {viewer}: somebody is to act in a scene")
    return encode(view)


def _check_wall(scene: Moment, viewer: int) -> None:
    """Check that a viewer sees and observes the same in a world dealt anew."""
    check_row(scene, viewer, scene.game.observation)
    world = scene.state.clone()
    world.redeal(viewer, scene.rng(60 + viewer))
    seen, other = _see(scene, viewer), _see(scene._replace(state=world), viewer)
    if seen != other:
        raise scene.failure("marks.wall", f"viewer {viewer}: {differ(seen, other)}")


def _check_unplayable(scene: Moment) -> None:
    """Check that nobody can take a scene for a position and go on from it."""
    line = scene.game.write(scene.state)
    try:
        scene.game.read(line)
    except PositionError:
        return
    raise scene.failure("marks.play", f"a scene is read as a position: {line}")

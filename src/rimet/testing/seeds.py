"""Seeds: from two worlds that a viewer cannot tell apart, the same seed deals the same world.

Else whoever knows the seed of a guess, a bot or its author, could turn the shuffle back and read
what is hidden. It also lets a guessed world stand for the truth in all further guesses.
"""

from __future__ import annotations

from rimet.kernel.game import Game
from rimet.testing.failure import differ
from rimet.testing.walk import Moment, viewers, walk


def check_seeds(game: Game, matches: int, seed: int) -> None:
    """Check every viewer at every step of random matches."""
    for match in range(matches):
        for moment in walk(game, seed + match):
            for viewer in viewers(game):
                check_seed(moment, viewer)


def check_seed(moment: Moment, viewer: int) -> None:
    """Check that the truth and a world dealt anew for the viewer deal one world, with one seed."""
    game = moment.game
    rng = moment.rng(30 + viewer)
    twin = moment.state.clone()
    twin.redeal(viewer, rng)
    world = moment.state.clone()
    world.redeal(viewer, rng.clone())
    twin.redeal(viewer, rng)
    if not twin == world:
        reason = differ(game.write(world), game.write(twin))
        raise moment.failure("seeds", f"viewer {viewer}: {reason}")

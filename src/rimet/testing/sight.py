"""Sight: an observation tells, as a row of numbers, what a view tells, and nothing else."""

from __future__ import annotations

from rimet.kernel.game import Game
from rimet.testing.walk import Moment, encode, viewers, walk

LOWEST, HIGHEST = -(1 << 15), (1 << 15) - 1  # what 16 bits hold


def check_sight(game: Game, matches: int, seed: int) -> None:
    """Check every viewer at every step of random matches."""
    shapes = game.observation
    views: dict[tuple[int, tuple[int, ...]], bytes] = {}
    for match in range(matches):
        for moment in walk(game, seed + match):
            for viewer in viewers(game):
                row = check_row(moment, viewer, shapes)
                view = encode(game.view(moment.state, viewer))
                if views.setdefault((viewer, row), view) != view:
                    reason = f"viewer {viewer}: two views, but one observation"
                    raise moment.failure("sight.view", reason)


def check_row(
    moment: Moment, viewer: int, shapes: list[tuple[str, int, int, int]]
) -> tuple[int, ...]:
    """Return an observation whose parts are within bounds, and the same in a world dealt anew."""
    row = tuple(moment.state.observe(viewer))
    start = 0
    for name, size, lowest, highest in shapes:
        cells = row[start : start + size]
        start += size
        if not LOWEST <= lowest <= min(cells, default=lowest):
            raise moment.failure("sight.bounds", f"viewer {viewer}: {name} is {min(cells)}")
        if not max(cells, default=highest) <= highest <= HIGHEST:
            raise moment.failure("sight.bounds", f"viewer {viewer}: {name} is {max(cells)}")
    if start != len(row):
        raise moment.failure("sight.size", f"viewer {viewer}: {len(row)} cells, not {start}")
    world = moment.state.clone()
    world.redeal(viewer, moment.rng(40 + viewer))
    if tuple(world.observe(viewer)) != row:
        raise moment.failure("sight.wall", f"viewer {viewer}: it tells what is hidden")
    return row

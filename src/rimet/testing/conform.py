"""All checks at once, for the tests of a game."""

from __future__ import annotations

from collections.abc import Callable, Collection

from rimet.kernel.game import Game
from rimet.testing.copies import check_copies
from rimet.testing.endings import check_endings
from rimet.testing.laws import check_laws
from rimet.testing.marks import check_marks
from rimet.testing.notation import check_notation
from rimet.testing.posterior import Blind, check_posteriors, evenly
from rimet.testing.records import check_records
from rimet.testing.refusals import check_refusals
from rimet.testing.seeds import check_seeds
from rimet.testing.shapes import check_shapes
from rimet.testing.sight import check_sight
from rimet.testing.sketches import check_sketches
from rimet.testing.wall import check_wall
from rimet.testing.witness import check_hidden

Check = Callable[[Game, int, int], None]

CHECKS: dict[str, Check] = {
    "laws": check_laws,
    "endings": check_endings,
    "notation": check_notation,
    "shapes": check_shapes,
    "copies": check_copies,
    "sketches": check_sketches,
    "records": check_records,
    "wall": check_wall,
    "hidden": check_hidden,
    "seeds": check_seeds,
    "sight": check_sight,
    "marks": check_marks,
    "refusals": check_refusals,
}


def conform(
    game: Game,
    matches: int = 10,
    seed: int = 1,
    *,
    tiny: Game | None = None,
    blind: Blind = evenly,
    ignore: Collection[str] = (),
) -> None:
    """Hold a game to the kernel's contract; raise ConformanceError where it breaks it.

    A game with hidden cards should pass a `tiny` variant as well, whose histories can be
    listed, with what `check_posteriors` needs to know: how blind choices weigh, and which
    fields no future depends on.
    """
    for check in CHECKS.values():
        check(game, matches, seed)
    if tiny is not None:
        check_posteriors(tiny, matches, seed, blind=blind, ignore=ignore)

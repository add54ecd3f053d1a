"""Motion is for those who want it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from .conftest import Visit
from .robot import play_moves, play_until, set_pace
from .test_games import GAMES, enter

# Counts frame by frame what moves; what is over at once is no motion.
WATCH = """
() => {
  window.moving = 0;
  const isLong = ({ effect }) => Number(effect?.getComputedTiming().duration) > 1;
  const look = () => {
    window.moving += document.getAnimations().filter(isLong).length;
    requestAnimationFrame(look);
  };
  look();
}
"""


def watch(visit: Visit, game: str, wish: str) -> Page:
    """Return a page at the own turn whose motion is counted."""
    page = visit(reduced_motion=wish)
    enter(page, game)
    set_pace(page, 400)
    page.locator(".prompt.mine").wait_for()
    page.evaluate(WATCH)
    return page


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_for_whoever_wants_little_motion(visit: Visit, game: str) -> None:
    page = watch(visit, game, "reduce")
    play_moves(page, 2)
    assert page.evaluate("window.moving") == 0
    lively = watch(visit, game, "no-preference")
    play_until(lively, lambda: bool(lively.evaluate("window.moving > 0")))

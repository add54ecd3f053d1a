"""The boards on phones and by the keyboard, their larger matches, and how still they can be."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .robot import FOOTBALL, REST, enter, press_until
from .test_access import overflow

WORLD_CUP_GAME = "The World Cup Game"
MINE = ".prompt.mine ~ *"
CARD = f"{MINE} [data-card]:enabled"
PLACE = f"{MINE} [data-chart] [data-place]:enabled, {MINE} .panels [data-place]:enabled"

# Numbers of the elements whose middle is inside of the window, and that nothing lies over.
IN_SIGHT = """
(all) => all.flatMap((one, index) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ? index : [];
})
"""


def in_sight(page: Page, selector: str) -> list[int]:
    """Return which of the elements that this selects can be seen, once the page is at rest."""
    page.evaluate(REST)
    found: list[int] = page.locator(selector).evaluate_all(IN_SIGHT)
    return found


@pytest.mark.parametrize("game", [FOOTBALL, WORLD_CUP_GAME])
def test_a_phone_on_its_side_shows_the_hand_and_where_a_card_can_go(
    visit: Visit, game: str
) -> None:
    page = visit(width=740, height=360)
    enter(page, game)
    press_until(page, CARD)
    page.evaluate("scrollTo(0, 0)")
    cards = page.locator(CARD)
    assert in_sight(page, CARD) == list(range(cards.count()))
    page.locator("[data-chart]").evaluate("(chart) => chart.scrollIntoView(false)")
    cards.first.click()
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(1)
    seen = in_sight(page, PLACE)
    assert seen
    place = page.locator(PLACE).nth(seen[0])
    expect(place).to_be_in_viewport(ratio=1)
    place.click()
    expect(page.locator(".prompt .path span, .prompt:not(.mine)").first).to_be_visible()
    assert overflow(page) == 0

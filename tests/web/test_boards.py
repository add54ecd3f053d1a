"""The boards on phones and by the keyboard, their larger matches, and how still they can be."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .robot import FOOTBALL, REST, enter, press_until, telling
from .test_access import overflow

WORLD_CUP_GAME = "The World Cup Game"
MINE = ".prompt.mine ~ *"
CARD = f"{MINE} [data-card]:enabled"
PRESSED = "[aria-pressed=true]"
# Where a card that is picked can go; it can be laid away, too, but that is in the hand.
LIT = f"{MINE} .board:has([data-card]{PRESSED}) :is([data-chart], .panels) [data-place]:enabled"

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
    press_until(page, LIT)
    picked = page.locator(f"[data-card]{PRESSED}")
    key = picked.get_attribute("data-card")
    page.evaluate("scrollTo(0, 0)")
    picked.click()
    expect(picked).to_have_count(0)
    assert in_sight(page, CARD) == list(range(page.locator(CARD).count()))
    page.locator("[data-chart]").evaluate("(chart) => chart.scrollIntoView(false)")
    page.locator(f"[data-card='{key}']").click()
    seen = in_sight(page, LIT)
    assert seen
    place = page.locator(LIT).nth(seen[0])
    expect(place).to_be_in_viewport(ratio=1)
    assert overflow(page) == 0
    with telling(page):
        place.click()
        press_until(page, ".prompt:not(.mine)")


def test_a_turn_of_two_cards_takes_four_keys(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name=f"Play now {FOOTBALL}").press("Enter")
    at_card, at_place = page.locator("[data-card]:focus"), page.locator("[data-place]:focus")
    with telling(page):
        for _ in ("one in a group", "one on a half-field"):
            expect(at_card).to_be_attached()
            page.keyboard.press("Enter")
            expect(at_place).to_be_in_viewport(ratio=1)
            page.keyboard.press("Enter")
    expect(page.locator("[data-chart] [data-place] .mini")).not_to_have_count(0)


@pytest.mark.parametrize("game", [FOOTBALL, WORLD_CUP_GAME])
def test_escape_puts_a_card_back_into_the_hand(visit: Visit, game: str) -> None:
    page = visit()
    page.get_by_role("button", name=f"Play now {game}").press("Enter")
    at_card, picked = (page.locator(f"[data-card]{which}") for which in (":focus", PRESSED))
    expect(at_card).to_be_attached()
    page.keyboard.press("ArrowRight")
    name = at_card.get_attribute("data-card") or "?"
    page.keyboard.press("Enter")
    expect(picked).to_have_attribute("data-card", name)
    page.keyboard.press("Escape")
    expect(picked).to_have_count(0)
    expect(at_card).to_have_attribute("data-card", name)


def test_the_focus_is_taken_from_nobody(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name=f"Play now {FOOTBALL}").press("Enter")
    expect(page.locator("[data-card]:focus")).to_be_attached()
    page.get_by_role("button", name="Rules", exact=True).focus()
    with telling(page):
        press_until(page, ".prompt:not(.mine)")
    press_until(page, CARD)
    page.evaluate(REST)
    expect(page.get_by_role("button", name="Rules", exact=True)).to_be_focused()

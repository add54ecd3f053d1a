"""The boards on phones and by the keyboard, their larger matches, and how still they can be."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .robot import (
    FOOTBALL,
    MUNDIALITO,
    REST,
    enter,
    make_table,
    play_moves,
    play_on,
    press_until,
    set_pace,
    start,
    telling,
)
from .test_access import faults, overflow

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


def enter_by_keyboard(page: Page, game: str) -> None:
    """Start a match with bots without a mouse, whose place on the screen could matter."""
    play = page.get_by_role("button", name=f"Play now {game}")
    expect(play).to_be_enabled()
    play.press("Enter")


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
    place.click()
    play_moves(page, 1)


def test_a_turn_of_two_cards_takes_four_keys(visit: Visit) -> None:
    page = visit()
    enter_by_keyboard(page, FOOTBALL)
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
    enter_by_keyboard(page, game)
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
    enter_by_keyboard(page, FOOTBALL)
    expect(page.locator("[data-card]:focus")).to_be_attached()
    page.get_by_role("button", name="Rules", exact=True).focus()
    with telling(page):
        press_until(page, ".prompt:not(.mine)")
    press_until(page, CARD)
    page.evaluate(REST)
    expect(page.get_by_role("button", name="Rules", exact=True)).to_be_focused()


def sit_down(page: Page, game: str, option: str, players: int) -> None:
    """Start a match of so many players with an option, and bots that do not wait."""
    make_table(page, game, players)
    choice = page.get_by_label(option, exact=True).and_(page.get_by_role("radio"))
    page.locator("label", has=choice).first.click()
    expect(choice.first).to_be_checked()
    start(page)
    page.locator(".prompt").wait_for()
    set_pace(page, 0)


@pytest.mark.parametrize(
    ("game", "option", "players", "later"),
    [
        # A coach alone is always asked, whoever wins.
        (MUNDIALITO, "Groups", 1, "[data-round].current"),
        (FOOTBALL, "Olympic", 4, ".mini:not(.pending)"),
    ],
)
def test_a_whole_match_with_groups_on_a_phone(
    visit: Visit, game: str, option: str, players: int, later: str
) -> None:
    page = visit(width=360, height=780)
    sit_down(page, game, option, players)
    press_until(page, MINE)
    seen = {"the first turn": (overflow(page), faults(page, "'.stage'"))}
    press_until(page, f"{MINE} {later}")
    seen["later"] = (overflow(page), faults(page, "'.stage'"))
    play_on(page)
    seen["the end"] = (overflow(page), faults(page, "'.stage'"))
    assert seen == {name: (0, []) for name in seen}


def test_the_strip_of_groups_follows_the_match_being_played(visit: Visit) -> None:
    page = visit(width=360, height=780)
    sit_down(page, MUNDIALITO, "Two groups at a time", 1)
    press_until(page, f"{MINE} .groups > .now:nth-child(3)")
    page.evaluate(REST)
    group, tie = page.locator(".groups > .now"), page.locator(".road .ties").first
    expect(tie).to_be_hidden()
    box = group.bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= 360


def test_people_have_the_same_token_beside_the_board_as_on_it(visit: Visit) -> None:
    page = visit()
    enter(page, "Goal!Game")
    beside = page.locator("aside [data-mark]")
    on_board = page.locator(".coaches .mandate circle:first-child")
    expect(beside).to_have_count(4)
    expect(on_board).to_have_count(4)
    inks: list[str] = beside.evaluate_all(
        "(all) => all.map((one) => getComputedStyle(one).backgroundColor)"
    )
    assert inks == on_board.evaluate_all("(all) => all.map((one) => getComputedStyle(one).fill)")
    expect(beside.locator(".letters").first).to_be_hidden()

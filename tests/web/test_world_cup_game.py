"""The World Cup Game in the browser: whole matches, its board on any screen, its secrets."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .robot import make_table, press_until, set_pace, start, telling
from .test_access import faults, focus, overflow

GAME = "The World Cup Game"
DISCARD = "Lay away face down"
# What a text that is missing leaves on the page: its name, or the sign of a broken argument.
MISSING = re.compile(r"\b(?:board|label|value|event|ask)-[a-z]|\{\s*\$")


def sit(page: Page, edition: str = "2002") -> None:
    """Start a match of two with a bot, and wait for the own turn."""
    page.set_default_timeout(30_000)
    make_table(page, GAME, 2)
    finals = page.get_by_label("Finals of", exact=True)
    finals.select_option(edition)
    expect(finals).to_have_value(edition)
    start(page)
    page.locator(".prompt").wait_for()
    set_pace(page, 0)
    own_turn(page)


def own_turn(page: Page) -> None:
    """Wait until something can be picked."""
    expect(page.locator("[data-card]:enabled").first).to_be_visible(timeout=30_000)


@pytest.mark.parametrize(
    ("edition", "matches", "tables", "later", "width"),
    [("2002", 24, 8, ".knockout.last-16", 1440), ("1982", 36, 10, ".group.second.open", 360)],
)
def test_a_whole_match_by_clicking(
    visit: Visit, edition: str, matches: int, tables: int, later: str, width: int
) -> None:
    page = visit(width=width, height=800)
    sit(page, edition)
    expect(page.locator(".groups [data-match]")).to_have_count(matches)
    page.locator("[data-card]:enabled").first.click()
    seen = {"groups": (overflow(page), faults(page, "'.stage'"))}
    press_until(page, ".side.dim")
    seen["a card that does not fit"] = (overflow(page), faults(page, "'.stage'"))
    press_until(page, later)
    seen[later] = (overflow(page), faults(page, "'.stage'"))
    press_until(page, ".end h2")
    seen["end"] = (overflow(page), faults(page, "'.stage'"))
    assert seen == {name: (0, []) for name in seen}
    chart = page.locator("[data-chart]")
    expect(chart.locator("table")).to_have_count(tables)
    expect(chart.locator("[data-tie=F] .won")).to_have_count(1)
    expect(chart.locator("[data-tie=T] .won")).to_have_count(1)
    expect(page.locator(".placings li")).to_have_count(4)
    assert not MISSING.search(page.locator("body").inner_text())


def test_only_legal_targets_light_up_and_a_card_can_be_put_back(visit: Visit) -> None:
    page = visit()
    sit(page)
    lit = page.locator("[data-place]:enabled")
    expect(lit).to_have_count(0)
    card = page.locator("[data-card]:enabled").first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name=DISCARD)).to_be_enabled()
    card.click()
    expect(card).to_have_attribute("aria-pressed", "false")
    expect(lit).to_have_count(0)


def test_a_close_up_shows_one_group_in_full(visit: Visit) -> None:
    page = visit(width=360, height=780)
    sit(page, "1982")
    page.get_by_role("button", name="Close-up of group 3").click()
    groups = page.locator(".groups section:visible")
    expect(groups).to_have_count(1)
    expect(groups).to_contain_text("Argentina")
    assert overflow(page) == 0
    page.get_by_role("button", name="Back to all groups").click()
    expect(groups).to_have_count(6)
    page.get_by_role("button", name="Wall chart").click()
    expect(page.locator("[data-chart]")).to_be_visible()


def test_a_card_with_several_tokens_goes_target_by_target_even_over_a_reload(visit: Visit) -> None:
    page = visit()
    sit(page, "1982")
    several = page.locator("[data-card*='+']:enabled").first
    for _ in range(60):
        if several.count() > 0:
            break
        page.locator("[data-card]:enabled").first.click()
        with telling(page):
            page.get_by_role("button", name=DISCARD).click()
        own_turn(page)
    several.click()
    lit = page.locator("[data-place]:enabled:not([data-place=discard])")
    row = lit.first.get_attribute("data-place")
    lit.first.click()
    expect(page.locator(".token.pending")).to_have_count(1)
    expect(lit.first).to_be_visible()
    expect(page.locator(f"[data-place='{row}']")).to_have_count(0)
    page.reload()
    expect(page.locator(".token.pending")).to_have_count(1)
    expect(lit.first).to_be_visible()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".token.pending")).to_have_count(0)
    expect(several).to_be_enabled()


def test_a_turn_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit()
    sit(page)
    card = page.locator("[data-card]:enabled .unseen").first.inner_text()
    page.locator("#main").focus()
    focus(page, card)
    page.keyboard.press("Enter")
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(1)
    focus(page, DISCARD)
    with telling(page):
        page.keyboard.press("Enter")


def test_a_discard_stays_secret(visit: Visit) -> None:
    ana, bea = visit(), visit()
    bea.evaluate(f"location.hash = '{make_table(ana, GAME, 2)}'")
    bea.get_by_role("button", name="Sit down", exact=True).click()
    expect(ana.get_by_text("Player 2")).to_be_visible()
    start(ana)
    own_turn(ana)
    card = ana.locator("[data-card]:enabled").first
    name = card.locator(".unseen").inner_text()
    card.click()
    ana.get_by_role("button", name=DISCARD).click()
    own_turn(bea)
    expect(bea.get_by_role("img", name="1 card laid away face down")).to_be_visible()
    # Bea may draw a card of the same kind, and is told so.
    told = bea.locator(".log li").filter(has_text="Player 1").all_inner_texts()
    assert told and not [line for line in told if name.lower() in line.lower()]


def test_in_spanish_nothing_is_missing(visit: Visit) -> None:
    page = visit(locale="es-MX", width=360, height=780)
    page.get_by_role("button", name=f"Jugar ya {GAME}").click()
    expect(page.locator("[data-card]").first).to_be_visible(timeout=30_000)
    expect(page.get_by_role("button", name="Descartar boca abajo")).to_be_visible()
    assert not MISSING.search(page.locator("body").inner_text())

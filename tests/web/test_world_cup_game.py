"""The World Cup Game in the browser: whole matches, its board on any screen, its secrets."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .robot import PRESS, is_over, make_table, play_on, set_pace, start
from .test_access import faults, focus, overflow

GAME = "The World Cup Game"
# What a text that is missing leaves on the page: its name, or the sign of a broken argument.
MISSING = re.compile(r"\b(?:board|label|value|event|ask)-[a-z]|\{\s*\$")


def sit(page: Page, edition: str, pace: int = 0) -> None:
    """Start a match of two with a bot."""
    make_table(page, GAME)
    for seats in (3, 2):
        page.get_by_role("button", name="One less").first.click()
        expect(page.locator(".seats li")).to_have_count(seats)
    page.get_by_label("Finals of", exact=True).select_option(edition)
    expect(page.get_by_label("Finals of", exact=True)).to_have_value(edition)
    start(page)
    page.locator(".prompt").wait_for()
    set_pace(page, pace)


def own_turn(page: Page) -> None:
    """Wait until something can be picked."""
    expect(page.locator("[data-card]:enabled").first).to_be_visible()


def play_to(page: Page, title: str, seconds: float = 90) -> None:
    """Play until the ticket with this title is the one that is on, and it is one's turn."""
    until = time.monotonic() + seconds
    now = page.locator(".ticket.now", has_text=title)
    while now.count() == 0 or page.locator("[data-card]:enabled").count() == 0:
        assert not is_over(page) and time.monotonic() < until, f"never came to {title}"
        if page.locator(".prompt.mine").count() > 0:
            page.evaluate(PRESS)
        page.wait_for_timeout(15)


@pytest.mark.parametrize(("edition", "groups"), [("2002", 8), ("1982", 10)])
def test_a_whole_match_by_clicking(visit: Visit, edition: str, groups: int) -> None:
    page = visit()
    sit(page, edition)
    own_turn(page)
    play_on(page, 150)
    chart = page.locator("[data-chart]")
    expect(chart.locator(".box table")).to_have_count(groups)
    expect(chart.locator("[data-tie=F] .won")).to_have_count(1)
    expect(chart.locator("[data-tie=T] .won")).to_have_count(1)
    expect(page.locator(".placings li")).to_have_count(4)
    assert not MISSING.search(page.locator("body").inner_text())
    assert page.locator(".group.over").count() + page.locator(".tie").count() > 0


@pytest.mark.parametrize("width", [360, 768, 1440])
def test_every_round_fits_its_window_and_axe_finds_nothing_serious(
    visit: Visit, width: int
) -> None:
    page = visit(width=width, height=800)
    sit(page, "1982")
    own_turn(page)
    expect(page.locator(".groups [data-match]")).to_have_count(36)
    seen = {"groups": (overflow(page), faults(page, "'.stage'"))}
    page.locator("[data-card]:enabled").first.click()
    seen["picked"] = (overflow(page), faults(page, "'.stage'"))
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Close-up of group 1").click()
    seen["close-up"] = (overflow(page), faults(page, "'.stage'"))
    play_to(page, "Second round")
    seen["second round"] = (overflow(page), faults(page, "'.stage'"))
    play_on(page)
    seen["end"] = (overflow(page), faults(page, "'.stage'"))
    assert seen == {name: (0, []) for name in seen}


def test_only_legal_targets_light_up_and_a_card_can_be_put_back(visit: Visit) -> None:
    page = visit()
    sit(page, "2002")
    own_turn(page)
    assert page.locator("[data-place]:enabled").count() == 0
    card = page.locator("[data-card]:enabled").first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name="Lay away face down")).to_be_enabled()
    card.click()
    expect(card).to_have_attribute("aria-pressed", "false")
    expect(page.locator("[data-place]:enabled")).to_have_count(0)


def test_a_card_with_several_tokens_goes_target_by_target(visit: Visit) -> None:
    page = visit()
    sit(page, "1982")
    several = page.locator("[data-card*='+']:enabled").first
    until = time.monotonic() + 60
    own_turn(page)
    while several.count() == 0:
        assert time.monotonic() < until, "no such card came"
        if page.locator(".prompt.mine").count() > 0:
            page.locator("[data-card]:enabled").first.click()
            page.get_by_role("button", name="Lay away face down").click()
        page.wait_for_timeout(30)
        own_turn(page)
    several.click()
    targets = page.locator("[data-place]:enabled:not([data-place=discard])")
    before = targets.count()
    targets.first.click()
    expect(page.locator(".token.pending")).to_have_count(1)
    expect(page.get_by_role("button", name="Take back")).to_be_visible()
    expect(targets.first).to_be_visible()
    assert targets.count() < before
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".token.pending")).to_have_count(0)
    expect(several).to_be_enabled()


def test_a_turn_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit()
    sit(page, "2002")
    own_turn(page)
    page.locator("#main").focus()
    before = page.locator(".log li").count()
    focus(page, page.locator("[data-card]:enabled .unseen").first.inner_text())
    page.keyboard.press("Enter")
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(1)
    focus(page, "Lay away face down")
    page.keyboard.press("Enter")
    expect(page.locator(".log li").nth(before)).to_be_attached()


def test_a_discard_stays_secret(visit: Visit) -> None:
    ana, bea = visit(), visit()
    table = make_table(ana, GAME)
    for seats in (3, 2):
        ana.get_by_role("button", name="One less").first.click()
        expect(ana.locator(".seats li")).to_have_count(seats)
    bea.evaluate(f"location.hash = '{table}'")
    bea.get_by_role("button", name="Sit down", exact=True).click()
    expect(ana.locator(".seats li", has_text="Sit down")).to_have_count(0)
    start(ana)
    own_turn(ana)
    card = ana.locator("[data-card]:enabled").first
    name = card.locator(".unseen").inner_text()
    card.click()
    ana.get_by_role("button", name="Lay away face down").click()
    own_turn(bea)
    told = bea.locator(".log li").first.inner_text() + bea.locator(".log li").nth(1).inner_text()
    assert name.lower() not in told.lower()
    expect(bea.get_by_role("img", name="1 card laid away face down")).to_be_visible()
    assert not MISSING.search(bea.locator("body").inner_text())


def test_in_spanish_nothing_is_missing(visit: Visit) -> None:
    page = visit(locale="es-MX", width=360, height=780)
    page.get_by_role("button", name=f"Jugar ya {GAME}").click()
    expect(page.locator("[data-card]").first).to_be_visible()
    expect(page.get_by_role("button", name="Descartar boca abajo")).to_be_visible()
    assert not MISSING.search(page.locator("body").inner_text())

"""The board of Goal!Game: whole tournaments by clicking, the keyboard, small screens, its words."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .robot import PRESS, is_over, make_table, press_until, set_pace, start, telling
from .test_access import faults, overflow
from .test_boards import in_sight

GOAL_GAME = "Goal!Game"
ASKED = ".prompt.mine"

# A message that is missing is shown by its name.
UNSAID = """
() => {
  const main = document.querySelector("#main");
  const labels = [...main.querySelectorAll("[aria-label], [title]")]
    .flatMap((one) => [one.ariaLabel, one.title]);
  return [...new Set([main.textContent, ...labels].join(" ").match(/board-[a-z-]+|\\{ ?\\$/g))];
}
"""

# Frames pass by; the page itself holds the first, so that no test has to be quick.
HOLD = """
() => new MutationObserver((_, watch) => {
  const hold = document.querySelector(".pitch .controls button");
  if (!hold) return;
  watch.disconnect();
  hold.click();
}).observe(document.querySelector("#main"), { childList: true, subtree: true })
"""


def sit_down(page: Page, coaches: int, figure: str = "Five columns") -> None:
    """Start a match of so many coaches, all but one of them bots that do not wait."""
    make_table(page, GOAL_GAME, coaches)
    page.get_by_text(figure, exact=True).click()
    expect(page.get_by_label(figure, exact=True)).to_be_checked()
    start(page)
    page.locator(".prompt").wait_for()
    set_pace(page, 0)


def buy_first(page: Page, kind: str) -> None:
    """Buy a footballer for all ten coins; nobody can bid more, so he is sold at once."""
    page.locator(".market").wait_for()
    page.locator(ASKED).wait_for()
    page.locator(f"[data-kind={kind}]").click()
    for _ in range(9):
        page.get_by_role("button", name="One coin more").click()
    expect(page.get_by_role("button", name="One coin more")).to_be_disabled()
    page.get_by_role("button", name=f"{kind} for 10 coins").click()


def play_through(page: Page, seconds: float = 240) -> set[str]:
    """Play to the podium by clicking; every kind of choice fits, is said, and is fit for all.

    Returns the kinds of choices that came up.
    """
    seen: set[str] = set()
    until = time.monotonic() + seconds
    while not is_over(page):
        assert time.monotonic() < until, f"no end: {page.locator('#main').inner_text()[:400]}"
        if page.locator(ASKED).count() > 0:
            phase = page.locator("[data-phase]").get_attribute("data-phase") or ""
            if phase not in seen:
                look_closely(page)
            seen.add(phase)
            page.evaluate(PRESS)
        page.wait_for_timeout(15)
    look_closely(page)
    return seen


def look_closely(page: Page) -> None:
    """Look for what is too wide, for words that are missing, and for what axe finds serious."""
    assert overflow(page) == 0
    assert page.evaluate(UNSAID) == []
    assert faults(page, "'.stage'") == []


@pytest.mark.parametrize(
    ("coaches", "figure", "width"), [(2, "Five columns", 1440), (4, "At random", 360)]
)
def test_a_whole_tournament_by_clicking(
    visit: Visit, coaches: int, figure: str, width: int
) -> None:
    page = visit(width=width, height=800)
    sit_down(page, coaches, figure)
    assert play_through(page) >= {"nominate", "move"}
    champion = page.locator("section.champion")
    expect(champion).to_be_visible()
    expect(page.locator(".end")).to_contain_text(champion.locator("h2").text_content() or "?")
    expect(page.locator("[data-chart] .final tbody tr")).to_have_count(2)


def test_a_bid_is_set_coin_by_coin_and_seen_by_all(visit: Visit) -> None:
    page = visit()
    sit_down(page, 2)
    buy_first(page, "goalkeeper")
    coach = page.locator(".coaches [data-seat='0']")
    expect(coach.get_by_role("img", name="On the bench: 1 goalkeeper")).to_be_visible()
    expect(coach.get_by_role("img", name="0 coins")).to_be_visible()


def test_the_keyboard_plays_on_its_own(visit: Visit) -> None:
    page = visit()
    sit_down(page, 2)
    moves = 0
    until = time.monotonic() + 90
    while moves < 8 and not is_over(page):
        assert time.monotonic() < until, "the keyboard gets nowhere"
        if page.locator(f"{ASKED} ~ * [data-action]").count() == 0:
            page.wait_for_timeout(15)
            continue
        for _ in range(80):
            if page.evaluate("document.activeElement.matches('[data-action]')"):
                break
            page.keyboard.press("Tab")
        with telling(page):
            page.keyboard.press("Enter")
        moves += 1
    assert moves == 8 or is_over(page)


def test_arrows_lead_from_card_to_card_and_say_what_each_may_bring(visit: Visit) -> None:
    page = visit()
    sit_down(page, 2)
    press_until(page, f"{ASKED} ~ * [data-cell]:has([data-place]) ~ [data-cell]:has([data-place])")
    page.locator("[data-place]").first.focus()
    reached = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowUp"):
        name = page.evaluate("document.activeElement.dataset.place")
        reached.add(name)
        expect(page.locator(".asks p")).to_contain_text(f"Open {name}:")
        page.keyboard.press(key)
    assert len(reached) > 1


def test_colours_never_speak_alone(visit: Visit) -> None:
    page = visit()
    sit_down(page, 2)
    press_until(page, f"{ASKED} ~ * [data-cell] use[href^='#gg-side']")
    names = page.locator("[data-cell]:has(.front use) > .unseen").first
    expect(names).to_contain_text("in the middle:")
    signs: list[str] = page.evaluate(
        "[...new Set([...document.querySelectorAll('defs [id^=gg-emblem]')]"
        ".map((one) => one.getAttribute('d') ?? one.getAttribute('r')))]"
    )
    assert len(signs) == 4


def test_a_card_on_its_way_shows_nothing_and_can_be_held_and_skipped(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    sit_down(page, 2)
    press_until(page, f"{ASKED} ~ * [data-place]")
    set_pace(page, 2000)
    page.evaluate(HOLD)
    page.locator("[data-place]").first.click()
    controls = page.locator(".pitch .controls")
    expect(controls.get_by_role("button", name="Go on")).to_be_visible(timeout=20_000)
    turning = page.locator("[data-cell]:has(.turning)")
    expect(turning).to_have_count(1)
    expect(turning.locator("use")).to_have_count(0)
    expect(page.locator(".pitch .reading")).to_have_count(0)
    before = page.locator(".log li").count()
    controls.get_by_role("button", name="Next").click()
    expect(page.locator(".pitch .reading li").first).to_be_visible()
    expect(turning).to_have_count(0)
    expect(page.locator(".log li")).to_have_count(before + 1)
    controls.get_by_role("button", name="Skip").click()
    expect(controls.get_by_role("button", name="Go on")).to_be_hidden()


def test_on_a_phones_side_a_question_does_not_lie_over_its_card(visit: Visit) -> None:
    page = visit(width=740, height=360)
    sit_down(page, 2)
    # Whoever has a forward is asked whether he strikes.
    buy_first(page, "forward")
    press_until(page, f"{ASKED} ~ * .asked:has(.reading)")
    assert in_sight(page, "[data-cell].last") == [0]


def test_it_is_played_in_spanish(visit: Visit) -> None:
    page = visit(locale="es-ES")
    page.get_by_role("button", name=f"Jugar ya {GOAL_GAME}").click()
    page.get_by_text("Esta mesa").click()
    page.get_by_label("Ritmo").select_option("0")
    press_until(page, f"{ASKED} ~ * [data-place]")
    assert page.evaluate(UNSAID) == []
    expect(page.locator(".pitch h2")).to_contain_text("Primer partido")

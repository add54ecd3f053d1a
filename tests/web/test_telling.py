"""Nothing is told before the board has shown it: not by the log, the prompt, or an announcement."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Visit
from .robot import (
    FOOTBALL,
    GO_ON,
    HURRY,
    MUNDIALITO,
    PRESS,
    REST,
    enter,
    make_table,
    play_until,
    start,
)

# Notes in every frame of the screen what is shown while something is still on its way or on show.
SPY = """
window.told = [];
window.isBusy = false;
window.busyTimes = 0;
function look() {
  const isBusy = document.querySelector("[data-showing]") !== null;
  if (isBusy && !window.isBusy) window.busyTimes++;
  window.isBusy = isBusy;
  if (isBusy && document.querySelector(".end")) window.told.push("the end");
  const isAhead = document.querySelector(".prompt .sentence[aria-hidden]") !== null;
  if (isAhead && document.querySelector(".prompt.mine")) window.told.push("a turn");
  requestAnimationFrame(look);
}
look();
"""
AT_REST = "!window.isBusy"


def test_a_reveal_is_seen_before_it_is_told(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    enter(page, FOOTBALL)
    page.evaluate(HURRY)
    page.locator(".prompt.mine").wait_for()
    page.evaluate(SPY)
    tv = visit("#" + page.url.split("#", 1)[1] + "/tv", reduced_motion="no-preference")
    tv.locator(".board").wait_for()
    tv.evaluate(SPY)
    knock_out = page.locator(".board .controls")
    play_until(page, lambda: knock_out.count() > 0)
    last = page.locator(".log li").first.inner_text()
    assert "cup" not in last
    for screen in (page, tv):
        screen.locator(".board .controls").wait_for()
        expect(screen.locator(".end")).to_have_count(0)
        screen.wait_for_function(f"() => {{ ({GO_ON.strip()})(); return {AT_REST}; }}")
        expect(screen.locator(".end")).to_be_visible()
        assert screen.evaluate("window.told") == []
        assert screen.evaluate("window.busyTimes") >= 2, "the groups, and the knock-out"
    expect(page.locator(".prompt")).to_contain_text("The match is over")
    expect(page.locator(".log li").first).not_to_have_text(last)


# Goes home in the frame that brings news, before the log has written them down.
LEAVE = f"""
() => {{
  const prompt = document.querySelector(".prompt");
  const robot = setInterval({PRESS.strip()}, 10);
  new MutationObserver((_, watch) => {{
    if (prompt.matches(".mine")) return;
    watch.disconnect();
    clearInterval(robot);
    location.hash = "#/";
  }}).observe(prompt, {{ attributes: true }});
}}
"""


def test_whoever_has_gone_home_is_told_no_more(visit: Visit) -> None:
    page = visit()
    for _ in range(3):
        enter(page, FOOTBALL, pace=400)
        page.locator(".prompt.mine").wait_for()
        page.evaluate(LEAVE)
        page.locator(".poster").first.wait_for()
        page.evaluate(REST)


def test_a_die_lands_before_its_number_is_told(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    make_table(page, MUNDIALITO, 1)
    start(page)
    roll = page.locator("#main").get_by_role("button", name="roll for")
    roll.wait_for()
    page.evaluate(SPY)
    for _ in range(3):
        times: int = page.evaluate("window.busyTimes")
        roll.click()
        page.wait_for_function(f"() => window.busyTimes > {times} && {AT_REST}")
        expect(page.locator(".prompt.mine")).to_be_visible()
    assert page.evaluate("window.told") == []
    expect(page.locator("[aria-live=polite].unseen")).not_to_be_empty()

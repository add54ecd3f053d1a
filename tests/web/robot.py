"""Somebody who plays by clicking on what the page offers."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from playwright.sync_api import Page, expect

FOOTBALL = "World Cup Tournament Football"
MUNDIALITO = "Mundialito"

# A place for the card in hand, else a card, else whatever the board has to press.
FIND = """
() => {
  if (!document.querySelector(".prompt.mine") || document.querySelector(".end")) return null;
  const pick = (list) => list[Math.floor(Math.random() * list.length)];
  const all = (selector) =>
    [...document.querySelectorAll(`#main ${selector}`)].filter((one) => one.checkVisibility());
  const isAiming = all("[data-card][aria-pressed=true]").length > 0;
  return (
    (isAiming && pick(all("[data-place]:enabled"))) ||
    pick(all("[data-card]:enabled")) ||
    pick(all(".then button:enabled")) ||
    pick(all("[data-action]:enabled, .moves li button:enabled")) ||
    pick(all("button.button:enabled")) ||
    null
  );
}
"""
PRESS = f"() => ({FIND.strip()})()?.click()"

# Whoever has seen enough of a reveal goes on.
GO_ON = """
() => {
  const ways = [".controls .button:last-child", ".pitch .foot .small", "dialog .button.gold"];
  document.querySelector(ways.map((way) => `#main ${way}`).join())?.click();
}
"""

# Fonts are there, all that happened has been shown, nothing moves, nothing changed for two frames.
REST = """
async () => {
  const frame = () => new Promise(requestAnimationFrame);
  let isChanged = true;
  const observer = new MutationObserver(() => (isChanged = true));
  observer.observe(document, {
    attributes: true, characterData: true, childList: true, subtree: true,
  });
  const isMoving = () => document.getAnimations().some((one) => one.playState === "running");
  const isShowing = () => document.querySelector("[data-showing]") !== null;
  const end = performance.now() + 60_000;
  while (isChanged || isMoving() || isShowing()) {
    if (performance.now() > end) throw new Error("the page does not come to rest");
    isChanged = false;
    await document.fonts.ready;
    await frame();
    await frame();
  }
  observer.disconnect();
}
"""

# Looking and pressing are one step, or what was looked for could be pressed in between.
ROBOT = f"""
(wanted) => {{
  const robot = setInterval(() => {{
    if (document.querySelector(wanted)) clearInterval(robot);
    else ({PRESS.strip()})();
  }}, 10);
}}
"""

# The log went on, even if it goes on with the words that it had before.
HAS_NEWS = """
([line, said]) => {
  const newest = document.querySelector(".log li");
  return newest !== line || (newest?.innerText ?? null) !== said;
}
"""


def enter(page: Page, game: str, pace: int = 0) -> None:
    """Start a match with bots that move at this pace; the game is named as on its poster."""
    page.get_by_role("button", name=f"Play now {game}").click()
    page.locator(".prompt").wait_for()
    set_pace(page, pace)


def set_pace(page: Page, pace: int) -> None:
    """Choose how long bots wait; the server has heard it when this returns."""
    page.get_by_text("This table").click()
    with page.expect_response(lambda answer: answer.request.method == "PATCH"):
        page.get_by_label("Pace").select_option(str(pace))
    page.get_by_text("This table").click()


# Bots wait for nothing, but what happens is still played, as fast as it may be.
HURRY = """
async () => {
  const table = location.hash.split("/")[2];
  const { keys } = JSON.parse(localStorage.getItem(`rimet.table.${table}`));
  await fetch(`/api/tables/${table}`, {
    method: "PATCH",
    headers: {
      authorization: `Bearer ${keys.find(({ host }) => host).token}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ pace: 1 }),
  });
}
"""


def make_table(page: Page, game: str, players: int = 4) -> str:
    """Make a table for so many and return its fragment."""
    page.get_by_role("button", name=f"Invite friends {game}").click()
    page.get_by_role("button", name="Start the match").wait_for()
    fewer = page.get_by_role("group", name="Players").get_by_label("One less")
    for _ in range(4 - players):
        fewer.click()
    expect(page.locator(".seats li")).to_have_count(players)
    return "#" + page.url.split("#", 1)[1]


def start(page: Page) -> None:
    """Start the match; free seats go to bots."""
    page.get_by_role("button", name="Start the match").click()


def is_over(page: Page) -> bool:
    """Tell whether the podium is there."""
    return page.locator(".end").count() > 0


def play_until(page: Page, is_there: Callable[[], bool], seconds: float = 180) -> None:
    """Play by clicking until something is there."""
    until = time.monotonic() + seconds
    while not is_there():
        assert time.monotonic() < until, f"it never came: {page.locator('body').inner_text()[:400]}"
        page.evaluate(PRESS)
        page.wait_for_timeout(15)


def play_on(page: Page) -> None:
    """Play until the podium is there, and wait for no reveal."""

    def at_the_end() -> bool:
        page.evaluate(GO_ON)
        return is_over(page)

    play_until(page, at_the_end, seconds=300)
    expect(page.locator(".end h2")).to_be_visible()


def play_moves(page: Page, moves: int) -> None:
    """Play so many moves, all told by the log, and wait until it is the own turn again."""
    for _ in range(moves):
        play_until(page, partial(page.evaluate, HAS_NEWS, newest_line(page)))
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.evaluate(REST)


def newest_line(page: Page) -> list[Any]:
    """Return the newest line of the log, and what it says."""
    line = page.evaluate_handle("document.querySelector('.log li')")
    return [line, line.evaluate("(line) => line?.innerText ?? null")]


def press_until(page: Page, selector: str) -> None:
    """Let a robot inside of the page play until there is something that this selects."""
    page.evaluate(ROBOT, selector)
    page.locator(selector).first.wait_for(state="attached", timeout=240_000)


@contextmanager
def telling(page: Page) -> Iterator[None]:
    """Do something, and wait until the log has told it."""
    newest = newest_line(page)
    yield
    page.wait_for_function(HAS_NEWS, arg=newest, timeout=60_000)

"""Somebody who plays by clicking on what the page offers."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, expect

FOOTBALL = "World Cup Tournament Football"
MUNDIALITO = "Mundialito"

# A place for the card in hand, else a card, else whatever the board has to press.
PRESS = """
() => {
  if (!document.querySelector(".prompt.mine") || document.querySelector(".end")) return false;
  const pick = (list) => list[Math.floor(Math.random() * list.length)];
  const all = (selector) => [...document.querySelectorAll(`#main ${selector}`)];
  const isAiming = all("[data-card][aria-pressed=true]").length > 0;
  const found =
    (isAiming && pick(all("[data-place]:enabled"))) ||
    pick(all("[data-card]:enabled")) ||
    pick(all(".then button:enabled")) ||
    pick(all("[data-action]:enabled, .moves li button:enabled")) ||
    pick(all("button.button:enabled"));
  found?.click();
  return Boolean(found);
}
"""

# Whoever has seen enough of a reveal goes on.
GO_ON = """
() => {
  const ways = [".controls .button:last-child", ".pitch .foot .small", "dialog .button.gold"];
  document.querySelector(ways.map((way) => `#main ${way}`).join())?.click();
}
"""

# The log went on, even if it goes on with the words that it had before.
IS_OLD = """
([line, said]) =>
  !line.isConnected || !line.classList.contains("newest") || line.innerText !== said
"""


def enter(page: Page, game: str, pace: int = 0) -> None:
    """Start a match with bots that move at this pace; the game is named as on its poster."""
    page.get_by_role("button", name=f"Play now {game}").click()
    page.locator(".prompt").wait_for()
    set_pace(page, pace)


def set_pace(page: Page, pace: int) -> None:
    """Choose how long bots wait."""
    page.get_by_text("This table").click()
    page.get_by_label("Pace").select_option(str(pace))
    page.get_by_text("This table").click()


def make_table(page: Page, game: str) -> str:
    """Make a table and return its fragment."""
    page.get_by_role("button", name=f"Invite friends {game}").click()
    page.get_by_role("button", name="Start the match").wait_for()
    return "#" + page.url.split("#", 1)[1]


def start(page: Page) -> None:
    """Start the match; free seats go to bots."""
    page.get_by_role("button", name="Start the match").click()


def is_over(page: Page) -> bool:
    """Tell whether the podium is there."""
    return page.locator(".end").count() > 0


def play_on(page: Page, seconds: float = 300) -> None:
    """Play until the podium is there."""
    until = time.monotonic() + seconds
    while not is_over(page):
        assert time.monotonic() < until, f"no end: {page.locator('body').inner_text()[:400]}"
        if page.locator(".prompt.mine").count() > 0:
            page.evaluate(PRESS)
        page.evaluate(GO_ON)
        page.wait_for_timeout(15)
    expect(page.locator(".end h2")).to_be_visible()


def play_turns(page: Page, lines: int) -> None:
    """Play until the log has grown to so many lines."""
    until = time.monotonic() + 180
    while page.locator(".log li").count() < lines:
        assert time.monotonic() < until, "nothing happens"
        if page.locator(".prompt.mine").count() > 0:
            page.evaluate(PRESS)
        page.wait_for_timeout(20)


@contextmanager
def telling(page: Page) -> Iterator[None]:
    """Do something, and wait until the log has told it."""
    newest = page.locator(".log li").first.element_handle()
    said = newest.inner_text()
    yield
    page.wait_for_function(IS_OLD, arg=[newest, said], timeout=60_000)

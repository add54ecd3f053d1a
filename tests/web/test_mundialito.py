"""Mundialito whose dice roll by themselves: a whole tournament that nobody has to play."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Visit
from .robot import MUNDIALITO, make_table, set_pace, start

# Notes what is on the pitch whenever it changes, and how many teams are out by then.
WATCH = """
() => {
  window.watched = [];
  new MutationObserver(() => {
    const title = document.querySelector(".pitch h2")?.textContent;
    if (!title) return;
    const now = [title, document.querySelectorAll(".coaches .gone").length];
    if (String(window.watched.at(-1)) !== String(now)) window.watched.push(now);
  }).observe(document, { characterData: true, childList: true, subtree: true, attributes: true });
}
"""


def test_a_table_that_rolls_by_itself_is_seen_from_the_draw_to_the_podium_and_again(
    visit: Visit,
) -> None:
    page = visit()
    make_table(page, MUNDIALITO, 2)
    with page.expect_response(lambda answer: answer.request.method == "PATCH"):
        page.get_by_label("Who rolls").get_by_text("By itself").click()
    for number in (1, 2):
        expect(page.get_by_role("button", name="Start the match")).to_be_visible()
        page.evaluate(WATCH)
        start(page)
        page.locator(".pitch .side .flag").first.wait_for()
        expect(page.locator(".end")).to_have_count(0)
        page.get_by_role("button", name="Skip ahead").click()
        expect(page.locator(".end h2")).to_be_visible()
        assert page.evaluate("watched[0]") == ["First round", 0], "nothing is told too early"
        link = page.get_by_role("link", name="Download the record").get_attribute("href")
        assert link is not None and f"number={number}" in link
        page.get_by_role("button", name="Rematch").click()


# Notes what changes while a die tumbles, and what the chart knows before the pitch calls it out.
SAMPLE = """
() => {
  window.faults = [];
  window.tumbles = 0;
  const count = (selector) => document.querySelectorAll(selector).length;
  const written = () => {
    const copy = document.querySelector("#main").cloneNode(true);
    copy.querySelectorAll(".dice").forEach((dice) => dice.remove());
    return copy.textContent.replace(/\\s+/g, " ");
  };
  let [before, frames, won, gone, dice] = ["", 0, count(".road .won"), count(".gone"), 6];
  const look = () => {
    const isTumbling = count(".pitch .rolling") > 0;
    const call = document.querySelector(".pitch .call")?.textContent ?? "";
    // The log writes a frame after the board.
    frames = isTumbling ? frames + 1 : 0;
    const now = isTumbling ? written() : "";
    if (frames === 1) window.tumbles++;
    if (frames > 3 && now !== before) window.faults.push(["while a die tumbles", before, now]);
    before = now;
    const faces = [...document.querySelectorAll(".pitch .die:not(.rolling) b")];
    const lying = faces.filter(({ textContent }) => textContent !== "").length;
    if (lying > dice + 1) window.faults.push(["dice at once", dice, lying]);
    if (lying > dice && call.includes("wins")) window.faults.push(["won before the die", call]);
    if (count(".road .won") > won && !call.includes("wins")) window.faults.push(["won", call]);
    if (count(".gone") > gone && !call.includes("wins")) window.faults.push(["out", call]);
    [won, gone, dice] = [count(".road .won"), count(".gone"), lying];
    requestAnimationFrame(look);
  };
  look();
}
"""


def test_nothing_is_known_before_its_die_has_landed(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    make_table(page, MUNDIALITO, 2)
    with page.expect_response(lambda answer: answer.request.method == "PATCH"):
        page.get_by_label("Who rolls").get_by_text("By itself").click()
    start(page)
    page.locator(".prompt").wait_for()
    set_pace(page, 400)
    page.locator(".pitch .side .flag").first.wait_for()
    page.evaluate(SAMPLE)
    expect(page.locator(".road .won")).to_have_count(6)
    assert page.evaluate("window.faults") == []
    assert page.evaluate("window.tumbles") >= 10
    expect(page.locator(".log li .text").first).to_be_visible()

"""Mundialito whose dice roll by themselves: a whole tournament that nobody has to play."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Visit
from .robot import MUNDIALITO, make_table, start

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

"""The frame around the board: the way out, the prompt, what is announced, the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Route, expect

from .conftest import Visit
from .robot import FOOTBALL, MUNDIALITO, REST, enter, make_table, play_moves, play_on, start


def box(place: Locator) -> FloatRect:
    """Return where something is, which is in sight."""
    found = place.bounding_box()
    assert found is not None
    return found


def test_whoever_plays_alone_leaves_a_match_that_waits(visit: Visit) -> None:
    page = visit()
    enter(page, MUNDIALITO)
    page.locator(".prompt.mine").wait_for()
    watcher = visit("#" + page.url.split("#", 1)[1])
    expect(watcher.locator("aside").get_by_text("here", exact=True)).to_be_visible()
    page.get_by_role("button", name="Leave").click()
    expect(watcher.locator("aside").get_by_text("not connected", exact=True)).to_be_visible()
    expect(watcher.locator(".prompt")).to_contain_text("Player 1 is not connected")
    page.locator(".tables a").first.click()
    expect(page.locator(".prompt.mine")).to_be_visible()


def test_whoever_would_leave_others_alone_is_asked_first(visit: Visit) -> None:
    host = visit()
    guest = visit(make_table(host, FOOTBALL))
    guest.get_by_role("button", name="Sit down", exact=True).click()
    start(host)
    guest.locator(".prompt").wait_for()
    leave, question = guest.get_by_role("button", name="Leave"), guest.get_by_role("dialog")
    for key in ("Enter", "Escape"):
        leave.focus()
        guest.keyboard.press("Enter")
        expect(question).to_have_accessible_name("Leave the match?")
        expect(question).to_have_accessible_description("A bot plays for you until you are back.")
        expect(question.get_by_role("button", name="Stay")).to_be_focused()
        guest.keyboard.press(key)
        expect(question).to_be_hidden()
        expect(leave).to_be_focused()
    expect(host.locator("aside").get_by_text("here", exact=True)).to_be_visible()
    expect(host.get_by_text("away, a bot plays")).to_have_count(0)


def test_a_move_that_is_begun_neither_shows_its_notation_nor_moves_the_board(visit: Visit) -> None:
    page = visit(width=360, height=740)
    enter(page, FOOTBALL)
    prompt, take_back = page.locator(".prompt.mine"), page.get_by_role("button", name="Take back")
    expect(prompt).to_be_visible()
    page.evaluate(REST)
    asked, height = prompt.get_by_role("status").inner_text(), box(prompt)["height"]
    page.locator("[data-card]:enabled").first.click()
    page.locator("[data-place].lit").first.click()
    expect(take_back).to_be_visible()
    page.evaluate(REST)
    expect(prompt.get_by_role("status")).to_have_text(asked, use_inner_text=True)
    expect(prompt.locator(".tools")).to_have_text("Take back")
    assert box(prompt)["height"] == height
    take_back.click()
    expect(take_back).to_be_hidden()
    assert box(prompt)["height"] == height


# Notes what is announced, one list for every update.
HEAR = """
() => {
  window.heard = [];
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const said = added.filter((node) => node instanceof Element).map((line) => line.textContent);
    if (said.length > 0) window.heard.push(said);
  }).observe(document.querySelector("[aria-live].unseen"), { childList: true });
}
"""


def sentences(lines: list[str]) -> list[str]:
    """Return lines without counts: what is counted is repeated."""
    told: list[str] = []
    for line in lines:
        text, _, times = " ".join(line.split()).partition(" ×")
        told += [text] * int(times or 1)
    return told


def test_all_that_the_log_tells_is_announced_in_its_order(visit: Visit) -> None:
    page = visit()
    enter(page, FOOTBALL)
    page.locator(".prompt.mine").wait_for()
    page.evaluate(REST)
    page.evaluate(HEAR)
    play_on(page)
    page.evaluate(REST)
    page.get_by_role("button", name="Show everything").click()
    expect(page.get_by_role("button", name="Show everything")).to_be_hidden()
    updates: list[list[str]] = page.evaluate("window.heard")
    heard = sentences([line for update in updates for line in update])
    told = sentences(page.locator(".log li .text").all_text_contents()[::-1])
    assert heard == told[-len(heard) :]
    assert max(map(len, updates)) > 20, "the knock-out is one update"


@pytest.mark.parametrize("game", [FOOTBALL, MUNDIALITO])
def test_the_end_says_who_has_won_and_takes_a_focus_that_was_lost(visit: Visit, game: str) -> None:
    page = visit()
    enter(page, game)
    page.evaluate("document.activeElement.blur()")
    play_on(page)
    won = page.locator(".end h2")
    expect(won).to_be_focused()
    expect(won).to_have_text(re.compile(r" wins?\b|share the win"))
    said = page.locator(".prompt").get_by_role("status")
    expect(said).to_have_text(f"The match is over. {won.text_content()}")
    own = page.locator(".end ol").first.get_by_role("listitem").filter(has_text="You")
    expect(own).to_have_text(re.compile(r"^\s*\d\s*P\s*Player 1\s*You"))
    expect(page.locator(".end .own")).to_have_count(int("Player 1" in (won.text_content() or "")))


def test_on_a_phone_the_latest_event_is_in_sight_and_leads_to_the_log(visit: Visit) -> None:
    page = visit(width=360, height=740)
    enter(page, MUNDIALITO)
    play_moves(page, 4)
    page.evaluate("scrollTo(0, 0)")
    latest, log = page.locator(".latest"), page.get_by_role("heading", name="What happened")
    newest = page.locator(".log li .text").first.text_content() or ""
    expect(latest.locator(".text")).to_have_text(sentences([newest])[0])
    expect(latest).to_be_in_viewport()
    expect(log).not_to_be_in_viewport()
    latest.press("Enter")
    expect(log).to_be_focused()
    expect(log).to_be_in_viewport()
    page.set_viewport_size({"width": 1280, "height": 900})
    expect(latest).to_be_hidden()


def test_whoever_watches_is_told_so_and_shown_the_way_to_a_bots_seat(visit: Visit) -> None:
    host, watcher = visit(), visit(width=360, height=740)
    enter(host, MUNDIALITO)
    late: list[Route] = []
    file = re.compile(r"/assets/Board-.*\.js")
    watcher.route(file, lambda board: late.append(board))
    with watcher.expect_request(file):
        watcher.goto(host.url)
    prompt, to_seats = watcher.locator(".prompt"), watcher.get_by_role("button", name="Take a seat")
    expect(prompt).to_contain_text("You are watching")
    to_seats.press("Enter")
    expect(watcher.get_by_role("heading", name="Players")).to_be_focused()
    # The board comes last, and pushes all that is below it out of sight.
    late.pop().continue_()
    expect(watcher.locator("[data-board]")).to_be_attached()
    watcher.evaluate(REST)
    take_over = watcher.get_by_role("button", name="Take over the seat of Bot 2")
    expect(take_over).to_be_in_viewport()
    take_over.click()
    expect(to_seats).to_have_count(0)
    expect(prompt).not_to_contain_text("You are watching")
    expect(host.locator(".prompt")).not_to_contain_text("You are watching")

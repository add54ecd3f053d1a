"""A refusal names its rule, and the rule is one click or key away."""

from __future__ import annotations

import json

from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import Visit
from .robot import FOOTBALL, enter
from .test_access import faults, focus


def play_twice(socket: WebSocketRoute) -> None:
    """Stand between page and server: whoever plays two cards plays the first one twice."""
    server = socket.connect_to_server()

    def send(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "play":
            message["path"] = message["path"][:1] * 2
        server.send(json.dumps(message))

    socket.on_message(send)


def be_refused(page: Page) -> None:
    """Play a card that was just played, which no page offers."""
    for _ in range(2):
        page.locator("[data-card]:enabled").first.click()
        page.locator("[data-place].lit").first.click()
    page.locator(".notice").wait_for()


def test_a_refusal_opens_its_rule(visit: Visit) -> None:
    page = visit()
    page.route_web_socket("**/api/socket", play_twice)
    page.reload()
    enter(page, FOOTBALL)
    page.locator(".prompt.mine").wait_for()
    page.clock.install()
    be_refused(page)
    notice = page.get_by_role("alert").filter(has_text="WCT-9")
    expect(notice.get_by_role("button", name="Read rule WCT-9")).to_be_visible()
    assert faults(page) == []

    focus(page, "Read rule WCT-9")
    page.clock.run_for(60_000)
    expect(notice).to_be_visible()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="WCT-9")
    expect(dialog).to_contain_text("card")
    page.clock.run_for(60_000)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(notice.get_by_role("button", name="Read rule WCT-9")).to_be_focused()

    page.locator("#main").focus()
    page.clock.run_for(60_000)
    expect(notice).to_be_hidden()

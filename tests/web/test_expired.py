"""A match that nobody played on: its page says so, and leads on."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing

import pytest
from playwright.sync_api import Page, expect

from rimet.server.expiry import DAY

from .conftest import Server, Visit
from .robot import MUNDIALITO, enter, make_table
from .test_access import faults, overflow

BEGAN = "json_extract(document, '$.began')"
LONG_AGO = (
    "UPDATE tables SET changed = changed - :time",
    f"UPDATE matches SET document = json_set(document, '$.began', {BEGAN} - :time) WHERE {BEGAN}",
)


def name_of(page: Page) -> str:
    """Return the name of the table that a page shows."""
    return page.url.rsplit("/", 1)[1]


def phase_of(server: Server, table: str) -> str:
    """Return the phase that the database has of a table; "gone" where it has none."""
    question = "SELECT json_extract(document, '$.phase') FROM tables WHERE id = ?"
    with closing(sqlite3.connect(server.database)) as connection:
        found = connection.execute(question, (table,)).fetchone()
    return found[0] if found else "gone"


def leave_alone(server: Server, table: str, days: int, phase: str) -> None:
    """Start the server again as if days had passed, until it has found what expired.

    Nobody may look on, or the table is kept.
    """
    server.stop()
    with closing(sqlite3.connect(server.database)) as connection, connection:
        for command in LONG_AGO:
            connection.execute(command, {"time": days * DAY})
    server.start()
    until = time.monotonic() + 60
    while phase_of(server, table) != phase:
        assert time.monotonic() < until, f"the table is not {phase}"
        time.sleep(0.05)


@pytest.mark.parametrize("width", [360, 1440])
def test_a_given_up_match_says_so_and_starts_again(
    visit: Visit, server: Server, width: int
) -> None:
    page = visit(width=width, height=800)
    enter(page, MUNDIALITO, pace=2000)
    page.locator(".prompt.mine").wait_for()
    table = name_of(page)
    page.goto("about:blank")
    leave_alone(server, table, 20, "expired")
    page.goto(server.address)
    own = page.locator(".tables li").filter(has_text="Given up")
    own.get_by_role("link").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("This match was given up")
    expect(page.get_by_text("The server has put the board away")).to_be_visible()
    page.get_by_text("The secret of the dice").click()
    expect(page.get_by_text("It fits what the server had sealed")).to_be_visible()
    assert (overflow(page), faults(page)) == (0, [])
    page.get_by_role("button", name="A new table like this one").click()
    page.get_by_role("button", name="Start the match").wait_for()
    assert name_of(page) != table
    expect(page.get_by_label("Pace")).to_have_value("2000")
    page.go_back()
    page.get_by_role("button", name="Start again at this table").click()
    page.get_by_role("button", name="Start the match").wait_for()
    assert phase_of(server, table) == "lobby"


def test_an_open_page_still_shows_how_it_stood(visit: Visit, server: Server) -> None:
    page = visit()
    sent: list[str | bytes] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(text)))
    enter(page, MUNDIALITO)
    page.locator(".prompt.mine").wait_for()
    page.context.set_offline(True)
    leave_alone(server, name_of(page), 20, "expired")
    page.context.set_offline(False)
    expect(page.get_by_role("heading", level=1)).to_have_text("This match was given up")
    expect(page.locator("#main .board .pitch")).to_be_visible()
    expect(page.locator("#main .board").get_by_role("button", name="roll")).to_have_count(0)
    page.get_by_role("button", name="A new table like this one").click()
    page.get_by_role("button", name="Start the match").wait_for()
    assert len(sent) < 20, "the page does not ask again and again"


def test_a_table_that_is_gone_says_so(visit: Visit, server: Server) -> None:
    page = visit()
    make_table(page, MUNDIALITO)
    table = name_of(page)
    page.goto("about:blank")
    leave_alone(server, table, 5, "gone")
    page.goto(server.address)
    gone = page.locator(".tables li").filter(has_text="This table is gone")
    gone.get_by_role("link").click()
    expect(page.get_by_role("alert").first).to_contain_text("cleared away")
    page.get_by_role("link", name="To the posters", exact=True).click()
    gone.get_by_role("button", name="Forget this table").click()
    expect(gone).to_have_count(0)

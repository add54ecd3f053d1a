"""People around a table: who watches, who is asked to get up, who is in a hurry."""

from __future__ import annotations

import json

from playwright.sync_api import Route, WebSocket, expect

from .conftest import Visit
from .robot import FOOTBALL, MUNDIALITO, enter, make_table, play_moves, start, telling


def test_whoever_has_only_the_link_watches_and_is_counted(visit: Visit) -> None:
    host = visit()
    enter(host, FOOTBALL)
    host.locator(".prompt.mine").wait_for()
    guest = visit("#" + host.url.split("#", 1)[1])
    expect(guest.locator("[data-place]").first).to_be_visible()
    expect(host.get_by_text("One spectator.")).to_be_visible()
    with telling(guest):
        play_moves(host, 1)
    expect(guest.locator("[data-card]")).to_have_count(0)
    expect(guest.locator(".own li")).to_have_count(0)
    guest.close()
    expect(host.get_by_text("One spectator.")).to_be_hidden()


def test_the_host_can_free_a_seat_and_whoever_sat_there_is_told(visit: Visit) -> None:
    host = visit()
    guest = visit(make_table(host, MUNDIALITO))
    guest.get_by_role("button", name="Sit down", exact=True).click()
    expect(guest.locator(".seats li.mine")).to_have_count(1)
    host.get_by_role("button", name="Free seat 2").click()
    expect(guest.get_by_text("The host has given your seat away")).to_be_visible()
    guest.get_by_role("button", name="Sit here: seat 2").click()
    expect(host.get_by_role("button", name="Free seat 2")).to_be_visible()
    expect(guest.locator(".seats li.mine")).to_have_count(1)
    # It is told as well to whoever was away.
    table = guest.url
    guest.goto("about:blank")
    host.get_by_role("button", name="Free seat 2").click()
    guest.goto(table)
    expect(guest.get_by_text("The host has given your seat away")).to_be_visible()
    expect(guest.get_by_role("button", name="Sit down", exact=True)).to_be_visible()
    start(host)
    host.locator(".prompt").wait_for()


def test_whoever_is_in_a_hurry_skips_the_bots_waits(visit: Visit) -> None:
    page = visit()
    sent: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda text: sent.append(json.loads(text)["type"]))

    page.on("websocket", listen)
    enter(page, FOOTBALL, pace=2000)
    page.locator(".prompt.mine").wait_for()
    for _ in range(2):
        page.locator("[data-card]:enabled").first.click()
        page.locator("[data-place].lit").first.click()
    page.get_by_role("button", name="Skip ahead").click()
    expect(page.locator(".prompt.mine")).to_be_visible()
    assert sent.count("skip") == 1


def test_whoever_presses_twice_means_both(visit: Visit) -> None:
    page = visit()
    make_table(page, FOOTBALL)
    players = page.get_by_role("group", name="Players")
    less, more = players.get_by_label("One less"), players.get_by_label("One more")
    less.click(click_count=2)
    expect(page.locator(".seats li")).to_have_count(2)
    more.click(click_count=3)
    expect(page.locator(".seats li")).to_have_count(5)
    expect(players.get_by_role("status")).to_have_text("5")


def test_a_match_begins_with_what_was_chosen_last(visit: Visit) -> None:
    page = visit()
    make_table(page, FOOTBALL)
    held: list[Route] = []

    def hold(route: Route) -> None:
        if route.request.method == "PATCH":
            held.append(route)
        else:
            route.continue_()

    page.route("**/api/tables/*", hold)
    page.get_by_role("group", name="Players").get_by_label("One less").click()
    start(page)
    expect(page.get_by_role("button", name="Start the match")).to_be_disabled()
    held.pop().continue_()
    page.locator(".prompt").wait_for()
    expect(page.locator("aside").get_by_text("Bot", exact=True)).to_have_count(2)

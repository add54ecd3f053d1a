"""Nobody's page holds what is not theirs: neither the wire nor the document."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocket, expect

from rimet.server.changes import Changes, apply

from .conftest import Visit
from .robot import FOOTBALL, MUNDIALITO, PRESS, is_over, make_table, play_until, set_pace, start


def listen(page: Page) -> list[dict[str, Any]]:
    """Collect all that a page is sent on its socket."""
    heard: list[dict[str, Any]] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    page.on("websocket", opened)
    return heard


def views_of(update: dict[str, Any]) -> list[Any]:
    """Return the whole view of each frame of an update."""
    views: list[Any] = []
    for frame in update["frames"]:
        changes = msgspec.convert(frame.get("changes", {}), Changes)
        views.append(frame["view"] if "view" in frame else apply(views[-1], changes))
    return views


def test_two_browsers_and_a_screen_in_the_room(visit: Visit) -> None:
    ana, bea, screen = visit(), visit(), visit()
    heard = listen(bea)
    shown = listen(screen)
    table = make_table(ana, FOOTBALL)
    ana.get_by_label("Name on seat 1").fill("Ana")
    ana.get_by_label("Name on seat 1").press("Enter")
    bea.evaluate(f"location.hash = '{table}'")
    bea.get_by_role("textbox", name="Your name").fill("Bea")
    bea.get_by_role("button", name="Sit down", exact=True).click()
    screen.evaluate(f"location.hash = '{table}/tv'")
    expect(ana.get_by_text("Bea")).to_be_visible()
    start(ana)
    ana.locator(".prompt.mine").wait_for()
    expect(ana.locator(".own li")).to_have_count(6)
    for page, seat, told in ((bea, 1, heard), (screen, -1, shown)):
        expect(page.locator("[data-place]").first).to_be_visible()
        updates = [message for message in told if message["type"] == "update"]
        assert {update["viewer"] for update in updates} == {seat}
        for update in updates:
            for view in views_of(update):
                assert view["seats"][0]["teams"] == []
                assert all(field["owner"] != 0 for field in view["fields"])
            for event in (event for frame in update["frames"] for event in frame["events"]):
                if event.get("seat") == 0 and event["type"] in ("FlagDrawn", "CardDrawn"):
                    assert not event.get("team") and not event.get("card")
        text = page.locator("body").inner_text()
        assert "Ana draws the flag of" not in text
        assert "Ana draws " not in text.replace("Ana draws a card", "").replace(
            "Ana draws a flag", ""
        )


def cards_of(views: dict[int, Any], step: int, seats: set[int]) -> list[tuple[str, int, int]]:
    """Return what a viewer saw at a step of cards that these seats had laid."""
    fields = views[step]["fields"] + views[step]["half_fields"]
    return [
        (field["name"], place, card)
        for field in fields
        for place, (card, seat) in enumerate(zip(field["cards"], field["seats"], strict=True))
        if seat in seats
    ]


def test_while_they_play_nobody_sees_more_of_the_others_than_the_room(visit: Visit) -> None:
    ana, bea, screen = visit(), visit(), visit()
    told = [listen(page) for page in (ana, bea, screen)]
    table = make_table(ana, FOOTBALL)
    bea.evaluate(f"location.hash = '{table}'")
    bea.get_by_role("button", name="Sit down", exact=True).click()
    screen.evaluate(f"location.hash = '{table}/tv'")
    expect(ana.get_by_text("Player 2")).to_be_visible()
    start(ana)
    ana.locator(".prompt").wait_for()
    set_pace(ana, 0)

    def both_play() -> bool:
        bea.evaluate(PRESS)
        return len(told[0]) > 120

    play_until(ana, both_play)
    seen = [
        {one["step"]: views_of(one)[-1] for one in heard if one["type"] == "update"}
        for heard in told
    ]
    steps = sorted(set.intersection(*(set(views) for views in seen)))
    mine, hers, room = seen
    is_secret = False
    for step in steps:
        assert cards_of(hers, step, {0, 2, 3}) == cards_of(room, step, {0, 2, 3})
        assert cards_of(mine, step, {1, 2, 3}) == cards_of(room, step, {1, 2, 3})
        is_secret |= cards_of(mine, step, {0}) != cards_of(room, step, {0})
        own = mine[step]["seats"][0]["teams"]
        assert (
            set(own) >= set(room[step]["seats"][0]["teams"]) == set(hers[step]["seats"][0]["teams"])
        )
    assert len(steps) > 20 and is_secret


def test_the_curtain_hides_everything(visit: Visit) -> None:
    page = visit()
    make_table(page, FOOTBALL, 2)
    page.get_by_role("textbox", name="Somebody else at this device").fill("Bea")
    page.get_by_role("button", name="Add").click()
    expect(page.locator(".seats li.mine")).to_have_count(2)
    start(page)
    page.get_by_role("button", name="I am Player 1").wait_for()
    assert page.locator("[data-card], [data-place], .log, img").count() == 0
    page.get_by_role("button", name="I am Player 1").click()
    own = page.locator(".own li")
    expect(own).to_have_count(8)
    first = own.all_inner_texts()
    hand_over = page.get_by_role("button", name="Hand over")
    play_until(page, lambda: hand_over.count() > 0)
    hand_over.click()
    page.get_by_role("button", name="I am Bea").wait_for()
    assert page.locator("[data-card], [data-place], .log, img").count() == 0
    page.reload()
    page.get_by_role("button", name="I am Bea").click()
    expect(own).to_have_count(8)
    assert not set(first) & set(own.all_inner_texts())


def test_a_game_without_secrets_needs_no_curtain(visit: Visit) -> None:
    page = visit()
    make_table(page, MUNDIALITO)
    for seats, name in enumerate(("Bea", "Carl", "Dora"), 2):
        page.get_by_role("textbox", name="Somebody else at this device").fill(name)
        page.get_by_role("button", name="Add").click()
        expect(page.locator(".seats li.mine")).to_have_count(seats)
    start(page)
    page.locator(".prompt.mine").wait_for()
    set_pace(page, 0)
    for _ in range(40):
        if is_over(page):
            break
        page.evaluate(PRESS)
        page.wait_for_timeout(30)
        assert page.get_by_role("button", name="I am Bea").count() == 0


def test_a_link_carries_a_seat_and_loses_its_token(visit: Visit) -> None:
    host = visit()
    make_table(host, FOOTBALL)
    table = host.url.split("/t/")[1]
    start(host)
    host.locator(".prompt").wait_for()
    ring = json.loads(host.evaluate(f"localStorage.getItem('rimet.table.{table}')"))
    token = next(key["token"] for key in ring["keys"] if key.get("seat") == 0)
    phone = visit(f"#/t/{table}/k/{token}", width=390, height=780)
    expect(phone.locator(".prompt")).to_be_visible()
    assert token not in phone.url
    expect(phone.locator("[data-card]").first).to_be_visible()

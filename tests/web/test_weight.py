"""What the first view of the home page weighs."""

from __future__ import annotations

from playwright.sync_api import Browser, Request, expect

from .conftest import Server

MOST = 150_000
APART = (".woff2", ".woff")


def test_the_first_view_of_the_home_page_is_light(browser: Browser, server: Server) -> None:
    page = browser.new_page()
    asked: list[Request] = []
    page.on("requestfinished", lambda request: asked.append(request))
    page.goto(server.address)
    expect(page.locator(".poster svg").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    weights = {
        request.url.removeprefix(server.address): request.sizes()["responseBodySize"]
        for request in asked
        if not request.url.endswith(APART)
    }
    page.close()
    assert weights[""] > 0 and any(path.startswith("api/") for path in weights)
    assert sum(weights.values()) < MOST, weights

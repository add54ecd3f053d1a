"""What the first view of the home page weighs."""

from __future__ import annotations

import gzip
from importlib import resources
from urllib.parse import urlsplit

from playwright.sync_api import expect

from .conftest import Server, Visit

MOST = 150_000
APART = (".woff2", ".woff")


def test_the_first_view_of_the_home_page_is_light(visit: Visit, server: Server) -> None:
    page = visit("#/nowhere")
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(urlsplit(request.url).path))
    page.goto(server.address)
    expect(page.locator(".poster svg").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    client = resources.files("rimet.server") / "client"
    files = {path: client / (path.lstrip("/") or "index.html") for path in asked}
    weights = {
        path: len(gzip.compress(file.read_bytes(), 9))
        for path, file in files.items()
        if not path.startswith("/api/") and not path.endswith(APART)
    }
    assert "/" in weights and len(weights) > 3
    assert sum(weights.values()) < MOST, weights

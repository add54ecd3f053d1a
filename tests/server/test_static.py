"""Test the files of the browser client."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from rimet.server.app import make_app
from rimet.server.limits import NO_LIMITS, Limits, Rate
from rimet.server.sqlite import SqliteStorage

NEVER = 1e-9


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """Return the folder of a small client."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Rimet</title>")
    (folder / "assets" / "app-1234.js").write_text("export {}")
    (folder / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    return folder


def fetch(
    folder: Path, tmp_path: Path, *paths: str, limits: Limits = NO_LIMITS
) -> list[httpx.Response]:
    """Return the answers to requests for paths."""

    async def work() -> list[httpx.Response]:
        storage = SqliteStorage(tmp_path / "tables.sqlite3")
        app = make_app(storage, limits, client=folder)
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://rimet") as http:
            answers = [await http.get(path) for path in paths]
        await storage.close()
        return answers

    return asyncio.run(work())


def test_the_client_is_served(client: Path, tmp_path: Path) -> None:
    index, page, script, icon = fetch(
        client, tmp_path, "/", "/some/page", "/assets/app-1234.js", "/favicon.svg"
    )
    assert index.text == page.text
    assert "Rimet" in index.text
    assert index.headers["content-type"].startswith("text/html")
    assert index.headers["cache-control"] == "no-cache"
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    assert icon.headers["cache-control"] == "no-cache"


def test_what_is_missing_is_no_page(client: Path, tmp_path: Path) -> None:
    paths = ("/assets/gone.js", "/api/gone", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd")
    asset, page, *outside = fetch(client, tmp_path, *paths)
    assert (asset.status_code, page.status_code) == (404, 404)
    assert asset.json()["code"] == "unknown_page"
    assert "immutable" not in asset.headers["cache-control"]
    assert not any("root:" in answer.text for answer in outside)


def test_without_a_client_the_server_says_so(tmp_path: Path) -> None:
    index, other = fetch(tmp_path / "nowhere", tmp_path, "/", "/other")
    assert index.status_code == 200
    assert "not been built" in index.text
    assert other.json()["code"] == "unknown_page"


def test_files_cost_nothing_of_what_an_address_may_ask(client: Path, tmp_path: Path) -> None:
    limits = Limits(requests=Rate(2, NEVER), files=Rate(50, NEVER))
    pages = ["/", "/assets/app-1234.js", "/favicon.svg", "/apiary"] * 12
    asked = ["/api/health", "/api/games", "/api/health", "/api", "/api/gone"]
    answers = fetch(client, tmp_path, *pages, *asked, "/", "/", "/", limits=limits)
    codes = [answer.status_code for answer in answers]
    assert codes[:48] == [200] * 48
    assert codes[48:53] == [200, 200, 429, 429, 429]
    assert codes[53:] == [200, 200, 429]
    assert answers[-1].json()["code"] == "too_many_requests"

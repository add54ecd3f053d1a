"""Test the files of the browser client."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from rimet.server.app import make_app
from rimet.server.limits import NO_LIMITS, Limits, Rate
from rimet.server.sqlite import SqliteStorage
from rimet.server.static import ClientFiles

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
    folder: Path, tmp_path: Path, *paths: str, limits: Limits = NO_LIMITS, **headers: str
) -> list[httpx.Response]:
    """Return the answers to requests for paths."""

    async def work() -> list[httpx.Response]:
        storage = SqliteStorage(tmp_path / "tables.sqlite3")
        app = make_app(storage, limits, client=folder)
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://rimet") as http:
            asked = {name.replace("_", "-"): value for name, value in headers.items()}
            answers = [await http.get(path, headers=asked) for path in paths]
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


# --- packed files


def test_files_are_packed_for_whoever_takes_it(client: Path, tmp_path: Path) -> None:
    text = "export const words = 'the same and the same again';\n" * 200
    (client / "assets" / "app-1234.js").write_text(text)
    (client / "assets" / "face-1234.woff2").write_bytes(b"wOF2" + bytes(2000))
    paths = ("/assets/app-1234.js", "/assets/app-1234.js", "/", "/some/page", "/favicon.svg")
    for answer in fetch(client, tmp_path, *paths, accept_encoding="br, gzip;q=0.8"):
        assert answer.status_code == 200
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["vary"] == "accept-encoding"
    script, again, index, page, icon = fetch(client, tmp_path, *paths, accept_encoding="gzip")
    assert script.text == again.text == text, "httpx unpacks"
    assert int(script.headers["content-length"]) < len(text) / 10
    assert "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]
    assert index.text == page.text and "Rimet" in index.text
    assert icon.headers["content-type"].startswith("image/svg")
    (font,) = fetch(client, tmp_path, "/assets/face-1234.woff2", accept_encoding="gzip")
    assert "content-encoding" not in font.headers


@pytest.mark.parametrize("accepted", ["", "identity", "br", "gzip;q=0", "gzip; q=0.0, br", "zip"])
def test_nobody_gets_what_they_cannot_unpack(accepted: str, client: Path, tmp_path: Path) -> None:
    (answer,) = fetch(client, tmp_path, "/assets/app-1234.js", accept_encoding=accepted)
    assert "content-encoding" not in answer.headers
    assert answer.headers["vary"] == "accept-encoding", "a cache between must not mix them up"
    assert answer.text == "export {}"


def test_what_is_known_is_not_sent_again(client: Path, tmp_path: Path) -> None:
    (plain,) = fetch(client, tmp_path, "/", accept_encoding="identity")
    (packed,) = fetch(client, tmp_path, "/", accept_encoding="gzip")
    tags = plain.headers["etag"], packed.headers["etag"]
    assert tags[0] != tags[1]
    for accepted, tag in (("identity", tags[0]), ("gzip", tags[1])):
        (answer,) = fetch(client, tmp_path, "/", accept_encoding=accepted, if_none_match=tag)
        assert answer.status_code == 304
        assert answer.content == b""
        assert answer.headers["etag"] == tag


def test_a_file_that_changes_is_packed_anew(client: Path, tmp_path: Path) -> None:
    files = ClientFiles(client)

    async def fetch_index() -> str:
        transport = httpx.ASGITransport(files)
        async with httpx.AsyncClient(transport=transport, base_url="http://rimet") as http:
            return (await http.get("/", headers={"accept-encoding": "gzip"})).text

    assert "Rimet" in asyncio.run(fetch_index())
    (client / "index.html").write_text("<!doctype html><title>Another, longer page</title>")
    assert "Another" in asyncio.run(fetch_index())


# --- headers


def test_every_answer_carries_the_policy(client: Path, tmp_path: Path) -> None:
    """Pages, files, answers, refusals: nothing inline, nothing from elsewhere, in no frame."""
    paths = ("/", "/assets/app-1234.js", "/assets/gone.js", "/api/health", "/api/gone")
    for answer in fetch(client, tmp_path, *paths):
        headers = answer.headers
        policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
        assert policy["default-src"] == "'self'"
        assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
        assert policy["form-action"] == "'none'"
        assert not any("unsafe" in sources or "*" in sources for sources in policy.values())
        assert not any("http" in sources for sources in policy.values())
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
        assert "set-cookie" not in headers
        assert "server" not in headers


def test_the_licences_of_what_is_bundled_are_served(client: Path, tmp_path: Path) -> None:
    (client / "licences.txt").write_text("MIT")
    (answer,) = fetch(client, tmp_path, "/licences.txt")
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.text == "MIT"

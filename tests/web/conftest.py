"""A real server, a real browser, and pages that fail the test if anything goes wrong in them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

Visit = Callable[..., Page]
FLAGS = [
    *("--headless", "--no-sandbox", "--disable-gpu", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]
# A slow and busy machine is no fault: what does not come within a minute does not come.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)
NAMES = ("chromium", "chromium-browser", "google-chrome")
# A refusal that a test provokes, and a server that it stops, are logged by the browser itself.
EXPECTED = re.compile(r"status of 4\d\d|WebSocket connection to|ERR_CONNECTION_REFUSED")


class Server:
    """Runs the server in a process of its own; it can be stopped and started again."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start, at the same address as before."""
        command = [sys.executable, "-m", "rimet.server", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--database", str(self.database)], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[\w.]+:(\d+)/", line)
        assert found, line
        self.port = int(found[1])
        self.address = found[0]

    def stop(self) -> None:
        """Stop, as a crash would."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture(scope="session")
def client() -> None:
    """Make sure that there is a client to test."""
    if not (resources.files("rimet.server") / "client" / "index.html").is_file():
        pytest.fail("the browser client is not built: run npm ci && npm run build")


@pytest.fixture(scope="module")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server with an empty database."""
    server = Server(tmp_path_factory.mktemp("web") / "rimet.sqlite3")
    yield server
    server.stop()


def find_chromium() -> str | None:
    """Return where Chromium is: the one of RIMET_CHROMIUM or of the system."""
    return os.environ.get("RIMET_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Run Chromium."""
    path = find_chromium()
    if path is None:
        pytest.fail("the browser tests need Chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visit(server: Server, browser: Browser) -> Iterator[Visit]:
    """Open pages as different people; whatever their consoles say fails the test."""
    contexts = []
    complaints: list[str] = []

    def open_page(fragment: str = "", width: int = 1280, height: int = 900, **more: Any) -> Page:
        settings: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce"} | more
        context = browser.new_context(viewport={"width": width, "height": height}, **settings)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", lambda said: hear(said.type, said.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", lambda request: look(request.url))
        page.goto(server.address + fragment)
        return page

    def hear(kind: str, text: str) -> None:
        if kind in ("error", "warning") and not EXPECTED.search(text):
            complaints.append(text)

    def look(address: str) -> None:
        if not address.startswith((server.address, "data:", "blob:")):
            complaints.append(f"a request to {address}")

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []

"""Every game that is shipped: help in place, a whole match, the finished chart to keep."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, WebSocket, expect

import rimet

from .conftest import Visit
from .robot import play_on, set_pace

ROOT = Path(__file__).parents[2]
GAMES = [
    name
    for name in rimet.games()
    if (ROOT / "src/rimet/games" / name.replace("-", "_") / "board/Board.svelte").is_file()
]


def enter(page: Page, game: str) -> None:
    """Start a match of a game, whatever its poster calls it."""
    page.locator(f".poster[data-game={game}] .ways button").first.click()
    page.locator(".prompt").wait_for()


def requests_of(page: Page) -> list[dict[str, Any]]:
    """Return a list that grows with every peek and play that the page sends."""
    requests: list[dict[str, Any]] = []

    def hear(frame: str | bytes) -> None:
        request = json.loads(frame)
        if request["type"] in ("peek", "play"):
            requests.append(request)

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", hear)

    page.on("websocket", listen)
    return requests


@pytest.mark.parametrize("game", GAMES)
def test_a_match_from_the_help_to_the_chart(visit: Visit, game: str, tmp_path: Path) -> None:
    page = visit()
    requests = requests_of(page)
    enter(page, game)
    page.get_by_role("button", name="Rules", exact=True).click()
    pictures = page.locator("dialog[open] .pictures figcaption")
    expect(pictures).to_have_count(5)
    assert all(len(text) > 12 for text in pictures.all_inner_texts())
    afterword = page.locator("dialog[open] .afterword")
    expect(afterword.get_by_role("heading")).to_have_text("What is reconstructed")
    expect(afterword).to_contain_text("--option")
    page.get_by_role("button", name="Close", exact=True).click()
    set_pace(page, 0)
    play_on(page)
    moves = [request["path"] for request in requests if request["type"] == "play"]
    assert moves and len(requests) == sum(map(len, moves)), "one request for each choice"
    with page.expect_download() as download:
        page.get_by_role("button", name="Keep the chart").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.suffix == ".svg"
    drawing = ElementTree.parse(file).getroot()
    pictured = [one.get("src", "") for one in drawing.iter("{http://www.w3.org/1999/xhtml}img")]
    assert all(address.startswith("data:") for address in pictured)
    assert drawing.find(".//{http://www.w3.org/1999/xhtml}h1") is not None
    rules = drawing.findtext("{http://www.w3.org/2000/svg}style") or ""
    assert "@font-face" in rules and "data:font/woff2" in rules
    defined = {one.get("id") for one in drawing.iter()}
    used = [one.get("href", "") for one in drawing.iter("{http://www.w3.org/2000/svg}use")]
    assert [name for name in used if name.removeprefix("#") not in defined] == []

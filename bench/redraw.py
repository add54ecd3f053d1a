"""Measure what a move costs the browser: the largest board, 24 players, by tracing Chromium.

python -m bench.redraw [--moves 60] [--pace 900] [--json]

A page sits at a table of tournament-football with 23 bots, and plays its own turns. For every move
the time that the page's main thread really worked (CPU time, so that a busy machine does not
count) is summed up from the message's arrival to the first frame that shows it: running the
client's code, styles and layout, paint. `longest` is the longest single task of the whole move,
with what waits until that frame is on the screen, such as the log. The client must have been built.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, sync_playwright

from bench.asked import at_most, report
from tests.web.conftest import FLAGS, Server, find_chromium
from tests.web.robot import FOOTBALL, PRESS, make_table, set_pace, start

SEATS = 24
ASKED = {"total_mean_ms": at_most(16), "total_p50_ms": at_most(16)}
CATEGORIES = "toplevel,devtools.timeline,disabled-by-default-devtools.timeline"
LAYOUT = {"Layout", "UpdateLayoutTree"}
PAINT = {"PrePaint", "Paint", "Layerize", "Commit", "CompositeLayers", "UpdateLayer"}
TASK = "RunTask"
Event = dict[str, Any]


class Cost(msgspec.Struct, frozen=True):
    """What one move cost, in milliseconds of CPU."""

    scripting: float
    layout: float
    paint: float
    total: float
    longest: float


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured; every name ends with its unit."""

    moves: int
    scripting_ms: float
    layout_ms: float
    paint_ms: float
    total_mean_ms: float
    total_p50_ms: float
    total_p95_ms: float
    longest_p50_ms: float


def main_thread(events: list[Event]) -> list[Event]:
    """Return what happened on the main thread of the page that heard the socket, in order."""
    heard = next(event for event in events if event["name"] == "WebSocketReceive")
    place = (heard["pid"], heard["tid"])
    own = [event for event in events if (event["pid"], event["tid"]) == place]
    return sorted(own, key=lambda event: event["ts"])


def spent(event: Event) -> float:
    """Return the CPU time of an event, in milliseconds."""
    time: float = event["tdur"] if "tdur" in event else event.get("dur", 0)
    return time / 1000


def outermost(events: list[Event], names: set[str]) -> Iterator[Event]:
    """Give the events with these names that lie in no other of them."""
    end = 0.0
    for event in events:
        if event["name"] in names and event["ts"] >= end:
            end = event["ts"] + event["dur"]
            yield event


def costs(events: list[Event]) -> Iterator[Cost]:
    """Add up each move: tasks from a message's arrival to the first frame after it."""
    own = main_thread(events)
    tasks = [event for event in own if event["name"] == TASK and event["ph"] == "X"]
    moves = [event["ts"] for event in own if event["name"] == "WebSocketReceive"]
    shown = [event["ts"] for event in own if event["name"] == "Commit"]
    for index, arrived in enumerate(moves):
        next_move = moves[index + 1] if index + 1 < len(moves) else float("inf")
        frame = next((ts for ts in shown if ts > arrived), None)
        if frame is None or frame > next_move:
            continue  # two messages shared a frame: the later one is counted
        at_work = [
            task for task in tasks if task["ts"] + task["dur"] > arrived and task["ts"] <= frame
        ]
        begin, end = at_work[0]["ts"], at_work[-1]["ts"] + at_work[-1]["dur"]
        inside = [event for event in own if begin <= event["ts"] <= end and event["ph"] == "X"]
        layout = sum(map(spent, outermost(inside, LAYOUT)))
        paint = sum(map(spent, outermost(inside, PAINT)))
        total = sum(map(spent, at_work))
        longest = max(spent(task) for task in tasks if begin <= task["ts"] < next_move)
        yield Cost(max(0.0, total - layout - paint), layout, paint, total, longest)


def record(browser: Browser, server: Server, moves: int, pace: int) -> list[Event]:
    """Play so many moves in a page and return its trace."""
    page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
    page.set_default_timeout(60_000)
    page.goto(server.address)
    make_table(page, FOOTBALL)
    seats = page.locator(".seats li")
    for seat in range(seats.count(), SEATS):
        page.get_by_role("button", name="One more").first.click()
        seats.nth(seat).wait_for()
    start(page)
    set_pace(page, pace)
    page.locator(".prompt.mine").wait_for()
    session = page.context.new_cdp_session(page)
    events: list[Event] = []
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    session.send("Tracing.start", {"categories": CATEGORIES, "transferMode": "ReportEvents"})
    play(page, moves, pace)
    done: list[bool] = []
    session.on("Tracing.tracingComplete", lambda _: done.append(True))
    session.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    return events


def play(page: Page, moves: int, pace: int) -> None:
    """Let so many moves go by, making one's own."""
    for _ in range(moves):
        if page.locator(".prompt.mine").count() > 0:
            page.evaluate(PRESS)
        page.wait_for_timeout(pace)


def measure(moves: int, pace: int) -> Figures:
    """Measure moves of a match at this pace."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "rimet.sqlite3")
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            found = list(costs(record(browser, server, moves, pace)))
        finally:
            browser.close()
            server.stop()
    totals = sorted(cost.total for cost in found)
    return Figures(
        moves=len(found),
        scripting_ms=statistics.fmean(cost.scripting for cost in found),
        layout_ms=statistics.fmean(cost.layout for cost in found),
        paint_ms=statistics.fmean(cost.paint for cost in found),
        total_mean_ms=statistics.fmean(totals),
        total_p50_ms=statistics.median(totals),
        total_p95_ms=totals[int(len(totals) * 0.95)],
        longest_p50_ms=statistics.median(cost.longest for cost in found),
    )


def main() -> None:
    """Print the figures, as lines or as JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--pace", type=int, default=900, help="a pace that the page offers")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    report(measure(asked.moves, asked.pace), ASKED, asked.json)


if __name__ == "__main__":
    main()

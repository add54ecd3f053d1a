"""The layout: it fits the window, and a window too small is no reason to fail."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console
from rich.text import Text

from rimet.terminal.layout import Page, fit, offer_grid, offer_room
from rimet.terminal.screen import Screen


def screen(width: int, height: int, live: bool = True) -> Screen:
    made = Screen(Console(file=StringIO(), width=width, height=height), StringIO())
    made.is_live = live
    return made


def page(on: Screen, lines: int, news: int, offers: int) -> Page:
    told = [Text(f"{number:>2} move>{number}") for number in range(offers)]
    return Page(
        title="A game",
        side="Ana · step 7",
        board=lambda width: Text("\n".join(["board"] * lines)),
        news_title="News",
        news=[f"sentence {number}" for number in range(news)],
        earlier="more",
        question=[Text("What now?")],
        offers=offer_grid(on, told, offer_room(on)),
        hint="hint",
    )


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (104, 24), (120, 40), (200, 60)])
@pytest.mark.parametrize("lines", [1, 10, 100])
@pytest.mark.parametrize("news", [0, 3, 100])
def test_fits(size: tuple[int, int], lines: int, news: int) -> None:
    on = screen(*size)
    shown = fit(on, page(on, lines, news, 20))
    assert len(shown) + 1 <= size[1]  # and a line to type in
    told = ["".join(part.text for part in line) for line in shown]
    assert max(map(len, told)) <= size[0]
    assert told[-1] == "hint" and any("What now?" in line for line in told)
    assert not news or any(f"sentence {news - 1}" in line for line in told)


@pytest.mark.parametrize("size", [(20, 5), (40, 12), (10, 50)])
def test_small_windows_do_not_fail(size: tuple[int, int]) -> None:
    on = screen(*size)
    assert fit(on, page(on, 30, 30, 30))


def test_paper_shows_all() -> None:
    on = screen(80, 24, live=False)
    told = ["".join(part.text for part in line) for line in fit(on, page(on, 50, 50, 20))]
    assert told.count("board") == 50
    assert len([line for line in told if "sentence" in line]) == 50


def test_nothing_drawn_commands_the_terminal() -> None:
    on = screen(80, 24)
    on.show(Text("a\x1b[2Jb\x07c\x9b"))
    assert isinstance(on.console.file, StringIO)
    written = on.console.file.getvalue()
    assert "\x1b[2J" not in written and "\x07" not in written and "\x9b" not in written

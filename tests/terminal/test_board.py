"""The board: a game's own drawing, or a plain one that shows all of a view."""

from __future__ import annotations

import sys
from io import StringIO
from types import ModuleType

import pytest
from rich.console import Console
from rich.text import Text

import rimet
from rimet.terminal.board import draw_board
from rimet.terminal.screen import Screen
from rimet.terminal.sentences import Teller
from rimet.texts import Texts


@pytest.fixture
def match() -> rimet.Match:
    return rimet.Match(rimet.load("park-cup"), rimet.FairDice(3))


def drawn(match: rimet.Match, viewer: int, width: int = 80) -> str:
    teller = Teller(Texts("en", "park-cup"), match.players)
    console = Console(file=StringIO(), width=width)
    screen = Screen(console, StringIO())
    lines = screen.lines(draw_board(match.game, match.view(viewer), teller, width))
    return "\n".join("".join(part.text for part in line).rstrip() for line in lines)


def test_plain_board_shows_all(match: rimet.Match) -> None:
    told = drawn(match, 0)
    view = match.view(0)
    assert isinstance(told, str) and "own team" in told.split("\n")[0]
    for team in ("Oaks", "Elms", "Swans", "Kites", "Ponds"):
        assert team in told
    assert all(card in told for card in getattr(view, "hand", {}))
    assert max(map(len, told.split("\n"))) <= 80


def test_plain_board_of_a_spectator_has_no_secrets(match: rimet.Match) -> None:
    told = drawn(match, rimet.SPECTATOR)
    assert "own team" not in told and "hand" not in told


def test_plain_board_fits_narrow_windows(match: rimet.Match) -> None:
    assert max(map(len, drawn(match, 0, 40).split("\n"))) <= 40


def test_own_board(match: rimet.Match, monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("park_cup.terminal")

    def sketch(view: rimet.View, name: object, width: int) -> Text:
        assert callable(name)
        return Text(f"{name(view.viewer)} {name('BRA')} {width}")

    module.sketch = sketch  # type: ignore[attr-defined]
    module.__spec__ = sys.modules["park_cup"].__spec__
    monkeypatch.setitem(sys.modules, "park_cup.terminal", module)
    assert drawn(match, 0) == "1 Brazil 80"

"""Test the drawing of Goal!Game for the terminal: what it shows, and that it fits."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import rimet
from rimet import Rng
from rimet.games.goal_game.terminal import sketch
from tests.games.goal_game.table import Table

NAMES = ("Ana", "Bea", "Carl", "Dora")


def name(who: int | str) -> str:
    """Return a coach's name."""
    return NAMES[who] if isinstance(who, int) else who


def drawn(table: Table, width: int = 80) -> list[str]:
    """Return the lines of a table's drawing."""
    console = Console(width=width, color_system=None, record=True, file=StringIO())
    console.print(sketch(table.view(), name, width))
    return console.export_text().rstrip("\n").split("\n")


def test_a_card_has_its_sides_around_its_middle() -> None:
    table = Table(2, cards=["RYBG/offside", "RYBG"]).no_auction().play("open=A1 RYBG/offside pass")
    lines = drawn(table)
    assert lines[0].startswith("1-2 I ↻  Bea ▶ Ana")
    assert [line[:5] for line in lines[1:4]] == ["  R  ", "G ⚑ Y", "  B  "]
    assert [line[6:11] for line in lines[1:4]] == ["░░░░░", "░░B1░", "░.04░"]
    assert [line[12:17] for line in lines[1:4]] == ["░░░░░", "░░C1░", "░░░░░"]
    assert lines[-2].split() == "Ana R 10¤ 0 0-0 Bea".split()
    assert lines[-1].split() == "▶ Bea Y 10¤ 0 0-0 Ana".split()


def test_an_auction_shows_the_bank_the_bid_and_who_has_passed() -> None:
    lines = drawn(Table(4).play("quarter-back=2 pass"))
    assert lines[1] == "▤ FFFFFFGGGGGQQQQQ"
    assert lines[2].split() == "Q 2¤ Ana ✗ Bea".split()
    assert drawn(Table(3))[2].split() == ["▶", "Ana"]


def test_strikes_and_footballers() -> None:
    table = Table(2, cards=["RRRR", "RRRR/penalty-kick"]).no_auction()
    table.give(0, "goalkeeper goalkeeper").play("open=A1 RRRR pass")
    table.play("open=B1 RRRR/penalty-kick goalkeeper")
    lines = drawn(table)
    assert lines[0] == "1-2 I ↻  Bea ▶ Ana  B1  ●✗  ←?"
    assert lines[-2].split() == "▶ Ana R 10¤ G g 0 0-0 Bea".split()


def test_penalties_and_the_end() -> None:
    table = Table(2).no_auction().last_card({}).quiet().play("red").quiet().quiet()
    lines = drawn(table)
    assert lines[0].startswith("1-2 ●● Ana 0-0 Bea 0/0   Ana ▶ Bea")
    assert max(map(len, lines)) <= 80 and "░L1░" not in lines[2] and "░░K1░" in lines[2]
    lines = drawn(table.finish(1))
    assert "★" in lines[0] and {lines[-1][-2:], lines[-2][-2:]} == {"1.", "2."}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("figure", ["columns", "random"])
def test_it_fits_into_80_columns_and_18_lines_or_the_figures_height(
    players: int, figure: str
) -> None:
    table = Table(players, figure=figure)
    rng = Rng(players)
    while table.state.to_act != rimet.OVER:
        if table.state.to_act >= 0 and rng.below(4) == 0:
            lines = drawn(table)
            shown = table.view().figure
            tall = shown.rows if shown is not None and shown.rows > 4 else 12
            assert len(lines) <= 2 + tall + players and max(map(len, lines)) <= 80
        table.state.apply(table.state.sample(rng))


def test_a_wide_figure_is_drawn_flat() -> None:
    table = Table(3, figure="random", cards=["RYBG/sponsor"])
    table.no_auction().play(" ".join(f"{column},0" for column in range(1, 15)))
    table.play("open=O1 GRYB/sponsor")
    lines = drawn(table)
    assert lines[1].endswith("░N1░GRYB¤") and len(lines[1]) == 15 * 5

"""Test the board in the terminal: it fits, and shows what matters without colour."""

from __future__ import annotations

import pytest
from rich.console import Console

import rimet
from rimet.football.nations import is_nation, nation
from rimet.games.mundialito.terminal import sketch
from tests.games.mundialito.table import Table

COACHES = ("Ana", "Bo", "Célestine-Amandine", "Dimitri", "Eva", "Farid")
TALLEST = 18


def name(who: int | str) -> str:
    """Return the name of a coach, or of a team."""
    if isinstance(who, int):
        return COACHES[who]
    return nation(who).name() if is_nation(who) else who


def drawn(table: Table, width: int = 80) -> list[str]:
    """Return the board as lines without any colour."""
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(sketch(table.view(), name, width))
    return capture.get().splitlines()


@pytest.mark.parametrize("width", [80, 100, 140, 200])
@pytest.mark.parametrize("mode", ["I", "II", "IIB"])
@pytest.mark.parametrize("players", [1, 2, 3, 6])
def test_the_board_fits(width: int, mode: str, players: int) -> None:
    table = Table(mode=mode, players=players, chosen="", blank="Narnia", handout="draft")
    rng = rimet.Rng(players)
    steps = 0
    while True:
        if steps % 5 == 0 or table.state.to_act == rimet.OVER:
            lines = drawn(table, width)
            assert len(lines) <= TALLEST
            assert max(len(line) for line in lines) <= width
        if table.state.to_act == rimet.OVER:
            break
        table.state.apply(table.state.sample(rng))
        steps += 1


def test_the_match_being_played() -> None:
    table = Table().hand_out().play("BRA BRA-EGY roll 1")
    first, second, *_ = drawn(table)
    assert first.startswith("1/16 Brazil ★★★ (Ana)   1 : -   ▶ Egypt ★ (Dimitri)")
    assert second.strip() == "▸[★]"


def test_penalty_kicks_are_shown_die_by_die() -> None:
    table = Table().hand_out().meet("BRA", "POR", 1, 1, 2, 2, 5, 4, 3, 0, 1)
    first, second, *_ = drawn(table)
    assert "3 : 3" in first
    assert "+2 : +2" in second and "BRA 5+4+3=12" in second and "POR 0+1=1" in second
    assert second.rstrip().endswith("[★★★] [★★]▸[★]")


def test_groups_with_their_tables() -> None:
    table = Table(mode="II").hand_out().lay().roll(3, 0, 1, 1)
    lines = drawn(table)
    assert lines[2].startswith("A ─")
    assert lines[3].startswith("1 BRA ★★★   3  +3")
    assert lines[6].startswith("4 POR ★★    0  -3")


def test_the_road_to_the_final() -> None:
    table = Table(players=2).hand_out().play_round(32)
    lines = drawn(table)
    assert lines[0].startswith("★ ★ ★  ")
    labels = [line[:4].strip() for line in lines[2:11]]
    assert labels == ["1/16", "", "", "", "1/8", "", "1/4", "1/2", "3-4"]
    assert "1-2" in lines[10]


def test_who_acts_and_what_is_left() -> None:
    table = Table(handout="draft").play("BRA ARG GER")
    lines = drawn(table)
    assert lines[0].strip() == "▤ 29  ▶ Dimitri"
    assert lines[-4].split() == ["Ana", "1/1", "★★★", "BRA"]
    assert lines[-1].startswith("▶ Dimitri")

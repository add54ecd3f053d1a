"""Test the wall chart in the terminal: everything on it, nothing beyond its width."""

from __future__ import annotations

import re
from io import StringIO

import msgspec
import pytest
from rich.console import Console

import rimet
from rimet import SPECTATOR, Game, Rng
from rimet.games.tournament_football.terminal import sketch
from rimet.games.tournament_football.view import CupView
from rimet.kernel.components import component_text
from rimet.kernel.state import OVER, State

WIDTHS = (40, 62, 80, 84, 100, 120, 160, 240)
PACKAGE = "rimet.games.tournament_football"


def cup(**options: object) -> Game:
    """Return the game."""
    return rimet.load("tournament-football", **options)  # type: ignore[arg-type]


def state_after(game: Game, turns: int, seed: int = 4) -> State:
    """Return a state of random play after so many choices, or the end."""
    state, rng = game.start(), Rng(seed)
    while state.to_act != OVER and (turns > 0 or state.to_act < 0):
        turns -= state.to_act >= 0
        state.apply(state.sample(rng))
    return state


def cup_view(game: Game, turns: int, viewer: int = 0) -> CupView:
    """Return what a viewer sees after so many choices."""
    view = game.view(state_after(game, turns), viewer)
    assert isinstance(view, CupView)
    return view


def name(who: int | str) -> str:
    """Return names as a client would."""
    return f"Player {who + 1}" if isinstance(who, int) else f"{who}land is a land"


def drawn(view: CupView, width: int, colours: bool = False) -> list[str]:
    """Return the lines of the chart."""
    console = Console(
        width=width,
        file=StringIO(),
        force_terminal=colours,
        color_system="256" if colours else None,
        highlight=False,
    )
    console.print(sketch(view, name, width))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().splitlines()


@pytest.mark.parametrize("turns", [0, 60, 150, 1000])
@pytest.mark.parametrize("board", ["world-cup", "olympic"])
@pytest.mark.parametrize("longer", [False, True])
def test_no_line_is_wider_than_the_window(turns: int, board: str, longer: bool) -> None:
    view = cup_view(cup(board=board, longer=longer), turns)
    for width in WIDTHS:
        console = Console(width=width, file=StringIO())
        lines = console.render_lines(sketch(view, name, width), pad=False)
        assert all(sum(part.cell_length for part in line) <= width for line in lines)


@pytest.mark.parametrize("turns", [0, 60, 150, 1000])
@pytest.mark.parametrize(
    "options", [{}, {"longer": True}, {"players": 8}, {"players": 24}], ids=str
)
def test_the_board_fits_eighty_by_eighteen(turns: int, options: dict[str, object]) -> None:
    assert len(drawn(cup_view(cup(**options), turns), 80)) <= 18


@pytest.mark.parametrize("width", [62, 80, 120, 200])
def test_in_the_groups_every_place_and_team_is_shown(width: int) -> None:
    view = cup_view(cup(), 40)
    text = "\n".join(drawn(view, width))
    for field in view.fields:
        assert field.name in text and field.team in text
    assert all(half_field.name in text for half_field in view.half_fields)
    assert f"≡ {view.deck}" in text
    assert all(f"Player {seat + 1}" in text for seat in range(4))


@pytest.mark.parametrize("width", [62, 80, 120, 200])
def test_in_the_knock_out_every_half_field_and_its_team_is_shown(width: int) -> None:
    view = cup_view(cup(), 150)
    assert view.half_fields[0].team and not view.can_play_group
    text = "\n".join(drawn(view, width))
    for half_field in view.half_fields:
        assert half_field.name in text and half_field.team in text
    failed = [field for field in view.fields if field.final]
    assert failed and all(field.team in text for field in failed)


def test_own_teams_are_marked_without_colour() -> None:
    view = cup_view(cup(), 20)
    lines = drawn(view, 80)
    stars = [line.split("★ ")[1:] for line in lines]
    marked = [part.split()[1] for parts in stars for part in parts]
    assert sorted(marked) == sorted(view.own_teams)


def test_cards_are_chips_and_backs() -> None:
    view = cup_view(cup(), 60)
    text = "\n".join(drawn(view, 80))
    backs = sum(place.cards.count(-1) for place in (*view.fields, *view.half_fields))
    assert backs > 0 and text.count("▒▒") == backs
    held = [f"{card.goals}.{card.penalties}" for card in view.hand for _ in range(card.count)]
    assert f"Player 1:  {'  '.join(held)}" in text


def test_a_total_is_what_the_viewer_sees() -> None:
    view = cup_view(cup(), 60)
    line = next(line for line in drawn(view, 62) if " A1 " in line)
    field = view.fields[0]
    assert f"{field.goals}.{field.penalties}" in line


def test_a_resolved_group_keeps_its_totals() -> None:
    game = cup(longer=True)
    view = next(
        view
        for view in (cup_view(game, turns) for turns in range(60, 200, 10))
        if any(field.total for field in view.fields)
    )
    field = next(field for field in view.fields if field.total and not field.cards)
    line = next(line for line in drawn(view, 62) if f" {field.name} " in line)
    assert " {}.{}".format(*field.total) in line


def test_a_spectator_sees_no_hand_and_no_stars() -> None:
    text = "\n".join(drawn(cup_view(cup(), 60, SPECTATOR), 80))
    assert "★" not in text and "Player 1:" not in text


def test_the_end_tells_the_first_four_and_their_managers() -> None:
    view = cup_view(cup(), 1000)
    champion = next(field for field in view.fields if field.final == 1)
    sign = "★" if champion.owner == 0 else str(champion.owner + 1)
    for width in (80, 140):
        assert any(f"1.{champion.team}({sign})" in line for line in drawn(view, width))


def test_who_is_to_act_and_who_is_out_is_told() -> None:
    view = cup_view(cup(), 30)
    assert f"▸{view.to_act + 1} " in drawn(view, 80)[0]
    seats = [msgspec.structs.replace(seat, is_in=False) for seat in view.seats]
    assert drawn(msgspec.structs.replace(view, seats=seats), 80)[0].count("✕") == 4


def test_cards_of_ones_own_are_shown_for_what_they_are() -> None:
    cards = component_text(PACKAGE, "cards-1").text.replace("goals = 3", "goals = 5")
    view = cup_view(cup(cards=cards), 100)
    places = (*view.fields, *view.half_fields)
    fives = [kind for place in places for kind in place.cards if view.kinds[kind][0] == 5 <= kind]
    assert fives
    chips = re.findall("5[⁰¹²]", "\n".join(drawn(view, 80)))
    assert len(chips) == len(fives)


def test_colours_add_nothing_that_signs_do_not_tell() -> None:
    view = cup_view(cup(), 60)
    coloured = drawn(view, 80, colours=True)
    assert "\x1b[" in "".join(coloured)
    assert [re.sub("\x1b\\[[0-9;]*m", "", line) for line in coloured] == drawn(view, 80)

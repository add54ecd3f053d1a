"""Test the board in the terminal: everything on it, nothing beyond its width."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from rimet import SPECTATOR, Rng
from rimet.games.world_cup_game.game import WorldCupGame
from rimet.games.world_cup_game.rules.play import CupState
from rimet.games.world_cup_game.terminal import sketch
from rimet.games.world_cup_game.view import WorldCupView
from rimet.kernel.state import OVER
from tests.games.world_cup_game.script import load_game

WIDTHS = (40, 80, 120, 200)


def state_in(game: WorldCupGame, round_: int, seed: int = 3) -> CupState:
    """Return a state of random play some turns into a round, or the end after the last round."""
    state, rng = game.start(), Rng(seed)
    turns = 12
    while state.to_act != OVER and (state.to_act < 0 or state.round < round_ or turns > 0):
        turns -= state.to_act >= 0 and state.round == round_
        state.apply(state.sample(rng))
    return state


def drawn(view: WorldCupView, width: int) -> list[str]:
    """Return the lines of the board."""

    def name(who: int | str) -> str:
        return f"Player {who + 1}" if isinstance(who, int) else f"{who}land"

    console = Console(width=width, file=StringIO(), color_system=None, highlight=False)
    console.print(sketch(view, name, width))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().splitlines()


@pytest.mark.parametrize("edition", ["2002", "1974", "1982", "1994"])
def test_every_round_shows_its_matches_and_fits(edition: str) -> None:
    game = load_game(2, edition=edition)
    for number, stage in enumerate(game.plan.edition.round):
        view = game.view(state_in(game, number), 0)
        for width in WIDTHS:
            lines = drawn(view, width)
            assert all(len(line) <= width for line in lines)
            text = "\n".join(lines)
            for match in view.rounds[view.round].matches:
                assert f"{view.matches[match].name} " in text, (stage.kind, width)


def test_tokens_are_told_apart() -> None:
    game = load_game(2, edition="1974")
    shown = set()
    for seed in range(6):
        for line in drawn(game.view(state_in(game, 0, seed), 0), 120):
            shown |= set(line)
    assert set("321½DP✕·★▒≡▸") <= shown


def test_tables_follow_the_view() -> None:
    game = load_game(2, edition="1982")
    view = game.view(state_in(game, 0), 0)
    lines = drawn(view, 80)
    for group in view.groups:
        if group.lines:
            best = group.lines[0]
            told = next(line for line in lines if line.startswith(f"{group.name}  1."))
            assert best.team in told and f" {best.points} {best.scored}:{best.conceded}" in told


def test_a_hand_is_shown_to_its_owner_alone() -> None:
    game = load_game(3)
    state = state_in(game, 0)
    for viewer in range(3):
        view = game.view(state, viewer)
        line = next(line for line in drawn(view, 80) if line.startswith(f"Player {viewer + 1}:"))
        held = [kind.kind for kind in view.kinds for _ in range(kind.hand)]
        assert line.split(":", 1)[1].split() == held and len(held) >= 2
    assert not any(line.startswith("Player 1:") for line in drawn(game.view(state, SPECTATOR), 80))


def test_the_end_names_the_champion_and_the_road() -> None:
    game = load_game(2, edition="1994")
    view = game.view(state_in(game, 99), 0)
    lines = drawn(view, 120)
    assert lines[-1] == f"★ {view.champion}land"
    over = [match for match in view.matches if not match.group and match.winner]
    text = "\n".join(lines)
    for match in over:
        assert match.name in text
    shot_out = [match for match in over if match.kicks and match.round != view.round]
    for match in shot_out:
        assert f"({match.kicks[0]}:{match.kicks[1]})" in text

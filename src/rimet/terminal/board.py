"""The board of a game: its own drawing where it has one, else a plain one."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from rich.console import RenderableType

from rimet.kernel.game import Game, View
from rimet.terminal.plain import plain_board
from rimet.terminal.sentences import Teller


def draw_board(game: Game, view: View, teller: Teller, width: int) -> RenderableType:
    """Return the board as one viewer may see it.

    A game draws its own with `sketch(view, name, width)` in its module `terminal`, where `name`
    gives the name of a seat or, for a text, of a team.
    """
    module = f"{game.package()}.terminal"
    if find_spec(module) is None:
        return plain_board(view, teller, width)

    def name(who: int | str) -> str:
        return teller.name(who) if isinstance(who, int) else teller.team(who)

    drawn: RenderableType = import_module(module).sketch(view, name, width)
    return drawn

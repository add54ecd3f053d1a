"""The options of The World Cup Game."""

from __future__ import annotations

from typing import Annotated

from rimet.games.world_cup_game.edition import PACKAGE, Edition, load_edition, read_edition, years
from rimet.kernel.components import component_text
from rimet.kernel.errors import OptionError
from rimet.kernel.options import Choice, Data, Number, Options

DRAFT = "draft"


class WorldCupOptions(Options, frozen=True, kw_only=True):
    """What can be chosen before a match; an edition of one's own stands for the year's."""

    players: Annotated[int, Number(2, 16)] = 4
    edition: Annotated[str, Choice(*years())] = "2002"
    handout: Annotated[str, Choice("random", DRAFT)] = "random"
    extra_goals: bool = True
    third_table: Annotated[str, Choice("rulebook", "real")] = "rulebook"
    own_edition: Annotated[str, Data("own", like="edition")] = ""
    cards: Annotated[str, Data("cards")] = "cards-1"
    dice: Annotated[str, Data("dice")] = "dice-1"


def chosen_edition(options: WorldCupOptions) -> Edition:
    """Return the edition of the year, or the one that was brought along (WCG-R0)."""
    if options.own_edition:
        edition = read_edition(component_text(PACKAGE, options.own_edition))
    else:
        edition = load_edition(options.edition)
    if options.players > len(edition.team):
        raise OptionError(
            "too_few_teams", rule="WCG-4", players=options.players, teams=len(edition.team)
        )
    return edition

"""The options of World Cup Tournament Football."""

from __future__ import annotations

from typing import Annotated

from rimet.games.tournament_football.components import (
    BOARDS,
    Board,
    load_board,
    load_series,
    series_names,
)
from rimet.kernel.errors import OptionError
from rimet.kernel.options import Choice, Data, Number, Options, Words

NO_SERIES = "none"
AUTO = "auto"


class CupOptions(Options, frozen=True, kw_only=True):
    """What can be chosen before a match; 0 teams per player is the default of WCT-R10."""

    players: Annotated[int, Number(2, 24)] = 4
    board: Annotated[str, Choice(AUTO, *BOARDS)] = AUTO
    series: Annotated[str, Choice(NO_SERIES, *series_names())] = NO_SERIES
    seeding: Annotated[str, Choice("real", "rating")] = "real"
    lineup: Annotated[str, Words(120)] = ""
    teams_per_player: Annotated[int, Number(0, 12)] = 0
    hidden: bool = False
    open: bool = False
    wild: bool = False
    longer: bool = False
    team_scoring: bool = False
    teams: Annotated[str, Data("teams")] = "teams-1"
    cards: Annotated[str, Data("cards")] = "cards-1"


def chosen_board(options: CupOptions) -> Board:
    """Return the board: the one named, else the series' own, else the World Cup (WCT-R7)."""
    if options.board != AUTO:
        return load_board(options.board)
    if options.series != NO_SERIES:
        return load_board(load_series(options.series).board)
    return load_board(BOARDS[0])


def flags_each(options: CupOptions, board: Board) -> int:
    """Return the teams per player (WCT-R10); refuse what the board or the rules cannot hold."""
    if options.players > board.teams:
        allowed = f"2-{board.teams}"
        raise OptionError(
            "too_many_players", rule="WCT-4", players=options.players, allowed=allowed
        )
    if options.open and options.wild:
        raise OptionError("open_and_wild", rule="WCT-28")
    most = board.teams // options.players
    if options.teams_per_player > most:
        raise OptionError(
            "too_many_teams", rule="WCT-R10", teams=options.teams_per_player, allowed=f"1-{most}"
        )
    return options.teams_per_player or board.teams // max(options.players, 3)

"""The options of World Cup Tournament Football."""

from __future__ import annotations

from typing import Annotated

from rimet.games.tournament_football.components import (
    BOARDS,
    POINTS,
    Board,
    board_of,
    load_board,
    make_board,
)
from rimet.games.tournament_football.lineup import RATING, REAL
from rimet.games.tournament_football.series import (
    Series,
    early_series,
    load_series,
    series_names,
)
from rimet.kernel.errors import OptionError
from rimet.kernel.options import Choice, Data, Later, Listed, Number, Options

NO_SERIES = "none"
AUTO = "auto"


class CupOptions(Options, frozen=True, kw_only=True):
    """What can be chosen before a match; 0 teams per player is the default of WCT-R10."""

    players: Annotated[int, Number(2, 24)] = 4
    board: Annotated[str, Choice(AUTO, *BOARDS)] = AUTO
    series: Annotated[str, Choice(NO_SERIES, *series_names())] = NO_SERIES
    seeding: Annotated[str, Choice(REAL, RATING)] = REAL
    lineup: Annotated[str, Listed("teams")] = ""
    teams_per_player: Annotated[int, Number(0, 12)] = 0
    hidden: bool = False
    open: bool = False
    wild: bool = False
    longer: bool = False
    team_scoring: bool = False
    teams: Annotated[str, Data("teams")] = "teams-1"
    cards: Annotated[str, Data("cards")] = "cards-1"
    early_groups: Annotated[bool, Later()] = False
    bracket: Annotated[str, Data("bracket"), Later()] = ""
    points: Annotated[str, Data("points"), Later()] = POINTS


def is_scored(options: CupOptions) -> bool:
    """Whether there is team scoring; who brings points along wants them to count (WCT-25)."""
    return options.team_scoring or options.points != POINTS


def chosen_series(options: CupOptions) -> Series | None:
    """Return the series that is played, if any (WCT-30)."""
    return None if options.series == NO_SERIES else load_series(options.series)


def chosen_seeding(options: CupOptions, series: Series | None) -> str:
    """Return whether real groups are kept or all are seeded by rating (WCT-R9, WCT-R15)."""
    if options.early_groups:
        if series is None or not series.is_early:
            name = options.series if series is None else series.name
            allowed = ", ".join(early_series())
            raise OptionError("no_early_groups", rule="WCT-R15", series=name, allowed=allowed)
        if options.seeding == RATING:
            raise OptionError("groups_and_rating", rule="WCT-R15", series=series.name)
        return REAL
    if series is not None and series.is_early:
        return RATING
    return options.seeding


def chosen_board(options: CupOptions, series: Series | None) -> Board:
    """Return the board: the one named, or that of series or bracket, or the World Cup (WCT-R7)."""
    if options.board != AUTO:
        name = options.board
    elif series is not None:
        name = series.board
    else:
        name = board_of(options.bracket) if options.bracket else BOARDS[0]
    if (options.bracket, options.points) == ("", POINTS):
        return load_board(name)
    return make_board(name, options.bracket, options.points)


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

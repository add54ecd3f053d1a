"""Choose the teams that take part, as far as no lot decides."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

import msgspec

from rimet.kernel.errors import OptionError

from .components import Board, Team
from .series import Series, load_series

REAL: Final = "real"
RATING: Final = "rating"
SEEDINGS: Final = (REAL, RATING)
LIKELY: Final = "1994"
NO_GROUP: Final = -1


class LineUp(msgspec.Struct, frozen=True):
    """Which teams take part, by their numbers, and in which real group.

    All of `fixed` do, in ascending order, and `drawn` of the `pool`, which are equally rated and
    none when `drawn` is 0. `groups` has an entry for every team of the set: its real
    group, from 0, or NO_GROUP. Either all teams that take part have a group or none has.
    """

    fixed: tuple[int, ...]
    pool: tuple[int, ...]
    drawn: int
    groups: tuple[int, ...]

    @property
    def keeps_groups(self) -> bool:
        """Whether the real groups are kept, rather than seeded by rating."""
        return any(group != NO_GROUP for group in self.groups)


def choose_line_up(
    teams: Sequence[Team],
    board: Board,
    series: Series | None,
    own_codes: Sequence[str],
    seeding: str,
) -> LineUp:
    """Return the line-up of a series, of one's own choice, or of neither the usual one.

    `seeding` is one of SEEDINGS and matters only where a series has real groups.
    """
    if series is not None and own_codes:
        raise OptionError("series_and_teams", rule="WCT-5", series=series.name)
    if own_codes:
        return _own(teams, board, own_codes)
    if series is not None:
        return _historical(teams, board, series, seeding)
    return _usual(teams, board)


def _own(teams: Sequence[Team], board: Board, codes: Sequence[str]) -> LineUp:  # WCT-5
    for index, code in enumerate(codes):
        if code in codes[:index]:
            raise OptionError("team_twice", rule="WCT-5", team=code)
    numbers = _numbers(teams, codes)
    if len(numbers) != board.teams:
        raise OptionError("wrong_count", rule="WCT-5", found=len(numbers), needed=board.teams)
    return _fill_up(teams, board, numbers)


def _historical(teams: Sequence[Team], board: Board, series: Series, seeding: str) -> LineUp:
    if series.board != board.name:  # WCT-R7
        raise OptionError(
            "series_not_for_board",
            rule="WCT-R7",
            series=series.name,
            board=board.name,
            needed=series.board,
        )
    line_up = _fill_up(teams, board, _numbers(teams, series.codes))
    if seeding == RATING:
        return line_up
    groups = [NO_GROUP] * len(teams)
    for group, codes in enumerate(series.groups):  # WCT-R9
        for number in _numbers(teams, codes):
            groups[number] = group
    return msgspec.structs.replace(line_up, groups=tuple(groups))


def _usual(teams: Sequence[Team], board: Board) -> LineUp:
    """Return the likely teams of 1994 where they fit, else the best rated (WCT-R11)."""
    likely = load_series(LIKELY)
    if likely.board == board.name and {team.code for team in teams} >= set(likely.codes):
        return _historical(teams, board, likely, RATING)
    return _fill_up(teams, board, [])


def _numbers(teams: Sequence[Team], codes: Sequence[str]) -> list[int]:
    """Return the numbers of teams by their codes, in the order of the codes."""
    number = {team.code: index for index, team in enumerate(teams)}
    for code in codes:
        if code not in number:
            raise OptionError("unknown_team", rule="WCT-2", team=code[:20])
    return [number[code] for code in codes]


def _fill_up(teams: Sequence[Team], board: Board, chosen: Sequence[int]) -> LineUp:
    """Add the best rated absent teams, and leave the lots among equals open (WCT-R7)."""
    fixed = list(chosen)
    absent = [number for number in range(len(teams)) if number not in fixed]
    absent.sort(key=lambda number: teams[number].rating, reverse=True)
    pool: list[int] = []
    for _, equals in groupby(absent, key=lambda number: teams[number].rating):
        if len(fixed) == board.teams:
            break
        pool = list(equals)
        if len(fixed) + len(pool) > board.teams:
            break
        fixed += pool
        pool = []
    drawn = board.teams - len(fixed)
    return LineUp(tuple(sorted(fixed)), tuple(sorted(pool)), drawn, (NO_GROUP,) * len(teams))

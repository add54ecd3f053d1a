"""Know the series: whose teams take part, and in which groups they really played."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

import msgspec

from rimet.football.finals import finals, load_finals
from rimet.games.tournament_football.components import (
    GROUP_SIZE,
    PACKAGE,
    BoardName,
    Rating,
    Team,
    is_code,
    load_board,
    read_teams,
)
from rimet.kernel.components import OWN, ComponentText, Entry, component_text, shipped_sets
from rimet.kernel.errors import OptionError

SERIES: Final = "series"
NEWCOMERS: Final = "newcomers-1"
# Real groups of finals before this year are kept only where they are asked for.
EARLY: Final = 1974

Groups = tuple[tuple[str, ...], ...]


class SeriesTeam(Entry, frozen=True, kw_only=True):
    """A team in its place of a series; `note` says what was corrected.

    A rating is for a team that the set of teams may lack.
    """

    code: str
    note: str = ""
    group: str = ""
    goals: Rating | None = None
    penalties: Rating | None = None


class SeriesText(Entry, frozen=True, kw_only=True):
    """What a series' file says; `finals` names the year of the real groups.

    Without teams those of the finals take part. One's own groups stand with the teams instead.
    """

    board: BoardName
    year: int = 0
    team: tuple[SeriesTeam, ...] = ()
    finals: str = ""
    renamed: dict[str, str] = {}


class Series(msgspec.Struct, frozen=True, kw_only=True):
    """A series: its teams, best first where that is known, and the real groups where known.

    `newcomers` are teams with the ratings that they bring along where the set lacks them. Groups
    that are `early` are kept only where they are asked for (WCT-R15).
    """

    name: str
    year: int
    board: BoardName
    codes: tuple[str, ...]
    groups: Groups = ()
    is_early: bool = False
    newcomers: tuple[Team, ...] = ()


@cache
def series_names() -> tuple[str, ...]:
    """Name the historical series, oldest first."""
    return tuple(name.removeprefix(f"{SERIES}-") for name in shipped_sets(PACKAGE)[SERIES])


@cache
def early_series() -> tuple[str, ...]:
    """Name the series whose real groups are kept only where they are asked for."""
    return tuple(name for name in series_names() if load_series(name).is_early)


@cache
def load_series(name: str) -> Series:
    """Load a historical series by its name."""
    if name not in series_names():
        allowed = ", ".join(series_names())
        raise OptionError("unknown_series", rule="WCT-30", series=name[:60], allowed=allowed)
    return read_series(component_text(PACKAGE, f"{SERIES}-{name}"), name)


@cache
def load_newcomers() -> tuple[Team, ...]:
    """Load the teams of later finals that the 84 lack, with ratings of ours (WCT-R16)."""
    return tuple(read_teams(component_text(PACKAGE, NEWCOMERS), fewest=1))


def read_series(text: ComponentText, name: str = OWN) -> Series:
    """Return a series that is fit to be played on its board."""
    found = text.read(SeriesText)
    _check_teams(text, found)
    real = _real_groups(text, found) if found.finals else ()
    codes = tuple(team.code for team in found.team) or tuple(
        code for group in real for code in group
    )
    if not codes:
        raise text.refused("set_field_missing", field="team")
    rated = tuple(
        Team(code=team.code, goals=team.goals, penalties=team.penalties)
        for team in found.team
        if team.goals is not None and team.penalties is not None
    )
    return Series(
        name=name,
        year=found.year,
        board=found.board,
        codes=codes,
        groups=real or _own_groups(text, found),
        is_early=found.finals != "" and int(found.finals) < EARLY,
        newcomers=(*rated, *(team for team in load_newcomers() if team.code in codes)),
    )


def _check_teams(text: ComponentText, found: SeriesText) -> None:
    most = load_board(found.board).teams
    if len(found.team) > most:
        raise text.refused("set_team_count", ".team", fewest=1, most=most, found=len(found.team))
    codes: set[str] = set()
    for index, team in enumerate(found.team):
        place = f".team[{index}]"
        if not is_code(team.code):
            raise text.refused("set_no_code", f"{place}.code", name=team.code[:60])
        if team.code in codes:
            raise text.refused("set_entry_twice", f"{place}.code", name=team.code)
        if (team.goals is None) != (team.penalties is None):
            missing = "goals" if team.goals is None else "penalties"
            raise text.refused("set_field_missing", place, field=missing)
        codes.add(team.code)


def _real_groups(text: ComponentText, found: SeriesText) -> Groups:
    """Return the groups of real finals by the codes of our teams; they must be this series'."""
    if found.finals not in finals():
        allowed = ", ".join(finals())
        raise text.refused("set_field_value", ".finals", field="finals", allowed=allowed)
    groups = _renamed_groups(found.finals, found.renamed)
    letters = load_board(found.board).groups
    if [len(group) for group in groups] != [GROUP_SIZE] * len(letters):
        raise text.refused("set_other_groups", ".finals", finals=found.finals, board=found.board)
    real = {code for group in groups for code in group}
    odd = real.symmetric_difference(team.code for team in found.team) if found.team else ()
    if odd or not all(map(is_code, real)):
        raise text.refused(
            "set_other_teams", ".finals", finals=found.finals, teams=", ".join(sorted(odd))[:200]
        )
    for index, team in enumerate(found.team):
        if team.group:
            raise text.refused("set_groups_twice", f".team[{index}].group", finals=found.finals)
    return groups


def _renamed_groups(year: str, renamed: Mapping[str, str]) -> Groups:
    groups = load_finals(year).groups
    return tuple(tuple(renamed.get(code, code) for code in group.teams) for group in groups)


def _own_groups(text: ComponentText, found: SeriesText) -> Groups:
    """Return the groups that stand with the teams: of all, or of none."""
    letters = load_board(found.board).groups
    if not any(team.group for team in found.team):
        return ()
    for index, team in enumerate(found.team):
        if len(team.group) != 1 or team.group not in letters:
            place, allowed = f".team[{index}].group", ", ".join(letters)
            raise text.refused("set_field_value", place, field="group", allowed=allowed)
    groups = []
    for letter in letters:
        group = tuple(team.code for team in found.team if team.group == letter)
        if len(group) != GROUP_SIZE:
            raise text.refused(
                "set_group_size", ".team", group=letter, needed=GROUP_SIZE, found=len(group)
            )
        groups.append(group)
    return tuple(groups)

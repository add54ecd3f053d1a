"""Know the series: whose teams take part, and in which groups they really played."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

import msgspec

from rimet.football.finals import load_finals
from rimet.games.tournament_football.components import PACKAGE, BoardName
from rimet.kernel.components import Entry, component_text
from rimet.kernel.errors import OptionError

# Real groups of finals before this year are kept only where they are asked for.
EARLY: Final = 1974


class SeriesTeam(Entry, frozen=True, kw_only=True):
    """A team in its place of a series; `note` says what was corrected."""

    code: str
    note: str = ""


class SeriesText(Entry, frozen=True, kw_only=True):
    """What a series' file says; `finals` names the year of the real groups."""

    year: int
    board: BoardName
    team: tuple[SeriesTeam, ...]
    finals: str = ""
    renamed: dict[str, str] = {}


class Series(msgspec.Struct, frozen=True, kw_only=True):
    """A series: its teams, best first where that is known, and the real groups where known."""

    name: str
    year: int
    board: BoardName
    codes: tuple[str, ...]
    groups: tuple[tuple[str, ...], ...] = ()

    @property
    def is_early(self) -> bool:
        """Whether the real groups are kept only where they are asked for (WCT-R15)."""
        return 0 < self.year < EARLY and self.groups != ()


@cache
def series_names() -> tuple[str, ...]:
    """Name the historical series, oldest first."""
    files = (resources.files(PACKAGE) / "data" / "series").iterdir()
    names = (file.name.removesuffix(".toml") for file in files if file.name.endswith(".toml"))
    return tuple(sorted(names))


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
    text = component_text(PACKAGE, f"series/{name}").read(SeriesText)
    groups = _real_groups(text.finals, text.renamed) if text.finals else ()
    return Series(
        name=name,
        year=text.year,
        board=text.board,
        codes=tuple(team.code for team in text.team),
        groups=groups,
    )


def _real_groups(year: str, renamed: Mapping[str, str]) -> tuple[tuple[str, ...], ...]:
    """Return the groups of real finals by the codes of our teams."""
    groups = load_finals(year).groups
    return tuple(tuple(renamed.get(code, code) for code in group.teams) for group in groups)

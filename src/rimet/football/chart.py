"""Know the chart of World Cup history that a rulebook of 1993 prints, with its order and slips."""

from functools import cache
from typing import Final, Literal

import msgspec

from rimet.football.finals import finals
from rimet.football.nations import is_nation
from rimet.football.reading import read_data, refuse

FILE: Final = "chart.toml"


class ChartSlip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A slip of the chart: the team that should stand there, and the one that is printed."""

    kind: Literal["omitted", "instead", "together", "host"]
    team: str
    printed: str = ""


class ChartLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The finals of one year in the chart, or where `is_order` is off, a field that was likely.

    `entries` is how many countries entered the qualifying rounds.
    """

    year: str
    origin: str
    host: str
    entries: int
    teams: tuple[str, ...]
    is_order: bool = True
    slips: tuple[ChartSlip, ...] = ()


class _Chart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lines: tuple[ChartLine, ...]


@cache
def load_chart() -> dict[str, ChartLine]:
    """Load the chart, by year."""
    lines = read_data(FILE, _Chart).lines
    for line in lines:
        key = f"lines {line.year}"
        if line.year not in finals():
            raise refuse(FILE, key, "there were no finals")
        if len(set(line.teams)) != len(line.teams):
            raise refuse(FILE, key, "a team stands twice")
        for code in (line.host, *line.teams, *(slip.team for slip in line.slips)):
            if not is_nation(code):
                raise refuse(FILE, key, f"no nation has the code {code!r}")
    return {line.year: line for line in lines}

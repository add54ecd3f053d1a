"""Replay real tournaments from the results that the tests have written down."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from rimet.football.brackets import fill_second_groups
from rimet.football.finals import load_finals
from rimet.football.results import Result, parse_result
from rimet.football.tables import (
    Order,
    Standing,
    cut,
    earlier_columns,
    part_by_lots,
    rank_group,
    rank_lines,
)
from rimet.football.thirds import place_thirds

FOLDER: Final = Path(__file__).parent / "results"
YEARS: Final = tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Holds a group's results by match day, and its end as `team points goals`."""

    results: tuple[str, ...]
    standing: tuple[str, ...]

    @property
    def scores(self) -> list[Result]:
        """Parse the results."""
        return [parse_result(text) for text in self.results]

    @property
    def order(self) -> tuple[str, ...]:
        """Name the teams from first to last."""
        return tuple(line.split()[0] for line in self.standing)


class Tie(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Holds who met in a knock-out match, and who went on."""

    home: str
    away: str
    winner: str


class Real(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Holds what really happened in one year."""

    origin: str
    groups: dict[str, Played]
    knockout: dict[str, Tie]
    second_groups: dict[str, Played] = {}
    thirds: tuple[str, ...] = ()
    lots: tuple[str, ...] = ()


@cache
def real(year: str) -> Real:
    """Load what really happened in one year."""
    return msgspec.convert(tomllib.loads((FOLDER / f"{year}.toml").read_text("utf-8")), Real)


def ranked(order: Order | None) -> Order:
    """Insist that an order is there."""
    assert order is not None
    return order


def first_round(year: str) -> dict[str, Standing]:
    """Rank the groups of a year by their real results, before any lots."""
    finals = load_finals(year)
    return {
        group.name: rank_group(group.teams, real(year).groups[group.name].scores, finals.order)
        for group in finals.groups
    }


def thirds(year: str) -> Standing:
    """Rank the third-placed teams of a year, group by group in order of position."""
    finals = load_finals(year)
    lines = []
    for standing in first_round(year).values():
        decided = part_by_lots(
            standing, [team for team in real(year).lots if team in standing.order]
        )
        lines.append(decided.line(decided.team(3)))
    return rank_lines(lines, ranked(finals.thirds_order))


def second_round(year: str) -> dict[str, Standing]:
    """Rank the second groups of a year."""
    finals = load_finals(year)
    groups = fill_second_groups(finals.knockout, placed(first_round(year)))
    lines = [line for standing in first_round(year).values() for line in standing.lines]
    return {
        name: rank_group(
            teams,
            real(year).second_groups[name].scores,
            ranked(finals.second_order),
            earlier_columns(lines),
        )
        for name, teams in groups.items()
    }


def placed(standings: dict[str, Standing]) -> dict[str, str]:
    """Fill slots such as 1A and 2.4 from groups in which nobody is level."""
    slots: dict[str, str] = {}
    for name, standing in standings.items():
        for place in standing.places:
            point = "." if name.isdigit() else ""
            assert len(place.teams) == 1
            slots[f"{place.rank}{point}{name}"] = place.teams[0]
    return slots


def entrants(year: str) -> dict[str, str]:
    """Fill all slots from which the real knock-out of a year began."""
    finals = load_finals(year)
    if finals.knockout.second_groups:
        return placed(second_round(year))
    groups = {
        name: part_by_lots(standing, [team for team in real(year).lots if team in standing.order])
        for name, standing in first_round(year).items()
    }
    slots = placed(groups)
    if finals.thirds_order is not None:
        group_of = {team: name for name, standing in groups.items() for team in standing.order}
        best = cut(thirds(year), finals.knockout.best_thirds)
        assert best.left == 0
        slots |= place_thirds(
            finals.knockout, [(group_of[team], team) for team in best.through], finals.allocation
        )
    return slots


def winners(year: str) -> dict[str, str]:
    """Name the real winners of all knock-out matches of a year."""
    return {name: tie.winner for name, tie in real(year).knockout.items()}

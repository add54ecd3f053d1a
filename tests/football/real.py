"""Real tournaments, played again from their results, beside how their groups really ended."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from rimet.football.finals import load_finals
from rimet.football.history import Outcome, match_winners, rank_played, replay
from rimet.football.results import Result, parse_result
from rimet.football.tables import Order, Standing

FOLDER: Final = Path(__file__).parent / "results"
YEARS: Final = tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))


class Played(msgspec.Struct, frozen=True):
    """A group's results by match day, and its end as `team points goals`."""

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


class Tie(msgspec.Struct, frozen=True):
    """Who met in a knock-out match, and who went on."""

    home: str
    away: str
    winner: str


class Ends(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the groups of one year ended, line by line, and the order of the thirds."""

    origin: str
    groups: dict[str, tuple[str, ...]] = {}
    second_groups: dict[str, tuple[str, ...]] = {}
    thirds: tuple[str, ...] = ()


class Real(msgspec.Struct, frozen=True):
    """What really happened in one year."""

    groups: dict[str, Played]
    knockout: dict[str, Tie]
    second_groups: dict[str, Played]
    thirds: tuple[str, ...]
    lots: tuple[str, ...]


@cache
def real(year: str) -> Real:
    """Load what really happened in one year."""
    ends = msgspec.convert(tomllib.loads((FOLDER / f"{year}.toml").read_text("utf-8")), Ends)
    finals = load_finals(year)
    knockout: dict[str, Tie] = {}
    for name, winner in match_winners(finals).items():
        result = parse_result(finals.matches[name][-1])
        knockout[name] = Tie(result.home, result.away, winner)
    return Real(
        groups={name: Played(finals.group(name).results, end) for name, end in ends.groups.items()},
        knockout=knockout,
        second_groups={
            name: Played(finals.second_results[name], end)
            for name, end in ends.second_groups.items()
        },
        thirds=ends.thirds,
        lots=tuple(team for group in finals.groups for team in group.lots),
    )


@cache
def replayed(year: str) -> Outcome:
    """Play a year again from its results."""
    return replay(load_finals(year))


def ranked(order: Order | None) -> Order:
    """Insist that an order is there."""
    assert order is not None
    return order


def first_round(year: str) -> dict[str, Standing]:
    """Rank the groups of a year by their real results, before any lots."""
    finals = load_finals(year)
    return {group.name: rank_played(finals, group, settled=False) for group in finals.groups}


def thirds(year: str) -> Standing:
    """Rank the third-placed teams of a year, group by group in order of position."""
    standing = replayed(year).thirds
    assert standing is not None
    return standing


def entrants(year: str) -> dict[str, str]:
    """Name who filled the slots from which the real knock-out of a year began."""
    slots = replayed(year).slots
    return {slot: slots[slot] for slot in load_finals(year).knockout.entrants}


def winners(year: str) -> dict[str, str]:
    """Name the real winners of all knock-out matches of a year."""
    return {name: tie.winner for name, tie in real(year).knockout.items()}

"""Tell the real finals to readers: where and how, the finishing order, tables, and the knock-out.

Whoever shows history, on a page or in a terminal, shows this and works out nothing.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, Literal

import msgspec

from rimet.football.brackets import THIRD_PLACE, Bracket
from rimet.football.chart import ChartLine, load_chart
from rimet.football.finals import PODIUM, Finals, load_finals
from rimet.football.history import Outcome, all_results, replay
from rimet.football.results import Result, parse_result
from rimet.football.slots import WinnerOf, parse_slot
from rimet.football.tables import FAIR_PLAY, LOTS, PLAY_OFF, Standing

# What parts a team from the one above it that no table of results would show.
TOLD_APART: Final = (LOTS, PLAY_OFF, FAIR_PLAY)
Stage = Literal["group", "thirds", "second-group", "final-pool"]


class ChronicleLine(msgspec.Struct, frozen=True):
    """One finals in a line; `best` are champion, runner-up, third and fourth."""

    year: str
    hosts: tuple[str, ...]
    teams: int
    matches: int
    goals: int
    best: tuple[str, ...]


class ChroniclePlace(msgspec.Struct, frozen=True):
    """The place of one team, or the places of all who went out in the same stage."""

    first: int
    last: int
    teams: tuple[str, ...]
    stage: str = ""


class ChronicleRow(msgspec.Struct, frozen=True):
    """A line of a table; `by` is one of TOLD_APART where that decided."""

    rank: int
    team: str
    played: int
    won: int
    drawn: int
    lost: int
    scored: int
    conceded: int
    points: int
    by: str
    is_through: bool


class ChronicleMatch(Result, frozen=True):
    """A match as it was played."""


class ChronicleTable(msgspec.Struct, frozen=True):
    """A group with its results, or the table of the thirds."""

    stage: Stage
    name: str
    rows: tuple[ChronicleRow, ...]
    matches: tuple[ChronicleMatch, ...] = ()
    play_offs: tuple[ChronicleMatch, ...] = ()


class ChronicleTie(msgspec.Struct, frozen=True):
    """A pair of the knock-out, its match and its replays.

    The winners of branches 0 and 1 of a round meet in branch 0 of the next one, and so on.
    """

    branch: int
    winner: str
    matches: tuple[ChronicleMatch, ...]


class ChronicleRound(msgspec.Struct, frozen=True):
    """A round of the knock-out."""

    name: str
    ties: tuple[ChronicleTie, ...]


class ChronicleChart(msgspec.Struct, frozen=True):
    """What the rulebook's chart says, and which of its teams it places elsewhere."""

    line: ChartLine
    differing: tuple[str, ...]


class Chronicle(msgspec.Struct, frozen=True):
    """Everything there is to tell of one finals."""

    line: ChronicleLine
    withdrawn: tuple[str, ...]
    places: tuple[ChroniclePlace, ...]
    tables: tuple[ChronicleTable, ...]
    rounds: tuple[ChronicleRound, ...]
    chart: ChronicleChart | None


def summarise(found: Finals) -> ChronicleLine:
    """Return one finals in a line."""
    results = all_results(found)
    return ChronicleLine(
        year=found.year,
        hosts=found.hosts,
        teams=len(found.teams),
        matches=len(results),
        goals=sum(result.home_goals + result.away_goals for result in results),
        best=found.ranking[:PODIUM],
    )


@cache
def chronicle(year: str) -> Chronicle:
    """Return everything there is to tell of the finals of a year."""
    found = load_finals(year)
    outcome = replay(found)
    places = tuple(_places(found, outcome))
    return Chronicle(
        line=summarise(found),
        withdrawn=found.withdrawn,
        places=places,
        tables=tuple(_tables(found, outcome)),
        rounds=tuple(_rounds(found, outcome)),
        chart=_compare(load_chart().get(year), places),
    )


def _matches(texts: Iterable[str]) -> tuple[ChronicleMatch, ...]:
    results = (parse_result(text) for text in texts)
    return tuple(ChronicleMatch(*msgspec.structs.astuple(result)) for result in results)


def _places(found: Finals, outcome: Outcome) -> list[ChroniclePlace]:
    """List the real ranking and, as far as it does not go, in which stage the others went out."""
    places = [
        ChroniclePlace(rank, rank, (team,)) for rank, team in enumerate(found.ranking, start=1)
    ]
    placed = set(found.ranking)
    stages: dict[str, list[str]] = {}
    for match in found.knockout.matches:
        stages.setdefault(match.round, []).extend(outcome.pairs[match.name])
    # Where all was knock-out, everybody stands in a round.
    for stage, teams in [*reversed(stages.items()), ("group", found.teams)]:
        out = tuple(team for team in teams if team not in placed)
        if out:
            places.append(ChroniclePlace(len(placed) + 1, len(placed) + len(out), out, stage))
            placed.update(out)
    return places


def _tables(found: Finals, outcome: Outcome) -> Iterable[ChronicleTable]:
    knocked = {team for pair in outcome.pairs.values() for team in pair}
    second = {team for standing in outcome.second_groups.values() for team in standing.order}
    for group in found.groups:
        yield ChronicleTable(
            "group",
            group.name,
            _rows(outcome.groups[group.name], second or knocked),
            _matches(group.results),
            _matches(group.play_offs),
        )
    if outcome.thirds is not None:
        yield ChronicleTable("thirds", "", _rows(outcome.thirds, knocked))
    stage: Stage = "second-group" if found.final_pool is None else "final-pool"
    for name, standing in outcome.second_groups.items():
        through = knocked or set(outcome.podium[:1])
        yield ChronicleTable(
            stage, name, _rows(standing, through), _matches(found.second_results[name])
        )


def _rows(standing: Standing, through: set[str]) -> tuple[ChronicleRow, ...]:
    rows = []
    for place in standing.places:
        for team in place.teams:
            line = standing.line(team)
            by = place.by if place.by in TOLD_APART else None
            figures = (line.played, line.won, line.drawn, line.lost, line.scored, line.conceded)
            rows.append(
                ChronicleRow(place.rank, team, *figures, line.points, by or "", team in through)
            )
    return tuple(rows)


def _rounds(found: Finals, outcome: Outcome) -> Iterable[ChronicleRound]:
    branches = _branches(found.knockout)
    rounds: dict[str, list[ChronicleTie]] = {}
    for match in found.knockout.matches:
        rounds.setdefault(match.round, []).append(
            ChronicleTie(
                branches[match.name],
                outcome.winners[match.name],
                _matches(found.matches[match.name]),
            )
        )
    return (ChronicleRound(name, tuple(ties)) for name, ties in rounds.items())


def _branches(bracket: Bracket) -> dict[str, int]:
    """Number the matches of each round so that the first two lead to the first of the next."""
    branches: dict[str, int] = {}
    for match in reversed(bracket.matches):
        branch = branches.setdefault(match.name, 0)
        for side, text in enumerate((match.home, match.away)):
            slot = parse_slot(text)
            if isinstance(slot, WinnerOf) and match.round != THIRD_PLACE:
                branches[slot.match] = 2 * branch + side
    return branches


def _compare(line: ChartLine | None, places: Sequence[ChroniclePlace]) -> ChronicleChart | None:
    if line is None:
        return None
    real = {team: place for place in places for team in place.teams}
    differing = tuple(
        team
        for rank, team in enumerate(line.teams, start=1)
        if team not in real or not real[team].first <= rank <= real[team].last
    )
    return ChronicleChart(line, differing if line.is_order else ())

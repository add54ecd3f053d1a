"""Rank teams for people: team codes, results, and criteria by name.

Criteria are the names in CRITERIA; any other name is a column that the caller gives, more being
better, or less with `fewest ` before it (`fewest red-cards`). `Order.still_level` chooses what
those do who are still level after a criterion has separated somebody: `continue` with the next
criterion, or `restart` from the first, with head to head counted among themselves alone.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal

import msgspec

from rimet.football import standings
from rimet.football.errors import FootballError
from rimet.football.results import Result, result_text

CRITERIA: Final[dict[str, int]] = {
    "points": standings.POINTS,
    "goal-difference": standings.GOAL_DIFFERENCE,
    "goals": standings.GOALS,
    "goal-average": standings.GOAL_AVERAGE,
    "wins": standings.WINS,
    "head-to-head-points": standings.HEAD_TO_HEAD_POINTS,
    "head-to-head-goal-difference": standings.HEAD_TO_HEAD_GOAL_DIFFERENCE,
    "head-to-head-goals": standings.HEAD_TO_HEAD_GOALS,
    "position": standings.POSITION,
}
EARLIER: Final = ("earlier-points", "earlier-goal-difference", "earlier-goals")
# Columns that history has told: who won a play-off, who got fewer cautions.
PLAY_OFF: Final = "play-off"
FAIR_PLAY: Final = "fair-play"
TOLD: Final = (PLAY_OFF, FAIR_PLAY)
LOTS: Final = "lots"

Columns = Mapping[str, Mapping[str, int]]


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How teams are ranked: points for a win, criteria in order, and what the level do."""

    criteria: tuple[str, ...]
    win: int = 3
    still_level: Literal["continue", "restart"] = "continue"


class Line(msgspec.Struct, frozen=True):
    """One team's matches, summed up."""

    team: str
    played: int
    won: int
    drawn: int
    lost: int
    scored: int
    conceded: int
    points: int

    @property
    def goal_difference(self) -> int:
        """Tell goals scored minus goals conceded."""
        return self.scored - self.conceded


class Place(msgspec.Struct, frozen=True):
    """The teams that share a place, from `rank` on, and what parts them from those above."""

    rank: int
    teams: tuple[str, ...]
    by: str | None = None


class Standing(msgspec.Struct, frozen=True):
    """A ranking, best first; its places partition the teams."""

    places: tuple[Place, ...]
    lines: tuple[Line, ...]

    @property
    def order(self) -> tuple[str, ...]:
        """List the teams from first to last, level ones in the order they were given in."""
        return tuple(team for place in self.places for team in place.teams)

    @property
    def level(self) -> tuple[tuple[str, ...], ...]:
        """List the sets of teams that lots must part."""
        return tuple(place.teams for place in self.places if len(place.teams) > 1)

    def team(self, rank: int) -> str:
        """Name the team on a rank, counted from 1; refuse while several are level there."""
        for place in self.places:
            if place.rank <= rank < place.rank + len(place.teams):
                if len(place.teams) > 1:
                    raise FootballError(
                        "level", f"rank {rank} is not decided among {', '.join(place.teams)}"
                    )
                return place.teams[0]
        raise FootballError("bad_slot", f"there is no rank {rank} among {len(self.lines)} teams")

    def line(self, team: str) -> Line:
        """Tell the totals of one team."""
        for line in self.lines:
            if line.team == team:
                return line
        raise FootballError("bad_slot", f"{team} does not stand in this table")


class Cut(msgspec.Struct, frozen=True):
    """Who is through, and who draws lots for how many places that are left."""

    through: tuple[str, ...]
    level: tuple[str, ...] = ()
    left: int = 0


def rank_group(
    teams: Sequence[str],
    results: Iterable[Result],
    order: Order,
    columns: Columns | None = None,
) -> Standing:
    """Rank a group by its results; teams are given in slot order, which is their position."""
    number = _numbers(teams)
    table = standings.Table(len(teams), order.win)
    played = [0] * len(teams)
    for result in results:
        for team in (result.home, result.away):
            if team not in number:
                raise FootballError(
                    "bad_result", f"{result_text(result)}: {team} is not in this group"
                )
        home, away = number[result.home], number[result.away]
        table.record(home, away, result.home_goals, result.away_goals)
        played[home] += 1
        played[away] += 1
    lines: list[Line] = []
    for index, team in enumerate(teams):
        won, points = table.wins[index], table.points[index]
        drawn = points - order.win * won
        lines.append(
            Line(
                team=team,
                played=played[index],
                won=won,
                drawn=drawn,
                lost=played[index] - won - drawn,
                scored=table.scored[index],
                conceded=table.conceded[index],
                points=points,
            )
        )
    return _rank(table, lines, order, columns or {})


def rank_lines(lines: Sequence[Line], order: Order, columns: Columns | None = None) -> Standing:
    """Rank teams of different groups by their totals, as best thirds are; position as given."""
    _numbers([line.team for line in lines])
    table = standings.Table(len(lines), order.win)
    for index, line in enumerate(lines):
        table.points[index] = line.points
        table.wins[index] = line.won
        table.scored[index] = line.scored
        table.conceded[index] = line.conceded
    return _rank(table, lines, order, columns or {})


def rank_columns(teams: Sequence[str], order: Order, columns: Columns) -> Standing:
    """Rank teams that played no matches, by columns and position alone."""
    return rank_group(teams, (), order, columns)


def earlier_columns(lines: Iterable[Line]) -> dict[str, dict[str, int]]:
    """Make the columns of EARLIER out of an earlier round's totals."""
    columns: dict[str, dict[str, int]] = {name: {} for name in EARLIER}
    for line in lines:
        columns[EARLIER[0]][line.team] = line.points
        columns[EARLIER[1]][line.team] = line.goal_difference
        columns[EARLIER[2]][line.team] = line.scored
    return columns


def cut(standing: Standing, count: int) -> Cut:
    """Tell who is among the first `count`, and which level set the line runs through."""
    through: list[str] = []
    for place in standing.places:
        left = count - len(through)
        if left <= 0:
            break
        if len(place.teams) > left:
            return Cut(tuple(through), place.teams, left)
        through.extend(place.teams)
    return Cut(tuple(through))


def part_by_lots(standing: Standing, drawn: Sequence[str]) -> Standing:
    """Part level teams by lots that the caller has drawn, best lot first.

    Level sets of which not every team has drawn a lot stay level.
    """
    lot = {team: number for number, team in enumerate(drawn)}
    if len(lot) != len(drawn) or not set(lot) <= set(standing.order):
        raise FootballError(
            "bad_lots", f"lots {', '.join(drawn)}: a team twice or of another table"
        )
    places: list[Place] = []
    for place in standing.places:
        if len(place.teams) == 1 or not set(place.teams) <= set(lot):
            places.append(place)
            continue
        by = place.by
        for step, team in enumerate(sorted(place.teams, key=lot.__getitem__)):
            places.append(Place(place.rank + step, (team,), by))
            by = LOTS
    return _standing(places, standing.lines)


def _numbers(teams: Sequence[str]) -> dict[str, int]:
    number = {team: index for index, team in enumerate(teams)}
    if len(number) != len(teams):
        raise FootballError("bad_slot", f"a team stands twice among {', '.join(teams)}")
    return number


def _rank(
    table: standings.Table, lines: Sequence[Line], order: Order, columns: Columns
) -> Standing:
    codes: list[int] = []
    names: dict[int, str] = {standings.NOTHING: ""}
    for name in order.criteria:
        code = CRITERIA[name] if name in CRITERIA else _add_column(table, lines, name, columns)
        codes.append(code)
        names[code] = name
    places: list[Place] = []
    rank = 1
    for place in standings.rank(table, codes, order.still_level == "restart"):
        teams = tuple(lines[team].team for team in place.teams)
        places.append(Place(rank, teams, names[place.by] or None))
        rank += len(teams)
    return _standing(places, lines)


def _add_column(table: standings.Table, lines: Sequence[Line], name: str, columns: Columns) -> int:
    base = standings.FEWEST if name.startswith("fewest ") else standings.MOST
    column = columns.get(name.removeprefix("fewest "))
    if column is None:
        raise FootballError(
            "bad_criterion", f"criterion {name!r} is neither built in nor a column given"
        )
    missing = [line.team for line in lines if line.team not in column]
    if missing:
        raise FootballError("bad_column", f"column {name!r} has no value for {', '.join(missing)}")
    return base + table.add_column([column[line.team] for line in lines])


def _standing(places: Sequence[Place], lines: Sequence[Line]) -> Standing:
    by_team = {line.team: line for line in lines}
    ordered = tuple(by_team[team] for place in places for team in place.teams)
    return Standing(tuple(places), ordered)

"""Rank teams by results and columns, one criterion after another.

This is the compiled core: teams are 0, 1, ..., criteria are the codes below, and nothing here
knows a name. `rimet.football.tables` is the same for people.

Each criterion is applied to a set of teams that are level so far and splits it. What becomes of
those still level after a split is the tournament's choice:

go on       (`restart=False`) they go on with the next criterion;
start again (`restart=True`) they start again with the first criterion, so that head to head is
            counted afresh among fewer teams.

Head to head counts only the matches among exactly those level when it is applied. No criterion
that is not listed has any influence, and no chance: who is level to the end shares a place.
"""

from typing import Final

from rimet.football.errors import FootballError

NOTHING: Final = -1
POINTS: Final = 0
GOAL_DIFFERENCE: Final = 1
GOALS: Final = 2
# Scored to conceded, compared as fractions. Without a goal conceded it is above every fraction;
# 0 to 0, which is no fraction, counts as even, like 1 to 1, so that the order stays consistent.
GOAL_AVERAGE: Final = 3
WINS: Final = 4
HEAD_TO_HEAD_POINTS: Final = 5
HEAD_TO_HEAD_GOAL_DIFFERENCE: Final = 6
HEAD_TO_HEAD_GOALS: Final = 7
# The lower team number is above the higher.
POSITION: Final = 8
# MOST + k: more in column k is better; FEWEST + k: less is.
MOST: Final = 100
FEWEST: Final = 200


class Place:
    """The teams that share a place, ascending, and what parts them from the place above."""

    def __init__(self, teams: list[int], by: int) -> None:
        self.teams = teams
        self.by = by


class Table:
    """The results of a number of teams, added up, and any further columns."""

    def __init__(self, teams: int, win: int) -> None:
        self.teams: int = teams
        self.win: int = win
        self.points: list[int] = [0] * teams
        self.wins: list[int] = [0] * teams
        self.scored: list[int] = [0] * teams
        self.conceded: list[int] = [0] * teams
        self.home: list[int] = []
        self.away: list[int] = []
        self.home_goals: list[int] = []
        self.away_goals: list[int] = []
        self.columns: list[list[int]] = []

    def clear(self) -> None:
        """Forget all results and columns, so that the table can serve again."""
        for team in range(self.teams):
            self.points[team] = 0
            self.wins[team] = 0
            self.scored[team] = 0
            self.conceded[team] = 0
        self.home.clear()
        self.away.clear()
        self.home_goals.clear()
        self.away_goals.clear()
        self.columns.clear()

    def record(self, home: int, away: int, home_goals: int, away_goals: int) -> None:
        """Add one result."""
        if home < 0 or away < 0 or home >= self.teams or away >= self.teams or home == away:
            raise FootballError(
                "bad_result", f"no match of {home} and {away} in a table of {self.teams} teams"
            )
        if home_goals < 0 or away_goals < 0:
            raise FootballError("bad_result", f"{home_goals}-{away_goals} is no score")
        self.home.append(home)
        self.away.append(away)
        self.home_goals.append(home_goals)
        self.away_goals.append(away_goals)
        self.scored[home] += home_goals
        self.conceded[home] += away_goals
        self.scored[away] += away_goals
        self.conceded[away] += home_goals
        if home_goals > away_goals:
            self.points[home] += self.win
            self.wins[home] += 1
        elif home_goals < away_goals:
            self.points[away] += self.win
            self.wins[away] += 1
        else:
            self.points[home] += 1
            self.points[away] += 1

    def adopt(self, team: int, other: "Table", other_team: int) -> None:
        """Take a team's totals over from another table, as when thirds of groups are compared."""
        self.points[team] = other.points[other_team]
        self.wins[team] = other.wins[other_team]
        self.scored[team] = other.scored[other_team]
        self.conceded[team] = other.conceded[other_team]

    def add_column(self, values: list[int]) -> int:
        """Add a column, one value for each team, and return its number k for MOST and FEWEST."""
        if len(values) != self.teams:
            raise FootballError(
                "bad_column",
                f"column {len(self.columns)} has {len(values)} values for {self.teams} teams",
            )
        self.columns.append(values)
        return len(self.columns) - 1


def rank(table: Table, criteria: list[int], restart: bool) -> list[Place]:
    """Order the teams of a table, best first; the places partition them."""
    again = len(criteria)
    for index in range(len(criteria) - 1, -1, -1):
        code = criteria[index]
        _check(table, code)
        # Among fewer teams only head to head can come out differently: start there.
        if restart and HEAD_TO_HEAD_POINTS <= code <= HEAD_TO_HEAD_GOALS:
            again = index
    places: list[Place] = []
    _split(table, criteria, again, list(range(table.teams)), 0, NOTHING, places)
    return places


def _check(table: Table, code: int) -> None:
    if POINTS <= code <= POSITION:
        return
    column = code - FEWEST if code >= FEWEST else code - MOST
    if column < 0 or column >= len(table.columns):
        raise FootballError("bad_criterion", f"criterion {code} is not built in and no column here")


def _split(
    table: Table,
    criteria: list[int],
    again: int,
    level: list[int],
    first: int,
    by: int,
    places: list[Place],
) -> None:
    at = first
    while at < len(criteria) and len(level) > 1:
        keys = _keys(table, criteria[at], level)
        if _sort(level, keys):
            following = at + 1
            if again < following:
                following = again
            start = 0
            for end in range(1, len(level) + 1):
                if end == len(level) or keys[end] != keys[start]:
                    above = by if start == 0 else criteria[at]
                    _split(table, criteria, again, level[start:end], following, above, places)
                    start = end
            return
        at += 1
    places.append(Place(level, by))


def _sort(level: list[int], keys: list[int]) -> bool:
    """Sort teams and keys together, highest key first, and tell whether any keys differ."""
    differ = False
    for index in range(1, len(keys)):
        key = keys[index]
        if key != keys[0]:
            differ = True
        team = level[index]
        at = index
        while at > 0 and keys[at - 1] < key:
            keys[at] = keys[at - 1]
            level[at] = level[at - 1]
            at -= 1
        keys[at] = key
        level[at] = team
    return differ


def _keys(table: Table, code: int, level: list[int]) -> list[int]:
    if code == POINTS:
        return [table.points[team] for team in level]
    if code == GOAL_DIFFERENCE:
        return [table.scored[team] - table.conceded[team] for team in level]
    if code == GOALS:
        return [table.scored[team] for team in level]
    if code == GOAL_AVERAGE:
        return _averages(table, level)
    if code == WINS:
        return [table.wins[team] for team in level]
    if code == POSITION:
        return [-team for team in level]
    if code >= FEWEST:
        fewest = table.columns[code - FEWEST]
        return [-fewest[team] for team in level]
    if code >= MOST:
        most = table.columns[code - MOST]
        return [most[team] for team in level]
    return _among(table, code, level)


def _averages(table: Table, level: list[int]) -> list[int]:
    """Rank goal averages exactly: the key is how many of the others are worse."""
    over: list[int] = []
    under: list[int] = []
    for team in level:
        scored = table.scored[team]
        conceded = table.conceded[team]
        if conceded == 0:
            over.append(1)
            under.append(1 if scored == 0 else 0)
        else:
            over.append(scored)
            under.append(conceded)
    keys: list[int] = []
    for one in range(len(level)):
        worse = 0
        for two in range(len(level)):
            if over[two] * under[one] < over[one] * under[two]:
                worse += 1
        keys.append(worse)
    return keys


def _among(table: Table, code: int, level: list[int]) -> list[int]:
    """Count points, goal difference or goals of the matches among these teams only."""
    seat = [-1] * table.teams
    for index in range(len(level)):
        seat[level[index]] = index
    keys = [0] * len(level)
    for number in range(len(table.home)):
        home = seat[table.home[number]]
        away = seat[table.away[number]]
        if home < 0 or away < 0:
            continue
        home_goals = table.home_goals[number]
        away_goals = table.away_goals[number]
        if code == HEAD_TO_HEAD_GOALS:
            keys[home] += home_goals
            keys[away] += away_goals
        elif code == HEAD_TO_HEAD_GOAL_DIFFERENCE:
            keys[home] += home_goals - away_goals
            keys[away] += away_goals - home_goals
        elif home_goals > away_goals:
            keys[home] += table.win
        elif home_goals < away_goals:
            keys[away] += table.win
        else:
            keys[home] += 1
            keys[away] += 1
    return keys

"""Standings: points, level teams, lots, and the best thirds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tests.games.world_cup_game.referee.board import Fixture
from tests.games.world_cup_game.referee.question import Asking, lot

# The value of a team among those it is level with: the more, the better.
Criterion = Callable[[str, Sequence[str]], int]


@dataclass(frozen=True)
class Record:
    """What a team has got in some matches."""

    points: int
    difference: int
    goals: int


def count(team: str, fixtures: Sequence[Fixture], win: int) -> Record:
    """Return the record of a team in those of these matches that it played (WCG-21, WCG-31)."""
    points = scored = conceded = 0
    for match in fixtures:
        for own, other in (match.rows, match.rows[::-1]):
            if own.team == team:
                points += win * (own.goals > other.goals) + (own.goals == other.goals)
                scored += own.goals
                conceded += other.goals
    return Record(points, scored - conceded, scored)


def criteria(
    order: Sequence[str],
    fixtures: Sequence[Fixture],
    win: int,
    records: Mapping[str, Record],
    first: Mapping[str, Record],
) -> list[Criterion]:
    """Return the criteria of an order; points come before all."""

    def own_matches(team: str, level: Sequence[str]) -> int:
        among = [match for match in fixtures if {row.team for row in match.rows} <= {*level}]
        return count(team, among, win).points

    known: dict[str, Criterion] = {
        "points": lambda team, _: records[team].points,
        "difference": lambda team, _: records[team].difference,
        "goals": lambda team, _: records[team].goals,
        "own matches": own_matches,
        "first points": lambda team, _: first[team].points,
        "first difference": lambda team, _: first[team].difference,
        "first goals": lambda team, _: first[team].goals,
    }
    return [known[name] for name in ("points", *order)]


def rank(
    level: Sequence[str],
    values: Sequence[Criterion],
    is_lot_drawn: Callable[[int, int], bool],
    above: int = 0,
) -> Asking[list[str]]:
    """Return teams best first, with lots for those whom nothing else parts (WCG-R13).

    Whoever is parted from the others leaves, and the rest begin again with the first criterion.
    `is_lot_drawn` is asked how many are above the level teams, and how many those are.
    """
    if len(level) == 1:
        return list(level)
    for value in values:
        worth = {team: value(team, level) for team in level}
        if len({*worth.values()}) > 1:
            found: list[str] = []
            for height in sorted({*worth.values()}, reverse=True):
                part = [team for team in level if worth[team] == height]
                found += yield from rank(part, values, is_lot_drawn, above + len(found))
            return found
    if not is_lot_drawn(above, len(level)):
        return list(level)
    drawn = yield from lot(level)
    rest = [team for team in level if team != drawn]
    return [drawn, *(yield from rank(rest, values, is_lot_drawn, above + 1))]

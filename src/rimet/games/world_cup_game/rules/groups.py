"""The end of a group: points, level teams, lots, and the best thirds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rimet.football import standings
from rimet.games.world_cup_game import told
from rimet.games.world_cup_game.rules.course import (
    IN_GROUP,
    RANKED,
    RANKS,
    SOURCE,
    THIRD,
    THIRD_RANK,
    WINNER,
)
from rimet.games.world_cup_game.setup import (
    BY_CRITERION,
    BY_EARLIER,
    BY_LEVEL,
    BY_LOTS,
    BY_NOTHING,
    BY_SHIFT,
    FIRST_LOT,
    LINE,
    LOT,
    LOT_BITS,
    MOST_LOTS,
    THIRD_LOT,
)
from rimet.games.world_cup_game.state import Cup, bit
from rimet.kernel.state import CHANCE

EARLIER_COLUMNS: Final = 3
ALL_GROUPS: Final = -1


def ranked(cup: Cup, group: i64, rank: i64) -> i64:
    """Return the team on a rank, from 0, of a group that is settled."""
    return cup.chart.standing[cup.table.course.group_slots[group] + rank] & LINE


def source_team(cup: Cup, source: i64) -> i64:
    """Return the team that a slot of a second group or a knock-out side is waiting for."""
    course = cup.table.course
    kind: i64 = source // SOURCE
    number: i64 = source % SOURCE
    if kind == RANKED:
        return ranked(cup, number // RANKS, number % RANKS)
    if kind == THIRD:
        return ranked(cup, course.third_table[cup.thirds * course.thirds + number], THIRD_RANK)
    side: i64 = cup.chart.won[number - course.first_knockout]
    if kind == WINNER:
        return cup.team_on(2 * number + side)
    return cup.team_on(2 * number + 1 - side)


def slot_team(cup: Cup, slot: i64) -> i64:
    """Return the team in a slot of a group."""
    course = cup.table.course
    if slot < course.group_slots[course.first_groups]:
        return course.slots[slot]
    return source_team(cup, course.slots[slot])


def count_group(cup: Cup, group: i64) -> standings.Table:
    """Return the table of a group from the goals of its matches (WCG-21, WCG-31)."""
    course = cup.table.course
    table = standings.Table(course.group_sizes[group], course.win)
    for match in range(course.group_matches[group], course.group_matches[group + 1]):
        home: i64 = 2 * match
        table.record(
            course.sides[home], course.sides[home + 1], cup.goals(home), cup.goals(home + 1)
        )
    return table


def add_earlier(cup: Cup, group: i64, table: standings.Table) -> None:
    """Add the first-round record of the teams of a second group (WCG-33, WCG-R15)."""
    course = cup.table.course
    points: list[int] = []
    differences: list[int] = []
    goals: list[int] = []
    for slot in range(course.group_slots[group], course.group_slots[group + 1]):
        team: i64 = slot_team(cup, slot)
        before: i64 = team // IN_GROUP
        earlier = count_group(cup, before)
        number: i64 = team - IN_GROUP * before
        points.append(earlier.points[number])
        differences.append(earlier.scored[number] - earlier.conceded[number])
        goals.append(earlier.scored[number])
    table.add_column(points)
    table.add_column(differences)
    table.add_column(goals)


def add_lots(cup: Cup, count: i64, table: standings.Table) -> None:
    """Add the lots that were drawn, as the last column."""
    table.add_column([cup.lots >> (LOT_BITS * number) & FIRST_LOT for number in range(count)])


def told_by(code: i64, lots: i64) -> i64:
    """Return a criterion's code as standings keep it."""
    if code < standings.MOST:
        return BY_CRITERION + code
    if code == standings.MOST + lots:
        return BY_LOTS
    return BY_EARLIER + code - standings.MOST


def settle_group(cup: Cup, group: i64) -> bool:
    """Rank a group, or have a lot drawn and return False (WCG-21, WCG-33, WCG-R13).

    Lots are drawn only for ranks that lead somewhere; below them level teams share a rank.
    """
    course = cup.table.course
    table = count_group(cup, group)
    order = course.order
    lots: i64 = 0
    if group >= course.first_groups:
        add_earlier(cup, group, table)
        order = course.second_order
        lots = EARLIER_COLUMNS
    add_lots(cup, course.group_sizes[group], table)
    places = standings.rank(table, order, True)
    start: i64 = course.group_slots[group]
    rank: i64 = 0
    for place in places:
        if len(place.teams) > 1 and rank < course.depths[group]:
            cup.used = 0
            for number in place.teams:
                cup.used |= bit(slot_team(cup, start + number))
            cup.ask(LOT, CHANCE)
            return False
        rank += len(place.teams)
    standing = cup.own_chart().standing
    rank = 0
    for place in places:
        by: i64 = BY_NOTHING
        if rank > 0:
            by = told_by(place.by, lots)
        for number in place.teams:
            standing[start + rank] = slot_team(cup, start + number) | by << BY_SHIFT
            rank += 1
            by = BY_LEVEL
    cup.lots = 0
    tell_standing(cup, group)
    return True


def tell_standing(cup: Cup, group: i64) -> None:
    """Tell the ranks of a group."""
    if cup.journal is None:
        return
    start: i64 = cup.table.course.group_slots[group]
    for rank in range(cup.table.course.group_sizes[group]):
        line: i64 = cup.chart.standing[start + rank]
        cup.tell(told.TEAM_RANKED, line & LINE, group, rank + 1, line >> BY_SHIFT, 0)
    cup.mark()


def draw_lot(cup: Cup, team: i64) -> None:
    """Put the team that chance chose before those it is level with (WCG-R13)."""
    course = cup.table.course
    number: i64 = 0
    group: i64 = ALL_GROUPS
    if cup.phase == LOT:
        group = cup.cursor
        start: i64 = course.group_slots[group]
        while slot_team(cup, start + number) != team:
            number += 1
    else:
        while ranked(cup, number, THIRD_RANK) != team:
            number += 1
    drawn: i64 = 0
    for index in range(MOST_LOTS):
        if cup.lots >> (LOT_BITS * index) & FIRST_LOT > 0:
            drawn += 1
    cup.lots |= (FIRST_LOT - drawn) << (LOT_BITS * number)
    cup.tell(told.LOT_DRAWN, team, group, 0, 0, 0)
    cup.mark()
    cup.used = 0


def settle_thirds(cup: Cup) -> bool:
    """Find the best thirds, or have a lot drawn and return False (WCG-28, WCG-R14)."""
    course = cup.table.course
    table = standings.Table(course.first_groups, course.win)
    for group in range(course.first_groups):
        table.adopt(
            group, count_group(cup, group), ranked(cup, group, THIRD_RANK) - IN_GROUP * group
        )
    add_lots(cup, course.first_groups, table)
    places = standings.rank(table, course.thirds_order, True)
    rank: i64 = 0
    thirds: i64 = 0
    for place in places:
        after: i64 = rank + len(place.teams)
        if rank < course.thirds < after:
            cup.used = 0
            for number in place.teams:
                cup.used |= bit(ranked(cup, number, THIRD_RANK))
            cup.ask(THIRD_LOT, CHANCE)
            return False
        if after <= course.thirds:
            for number in place.teams:
                thirds |= bit(number)
        rank = after
    cup.thirds = thirds
    cup.lots = 0
    if cup.journal is not None:
        tell_thirds(cup, places)
    return True


def tell_thirds(cup: Cup, places: list[standings.Place]) -> None:
    """Tell the ranks of the thirds."""
    rank: i64 = 0
    for place in places:
        by: i64 = BY_NOTHING
        if rank > 0:
            by = told_by(place.by, 0)
        for number in place.teams:
            through: i64 = cup.thirds >> number & 1
            cup.tell(told.THIRD_RANKED, ranked(cup, number, THIRD_RANK), rank + 1, by, through, 0)
            rank += 1
            by = BY_LEVEL
    cup.mark()


def finish_group(cup: Cup, group: i64) -> None:
    """Note the place of the teams of a group that are out (WCG-28, WCG-R20)."""
    course = cup.table.course
    leading: i64 = course.depths[group]
    if group < course.first_groups and course.thirds > 0:
        leading = THIRD_RANK
        if cup.thirds >> group & 1 == 1:
            leading += 1
    place = cup.own_chart().place
    for rank in range(leading, course.group_sizes[group]):
        team: i64 = ranked(cup, group, rank)
        place[team] = course.group_places[group]
        cup.tell(told.TEAM_PLACED, team, place[team], 0, 0, 0)

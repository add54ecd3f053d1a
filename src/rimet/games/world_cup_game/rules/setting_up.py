"""Setting up: the teams are handed out or drafted, and the first cards are dealt."""

from __future__ import annotations

from mypy_extensions import i64

from rimet.games.world_cup_game import told
from rimet.games.world_cup_game.rules.rows import count_round
from rimet.games.world_cup_game.setup import (
    COLOURS,
    DEAL,
    DRAFT,
    EXTRA_TEAM,
    HAND,
    HANDOUT,
    NOBODY,
    OPEN_ROUND,
)
from rimet.games.world_cup_game.state import Cup, empty_row
from rimet.kernel.state import CHANCE


def begin(cup: Cup) -> None:
    """Put the teams of the first groups on their rows, and begin to hand out (WCG-2, WCG-4)."""
    course = cup.table.course
    for row in range(course.rows):
        group: i64 = course.match_groups[row >> 1]
        if 0 <= group < course.first_groups:
            team: i64 = course.slots[course.group_slots[group] + course.sides[row]]
            cup.rows[row] = empty_row(team, course.spaces[team])
    count_round(cup)
    hand_on(cup)


def hand_on(cup: Cup) -> None:
    """Let the next seat have a team, until none is left (WCG-4, WCG-R21)."""
    table = cup.table
    teams: i64 = table.course.teams
    dealt: i64 = teams - cup.due
    if cup.due == 0:
        cup.cursor = table.first
        cup.ask(DEAL, CHANCE)
        return
    cup.cursor = (table.first + dealt) % table.seats
    if table.is_draft:
        cup.ask(DRAFT, cup.cursor)
    elif dealt < teams - teams % table.seats:
        cup.ask(HANDOUT, CHANCE)
    else:
        cup.ask(EXTRA_TEAM, CHANCE)


def give(cup: Cup, team: i64, seat: i64) -> None:
    """Give a team to a seat; everybody sees whose it is (WCG-4)."""
    cup.own_chart().owner[team] = seat
    cup.due -= 1


def hand_out(cup: Cup, team: i64) -> None:
    """Give the team that chance chose to the seat whose turn it is (WCG-4)."""
    cup.tell(told.TEAM_DEALT, cup.cursor, team, 0, 0, 0)
    give(cup, team, cup.cursor)
    hand_on(cup)


def lacks_extra(cup: Cup, seat: i64) -> bool:
    """Whether a seat has no more than its even share of teams."""
    share: i64 = cup.table.course.teams // cup.table.seats
    for team in range(cup.table.course.teams):
        if cup.chart.owner[team] == seat:
            share -= 1
    return share == 0


def give_extra(cup: Cup, seat: i64) -> None:
    """Let the seat that the lot chose have a further team (WCG-R21)."""
    cup.cursor = seat
    cup.tell(told.EXTRA_TEAM_DUE, seat, 0, 0, 0, 0)
    cup.ask(HANDOUT, CHANCE)


def can_draft(cup: Cup, team: i64) -> bool:
    """Whether a team is free and no stronger colour is left (WCG-4)."""
    return cup.chart.owner[team] == NOBODY and cup.table.course.colours[team] == best_colour(cup)


def best_colour(cup: Cup) -> i64:
    """Return the strongest colour of which a team is free."""
    best: i64 = COLOURS
    for team in range(cup.table.course.teams):
        if cup.chart.owner[team] == NOBODY and cup.table.course.colours[team] < best:
            best = cup.table.course.colours[team]
    return best


def draft(cup: Cup, team: i64) -> None:
    """Give a seat the team of its choice; the order runs on round the table (WCG-4, WCG-R21)."""
    cup.tell(told.TEAM_DRAFTED, cup.cursor, team, 0, 0, 0)
    give(cup, team, cup.cursor)
    hand_on(cup)


def deal(cup: Cup, kind: i64) -> None:
    """Deal a card; the seat to the dealer's left begins once all have three (WCG-5, WCG-6)."""
    cup.stock.draw(cup.cursor, kind)
    cup.tell(told.CARD_DRAWN, cup.cursor, kind, DEAL, 0, 0)
    cup.cursor = (cup.cursor + 1) % cup.table.seats
    if cup.stock.sizes[cup.cursor] == HAND:
        cup.cursor = 0
        cup.phase = OPEN_ROUND

"""Resolving the rounds, from the first knock-out match to The Final."""

from __future__ import annotations

from mypy_extensions import i64

from rimet.games.tournament_football import told
from rimet.games.tournament_football.rules.groups import BY_GOALS, BY_PENALTIES, BY_POSITION
from rimet.games.tournament_football.setup import (
    BANK,
    DONE,
    TOTAL,
)
from rimet.games.tournament_football.state import Cup
from rimet.kernel.state import OVER


def resolve_rounds(cup: Cup) -> None:
    """Play match after match; third place stands before The Final (WCT-22, WCT-23)."""
    for match in range(len(cup.table.winner_goes)):
        resolve_match(cup, match)
    if cup.table.is_scored:
        for seat in range(cup.table.seats):
            cup.tell(told.MANAGER_SCORED, seat, manager_score(cup, seat), 0, 0, 0)
        if cup.journal is not None:
            tell_title(cup)
    cup.ask(DONE, OVER)


def resolve_match(cup: Cup, match: i64) -> None:
    """Reveal both owners, turn the cards over, and send winner and loser on (WCT-22)."""
    table = cup.table
    field: i64 = table.spots + 2 * match
    home: i64 = cup.chart.entrant[2 * match]
    away: i64 = cup.chart.entrant[2 * match + 1]
    reveal_owner(cup, home)
    reveal_owner(cup, away)
    total: i64 = 0
    other: i64 = 0
    if cup.journal is None:
        total = cup.turn_over(home, field)
        other = cup.turn_over(away, field + 1)
    else:
        turn_cards(cup, field)
        cup.tell_total(home, field)
        cup.tell_total(away, field + 1)
        total = cup.total(home, field)
        other = cup.total(away, field + 1)
    goals: i64 = total // TOTAL - other // TOTAL
    penalties: i64 = total % TOTAL - other % TOTAL
    by: i64 = BY_POSITION
    ahead: i64 = cup.chart.placing[away] - cup.chart.placing[home]
    if goals != 0:
        by = BY_GOALS
        ahead = goals
    elif penalties != 0:
        by = BY_PENALTIES
        ahead = penalties
    winner: i64 = home
    loser: i64 = away
    if ahead < 0:
        winner = away
        loser = home
    if cup.journal is not None:
        team = cup.chart.team
        cup.tell(told.MATCH_RESOLVED, match, team[winner], team[loser], by, 0)
        if match == len(table.winner_goes) - 1:
            cup.mark()  # the cup has a moment of its own
    send(cup, winner, table.winner_goes[match], table.lost_place[match] - 1)
    send(cup, loser, table.loser_goes[match], table.lost_place[match])
    if cup.journal is not None:
        cup.mark()


def reveal_owner(cup: Cup, spot: i64) -> None:
    """Make a team's owner known to everybody."""
    if cup.chart.known[spot] == 0:
        chart = cup.own_chart()
        chart.known[spot] = 1
        if cup.journal is not None:
            cup.tell(told.OWNER_REVEALED, chart.team[spot], cup.owner[spot], 1, 0, 0)


def turn_cards(cup: Cup, field: i64) -> None:
    """Turn the cards of a match over by turns, a card of either side after the other."""
    cup.mark()
    for slot in range(cup.table.capacity):
        for side in range(2):
            if slot < cup.count_on(field + side):
                cup.turn_card(field + side, slot)
                cup.mark()


def send(cup: Cup, spot: i64, half: i64, place: i64) -> None:
    """Send a team along its path, or note the place it finished in (WCT-23)."""
    chart = cup.own_chart()
    if half >= 0:
        chart.entrant[half] = spot
    else:
        chart.final[spot] = place
        if cup.journal is not None:
            cup.tell(told.TEAM_PLACED, chart.team[spot], place, 1, 0, 0)


def tell_title(cup: Cup) -> None:
    """Tell who is manager of the series: the highest total, or several (WCT-25, WCT-R5)."""
    best: i64 = manager_score(cup, 0)
    for seat in range(1, cup.table.seats):
        best = max(best, manager_score(cup, seat))
    for seat in range(cup.table.seats):
        if manager_score(cup, seat) == best:
            cup.tell(told.SERIES_WON, seat, best, 0, 0, 0)


def manager_score(cup: Cup, seat: i64) -> i64:
    """Return the points of a manager's teams less their goal ratings (WCT-25)."""
    total: i64 = 0
    for spot in range(cup.table.spots):
        if cup.owner[spot] == seat:
            total += cup.table.points[cup.chart.final[spot]]
            total -= cup.table.team_goals[cup.chart.team[spot]]
    return total


def scores(cup: Cup) -> list[int]:
    """Return 1 for the champion's owner, or the manager scores (WCT-24, WCT-R5)."""
    if cup.to_act != OVER:
        return [0] * cup.table.seats
    if cup.table.is_scored:
        return [manager_score(cup, seat) for seat in range(cup.table.seats)]
    found = [0] * cup.table.seats
    for spot in range(cup.table.spots):
        if cup.chart.final[spot] == 1 and cup.owner[spot] != BANK:
            found[cup.owner[spot]] = 1
    return found

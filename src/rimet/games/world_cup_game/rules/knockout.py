"""Knock-out matches: goals, shoot-outs kick by kick, and the final places."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rimet.games.world_cup_game import told
from rimet.games.world_cup_game.setup import (
    BLACK,
    BLANK,
    LAST_KICK,
    SETTLE,
    SHOOTOUT,
    SHOOTOUT_LOT,
)
from rimet.games.world_cup_game.state import Cup, bit
from rimet.kernel.state import CHANCE, OVER

FIVE: Final = 5
BY_GOALS: Final = 0
BY_KICKS: Final = 1
BY_LOT: Final = 2
LAST: Final = 1 << 20  # below any place
NO_GROUP: Final = -2


def settle_match(cup: Cup, match: i64) -> bool:
    """Decide a match by its goals, or begin a shoot-out and return False (WCG-25, WCG-35)."""
    home: i64 = cup.goals(2 * match)
    away: i64 = cup.goals(2 * match + 1)
    if home == away:
        cup.ask(SHOOTOUT, CHANCE)
        return False
    if home > away:
        win(cup, match, 0, BY_GOALS)
    else:
        win(cup, match, 1, BY_GOALS)
    return True


def win(cup: Cup, match: i64, side: i64, by: i64) -> None:
    """Note who won a match, and the places of those who play no more (WCG-26, WCG-R20)."""
    course = cup.table.course
    number: i64 = match - course.first_knockout
    cup.own_chart().won[number] = side
    winner: i64 = cup.team_on(2 * match + side)
    loser: i64 = cup.team_on(2 * match + 1 - side)
    cup.tell(told.MATCH_WON, match, winner, loser, by, 0)
    lost: i64 = course.lost_places[number]
    if lost > 0:
        finish(cup, loser, lost)
    if course.won_places[number] > 0:
        finish(cup, winner, course.won_places[number])
    cup.mark()


def finish(cup: Cup, team: i64, place: i64) -> None:
    """Note the place a team finished in."""
    cup.own_chart().place[team] = place
    cup.tell(told.TEAM_PLACED, team, place, 0, 0, 0)


def count_kicks(kicks: i64) -> i64:
    """Return how many kicks a side has taken."""
    count: i64 = 0
    while kicks > 1:
        kicks >>= 1
        count += 1
    return count


def count_scored(kicks: i64) -> i64:
    """Return how many kicks of a side went in."""
    count: i64 = 0
    while kicks > 1:
        count += kicks & 1
        kicks >>= 1
    return count


def next_side(cup: Cup, match: i64) -> i64:
    """Return the side that kicks next: the first-named side, then in turn (WCG-25, WCG-R22)."""
    number: i64 = match - cup.table.course.first_knockout
    if count_kicks(cup.chart.kicks[2 * number]) > count_kicks(cup.chart.kicks[2 * number + 1]):
        return 1
    return 0


def leader(home: i64, away: i64) -> i64:
    """Return the side that has won by the kicks taken, or -1 while nothing is decided.

    Five kicks each, over as soon as the rest cannot change it; then the side that alone missed.
    """
    taken: i64 = count_kicks(home)
    answered: i64 = count_kicks(away)
    ahead: i64 = count_scored(home) - count_scored(away)
    home_left: i64 = FIVE - taken
    away_left: i64 = FIVE - answered
    if taken > FIVE or (taken == FIVE and answered == FIVE):
        home_left = 0
        away_left = 0
        if taken != answered:
            return -1
    if ahead > away_left:
        return 0
    if -ahead > home_left:
        return 1
    return -1


def kick(cup: Cup, colour: i64) -> None:
    """Take a kick of the shoot-out; black and blank miss (WCG-25)."""
    match: i64 = cup.cursor
    number: i64 = match - cup.table.course.first_knockout
    side: i64 = next_side(cup, match)
    scored: i64 = 1
    if colour == BLACK or colour == BLANK:
        scored = 0
    kicks = cup.own_chart().kicks
    kicks[2 * number + side] = kicks[2 * number + side] * 2 + scored
    if cup.journal is not None:
        taken: i64 = count_kicks(kicks[2 * number + side])
        row: i64 = 2 * match + side
        cup.tell(told.KICK_TAKEN, match, cup.team_on(row), cup.team_on(row ^ 1), taken, colour)
        cup.mark()
    ahead: i64 = leader(kicks[2 * number], kicks[2 * number + 1])
    if ahead >= 0:
        win(cup, match, ahead, BY_KICKS)
        cup.cursor += 1
        cup.phase = SETTLE
    elif side == 1 and count_kicks(kicks[2 * number + 1]) == LAST_KICK:
        cup.used = bit(cup.team_on(2 * match)) | bit(cup.team_on(2 * match + 1))
        cup.ask(SHOOTOUT_LOT, CHANCE)


def decide_by_lot(cup: Cup, team: i64) -> None:
    """Let the lot end a shoot-out that would not end (WCG-R24)."""
    match: i64 = cup.cursor
    side: i64 = 0
    if cup.team_on(2 * match) != team:
        side = 1
    cup.tell(told.LOT_DRAWN, team, NO_GROUP, 0, 0, 0)
    cup.mark()
    cup.used = 0
    win(cup, match, side, BY_LOT)
    cup.cursor += 1
    cup.phase = SETTLE


def scores(cup: Cup) -> list[int]:
    """Return how many seats each seat is ahead of: best team, next best, ... (WCG-26, WCG-R20)."""
    seats = int(cup.table.seats)
    if cup.to_act != OVER:
        return [0] * seats
    most = int(cup.table.course.teams)
    best = [sorted_places(cup, seat, most) for seat in range(seats)]
    return [sum(1 for other in best if other > own) for own in best]


def sorted_places(cup: Cup, seat: int, most: int) -> list[int]:
    """Return the places of a seat's teams, best first; a team it lacks is below all (WCG-R23)."""
    found: list[int] = []
    for team in range(cup.table.course.teams):
        if cup.chart.owner[team] == seat:
            found.append(cup.chart.place[team])
    found.sort()
    return found + [LAST] * (most - len(found))

"""The knock-out: teams are drawn against each other before every round, losers are out."""

from __future__ import annotations

from mypy_extensions import i64

from rimet.kernel.state import CHANCE, OVER

from .. import told
from ..setup import (
    DONE,
    FINAL,
    FIRST,
    KICKS,
    NOBODY,
    NOT_YET,
    SECOND,
    SEMI_FINALS,
    THIRD_PLACE,
)
from ..state import Tournament
from .coaches import tell_coach
from .opening import clear_pile, pile_up_all
from .rolling import clear_throw, kick_off


def begin_round(state: Tournament) -> None:
    """Shuffle the teams still in and draw them anew, before every round (MUN-6, MUN-10)."""
    stage: i64 = state.stage(state.match)
    if stage > THIRD_PLACE:
        clear_pile(state)
        pile_up_all(state)
        state.ask(FIRST, CHANCE)
    if state.journal is not None:
        state.journal.append((told.ROUND_BEGUN, stage))
        state.mark()
    if stage == THIRD_PLACE:  # MUN-11
        _meet(state, loser_of(state, state.match - 2), loser_of(state, state.match - 1))
    elif stage == FINAL:
        _meet(state, winner_of(state, state.match - 3), winner_of(state, state.match - 2))


def _meet(state: Tournament, first: i64, second: i64) -> None:
    state.sides[2 * state.match] = first
    state.sides[2 * state.match + 1] = second
    kick_off(state)


def winner_of(state: Tournament, match: i64) -> i64:
    """Return the team that won a match."""
    return state.sides[2 * match + state.won[match]]


def loser_of(state: Tournament, match: i64) -> i64:
    """Return the team that lost a match."""
    return state.sides[2 * match + 1 - state.won[match]]


def draw_side(state: Tournament, team: i64) -> None:
    """Draw the first or the second side of the next match (MUN-6)."""
    side: i64 = 0
    if state.phase == SECOND:
        side = 1
    state.draw(team)
    state.sides[2 * state.match + side] = team
    if state.journal is not None:
        rival: i64 = NOBODY if side == 0 else state.sides[2 * state.match]
        state.journal.append((told.SIDE_DRAWN, state.match, side + 1, team, rival))
        if side == 0:  # the second one's match begins at once
            state.mark()
    if side == 0:
        state.phase = SECOND
    else:
        kick_off(state)


def end_match(state: Tournament) -> None:
    """Put the loser out and go on: next match, next round, or the cup is won."""
    match: i64 = state.match
    stage: i64 = state.stage(match)
    winner: i64 = winner_of(state, match)
    loser: i64 = loser_of(state, match)
    if state.journal is not None:
        _tell_score(state, winner)
        state.mark()
    if stage == THIRD_PLACE:
        _put_out(state, loser, THIRD_PLACE + 1)
        state.place[winner] = THIRD_PLACE
        if state.journal is not None:
            state.journal.append((told.THIRD_PLACE_WON, winner, state.chart.owner[winner]))
            tell_coach(state, state.chart.owner[winner])
            state.mark()
    elif stage != SEMI_FINALS:  # they play on, for third place
        _put_out(state, loser, stage // 2 + 1)  # MUN-7
    if state.part == KICKS:
        clear_throw(state)
    if stage == FINAL:
        state.place[winner] = 1
        if state.journal is not None:
            state.journal.append((told.CUP_WON, winner, state.chart.owner[winner]))  # MUN-5
            state.mark()
        state.ask(DONE, OVER)
        return
    state.match = match + 1
    if state.stage(match + 1) == stage:
        state.ask(FIRST, CHANCE)
    else:
        begin_round(state)


def _put_out(state: Tournament, loser: i64, place: i64) -> None:
    state.place[loser] = place
    if state.journal is not None:
        owner: i64 = state.chart.owner[loser]
        state.journal.append((told.TEAM_OUT, loser, place, owner, state.stage(state.match)))
        tell_coach(state, owner)
        state.mark()


def _tell_score(state: Tournament, winner: i64) -> None:
    """Tell the score with the goals of overtime added, penalty kicks beside it (MUN-R9)."""
    at: i64 = 2 * state.match
    first: i64 = state.goals[at]
    second: i64 = state.goals[at + 1]
    chart = state.chart
    if chart.extra[at] != NOT_YET:
        first += chart.extra[at]
        second += chart.extra[at + 1]
    sides = (state.sides[at], state.sides[at + 1])
    kicks = (chart.kicks[at], chart.kicks[at + 1])
    if state.journal is not None:
        state.journal.append((told.MATCH_WON, state.match, *sides, first, second, *kicks, winner))

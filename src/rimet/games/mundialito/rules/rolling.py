"""One match, or one throw for places in a group: who rolls which die, and who is ahead.

`roll` returns whether what was rolled for is decided.
"""

from __future__ import annotations

from mypy_extensions import i64

from rimet.kernel.state import CHANCE

from .. import told
from ..setup import (
    DICE,
    DIE,
    GOALS,
    KICKS,
    LOT,
    NOT_YET,
    OVERTIME,
    PLACES,
    ROLL,
    TIRELESS,
    WHITE,
)
from ..state import Tournament


def kick_off(state: Tournament) -> None:
    """Begin the match whose two sides are known."""
    begin_part(state, GOALS)
    if state.journal is not None:
        match: i64 = state.match
        sides = state.sides
        stage: i64 = state.stage(match)
        entry = (told.MATCH_BEGUN, match, stage, sides[2 * match], sides[2 * match + 1])
        state.journal.append(entry)
        state.mark()


def begin_part(state: Tournament, part: i64) -> None:
    """Let the first side, or the first of the level teams, roll (MUN-R1)."""
    state.part = part
    state.turn = 0
    ask_roll(state)


def ask_roll(state: Tournament) -> None:
    """Ask the coach whose turn it is to roll, or let the table roll."""
    part: i64 = state.part
    team: i64 = state.roller()
    if part == GOALS:
        state.die = DICE - state.table.stars[team]  # MUN-2, MUN-7
    elif part == OVERTIME:
        state.die = WHITE  # MUN-8
    else:
        state.die = 0  # MUN-9, MUN-15: all three, from yellow to white
    if state.table.table_rolls:
        state.ask(DIE, CHANCE)
    else:
        state.ask(ROLL, state.chart.owner[team])  # MUN-R1


def roll(state: Tournament, number: i64, may_draw: bool) -> bool:
    """Count what a die shows; a drawn match may stand only in a group."""
    if state.journal is not None:
        _tell_die(state, number)
    part: i64 = state.part
    if part == GOALS:
        return _score(state, number, may_draw)
    if part == OVERTIME:
        return _score_overtime(state, number)
    return _throw(state, number)


def _tell_die(state: Tournament, number: i64) -> None:
    """Tell what a die shows, and mark how it lies before anything follows from it.

    It is noted here already, so that playouts need not ask once more whether anybody watches.
    """
    assert state.journal is not None
    part: i64 = state.part
    state.journal.append((told.DIE_ROLLED, state.roller(), part, state.die, number))
    at: i64 = 2 * state.match + state.turn
    if part == GOALS:
        state.goals[at] = number
    elif part == OVERTIME:
        state.own_chart().extra[at] = number
    else:
        state.thrown[state.turn * DICE + state.die] = number
        if state.die == WHITE:
            total: i64 = state.sum_of(state.turn)
            if part == KICKS:
                state.own_chart().kicks[at] = total
            state.journal.append((told.DICE_THROWN, state.roller(), part, total))
    state.mark()


def _score(state: Tournament, number: i64, may_draw: bool) -> bool:
    at: i64 = 2 * state.match
    turn: i64 = state.turn
    goals = state.goals
    goals[at + turn] = number
    if turn == 0:
        state.turn = 1
        ask_roll(state)
        return False
    ahead: i64 = goals[at] - number
    if ahead == 0 and not may_draw:
        begin_part(state, OVERTIME)  # MUN-8
        if state.journal is not None:
            state.journal.append((told.OVERTIME_BEGUN, state.match, number))
            state.mark()
        return False
    _decide(state, ahead)  # MUN-7
    return True


def _score_overtime(state: Tournament, number: i64) -> bool:
    at: i64 = 2 * state.match
    extra = state.own_chart().extra
    extra[at + state.turn] = number
    if state.turn == 0:
        state.turn = 1
        ask_roll(state)
        return False
    ahead: i64 = extra[at] - number
    if ahead == 0:
        _begin_throw(state, KICKS)  # MUN-9
        if state.journal is not None:
            state.journal.append((told.KICKS_BEGUN, state.match, state.goals[at] + number))
            state.mark()
        return False
    _decide(state, ahead)
    return True


def _decide(state: Tournament, ahead: i64) -> None:
    if ahead != 0:
        state.won[state.match] = i64(ahead < 0)


def clear_throw(state: Tournament) -> None:
    """Take the dice and the level teams off the table."""
    state.tries = 0
    _pick_up_dice(state)
    for index in range(len(state.level)):
        state.level[index] = NOT_YET


def _pick_up_dice(state: Tournament) -> None:
    for index in range(len(state.thrown)):
        state.thrown[index] = NOT_YET


def _begin_throw(state: Tournament, part: i64) -> None:
    _pick_up_dice(state)
    if part == KICKS:
        kicks = state.own_chart().kicks
        kicks[2 * state.match] = NOT_YET
        kicks[2 * state.match + 1] = NOT_YET
    begin_part(state, part)


def _throw(state: Tournament, number: i64) -> bool:
    """Count one of the three dice; True once all have thrown and are not all level."""
    state.thrown[state.turn * DICE + state.die] = number
    if state.die < WHITE:
        state.die += 1
        return False
    total: i64 = state.sum_of(state.turn)
    if state.part == KICKS:
        state.own_chart().kicks[2 * state.match + state.turn] = total
    state.turn += 1
    if state.turn < state.throwers():
        ask_roll(state)
        return False
    if not _are_all_level(state):
        if state.part == KICKS:
            _decide(state, state.sum_of(0) - total)
        return True
    state.tries += 1
    if state.part == KICKS and state.journal is not None:
        state.journal.append((told.KICKS_LEVEL, state.match, total))
        state.mark()
    if state.tries < TIRELESS:
        _begin_throw(state, state.part)  # MUN-9, MUN-R4: again
    else:
        state.turn = 0
        state.ask(LOT, CHANCE)  # MUN-R11
    return False


def _are_all_level(state: Tournament) -> bool:
    total: i64 = state.sum_of(0)
    for thrower in range(1, state.throwers()):
        if state.sum_of(thrower) != total:
            return False
    return True


def throw_for_places(state: Tournament, level: list[int]) -> None:
    """Let these slots, level so far, throw all dice for their places (MUN-15)."""
    for index in range(len(level)):
        state.level[index] = level[index]
    _begin_throw(state, PLACES)


def draw_lot(state: Tournament, team: i64) -> None:
    """Put one of those who stay level ahead (MUN-R11)."""
    if state.journal is not None:
        state.journal.append((told.LOT_DRAWN, team))
        state.mark()
    if state.part == KICKS:
        state.won[state.match] = 1 if state.sides[2 * state.match + 1] == team else 0

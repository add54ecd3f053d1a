"""Tokens on rows: laying them, turning them over, and counting what can still be done."""

from __future__ import annotations

from mypy_extensions import i64

from rimet.games.world_cup_game import told
from rimet.games.world_cup_game.setup import (
    AGAIN,
    ATTACK_TOKEN,
    CAPACITY,
    CAPACITY_SHIFT,
    FILLED,
    GOALS,
    HALVES_SHIFT,
    PENALTY_TOKEN,
    TOKEN,
    TOKEN_BITS,
    TOKEN_SHIFT,
    VOID,
    WIDE,
)
from rimet.games.world_cup_game.state import Cup, has_space, is_wide, last_token, shifted


def halves(token: i64) -> i64:
    """Return the half goals that a token counts (WCG-15, WCG-19)."""
    if token <= GOALS:
        return 2 * token
    if token == ATTACK_TOKEN:
        return 1
    if token == PENALTY_TOKEN:
        return 2
    return 0


def count_last(cup: Cup, token: i64, by: i64) -> None:
    """Count a last token that can be hit: a goal or an Attack that stands (WCG-8)."""
    if token == ATTACK_TOKEN:
        cup.attack_rows += by
    elif 0 < token <= GOALS:
        cup.goal_rows += by


def put(cup: Cup, row: i64, token: i64) -> None:
    """Lay a token on the next free space and tell it."""
    lay(cup, row, token)
    if cup.journal is not None:
        tell_placed(cup, row, token)
        cup.mark()


def tell_placed(cup: Cup, row: i64, token: i64) -> None:
    """Tell which token came onto the last space of a row that is filled."""
    space: i64 = (cup.rows[row] & FILLED) - 1
    cup.tell(told.TOKEN_PLACED, row, cup.team_on(row), cup.team_on(row ^ 1), space, token)


def lay(cup: Cup, row: i64, token: i64) -> None:
    """Lay a token on the next free space; what lies beneath is protected now (WCG-2, WCG-8)."""
    packed: i64 = cup.rows[row]
    filled: i64 = packed & FILLED
    capacity: i64 = packed >> CAPACITY_SHIFT & CAPACITY
    count_last(cup, last_token(packed), -1)
    count_last(cup, token, 1)
    packed += 1 + (halves(token) << HALVES_SHIFT)
    cup.rows[row] = packed | token << (TOKEN_SHIFT + TOKEN_BITS * filled)
    if filled + 1 == capacity:
        cup.open_rows -= 1
        if capacity >= WIDE:
            cup.wide_rows -= 1
        team: i64 = cup.team_on(row)
        cup.room[team] -= 1
        if cup.room[team] == 0:
            cup.open_teams -= 1


def exchange(cup: Cup, row: i64, token: i64) -> None:
    """Make the last token of a row another one."""
    packed: i64 = cup.rows[row]
    before: i64 = last_token(packed)
    shift: i64 = TOKEN_SHIFT + TOKEN_BITS * ((packed & FILLED) - 1)
    count_last(cup, before, -1)
    count_last(cup, token, 1)
    packed -= halves(before) << HALVES_SHIFT
    packed += halves(token) << HALVES_SHIFT
    cup.rows[row] = packed & ~shifted(TOKEN, shift) | token << shift


def turn_over(cup: Cup, row: i64) -> None:
    """Turn the last token over: it keeps its space and counts nothing (WCG-16, WCG-R7)."""
    packed: i64 = cup.rows[row]
    token: i64 = last_token(packed)
    exchange(cup, row, token | VOID)
    if cup.journal is not None:
        space: i64 = (packed & FILLED) - 1
        cup.tell(told.TOKEN_VOIDED, row, cup.team_on(row), cup.team_on(row ^ 1), space, token)
        cup.mark()


def whistle(cup: Cup, row: i64) -> None:
    """Void the last token; a 2 or 3 comes again, one lower (WCG-17, WCG-18, WCG-R17)."""
    packed: i64 = cup.rows[row]
    token: i64 = last_token(packed)
    if not 1 < token <= GOALS:
        turn_over(cup, row)
    elif has_space(packed):
        turn_over(cup, row)
        lay(cup, row, token - 1)
        if cup.journal is not None:
            tell_placed(cup, row, token - 1 | AGAIN)
            cup.mark()
    else:
        exchange(cup, row, token - 1)
        if cup.journal is not None:
            space: i64 = (packed & FILLED) - 1
            cup.tell(told.TOKEN_REPLACED, row, cup.team_on(row), cup.team_on(row ^ 1), space, token)
            cup.mark()


def count_round(cup: Cup) -> None:
    """Count anew, for the round that is played, what can be done on its rows."""
    course = cup.table.course
    for team in range(course.teams):
        cup.room[team] = 0
    cup.open_rows = 0
    cup.wide_rows = 0
    cup.goal_rows = 0
    cup.attack_rows = 0
    cup.open_teams = 0
    first: i64 = 2 * course.round_matches[cup.round]
    for row in range(first, 2 * course.round_matches[cup.round + 1]):
        packed: i64 = cup.rows[row]
        count_last(cup, last_token(packed), 1)
        if has_space(packed):
            cup.open_rows += 1
            if is_wide(packed):
                cup.wide_rows += 1
            team_on: i64 = cup.team_on(row)
            if cup.room[team_on] == 0:
                cup.open_teams += 1
            cup.room[team_on] += 1

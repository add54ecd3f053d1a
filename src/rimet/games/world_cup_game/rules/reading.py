"""What a packed state must be like before it is trusted; ValueError where it is not."""

from __future__ import annotations

from rimet.games.world_cup_game.rules.course import Course
from rimet.games.world_cup_game.state import (
    ATTACK_TOKEN,
    BY_LEVEL,
    BY_SHIFT,
    CAPACITY,
    CAPACITY_SHIFT,
    DONE,
    DRAFT,
    EXTRA_GOALS,
    FILLED,
    HALVES,
    HALVES_SHIFT,
    HANDOUT,
    KINDS,
    LOT,
    PENALTY,
    PENALTY_TOKEN,
    REFILL,
    SHOOTOUT,
    SHOOTOUT_LOT,
    SPACES,
    TARGET,
    TEAM,
    TEAM_SHIFT,
    THIRD_LOT,
    TOKEN,
    TOKEN_BITS,
    TOKEN_SHIFT,
    TURN,
    VOID,
    Table,
)
from rimet.kernel.state import CHANCE, OVER

FIELDS = 12
NOW = 12


def check_packed(table: Table, packed: list[list[int]]) -> None:
    """Check the size of every list, the range of every number, and what hangs together."""
    course = table.course
    teams = int(course.teams)
    knockouts = int(course.rows) // 2 - int(course.first_knockout)
    _expect(len(packed) == FIELDS and len(packed[0]) == NOW)
    _check(packed[1], int(course.rows), 0, (1 << TOKEN_SHIFT + TOKEN_BITS * SPACES) - 1)  # rows
    _check(packed[2], teams, -1, int(table.seats) - 1)  # owner
    _check(packed[3], teams, 0, teams)  # place
    _check(packed[4], len(course.slots), -1, (BY_LEVEL + 1 << BY_SHIFT) - 1)  # standing
    _check(packed[5], int(course.pot_count), 0, (1 << 24) - 1)  # dice
    _check(packed[6], knockouts, -1, 1)  # won
    _check(packed[7], 2 * knockouts, 1, (1 << 56) - 1)  # kicks
    for line in packed[4]:
        _expect(line < 0 or line & (1 << BY_SHIFT) - 1 < teams)
    _check_now(table, packed)
    for row, number in enumerate(packed[1]):
        _check_row(course, row, number, packed[0][3])
    _check_stages(course, packed)


def _check_now(table: Table, packed: list[list[int]]) -> None:
    to_act, phase, turn, round_, deck, cursor, due, used, final_turns, alive, lots, thirds = packed[
        0
    ]
    course = table.course
    seats, teams = int(table.seats), int(course.teams)
    _expect(HANDOUT <= phase <= DONE and 0 <= turn < seats and 0 <= round_ < course.rounds)
    _expect(0 <= deck < course.round_decks[round_ + 1] - course.round_decks[round_])
    _expect(-1 <= final_turns <= seats and 0 < alive < 1 << seats)
    _expect(0 <= used < 1 << teams and 0 <= lots < 1 << 48 and 0 <= due <= teams)
    _expect(0 <= thirds < 1 << int(course.first_groups) and 0 <= cursor < max(256, course.rows))
    if phase == DONE:
        _expect(to_act == OVER and min(packed[3]) > 0)
    elif phase == TURN or phase == TARGET:
        _expect(to_act == turn and alive >> turn & 1 == 1)
    elif phase == DRAFT:
        _expect(to_act == cursor)
    else:
        _expect(to_act == CHANCE)
    first, end = int(course.round_matches[round_]), int(course.round_matches[round_ + 1])
    if phase <= DRAFT:
        _expect(due == packed[2].count(-1) and round_ == 0)
    else:
        _expect(min(packed[2]) >= 0)
    if phase <= REFILL and phase != TARGET and phase != PENALTY:
        _expect(cursor < seats)
    if phase == TARGET:
        _expect(1 <= due <= 2 and used > 0 and cursor < KINDS)
    if phase == PENALTY:
        _expect(2 * first <= cursor < 2 * end)
        row = packed[1][cursor]
        _expect(row & FILLED < row >> CAPACITY_SHIFT & CAPACITY)
    if phase == EXTRA_GOALS:
        _expect(course.pots[first] <= cursor <= course.pots[end - 1] and due > 0)
    if phase == LOT:
        _expect(course.round_groups[round_] <= cursor < course.round_groups[round_ + 1])
    if phase == THIRD_LOT:
        _expect(cursor == course.first_groups)
    if phase == SHOOTOUT or phase == SHOOTOUT_LOT:
        _expect(max(first, int(course.first_knockout)) <= cursor < end)
    if phase == LOT or phase == THIRD_LOT or phase == SHOOTOUT_LOT:
        _expect(used > 0)


def _check_row(course: Course, row: int, number: int, round_: int) -> None:
    """Check that tokens, spaces and half goals of a row hang together."""
    filled, spaces = number & FILLED, number >> CAPACITY_SHIFT & CAPACITY
    team = (number >> TEAM_SHIFT & TEAM) - 1
    is_reached = row // 2 < course.round_matches[round_ + 1]
    is_first = 0 <= course.match_groups[row // 2] < course.first_groups
    _expect((team >= 0) == (is_reached or is_first) and team < course.teams)
    _expect(spaces == (course.spaces[team] if team >= 0 else 0) and filled <= spaces)
    counted = 0
    for space in range(SPACES):
        token = number >> TOKEN_SHIFT + TOKEN_BITS * space & TOKEN
        _expect((token > 0) == (space < filled) and token & 7 <= PENALTY_TOKEN)
        _expect(token < VOID or VOID < token <= VOID + ATTACK_TOKEN)
        if token < ATTACK_TOKEN:
            counted += 2 * token
        elif token == ATTACK_TOKEN:
            counted += 1
        elif token == PENALTY_TOKEN:
            counted += 2
    _expect(counted == number >> HALVES_SHIFT & HALVES)


def _check_stages(course: Course, packed: list[list[int]]) -> None:
    """Check that what is played rests on groups that are settled and matches that are won."""
    round_ = packed[0][3]
    for group in range(int(course.round_groups[round_])):
        start, size = int(course.group_slots[group]), int(course.group_sizes[group])
        _expect(min(packed[4][start : start + size]) >= 0)
    first = int(course.round_matches[round_])
    for match in range(int(course.first_knockout), first):
        _expect(packed[6][match - int(course.first_knockout)] >= 0)


def _check(numbers: list[int], size: int, lowest: int, highest: int) -> None:
    _expect(len(numbers) == size)
    for number in numbers:
        _expect(lowest <= number <= highest)


def _expect(is_so: bool) -> None:
    if not is_so:
        raise ValueError("not a packed state")

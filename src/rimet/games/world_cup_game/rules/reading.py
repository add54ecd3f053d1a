"""What the facts of a position must be like together before it is trusted."""

from __future__ import annotations

from mypy_extensions import i64

from rimet.games.world_cup_game.rules.rows import halves
from rimet.games.world_cup_game.setup import (
    ATTACK_TOKEN,
    CAPACITY,
    CAPACITY_SHIFT,
    DONE,
    DRAFT,
    EXTRA_GOALS,
    FILLED,
    HALVES,
    HALVES_SHIFT,
    KINDS,
    LINE,
    LOT,
    NOBODY,
    PENALTY,
    PENALTY_TOKEN,
    REFILL,
    SHOOTOUT,
    SHOOTOUT_LOT,
    SPACES,
    TARGET,
    THIRD_LOT,
    TOKEN,
    TOKEN_BITS,
    TOKEN_SHIFT,
    TURN,
    VOID,
)
from rimet.games.world_cup_game.state import Cup, has_space
from rimet.kernel.rows import expect
from rimet.kernel.state import CHANCE, OVER


def check(cup: Cup) -> None:
    """Raise ValueError, naming a fact, where facts do not fit together."""
    course = cup.table.course
    decks: i64 = course.round_decks[cup.round + 1] - course.round_decks[cup.round]
    expect(cup.deck < decks, "deck")
    for line in cup.chart.standing:
        expect(line < 0 or line & LINE < course.teams, "standing")
    for row in range(course.rows):
        check_row(cup, row)
    check_actor(cup)
    check_owners(cup)
    check_play(cup)
    check_settling(cup)
    check_stages(cup)


def check_actor(cup: Cup) -> None:
    """Check that it is for the phase's seat, or for chance, to act."""
    if cup.phase == DONE:
        expect(cup.to_act == OVER, "to_act")
        for place in cup.chart.place:
            expect(place > 0, "place")
    elif cup.phase == TURN or cup.phase == TARGET:
        expect(cup.to_act == cup.turn and cup.is_alive(cup.turn), "to_act")
    elif cup.phase == DRAFT:
        expect(cup.to_act == cup.cursor, "to_act")
    else:
        expect(cup.to_act == CHANCE, "to_act")


def check_owners(cup: Cup) -> None:
    """Check that the teams that nobody has are those still to be dealt (WCG-4)."""
    free: i64 = 0
    for owner in cup.chart.owner:
        if owner == NOBODY:
            free += 1
    if cup.phase <= DRAFT:
        expect(cup.due == free and cup.round == 0, "due")
    else:
        expect(free == 0, "owner")


def check_play(cup: Cup) -> None:
    """Check what is due, and for whom, while cards are dealt and played."""
    phase: i64 = cup.phase
    course = cup.table.course
    if phase == TARGET:
        expect(1 <= cup.due <= 2 and cup.used > 0 and cup.cursor < KINDS, "due")
    elif phase == PENALTY:
        first: i64 = 2 * course.round_matches[cup.round]
        expect(first <= cup.cursor < 2 * course.round_matches[cup.round + 1], "cursor")
        expect(has_space(cup.rows[cup.cursor]), "rows")
    elif phase <= REFILL:
        expect(cup.cursor < cup.table.seats, "cursor")


def check_settling(cup: Cup) -> None:
    """Check what is rolled for, or drawn lots for, at the end of a round."""
    phase: i64 = cup.phase
    course = cup.table.course
    cursor: i64 = cup.cursor
    first: i64 = course.round_matches[cup.round]
    end: i64 = course.round_matches[cup.round + 1]
    if phase == EXTRA_GOALS:
        expect(course.pots[first] <= cursor <= course.pots[end - 1], "cursor")
        expect(cup.due > 0, "due")
    elif phase == LOT:
        groups = course.round_groups
        expect(groups[cup.round] <= cursor < groups[cup.round + 1], "cursor")
    elif phase == THIRD_LOT:
        expect(cursor == course.first_groups, "cursor")
    elif phase == SHOOTOUT or phase == SHOOTOUT_LOT:
        expect(first <= cursor < end and cursor >= course.first_knockout, "cursor")
    if phase == LOT or phase == THIRD_LOT or phase == SHOOTOUT_LOT:
        expect(cup.used > 0, "used")


def check_row(cup: Cup, row: i64) -> None:
    """Check that tokens, spaces and half goals of a row hang together."""
    course = cup.table.course
    packed: i64 = cup.rows[row]
    filled: i64 = packed & FILLED
    spaces: i64 = 0
    team: i64 = cup.team_on(row)
    group: i64 = course.match_groups[row >> 1]
    is_reached = row >> 1 < course.round_matches[cup.round + 1]
    is_first = 0 <= group < course.first_groups
    expect((team >= 0) == (is_reached or is_first) and team < course.teams, "rows")
    if team >= 0:
        spaces = course.spaces[team]
    expect(packed >> CAPACITY_SHIFT & CAPACITY == spaces and filled <= spaces, "rows")
    counted: i64 = 0
    for space in range(SPACES):
        token: i64 = packed >> (TOKEN_SHIFT + TOKEN_BITS * space) & TOKEN
        expect((token > 0) == (space < filled), "rows")
        expect(token <= PENALTY_TOKEN or VOID < token <= VOID + ATTACK_TOKEN, "rows")
        counted += halves(token)
    expect(counted == packed >> HALVES_SHIFT & HALVES, "rows")


def check_stages(cup: Cup) -> None:
    """Check that what is played rests on groups that are settled and matches that are won."""
    course = cup.table.course
    for slot in range(course.group_slots[course.round_groups[cup.round]]):
        expect(cup.chart.standing[slot] >= 0, "standing")
    for match in range(course.first_knockout, course.round_matches[cup.round]):
        expect(cup.chart.won[match - course.first_knockout] >= 0, "won")

"""What a packed state must be like before it is trusted; ValueError where it is not."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rimet.kernel.rows import expect, filled
from rimet.kernel.state import CHANCE, OVER

from ..setup import (
    DEAL,
    DIE,
    DONE,
    DRAFT,
    FIELD_LOT,
    FIRST,
    GOALS,
    GROUP_MATCHES,
    GROUP_TEAMS,
    LAY,
    LOT,
    NOT_CHOSEN,
    NOT_YET,
    PLACES,
    ROLL,
    SECOND,
    SELECT,
    SEMI_FINALS,
    STILL_IN,
    TEAMS,
    THIRD_PLACE,
)
from ..state import Tournament

PLACES_TAKEN: Final = [-1, 0, 1, 2, 3, 4, 5, 9, 17, 25]


def check_places(state: Tournament) -> None:
    """Check that teams finished only in places in which a round can end."""
    for place in state.place:
        expect(place in PLACES_TAKEN, "place")


def find_piled(state: Tournament) -> None:
    """Find where every team lies in the pile; it holds as many as are left, nobody twice."""
    state.spot = filled(state.table.teams, NOT_YET)
    for index in range(state.table.teams):
        team: i64 = state.pile[index]
        expect((team != NOT_YET) == (index < state.left), "left")
        if team != NOT_YET:
            expect(not state.is_piled(team), "pile")
            state.spot[team] = index


def check_moment(state: Tournament) -> None:
    """Check that what is asked now can be asked: the right seat, a pile, sides, throwers."""
    phase = state.phase
    _check_teams(state)
    _check_fields(state)
    _check_matches(state)
    if phase == DONE:
        expect(state.to_act == OVER, "to_act")
    elif phase == ROLL or phase == DIE or phase == LOT:
        _check_roll(state)
    else:
        expect(state.left > 0, "left")
        expect(state.to_act == (state.cursor if phase == DRAFT else CHANCE), "to_act")
        expect(phase not in (DEAL, DRAFT) or state.cursor < state.table.seats, "cursor")
        if phase == FIELD_LOT or phase == LAY:
            _check_laying(state)
        elif phase == FIRST or phase == SECOND:
            _check_draw(state)


def _check_teams(state: Tournament) -> None:
    """Check that 32 teams play, or will after the lots, and that all are somebody's in time."""
    chosen: i64 = 0
    still_in: i64 = 0
    for team in range(state.table.teams):
        is_chosen = state.place[team] != NOT_CHOSEN
        chosen += 1 if is_chosen else 0
        still_in += 1 if state.place[team] == STILL_IN else 0
        if state.phase > DRAFT:
            expect(is_chosen == (state.chart.owner[team] >= 0), "owner")
    expect(chosen == (state.cursor if state.phase == SELECT else TEAMS), "place")
    if state.phase == SELECT:
        expect(state.left + chosen >= TEAMS, "left")
    expect(state.phase > DRAFT or (still_in == chosen and state.match == 0), "place")
    stage = state.stage(state.match)
    is_settling = state.settled * GROUP_MATCHES < state.table.group_matches
    if state.phase > DRAFT and stage > THIRD_PLACE and not is_settling:
        lost = state.match - (state.table.matches - stage)
        if stage == SEMI_FINALS:
            lost = 0
        expect(still_in == stage - lost, "place")


def _check_fields(state: Tournament) -> None:
    """Check that pots and fields are empty before they are drawn and hold nobody twice."""
    laid = [int(team) for team in state.chart.slots if team != NOT_YET]
    held = [int(pot) for pot in state.chart.pot if pot != NOT_YET]
    expect(len(laid) == len(set(laid)), "slots")
    expect(state.phase > DRAFT or len(held) == 0, "pot")
    expect(state.phase > FIELD_LOT or len(laid) == 0, "slots")
    if state.table.laid > 0 and state.phase > FIELD_LOT:
        expect(len(held) == TEAMS, "pot")
        for pot in range(0 if state.table.is_free else 3):
            expect(held.count(pot) == (8 if pot < 2 else 16), "pot")


def _check_matches(state: Tournament) -> None:
    """Check that all matches before this one are over and none after it has begun."""
    for match in range(state.table.matches):
        sides = [state.sides[2 * match], state.sides[2 * match + 1]]
        goals = [state.goals[2 * match], state.goals[2 * match + 1]]
        if match < state.match:
            expect(min(sides) >= 0 and min(goals) >= 0, "sides")
            expect(match < state.table.group_matches or state.won[match] != NOT_YET, "won")
        elif match > state.match:
            expect(max(sides) < 0 and max(goals) < 0 and state.won[match] == NOT_YET, "match")


def _check_laying(state: Tournament) -> None:
    expect(state.table.laid > 0, "phase")
    expect(state.settled + state.table.laid <= TEAMS // GROUP_TEAMS, "settled")
    expect(state.settled * GROUP_MATCHES == state.match, "match")
    if state.phase == LAY:
        size = state.table.laid * GROUP_TEAMS
        expect(state.cursor < size and state.settled % state.table.laid == 0, "cursor")
        expect(state.left >= state.table.laid - state.cursor % state.table.laid, "left")


def _check_draw(state: Tournament) -> None:
    """Check that the piles hold as many teams as have still to be drawn, all of them in."""
    stage = state.stage(state.match)
    expect(stage > THIRD_PLACE, "match")
    drawn = state.match - (state.table.matches - stage)
    is_second = state.phase == SECOND
    expect(state.left == stage - 2 * drawn - (1 if is_second else 0), "left")
    expect(is_second == (state.sides[2 * state.match] != NOT_YET), "sides")
    for index in range(state.left):
        team = state.pile[index]
        expect(state.place[team] == STILL_IN and team != state.sides[2 * state.match], "pile")


def _check_roll(state: Tournament) -> None:
    if state.part == PLACES:
        expect(state.table.laid > 0 and state.throwers() > 1, "level")
        for thrower in range(state.throwers()):
            expect(state.chart.slots[state.level[thrower]] != NOT_YET, "slots")
    else:
        expect(state.sides[2 * state.match] != NOT_YET, "sides")
        expect(state.sides[2 * state.match + 1] != NOT_YET, "sides")
        expect(state.part == GOALS or state.match >= state.table.group_matches, "part")
        expect(state.won[state.match] == NOT_YET, "won")
    expect(state.turn < state.throwers(), "turn")
    owner = state.chart.owner[state.roller()]
    expect(owner >= 0, "owner")
    expect(state.to_act == (owner if state.phase == ROLL else CHANCE), "to_act")

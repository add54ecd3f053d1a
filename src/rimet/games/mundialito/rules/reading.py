"""What a packed state must be like before it is trusted; ValueError where it is not."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rimet.kernel.state import CHANCE, OVER

from ..state import (
    DEAL,
    DICE,
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
    TIRELESS,
    Plan,
    Tournament,
)

HIGHEST_FACE: Final = 9
PLACES_TAKEN: Final = [-1, 0, 1, 2, 3, 4, 5, 9, 17, 25]


def check_packed(plan: Plan, packed: list[list[int]]) -> None:
    """Check the size of every list and the range of every number."""
    teams = int(plan.teams)
    matches = int(plan.matches)
    grouped = TEAMS if plan.laid > 0 else 0
    _expect(len(packed) == 14 and len(packed[0]) == 10)
    _check(packed[1], teams, -1, teams - 1)  # pile
    _check(packed[2], teams, -1, int(plan.seats) - 1)  # owner
    _check(packed[3], teams, -1, 25)  # place
    _check(packed[4], teams if grouped else 0, -1, 2)  # pot
    _check(packed[5], grouped, -1, teams - 1)  # slots
    _check(packed[6], grouped, 0, GROUP_TEAMS - 1)  # lots
    _check(packed[7], 2 * matches, -1, teams - 1)  # sides
    _check(packed[8], 2 * matches, -1, HIGHEST_FACE)  # goals
    _check(packed[9], 2 * matches, -1, HIGHEST_FACE)  # extra
    _check(packed[10], 2 * matches, -1, DICE * HIGHEST_FACE)  # kicks
    _check(packed[11], matches, -1, 1)  # won
    _check(packed[12], GROUP_TEAMS, -1, grouped - 1)  # level
    _check(packed[13], GROUP_TEAMS * DICE, -1, HIGHEST_FACE)  # thrown
    _check_now(plan, packed[0])
    for place in packed[3]:
        _expect(place in PLACES_TAKEN)
    _check_pile(packed[1], packed[0][9])


def _check_now(plan: Plan, now: list[int]) -> None:
    to_act, phase, cursor, match, part, turn, die, tries, settled, left = now
    _expect(OVER <= to_act < plan.seats and SELECT <= phase <= DONE)
    _expect(0 <= cursor <= TEAMS and 0 <= match < plan.matches)
    _expect(GOALS <= part <= PLACES and 0 <= turn <= GROUP_TEAMS and 0 <= die < DICE)
    _expect(0 <= tries <= TIRELESS and 0 <= settled <= TEAMS // GROUP_TEAMS)
    _expect(0 <= left <= plan.teams)


def _check_pile(pile: list[int], left: int) -> None:
    for index in range(len(pile)):
        _expect((pile[index] != NOT_YET) == (index < left))
    held = sorted(pile[:left])
    for index in range(1, left):
        _expect(held[index - 1] != held[index])


def _check(numbers: list[int], size: int, lowest: int, highest: int) -> None:
    _expect(len(numbers) == size)
    for number in numbers:
        _expect(lowest <= number <= highest)


def check_moment(state: Tournament) -> None:
    """Check that what is asked now can be asked: the right seat, a pile, sides, throwers."""
    phase = state.phase
    _check_teams(state)
    _check_fields(state)
    _check_matches(state)
    if phase == DONE:
        _expect(state.to_act == OVER)
    elif phase == ROLL or phase == DIE or phase == LOT:
        _check_roll(state)
    else:
        _expect(state.left > 0)
        _expect(state.to_act == (state.cursor if phase == DRAFT else CHANCE))
        _expect(phase not in (DEAL, DRAFT) or state.cursor < state.plan.seats)
        if phase == FIELD_LOT or phase == LAY:
            _check_laying(state)
        elif phase == FIRST or phase == SECOND:
            _check_draw(state)


def _check_teams(state: Tournament) -> None:
    """Check that 32 teams play, or will after the lots, and that all are somebody's in time."""
    chosen: i64 = 0
    still_in: i64 = 0
    for team in range(state.plan.teams):
        is_chosen = state.place[team] != NOT_CHOSEN
        chosen += 1 if is_chosen else 0
        still_in += 1 if state.place[team] == STILL_IN else 0
        if state.phase > DRAFT:
            _expect(is_chosen == (state.owner[team] >= 0))
    _expect(chosen == (state.cursor if state.phase == SELECT else TEAMS))
    if state.phase == SELECT:
        _expect(state.left + chosen >= TEAMS)
    _expect(state.phase > DRAFT or (still_in == chosen and state.match == 0))
    stage = state.stage(state.match)
    is_settling = state.settled * GROUP_MATCHES < state.plan.group_matches
    if state.phase > DRAFT and stage > THIRD_PLACE and not is_settling:
        lost = state.match - (state.plan.matches - stage)
        if stage == SEMI_FINALS:
            lost = 0
        _expect(still_in == stage - lost)


def _check_fields(state: Tournament) -> None:
    """Check that pots and fields are empty before they are drawn and hold nobody twice."""
    laid = [int(team) for team in state.slots if team != NOT_YET]
    held = [int(pot) for pot in state.pot if pot != NOT_YET]
    _expect(len(laid) == len(set(laid)))
    _expect(state.phase > DRAFT or len(held) == 0)
    _expect(state.phase > FIELD_LOT or len(laid) == 0)
    if state.plan.laid > 0 and state.phase > FIELD_LOT:
        _expect(len(held) == TEAMS)
        for pot in range(0 if state.plan.is_free else 3):
            _expect(held.count(pot) == (8 if pot < 2 else 16))


def _check_matches(state: Tournament) -> None:
    """Check that all matches before this one are over and none after it has begun."""
    for match in range(state.plan.matches):
        sides = [state.sides[2 * match], state.sides[2 * match + 1]]
        goals = [state.goals[2 * match], state.goals[2 * match + 1]]
        if match < state.match:
            _expect(min(sides) >= 0 and min(goals) >= 0)
            _expect(match < state.plan.group_matches or state.won[match] != NOT_YET)
        elif match > state.match:
            _expect(max(sides) < 0 and max(goals) < 0 and state.won[match] == NOT_YET)


def _check_laying(state: Tournament) -> None:
    _expect(state.plan.laid > 0)
    _expect(state.settled + state.plan.laid <= TEAMS // GROUP_TEAMS)
    _expect(state.settled * GROUP_MATCHES == state.match)
    if state.phase == LAY:
        size = state.plan.laid * GROUP_TEAMS
        _expect(state.cursor < size and state.settled % state.plan.laid == 0)
        _expect(state.left >= state.plan.laid - state.cursor % state.plan.laid)


def _check_draw(state: Tournament) -> None:
    """Check that the piles hold as many teams as have still to be drawn, all of them in."""
    stage = state.stage(state.match)
    _expect(stage > THIRD_PLACE)
    drawn = state.match - (state.plan.matches - stage)
    is_second = state.phase == SECOND
    _expect(state.left == stage - 2 * drawn - (1 if is_second else 0))
    _expect(is_second == (state.sides[2 * state.match] != NOT_YET))
    for index in range(state.left):
        team = state.pile[index]
        _expect(state.place[team] == STILL_IN and team != state.sides[2 * state.match])


def _check_roll(state: Tournament) -> None:
    if state.part == PLACES:
        _expect(state.plan.laid > 0 and state.throwers() > 1)
        for thrower in range(state.throwers()):
            _expect(state.slots[state.level[thrower]] != NOT_YET)
    else:
        _expect(state.sides[2 * state.match] != NOT_YET)
        _expect(state.sides[2 * state.match + 1] != NOT_YET)
        _expect(state.part == GOALS or state.match >= state.plan.group_matches)
        _expect(state.won[state.match] == NOT_YET)
    _expect(state.turn < state.throwers())
    roller = state.roller()
    _expect(state.owner[roller] >= 0)
    _expect(state.to_act == (state.owner[roller] if state.phase == ROLL else CHANCE))


def _expect(is_so: bool) -> None:
    if not is_so:
        raise ValueError("no such position")

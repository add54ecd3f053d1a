"""How a view of Mundialito is built from a state."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby

from .notation import LETTERS, slot_name
from .options import COLORS, Team
from .rules.groups import next_slot, rank_group, table_of
from .setup import (
    DEAL,
    DICE,
    DIE,
    DRAFT,
    FIELD_LOT,
    FIRST,
    GOALS,
    GROUP_MATCHES,
    GROUP_TEAMS,
    GROUPS,
    KICKS,
    LAY,
    LOT,
    NOT_CHOSEN,
    NOT_YET,
    OVERTIME,
    PLACES,
    ROLL,
    SECOND,
    SELECT,
    SHOWING,
    STILL_IN,
    TEAMS,
    WHITE,
)
from .state import Tournament
from .view import (
    PARTS,
    PHASES,
    STAGES,
    GroupView,
    MatchView,
    MundialitoView,
    RollView,
    RoundView,
    RowView,
    SeatView,
    TeamView,
    ThrowView,
)


def build_view(teams: list[Team], state: Tournament, viewer: int) -> MundialitoView:
    """Return the whole table as one viewer sees it."""
    codes = [team.code for team in teams]
    phase = state.phase
    is_opening = phase in (SELECT, DEAL, DRAFT, FIELD_LOT, LAY)
    number = match_now(state)
    champions = [code for code, place in zip(codes, state.place, strict=True) if place == 1]
    return MundialitoView(
        viewer=viewer,
        to_act=state.to_act,
        phase=PHASES[phase],
        stage=None if is_opening and state.match == 0 else stage_now(state),
        teams=_teams(teams, state),
        seats=_seats(codes, state),
        pile=[codes[team] for team in range(len(codes)) if state.is_piled(team)],
        piles=(state.left // 2, (state.left + 1) // 2) if _is_draw(state) else (0, 0),
        next_seat=state.cursor if phase in (DEAL, DRAFT) else None,
        next_field=slot_name(next_slot(state)) if phase == LAY else None,
        groups=_groups(codes, state),
        rounds=_rounds(codes, state),
        dice=list(COLORS),
        overtime_die=COLORS[WHITE],  # MUN-8
        match=None if number == NOT_YET else match_view(codes, state, number),
        roll=_roll(codes, state) if _is_rolled(state) else None,
        champion=champions[0] if champions else None,
    )


def stage_now(state: Tournament) -> str:
    """Return the stage being played; a throw for places belongs to the groups."""
    return STAGES[GROUPS if _is_grouped(state) else state.stage(state.match)]


def _is_grouped(state: Tournament) -> bool:
    """Whether the groups are still on; the last is settled before the cup's pile is made."""
    if state.settled * GROUP_TEAMS < TEAMS:
        return state.table.laid > 0
    return state.left == 0 and not _has_begun(state, state.table.group_matches)


def _is_draw(state: Tournament) -> bool:
    """Whether sides are being drawn."""
    if state.phase != SHOWING:
        return state.phase in (FIRST, SECOND)
    is_met = state.sides[2 * state.match + 1] != NOT_YET
    return state.left > 0 and not is_met and not _is_grouped(state)


def _is_rolled(state: Tournament) -> bool:
    """Whether dice are on the table: of a match whose sides are known, or for places."""
    if state.phase != SHOWING:
        return state.phase in (ROLL, DIE, LOT)
    return _is_thrown_for(state) or state.sides[2 * state.match + 1] != NOT_YET


def _is_thrown_for(state: Tournament) -> bool:
    """Whether level teams throw for places."""
    return state.part == PLACES and state.level[0] != NOT_YET


def match_now(state: Tournament) -> int:
    """Return the number of the match on the pitch, NOT_YET while there is none.

    A match of a group is seen to its end: in a scene until the next one or the places follow.
    """
    if state.phase in (FIRST, SECOND):
        return state.match
    if state.phase in (ROLL, DIE, LOT):
        return NOT_YET if state.part == PLACES else state.match
    if state.phase != SHOWING or _is_thrown_for(state):
        return NOT_YET
    if _has_begun(state, state.match) or not _is_grouped(state):
        return state.match
    laid = state.table.laid
    last = state.match - 1
    is_fresh = last >= 0 and last // (laid * GROUP_MATCHES) * laid == state.settled
    return last if is_fresh else NOT_YET


def _teams(teams: list[Team], state: Tournament) -> list[TeamView]:
    owner, slots = state.chart.owner, state.chart.slots
    fields = {team: slot_name(slot) for slot, team in enumerate(slots) if team != NOT_YET}
    return [
        TeamView(
            team.code,
            team.stars,
            COLORS[DICE - team.stars],  # MUN-2
            None if owner[index] < 0 else owner[index],
            state.place[index],
            fields.get(index),
        )
        for index, team in enumerate(teams)
        if state.place[index] != NOT_CHOSEN
    ]


def _seats(codes: list[str], state: Tournament) -> list[SeatView]:
    hands: list[list[int]] = [[] for _ in range(state.table.seats)]
    for team, owner in enumerate(state.chart.owner):
        if owner >= 0:
            hands[owner].append(team)
    return [
        SeatView(
            len(hand),
            [codes[team] for team in hand if state.place[team] in (STILL_IN, 1)],
            ahead,
        )
        for hand, ahead in zip(hands, state.scores(), strict=True)
    ]


def match_view(codes: list[str], state: Tournament, number: int) -> MatchView:
    """Return one match as far as it has come."""
    at = 2 * number
    stage = state.stage(number)
    slot = state.table.fixtures[at] if stage == GROUPS else NOT_YET
    first, second = (None if team < 0 else codes[team] for team in state.sides[at : at + 2])
    part = state.part if number == state.match else GOALS
    if state.phase == SHOWING and not _is_rolled(state):
        part = GOALS  # what the match before was decided by
    extra, kicks = state.chart.extra[at : at + 2], state.chart.kicks[at : at + 2]
    rolled = (*state.goals[at : at + 2], *extra, *kicks)
    return _match_view(number, stage, slot, first, second, part, rolled, state.won[number])


@lru_cache(maxsize=4096)  # a position shows up to 64 matches, and all but one are over
def _match_view(
    number: int,
    stage: int,
    slot: int,
    first: str | None,
    second: str | None,
    part: int,
    rolled: tuple[int, ...],
    won: int,
) -> MatchView:
    goals, extra, kicks = _pair(*rolled[:2]), _pair(*rolled[2:4]), _pair(*rolled[4:])
    return MatchView(
        number,
        STAGES[stage],
        None if slot == NOT_YET else LETTERS[slot // GROUP_TEAMS],
        first,
        second,
        goals,
        extra if extra[0] is not None or part in (OVERTIME, KICKS) else None,
        kicks if kicks[0] is not None or part == KICKS else None,
        _added(goals, extra),
        None if won == NOT_YET else (first, second)[won],
    )


def _pair(first: int, second: int) -> tuple[int | None, int | None]:
    return None if first == NOT_YET else first, None if second == NOT_YET else second


def _added(
    goals: tuple[int | None, int | None], extra: tuple[int | None, int | None]
) -> tuple[int | None, int | None]:
    first = None if goals[0] is None else goals[0] + (extra[0] or 0)
    second = None if goals[1] is None else goals[1] + (extra[1] or 0)
    return first, second


def _has_begun(state: Tournament, number: int) -> bool:
    return state.sides[2 * number] != NOT_YET


def _groups(codes: list[str], state: Tournament) -> list[GroupView]:
    return [
        GroupView(
            LETTERS[group],
            _fields(codes, state, group),
            _rows(codes, state, group),
            _fixtures(codes, state, group),
            group < state.settled,
        )
        for group in range(len(state.chart.slots) // GROUP_TEAMS)
        if state.chart.slots[group * GROUP_TEAMS] != NOT_YET
    ]


def _fixtures(codes: list[str], state: Tournament, group: int) -> list[MatchView]:
    own = state.table.calendar[group * GROUP_MATCHES : (group + 1) * GROUP_MATCHES]
    return [match_view(codes, state, number) for number in own if _has_begun(state, number)]


def _fields(codes: list[str], state: Tournament, group: int) -> list[str | None]:
    slots = state.chart.slots[group * GROUP_TEAMS : (group + 1) * GROUP_TEAMS]
    return [None if team == NOT_YET else codes[team] for team in slots]


def _rows(codes: list[str], state: Tournament, group: int) -> list[RowView]:
    """Return a group's table, once its fields are full."""
    if NOT_YET in list(state.chart.slots[group * GROUP_TEAMS : (group + 1) * GROUP_TEAMS]):
        return []
    table = table_of(state, group)
    rows: list[RowView] = []
    for place in rank_group(table):
        best = len(rows) + 1
        for field in place.teams:
            team = state.chart.slots[group * GROUP_TEAMS + field]
            rows.append(
                RowView(
                    best,
                    codes[team],
                    [*table.home, *table.away].count(field),
                    table.points[field],
                    table.scored[field] - table.conceded[field],
                    group < state.settled and state.place[team] <= TEAMS // 2,  # MUN-16
                )
            )
    return rows


def _rounds(codes: list[str], state: Tournament) -> list[RoundView]:
    numbers = range(state.table.group_matches, state.table.matches)
    return [_round(codes, state, stage, list(own)) for stage, own in groupby(numbers, state.stage)]


def _round(codes: list[str], state: Tournament, stage: int, numbers: list[int]) -> RoundView:
    begun = [number for number in numbers if _has_begun(state, number)]
    matches = [match_view(codes, state, number) for number in begun]
    return RoundView(STAGES[stage], matches, len(numbers))


def _roll(codes: list[str], state: Tournament) -> RollView:
    # A scene may end after the last roll, when it is nobody's turn: then it shows who has rolled.
    turn = min(state.turn, state.throwers() - 1)
    team = state.thrower(turn)
    is_throw = state.part in (KICKS, PLACES)
    return RollView(
        codes[team],
        state.chart.owner[team],
        PARTS[state.part],
        COLORS[state.die],
        list(COLORS) if is_throw else [COLORS[state.die]],
        [_throw(codes, state, index) for index in range(state.throwers())] if is_throw else [],
        state.tries,
    )


def _throw(codes: list[str], state: Tournament, index: int) -> ThrowView:
    team = state.thrower(index)
    dice = [number for number in state.thrown[index * DICE : (index + 1) * DICE] if number >= 0]
    return ThrowView(codes[team], dice, sum(dice))

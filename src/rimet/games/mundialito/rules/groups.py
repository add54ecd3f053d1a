"""The group stage: pots, the draw onto the fields, the round robin, the places."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rimet.football.standings import GOAL_DIFFERENCE, MOST, POINTS, Place, Table, rank
from rimet.kernel.cells import vec
from rimet.kernel.state import CHANCE

from .. import told
from ..setup import (
    FIELD_LOT,
    GROUP_MATCHES,
    GROUP_TEAMS,
    GROUPS,
    LAST_PLACE,
    LAY,
    NOT_YET,
    POTS,
    STILL_IN,
    TEAMS,
)
from ..state import Tournament
from .coaches import tell_coach
from .opening import clear_pile
from .rolling import clear_throw, kick_off, throw_for_places

WIN: Final = 3
STRONGEST: Final = 3


# Pots


def pot_size(pot: i64) -> i64:
    """Return how many teams a pot takes: fields 3 and 4 share one (MUN-R3)."""
    if pot < 2:
        return TEAMS // GROUP_TEAMS
    return TEAMS // 2


def fill_pots(state: Tournament) -> bool:
    """Sort the teams by strength into pots; False where a lot must say who belongs to one."""
    clear_pile(state)
    if state.table.is_free:  # MUN-12: without regard to strength
        pots = state.own_chart().pot
        for team in range(state.table.teams):
            if state.place[team] == STILL_IN:
                pots[team] = 0
        return True
    for pot in range(POTS):
        for stars in range(STRONGEST, 0, -1):
            if not _fill_pot(state, pot, stars):
                return False
    return True


def _fill_pot(state: Tournament, pot: i64, stars: i64) -> bool:
    pots = state.own_chart().pot
    room: i64 = pot_size(pot)
    waiting: i64 = 0
    for team in range(state.table.teams):
        if pots[team] == pot:
            room -= 1
        elif _is_waiting(state, team, stars):
            waiting += 1
    if room == 0:
        return True
    for team in range(state.table.teams):
        if _is_waiting(state, team, stars):
            if waiting <= room:
                pots[team] = pot
            else:
                state.pile_up(team)
    if waiting <= room:
        return True
    state.cursor = pot
    state.ask(FIELD_LOT, CHANCE)  # MUN-R3
    return False


def _is_waiting(state: Tournament, team: i64, stars: i64) -> bool:
    if state.table.stars[team] != stars or state.place[team] != STILL_IN:
        return False
    return state.chart.pot[team] == NOT_YET


def draw_into_pot(state: Tournament, team: i64) -> bool:
    """Put the team that the lot has picked into the pot; True once all pots are filled."""
    state.own_chart().pot[team] = state.cursor
    if state.journal is not None:
        state.journal.append((told.FIELD_LOT_DRAWN, team, state.cursor + 1))
    return fill_pots(state)


# The draw onto the fields


def begin_laying(state: Tournament) -> None:
    """Lay out the next groups: all eight, or the two that fit on one board (MUN-18)."""
    state.cursor = 0
    _pile_up_pot(state)
    state.ask(LAY, CHANCE)


def _pile_up_pot(state: Tournament) -> None:
    pot: i64 = 0
    if not state.table.is_free:
        pot = state.cursor // state.table.laid
        if pot == POTS:
            pot = POTS - 1
    clear_pile(state)
    pots = state.chart.pot
    for team in range(state.table.teams):
        if state.place[team] == STILL_IN and pots[team] == pot:
            state.pile_up(team)
    for slot in state.chart.slots:
        if slot != NOT_YET and state.is_piled(slot):
            state.draw(slot)


def next_slot(state: Tournament) -> i64:
    """Return where the next team is laid: field by field, group after group."""
    laid: i64 = state.table.laid
    group: i64 = state.settled + state.cursor % laid
    return group * GROUP_TEAMS + state.cursor // laid


def lay(state: Tournament, team: i64) -> bool:
    """Lay a team on the next field; True once the groups on the table are full."""
    slot: i64 = next_slot(state)  # MUN-12
    state.draw(team)
    state.own_chart().slots[slot] = team
    state.cursor += 1
    is_last: bool = state.cursor == state.table.laid * GROUP_TEAMS
    if state.journal is not None:
        state.journal.append((told.TEAM_LAID, slot // GROUP_TEAMS, slot % GROUP_TEAMS + 1, team))
        if is_last:
            state.mark()
    if is_last:
        return True
    if state.cursor % state.table.laid == 0:
        _pile_up_pot(state)
    return False


# The round robin


def play_fixture(state: Tournament) -> None:
    """Begin the next match by the scheme of the groups (MUN-13, MUN-R5)."""
    at: i64 = 2 * state.match
    slots = state.chart.slots
    state.sides[at] = slots[state.table.fixtures[at]]
    state.sides[at + 1] = slots[state.table.fixtures[at + 1]]
    kick_off(state)


def end_fixture(state: Tournament) -> bool:
    """Note a result; True once the groups on the table have played all their matches."""
    if state.journal is not None:
        at: i64 = 2 * state.match
        first, second = state.sides[at], state.sides[at + 1]
        score = (state.goals[at], state.goals[at + 1])
        if state.won[state.match] == NOT_YET:  # MUN-13: a draw stands
            state.journal.append((told.MATCH_DRAWN, state.match, first, second, score[0]))
        else:
            winner: i64 = first if state.won[state.match] == 0 else second
            entry = (told.MATCH_WON, state.match, first, second, *score, NOT_YET, NOT_YET, winner)
            state.journal.append(entry)
    state.match += 1  # and with it the result is in the table
    if state.journal is not None:
        state.mark()
    return state.match % (state.table.laid * GROUP_MATCHES) == 0


# The places


def table_of(state: Tournament, group: i64) -> Table:
    """Return points and goals of a group's four fields so far (MUN-14), and how dice part them."""
    table = Table(GROUP_TEAMS, WIN)
    start: i64 = group * GROUP_TEAMS
    for index in range(GROUP_MATCHES):
        match: i64 = state.table.calendar[group * GROUP_MATCHES + index]
        if match < state.match:
            at: i64 = 2 * match
            home: i64 = state.table.fixtures[at] - start
            away: i64 = state.table.fixtures[at + 1] - start
            table.record(home, away, state.goals[at], state.goals[at + 1])
    lots: list[int] = []
    for field in range(GROUP_TEAMS):
        lots.append(state.chart.lots[start + field])
    table.add_column(lots)
    return table


def rank_group(table: Table) -> list[Place]:
    """Return the places of a group: by points, goal difference and throw, and nothing else."""
    return rank(table, [POINTS, GOAL_DIFFERENCE, MOST], False)  # MUN-15


def settle_groups(state: Tournament) -> bool:
    """Settle the groups on the table; False while a throw must part level teams."""
    while True:
        group: i64 = state.settled
        places = rank_group(table_of(state, group))
        for place in places:
            if len(place.teams) > 1:
                if state.journal is not None:
                    state.journal.append((told.GROUP_LEVEL, group, len(place.teams)))
                throw_for_places(state, [group * GROUP_TEAMS + field for field in place.teams])
                state.mark()
                return False
        _place_teams(state, group, places)
        state.settled += 1
        state.mark()
        if state.settled % state.table.laid == 0:
            return True


def _place_teams(state: Tournament, group: i64, places: list[Place]) -> None:
    first: i64 = group * GROUP_TEAMS
    order = [state.chart.slots[first + place.teams[0]] for place in places]
    if state.journal is not None:
        state.journal.append((told.GROUP_SETTLED, group, order[0], order[1], order[2], order[3]))
        for team in order[:2]:  # MUN-16
            state.journal.append((told.TEAM_QUALIFIED, group, team))
    state.place[order[2]] = TEAMS // 2 + 1
    state.place[order[3]] = LAST_PLACE
    if state.journal is not None:
        for team in order[2:]:
            entry = (told.TEAM_OUT, team, state.place[team], state.chart.owner[team], GROUPS)
            state.journal.append(entry)
        for team in order[2:]:
            tell_coach(state, state.chart.owner[team])


def part_level(state: Tournament, ahead: i64) -> None:
    """Order the level slots by their throw, or one of them ahead of the others by lot.

    Whom the throw leaves level stays level; who was not level is untouched (MUN-R4).
    """
    count: i64 = state.throwers()
    beaten: list[int] = []
    for one in range(count):
        lower = 0
        for other in range(count):
            if ahead != NOT_YET:
                lower += 1 if one != other and state.chart.slots[state.level[one]] == ahead else 0
            elif state.sum_of(other) < state.sum_of(one):
                lower += 1
        beaten.append(lower)
    start: i64 = state.level[0] // GROUP_TEAMS * GROUP_TEAMS
    lots = state.own_chart().lots
    for field in range(GROUP_TEAMS):
        lots[start + field] *= GROUP_TEAMS
    for one in range(count):
        lots[state.level[one]] += beaten[one]
    _shrink(lots, start)
    clear_throw(state)


def _shrink(lots: vec[i64], start: i64) -> None:
    """Number the order that the throws have made from 0, so that it stays small."""
    ranks: list[int] = []
    for one in range(GROUP_TEAMS):
        lower = 0
        for other in range(GROUP_TEAMS):
            if lots[start + other] < lots[start + one]:
                lower += 1
        ranks.append(lower)
    for field in range(GROUP_TEAMS):
        lots[start + field] = ranks[field]

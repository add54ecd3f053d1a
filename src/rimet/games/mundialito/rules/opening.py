"""Before the first match: 32 teams are found and handed out.

Each step returns whether its part of the opening is over.
"""

from __future__ import annotations

from mypy_extensions import i64

from rimet.kernel.state import CHANCE

from .. import told
from ..setup import DEAL, DRAFT, NOT_YET, SELECT, STILL_IN, TEAMS
from ..state import Tournament


def begin_selection(state: Tournament) -> bool:
    """Pile up the teams of which lots pick the rest of the 32."""
    state.cursor = 0
    for team in range(state.table.teams):
        state.cursor += state.table.chosen[team]
    if state.cursor == TEAMS:
        return True
    for team in state.table.lots:
        state.pile_up(team)
    state.ask(SELECT, CHANCE)
    return False


def select(state: Tournament, team: i64) -> bool:
    """Let a team that the lot has picked take part."""
    state.draw(team)  # MUN-R6
    state.place[team] = STILL_IN
    state.cursor += 1
    if state.journal is not None:
        state.journal.append((told.TEAM_SELECTED, team))
    return state.cursor == TEAMS


def begin_handout(state: Tournament) -> bool:
    """Pile up the 32 team cards; a solo coach simply owns them all."""
    state.cursor = state.table.first  # MUN-4
    clear_pile(state)
    if state.table.seats == 1:  # MUN-R8
        owner = state.own_chart().owner
        for team in range(state.table.teams):
            if state.place[team] == STILL_IN:
                owner[team] = 0
        return True
    pile_up_all(state)
    if state.table.is_drafted:  # MUN-R7
        state.ask(DRAFT, state.cursor)
    else:
        state.ask(DEAL, CHANCE)
    return False


def hand_out(state: Tournament, team: i64) -> bool:
    """Give the next coach a team, dealt or drafted."""
    state.draw(team)
    seat: i64 = state.cursor
    state.own_chart().owner[team] = seat
    if state.journal is not None:
        code = told.TEAM_DRAFTED if state.phase == DRAFT else told.TEAM_DEALT
        state.journal.append((code, seat, team))
    seat += 1
    if seat == state.table.seats:
        seat = 0
    state.cursor = seat
    if state.phase == DRAFT:
        state.to_act = seat
    return state.left == 0


def clear_pile(state: Tournament) -> None:
    """Take every team out of the pile."""
    while state.left > 0:
        state.draw(state.pile[state.left - 1])


def pile_up_all(state: Tournament) -> None:
    """Put every team that is still in into the pile, which is empty."""
    # Who is in cannot be foretold, so no step depends on it: the next one overwrites who is out.
    pile = state.pile
    team: i64 = 0
    left: i64 = 0
    for place in state.place:
        pile[left] = team
        left += i64(place == STILL_IN)
        team += 1
    if left < team:
        pile[left] = NOT_YET
    state.left = left
    spots = state.spot
    for index in range(left):
        spots[pile[index]] = index

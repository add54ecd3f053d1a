"""What can be done: the moves of a seat, ascending, and what chance may give."""

from __future__ import annotations

from mypy_extensions import i64

from ..derived import DEAL_TEAMS, LOT
from ..setup import BANK
from ..state import Park
from .rounds import lowest_teams


def turn_moves(park: Park) -> list[int]:
    """Return what the seat whose turn it is may do: lay, transfer, appeal or drop (PC-4)."""
    table = park.table
    teams = range(table.teams)
    held = [kind for kind in range(table.kinds) if park.holds(park.turn, kind)]
    roomy = [team for team in teams if park.has_room(team)]
    found: list[int] = [kind * table.teams + team for kind in held for team in roomy]
    found += [table.move + team for team in teams if can_move_from(park, team)]
    found += [table.appeal + seat for seat in range(table.seats) if can_appeal_to(park, seat)]
    found += [table.drop + kind for kind in held]
    return found


def second_fields(park: Park) -> list[int]:
    """Return the fields that a transfer may end on (PC-6)."""
    table = park.table
    fields = [team for team in range(table.teams) if team != park.cursor and park.has_room(team)]
    return [table.second + team for team in fields]


def answers(park: Park) -> list[int]:
    """Return what an appeal may be answered with: the team or a card (PC-7)."""
    table = park.table
    held = [kind for kind in range(table.kinds) if park.holds(park.to_act, kind)]
    return [table.show, *[table.give + kind for kind in held]]


def can_move_from(park: Park, team: i64) -> bool:
    """Whether a transfer may begin at a team's field, with room for the card on another (PC-6)."""
    kind: i64 = park.table.transfer
    filled: i64 = park.filled[team]
    is_movable = filled > 0 and park.vacant > park.table.field - filled
    return is_movable and kind >= 0 and park.holds(park.turn, kind)


def can_appeal_to(park: Park, seat: i64) -> bool:
    """Whether the seat whose turn it is may appeal to another that is in and unknown (PC-7)."""
    kind: i64 = park.table.protest
    is_open = seat != park.turn and park.standing[seat] == 1 and not park.is_known(seat)
    return is_open and kind >= 0 and park.holds(park.turn, kind)


def odds(park: Park) -> list[int]:
    """Return the weights of what chance decides: a kind of card, or a team."""
    teams = range(park.table.teams)
    if park.phase == DEAL_TEAMS:
        return [1 if park.owner[team] == BANK else 0 for team in teams]
    if park.phase == LOT:
        level = lowest_teams(park)
        return [1 if team in level else 0 for team in teams]
    return park.ledger.draw_odds()

"""What can be done: the moves of a seat, ascending."""

from __future__ import annotations

from mypy_extensions import i64

from ..state import Park


def turn_moves(park: Park) -> list[int]:
    """Return what the seat whose turn it is may do: lay, transfer, appeal or drop (PC-4)."""
    table = park.table
    teams = range(table.teams)
    held = [kind for kind in range(table.kinds) if park.holds(park.turn, kind)]
    roomy = [team for team in teams if park.has_room(team)]
    found: list[int] = [kind * table.teams + team for kind in held for team in roomy]
    if table.transfer in held:
        found += [table.move + team for team in teams if can_move_from(park, team)]
    if table.protest in held:
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
    held = [kind for kind in range(park.table.kinds) if park.holds(park.to_act, kind)]
    return [park.table.show, *[park.table.give + kind for kind in held]]


def can_move_from(park: Park, team: i64) -> bool:
    """Whether a transfer may begin at a team's field, with room for the card on another (PC-6)."""
    kind: i64 = park.table.transfer
    filled: i64 = park.filled[team]
    is_movable = filled > 0 and park.vacant > park.table.field - filled
    return is_movable and kind >= 0 and park.holds(park.turn, kind)


def can_appeal_to(park: Park, seat: i64) -> bool:
    """Whether who has an appeal may appeal to a seat: another that is in and unknown (PC-7)."""
    return seat != park.turn and park.standing[seat] == 1 and not park.is_known(seat)

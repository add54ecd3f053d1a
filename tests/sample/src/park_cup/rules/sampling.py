"""What random play does: one of the moves, each equally likely, without listing them."""

from __future__ import annotations

from mypy_extensions import i64

from rimet.kernel.rng import Rng

from ..setup import BANK
from ..state import Park
from .moves import can_move_from, is_in_lot, is_movable, is_unknown
from .rounds import lowest_total


def sample_turn(park: Park, rng: Rng) -> i64:
    """Return what the seat whose turn it is does: lay, drop, or play for effect."""
    table = park.table
    ledger = park.ledger
    rooms: i64 = park.rooms
    held: i64 = ledger.kinds_held(park.turn)
    count: i64 = held * rooms + held
    if table.transfer >= 0 and park.holds(park.turn, table.transfer):
        count += count_movable(park)
    if table.protest >= 0 and park.holds(park.turn, table.protest):
        count += count_unknown(park)
    mark: i64 = rng.below(count)
    if mark < held * rooms:
        nth: i64 = mark // rooms
        kind: i64 = ledger.nth_held(park.turn, nth)
        return kind * table.teams + nth_room(park, mark - nth * rooms)
    mark -= held * rooms
    if mark < held:
        return table.drop + ledger.nth_held(park.turn, mark)
    return nth_effect(park, mark - held)


def sample_second_field(park: Park, rng: Rng) -> i64:
    """Return the field that a transfer ends on."""
    count: i64 = park.rooms
    if park.has_room(park.cursor):
        count -= 1
    mark: i64 = rng.below(count)
    team: i64 = -1
    while mark >= 0:
        team += 1
        if team != park.cursor and park.has_room(team):
            mark -= 1
    return park.table.second + team


def sample_answer(park: Park, rng: Rng) -> i64:
    """Return the answer to an appeal."""
    mark: i64 = rng.below(1 + park.ledger.kinds_held(park.to_act))
    if mark == 0:
        return park.table.show
    return park.table.give + park.ledger.nth_held(park.to_act, mark - 1)


def sample_team(park: Park, rng: Rng) -> i64:
    """Return one of the teams that are not dealt yet."""
    count: i64 = 0
    picked: i64 = 0
    for team in range(park.table.teams):
        if park.owner[team] == BANK:
            count += 1
            if rng.below(count) == 0:
                picked = team
    return picked


def sample_lot(park: Park, rng: Rng) -> i64:
    """Return one of the teams that the lot is about."""
    lowest: i64 = lowest_total(park)
    count: i64 = 0
    picked: i64 = 0
    for team in range(park.table.teams):
        if is_in_lot(park, team, lowest):
            count += 1
            if rng.below(count) == 0:
                picked = team
    return picked


def count_movable(park: Park) -> i64:
    """Return how many fields a transfer may begin at."""
    count: i64 = 0
    for team in range(park.table.teams):
        if is_movable(park, team):
            count += 1
    return count


def count_unknown(park: Park) -> i64:
    """Return how many seats may be appealed to."""
    count: i64 = 0
    for seat in range(park.table.seats):
        if is_unknown(park, seat):
            count += 1
    return count


def nth_room(park: Park, mark: i64) -> i64:
    """Return the team that stands at a mark, from 0, among those whose field has room."""
    team: i64 = -1
    while mark >= 0:
        team += 1
        if park.has_room(team):
            mark -= 1
    return team


def nth_effect(park: Park, mark: i64) -> i64:
    """Return the move that stands at a mark, from 0, among transfers and appeals."""
    for team in range(park.table.teams):
        if can_move_from(park, team):
            if mark == 0:
                return park.table.move + team
            mark -= 1
    seat: i64 = -1
    while mark >= 0:
        seat += 1
        if is_unknown(park, seat):
            mark -= 1
    return park.table.appeal + seat

"""Why a move is refused, in the order in which the reasons are told."""

from __future__ import annotations

from collections.abc import Sequence

from rimet.kernel.errors import Fact
from rimet.kernel.reasons import Reason

from .options import Team
from .rules import ParkState
from .rules.moves import can_appeal_to, can_move_from
from .setup import ANSWER, SECOND_FIELD, TURN, Setup


def list_reasons(teams: Sequence[Team]) -> tuple[Reason, ...]:
    """Return the reasons, which name teams as these are named."""

    def full_field(state: ParkState, seat: int, action: int) -> dict[str, Fact]:
        return {"rule": "PC-5", "team": teams[action % state.table.teams].name}

    return (
        Reason("field_full", is_field_full, full_field),
        Reason("no_transfer", is_no_transfer, lambda *_: {"rule": "PC-6"}),
        Reason("illegal_move", is_out_of_place),
    )


def is_field_full(state: ParkState, seat: int, action: int) -> bool:
    """Whether the card is held, but there is no room for it on the field (PC-5)."""
    kind, team = divmod(action, int(state.table.teams))
    if state.phase != TURN or action >= state.table.move:
        return False
    return state.holds(seat, kind) and not state.has_room(team)


def is_no_transfer(state: ParkState, seat: int, action: int) -> bool:
    """Whether a transfer cannot begin at the field (PC-6)."""
    table = state.table
    is_transfer = state.phase == TURN and table.move <= action < table.second
    return is_transfer and not can_move_from(state, action - int(table.move))


def is_out_of_place(state: ParkState, seat: int, action: int) -> bool:
    """Whether the move is one of another phase, of a card not held, or to where it cannot go."""
    table = state.table
    if phase_of(table, action) != state.phase:
        return True
    if action < table.move:
        return not state.holds(seat, action // int(table.teams))
    if table.second <= action < table.appeal:
        team = action - int(table.second)
        return team == state.cursor or not state.has_room(team)
    if table.appeal <= action < table.show:
        return not can_appeal_to(state, action - int(table.appeal))
    if table.give <= action < table.drop:
        return not state.holds(seat, action - int(table.give))
    return action >= table.drop and not state.holds(seat, action - int(table.drop))


def phase_of(table: Setup, action: int) -> int:
    """Return the phase in which an action can be taken."""
    if table.second <= action < table.appeal:
        return SECOND_FIELD
    return ANSWER if table.show <= action < table.drop else TURN

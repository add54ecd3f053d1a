"""Why a move is refused, in the order in which the reasons are told."""

from __future__ import annotations

from collections.abc import Sequence

from rimet.kernel.errors import Fact
from rimet.kernel.reasons import OTHERWISE, Reason

from .derived import TURN
from .options import Team
from .rules.moves import can_move_from
from .rules.play import ParkState


def list_reasons(teams: Sequence[Team]) -> tuple[Reason, ...]:
    """Return the reasons, which name teams as these are named."""

    def full_field(state: ParkState, seat: int, action: int) -> dict[str, Fact]:
        return {"rule": "PC-5", "team": teams[action % state.table.teams].name}

    return (
        Reason("field_full", is_field_full, full_field),
        Reason("no_transfer", is_no_transfer, lambda *_: {"rule": "PC-6"}),
        OTHERWISE,
    )


def is_field_full(state: ParkState, seat: int, action: int) -> bool:
    """Whether the card is held, but there is no room for it on the field (PC-5)."""
    kind, team = divmod(action, int(state.table.teams))
    is_laid = state.phase == TURN and action < state.table.move
    return is_laid and state.holds(seat, kind) and not state.has_room(team)


def is_no_transfer(state: ParkState, seat: int, action: int) -> bool:
    """Whether a transfer cannot begin at the field (PC-6)."""
    table = state.table
    is_transfer = state.phase == TURN and table.move <= action < table.second
    return is_transfer and not can_move_from(state, action - int(table.move))

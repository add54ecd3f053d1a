"""How moves of Mundialito are written."""

from __future__ import annotations

from .options import Team
from .rules.groups import next_slot
from .setup import DIE, DRAFT_ACTIONS, FIELD_LOT, GROUP_TEAMS, LAY, ROLL_ACTION, SECOND
from .state import Tournament

LETTERS = "ABCDEFGH"


def tell_action(teams: list[Team], action: int) -> str:
    """Return the notation of a coach's action: `roll`, or the team that is drafted."""
    return "roll" if action == ROLL_ACTION else teams[action - DRAFT_ACTIONS].written


def tell_outcome(teams: list[Team], state: Tournament, outcome: int) -> str:
    """Return the notation of what chance decided.

    A number on a die is `3`, a team drawn `BRA`, with its opponent `BRA-ITA`, with its place
    `A1=BRA`; a lot for field 2 is `2=POR`. A name of several words is one word, `New_Zealand`.
    """
    if state.phase == DIE:
        return str(outcome)
    code = teams[outcome].written
    if state.phase == SECOND:
        return f"{teams[state.sides[2 * state.match]].written}-{code}"
    if state.phase == LAY:
        slot = next_slot(state)
        return f"{slot_name(slot)}={code}"
    if state.phase == FIELD_LOT:
        return f"{state.cursor + 1}={code}"
    return code


def slot_name(slot: int) -> str:
    """Return the name of a field, such as `A1`."""
    return f"{LETTERS[slot // GROUP_TEAMS]}{slot % GROUP_TEAMS + 1}"

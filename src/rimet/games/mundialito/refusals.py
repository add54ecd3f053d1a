"""Why an action is refused, in the order in which the reasons are told."""

from __future__ import annotations

from collections.abc import Sequence

from rimet.kernel.errors import Fact
from rimet.kernel.reasons import Reason

from .options import Team
from .rules.play import MundialitoState
from .setup import DRAFT, DRAFT_ACTIONS, NOT_CHOSEN, ROLL_ACTION


def list_reasons(teams: Sequence[Team]) -> tuple[Reason, ...]:
    """Return the reasons, which name teams as these are named."""

    def team_facts(state: MundialitoState, seat: int, action: int) -> dict[str, Fact]:
        return {"rule": "MUN-R7", "team": teams[action - DRAFT_ACTIONS].code}

    return (
        Reason("drafted_already", is_drafted, team_facts),
        Reason("not_taking_part", is_not_taking_part, team_facts),
        Reason("only_roll", is_no_roll, lambda *_: {"rule": "MUN-R1"}),
        Reason("illegal_move", is_no_team),
    )


def is_drafted(state: MundialitoState, seat: int, action: int) -> bool:
    """Whether the team takes part, but has left the pile (MUN-R7)."""
    team = action - DRAFT_ACTIONS
    if state.phase != DRAFT or team < 0 or state.place[team] == NOT_CHOSEN:
        return False
    return not state.is_piled(team)


def is_not_taking_part(state: MundialitoState, seat: int, action: int) -> bool:
    """Whether the team was not chosen for this tournament (MUN-R7)."""
    team = action - DRAFT_ACTIONS
    return state.phase == DRAFT and team >= 0 and state.place[team] == NOT_CHOSEN


def is_no_roll(state: MundialitoState, seat: int, action: int) -> bool:
    """Whether there is nothing to do but roll (MUN-R1)."""
    return state.phase != DRAFT and action != ROLL_ACTION


def is_no_team(state: MundialitoState, seat: int, action: int) -> bool:
    """Whether a team is to be drafted, and the action names none."""
    return state.phase == DRAFT and action < DRAFT_ACTIONS

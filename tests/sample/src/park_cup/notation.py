"""How moves of Park Cup are written."""

from __future__ import annotations

from .derived import DEAL_TEAMS, LOT
from .options import Card, Team
from .rules import ParkState
from .setup import Setup


def tell_action(table: Setup, teams: list[Team], cards: list[Card], action: int) -> str:
    """Return the notation of a seat's action."""
    if action < table.move:
        kind, team = divmod(action, table.teams)
        return f"{cards[kind].name}>{teams[team].name}"
    if action < table.second:
        return f"move>{teams[action - table.move].name}"
    if action < table.appeal:
        return f"to>{teams[action - table.second].name}"
    if action < table.show:
        return f"ask>{action - table.appeal}"
    if action < table.give:
        return "show"
    if action < table.drop:
        return f"give>{cards[action - table.give].name}"
    return f"drop>{cards[action - table.drop].name}"


def tell_outcome(teams: list[Team], cards: list[Card], state: ParkState, outcome: int) -> str:
    """Return the notation of what chance decided."""
    if state.phase == DEAL_TEAMS:
        return f"team:{teams[outcome].name}"
    if state.phase == LOT:
        return f"lot:{teams[outcome].name}"
    return f"card:{cards[outcome].name}"

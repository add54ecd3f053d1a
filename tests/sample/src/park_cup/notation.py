"""How moves of Park Cup are written."""

from __future__ import annotations

from .derived import DEAL_TEAMS, LOT
from .options import Card, Team
from .rules.play import ParkState


def name_actions(seats: int, teams: list[str], cards: list[str]) -> list[str]:
    """Return the notation of every action of a seat, in the order of their numbers."""
    return [
        *(f"{card}>{team}" for card in cards for team in teams),
        *(f"move>{team}" for team in teams),
        *(f"to>{team}" for team in teams),
        *(f"ask>{seat}" for seat in range(seats)),
        "show",
        *(f"give>{card}" for card in cards),
        *(f"drop>{card}" for card in cards),
    ]


def tell_outcome(teams: list[Team], cards: list[Card], state: ParkState, outcome: int) -> str:
    """Return the notation of what chance decided."""
    if state.phase == DEAL_TEAMS:
        return f"team:{teams[outcome].name}"
    if state.phase == LOT:
        return f"lot:{teams[outcome].name}"
    return f"card:{cards[outcome].name}"

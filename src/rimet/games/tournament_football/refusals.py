"""Why a card may not be played there, in the order in which the reasons are told."""

from __future__ import annotations

from collections.abc import Sequence

from rimet.games.tournament_football.components import Board, Card
from rimet.games.tournament_football.notation import place_name
from rimet.games.tournament_football.rules.play import CupState
from rimet.games.tournament_football.rules.turn import may_play_group, may_play_later
from rimet.games.tournament_football.setup import IN_GROUP, PILED
from rimet.kernel.errors import Fact
from rimet.kernel.reasons import Reason


def list_reasons(board: Board, cards: Sequence[Card]) -> tuple[Reason, ...]:
    """Return the reasons, which name places and cards as these are named."""

    def card_facts(state: CupState, seat: int, action: int) -> dict[str, Fact]:
        card = cards[action // int(state.table.places)]
        return {"rule": "WCT-9", "card": f"{card.goals}.{card.penalties}"}

    def resolved_facts(state: CupState, seat: int, action: int) -> dict[str, Fact]:
        return {"rule": "WCT-29", "place": place_name(board, place_of(state, action))}

    def full_facts(state: CupState, seat: int, action: int) -> dict[str, Fact]:
        name = place_name(board, place_of(state, action))
        return {"rule": "WCT-11", "place": name, "capacity": state.table.capacity}

    return (
        Reason("card_not_held", is_not_held, card_facts),
        Reason("groups_over", are_groups_over, lambda *_: {"rule": "WCT-20"}),
        Reason("group_played", is_group_played, lambda *_: {"rule": "WCT-9"}),
        Reason("group_resolved", is_group_resolved, resolved_facts),
        Reason("last_card_in_group", is_last_card, lambda *_: {"rule": "WCT-R2"}),
        Reason("later_played", is_later_played, lambda *_: {"rule": "WCT-9"}),
        Reason("place_full", is_place_full, full_facts),
    )


def place_of(state: CupState, action: int) -> int:
    """Return the place that an action plays on."""
    return action % int(state.table.places)


def is_field(state: CupState, action: int) -> bool:
    """Whether an action plays on a field of the groups, not on a half-field."""
    return place_of(state, action) < state.table.spots


def is_not_held(state: CupState, seat: int, action: int) -> bool:
    """Whether the seat does not hold the card (WCT-9)."""
    return state.ledger.held(seat, action // int(state.table.places)) == 0


def are_groups_over(state: CupState, seat: int, action: int) -> bool:
    """Whether the field belongs to groups that have been played (WCT-20)."""
    return is_field(state, action) and state.is_open == 0


def is_group_played(state: CupState, seat: int, action: int) -> bool:
    """Whether the turn has had its card for a field (WCT-9)."""
    return is_field(state, action) and state.is_open == 1 and not may_play_group(state)


def is_group_resolved(state: CupState, seat: int, action: int) -> bool:
    """Whether the field's group has been resolved (WCT-29)."""
    if not is_field(state, action):
        return False
    return state.chart.third[place_of(state, action) // IN_GROUP] >= 0


def is_last_card(state: CupState, seat: int, action: int) -> bool:
    """Whether the seat's last card would not be played on a field (WCT-R2)."""
    is_closed = not is_field(state, action) and not may_play_later(state)
    return is_closed and state.ledger.hand_size(seat) == 1


def is_later_played(state: CupState, seat: int, action: int) -> bool:
    """Whether the turn has had its card for a half-field (WCT-9)."""
    is_closed = not is_field(state, action) and not may_play_later(state)
    return is_closed and state.ledger.hand_size(seat) != 1


def is_place_full(state: CupState, seat: int, action: int) -> bool:
    """Whether no more cards go on the place (WCT-11)."""
    return state.piles[place_of(state, action)] & PILED == state.table.capacity

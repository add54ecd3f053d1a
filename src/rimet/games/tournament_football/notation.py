"""How moves are written: `2.1@B3` puts 2 goals and 1 penalty on B3; `1A` is a half-field."""

from __future__ import annotations

from rimet.games.tournament_football.components import Board, Card, Team
from rimet.games.tournament_football.rules.play import CupState
from rimet.games.tournament_football.setup import FLAGS, SEED, SELECT


def card_name(card: Card) -> str:
    """Return a card as goals and penalties."""
    return f"{card.goals}.{card.penalties}"


def place_name(board: Board, place: int) -> str:
    """Return the name of a field or half-field."""
    if place < board.teams:
        return board.fields[place]
    return board.half_fields[place - board.teams]


def tell_action(board: Board, cards: list[Card], action: int) -> str:
    """Return the notation of playing a card."""
    kind, place = divmod(action, board.teams + len(board.half_fields))
    return f"{card_name(cards[kind])}@{place_name(board, place)}"


def tell_outcome(
    board: Board, teams: list[Team], cards: list[Card], state: CupState, outcome: int
) -> str:
    """Return the notation of what chance decided."""
    if state.phase == SELECT:
        return f"in:{teams[outcome].code}"
    if state.phase == SEED:
        return f"seed:{teams[outcome].code}"
    if state.phase == FLAGS:
        return f"flag:{board.fields[outcome]}"
    return f"card:{card_name(cards[outcome])}"

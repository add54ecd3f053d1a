"""What a seat may choose next, in words that match, side, server and clients share."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rimet.kernel.errors import RulesError
from rimet.kernel.game import Game
from rimet.kernel.state import OVER, State


class Choice(msgspec.Struct, frozen=True):
    """An action that may come next on a path, with its notation.

    With one that `is_whole` the path is complete: nothing is left to choose before it is played.
    """

    action: int
    move: str
    is_whole: bool


def goes_on(game: Game, state: State, seat: int, is_begun: bool) -> bool:
    """Whether a seat's choice is open: not begun yet, or begun and not yet whole."""
    return state.to_act == seat and (not is_begun or game.continues(state))


def follow(game: Game, state: State, seat: int, path: Sequence[int]) -> tuple[State, list[str]]:
    """Try a path on a copy; return it with the path's notation.

    RulesError where the path leaves the seat's own choice.
    """
    state = state.clone()
    told: list[str] = []
    if state.to_act == OVER:
        raise RulesError("match_over")
    if state.to_act != seat:
        raise RulesError("not_your_turn", seat=seat)
    for action in path:
        if not goes_on(game, state, seat, bool(told)):
            raise RulesError("path_too_long", whole=len(told))
        if action not in state.legal():
            raise game.refusal(state, seat, action)
        told.append(game.tell(state, action))
        state.apply(action)
    return state, told


def legal_after(game: Game, state: State, seat: int, path: Sequence[int]) -> list[int]:
    """Return the actions that may follow a seat's path; none where it is whole."""
    state, told = follow(game, state, seat, path)
    return list(state.legal()) if goes_on(game, state, seat, bool(told)) else []


def choices_after(game: Game, state: State, seat: int, path: Sequence[int]) -> list[Choice]:
    """Return what `legal_after` names, each with its notation and whether the path ends there."""
    state, told = follow(game, state, seat, path)
    if not goes_on(game, state, seat, bool(told)):
        return []
    choices = []
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        is_whole = not goes_on(game, after, seat, True)
        choices.append(Choice(action, game.tell(state, action), is_whole))
    return choices

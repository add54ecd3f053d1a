"""Why an action is refused, as reasons that can be asked one by one whether they hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

from rimet.kernel.errors import Fact, RulesError

# The state is the game's own, and a reason may be told only from what the seat knows of it.
Holds = Callable[[Any, int, int], bool]
Facts = Callable[[Any, int, int], Mapping[str, Fact]]


def _the_action(state: Any, seat: int, action: int) -> Mapping[str, Fact]:
    return {"action": action}


class Reason(NamedTuple):
    """A reason to refuse: its code, whether it holds for an action now, and the facts told.

    It holds for no legal action, whatever the reasons before it. The code 'illegal_move' is
    for what needs no explanation, such as a move of another phase.
    """

    code: str
    holds: Holds
    facts: Facts = _the_action

    def error(self, state: Any, seat: int, action: int) -> RulesError:
        """Return the refusal."""
        return RulesError(self.code, **self.facts(state, seat, action))


def is_not_legal(state: Any, seat: int, action: int) -> bool:
    """Whether the seat to act may not do it, whatever the reason."""
    return action not in state.legal()


OTHERWISE: Final = Reason("illegal_move", is_not_legal)  # the last reason: no explanation


def explain(reasons: Iterable[Reason], state: Any, seat: int, action: int) -> RulesError:
    """Return the first reason that holds, as a refusal."""
    for reason in reasons:
        if reason.holds(state, seat, action):
            return reason.error(state, seat, action)
    return RulesError("illegal_move", action=action)

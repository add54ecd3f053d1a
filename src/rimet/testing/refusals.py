"""Refusals: every illegal action has a reason, and the reason that is stated is true.

That a seat is refused alike in all worlds it cannot tell apart is a matter of the wall.
"""

from __future__ import annotations

from rimet.kernel.game import Game
from rimet.kernel.reasons import Reason
from rimet.testing.walk import Moment, walk

TRIES = 40


def check_refusals(game: Game, matches: int, seed: int) -> None:
    """Check what illegal actions are refused with, at every step of random matches."""
    for match in range(matches):
        for moment in walk(game, seed + match):
            if moment.state.to_act >= 0:
                check_moment(moment)


def check_moment(moment: Moment) -> None:
    """Check a sample of the illegal actions, and that no stated reason holds for a legal one."""
    legal = list(moment.state.legal())
    stated: dict[Reason, int] = {}
    for action in sampled_actions(moment):
        if action not in legal:
            stated.setdefault(find_reason(moment, action), action)
    for reason, refused in stated.items():
        for action in legal:
            if reason.holds(moment.state, moment.state.to_act, action):
                told = f"{reason.code}, stated for action {refused}, holds for legal {action} too"
                raise moment.failure("refusal.legal", told)


def sampled_actions(moment: Moment) -> list[int]:
    """Return all actions of a small game, or as many as are tried of a large one."""
    actions = moment.game.actions
    if actions <= TRIES:
        return list(range(actions))
    rng = moment.rng(40)
    return [int(rng.below(actions)) for _ in range(TRIES)]


def find_reason(moment: Moment, action: int) -> Reason:
    """Return the reason that is stated for an illegal action, which must hold."""
    state, seat = moment.state, moment.state.to_act
    error = moment.game.refusal(state, seat, action)
    holding = [reason for reason in moment.game.reasons if reason.holds(state, seat, action)]
    if not holding:
        told = f"no reason holds for action {action}, refused with {error.code}"
        raise moment.failure("refusal.none", told)
    for reason in holding:
        true = reason.error(state, seat, action)
        if (true.code, true.facts) == (error.code, error.facts):
            return reason
    told = f"action {action} is refused with {error.code} {error.facts}, which does not hold"
    raise moment.failure("refusal.true", told)

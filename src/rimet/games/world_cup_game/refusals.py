"""Why a move is refused: a code, the rule, and only what the seat knows."""

from __future__ import annotations

from rimet.games.world_cup_game.components import COLOURS, KINDS
from rimet.games.world_cup_game.plan import Plan
from rimet.games.world_cup_game.rules.cards import KIND_OF_USE, holds, may_touch
from rimet.games.world_cup_game.rules.play import CupState
from rimet.games.world_cup_game.state import has_space, is_wide, last_token
from rimet.games.world_cup_game.table import (
    ATTACK_TOKEN,
    DRAFT,
    GOAL,
    GOALS,
    NOBODY,
    TARGET,
    TURN,
    USE_FOUL,
    USE_NEXT,
    USE_OFFSIDE,
    USE_TURN_OVER,
    USE_TWO_ONE,
    USE_TWO_ONE_AS_ONE,
)
from rimet.kernel.errors import RulesError

HITS = {USE_TURN_OVER: "WCG-16", USE_FOUL: "WCG-17", USE_OFFSIDE: "WCG-18"}


def refuse(plan: Plan, state: CupState, seat: int, action: int) -> RulesError:
    """Return why an action is not legal now."""
    table = state.table
    if not 0 <= action < table.actions:
        return RulesError("illegal_move", action=action)
    if action >= table.pick:
        return _refuse_draft(plan, state, action - int(table.pick))
    if state.phase == DRAFT:
        return RulesError("draft_first", rule="WCG-4")
    if action >= table.discard:
        if state.phase == TARGET:
            return RulesError("tokens_due", rule="WCG-R8", left=state.due)
        kind = action - int(table.discard)
        return RulesError("card_not_held", rule="WCG-5", card=KINDS[kind])
    use, row = divmod(action, len(plan.rows))
    if (use == USE_NEXT) != (state.phase == TARGET):
        if use == USE_NEXT:
            return RulesError("no_token_due", rule="WCG-5")
        return RulesError("tokens_due", rule="WCG-R8", left=state.due)
    if state.phase == TURN and not holds(state, seat, KIND_OF_USE[use]):
        return RulesError("card_not_held", rule="WCG-5", card=KINDS[KIND_OF_USE[use]])
    return _refuse_row(plan, state, seat, use, row)


def _refuse_draft(plan: Plan, state: CupState, team: int) -> RulesError:
    if state.phase != DRAFT:
        return RulesError("no_draft", rule="WCG-4")
    code = plan.codes[team]
    if state.chart.owner[team] != NOBODY:
        return RulesError("team_taken", rule="WCG-4", team=code)
    colour = COLOURS[state.table.course.colours[team]]
    return RulesError("stronger_colour_left", rule="WCG-4", team=code, colour=colour)


def _refuse_row(plan: Plan, state: CupState, seat: int, use: int, row: int) -> RulesError:
    name, match = plan.rows[row], plan.matches[row // 2]
    if match.round != state.round:
        return RulesError("match_not_open", rule="WCG-3", match=match.name)
    if not may_touch(state, seat, row):
        return RulesError("no_team_in_final", rule="WCG-24", match=match.name)
    packed, team = int(state.rows[row]), plan.codes[state.team_on(row)]
    last = last_token(packed)
    if use in HITS:
        return _refuse_hit(use, last, name, team)
    if not has_space(packed):
        return RulesError("row_full", rule="WCG-2", row=name, team=team)
    if use == USE_TWO_ONE and not is_wide(packed):
        colour = COLOURS[state.table.course.colours[state.team_on(row)]]
        return RulesError("colour_forbidden", rule="WCG-12", team=team, colour=colour)
    if use == USE_NEXT:
        return RulesError("same_team", rule="WCG-R8", team=team)
    if use == USE_TWO_ONE_AS_ONE:
        return RulesError("all_tokens", rule="WCG-12", card=KINDS[KIND_OF_USE[use]])
    return RulesError("too_few_targets", rule="WCG-R8", card=KINDS[KIND_OF_USE[use]])


def _refuse_hit(use: int, last: int, name: str, team: str) -> RulesError:
    rule = HITS[use]
    if last == 0:
        return RulesError("row_empty", rule=rule, row=name, team=team)
    if use == USE_FOUL and last == ATTACK_TOKEN:
        return RulesError("goals_only", rule=rule, row=name, team=team)
    if use == USE_TURN_OVER and GOAL <= last <= GOALS:
        return RulesError("attacks_only", rule=rule, row=name, team=team)
    return RulesError("token_protected", rule="WCG-8", row=name, team=team)

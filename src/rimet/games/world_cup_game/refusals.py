"""Why a move is refused: a code, the rule, and only what the seat knows.

The reasons stand in the order in which they are told.
"""

from __future__ import annotations

from rimet.games.world_cup_game.components import COLOURS, KINDS
from rimet.games.world_cup_game.plan import Plan
from rimet.games.world_cup_game.rules.cards import (
    KIND_OF_USE,
    can_complete,
    holds,
    is_final_round,
    may_touch,
)
from rimet.games.world_cup_game.rules.play import CupState
from rimet.games.world_cup_game.rules.setting_up import best_colour
from rimet.games.world_cup_game.setup import (
    ATTACK_TOKEN,
    DRAFT,
    GOAL,
    GOALS,
    NOBODY,
    TARGET,
    USE_FOUL,
    USE_NEXT,
    USE_OFFSIDE,
    USE_TURN_OVER,
    USE_TWO_ONE,
    USE_TWO_ONE_AS_ONE,
)
from rimet.games.world_cup_game.state import has_space, is_wide, last_token
from rimet.kernel.errors import Fact
from rimet.kernel.reasons import Reason

HITS = {USE_TURN_OVER: "WCG-16", USE_FOUL: "WCG-17", USE_OFFSIDE: "WCG-18"}


class Refusals:
    """The reasons to refuse, which name teams, rows and matches as a plan names them."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self.reasons = (
            Reason("no_draft", self._is_no_draft, lambda *_: {"rule": "WCG-4"}),
            Reason("team_taken", self._is_taken, self._team_facts),
            Reason("stronger_colour_left", self._is_weaker, self._weaker_facts),
            Reason("draft_first", self._is_draft, lambda *_: {"rule": "WCG-4"}),
            Reason("tokens_due", self._is_due, lambda state, *_: _due_facts(state)),
            Reason("no_token_due", self._is_none_due, lambda *_: {"rule": "WCG-5"}),
            Reason("card_not_held", self._is_not_held, self._card_facts),
            Reason("match_not_open", self._is_not_open, self._match_facts),
            Reason("no_team_in_final", self._is_stranger, self._final_facts),
            Reason("row_empty", self._is_empty, self._hit_facts),
            Reason("goals_only", self._is_no_goal, self._hit_facts),
            Reason("attacks_only", self._is_no_attack, self._hit_facts),
            Reason("token_protected", self._is_protected, self._row_facts),
            Reason("row_full", self._is_full, self._full_facts),
            Reason("colour_forbidden", self._is_narrow, self._colour_facts),
            Reason("same_team", self._is_same_team, self._same_facts),
            Reason("all_tokens", self._is_part, self._part_facts),
            Reason("too_few_targets", self._has_few_targets, self._few_facts),
        )

    # Drafting

    def _is_no_draft(self, state: CupState, seat: int, action: int) -> bool:
        return action >= state.table.pick and state.phase != DRAFT

    def _is_taken(self, state: CupState, seat: int, action: int) -> bool:
        if action < state.table.pick or state.phase != DRAFT:
            return False
        return state.chart.owner[action - int(state.table.pick)] != NOBODY

    def _is_weaker(self, state: CupState, seat: int, action: int) -> bool:
        if action < state.table.pick or state.phase != DRAFT:
            return False
        return state.table.course.colours[action - int(state.table.pick)] > best_colour(state)

    def _team_facts(self, state: CupState, seat: int, action: int) -> dict[str, Fact]:
        return {"rule": "WCG-4", "team": self._plan.codes[action - int(state.table.pick)]}

    def _weaker_facts(self, state: CupState, seat: int, action: int) -> dict[str, Fact]:
        colour = COLOURS[state.table.course.colours[action - int(state.table.pick)]]
        return {**self._team_facts(state, seat, action), "colour": colour}

    def _is_draft(self, state: CupState, seat: int, action: int) -> bool:
        return action < state.table.pick and state.phase == DRAFT

    # Cards

    def _use_of(self, action: int) -> int:
        return action // len(self._plan.rows)

    def _row_of(self, action: int) -> int:
        return action % len(self._plan.rows)

    def _kind_of(self, state: CupState, action: int) -> int:
        """Return the kind of card that an action plays or discards."""
        if action >= state.table.discard:
            return action - int(state.table.discard)
        return int(KIND_OF_USE[self._use_of(action)])

    def _is_next(self, state: CupState, action: int) -> bool:
        return action < state.table.discard and self._use_of(action) == USE_NEXT

    def _is_due(self, state: CupState, seat: int, action: int) -> bool:
        is_other = action < state.table.pick and not self._is_next(state, action)
        return is_other and state.phase == TARGET

    def _is_none_due(self, state: CupState, seat: int, action: int) -> bool:
        return self._is_next(state, action) and state.phase not in (TARGET, DRAFT)

    def _is_not_held(self, state: CupState, seat: int, action: int) -> bool:
        if action >= state.table.pick or self._is_next(state, action):
            return False
        return state.phase not in (TARGET, DRAFT) and not holds(
            state, seat, self._kind_of(state, action)
        )

    def _card_facts(self, state: CupState, seat: int, action: int) -> dict[str, Fact]:
        return {"rule": "WCG-5", "card": KINDS[self._kind_of(state, action)]}

    # Rows

    def _is_use(self, state: CupState, action: int) -> bool:
        """Whether an action uses a card or a token of this moment on a row."""
        if action >= state.table.discard or state.phase == DRAFT:
            return False
        return self._is_next(state, action) == (state.phase == TARGET)

    def _is_on_open_row(self, state: CupState, action: int) -> bool:
        """Whether an action of this moment is on a row of the matches being played."""
        match = self._plan.matches[self._row_of(action) // 2]
        return self._is_use(state, action) and match.round == state.round

    def _is_not_open(self, state: CupState, seat: int, action: int) -> bool:
        return self._is_use(state, action) and not self._is_on_open_row(state, action)

    def _match_facts(self, state: CupState, seat: int, action: int) -> dict[str, Fact]:
        return {"rule": "WCG-3", "match": self._plan.matches[self._row_of(action) // 2].name}

    def _is_stranger(self, state: CupState, seat: int, action: int) -> bool:
        if not self._is_on_open_row(state, action):
            return False
        return not may_touch(state, seat, self._row_of(action))

    def _final_facts(self, state: CupState, seat: int, action: int) -> dict[str, Fact]:
        return {**self._match_facts(state, seat, action), "rule": "WCG-24"}

    def _row_facts(self, state: CupState, seat: int, action: int) -> dict[str, Fact]:
        row = self._row_of(action)
        team = self._plan.codes[state.team_on(row)]
        return {"rule": "WCG-8", "row": self._plan.rows[row], "team": team}

    # Cards that hit the last token of a row

    def _hit_token(self, state: CupState, action: int) -> int:
        """Return the last token on a row that is hit, 0 where there is none, or -1 for no hit."""
        if not self._is_on_open_row(state, action) or self._use_of(action) not in HITS:
            return -1
        return last_token(state.rows[self._row_of(action)])

    def _is_empty(self, state: CupState, seat: int, action: int) -> bool:
        return self._hit_token(state, action) == 0

    def _is_no_goal(self, state: CupState, seat: int, action: int) -> bool:
        is_attack = self._hit_token(state, action) == ATTACK_TOKEN
        return is_attack and self._use_of(action) == USE_FOUL

    def _is_no_attack(self, state: CupState, seat: int, action: int) -> bool:
        is_goal = GOAL <= self._hit_token(state, action) <= GOALS
        return is_goal and self._use_of(action) == USE_TURN_OVER

    def _is_protected(self, state: CupState, seat: int, action: int) -> bool:
        last = self._hit_token(state, action)
        return last > 0 and not (GOAL <= last <= GOALS or last == ATTACK_TOKEN)

    def _hit_facts(self, state: CupState, seat: int, action: int) -> dict[str, Fact]:
        return {**self._row_facts(state, seat, action), "rule": HITS[self._use_of(action)]}

    # Cards that put tokens on a row

    def _is_put(self, state: CupState, action: int) -> bool:
        """Whether an action puts a token on a row of the matches being played."""
        return self._is_on_open_row(state, action) and self._use_of(action) not in HITS

    def _is_full(self, state: CupState, seat: int, action: int) -> bool:
        return self._is_put(state, action) and not has_space(state.rows[self._row_of(action)])

    def _full_facts(self, state: CupState, seat: int, action: int) -> dict[str, Fact]:
        return {**self._row_facts(state, seat, action), "rule": "WCG-2"}

    def _is_narrow(self, state: CupState, seat: int, action: int) -> bool:
        is_two = self._is_put(state, action) and self._use_of(action) == USE_TWO_ONE
        return is_two and not is_wide(state.rows[self._row_of(action)])

    def _colour_facts(self, state: CupState, seat: int, action: int) -> dict[str, Fact]:
        team = state.team_on(self._row_of(action))
        colour = COLOURS[state.table.course.colours[team]]
        return {"rule": "WCG-12", "team": self._plan.codes[team], "colour": colour}

    def _is_same_team(self, state: CupState, seat: int, action: int) -> bool:
        is_next = self._is_put(state, action) and self._is_next(state, action)
        return is_next and state.used >> state.team_on(self._row_of(action)) & 1 == 1

    def _same_facts(self, state: CupState, seat: int, action: int) -> dict[str, Fact]:
        team = self._plan.codes[state.team_on(self._row_of(action))]
        return {"rule": "WCG-R8", "team": team}

    def _is_part(self, state: CupState, seat: int, action: int) -> bool:
        is_part = self._is_put(state, action) and self._use_of(action) == USE_TWO_ONE_AS_ONE
        return is_part and not is_final_round(state)

    def _part_facts(self, state: CupState, seat: int, action: int) -> dict[str, Fact]:
        return {**self._card_facts(state, seat, action), "rule": "WCG-12"}

    def _has_few_targets(self, state: CupState, seat: int, action: int) -> bool:
        if not self._is_put(state, action) or self._is_next(state, action):
            return False
        return not is_final_round(state) and not can_complete(state, self._use_of(action))

    def _few_facts(self, state: CupState, seat: int, action: int) -> dict[str, Fact]:
        return {**self._card_facts(state, seat, action), "rule": "WCG-R8"}


def _due_facts(state: CupState) -> dict[str, Fact]:
    return {"rule": "WCG-R8", "left": state.due}

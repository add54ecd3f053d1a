"""A whole match of Mundialito: who may do what, and which part follows which."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from rimet.kernel.rng import Rng
from rimet.kernel.state import CHANCE

from ..setup import (
    DEAL,
    DIE,
    DRAFT,
    DRAFT_ACTIONS,
    FACES,
    FIELD_LOT,
    FIRST,
    GROUP_TEAMS,
    LAY,
    LOT,
    NOT_YET,
    PLACES,
    ROLL,
    ROLL_ACTION,
    SECOND,
    SELECT,
    TEAMS,
    Setup,
)
from ..state import Tournament
from .coaches import rank_coaches
from .cup import begin_round, draw_side, end_match
from .groups import (
    begin_laying,
    draw_into_pot,
    end_fixture,
    fill_pots,
    lay,
    part_level,
    play_fixture,
    settle_groups,
)
from .opening import begin_handout, begin_selection, hand_out, select
from .reading import check_moment, check_places, find_piled
from .rolling import draw_lot, roll


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class MundialitoState(Tournament):
    """A position that is played by the rules."""

    def clone(self) -> MundialitoState:
        """Return an independent copy without a journal."""
        return MundialitoState(self.table, self)

    def complete(self) -> None:
        """Find every team in the pile, and check that the facts fit together."""
        check_places(self)
        find_piled(self)
        check_moment(self)

    # What can be done

    def legal(self) -> list[int]:
        """Return the actions of the seat to act: to roll, or the teams that can be drafted."""
        if self.phase != DRAFT:
            return [ROLL_ACTION]
        return [DRAFT_ACTIONS + team for team in range(self.table.teams) if self.is_piled(team)]

    def odds(self) -> list[int]:
        """Return the weights of the numbers on a die, or of the teams that can be drawn."""
        if self.phase == DIE:
            return self._die_odds()
        return [1 if self.is_drawable(team) else 0 for team in range(self.table.teams)]

    def _die_odds(self) -> list[int]:
        start: i64 = self.die * FACES
        highest: i64 = 0
        for face in range(FACES):
            if self.table.faces[start + face] > highest:
                highest = self.table.faces[start + face]
        odds = [0] * (highest + 1)
        for face in range(FACES):
            odds[self.table.faces[start + face]] += 1
        return odds

    def is_drawable(self, team: i64) -> bool:
        """Whether chance may draw this team now."""
        if self.phase != LOT:
            return self.is_piled(team)
        for thrower in range(self.throwers()):
            if self.thrower(thrower) == team:
                return True
        return False

    def sample(self, rng: Rng) -> i64:
        """Return what random play does next."""
        phase = self.phase
        if phase == DIE:
            return self.table.faces[self.die * FACES + rng.below(FACES)]
        if phase == ROLL:
            return ROLL_ACTION
        if phase == LOT:
            return self.thrower(rng.below(self.throwers()))
        team: i64 = self.pile[rng.below(self.left)]
        if phase == DRAFT:
            return DRAFT_ACTIONS + team
        return team

    # What follows

    def apply(self, action: i64) -> None:
        """Carry out an action or an outcome."""
        phase = self.phase
        if phase == DIE:
            is_group: bool = self.match < self.table.group_matches
            if roll(self, action, is_group):
                self._go_on(NOT_YET)
        elif phase == ROLL:
            self.ask(DIE, CHANCE)
        elif phase == FIRST or phase == SECOND:
            draw_side(self, action)
        elif phase == DEAL:
            if hand_out(self, action):
                self._end_opening()
        elif phase == SELECT:
            if select(self, action):
                self._begin_handout()
        elif phase == DRAFT:
            if hand_out(self, action - DRAFT_ACTIONS):
                self._end_opening()
        elif phase == FIELD_LOT:
            if draw_into_pot(self, action):
                begin_laying(self)
        elif phase == LAY:
            if lay(self, action):
                play_fixture(self)
        else:
            draw_lot(self, action)
            self._go_on(action)

    def begin(self) -> None:
        """Go to the first choice that chance or a coach has to make."""
        if begin_selection(self):
            self._begin_handout()

    def _begin_handout(self) -> None:
        if begin_handout(self):
            self._end_opening()

    def _end_opening(self) -> None:
        if self.table.laid == 0:
            begin_round(self)  # MUN-6
        elif fill_pots(self):
            begin_laying(self)  # MUN-12

    def _go_on(self, ahead: i64) -> None:
        """Go on after a match, or after a throw for places; `ahead` is whom a lot preferred."""
        if self.part == PLACES:
            part_level(self, ahead)
            self._end_groups()
        elif self.match >= self.table.group_matches:
            end_match(self)
        elif end_fixture(self):
            self._end_groups()
        else:
            play_fixture(self)

    def _end_groups(self) -> None:
        if not settle_groups(self):
            return
        if self.settled * GROUP_TEAMS < TEAMS:
            begin_laying(self)  # MUN-18
        else:
            begin_round(self)  # MUN-17

    def scores(self) -> list[int]:
        """Return how many coaches each coach is ahead of."""
        return rank_coaches(self)


def begin(table: Setup) -> MundialitoState:
    """Return the state before the first lot, deal or draw."""
    state = MundialitoState(table, None)
    state.begin()
    return state

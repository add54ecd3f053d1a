"""The state of a match: who may do what, and what follows."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from rimet.games.world_cup_game.rules import knockout, sampling
from rimet.games.world_cup_game.rules.groups import draw_lot
from rimet.games.world_cup_game.rules.reading import check
from rimet.games.world_cup_game.rules.rounds import go_on, refill, roll_extra
from rimet.games.world_cup_game.rules.rows import count_round
from rimet.games.world_cup_game.rules.setting_up import deal, draft, give_extra, hand_out
from rimet.games.world_cup_game.rules.turn import act, draw, roll_penalty
from rimet.games.world_cup_game.setup import (
    DEAL,
    DONE,
    DRAFT,
    DRAW,
    EXTRA_GOALS,
    EXTRA_TEAM,
    HANDOUT,
    LOT,
    PENALTY,
    REFILL,
    SETTLE,
    SHOOTOUT,
    TARGET,
    THIRD_LOT,
    TURN,
)
from rimet.games.world_cup_game.state import Cup
from rimet.kernel.rng import Rng


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class CupState(Cup):
    """The state that plays The World Cup Game by its rules."""

    def clone(self) -> CupState:
        """Return an independent copy without a journal."""
        return CupState(self.table, self)

    def legal(self) -> list[int]:
        """Return what the seat to act may do."""
        return sampling.legal(self)

    def odds(self) -> list[int]:
        """Return the weights of what chance decides."""
        return sampling.odds(self)

    def sample(self, rng: Rng) -> i64:
        """Return what random play does next."""
        return sampling.sample(self, rng)

    def apply(self, action: i64) -> None:
        """Carry out an action or an outcome."""
        phase: i64 = self.phase
        if phase == TURN or phase == TARGET:
            act(self, action)
        elif phase == DRAW:
            draw(self, action)
        elif phase == EXTRA_GOALS:
            roll_extra(self, action)
        elif phase == PENALTY:
            roll_penalty(self, action)
        elif phase == SHOOTOUT:
            knockout.kick(self, action)
        elif phase <= DEAL:
            self._set_up(action)
        elif phase == REFILL:
            refill(self, action)
        elif phase == LOT or phase == THIRD_LOT:
            draw_lot(self, action)
            self.phase = SETTLE
        else:
            knockout.decide_by_lot(self, action)
        if self.phase > DONE:
            go_on(self)

    def _set_up(self, action: i64) -> None:
        if self.phase == HANDOUT:
            hand_out(self, action)
        elif self.phase == EXTRA_TEAM:
            give_extra(self, action)
        elif self.phase == DRAFT:
            draft(self, action - self.table.pick)
        else:
            deal(self, action)

    def scores(self) -> list[int]:
        """Return how many seats each seat is ahead of, once the match is over."""
        return knockout.scores(self)

    def complete(self) -> None:
        """Raise ValueError where facts do not fit together, and count what is not stored."""
        check(self)
        count_round(self)

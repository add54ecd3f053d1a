"""The state that plays: each phase has its function, and what is over leads on."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from rimet.kernel.rng import Rng

from ..setup import (
    ATTACK_OVER,
    AUCTION_OVER,
    CARD,
    COUNTER,
    COUNTER_OPEN,
    DONE,
    END_CARD,
    FULL_TIME,
    LAY,
    LOTS,
    MOVE,
    NOMINATE,
    OPEN,
    PENALTIES_LOT,
    RAISE,
    SAVE,
    SHOOT,
    TOSS,
)
from ..state import Tournament
from .auction import begin_auction, decide_bid, decide_nomination
from .counter import begin_counter, decide_counter, pass_move
from .halves import end_half, kick_off
from .layout import lay
from .moves import legal, odds
from .opening import decide_event, decide_forward, decide_save, open_card, reveal
from .packing import complete
from .penalties import end_kick, lay_end_card, toss, win_penalties
from .sampling import sample
from .tournament import award, begin_match, draw_pair, end_match, part_level_coaches, scores


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class GoalGameState(Tournament):
    """A match of Goal!Game, played by its rules."""

    def begin(self) -> None:
        """Go on to the first nomination, or to what comes where nobody can buy."""
        begin_auction(self)
        while self.phase > DONE:
            self._go_on()

    def clone(self) -> GoalGameState:
        """Return an independent copy without a journal."""
        return GoalGameState(self.table, self)

    def complete(self) -> None:
        """Work out what is not stored; raise ValueError where facts do not fit together."""
        complete(self)

    def legal(self) -> list[int]:
        """Return the actions of the seat to act."""
        return legal(self)

    def odds(self) -> list[int]:
        """Return the weights of what chance decides."""
        return odds(self)

    def sample(self, rng: Rng) -> i64:
        """Return what random play does next."""
        return sample(self, rng)

    def apply(self, action: i64) -> None:
        """Carry out an action or an outcome."""
        phase: i64 = self.phase
        if phase == CARD:
            reveal(self, action)
        elif phase == MOVE:
            open_card(self, action - OPEN)
        elif phase == COUNTER or phase == COUNTER_OPEN:
            decide_counter(self, action)
        elif phase == SAVE:
            decide_save(self, action)
        elif phase == SHOOT:
            decide_forward(self, action)
        elif phase == RAISE:
            decide_bid(self, action)
        elif phase == NOMINATE:
            decide_nomination(self, action)
        else:
            self._apply_rare(phase, action)
        while self.phase > DONE:
            self._go_on()

    def _apply_rare(self, phase: i64, action: i64) -> None:
        if phase == END_CARD:
            lay_end_card(self, action)
        elif phase == TOSS:
            toss(self, action)
        elif phase == LOTS:
            draw_pair(self, action)
        elif phase == PENALTIES_LOT:
            win_penalties(self, action, 1)
        elif phase == LAY:
            if lay(self, action):
                kick_off(self)
        else:
            decide_event(self, action)

    def _go_on(self) -> None:
        """Lead on from what is over: an attack, a match, penalties, an auction."""
        if self.phase == ATTACK_OVER:
            if self.is_shooting == 1:
                end_kick(self)
            elif self.left == 0:
                end_half(self)  # GG-16: no counter-attack
            elif self.is_counter == 1:
                pass_move(self)  # GG-R5: no counter to a counter
            else:
                begin_counter(self)
        elif self.phase == AUCTION_OVER:
            begin_match(self)
        else:
            if self.phase == FULL_TIME:
                end_match(self)
            if part_level_coaches(self):
                if award(self):
                    begin_auction(self)  # GG-R8
                elif self.phase != DONE:
                    begin_match(self)

    def scores(self) -> list[int]:
        """Return how many coaches each coach has left behind."""
        return scores(self)

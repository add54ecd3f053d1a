"""The state that plays: each phase has its function, and what is over leads on."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from mypy_extensions import i64

from rimet.kernel.counts import cells, zeros
from rimet.kernel.rng import Rng
from rimet.kernel.state import CHANCE, State

from ..state import (
    ATTACK_OVER,
    AUCTION_OVER,
    CARD,
    COINS,
    COUNTER,
    COUNTER_OPEN,
    DONE,
    END_CARD,
    FACE_DOWN,
    FINAL,
    FIRST,
    FULL_TIME,
    HALVES,
    KINDS,
    LAY,
    LOTS,
    MOST_SERIES,
    MOVE,
    NOBODY,
    NOMINATE,
    OPEN,
    PENALTIES_LOT,
    RAISE,
    SAVE,
    SHOOT,
    SHOT,
    SIDES,
    STAGES,
    TOSS,
    Table,
    Tournament,
)
from .auction import begin_auction, decide_bid, decide_nomination
from .counter import begin_counter, decide_counter, pass_move
from .halves import end_half, kick_off
from .layout import lay
from .moves import legal, odds
from .opening import decide_event, decide_forward, decide_save, open_card, reveal
from .packing import check_moment, check_packed, complete
from .penalties import end_kick, lay_end_card, toss, win_penalties
from .sampling import sample
from .tournament import award, begin_match, draw_pair, end_match, scores, settle


@final
class GoalGameState(Tournament):
    """Plays Goal!Game by its rules."""

    def clone(self) -> GoalGameState:
        """Return an independent copy without a journal."""
        return GoalGameState(
            self.table,
            self.to_act,
            self.phase,
            self.auction,
            self.stage,
            self.half,
            self.turn,
            self.last,
            self.bid,
            self.bidder,
            self.lot,
            self.passes,
            self.is_counter,
            self.is_shooting,
            self.series,
            self.size,
            self.left,
            self.hidden,
            self.cell,
            self.step,
            self.saved,
            self.places,
            self.coins[:],
            self.tokens[:],
            self.used[:],
            self.bank[:],
            self.playing[:],
            self.ahead[:],
            self.level[:],
            self.finalist[:],
            self.place[:],
            self.goals[:],
            self.shots[:],
            self.spots[:],
            self.edge[:],
            self.shown[:],
            self.near[:],
            self.faced[:],
            self.unseen[:],
        )

    def origin(self) -> tuple[Callable[..., State], tuple[object, ...]]:
        """Return how to make a state from what pack() gave."""
        return unpack, (self.table,)

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
            if settle(self):
                if award(self):
                    begin_auction(self)  # GG-R8
                elif self.phase != DONE:
                    begin_match(self)

    def scores(self) -> list[int]:
        """Return how many coaches each coach has left behind."""
        return scores(self)


def begin(table: Table) -> GoalGameState:
    """Return the state at the first nomination, or what comes where nobody can buy."""
    seats = int(table.seats)
    places = int(table.cells)
    state = _make(
        table,
        [
            [CHANCE, DONE, 0, FINAL if seats == 2 else FIRST, 0, 0, NOBODY, 0, NOBODY, NOBODY]
            + [0, 0, 0, 0, 0, NOBODY, 0, 0, 0],
            [COINS] * seats,
            [0] * (seats * KINDS),
            [0] * (seats * KINDS),
            [count for count in table.bank],
            [0] * seats,
            [0] * seats,
            [0] * seats,
            [0] * seats,
            [0] * seats,
            [0] * (STAGES * HALVES * seats * seats),
            [0] * (MOST_SERIES * SHOT),
            [NOBODY] * places,
            [FACE_DOWN] * places,
        ],
    )
    begin_auction(state)
    while state.phase > DONE:
        begin_match(state)
    return state


def unpack(table: Table, packed: list[list[int]]) -> GoalGameState:
    """Return the state that pack() described; ValueError where there is no such state."""
    check_packed(table, packed)
    state = _make(table, packed)
    check_moment(state)
    return state


def _make(table: Table, packed: list[list[int]]) -> GoalGameState:
    now, coins, tokens, used, bank, playing, ahead, level, finalist, place, goals = packed[:11]
    shots, spots, shown = packed[11:]
    to_act, phase, auction, stage, half, turn, last, bid, bidder, lot, passes = now[:11]
    is_counter, is_shooting, series, size, cell, step, saved, places = now[11:]
    state = GoalGameState(
        table,
        to_act,
        phase,
        auction,
        stage,
        half,
        turn,
        last,
        bid,
        bidder,
        lot,
        passes,
        is_counter,
        is_shooting,
        series,
        size,
        0,
        0,
        cell,
        step,
        saved,
        places,
        cells(coins),
        cells(tokens),
        cells(used),
        cells(bank),
        cells(playing),
        cells(ahead),
        cells(level),
        cells(finalist),
        cells(place),
        cells(goals),
        cells(shots),
        cells(spots),
        cells([]),
        cells(shown),
        cells([NOBODY] * (len(spots) * SIDES)),
        zeros(len(spots)),
        zeros(table.kinds),
    )
    complete(state)
    return state

"""The state of a match: who may do what, and what follows."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from mypy_extensions import i64

from rimet.kernel.counts import cells, zeros
from rimet.kernel.ledger import new_ledger, unpack_ledger
from rimet.kernel.rng import Rng
from rimet.kernel.state import CHANCE, State

from ..state import (
    ANSWER,
    BANK,
    DEAL_CARDS,
    DEAL_TEAMS,
    DRAW,
    LOT,
    REFILL,
    SECOND_FIELD,
    TURN,
    Park,
    Table,
)
from . import moves, rounds
from .sampling import sample_answer, sample_lot, sample_second_field, sample_team, sample_turn
from .turn import answer, deal_card, deal_team, draw, draw_lot, move, play


@final
class ParkState(Park):
    """Plays Park Cup by its rules."""

    def clone(self) -> ParkState:
        """Return an independent copy without a journal."""
        return ParkState(
            self.table,
            self.to_act,
            self.phase,
            self.turn,
            self.cursor,
            self.vacant,
            self.rooms,
            self.owner[:],
            self.known[:],
            self.place[:],
            self.standing[:],
            self.slots[:],
            self.filled[:],
            self.shown[:],
            self.ledger.clone(),
        )

    def origin(self) -> tuple[Callable[..., State], tuple[object, ...]]:
        """Return how to make a state from what pack() gave."""
        return unpack, (self.table,)

    def legal(self) -> list[int]:
        """Return the actions of the seat to act, ascending."""
        if self.phase == SECOND_FIELD:
            return moves.second_fields(self)
        if self.phase == ANSWER:
            return moves.answers(self)
        return moves.turn_moves(self)

    def odds(self) -> list[int]:
        """Return the weights of what chance decides: a kind of card, or a team."""
        return moves.odds(self)

    def sample(self, rng: Rng) -> i64:
        """Return what random play does next."""
        phase: i64 = self.phase
        if phase == TURN:
            return sample_turn(self, rng)
        if phase == DRAW or phase == REFILL or phase == DEAL_CARDS:
            return self.ledger.sample_draw(rng)
        if phase == SECOND_FIELD:
            return sample_second_field(self, rng)
        if phase == ANSWER:
            return sample_answer(self, rng)
        if phase == DEAL_TEAMS:
            return sample_team(self, rng)
        return sample_lot(self, rng)

    def apply(self, action: i64) -> None:
        """Carry out an action or an outcome."""
        phase: i64 = self.phase
        if phase == TURN:
            play(self, action)
        elif phase == DRAW:
            draw(self, action)
        elif phase == SECOND_FIELD:
            move(self, action - self.table.second)
        elif phase == ANSWER:
            answer(self, action)
        elif phase == DEAL_TEAMS:
            deal_team(self, action)
        elif phase == LOT:
            draw_lot(self, action)
        else:
            deal_card(self, action)

    def scores(self) -> list[int]:
        """Return how far each seat's team came: more is better (PC-16)."""
        return rounds.scores(self)


def begin(table: Table) -> ParkState:
    """Return the state before the first team is drawn."""
    return ParkState(
        table,
        CHANCE,
        DEAL_TEAMS,
        table.first,
        table.first,
        table.teams * table.field,
        table.teams,
        cells([BANK] * table.teams),
        zeros(table.teams),
        zeros(table.teams),
        cells([1] * table.seats),
        cells([-1] * (table.teams * table.field)),
        zeros(table.teams),
        zeros(table.kinds),
        new_ledger(table.kinds, table.seats, table.counts),
    )


def unpack(table: Table, packed: list[list[int]]) -> ParkState:
    """Return the state that pack() described."""
    now, owner, known, place, standing, slots, filled, shown = packed[:8]
    return ParkState(
        table,
        now[0],
        now[1],
        now[2],
        now[3],
        now[4],
        now[5],
        cells(owner),
        cells(known),
        cells(place),
        cells(standing),
        cells(slots),
        cells(filled),
        cells(shown),
        unpack_ledger(table.kinds, table.seats, packed[8:]),
    )

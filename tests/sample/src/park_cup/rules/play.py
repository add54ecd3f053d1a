"""The state of a match: who may do what, and what follows."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from ..derived import ANSWER, DEAL_TEAMS, DRAW, LOT, SECOND_FIELD, TURN
from ..setup import BANK
from ..state import Park
from . import moves
from .rounds import lowest_teams
from .turn import answer, deal_card, deal_team, draw, draw_lot, move, play


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class ParkState(Park):
    """Plays Park Cup by its rules."""

    def clone(self) -> ParkState:
        """Return an independent copy without a journal."""
        return ParkState(self.table, self)

    def legal(self) -> list[int]:
        """Return the actions of the seat to act, ascending."""
        if self.phase == SECOND_FIELD:
            return moves.second_fields(self)
        if self.phase == ANSWER:
            return moves.answers(self)
        return moves.turn_moves(self)

    def odds(self) -> list[int]:
        """Return the weights of what chance decides: a kind of card, or a team."""
        teams = range(self.table.teams)
        if self.phase == DEAL_TEAMS:
            return [1 if self.owner[team] == BANK else 0 for team in teams]
        if self.phase == LOT:
            level = lowest_teams(self)
            return [1 if team in level else 0 for team in teams]
        return self.ledger.draw_odds()

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
        scores = [0] * self.table.seats
        for team in range(self.table.teams):
            if self.owner[team] != BANK and self.place[team] > 0:
                scores[self.owner[team]] = self.table.teams - self.place[team]
        return scores

"""The state of a match: who may do what, and what follows."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from mypy_extensions import i64

from rimet.games.world_cup_game.rules import knockout, sampling
from rimet.games.world_cup_game.rules.groups import draw_lot
from rimet.games.world_cup_game.rules.reading import check_packed
from rimet.games.world_cup_game.rules.rounds import go_on, refill, roll_extra
from rimet.games.world_cup_game.rules.rows import count_round
from rimet.games.world_cup_game.rules.setting_up import deal, draft, give_extra, hand_on, hand_out
from rimet.games.world_cup_game.rules.turn import act, draw, roll_penalty
from rimet.games.world_cup_game.state import (
    DEAL,
    DONE,
    DRAFT,
    DRAW,
    EXTRA_GOALS,
    EXTRA_TEAM,
    HANDOUT,
    LOT,
    NOBODY,
    PENALTY,
    REFILL,
    SETTLE,
    SHOOTOUT,
    TARGET,
    THIRD_LOT,
    TURN,
    Cup,
    Table,
    empty_row,
)
from rimet.kernel.cells import vec
from rimet.kernel.counts import cells, zeros
from rimet.kernel.rng import Rng
from rimet.kernel.state import CHANCE, State
from rimet.kernel.stock import Stock, new_stock, unpack_stock

STOCK_FIELDS = 4


@final
class CupState(Cup):
    """Plays The World Cup Game by its rules."""

    def clone(self) -> CupState:
        """Return an independent copy without a journal."""
        return CupState(
            self.table,
            self.to_act,
            self.phase,
            self.turn,
            self.round,
            self.deck,
            self.cursor,
            self.due,
            self.used,
            self.final_turns,
            self.alive,
            self.lots,
            self.thirds,
            self.rows[:],
            self.owner,
            self.place,
            self.standing,
            self.dice,
            self.won,
            self.kicks,
            self.room[:],
            self.open_rows,
            self.wide_rows,
            self.goal_rows,
            self.attack_rows,
            self.open_teams,
            self.stock.clone(),
        )

    def origin(self) -> tuple[Callable[..., State], tuple[object, ...]]:
        """Return how to make a state from what pack() gave."""
        return unpack, (self.table,)

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


def first_rows(table: Table) -> vec[i64]:
    """Return the rows before a token is laid; the first groups' teams stand there already."""
    course = table.course
    rows = zeros(course.rows)
    for row in range(course.rows):
        group: i64 = course.match_groups[row >> 1]
        if 0 <= group < course.first_groups:
            team: i64 = course.slots[course.group_slots[group] + course.sides[row]]
            rows[row] = empty_row(team, course.spaces[team])
    return rows


def begin(table: Table) -> CupState:
    """Return the state before the first team is handed out."""
    course = table.course
    teams = int(course.teams)
    knockouts = int(course.rows) // 2 - int(course.first_knockout)
    cup = make(
        table,
        [CHANCE, HANDOUT, (table.first - 1) % table.seats, 0, 0, 0, teams, 0, -1]
        + [(1 << int(table.seats)) - 1, 0, 0],
        first_rows(table),
        cells([NOBODY] * teams),
        zeros(teams),
        cells([-1] * len(course.slots)),
        zeros(course.pot_count),
        cells([-1] * knockouts),
        cells([1] * (2 * knockouts)),
        new_stock(table.seats, table.cards),
    )
    hand_on(cup)
    return cup


def make(
    table: Table,
    now: list[int],
    rows: vec[i64],
    owner: vec[i64],
    place: vec[i64],
    standing: vec[i64],
    dice: vec[i64],
    won: vec[i64],
    kicks: vec[i64],
    stock: Stock,
) -> CupState:
    """Return the state with these facts, and with all that follows from them."""
    cup = CupState(
        table,
        now[0],
        now[1],
        now[2],
        now[3],
        now[4],
        now[5],
        now[6],
        now[7],
        now[8],
        now[9],
        now[10],
        now[11],
        rows,
        owner,
        place,
        standing,
        dice,
        won,
        kicks,
        zeros(table.course.teams),
        0,
        0,
        0,
        0,
        0,
        stock,
    )
    count_round(cup)
    return cup


def unpack(table: Table, packed: list[list[int]]) -> CupState:
    """Return the state that pack() described; ValueError if it cannot be one."""
    check_packed(table, packed)
    return make(
        table,
        packed[0],
        cells(packed[1]),
        cells(packed[2]),
        cells(packed[3]),
        cells(packed[4]),
        cells(packed[5]),
        cells(packed[6]),
        cells(packed[7]),
        unpack_stock(table.seats, table.cards, packed[-STOCK_FIELDS:]),
    )

"""The state of a match: who may do what, and what follows."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from mypy_extensions import i64

from rimet.games.tournament_football.rules import knockout
from rimet.games.tournament_football.rules.reading import check_packed
from rimet.games.tournament_football.rules.setting_up import (
    can_select,
    candidates,
    deal,
    draw_flag,
    seed,
    select,
    set_up,
    wait,
)
from rimet.games.tournament_football.rules.turn import (
    draw,
    may_play_group,
    may_play_later,
    play,
    refill,
)
from rimet.games.tournament_football.state import (
    BANK,
    DEAL,
    DRAW,
    FLAGS,
    IN_GROUP,
    REFILL,
    SEED,
    SELECT,
    TURN,
    Cup,
    Table,
)
from rimet.kernel.counts import cells, zeros
from rimet.kernel.ledger import new_ledger, unpack_ledger
from rimet.kernel.rng import Rng
from rimet.kernel.state import CHANCE, State


@final
class CupState(Cup):
    """Plays World Cup Tournament Football by its rules."""

    def clone(self) -> CupState:
        """Return an independent copy without a journal."""
        return CupState(
            self.table,
            self.to_act,
            self.phase,
            self.turn,
            self.played,
            self.cursor,
            self.due,
            self.is_open,
            self.waiting[:],
            self.team[:],
            self.owner[:],
            self.known[:],
            self.placing[:],
            self.final[:],
            self.standing[:],
            self.third[:],
            self.entrant[:],
            self.cards[:],
            self.filled[:],
            self.fields[:],
            self.half_fields[:],
            self.ledger.clone(),
        )

    def origin(self) -> tuple[Callable[..., State], tuple[object, ...]]:
        """Return how to make a state from what pack() gave."""
        return unpack, (self.table,)

    def legal(self) -> list[int]:
        """Return the cards that may be played and where, as kind times places plus place."""
        table = self.table
        start: i64 = self.turn * table.kinds
        found: list[int] = []
        for kind in range(table.kinds):
            if self.ledger.hands[start + kind] > 0:
                if may_play_group(self):
                    for place in self.fields:
                        found.append(kind * table.places + place)
                if may_play_later(self):
                    for place in self.half_fields:
                        found.append(kind * table.places + place)
        return found

    def odds(self) -> list[int]:
        """Return the weights of what chance decides: a team, a flag or a card."""
        teams = range(len(self.table.homes))
        if self.phase == SELECT:
            return [1 if can_select(self, team) else 0 for team in teams]
        if self.phase == SEED:
            equals = candidates(self)
            return [1 if team in equals else 0 for team in teams]
        if self.phase == FLAGS:
            return [1 if self.owner[spot] == BANK else 0 for spot in range(self.table.spots)]
        return self.ledger.draw_odds()

    def sample(self, rng: Rng) -> i64:
        """Return what random play does next."""
        phase: i64 = self.phase
        if phase == TURN:
            return self._sample_turn(rng)
        if phase >= DEAL:
            return self.ledger.sample_draw(rng)
        if phase == FLAGS:
            return self._sample_flag(rng)
        return self._sample_team(rng)

    def _sample_turn(self, rng: Rng) -> i64:
        table = self.table
        hands = self.ledger.hands
        start: i64 = self.turn * table.kinds
        fields: i64 = 0
        half_fields: i64 = 0
        if may_play_group(self):
            fields = len(self.fields)
        if may_play_later(self):
            half_fields = len(self.half_fields)
        held: i64 = 0
        for kind in range(table.kinds):
            if hands[start + kind] > 0:
                held += 1
        open_places: i64 = fields + half_fields
        mark: i64 = rng.below(held * open_places)
        nth: i64 = mark // open_places
        mark -= nth * open_places
        picked: i64 = -1
        while nth >= 0:
            picked += 1
            if hands[start + picked] > 0:
                nth -= 1
        if mark < fields:
            return picked * table.places + self.fields[mark]
        return picked * table.places + self.half_fields[mark - fields]

    def _sample_flag(self, rng: Rng) -> i64:
        mark: i64 = rng.below(self.table.spots - self.due)
        picked: i64 = -1
        while mark >= 0:
            picked += 1
            if self.owner[picked] == BANK:
                mark -= 1
        return picked

    def _sample_team(self, rng: Rng) -> i64:
        if self.phase == SEED:
            equals = candidates(self)
            return equals[rng.below(len(equals))]
        count: i64 = 0
        picked: i64 = 0
        for team in range(len(self.table.homes)):
            if can_select(self, team):
                count += 1
                if rng.below(count) == 0:
                    picked = team
        return picked

    def apply(self, action: i64) -> None:
        """Carry out an action or an outcome."""
        phase: i64 = self.phase
        if phase == TURN:
            play(self, action // self.table.places, action % self.table.places)
        elif phase == DRAW:
            draw(self, action)
        elif phase == REFILL:
            refill(self, action)
        elif phase == DEAL:
            deal(self, action)
        elif phase == FLAGS:
            draw_flag(self, action)
        elif phase == SEED:
            seed(self, action)
        else:
            select(self, action)

    def scores(self) -> list[int]:
        """Return 1 for the champion's owner, or the manager scores."""
        return knockout.scores(self)


def begin(table: Table) -> CupState:
    """Return the state before the first team is chosen or seeded."""
    spots = int(table.spots)
    places = int(table.places)
    cup = CupState(
        table,
        CHANCE,
        SELECT,
        table.first,
        0,
        -1,
        0,
        1,
        cells([]),
        cells([-1] * spots),
        cells([BANK] * spots),
        zeros(spots),
        cells([-1] * spots),
        zeros(spots),
        cells([1] * table.seats),
        cells([-1] * table.groups),
        cells([-1] * table.halves),
        cells([-1] * (places * table.capacity)),
        zeros(places),
        cells(list(range(spots))),
        cells(list(range(spots, places))),
        new_ledger(table.kinds, table.seats, table.card_counts),
    )
    for team in table.fixed:
        wait(cup, team)
    set_up(cup)
    return cup


def unpack(table: Table, packed: list[list[int]]) -> CupState:
    """Return the state that pack() described; ValueError if it cannot be one."""
    check_packed(table, packed)
    now = packed[0]
    filled = packed[11]
    third = packed[8]
    fields = [
        spot
        for spot in range(table.spots)
        if filled[spot] < table.capacity and now[6] == 1 and third[spot // IN_GROUP] < 0
    ]
    half_fields = [
        place for place in range(table.spots, table.places) if filled[place] < table.capacity
    ]
    return CupState(
        table,
        now[0],
        now[1],
        now[2],
        now[3],
        now[4],
        now[5],
        now[6],
        cells(packed[1]),
        cells(packed[2]),
        cells(packed[3]),
        cells(packed[4]),
        cells(packed[5]),
        cells(packed[6]),
        cells(packed[7]),
        cells(packed[8]),
        cells(packed[9]),
        cells(packed[10]),
        cells(packed[11]),
        cells(fields),
        cells(half_fields),
        unpack_ledger(table.kinds, table.seats, packed[12:]),
    )

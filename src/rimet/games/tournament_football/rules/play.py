"""The state of a match: who may do what, and what follows."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from mypy_extensions import i64

from rimet.games.tournament_football.rules import knockout
from rimet.games.tournament_football.rules.reading import check_packed
from rimet.games.tournament_football.rules.setting_up import (
    can_select,
    count_candidates,
    deal,
    draw_flag,
    nth_candidate,
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
    CARD_BITS,
    DEAL,
    DRAW,
    FIRST_CARD,
    FLAGS,
    IN_GROUP,
    REFILL,
    SEED,
    SELECT,
    TURN,
    Chart,
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
        self.is_shared = True
        return CupState(
            self.table,
            self.to_act,
            self.phase,
            self.turn,
            self.played,
            self.cursor,
            self.due,
            self.is_open,
            self.chart,
            True,
            self.owner[:],
            self.piles[:],
            self.rooms[:],
            self.open_fields,
            self.ledger.clone(),
        )

    def origin(self) -> tuple[Callable[..., State], tuple[object, ...]]:
        """Return how to make a state from what pack() gave."""
        return unpack, (self.table,)

    def legal(self) -> list[int]:
        """Return the cards that may be played and where, as kind times places plus place."""
        places = self.table.places
        first: i64 = self._first_room()
        count: i64 = self._count_rooms()
        found: list[int] = []
        for kind in range(self.table.kinds):
            if self.ledger.held(self.turn, kind) > 0:
                for index in range(first, first + count):
                    found.append(kind * places + self.rooms[index])
        return found

    def _first_room(self) -> i64:
        """Return where in `rooms` the places begin that the turn may play on."""
        if may_play_group(self):
            return 0
        return self.open_fields

    def _count_rooms(self) -> i64:
        """Return how many places the turn may play on."""
        count: i64 = len(self.rooms)
        if not may_play_group(self):
            return count - self.open_fields
        if not may_play_later(self):
            return self.open_fields
        return count

    def odds(self) -> list[int]:
        """Return the weights of what chance decides: a team, a flag or a card."""
        teams = range(len(self.table.homes))
        if self.phase == SELECT:
            return [1 if can_select(self, team) else 0 for team in teams]
        if self.phase == SEED:
            equals = [nth_candidate(self, nth) for nth in range(count_candidates(self))]
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
        ledger = self.ledger
        rooms: i64 = self._count_rooms()
        mark: i64 = rng.below(ledger.kinds_held(self.turn) * rooms)
        nth: i64 = mark // rooms
        place: i64 = self.rooms[self._first_room() + mark - nth * rooms]
        return ledger.nth_held(self.turn, nth) * self.table.places + place

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
            return nth_candidate(self, rng.below(count_candidates(self)))
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
            kind: i64 = action // self.table.places
            play(self, kind, action - kind * self.table.places)
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
    chart = Chart(
        cells([]),
        cells([-1] * spots),
        zeros(spots),
        cells([-1] * spots),
        zeros(spots),
        cells([1] * table.seats),
        cells([-1] * table.groups),
        cells([-1] * table.halves),
        cells([-1] * spots),
    )
    cup = CupState(
        table,
        CHANCE,
        SELECT,
        table.first,
        0,
        -1,
        0,
        1,
        chart,
        False,
        cells([BANK] * spots),
        zeros(places),
        cells(list(range(places))),
        spots,
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
    third = packed[8]
    filled = packed[11]
    fields = [
        spot
        for spot in range(table.spots)
        if filled[spot] < table.capacity and now[6] == 1 and third[spot // IN_GROUP] < 0
    ]
    half_fields = [
        place for place in range(table.spots, table.places) if filled[place] < table.capacity
    ]
    chart = Chart(
        cells(packed[1]),
        cells(packed[2]),
        cells(packed[4]),
        cells(packed[5]),
        cells(packed[6]),
        cells(packed[7]),
        cells(third),
        cells(packed[9]),
        cells(packed[17]),
    )
    return CupState(
        table,
        now[0],
        now[1],
        now[2],
        now[3],
        now[4],
        now[5],
        now[6],
        chart,
        False,
        cells(packed[3]),
        cells(pile_up(packed[10], filled)),
        cells(fields + half_fields),
        len(fields),
        unpack_ledger(table.kinds, table.seats, packed[12:17]),
    )


def pile_up(cards: list[int], filled: list[int]) -> list[int]:
    """Return the cards of every place as one number."""
    capacity = len(cards) // len(filled)
    piles = list(filled)
    for place in range(len(piles)):
        for slot in range(filled[place]):
            piles[place] |= cards[place * capacity + slot] << FIRST_CARD + slot * CARD_BITS
    return piles

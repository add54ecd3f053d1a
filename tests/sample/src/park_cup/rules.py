"""What may happen in Park Cup, in the order of play."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from mypy_extensions import i64

from rimet.kernel.counts import cells, zeros
from rimet.kernel.ledger import new_ledger, unpack_ledger
from rimet.kernel.rng import Rng
from rimet.kernel.state import CHANCE, OVER, State

from .state import (
    ANSWER,
    BANK,
    DEAL_CARDS,
    DEAL_TEAMS,
    DONE,
    DRAW,
    LOT,
    NO_TOTAL,
    REFILL,
    SECOND_FIELD,
    TOLD_APPEAL,
    TOLD_CUP,
    TOLD_DRAW,
    TOLD_DROP,
    TOLD_GIVE,
    TOLD_HAND,
    TOLD_LAY,
    TOLD_LOT,
    TOLD_MOVE,
    TOLD_OUT,
    TOLD_RETURN,
    TOLD_SHOW,
    TOLD_TEAM,
    TOLD_TOTAL,
    TOLD_TURN,
    TRANSFER,
    TURN,
    Park,
    Table,
)


@final
class ParkState(Park):
    """Plays by the rules: who may do what, and what follows."""

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

    # What can be done

    def legal(self) -> list[int]:
        """Return the actions of the seat to act, ascending."""
        table = self.table
        found: list[int] = []
        if self.phase == SECOND_FIELD:
            for team in range(table.teams):
                if team != self.cursor and self.has_room(team):
                    found.append(table.second + team)
            return found
        if self.phase == ANSWER:
            found.append(table.show)
            for kind in range(table.kinds):
                if self.holds(self.to_act, kind):
                    found.append(table.give + kind)
            return found
        for kind in range(table.kinds):
            if self.holds(self.turn, kind):
                for team in range(table.teams):
                    if self.has_room(team):
                        found.append(kind * table.teams + team)
        for team in range(table.teams):
            if self.can_move_from(team):
                found.append(table.move + team)
        for seat in range(table.seats):
            if self.can_appeal_to(seat):
                found.append(table.appeal + seat)
        for kind in range(table.kinds):
            if self.holds(self.turn, kind):
                found.append(table.drop + kind)
        return found

    def sample(self, rng: Rng) -> i64:
        """Return what random play does next."""
        phase = self.phase
        if phase == DRAW or phase == DEAL_CARDS or phase == REFILL:
            return self.ledger.sample_draw(rng)
        if phase == TURN:
            return self._sample_turn(rng)
        if self.to_act == CHANCE:
            return self._sample_team(rng)
        legal = self.legal()
        return legal[rng.below(len(legal))]

    def _sample_turn(self, rng: Rng) -> i64:
        table = self.table
        goals = table.goals
        hands = self.ledger.hands
        rooms: i64 = self.rooms
        start: i64 = self.turn * table.kinds
        held: i64 = 0
        effects: i64 = 0
        for kind in range(table.kinds):
            if hands[start + kind] > 0:
                held += 1
                if goals[kind] < 0:
                    effects += self._count_effects(goals[kind])
        mark: i64 = rng.below(held * rooms + effects + held)
        if mark < held * rooms:
            return self._nth_held(mark // rooms) * table.teams + self._nth_room(mark % rooms)
        mark -= held * rooms
        if mark < held:
            return table.drop + self._nth_held(mark)
        return self._nth_effect(mark - held)

    def _count_effects(self, effect: i64) -> i64:
        count: i64 = 0
        if effect == TRANSFER:
            for team in range(self.table.teams):
                if self.can_move_from(team):
                    count += 1
        else:
            for seat in range(self.table.seats):
                if self.can_appeal_to(seat):
                    count += 1
        return count

    def _nth_held(self, mark: i64) -> i64:
        kind: i64 = 0
        while True:
            if self.holds(self.turn, kind):
                if mark == 0:
                    return kind
                mark -= 1
            kind += 1

    def _nth_room(self, mark: i64) -> i64:
        team: i64 = 0
        while True:
            if self.has_room(team):
                if mark == 0:
                    return team
                mark -= 1
            team += 1

    def _nth_effect(self, mark: i64) -> i64:
        for team in range(self.table.teams):
            if self.can_move_from(team):
                if mark == 0:
                    return self.table.move + team
                mark -= 1
        seat: i64 = 0
        while True:
            if self.can_appeal_to(seat):
                if mark == 0:
                    return self.table.appeal + seat
                mark -= 1
            seat += 1

    def _sample_team(self, rng: Rng) -> i64:
        """Return a team that may be dealt, or one of those the lot is about."""
        count: i64 = 0
        picked: i64 = 0
        lowest: i64 = self._lowest()
        for team in range(self.table.teams):
            if self._is_in_lot(team, lowest):
                count += 1
                if rng.below(count) == 0:
                    picked = team
        return picked

    def _is_in_lot(self, team: i64, lowest: i64) -> bool:
        if self.phase == DEAL_TEAMS:
            return self.owner[team] == BANK
        return self.place[team] == 0 and self.total(team) == lowest

    def holds(self, seat: i64, kind: i64) -> bool:
        """Tell whether a seat has a card of this kind."""
        return self.ledger.hands[seat * self.table.kinds + kind] > 0

    def has_room(self, team: i64) -> bool:
        """Tell whether a card may be laid on a team's field (PC-5)."""
        return self.place[team] == 0 and self.filled[team] < self.table.field

    def can_move_from(self, team: i64) -> bool:
        """Tell whether a transfer may begin at a team's field (PC-6)."""
        if self.filled[team] == 0 or not self._holds_effect(self.table.transfer):
            return False
        return self.vacant > self.table.field - self.filled[team]

    def can_appeal_to(self, seat: i64) -> bool:
        """Tell whether the seat whose turn it is may appeal to another (PC-7)."""
        if seat == self.turn or self.standing[seat] == 0 or self.is_known(seat):
            return False
        return self._holds_effect(self.table.protest)

    def _holds_effect(self, kind: i64) -> bool:
        return kind >= 0 and self.holds(self.turn, kind)

    def odds(self) -> list[int]:
        """Return the weights of what chance decides: a kind of card, or a team."""
        if self.phase == DEAL_TEAMS or self.phase == LOT:
            lowest = self._lowest()
            return [1 if self._is_in_lot(team, lowest) else 0 for team in range(self.table.teams)]
        return self.ledger.draw_odds()

    # What follows

    def apply(self, action: i64) -> None:
        """Carry out an action or an outcome."""
        phase = self.phase
        if phase == TURN:
            self._play(action)
        elif phase == DRAW:
            self._draw(self.turn, action)
            self._next_turn()
        elif phase == SECOND_FIELD:
            self._move(action - self.table.second)
        elif phase == ANSWER:
            self._answer(action)
        elif phase == DEAL_TEAMS:
            self._deal_team(action)
        elif phase == LOT:
            self._tell(TOLD_LOT, action, 0, 0)  # PC-11
            self._put_out(action)
        else:
            self._draw(self.cursor, action)
            self._deal_on()

    def _deal_team(self, team: i64) -> None:
        self.owner[team] = self.cursor  # PC-2
        self._tell(TOLD_TEAM, self.cursor, team, 0)
        self.cursor = (self.cursor + 1) % self.table.seats
        if self.cursor == self.table.first:
            self.phase = DEAL_CARDS  # PC-3

    def _deal_on(self) -> None:
        """Go on dealing to the next hand that is not full, or let play begin (PC-3, PC-14)."""
        seat: i64 = self.cursor
        if self.ledger.has_deck():
            for _each in range(self.table.seats):
                seat = (seat + 1) % self.table.seats
                if self.standing[seat] == 1 and self.ledger.held[seat] < self.table.hand:
                    self.cursor = seat
                    self.to_act = CHANCE
                    return
        self.cursor = 0
        if self.phase == REFILL:
            self._next_turn()
        else:
            self.turn = self.table.first  # PC-1
            self._ask(TURN, self.turn)

    def _ask(self, phase: i64, seat: i64) -> None:
        self.phase = phase
        self.to_act = seat

    def _play(self, action: i64) -> None:
        table = self.table
        if action < table.move:  # PC-5
            kind: i64 = action // table.teams
            team: i64 = action % table.teams
            self._put(team, self.ledger.lay(self.turn, kind))
            self.vacant -= 1
            self._tell(TOLD_LAY, self.turn, team, kind)
            self._end_turn()
        elif action < table.second:  # PC-6
            self._show_card(self.turn, table.transfer)
            self.cursor = action - table.move
            self._ask(SECOND_FIELD, self.turn)
        elif action < table.show:  # PC-7
            self._show_card(self.turn, table.protest)
            self.cursor = action - table.appeal
            self._tell(TOLD_APPEAL, self.turn, self.cursor, 0)
            self._ask(ANSWER, self.cursor)
        else:  # PC-8
            self._show_card(self.turn, action - table.drop)
            self._tell(TOLD_DROP, self.turn, action - table.drop, 0)
            self._end_turn()

    def _put(self, team: i64, card: i64) -> None:
        field: i64 = self.table.field
        self.slots[team * field + self.filled[team]] = card
        self.filled[team] += 1
        if self.filled[team] == field:
            self.rooms -= 1

    def _show_card(self, seat: i64, kind: i64) -> None:
        self.ledger.show(seat, kind)
        self.shown[kind] += 1

    def _move(self, team: i64) -> None:
        field = self.table.field
        self.filled[self.cursor] -= 1
        taken: i64 = self.cursor * field + self.filled[self.cursor]
        if self.filled[self.cursor] == field - 1:
            self.rooms += 1
        self._put(team, self.slots[taken])
        self.slots[taken] = -1
        self._tell(TOLD_MOVE, self.turn, self.cursor, team)
        self._end_turn()

    def _answer(self, action: i64) -> None:
        seat: i64 = self.cursor
        if action == self.table.show:
            team: i64 = self.team_of(seat)
            self.known[team] = 1
            self._tell(TOLD_SHOW, seat, team, 0)
        else:
            self._show_card(seat, action - self.table.give)
            self._tell(TOLD_GIVE, seat, action - self.table.give, 0)
        self._end_turn()

    def _end_turn(self) -> None:
        self.cursor = 0
        if self.ledger.has_deck():  # PC-4
            self._ask(DRAW, CHANCE)
        else:
            self._next_turn()

    def _draw(self, seat: i64, kind: i64) -> None:
        self.ledger.draw(seat, kind)
        self._tell(TOLD_DRAW, seat, kind, self.phase)

    def _next_turn(self) -> None:
        if self.vacant > 0:
            seat: i64 = self.turn
            for _each in range(self.table.seats):
                seat = (seat + 1) % self.table.seats
                if self.standing[seat] == 1 and self.ledger.held[seat] > 0:  # PC-9
                    self.turn = seat
                    self._ask(TURN, seat)
                    return
        self._end_round()

    # The end of a round

    def _end_round(self) -> None:
        lowest: i64 = NO_TOTAL
        level: i64 = 0
        loser: i64 = 0
        for team in range(self.table.teams):  # PC-10
            if self.place[team] == 0:
                self._turn_over(team)
                total: i64 = self.total(team)
                self._tell(TOLD_TOTAL, team, total, 0)
                if total == lowest:
                    level += 1
                elif total < lowest:
                    lowest = total
                    level = 1
                    loser = team
        if level > 1:
            self._ask(LOT, CHANCE)  # PC-11
        else:
            self._put_out(loser)

    def _turn_over(self, team: i64) -> None:
        for slot in range(self.filled[team]):
            card: i64 = self.slots[team * self.table.field + slot]
            self._tell(TOLD_TURN, team, self.ledger.turn(card), 0)

    def total(self, team: i64) -> i64:
        """Return a team's strength and the goals on its field."""
        total: i64 = self.table.strengths[team]
        for slot in range(self.filled[team]):
            card: i64 = self.slots[team * self.table.field + slot]
            goals: i64 = self.table.goals[self.ledger.kind_of(card)]
            if goals > 0:  # PC-5
                total += goals
        return total

    def _lowest(self) -> i64:
        lowest: i64 = NO_TOTAL
        for team in range(self.table.teams):
            if self.place[team] == 0:
                total: i64 = self.total(team)
                if total < lowest:
                    lowest = total
        return lowest

    def _put_out(self, loser: i64) -> None:
        remaining: i64 = 0
        for team in range(self.table.teams):
            if self.place[team] == 0:
                remaining += 1
        self.place[loser] = remaining
        self.known[loser] = 1  # PC-12
        seat: i64 = self.owner[loser]
        self._tell(TOLD_OUT, loser, seat, remaining)
        if seat != BANK:
            self.standing[seat] = 0
            for kind in range(self.table.kinds):
                while self.holds(seat, kind):
                    self._show_card(seat, kind)
                    self._tell(TOLD_HAND, seat, kind, 0)
        self._return_cards()
        if remaining == 2:
            self._give_cup()
        else:
            self._begin_round(remaining)

    def _return_cards(self) -> None:
        """Put every card of the round under the deck (PC-13)."""
        total: i64 = 0
        for team in range(self.table.teams):
            for slot in range(self.filled[team]):
                place: i64 = team * self.table.field + slot
                self.shown[self.ledger.kind_of(self.slots[place])] += 1
                self.slots[place] = -1
            self.filled[team] = 0
        for kind in range(self.table.kinds):
            total += self.shown[kind]
        self.ledger.give_back(self.shown)
        self._tell(TOLD_RETURN, total, 0, 0)
        for kind in range(self.table.kinds):
            self.shown[kind] = 0

    def _begin_round(self, remaining: i64) -> None:
        is_watched: bool = True
        for seat in range(self.table.seats):
            if self.standing[seat] == 1:
                is_watched = False
        if is_watched:  # PC-R1
            self._end_round()
            return
        self.phase = REFILL
        self.rooms = remaining - 1
        self.vacant = self.rooms * self.table.field
        self.cursor = self.turn
        self._deal_on()

    def _give_cup(self) -> None:
        for team in range(self.table.teams):
            if self.place[team] == 0:
                self.place[team] = 1
                self.known[team] = 1
                self._tell(TOLD_CUP, team, self.owner[team], 0)  # PC-15
        self._ask(DONE, OVER)

    def scores(self) -> list[int]:
        """Return how far each seat's team came: more is better (PC-16)."""
        scores = [0] * self.table.seats
        for team in range(self.table.teams):
            if self.owner[team] != BANK:
                beaten: i64 = 0
                if self.place[team] > 0:
                    beaten = self.table.teams - self.place[team]
                scores[self.owner[team]] = beaten
        return scores

    def _tell(self, what: i64, first: i64, second: i64, third: i64) -> None:
        if self.journal is not None:
            self.journal.append((what, first, second, third))


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

"""The state of a match: who may do what, and what follows."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from rimet.games.tournament_football.rules import knockout
from rimet.games.tournament_football.rules.reading import check_position, find_rooms
from rimet.games.tournament_football.rules.setting_up import (
    can_select,
    count_candidates,
    deal,
    draw_flag,
    nth_candidate,
    seed,
    select,
)
from rimet.games.tournament_football.rules.turn import (
    draw,
    may_play_group,
    may_play_later,
    play,
    refill,
)
from rimet.games.tournament_football.setup import (
    BANK,
    DEAL,
    DRAW,
    FLAGS,
    REFILL,
    SEED,
    SELECT,
    TURN,
)
from rimet.games.tournament_football.state import Cup
from rimet.kernel.rng import Rng


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class CupState(Cup):
    """A position that plays on by the rules of World Cup Tournament Football."""

    def clone(self) -> CupState:
        """Return an independent copy without a journal."""
        return CupState(self.table, self)

    def complete(self) -> None:
        """Find the places that take a card, then check what hangs together."""
        find_rooms(self)
        check_position(self)

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
        # Counts to the end, as a processor guesses badly where to stop.
        mark: i64 = rng.below(self.table.spots - self.due)
        passed: i64 = 0
        picked: i64 = 0
        for owner in self.owner:
            passed += i64(owner == BANK)
            picked += i64(passed <= mark)
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

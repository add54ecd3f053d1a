"""What there is in Goal!Game: coins, footballers, the figure of cards, goals, the tournament."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from rimet.kernel.rng import Rng

from .derived import Facts
from .setup import HALVES, KINDS, NOBODY, SHOT, SHOT_FIRST, SHOT_GOALS, SIDES


@mypyc_attr(acyclic=True)
class Tournament(Facts):
    """A position of Goal!Game, in which nothing is hidden.

    What lies face down is not there yet: a card gets its face by chance when it is opened.
    """

    def redeal(self, viewer: i64, rng: Rng) -> None:
        """Change nothing: there are no secrets, so no other world looks the same."""
        self.expect_whole()

    # The circle

    def coach_beside(self, seat: i64, step: i64) -> i64:
        """Return the next coach of the match, so many seats further each time."""
        seats: i64 = self.table.seats
        playing = self.fixture.playing
        found: i64 = seat
        while True:
            found += step
            if found >= seats:
                found -= seats
            if playing[found] == 1:
                return found

    def next_coach(self, seat: i64) -> i64:
        """Return the next coach of the match in the direction of the half (GG-11, GG-17)."""
        if self.half == 1:
            return self.coach_beside(seat, self.table.seats - 1)
        return self.coach_beside(seat, 1)

    def opener(self) -> i64:
        """Return who opens or has opened a card: the coach on the move, or the counter-attacker."""
        if self.is_counter == 1:
            return self.next_coach(self.turn)
        return self.turn

    def target(self) -> i64:
        """Return whom the opener strikes at."""
        if self.is_counter == 1:
            return self.turn
        return self.next_coach(self.turn)

    # Footballers

    def holds(self, seat: i64, kind: i64) -> bool:
        """Whether a coach has an unused footballer of a kind."""
        return self.tokens[seat * KINDS + kind] > 0

    def held(self, seat: i64) -> i64:
        """Return how many unused footballers a coach has."""
        start: i64 = seat * KINDS
        return self.tokens[start] + self.tokens[start + 1] + self.tokens[start + 2]

    def spend(self, seat: i64, kind: i64) -> None:
        """Take an unused footballer of a coach out of the game (GG-2, GG-R8)."""
        self.tokens[seat * KINDS + kind] -= 1
        self.used[seat * KINDS + kind] += 1

    def banked(self) -> i64:
        """Return how many footballers the bank has."""
        return self.bank[0] + self.bank[1] + self.bank[2]

    # Goals

    def goal_index(self, stage: i64, half: i64, scorer: i64, conceder: i64) -> i64:
        """Return where the goals of one coach against another are kept."""
        seats: i64 = self.table.seats
        return ((stage * HALVES + half) * seats + scorer) * seats + conceder

    def scored(self, stage: i64, half: i64, seat: i64) -> i64:
        """Return the goals of a coach in a half, against whomever."""
        first: i64 = self.goal_index(stage, half, seat, 0)
        total: i64 = 0
        for other in range(self.table.seats):
            total += self.goals[first + other]
        return total

    def total(self, stage: i64, seat: i64) -> i64:
        """Return the goals of a coach in a match (GG-18)."""
        return self.scored(stage, 0, seat) + self.scored(stage, 1, seat)

    def against(self, seat: i64, rival: i64) -> i64:
        """Return the goals of one coach against another, in this match or these penalties."""
        if self.is_shooting == 1:
            start: i64 = (self.series - 1) * SHOT
            shots = self.fixture.shots
            if shots[start + SHOT_FIRST] == seat:
                return shots[start + SHOT_GOALS]
            return shots[start + SHOT_GOALS + 1]
        first: i64 = self.goals[self.goal_index(self.stage, 0, seat, rival)]
        return first + self.goals[self.goal_index(self.stage, 1, seat, rival)]

    # The figure

    def color(self, cell: i64, side: i64) -> i64:
        """Return the colour on a side of an open card."""
        return self.table.sides[self.shown[cell] * SIDES + side]

    def facing(self, cell: i64, side: i64) -> i64:
        """Return the colour that lies against a side from outside, or NOBODY."""
        other: i64 = self.fixture.near[cell * SIDES + side]
        if other < 0 or self.shown[other] < 0:
            return NOBODY
        return self.color(other, (side + 2) % SIDES)

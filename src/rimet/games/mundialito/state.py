"""What there is in Mundialito: teams, hands, piles, groups, results, dice on the table."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from rimet.kernel.cells import append, vec
from rimet.kernel.rng import Rng

from .derived import Facts
from .setup import (
    DICE,
    FINAL,
    GROUP_TEAMS,
    GROUPS,
    NOT_YET,
    PLACES,
    SEMI_FINALS,
    TEAMS,
    THIRD_PLACE,
)


@mypyc_attr(acyclic=True)
class Tournament(Facts):
    """A position of Mundialito, in which nothing is hidden."""

    def redeal(self, viewer: i64, rng: Rng) -> None:
        """Change nothing: there are no secrets, so no other world looks the same."""
        self.expect_whole()

    # The pile

    def pile_up(self, team: i64) -> None:
        """Put a team into the pile."""
        self.spot[team] = self.left
        self.pile[self.left] = team
        self.left += 1

    def draw(self, team: i64) -> None:
        """Take a team out of the pile."""
        left: i64 = self.left - 1
        self.left = left
        spots = self.spot
        spot: i64 = spots[team]
        last: i64 = self.pile[left]
        self.pile[spot] = last
        spots[last] = spot
        self.pile[left] = NOT_YET
        spots[team] = NOT_YET

    def is_piled(self, team: i64) -> bool:
        """Whether a team lies in the pile."""
        return self.spot[team] != NOT_YET

    def see_pile(self, seen: vec[i64], viewer: i64) -> vec[i64]:
        """Add, for every team, whether it lies in the pile, whose order nobody cares about."""
        for team in range(self.table.teams):
            seen = append(seen, 1 if self.is_piled(team) else 0)
        return seen

    # The tournament

    def stage(self, match: i64) -> i64:
        """Return the stage of a match, counted back from the Final."""
        remaining: i64 = self.table.matches - match
        if remaining > 4:
            if remaining <= 8:
                return 8
            if remaining <= 16:
                return 16
            if self.table.laid > 0:
                return GROUPS
            return TEAMS
        if remaining > 2:
            return SEMI_FINALS
        if remaining == 2:
            return THIRD_PLACE
        return FINAL

    def roller(self) -> i64:
        """Return the team that is rolled for."""
        if self.part == PLACES:
            return self.chart.slots[self.level[self.turn]]
        return self.sides[2 * self.match + self.turn]

    def thrower(self, index: i64) -> i64:
        """Return one of the teams that throw all dice against each other."""
        if self.part == PLACES:
            return self.chart.slots[self.level[index]]
        return self.sides[2 * self.match + index]

    def throwers(self) -> i64:
        """Return how many teams throw all dice against each other."""
        if self.part != PLACES:
            return 2
        count: i64 = 0
        while count < GROUP_TEAMS and self.level[count] != NOT_YET:
            count += 1
        return count

    def sum_of(self, thrower: i64) -> i64:
        """Return the sum of the dice that one has thrown."""
        total: i64 = 0
        for die in range(DICE):
            if self.thrown[thrower * DICE + die] != NOT_YET:
                total += self.thrown[thrower * DICE + die]
        return total

"""What there is on the board: rows of tokens, owners, standings, and the cards."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from rimet.games.world_cup_game.derived import Facts
from rimet.games.world_cup_game.setup import (
    BY_SHIFT,
    CAPACITY,
    CAPACITY_SHIFT,
    FILLED,
    HALVES,
    HALVES_SHIFT,
    LINE,
    SPACES,
    TEAM,
    TEAM_SHIFT,
    TOKEN,
    TOKEN_BITS,
    TOKEN_SHIFT,
    WIDE,
)
from rimet.kernel.cells import append, vec
from rimet.kernel.restock import redeal_stock
from rimet.kernel.rng import Rng


@mypyc_attr(acyclic=True)
class Cup(Facts):
    """A position of The World Cup Game, which can be hidden from a viewer.

    A row is one side of one match of the whole tournament: twice the match's number, plus one
    for the side named second. What is on the chart (owners, places, standings, dice, winners and
    kicks) changes rarely.
    """

    def show(self) -> None:
        """Become a scene, and keep in which phase it was marked."""
        self.scene = self.phase
        super().show()

    def redeal(self, viewer: i64, rng: Rng) -> None:
        """Deal the cards anew that the viewer cannot know; all else is open."""
        self.expect_whole()
        redeal_stock(self.stock, viewer, rng)

    def see_rows(self, seen: vec[i64], viewer: i64) -> vec[i64]:
        """Add the rows, each in its parts: team or -1, spaces, half goals, tokens."""
        for row in self.rows:
            seen = append(seen, (row >> TEAM_SHIFT & TEAM) - 1)
            seen = append(seen, row >> CAPACITY_SHIFT & CAPACITY)
            seen = append(seen, row >> HALVES_SHIFT & HALVES)
            for space in range(SPACES):
                seen = append(seen, row >> (TOKEN_SHIFT + TOKEN_BITS * space) & TOKEN)
        return seen

    def see_standing(self, seen: vec[i64], viewer: i64) -> vec[i64]:
        """Add the lines of the standings, each in its parts: team or -1, what parts it."""
        for line in self.chart.standing:
            if line < 0:
                seen = append(append(seen, -1), -1)
            else:
                seen = append(append(seen, line & LINE), line >> BY_SHIFT)
        return seen

    def team_on(self, row: i64) -> i64:
        """Return the team that stands on a row, or -1."""
        return (self.rows[row] >> TEAM_SHIFT & TEAM) - 1

    def is_alive(self, seat: i64) -> bool:
        """Whether a seat is still in the game."""
        return self.alive >> seat & 1 == 1

    def players_left(self) -> i64:
        """Return how many seats are still in the game."""
        count: i64 = 0
        for seat in range(self.table.seats):
            count += self.alive >> seat & 1
        return count

    def extra_halves(self, row: i64) -> i64:
        """Return the half goals that the dice give to a row (WCG-20, WCG-R2)."""
        colour: i64 = self.table.course.colours[self.team_on(row)] + 1
        rolled: i64 = self.chart.dice[self.table.course.pots[row >> 1]]
        count: i64 = 0
        while rolled > 0:
            if rolled & 7 == colour:
                count += 1
            rolled >>= 3
        return count

    def goals(self, row: i64) -> i64:
        """Return the whole goals of a row; a half left over counts nothing (WCG-R2)."""
        return ((self.rows[row] >> HALVES_SHIFT & HALVES) + self.extra_halves(row)) // 2


def shifted(number: i64, by: i64) -> i64:
    """Return a number shifted to the left.

    Written out, a literal that a variable shifts is shifted in 32 bits once compiled, even if it
    is given a name first.
    """
    return number << by


def bit(number: i64) -> i64:
    """Return a number with one bit set."""
    return shifted(1, number)


def last_token(row: i64) -> i64:
    """Return the last token of a packed row, or 0."""
    filled: i64 = row & FILLED
    if filled == 0:
        return 0
    return row >> (TOKEN_SHIFT + TOKEN_BITS * (filled - 1)) & TOKEN


def has_space(row: i64) -> bool:
    """Whether a packed row has a free space."""
    return row & FILLED < (row >> CAPACITY_SHIFT & CAPACITY)


def is_wide(row: i64) -> bool:
    """Whether the team of a packed row can be given two goals at once."""
    return (row >> CAPACITY_SHIFT & CAPACITY) >= WIDE


def empty_row(team: i64, spaces: i64) -> i64:
    """Return a packed row without tokens."""
    return (team + 1) << TEAM_SHIFT | spaces << CAPACITY_SHIFT

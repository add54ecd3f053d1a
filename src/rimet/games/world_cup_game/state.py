"""What there is on the board: rows of tokens, owners, standings, and the cards."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, final

from mypy_extensions import i64

from rimet.games.world_cup_game.rules.course import Course
from rimet.kernel.cells import vec
from rimet.kernel.counts import cells
from rimet.kernel.restock import redeal_stock
from rimet.kernel.rng import Rng
from rimet.kernel.state import State
from rimet.kernel.stock import Stock

# Phases in which somebody, or chance, is asked.
HANDOUT: Final = 0
EXTRA_TEAM: Final = 1
DRAFT: Final = 2
DEAL: Final = 3
TURN: Final = 4
TARGET: Final = 5
PENALTY: Final = 6
DRAW: Final = 7
REFILL: Final = 8
EXTRA_GOALS: Final = 9
LOT: Final = 10
THIRD_LOT: Final = 11
SHOOTOUT: Final = 12
SHOOTOUT_LOT: Final = 13
DONE: Final = 14
# Phases that the rules go through by themselves; no state is left in one.
OPEN_ROUND: Final = 15
OPEN_PLAY: Final = 16
CLOSE_ROUND: Final = 17
COUNT: Final = 18
SETTLE: Final = 19
END_ROUND: Final = 20

NOBODY: Final = -1
COLOURS: Final = 6
BLACK: Final = 0
HAND: Final = 3
MANY: Final = 9  # with more players than these the deck's end is not the round's, WCG-7

# The kinds of cards, as the component sets name them.
THREE: Final = 0
TWO: Final = 1
ONE: Final = 2
TWO_ONE: Final = 3
ONE_ONE: Final = 4
ONE_ONE_ONE: Final = 5
ATTACK: Final = 6
DEFENCE: Final = 7
FOUL: Final = 8
OFFSIDE: Final = 9
PENALTY_CARD: Final = 10
KINDS: Final = 11

# What can be done with a card on a row; a use times the number of rows plus the row is an action.
USE_THREE: Final = 0
USE_TWO: Final = 1
USE_ONE: Final = 2
USE_TWO_ONE: Final = 3
USE_TWO_ONE_AS_ONE: Final = 4
USE_ONE_ONE: Final = 5
USE_ONE_ONE_ONE: Final = 6
USE_ATTACK: Final = 7
USE_DEFENCE: Final = 8
USE_TURN_OVER: Final = 9
USE_FOUL: Final = 10
USE_OFFSIDE: Final = 11
USE_PENALTY: Final = 12
USE_NEXT: Final = 13
USES: Final = 14

# Tokens: a goal is its value; VOID is added to one that is turned over.
GOAL: Final = 1
GOALS: Final = 3  # the highest value of a goal
ATTACK_TOKEN: Final = 4
DEFENCE_TOKEN: Final = 5
PENALTY_TOKEN: Final = 6
VOID: Final = 8

# A row is one number: spaces filled, spaces there, half goals, team + 1, tokens from the arrow on.
FILLED: Final = 7
CAPACITY_SHIFT: Final = 3
CAPACITY: Final = 7
HALVES_SHIFT: Final = 6
HALVES: Final = 63
TEAM_SHIFT: Final = 12
TEAM: Final = 127
TOKEN_SHIFT: Final = 20
TOKEN_BITS: Final = 4
TOKEN: Final = 15
SPACES: Final = 4
WIDE: Final = 3  # spaces of a team that may be given two goals at once

# A line of a standing is one number: the team, and what parts it from the line above.
BY_SHIFT: Final = 8
BY_NOTHING: Final = 0
BY_CRITERION: Final = 1  # plus the code of the criterion
BY_EARLIER: Final = 20  # plus the number of the column
BY_LOTS: Final = 30
BY_LEVEL: Final = 31

# What the journal tells.
TOLD_DEALT: Final = 0
TOLD_EXTRA_TEAM: Final = 1
TOLD_DRAFTED: Final = 2
TOLD_SHUFFLED: Final = 3
TOLD_ROUND: Final = 4
TOLD_DRAWN: Final = 5
TOLD_PLAYED: Final = 6
TOLD_DISCARDED: Final = 7
TOLD_REMOVED: Final = 8
TOLD_PLACED: Final = 9
TOLD_VOIDED: Final = 10
TOLD_REPLACED: Final = 11
TOLD_PENALTY: Final = 12
TOLD_FINAL_TURNS: Final = 13
TOLD_EXTRA: Final = 14
TOLD_COUNTED: Final = 15
TOLD_RANKED: Final = 16
TOLD_THIRD: Final = 17
TOLD_LOT: Final = 18
TOLD_ADVANCED: Final = 19
TOLD_KICK: Final = 20
TOLD_WON: Final = 21
TOLD_FINISHED: Final = 22
TOLD_OUT: Final = 23
# Added to a token that is told as what is left of one that was hit.
AGAIN: Final = 16


@final
class Table:
    """Holds what the options fix, in whole numbers."""

    def __init__(
        self,
        course: Course,
        seats: int,
        first: int,
        is_draft: bool,
        cards: list[int],
        single_use: list[int],
        extra_dice: int,
        extra_odds: list[int],
        penalty_odds: list[int],
    ) -> None:
        self._given = (
            course,
            seats,
            first,
            is_draft,
            cards,
            single_use,
            extra_dice,
            extra_odds,
            penalty_odds,
        )
        self.course = course
        self.seats: i64 = seats
        self.first: i64 = first
        self.is_draft: bool = is_draft
        self.cards = cards  # by kind
        self.single_use = cells(single_use)  # by kind: whether it leaves the game once played
        self.extra_dice: i64 = extra_dice  # how many are rolled at once; 0 without extra goals
        self.extra_odds = cells(extra_odds)  # by colour
        self.extra_faces: i64 = sum(extra_odds)
        self.penalty_odds = cells(penalty_odds)
        self.penalty_faces: i64 = sum(penalty_odds)
        self.rows: i64 = course.rows
        self.discard: i64 = USES * course.rows
        self.pick: i64 = self.discard + KINDS
        self.actions: i64 = self.pick + course.teams

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Table, self._given


class Cup(State):
    """Holds every fact of a position and can hide it from a viewer.

    A row is one side of one match of the whole tournament: twice the match's number, plus one
    for the side named second. The vectors `owner`, `place`, `standing`, `dice`, `won` and
    `kicks` change rarely: clones share them, and whoever writes makes a copy first.
    """

    def __init__(
        self,
        table: Table,
        to_act: i64,
        phase: i64,
        turn: i64,
        round_: i64,
        deck: i64,
        cursor: i64,
        due: i64,
        used: i64,
        final_turns: i64,
        alive: i64,
        lots: i64,
        thirds: i64,
        rows: vec[i64],
        owner: vec[i64],
        place: vec[i64],
        standing: vec[i64],
        dice: vec[i64],
        won: vec[i64],
        kicks: vec[i64],
        room: vec[i64],
        open_rows: i64,
        wide_rows: i64,
        goal_rows: i64,
        attack_rows: i64,
        open_teams: i64,
        stock: Stock,
    ) -> None:
        super().__init__(to_act)
        self.table = table
        self.phase: i64 = phase
        self.turn: i64 = turn  # whose turn it is, or was last
        self.round: i64 = round_
        self.deck: i64 = deck  # which of the round's decks is drawn from
        self.cursor: i64 = (
            cursor  # the seat dealt to, the row rolled for, the group or match settled
        )
        self.due: i64 = due  # teams to deal, tokens to place or dice to roll
        self.used: i64 = used  # a bit for each team that has a token of the card, or is in the lot
        self.final_turns: i64 = final_turns  # turns without drawing, or -1
        self.alive: i64 = alive  # a bit for each seat that is in
        self.lots: i64 = lots  # the lots drawn, four bits each: the higher, the better
        self.thirds: i64 = thirds  # a bit for each group whose third is through
        self.rows = rows
        self.owner = owner  # by team: a seat or NOBODY
        self.place = place  # by team: the place finished in, 0 while in
        self.standing = standing  # by group and rank: a line, or -1
        self.dice = dice  # by pot: extra-goal dice, three bits each: the colour + 1
        self.won = won  # by knock-out match: the side that won, or -1
        self.kicks = kicks  # by knock-out match and side: a 1, then a bit for each kick
        # What follows from the rest, for the round that is played.
        self.room = room  # by team: its rows that have a free space
        self.open_rows: i64 = open_rows  # rows with a free space
        self.wide_rows: i64 = wide_rows  # those of teams that can be given two goals at once
        self.goal_rows: i64 = goal_rows  # rows whose last token is a goal that stands
        self.attack_rows: i64 = attack_rows  # rows whose last token is an Attack that stands
        self.open_teams: i64 = open_teams  # teams with room
        self.stock = stock

    def pack(self) -> list[list[int]]:
        """Return every fact as lists of whole numbers."""
        now: list[int] = [self.to_act, self.phase, self.turn, self.round, self.deck, self.cursor]
        now += [self.due, self.used, self.final_turns, self.alive, self.lots, self.thirds]
        lists = [self.rows, self.owner, self.place, self.standing, self.dice, self.won, self.kicks]
        return [now, *[[cell for cell in each] for each in lists], *self.stock.pack()]

    def redeal(self, viewer: i64, rng: Rng) -> None:
        """Deal the cards anew that the viewer cannot know; all else is open."""
        redeal_stock(self.stock, viewer, rng)

    def tell(self, what: i64, first: i64, second: i64, third: i64, fourth: i64, last: i64) -> None:
        """Write into the journal, if anybody watches."""
        if self.journal is not None:
            self.journal.append((what, first, second, third, fourth, last))

    def ask(self, phase: i64, seat: i64) -> None:
        """Wait for a seat, or for chance, in a phase."""
        self.phase = phase
        self.to_act = seat

    def team_on(self, row: i64) -> i64:
        """Return the team that stands on a row, or -1."""
        return (self.rows[row] >> TEAM_SHIFT & TEAM) - 1

    def is_alive(self, seat: i64) -> bool:
        """Tell whether a seat is still in the game."""
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
        rolled: i64 = self.dice[self.table.course.pots[row >> 1]]
        count: i64 = 0
        while rolled > 0:
            if rolled & 7 == colour:
                count += 1
            rolled >>= 3
        return count

    def goals(self, row: i64) -> i64:
        """Return the whole goals of a row; a half left over counts nothing (WCG-R2)."""
        return ((self.rows[row] >> HALVES_SHIFT & HALVES) + self.extra_halves(row)) // 2

    @abstractmethod
    def clone(self) -> Cup:
        """Return an independent copy without a journal."""


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
    """Tell whether a packed row has a free space."""
    return row & FILLED < (row >> CAPACITY_SHIFT & CAPACITY)


def is_wide(row: i64) -> bool:
    """Tell whether the team of a packed row can be given two goals at once."""
    return (row >> CAPACITY_SHIFT & CAPACITY) >= WIDE


def empty_row(team: i64, spaces: i64) -> i64:
    """Return a packed row without tokens."""
    return (team + 1) << TEAM_SHIFT | spaces << CAPACITY_SHIFT

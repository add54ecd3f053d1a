"""What the options of The World Cup Game fix, and the numbers that stand for words."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rimet.games.world_cup_game.rules.course import Course
from rimet.kernel.counts import cells

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
SHOWING: Final = 15  # a scene that is looked at
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
BLANK: Final = 6  # a face of a die that shows no colour
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
FULL_ROW: Final = (1 << TOKEN_SHIFT + TOKEN_BITS * SPACES) - 1  # above every row
MOST_HALVES: Final = 2 * GOALS * SPACES
ROW_PARTS: Final = 3 + SPACES  # as a viewer sees them: team, spaces, half goals, tokens

# A line of a standing is one number: the team, and what parts it from the line above.
BY_SHIFT: Final = 8
BY_NOTHING: Final = 0
BY_CRITERION: Final = 1  # plus the code of the criterion
BY_EARLIER: Final = 20  # plus the number of the column
BY_LOTS: Final = 30
BY_LEVEL: Final = 31
LINE: Final = (1 << BY_SHIFT) - 1
LINE_PARTS: Final = 2  # as a viewer sees them: team, what parts it

# The lots drawn are one number: four bits for each place, the higher the better.
LOT_BITS: Final = 4
FIRST_LOT: Final = 15  # the best
MOST_LOTS: Final = 12  # teams that can be level: a third of every group
ALL_LOTS: Final = (1 << LOT_BITS * MOST_LOTS) - 1

# The extra-goal dice of a pot are one number: three bits each, the colour + 1.
DIE_BITS: Final = 3

# The kicks of a side are one number: a 1, then a bit for each.
LAST_KICK: Final = 55  # of each side; then a lot decides, WCG-R24
ALL_KICKS: Final = (1 << LAST_KICK + 1) - 1

# Added to a token that is told as what is left of one that was hit.
AGAIN: Final = 16


@final
class Setup:
    """What the options fix, in whole numbers."""

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
        shootout_odds: list[int],
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
            shootout_odds,
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
        self.shootout_odds = cells(shootout_odds)
        self.shootout_faces: i64 = sum(shootout_odds)
        self.most_dice: i64 = (1 << DIE_BITS * extra_dice) - 1
        self.all_seats: i64 = (1 << seats) - 1  # a bit for each, and so below
        self.all_teams: i64 = (1 << int(course.teams)) - 1
        self.all_groups: i64 = (1 << int(course.first_groups)) - 1
        self.rows: i64 = course.rows
        self.discard: i64 = USES * course.rows
        self.pick: i64 = self.discard + KINDS
        self.actions: i64 = self.pick + course.teams

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Setup, self._given

"""What there is in Mundialito: teams, hands, piles, groups, results, dice on the table."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rimet.kernel.cells import vec
from rimet.kernel.counts import cells
from rimet.kernel.rng import Rng
from rimet.kernel.state import State

TEAMS: Final = 32
NOBODY: Final = -1
NOT_YET: Final = -1

# The only action that is not the drafting of a team.
ROLL_ACTION: Final = 0
DRAFT_ACTIONS: Final = 1

SELECT: Final = 0
DEAL: Final = 1
DRAFT: Final = 2
FIELD_LOT: Final = 3
LAY: Final = 4
FIRST: Final = 5
SECOND: Final = 6
ROLL: Final = 7
DIE: Final = 8
LOT: Final = 9
DONE: Final = 10

# What is rolled for.
GOALS: Final = 0
OVERTIME: Final = 1
KICKS: Final = 2
PLACES: Final = 3

WHITE: Final = 2
DICE: Final = 3
FACES: Final = 6

# A cup stage is named by how many teams enter it; the match for third place lies between.
GROUPS: Final = 0
FINAL: Final = 2
THIRD_PLACE: Final = 3
SEMI_FINALS: Final = 4

# Whether a team is in: not chosen, still in, or the place in which it finished.
NOT_CHOSEN: Final = -1
STILL_IN: Final = 0

GROUP_TEAMS: Final = 4
GROUP_MATCHES: Final = 6
# MUN-R11: so many level throws in a row, then a lot.
TIRELESS: Final = 50

# What the journal tells.
TOLD_SELECTED: Final = 0
TOLD_DEALT: Final = 1
TOLD_DRAFTED: Final = 2
TOLD_FIELD_LOT: Final = 3
TOLD_LAID: Final = 4
TOLD_ROUND: Final = 5
TOLD_DRAWN: Final = 6
TOLD_MATCH: Final = 7
TOLD_ROLLED: Final = 8
TOLD_OVERTIME: Final = 9
TOLD_KICKS: Final = 10
TOLD_KICKS_LEVEL: Final = 11
TOLD_DREW: Final = 12
TOLD_WON: Final = 13
TOLD_LEVEL: Final = 14
TOLD_THROWN: Final = 15
TOLD_LOT: Final = 16
TOLD_GROUP: Final = 17
TOLD_QUALIFIED: Final = 18
TOLD_OUT: Final = 19
TOLD_COACH_OUT: Final = 20
TOLD_THIRD: Final = 21
TOLD_CHAMPION: Final = 22


@final
class Plan:
    """Holds what the options fix.

    `chosen` says of each team whether it plays for certain; `lots` are the teams of which chance
    picks the rest. `faces` are the six faces of the yellow, the blue and the white die. `laid` is
    how many groups lie on the table at a time, 0 without groups; `fixtures` are their matches in
    order of play, as pairs of slots.
    """

    def __init__(
        self,
        seats: int,
        first: int,
        stars: list[int],
        faces: list[int],
        chosen: list[int],
        lots: list[int],
        is_drafted: bool,
        is_free: bool,
        table_rolls: bool,
        laid: int,
        fixtures: list[int],
    ) -> None:
        self.seats: i64 = seats
        self.first: i64 = first
        self.teams: i64 = len(stars)
        self.stars = cells(stars)
        self.faces = cells(faces)
        self.chosen = cells(chosen)
        self.lots = cells(lots)
        self.is_drafted: bool = is_drafted
        self.is_free: bool = is_free
        self.table_rolls: bool = table_rolls
        self.laid: i64 = laid
        self.fixtures = cells(fixtures)
        self.group_matches: i64 = len(fixtures) // 2
        self.calendar = cells(_calendar(fixtures))  # by group: the numbers of its six matches
        self.matches: i64 = self.group_matches + (TEAMS if laid == 0 else TEAMS // 2)
        self._made = (seats, first, stars, faces, chosen, lots)
        self._switches = (is_drafted, is_free, table_rolls, laid, fixtures)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Plan, (*self._made, *self._switches)


def _calendar(fixtures: list[int]) -> list[int]:
    """Return the numbers of all group matches, group by group, in order of play."""
    found: list[int] = []
    for group in range(TEAMS // GROUP_TEAMS):
        for match in range(len(fixtures) // 2):
            if fixtures[2 * match] // GROUP_TEAMS == group:
                found.append(match)
    return found


class Tournament(State):
    """Holds every fact of a position; nothing in this game is hidden."""

    def __init__(
        self,
        plan: Plan,
        to_act: i64,
        phase: i64,
        cursor: i64,
        match: i64,
        part: i64,
        turn: i64,
        die: i64,
        tries: i64,
        settled: i64,
        left: i64,
        pile: vec[i64],
        spot: vec[i64],
        owner: vec[i64],
        place: vec[i64],
        pot: vec[i64],
        slots: vec[i64],
        lots: vec[i64],
        sides: vec[i64],
        goals: vec[i64],
        extra: vec[i64],
        kicks: vec[i64],
        won: vec[i64],
        level: vec[i64],
        thrown: vec[i64],
    ) -> None:
        super().__init__(to_act)
        self.plan = plan
        self.phase: i64 = phase
        self.cursor: i64 = cursor  # the seat that is next to get a team, or the field laid next
        self.match: i64 = match  # the number of the match being drawn or played, from 0
        self.part: i64 = part  # what is being rolled for
        self.turn: i64 = turn  # which side, or which of the level teams, rolls
        self.die: i64 = die  # which die is rolled next
        self.tries: i64 = tries  # level throws in a row
        self.settled: i64 = settled  # how many groups are over
        self.left: i64 = left  # how many teams lie in the pile
        self.pile = pile  # the teams that can be drawn, in no order that counts
        self.spot = spot  # by team: where in the pile it lies
        self.owner = owner  # by team: a seat or NOBODY
        self.place = place  # by team: NOT_CHOSEN, STILL_IN or a place
        self.pot = pot  # by team: 0 for field 1, 1 for field 2, 2 for fields 3 and 4
        self.slots = slots  # by group and field: the team there
        self.lots = lots  # by group and field: how a throw has parted level teams
        self.sides = sides  # by match and side: the team
        self.goals = goals  # by match and side: goals before any overtime
        self.extra = extra  # by match and side: goals of the overtime
        self.kicks = kicks  # by match and side: the sum of the last penalty kicks
        self.won = won  # by match: the side that won, or NOT_YET
        self.level = level  # the slots that throw for their places
        self.thrown = thrown  # by thrower and die: the throw of all dice that is under way

    def pack(self) -> list[list[int]]:
        """Return every fact as lists of whole numbers."""
        now = [self.to_act, self.phase, self.cursor, self.match, self.part, self.turn]
        now += [self.die, self.tries, self.settled, self.left]
        lists = [self.pile, self.owner, self.place, self.pot, self.slots, self.lots, self.sides]
        lists += [self.goals, self.extra, self.kicks, self.won, self.level, self.thrown]
        return [[cell for cell in now], *[[cell for cell in listed] for listed in lists]]

    def redeal(self, viewer: i64, rng: Rng) -> None:
        """Change nothing: there are no secrets, so no other world looks the same."""

    # The pile

    def pile_up(self, team: i64) -> None:
        """Put a team into the pile."""
        self.spot[team] = self.left
        self.pile[self.left] = team
        self.left += 1

    def draw(self, team: i64) -> None:
        """Take a team out of the pile."""
        spot: i64 = self.spot[team]
        self.left -= 1
        last: i64 = self.pile[self.left]
        self.pile[spot] = last
        self.spot[last] = spot
        self.pile[self.left] = NOT_YET
        self.spot[team] = NOT_YET

    # The tournament

    def stage(self, match: i64) -> i64:
        """Return the stage of a match, counted back from the Final."""
        remaining: i64 = self.plan.matches - match
        if remaining > 4:
            if remaining <= 8:
                return 8
            if remaining <= 16:
                return 16
            if self.plan.laid > 0:
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
            return self.slots[self.level[self.turn]]
        return self.sides[2 * self.match + self.turn]

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

    def ask(self, phase: i64, to_act: i64) -> None:
        """Let a seat or chance decide next."""
        self.phase = phase
        self.to_act = to_act

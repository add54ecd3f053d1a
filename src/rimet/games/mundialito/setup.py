"""What the options of Mundialito fix, and the numbers that stand for words."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rimet.kernel.counts import cells

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
SHOWING: Final = 11  # a scene that is looked at

# What is rolled for.
GOALS: Final = 0
OVERTIME: Final = 1
KICKS: Final = 2
PLACES: Final = 3

WHITE: Final = 2
DICE: Final = 3
FACES: Final = 6
HIGHEST_FACE: Final = 9
MOST_KICKS: Final = DICE * HIGHEST_FACE

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
POTS: Final = 3
LAST_PLACE: Final = 25  # which the fourths of all groups share
# MUN-R11: so many level throws in a row, then a lot.
TIRELESS: Final = 50


@final
class Setup:
    """What the options fix.

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
        self.places = cells([STILL_IN if is_sure else NOT_CHOSEN for is_sure in chosen])
        self.is_drafted: bool = is_drafted
        self.is_free: bool = is_free
        self.table_rolls: bool = table_rolls
        self.laid: i64 = laid
        self.fields: i64 = TEAMS if laid > 0 else 0  # of all groups
        self.potted: i64 = len(stars) if laid > 0 else 0  # how many teams may be in a pot
        self.fixtures = cells(fixtures)
        self.group_matches: i64 = len(fixtures) // 2
        self.calendar = cells(_calendar(fixtures))  # by group: the numbers of its six matches
        self.matches: i64 = self.group_matches + (TEAMS if laid == 0 else TEAMS // 2)
        self._made = (seats, first, stars, faces, chosen, lots)
        self._switches = (is_drafted, is_free, table_rolls, laid, fixtures)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Setup, (*self._made, *self._switches)


def _calendar(fixtures: list[int]) -> list[int]:
    """Return the numbers of all group matches, group by group, in order of play."""
    found: list[int] = []
    for group in range(TEAMS // GROUP_TEAMS):
        for match in range(len(fixtures) // 2):
            if fixtures[2 * match] // GROUP_TEAMS == group:
                found.append(match)
    return found

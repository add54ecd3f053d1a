"""What the options fix, and the numbers that stand for words."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rimet.kernel.counts import cells

BANK: Final = -1
UNKNOWN: Final = -2  # an owner or a card that the viewer does not know
NO_CARD: Final = -1

SELECT: Final = 0
SEED: Final = 1
FLAGS: Final = 2
DEAL: Final = 3
TURN: Final = 4
DRAW: Final = 5
REFILL: Final = 6
DONE: Final = 7
SHOWING: Final = 8  # a scene that is looked at

FACE_DOWN: Final = 0
FACE_UP: Final = 1
FIRST_UP: Final = 2

GROUP_PLAYED: Final = 1
LATER_PLAYED: Final = 2

HAND: Final = 5
IN_GROUP: Final = 4
TOTAL: Final = 256  # above any number of penalties

# The pile on a place is one number: how many cards, and above that each card's number.
PILED: Final = 15
CARD_BITS: Final = 12
FIRST_CARD: Final = 4
CARD: Final = (1 << CARD_BITS) - 1


def _worths(goals: list[int], penalties: list[int]) -> list[int]:
    """Return goals and penalties as numbers that can be added and compared."""
    return [high * TOTAL + low for high, low in zip(goals, penalties, strict=True)]


@final
class Setup:
    """What the options fix, in whole numbers."""

    def __init__(
        self,
        seats: int,
        first: int,
        flags: int,
        capacity: int,
        group_face: int,
        later_face: int,
        is_longer: bool,
        is_scored: bool,
        card_goals: list[int],
        card_penalties: list[int],
        card_counts: list[int],
        team_goals: list[int],
        team_penalties: list[int],
        homes: list[int],
        fixed: list[int],
        pool: list[int],
        groups: int,
        half_of_placing: list[int],
        winner_goes: list[int],
        loser_goes: list[int],
        lost_place: list[int],
        points: list[int],
    ) -> None:
        self._given = (
            seats,
            first,
            flags,
            capacity,
            group_face,
            later_face,
            is_longer,
            is_scored,
            card_goals,
            card_penalties,
            card_counts,
            team_goals,
            team_penalties,
            homes,
            fixed,
            pool,
            groups,
            half_of_placing,
            winner_goes,
            loser_goes,
            lost_place,
            points,
        )
        self.seats: i64 = seats
        self.first: i64 = first
        self.flags: i64 = flags  # teams per player
        self.capacity: i64 = capacity  # cards on a field or half-field
        self.group_face: i64 = group_face
        self.later_face: i64 = later_face
        self.is_longer: bool = is_longer
        self.is_scored: bool = is_scored
        self.card_worth = cells(_worths(card_goals, card_penalties))  # by kind
        self.card_counts = card_counts
        self.kinds: i64 = len(card_counts)
        self.team_goals = cells(team_goals)  # by team of the set
        worths = _worths(team_goals, team_penalties)
        self.team_worth = cells(worths)
        self.homes = cells(homes)  # by team of the set: its real group, or -1
        # Teams that take part whatever the lots say, best rated first.
        self.line_up = cells(sorted(fixed, key=worths.__getitem__, reverse=True))
        self.pool = pool
        self.groups: i64 = groups
        self.spots: i64 = groups * IN_GROUP
        self.halves: i64 = 2 * len(winner_goes)
        self.places: i64 = self.spots + self.halves
        self.every_place = cells(list(range(self.places)))  # fields, then half-fields
        self.half_of_placing = cells(half_of_placing)
        self.winner_goes = cells(winner_goes)  # by match: a half-field, or -1
        self.loser_goes = cells(loser_goes)
        self.lost_place = cells(lost_place)  # by match: where a loser that goes nowhere finishes
        self.points = points  # by final place (WCT-25)
        # Whether the cards of the groups return to the deck for the later rounds (WCT-18, WCT-21).
        self.returns: bool = groups > 4
        self.thirds: i64 = len(half_of_placing) - 2 * groups  # the best, who go through (WCT-16)

    def next_seat(self, seat: i64) -> i64:
        """Return the seat to the left of one."""
        if seat + 1 < self.seats:
            return seat + 1
        return 0

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Setup, self._given

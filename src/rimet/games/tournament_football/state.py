"""What there is on the board: teams, owners, cards, and what a viewer cannot know."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, final

from mypy_extensions import i64

from rimet.kernel.cells import vec
from rimet.kernel.counts import cells
from rimet.kernel.ledger import Ledger
from rimet.kernel.redeal import redeal_cards, redeal_owners
from rimet.kernel.rng import Rng
from rimet.kernel.state import State

BANK: Final = -1
UNKNOWN: Final = -2  # an owner that the viewer does not know

SELECT: Final = 0
SEED: Final = 1
FLAGS: Final = 2
DEAL: Final = 3
TURN: Final = 4
DRAW: Final = 5
REFILL: Final = 6
DONE: Final = 7

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

# What the journal tells.
TOLD_SELECTED: Final = 0
TOLD_SEEDED: Final = 1
TOLD_FLAG: Final = 2
TOLD_DRAWN: Final = 3
TOLD_PLACED: Final = 4
TOLD_TURNED: Final = 5
TOLD_RANKED: Final = 6
TOLD_THIRD: Final = 7
TOLD_ADVANCED: Final = 8
TOLD_REVEALED: Final = 9
TOLD_OUT: Final = 10
TOLD_SHOWN: Final = 11
TOLD_RETURNED: Final = 12
TOLD_MATCH: Final = 13
TOLD_PLACE: Final = 14
TOLD_SCORE: Final = 15
TOLD_TOTAL: Final = 16
TOLD_ADDED: Final = 17


def _worths(goals: list[int], penalties: list[int]) -> list[int]:
    """Return goals and penalties as numbers that can be added and compared."""
    return [high * TOTAL + low for high, low in zip(goals, penalties, strict=True)]


@final
class Table:
    """Holds what the options fix, in whole numbers."""

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
        self.team_worth = cells(_worths(team_goals, team_penalties))
        self.homes = cells(homes)  # by team of the set: its real group, or -1
        self.fixed = fixed
        self.pool = pool
        self.groups: i64 = groups
        self.spots: i64 = groups * IN_GROUP
        self.halves: i64 = 2 * len(winner_goes)
        self.places: i64 = self.spots + self.halves
        self.half_of_placing = cells(half_of_placing)
        self.winner_goes = cells(winner_goes)  # by match: a half-field, or -1
        self.loser_goes = cells(loser_goes)
        self.lost_place = cells(lost_place)  # by match: where a loser that goes nowhere finishes
        self.points = points  # by final place (WCT-25)
        self.is_world_cup: bool = groups == 6

    def next_seat(self, seat: i64) -> i64:
        """Return the seat to the left of one."""
        if seat + 1 < self.seats:
            return seat + 1
        return 0

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Table, self._given


@final
class Chart:
    """Is the wall chart, where teams stand; states share it until one of them writes on it."""

    def __init__(
        self,
        waiting: vec[i64],
        team: vec[i64],
        known: vec[i64],
        placing: vec[i64],
        final: vec[i64],
        standing: vec[i64],
        third: vec[i64],
        entrant: vec[i64],
        totals: vec[i64],
    ) -> None:
        self.waiting = waiting  # teams of the line-up to be seeded, best rated first
        self.team = team  # by spot: a team of the set, or -1
        self.known = known  # by spot: whether everybody knows the owner
        self.placing = placing  # by spot: 1A, 1B ... X4 as a number, or -1
        self.final = final  # by spot: the place finished in, 0 while in
        self.standing = standing  # by seat: whether still in the game
        self.third = third  # by group: the spot that came third, or -1 before it is resolved
        self.entrant = entrant  # by half-field: the spot that stands there, or -1
        self.totals = totals  # by spot: what its group was resolved by, -1 before

    def copy(self) -> Chart:
        """Return a chart of one's own."""
        return Chart(
            self.waiting[:],
            self.team[:],
            self.known[:],
            self.placing[:],
            self.final[:],
            self.standing[:],
            self.third[:],
            self.entrant[:],
            self.totals[:],
        )


class Cup(State):
    """Holds every fact of a position and can hide it from a viewer.

    A spot is a seeding position, A1 to F4, numbered group by group; a place is a field (a
    spot's number) or, after all spots, a half-field. Rules read `chart` and write on what
    `own_chart` returns.
    """

    def __init__(
        self,
        table: Table,
        to_act: i64,
        phase: i64,
        turn: i64,
        played: i64,
        cursor: i64,
        due: i64,
        is_open: i64,
        chart: Chart,
        is_shared: bool,
        owner: vec[i64],
        piles: vec[i64],
        rooms: vec[i64],
        open_fields: i64,
        ledger: Ledger,
    ) -> None:
        super().__init__(to_act)
        self.table = table
        self.phase: i64 = phase
        self.turn: i64 = turn  # whose turn it is, or was last
        self.played: i64 = played  # what the turn has seen: GROUP_PLAYED, LATER_PLAYED
        self.cursor: i64 = cursor  # the seat dealt to, or the group last played on
        self.due: i64 = due  # cards still to be drawn this turn; before play, flags drawn
        self.is_open: i64 = is_open  # whether the groups are still being played
        self.chart = chart
        self.is_shared: bool = is_shared  # whether another state may have the same chart
        self.owner = owner  # by spot: a seat or BANK
        self.piles = piles  # by place: the cards there
        self.rooms = rooms  # places that take a card, ascending
        self.open_fields: i64 = open_fields  # how many of them are fields
        self.ledger = ledger

    def own_chart(self) -> Chart:
        """Return the wall chart to write on, copied first where another state may have it too."""
        if self.is_shared:
            self.chart = self.chart.copy()
            self.is_shared = False
        return self.chart

    def pack(self) -> list[list[int]]:
        """Return every fact as lists of whole numbers."""
        now: list[int] = [self.to_act, self.phase, self.turn, self.played, self.cursor]
        now += [self.due, self.is_open]
        chart = self.chart
        lists = [chart.waiting, chart.team, self.owner, chart.known, chart.placing, chart.final]
        lists += [chart.standing, chart.third, chart.entrant]
        places = range(self.table.places)
        slots = range(self.table.capacity)
        return [
            now,
            *[[cell for cell in each] for each in lists],
            [self.card_on(place, slot) for place in places for slot in slots],
            [self.count_on(place) for place in places],
            *self.ledger.pack(),
            [total for total in chart.totals],
        ]

    def redeal(self, viewer: i64, rng: Rng) -> None:
        """Shuffle the owners that the viewer does not know, and the cards."""
        redeal_owners(self.owner, self.chart.known, viewer, rng)
        redeal_cards(self.ledger, viewer, rng)

    def count_on(self, place: i64) -> i64:
        """Return how many cards lie on a place."""
        return self.piles[place] & PILED

    def card_on(self, place: i64, slot: i64) -> i64:
        """Return the number of a card on a place, or -1 where there is none."""
        pile: i64 = self.piles[place]
        if slot < pile & PILED:
            return pile >> FIRST_CARD + slot * CARD_BITS & CARD
        return -1

    def tell(self, what: i64, first: i64, second: i64, third: i64, fourth: i64, last: i64) -> None:
        """Write into the journal, if anybody watches."""
        if self.journal is not None:
            self.journal.append((what, first, second, third, fourth, last))

    def tell_total(self, spot: i64, place: i64) -> None:
        """Write a team's goals and penalties on a place into the journal."""
        if self.journal is not None:
            total: i64 = self.total(spot, place)
            self.tell(TOLD_TOTAL, self.chart.team[spot], place, total // TOTAL, total % TOTAL, 0)

    def team_on(self, place: i64) -> i64:
        """Return the team of the set that stands on a field or half-field, or -1."""
        spot: i64 = place
        if place >= self.table.spots:
            spot = self.chart.entrant[place - self.table.spots]
        if spot < 0:
            return -1
        return self.chart.team[spot]

    def total(self, spot: i64, place: i64) -> i64:
        """Return goals times TOTAL plus penalties: a team's own and its cards' (WCT-2, WCT-14)."""
        table = self.table
        worth: i64 = table.team_worth[self.chart.team[spot]]
        pile: i64 = self.piles[place]
        cards: i64 = pile >> FIRST_CARD
        for _each in range(pile & PILED):
            worth += table.card_worth[self.ledger.kind_of(cards & CARD)]
            cards >>= CARD_BITS
        return worth

    def turn_over(self, place: i64) -> None:
        """Turn the cards of a place over for everybody, one by one."""
        pile: i64 = self.piles[place]
        for slot in range(pile & PILED):
            kind: i64 = self.ledger.turn(pile >> FIRST_CARD + slot * CARD_BITS & CARD)
            if self.journal is not None:
                self.tell(TOLD_TURNED, place, slot, kind, self.team_on(place), 0)

    def ask(self, phase: i64, seat: i64) -> None:
        """Wait for a seat, or for chance, in a phase."""
        self.phase = phase
        self.to_act = seat

    @abstractmethod
    def clone(self) -> Cup:
        """Return an independent copy without a journal."""

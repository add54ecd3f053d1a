"""What there is in Park Cup: the board, the hands, the secrets."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rimet.kernel.cells import vec
from rimet.kernel.counts import cells
from rimet.kernel.ledger import Ledger
from rimet.kernel.redeal import redeal_cards, redeal_owners
from rimet.kernel.rng import Rng
from rimet.kernel.state import State

BANK: Final = -1
TRANSFER: Final = -1
APPEAL: Final = -2
NO_TOTAL: Final = 1 << 20  # above every total

DEAL_TEAMS: Final = 0
DEAL_CARDS: Final = 1
TURN: Final = 2
SECOND_FIELD: Final = 3
ANSWER: Final = 4
DRAW: Final = 5
LOT: Final = 6
REFILL: Final = 7
DONE: Final = 8

# What the journal tells, each with its seats, teams and kinds.
TOLD_TEAM: Final = 0
TOLD_DRAW: Final = 1
TOLD_LAY: Final = 2
TOLD_MOVE: Final = 3
TOLD_APPEAL: Final = 4
TOLD_SHOW: Final = 5
TOLD_GIVE: Final = 6
TOLD_DROP: Final = 7
TOLD_TURN: Final = 8
TOLD_TOTAL: Final = 9
TOLD_LOT: Final = 10
TOLD_OUT: Final = 11
TOLD_HAND: Final = 12
TOLD_RETURN: Final = 13
TOLD_CUP: Final = 14


def _find(goals: list[int], effect: int) -> int:
    return goals.index(effect) if effect in goals else -1


@final
class Table:
    """Holds what the options fix: sizes, strengths, and what each kind of card does."""

    def __init__(
        self,
        seats: int,
        first: int,
        strengths: list[int],
        goals: list[int],
        counts: list[int],
        hand: int,
        field: int,
    ) -> None:
        self.seats: i64 = seats
        self.first: i64 = first
        self.strengths = cells(strengths)
        self.goals = cells(goals)  # by kind; TRANSFER and APPEAL for the two effects
        self.counts = counts
        self.teams: i64 = len(strengths)
        self.kinds: i64 = len(goals)
        self.hand: i64 = hand
        self.field: i64 = field
        self.transfer: i64 = _find(goals, TRANSFER)  # the kind, or -1 when the set has none
        self.protest: i64 = _find(goals, APPEAL)
        self.move: i64 = self.kinds * self.teams
        self.second: i64 = self.move + self.teams
        self.appeal: i64 = self.second + self.teams
        self.show: i64 = self.appeal + self.seats
        self.give: i64 = self.show + 1
        self.drop: i64 = self.give + self.kinds
        self.actions: i64 = self.drop + self.kinds

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        strengths = [strength for strength in self.strengths]
        goals = [goal for goal in self.goals]
        fixed = (strengths, goals, self.counts, int(self.hand), int(self.field))
        return Table, (int(self.seats), int(self.first), *fixed)


class Park(State):
    """Holds every fact of a position and can hide it from a viewer."""

    def __init__(
        self,
        table: Table,
        to_act: i64,
        phase: i64,
        turn: i64,
        cursor: i64,
        vacant: i64,
        rooms: i64,
        owner: vec[i64],
        known: vec[i64],
        place: vec[i64],
        standing: vec[i64],
        slots: vec[i64],
        filled: vec[i64],
        shown: vec[i64],
        ledger: Ledger,
    ) -> None:
        super().__init__(to_act)
        self.table = table
        self.phase: i64 = phase
        self.turn: i64 = turn  # whose turn it is, or was last
        self.cursor: i64 = cursor  # the seat dealt to or asked, or the field chosen first
        self.vacant: i64 = vacant  # how many cards the fields still take
        self.rooms: i64 = rooms  # how many fields still take a card
        self.owner = owner  # by team: a seat or BANK
        self.known = known  # by team: whether everybody knows the owner
        self.place = place  # by team: 0 while in, then the place it finished in
        self.standing = standing  # by seat: whether it is still in
        self.slots = slots  # by team and slot: the number of the card there
        self.filled = filled  # by team: how many cards lie on its field
        self.shown = shown  # by kind: cards shown this round, off the fields
        self.ledger = ledger

    def pack(self) -> list[list[int]]:
        """Return every fact as lists of whole numbers."""
        lists = [self.owner, self.known, self.place, self.standing]
        lists += [self.slots, self.filled, self.shown]
        now: list[int] = [self.to_act, self.phase, self.turn, self.cursor, self.vacant, self.rooms]
        return [now, *[[cell for cell in cells] for cells in lists], *self.ledger.pack()]

    def team_of(self, seat: i64) -> i64:
        """Return the team of a seat, or -1 before it has one."""
        for team in range(self.table.teams):
            if self.owner[team] == seat:
                return team
        return -1

    def is_known(self, seat: i64) -> bool:
        """Tell whether everybody knows the team of a seat."""
        team = self.team_of(seat)
        return team >= 0 and self.known[team] == 1

    def holds(self, seat: i64, kind: i64) -> bool:
        """Tell whether a seat has a card of this kind."""
        return self.ledger.held(seat, kind) > 0

    def has_room(self, team: i64) -> bool:
        """Tell whether a card may be laid on a team's field (PC-5)."""
        return self.place[team] == 0 and self.filled[team] < self.table.field

    def redeal(self, viewer: i64, rng: Rng) -> None:
        """Shuffle the owners that the viewer does not know, and the cards."""
        redeal_owners(self.owner, self.known, viewer, rng)
        redeal_cards(self.ledger, viewer, rng)

    def ask(self, phase: i64, seat: i64) -> None:
        """Wait for a seat, or for chance, in a phase."""
        self.phase = phase
        self.to_act = seat

    def tell(self, what: i64, first: i64, second: i64, third: i64) -> None:
        """Write into the journal, if anybody watches."""
        if self.journal is not None:
            self.journal.append((what, first, second, third))

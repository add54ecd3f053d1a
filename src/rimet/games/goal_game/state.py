"""What there is in Goal!Game: coins, footballers, the figure of cards, goals, the tournament."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rimet.kernel.cells import vec
from rimet.kernel.counts import cells
from rimet.kernel.rng import Rng
from rimet.kernel.state import State

NOBODY: Final = -1
FACE_DOWN: Final = -1

COLORS: Final = 4
SIDES: Final = 4
TOP: Final = 0
RIGHT: Final = 1
BOTTOM: Final = 2
LEFT: Final = 3

KINDS: Final = 3
FORWARD: Final = 0
GOALKEEPER: Final = 1
QUARTER_BACK: Final = 2

# The middle of a card.
PLAY_ON: Final = 0
PENALTY_KICK: Final = 1
OWN_GOAL: Final = 2
OFFSIDE: Final = 3
TIMEOUT: Final = 4
TRANSFER: Final = 5
INJURY: Final = 6
SPONSOR: Final = 7

COINS: Final = 10
PRIZE: Final = 3
PRICE: Final = 1
MOST_TOKENS: Final = 3
COLUMNS: Final = 5
CARDS_EACH: Final = 5
ROW: Final = 2 * CARDS_EACH + 2  # GG-19: ten cards between two open ones
TIRELESS: Final = 20  # GG-R19: so many level rows of penalties, then a lot

# A place of the figure as one number: its row times GRID plus its column.
GRID: Final = 64
ORIGIN: Final = 32 * GRID + 32

# How far a card is read (GG-8), then the forward's strike.
READ_TOP: Final = 1
READ_MIDDLE: Final = 2
READ_BOTTOM: Final = 3
READ_LEFT: Final = 4
READ_RIGHT: Final = 5
READ_FORWARD: Final = 6

FIRST: Final = 0
BRONZE: Final = 1
FINAL: Final = 2
STAGES: Final = 3
HALVES: Final = 2

# What is decided next.
LAY: Final = 0
NOMINATE: Final = 1
RAISE: Final = 2
MOVE: Final = 3
CARD: Final = 4
SAVE: Final = 5
IN_TIMEOUT: Final = 6
IN_TRANSFER: Final = 7
IN_INJURY: Final = 8
SHOOT: Final = 9
COUNTER: Final = 10
COUNTER_OPEN: Final = 11
LOTS: Final = 12
TOSS: Final = 13
END_CARD: Final = 14
PENALTIES_LOT: Final = 15
DONE: Final = 16
# What is over; no state rests here, play goes on at once.
ATTACK_OVER: Final = 17
FULL_TIME: Final = 18
PENALTIES_OVER: Final = 19
AUCTION_OVER: Final = 20

# A series of penalties: what its numbers are.
SHOT_STAGE: Final = 0
SHOT_FIRST: Final = 1
SHOT_SECOND: Final = 2
SHOT_GOALS: Final = 3  # of the first, then of the second
SHOT_LAYOUTS: Final = 5
SHOT_KICKS: Final = 6
SHOT_WINNER: Final = 7
SHOT: Final = 8
MOST_SERIES: Final = 4  # two after the first match, one after each of the others

# Actions are numbered from here.
PASS: Final = 0
SPEND: Final = 1  # and the kind
BUY: Final = SPEND + KINDS
SWAP: Final = BUY + KINDS  # and the kind given times KINDS, and the kind taken
LOSE: Final = SWAP + KINDS * KINDS
OPEN: Final = LOSE + KINDS  # and the cell


@final
class Table:
    """Holds what the options fix, in whole numbers.

    A card's kind is its place in the set, its face the kind times four and the quarter turns by
    which it lies. `sides` are the four colours of each kind, from the top clockwise.
    """

    def __init__(
        self,
        seats: int,
        first: int,
        is_random: bool,
        sides: list[int],
        events: list[int],
        counts: list[int],
        bank: list[int],
    ) -> None:
        self._given = (seats, first, is_random, sides, events, counts, bank)
        self.seats: i64 = seats
        self.first: i64 = first  # left of the dealer
        self.is_random: bool = is_random
        self.kinds: i64 = len(events)
        self.events = cells(events)  # by kind
        self.counts = cells(counts)  # by kind
        self.cards: i64 = sum(counts)
        self.deck = cells(_pieces(counts))  # the kind of each piece of cardboard
        self.sides = cells(_turned(sides))  # by face and side
        self.period = cells(_periods(sides))  # by kind: how many turns look different
        self.bank = cells(bank)  # by kind of footballer
        self.cells: i64 = max(CARDS_EACH * seats, ROW)
        self.most_coins: i64 = most_coins(seats, events, counts)
        self.raise_to: i64 = OPEN + self.cells  # and the bid less one
        self.nominate: i64 = self.raise_to + self.most_coins
        self.actions: i64 = self.nominate + KINDS * self.most_coins

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Table, self._given


def _pieces(counts: list[int]) -> list[int]:
    found: list[int] = []
    for kind in range(len(counts)):
        found += [kind] * counts[kind]
    return found


def _turned(sides: list[int]) -> list[int]:
    """Return the sides of every face, a quarter turn clockwise further each time."""
    found: list[int] = []
    for kind in range(len(sides) // SIDES):
        for turn in range(SIDES):
            for side in range(SIDES):
                found.append(sides[kind * SIDES + (side - turn + SIDES) % SIDES])
    return found


def _periods(sides: list[int]) -> list[int]:
    found: list[int] = []
    for start in range(0, len(sides), SIDES):
        top, right, bottom, left = sides[start : start + SIDES]
        if top != bottom or right != left:
            found.append(4)
        elif top != right:
            found.append(2)
        else:
            found.append(1)
    return found


def most_coins(seats: int, events: list[int], counts: list[int]) -> int:
    """Return how many coins a coach can ever bid: the budget, a prize, and what sponsors pay."""
    if seats == 2:
        return COINS  # there is one auction only
    sponsors = sum([count for event, count in zip(events, counts, strict=True) if event == SPONSOR])
    return COINS + PRIZE + HALVES * min(sponsors, CARDS_EACH * seats)


class Tournament(State):
    """Holds every fact of a position; nothing in this game is hidden.

    What lies face down is not there yet: a card gets its face by chance when it is opened.
    """

    def __init__(
        self,
        table: Table,
        to_act: i64,
        phase: i64,
        auction: i64,
        stage: i64,
        half: i64,
        turn: i64,
        last: i64,
        bid: i64,
        bidder: i64,
        lot: i64,
        passes: i64,
        is_counter: i64,
        is_shooting: i64,
        series: i64,
        size: i64,
        left: i64,
        hidden: i64,
        cell: i64,
        step: i64,
        saved: i64,
        places: i64,
        coins: vec[i64],
        tokens: vec[i64],
        used: vec[i64],
        bank: vec[i64],
        playing: vec[i64],
        ahead: vec[i64],
        level: vec[i64],
        finalist: vec[i64],
        place: vec[i64],
        goals: vec[i64],
        shots: vec[i64],
        spots: vec[i64],
        edge: vec[i64],
        shown: vec[i64],
        near: vec[i64],
        faced: vec[i64],
        unseen: vec[i64],
    ) -> None:
        super().__init__(to_act)
        self.table = table
        self.phase: i64 = phase
        self.auction: i64 = auction  # how many auctions have begun
        self.stage: i64 = stage  # the match on the table, or the next one in an auction
        self.half: i64 = half
        self.turn: i64 = turn  # who attacks, kicks, or nominates
        self.last: i64 = last  # who made the first match's last attack
        self.bid: i64 = bid
        self.bidder: i64 = bidder
        self.lot: i64 = lot  # the kind up for sale, or NOBODY
        self.passes: i64 = passes  # nominations passed in a row
        self.is_counter: i64 = is_counter
        self.is_shooting: i64 = is_shooting
        self.series: i64 = series  # how many series of penalties have begun
        self.size: i64 = size  # cards of the figure
        self.left: i64 = left  # of these still face down
        self.hidden: i64 = hidden  # cards of the set not seen since the last shuffle
        self.cell: i64 = cell  # the place opened last, or NOBODY
        self.step: i64 = step  # how far the card is read
        self.saved: i64 = saved  # a bit for each strike of the card that was repelled
        self.places: i64 = places  # how many of the level coaches can still go through
        self.coins = coins  # by seat
        self.tokens = tokens  # by seat and kind: unused footballers
        self.used = used  # by seat and kind: spent or lost
        self.bank = bank  # by kind
        self.playing = playing  # by seat: whether in the match or the penalties on the table
        self.ahead = ahead  # by seat: whether through, or winner, of the match that is over
        self.level = level  # by seat: whether level where it matters
        self.finalist = finalist  # by seat
        self.place = place  # by seat: the place finished in, 0 while that is open
        self.goals = goals  # by match, half, scorer and who concedes
        self.shots = shots  # by series of penalties: SHOT numbers each
        self.spots = spots  # by cell: where it lies
        self.edge = edge  # free spots that touch a figure being laid at random
        self.shown = shown  # by cell: a face or FACE_DOWN
        self.near = near  # by cell and side: the cell there, or NOBODY
        self.faced = faced  # by cell: a bit for each colour that an open card shows it
        self.unseen = unseen  # by kind: cards not seen since the last shuffle

    def pack(self) -> list[list[int]]:
        """Return every fact as lists of whole numbers."""
        now = [self.to_act, self.phase, self.auction, self.stage, self.half, self.turn, self.last]
        now += [self.bid, self.bidder, self.lot, self.passes, self.is_counter, self.is_shooting]
        now += [self.series, self.size, self.cell, self.step, self.saved, self.places]
        lists = [self.coins, self.tokens, self.used, self.bank, self.playing, self.ahead]
        lists += [self.level, self.finalist, self.place, self.goals, self.shots]
        lists += [self.spots, self.shown]
        return [[number for number in now], *[[number for number in row] for row in lists]]

    def redeal(self, viewer: i64, rng: Rng) -> None:
        """Change nothing: there are no secrets, so no other world looks the same."""

    def ask(self, phase: i64, to_act: i64) -> None:
        """Let a seat or chance decide next."""
        self.phase = phase
        self.to_act = to_act

    def tell(self, what: i64, first: i64, second: i64, third: i64, fourth: i64, fifth: i64) -> None:
        """Write into the journal, if anybody watches."""
        if self.journal is not None:
            self.journal.append((what, first, second, third, fourth, fifth))

    # The circle

    def coach_beside(self, seat: i64, step: i64) -> i64:
        """Return the next coach of the match, so many seats further each time."""
        seats: i64 = self.table.seats
        found: i64 = seat
        while True:
            found += step
            if found >= seats:
                found -= seats
            if self.playing[found] == 1:
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
        """Tell whether a coach has an unused footballer of a kind."""
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
            if self.shots[start + SHOT_FIRST] == seat:
                return self.shots[start + SHOT_GOALS]
            return self.shots[start + SHOT_GOALS + 1]
        first: i64 = self.goals[self.goal_index(self.stage, 0, seat, rival)]
        return first + self.goals[self.goal_index(self.stage, 1, seat, rival)]

    # The figure

    def color(self, cell: i64, side: i64) -> i64:
        """Return the colour on a side of an open card."""
        return self.table.sides[self.shown[cell] * SIDES + side]

    def facing(self, cell: i64, side: i64) -> i64:
        """Return the colour that lies against a side from outside, or NOBODY."""
        other: i64 = self.near[cell * SIDES + side]
        if other < 0 or self.shown[other] < 0:
            return NOBODY
        return self.color(other, (side + 2) % SIDES)

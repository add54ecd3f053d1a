"""What the options of Goal!Game fix, and the numbers that stand for words."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rimet.kernel.counts import cells

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

MOST: Final = 30_000  # more than there ever are, of coins or goals
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
SHOWING: Final = 17  # a scene that is looked at
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
class Setup:
    """What the options fix, in whole numbers.

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
        return Setup, self._given


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

"""What there is to see of Goal!Game; everybody sees all of it.

A seat is a number and its colour the coach's mandate: 0 red, 1 yellow, 2 blue, 3 green. Sides of
a card are named as it lies: top, right, bottom, left, always in this order, clockwise.
"""

from __future__ import annotations

import msgspec

from rimet.kernel.game import View


class TokensView(msgspec.Struct, frozen=True):
    """Footballers, counted by kind."""

    forward: int
    goalkeeper: int
    quarter_back: int


class CoachView(msgspec.Struct, frozen=True):
    """A coach: colour, coins, footballers still unused, and those spent or lost.

    `is_playing` tells whether the coach takes part in the match on the table, `goals` how many
    the coach has scored in it, `place` where the coach finished, 0 while that is open.
    """

    seat: int
    color: str
    coins: int
    unused: TokensView
    used: TokensView
    is_playing: bool
    goals: int
    place: int


class AuctionView(msgspec.Struct, frozen=True):
    """An auction, the first or the second, and the token up for sale.

    `kind` and `bidder` are None and `bid` is 0 while a coach is asked to nominate. `passed` are
    the coaches who passed since the last bid, or, while one is asked to nominate, those who let
    a nomination go since the last sale. `buyers` are those who may buy at all: with a coin, and
    with fewer than three unused footballers.
    """

    number: int
    nominator: int
    kind: str | None
    bid: int
    bidder: int | None
    passed: list[int]
    buyers: list[int]


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open card as it lies: its four sides from the top clockwise, and its middle.

    `text` is what stands on a card of one's own; it is left out where nothing does.
    """

    sides: tuple[str, str, str, str]
    event: str
    text: str = ""


class HopeView(msgspec.Struct, frozen=True):
    """A side of a face-down card that would count.

    It lies against an open side of this colour, which is one of the two coaches'; `chance` is how
    likely the card there shows the same.
    """

    side: str
    color: str
    chance: float


class CellView(msgspec.Struct, frozen=True):
    """A place of the figure; `card` is None while the card lies face down.

    `can_open` tells whether the coach to act may open it now. Then `hopes` are its sides that
    would count, `expected` the strikes it brings on average for who opens it and `against` the
    own goals, both from the cards not yet seen.
    """

    name: str
    column: int
    row: int
    card: CardView | None
    can_open: bool
    hopes: list[HopeView]
    expected: float
    against: float


class FigureView(msgspec.Struct, frozen=True):
    """The cards on the table in a frame of columns and rows, which need not be full.

    `last` names the card opened last.
    """

    columns: int
    rows: int
    cells: list[CellView]
    last: str | None


class StrikeView(msgspec.Struct, frozen=True):
    """A strike of the card being read, in reading order; scenes show none that is to come.

    `by` is top, bottom, left, right, penalty-kick or forward; `color` that of the junction;
    `state` is coming, now (the defender is asked for a goalkeeper), goal or saved.
    """

    by: str
    color: str | None
    state: str


class AttackView(msgspec.Struct, frozen=True):
    """The attack under way.

    `attacker` is on the move, `defender` the coach attacked. In a counter-attack it is the
    defender who opens: `opener` is who has opened or is to open a card, `target` the other. `cell`
    and `strikes` belong to the card being read.
    """

    attacker: int
    defender: int
    is_counter: bool
    opener: int
    target: int
    cell: str | None
    event: str | None
    strikes: list[StrikeView]


class PenaltiesView(msgspec.Struct, frozen=True):
    """Post-match penalties; `pair` stands in kicking order once that is drawn.

    `layout` counts the rows of cards laid so far; `winner` is None while they are on.
    """

    stage: str
    pair: tuple[int, int]
    goals: tuple[int, int]
    kicks: tuple[int, int]
    layout: int
    winner: int | None


class DuelView(msgspec.Struct, frozen=True):
    """A coach's scoreboard: the result against the next coach in the circle, half by half.

    Each half is (goals for, goals against).
    """

    seat: int
    rival: int
    halves: list[tuple[int, int]]
    goals: int
    conceded: int


class HalfView(msgspec.Struct, frozen=True):
    """A half: its direction, and the goals that each coach of the match scored in it.

    `goals` goes by seat of the whole table; those who do not play have 0.
    """

    number: int
    direction: str
    goals: list[int]


class StandingView(msgspec.Struct, frozen=True):
    """A coach in a match's table; coaches with as many goals share a place.

    Once the match is over `is_through` tells whether the coach won it: goes to the final, or
    takes the place played for.
    """

    place: int
    seat: int
    goals: int
    is_through: bool


class MatchView(msgspec.Struct, frozen=True):
    """A match of the tournament: first, bronze or final; two coaches play only the final.

    `seats` is its circle, clockwise, empty while it is not known who plays. `standings` are in
    order of goals.
    """

    stage: str
    seats: list[int]
    halves: list[HalfView]
    duels: list[DuelView]
    standings: list[StandingView]
    penalties: list[PenaltiesView]
    is_over: bool


class UnseenView(msgspec.Struct, frozen=True):
    """What the cards not yet seen hold, counted: cards, sides by colour, middles by event."""

    cards: int
    sides: dict[str, int]
    events: dict[str, int]


class GoalGameView(View, frozen=True, kw_only=True):
    """A whole position.

    `phase` says what is decided next, by `to_act`: nominate, raise (auction); move (open a card,
    or take a penalty kick); save (spend a goalkeeper on the strike that is `now`?); timeout,
    transfer, injury (the middle of a card); forward (spend one?); counter (open a card, spend a
    quarter-back first, or let it be?), counter-open (a quarter-back is spent, now open); by
    chance lay, card, end-card, lots, toss, penalties-lot; at the end done. While what happened is
    shown scene by scene it is showing, and `attack` the one last seen.

    `stage` and `half` are the match and the half on the table; `half` is None in an auction and
    in penalties. `direction` is which way attacks go. `penalties` are those under way.
    """

    phase: str
    stage: str
    half: int | None
    direction: str
    coaches: list[CoachView]
    bank: TokensView
    auction: AuctionView | None
    figure: FigureView | None
    attack: AttackView | None
    penalties: PenaltiesView | None
    matches: list[MatchView]
    unseen: UnseenView
    winner: int | None

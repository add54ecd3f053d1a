"""What happened in Goal!Game, told to everybody alike."""

from __future__ import annotations

from rimet.kernel.game import Event


class AuctionBegun(Event, frozen=True, kw_only=True):
    """Tells that footballers are up for sale, for the first or the second time."""

    number: int
    tokens: int


class TokenNominated(Event, frozen=True, kw_only=True):
    """Tells which kind of footballer a coach puts up, and the opening bid."""

    seat: int
    kind: str
    coins: int


class NominationPassed(Event, frozen=True, kw_only=True):
    """Tells that a coach puts up nobody."""

    seat: int


class BidRaised(Event, frozen=True, kw_only=True):
    """Tells a higher bid for the footballer up for sale."""

    seat: int
    kind: str
    coins: int


class BidPassed(Event, frozen=True, kw_only=True):
    """Tells that a coach does not raise."""

    seat: int


class TokenSold(Event, frozen=True, kw_only=True):
    """Tells who gets the footballer, and for how much."""

    seat: int
    kind: str
    coins: int


class AuctionEnded(Event, frozen=True, kw_only=True):
    """Tells how many footballers are left and put aside."""

    tokens: int


class MatchBegun(Event, frozen=True, kw_only=True):
    """Tells that a match begins: first, bronze or final; `rival_seat` is none where all play."""

    stage: str
    seat: int
    rival_seat: int | None


class HalfBegun(Event, frozen=True, kw_only=True):
    """Tells that a half is laid out, which way it goes and who begins."""

    stage: str
    half: int
    direction: str
    seat: int
    cards: int


class CardOpened(Event, frozen=True, kw_only=True):
    """Tells which card a coach has opened, and how it lies.

    `sides` are letters from the top clockwise, the same as the four colours. `part` is attack,
    counter-attack or penalty.
    """

    seat: int
    rival_seat: int
    cell: str
    sides: str
    top: str
    right: str
    bottom: str
    left: str
    middle: str
    part: str


class StrikeMade(Event, frozen=True, kw_only=True):
    """Tells of a strike: by a junction (top, bottom, left, right), a penalty kick or a forward."""

    seat: int
    rival_seat: int
    cell: str
    by: str
    color: str | None


class StrikeSaved(Event, frozen=True, kw_only=True):
    """Tells that a goalkeeper is spent and repels the strike; `seat` is the defender."""

    seat: int
    rival_seat: int
    by: str


class GoalScored(Event, frozen=True, kw_only=True):
    """Tells of a goal and the score of this duel since then, in the match or in penalties."""

    seat: int
    rival_seat: int
    by: str
    goals: int
    conceded: int


class OwnGoal(Event, frozen=True, kw_only=True):
    """Tells that `seat` has opened an own goal, and the score since then from its side."""

    seat: int
    rival_seat: int
    goals: int
    conceded: int


class OffsideCalled(Event, frozen=True, kw_only=True):
    """Tells that the sides not yet read do not count."""

    seat: int


class TimeoutCalled(Event, frozen=True, kw_only=True):
    """Tells that a coach may buy footballers from the bank."""

    seat: int


class TransferOpened(Event, frozen=True, kw_only=True):
    """Tells that a coach may buy a footballer or swap one."""

    seat: int


class TokenBought(Event, frozen=True, kw_only=True):
    """Tells that a coach buys a footballer from the bank."""

    seat: int
    kind: str
    coins: int


class TokenSwapped(Event, frozen=True, kw_only=True):
    """Tells that a coach swaps an unused footballer for one of another kind."""

    seat: int
    given: str
    taken: str


class TokenInjured(Event, frozen=True, kw_only=True):
    """Tells which footballer an injury costs; none where the coach has nobody to lose."""

    seat: int
    kind: str | None


class SponsorPaid(Event, frozen=True, kw_only=True):
    """Tells that a sponsor pays a coach."""

    seat: int
    coins: int


class ForwardHeld(Event, frozen=True, kw_only=True):
    """Tells that a coach keeps the forwards for later."""

    seat: int


class CounterBegun(Event, frozen=True, kw_only=True):
    """Tells that the defender strikes back."""

    seat: int
    rival_seat: int


class CounterDeclined(Event, frozen=True, kw_only=True):
    """Tells that the defender could strike back and does not."""

    seat: int


class CounterBoggedDown(Event, frozen=True, kw_only=True):
    """Tells that no open side lets the defender strike back."""

    seat: int


class QuarterBackSpent(Event, frozen=True, kw_only=True):
    """Tells that a quarter-back knocks out a forward; both are lost."""

    seat: int
    rival_seat: int


class HalfEnded(Event, frozen=True, kw_only=True):
    """Tells that all cards are open and the half is over."""

    stage: str
    half: int


class DuelScored(Event, frozen=True, kw_only=True):
    """Tells the score of a duel of the match at the end of a half."""

    seat: int
    rival_seat: int
    goals: int
    conceded: int


class LotDrawn(Event, frozen=True, kw_only=True):
    """Tells what a lot says of level coaches: `seat` waits for the others, or meets the other."""

    seat: int
    rival_seat: int | None


class PenaltiesBegun(Event, frozen=True, kw_only=True):
    """Tells which two coaches meet in post-match penalties."""

    stage: str
    seat: int
    rival_seat: int


class TossWon(Event, frozen=True, kw_only=True):
    """Tells who takes the first penalty."""

    seat: int


class EndCardLaid(Event, frozen=True, kw_only=True):
    """Tells which open card lies at an end of the row of penalties."""

    cell: str
    sides: str
    top: str
    right: str
    bottom: str
    left: str
    middle: str


class PenaltiesLevel(Event, frozen=True, kw_only=True):
    """Tells that all penalties are taken and it is level; the cards are laid out again."""

    goals: int


class PenaltiesWon(Event, frozen=True, kw_only=True):
    """Tells who has won the penalties; `by_lot` where only a lot could end them."""

    seat: int
    rival_seat: int
    goals: int
    conceded: int
    by_lot: bool


class FinalReached(Event, frozen=True, kw_only=True):
    """Tells that a coach goes to the final, and the goals that took the coach there."""

    seat: int
    goals: int


class MatchWon(Event, frozen=True, kw_only=True):
    """Tells who has won the bronze match or the final, the goals of both, and if by penalties."""

    stage: str
    seat: int
    rival_seat: int
    goals: int
    conceded: int
    by_penalties: bool


class PrizePaid(Event, frozen=True, kw_only=True):
    """Tells the coins that a winner gets."""

    seat: int
    coins: int


class CoachPlaced(Event, frozen=True, kw_only=True):
    """Tells the place in which a coach has finished."""

    seat: int
    place: int


class CupWon(Event, frozen=True, kw_only=True):
    """Tells who has won the tournament."""

    seat: int


EVENTS: tuple[type[Event], ...] = (
    AuctionBegun,
    TokenNominated,
    NominationPassed,
    BidRaised,
    BidPassed,
    TokenSold,
    AuctionEnded,
    MatchBegun,
    HalfBegun,
    CardOpened,
    StrikeMade,
    StrikeSaved,
    GoalScored,
    OwnGoal,
    OffsideCalled,
    TimeoutCalled,
    TransferOpened,
    TokenBought,
    TokenSwapped,
    TokenInjured,
    SponsorPaid,
    ForwardHeld,
    CounterBegun,
    CounterDeclined,
    CounterBoggedDown,
    QuarterBackSpent,
    HalfEnded,
    DuelScored,
    LotDrawn,
    PenaltiesBegun,
    TossWon,
    EndCardLaid,
    PenaltiesLevel,
    PenaltiesWon,
    FinalReached,
    MatchWon,
    PrizePaid,
    CoachPlaced,
    CupWon,
)

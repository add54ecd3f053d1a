"""What happened in Goal!Game, told to everybody alike."""

from __future__ import annotations

from typing import Annotated

from rimet.kernel.events import Count, Event, Said, Seat, kinds_in

from .said import PART_RULE, STRIKE_RULE, Cell, Color, Kind, Part, Stage, Strike
from .setup import BRONZE, FINAL, FIRST, IN_TIMEOUT, IN_TRANSFER


class AuctionBegun(Event, frozen=True, kw_only=True):
    """Footballers are up for sale, for the first or the second time."""

    ruled_by = Said({1: "GG-5", 2: "GG-R8"}, of="number")
    number: Count
    tokens: Count


class TokenNominated(Event, frozen=True, kw_only=True):
    """Which kind of footballer a coach puts up, and the opening bid."""

    ruled_by = "GG-R1"
    hold = 900
    seat: Seat
    kind: Kind
    coins: Count


class NominationPassed(Event, frozen=True, kw_only=True):
    """A coach puts up nobody."""

    ruled_by = "GG-R1"
    hold = 450
    seat: Seat


class BidRaised(Event, frozen=True, kw_only=True):
    """A higher bid for the footballer up for sale."""

    ruled_by = "GG-5"
    hold = 700
    seat: Seat
    kind: Kind
    coins: Count


class BidPassed(Event, frozen=True, kw_only=True):
    """A coach does not raise."""

    ruled_by = "GG-R23"
    hold = 450
    seat: Seat


class TokenSold(Event, frozen=True, kw_only=True):
    """Who gets the footballer, and for how much."""

    ruled_by = "GG-5"
    lead = 400
    hold = 800
    seat: Seat
    kind: Kind
    coins: Count


class AuctionEnded(Event, frozen=True, kw_only=True):
    """How many footballers are left and put aside."""

    ruled_by = "GG-5"
    hold = 500
    tokens: Count


class MatchBegun(Event, frozen=True, kw_only=True):
    """A match begins: first, bronze or final; `rival_seat` is none where all play."""

    ruled_by = Said("match_rule", of="rival_seat")
    hold = 700
    stage: Stage
    seat: Seat
    rival_seat: Seat | None


class HalfBegun(Event, frozen=True, kw_only=True):
    """A half is laid out, which way it goes and who begins."""

    ruled_by = Said({1: "GG-6", 2: "GG-17"}, of="half")
    hold = 900
    stage: Stage
    half: Count
    direction: Annotated[str, Said({1: "clockwise", 2: "counter-clockwise"}, of="half")]
    seat: Seat
    cards: Count


class CardOpened(Event, frozen=True, kw_only=True):
    """Which card a coach has opened, and how it lies.

    `sides` are letters from the top clockwise; `part` is attack, counter-attack or penalty.
    """

    ruled_by = PART_RULE
    lead = 400
    hold = 550
    seat: Seat
    rival_seat: Seat
    cell: Cell
    sides: Annotated[str, Said("sides", of="face")]
    top: Annotated[str, Said("top", of="face")]
    right: Annotated[str, Said("right", of="face")]
    bottom: Annotated[str, Said("bottom", of="face")]
    left: Annotated[str, Said("left", of="face")]
    middle: Annotated[str, Said("middle", of="face")]
    part: Part


class StrikeMade(Event, frozen=True, kw_only=True):
    """A strike: by a junction (top, bottom, left, right), a penalty kick or a forward."""

    ruled_by = STRIKE_RULE
    lead = 450
    hold = 100
    seat: Seat
    rival_seat: Seat
    cell: Cell
    by: Strike
    color: Color | None


class StrikeSaved(Event, frozen=True, kw_only=True):
    """A goalkeeper is spent and repels the strike; `seat` is the defender."""

    ruled_by = "GG-12"
    lead = 250
    hold = 650
    seat: Seat
    rival_seat: Seat
    by: Strike


class GoalScored(Event, frozen=True, kw_only=True):
    """A goal and the score of this duel since then, in the match or in penalties."""

    ruled_by = STRIKE_RULE
    lead = 200
    hold = 900
    seat: Seat
    rival_seat: Seat
    by: Strike
    goals: Count
    conceded: Count


class OwnGoal(Event, frozen=True, kw_only=True):
    """`seat` has opened an own goal, and the score since then from its side."""

    ruled_by = "GG-R14"
    lead = 400
    hold = 700
    seat: Seat
    rival_seat: Seat
    goals: Count
    conceded: Count


class OffsideCalled(Event, frozen=True, kw_only=True):
    """The sides not yet read do not count."""

    ruled_by = "GG-3"
    hold = 800
    seat: Seat


class TimeoutCalled(Event, frozen=True, kw_only=True):
    """A coach may buy footballers from the bank."""

    ruled_by = "GG-20"
    hold = 600
    seat: Seat


class TransferOpened(Event, frozen=True, kw_only=True):
    """A coach may buy a footballer or swap one."""

    ruled_by = "GG-20"
    hold = 600
    seat: Seat


class TokenBought(Event, frozen=True, kw_only=True):
    """A coach buys a footballer from the bank."""

    ruled_by = Said({IN_TIMEOUT: "GG-20", IN_TRANSFER: "GG-R24"}, of="phase")
    hold = 800
    seat: Seat
    kind: Kind
    coins: Count


class TokenSwapped(Event, frozen=True, kw_only=True):
    """A coach swaps an unused footballer for one of another kind."""

    ruled_by = "GG-R24"
    hold = 800
    seat: Seat
    given: Kind
    taken: Kind


class TokenInjured(Event, frozen=True, kw_only=True):
    """Which footballer an injury costs; none where the coach has nobody to lose."""

    ruled_by = "GG-3"
    hold = 900
    seat: Seat
    kind: Kind | None


class SponsorPaid(Event, frozen=True, kw_only=True):
    """A sponsor pays a coach."""

    ruled_by = "GG-R13"
    hold = 800
    seat: Seat
    coins: Count


class ForwardHeld(Event, frozen=True, kw_only=True):
    """A coach keeps the forwards for later."""

    ruled_by = "GG-R4"
    seat: Seat


class CounterBegun(Event, frozen=True, kw_only=True):
    """The defender strikes back."""

    ruled_by = "GG-13"
    hold = 800
    seat: Seat
    rival_seat: Seat


class CounterDeclined(Event, frozen=True, kw_only=True):
    """The defender could strike back and does not."""

    ruled_by = "GG-13"
    hold = 350
    seat: Seat


class CounterBoggedDown(Event, frozen=True, kw_only=True):
    """No open side lets the defender strike back."""

    ruled_by = "GG-13"
    hold = 450
    seat: Seat


class QuarterBackSpent(Event, frozen=True, kw_only=True):
    """A quarter-back knocks out a forward; both are lost."""

    ruled_by = "GG-14"
    hold = 1000
    seat: Seat
    rival_seat: Seat


class HalfEnded(Event, frozen=True, kw_only=True):
    """All cards are open and the half is over."""

    ruled_by = "GG-16"
    hold = 1100
    stage: Stage
    half: Count


class DuelScored(Event, frozen=True, kw_only=True):
    """The score of a duel of the match at the end of a half."""

    ruled_by = "GG-4"
    seat: Seat
    rival_seat: Seat
    goals: Count
    conceded: Count


class LotDrawn(Event, frozen=True, kw_only=True):
    """What a lot says of level coaches: `seat` waits for the others, or meets the other."""

    ruled_by = "GG-R6"
    lead = 500
    hold = 700
    seat: Seat
    rival_seat: Seat | None


class PenaltiesBegun(Event, frozen=True, kw_only=True):
    """Which two coaches meet in post-match penalties."""

    ruled_by = "GG-19"
    hold = 1100
    stage: Stage
    seat: Seat
    rival_seat: Seat


class TossWon(Event, frozen=True, kw_only=True):
    """Who takes the first penalty."""

    ruled_by = "GG-19"
    lead = 500
    hold = 700
    seat: Seat


class EndCardLaid(Event, frozen=True, kw_only=True):
    """Which open card lies at an end of the row of penalties."""

    ruled_by = "GG-R9"
    hold = 600
    cell: Cell
    sides: Annotated[str, Said("sides", of="face")]
    top: Annotated[str, Said("top", of="face")]
    right: Annotated[str, Said("right", of="face")]
    bottom: Annotated[str, Said("bottom", of="face")]
    left: Annotated[str, Said("left", of="face")]
    middle: Annotated[str, Said("middle", of="face")]


class PenaltiesLevel(Event, frozen=True, kw_only=True):
    """All penalties are taken and it is level; the cards are laid out again."""

    ruled_by = "GG-R9"
    hold = 900
    goals: Count


class PenaltiesWon(Event, frozen=True, kw_only=True):
    """Who has won the penalties; `by_lot` where only a lot could end them."""

    ruled_by = Said(("GG-R9", "GG-R19"), of="by_lot")
    hold = 1200
    seat: Seat
    rival_seat: Seat
    goals: Count
    conceded: Count
    by_lot: bool


class FinalReached(Event, frozen=True, kw_only=True):
    """A coach goes to the final, and the goals that took the coach there."""

    ruled_by = "GG-21"
    hold = 1400
    seat: Seat
    goals: Count


class MatchWon(Event, frozen=True, kw_only=True):
    """Who has won the bronze match or the final, the goals of both, and if by penalties."""

    ruled_by = "GG-18"
    hold = 1500
    stage: Stage
    seat: Seat
    rival_seat: Seat
    goals: Count
    conceded: Count
    by_penalties: Annotated[bool, Said(int.__eq__, of=("goals", "conceded"))]


class PrizePaid(Event, frozen=True, kw_only=True):
    """The coins that a winner gets."""

    ruled_by = Said({FIRST: "GG-R7", BRONZE: "GG-20", FINAL: "GG-20"}, of="stage")
    seat: Seat
    coins: Count


class CoachPlaced(Event, frozen=True, kw_only=True):
    """The place in which a coach has finished."""

    ruled_by = "GG-21"
    hold = 400
    seat: Seat
    place: Count


class CupWon(Event, frozen=True, kw_only=True):
    """Who has won the tournament."""

    ruled_by = "GG-21"
    hold = 1500
    seat: Seat


EVENTS = kinds_in(__name__)

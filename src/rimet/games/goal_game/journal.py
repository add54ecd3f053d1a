"""How journal entries of Goal!Game become events."""

from __future__ import annotations

from collections.abc import Callable

from rimet.kernel.game import Event

from . import events as told
from .names import COLORS, DIRECTIONS, KINDS, LETTERS, SIDES, STAGES, STRIKES, cell_name
from .notation import face_event, face_sides
from .rules import telling
from .table import FIRST, IN_TIMEOUT, READ_FORWARD, READ_MIDDLE, Table

PARTS = ("attack", "counter-attack", "penalty")
PART_RULES = ("GG-10", "GG-R5", "GG-R9")
Facts = tuple[int, ...]
Tell = Callable[[Table, Facts], Event]


def tell_event(table: Table, entry: Facts) -> Event:
    """Return one journal entry in words that a client can show."""
    return TELLERS[entry[0]](table, entry[1:])


def seat_or_none(seat: int) -> int | None:
    """Return a seat, or None for nobody."""
    return seat if seat >= 0 else None


# --- the auction


def _auction(table: Table, facts: Facts) -> Event:
    rule = "GG-5" if facts[0] == 1 else "GG-R8"
    return told.AuctionBegun(rule=rule, number=facts[0], tokens=facts[1])


def _nominated(table: Table, facts: Facts) -> Event:
    seat, kind, coins = facts[:3]
    return told.TokenNominated(rule="GG-R1", seat=seat, kind=KINDS[kind], coins=coins)


def _not_nominated(table: Table, facts: Facts) -> Event:
    return told.NominationPassed(rule="GG-R1", seat=facts[0])


def _raised(table: Table, facts: Facts) -> Event:
    seat, kind, coins = facts[:3]
    return told.BidRaised(rule="GG-5", seat=seat, kind=KINDS[kind], coins=coins)


def _not_raised(table: Table, facts: Facts) -> Event:
    return told.BidPassed(rule="GG-R23", seat=facts[0])


def _sold(table: Table, facts: Facts) -> Event:
    seat, kind, coins = facts[:3]
    return told.TokenSold(rule="GG-5", seat=seat, kind=KINDS[kind], coins=coins)


def _auction_over(table: Table, facts: Facts) -> Event:
    return told.AuctionEnded(rule="GG-5", tokens=facts[1])


# --- matches and halves


def _match(table: Table, facts: Facts) -> Event:
    stage, seat, rival = facts[:3]
    rule = "GG-21" if rival < 0 or table.seats == 2 else "GG-22"
    return told.MatchBegun(
        rule=rule, stage=STAGES[stage], seat=seat, rival_seat=seat_or_none(rival)
    )


def _half(table: Table, facts: Facts) -> Event:
    stage, half, seat, cards = facts[:4]
    return told.HalfBegun(
        rule="GG-17" if half else "GG-6",
        stage=STAGES[stage],
        half=half + 1,
        direction=DIRECTIONS[half],
        seat=seat,
        cards=cards,
    )


def _half_over(table: Table, facts: Facts) -> Event:
    return told.HalfEnded(rule="GG-16", stage=STAGES[facts[0]], half=facts[1] + 1)


def _duel(table: Table, facts: Facts) -> Event:
    seat, rival, goals, conceded = facts[:4]
    return told.DuelScored(rule="GG-4", seat=seat, rival_seat=rival, goals=goals, conceded=conceded)


# --- attacks


def _opened(table: Table, facts: Facts) -> Event:
    seat, rival, spot, face, part = facts
    return told.CardOpened(
        rule=PART_RULES[part],
        seat=seat,
        rival_seat=rival,
        cell=cell_name(spot),
        sides=face_sides(table, face),
        **_colors(table, face),
        middle=face_event(table, face),
        part=PARTS[part],
    )


def _colors(table: Table, face: int) -> dict[str, str]:
    """Return the colours of a card's sides in words, since nobody should read letters."""
    letters = face_sides(table, face)
    return {
        side: COLORS[LETTERS.index(letter)] for side, letter in zip(SIDES, letters, strict=True)
    }


def _strike_rule(step: int) -> str:
    return "GG-3" if step == READ_MIDDLE else "GG-12" if step == READ_FORWARD else "GG-11"


def _strike(table: Table, facts: Facts) -> Event:
    seat, rival, spot, step, color = facts
    return told.StrikeMade(
        rule=_strike_rule(step),
        seat=seat,
        rival_seat=rival,
        cell=cell_name(spot),
        by=STRIKES[step],
        color=COLORS[color] if color >= 0 else None,
    )


def _saved(table: Table, facts: Facts) -> Event:
    seat, rival, step = facts[:3]
    return told.StrikeSaved(rule="GG-12", seat=seat, rival_seat=rival, by=STRIKES[step])


def _goal(table: Table, facts: Facts) -> Event:
    seat, rival, step, goals, conceded = facts
    return told.GoalScored(
        rule=_strike_rule(step),
        seat=seat,
        rival_seat=rival,
        by=STRIKES[step],
        goals=goals,
        conceded=conceded,
    )


def _own_goal(table: Table, facts: Facts) -> Event:
    seat, rival, goals, conceded = facts[:4]
    return told.OwnGoal(rule="GG-R14", seat=seat, rival_seat=rival, goals=goals, conceded=conceded)


def _held(table: Table, facts: Facts) -> Event:
    return told.ForwardHeld(rule="GG-R4", seat=facts[0])


def _counter(table: Table, facts: Facts) -> Event:
    return told.CounterBegun(rule="GG-13", seat=facts[0], rival_seat=facts[1])


def _no_counter(table: Table, facts: Facts) -> Event:
    return told.CounterDeclined(rule="GG-13", seat=facts[0])


def _bogged(table: Table, facts: Facts) -> Event:
    return told.CounterBoggedDown(rule="GG-13", seat=facts[0])


def _quarter_back(table: Table, facts: Facts) -> Event:
    return told.QuarterBackSpent(rule="GG-14", seat=facts[0], rival_seat=facts[1])


# --- the middle


def _offside(table: Table, facts: Facts) -> Event:
    return told.OffsideCalled(rule="GG-3", seat=facts[0])


def _timeout(table: Table, facts: Facts) -> Event:
    return told.TimeoutCalled(rule="GG-20", seat=facts[0])


def _transfer(table: Table, facts: Facts) -> Event:
    return told.TransferOpened(rule="GG-20", seat=facts[0])


def _bought(table: Table, facts: Facts) -> Event:
    seat, kind, coins, phase = facts[:4]
    rule = "GG-20" if phase == IN_TIMEOUT else "GG-R24"
    return told.TokenBought(rule=rule, seat=seat, kind=KINDS[kind], coins=coins)


def _swapped(table: Table, facts: Facts) -> Event:
    seat, given, taken = facts[:3]
    return told.TokenSwapped(rule="GG-R24", seat=seat, given=KINDS[given], taken=KINDS[taken])


def _injured(table: Table, facts: Facts) -> Event:
    seat, kind = facts[:2]
    return told.TokenInjured(rule="GG-3", seat=seat, kind=KINDS[kind] if kind >= 0 else None)


def _sponsor(table: Table, facts: Facts) -> Event:
    return told.SponsorPaid(rule="GG-R13", seat=facts[0], coins=facts[1])


# --- penalties and places


def _lot(table: Table, facts: Facts) -> Event:
    return told.LotDrawn(rule="GG-R6", seat=facts[0], rival_seat=seat_or_none(facts[1]))


def _penalties(table: Table, facts: Facts) -> Event:
    stage, seat, rival = facts[:3]
    return told.PenaltiesBegun(rule="GG-19", stage=STAGES[stage], seat=seat, rival_seat=rival)


def _toss(table: Table, facts: Facts) -> Event:
    return told.TossWon(rule="GG-19", seat=facts[0])


def _end_card(table: Table, facts: Facts) -> Event:
    spot, face = facts[:2]
    return told.EndCardLaid(
        rule="GG-R9",
        cell=cell_name(spot),
        sides=face_sides(table, face),
        **_colors(table, face),
        middle=face_event(table, face),
    )


def _level(table: Table, facts: Facts) -> Event:
    return told.PenaltiesLevel(rule="GG-R9", goals=facts[0])


def _penalties_won(table: Table, facts: Facts) -> Event:
    seat, rival, goals, conceded, by_lot = facts
    return told.PenaltiesWon(
        rule="GG-R19" if by_lot else "GG-R9",
        seat=seat,
        rival_seat=rival,
        goals=goals,
        conceded=conceded,
        by_lot=bool(by_lot),
    )


def _finalist(table: Table, facts: Facts) -> Event:
    return told.FinalReached(rule="GG-21", seat=facts[0], goals=facts[1])


def _match_won(table: Table, facts: Facts) -> Event:
    stage, seat, rival, goals, conceded = facts
    return told.MatchWon(
        rule="GG-18",
        stage=STAGES[stage],
        seat=seat,
        rival_seat=rival,
        goals=goals,
        conceded=conceded,
        by_penalties=goals == conceded,
    )


def _prize(table: Table, facts: Facts) -> Event:
    rule = "GG-R7" if facts[2] == FIRST else "GG-20"
    return told.PrizePaid(rule=rule, seat=facts[0], coins=facts[1])


def _placed(table: Table, facts: Facts) -> Event:
    return told.CoachPlaced(rule="GG-21", seat=facts[0], place=facts[1])


def _cup(table: Table, facts: Facts) -> Event:
    return told.CupWon(rule="GG-21", seat=facts[0])


TELLERS: dict[int, Tell] = {
    telling.TOLD_AUCTION: _auction,
    telling.TOLD_NOMINATED: _nominated,
    telling.TOLD_NOT_NOMINATED: _not_nominated,
    telling.TOLD_RAISED: _raised,
    telling.TOLD_NOT_RAISED: _not_raised,
    telling.TOLD_SOLD: _sold,
    telling.TOLD_AUCTION_OVER: _auction_over,
    telling.TOLD_MATCH: _match,
    telling.TOLD_HALF: _half,
    telling.TOLD_OPENED: _opened,
    telling.TOLD_STRIKE: _strike,
    telling.TOLD_SAVED: _saved,
    telling.TOLD_GOAL: _goal,
    telling.TOLD_OWN_GOAL: _own_goal,
    telling.TOLD_OFFSIDE: _offside,
    telling.TOLD_TIMEOUT: _timeout,
    telling.TOLD_TRANSFER: _transfer,
    telling.TOLD_BOUGHT: _bought,
    telling.TOLD_SWAPPED: _swapped,
    telling.TOLD_INJURED: _injured,
    telling.TOLD_SPONSOR: _sponsor,
    telling.TOLD_HELD: _held,
    telling.TOLD_COUNTER: _counter,
    telling.TOLD_NO_COUNTER: _no_counter,
    telling.TOLD_BOGGED: _bogged,
    telling.TOLD_QUARTER_BACK: _quarter_back,
    telling.TOLD_HALF_OVER: _half_over,
    telling.TOLD_DUEL: _duel,
    telling.TOLD_LOT: _lot,
    telling.TOLD_PENALTIES: _penalties,
    telling.TOLD_TOSS: _toss,
    telling.TOLD_END_CARD: _end_card,
    telling.TOLD_LEVEL: _level,
    telling.TOLD_PENALTIES_WON: _penalties_won,
    telling.TOLD_FINALIST: _finalist,
    telling.TOLD_MATCH_WON: _match_won,
    telling.TOLD_PRIZE: _prize,
    telling.TOLD_PLACED: _placed,
    telling.TOLD_CUP: _cup,
}

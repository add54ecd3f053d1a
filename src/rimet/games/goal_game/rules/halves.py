"""A half: laid out, played until all cards are open; the second goes the other way."""

from __future__ import annotations

from mypy_extensions import i64

from .. import told
from ..setup import CARDS_EACH, FIRST, FULL_TIME
from ..state import Tournament
from .layout import grow, lay_columns, shuffle
from .opening import begin_move


def begin_half(cup: Tournament, starter: i64) -> None:
    """Lay five cards for each coach (GG-6); with a random figure chance goes on."""
    cup.turn = starter
    cup.is_counter = 0
    coaches: i64 = 0
    for seat in range(cup.table.seats):
        coaches += cup.fixture.playing[seat]
    shuffle(cup, CARDS_EACH * coaches)
    if cup.table.is_random:
        grow(cup)
    else:
        lay_columns(cup)
        kick_off(cup)


def kick_off(cup: Tournament) -> None:
    """Let the first coach open any card (GG-7)."""
    cup.tell(told.HALF_BEGUN, cup.stage, cup.half + 1, cup.turn, cup.size, 0)
    begin_move(cup)


def end_half(cup: Tournament) -> None:
    """Begin the second half, or end the match (GG-16, GG-18)."""
    if cup.journal is not None:
        cup.tell(told.HALF_ENDED, cup.stage, cup.half + 1, 0, 0, 0)
        tell_duels(cup)
        cup.mark()
    if cup.half == 1:
        if cup.stage == FIRST:
            cup.last = cup.turn
        cup.phase = FULL_TIME
        return
    starter: i64 = second_starter(cup)
    cup.half = 1
    begin_half(cup, starter)


def second_starter(cup: Tournament) -> i64:
    """Return who begins the second half: most goals, then the latest attack (GG-17, GG-R18)."""
    seat: i64 = cup.turn
    found: i64 = seat
    most: i64 = -1
    for _each in range(cup.table.seats):
        goals: i64 = cup.scored(cup.stage, cup.half, seat)
        if cup.fixture.playing[seat] == 1 and goals > most:
            most = goals
            found = seat
        seat = (seat + cup.table.seats - 1) % cup.table.seats
    return found


def tell_duels(cup: Tournament) -> None:
    """Tell the scoreboards: each coach against the next in the circle (GG-4)."""
    count: i64 = 0
    for seat in range(cup.table.seats):
        if cup.fixture.playing[seat] == 1:
            rival: i64 = cup.coach_beside(seat, 1)
            if count == 0 or cup.coach_beside(rival, 1) != seat:
                goals: i64 = cup.against(seat, rival)
                cup.tell(told.DUEL_SCORED, seat, rival, goals, cup.against(rival, seat), 0)
                count += 1

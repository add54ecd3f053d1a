"""The tournament: who is level, who wins a match, what comes next, and the places."""

from __future__ import annotations

from mypy_extensions import i64

from rimet.kernel.state import CHANCE, OVER

from .. import told
from ..setup import BRONZE, DONE, FINAL, FIRST, LOTS, NOBODY, PRIZE
from ..state import Tournament
from .halves import begin_half
from .penalties import begin_penalties

# --- a match begins


def begin_match(cup: Tournament) -> None:
    """Seat the coaches of the next match and lay out its first half (GG-21, GG-R12)."""
    rival: i64 = NOBODY
    fixture = cup.own_fixture()
    for seat in range(cup.table.seats):
        fixture.playing[seat] = plays(cup, seat)
        fixture.ahead[seat] = 0
        fixture.level[seat] = 0
    cup.places = 0
    cup.half = 0
    starter: i64 = first_starter(cup)
    if cup.stage != FIRST:
        rival = cup.coach_beside(starter, 1)
    cup.tell(told.MATCH_BEGUN, cup.stage, starter, rival, 0, 0)
    begin_half(cup, starter)


def plays(cup: Tournament, seat: i64) -> i64:
    """Return 1 for a coach who plays the next match, else 0 (GG-21)."""
    if cup.stage == FIRST or cup.table.seats == 2:
        return 1
    if cup.stage == FINAL:
        return cup.fixture.finalist[seat]
    return 1 - cup.fixture.finalist[seat]


def first_starter(cup: Tournament) -> i64:
    """Return who begins a match: left of the dealer, then by goals (GG-7, GG-22, GG-R16)."""
    if cup.stage == FIRST or cup.table.seats == 2:
        return cup.table.first
    first: i64 = cup.coach_beside(cup.last, 1)
    second: i64 = cup.coach_beside(first, 1)
    if cup.total(FIRST, second) > cup.total(FIRST, first):
        return second
    return first


# --- a match ends


def end_match(cup: Tournament) -> None:
    """Find who is through by goals, and who is level where it matters (GG-18, GG-R6)."""
    cup.places = 1
    if cup.stage == FIRST:
        cup.places = 2
    fixture = cup.own_fixture()
    for seat in range(cup.table.seats):
        if fixture.playing[seat] == 0:
            continue
        own: i64 = cup.total(cup.stage, seat)
        above: i64 = 0
        not_below: i64 = 0
        for other in range(cup.table.seats):
            if fixture.playing[other] == 1 and other != seat:
                goals: i64 = cup.total(cup.stage, other)
                if goals > own:
                    above += 1
                if goals >= own:
                    not_below += 1
        if above < cup.places:
            if not_below < cup.places:
                fixture.ahead[seat] = 1
            else:
                fixture.level[seat] = 1
    for seat in range(cup.table.seats):
        cup.places -= fixture.ahead[seat]


def part_level_coaches(cup: Tournament) -> bool:
    """Let level coaches meet in penalties; tell whether nobody has to any more (GG-R6)."""
    level: i64 = 0
    first: i64 = NOBODY
    second: i64 = NOBODY
    for seat in range(cup.table.seats):
        if cup.fixture.level[seat] == 1:
            level += 1
            if first < 0:
                first = seat
            else:
                second = seat
    if level == 0 or cup.places == 0:
        return True
    if level > 2:
        cup.ask(LOTS, CHANCE)
    else:
        begin_penalties(cup, first, second)
    return False


def is_in_lot(cup: Tournament, seat: i64) -> bool:
    """Whether a lot can fall on a coach.

    Of three level coaches it says who waits for the others, of four who meets the first of them.
    """
    if cup.fixture.level[seat] == 0:
        return False
    level: i64 = 0
    lower: i64 = 0
    for other in range(cup.table.seats):
        level += cup.fixture.level[other]
        if other < seat:
            lower += cup.fixture.level[other]
    return level == 3 or lower > 0


def draw_pair(cup: Tournament, drawn: i64) -> None:
    """Let the lot say which two of the level coaches meet first (GG-R6)."""
    level: i64 = 0
    first: i64 = NOBODY
    second: i64 = NOBODY
    for seat in range(cup.table.seats):
        if cup.fixture.level[seat] == 1:
            level += 1
            if seat != drawn:
                if first < 0:
                    first = seat
                else:
                    second = seat
    if level == 3:
        cup.tell(told.LOT_DRAWN, drawn, NOBODY, 0, 0, 0)
        cup.mark()
        begin_penalties(cup, first, second)
    else:
        cup.tell(told.LOT_DRAWN, first, drawn, 0, 0, 0)
        cup.mark()
        begin_penalties(cup, first, drawn)


def award(cup: Tournament) -> bool:
    """Pay the winners and give the places of a match; tell whether an auction follows."""
    for seat in range(cup.table.seats):
        if cup.fixture.ahead[seat] == 1:
            if cup.stage == FIRST:
                cup.own_fixture().finalist[seat] = 1
                cup.tell(told.FINAL_REACHED, seat, cup.total(FIRST, seat), 0, 0, 0)
            else:
                tell_winner(cup, seat)
            cup.coins[seat] += PRIZE  # GG-20, GG-R7
            cup.tell(told.PRIZE_PAID, seat, PRIZE, cup.stage, 0, 0)
            if cup.stage == FIRST:
                cup.mark()
    place: i64 = 3
    if cup.stage == FINAL:
        place = 1
    if cup.stage != FIRST:
        give_place(cup, 1, place)
        give_place(cup, 0, place + 1)
        cup.mark()
    elif cup.table.seats == 3:
        give_place(cup, 0, place)
        cup.mark()
    if cup.stage == FINAL:
        end_cup(cup)
        return False
    was_first: bool = cup.stage == FIRST
    cup.stage = FINAL
    if was_first and cup.table.seats == 4:
        cup.stage = BRONZE
    return was_first


def tell_winner(cup: Tournament, seat: i64) -> None:
    """Tell who won the bronze match or the final, and the goals of both."""
    rival: i64 = seat
    for other in range(cup.table.seats):
        if other != seat and plays(cup, other) == 1:
            rival = other
    goals: i64 = cup.total(cup.stage, seat)
    cup.tell(told.MATCH_WON, cup.stage, seat, rival, goals, cup.total(cup.stage, rival))


def give_place(cup: Tournament, is_ahead: i64, place: i64) -> None:
    """Give a place to who has won the match on the table, or to who has not."""
    for seat in range(cup.table.seats):
        if plays(cup, seat) == 1 and cup.fixture.ahead[seat] == is_ahead:
            cup.own_fixture().place[seat] = place
            cup.tell(told.COACH_PLACED, seat, place, 0, 0, 0)


def end_cup(cup: Tournament) -> None:
    """End the tournament."""
    for seat in range(cup.table.seats):
        if cup.fixture.place[seat] == 1:
            cup.tell(told.CUP_WON, seat, 0, 0, 0, 0)
    cup.ask(DONE, OVER)


def scores(cup: Tournament) -> list[int]:
    """Return how many coaches each coach has left behind, 0 while that is open."""
    seats: i64 = cup.table.seats
    found: list[int] = []
    for seat in range(seats):
        if cup.fixture.place[seat] == 0:
            found.append(0)
        else:
            found.append(seats - cup.fixture.place[seat])
    return found

"""Post-match penalties: two coaches, a row of ten cards, until one leads by a goal."""

from __future__ import annotations

from mypy_extensions import i64

from rimet.kernel.state import CHANCE

from .. import told
from ..setup import (
    END_CARD,
    NOBODY,
    PENALTIES_LOT,
    PENALTIES_OVER,
    ROW,
    SHOT,
    SHOT_FIRST,
    SHOT_GOALS,
    SHOT_KICKS,
    SHOT_LAYOUTS,
    SHOT_SECOND,
    SHOT_STAGE,
    SHOT_WINNER,
    TIRELESS,
    TOSS,
)
from ..state import Tournament
from .layout import lay_row, shuffle
from .opening import begin_move, show


def begin_penalties(cup: Tournament, first: i64, second: i64) -> None:
    """Let two coaches meet; a draw decides who starts (GG-19)."""
    start: i64 = cup.series * SHOT
    cup.series += 1
    cup.is_shooting = 1
    cup.is_counter = 0
    fixture = cup.own_fixture()
    for seat in range(cup.table.seats):
        fixture.playing[seat] = 0
    fixture.playing[first] = 1
    fixture.playing[second] = 1
    fixture.shots[start + SHOT_STAGE] = cup.stage
    fixture.shots[start + SHOT_FIRST] = first
    fixture.shots[start + SHOT_SECOND] = second
    fixture.shots[start + SHOT_WINNER] = NOBODY
    shuffle(cup, 0)
    cup.tell(told.PENALTIES_BEGUN, cup.stage, first, second, 0, 0)
    cup.mark()
    cup.ask(TOSS, CHANCE)


def toss(cup: Tournament, seat: i64) -> None:
    """Let the coach who won the draw kick first."""
    start: i64 = (cup.series - 1) * SHOT
    other: i64 = cup.coach_beside(seat, 1)
    shots = cup.own_fixture().shots
    shots[start + SHOT_FIRST] = seat
    shots[start + SHOT_SECOND] = other
    cup.tell(told.TOSS_WON, seat, 0, 0, 0, 0)
    cup.mark()
    lay_penalties(cup)


def lay_penalties(cup: Tournament) -> None:
    """Lay ten cards face down in a row, with an open one at either end (GG-19, GG-R9)."""
    start: i64 = (cup.series - 1) * SHOT
    shots = cup.own_fixture().shots
    shots[start + SHOT_LAYOUTS] += 1
    cup.turn = shots[start + SHOT_FIRST]
    shuffle(cup, ROW)
    lay_row(cup)
    cup.cell = 0
    cup.ask(END_CARD, CHANCE)


def lay_end_card(cup: Tournament, face: i64) -> None:
    """Open a card at an end of the row; after the second one the kicks begin."""
    show(cup, face)
    cup.tell(told.END_CARD_LAID, cup.fixture.spots[cup.cell], face, 0, 0, 0)
    cup.mark()
    if cup.cell == 0:
        cup.cell = ROW - 1
    else:
        begin_move(cup)


def end_kick(cup: Tournament) -> None:
    """Let the other coach kick; after equal kicks the leader wins (GG-R9)."""
    start: i64 = (cup.series - 1) * SHOT
    shots = cup.own_fixture().shots
    shots[start + SHOT_KICKS] += 1
    if shots[start + SHOT_KICKS] % 2 == 1:
        pass_kick(cup)
        begin_move(cup)
        return
    first: i64 = shots[start + SHOT_GOALS]
    second: i64 = shots[start + SHOT_GOALS + 1]
    if first == second and cup.left == 0:
        cup.tell(told.PENALTIES_LEVEL, first, 0, 0, 0, 0)
        cup.mark()
    pass_kick(cup)
    if first > second:
        win_penalties(cup, shots[start + SHOT_FIRST], 0)
    elif second > first:
        win_penalties(cup, shots[start + SHOT_SECOND], 0)
    elif cup.left > 0:
        begin_move(cup)
    elif shots[start + SHOT_LAYOUTS] < TIRELESS:
        lay_penalties(cup)
    else:
        cup.ask(PENALTIES_LOT, CHANCE)  # GG-R19


def pass_kick(cup: Tournament) -> None:
    """Let the other coach be the one to kick."""
    cup.turn = cup.coach_beside(cup.turn, 1)


def win_penalties(cup: Tournament, winner: i64, by_lot: i64) -> None:
    """Note the winner, and let the match be settled."""
    start: i64 = (cup.series - 1) * SHOT
    loser: i64 = cup.coach_beside(winner, 1)
    cup.own_fixture().shots[start + SHOT_WINNER] = winner
    if cup.journal is not None:
        goals: i64 = cup.against(winner, loser)
        cup.tell(told.PENALTIES_WON, winner, loser, goals, cup.against(loser, winner), by_lot)
        cup.mark()
    cup.is_shooting = 0
    part_level(cup, winner, loser)
    cup.phase = PENALTIES_OVER


def part_level(cup: Tournament, winner: i64, loser: i64) -> None:
    """Send the winner through or the loser away, and both where that settles it (GG-R6).

    Of three level coaches for one place the winner has still to meet the third, of three for two
    places the loser has.
    """
    fixture = cup.own_fixture()
    level: i64 = 0
    for seat in range(cup.table.seats):
        level += fixture.level[seat]
    is_one_place: bool = cup.places == 1
    if level != 3 or not is_one_place:
        fixture.level[winner] = 0
        fixture.ahead[winner] = 1
        cup.places -= 1
    if level != 3 or is_one_place:
        fixture.level[loser] = 0

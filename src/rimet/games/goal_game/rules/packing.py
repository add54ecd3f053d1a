"""What a packed state must be like before it is trusted, and what follows from its facts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rimet.kernel.cells import vec
from rimet.kernel.state import CHANCE, OVER

from ..state import (
    CARD,
    CARDS_EACH,
    COUNTER,
    COUNTER_OPEN,
    DONE,
    END_CARD,
    FACE_DOWN,
    FINAL,
    FIRST,
    FORWARD,
    GOALKEEPER,
    GRID,
    HALVES,
    IN_INJURY,
    IN_TIMEOUT,
    IN_TRANSFER,
    KINDS,
    LAY,
    LOTS,
    MOST_SERIES,
    MOST_TOKENS,
    MOVE,
    NOBODY,
    NOMINATE,
    PENALTIES_LOT,
    RAISE,
    READ_FORWARD,
    READ_RIGHT,
    ROW,
    SAVE,
    SHOOT,
    SHOT,
    SHOT_FIRST,
    SHOT_LAYOUTS,
    SHOT_SECOND,
    SIDES,
    STAGES,
    TIRELESS,
    TOSS,
    Table,
    Tournament,
)
from .auction import can_raise, may_buy
from .counter import can_counter
from .layout import add_spot, connect, show_sides
from .opening import can_open
from .tournament import plays

MOST: Final = 1_000_000


def complete(cup: Tournament) -> None:
    """Work out what follows from the facts: the edge, who touches whom, what is unseen."""
    cup.unseen = cup.table.counts[:]
    cup.hidden = cup.table.cards
    if cup.phase == LAY:
        _regrow(cup)
        return
    cup.left = cup.size
    connect(cup)
    for cell in range(cup.size):
        face: i64 = cup.shown[cell]
        if face >= 0:
            cup.left -= 1
            cup.hidden -= 1
            cup.unseen[face // SIDES] -= 1
            show_sides(cup, cell)


def _regrow(cup: Tournament) -> None:
    """Lay a random figure again, spot by spot, so that its edge is as it was."""
    laid = cup.spots[:]
    cup.edge = vec[i64]()
    cup.left = 0
    for cell in range(len(laid)):
        if laid[cell] != NOBODY:
            cup.edge = _without(cup.edge, laid[cell])
            add_spot(cup, laid[cell])


def _without(edge: vec[i64], spot: i64) -> vec[i64]:
    from_edge = [each for each in edge if each != spot]
    return vec[i64](from_edge)


def check_packed(table: Table, packed: list[list[int]]) -> None:
    """Check the size of every list and the range of every number."""
    seats = int(table.seats)
    places = int(table.cells)
    _expect(len(packed) == 14 and len(packed[0]) == 19)
    _check(packed[1], seats, 0, MOST)  # coins
    _check(packed[2], seats * KINDS, 0, MOST_TOKENS)  # tokens
    _check(packed[3], seats * KINDS, 0, MOST)  # used
    _check(packed[4], KINDS, 0, MOST)  # bank
    for row in packed[5:9]:  # playing, ahead, level, finalist
        _check(row, seats, 0, 1)
    _check(packed[9], seats, 0, seats)  # place
    _check(packed[10], STAGES * HALVES * seats * seats, 0, MOST)  # goals
    _check(packed[11], MOST_SERIES * SHOT, NOBODY, MOST)  # shots
    _check(packed[12], places, NOBODY, GRID * GRID - 1)  # spots
    _check(packed[13], places, FACE_DOWN, int(table.kinds) * SIDES - 1)  # shown
    _check_now(table, packed[0])
    _check_figure(packed[0], packed[12], packed[13])


def _check_now(table: Table, now: list[int]) -> None:
    to_act, phase, auction, stage, half, turn, last, bid, bidder, lot, passes = now[:11]
    is_counter, is_shooting, series, size, cell, step, saved, places = now[11:]
    seats = int(table.seats)
    _expect(OVER <= to_act < seats and LAY <= phase <= DONE and 1 <= auction <= 2)
    _expect(FIRST <= stage <= FINAL and 0 <= half <= 1 and 0 <= turn < seats)
    _expect(NOBODY <= last < seats and 0 <= bid <= table.most_coins)
    _expect(NOBODY <= bidder < seats and NOBODY <= lot < KINDS and 0 <= passes < seats)
    _expect(0 <= is_counter <= 1 and 0 <= is_shooting <= 1 and 0 <= series <= MOST_SERIES)
    _expect(0 <= size <= table.cells and NOBODY <= cell < max(size, 1))
    _expect(0 <= step <= READ_FORWARD and 0 <= saved < 1 << (READ_FORWARD + 1))
    _expect(0 <= places <= 2)
    _expect((seats == 2) <= (stage == FINAL))


def _check_figure(now: list[int], spots: list[int], shown: list[int]) -> None:
    """Check that cards lie where the figure is, on spots of their own, in order."""
    phase, size = now[1], now[14]
    laid = [spot for spot in spots if spot != NOBODY]
    _expect(len(set(laid)) == len(laid))
    if phase == LAY:
        _expect(0 < len(laid) < size and max(shown) == FACE_DOWN)
        _expect(spots[: len(laid)] == laid)
        _expect(all([GRID <= spot < GRID * (GRID - 1) for spot in laid]))
        return
    _expect(len(laid) == size and spots[:size] == sorted(laid))
    _expect(all([face == FACE_DOWN for face in shown[size:]]))
    _expect(all([spot % GRID < GRID // 2 and spot // GRID < GRID // 2 for spot in laid]))


def _check(numbers: list[int], size: int, lowest: int, highest: i64) -> None:
    _expect(len(numbers) == size)
    for number in numbers:
        _expect(lowest <= number <= highest)


def check_moment(cup: Tournament) -> None:
    """Check that what is asked now can be asked, and of whom."""
    phase: i64 = cup.phase
    _check_cards(cup)
    _check_tokens(cup)
    if phase == DONE:
        _expect(cup.to_act == OVER and sorted(cup.place) == list(range(1, cup.table.seats + 1)))
        return
    if phase == NOMINATE or phase == RAISE:
        _check_auction(cup)
        return
    _check_circle(cup)
    if phase in (LAY, CARD, LOTS, TOSS, END_CARD, PENALTIES_LOT):
        _expect(cup.to_act == CHANCE)
        _check_chance(cup)
    else:
        _check_choice(cup)


def _check_cards(cup: Tournament) -> None:
    for kind in range(cup.table.kinds):
        _expect(cup.unseen[kind] >= 0)
    for cell in range(cup.size):
        face: i64 = cup.shown[cell]
        if face >= 0:
            _expect(face % SIDES < cup.table.period[face // SIDES])
    if cup.phase != CARD and cup.phase != END_CARD:
        is_begun: bool = cup.phase != LAY and cup.left < cup.size
        _expect((cup.cell >= 0) == is_begun)
        _expect(not is_begun or cup.shown[cup.cell] >= 0)


def _check_tokens(cup: Tournament) -> None:
    """Check that no footballer has come or gone."""
    for seat in range(cup.table.seats):
        _expect(cup.held(seat) <= MOST_TOKENS)
    for kind in range(KINDS):
        found: i64 = cup.bank[kind]
        for seat in range(cup.table.seats):
            found += cup.tokens[seat * KINDS + kind] + cup.used[seat * KINDS + kind]
        _expect(found == cup.table.bank[kind])


def _check_auction(cup: Tournament) -> None:
    _expect(cup.size == 0 and cup.is_shooting == 0 and cup.banked() > 0)
    _expect((cup.auction == 1) == (cup.stage == FIRST or cup.table.seats == 2))
    if cup.auction == 2:
        _expect(cup.last >= 0)
    _expect(may_buy(cup, cup.turn))
    _expect(cup.coins[cup.turn] <= cup.table.most_coins)
    if cup.phase == NOMINATE:
        _expect(cup.to_act == cup.turn and cup.bid == 0)
        _expect(cup.lot == NOBODY and cup.bidder == NOBODY)
    else:
        _expect(cup.to_act >= 0 and cup.bid > 0 and cup.lot >= 0 and cup.bidder >= 0)
        _expect(cup.to_act != cup.bidder and can_raise(cup, cup.to_act))
        _expect(cup.coins[cup.to_act] <= cup.table.most_coins)
        _expect(may_buy(cup, cup.bidder) and cup.coins[cup.bidder] >= cup.bid)
        _expect(cup.bank[cup.lot] > 0)


def _check_circle(cup: Tournament) -> None:
    """Check who takes part: those of the match, or a pair in penalties."""
    coaches: i64 = 0
    for seat in range(cup.table.seats):
        coaches += cup.playing[seat]
        if cup.is_shooting == 0 and cup.phase != LOTS:
            _expect(cup.playing[seat] == plays(cup, seat))
    _expect(cup.playing[cup.turn] == 1 or cup.phase == LOTS or cup.phase == TOSS)
    _expect(coaches >= 2 and (cup.stage == FIRST or coaches == 2))
    if cup.table.seats > 2 and cup.stage != FIRST:
        _expect(cup.last >= 0)
    if cup.is_shooting == 1:
        start: i64 = (cup.series - 1) * SHOT
        _expect(cup.series > 0 and coaches == 2)
        for place in (SHOT_FIRST, SHOT_SECOND):
            seat = cup.shots[start + place]
            _expect(0 <= seat < cup.table.seats and cup.playing[seat] == 1)
        _expect(cup.shots[start + SHOT_FIRST] != cup.shots[start + SHOT_SECOND])
        _expect(0 <= cup.shots[start + SHOT_LAYOUTS] <= TIRELESS)
        _expect(cup.size == (0 if cup.phase == TOSS else ROW) and cup.is_counter == 0)
    elif cup.phase != LOTS:
        _expect(cup.size == CARDS_EACH * coaches)


def _check_chance(cup: Tournament) -> None:
    phase: i64 = cup.phase
    level: i64 = 0
    for seat in range(cup.table.seats):
        level += cup.level[seat]
    if phase == LOTS:
        _expect(cup.is_shooting == 0 and cup.stage == FIRST and cup.series == 0)
        _expect(level > 2 and 1 <= cup.places <= 2)
    elif phase == CARD:
        _expect(cup.cell >= 0 and cup.shown[cup.cell] == FACE_DOWN)
    elif phase == LAY:
        _expect(cup.is_shooting == 0 and cup.table.is_random)
    else:
        _expect(cup.is_shooting == 1)
        if phase == END_CARD:
            _expect(cup.cell == (0 if cup.left == ROW else ROW - 1) and cup.left >= ROW - 1)
            _expect(cup.shown[cup.cell] == FACE_DOWN)
    if cup.is_shooting == 1:
        _expect(level >= 2 and 1 <= cup.places <= 2)


def _check_choice(cup: Tournament) -> None:
    phase: i64 = cup.phase
    opener: i64 = cup.opener()
    if phase == MOVE:
        _expect(cup.to_act == cup.turn and cup.is_counter == 0)
        found: i64 = 0
        for cell in range(cup.size):
            found += 1 if can_open(cup, cell) else 0
        _expect(found > 1)
    elif phase == COUNTER or phase == COUNTER_OPEN:
        _expect(cup.is_shooting == 0 and cup.is_counter == 0)
        _expect(cup.to_act == cup.next_coach(cup.turn))
        _expect(any([can_counter(cup, cell, cup.to_act) for cell in range(cup.size)]))
    else:
        _expect(cup.cell >= 0 and cup.shown[cup.cell] >= 0)
        if phase == SAVE:
            _expect(cup.to_act == cup.target() and cup.holds(cup.target(), GOALKEEPER))
            _expect(cup.step > 0)
        else:
            _expect(cup.to_act == opener)
        if phase == SHOOT:
            _expect(cup.step == READ_RIGHT and cup.holds(opener, FORWARD))
        elif phase in (IN_TIMEOUT, IN_TRANSFER, IN_INJURY):
            _expect(cup.is_shooting == 0 and cup.step < READ_RIGHT)
            _expect(phase != IN_INJURY or cup.held(opener) > 1)


def _expect(is_so: bool) -> None:
    if not is_so:
        raise ValueError("no such position")

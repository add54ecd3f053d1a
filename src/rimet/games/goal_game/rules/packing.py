"""What a packed state must be like before it is trusted, and what follows from its facts."""

from __future__ import annotations

from mypy_extensions import i64

from rimet.kernel.cells import vec
from rimet.kernel.rows import expect, filled, listed
from rimet.kernel.state import CHANCE, OVER

from ..setup import (
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
    IN_INJURY,
    IN_TIMEOUT,
    IN_TRANSFER,
    KINDS,
    LAY,
    LOTS,
    MOST_TOKENS,
    MOVE,
    NOBODY,
    NOMINATE,
    PENALTIES_LOT,
    RAISE,
    READ_RIGHT,
    ROW,
    SAVE,
    SHOOT,
    SHOT,
    SHOT_FIRST,
    SHOT_LAYOUTS,
    SHOT_SECOND,
    SIDES,
    TIRELESS,
    TOSS,
)
from ..state import Tournament
from .auction import can_raise, may_buy
from .counter import can_counter
from .layout import add_spot, connect, show_sides
from .opening import can_open
from .tournament import plays


def complete(cup: Tournament) -> None:
    """Work out what follows from the facts, and check that they fit together."""
    _check_figure(cup)
    _work_out(cup)
    _check_moment(cup)


def _work_out(cup: Tournament) -> None:
    """Find the edge, who touches whom, and what is unseen."""
    cup.unseen = cup.table.counts[:]
    cup.hidden = cup.table.cards
    cup.faced = filled(cup.table.cells, 0)
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
    fixture = cup.own_fixture()
    fixture.edge = vec[i64]()
    cup.left = 0
    for spot in fixture.spots[:]:
        if spot != NOBODY:
            fixture.edge = _without(fixture.edge, spot)
            add_spot(cup, spot)


def _without(edge: vec[i64], spot: i64) -> vec[i64]:
    from_edge = [each for each in edge if each != spot]
    return vec[i64](from_edge)


def _check_figure(cup: Tournament) -> None:
    """Check that cards lie where the figure is, on spots of their own, in order."""
    size: i64 = cup.size
    spots = cup.fixture.spots
    laid = [spot for spot in spots if spot != NOBODY]
    first = listed(spots[: len(laid)])
    expect(first == laid and len(set(laid)) == len(laid), "spots")
    if cup.phase == LAY:
        expect(0 < len(laid) < size, "size")
        expect(max(cup.shown) == FACE_DOWN, "shown")
        expect(all([GRID <= spot < GRID * (GRID - 1) for spot in laid]), "spots")
        return
    expect(len(laid) == size, "size")
    expect(sorted(laid) == laid, "spots")
    expect(all([face == FACE_DOWN for face in cup.shown[size:]]), "shown")
    expect(all([spot % GRID < GRID // 2 and spot // GRID < GRID // 2 for spot in laid]), "spots")


def _check_moment(cup: Tournament) -> None:
    """Check that what is asked now can be asked, and of whom."""
    phase: i64 = cup.phase
    expect(cup.cell < max(cup.size, 1), "cell")
    expect(cup.table.seats > 2 or cup.stage == FINAL, "stage")
    _check_cards(cup)
    _check_tokens(cup)
    if phase == DONE:
        expect(cup.to_act == OVER, "to_act")
        expect(sorted(cup.fixture.place) == list(range(1, cup.table.seats + 1)), "place")
        return
    if phase == NOMINATE or phase == RAISE:
        _check_auction(cup)
        return
    _check_circle(cup)
    if phase in (LAY, CARD, LOTS, TOSS, END_CARD, PENALTIES_LOT):
        expect(cup.to_act == CHANCE, "to_act")
        _check_chance(cup)
    else:
        _check_choice(cup)


def _check_cards(cup: Tournament) -> None:
    for kind in range(cup.table.kinds):
        expect(cup.unseen[kind] >= 0, "unseen")
    for cell in range(cup.size):
        face: i64 = cup.shown[cell]
        if face >= 0:
            expect(face % SIDES < cup.table.period[face // SIDES], "shown")
    if cup.phase != CARD and cup.phase != END_CARD:
        is_begun: bool = cup.phase != LAY and cup.left < cup.size
        expect((cup.cell >= 0) == is_begun, "cell")
        expect(not is_begun or cup.shown[cup.cell] >= 0, "shown")


def _check_tokens(cup: Tournament) -> None:
    """Check that no footballer has come or gone."""
    for seat in range(cup.table.seats):
        expect(cup.held(seat) <= MOST_TOKENS, "tokens")
    for kind in range(KINDS):
        found: i64 = cup.bank[kind]
        for seat in range(cup.table.seats):
            found += cup.tokens[seat * KINDS + kind] + cup.used[seat * KINDS + kind]
        expect(found == cup.table.bank[kind], "tokens")


def _check_auction(cup: Tournament) -> None:
    expect(cup.size == 0 and cup.is_shooting == 0 and cup.banked() > 0, "size")
    expect((cup.auction == 1) == (cup.stage == FIRST or cup.table.seats == 2), "auction")
    if cup.auction == 2:
        expect(cup.last >= 0, "last")
    expect(may_buy(cup, cup.turn), "turn")
    expect(cup.coins[cup.turn] <= cup.table.most_coins, "coins")
    if cup.phase == NOMINATE:
        expect(cup.to_act == cup.turn and cup.bid == 0, "to_act")
        expect(cup.lot == NOBODY and cup.bidder == NOBODY, "lot")
    else:
        expect(cup.to_act >= 0 and cup.bid > 0 and cup.lot >= 0 and cup.bidder >= 0, "bid")
        expect(cup.to_act != cup.bidder and can_raise(cup, cup.to_act), "to_act")
        expect(cup.coins[cup.to_act] <= cup.table.most_coins, "coins")
        expect(may_buy(cup, cup.bidder) and cup.coins[cup.bidder] >= cup.bid, "bidder")
        expect(cup.bank[cup.lot] > 0, "bank")


def _check_circle(cup: Tournament) -> None:
    """Check who takes part: those of the match, or a pair in penalties."""
    playing = cup.fixture.playing
    coaches: i64 = 0
    for seat in range(cup.table.seats):
        coaches += playing[seat]
        if cup.is_shooting == 0 and cup.phase != LOTS:
            expect(playing[seat] == plays(cup, seat), "playing")
    expect(playing[cup.turn] == 1 or cup.phase == LOTS or cup.phase == TOSS, "turn")
    expect(coaches >= 2 and (cup.stage == FIRST or coaches == 2), "playing")
    if cup.table.seats > 2 and cup.stage != FIRST:
        expect(cup.last >= 0, "last")
    if cup.is_shooting == 1:
        shots = cup.fixture.shots
        start: i64 = (cup.series - 1) * SHOT
        expect(cup.series > 0 and coaches == 2, "series")
        for place in (SHOT_FIRST, SHOT_SECOND):
            seat = shots[start + place]
            expect(0 <= seat < cup.table.seats and playing[seat] == 1, "shots")
        expect(shots[start + SHOT_FIRST] != shots[start + SHOT_SECOND], "shots")
        expect(0 <= shots[start + SHOT_LAYOUTS] <= TIRELESS, "shots")
        expect(cup.size == (0 if cup.phase == TOSS else ROW) and cup.is_counter == 0, "size")
    elif cup.phase != LOTS:
        expect(cup.size == CARDS_EACH * coaches, "size")


def _check_chance(cup: Tournament) -> None:
    phase: i64 = cup.phase
    level: i64 = 0
    for seat in range(cup.table.seats):
        level += cup.fixture.level[seat]
    if phase == LOTS:
        expect(cup.is_shooting == 0 and cup.stage == FIRST and cup.series == 0, "stage")
        expect(level > 2 and 1 <= cup.places <= 2, "places")
    elif phase == CARD:
        expect(cup.cell >= 0 and cup.shown[cup.cell] == FACE_DOWN, "shown")
    elif phase == LAY:
        expect(cup.is_shooting == 0 and cup.table.is_random, "phase")
    else:
        expect(cup.is_shooting == 1, "is_shooting")
        if phase == END_CARD:
            expect(cup.cell == (0 if cup.left == ROW else ROW - 1) and cup.left >= ROW - 1, "cell")
            expect(cup.shown[cup.cell] == FACE_DOWN, "shown")
    if cup.is_shooting == 1:
        expect(level >= 2 and 1 <= cup.places <= 2, "places")


def _check_choice(cup: Tournament) -> None:
    phase: i64 = cup.phase
    opener: i64 = cup.opener()
    if phase == MOVE:
        expect(cup.to_act == cup.turn and cup.is_counter == 0, "to_act")
        found: i64 = 0
        for cell in range(cup.size):
            found += 1 if can_open(cup, cell) else 0
        expect(found > 1, "shown")
    elif phase == COUNTER or phase == COUNTER_OPEN:
        expect(cup.is_shooting == 0 and cup.is_counter == 0, "is_counter")
        expect(cup.to_act == cup.next_coach(cup.turn), "to_act")
        expect(any([can_counter(cup, cell, cup.to_act) for cell in range(cup.size)]), "shown")
    else:
        expect(cup.cell >= 0 and cup.shown[cup.cell] >= 0, "shown")
        if phase == SAVE:
            expect(cup.to_act == cup.target() and cup.holds(cup.target(), GOALKEEPER), "to_act")
            expect(cup.step > 0, "step")
        else:
            expect(cup.to_act == opener, "to_act")
        if phase == SHOOT:
            expect(cup.step == READ_RIGHT and cup.holds(opener, FORWARD), "step")
        elif phase in (IN_TIMEOUT, IN_TRANSFER, IN_INJURY):
            expect(cup.is_shooting == 0 and cup.step < READ_RIGHT, "step")
            expect(phase != IN_INJURY or cup.held(opener) > 1, "tokens")

"""Turns: two cards in the groups, one in the knock-out, drawing, and what a full board means."""

from __future__ import annotations

from mypy_extensions import i64

from rimet.games.tournament_football import told
from rimet.games.tournament_football.rules.groups import (
    compare_thirds,
    is_group_full,
    resolve_group,
    return_all,
    return_group,
    reveal_failed,
)
from rimet.games.tournament_football.rules.knockout import resolve_rounds
from rimet.games.tournament_football.setup import (
    CARD_BITS,
    DRAW,
    FACE_UP,
    FIRST_CARD,
    FIRST_UP,
    GROUP_PLAYED,
    HAND,
    IN_GROUP,
    LATER_PLAYED,
    PILED,
    REFILL,
    TURN,
)
from rimet.games.tournament_football.state import Cup
from rimet.kernel.cells import remove
from rimet.kernel.state import CHANCE


def begin_turn(cup: Cup, seat: i64) -> None:
    """Let a seat play: in the groups with its last card only on a field (WCT-9, WCT-R2)."""
    cup.turn = seat
    cup.played = 0
    cup.cursor = -1
    if cup.is_open == 0:
        cup.played = GROUP_PLAYED  # WCT-20
    elif cup.ledger.hand_size(seat) == 1:
        cup.played = LATER_PLAYED
    cup.ask(TURN, seat)


def may_play_group(cup: Cup) -> bool:
    """Whether the turn still has its card for a field."""
    return cup.played & GROUP_PLAYED == 0


def may_play_later(cup: Cup) -> bool:
    """Whether the turn still has its card for a half-field."""
    return cup.played & LATER_PLAYED == 0


def play(cup: Cup, kind: i64, place: i64) -> None:
    """Put a card on a field or a half-field (WCT-9, WCT-10, WCT-11)."""
    table = cup.table
    piles = cup.piles
    pile: i64 = piles[place]
    slot: i64 = pile & PILED
    is_later: bool = place >= table.spots
    face: i64 = table.group_face
    if is_later:
        face = table.later_face
    shows: bool = face == FACE_UP or (face == FIRST_UP and slot == 0)  # WCT-27, WCT-28
    card: i64 = cup.ledger.lay(cup.turn, kind, shows)
    piles[place] = pile + 1 | card << FIRST_CARD + slot * CARD_BITS
    if cup.journal is not None:
        tell_placed(cup, kind, place, shows)
    is_full: bool = slot + 1 == table.capacity
    if is_full:
        cup.rooms = remove(cup.rooms, place)
    played: i64 = cup.played
    if is_later:
        played |= LATER_PLAYED
    else:
        played |= GROUP_PLAYED
        cup.cursor = place // IN_GROUP
        if is_full:
            cup.open_fields -= 1
    cup.played = played
    if played == GROUP_PLAYED | LATER_PLAYED:
        end_turn(cup)


def tell_placed(cup: Cup, kind: i64, place: i64, shows: bool) -> None:
    """Write into the journal which card was played, and where."""
    if cup.journal is not None:
        seen = 1 if shows else 0
        entry = (told.CARD_PLACED, cup.turn, place, cup.team_on(place), kind, seen, cup.is_open)
        cup.journal.append(entry)


def end_turn(cup: Cup) -> None:
    """Draw up to two cards, or one in the knock-out, never above five (WCT-12, WCT-20)."""
    cup.due = 2
    if cup.is_open == 0:
        cup.due = 1
    draw_on(cup)


def draw_on(cup: Cup) -> None:
    """Draw the next card that is due, or see what the turn has completed."""
    if cup.due > 0:
        ledger = cup.ledger
        if ledger.hand_size(cup.turn) < HAND and ledger.has_deck():
            cup.ask(DRAW, CHANCE)
            return
    cup.due = 0
    after_turn(cup)


def draw(cup: Cup, kind: i64) -> None:
    """Take a drawn card into the hand."""
    cup.ledger.draw(cup.turn, kind)
    if cup.journal is not None:
        cup.tell(told.CARD_DRAWN, cup.turn, kind, DRAW, cup.is_open, 0)
    cup.due -= 1
    draw_on(cup)


def after_turn(cup: Cup) -> None:
    """Resolve a group, the groups or the rounds if the turn has completed them (WCT-R2)."""
    if cup.is_open == 1:
        if cup.table.is_longer and cup.table.returns:
            group: i64 = cup.cursor
            if group >= 0 and is_group_full(cup, group):  # WCT-29
                resolve_group(cup, group)
                return_group(cup, group)
                begin_refill(cup)
                return
        elif cup.open_fields == 0:  # WCT-13
            close_groups(cup)
            return
    next_turn(cup)


def close_groups(cup: Cup) -> None:
    """Resolve what the groups have left open and go on to the knock-out (WCT-14 to WCT-19)."""
    for group in range(cup.table.groups):
        if cup.chart.third[group] < 0:
            resolve_group(cup, group)
    if cup.table.thirds > 0:
        compare_thirds(cup)
    reveal_failed(cup)
    cup.is_open = 0
    cup.cursor = -1
    if cup.table.returns:
        return_all(cup)
        begin_refill(cup)
    else:
        next_turn(cup)  # WCT-21: the half-fields are full


def begin_refill(cup: Cup) -> None:
    """Find who is refilled first: the fewest cards, then clockwise (WCT-19, WCT-R3)."""
    fewest: i64 = HAND
    seat: i64 = cup.turn
    cup.cursor = -1
    for _each in range(cup.table.seats):
        seat = cup.table.next_seat(seat)
        size: i64 = cup.ledger.hand_size(seat)
        if cup.chart.standing[seat] == 1 and size < fewest:
            fewest = size
            cup.cursor = seat
    refill_on(cup)


def refill_on(cup: Cup) -> None:
    """Deal to the seat whose turn it is to be refilled, or go on with play."""
    if cup.cursor >= 0 and cup.ledger.has_deck():
        cup.ask(REFILL, CHANCE)
        return
    cup.cursor = -1
    if cup.is_open == 1 and cup.open_fields == 0:
        close_groups(cup)  # WCT-R6: the last group of the longer version
    else:
        next_turn(cup)


def refill(cup: Cup, kind: i64) -> None:
    """Give a card to the seat being refilled, then turn to the next below five (WCT-19)."""
    cup.ledger.draw(cup.cursor, kind)
    if cup.journal is not None:
        cup.tell(told.CARD_DRAWN, cup.cursor, kind, REFILL, cup.is_open, 0)
    seat: i64 = cup.cursor
    cup.cursor = -1
    for _each in range(cup.table.seats):
        seat = cup.table.next_seat(seat)
        if cup.chart.standing[seat] == 1 and cup.ledger.hand_size(seat) < HAND:
            cup.cursor = seat
            break
    refill_on(cup)


def next_turn(cup: Cup) -> None:
    """Pass the turn clockwise to who is in and holds a card; else resolve (WCT-R2, WCT-R4)."""
    if cup.is_open == 1 or len(cup.rooms) > 0:
        ledger = cup.ledger
        table = cup.table
        seat: i64 = cup.turn
        for _each in range(table.seats):
            seat = table.next_seat(seat)
            if cup.chart.standing[seat] == 1 and ledger.hand_size(seat) > 0:
                begin_turn(cup, seat)
                return
    resolve_rounds(cup)

"""Turns: two cards in the groups, one in the knock-out, drawing, and what a full board means."""

from __future__ import annotations

from mypy_extensions import i64

from rimet.games.tournament_football.rules.groups import (
    compare_thirds,
    is_full,
    resolve_group,
    return_all,
    return_group,
    reveal_failed,
)
from rimet.games.tournament_football.rules.knockout import resolve_rounds
from rimet.games.tournament_football.state import (
    DRAW,
    FACE_UP,
    FIRST_UP,
    GROUP_PLAYED,
    HAND,
    IN_GROUP,
    LATER_PLAYED,
    REFILL,
    TOLD_ADDED,
    TOLD_DRAWN,
    TOLD_PLACED,
    TURN,
    Cup,
)
from rimet.kernel.cells import remove
from rimet.kernel.state import CHANCE


def begin_turn(cup: Cup, seat: i64) -> None:
    """Let a seat play: in the groups with its last card only on a field (WCT-9, WCT-R2)."""
    cup.turn = seat
    cup.played = 0
    cup.cursor = -1
    if cup.is_open == 0:
        cup.played = GROUP_PLAYED  # WCT-20
    elif cup.ledger.held[seat] == 1:
        cup.played = LATER_PLAYED
    cup.ask(TURN, seat)


def may_play_group(cup: Cup) -> bool:
    """Tell whether the turn still has its card for a field."""
    return cup.played & GROUP_PLAYED == 0


def may_play_later(cup: Cup) -> bool:
    """Tell whether the turn still has its card for a half-field."""
    return cup.played & LATER_PLAYED == 0


def play(cup: Cup, kind: i64, place: i64) -> None:
    """Put a card on a field or a half-field (WCT-9, WCT-10, WCT-11)."""
    table = cup.table
    card: i64 = cup.ledger.lay(cup.turn, kind)
    slot: i64 = cup.filled[place]
    face: i64 = table.group_face
    if place >= table.spots:
        face = table.later_face
    shows: i64 = 0
    if face == FACE_UP or (face == FIRST_UP and slot == 0):  # WCT-27, WCT-28
        cup.ledger.turn(card)
        shows = 1
    cup.cards[place * table.capacity + slot] = card
    cup.filled[place] = slot + 1
    if cup.journal is not None:
        what: i64 = TOLD_PLACED
        if cup.is_open == 0:
            what = TOLD_ADDED
        cup.tell(what, cup.turn, place, kind, shows, cup.team_on(place))
    if place < table.spots:
        cup.played |= GROUP_PLAYED
        cup.cursor = place // IN_GROUP
        if slot + 1 == table.capacity:
            cup.fields = remove(cup.fields, place)
    else:
        cup.played |= LATER_PLAYED
        if slot + 1 == table.capacity:
            cup.half_fields = remove(cup.half_fields, place)
    if cup.played == GROUP_PLAYED | LATER_PLAYED:
        end_turn(cup)


def end_turn(cup: Cup) -> None:
    """Draw up to two cards, or one in the knock-out, never above five (WCT-12, WCT-20)."""
    cup.due = 2
    if cup.is_open == 0:
        cup.due = 1
    draw_on(cup)


def draw_on(cup: Cup) -> None:
    """Draw the next card that is due, or see what the turn has completed."""
    if cup.due > 0 and cup.ledger.held[cup.turn] < HAND and cup.ledger.has_deck():
        cup.ask(DRAW, CHANCE)
        return
    cup.due = 0
    after_turn(cup)


def draw(cup: Cup, kind: i64) -> None:
    """Take a drawn card into the hand."""
    cup.ledger.draw(cup.turn, kind)
    cup.tell(TOLD_DRAWN, cup.turn, kind, DRAW, cup.is_open, 0)
    cup.due -= 1
    draw_on(cup)


def after_turn(cup: Cup) -> None:
    """Resolve a group, the groups or the rounds if the turn has completed them (WCT-R2)."""
    if cup.is_open == 1:
        if cup.table.is_longer and cup.table.is_world_cup:
            group: i64 = cup.cursor
            if group >= 0 and is_full(cup, group):  # WCT-29
                resolve_group(cup, group)
                return_group(cup, group)
                begin_refill(cup)
                return
        elif len(cup.fields) == 0:  # WCT-13
            close_groups(cup)
            return
    next_turn(cup)


def close_groups(cup: Cup) -> None:
    """Resolve what the groups have left open and go on to the knock-out (WCT-14 to WCT-19)."""
    for group in range(cup.table.groups):
        if cup.third[group] < 0:
            resolve_group(cup, group)
    if cup.table.is_world_cup:
        compare_thirds(cup)
    reveal_failed(cup)
    cup.is_open = 0
    cup.cursor = -1
    if cup.table.is_world_cup:
        return_all(cup)
        begin_refill(cup)
    else:
        next_turn(cup)  # WCT-21: the half-fields are full


def begin_refill(cup: Cup) -> None:
    """Find who is refilled first: the fewest cards, then clockwise (WCT-19, WCT-R3)."""
    seats: i64 = cup.table.seats
    fewest: i64 = HAND
    seat: i64 = cup.turn
    cup.cursor = -1
    for _each in range(seats):
        seat = (seat + 1) % seats
        if cup.standing[seat] == 1 and cup.ledger.held[seat] < fewest:
            fewest = cup.ledger.held[seat]
            cup.cursor = seat
    refill_on(cup)


def refill_on(cup: Cup) -> None:
    """Deal to the seat whose turn it is to be refilled, or go on with play."""
    if cup.cursor >= 0 and cup.ledger.has_deck():
        cup.ask(REFILL, CHANCE)
        return
    cup.cursor = -1
    if cup.is_open == 1 and len(cup.fields) == 0:
        close_groups(cup)  # WCT-R6: the last group of the longer version
    else:
        next_turn(cup)


def refill(cup: Cup, kind: i64) -> None:
    """Give a card to the seat being refilled, then turn to the next below five (WCT-19)."""
    seats: i64 = cup.table.seats
    cup.ledger.draw(cup.cursor, kind)
    cup.tell(TOLD_DRAWN, cup.cursor, kind, REFILL, cup.is_open, 0)
    seat: i64 = cup.cursor
    cup.cursor = -1
    for _each in range(seats):
        seat = (seat + 1) % seats
        if cup.cursor < 0 and cup.standing[seat] == 1 and cup.ledger.held[seat] < HAND:
            cup.cursor = seat
    refill_on(cup)


def next_turn(cup: Cup) -> None:
    """Pass the turn clockwise to who is in and holds a card; else resolve (WCT-R2, WCT-R4)."""
    if cup.is_open == 1 or len(cup.half_fields) > 0:
        seat: i64 = cup.turn
        for _each in range(cup.table.seats):
            seat = (seat + 1) % cup.table.seats
            if cup.standing[seat] == 1 and cup.ledger.held[seat] > 0:
                begin_turn(cup, seat)
                return
    resolve_rounds(cup)

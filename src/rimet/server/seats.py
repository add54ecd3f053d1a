"""Who sits where: every change of a table's seats, from the row before to the row after."""

from __future__ import annotations

import re

from msgspec.structs import replace

from rimet.kernel.dice import commit
from rimet.kernel.options import is_line
from rimet.server.errors import ServerError
from rimet.server.storage import SeatRow, TableRow
from rimet.server.tokens import digest, fits

LONGEST_NAME = 24
COMMITMENT = re.compile(r"[0-9a-f]{64}")
OPEN = SeatRow()


def find_seat(row: TableRow, seat: int) -> SeatRow:
    """Return a seat, or refuse that there is none."""
    if not 0 <= seat < len(row.seats):
        raise ServerError("unknown_seat", seat=seat)
    return row.seats[seat]


def with_seat(row: TableRow, seat: int, changed: SeatRow) -> TableRow:
    """Return the table with one seat changed."""
    seats = (*row.seats[:seat], changed, *row.seats[seat + 1 :])
    return replace(row, seats=seats)


def is_played_by_bot(row: TableRow, seat: int) -> bool:
    """Whether a bot decides at a seat now."""
    return row.seats[seat].kind == "bot" or row.seats[seat].is_away


def held_seats(row: TableRow, tokens: list[str]) -> list[int]:
    """Return the seats that tokens prove, in order."""
    return [
        seat
        for seat, kept in enumerate(row.seats)
        if any([fits(token, kept.token) for token in tokens])
    ]


def is_host(row: TableRow, tokens: list[str]) -> bool:
    """Whether one of the tokens is the host's."""
    return any([fits(token, row.host) for token in tokens])


def check_name(row: TableRow, seat: int, name: str) -> str:
    """Return the name, if it is one and no other seat has it."""
    if not name or not is_line(name, LONGEST_NAME) or not name.isprintable():
        raise ServerError("bad_name", name=name[:LONGEST_NAME], longest=LONGEST_NAME)
    others = (kept.name.casefold() for index, kept in enumerate(row.seats) if index != seat)
    if name.casefold() in others:
        raise ServerError("name_twice", name=name)
    return name


def check_commitment(commitment: str) -> str:
    """Return the commitment to a nonce, if it is one."""
    if not COMMITMENT.fullmatch(commitment):
        raise ServerError("bad_commitment")
    return commitment


def take(row: TableRow, seat: int, name: str, commitment: str, token: str, bot: str) -> TableRow:
    """Seat a person on an open seat or a bot's; `bot` plays on whenever they are away."""
    kept = find_seat(row, seat)
    if kept.kind == "person":
        raise ServerError("seat_taken", seat=seat)
    if commitment:
        check_commitment(commitment)
    taken = SeatRow(
        kind="person",
        name=check_name(row, seat, name),
        bot=kept.bot or bot,
        token=digest(token),
        commitment=commitment if row.phase == "lobby" else "",
        is_late=row.phase != "lobby",
    )
    return with_seat(row, seat, taken)


def leave(row: TableRow, seat: int) -> TableRow:
    """Let a person go: the lobby gets the seat back, in a match a bot plays on for its owner."""
    kept = _person(row, seat)
    if row.phase == "lobby":
        return with_seat(row, seat, OPEN)
    return with_seat(row, seat, replace(kept, is_away=True))


def come_back(row: TableRow, seats: list[int]) -> TableRow:
    """Give seats back to owners who were away."""
    for seat in seats:
        row = with_seat(row, seat, replace(row.seats[seat], is_away=False))
    return row


def kick(row: TableRow, seat: int) -> TableRow:
    """Take a seat from whoever has it; its token is worth nothing from now on."""
    kept = find_seat(row, seat)
    if kept.kind == "open":
        raise ServerError("seat_open", seat=seat)
    if row.phase == "lobby":
        return with_seat(row, seat, OPEN)
    return with_seat(row, seat, SeatRow(kind="bot", bot=kept.bot))


def rename(row: TableRow, seat: int, name: str) -> TableRow:
    """Give whoever sits there another name."""
    kept = find_seat(row, seat)
    if kept.kind == "open":
        raise ServerError("seat_open", seat=seat)
    return with_seat(row, seat, replace(kept, name=check_name(row, seat, name)))


def choose_bot(row: TableRow, seat: int, bot: str) -> TableRow:
    """Give a seat to a bot; for a person's seat, say which bot plays while they are away."""
    kept = find_seat(row, seat)
    if kept.kind == "person":
        return with_seat(row, seat, replace(kept, bot=bot))
    return with_seat(row, seat, SeatRow(kind="bot", bot=bot, name=kept.name))


def fill(row: TableRow, bot: str) -> TableRow:
    """Give all open seats to bots."""
    seats = (SeatRow(kind="bot", bot=bot) if seat.kind == "open" else seat for seat in row.seats)
    return replace(row, seats=tuple(seats))


def promise_nonce(row: TableRow, seat: int, commitment: str) -> TableRow:
    """Commit to a seat's nonce, or to another one."""
    kept = _person(row, seat)
    if row.phase != "lobby":
        raise ServerError("already_started")
    return with_seat(row, seat, replace(kept, commitment=check_commitment(commitment)))


def reveal_nonce(row: TableRow, seat: int, nonce: str) -> TableRow:
    """Reveal a seat's nonce, between the start being pressed and the first step."""
    kept = _person(row, seat)
    if row.phase == "lobby":
        raise ServerError("reveal_too_early")
    if row.phase != "revealing":
        raise ServerError("reveal_too_late")
    if commit(bytes.fromhex(nonce)) != kept.commitment:
        raise ServerError("wrong_nonce")
    return with_seat(row, seat, replace(kept, nonce=nonce))


def _person(row: TableRow, seat: int) -> SeatRow:
    kept = find_seat(row, seat)
    if kept.kind != "person":
        raise ServerError("seat_open", seat=seat)
    return kept

"""What a socket may ask, and how it is answered."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from rimet.kernel.errors import RimetError
from rimet.server.errors import ServerError
from rimet.server.lobby import check_pace, is_all_revealed
from rimet.server.seats import promise_nonce, reveal_nonce
from rimet.server.sides import write_side
from rimet.server.table import Table
from rimet.server.wire import (
    AskSide,
    Choices,
    Commit,
    Done,
    Message,
    OwnSide,
    Pace,
    Peek,
    Play,
    Refused,
    Request,
    Reveal,
    Skip,
)


class Asker:
    """Whoever asks: what a socket has proved to hold, and whether it may have one more side."""

    table: Table

    def __init__(self, seats: list[int], is_host: bool, take_side: Callable[[], bool]) -> None:
        self.seats = seats
        self.is_host = is_host
        self.take_side = take_side

    def check(self, seat: int) -> None:
        """Refuse a seat that is not the asker's own."""
        if seat not in self.seats:
            raise ServerError("not_your_seat", seat=seat)


async def answer(asker: Asker, request: Request) -> Message:
    """Carry out a request, or refuse it."""
    try:
        return await _carry_out(asker, request)
    except RimetError as error:
        return Refused(re=request.id, code=error.code, facts=error.facts)


async def _carry_out(asker: Asker, request: Request) -> Message:
    table = asker.table
    match request:
        case Peek():
            return await _peek(asker, request)
        case AskSide():
            return await _side(asker, request)
        case Play():
            asker.check(request.seat)
            place = request.seat, request.step, request.path
            step = await table.play(*place, "person", request.match)
            return Done(re=request.id, step=step)
        case Skip():
            if not asker.seats and not asker.is_host:
                raise ServerError("wrong_token")
            await table.skip()
        case Pace():
            if not asker.is_host:
                raise ServerError("not_host")
            pace = check_pace(request.pace)
            await table.change(lambda row: replace(row, pace=pace))
        case Commit():
            asker.check(request.seat)
            await table.change(lambda row: promise_nonce(row, request.seat, request.commitment))
        case Reveal():
            asker.check(request.seat)
            await table.change(lambda row: reveal_nonce(row, request.seat, request.nonce))
            if is_all_revealed(table.row) and table.row.phase == "revealing":
                await table.start(is_forced=False)
    return Done(re=request.id, step=table.shown)


async def _peek(asker: Asker, request: Peek) -> Choices:
    asker.check(request.seat)
    table = asker.table

    def ask() -> Choices:
        match = table.playing(request.step, request.match)
        return Choices(
            re=request.id,
            seat=request.seat,
            step=request.step,
            path=request.path,
            choices=match.choices(request.seat, request.path),
        )

    return await table.read(ask)


async def _side(asker: Asker, request: AskSide) -> OwnSide:
    asker.check(request.seat)
    table = asker.table

    def ask() -> OwnSide:
        step = table.shown if request.step is None else request.step
        match = table.playing(step, request.match)
        if not asker.take_side():
            raise ServerError("too_many_sides")
        side = write_side(match, request.seat, request.memory)
        return OwnSide(re=request.id, seat=request.seat, step=step, side=side)

    return await table.read(ask)

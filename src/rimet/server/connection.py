"""One socket: it says hello, then asks and is told, until it goes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocketDisconnect

from rimet.kernel.errors import RimetError
from rimet.kernel.state import OVER, SPECTATOR
from rimet.server.bell import Bell
from rimet.server.errors import ServerError
from rimet.server.guard import log_fault
from rimet.server.hall import Hall
from rimet.server.limits import Bucket, Limits
from rimet.server.requests import Asker, answer
from rimet.server.seats import come_back, held_seats, is_host
from rimet.server.socket import Socket
from rimet.server.table import Table
from rimet.server.wire import (
    LARGEST_MESSAGE,
    PROTOCOL,
    FromClient,
    Hello,
    Message,
    Refused,
    Request,
    Shown,
    Welcome,
    read_message,
    write_message,
)

POLICY, TOO_BIG, FAULT, TRY_AGAIN = 1008, 1009, 1011, 1012
MOST_WAITING = 200


class CloseError(Exception):
    """The end of a socket, which is told why."""

    def __init__(self, refusal: RimetError, code: int = POLICY) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal
        self.code = code


def read_request(text: str | None) -> FromClient:
    """Return a message from a client, or refuse it."""
    if text is None:
        raise ServerError("malformed_message", reason="text is needed")
    if len(text) > LARGEST_MESSAGE:
        raise CloseError(ServerError("message_too_large", allowed=LARGEST_MESSAGE), TOO_BIG)
    try:
        return read_message(text)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        reason = str(error)[:200] if isinstance(error, msgspec.MsgspecError) else "no JSON"
        raise ServerError("malformed_message", reason=reason) from None


class Connection:
    """A socket at a table; a `Watcher` of it.

    A reader answers requests one by one; a writer sends whatever is new. A socket that is slow to
    read is never queued for: when it is ready again it gets the latest, with all that it missed.
    Of answers that it asked for only so many wait; then its next questions do.
    """

    def __init__(
        self,
        socket: Socket,
        hall: Hall,
        limits: Limits,
        take_side: Callable[[], bool] | None = None,
    ) -> None:
        self._socket = socket
        self._hall = hall
        self._limits = limits
        self._bucket = Bucket(limits.messages)
        self._waiting: list[str] = []
        self._bell = Bell()
        self._room = Bell()
        self._close_code: int | None = None
        self._is_answering = False
        self._match = ""
        self._seen: dict[int, int] = {}
        self._fresh: set[int] = set()
        self._sent: dict[str, str] = {}
        take_side = take_side or Bucket(limits.sides).take
        self._asker = Asker(seats=[], is_host=False, take_side=take_side)
        self.seats: list[int] = self._asker.seats
        self.shown = 0

    async def run(self) -> None:
        """Serve the socket until it goes."""
        try:
            await self._socket.accept()
            table = await self._greet()
            self._asker.table = table
            table.admit(self)
            if table.is_lost:
                self.hang_up()
            writer = asyncio.create_task(self._write(table))
            try:
                await self._read(table, writer)
            finally:
                table.dismiss(self)
                writer.cancel()
                with suppress(asyncio.CancelledError):
                    await writer
        except CloseError as closing:
            await self._turn_away(closing)
        except WebSocketDisconnect:
            pass
        except Exception as error:
            log_fault("a socket", error)
            await self._turn_away(CloseError(ServerError("server_fault"), FAULT))

    # --- the first message

    async def _greet(self) -> Table:
        try:
            async with asyncio.timeout(self._limits.hello_seconds):
                hello = read_request(await self._socket.receive_text())
        except TimeoutError:
            raise CloseError(ServerError("hello_first")) from None
        except ServerError as error:
            raise CloseError(error) from None
        if not isinstance(hello, Hello):
            raise CloseError(ServerError("hello_first"))
        if hello.protocol != PROTOCOL:
            facts = {"found": hello.protocol, "known": PROTOCOL}
            raise CloseError(ServerError("wrong_protocol", **facts))
        try:
            return await self._join(hello)
        except RimetError as error:
            raise CloseError(error) from None

    async def _join(self, hello: Hello) -> Table:
        table = await self._hall.find(hello.table)
        self.seats += held_seats(table.row, hello.tokens)
        self._asker.is_host = is_host(table.row, hello.tokens)
        if hello.tokens and not self.seats and not self._asker.is_host:
            raise ServerError("wrong_token")
        most = self._limits.spectators
        if not self.seats and not self._asker.is_host and table.present()[1] >= most:
            raise ServerError("too_many_spectators", allowed=most)
        if any(table.row.seats[seat].is_away for seat in self.seats):
            await table.change(lambda row: come_back(row, held_seats(row, hello.tokens)))
            self.seats[:] = held_seats(table.row, hello.tokens)
        is_known = hello.match == table.match_row.id and hello.since <= table.shown
        since = hello.since if is_known else 0
        self._seen = {viewer: since for viewer in self.seats or [SPECTATOR]}
        self.say(
            Welcome(
                protocol=PROTOCOL,
                table=table.row.id,
                seats=self.seats,
                is_host=self._asker.is_host,
                now=table.now(),
            )
        )
        # Whoever has just come is sent an update even if there is nothing new.
        self._fresh = set(self._seen)
        self._match = table.match_row.id
        return table

    # --- reading

    async def _read(self, table: Table, writer: asyncio.Task[None]) -> None:
        while not writer.done():
            try:
                text = await self._socket.receive_text()
                if not self._bucket.take():  # before it is read: nonsense costs as much
                    raise CloseError(ServerError("too_many_messages"))
                request = read_request(text)
                if isinstance(request, Hello):
                    raise ServerError("hello_twice")
                if isinstance(request, Shown):
                    table.take_shown(self, request.match, request.step)
                    continue
                self.say(await self._answer(request))
            except RimetError as error:
                self.say(Refused(re=None, code=error.code, facts=error.facts))
            if len(self._waiting) > 1:
                await asyncio.sleep(0)  # many asked at once: let the writer keep up
            while len(self._waiting) >= MOST_WAITING and not writer.done():
                await self._room.listen()  # whoever does not read answers is not heard either

    async def _answer(self, request: Request) -> Message:
        self._is_answering = True
        try:
            return await answer(self._asker, request)
        finally:
            self._is_answering = False

    # --- writing

    def say(self, message: Message) -> None:
        """Send a message when its turn comes."""
        self._waiting.append(write_message(message))
        self._bell.ring()

    def wake(self) -> None:
        """Look at the table again."""
        self._bell.ring()

    def lose_seat(self, seat: int) -> None:
        """Go on without a seat; without any, as a spectator."""
        self.seats.remove(seat)
        self._seen.pop(seat, None)
        if not self.seats:
            self._seen[SPECTATOR] = 0
            self._fresh.add(SPECTATOR)
        self.say(Refused(re=None, code="seat_lost", facts={"seat": seat}))

    def hang_up(self) -> None:
        """Close; the client will come back and find the table as it is kept."""
        self._close_code = TRY_AGAIN
        self._bell.ring()

    async def _write(self, table: Table) -> None:
        try:
            # An answer goes before the end, whether it is still sought or only waits to be sent.
            while self._close_code is None or self._is_answering or self._waiting:
                await self._bell.listen()
                while self._waiting:
                    await self._socket.send_text(self._waiting.pop(0))
                self._room.ring()
                await self._send_new("lobby", table.broadcast.lobby())
                await self._send_new("presence", table.broadcast.presence())
                await self._send_match(table)
            await self._socket.close(self._close_code)
        except WebSocketDisconnect:
            pass  # it has gone; the reader learns it too
        except Exception as error:
            log_fault("a socket's writer", error)
            with suppress(WebSocketDisconnect):
                await self._socket.close(FAULT)
        finally:
            self._room.ring()

    async def _send_new(self, kind: str, text: str) -> None:
        if self._sent.get(kind) != text:
            self._sent[kind] = text
            await self._socket.send_text(text)

    async def _send_match(self, table: Table) -> None:
        """Send what is new of the match, unless a move is on its way to the disk."""
        if self._match != table.match_row.id:
            self._match = table.match_row.id
            self._seen = {viewer: 0 for viewer in self._seen}
            self._fresh = set(self._seen)  # where nothing is rolled a match begins with step 0
        for viewer in list(self._seen):
            if not table.is_settled or self._match != table.match_row.id:
                return
            if viewer not in self._seen:
                continue  # a seat that was lost while another's update went out
            since = self._seen[viewer]
            if since < table.shown or viewer in self._fresh:
                text = table.broadcast.update(viewer, since)
                self._seen[viewer] = table.shown
                self._fresh.discard(viewer)
                await self._socket.send_text(text)
        if self._is_level(table) and (table.deadline is not None or "clock" in self._sent):
            await self._send_new("clock", table.broadcast.clock())
        if self._is_level(table) and table.to_act == OVER:
            await self._send_new("over", table.broadcast.over())

    def _is_level(self, table: Table) -> bool:
        """Whether all that has happened was sent: a step's clock and end follow its update."""
        is_same = table.is_settled and self._match == table.match_row.id
        return is_same and all(since == table.shown for since in self._seen.values())

    async def refuse(self, closing: CloseError) -> None:
        """Let the socket in only to tell it why it cannot stay."""
        with suppress(WebSocketDisconnect):
            await self._socket.accept()
            await self._turn_away(closing)

    async def _turn_away(self, closing: CloseError) -> None:
        """Tell the socket why it has to go, and close it."""
        refusal = closing.refusal
        text = write_message(Refused(re=None, code=refusal.code, facts=refusal.facts))
        with suppress(WebSocketDisconnect):
            await self._socket.send_text(text)
            await self._socket.close(closing.code)

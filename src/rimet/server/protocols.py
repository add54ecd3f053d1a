"""What carries bytes between the network and the application, and how long it waits for them.

uvicorn waits for ever for a request that does not come or does not end, and for an answer to be
read; whoever opens connections and lets them lie could use up all that a process may have.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from rimet.server.guard import address_of

MOST_UNREAD = 8
PING_SECONDS = PONG_SECONDS = 20.0
REQUEST_SECONDS = 20.0
READING_SECONDS = 120.0
Timer = asyncio.TimerHandle | None


class RequestProtocol(H11Protocol):
    """A connection, closed when its next request takes too long or its answer is not read.

    `most` is how many connections one address may have; one more is closed at once.
    """

    def __init__(self, most: int, **given: Any) -> None:
        super().__init__(**given)
        self._most = most
        self._asking: Timer = None
        self._reading: Timer = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for a request, unless too many do."""
        super().connection_made(transport)
        self.address = address_of({"client": self.client})
        if sum(other.address == self.address for other in self.connections) > self._most:  # type: ignore[union-attr]
            transport.abort()
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing any more."""
        _forget(self._asking)
        _forget(self._reading)
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Take what has come; a request whose head is whole is waited for no longer."""
        super().handle_events()
        if self.cycle is not None and not self.cycle.response_complete:
            _forget(self._asking)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Hand over to a socket, which has a patience of its own."""
        _forget(self._asking)
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """Begin to wait for the next request; what still comes of the last one does not count."""
        self._await_request()
        super().on_response_complete()

    def pause_writing(self) -> None:
        """Begin to wait until the answer has been read."""
        super().pause_writing()
        self._reading = self.loop.call_later(READING_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on with the answer."""
        _forget(self._reading)
        super().resume_writing()

    def _await_request(self) -> None:
        _forget(self._asking)
        self._asking = self.loop.call_later(REQUEST_SECONDS, self._stop_waiting)

    def _stop_waiting(self) -> None:
        """Close politely, which sends what was not read yet; but not for ever."""
        self.timeout_keep_alive_handler()
        self._asking = self.loop.call_later(READING_SECONDS, self.transport.abort)


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket that is not read while several messages wait, rather than at every one.

    Stopping and going on takes two calls of the system for each message, a tenth of a move.
    """

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin where a request has ended."""
        super().connection_made(transport)
        self.address = address_of({"client": self.client})

    def send_receive_event_to_app(self) -> None:
        """Hand a message over; what is marked as stopped already is not stopped again."""
        self.read_paused = self.queue.qsize() < MOST_UNREAD
        super().send_receive_event_to_app()

    def send_keepalive_ping(self) -> None:
        """Ask for a sign of life; who is about to go has as long to be gone."""
        super().send_keepalive_ping()
        if self.pong_timer is None:
            self.pong_timer = self.loop.call_later(PONG_SECONDS, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Let go of who does not answer; to close politely would wait for all to be read."""
        super().keepalive_timeout()
        self.transport.abort()


def _forget(timer: Timer) -> None:
    if timer is not None:
        timer.cancel()

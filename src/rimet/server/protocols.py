"""What carries messages between the network and the application."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MOST_UNREAD = 8
PING_SECONDS = PONG_SECONDS = 20.0


class SocketProtocol(WebSocketsSansIOProtocol):
    """Stops reading from a socket when several messages wait, not at every one.

    Stopping and going on takes two calls of the system for each message, a tenth of a move.
    """

    def send_receive_event_to_app(self) -> None:
        """Hand a message over; what is marked as stopped already is not stopped again."""
        self.read_paused = self.queue.qsize() < MOST_UNREAD
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        """Let go of who does not answer; to close politely would wait for all to be read."""
        super().keepalive_timeout()
        self.transport.abort()

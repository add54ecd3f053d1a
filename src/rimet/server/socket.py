"""A WebSocket as the server below offers it: nothing between a message and the wire.

Starlette's own would do, but every message of every move would pass three more wrappers.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect


class Socket:
    """An accepted WebSocket; WebSocketDisconnect where the other side has gone."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        self._receive = receive
        self._send = send
        self._is_open = False

    async def accept(self) -> None:
        """Open the socket."""
        opening = await self._receive()
        if opening["type"] != "websocket.connect":
            raise WebSocketDisconnect(1006)
        await self._put({"type": "websocket.accept"})
        self._is_open = True

    async def receive_text(self) -> str | None:
        """Return the next message, None where it is no text."""
        message = await self._receive()
        if message["type"] != "websocket.receive":
            self._is_open = False
            raise WebSocketDisconnect(message.get("code") or 1000)
        text: str | None = message.get("text")
        return text

    async def send_text(self, text: str) -> None:
        """Send a message."""
        if not self._is_open:
            raise WebSocketDisconnect(1006)
        await self._put({"type": "websocket.send", "text": text})

    async def close(self, code: int) -> None:
        """Close the socket, unless it is closed."""
        if self._is_open:
            self._is_open = False
            await self._put({"type": "websocket.close", "code": code})

    async def _put(self, message: dict[str, object]) -> None:
        try:
            await self._send(message)
        except (OSError, RuntimeError):
            self._is_open = False
            raise WebSocketDisconnect(1006) from None


class Door:
    """Leads sockets straight to whoever serves them, past all that only requests need."""

    def __init__(self, app: ASGIApp, path: str, serve: Callable[[Socket], Awaitable[None]]) -> None:
        self._app = app
        self._path = path
        self._serve = serve

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a socket, or hand on whatever is none."""
        if scope["type"] == "websocket" and scope["path"] == self._path:
            await self._serve(Socket(scope, receive, send))
        else:
            await self._app(scope, receive, send)

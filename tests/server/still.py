"""A server whose clock stands still until a test moves it, and raw lines to it over loopback."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from threading import Timer
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from rimet.server.protocols import RequestProtocol, SocketProtocol
from tests.server.house import PATIENCE

HANDSHAKE = (
    b"GET /api/socket HTTP/1.1\r\nhost: rimet\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
TINY = 4096


class StillLoop(asyncio.SelectorEventLoop):
    """Is an event loop with real sockets, in which no time passes by itself."""

    moment = 0.0

    def time(self) -> float:
        """Return the time that the test has let pass."""
        return self.moment


class Line:
    """Is a connection on which bytes are sent and read by hand."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    def send(self, data: bytes) -> None:
        """Send bytes."""
        self._writer.write(data)

    async def answer(self) -> bytes:
        """Return the head of the next answer."""
        return await self._reader.readuntil(b"\r\n\r\n")

    async def rest(self) -> bytes:
        """Return all that comes until the server closes."""
        try:
            return await self._reader.read()
        except ConnectionResetError:
            return b""

    async def shake_hands(self) -> None:
        """Become a socket."""
        self.send(HANDSHAKE)
        assert b" 101 " in await self.answer()

    def send_frame(self, kind: int, data: bytes = b"") -> None:
        """Send a frame, masked by zeros as it has to be."""
        assert len(data) < 126
        self.send(bytes([0x80 | kind, 0x80 | len(data), 0, 0, 0, 0]) + data)

    async def frame(self) -> tuple[int, bytes]:
        """Return the kind and the data of the next frame, a short one."""
        kind, length = await self._reader.readexactly(2)
        return kind & 15, await self._reader.readexactly(length)

    async def close(self) -> None:
        """Go."""
        self._writer.transport.abort()
        with suppress(OSError):
            await self._writer.wait_closed()


class Still:
    """Is a server at work in this process, its time in the hands of the test."""

    def __init__(self, loop: StillLoop, state: ServerState, port: int) -> None:
        self._loop = loop
        self._port = port
        self.connections = state.connections
        self.lines: list[Line] = []

    @property
    def request(self) -> RequestProtocol:
        """Return the only connection, no socket yet."""
        (request,) = self.connections
        assert isinstance(request, RequestProtocol)
        return request

    @property
    def socket(self) -> SocketProtocol:
        """Return the only connection, a socket by now."""
        (socket,) = self.connections
        assert isinstance(socket, SocketProtocol)
        return socket

    async def pass_time(self, seconds: float) -> None:
        """Let time pass, and what is due by then happen."""
        self._loop.moment += seconds
        for _ in range(3):
            await asyncio.sleep(0)

    async def call(self, is_let_in: bool = True) -> Line:
        """Open a line, and wait until the server has let it in."""
        before = len(self.connections)
        line = Line(*await asyncio.open_connection("127.0.0.1", self._port, limit=TINY))
        self.lines.append(line)
        if is_let_in:
            await self.until(lambda: len(self.connections) > before)
        return line

    async def until(self, is_it: Callable[[], bool]) -> None:
        """Wait until something has happened."""
        while not is_it():
            await asyncio.sleep(0)


@asynccontextmanager
async def _serving(config: uvicorn.Config) -> AsyncIterator[Still]:
    config.load()
    state = ServerState()
    loop = asyncio.get_running_loop()
    assert isinstance(loop, StillLoop)

    def receive() -> asyncio.Protocol:
        made: asyncio.Protocol = config.http_protocol_class(  # type: ignore[call-arg]
            config=config, server_state=state, app_state={}
        )
        return made

    server = await loop.create_server(receive, "127.0.0.1", 0)
    still = Still(loop, state, server.sockets[0].getsockname()[1])
    try:
        yield still
    finally:
        for line in still.lines:
            await line.close()
        await still.until(lambda: not state.connections and not state.tasks)
        server.close()


def run_still(config: uvicorn.Config, test: Callable[[Still], Awaitable[None]]) -> None:
    """Run a test against a server whose clock stands still; one that hangs fails."""
    faults: list[dict[str, Any]] = []

    async def work() -> None:
        task, loop = asyncio.current_task(), asyncio.get_running_loop()
        assert task is not None
        loop.set_exception_handler(lambda _, fault: faults.append(fault))
        watchdog = Timer(PATIENCE, loop.call_soon_threadsafe, [task.cancel])
        watchdog.start()
        try:
            async with _serving(config) as still:
                await test(still)
        finally:
            watchdog.cancel()

    with asyncio.Runner(loop_factory=StillLoop) as runner:
        runner.run(work())
    assert faults == []

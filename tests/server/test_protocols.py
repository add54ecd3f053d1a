"""Test who is let go for saying nothing. No time passes here but what a test lets pass."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from pathlib import Path

import pytest
from starlette.types import Receive, Scope, Send

from rimet.server.app import make_app
from rimet.server.connection import POLICY
from rimet.server.limits import Limits
from rimet.server.protocols import (
    PING_SECONDS,
    PONG_SECONDS,
    READING_SECONDS,
    REQUEST_SECONDS,
    RequestProtocol,
)
from rimet.server.serve import configure
from rimet.server.sqlite import SqliteStorage
from tests.server.still import CLOSE, PING, PONG, TEXT, Still, run_still

MOMENT = 0.001
DROPS = 8
HUGE = 20_000_000
REQUEST = b"GET / HTTP/1.1\r\nhost: rimet\r\n\r\n"
LONG_REQUEST = b"GET / HTTP/1.1\r\nhost: rimet\r\ncontent-length: 99\r\n\r\n"


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Say again whatever a socket says."""
    assert (await receive())["type"] == "websocket.connect"
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


async def flood(scope: Scope, receive: Receive, send: Send) -> None:
    """Send a socket more than it will ever read."""
    await receive()
    await send({"type": "websocket.accept"})
    while True:
        await send({"type": "websocket.send", "text": "x" * 100_000})


class Answering:
    """Answers requests with a number of bytes, once it may."""

    def __init__(self, size: int = 0, *headers: tuple[bytes, bytes]) -> None:
        self.size = size
        self.headers = [(b"content-length", b"%d" % size), *headers]
        self.gate = asyncio.Event()
        self.gate.set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, whatever was asked."""
        await self.gate.wait()
        await send({"type": "http.response.start", "status": 200, "headers": self.headers})
        await send({"type": "http.response.body", "body": b"x" * self.size})


def has_come(request: RequestProtocol, head: bytes) -> bool:
    """Tell whether so much of a request is there."""
    return request.conn.trailing_data[0] == head


def test_a_connection_that_asks_nothing_is_closed() -> None:
    async def test(still: Still) -> None:
        line = await still.call()
        await still.pass_time(REQUEST_SECONDS - MOMENT)
        assert still.connections
        await still.pass_time(MOMENT)
        assert await line.rest() == b""
        await still.until(lambda: not still.connections)

    run_still(configure(Answering()), test)


def test_a_request_that_comes_in_drops_is_not_waited_for() -> None:
    async def test(still: Still) -> None:
        line = await still.call()
        request = still.request
        for sent in range(DROPS):
            assert still.connections
            line.send(REQUEST[sent : sent + 1])
            await still.until(partial(has_come, request, REQUEST[: sent + 1]))
            await still.pass_time(REQUEST_SECONDS / DROPS)
        assert await line.rest() == b""
        await still.until(lambda: not still.connections)

    run_still(configure(Answering()), test)


@pytest.mark.parametrize("asked", [REQUEST, LONG_REQUEST])
def test_after_an_answer_drops_of_the_next_request_or_the_last_do_not_count(asked: bytes) -> None:
    async def test(still: Still) -> None:
        line = await still.call()
        await still.pass_time(REQUEST_SECONDS - MOMENT)
        line.send(asked)
        await line.answer()
        request = still.request
        await still.until(lambda: request.timeout_keep_alive_task is not None)
        for _ in range(DROPS):
            assert still.connections
            line.send(b"x")
            await still.until(lambda: request.timeout_keep_alive_task is None)
            await still.pass_time(REQUEST_SECONDS / DROPS)
        assert await line.rest() == b""
        await still.until(lambda: not still.connections)

    run_still(configure(Answering()), test)


def test_who_asks_in_time_is_answered_however_long_it_takes() -> None:
    answering = Answering()

    async def test(still: Still) -> None:
        line = await still.call()
        for _ in range(10):
            await still.pass_time(REQUEST_SECONDS / 5)
            line.send(REQUEST)
            await line.answer()
        answering.gate.clear()
        request = still.request
        line.send(REQUEST)
        await still.until(lambda: not request.cycle.response_complete)
        await still.pass_time(100 * REQUEST_SECONDS)
        answering.gate.set()
        assert b" 200 " in await line.answer()

    run_still(configure(answering), test)


def test_an_answer_that_nobody_reads_is_dropped() -> None:
    async def test(still: Still) -> None:
        line = await still.call()
        line.send(REQUEST)
        request = still.request
        await still.until(lambda: request.flow.write_paused)
        await still.pass_time(READING_SECONDS - MOMENT)
        assert still.connections
        await still.pass_time(MOMENT)
        await still.until(lambda: not still.connections)

    run_still(configure(Answering(HUGE)), test)


def test_a_connection_that_was_closed_does_not_wait_to_be_read_for_ever() -> None:
    async def test(still: Still) -> None:
        line = await still.call()
        request = still.request
        request.transport.set_write_buffer_limits(high=2 * HUGE)
        line.send(REQUEST)
        await still.until(lambda: request.transport.is_closing())
        assert request.transport.get_write_buffer_size() > 0
        await still.pass_time(REQUEST_SECONDS)
        assert still.connections
        await still.pass_time(READING_SECONDS)
        await still.until(lambda: not still.connections)

    run_still(configure(Answering(HUGE, (b"connection", b"close"))), test)


def test_an_address_has_so_many_connections_and_no_more() -> None:
    async def test(still: Still) -> None:
        socket, request = await still.call(), await still.call()
        await socket.shake_hands()
        assert await (await still.call(is_let_in=False)).rest() == b""
        await request.close()
        await still.until(lambda: len(still.connections) == 1)
        await still.call()

    run_still(configure(echo, Limits(connections=2)), test)


def test_who_comes_through_a_proxy_is_not_counted_by_its_address() -> None:
    async def test(still: Still) -> None:
        for _ in range(5):
            await still.call()
        assert len(still.connections) == 5

    run_still(configure(echo, Limits(connections=2), "127.0.0.1"), test)


def test_a_socket_that_says_nothing_is_let_go() -> None:
    async def test(still: Still) -> None:
        line = await still.call()
        await line.shake_hands()
        await still.pass_time(PING_SECONDS)
        assert (await line.frame())[0] == PING
        await still.pass_time(PONG_SECONDS - MOMENT)
        line.send_frame(TEXT, b"still here")
        assert await line.frame() == (TEXT, b"still here"), "a word is no answer, but in time"
        await still.pass_time(MOMENT)
        await line.rest()
        await still.until(lambda: not still.connections)

    run_still(configure(echo), test)


def test_a_socket_that_answers_stays_as_long_as_it_likes() -> None:
    async def test(still: Still) -> None:
        line = await still.call()
        await line.shake_hands()
        for _ in range(10):
            await still.pass_time(PING_SECONDS)
            kind, sign = await line.frame()
            assert kind == PING
            await still.pass_time(PONG_SECONDS - MOMENT)
            line.send_frame(PONG, sign)
            line.send_frame(TEXT, b"heard")
            assert await line.frame() == (TEXT, b"heard"), "and so was the sign of life before"
        assert len(still.connections) == 1

    run_still(configure(echo), test)


def test_a_socket_that_does_not_read_is_let_go() -> None:
    async def test(still: Still) -> None:
        line = await still.call()
        await line.shake_hands()
        socket = still.socket
        await still.until(lambda: not socket.writable.is_set())
        await still.pass_time(PING_SECONDS)
        await still.until(lambda: socket.pong_timer is not None)
        assert socket in still.connections
        await still.pass_time(PONG_SECONDS)
        await still.until(lambda: not still.connections)

    run_still(configure(flood), test)


def test_a_socket_that_goes_but_does_not_read_is_let_go() -> None:
    async def test(still: Still) -> None:
        line = await still.call()
        await line.shake_hands()
        socket = still.socket
        await still.until(lambda: not socket.writable.is_set())
        line.send_frame(CLOSE)
        await still.until(lambda: socket.transport.is_closing())
        await still.pass_time(PING_SECONDS)
        assert still.connections
        await still.pass_time(PONG_SECONDS)
        await still.until(lambda: not still.connections)

    run_still(configure(flood), test)


@pytest.mark.parametrize("begun", [b"", b"\x81", b'\x81\x86\x00\x00\x00\x00{"typ'])
def test_a_socket_that_does_not_say_hello_in_time_is_told_and_closed(
    begun: bytes, tmp_path: Path
) -> None:
    app = make_app(SqliteStorage(tmp_path / "tables.sqlite3"))

    async def test(still: Still) -> None:
        async with app.router.lifespan_context(app):
            line = await still.call()
            await line.shake_hands()
            line.send(begun)
            await still.pass_time(Limits().hello_seconds - MOMENT)
            if not begun:
                line.send_frame(PING)
                assert await line.frame() == (PONG, b""), "it is still open"
            await still.pass_time(MOMENT)
            kind, text = await line.frame()
            assert (kind, json.loads(text)["code"]) == (TEXT, "hello_first")
            kind, reason = await line.frame()
            assert (kind, int.from_bytes(reason[:2])) == (CLOSE, POLICY)

    run_still(configure(app), test)

"""Test who is let go for saying nothing. No time passes here but what a test lets pass."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from starlette.types import Receive, Scope, Send

from rimet.server.app import make_app
from rimet.server.connection import POLICY
from rimet.server.limits import Limits
from rimet.server.protocols import PING_SECONDS, PONG_SECONDS
from rimet.server.serve import configure
from rimet.server.sqlite import SqliteStorage
from tests.server.still import CLOSE, PING, PONG, TEXT, Still, run_still

MOMENT = 0.001


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


def test_a_socket_that_says_nothing_is_let_go() -> None:
    async def test(still: Still) -> None:
        line = await still.call()
        await line.shake_hands()
        still.pass_time(PING_SECONDS)
        assert (await line.frame())[0] == PING
        still.pass_time(PONG_SECONDS - MOMENT)
        line.send_frame(TEXT, b"still here")
        assert await line.frame() == (TEXT, b"still here"), "a word is no answer, but in time"
        still.pass_time(MOMENT)
        await line.rest()
        await still.until(lambda: not still.connections)

    run_still(configure(echo), test)


def test_a_socket_that_answers_stays_as_long_as_it_likes() -> None:
    async def test(still: Still) -> None:
        line = await still.call()
        await line.shake_hands()
        for _ in range(10):
            still.pass_time(PING_SECONDS)
            kind, sign = await line.frame()
            assert kind == PING
            still.pass_time(PONG_SECONDS - MOMENT)
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
        still.pass_time(PING_SECONDS)
        await still.until(lambda: socket.pong_timer is not None)
        assert socket in still.connections
        still.pass_time(PONG_SECONDS)
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
            still.pass_time(Limits().hello_seconds - MOMENT)
            if not begun:
                line.send_frame(PING)
                assert await line.frame() == (PONG, b""), "it is still open"
            still.pass_time(MOMENT)
            kind, text = await line.frame()
            assert (kind, json.loads(text)["code"]) == (TEXT, "hello_first")
            kind, reason = await line.frame()
            assert (kind, int.from_bytes(reason[:2])) == (CLOSE, POLICY)

    run_still(configure(app), test)

"""Test one socket by hand: what it is sent, and when, while it does not read."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from msgspec.structs import replace
from starlette.websockets import WebSocketDisconnect

from rimet.kernel.state import SPECTATOR
from rimet.server import seats
from rimet.server.bodies import NewTable
from rimet.server.connection import MOST_WAITING, POLICY, Connection
from rimet.server.hall import Hall
from rimet.server.limits import NO_LIMITS, Limits, Rate
from rimet.server.socket import Socket
from rimet.server.storage import TableRow
from rimet.server.table import Table
from rimet.server.tokens import digest
from rimet.server.wire import PROTOCOL
from tests.server.test_hall import Faulty, play_one

TOKENS = ["token 0", "token 1", "token 2"]
MANY = 1_000_000
BINARY = "a message that is no text"
AT_ONCE = "goal-game"  # begins with a decision: a match that is on although no step was taken


class Line:
    """Is a socket whose other side reads only while its gate is open."""

    def __init__(self) -> None:
        self.inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.sent: list[dict[str, Any]] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self._number = MANY

    def say(self, **message: object) -> None:
        """Send something to the server."""
        self.inbox.put_nowait(json.dumps(message))

    async def accept(self) -> None:
        """Open."""

    async def receive_text(self) -> str | None:
        """Return what the client says next, None where it is no text; it may have gone."""
        text = await self.inbox.get()
        if text is None:
            raise WebSocketDisconnect(1000)
        return None if text == BINARY else text

    async def send_text(self, text: str) -> None:
        """Take a message, when the client reads."""
        await self.gate.wait()
        self.sent.append(json.loads(text))

    async def close(self, code: int) -> None:
        """Close."""
        self.sent.append({"type": "closed", "code": code})
        self.inbox.put_nowait(None)

    async def until(self, is_it: Callable[[], bool]) -> None:
        """Wait until something has happened."""
        while not is_it():
            await asyncio.sleep(0)

    async def hear_out(self) -> None:
        """Wait until all that there is now has been sent: what is new follows an answer."""
        for _ in range(2):
            self._number += 1
            self.say(type="skip", id=self._number)
            await self.until(lambda: any(one.get("re") == self._number for one in self.sent))

    def updates(self, viewer: int) -> list[dict[str, Any]]:
        """Return the updates that a viewer was sent."""
        return [one for one in self.sent if one["type"] == "update" and one["viewer"] == viewer]


def seat_all(row: TableRow) -> TableRow:
    """Seat three people, and bots where there are more seats."""
    for seat, token in enumerate(TOKENS):
        row = seats.take(row, seat, f"Person {seat}", "", token, "random")
    return seats.fill(row, "random")


@asynccontextmanager
async def talking(
    hall: Hall, table: Table, tokens: list[str], limits: Limits = NO_LIMITS
) -> AsyncIterator[Line]:
    """Open a socket at a table."""
    line = Line()
    connection = Connection(cast(Socket, line), hall, limits)
    serving = asyncio.create_task(connection.run())
    line.say(type="hello", protocol=PROTOCOL, table=table.row.id, tokens=tokens)
    yield line
    line.gate.set()
    line.inbox.put_nowait(None)
    await serving


def run(
    test: Callable[[Hall, Table], Awaitable[None]], tmp_path: Path, game: str = "park-cup"
) -> None:
    """Run a test at a table where three people play."""

    async def work() -> None:
        hall = Hall(Faulty(tmp_path / "tables.sqlite3"))
        table, _ = await hall.create(NewTable(game=game, pace=0))
        await table.change(seat_all)
        await table.start()
        await test(hall, table)
        await hall.close()

    asyncio.run(work())


def test_a_seat_lost_while_another_is_told_sees_no_more(tmp_path: Path) -> None:
    async def test(hall: Hall, table: Table) -> None:
        async with talking(hall, table, TOKENS[:2]) as line:
            await line.until(lambda: bool(line.updates(0) and line.updates(1)))
            line.gate.clear()
            await play_one(table)
            for _ in range(20):
                await asyncio.sleep(0)  # the update of the first seat is on its way and waits
            await table.change(lambda row: seats.kick(row, 1))
            line.gate.set()
            await line.until(lambda: any(one.get("code") == "seat_lost" for one in line.sent))
            for _ in range(3):
                if table.to_act != 1:
                    await play_one(table)
            step = table.shown
            await line.until(lambda: line.updates(0)[-1]["step"] >= step)
            line.say(type="skip", id=1)
            await line.until(lambda: line.sent[-1].get("re") == 1)
            assert len(line.updates(1)) == 1, "only what it was sent before"

    run(test, tmp_path)


def test_who_stays_for_a_rematch_sees_it_begin_even_where_nothing_is_rolled(
    tmp_path: Path,
) -> None:
    async def test(hall: Hall, table: Table) -> None:
        assert table.shown == 0
        async with talking(hall, table, TOKENS[:1]) as line:
            await line.until(lambda: len(line.updates(0)) == 1)
            await table.change(lambda row: replace(row, phase="over"))
            await table.rematch()
            await table.start()
            assert table.shown == 0
            await line.hear_out()
            assert [one["match"] for one in line.updates(0)] == [
                f"{table.row.id}-1",
                f"{table.row.id}-2",
            ]

    run(test, tmp_path, AT_ONCE)


def test_a_move_that_was_long_on_its_way_is_not_played_in_the_rematch(tmp_path: Path) -> None:
    async def test(hall: Hall, table: Table) -> None:
        async with talking(hall, table, TOKENS) as line:
            await line.until(lambda: bool(line.updates(2)))
            old, step = table.match_row.id, table.shown
            await table.change(lambda row: replace(row, phase="over"))
            await table.rematch()
            await table.start()
            assert table.match is not None and table.shown == step
            seat, new = table.to_act, table.match_row.id
            path = table.match.peek(seat)[:1]
            place = {"seat": seat, "step": step, "path": path}
            for number, (kind, match) in enumerate(
                (kind, match) for match in (old, new) for kind in ("peek", "play")
            ):
                line.say(type=kind, id=number, match=match, **place)
            await line.until(lambda: any(one.get("re") == 3 for one in line.sent))
            answers = [one for one in line.sent if one.get("re") in range(4)]
            assert [one.get("code", one["type"]) for one in answers] == [
                *("stale_step", "stale_step"),
                *("choices", "done"),
            ]

    run(test, tmp_path, AT_ONCE)


def test_who_loses_the_only_seat_sees_on_before_the_first_move(tmp_path: Path) -> None:
    async def test(hall: Hall, table: Table) -> None:
        async with talking(hall, table, TOKENS[2:]) as line:
            await line.until(lambda: bool(line.updates(2)))
            assert table.to_act != 2
            await table.change(lambda row: seats.kick(row, 2))
            await line.hear_out()
            assert [one["step"] for one in line.updates(SPECTATOR)] == [table.shown] == [0]

    run(test, tmp_path, AT_ONCE)


def test_a_move_that_cannot_be_kept_is_refused_before_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hall: Hall, table: Table) -> None:
        async with talking(hall, table, TOKENS) as line:
            await line.until(lambda: bool(line.updates(2)))
            assert table.match is not None
            monkeypatch.setattr(Faulty, "is_failing", True)
            seat = table.to_act
            path = table.match.peek(seat)[:1]
            line.say(type="play", id=7, seat=seat, step=table.shown, path=path)
            await line.until(lambda: line.sent[-1]["type"] == "closed")
            refused = {"type": "refused", "re": 7, "code": "storage_failed", "facts": {}}
            assert line.sent[-2:] == [refused, {"type": "closed", "code": 1012}]

    run(test, tmp_path)


def test_a_refusal_that_waits_behind_an_update_goes_before_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hall: Hall, table: Table) -> None:
        async with talking(hall, table, TOKENS) as line:
            await line.until(lambda: bool(line.updates(2)))
            line.gate.clear()
            await play_one(table)
            for _ in range(20):
                await asyncio.sleep(0)  # an update is on its way and waits
            assert table.match is not None
            monkeypatch.setattr(Faulty, "is_failing", True)
            path = table.match.peek(table.to_act)[:1]
            line.say(type="play", id=7, seat=table.to_act, step=table.shown, path=path)
            await line.until(lambda: table.is_lost)
            for _ in range(20):
                await asyncio.sleep(0)  # the refusal waits as well
            line.gate.set()
            await line.until(lambda: line.sent[-1]["type"] == "closed")
            assert [one["code"] for one in line.sent if one.get("re") == 7] == ["storage_failed"]

    run(test, tmp_path)


@pytest.mark.parametrize("nonsense", ["", "{", "[]", '{"type": "hello", "protocol": 2}', BINARY])
def test_what_makes_no_sense_counts_as_much_as_what_does(nonsense: str, tmp_path: Path) -> None:
    burst, more = 5, 20

    async def test(hall: Hall, table: Table) -> None:
        few = Limits(messages=Rate(burst, 1e-9))
        async with talking(hall, table, TOKENS[:1], few) as line:
            await line.until(lambda: bool(line.updates(0)))
            line.say(type="skip", id=1)
            for _ in range(burst - 1):
                line.inbox.put_nowait(nonsense)
            await line.until(lambda: sum("code" in one for one in line.sent) == burst - 1)
            assert {one["code"] for one in line.sent if "code" in one} == {"malformed_message"}
            for _ in range(more):
                line.inbox.put_nowait(nonsense)
            await line.until(lambda: line.sent[-1]["type"] == "closed" or line.inbox.empty())
            told, closed = line.sent[-2:]
            assert (told["type"], told["re"], told["code"]) == (
                "refused",
                None,
                "too_many_messages",
            )
            assert closed == {"type": "closed", "code": POLICY}
            assert line.inbox.qsize() == more, "one was read, and the end came"

    run(test, tmp_path)


def test_spectators_do_not_keep_the_host_out(tmp_path: Path) -> None:
    async def test(hall: Hall, table: Table) -> None:
        await table.change(lambda row: replace(row, host=digest("host")))
        few = Limits(spectators=0)
        async with talking(hall, table, [], few) as line:
            await line.until(lambda: line.sent[-1:] == [{"type": "closed", "code": POLICY}])
            assert [one.get("code") for one in line.sent] == ["too_many_spectators", POLICY]
        async with talking(hall, table, ["host"], few) as line:
            await line.until(lambda: bool(line.updates(SPECTATOR)))
            assert line.sent[0]["is_host"] and line.sent[0]["seats"] == []

    run(test, tmp_path)


def test_who_does_not_read_is_not_heard_either(tmp_path: Path) -> None:
    async def test(hall: Hall, table: Table) -> None:
        async with talking(hall, table, TOKENS[:1]) as line:
            await line.until(lambda: bool(line.updates(0)))
            line.gate.clear()
            asked = 5 * MOST_WAITING
            for number in range(asked):
                line.say(type="peek", id=number, seat=9, step=0)
            left = asked + 1
            while left != (left := line.inbox.qsize()):
                for _ in range(50):
                    await asyncio.sleep(0)
            assert left >= asked - MOST_WAITING - 2
            line.gate.set()
            await line.until(lambda: line.sent[-1].get("re") == asked - 1)
            answers = [one["re"] for one in line.sent if one["type"] == "refused"]
            assert answers == list(range(asked))

    run(test, tmp_path)

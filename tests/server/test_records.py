"""Test that records are written and replayed beside the event loop, and written once."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from rimet import Record, verify
from rimet.server import endpoints, lobby
from rimet.server.app import make_app
from rimet.server.limits import NO_LIMITS
from rimet.server.records import RecordTexts
from rimet.server.sqlite import SqliteStorage
from tests.server.house import PATIENCE
from tests.server.test_replay import finished


class Held:
    """Work that must be done beside the event loop, and waits there until it is let go."""

    def __init__(self, work: Callable[..., Any]) -> None:
        self._work = work
        self._gate = threading.Event()
        self.calls = 0

    def __call__(self, *given: Any) -> Any:
        """Wait, then work."""
        assert threading.current_thread() is not threading.main_thread()
        self.calls += 1
        assert self._gate.wait(PATIENCE)
        return self._work(*given)

    async def outrun(self, http: httpx.AsyncClient, *asked: Awaitable[Any]) -> list[Any]:
        """Ask something, see that others are answered meanwhile, and return the answers."""
        tasks = [asyncio.ensure_future(one) for one in asked]
        while not self.calls and not all(task.done() for task in tasks):
            await asyncio.sleep(0)
        assert not any(task.done() for task in tasks)
        assert (await http.get("/health")).status_code == 200
        assert not any(task.done() for task in tasks)
        self._gate.set()
        return await asyncio.gather(*tasks)


def hold(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str) -> Held:
    """Hold something up wherever it is done."""
    held = Held(getattr(owner, name))
    monkeypatch.setattr(owner, name, lambda *given: held(*given))
    return held


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    """Open a server in this process."""
    app = make_app(SqliteStorage(folder / "tables.sqlite3"), NO_LIMITS)
    transport = httpx.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://rimet/api") as http,
    ):
        yield http


async def play(http: httpx.AsyncClient, matches: int = 1) -> str:
    """Make a table whose matches end as they begin; return where its records are."""
    options = {"players": 1, "rolls": "table"}
    made = (await http.post("/tables", json={"game": "mundialito", "options": options})).json()
    table, headers = f"/tables/{made['table']}", {"authorization": f"Bearer {made['token']}"}
    for deed in ("fill", *["start", "rematch"] * matches)[: 2 * matches]:
        answer = await http.post(f"{table}/{deed}", headers=headers)
        assert answer.status_code == 200, answer.text
    return f"{table}/record"


def check(answer: httpx.Response) -> None:
    """Check that an answer is a record of a finished match."""
    assert answer.status_code == 200, answer.text
    assert verify(Record.parse(answer.text)).rolls > 0


def test_others_are_answered_while_a_record_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with opened(tmp_path) as http:
            place = await play(http)
            held = hold(monkeypatch, Record, "__str__")
            for answer in await held.outrun(http, http.get(place), http.get(f"{place}?number=1")):
                check(answer)
            check(await http.get(place))
            assert held.calls == 1, "it never changes, so it is written once"

    asyncio.run(work())


def test_others_are_answered_while_an_earlier_match_is_played_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with opened(tmp_path) as http:
            place = await play(http, matches=2)
            held = hold(monkeypatch, lobby, "fold")
            (answer,) = await held.outrun(http, http.get(f"{place}?number=1"))
            check(answer)
            check(await http.get(f"{place}?number=2"))
            assert held.calls == 1
        async with opened(tmp_path) as http:
            held = hold(monkeypatch, lobby, "fold")
            (answer,) = await held.outrun(http, http.get(place))
            check(answer)

    asyncio.run(work())


def test_others_are_answered_while_a_record_is_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with opened(tmp_path) as http:
            held = hold(monkeypatch, endpoints, "write_replay")
            asked = http.post("/replay?count=5", content=str(finished()))
            (answer,) = await held.outrun(http, asked)
            assert [frame["step"] for frame in answer.json()["frames"]] == [1, 2, 3, 4, 5]

    asyncio.run(work())


def test_only_so_much_text_is_kept() -> None:
    texts = RecordTexts(most=10)
    texts.keep("a", "1234")
    texts.keep("b", "5678")
    assert texts.find("a") == "1234"
    texts.keep("c", "90")
    assert [texts.find(name) for name in "abc"] == ["1234", "5678", "90"]
    texts.keep("d", "x")
    assert [texts.find(name) for name in "abcd"] == [None, "5678", "90", "x"]
    texts.keep("e", "12345678901")
    assert [texts.find(name) for name in "abcde"] == [None, "5678", "90", "x", None]

"""Test tables in memory: loaded when asked for, dropped when idle, given up where keeping fails."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from rimet import OVER
from rimet.server import seats
from rimet.server.bodies import NewTable
from rimet.server.errors import ServerError
from rimet.server.hall import Hall
from rimet.server.kept import KeptTable
from rimet.server.sqlite import SqliteStorage
from rimet.server.storage import Change, StorageError, TableRow
from rimet.server.table import Table
from rimet.server.tokens import digest, fits, new_token

Test = Callable[[Hall, "Faulty"], Awaitable[None]]


class Faulty(SqliteStorage):
    """Keeps everything until it is told to fail."""

    is_failing = False

    async def commit(self, change: Change) -> None:
        """Keep a change, or fail."""
        if self.is_failing:
            raise StorageError("full")
        await super().commit(change)


class Eye:
    """Looks at a table."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.shown = 0
        self.woken = 0
        self.is_hung_up = False

    def wake(self) -> None:
        """Count."""
        self.woken += 1

    def lose_seat(self, seat: int) -> None:
        """Give a seat back."""
        self.seats.remove(seat)

    def hang_up(self) -> None:
        """Remember."""
        self.is_hung_up = True


def run(test: Test, tmp_path: Path, idle: float = 600) -> None:
    """Run a test in a hall."""

    async def work() -> None:
        async with opened(tmp_path, idle) as (hall, storage):
            await test(hall, storage)

    asyncio.run(work())


@asynccontextmanager
async def opened(tmp_path: Path, idle: float) -> AsyncIterator[tuple[Hall, Faulty]]:
    """Open a hall and close it."""
    storage = Faulty(tmp_path / "tables.sqlite3")
    hall = Hall(storage, idle)
    await hall.open()
    yield hall, storage
    await hall.close()


def sit(seat: int, row: TableRow) -> TableRow:
    """Seat a person."""
    return seats.take(row, seat, f"Person {seat}", "", new_token(), "random")


async def people_playing(hall: Hall) -> Table:
    """Return a table in a match of three people."""
    table, _ = await hall.create(NewTable(game="park-cup", pace=0))
    for seat in range(3):
        await table.change(partial(sit, seat))
    await table.start()
    return table


async def play_one(table: Table) -> None:
    """Play the first legal move."""
    assert table.match is not None
    seat = table.to_act
    await table.play(seat, table.shown, table.match.peek(seat)[:1], "person")


def test_an_idle_table_is_dropped_and_comes_back_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hall: Hall, storage: Faulty) -> None:
        table = await people_playing(hall)
        await play_one(table)
        name, shown, row = table.row.id, table.shown, table.row
        assert table.match is not None
        position = table.match.position
        eye = Eye()
        table.admit(eye)
        assert hall.sweep() == 1, "somebody looks"
        table.dismiss(eye)
        assert await hall.find(name) is table
        assert hall.sweep() == 1, "somebody was here a moment ago"
        monkeypatch.setattr(KeptTable, "idle", lambda kept: 1000)
        assert hall.sweep() == 0
        assert await hall.find(name) is table, "whoever still holds it holds the only one"
        assert hall.sweep() == 0
        old = id(table)
        del table
        gc.collect()
        again = await hall.find(name)
        assert id(again) != old or again.row == row
        assert (again.row, again.shown) == (row, shown)
        assert again.match is not None and again.match.position == position
        monkeypatch.undo()
        await play_one(again)

    run(test, tmp_path)


def test_many_who_ask_at_once_get_one_table(tmp_path: Path) -> None:
    async def test(hall: Hall, storage: Faulty) -> None:
        name = (await people_playing(hall)).row.id
        other = Hall(storage)
        found = await asyncio.gather(*(other.find(name) for _ in range(10)))
        assert len({id(table) for table in found}) == 1
        with pytest.raises(ServerError):
            await other.find("nowhere")

    run(test, tmp_path)


def test_where_keeping_fails_nothing_is_shown(tmp_path: Path) -> None:
    async def test(hall: Hall, storage: Faulty) -> None:
        table = await people_playing(hall)
        await play_one(table)
        shown, eye = table.shown, Eye()
        table.admit(eye)
        storage.is_failing = True
        with pytest.raises(ServerError) as caught:
            await play_one(table)
        assert caught.value.code == "storage_failed"
        assert table.shown == shown and not table.is_settled
        assert eye.is_hung_up
        with pytest.raises(ServerError):
            await table.play(0, shown, [0], "person")
        storage.is_failing = False
        again = await hall.find(table.row.id)
        assert again is not table
        assert again.shown == shown
        await play_one(again)
        assert again.shown > shown

    run(test, tmp_path)


def test_two_halls_cannot_both_play_a_step(tmp_path: Path) -> None:
    async def test(hall: Hall, storage: Faulty) -> None:
        here = await people_playing(hall)
        there = await Hall(storage).find(here.row.id)
        await play_one(here)
        with pytest.raises(ServerError) as caught:
            await play_one(there)
        assert caught.value.code == "storage_failed"
        assert there.is_lost
        kept = await storage.find(here.row.id)
        assert kept is not None and len(kept.steps) == here.shown

    run(test, tmp_path)


def test_moves_made_at_once_are_played_once(tmp_path: Path) -> None:
    async def test(hall: Hall, storage: Faulty) -> None:
        table = await people_playing(hall)
        outcomes = await asyncio.gather(
            *(play_one(table) for _ in range(5)), return_exceptions=True
        )
        codes = [getattr(outcome, "code", "") for outcome in outcomes]
        assert sorted(codes) == ["", *["stale_step"] * 4]

    run(test, tmp_path)


def test_whoever_hangs_up_does_not_undo_a_move(tmp_path: Path) -> None:
    async def test(hall: Hall, storage: Faulty) -> None:
        table = await people_playing(hall)
        shown = table.shown
        task = asyncio.create_task(play_one(table))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await table.close()
        assert table.shown > shown and table.is_settled

    run(test, tmp_path)


def test_tokens() -> None:
    token = new_token()
    assert len(token) >= 32 and token != new_token()
    assert fits(token, digest(token))
    assert not fits(token, "") and not fits("", "") and not fits("", digest(token))


def test_a_bot_gives_way_to_an_owner_who_has_come_back(tmp_path: Path) -> None:
    async def test(hall: Hall, storage: Faulty) -> None:
        table = await people_playing(hall)
        seat, step = table.to_act, table.shown
        assert table.match is not None
        path = table.match.peek(seat)[:1]
        with pytest.raises(ServerError) as caught:
            await table.play(seat, step, path, "bot")
        assert caught.value.code == "not_your_seat"
        assert table.shown == step
        assert await table.play(seat, step, path, "person") > step

    run(test, tmp_path)


def test_a_clock_that_runs_out_while_a_move_is_kept_waits_for_it(tmp_path: Path) -> None:
    class Slow(Faulty):
        """Keeps a move when it is told to."""

        gate = asyncio.Event()

        async def commit(self, change: Change) -> None:
            """Wait, then keep."""
            await self.gate.wait()
            await super().commit(change)

    async def work() -> None:
        moment = 1_000_000
        storage = Slow(tmp_path / "tables.sqlite3")
        storage.gate.set()
        hall = Hall(storage, now=lambda: moment)
        table, _ = await hall.create(NewTable(game="park-cup", pace=0, clock=60_000))
        for seat in range(3):
            await table.change(partial(sit, seat))
        await table.start()
        step, name = table.shown, table.row.id
        storage.gate.clear()
        moment += 30_000
        playing = asyncio.create_task(play_one(table))
        while table.is_settled:
            await asyncio.sleep(0)
        moment += 30_000
        hall._moves.set(name, None)
        await hall._run_out(name)
        assert not hall._moves.is_set(name), "it does not ring again and again meanwhile"
        storage.gate.set()
        await playing
        assert table.shown > step
        assert table.match is not None and table.match.steps(step)[0].by == "person"
        assert hall._moves.is_set(name)
        await hall.close()

    asyncio.run(work())


def test_a_match_that_was_left_in_play_although_it_was_over_is_closed_when_found(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with opened(tmp_path, 600) as (hall, storage):
            options: dict[str, str | int | bool] = {"players": 1, "rolls": "table"}
            table, _ = await hall.create(NewTable(game="mundialito", options=options))
            await table.change(partial(sit, 0))
            await table.start()
            left = {"phase": "playing", "finished": (), "revision": table.row.revision + 1}
            await storage.commit(Change(table=replace(table.row, **left)))
            name = table.row.id
        for _ in range(2):
            async with opened(tmp_path, 600) as (hall, storage):
                table = await hall.find(name)
                assert (table.info.phase, table.info.finished) == ("over", [1])
                stored = await storage.find(name)
                assert stored is not None and stored.table == table.row
                assert "winner:" in await hall.record(name, 1)

    asyncio.run(work())


def test_texts_that_anybody_may_ask_for_are_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = 10
    monkeypatch.setattr("rimet.server.broadcast.MOST_TEXTS", most)

    async def test(hall: Hall, storage: Faulty) -> None:
        table = await people_playing(hall)
        while table.to_act != OVER:
            await play_one(table)
        assert table.shown > 2 * most
        for since in range(table.shown):
            for viewer in (-1, 0, 1):
                table.broadcast.update(viewer, since)
        assert 0 < len(table.broadcast) <= most

    run(test, tmp_path)

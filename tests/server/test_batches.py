"""Test the one writer for everybody: in order, together, and whatever goes wrong."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest

from rimet.server.batches import BatchWriter, Outcome, attempt
from rimet.server.sqlite import connect
from rimet.server.storage import StorageError


def carry_out(connection: sqlite3.Connection, statements: Sequence[str]) -> list[Outcome]:
    """Carry out statements one by one, as a writer's items."""

    def write(connection: sqlite3.Connection, statement: str) -> None:
        connection.execute(statement)

    return [attempt(connection, write, statement) for statement in statements]


def test_the_writer_gathers_what_waits(tmp_path: Path) -> None:
    async def work() -> None:
        path = tmp_path / "x.sqlite3"
        first = connect(path)
        first.execute("CREATE TABLE t (n INTEGER)")
        writer = BatchWriter(connect(path), carry_out)
        inserts = [f"INSERT INTO t VALUES ({n})" for n in range(300)]
        await asyncio.gather(*(writer.write(insert) for insert in inserts))
        assert [n for (n,) in first.execute("SELECT n FROM t")] == list(range(300))
        writer.close()
        with pytest.raises(StorageError):
            await writer.write("SELECT 1")
        first.close()

    asyncio.run(work())


def test_a_database_that_fails_is_told_to_all(tmp_path: Path) -> None:
    async def work() -> None:
        writer = BatchWriter(connect(tmp_path / "x.sqlite3"), carry_out)
        with pytest.raises(StorageError):
            await writer.write("INSERT INTO nothing VALUES (1)")
        await writer.write("CREATE TABLE t (n INTEGER)")
        writer.close()

    asyncio.run(work())


def test_whatever_goes_wrong_is_told_and_the_writer_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def stumble(connection: sqlite3.Connection, items: Sequence[str]) -> list[Outcome]:
        connection.execute("INSERT INTO t VALUES (1)")
        if "secret" in items:
            raise KeyError("secret")
        return [None for _ in items]

    async def work() -> None:
        connection = connect(tmp_path / "x.sqlite3")
        connection.execute("CREATE TABLE t (n INTEGER)")
        writer = BatchWriter(connection, stumble)
        with pytest.raises(StorageError):
            await writer.write("secret")
        await writer.write("fine")
        writer.close()

    asyncio.run(work())
    again = connect(tmp_path / "x.sqlite3")
    assert again.execute("SELECT count(*) FROM t").fetchone() == (1,)
    again.close()
    assert "KeyError" in caplog.text and "secret" not in caplog.text

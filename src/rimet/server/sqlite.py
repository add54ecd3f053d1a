"""Storage in one file, by SQLite: write-ahead log, full synchronisation, one writing thread."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from sys import intern
from typing import TypeVar

import msgspec

from rimet.kernel.record import Step
from rimet.server.clerk import Clerk
from rimet.server.schema import migrate
from rimet.server.storage import (
    Change,
    ConflictError,
    MatchRow,
    Storage,
    StorageError,
    Stored,
    TableRow,
)

BUSY_MS = 10_000
T = TypeVar("T")
read_table = msgspec.json.Decoder(TableRow).decode
read_match = msgspec.json.Decoder(MatchRow).decode


def default_path() -> Path:
    """Return where the database of this machine's user lies, by the custom of the platform."""
    given = os.environ.get("XDG_DATA_HOME", "")
    home = Path.home()
    if os.path.isabs(given):
        base = Path(given)
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    elif sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    else:
        base = home / ".local" / "share"
    return base / "rimet" / "tables.sqlite3"


def connect(path: Path) -> sqlite3.Connection:
    """Open a database as it must be opened to lose nothing."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def backup(database: Path, path: Path) -> None:
    """Copy a database, which may be in use, to another file; it appears there whole or not."""
    if not database.is_file():
        raise StorageError(f"there is no database {database}")
    source = connect(database)
    try:
        _copy(source, path)
    finally:
        source.close()


def _copy(source: sqlite3.Connection, path: Path) -> None:
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    _make_private(part)
    target = sqlite3.connect(part, isolation_level=None)
    try:
        source.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")
    finally:
        target.close()
    with part.open("rb") as written:
        os.fsync(written.fileno())
    os.replace(part, path)


def _make_private(path: Path) -> None:
    """Make the file, if it is not there, for nobody's eyes but its owner's: it holds seeds."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


class SqliteStorage(Storage):
    """Keeps everything in one file."""

    def __init__(self, path: Path) -> None:
        _make_private(path)
        first = connect(path)
        try:
            migrate(first)
        finally:
            first.close()
        self._clerk = Clerk(lambda: connect(path))
        self._reader = connect(path)
        self._reading = ThreadPoolExecutor(1, "rimet-reader")

    async def commit(self, change: Change) -> None:
        """Keep a change together with whatever else waits."""
        await self._clerk.write(lambda connection: _keep(connection, change))

    async def find(self, table: str) -> Stored | None:
        """Return a table with its present match."""
        return await self._read(lambda reader: _find(reader, table))

    async def find_match(self, table: str, number: int) -> tuple[MatchRow, tuple[Step, ...]] | None:
        """Return one of a table's matches."""

        def find(reader: sqlite3.Connection) -> tuple[MatchRow, tuple[Step, ...]] | None:
            found = _find_match(reader, table, number)
            return None if found is None else (found[0], _find_steps(reader, found[0].id))

        return await self._read(find)

    async def deadlines(self) -> list[tuple[str, int]]:
        """Return the tables where a clock runs."""
        query = "SELECT table_id, deadline FROM matches WHERE deadline IS NOT NULL"
        return await self._read(lambda reader: list(reader.execute(query)))

    async def backup(self, path: Path) -> None:
        """Write a whole copy to a file."""
        await self._read(lambda reader: _copy(reader, path))

    async def close(self) -> None:
        """Write what waits, then close."""
        await asyncio.to_thread(self._clerk.close)
        self._reading.shutdown()
        self._reader.close()

    async def _read(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        """Answer a question in the reading thread, from one moment of the database."""

        def answer() -> T:
            self._reader.execute("BEGIN")
            try:
                return ask(self._reader)
            finally:
                self._reader.execute("ROLLBACK")

        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, answer)
        except sqlite3.Error as error:
            raise StorageError(type(error).__name__) from None


def _keep(connection: sqlite3.Connection, change: Change) -> None:
    if change.table is not None:
        _keep_table(connection, change.table)
    if change.match is not None:
        match = change.match
        connection.execute(
            "INSERT INTO matches (id, table_id, number, document) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET document = excluded.document",
            (match.id, match.table, match.number, msgspec.json.encode(match).decode()),
        )
    if change.steps:
        _keep_steps(connection, change)
    if change.deadline is not msgspec.UNSET:
        connection.execute(
            "UPDATE matches SET deadline = ? WHERE id = ?", (change.deadline, change.match_id)
        )


def _keep_table(connection: sqlite3.Connection, table: TableRow) -> None:
    document = msgspec.json.encode(table).decode()
    if table.revision == 1:
        query = "INSERT OR IGNORE INTO tables (document, revision, id) VALUES (?, ?, ?)"
        done = connection.execute(query, (document, table.revision, table.id))
    else:
        query = "UPDATE tables SET document = ?, revision = ? WHERE id = ? AND revision = ?"
        values = (document, table.revision, table.id, table.revision - 1)
        done = connection.execute(query, values)
    if done.rowcount != 1:
        raise ConflictError(table.id)


def _keep_steps(connection: sqlite3.Connection, change: Change) -> None:
    last = connection.execute(
        "SELECT max(number) FROM steps WHERE match_id = ?", (change.match_id,)
    ).fetchone()[0]
    if (last or 0) != change.after:
        raise ConflictError(change.match_id)
    connection.executemany(
        "INSERT INTO steps (match_id, number, seat, by, at, move) VALUES (?, ?, ?, ?, ?, ?)",
        (
            (change.match_id, number, step.seat, step.by, step.at, step.move)
            for number, step in enumerate(change.steps, start=change.after + 1)
        ),
    )


def _find(reader: sqlite3.Connection, table: str) -> Stored | None:
    row = reader.execute("SELECT document FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return None
    kept = read_table(row[0])
    match = _find_match(reader, table, kept.number)
    if match is None:
        raise StorageError("a table without its match")
    steps = _find_steps(reader, match[0].id)
    return Stored(table=kept, match=match[0], steps=steps, deadline=match[1])


def _find_match(
    reader: sqlite3.Connection, table: str, number: int
) -> tuple[MatchRow, int | None] | None:
    row = reader.execute(
        "SELECT document, deadline FROM matches WHERE table_id = ? AND number = ?", (table, number)
    ).fetchone()
    return None if row is None else (read_match(row[0]), row[1])


def _find_steps(reader: sqlite3.Connection, match: str) -> tuple[Step, ...]:
    rows = reader.execute(
        "SELECT seat, by, at, move FROM steps WHERE match_id = ? ORDER BY number", (match,)
    )
    # Words that come again and again are kept once in memory.
    return tuple(Step(seat, intern(by), at, intern(move)) for seat, by, at, move in rows)

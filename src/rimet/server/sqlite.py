"""Storage in one file, by SQLite: write-ahead log, full synchronisation, one writing thread."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TypeVar

from rimet.kernel.record import Step
from rimet.server import rows
from rimet.server.batches import BatchWriter
from rimet.server.presence import find_absences
from rimet.server.schema import migrate
from rimet.server.storage import (
    Absence,
    Change,
    Forget,
    Idle,
    MatchRow,
    Seen,
    Storage,
    StorageError,
    Stored,
)

BUSY_MS = 10_000
CLAIM_SECONDS = 8.0  # longer than a server takes to stop, so that the next may start meanwhile
# Fails at once where the file is damaged at its roots, before anybody is let in.
PROBE = """
SELECT (SELECT count(*) FROM matches WHERE deadline IS NOT NULL),
    (SELECT max(id) FROM tables), (SELECT max(match_id) FROM steps)
"""
log = logging.getLogger(__name__)
T = TypeVar("T")


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
    try:
        with closing(connect(database)) as source:
            _copy(source, database, path)
    except sqlite3.Error as error:
        raise StorageError(str(error)) from None


def _copy(source: sqlite3.Connection, database: Path, path: Path) -> None:
    if path.exists() and path.samefile(database):
        raise StorageError("a copy needs a file of its own")
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


@contextmanager
def claimed(path: Path) -> Iterator[None]:
    """Keep other servers away from a database; the claim ends with the process, however it ends.

    Two would harm no match, but neither would see what is played at the other.
    """
    lock = path.with_name(f"{path.name}.lock")
    try:
        _make_private(lock)
        claim = sqlite3.connect(lock, CLAIM_SECONDS, isolation_level=None)
    except OSError as error:
        raise StorageError(error.strerror or str(error)) from None
    with closing(claim):
        try:
            claim.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            is_claimed = error.sqlite_errorcode == sqlite3.SQLITE_BUSY
            reason = "another server is using it" if is_claimed else f"{lock.name}: {error}"
            raise StorageError(reason) from None
        yield


def _open(path: Path) -> sqlite3.Connection:
    """Open a database, of this version from now on."""
    connection = connect(path)
    try:
        migrate(connection)
        connection.execute(PROBE).fetchone()
    except BaseException:
        connection.close()
        raise
    return connection


class SqliteStorage(Storage):
    """A storage in one file."""

    def __init__(self, path: Path) -> None:
        try:
            _make_private(path)
            self._reader = _open(path)
            writer = connect(path)
        except OSError as error:
            raise StorageError(error.strerror or str(error)) from None
        except sqlite3.Error as error:
            raise StorageError(str(error)) from None
        self._path = path
        self._writer = BatchWriter(writer, rows.keep_all)
        self._reading = ThreadPoolExecutor(1, "rimet-reader")

    async def commit(self, change: Change) -> None:
        """Keep a change together with whatever else waits."""
        await self._writer.write(change)

    async def find(self, table: str) -> Stored | None:
        """Return a table with its present match."""
        return await self._read(lambda reader: rows.find(reader, table))

    async def find_match(self, table: str, number: int) -> tuple[MatchRow, tuple[Step, ...]] | None:
        """Return one of a table's matches."""
        return await self._read(lambda reader: rows.find_match_with_steps(reader, table, number))

    async def deadlines(self) -> list[tuple[str, int]]:
        """Return the tables where a clock runs."""
        query = "SELECT table_id, deadline FROM matches WHERE deadline IS NOT NULL"
        return await self._read(lambda reader: list(reader.execute(query)))

    async def idle(self, before: int) -> list[Idle]:
        """Return the tables where nothing happened since a time."""
        return await self._read(lambda reader: rows.find_idle(reader, before))

    async def witness(self, now: int) -> list[Absence]:
        """Note that the server is there; return all times that do not count."""
        await self._writer.write(Seen(now))
        return await self._read(find_absences)

    async def forget(self, wish: Forget) -> None:
        """Remove a table with its matches and steps."""
        await self._writer.write(wish)

    async def backup(self, path: Path) -> None:
        """Write a whole copy to a file."""
        await self._read(lambda reader: _copy(reader, self._path, path))

    async def close(self) -> None:
        """Write what waits, then close."""
        await asyncio.to_thread(self._writer.close)
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
            log.error("nothing could be read: %s %s", type(error).__name__, error)
            raise StorageError(type(error).__name__) from None

"""Test what keeps the tables: commits, conflicts, migration, backup."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from msgspec.structs import replace

import rimet
from rimet import OVER, Rng, Step
from rimet.server import lobby
from rimet.server.rows import find, keep_all
from rimet.server.schema import MIGRATIONS, migrate
from rimet.server.seats import fill
from rimet.server.sqlite import SqliteStorage, backup, connect, default_path
from rimet.server.storage import Change, ConflictError, MatchRow, StorageError, TableRow

T = TypeVar("T")
# In SQLite's numbers 2 is FULL: a commit is written through before it is acknowledged.
DURABLE = {"journal_mode": "wal", "synchronous": 2}


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end."""
    return asyncio.run(work)


def new_rows() -> tuple[TableRow, MatchRow]:
    """Return a table as it is made."""
    return lobby.new_table(rimet.load("park-cup"), "host", 0, 0)


def begun_rows() -> tuple[TableRow, MatchRow, rimet.Match]:
    """Return a table whose match has begun."""
    row, match_row = new_rows()
    return lobby.begin(fill(row, "random"), match_row, 1_000_000)


def test_what_is_committed_is_found(tmp_path: Path) -> None:
    async def work() -> None:
        storage = SqliteStorage(tmp_path / "a" / "tables.sqlite3")
        row, match_row, match = begun_rows()
        steps = match.record.steps
        await storage.commit(Change(table=row, match=match_row, match_id=match_row.id, steps=steps))
        found = await storage.find(row.id)
        assert found is not None
        assert (found.table, found.match, found.steps, found.deadline) == (
            row,
            match_row,
            steps,
            None,
        )
        assert await storage.find_match(row.id, 1) == (match_row, steps)
        assert await storage.find_match(row.id, 2) is None
        assert await storage.find("nowhere") is None
        await storage.close()

    run(work())


def test_the_file_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    run(SqliteStorage(path).close())
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_what_is_committed_is_on_the_disk(tmp_path: Path) -> None:
    async def work() -> None:
        storage = SqliteStorage(tmp_path / "tables.sqlite3")
        keeper = storage._writer._connection
        told = [keeper.execute(f"PRAGMA {name}").fetchone()[0] for name in DURABLE]
        await storage.close()
        assert dict(zip(DURABLE, told, strict=True)) == DURABLE

    run(work())


def test_only_one_of_two_wins_a_step(tmp_path: Path) -> None:
    async def work() -> None:
        path = tmp_path / "tables.sqlite3"
        here, there = SqliteStorage(path), SqliteStorage(path)
        row, match_row, match = begun_rows()
        steps = match.record.steps
        await here.commit(Change(table=row, match=match_row, match_id=match_row.id, steps=steps))

        def move(text: str, after: int = len(steps)) -> Change:
            return Change(match_id=match_row.id, after=after, steps=(Step(0, "bot", 1, text),))

        await here.commit(move("one"))
        for change in (move("two"), move("three", 2), move("four", len(steps) + 5)):
            with pytest.raises(ConflictError):
                await there.commit(change)
        found = await there.find(row.id)
        assert found is not None and found.steps[-1].move == "one"
        await here.commit(Change(table=replace(row, revision=2, pace=1)))
        with pytest.raises(ConflictError):
            await there.commit(Change(table=replace(row, revision=2, pace=2)))
        with pytest.raises(ConflictError):
            await there.commit(Change(table=row))
        await here.close()
        await there.close()

    run(work())


def test_a_conflict_undoes_all_of_its_change_and_nothing_else(tmp_path: Path) -> None:
    async def work() -> None:
        storage = SqliteStorage(tmp_path / "tables.sqlite3")
        rows = [new_rows() for _ in range(3)]
        for row, match_row in rows:
            await storage.commit(Change(table=row, match=match_row))
        bad = Change(
            table=replace(rows[1][0], revision=2, pace=5),
            match_id=rows[1][1].id,
            after=7,
            steps=(Step(0, "bot", 0, "x"),),
        )
        good = [Change(table=replace(rows[n][0], revision=2, pace=5)) for n in (0, 2)]
        outcomes = await asyncio.gather(
            *(storage.commit(change) for change in (good[0], bad, good[1])), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), ConflictError, type(None)]
        found = [await storage.find(row.id) for row, _ in rows]
        assert [kept.table.pace if kept else None for kept in found] == [5, 0, 5]
        await storage.close()

    run(work())


def test_moves_written_together_stand_or_fall_alone(tmp_path: Path) -> None:
    """Moves of several tables go in one statement; one that does not fit harms no other."""
    path = tmp_path / "tables.sqlite3"
    connection = connect(path)
    migrate(connection)
    rows = [new_rows() for _ in range(4)]
    made = [Change(table=row, match=match_row) for row, match_row in rows]
    assert keep_all(connection, made) == [None] * 4
    ids = [match_row.id for _, match_row in rows]
    first = (Step(-1, "dice", 0, "a"), Step(0, "person", 3, "b"))

    def moves(*afters: int) -> list[Change]:
        return [
            Change(match_id=name, after=after, steps=first)
            for name, after in zip(ids, afters, strict=True)
        ]

    assert keep_all(connection, moves(0, 0, 0, 0)) == [None] * 4
    outcomes = keep_all(connection, moves(2, 0, 2, 7))
    assert [type(outcome) for outcome in outcomes] == [
        type(None),
        ConflictError,
        type(None),
        ConflictError,
    ]
    stranger = Change(match_id="nobody's", steps=first)
    outcomes = keep_all(connection, [*moves(4, 2, 4, 2), stranger])
    assert outcomes[:4] == [None] * 4
    assert isinstance(outcomes[4], ConflictError)
    twice = [Change(match_id=ids[0], after=6, steps=first)] * 2
    assert [type(outcome) for outcome in keep_all(connection, twice)] == [
        type(None),
        ConflictError,
    ]
    for (row, _), expected in zip(rows, (8, 4, 6, 4), strict=True):
        found = find(connection, row.id)
        assert found is not None
        assert found.steps == first * (expected // 2)
    connection.close()


def test_deadlines(tmp_path: Path) -> None:
    async def work() -> None:
        storage = SqliteStorage(tmp_path / "tables.sqlite3")
        row, match_row = new_rows()
        await storage.commit(Change(table=row, match=match_row))
        assert await storage.deadlines() == []
        await storage.commit(Change(match_id=match_row.id, deadline=123))
        assert await storage.deadlines() == [(row.id, 123)]
        await storage.commit(Change(table=replace(row, revision=2)))
        assert await storage.deadlines() == [(row.id, 123)], "what is not said stays"
        await storage.commit(Change(match_id=match_row.id, deadline=None))
        assert await storage.deadlines() == []
        await storage.close()

    run(work())


def test_steps_are_never_changed(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    test_what_is_committed_is_found(tmp_path)
    path = tmp_path / "a" / "tables.sqlite3"
    connection = connect(path)
    for statement in ("UPDATE steps SET move = 'x'", "DELETE FROM steps"):
        with pytest.raises(sqlite3.IntegrityError):
            connection.execute(statement)
    connection.close()


def test_a_match_goes_on_from_its_steps() -> None:
    row, match_row, match = begun_rows()
    rng = Rng(1)
    while match.to_act != OVER:
        again = lobby.fold(match_row, match.record.steps)
        assert again.position == match.position
        assert again.record == match.record
        legal = match.peek(match.to_act)
        match.play(match.to_act, [legal[rng.below(len(legal))]], "bot", 5)
    rimet.verify(lobby.fold(match_row, match.record.steps).record)


def test_a_full_disk_stops_a_move_and_nothing_else(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    row, match_row, match = begun_rows()
    path = tmp_path / "tables.sqlite3"

    async def work() -> None:
        storage = SqliteStorage(path)
        await storage.commit(Change(table=row, match=match_row))
        keeper = storage._writer._connection
        pages = keeper.execute("PRAGMA page_count").fetchone()[0]
        keeper.execute(f"PRAGMA max_page_count = {pages}")
        long = tuple(Step(0, "person", 0, "x" * 9000) for _ in range(9))
        with pytest.raises(StorageError):
            await storage.commit(Change(match_id=match_row.id, steps=long))
        found = await storage.find(row.id)
        assert found is not None and found.steps == ()
        keeper.execute("PRAGMA max_page_count = 1000000")
        await storage.commit(Change(match_id=match_row.id, steps=match.steps()))
        found = await storage.find(row.id)
        assert found is not None and found.steps == match.steps()
        await storage.close()

    run(work())
    assert "full" in caplog.text, "whoever runs the server is told why"


# --- other versions and other files


def old_database(path: Path, version: int) -> tuple[TableRow, MatchRow, rimet.Match]:
    """Write a database as an earlier version of Rimet would have left it."""
    row, match_row, match = begun_rows()
    connection = connect(path)
    for number in range(version):
        connection.executescript(MIGRATIONS[number])
    connection.execute(f"PRAGMA user_version = {version}")
    document = msgspec.json.encode(row).decode()
    connection.execute(
        "INSERT INTO tables (id, revision, document) VALUES (?, ?, ?)", (row.id, 1, document)
    )
    document = msgspec.json.encode(match_row).decode()
    connection.execute(
        "INSERT INTO matches (id, table_id, number, document) VALUES (?, ?, 1, ?)",
        (match_row.id, row.id, document),
    )
    for number, step in enumerate(match.record.steps, start=1):
        connection.execute(
            "INSERT INTO steps VALUES (?, ?, ?, ?, ?, ?)",
            (match_row.id, number, step.seat, step.by, step.at, step.move),
        )
    connection.close()
    return row, match_row, match


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS) + 1))
def test_an_older_database_is_brought_up_to_date(version: int, tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    row, match_row, match = old_database(path, version)

    async def work() -> None:
        storage = SqliteStorage(path)
        found = await storage.find(row.id)
        assert found is not None
        assert (found.table, found.match, found.steps) == (row, match_row, match.record.steps)
        await storage.commit(Change(match_id=match_row.id, deadline=7))
        assert await storage.deadlines() == [(row.id, 7)]
        await storage.close()

    run(work())


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    connection = connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(StorageError, match="99"):
        SqliteStorage(path)


def test_a_migration_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.sqlite3"
    run(SqliteStorage(path).close())
    broken = (*MIGRATIONS, "CREATE TABLE extra (n INTEGER);\nCREATE TABLE extra (n INTEGER);")
    monkeypatch.setattr("rimet.server.schema.MIGRATIONS", broken)
    connection = connect(path)
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection)
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    assert "extra" not in names and "steps" in names
    assert connection.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    connection.close()


def test_a_backup_is_a_whole_database(tmp_path: Path) -> None:
    async def work() -> None:
        path, copy = tmp_path / "tables.sqlite3", tmp_path / "copies" / "copy.sqlite3"
        storage = SqliteStorage(path)
        row, match_row, match = begun_rows()
        steps = match.record.steps
        await storage.commit(Change(table=row, match=match_row, match_id=match_row.id, steps=steps))
        await storage.backup(copy)
        await storage.commit(Change(table=replace(row, revision=2, pace=9)))
        backup(path, tmp_path / "second.sqlite3")
        await storage.close()
        paces = []
        for file in (copy, tmp_path / "second.sqlite3"):
            other = SqliteStorage(file)
            found = await other.find(row.id)
            assert found is not None and found.steps == steps
            paces.append(found.table.pace)
            await other.close()
        assert paces == [0, 9]

    run(work())


def test_a_backup_never_replaces_its_source(tmp_path: Path) -> None:
    async def work() -> None:
        path, link = tmp_path / "tables.sqlite3", tmp_path / "link.sqlite3"
        storage = SqliteStorage(path)
        link.symlink_to(path)
        before = path.stat().st_ino
        for target in (path, link, tmp_path / "." / "tables.sqlite3"):
            with pytest.raises(StorageError):
                backup(path, target)
            with pytest.raises(StorageError):
                await storage.backup(target)
        assert path.stat().st_ino == before
        await storage.close()

    run(work())


def test_a_damaged_database_is_refused_before_anybody_comes(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    run(SqliteStorage(path).close())
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\xa5" * (len(whole) - 4096))
    with pytest.raises(StorageError, match="malformed"):
        SqliteStorage(path)
    path.write_bytes(b"no database at all")
    with pytest.raises(StorageError, match="not a database"):
        backup(path, tmp_path / "copy.sqlite3")
    assert not (tmp_path / "copy.sqlite3").exists()


def test_a_place_that_cannot_hold_a_database(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StorageError):
        SqliteStorage(tmp_path / "file" / "tables.sqlite3")


def test_a_backup_of_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StorageError):
        backup(tmp_path / "nowhere.sqlite3", tmp_path / "copy.sqlite3")
    assert not (tmp_path / "nowhere.sqlite3").exists()


def test_the_usual_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_path() == tmp_path / "rimet" / "tables.sqlite3"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert default_path().is_absolute()

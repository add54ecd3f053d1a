"""The rows of the database: how a change is written, and how a table is read again."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from sys import intern
from typing import TypeGuard

import msgspec

from rimet.kernel.record import Step
from rimet.server.batches import Outcome, attempt
from rimet.server.presence import witness
from rimet.server.storage import (
    Change,
    ConflictError,
    Forget,
    Idle,
    MatchRow,
    Seen,
    StorageError,
    Stored,
    TableRow,
)

read_table = msgspec.json.Decoder(TableRow).decode
read_match = msgspec.json.Decoder(MatchRow).decode
# Moves are handed over as one JSON list: each statement gives the interpreter's lock away and has
# to wait for it again, which costs more than the writing.
WRONG_MOVES = """
SELECT 1 FROM json_each(?)
WHERE json_extract(value, '$[1]') !=
    (SELECT ifnull(max(number), 0) FROM steps WHERE match_id = json_extract(value, '$[0]'))
LIMIT 1
"""
KEEP_MOVES = """
INSERT INTO steps (match_id, number, seat, by, at, move)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
    json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]')
FROM json_each(?)
"""

IDLE = """
SELECT * FROM (
    SELECT tables.id, revision, json_extract(tables.document, '$.phase'),
        json_array_length(tables.document, '$.finished'),
        max(changed, ifnull(json_extract(matches.document, '$.began') + (
            SELECT at FROM steps WHERE match_id = matches.id ORDER BY number DESC LIMIT 1
        ), 0)) AS since
    FROM tables JOIN matches
        ON table_id = tables.id AND number = json_extract(tables.document, '$.number')
    WHERE changed <= ?
) WHERE since <= ?
"""


Wish = Change | Forget | Seen


def keep_all(connection: sqlite3.Connection, wishes: Sequence[Wish]) -> list[Outcome]:
    """Carry out wishes of different tables: those that are only moves in one go."""
    moves = [wish for wish in wishes if _is_move(wish)]
    is_kept = len(moves) > 1 and _keep_moves(connection, moves)
    return [
        None if is_kept and _is_move(wish) else _keep_alone(connection, wish) for wish in wishes
    ]


def _keep_alone(connection: sqlite3.Connection, wish: Wish) -> Outcome:
    if isinstance(wish, Forget):
        return attempt(connection, forget, wish)
    if isinstance(wish, Seen):
        return attempt(connection, witness, wish)
    outcome = attempt(connection, keep, wish)
    # A row that refers to what is not there any more builds on what is not the latest.
    return ConflictError(str(outcome)) if isinstance(outcome, sqlite3.IntegrityError) else outcome


def _is_move(change: Wish) -> TypeGuard[Change]:
    return (
        isinstance(change, Change)
        and change.table is None
        and change.match is None
        and change.deadline is msgspec.UNSET
        and not change.is_given_up
    )


def _keep_moves(connection: sqlite3.Connection, changes: Sequence[Change]) -> bool:
    """Write the steps of all changes, or of none where one does not fit."""
    latest = [(change.match_id, change.after) for change in changes]
    if len({match for match, _ in latest}) < len(latest):
        return False
    if connection.execute(WRONG_MOVES, (msgspec.json.encode(latest).decode(),)).fetchone():
        return False
    steps = [
        (change.match_id, number, step.seat, step.by, step.at, step.move)
        for change in changes
        for number, step in enumerate(change.steps, start=change.after + 1)
    ]
    try:
        connection.execute(KEEP_MOVES, (msgspec.json.encode(steps).decode(),))
    except sqlite3.IntegrityError:
        return False
    return True


def keep(connection: sqlite3.Connection, change: Change) -> None:
    """Write a change; ConflictError where it builds on what is not the latest."""
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
    if change.is_given_up:
        _check_last(connection, change)
        _drop_steps(connection, change.match_id)


def forget(connection: sqlite3.Connection, wish: Forget) -> None:
    """Remove a table and all that belongs to it; ConflictError if it is another by now."""
    table = wish.table
    query = "SELECT 1 FROM tables WHERE id = ? AND revision = ?"
    if connection.execute(query, (table, wish.revision)).fetchone() is None:
        raise ConflictError(table)
    matches = connection.execute("SELECT id FROM matches WHERE table_id = ?", (table,)).fetchall()
    for (match,) in matches:
        _drop_steps(connection, match)
    connection.execute("DELETE FROM matches WHERE table_id = ?", (table,))
    connection.execute("DELETE FROM tables WHERE id = ?", (table,))


def _drop_steps(connection: sqlite3.Connection, match: str) -> None:
    connection.execute("UPDATE matches SET is_given_up = 1 WHERE id = ?", (match,))
    connection.execute("DELETE FROM steps WHERE match_id = ?", (match,))


def _keep_table(connection: sqlite3.Connection, table: TableRow) -> None:
    document = msgspec.json.encode(table).decode()
    if table.revision == 1:
        query = "INSERT OR IGNORE INTO tables (document, revision, changed, id) VALUES (?, ?, ?, ?)"
        done = connection.execute(query, (document, table.revision, table.changed, table.id))
    else:
        query = (
            "UPDATE tables SET document = ?, revision = ?, changed = ?"
            " WHERE id = ? AND revision = ?"
        )
        values = (document, table.revision, table.changed, table.id, table.revision - 1)
        done = connection.execute(query, values)
    if done.rowcount != 1:
        raise ConflictError(table.id)


def _check_last(connection: sqlite3.Connection, change: Change) -> None:
    last = connection.execute(
        "SELECT max(number) FROM steps WHERE match_id = ?", (change.match_id,)
    ).fetchone()[0]
    if (last or 0) != change.after:
        raise ConflictError(change.match_id)


def _keep_steps(connection: sqlite3.Connection, change: Change) -> None:
    _check_last(connection, change)
    connection.executemany(
        "INSERT INTO steps (match_id, number, seat, by, at, move) VALUES (?, ?, ?, ?, ?, ?)",
        (
            (change.match_id, number, step.seat, step.by, step.at, step.move)
            for number, step in enumerate(change.steps, start=change.after + 1)
        ),
    )


def find_idle(reader: sqlite3.Connection, before: int) -> list[Idle]:
    """Return the tables where nothing was changed or played since a time."""
    return [
        Idle(table=table, revision=revision, phase=phase, has_records=bool(records), since=since)
        for table, revision, phase, records, since in reader.execute(IDLE, (before, before))
    ]


def find(reader: sqlite3.Connection, table: str) -> Stored | None:
    """Return a table with its present match."""
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


def find_match_with_steps(
    reader: sqlite3.Connection, table: str, number: int
) -> tuple[MatchRow, tuple[Step, ...]] | None:
    """Return one of a table's matches, as it was played."""
    found = _find_match(reader, table, number)
    return None if found is None else (found[0], _find_steps(reader, found[0].id))


def _find_steps(reader: sqlite3.Connection, match: str) -> tuple[Step, ...]:
    rows = reader.execute(
        "SELECT seat, by, at, move FROM steps WHERE match_id = ? ORDER BY number", (match,)
    )
    # Words that come again and again are kept once in memory.
    return tuple(Step(seat, intern(by), at, intern(move)) for seat, by, at, move in rows)

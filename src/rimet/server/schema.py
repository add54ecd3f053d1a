"""The tables of the database, and how an older database becomes one of today.

The version is SQLite's `user_version`: how many of the migrations have been carried out. A
migration, once released, is never changed; what comes new is one more.
"""

from __future__ import annotations

import sqlite3

from rimet.server.storage import StorageError

TABLES = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    revision INTEGER NOT NULL,
    document TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    document TEXT NOT NULL,
    UNIQUE (table_id, number)
) WITHOUT ROWID;
CREATE TABLE steps (
    match_id TEXT NOT NULL REFERENCES matches (id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    by TEXT NOT NULL,
    at INTEGER NOT NULL,
    move TEXT NOT NULL,
    PRIMARY KEY (match_id, number)
) WITHOUT ROWID;
"""

DEADLINES = """
ALTER TABLE matches ADD COLUMN deadline INTEGER;
CREATE INDEX deadlines ON matches (deadline) WHERE deadline IS NOT NULL;
"""

STEPS_STAY = """
CREATE TRIGGER steps_are_not_changed BEFORE UPDATE ON steps
BEGIN SELECT RAISE(ABORT, 'steps are not changed'); END;
CREATE TRIGGER steps_are_not_removed BEFORE DELETE ON steps
BEGIN SELECT RAISE(ABORT, 'steps are not removed'); END;
"""

# Tables from before count as changed now. Steps go only with a match that was given up.
EXPIRY = """
ALTER TABLE tables ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET changed = 1000 * CAST(strftime('%s', 'now') AS INTEGER);
CREATE INDEX changes ON tables (changed);
ALTER TABLE matches ADD COLUMN is_given_up INTEGER NOT NULL DEFAULT 0;
DROP TRIGGER steps_are_not_removed;
CREATE TRIGGER steps_are_not_removed BEFORE DELETE ON steps
WHEN NOT EXISTS (SELECT 1 FROM matches WHERE id = OLD.match_id AND is_given_up)
BEGIN SELECT RAISE(ABORT, 'steps are not removed'); END;
"""

# Of a server from before all that is known is that it was there when a table was changed last.
PRESENCE = """
CREATE TABLE seen (id INTEGER PRIMARY KEY CHECK (id = 1), at INTEGER NOT NULL);
INSERT INTO seen SELECT 1, max(changed) FROM tables HAVING max(changed) IS NOT NULL;
CREATE TABLE absences (began INTEGER NOT NULL, until INTEGER NOT NULL);
"""

MIGRATIONS = (TABLES, DEADLINES, STEPS_STAY, EXPIRY, PRESENCE)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a database to the latest version, each migration whole or not at all."""
    while True:
        connection.execute("BEGIN IMMEDIATE")
        try:
            version = int(connection.execute("PRAGMA user_version").fetchone()[0])
            if version > len(MIGRATIONS):
                raise StorageError(
                    f"the database has version {version}, this Rimet knows {len(MIGRATIONS)}"
                )
            if version == len(MIGRATIONS):
                return
            for statement in _statements(MIGRATIONS[version]):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {version + 1}")
            connection.execute("COMMIT")
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")


def _statements(script: str) -> list[str]:
    """Return the statements of a script; executescript would end the transaction."""
    statements: list[str] = []
    pending = ""
    for line in script.strip().splitlines():
        pending += line + "\n"
        if sqlite3.complete_statement(pending):
            statements.append(pending)
            pending = ""
    return statements

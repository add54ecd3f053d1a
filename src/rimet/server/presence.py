"""When the server was there, by its own clock: what a wrong clock skips does not count as time."""

from __future__ import annotations

import sqlite3

from rimet.server.expiry import DAY
from rimet.server.storage import Absence, Seen

COUNTED = DAY  # of every absence; so the nights between evenings of play count


def witness(connection: sqlite3.Connection, wish: Seen) -> None:
    """Note that the server is there; what has passed since it was last seen is an absence.

    A clock that is set back takes back what it leapt over.
    """
    found = connection.execute("SELECT at FROM seen").fetchone()
    last = wish.now if found is None else found[0]
    if wish.now - last > COUNTED:
        connection.execute("INSERT INTO absences VALUES (?, ?)", (last + COUNTED, wish.now))
    elif wish.now < last:
        connection.execute("UPDATE absences SET until = ?1 WHERE until > ?1", (wish.now,))
        connection.execute("DELETE FROM absences WHERE began >= until")
    connection.execute("INSERT OR REPLACE INTO seen VALUES (1, ?)", (wish.now,))


def find_absences(reader: sqlite3.Connection) -> list[Absence]:
    """Return all times that do not count."""
    rows = reader.execute("SELECT began, until FROM absences")
    return [Absence(began=began, until=until) for began, until in rows]

"""Commits: one thread that writes for every table, all that waits in one transaction.

A synchronous commit costs as much for one move as for a hundred, so moves that come while the
disk is busy share the next one. Each piece of work stands or falls alone.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread

from rimet.server.storage import StorageError

Work = Callable[[sqlite3.Connection], None]
Job = tuple[Work, asyncio.Future[None], asyncio.AbstractEventLoop]
LARGEST_BATCH = 500


class Clerk:
    """Writes in the order of asking; an answer means that it is on disk."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._is_closed = False
        self._thread = Thread(target=self._run, name="rimet-clerk", daemon=True)
        self._thread.start()

    async def write(self, work: Work) -> None:
        """Carry out a piece of work in a transaction; return when it is durable."""
        if self._is_closed:
            raise StorageError("closed")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[None] = loop.create_future()
        self._jobs.put((work, answer, loop))
        await answer

    def close(self) -> None:
        """Write what is still waiting, then stop."""
        self._is_closed = True
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        connection = self._connect()
        is_open = True
        while is_open:
            jobs = self._gather()
            is_open = jobs[-1] is not None
            self._write([job for job in jobs if job is not None], connection)
        connection.close()

    def _gather(self) -> list[Job | None]:
        """Wait for a job, then take all that are there."""
        jobs = [self._jobs.get()]
        while jobs[-1] is not None and len(jobs) < LARGEST_BATCH:
            try:
                jobs.append(self._jobs.get_nowait())
            except Empty:
                break
        return jobs

    def _write(self, jobs: list[Job], connection: sqlite3.Connection) -> None:
        if not jobs:
            return
        try:
            connection.execute("BEGIN IMMEDIATE")
            outcomes = [_attempt(work, connection) for work, _, _ in jobs]
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            outcomes = [StorageError(type(error).__name__) for _ in jobs]
        for (_, answer, loop), outcome in zip(jobs, outcomes, strict=True):
            try:
                loop.call_soon_threadsafe(_settle, answer, outcome)
            except RuntimeError:
                pass  # the loop has ended, nobody waits any more; what is written is written


def _attempt(work: Work, connection: sqlite3.Connection) -> Exception | None:
    """Do one piece of work, or undo it alone; an error of the database itself ends the batch."""
    connection.execute("SAVEPOINT job")
    try:
        work(connection)
    except sqlite3.OperationalError:
        raise
    except Exception as error:
        connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")
        return error
    connection.execute("RELEASE job")
    return None


def _settle(answer: asyncio.Future[None], outcome: Exception | None) -> None:
    if answer.done():
        return
    if outcome is None:
        answer.set_result(None)
    else:
        answer.set_exception(outcome)

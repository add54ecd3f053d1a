"""Commits: one thread that writes for every table, all that waits in one transaction.

A synchronous commit costs as much for one move as for a hundred, so moves that come while the
disk is busy share the next one. Each piece of work stands or falls alone.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Generic, TypeVar

from rimet.server.storage import StorageError

Item = TypeVar("Item")
Outcome = Exception | None
WriteAll = Callable[[sqlite3.Connection, Sequence[Item]], list[Outcome]]
Answer = asyncio.Future[None]
Job = tuple[Item, Answer, asyncio.AbstractEventLoop]
LARGEST_BATCH = 500
log = logging.getLogger(__name__)


class BatchWriter(Generic[Item]):
    """One writer for all, in the order of asking; an answer means that it is on disk.

    `write_all` writes several items inside a transaction, and says of each how it went; what it
    raises (an error of the database itself) undoes them all. The connection is the writer's own.
    """

    def __init__(self, connection: sqlite3.Connection, write_all: WriteAll[Item]) -> None:
        self._connection = connection
        self._write_all = write_all
        self._jobs: SimpleQueue[Job[Item] | None] = SimpleQueue()
        self._is_closed = False
        self._thread = Thread(target=self._run, name="rimet-writer", daemon=True)
        self._thread.start()

    async def write(self, item: Item) -> None:
        """Write an item; return when it is durable."""
        if self._is_closed:
            raise StorageError("closed")
        loop = asyncio.get_running_loop()
        answer: Answer = loop.create_future()
        self._jobs.put((item, answer, loop))
        await answer

    def close(self) -> None:
        """Write what is still waiting, then stop."""
        self._is_closed = True
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        is_open = True
        while is_open:
            jobs = self._gather()
            is_open = jobs[-1] is not None
            self._write([job for job in jobs if job is not None], self._connection)
        self._connection.close()

    def _gather(self) -> list[Job[Item] | None]:
        """Wait for a job, then take all that are there."""
        jobs = [self._jobs.get()]
        while jobs[-1] is not None and len(jobs) < LARGEST_BATCH:
            try:
                jobs.append(self._jobs.get_nowait())
            except Empty:
                break
        return jobs

    def _write(self, jobs: list[Job[Item]], connection: sqlite3.Connection) -> None:
        if not jobs:
            return
        outcomes: list[Outcome]
        try:
            connection.execute("BEGIN IMMEDIATE")
            outcomes = self._write_all(connection, [item for item, _, _ in jobs])
            connection.execute("COMMIT")
        except Exception as error:  # whatever it is, nobody may wait for an answer for ever
            with suppress(sqlite3.Error):
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
            outcomes = [StorageError(type(error).__name__) for _ in jobs]
            reason = error if isinstance(error, sqlite3.Error) else ""
            log.error("nothing could be kept: %s %s", type(error).__name__, reason)
        answered: dict[asyncio.AbstractEventLoop, list[tuple[Answer, Outcome]]] = {}
        for (_, answer, loop), outcome in zip(jobs, outcomes, strict=True):
            answered.setdefault(loop, []).append((answer, outcome))
        for loop, answers in answered.items():
            try:
                loop.call_soon_threadsafe(_answer, answers)
            except RuntimeError:
                pass  # the loop has ended, nobody waits any more; what is written is written


def attempt(
    connection: sqlite3.Connection, write: Callable[[sqlite3.Connection, Item], None], item: Item
) -> Outcome:
    """Write one item, or undo it alone; an error of the database itself ends the batch."""
    connection.execute("SAVEPOINT job")
    try:
        write(connection, item)
    except sqlite3.OperationalError:
        raise
    except Exception as error:
        connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")
        return error
    connection.execute("RELEASE job")
    return None


def _answer(answers: list[tuple[Answer, Outcome]]) -> None:
    for answer, outcome in answers:
        if answer.done():
            continue
        if outcome is None:
            answer.set_result(None)
        else:
            answer.set_exception(outcome)

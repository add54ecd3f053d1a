"""The records of finished matches, each written once, beside the event loop."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from rimet.server import lobby
from rimet.server.errors import ServerError
from rimet.server.storage import Storage, StorageError
from rimet.server.table import Table
from rimet.server.worker import Worker

MOST_KEPT = 16_000_000  # characters: a dozen of the longest matches, or thousands of usual ones


class RecordTexts:
    """The texts of records, as many as fit; those go first that nobody asked for lately."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._texts: OrderedDict[str, str] = OrderedDict()
        self._size = 0

    def find(self, match: str) -> str | None:
        """Return a match's record, if it is here."""
        if match in self._texts:
            self._texts.move_to_end(match)
        return self._texts.get(match)

    def keep(self, match: str, text: str) -> None:
        """Keep a match's record, unless it alone is too long."""
        if len(text) > self._most:
            return
        self._texts[match] = text
        self._size += len(text)
        while self._size > self._most:
            self._size -= len(self._texts.popitem(last=False)[1])


class Records:
    """The records of finished matches as text; they never change, so each is written once."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._worker = Worker("records")
        self._texts = RecordTexts()
        self._writing: dict[str, asyncio.Task[str]] = {}

    async def read(self, table: Table, number: int) -> str:
        """Return the record of one of a table's finished matches; whoever asks meanwhile waits."""
        match = lobby.match_name(table.row, number)
        text = self._texts.find(match)
        if text is not None:
            return text
        task = self._writing.get(match)
        if task is None:
            task = asyncio.create_task(self._write(table, number))
            self._writing[match] = task
            task.add_done_callback(lambda _: self._writing.pop(match))
        return await asyncio.shield(task)

    async def _write(self, table: Table, number: int) -> str:
        write = await self._find(table, number)
        text = await self._worker.do(write)
        self._texts.keep(lobby.match_name(table.row, number), text)
        return text

    async def _find(self, table: Table, number: int) -> Callable[[], str]:
        """Return what writes a record: from the match in memory, else from what is kept of it."""
        if table.match is not None and table.is_settled and number == table.row.number:
            record = table.match.record
            return lambda: str(record)
        try:
            found = await self._storage.find_match(table.row.id, number)
        except StorageError:
            raise ServerError("storage_failed") from None
        if found is None:
            raise ServerError("unknown_match", number=number)
        match_row, steps = found
        return lambda: str(lobby.fold(match_row, steps).record)

    def close(self) -> None:
        """Write no more."""
        self._worker.close()

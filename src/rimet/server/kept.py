"""What is kept of a table, changed in one order: in memory, then in storage, then for all to see.

Nothing is shown that is not kept; where keeping fails the whole table is given up, and whoever
comes back finds it as storage has it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from time import monotonic, time
from typing import Any, TypeVar

from rimet.server.errors import ServerError
from rimet.server.standing import Standing
from rimet.server.storage import ConflictError, Storage, StorageError

T = TypeVar("T")
log = logging.getLogger(__name__)


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return int(time() * 1000)


class KeptTable:
    """How a table stands in storage, and the one lock under which that changes.

    `show` is told the standing before each change that is kept, `hang_up` that the table is lost.
    """

    def __init__(
        self,
        storage: Storage,
        standing: Standing,
        show: Callable[[Standing], None],
        hang_up: Callable[[], None],
    ) -> None:
        self.standing = standing
        self.is_lost = False
        self._storage = storage
        self._show = show
        self._hang_up = hang_up
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._touched = monotonic()

    @property
    def is_settled(self) -> bool:
        """Whether the match in memory is the one that is kept."""
        match = self.standing.match
        return match is not None and match.number == self.standing.shown

    def touch(self) -> None:
        """Note that the table is used."""
        self._touched = monotonic()

    def idle(self) -> float:
        """Return for how many seconds nobody has used the table."""
        return monotonic() - self._touched

    async def alone(self, work: Coroutine[Any, Any, T]) -> T:
        """Carry out work under the lock to its end, even if nobody waits for it any more."""
        task = asyncio.create_task(self._locked(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _locked(self, work: Coroutine[Any, Any, T]) -> T:
        async with self._lock:
            self.touch()
            try:
                if self.is_lost:
                    raise ServerError("storage_failed")
                return await work
            finally:
                work.close()
                if self.standing.match is not None and not self.is_settled:
                    self.drop()  # half a move may be in memory; what is kept is whole

    async def read(self, ask: Callable[[], T]) -> T:
        """Ask something while nothing is under way."""
        async with self._lock:
            return ask()

    async def commit(self, later: Standing) -> None:
        """Keep what differs from what is kept, then show it; only work that is alone may."""
        try:
            await self._storage.commit(self.standing.change_to(later))
        except (StorageError, ConflictError) as error:
            if isinstance(error, ConflictError):
                log.warning("a table was changed elsewhere; do two servers share a database?")
            self.drop()
            raise ServerError("storage_failed") from None
        before, self.standing = self.standing, later
        self._show(before)

    def drop(self) -> None:
        """Forget everything; what storage has is the truth."""
        self.is_lost = True
        self._hang_up()

    async def close(self) -> None:
        """Let what is under way come to its end."""
        while self._tasks:
            await asyncio.wait(self._tasks)

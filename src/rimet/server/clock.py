"""Deadlines: what is to happen at a table at a certain time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from rimet.server.guard import log_fault
from rimet.server.kept import now

Ring = Callable[[str], Coroutine[Any, Any, None]]


class Clock:
    """Rings once for each table when its deadline has passed; the last deadline set counts."""

    def __init__(self, ring: Ring, now: Callable[[], int] = now) -> None:
        self._ring = ring
        self._now = now
        self._set: dict[str, tuple[int, asyncio.TimerHandle]] = {}
        self._ringing: set[asyncio.Task[None]] = set()

    def set(self, table: str, deadline: int | None) -> None:
        """Set a table's deadline, in milliseconds since 1970, or take it away."""
        if table in self._set:
            if self._set[table][0] == deadline:
                return
            self._set.pop(table)[1].cancel()
        if deadline is not None:
            delay = max(0, deadline - self._now()) / 1000
            handle = asyncio.get_running_loop().call_later(delay, self._start, table)
            self._set[table] = (deadline, handle)

    def is_set(self, table: str) -> bool:
        """Whether a table has a deadline."""
        return table in self._set

    def _start(self, table: str) -> None:
        self._set.pop(table, None)
        task = asyncio.create_task(self._ring(table))
        self._ringing.add(task)
        task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[None]) -> None:
        self._ringing.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log_fault("a clock", error)

    async def close(self) -> None:
        """Ring no more."""
        for _, handle in self._set.values():
            handle.cancel()
        self._set.clear()
        tasks = list(self._ringing)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

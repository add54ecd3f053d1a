"""A thread for what takes long, so that the event loop goes on meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class Worker:
    """A thread that does one thing after the other.

    All threads share the interpreter's lock: several would not be done sooner, and the event loop
    would have to wait for its turn behind each of them.
    """

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, f"rimet-{name}")

    async def do(self, work: Callable[[], T]) -> T:
        """Return what the work returns, when its turn has come."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        """Begin nothing any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)

"""A bell that wakes one sleeper: an asyncio.Event for one, without the queue of those who wait."""

from __future__ import annotations

import asyncio


class Bell:
    """A bell for one listener; a ring that nobody heard yet is not lost."""

    def __init__(self) -> None:
        self._is_rung = False
        self._sleeper: asyncio.Future[None] | None = None

    def ring(self) -> None:
        """Wake the sleeper, or the next one at once."""
        self._is_rung = True
        if self._sleeper is not None and not self._sleeper.done():
            self._sleeper.set_result(None)

    async def listen(self) -> None:
        """Sleep until the bell rings, unless it has rung since it was last heard."""
        if not self._is_rung:
            self._sleeper = asyncio.get_running_loop().create_future()
            await self._sleeper
        self._is_rung = False

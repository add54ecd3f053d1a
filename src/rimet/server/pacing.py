"""How long bots wait before they move, so that people can follow; whoever plays may skip ahead."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

from rimet.server.bell import Bell


class Pacing:
    """The pause before a bot's move: as long as the pace says, while it is that bot's turn."""

    def __init__(self) -> None:
        self._is_skipping = False
        self._bell = Bell()

    def skip(self) -> None:
        """Wait no more, until it is no bot's turn."""
        self._is_skipping = True
        self._bell.ring()

    def notice(self, is_bots_turn: bool) -> None:
        """Take in a change of the table, so that whoever waits looks again."""
        if not is_bots_turn:
            self._is_skipping = False
        self._bell.ring()

    async def pause(self, pace: Callable[[], int | None]) -> None:
        """Wait as long as the pace says now, in milliseconds; None ends it, and so does a skip."""
        begun = monotonic()
        while (wanted := pace()) is not None and not self._is_skipping:
            left = begun + wanted / 1000 - monotonic()
            if left <= 0:
                return
            with suppress(TimeoutError):
                # Not wait_for, which until Python 3.12 can lose a cancellation to a ring.
                async with asyncio.timeout(left):
                    await self._bell.listen()

"""How long bots wait before they move, so that people can follow; whoever plays may skip ahead."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from rimet.server.bell import Bell

USUAL_PACE = 900  # milliseconds; at this pace and at slower ones scenes take their full time
SHORTEST = 0.3  # of its full time is what a scene takes at least, unless nothing is played at all
SPARE = 3_000  # milliseconds for which a scene that should be over is still waited for


def patience(length: int, pace: int) -> int:
    """Return for how many milliseconds a scene of full length is waited for, at a pace."""
    if not length or not pace:
        return 0
    return int(length * min(1, max(SHORTEST, pace / USUAL_PACE))) + SPARE


class Pacing:
    """The pause before a bot's move: as long as the pace says, while it is that bot's turn.

    And as long as somebody who plays is still shown what happened before it, up to a bound.
    """

    def __init__(self, is_showing: Callable[[], bool] = lambda: False) -> None:
        self._is_showing = is_showing
        self._is_skipping = False
        self._bound = 0.0
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

    def begin(self, patience: int) -> None:
        """Wait for what happened now to be shown, for so many milliseconds at most."""
        self._bound = _moment() + patience / 1000

    async def pause(self, pace: Callable[[], int | None]) -> None:
        """Wait as long as the pace says now, in milliseconds; None ends it, and so does a skip."""
        begun = _moment()
        while (wanted := pace()) is not None and not self._is_skipping:
            end = begun + wanted / 1000
            if self._is_showing():
                end = max(end, self._bound)
            left = end - _moment()
            if left <= 0:
                return
            with suppress(TimeoutError):
                # Not wait_for, which until Python 3.12 can lose a cancellation to a ring.
                async with asyncio.timeout(left):
                    await self._bell.listen()


def _moment() -> float:
    return asyncio.get_running_loop().time()

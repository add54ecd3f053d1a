"""Time since a match began, by a clock that nobody can set back."""

from __future__ import annotations

from datetime import UTC, datetime
from time import monotonic


class Clock:
    """The milliseconds of play, counted on from what was counted before."""

    def __init__(self, before: int = 0) -> None:
        self._before = before
        self._began = monotonic()

    def now(self) -> int:
        """Return the milliseconds that the match has been played."""
        return self._before + int((monotonic() - self._began) * 1000)


def now_text() -> str:
    """Return the date and time in ISO 8601, in UTC."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")

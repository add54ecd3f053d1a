"""How long a table is kept that nobody uses any more."""

from __future__ import annotations

import msgspec

from rimet.server.storage import Idle

DAY = 86_400_000


class Lifetimes(msgspec.Struct, frozen=True, kw_only=True):
    """Says after how many days without a change something goes; 0 keeps it for ever.

    A match that is not played on is given up first: its seed is shown, its record stays secret.
    The table itself goes with its records, or where it has none as an unused lobby.
    """

    lobby: int = 1
    match: int = 14
    record: int = 90

    def is_given_up(self, idle: Idle, now: int) -> bool:
        """Tell whether a running match is to be given up."""
        return idle.phase == "playing" and _has_passed(self.match, idle.since, now)

    def is_forgotten(self, idle: Idle, now: int) -> bool:
        """Tell whether a table is to be removed with all that belongs to it."""
        if idle.phase == "playing":
            return False
        is_unused = idle.phase in ("lobby", "revealing") and not idle.has_records
        return _has_passed(self.lobby if is_unused else self.record, idle.since, now)

    @property
    def shortest(self) -> int:
        """Return the milliseconds before which nothing goes."""
        return (
            min((days for days in (self.lobby, self.match, self.record) if days), default=0) * DAY
        )


def _has_passed(days: int, since: int, now: int) -> bool:
    return days > 0 and now - since >= days * DAY

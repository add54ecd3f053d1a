"""How long a table is kept that nobody uses any more."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rimet.server.storage import Absence, Idle

DAY = 86_400_000


class Lifetimes(msgspec.Struct, frozen=True, kw_only=True):
    """The days without a change after which something goes; 0 keeps it for ever.

    A match that is not played on is given up first: its seed is shown, its record stays secret.
    The table itself goes with its records, or where it has none as an unused lobby.
    """

    lobby: int = 1
    match: int = 14
    record: int = 90

    def is_given_up(self, idle: Idle, age: int) -> bool:
        """Whether a running match is to be given up, so long after the last move."""
        return idle.phase == "playing" and _has_passed(self.match, age)

    def is_forgotten(self, idle: Idle, age: int) -> bool:
        """Whether a table is to be removed with all that belongs to it, so long after a change."""
        if idle.phase == "playing":
            return False
        is_unused = idle.phase in ("lobby", "revealing") and not idle.has_records
        return _has_passed(self.lobby if is_unused else self.record, age)

    @property
    def shortest(self) -> int:
        """Return the milliseconds before which nothing goes."""
        return (
            min((days for days in (self.lobby, self.match, self.record) if days), default=0) * DAY
        )


def age(since: int, now: int, absences: Sequence[Absence]) -> int:
    """Return how many milliseconds have passed since a time while the server was there."""
    missed = (
        min(absence.until, now) - max(absence.began, since)
        for absence in absences
        if absence.began < now and absence.until > since
    )
    return now - since - sum(missed)


def _has_passed(days: int, age: int) -> bool:
    return days > 0 and age >= days * DAY

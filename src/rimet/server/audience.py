"""Who looks at a table: at which seats somebody is, and how many only watch."""

from __future__ import annotations

from typing import Protocol


class Watcher(Protocol):
    """Whoever looks at a table: a socket, or a test."""

    seats: list[int]
    shown: int  # the last step of the match that it has shown to the end

    def wake(self) -> None:
        """Learn that something has changed."""

    def lose_seat(self, seat: int) -> None:
        """Learn that the host gave a seat to somebody else."""

    def hang_up(self) -> None:
        """Learn that this table is given up; it can be found anew."""


class Audience:
    """Everybody who looks at a table now."""

    def __init__(self) -> None:
        self._watchers: set[Watcher] = set()

    @property
    def is_empty(self) -> bool:
        """Whether nobody looks."""
        return not self._watchers

    def present(self) -> tuple[list[int], int]:
        """Return the seats with somebody at them, and how many only watch."""
        seats = {seat for watcher in self._watchers for seat in watcher.seats}
        return sorted(seats), sum(not watcher.seats for watcher in self._watchers)

    def is_showing(self, step: int) -> bool:
        """Whether somebody who holds a seat has not yet shown all up to a step."""
        return any(watcher.seats and watcher.shown < step for watcher in self._watchers)

    def begin(self) -> None:
        """Take note that another match begins, of which nothing is shown yet."""
        for watcher in self._watchers:
            watcher.shown = 0

    def admit(self, watcher: Watcher) -> None:
        """Let somebody look, and everybody know."""
        self._watchers.add(watcher)
        self.wake()

    def dismiss(self, watcher: Watcher) -> None:
        """Let somebody go, and everybody know."""
        self._watchers.discard(watcher)
        self.wake()

    def wake(self) -> None:
        """Let everybody look again."""
        for watcher in list(self._watchers):
            watcher.wake()

    def take_seat(self, seat: int) -> None:
        """Take a seat from the sockets of whoever held it."""
        for watcher in list(self._watchers):
            if seat in watcher.seats:
                watcher.lose_seat(seat)

    def hang_up(self) -> None:
        """Send everybody away, to find the table anew."""
        for watcher in list(self._watchers):
            watcher.hang_up()

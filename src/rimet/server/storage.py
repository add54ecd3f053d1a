"""What is kept of a table, and the one narrow way to keep it.

Nothing about a match lives only in memory: a table is what `find` returns. A second kind of
storage has to offer the methods of `Storage` and nothing else.
"""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

import msgspec

from rimet.kernel.dice import Fairness
from rimet.kernel.options import Value
from rimet.kernel.record import Player, Step
from rimet.server.bodies import Phase, SeatKind


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as it is kept; of its token only the digest. The nonce is secret until the start."""

    kind: SeatKind = "open"
    name: str = ""
    bot: str = ""
    token: str = ""
    is_away: bool = False
    commitment: str = ""
    nonce: str = ""
    is_late: bool = False


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it is kept; every change has the next revision. `host` is a token's digest.

    `changed` is when it was last changed, in milliseconds since 1970; moves do not count.
    """

    id: str
    revision: int
    game: str
    version: int
    options: dict[str, Value]
    host: str
    pace: int
    clock: int
    phase: Phase
    number: int
    seats: tuple[SeatRow, ...]
    finished: tuple[int, ...] = ()
    changed: int = 0


class MatchRow(msgspec.Struct, frozen=True, kw_only=True):
    """A match but for its steps. The seed is secret; the rest is known from the start on.

    `began` counts milliseconds since 1970; the `at` of a step counts from there.
    """

    id: str
    table: str
    number: int
    seed: str
    game: str = ""
    version: int = 0
    options: dict[str, Value] = {}
    players: tuple[Player, ...] = ()
    started: str = ""
    began: int = 0
    fairness: Fairness = Fairness()
    notes: dict[str, str] = {}


class Stored(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it was kept, with its present match."""

    table: TableRow
    match: MatchRow
    steps: tuple[Step, ...]
    deadline: int | None


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """What is kept all at once or not at all.

    `steps` follow the first `after` steps of the match called `match_id`; with `is_given_up` those
    first steps, if there are no others, are removed for good. `deadline` is that of the same match;
    UNSET leaves the kept one.
    """

    table: TableRow | None = None
    match: MatchRow | None = None
    match_id: str = ""
    after: int = 0
    steps: tuple[Step, ...] = ()
    deadline: int | None | msgspec.UnsetType = msgspec.UNSET
    is_given_up: bool = False


class Forget(msgspec.Struct, frozen=True):
    """The wish to remove a table with its matches and steps, if this is its revision."""

    table: str
    revision: int


class Seen(msgspec.Struct, frozen=True):
    """The wish to note that the server is there at a time, in milliseconds since 1970."""

    now: int


class Absence(msgspec.Struct, frozen=True, kw_only=True):
    """A time that does not count: the server was not there, or its clock leapt over it."""

    began: int
    until: int


class Idle(msgspec.Struct, frozen=True, kw_only=True):
    """A table where nothing has happened since a time, in milliseconds since 1970."""

    table: str
    revision: int
    phase: Phase
    has_records: bool
    since: int


class ConflictError(Exception):
    """Somebody else changed the table or played the step before."""


class StorageError(Exception):
    """Nothing could be read or kept."""


class Storage(Protocol):
    """Where tables, matches and steps are kept; what `commit` has returned from survives."""

    async def commit(self, change: Change) -> None:
        """Keep a change; ConflictError if it builds on what is not the latest, StorageError."""

    async def find(self, table: str) -> Stored | None:
        """Return a table with its present match."""

    async def find_match(self, table: str, number: int) -> tuple[MatchRow, tuple[Step, ...]] | None:
        """Return one of a table's matches."""

    async def deadlines(self) -> list[tuple[str, int]]:
        """Return the tables where a clock runs, with their deadlines."""

    async def idle(self, before: int) -> list[Idle]:
        """Return the tables where nothing was changed or played since a time."""

    async def witness(self, now: int) -> list[Absence]:
        """Note that the server is there at a time; return all times that do not count."""

    async def forget(self, wish: Forget) -> None:
        """Remove a table with its matches and steps; ConflictError if it has changed since."""

    async def backup(self, path: Path) -> None:
        """Write a whole copy to a file, while play goes on."""

    async def close(self) -> None:
        """Finish what was begun and let go of everything."""

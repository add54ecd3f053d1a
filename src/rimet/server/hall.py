"""The hall: every table, found in memory or brought from storage, and left alone when idle."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from weakref import WeakValueDictionary

from rimet.kernel.match import Match
from rimet.server import lobby
from rimet.server.bodies import NewTable
from rimet.server.bots import Bots
from rimet.server.clock import Clock
from rimet.server.errors import ServerError
from rimet.server.expiry import Lifetimes, age
from rimet.server.games import find_shared
from rimet.server.guard import log_fault
from rimet.server.kept import now
from rimet.server.pacing import USUAL_PACE
from rimet.server.records import Records
from rimet.server.standing import Standing
from rimet.server.storage import (
    Change,
    ConflictError,
    Forget,
    Idle,
    Storage,
    StorageError,
    Stored,
)
from rimet.server.table import Table
from rimet.server.tokens import new_token

REVEAL_PATIENCE = 5_000
IDLE_SECONDS = 600.0
SWEEP_SECONDS = 60.0
EXPIRY_SECONDS = 3600.0


class Hall:
    """The live tables. There is at most one object for a table, whoever asks."""

    def __init__(
        self,
        storage: Storage,
        idle: float = IDLE_SECONDS,
        lifetimes: Lifetimes | None = None,
        now: Callable[[], int] = now,
        bots: Bots | None = None,
    ) -> None:
        self._storage = storage
        self._idle = idle
        self._lifetimes = lifetimes if lifetimes is not None else Lifetimes()
        self._now = now
        self._tables: dict[str, Table] = {}
        self._known: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self.bots = bots if bots is not None else Bots()
        self._records = Records(storage)
        self._moves = Clock(self._run_out, now)
        self._reveals = Clock(self._stop_waiting, now)
        self._sweepers: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Set the clocks that were running, and sweep from now on."""
        for table, deadline in await self._storage.deadlines():
            self._moves.set(table, deadline)
        self._sweepers = [
            asyncio.create_task(self._sweep()),
            asyncio.create_task(self._expire()),
        ]

    async def close(self) -> None:
        """Stop everything that goes by itself, and wait for what is under way."""
        for sweeper in self._sweepers:
            sweeper.cancel()
        await asyncio.gather(*self._sweepers, return_exceptions=True)
        await self._moves.close()
        await self._reveals.close()
        await self.bots.close()
        for table in list(self._known.values()):
            await table.close()
        self._records.close()
        await self._storage.close()

    # --- tables

    async def create(self, asked: NewTable) -> tuple[Table, str]:
        """Make a table; return it with its host's token."""
        token = new_token()
        game = await asyncio.to_thread(find_shared, asked.game, None, asked.options)
        pace = USUAL_PACE if asked.pace is None else asked.pace
        row, match = lobby.new_table(game, token, pace, asked.clock, self._now())
        try:
            await self._storage.commit(Change(table=row, match=match))
        except StorageError:
            raise ServerError("storage_failed") from None
        return self._welcome(Table(self._storage, Standing(row, match), self._now)), token

    async def find(self, name: str) -> Table:
        """Return a table, from memory or from storage."""
        table = self._known.get(name)
        if table is not None and not table.is_lost:
            self._tables[name] = table
            return table
        task = self._loading.get(name)
        if task is None:
            task = asyncio.create_task(self._load(name))
            self._loading[name] = task
            task.add_done_callback(lambda _: self._loading.pop(name))
        return await asyncio.shield(task)

    async def _load(self, name: str) -> Table:
        try:
            stored = await self._storage.find(name)
        except StorageError:
            raise ServerError("storage_failed") from None
        if stored is None:
            raise ServerError("unknown_table")
        match = await asyncio.to_thread(_fold, stored)
        table = Table(self._storage, Standing.restore(stored, match), self._now)
        if match is not None:
            # Earlier versions left a match that was over at its start for ever in play.
            await table.change(partial(lobby.close_finished, match=match))
        return self._welcome(table)

    def _welcome(self, table: Table) -> Table:
        self._tables[table.row.id] = self._known[table.row.id] = table
        table.attend(self._attend)
        return table

    def _attend(self, table: Table) -> None:
        """See to whatever a table needs to go on by itself; one that is lost needs nothing."""
        if table.is_lost:
            self.bots.nudge(table)
            return
        self._moves.set(table.row.id, table.deadline)
        if table.row.phase != "revealing":
            self._reveals.set(table.row.id, None)
        elif not self._reveals.is_set(table.row.id):
            self._reveals.set(table.row.id, self._now() + REVEAL_PATIENCE)
        self.bots.nudge(table)

    async def _run_out(self, name: str) -> None:
        """Play for a seat whose time is over; where a move is under way the clock is set by it."""
        table = await self.find(name)
        if table.deadline is None or table.deadline > self._now():
            self._moves.set(name, table.deadline)
        elif table.is_settled:
            await self.bots.act(table, "clock")

    async def _stop_waiting(self, name: str) -> None:
        """Begin a match although nonces are missing."""
        table = await self.find(name)
        with suppress(ServerError):  # pressed again by the host, or given up and found anew
            if table.row.phase == "revealing":
                await table.start()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self._idle))
            self.sweep()

    def sweep(self) -> int:
        """Drop tables where nothing has happened for long; return how many stay."""
        for name, table in list(self._tables.items()):
            is_idle = table.idle() > self._idle
            is_still = not table.is_watched and not self.bots.is_driving(table)
            if table.is_lost or (is_idle and is_still):
                del self._tables[name]
        return len(self._tables)

    # --- what nobody uses any more

    async def _expire(self) -> None:
        while True:
            try:
                await self.expire()
            except Exception as error:
                log_fault("tables that expire", error)
            await asyncio.sleep(EXPIRY_SECONDS)

    async def expire(self) -> None:
        """Give up matches and forget tables that were left alone for long enough.

        Where somebody looks, even without a move, nothing goes. What the clock shows now does not
        count alone: it may be wrong.
        """
        moment, lifetimes = self._now(), self._lifetimes
        absences = await self._storage.witness(moment)
        if not lifetimes.shortest:
            return
        for idle in await self._storage.idle(moment - lifetimes.shortest):
            live = self._known.get(idle.table)
            if live is not None and live.is_watched:
                continue
            passed = age(idle.since, moment, absences)
            try:
                if lifetimes.is_given_up(idle, passed):
                    await self._give_up(idle.table)
                elif lifetimes.is_forgotten(idle, passed):
                    await self._forget(idle)
            except ConflictError:
                pass  # somebody has come back in the meantime
            except Exception as error:  # the others go all the same
                log_fault("a table that expires", error)

    async def _give_up(self, name: str) -> None:
        table = self._known.get(name)
        if table is not None and not table.is_lost:
            await table.give_up()
            return
        stored = await self._storage.find(name)
        if stored is not None and stored.table.phase == "playing":
            standing = Standing.restore(stored, None)  # its game may be installed no more
            await self._storage.commit(standing.change_to(standing.given_up(self._now())))
            await self._let_go(name)

    async def _let_go(self, name: str) -> None:
        """Give up a table that was found while it changed: it is as it stood before."""
        if name in self._loading:
            await asyncio.wait([self._loading[name]])
        if name in self._known:
            self._known[name].drop()

    async def _forget(self, idle: Idle) -> None:
        await self._storage.forget(Forget(idle.table, idle.revision))
        await self._let_go(idle.table)
        self._tables.pop(idle.table, None)

    # --- records

    async def record(self, name: str, number: int | None) -> str:
        """Return the record of a finished match; of one that is not over nobody gets it."""
        table = await self.find(name)
        row = table.row
        if number is None:
            if not row.finished:
                raise ServerError("record_secret")
            number = row.finished[-1]
        if number not in row.finished:
            code = "record_secret" if number == row.number else "unknown_match"
            raise ServerError(code, number=number)
        return await self._records.read(table, number)


def _fold(stored: Stored) -> Match | None:
    if stored.table.phase not in ("playing", "over"):
        return None
    match = lobby.fold(stored.match, stored.steps)
    assert match.number == len(stored.steps), "a unit was kept in parts"
    return match

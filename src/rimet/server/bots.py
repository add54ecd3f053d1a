"""Bots at the tables: they think in threads of their own, at the table's pace."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from functools import partial
from time import monotonic

from rimet.bots.random import RandomBot
from rimet.bots.roster import make_bot, usual_bot
from rimet.kernel.bot import Scene
from rimet.kernel.errors import RimetError
from rimet.kernel.match import Match
from rimet.kernel.rng import Rng
from rimet.server.errors import ServerError
from rimet.server.guard import log_fault
from rimet.server.table import Table
from rimet.server.thinkers import Path, Thinkers

THREADS = 2
BUDGET = 100
PATIENCE = 20.0
log = logging.getLogger(__name__)


class Bots:
    """Plays for every seat that a bot holds, or keeps for somebody who is away.

    `patience` is how many seconds a bot may think before a random move is played for it.
    """

    def __init__(self, budget: int = BUDGET, patience: float = PATIENCE) -> None:
        self.patience = patience
        self._budget = budget
        self._thinkers = Thinkers(THREADS)
        self._thoughts: set[asyncio.Future[Path]] = set()
        self._driven: dict[Table, asyncio.Task[None]] = {}
        self._is_closed = False

    def nudge(self, table: Table) -> None:
        """See to it that the bots of a table play on, if it is their turn."""
        if self._is_closed or table in self._driven:
            return
        if table.is_bots_turn and not table.is_lost:
            task = asyncio.create_task(self._drive(table))
            self._driven[table] = task
            task.add_done_callback(lambda _: self._rest(table))

    def is_driving(self, table: Table) -> bool:
        """Tell whether bots are playing at a table now."""
        return table in self._driven

    def _rest(self, table: Table) -> None:
        task = self._driven.pop(table)
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:
            log_fault("a bot's move", error)
            table.drop()
        self.nudge(table)

    async def _drive(self, table: Table) -> None:
        while table.is_bots_turn and not table.is_lost:
            await self.act(table, "bot")

    async def act(self, table: Table, by: str) -> None:
        """Choose and play for the seat to act; give way to whoever was faster.

        A bot thinks while it waits, so that how long it takes to move tells nothing of its hand.
        """
        match, step, seat, match_id = table.match, table.shown, table.to_act, table.match_row.id
        if match is None or seat < 0:
            return
        name = table.row.seats[seat].bot or usual_bot(table.row.game)
        thought = self._think(table, match, seat, name)
        if by == "bot":
            await _pause(table, step)
        await asyncio.wait([thought], timeout=self.patience)
        if thought.done():
            path = thought.result()
        else:
            log.error("bot %s of %s thinks for too long", name, match.game.name)
            thought.cancel()
            self._thinkers.hire()
            path = RandomBot().choose(Scene(match, seat, _any_rng()))
        if table.match is not match:
            return
        try:
            await table.play(seat, step, path, by, match_id)
        except ServerError:
            pass  # somebody was faster, or the table is given up

    def _think(self, table: Table, match: Match, seat: int, name: str) -> asyncio.Future[Path]:
        thinking = self._thinkers.ask(partial(self._choose, match, seat, name))
        thought = asyncio.wrap_future(thinking)
        for thoughts in (self._thoughts, table.thoughts):
            thoughts.add(thought)
            thought.add_done_callback(thoughts.discard)
        return thought

    def _choose(self, match: Match, seat: int, name: str) -> Path:
        """Return a bot's path; where it fails, a random one, so that nobody waits for ever."""
        rng = _any_rng()
        try:
            path = make_bot(match.game.name, name).choose(Scene(match, seat, rng, self._budget))
            match.tell(seat, path)
            if path:
                return list(path)
            log.error("bot %s of %s chose nothing", name, match.game.name)
        except RimetError as error:
            log.error("bot %s of %s failed: %s", name, match.game.name, error.code)
        except Exception as error:
            log.error("bot %s of %s failed: %s", name, match.game.name, type(error).__name__)
        return RandomBot().choose(Scene(match, seat, rng))

    async def close(self) -> None:
        """Stop all bots, for good; none is stopped in the middle of a move."""
        self._is_closed = True
        tasks = list(self._driven.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for thought in list(self._thoughts):
            thought.cancel()
        self._thinkers.close()


def _any_rng() -> Rng:
    return Rng(secrets.randbits(64))


async def _pause(table: Table, step: int) -> None:
    """Wait as long as the table's pace says now; until somebody skips ahead, or has played."""
    begun = monotonic()
    while table.is_bots_turn and table.shown == step and not table.is_skipping:
        left = begun + table.row.pace / 1000 - monotonic()
        if left <= 0:
            return
        with suppress(TimeoutError):
            await asyncio.wait_for(table.stir.listen(), left)

"""Bots at the tables: they think in processes of their own, at the table's pace."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import NamedTuple

from rimet.bots.random import RandomBot, any_path
from rimet.bots.roster import make_bot, usual_bot
from rimet.kernel.bot import BUDGET
from rimet.kernel.errors import RimetError
from rimet.kernel.match import Match
from rimet.server.bot_pool import LATE, BotPool, Thought
from rimet.server.bot_process import Answer, Job
from rimet.server.errors import ServerError
from rimet.server.guard import log_fault
from rimet.server.seats import is_played_by_bot
from rimet.server.sides import fresh_rng, write_side
from rimet.server.table import Table

log = logging.getLogger(__name__)


class Turn(NamedTuple):
    """A moment of a match in which a bot chooses, for its own seat or where a clock ran out."""

    table: Table
    match: Match
    match_id: str
    step: int
    seat: int
    bot: str
    by: str

    def is_present(self) -> bool:
        """Whether that moment still lasts, and the choice is still this bot's."""
        table = self.table
        if table.is_lost or table.match is not self.match or table.shown != self.step:
            return False
        is_bots = is_played_by_bot(table.row, self.seat) and self.bot == _bot_of(table, self.seat)
        return is_bots or self.by == "clock"


class Bots:
    """Whoever plays for the seats that bots hold, or keep for somebody who is away."""

    def __init__(self, pool: BotPool | None = None, budget: int = BUDGET) -> None:
        self.pool = pool if pool is not None else BotPool()
        self._budget = budget
        self._thoughts: dict[Table, dict[Thought, Turn]] = {}
        self._driven: dict[Table, asyncio.Task[None]] = {}
        self._is_closed = False

    def nudge(self, table: Table) -> None:
        """See to it that the bots of a table play on, if it is their turn, and only then think."""
        for thought, turn in list(self._thoughts.get(table, {}).items()):
            if not turn.is_present():
                thought.cancel()
        if self._is_closed or table.is_lost:
            return
        if any(seat.kind == "bot" and seat.bot != RandomBot.name for seat in table.row.seats):
            self.pool.warm_up()
        if table.is_bots_turn and table not in self._driven:
            task = asyncio.create_task(self._drive(table))
            self._driven[table] = task
            task.add_done_callback(lambda _: self._rest(table))

    def is_driving(self, table: Table) -> bool:
        """Whether bots are playing at a table now."""
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
        match, seat = table.match, table.to_act
        if match is None or seat < 0:
            return
        name = _bot_of(table, seat)
        turn = Turn(table, match, table.match_row.id, table.shown, seat, name, by)
        thought = self._think(turn)
        self._thoughts.setdefault(table, {})[thought] = turn
        try:
            if by == "bot":
                await table.pause(turn.is_present)
            await asyncio.wait([thought])
        finally:
            thought.cancel()
            del self._thoughts[table][thought]
            if not self._thoughts[table]:
                del self._thoughts[table]
        if not thought.cancelled() and turn.is_present() and table.is_settled:
            await self._play(turn, thought.result())

    async def _play(self, turn: Turn, answer: Answer) -> None:
        """Play what a bot has chosen; where it failed, anything, so that nobody waits for ever."""
        fault = answer.error or _fault(turn, answer.path)
        path = answer.path if not fault else any_path(turn.match.peek(turn.seat), fresh_rng())
        if fault == LATE:
            log.error("bot %s of %s thinks for too long", turn.bot, turn.match.game.name)
        elif fault:
            log.error("bot %s of %s failed: %s", turn.bot, turn.match.game.name, fault)
        try:
            await turn.table.play(turn.seat, turn.step, path, turn.by, turn.match_id)
        except ServerError:
            pass  # somebody was faster, or the table is given up

    def _think(self, turn: Turn) -> Thought:
        """Ask a process for a path; chance itself needs no time to think, and so none."""
        thought: Thought = asyncio.get_running_loop().create_future()
        if turn.bot == RandomBot.name:
            thought.set_result(Answer(any_path(turn.match.peek(turn.seat), fresh_rng())))
            return thought
        try:
            memory = make_bot(turn.match.game.name, turn.bot).memory
            side = write_side(turn.match, turn.seat, memory)
        except Exception as error:
            thought.set_result(Answer(error=_word(error)))
            return thought
        return self.pool.ask(Job(side, turn.bot, secrets.randbits(63), self._budget))

    async def close(self) -> None:
        """Stop all bots, for good; none is stopped in the middle of a move."""
        self._is_closed = True
        tasks = list(self._driven.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pool.close()


def _bot_of(table: Table, seat: int) -> str:
    return table.row.seats[seat].bot or usual_bot(table.row.game)


def _fault(turn: Turn, path: list[int]) -> str:
    """Return what is wrong with a path, "" if nothing is."""
    try:
        turn.match.tell(turn.seat, path)
        return "" if path else "empty_path"
    except Exception as error:
        return _word(error)


def _word(error: Exception) -> str:
    """Return what may be said of an error: where it is from, never what it tells."""
    return error.code if isinstance(error, RimetError) else type(error).__name__

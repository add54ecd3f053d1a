"""One live table: all that can be done at it. What it is made of has rooms of its own:

kept (how it stands, and the lock), audience (who looks), broadcast (what they are told) and
pacing (how long bots wait).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from rimet.kernel.match import Match
from rimet.kernel.state import OVER
from rimet.server import lobby
from rimet.server.audience import Audience, Watcher
from rimet.server.bodies import LobbyInfo
from rimet.server.broadcast import Broadcast
from rimet.server.errors import ServerError
from rimet.server.kept import KeptTable, now
from rimet.server.pacing import Pacing, patience
from rimet.server.seats import is_played_by_bot
from rimet.server.standing import Standing
from rimet.server.storage import MatchRow, Storage, TableRow

T = TypeVar("T")


class Table:
    """A table in memory; what storage has of it is the truth."""

    def __init__(self, storage: Storage, standing: Standing, now: Callable[[], int] = now) -> None:
        self.now = now
        self._kept = KeptTable(storage, standing, self._show, self._hang_up)
        self._audience = Audience()
        self.broadcast = Broadcast(lambda: self._kept.standing, self._audience)
        self._pacing = Pacing(lambda: self._audience.is_showing(self.shown))
        self._attend: Callable[[Table], None] = lambda table: None

    def attend(self, attend: Callable[[Table], None]) -> None:
        """Let somebody see to what the table needs, now and after every change."""
        self._attend = attend
        attend(self)

    # --- how it stands

    @property
    def row(self) -> TableRow:
        """Return what is kept of the table itself."""
        return self._kept.standing.row

    @property
    def match_row(self) -> MatchRow:
        """Return what is kept of its match, but for the steps."""
        return self._kept.standing.match_row

    @property
    def match(self) -> Match | None:
        """Return the match that is being played, or is over."""
        return self._kept.standing.match

    @property
    def shown(self) -> int:
        """Return the last step that is kept, so that it may be shown."""
        return self._kept.standing.shown

    @property
    def deadline(self) -> int | None:
        """Return until when the seat to act has time."""
        return self._kept.standing.deadline

    @property
    def info(self) -> LobbyInfo:
        """Return all that is public of the table itself."""
        return lobby.describe(self.row, self.match_row)

    @property
    def is_settled(self) -> bool:
        """Whether the match in memory is the one that is kept."""
        return self._kept.is_settled

    @property
    def is_lost(self) -> bool:
        """Whether the table has been given up, and has to be found anew."""
        return self._kept.is_lost

    @property
    def to_act(self) -> int:
        """Return the seat to act, or OVER where nobody is."""
        return self.match.to_act if self.match is not None else OVER

    @property
    def is_bots_turn(self) -> bool:
        """Whether a bot is to act, and nothing is under way."""
        return self.is_settled and self.to_act != OVER and is_played_by_bot(self.row, self.to_act)

    def idle(self) -> float:
        """Return for how many seconds nobody has used the table."""
        return self._kept.idle()

    def playing(self, step: int, match: str = "") -> Match:
        """Return the match, if there is one, and the step and the match, if named, are present."""
        if self.match is None:
            is_given_up = self.row.phase == "expired"
            raise ServerError("match_expired" if is_given_up else "not_started")
        if step != self.shown or match not in ("", self.match_row.id):
            raise ServerError("stale_step", step=self.shown)
        return self.match

    # --- what can be done

    async def change(self, edit: Callable[[TableRow], TableRow]) -> LobbyInfo:
        """Change what the table keeps of itself; an edit that refuses changes nothing."""

        async def carry_out() -> LobbyInfo:
            row = edit(self.row)
            if row != self.row:
                await self._keep(row, self.match_row, self.match)
            return self.info

        return await self._kept.alone(carry_out())

    async def start(self, is_forced: bool = True) -> LobbyInfo:
        """Press start, and begin once all nonces are there; pressed again, begin without them.

        Not forced, it only begins what waits for nothing any more.
        """

        async def carry_out() -> LobbyInfo:
            row = self.row
            if row.phase == "lobby":
                row = lobby.press_start(row)
                if not lobby.is_all_revealed(row):
                    await self._keep(row, self.match_row, None)
                    return self.info
            elif not is_forced and not (row.phase == "revealing" and lobby.is_all_revealed(row)):
                return self.info
            elif row.phase != "revealing":
                raise ServerError("already_started")
            begun = await asyncio.to_thread(lobby.begin, row, self.match_row, self.now())
            await self._keep(*begun)
            return self.info

        return await self._kept.alone(carry_out())

    async def rematch(self) -> LobbyInfo:
        """Go back to the lobby for another match."""

        async def carry_out() -> LobbyInfo:
            row, match_row = await asyncio.to_thread(lobby.rematch, self.row)
            await self._keep(row, match_row, None)
            return self.info

        return await self._kept.alone(carry_out())

    async def give_up(self) -> LobbyInfo:
        """Give up a match that nobody plays on and nobody looks at."""

        async def carry_out() -> LobbyInfo:
            if self.row.phase == "playing" and self._audience.is_empty:
                await self._kept.commit(self._kept.standing.given_up(self.now()))
            return self.info

        return await self._kept.alone(carry_out())

    async def sit_down(self, edit: Callable[[TableRow], TableRow], seat: int) -> LobbyInfo:
        """Seat a person by an edit; the record of a running match notes it."""

        async def carry_out() -> LobbyInfo:
            row, match_row = edit(self.row), self.match_row
            if self.match is not None and row.phase == "playing":
                match_row = lobby.note_newcomer(match_row, seat, row.seats[seat].name, self.shown)
                self.match.notes.update(match_row.notes)
            await self._keep(row, match_row, self.match)
            return self.info

        return await self._kept.alone(carry_out())

    async def play(self, seat: int, step: int, path: list[int], by: str, match_id: str = "") -> int:
        """Play a path, if the position is still the one it was chosen in; return the new step."""

        async def carry_out() -> int:
            match = self.playing(step, match_id)
            # A bot that was still thinking when the owner came back has to give way.
            if by != "clock" and is_played_by_bot(self.row, seat) != (by == "bot"):
                raise ServerError("not_your_seat", seat=seat)
            match.play(seat, path, by, max(0, self.now() - self.match_row.began))
            await self._keep(lobby.close_finished(self.row, match), self.match_row, match)
            return self.shown

        return await self._kept.alone(carry_out())

    async def read(self, ask: Callable[[], T]) -> T:
        """Ask the match something while nothing is under way."""
        return await self._kept.read(ask)

    async def _keep(self, row: TableRow, match_row: MatchRow, match: Match | None) -> None:
        is_waited_for = match is not None and bool(self._audience.present()[0])
        wait = patience(match.length, row.pace) if match is not None and is_waited_for else 0
        standing = self._kept.standing
        await self._kept.commit(standing.following(row, match_row, match, self.now(), wait))

    def drop(self) -> None:
        """Forget everything; what is kept is the truth."""
        self._kept.drop()

    async def close(self) -> None:
        """Let what is under way come to its end."""
        await self._kept.close()

    # --- bots

    async def skip(self) -> None:
        """Let bots move without waiting, until a person is to act."""

        def ask() -> None:  # between two moves of bots it is nobody's turn
            if self.is_bots_turn:
                self._pacing.skip()

        await self.read(ask)

    async def pause(self, is_wanted: Callable[[], bool]) -> None:
        """Wait for as long as bots do at this table, while it is wanted, or until a skip."""
        await self._pacing.pause(lambda: self.row.pace if is_wanted() else None)

    # --- who looks, and what they have been shown

    def take_shown(self, watcher: Watcher, match: str, step: int) -> None:
        """Take note that somebody has shown all up to a step; of what is not, nothing."""
        if match == self.match_row.id and watcher.shown < step <= self.shown:
            watcher.shown = step
            self._begin_clock()

    def _begin_clock(self) -> None:
        """Go on, if nobody who plays is still shown what happened."""
        if self._kept.standing.patience and not self._audience.is_showing(self.shown):
            self._kept.standing = self._kept.standing.on_show(self.now())
            self._pacing.begin(0)
            self.broadcast.forget_clock()
            self._pacing.notice(self.is_bots_turn)
            self._audience.wake()
            self._attend(self)

    @property
    def is_watched(self) -> bool:
        """Whether somebody looks."""
        return not self._audience.is_empty

    def present(self) -> tuple[list[int], int]:
        """Return the seats with somebody at them, and how many only watch."""
        return self._audience.present()

    def admit(self, watcher: Watcher) -> None:
        """Let somebody look."""
        self._kept.touch()
        self.broadcast.forget_presence()
        self._audience.admit(watcher)

    def dismiss(self, watcher: Watcher) -> None:
        """Let somebody go."""
        self._kept.touch()
        self.broadcast.forget_presence()
        self._audience.dismiss(watcher)
        self._begin_clock()
        if self._audience.is_empty:
            self.broadcast.forget_all()

    def _show(self, before: Standing) -> None:
        """Let everybody know what has been kept."""
        if self.row is before.row:
            self.broadcast.forget_match()
        else:
            self.broadcast.forget_all()
        if before.match_row.id != self.match_row.id:
            self._audience.begin()
        if before.is_moved(self.match_row, self.shown):
            self._pacing.begin(self._kept.standing.patience)
        for seat, kept in enumerate(before.row.seats):
            if _has_lost(self.row, seat, kept.token):
                self.broadcast.forget_presence()
                self._audience.take_seat(seat)
        self._pacing.notice(self.is_bots_turn)
        self._audience.wake()
        self._attend(self)
        self._begin_clock()

    def _hang_up(self) -> None:
        self._audience.hang_up()
        self._pacing.notice(False)
        self._attend(self)


def _has_lost(row: TableRow, seat: int, token: str) -> bool:
    """Whether a seat's token is worth nothing any more."""
    return token != "" and (seat >= len(row.seats) or row.seats[seat].token != token)

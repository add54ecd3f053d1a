"""One live table: its rows, its match, and who looks at it.

All that happens here happens in one order, under the table's lock: change the match in memory,
keep it, then show it. Nothing is shown that is not kept; where keeping fails the whole table is
given up, and whoever comes back finds it as storage has it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from time import monotonic, time
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from rimet.kernel.match import Match
from rimet.kernel.record import DICE
from rimet.kernel.state import OVER, SPECTATOR
from rimet.server import lobby
from rimet.server.bell import Bell
from rimet.server.errors import ServerError
from rimet.server.forms import LobbyInfo
from rimet.server.seats import is_played_by_bot
from rimet.server.storage import Change, ConflictError, MatchRow, Storage, StorageError, TableRow
from rimet.server.wire import Act, write_part

T = TypeVar("T")
Key = tuple[object, ...]
MOST_TEXTS = 100  # a match that is over stays as it is, and anybody may ask since any step
log = logging.getLogger(__name__)
STAYING: tuple[Key, ...] = (("lobby",), ("presence",))  # texts that a move does not change


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return int(time() * 1000)


class Watcher(Protocol):
    """Looks at a table: a socket, or a test."""

    seats: list[int]

    def wake(self) -> None:
        """Learn that something has changed."""

    def lose_seat(self, seat: int) -> None:
        """Learn that the host gave a seat to somebody else."""

    def hang_up(self) -> None:
        """Learn that this table is given up; it can be found anew."""


class Table:
    """Is a table in memory. `shown` is the last step that is kept, so that it may be shown."""

    def __init__(
        self,
        storage: Storage,
        row: TableRow,
        match_row: MatchRow,
        match: Match | None,
        deadline: int | None = None,
        now: Callable[[], int] = now,
    ) -> None:
        self.storage = storage
        self.now = now
        self.row = row
        self.match_row = match_row
        self.match = match
        self.deadline = deadline
        self.shown = match.number if match is not None else 0
        self.watchers: set[Watcher] = set()
        self.texts: dict[Key, str] = {}
        # Kept as JSON: hundreds of live objects a view would cost the collector more than the view.
        self.views: dict[int, msgspec.Raw] = {}
        self.acts: dict[int, msgspec.Raw] = {}
        self.on_change: Callable[[Table], None] = lambda table: None
        self.thoughts: set[asyncio.Future[list[int]]] = set()
        self.is_skipping = False
        self.stir = Bell()
        self.is_lost = False
        self.touched = monotonic()
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- what there is

    @property
    def info(self) -> LobbyInfo:
        """Return all that is public of the table itself."""
        return lobby.describe(self.row, self.match_row)

    @property
    def is_settled(self) -> bool:
        """Tell whether the match in memory is the one that is kept."""
        return self.match is not None and self.match.number == self.shown

    @property
    def to_act(self) -> int:
        """Return the seat to act, or OVER where nobody is."""
        return self.match.to_act if self.match is not None else OVER

    @property
    def is_bots_turn(self) -> bool:
        """Tell whether a bot is to act, and nothing is under way."""
        return self.is_settled and self.to_act != OVER and is_played_by_bot(self.row, self.to_act)

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

        return await self._alone(carry_out())

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

        return await self._alone(carry_out())

    async def rematch(self) -> LobbyInfo:
        """Go back to the lobby for another match."""

        async def carry_out() -> LobbyInfo:
            row, match_row = await asyncio.to_thread(lobby.rematch, self.row)
            await self._keep(row, match_row, None)
            return self.info

        return await self._alone(carry_out())

    async def expire(self) -> LobbyInfo:
        """Give up a match that nobody plays on: its steps go, its seed is shown."""

        async def carry_out() -> LobbyInfo:
            if self.row.phase == "playing" and not self.watchers:
                await self._keep(replace(self.row, phase="expired"), self.match_row, None)
            return self.info

        return await self._alone(carry_out())

    async def sit_down(self, edit: Callable[[TableRow], TableRow], seat: int) -> LobbyInfo:
        """Seat a person by an edit; the record of a running match notes it."""

        async def carry_out() -> LobbyInfo:
            row, match_row = edit(self.row), self.match_row
            if self.match is not None and row.phase == "playing":
                match_row = lobby.note_newcomer(match_row, seat, row.seats[seat].name, self.shown)
                self.match.notes.update(match_row.notes)
            await self._keep(row, match_row, self.match)
            return self.info

        return await self._alone(carry_out())

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

        return await self._alone(carry_out())

    async def skip(self) -> None:
        """Let bots move without waiting, until a person is to act."""
        async with self._lock:  # between two moves of bots it is nobody's turn
            self.is_skipping = self.is_bots_turn
            self.stir.ring()

    async def read(self, ask: Callable[[], T]) -> T:
        """Ask the match something while nothing is under way."""
        async with self._lock:
            return ask()

    # --- one after the other

    async def _alone(self, work: Coroutine[Any, Any, T]) -> T:
        """Carry out work under the lock to its end, even if nobody waits for it any more."""
        task = asyncio.create_task(self._locked(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _locked(self, work: Coroutine[Any, Any, T]) -> T:
        async with self._lock:
            self.touched = monotonic()
            try:
                while self.thoughts:
                    # A bot is reading the match in its thread; it must not change meanwhile.
                    await asyncio.wait(self.thoughts)
                if self.is_lost:
                    raise ServerError("storage_failed")
                return await work
            finally:
                work.close()
                if self.match is not None and not self.is_settled:
                    self.drop()  # half a move may be in memory; what is kept is whole

    async def _keep(self, row: TableRow, match_row: MatchRow, match: Match | None) -> None:
        """Keep what differs from what is kept, then show it."""
        is_same_match = match_row.id == self.match_row.id
        before = self.shown if is_same_match and self.match is not None else 0
        steps = match.steps(before) if match is not None else ()
        deadline = self._deadline(row, match, bool(steps) or not is_same_match)
        is_changed = row is not self.row and row != self.row
        if is_changed:
            row = replace(row, revision=self.row.revision + 1, changed=self.now())
        change = Change(
            table=row if is_changed else None,
            match=match_row if match_row is not self.match_row else None,
            match_id=match_row.id,
            after=before,
            steps=steps,
            deadline=deadline if deadline != self.deadline else msgspec.UNSET,
            is_given_up=row.phase == "expired" != self.row.phase,
        )
        try:
            await self.storage.commit(change)
        except (StorageError, ConflictError) as error:
            if isinstance(error, ConflictError):
                log.warning("a table was changed elsewhere; do two servers share a database?")
            self.drop()
            raise ServerError("storage_failed") from None
        old, staying = self.row, () if is_changed else STAYING
        self.row, self.match_row, self.match = row, match_row, match
        self.shown = match.number if match is not None else 0
        self.deadline = deadline
        self.views.clear()
        self.acts.clear()
        self.texts = {key: self.texts[key] for key in staying if key in self.texts}
        for seat, kept in enumerate(old.seats):
            if _has_lost(row, seat, kept.token):
                self._take_seat_from(seat)
        self._show()

    def _deadline(self, row: TableRow, match: Match | None, has_moved: bool) -> int | None:
        """Return until when the seat to act has time; a turn that goes on keeps its deadline."""
        if match is None or match.to_act == OVER or row.clock == 0:
            return None
        if is_played_by_bot(row, match.to_act):
            return None
        if has_moved or self.deadline is None or row.clock != self.row.clock:
            return self.now() + row.clock
        return self.deadline

    # --- who looks

    def _show(self) -> None:
        if not self.is_bots_turn:
            self.is_skipping = False
        self.stir.ring()
        for watcher in list(self.watchers):
            watcher.wake()
        self.on_change(self)

    def admit(self, watcher: Watcher) -> None:
        """Let somebody look."""
        self.watchers.add(watcher)
        self._tell_presence()

    def dismiss(self, watcher: Watcher) -> None:
        """Let somebody go."""
        self.watchers.discard(watcher)
        self._tell_presence()
        if not self.watchers:
            self.texts.clear()
            self.views.clear()
            self.acts.clear()

    def _tell_presence(self) -> None:
        self.touched = monotonic()
        self.texts.pop(("presence",), None)
        for watcher in list(self.watchers):
            watcher.wake()

    def _take_seat_from(self, seat: int) -> None:
        """Take a seat from the sockets of whoever held it."""
        self.texts.pop(("presence",), None)
        for watcher in list(self.watchers):
            if seat in watcher.seats:
                watcher.lose_seat(seat)

    def present(self) -> tuple[list[int], int]:
        """Return the seats with somebody at them, and how many only watch."""
        seats = {seat for watcher in self.watchers for seat in watcher.seats}
        return sorted(seats), sum(not watcher.seats for watcher in self.watchers)

    def view(self, viewer: int) -> msgspec.Raw:
        """Return, as JSON, what a viewer sees now; built once per change, for all who look."""
        assert self.match is not None and viewer >= SPECTATOR
        if viewer not in self.views:
            seats, spectators = self.present()
            viewers = {viewer, *seats, *([SPECTATOR] if spectators else [])} - self.views.keys()
            for each, view in zip(viewers, self.match.views(list(viewers)), strict=True):
                self.views[each] = msgspec.Raw(write_part(view))
        return self.views[viewer]

    def acts_since(self, since: int) -> msgspec.Raw:
        """Return, as JSON, who has moved since a step, listed once per change."""
        assert self.match is not None
        if since not in self.acts:
            if len(self.acts) >= MOST_TEXTS:
                self.acts.clear()
            news = enumerate(self.match.steps(since), start=since + 1)
            acts = [
                Act(step=number, seat=step.seat, by=step.by, at=step.at)  # type: ignore[arg-type]
                for number, step in news
                if step.by != DICE
            ]
            self.acts[since] = msgspec.Raw(write_part(acts))
        return self.acts[since]

    def drop(self) -> None:
        """Forget everything; what is kept is the truth."""
        self.is_lost = True
        for watcher in list(self.watchers):
            watcher.hang_up()

    async def close(self) -> None:
        """Let what is under way come to its end."""
        while self._tasks:
            await asyncio.wait(self._tasks)


def _has_lost(row: TableRow, seat: int, token: str) -> bool:
    """Tell whether a seat's token is worth nothing any more."""
    return token != "" and (seat >= len(row.seats) or row.seats[seat].token != token)

"""Twin worlds over the wire: two halls with one table each, alike but for one viewer's secrets.

The same match is played in both. World B is world A dealt anew for one viewer, so that whatever
this viewer is sent must be the same, byte for byte, as long as no step shows a difference that the
rules let it see. Where one does, B is dealt anew from A. What the server draws by chance it draws
alike in both.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from copy import copy
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

import msgspec

from rimet.kernel.dice import LooseDice
from rimet.kernel.game import Game, possible
from rimet.kernel.match import Match
from rimet.kernel.record import Player, Step
from rimet.kernel.rng import Rng
from rimet.kernel.state import CHANCE, OVER, SPECTATOR, State, weigh
from rimet.server.connection import Connection
from rimet.server.hall import Hall
from rimet.server.limits import NO_LIMITS
from rimet.server.socket import Socket
from rimet.server.standing import Standing
from rimet.server.storage import (
    Absence,
    Change,
    Forget,
    Idle,
    MatchRow,
    SeatRow,
    Storage,
    Stored,
    TableRow,
)
from rimet.server.table import Table
from rimet.server.tokens import digest
from rimet.server.wire import PROTOCOL
from rimet.testing.twins import Future, remembers
from rimet.testing.walk import encode

TRIED = 12  # other steps of the twin that could look the same to the viewer
TURNS = 40  # of the event loop until all is said that there is to say
NOW = 1_700_000_000_000
NEVER = 1_000_000_000


class Nowhere(Storage):
    """Keeps nothing, and says at once that it is kept: what is sent depends on no disk."""

    async def commit(self, change: Change) -> None:
        """Keep nothing."""

    async def find(self, table: str) -> Stored | None:
        """Find nothing."""
        return None

    async def find_match(self, table: str, number: int) -> tuple[MatchRow, tuple[Step, ...]] | None:
        """Find nothing."""
        return None

    async def deadlines(self) -> list[tuple[str, int]]:
        """Have no deadlines."""
        return []

    async def idle(self, before: int) -> list[Idle]:
        """Have no tables."""
        return []

    async def witness(self, now: int) -> list[Absence]:
        """Have been there always."""
        return []

    async def forget(self, wish: Forget) -> None:
        """Forget nothing."""

    async def backup(self, path: Path) -> None:
        """Copy nothing."""

    async def close(self) -> None:
        """Close nothing."""


class World:
    """Is a hall with one table, and the viewer's socket at it."""

    def __init__(self, match: Match, dice: LooseDice, viewer: int) -> None:
        self.match = match
        self.dice = dice
        self.viewer = viewer
        self.hall = Hall(Nowhere(), now=lambda: NOW)
        self.table = self._table()
        self.said: list[str] = []
        self._inbox: asyncio.Queue[dict[str, object]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def _table(self) -> Table:
        seats = tuple(
            SeatRow(kind="person", name=f"Person {seat}", bot="random", token=digest(f"{seat}"))
            for seat in range(self.match.game.seats)
        )
        row = TableRow(
            id="twins",
            revision=1,
            game=self.match.game.name,
            version=self.match.game.version,
            options=msgspec.structs.asdict(self.match.game.options),
            host=digest("host"),
            pace=0,
            clock=0,
            phase="playing",
            number=1,
            seats=seats,
        )
        kept = MatchRow(id="twins-1", table="twins", number=1, seed="00" * 32, began=NOW)
        standing = Standing(row, kept, self.match, self.match.number)
        return self.hall._welcome(Table(Nowhere(), standing, lambda: NOW))

    async def come(self, since: int) -> None:
        """Open the viewer's socket anew, which has seen everything up to a step."""
        await self.leave()
        self._inbox = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})

        async def send(message: object) -> None:
            assert isinstance(message, dict)
            self.said.append(str(message.get("text", message["type"])))

        socket = Socket({}, self._inbox.get, send)
        self._task = asyncio.create_task(Connection(socket, self.hall, NO_LIMITS).run())
        tokens = [] if self.viewer == SPECTATOR else [str(self.viewer)]
        hello = {"protocol": PROTOCOL, "table": "twins", "tokens": tokens, "match": "twins-1"}
        self.ask(type="hello", since=since, **hello)

    def ask(self, **message: object) -> None:
        """Send a message from the viewer's socket."""
        text = msgspec.json.encode(message).decode()
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})

    async def leave(self) -> None:
        """Close the viewer's socket."""
        if self._task is not None:
            self._inbox.put_nowait({"type": "websocket.disconnect"})
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    def twin(self, rng: Rng) -> World:
        """Return another world that the viewer cannot tell apart."""
        match = copy(self.match)
        dice = LooseDice(rng)
        match._dice = dice
        match._steps = list(match._steps)
        match._actions = list(match._actions)
        match._told = list(match._told)
        match._journal = list(match._journal)
        match._state = match._state.clone()
        match._state.redeal(self.viewer, rng)
        match._state.journal, match._state.marks = match._journal, []
        return World(match, dice, self.viewer)

    async def play(self, unit: Sequence[int]) -> None:
        """Play an action and the outcomes that follow it; the viewer's own over its socket."""
        action, *outcomes = unit
        self.dice.load(*outcomes)
        seat, step = self.table.to_act, self.table.shown
        if seat == self.viewer:
            self.ask(type="play", id=7, seat=seat, step=step, path=[action])
        else:
            await self.table.play(seat, step, [action], "person")


class Leak(AssertionError):
    """Tells what a viewer was sent in one world and not in the other."""


class Count(NamedTuple):
    """Counts messages compared, units in worlds that differed, and how often they parted."""

    messages: int = 0
    units: int = 0
    apart: int = 0


class Drill:
    """Plays a match in two worlds and compares all that one viewer is sent."""

    def __init__(self, game: Game, viewer: int, seed: int, units: int) -> None:
        self._rng = Rng(seed)
        self._viewer = viewer
        self._units = units
        self._game = game
        dice = LooseDice(self._rng)
        players = [Player("person", f"Person {seat}") for seat in range(game.seats)]
        self.here = World(Match(game, dice, players), dice, viewer)
        self.count = Count()

    async def run(self) -> Count:
        """Play to the end, or as many units as were asked for."""
        here = self.here
        await here.come(0)
        await self._quiet()
        twin: World | None = None
        for number in range(self._units):
            if here.match.to_act == OVER:
                break
            if twin is None:
                twin = await self._new_twin()
            is_other = not twin.match._state == here.match._state
            unit, other = self._choose(here.match._state, twin.match._state)
            if other is None:
                await here.play(unit)
                await self._quiet()
                await twin.leave()
                twin = None
                self.count = self.count._replace(apart=self.count.apart + 1)
                continue
            await here.play(unit)
            await twin.play(other)
            await self._compare(twin)
            await self._question(twin)
            if number % 8 == 7:
                for world in (here, twin):
                    await world.come(0)
                await self._compare(twin)
            self.count = self.count._replace(units=self.count.units + is_other)
        await here.leave()
        if twin is not None:
            await twin.leave()
        return self.count

    async def _new_twin(self) -> World:
        twin = self.here.twin(self._rng)
        step = self.here.table.shown
        for world in (self.here, twin):
            await world.come(step)
        self.here.said.clear()
        await self._compare(twin)
        await self._question(twin)
        return twin

    async def _question(self, twin: World) -> None:
        """Ask, in both worlds, what a viewer may and may not ask."""
        seat = max(self._viewer, 0)
        step = self.here.table.shown
        actions = [self._rng.below(self._game.actions) for _ in range(3)]
        for world in (self.here, twin):
            world.ask(type="peek", id=1, seat=seat, step=step)
            world.ask(type="peek", id=2, seat=seat, step=max(0, step - 1))
            for action in actions:
                world.ask(type="peek", id=3, seat=seat, step=step, path=[action])
            if self.here.table.to_act != self._viewer:
                world.ask(type="play", id=4, seat=seat, step=step, path=actions)
            # Its memory is of the match as it was played, which in the twin never happened.
            world.ask(type="side", id=9, seat=seat, step=step)
            world.ask(type="side", id=10, seat=seat, step=max(0, step - 1))
            world.ask(type="side", id=11, seat=(seat + 1) % self._game.seats)
            world.ask(type="peek", id=5, seat=(seat + 1) % self._game.seats, step=step)
            world.ask(type="play", id=6, seat=seat, step=step, path=[NEVER])
            world.ask(type="skip", id=8)
            for number in (step, step + 1):
                world.ask(type="shown", match="twins-1", step=number)
        await self._compare(twin)

    async def _compare(self, twin: World) -> None:
        await self._quiet()
        here, there = self.here.said, twin.said
        for one, other in zip(here, there, strict=False):
            if one != other:
                raise Leak(f"viewer {self._viewer}: {_difference(one, other)}")
        if len(here) != len(there):
            raise Leak(f"viewer {self._viewer}: {len(here)} messages against {len(there)}")
        self.count = self.count._replace(messages=self.count.messages + len(here))
        here.clear()
        there.clear()

    async def _quiet(self) -> None:
        for _ in range(TURNS):
            await asyncio.sleep(0)

    # --- the same match in another world

    def _choose(self, state: State, other: State) -> tuple[list[int], list[int] | None]:
        """Return a unit at random, and one of the twin that the viewer cannot tell apart."""
        legal = possible(state)
        unit = [legal[self._rng.below(len(legal))]]
        alike: list[int] | None = []
        here, there = state, other
        while True:
            left = _future(self._game, self._viewer, here, unit[-1])
            if alike is not None:
                right = self._alike(here, there, unit[-1], left)
                if right is None:
                    alike = None
                else:
                    alike.append(right[0])
                    there = right[1]
            here = left.state
            if here.to_act == OVER:
                return unit, None  # a match that is over is public
            if here.to_act != CHANCE:
                return unit, alike
            unit.append(weigh(here.odds(), self._rng))

    def _alike(
        self, here: State, there: State, action: int, left: Future
    ) -> tuple[int, State] | None:
        """Return a step of the twin that shows the viewer the same."""
        if here.to_act == self._viewer != SPECTATOR:
            tried = [action]  # what it does itself it knows
        else:
            others = [found for found in possible(there) if found != action]
            tried = [action] if action in possible(there) else []
            tried += others[:TRIED]
        for found in tried:
            if found not in possible(there):
                raise Leak(f"viewer {self._viewer}: {action} is legal in one world only")
            right = _future(self._game, self._viewer, there, found)
            if right.view != left.view or right.state.to_act != left.state.to_act:
                continue
            if right.events != left.events and remembers(self._viewer, left, right, self._rng):
                continue
            return found, right.state
        return None


def _future(game: Game, viewer: int, state: State, action: int) -> Future:
    after = state.clone()
    after.journal = []
    after.apply(action)
    events = encode(game.events(list(after.journal), viewer))
    after.journal = None
    return Future(game.tell(state, action), after, encode(game.view(after, viewer)), events, [])


def _difference(one: str, other: str) -> str:
    """Return where two messages part."""
    index = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    start = max(0, index - 60)
    return f"...{one[start : index + 60]!r} against ...{other[start : index + 60]!r}"


def has_secrets(game: Game, seed: int) -> bool:
    """Tell whether somebody may not know everything, at some moment of a random match."""
    rng = Rng(seed)
    state = game.start()
    while state.to_act != OVER:
        for viewer in (SPECTATOR, *range(game.seats)):
            world = state.clone()
            world.redeal(viewer, rng)
            if not world == state:
                return True
        state.apply(state.sample(rng))
    return False


def drill(game: Game, viewer: int, seed: int, units: int) -> Count:
    """Play a match in twin worlds; Leak where the viewer could tell them apart."""
    with patch("rimet.server.sides.fresh_rng", lambda: Rng(seed)):
        return asyncio.run(Drill(game, viewer, seed, units).run())

"""Test how long bots and clocks wait for what is on show, in a loop whose time the test moves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from rimet import CHANCE, OVER, Rng
from rimet.server import seats
from rimet.server.bodies import NewTable
from rimet.server.hall import Hall
from rimet.server.limits import Limits, Rate
from rimet.server.pacing import SHORTEST, SPARE, USUAL_PACE, Pacing, patience
from rimet.server.table import Table
from tests.server.still import StillLoop
from tests.server.test_connection import TOKENS, Line, talking
from tests.server.twins import Nowhere

CLOCK = 60_000
BEGUN = 1_700_000_000_000
Test = Callable[["Time"], Awaitable[None]]


class Time:
    """The time of a loop, which passes only as the test lets it."""

    def __init__(self, loop: StillLoop) -> None:
        self._loop = loop

    def now(self) -> int:
        """Return the time of day in milliseconds."""
        return BEGUN + round(self._loop.moment * 1000)

    async def passes(self, milliseconds: float) -> None:
        """Let time pass, and what is due by then happen."""
        await rest()
        self._loop.moment += milliseconds / 1000
        await rest()


async def rest() -> None:
    """Let everything happen that needs no more time."""
    for _ in range(100):
        await asyncio.sleep(0)


@contextmanager
def drawing(rng: Rng) -> Iterator[None]:
    """Draw all that nobody shall foresee from one generator."""

    def draw(size: int) -> bytes:
        return bytes(rng.below(256) for _ in range(size))

    with (
        patch("secrets.token_bytes", draw),
        patch("secrets.token_urlsafe", lambda size: draw(size).hex()),
        patch("secrets.randbits", lambda size: int.from_bytes(draw(size // 8))),
    ):
        yield


def run(test: Test) -> None:
    """Run a test in a loop whose time stands still, and where chance is always the same."""
    with asyncio.Runner(loop_factory=StillLoop) as runner, drawing(Rng(1)):
        loop = runner.get_loop()
        assert isinstance(loop, StillLoop)
        runner.run(test(Time(loop)))  # type: ignore[arg-type]


# --- the pause itself


def test_a_scene_takes_as_long_as_its_page_needs() -> None:
    assert patience(0, USUAL_PACE) == 0, "where nothing is played nobody waits"
    assert patience(5_000, 0) == 0, "at once is at once"
    assert patience(5_000, USUAL_PACE) == 5_000 + SPARE
    assert patience(5_000, 10 * USUAL_PACE) == 5_000 + SPARE
    assert patience(5_000, USUAL_PACE // 2) == 2_500 + SPARE
    assert patience(5_000, 1) == int(5_000 * SHORTEST) + SPARE


class Waiting:
    """A bot that waits while something is on show."""

    def __init__(self, pace: int, bound: int) -> None:
        self.is_showing = True
        self.pacing = Pacing(lambda: self.is_showing)
        self.pacing.begin(bound)
        self.task = asyncio.create_task(self.pacing.pause(lambda: pace))

    def see_all(self) -> None:
        """Tell that it has been shown."""
        self.is_showing = False
        self.pacing.notice(True)


def test_a_bot_waits_for_what_is_on_show_and_no_longer() -> None:
    async def test(time: Time) -> None:
        waiting = Waiting(900, 5_000)
        await time.passes(4_999)
        assert not waiting.task.done()
        waiting.see_all()
        await rest()
        assert waiting.task.done()

    run(test)


def test_a_bot_waits_for_its_pace_even_if_all_is_shown() -> None:
    async def test(time: Time) -> None:
        waiting = Waiting(900, 5_000)
        await time.passes(500)
        waiting.see_all()
        await time.passes(399)
        assert not waiting.task.done()
        await time.passes(2)
        assert waiting.task.done()

    run(test)


def test_nobody_is_waited_for_beyond_the_bound() -> None:
    async def test(time: Time) -> None:
        waiting = Waiting(900, 5_000)
        await time.passes(5_001)
        assert waiting.task.done() and waiting.is_showing

    run(test)


def test_a_skip_ends_the_wait() -> None:
    async def test(time: Time) -> None:
        waiting = Waiting(900, 5_000)
        await rest()
        waiting.pacing.skip()
        await rest()
        assert waiting.task.done()

    run(test)


# --- at a table


class Scene:
    """A table in the middle of a scene: what a person's move brought is on show."""

    def __init__(self, hall: Hall, table: Table, time: Time) -> None:
        self.hall = hall
        self.table = table
        self.time = time

    @property
    def left(self) -> int:
        """Return how much time the person to act has left."""
        assert self.table.deadline is not None
        return self.table.deadline - self.time.now()

    def tell(self, line: Line, **fields: Any) -> None:
        """Say that all was shown, or something else."""
        told = {"match": self.table.match_row.id, "step": self.table.shown}
        line.say(type="shown", **(told | fields))


@asynccontextmanager
async def playing(time: Time, clock: int = CLOCK, people: int = 3) -> AsyncIterator[Scene]:
    """Open a hall with a table where people play, and bots in the other seats."""
    hall = Hall(Nowhere(), now=time.now)
    table, _ = await hall.create(NewTable(game="park-cup", pace=USUAL_PACE, clock=clock))
    for seat, token in enumerate(TOKENS[:people]):
        await table.change(partial(sit, seat, token))
    await table.change(lambda row: seats.fill(row, "random"))
    await table.start()
    yield Scene(hall, table, time)
    await hall.close()


def sit(seat: int, token: str, row: Any) -> Any:
    """Seat a person."""
    return seats.take(row, seat, f"Person {seat}", "", token, "random")


async def play_to_a_scene(scene: Scene, lines: list[Line]) -> int:
    """Let people play until something is on show and a person is to act; return how long it is."""
    table = scene.table
    while True:
        assert table.match is not None and table.to_act not in (OVER, CHANCE)
        await table.play(table.to_act, table.shown, table.match.peek(table.to_act)[:1], "person")
        await rest()
        if table.match.length > 0 and table.to_act >= 0:
            return patience(table.match.length, USUAL_PACE)
        for line in lines:
            scene.tell(line)
        await rest()


def test_a_persons_time_begins_when_all_who_play_have_seen_what_happened() -> None:
    async def test(time: Time) -> None:
        async with (
            playing(time) as scene,
            talking(scene.hall, scene.table, TOKENS[:1]) as phone,
            talking(scene.hall, scene.table, TOKENS[:1]) as laptop,
            talking(scene.hall, scene.table, TOKENS[1:]) as other,
        ):
            wait = await play_to_a_scene(scene, [phone, laptop, other])
            assert wait > SPARE and scene.left == CLOCK + wait
            await time.passes(1_000)
            scene.tell(phone)
            scene.tell(other)
            await rest()
            assert scene.left == CLOCK + wait - 1_000, "a seat with two devices has seen it on one"
            scene.tell(laptop)
            await rest()
            assert scene.left == CLOCK
            deadlines = [one["deadline"] for one in other.sent if one["type"] == "clock"]
            assert deadlines[-2:] == [scene.table.deadline - 1_000 + wait, scene.table.deadline]  # type: ignore[operator]
            await time.passes(1_000)
            for line in (phone, laptop, other):
                scene.tell(line)
            await rest()
            assert scene.left == CLOCK - 1_000, "it begins once"

    run(test)


WRONG: list[dict[str, object]] = [
    {"match": "another-1"},
    {"match": ""},
    {"step": 10_000},
    {"step": 0},
]


@pytest.mark.parametrize("fields", WRONG)
def test_what_has_not_been_shown_counts_for_nothing(
    fields: dict[str, object],
) -> None:
    async def test(time: Time) -> None:
        async with (
            playing(time) as scene,
            talking(scene.hall, scene.table, TOKENS) as line,
        ):
            wait = await play_to_a_scene(scene, [line])
            scene.tell(line, **fields)
            await rest()
            assert scene.left == CLOCK + wait
            assert line.sent[-1]["type"] == "clock", "and it has no answer"
            scene.tell(line)
            await rest()
            assert scene.left == CLOCK

    run(test)


def test_who_only_watches_delays_nobody_and_speaks_for_nobody() -> None:
    async def test(time: Time) -> None:
        async with (
            playing(time) as scene,
            talking(scene.hall, scene.table, []) as watcher,
            talking(scene.hall, scene.table, TOKENS) as line,
        ):
            wait = await play_to_a_scene(scene, [line])
            scene.tell(watcher)
            await rest()
            assert scene.left == CLOCK + wait
            scene.tell(line)
            await rest()
            assert scene.left == CLOCK

    run(test)


def test_where_nobody_who_plays_looks_nobody_waits() -> None:
    async def test(time: Time) -> None:
        async with (
            playing(time) as scene,
            talking(scene.hall, scene.table, []) as watcher,
        ):
            await play_to_a_scene(scene, [watcher])
            assert scene.left == CLOCK

    run(test)


def test_who_goes_away_is_waited_for_no_more() -> None:
    async def test(time: Time) -> None:
        async with playing(time) as scene:
            async with talking(scene.hall, scene.table, TOKENS[:1]) as line:
                async with talking(scene.hall, scene.table, TOKENS[1:]) as other:
                    wait = await play_to_a_scene(scene, [line, other])
                    scene.tell(line)
                    await rest()
                    assert scene.left == CLOCK + wait
                await rest()
                assert scene.left == CLOCK

    run(test)


def test_who_loses_the_seat_is_waited_for_no_more() -> None:
    async def test(time: Time) -> None:
        async with (
            playing(time) as scene,
            talking(scene.hall, scene.table, TOKENS[:1]) as line,
            talking(scene.hall, scene.table, TOKENS[1:]) as other,
        ):
            wait = await play_to_a_scene(scene, [line, other])
            told, lost = (line, other) if scene.table.to_act == 0 else (other, line)
            scene.tell(told)
            await rest()
            assert scene.left == CLOCK + wait
            for seat in [0] if lost is line else [1, 2]:
                await scene.table.change(partial(seats.kick, seat=seat))
            assert scene.left == CLOCK

    run(test)


def test_a_flood_ends_the_socket_and_the_wait() -> None:
    async def test(time: Time) -> None:
        few = Limits(messages=Rate(30, 1e-9))
        async with (
            playing(time) as scene,
            talking(scene.hall, scene.table, TOKENS[:1], few) as line,
            talking(scene.hall, scene.table, TOKENS[1:]) as other,
        ):
            await play_to_a_scene(scene, [other])
            scene.tell(other)
            for _ in range(100):
                scene.tell(line, step=10_000)
            await line.until(lambda: line.sent[-1]["type"] == "closed")
            assert line.sent[-2]["code"] == "too_many_messages"
            await rest()
            assert scene.left == CLOCK

    run(test)


def test_a_clock_that_nobody_stopped_begins_after_the_bound() -> None:
    async def test(time: Time) -> None:
        async with (
            playing(time) as scene,
            talking(scene.hall, scene.table, TOKENS) as line,
        ):
            wait = await play_to_a_scene(scene, [line])
            step = scene.table.shown
            await time.passes(wait + CLOCK - 1)
            assert scene.table.shown == step
            await time.passes(2)
            while scene.table.shown == step:
                await asyncio.sleep(0)

    run(test)


async def play_to_a_bot(scene: Scene, line: Line | None) -> int:
    """Let a person and bots play until something is on show and a bot is to act."""
    table = scene.table
    while True:
        await rest()
        assert table.match is not None and table.to_act != OVER
        if table.is_bots_turn and patience(table.match.length, USUAL_PACE) > SPARE + USUAL_PACE:
            return table.shown
        if line is not None:
            scene.tell(line)
        if table.is_bots_turn:
            await scene.time.passes(USUAL_PACE + 1)
        else:
            path = table.match.peek(table.to_act)[:1]
            await table.play(table.to_act, table.shown, path, "person")


@pytest.mark.parametrize("end", ["shown", "skip", "bound", "gone"])
def test_bots_wait_for_all_who_play(
    end: str,
) -> None:
    async def test(time: Time) -> None:
        async with (
            playing(time, clock=0, people=1) as scene,
            talking(scene.hall, scene.table, []) as watcher,
        ):
            async with talking(scene.hall, scene.table, TOKENS[:1]) as line:
                step = await play_to_a_bot(scene, line)
                assert scene.table.match is not None
                wait = patience(scene.table.match.length, USUAL_PACE)
                await time.passes(USUAL_PACE + 1)
                scene.tell(watcher)
                await rest()
                assert scene.table.shown == step
                if end == "shown":
                    scene.tell(line)
                elif end == "skip":
                    line.say(type="skip", id=1)
                elif end == "bound":
                    await time.passes(wait - USUAL_PACE - 2)
                    assert scene.table.shown == step
                    await time.passes(2)
                if end != "gone":
                    await moved(scene.table, step)
            await moved(scene.table, step)

    run(test)


async def moved(table: Table, step: int) -> None:
    """Wait until a bot has moved; a test that hangs here has found one that waits too long."""
    while table.shown == step:
        await asyncio.sleep(0)


def test_bots_wait_for_nobody_who_only_watches() -> None:
    async def test(time: Time) -> None:
        async with (
            playing(time, clock=0, people=1) as scene,
            talking(scene.hall, scene.table, []),
        ):
            step = await play_to_a_bot(scene, None)
            await time.passes(USUAL_PACE + 1)
            await moved(scene.table, step)

    run(test)


def test_another_match_is_shown_from_its_start() -> None:
    async def test(time: Time) -> None:
        async with (
            playing(time) as scene,
            talking(scene.hall, scene.table, TOKENS) as line,
        ):
            table = scene.table
            await line.until(lambda: bool(line.updates(0)))
            for watcher in table._audience._watchers:
                watcher.shown = 10_000
            await table.change(lambda row: replace(row, phase="over"))
            await table.rematch()
            await table.start()
            wait = await play_to_a_scene(scene, [])
            assert scene.left == CLOCK + wait, "what was shown of the match before does not count"

    run(test)

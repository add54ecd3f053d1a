"""Test bots that hang or fail, and that how long one thinks is not seen."""

from __future__ import annotations

import asyncio
import threading
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from rimet import OVER, Match
from rimet.kernel.bot import Bot, Scene
from rimet.server import seats
from rimet.server.bots import Bots
from rimet.server.forms import NewTable
from rimet.server.hall import Hall
from rimet.server.table import Table
from rimet.server.thinkers import MOST, Thinkers
from tests.server.test_hall import Faulty, people_playing, run


class HangingBot(Bot):
    """Thinks until it is let go."""

    name = "hanging"

    def __init__(self) -> None:
        self.is_thinking = threading.Event()
        self.is_let_go = threading.Event()

    def choose(self, scene: Scene) -> list[int]:
        """Think."""
        self.is_thinking.set()
        self.is_let_go.wait()
        return scene.legal()[:1]


async def bots_playing(hall: Hall, pace: int = 0) -> Table:
    """Return a table in a match of bots alone."""
    table, _ = await hall.create(NewTable(game="park-cup", pace=pace))
    await table.change(lambda row: seats.fill(row, "random"))
    await table.start()
    return table


def test_a_bot_that_hangs_holds_up_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bot = HangingBot()
    monkeypatch.setattr("rimet.server.bots.make_bot", lambda game, name: bot)
    before = set(threading.enumerate())

    async def test(hall: Hall, storage: Faulty) -> None:
        hall.bots.patience = 0
        tables = [await bots_playing(hall) for _ in range(2)]
        while any(table.row.phase != "over" for table in tables):
            await asyncio.sleep(0)

    run(test, tmp_path)
    assert "thinks for too long" in caplog.text
    hired = [thread for thread in set(threading.enumerate()) - before if "bot" in thread.name]
    assert 0 < len(hired) <= MOST
    bot.is_let_go.set()


def test_a_table_can_be_closed_while_a_bot_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = HangingBot()
    monkeypatch.setattr("rimet.server.bots.make_bot", lambda game, name: bot)

    async def test(hall: Hall, storage: Faulty) -> None:
        table = await bots_playing(hall)
        await asyncio.to_thread(bot.is_thinking.wait)
        renames = [partial(seats.rename, seat=0, name=name) for name in ("Ana", "Bea")]
        waiting = [asyncio.create_task(table.change(rename)) for rename in renames]
        await asyncio.sleep(0)
        await hall.bots.close()
        assert [(await change).seats[0].name for change in waiting] == ["Ana", "Bea"]
        assert not hall.bots.is_driving(table), "nobody thinks any more"

    run(test, tmp_path)
    bot.is_let_go.set()


def test_a_bot_thinks_while_it_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Were the wait before the thought, the time of a move would tell how hard it was."""
    bot = HangingBot()
    bot.is_let_go.set()
    monkeypatch.setattr("rimet.server.bots.make_bot", lambda game, name: bot)

    async def test(hall: Hall, storage: Faulty) -> None:
        table = await bots_playing(hall, pace=10_000)
        shown = table.shown
        await asyncio.to_thread(bot.is_thinking.wait)
        while table.thoughts:
            await asyncio.sleep(0)
        assert table.shown == shown, "it has thought, and waits"
        await table.skip()
        while table.to_act != OVER:
            await asyncio.sleep(0)

    run(test, tmp_path)


def test_a_bot_that_waits_notices_what_changes(tmp_path: Path) -> None:
    async def test(hall: Hall, storage: Faulty) -> None:
        table = await bots_playing(hall, pace=10_000)
        step = table.shown
        await table.change(lambda row: seats.rename(row, 0, "Ana"))
        for _ in range(50):
            await asyncio.sleep(0)
        assert table.shown == step, "a name is no reason to hurry"
        await table.change(lambda row: seats.take(row, table.to_act, "Bo", "", "token", "random"))
        while hall.bots.is_driving(table):
            await asyncio.sleep(0)
        assert table.shown == step, "it is a person's turn"
        await table.change(lambda row: seats.leave(row, table.to_act))
        await table.change(lambda row: replace(row, pace=0))
        while table.row.phase != "over":
            await asyncio.sleep(0)

    run(test, tmp_path)


def test_where_not_even_chance_can_choose_the_table_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> list[int]:
        raise KeyError

    monkeypatch.setattr(Bots, "_choose", fail)

    async def test(hall: Hall, storage: Faulty) -> None:
        table = await bots_playing(hall)
        while not table.is_lost:
            await asyncio.sleep(0)
        for _ in range(100):
            await asyncio.sleep(0)
        assert not hall.bots.is_driving(table), "nobody tries again and again"

    run(test, tmp_path)
    assert caplog.text.count("KeyError in a bot's move") == 1


@pytest.mark.parametrize(("begun", "done"), [("1", "12"), ("12", "12"), ("12", "21")])
def test_nothing_changes_while_bots_think(begun: str, done: str, tmp_path: Path) -> None:
    """One after the other; or at once, for a clock runs out just when its seat is left."""

    async def test(hall: Hall, storage: Faulty) -> None:
        table, _ = await hall.create(NewTable(game="park-cup", pace=0))
        thoughts: dict[str, asyncio.Future[list[int]]] = {one: asyncio.Future() for one in done}
        for thought in thoughts.values():
            thought.add_done_callback(table.thoughts.discard)
        table.thoughts.update(thoughts[one] for one in begun)
        first, second = (thoughts[one] for one in done)
        first.add_done_callback(lambda _: table.thoughts.add(second))
        filling = asyncio.create_task(table.change(lambda row: seats.fill(row, "random")))
        for thought in (first, second):
            for _ in range(20):
                await asyncio.sleep(0)
            assert table.row.seats[0].kind == "open"
            thought.set_result([])
        assert (await filling).seats[0].kind == "bot"

    run(test, tmp_path)


def test_a_match_that_stumbles_is_found_as_it_was_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hall: Hall, storage: Faulty) -> None:
        table = await people_playing(hall)
        assert table.match is not None
        step, seat = table.shown, table.to_act
        path = table.match.peek(seat)[:1]

        def stumble(match: Match, at: int) -> None:
            raise ZeroDivisionError

        with monkeypatch.context() as patch:
            patch.setattr(Match, "_settle", stumble)
            with pytest.raises(ZeroDivisionError):
                await table.play(seat, step, path, "person")
        assert table.is_lost, "half a move is in its memory"
        again = await hall.find(table.row.id)
        assert again is not table and again.shown == step
        assert await again.play(seat, step, path, "person") > step

    run(test, tmp_path)


def test_a_thinker_tells_what_went_wrong() -> None:
    def stumble() -> list[int]:
        raise ValueError

    thinkers = Thinkers(1)
    assert isinstance(thinkers.ask(stumble).exception(timeout=60), ValueError)
    assert thinkers.ask(lambda: [1]).result(timeout=60) == [1]
    thinkers.close()

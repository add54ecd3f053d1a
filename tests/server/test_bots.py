"""Test bots that hang or fail, that nobody waits for one, and that its time to think is hidden."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from rimet import Match
from rimet.server import seats
from rimet.server.bodies import NewTable
from rimet.server.bot_pool import BotPool
from rimet.server.bot_process import Answer, Job
from rimet.server.bots import Bots
from rimet.server.hall import Hall
from rimet.server.table import Table
from tests.server.test_hall import Faulty, people_playing, run


class Thinking(BotPool):
    """A pool without processes: the test thinks, and sees which thoughts are given up."""

    def __init__(self) -> None:
        super().__init__()
        self.thoughts: list[asyncio.Future[Answer]] = []
        self.is_warm = False

    def warm_up(self) -> None:
        """Remember."""
        self.is_warm = True

    def ask(self, job: Job) -> asyncio.Future[Answer]:
        """Begin to think."""
        self.thoughts.append(asyncio.get_running_loop().create_future())
        return self.thoughts[-1]


async def bots_playing(hall: Hall, pace: int = 0, bot: str = "random") -> Table:
    """Return a table in a match of bots alone."""
    game = "park-cup" if bot == "random" else "troubled-cup"
    table, _ = await hall.create(NewTable(game=game, pace=pace))
    await table.change(lambda row: seats.fill(row, bot))
    await table.start()
    return table


async def thinking_at(hall: Hall, pace: int = 0) -> tuple[Table, Thinking]:
    """Return a table where the test thinks for every bot, the first at it already."""
    pool = Thinking()
    hall.bots = Bots(pool)
    table = await bots_playing(hall, pace, "last")
    while not pool.thoughts:
        await asyncio.sleep(0)
    return table, pool


async def rest() -> None:
    """Let everything happen that needs no more than the event loop."""
    for _ in range(50):
        await asyncio.sleep(0)


def first_path(table: Table) -> Answer:
    """Return the first legal move as an answer."""
    assert table.match is not None
    return Answer(table.match.peek(table.to_act)[:1])


@pytest.mark.usefixtures("troubled")
@pytest.mark.parametrize(
    ("bot", "said"), [("hanging", "thinks for too long"), ("crashing", "failed: crashed")]
)
def test_a_match_goes_on_by_chance_where_a_bot_cannot(
    bot: str, said: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(hall: Hall, storage: Faulty) -> None:
        is_over = False

        async def sleep(seconds: float) -> None:
            if bot != "hanging" or is_over:
                await asyncio.Event().wait()

        hall.bots = Bots(BotPool(1, sleep=sleep))
        table = await bots_playing(hall, bot=bot)
        step = table.shown
        while table.shown < step + 3:
            await asyncio.sleep(0.001)
        is_over = True

    run(test, tmp_path)
    assert f"bot {bot} of troubled-cup {said}" in caplog.text


@pytest.mark.usefixtures("troubled")
def test_bots_play_a_whole_match_in_processes(tmp_path: Path) -> None:
    async def test(hall: Hall, storage: Faulty) -> None:
        table = await bots_playing(hall, bot="last")
        assert table.match is not None
        while table.row.phase != "over":
            await asyncio.sleep(0.001)
        assert all(step.by in ("bot", "dice") for step in table.match.steps())
        assert len(hall.bots.pool.processes) == 1

    run(test, tmp_path)


@pytest.mark.usefixtures("troubled")
@pytest.mark.parametrize("fault", ["KeyError", "empty_path", "illegal_move", "unknown_bot"])
def test_a_broken_bot_is_replaced(
    fault: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    answers = {"KeyError": Answer(error="KeyError"), "illegal_move": Answer([999_999])}

    async def test(hall: Hall, storage: Faulty) -> None:
        table, pool = await thinking_at(hall)
        step = table.shown
        if fault == "unknown_bot":
            seat = table.to_act
            await table.change(lambda row: seats.choose_bot(row, seat, "gone"))
            assert pool.thoughts[0].cancelled()
        else:
            pool.thoughts[0].set_result(answers.get(fault, Answer()))
        while table.shown == step:
            await asyncio.sleep(0)

    run(test, tmp_path)
    assert f"of troubled-cup failed: {fault}" in caplog.text


@pytest.mark.usefixtures("troubled")
def test_nobody_waits_for_a_bot_that_thinks(tmp_path: Path) -> None:
    async def test(hall: Hall, storage: Faulty) -> None:
        table, pool = await thinking_at(hall)
        seat, step = table.to_act, table.shown
        other = (seat + 1) % len(table.row.seats)
        await table.change(lambda row: seats.rename(row, other, "Bea"))
        await table.change(lambda row: seats.take(row, other, "Eva", "", "token", "last"))
        await table.change(lambda row: seats.leave(row, other))
        await table.change(lambda row: seats.kick(row, other))
        await table.change(lambda row: replace(row, pace=100))
        assert await table.read(lambda: table.shown) == step
        assert not pool.thoughts[0].done() and len(pool.thoughts) == 1, "and it thinks on"

    run(test, tmp_path)


@pytest.mark.usefixtures("troubled")
@pytest.mark.parametrize("change", ["taken", "another bot", "given up", "lost", "closed"])
def test_a_bot_that_loses_its_turn_stops_thinking(change: str, tmp_path: Path) -> None:
    async def test(hall: Hall, storage: Faulty) -> None:
        table, pool = await thinking_at(hall, pace=10_000)
        seat, step = table.to_act, table.shown
        if change == "taken":
            await table.change(lambda row: seats.take(row, seat, "Ana", "", "token", "last"))
        elif change == "another bot":
            await table.change(lambda row: seats.choose_bot(row, seat, "hanging"))
        elif change == "given up":
            await table.give_up()
        elif change == "lost":
            table.drop()
        else:
            await hall.bots.close()
        await rest()
        assert pool.thoughts[0].cancelled()
        assert hall.bots.is_driving(table) == (change == "another bot")
        assert len(pool.thoughts) == (2 if change == "another bot" else 1)
        assert table.shown == (0 if change == "given up" else step)
        if change == "taken":
            path = first_path(table).path
            assert await table.play(seat, step, path, "person") > step

    run(test, tmp_path)


@pytest.mark.usefixtures("troubled")
def test_a_bot_that_plays_for_a_clock_stops_when_the_person_moves(tmp_path: Path) -> None:
    async def test(hall: Hall, storage: Faulty) -> None:
        table, pool = await thinking_at(hall)
        seat, step = table.to_act, table.shown
        await table.change(lambda row: seats.take(row, seat, "Ana", "", "token", "last"))
        acting = asyncio.create_task(hall.bots.act(table, "clock"))
        while len(pool.thoughts) < 2:
            await asyncio.sleep(0)
        await table.change(lambda row: seats.rename(row, seat, "Bea"))
        assert not pool.thoughts[1].done(), "a name gives no more time"
        await table.play(seat, step, first_path(table).path, "person")
        await acting
        assert pool.thoughts[1].cancelled()

    run(test, tmp_path)


@pytest.mark.usefixtures("troubled")
def test_an_answer_that_comes_while_a_move_is_kept_is_dropped(tmp_path: Path) -> None:
    async def test(hall: Hall, storage: Faulty) -> None:
        table, pool = await thinking_at(hall)
        assert table.match is not None
        answer = first_path(table)
        table.match.play(table.to_act, answer.path)  # in memory, not yet on disk
        pool.thoughts[0].set_result(answer)
        await rest()
        assert not table.is_lost and not hall.bots.is_driving(table)

    run(test, tmp_path)


@pytest.mark.usefixtures("troubled")
def test_a_bot_thinks_while_it_waits(tmp_path: Path) -> None:
    """Were the wait before the thought, the time of a move would tell how hard it was."""

    async def test(hall: Hall, storage: Faulty) -> None:
        table, pool = await thinking_at(hall, pace=10_000)
        step = table.shown
        pool.thoughts[0].set_result(first_path(table))
        await rest()
        assert table.shown == step, "it has thought, and waits"
        await table.skip()
        while table.shown == step:
            await asyncio.sleep(0)

    run(test, tmp_path)


@pytest.mark.usefixtures("troubled")
def test_a_process_is_ready_before_a_bot_has_to_move(tmp_path: Path) -> None:
    async def test(hall: Hall, storage: Faulty) -> None:
        pool = Thinking()
        hall.bots = Bots(pool)
        table, _ = await hall.create(NewTable(game="troubled-cup"))
        await table.change(lambda row: seats.choose_bot(row, 0, "random"))
        warm = [pool.is_warm]
        await table.change(lambda row: seats.choose_bot(row, 1, "last"))
        warm.append(pool.is_warm)
        assert warm == [False, True], "chance needs no time to think"
        assert pool.thoughts == []

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

    monkeypatch.setattr("rimet.server.bots.any_path", fail)

    async def test(hall: Hall, storage: Faulty) -> None:
        table = await bots_playing(hall)
        while not table.is_lost:
            await asyncio.sleep(0)
        for _ in range(100):
            await asyncio.sleep(0)
        assert not hall.bots.is_driving(table), "nobody tries again and again"

    run(test, tmp_path)
    assert caplog.text.count("KeyError in a bot's move") == 1


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
            patch.setattr(Match, "_roll_on", stumble)
            with pytest.raises(ZeroDivisionError):
                await table.play(seat, step, path, "person")
        assert table.is_lost, "half a move is in its memory"
        again = await hall.find(table.row.id)
        assert again is not table and again.shown == step
        assert await again.play(seat, step, path, "person") > step

    run(test, tmp_path)

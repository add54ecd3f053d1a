"""Test the processes in which bots think: that they crash, hang, stop and end without harm."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import rimet
from rimet.kernel.match import Match
from rimet.server import bot_pool
from rimet.server.bot_pool import CRASHED, LATE, BotPool, BotProcess
from rimet.server.bot_process import NICENESS, Answer, Job
from tests.server.house import PATIENCE, Host, House

pytestmark = pytest.mark.usefixtures("troubled")


def new_match() -> Match:
    """Return a match at its first decision."""
    return Match(rimet.load("troubled-cup"), rimet.FairDice(7))


def job(bot: str, match: Match | None = None, seed: int = 1) -> Job:
    """Return a job for the seat to act."""
    played = match or new_match()
    return Job(str(played.side(played.to_act, rimet.Rng(1), 0)), bot, seed, 100)


def last() -> list[int]:
    """Return what the last bot chooses at the first decision."""
    match = new_match()
    return match.peek(match.to_act)[-1:]


async def never(seconds: float) -> None:
    """Let no time pass."""
    await asyncio.Event().wait()


def run(test: Callable[[BotPool], Awaitable[None]], most: int = 1) -> None:
    """Run a test with a pool for which no time passes; one that hangs fails."""

    async def work() -> None:
        pool = BotPool(most, sleep=never)
        async with asyncio.timeout(PATIENCE):
            await test(pool)
        await pool.close()
        assert pool.processes == []

    asyncio.run(work())


async def alive(pool: BotPool, but: int = 0) -> int:
    """Return the one process of a pool, once there is another than `but`."""
    while pool.processes in ([], [but]):
        await asyncio.sleep(0.001)
    (process,) = pool.processes
    return process


def is_gone(process: int) -> bool:
    """Whether a process has ended, if perhaps nobody has taken notice yet."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True


def test_a_bot_from_another_package_thinks_in_a_process_of_its_own() -> None:
    async def test(pool: BotPool) -> None:
        assert await pool.ask(job("last")) == Answer(last())
        first = await alive(pool)
        assert first != os.getpid()
        assert await pool.ask(job("last")) == Answer(last())
        assert pool.processes == [first], "it thinks again and again"
        assert os.getpriority(os.PRIO_PROCESS, first) >= min(19, NICENESS)

    run(test)


def test_the_same_seed_chooses_the_same() -> None:
    async def test(pool: BotPool) -> None:
        match = new_match()
        match.play(match.to_act, match.peek(match.to_act)[:1])
        answers = [await pool.ask(job("random", match, seed)) for seed in (3, 3, 4, 5, 6)]
        assert answers[0] == answers[1] and len({str(answer) for answer in answers}) > 1
        assert {answer.error for answer in answers} == {""}

    run(test)


def test_what_goes_wrong_is_named_and_harms_no_process() -> None:
    async def test(pool: BotPool) -> None:
        answers = [await pool.ask(job("broken", seed=seed)) for seed in range(8)]
        assert Answer(error="KeyError") in answers and Answer([999_999]) in answers
        assert await pool.ask(job("nobody")) == Answer(error="unknown_bot")
        broken = Job("no side", "last", 1, 100)
        assert await pool.ask(broken) == Answer(error="broken_side")
        assert await pool.ask(job("chattering")) == Answer(last())
        assert len(pool.processes) == 1

    run(test)


def test_a_process_that_crashes_is_replaced() -> None:
    async def test(pool: BotPool) -> None:
        pool.warm_up()
        first = await alive(pool)
        assert await pool.ask(job("crashing")) == Answer(error=CRASHED)
        assert await alive(pool, but=first) != first, "before anybody asks"
        assert await pool.ask(job("last")) == Answer(last())

    run(test)


def test_a_process_that_ended_while_it_waited_is_replaced_unnoticed() -> None:
    async def test(pool: BotPool) -> None:
        await pool.ask(job("last"))
        os.kill(await alive(pool), signal.SIGKILL)
        while pool.processes:
            await asyncio.sleep(0.001)
        assert await pool.ask(job("last")) == Answer(last())

    run(test)


def test_a_bot_that_hangs_is_ended_when_patience_is_and_others_go_on() -> None:
    async def work() -> None:
        waits: list[float] = []
        is_enough = asyncio.Event()

        async def sleep(seconds: float) -> None:
            waits.append(seconds)
            await is_enough.wait()

        pool = BotPool(1, patience=20, sleep=sleep)
        hanging, patient = pool.ask(job("hanging")), pool.ask(job("last"))
        while not waits:
            await asyncio.sleep(0.001)
        first = await alive(pool)
        assert not hanging.done() and not patient.done()
        is_enough.set()
        assert await hanging == Answer(error=LATE)
        is_enough.clear()
        assert await patient == Answer(last())
        assert is_gone(first) and waits == [20, 20]
        await pool.close()

    asyncio.run(work())


def test_a_thought_that_is_cancelled_frees_its_place_at_once() -> None:
    async def test(pool: BotPool) -> None:
        hanging, waiting = pool.ask(job("hanging")), pool.ask(job("hanging"))
        first = await alive(pool)
        waiting.cancel()
        hanging.cancel()
        assert await pool.ask(job("last")) == Answer(last())
        assert is_gone(first)

    run(test)


def test_there_are_as_many_processes_as_are_needed_and_no_more() -> None:
    async def test(pool: BotPool) -> None:
        pool.warm_up()
        pool.warm_up()
        await pool.ask(job("last"))
        assert len(pool.processes) == 1, "one is enough for one after the other"
        thoughts = [pool.ask(job("hanging")) for _ in range(5)]
        while len(pool.processes) < 3:
            await asyncio.sleep(0.001)
        for _ in range(100):
            await asyncio.sleep(0)
        assert len(pool.processes) == 3
        for thought in thoughts:
            thought.cancel()

    run(test, most=3)


def test_closing_ends_whatever_is_under_way() -> None:
    async def test(pool: BotPool) -> None:
        hanging, waiting = pool.ask(job("hanging")), pool.ask(job("last"))
        process = await alive(pool)
        await pool.close()
        assert hanging.cancelled() and waiting.cancelled() and is_gone(process)
        pool.warm_up()
        assert pool.ask(job("last")).cancelled() and pool.processes == []

    run(test)


def test_a_process_that_cannot_be_started_fails_its_jobs(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot_pool, "COMMAND", ("/nowhere/python",))

    async def test(pool: BotPool) -> None:
        assert await pool.ask(job("last")) == Answer(error=CRASHED)
        assert await pool.ask(job("last")) == Answer(error=CRASHED)

    run(test)
    assert "no process for bots could be started: FileNotFoundError" in caplog.text


def test_no_process_holds_a_door_open() -> None:
    """Were a listening socket passed on, its port would stay taken as long as a bot thinks."""

    async def test(pool: BotPool) -> None:
        with socket.create_server(("127.0.0.1", 0)) as door:
            door.set_inheritable(True)
            inode = os.fstat(door.fileno()).st_ino
            await pool.ask(job("last"))
            folder = Path(f"/proc/{await alive(pool)}/fd")
            held = [os.readlink(place) for place in folder.iterdir()]
        assert held and f"socket:[{inode}]" not in held

    run(test)


def test_no_process_outlives_one_who_forgets_it() -> None:
    """A process in the middle of a thought notices that its pipe is closed."""

    async def work() -> int:
        process = BotProcess()
        await process.start()
        thinking = asyncio.create_task(process.think(job("hanging")))
        number = process.id
        assert number is not None and process._process is not None
        await asyncio.sleep(0)
        stdin = process._process.stdin
        assert stdin is not None
        stdin.close()
        assert await thinking == Answer(error=CRASHED)
        await process.end()
        return number

    assert is_gone(asyncio.run(work()))


def children(parent: int) -> list[int]:
    """Return the processes that a process has started and that still run."""
    found = []
    for place in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = place.read_text().rpartition(")")[2].split()
        except (FileNotFoundError, ProcessLookupError):
            continue
        if int(fields[1]) == parent and fields[0] != "Z":
            found.append(int(place.parent.name))
    return found


@pytest.mark.parametrize("is_killed", [True, False], ids=["killed", "asked to stop"])
def test_no_process_outlives_its_server(is_killed: bool, tmp_path: Path) -> None:
    house = House(tmp_path / "tables.sqlite3")
    host = Host(house, "troubled-cup")
    host.fill("hanging")
    host.start()
    while not (thinking := children(house.process.pid)):
        os.sched_yield()
    if is_killed:
        house.kill()
        house.http.close()
    else:
        assert house.close() == ""
    while not all(is_gone(process) for process in thinking):
        os.sched_yield()

"""Processes for bots that think: the event loop waits for none of them, nor does any table."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from collections.abc import Callable, Coroutine
from contextlib import suppress
from subprocess import DEVNULL
from typing import Any

import msgspec

from rimet.server.bot_process import Answer, Job, read_answer, write
from rimet.server.guard import log_fault

COMMAND = (sys.executable, "-P", "-m", "rimet.server.bot_process")
PATIENCE = 20.0
LATE, CRASHED = "late", "crashed"
Thought = asyncio.Future[Answer]
Sleep = Callable[[float], Coroutine[Any, Any, None]]
log = logging.getLogger(__name__)


def cores() -> int:
    """Return how many processes can think at once without waiting for each other."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class BotProcess:
    """A process that thinks about one job at a time, started anew whenever it has ended."""

    def __init__(self) -> None:
        self._process: Process | None = None

    @property
    def id(self) -> int | None:
        """Return the system's number for the process, if it runs."""
        process = self._process
        return process.pid if process is not None and process.returncode is None else None

    async def start(self) -> None:
        """Start the process unless it runs; it finds the games that are found here."""
        if self.id is not None:
            return
        await self.end()
        places = os.pathsep.join(os.path.abspath(place) for place in sys.path)
        try:
            # A session of its own: Ctrl-C is for the server, which then ends its processes.
            self._process = await create_subprocess_exec(
                *COMMAND,
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                env=os.environ | {"PYTHONPATH": places},
                start_new_session=True,
            )
        except (OSError, NotImplementedError) as error:
            log.error("no process for bots could be started: %s", type(error).__name__)

    async def think(self, job: Job) -> Answer:
        """Return the answer to a job, or that the process has crashed."""
        if self._process is None:
            return Answer(error=CRASHED)
        source, target = self._process.stdout, self._process.stdin
        assert source is not None and target is not None
        try:
            target.write(write(job) + b"\n")
            await target.drain()
            return read_answer(await source.readline())
        except (OSError, ValueError, msgspec.MsgspecError):
            return Answer(error=CRASHED)

    async def end(self) -> None:
        """End the process, whatever it is at."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        assert process.stdin is not None and process.stdout is not None
        process.stdin.close()
        await process.stdout.read()
        await process.wait()


class BotPool:
    """As many processes as are needed at once, up to `most`.

    A thought that its asker cancels, that takes more than `patience` seconds or whose process
    crashes costs that process, and another takes its place. `sleep` lets time pass.
    """

    def __init__(
        self, most: int = 0, patience: float = PATIENCE, sleep: Sleep = asyncio.sleep
    ) -> None:
        self._most = most or cores()
        self._patience = patience
        self._sleep = sleep
        self._jobs: asyncio.Queue[tuple[Job, Thought]] = asyncio.Queue()
        self._processes: list[BotProcess] = []
        self._workers: set[asyncio.Task[None]] = set()
        self._free = 0
        self._is_closed = False

    @property
    def processes(self) -> list[int]:
        """Return the system's numbers for the processes that run."""
        return [process.id for process in self._processes if process.id is not None]

    def warm_up(self) -> None:
        """Have a process ready for whoever asks first."""
        if not self._processes and not self._is_closed:
            self._hire()

    def ask(self, job: Job) -> Thought:
        """Return what will hold the answer; whoever needs it no more cancels it."""
        thought: Thought = asyncio.get_running_loop().create_future()
        if self._is_closed:
            thought.cancel()
            return thought
        self._jobs.put_nowait((job, thought))
        if self._jobs.qsize() > self._free and len(self._processes) < self._most:
            self._hire()
        return thought

    async def close(self) -> None:
        """End all processes, for good."""
        self._is_closed = True
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        while not self._jobs.empty():
            self._jobs.get_nowait()[1].cancel()

    def _hire(self) -> None:
        process = BotProcess()
        self._processes.append(process)
        self._free += 1
        worker = asyncio.create_task(self._employ(process))
        self._workers.add(worker)
        worker.add_done_callback(self._note_end)

    def _note_end(self, worker: asyncio.Task[None]) -> None:
        """Note a mistake of ours; without it only closing ends a worker."""
        if not worker.cancelled() and (error := worker.exception()) is not None:
            log_fault("a process for bots", error)

    async def _employ(self, process: BotProcess) -> None:
        """Hand one job after the other to a process, and start another where it is lost."""
        try:
            while True:
                await process.start()
                job, thought = await self._jobs.get()
                if thought.done():
                    continue
                self._free -= 1
                await process.start()  # it may have been ended by others while it waited
                await self._carry_out(process, job, thought)
                self._free += 1
        finally:
            await process.end()

    async def _carry_out(self, process: BotProcess, job: Job, thought: Thought) -> None:
        answer = asyncio.create_task(process.think(job))
        late = asyncio.create_task(self._sleep(self._patience))
        try:
            awaited: set[asyncio.Future[Any]] = {answer, late, thought}
            await asyncio.wait(awaited, return_when=asyncio.FIRST_COMPLETED)
            found = answer.result() if answer.done() else Answer(error=LATE)
            if not thought.done():
                thought.set_result(found)
        finally:
            thought.cancel()
            answer.cancel()
            late.cancel()
            await asyncio.gather(answer, late, return_exceptions=True)
        if found.error in (LATE, CRASHED):
            await process.end()

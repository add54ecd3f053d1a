"""Threads for bots that think; one that never comes to an end harms nobody but itself."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Thread

MOST = 32
Path = list[int]
Job = tuple[Future[Path], Callable[[], Path]]


class Thinkers:
    """Carries out what it is asked in threads, `usual` of them, that end with the process.

    Those of a `ThreadPoolExecutor` would keep the process from ending as long as one thinks.
    """

    def __init__(self, usual: int) -> None:
        self._usual = usual
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._hired = 0

    def hire(self) -> None:
        """Add a thread, in place of one that seems to hang; if all do, there are enough."""
        if self._hired == MOST:
            return
        self._hired += 1
        Thread(target=self._work, name=f"rimet-bot-{self._hired}", daemon=True).start()

    def ask(self, think: Callable[[], Path]) -> Future[Path]:
        """Return what will hold the outcome."""
        if self._hired < self._usual:
            self.hire()
        thought: Future[Path] = Future()
        self._jobs.put((thought, think))
        return thought

    def close(self) -> None:
        """Let every thread go when it has done what it is at."""
        for _ in range(self._hired):
            self._jobs.put(None)

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            thought, think = job
            if not thought.set_running_or_notify_cancel():
                continue
            try:
                thought.set_result(think())
            except BaseException as error:
                thought.set_exception(error)

"""A real pseudo-terminal with a command in it, read until it asks something."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from time import monotonic
from types import TracebackType

DEADLINE = 60.0
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
# How the screens of a match end when they wait for a person.
PROMPTS = {
    "turn": re.compile(r"save and quit\s*\n> $"),
    "curtain": re.compile(r"is looking: $"),
    "outcome": re.compile(r"hand over the keyboard: $"),
    "more": re.compile(r"Enter: go on $"),
    "step": re.compile(r"q quits: $"),
    "which": re.compile(r"\(number, q quits\) $"),
    "who": re.compile(r"Names with commas \([^)]*\): $"),
    "count": re.compile(r"bots included\? \([^)]*\): $"),
}


def without_codes(text: str) -> str:
    """Return a text as it reads, without commands to the terminal."""
    return CODES.sub("", text).replace("\r\n", "\n")


def last_page(raw: str) -> str:
    """Return what stands on the screen: all since it was last cleared."""
    return without_codes(raw.rpartition("\x1b[3J")[2])


class Terminal:
    """Runs `rimet` in a terminal of its own.

    `raw` is all that came since the last answer, `heard` the page that now stands there.
    """

    def __init__(
        self, arguments: list[str], environment: dict[str, str], width: int = 80, height: int = 24
    ) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))

        def take_terminal() -> None:
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)
            # Whoever runs the tests in the background has them started with Ctrl-C ignored.
            signal.signal(signal.SIGINT, signal.SIG_DFL)

        self.process = subprocess.Popen(
            [sys.executable, "-m", "rimet.terminal", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**environment, "TERM": "xterm-256color"},
            start_new_session=True,
            preexec_fn=take_terminal,
        )
        os.close(slave)
        self.raw = ""
        self.heard = ""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(DEADLINE)
        self.close()

    def close(self) -> None:
        """Close the window."""
        if self._master >= 0:
            os.close(self._master)
            self._master = -1

    def wait(self) -> str:
        """Return which prompt waits, or 'end' when the process has ended."""
        limit = monotonic() + DEADLINE
        while True:
            text = last_page(self.raw)
            for name, prompt in PROMPTS.items():
                if prompt.search(text):
                    self.heard = text
                    return name
            ready, _, _ = select.select([self._master], [], [], max(0.0, limit - monotonic()))
            if not ready:
                raise AssertionError(f"no prompt within {DEADLINE} s, but:\n{text}")
            try:
                read = os.read(self._master, 65536)
            except OSError:
                read = b""
            if not read:
                self.process.wait(DEADLINE)
                self.heard = text
                return "end"
            self.raw += read.decode("utf-8", "ignore")

    def answer(self, text: str) -> str:
        """Type a line and return which prompt comes next."""
        return self.type(f"{text}\n")

    def type(self, keys: str) -> str:
        """Type keys and return which prompt comes next."""
        self.raw = ""
        os.write(self._master, keys.encode())
        return self.wait()

    @property
    def code(self) -> int | None:
        """Return the exit code of the ended process."""
        return self.process.returncode

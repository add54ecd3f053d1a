"""The window: what is drawn in it and what is typed in it."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterable, Iterator
from io import TextIOWrapper
from typing import TextIO

from rich.console import Console, RenderableType
from rich.segment import Segment, Segments

from rimet.terminal.sentences import clean

Lines = list[list[Segment]]

ENTER = "\x1b[?1049h"
LEAVE = "\x1b[?1049l"
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
LONGEST_ANSWER = 1000


class Closed(Exception):
    """Nobody can type any more."""


class Screen:
    """What is drawn on: a terminal, page by page, or anything else, line after line.

    A live screen is a terminal's second page, which has no memory: what one person saw cannot
    be scrolled back to by the next.
    """

    def __init__(self, console: Console | None = None, source: TextIO | None = None) -> None:
        self.console = Console(highlight=False) if console is None else console
        self._source = sys.stdin if source is None else source
        if isinstance(self._source, TextIOWrapper):
            self._source.reconfigure(errors="replace")
        typed = self._source.isatty()
        self.is_live = self.console.is_terminal and not self.console.is_dumb_terminal and typed

    @property
    def width(self) -> int:
        """Return how many columns there are."""
        return self.console.width

    @property
    def height(self) -> int:
        """Return how many lines there are."""
        return self.console.height

    @contextlib.contextmanager
    def opened(self) -> Iterator[None]:
        """Take the terminal's second page, and give the first one back at the end."""
        self._control(ENTER + CLEAR)
        try:
            yield
        finally:
            with contextlib.suppress(OSError, ValueError):
                self._control(CLEAR + LEAVE)

    def _control(self, codes: str) -> None:
        if self.is_live:
            self.console.file.write(codes)
            self.console.file.flush()

    def clear(self) -> None:
        """Forget all that was drawn."""
        self._control(CLEAR)

    def lines(self, drawn: RenderableType, width: int | None = None) -> Lines:
        """Return something drawn as lines; no text in it can command the terminal."""
        options = self.console.options.update(width=width or self.width, height=None)
        rendered = self.console.render_lines(drawn, options, pad=False)
        return [
            [Segment(clean(part.text), part.style) for part in line if not part.control]
            for line in rendered
        ]

    def put(self, lines: Iterable[list[Segment]]) -> None:
        """Write lines as they are."""
        parts = [part for line in lines for part in (*line, Segment.line())]
        self.console.print(Segments(parts), end="")

    def show(self, drawn: RenderableType) -> None:
        """Draw something below what is there."""
        self.put(self.lines(drawn))

    def ask(self, prompt: str) -> str:
        """Return what a person typed, without blanks at its ends; Closed when nobody can."""
        self.console.file.write(prompt)
        self.console.file.flush()
        try:
            answer = rest = self._source.readline(LONGEST_ANSWER)
            while len(rest) == LONGEST_ANSWER and not rest.endswith("\n"):
                rest = self._source.readline(LONGEST_ANSWER)
        except OSError:
            raise Closed from None
        if not answer:
            raise Closed
        if not self.is_live:
            self.console.file.write("\n")
        return answer.strip()

    def page(self, lines: Lines, more: str) -> None:
        """Show a long text a windowful at a time; anything but Enter ends it."""
        room = max(3, self.height - 2)
        if not self.is_live:
            self.put(lines)
            return
        for start in range(0, max(1, len(lines)), room):
            self.clear()
            self.put(lines[start : start + room])
            if self.ask(f"\n{more} "):
                break

"""Where in the text of a set a field stands, so that a refusal can name its line.

tomllib keeps no lines. Sets are flat: tables, arrays of tables, and fields in them; so a place
such as `.team[3].stars` is found by looking for the head of the fourth `[[team]]` and for `stars =`
below it. Tables that stand in one array, `team = [{ … }, { … }]`, are counted by their braces.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice

_PLACE = re.compile(r"\.([\w-]+)(?:\[(\d+)\])?(?:\.([\w-]+))?")
# A remark, a string of either kind, or a brace; whatever else stands in a line does not matter.
_MARK = re.compile(r"""#.*|"(?:\\.|[^"\\])*"|'[^']*'|{""")


def line_of(text: str, place: str) -> int:
    """Return the line, from 1, of a place such as `.team[3].stars`, or at least of its table."""
    lines = text.split("\n")
    parsed = _PLACE.match(place)
    if parsed is None:
        return 1
    table, index, key = parsed.groups()
    heads = [n for n, line in enumerate(lines) if _head(line) in (f"[{table}]", f"[[{table}]]")]
    if heads:
        start = heads[min(int(index or 0), len(heads) - 1)]
        found = _field(lines, key, start)
        return (start if found is None else found) + 1
    first = _field(lines, table, 0) or 0
    if index is None:
        return first + 1
    return next(islice(_tables(lines, first), int(index), None), first) + 1


def _field(lines: Sequence[str], key: str | None, start: int) -> int | None:
    """Return the line in which a table that begins at `start` sets a key."""
    for number in range(start, len(lines)):
        if number > start and lines[number].lstrip().startswith("["):
            return None
        if key and re.match(rf"""\s*["']?{re.escape(key)}["']?\s*=""", lines[number]):
            return number
    return None


def _tables(lines: Sequence[str], start: int) -> Iterator[int]:
    """Yield the lines in which the tables of an array begin; each stands in one line."""
    for number in range(start, len(lines)):
        for mark in _MARK.findall(lines[number]):
            if mark == "{":
                yield number


def _head(line: str) -> str:
    """Return a line as the head of a table would stand there, without blanks and remarks."""
    return "".join(line.partition("#")[0].split())

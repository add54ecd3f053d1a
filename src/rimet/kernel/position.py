"""Positions as one line of text: `name/version field=1,2,0*7 field=...`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

from rimet.kernel.errors import PositionError

LONGEST = 100_000
SHORTEST_RUN = 4
RUN = re.compile(r"(-?\d{1,18})(?:\*(\d{1,5}))?")


def write(name: str, version: int, fields: Sequence[str], packed: list[list[int]]) -> str:
    """Return the canonical line of a packed state."""
    parts = [f"{name}/{version}"]
    for field, numbers in zip(fields, packed, strict=True):
        parts.append(f"{field}={','.join(_runs(numbers))}")
    return " ".join(parts)


def _runs(numbers: list[int]) -> list[str]:
    told = []
    for number, run in groupby(numbers):
        length = len(list(run))
        if length < SHORTEST_RUN:
            told.extend([str(number)] * length)
        else:
            told.append(f"{number}*{length}")
    return told


def read(name: str, version: int, fields: Sequence[str], text: str) -> list[list[int]]:
    """Return the packed state that a line describes."""
    head, *parts = text.split() or [""]
    if head != f"{name}/{version}":
        raise PositionError("foreign_position", expected=f"{name}/{version}", found=head[:40])
    if len(text) > LONGEST or len(parts) != len(fields):
        raise PositionError("broken_position", expected=len(fields), found=len(parts))
    return [_numbers(field, part) for field, part in zip(fields, parts, strict=True)]


def _numbers(field: str, part: str) -> list[int]:
    name, equals, told = part.partition("=")
    if name != field or not equals:
        raise PositionError("broken_field", field=field, found=part[:40])
    numbers: list[int] = []
    for run in told.split(",") if told else ():
        parsed = RUN.fullmatch(run)
        if parsed is None:
            raise PositionError("broken_field", field=field, found=run[:40])
        numbers.extend([int(parsed[1])] * int(parsed[2] or 1))
        if len(numbers) > LONGEST:
            raise PositionError("broken_field", field=field, found=run[:40])
    return numbers

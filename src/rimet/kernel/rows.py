"""Rows of whole numbers: how modules derived from a game's facts make, read and show them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import i64

from rimet.kernel.cells import append, vec
from rimet.kernel.counts import cells
from rimet.kernel.state import State


def remake(kind: Callable[[object, None], Any], table: object, packed: list[list[int]]) -> State:
    """Return the state of this kind, at this table, that was packed."""
    state = kind(table, None)
    state.fill(packed)
    made: State = state
    return made


def filled(size: i64, value: i64) -> vec[i64]:
    """Return a row of so many equal numbers."""
    made = vec[i64](capacity=size)
    for _each in range(size):
        made = append(made, value)
    return made


def listed(row: vec[i64]) -> list[int]:
    """Return a row as a list."""
    return [number for number in row]


def expect(is_so: bool, name: str) -> None:
    """Raise ValueError, naming the fact, where a position cannot be so."""
    if not is_so:
        raise ValueError(name)


def within(number: i64, lowest: i64, highest: i64, name: str) -> i64:
    """Return a number if it is within bounds, or raise ValueError."""
    if number < lowest or number > highest:
        raise ValueError(name)
    return number


def read_row(numbers: list[int], size: i64, lowest: i64, highest: i64, name: str) -> vec[i64]:
    """Return a row of this size, or of any where it is -1, with all numbers within bounds."""
    if size >= 0:
        expect(len(numbers) == size, name)
    for each in numbers:
        expect(lowest <= each <= highest, name)
    return cells(numbers)


def show_row(seen: vec[i64], row: vec[i64]) -> vec[i64]:
    """Add a row that everybody sees."""
    for number in row:
        seen = append(seen, number)
    return seen


def show_own(seen: vec[i64], row: vec[i64], seats: i64, viewer: i64, unseen: i64) -> vec[i64]:
    """Add a row by seat, of which a viewer sees its own part."""
    each: i64 = len(row) // seats
    for place in range(len(row)):
        if place // each == viewer:
            seen = append(seen, row[place])
        else:
            seen = append(seen, unseen)
    return seen


def show_digits(seen: vec[i64], number: i64, bits: i64, count: i64) -> vec[i64]:
    """Add the parts of a packed number, so many of so many bits, the lowest first."""
    base: i64 = 1
    for _each in range(bits):
        base *= 2
    for _each in range(count):
        seen = append(seen, number % base)
        number //= base
    return seen

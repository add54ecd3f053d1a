"""Draw up round robins.

A scheme is written as match days separated by semicolons, each a list of pairs of slots:
`1-2 3-4; 1-3 2-4; 1-4 2-3`. In code slots count from 0.
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec

from rimet.football.errors import FootballError
from rimet.football.reading import read_data

Pair = tuple[int, int]
Scheme = tuple[tuple[Pair, ...], ...]

_PAIR: Final = re.compile(r"([1-9][0-9]*)-([1-9][0-9]*)")


class _Entry(msgspec.Struct, forbid_unknown_fields=True):
    scheme: str
    origin: str


@cache
def _named() -> dict[str, Scheme]:
    entries = read_data("schemes.toml", dict[str, _Entry])
    return {name: parse_scheme(entry.scheme) for name, entry in entries.items()}


def schemes() -> tuple[str, ...]:
    """Name the schemes that finals were played in."""
    return tuple(_named())


def find_scheme(text: str) -> Scheme:
    """Look a scheme up by its name, or parse it when it is written out."""
    named = _named().get(text)
    return parse_scheme(text) if named is None else named


def parse_scheme(text: str) -> Scheme:
    """Parse a scheme that is written out; the inverse of scheme_text."""
    days: list[tuple[Pair, ...]] = []
    for day in text.split(";"):
        pairs: list[Pair] = []
        for word in day.split():
            match = _PAIR.fullmatch(word)
            if match is None:
                raise FootballError("bad_scheme", f"scheme {text!r}: {word!r} is no pair like 1-2")
            pairs.append((int(match[1]) - 1, int(match[2]) - 1))
        if not pairs:
            raise FootballError(
                "bad_scheme", f"scheme {text!r}: match day {len(days) + 1} is empty"
            )
        days.append(tuple(pairs))
    return tuple(days)


def scheme_text(scheme: Scheme) -> str:
    """Write a scheme out; the inverse of parse_scheme."""
    return "; ".join(" ".join(f"{home + 1}-{away + 1}" for home, away in day) for day in scheme)


def circle(count: int) -> Scheme:
    """Draw up a round robin for any number of teams by the circle method.

    One slot stays, the others turn; with an odd number one team rests every match day.
    """
    if count < 2:
        raise FootballError("bad_scheme", f"a round robin needs two teams or more, not {count}")
    size = count + count % 2
    ring = list(range(1, size))
    days: list[tuple[Pair, ...]] = []
    for _ in range(size - 1):
        seats = [0, *ring]
        pairs = ((seats[low], seats[size - 1 - low]) for low in range(size // 2))
        days.append(tuple((min(pair), max(pair)) for pair in pairs if max(pair) < count))
        ring = [ring[-1], *ring[:-1]]
    return tuple(days)


def check_scheme(scheme: Scheme, count: int, apart: Sequence[Pair] = ()) -> None:
    """Refuse a scheme unless every pair of teams meets once and nobody twice on one day.

    Pairs that are kept apart, as seeded teams once were, do not meet at all.
    """
    met: set[Pair] = set(apart)
    for number, day in enumerate(scheme, start=1):
        busy = [slot for pair in day for slot in pair]
        if len(set(busy)) != len(busy):
            raise _no_round_robin(scheme, f"a team plays twice on match day {number}")
        for home, away in day:
            pair = (min(home, away), max(home, away))
            if pair[0] < 0 or pair[1] >= count:
                raise _no_round_robin(
                    scheme, f"{home + 1}-{away + 1} is beyond a group of {count} teams"
                )
            if pair in apart:
                raise _no_round_robin(scheme, f"{home + 1}-{away + 1} are kept apart")
            if pair in met:
                raise _no_round_robin(scheme, f"{home + 1}-{away + 1} is played twice")
            met.add(pair)
    if len(met) != count * (count - 1) // 2:
        raise _no_round_robin(scheme, f"not every pair of {count} teams meets")


def _no_round_robin(scheme: Scheme, reason: str) -> FootballError:
    return FootballError("bad_scheme", f"scheme {scheme_text(scheme)!r}: {reason}")


def fixtures(
    teams: Sequence[str], scheme: Scheme | None = None, apart: Sequence[Pair] = ()
) -> tuple[tuple[tuple[str, str], ...], ...]:
    """List the matches of a group, match day by match day; without a scheme by the circle."""
    if scheme is None:
        scheme = circle(len(teams))
    check_scheme(scheme, len(teams), apart)
    return tuple(tuple((teams[home], teams[away]) for home, away in day) for day in scheme)

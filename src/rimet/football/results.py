"""Record match results, in structs and as text."""

import re
from typing import Final

import msgspec

from rimet.football.errors import FootballError

_RESULT: Final = re.compile(r"(\S+) ([0-9]+)-([0-9]+) (\S+)")


class Result(msgspec.Struct, frozen=True):
    """Records one match, without extra time or penalties of a knock-out."""

    home: str
    away: str
    home_goals: int
    away_goals: int


def parse_result(text: str) -> Result:
    """Parse a result such as `ITA 3-2 BRA`; the inverse of result_text."""
    match = _RESULT.fullmatch(text)
    if match is None:
        raise FootballError("bad_result", f"{text!r} is no result like 'ITA 3-2 BRA'")
    return Result(match[1], match[4], int(match[2]), int(match[3]))


def result_text(result: Result) -> str:
    """Write a result as text; the inverse of parse_result."""
    return f"{result.home} {result.home_goals}-{result.away_goals} {result.away}"

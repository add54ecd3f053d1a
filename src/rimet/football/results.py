"""Record match results, in structs and as text."""

import re
from typing import Final

import msgspec

from rimet.football.errors import FootballError

_RESULT: Final = re.compile(r"(\S+) ([0-9]+)-([0-9]+) (\S+)(?: \(([^()]+)\))?")
_SHOOT_OUT: Final = re.compile(r"pen ([0-9]+)-([0-9]+)")
EXTRA_TIME: Final = "aet"
REPLAY: Final = "replay"


class Result(msgspec.Struct, frozen=True):
    """Records one match, the goals of extra time among its goals, and how it came to its end."""

    home: str
    away: str
    home_goals: int
    away_goals: int
    extra_time: bool = False
    replay: bool = False
    shoot_out: tuple[int, int] | None = None

    @property
    def winner(self) -> str | None:
        """Name the winner, by a shoot-out if need be; a match may have none."""
        home, away = self.home_goals, self.away_goals
        if home == away and self.shoot_out is not None:
            home, away = self.shoot_out
        return None if home == away else self.home if home > away else self.away


def parse_result(text: str) -> Result:
    """Parse a result such as `ITA 3-2 BRA`; the inverse of result_text.

    What else is to be said follows in brackets: `ITA 1-1 FRA (pen 5-3)`, where a shoot-out implies
    the extra time before it, `BRA 6-5 POL (aet)`, `ITA 1-0 ESP (replay)`.
    """
    match = _RESULT.fullmatch(text)
    if match is None:
        raise FootballError("bad_result", f"{text!r} is no result like 'ITA 3-2 BRA'")
    marks = match[5].split(", ") if match[5] else []
    shoot_out: tuple[int, int] | None = None
    for mark in marks:
        kicks = _SHOOT_OUT.fullmatch(mark)
        if kicks is not None:
            shoot_out = int(kicks[1]), int(kicks[2])
        elif mark not in (EXTRA_TIME, REPLAY):
            raise FootballError(
                "bad_result", f"{text!r}: {mark!r} is none of aet, replay and 'pen 5-4'"
            )
    home_goals, away_goals = int(match[2]), int(match[3])
    if shoot_out is not None and (home_goals != away_goals or shoot_out[0] == shoot_out[1]):
        raise FootballError("bad_result", f"{text!r}: a shoot-out decides a level match")
    return Result(
        match[1], match[4], home_goals, away_goals, EXTRA_TIME in marks, REPLAY in marks, shoot_out
    )


def result_text(result: Result) -> str:
    """Write a result as text; the inverse of parse_result."""
    marks = [EXTRA_TIME] * result.extra_time + [REPLAY] * result.replay
    if result.shoot_out is not None:
        marks.append(f"pen {result.shoot_out[0]}-{result.shoot_out[1]}")
    score = f"{result.home} {result.home_goals}-{result.away_goals} {result.away}"
    return f"{score} ({', '.join(marks)})" if marks else score

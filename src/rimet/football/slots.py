"""Read and write the slots of a bracket.

1A          the winner of group A; groups that have numbers are written after a point: 1.4
3CDE        a best third-placed team out of group C, D or E, as the table of thirds says
X1          the best of the third-placed teams, X2 the second best, and so on
draw 1      the team drawn first, where there were no groups
winner M1   the winner of match M1
loser S1    the loser of match S1
"""

import re
from typing import Final

import msgspec

from rimet.football.errors import FootballError


class GroupPlace(msgspec.Struct, frozen=True):
    """A place in a group."""

    place: int
    group: str


class ThirdOf(msgspec.Struct, frozen=True):
    """A best third out of one of several groups."""

    groups: str


class BestThird(msgspec.Struct, frozen=True):
    """The third-placed team of that rank among all thirds."""

    rank: int


class Drawn(msgspec.Struct, frozen=True):
    """Stands for the team of that number in the draw, where there were no groups."""

    number: int


class WinnerOf(msgspec.Struct, frozen=True):
    """The winner of a match."""

    match: str


class LoserOf(msgspec.Struct, frozen=True):
    """The loser of a match."""

    match: str


Slot = GroupPlace | ThirdOf | BestThird | Drawn | WinnerOf | LoserOf

_LETTERED: Final = re.compile(r"([1-9])([A-Z])")
_NUMBERED: Final = re.compile(r"([1-9])\.([1-9][0-9]*)")
_THIRD: Final = re.compile(r"3([A-Z]{2,})")
_BEST: Final = re.compile(r"X([1-9][0-9]*)")
_DRAW: Final = re.compile(r"draw ([1-9][0-9]*)")
_MATCH: Final = re.compile(r"(winner|loser) (\S+)")


def parse_slot(text: str) -> Slot:
    """Parse a slot; the inverse of slot_name."""
    if found := _LETTERED.fullmatch(text) or _NUMBERED.fullmatch(text):
        return GroupPlace(int(found[1]), found[2])
    if found := _THIRD.fullmatch(text):
        return ThirdOf(found[1])
    if found := _BEST.fullmatch(text):
        return BestThird(int(found[1]))
    if found := _DRAW.fullmatch(text):
        return Drawn(int(found[1]))
    if found := _MATCH.fullmatch(text):
        return WinnerOf(found[2]) if found[1] == "winner" else LoserOf(found[2])
    raise FootballError("bad_slot", f"{text!r} is no slot like 1A, 1.4, 3CDE, X1 or 'winner M1'")


def slot_name(slot: Slot) -> str:
    """Write a slot as text; the inverse of parse_slot."""
    match slot:
        case GroupPlace(place=place, group=group):
            return f"{place}.{group}" if group.isdigit() else f"{place}{group}"
        case ThirdOf(groups=groups):
            return f"3{groups}"
        case BestThird(rank=rank):
            return f"X{rank}"
        case Drawn(number=number):
            return f"draw {number}"
        case WinnerOf(match=match):
            return f"winner {match}"
        case LoserOf(match=match):
            return f"loser {match}"

"""Wire what comes after the groups: second groups, knock-out rounds, third place and final."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

import msgspec

from rimet.football.errors import FootballError
from rimet.football.reading import data_names, decode, read_data, refuse
from rimet.football.schedule import check_scheme, find_scheme
from rimet.football.slots import (
    BestThird,
    GroupPlace,
    LoserOf,
    Slot,
    ThirdOf,
    WinnerOf,
    parse_slot,
)

FINAL: Final = "final"
THIRD_PLACE: Final = "third place"
ROUNDS: Final = ("last 32", "last 16", "quarter-final", "semi-final", THIRD_PLACE, FINAL)


class SecondGroup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who makes up a group of the second round, and in what order it is played."""

    name: str
    slots: tuple[str, ...]
    scheme: str
    origin: str


class Match(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who meets in a knock-out match; the first-named side is the left of the board."""

    name: str
    round: str
    home: str
    away: str
    origin: str


class Bracket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Describes everything after the groups; `matches` stand in an order that can be played."""

    origin: str
    matches: tuple[Match, ...]
    second_groups: tuple[SecondGroup, ...] = ()
    best_thirds: int = 0

    @property
    def entrants(self) -> tuple[str, ...]:
        """List the slots that are filled from groups, in the order of the matches."""
        sides = (side for match in self.matches for side in (match.home, match.away))
        return tuple(side for side in sides if _source_match(parse_slot(side)) is None)

    def match(self, name: str) -> Match:
        """Look a match up by its name."""
        for match in self.matches:
            if match.name == name:
                return match
        raise FootballError("bad_slot", f"the bracket has no match {name!r}")


def brackets() -> tuple[str, ...]:
    """Name the brackets that ship with the game."""
    return data_names("brackets")


@cache
def load_bracket(name: str) -> Bracket:
    """Load a bracket by its name."""
    if name not in brackets():
        raise FootballError(
            "unknown_bracket", f"bracket {name!r} is none of {', '.join(brackets())}"
        )
    where = f"brackets/{name}.toml"
    bracket = read_data(where, Bracket)
    _check(bracket, where)
    return bracket


def parse_bracket(text: str, where: str) -> Bracket:
    """Read a bracket from TOML text; `where` is the name that errors give to the text."""
    bracket = decode(text, Bracket, where)
    _check(bracket, where)
    return bracket


def fill_second_groups(bracket: Bracket, placed: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    """Make up the second groups from the teams placed in slots such as 1.1 or 2.4."""
    groups: dict[str, tuple[str, ...]] = {}
    for group in bracket.second_groups:
        for slot in group.slots:
            if slot not in placed:
                raise FootballError("bad_slot", f"second group {group.name}: nobody is {slot}")
        groups[group.name] = tuple(placed[slot] for slot in group.slots)
    return groups


def fill_matches(
    bracket: Bracket, placed: Mapping[str, str], winners: Mapping[str, str]
) -> dict[str, tuple[str, str]]:
    """Pair all matches whose two sides are known, given slots filled and matches won so far."""
    pairs: dict[str, tuple[str, str]] = {}
    for match in bracket.matches:
        home = _side(match.home, placed, winners, pairs)
        away = _side(match.away, placed, winners, pairs)
        if home is not None and away is not None:
            pairs[match.name] = (home, away)
        winner = winners.get(match.name)
        if winner is not None and winner not in pairs.get(match.name, ()):
            raise FootballError("bad_winner", f"{winner} did not play match {match.name}")
    unknown = sorted(set(winners) - {match.name for match in bracket.matches})
    if unknown:
        raise FootballError("bad_winner", f"the bracket has no match {', '.join(unknown)}")
    return pairs


def podium(
    bracket: Bracket, placed: Mapping[str, str], winners: Mapping[str, str]
) -> tuple[str, ...]:
    """Name champion, runner-up and, where third place is played for, third and fourth."""
    pairs = fill_matches(bracket, placed, winners)
    order: list[str] = []
    for round_name in (FINAL, THIRD_PLACE):
        for match in bracket.matches:
            if match.round == round_name:
                if match.name not in winners:
                    raise FootballError("bad_slot", f"match {match.name} has no winner yet")
                home, away = pairs[match.name]
                winner = winners[match.name]
                order += [winner, home if winner == away else away]
    return tuple(order)


def _side(
    text: str,
    placed: Mapping[str, str],
    winners: Mapping[str, str],
    pairs: Mapping[str, tuple[str, str]],
) -> str | None:
    match parse_slot(text):
        case WinnerOf(match=name):
            return winners.get(name)
        case LoserOf(match=name):
            if name not in winners:
                return None
            home, away = pairs[name]
            return home if winners[name] == away else away
        case _:
            return placed.get(text)


def _source_match(slot: Slot) -> str | None:
    match slot:
        case WinnerOf(match=name) | LoserOf(match=name):
            return name
        case _:
            return None


def _check(bracket: Bracket, where: str) -> None:
    _check_second_groups(bracket.second_groups, where)
    names: list[str] = []
    used: set[str] = set()
    thirds = 0
    for index, match in enumerate(bracket.matches):
        key = f"matches[{index}] {match.name}"
        if match.round not in ROUNDS:
            raise refuse(where, key, f"round {match.round!r} is none of {', '.join(ROUNDS)}")
        if match.name in names:
            raise refuse(where, key, "this name is used twice")
        for side in (match.home, match.away):
            slot = _slot(side, where, key)
            source = _source_match(slot)
            if source is not None and source not in names:
                raise refuse(where, key, f"{side!r} is no match before this one")
            if side in used:
                raise refuse(where, key, f"{side!r} is used twice")
            used.add(side)
            thirds += isinstance(slot, ThirdOf | BestThird)
        names.append(match.name)
    if thirds != bracket.best_thirds:
        raise refuse(where, "best_thirds", f"{bracket.best_thirds}, but {thirds} slots are theirs")
    finals = [match.name for match in bracket.matches if match.round == FINAL]
    if len(finals) != 1 or finals[0] != names[-1]:
        raise refuse(where, "matches", "the last match, and no other, is the final")
    for name in names[:-1]:
        if f"winner {name}" not in used and bracket.match(name).round != THIRD_PLACE:
            raise refuse(where, "matches", f"the winner of {name} goes nowhere")


def _check_second_groups(groups: Sequence[SecondGroup], where: str) -> None:
    used: set[str] = set()
    for index, group in enumerate(groups):
        key = f"second_groups[{index}] {group.name}"
        for text in group.slots:
            if not isinstance(_slot(text, where, key), GroupPlace):
                raise refuse(where, key, f"{text!r} is no place in a group")
            if text in used:
                raise refuse(where, key, f"{text!r} is used twice")
            used.add(text)
        try:
            check_scheme(find_scheme(group.scheme), len(group.slots))
        except FootballError as error:
            raise refuse(where, key, str(error)) from error


def _slot(text: str, where: str, key: str) -> Slot:
    try:
        return parse_slot(text)
    except FootballError as error:
        raise refuse(where, key, str(error)) from error

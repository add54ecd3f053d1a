"""Place the best third-placed teams: by a table, or by their rank."""

from collections.abc import Sequence
from functools import cache
from typing import Literal

import msgspec

from rimet.football.brackets import Bracket
from rimet.football.errors import FootballError
from rimet.football.reading import data_names, decode, read_data, refuse
from rimet.football.slots import BestThird, GroupPlace, ThirdOf, parse_slot


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Says, for the groups whose thirds go on, which of them each host meets."""

    groups: str
    opponents: str
    origin: str


class ThirdTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Pairs group winners, the hosts, with thirds, one row for every set of groups.

    A set without a row is refused, or each match in turn takes the first third that fits.
    """

    origin: str
    hosts: str
    rows: tuple[Row, ...]
    others: Literal["refuse", "first-fit"] = "refuse"


def third_tables() -> tuple[str, ...]:
    """Name the tables of thirds that ship with the game."""
    return data_names("thirds")


@cache
def load_third_table(name: str) -> ThirdTable:
    """Load a table of thirds by its name."""
    if name not in third_tables():
        raise FootballError(
            "unknown_thirds", f"table of thirds {name!r} is none of {', '.join(third_tables())}"
        )
    where = f"thirds/{name}.toml"
    table = read_data(where, ThirdTable)
    _check(table, where)
    return table


def parse_third_table(text: str, where: str) -> ThirdTable:
    """Read a table of thirds from TOML text; `where` is the name errors give to the text."""
    table = decode(text, ThirdTable, where)
    _check(table, where)
    return table


def allocate(table: ThirdTable, groups: str) -> dict[str, str]:
    """Tell for each host group the group whose third it meets, given whose thirds go on."""
    wanted = "".join(sorted(groups))
    for row in table.rows:
        if row.groups == wanted:
            return dict(zip(table.hosts, row.opponents, strict=True))
    raise FootballError("bad_slot", f"no row for thirds of groups {groups!r}")


def place_thirds(
    bracket: Bracket, ranked: Sequence[tuple[str, str]], table: ThirdTable | None = None
) -> dict[str, str]:
    """Put thirds, given best first as (group, team), into the bracket's slots for them.

    Slots such as X1 go by rank and need no table; slots such as 3CDE go by the table.
    """
    if len(ranked) != bracket.best_thirds:
        raise FootballError(
            "bad_slot", f"{len(ranked)} thirds for {bracket.best_thirds} slots of the bracket"
        )
    team_of = dict(ranked)
    by_host = _hosted(bracket, "".join(team_of), table)
    placed: dict[str, str] = {}
    for match in bracket.matches:
        for side, opponent in ((match.home, match.away), (match.away, match.home)):
            slot = parse_slot(side)
            if isinstance(slot, BestThird):
                placed[side] = ranked[slot.rank - 1][1]
            elif isinstance(slot, ThirdOf):
                placed[side] = team_of[_guest(slot, opponent, by_host)]
    return placed


def first_fit(bracket: Bracket, groups: str) -> dict[str, str]:
    """Give each host in the order of the matches the first third that leaves one for the others."""
    slots: list[tuple[str, str]] = []
    for match in bracket.matches:
        for side, opponent in ((match.home, match.away), (match.away, match.home)):
            slot, host = parse_slot(side), parse_slot(opponent)
            if isinstance(slot, ThirdOf) and isinstance(host, GroupPlace):
                slots.append((host.group, slot.groups))
    guests = _fit([allowed for _, allowed in slots], "".join(sorted(groups)))
    if guests is None:
        raise FootballError("bad_slot", f"thirds of groups {groups!r} do not fit the bracket")
    return {host: guest for (host, _), guest in zip(slots, guests, strict=True)}


def _fit(allowed: Sequence[str], groups: str) -> str | None:
    if not allowed:
        return ""
    for group in groups:
        if group in allowed[0]:
            rest = _fit(allowed[1:], groups.replace(group, ""))
            if rest is not None:
                return group + rest
    return None


def _hosted(bracket: Bracket, groups: str, table: ThirdTable | None) -> dict[str, str]:
    if table is None:
        return {}
    has_row = any(row.groups == "".join(sorted(groups)) for row in table.rows)
    if has_row or table.others == "refuse":
        return allocate(table, groups)
    return first_fit(bracket, groups)


def _guest(slot: ThirdOf, opponent: str, by_host: dict[str, str]) -> str:
    host = parse_slot(opponent)
    group = by_host.get(host.group) if isinstance(host, GroupPlace) else None
    if group is None or group not in slot.groups:
        raise FootballError(
            "bad_slot", f"the table of thirds gives {opponent} nobody of 3{slot.groups}"
        )
    return group


def _check(table: ThirdTable, where: str) -> None:
    seen: set[str] = set()
    for index, row in enumerate(table.rows):
        key = f"rows[{index}] {row.groups}"
        if row.groups in seen or row.groups != "".join(sorted(set(row.groups))):
            raise refuse(where, key, "groups are named once, in order, and in one row only")
        seen.add(row.groups)
        if sorted(row.opponents) != list(row.groups) or len(row.groups) != len(table.hosts):
            raise refuse(where, key, f"opponents {row.opponents} are not one third for each host")
        for host, guest in zip(table.hosts, row.opponents, strict=True):
            if host == guest:
                raise refuse(where, key, f"the winner of group {host} meets its own third")

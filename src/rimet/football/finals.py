"""Know the real finals: teams, groups in slot order, rules, bracket and final ranking."""

from functools import cache

import msgspec

from rimet.football.brackets import Bracket, load_bracket
from rimet.football.errors import FootballError
from rimet.football.nations import is_nation
from rimet.football.reading import data_names, decode, read_data, refuse
from rimet.football.schedule import Scheme, check_scheme, find_scheme
from rimet.football.slots import GroupPlace, ThirdOf, parse_slot
from rimet.football.tables import CRITERIA, EARLIER, Order
from rimet.football.thirds import ThirdTable, load_third_table


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Names the teams of a group in slot order, and the scheme it was played in."""

    name: str
    teams: tuple[str, ...]
    origin: str
    scheme: str = "four"

    @property
    def schedule(self) -> Scheme:
        """Tell the order of play."""
        return find_scheme(self.scheme)


class Finals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Describes the finals of one year; `ranking` is the real one, best first."""

    year: str
    origin: str
    hosts: tuple[str, ...]
    bracket: str
    groups: tuple[Group, ...]
    order: Order
    ranking: tuple[str, ...]
    second_order: Order | None = None
    thirds_order: Order | None = None
    thirds_table: str | None = None

    @property
    def teams(self) -> tuple[str, ...]:
        """List all teams, group by group, in slot order."""
        return tuple(team for group in self.groups for team in group.teams)

    @property
    def knockout(self) -> Bracket:
        """Load the bracket of these finals."""
        return load_bracket(self.bracket)

    @property
    def allocation(self) -> ThirdTable | None:
        """Load the table that placed the best thirds, where there was one."""
        return None if self.thirds_table is None else load_third_table(self.thirds_table)

    def group(self, name: str) -> Group:
        """Look a group up by its name."""
        for group in self.groups:
            if group.name == name:
                return group
        raise FootballError("bad_slot", f"the finals of {self.year} have no group {name!r}")


def finals() -> tuple[str, ...]:
    """Name the years whose finals are known, oldest first."""
    return data_names("finals")


@cache
def load_finals(year: str) -> Finals:
    """Load the finals of a year; years are strings."""
    if year not in finals():
        raise FootballError(
            "unknown_finals", f"finals of {year!r} are not known, only {', '.join(finals())}"
        )
    where = f"finals/{year}.toml"
    found = read_data(where, Finals)
    _check(found, where)
    if found.year != year:
        raise refuse(where, "year", f"{found.year} is not the year of the file")
    return found


def parse_finals(text: str, where: str) -> Finals:
    """Read finals from TOML text; `where` is the name that errors give to the text."""
    found = decode(text, Finals, where)
    _check(found, where)
    return found


def _check(found: Finals, where: str) -> None:
    _check_teams(found, where)
    try:
        bracket = found.knockout
        table = found.allocation
    except FootballError as error:
        raise refuse(where, "bracket or thirds_table", str(error)) from error
    _check_places(found, bracket, where)
    slots = [parse_slot(slot) for slot in bracket.entrants]
    if any(isinstance(slot, ThirdOf) for slot in slots) and table is None:
        raise refuse(where, "thirds_table", f"bracket {found.bracket} needs a table of thirds")
    if (bracket.best_thirds > 0) != (found.thirds_order is not None):
        raise refuse(where, "thirds_order", f"does not suit bracket {found.bracket}")
    if bool(bracket.second_groups) != (found.second_order is not None):
        raise refuse(where, "second_order", f"does not suit bracket {found.bracket}")
    for key, order in (
        ("order", found.order),
        ("second_order", found.second_order),
        ("thirds_order", found.thirds_order),
    ):
        for name in () if order is None else order.criteria:
            if name not in CRITERIA and not (key == "second_order" and name in EARLIER):
                raise refuse(where, f"{key}.criteria", f"there is no criterion {name!r}")


def _check_teams(found: Finals, where: str) -> None:
    seen: set[str] = set()
    for index, group in enumerate(found.groups):
        key = f"groups[{index}] {group.name}"
        for team in group.teams:
            if not is_nation(team):
                raise refuse(where, key, f"no nation has the code {team!r}")
            if team in seen:
                raise refuse(where, key, f"{team} stands in two places")
            seen.add(team)
        try:
            check_scheme(group.schedule, len(group.teams))
        except FootballError as error:
            raise refuse(where, key, str(error)) from error
    names = [group.name for group in found.groups]
    if len(set(names)) != len(names):
        raise refuse(where, "groups", "two groups have the same name")
    if len(found.ranking) != len(seen) or set(found.ranking) != seen:
        odd = sorted(seen.symmetric_difference(found.ranking))
        raise refuse(where, "ranking", f"not every team exactly once ({', '.join(odd) or 'twice'})")


def _check_places(found: Finals, bracket: Bracket, where: str) -> None:
    sizes = {group.name: len(group.teams) for group in found.groups}
    second = {group.name: len(group.slots) for group in bracket.second_groups}
    fed_by_groups = [slot for group in bracket.second_groups for slot in group.slots]
    for known, texts in ((sizes, fed_by_groups), (second or sizes, bracket.entrants)):
        for text in texts:
            slot = parse_slot(text)
            if isinstance(slot, GroupPlace) and slot.place > known.get(slot.group, 0):
                raise refuse(where, "bracket", f"{found.bracket} wants {text}, and nobody is that")
            if isinstance(slot, ThirdOf) and any(known.get(name, 0) < 3 for name in slot.groups):
                raise refuse(where, "bracket", f"{found.bracket} wants {text}, and nobody is that")

"""Know the real finals: teams, groups in slot order, rules, bracket, results and final ranking.

What became of all the results is worked out in `rimet.football.history`.
"""

from functools import cache
from typing import Final

import msgspec

from rimet.football.brackets import Bracket, SecondGroup, load_bracket
from rimet.football.errors import FootballError
from rimet.football.nations import is_nation
from rimet.football.reading import data_names, decode, read_data, refuse
from rimet.football.results import Result, parse_result
from rimet.football.schedule import Pair, Scheme, check_scheme, find_scheme, parse_scheme
from rimet.football.slots import Drawn, GroupPlace, ThirdOf, parse_slot
from rimet.football.tables import CRITERIA, EARLIER, TOLD, Order
from rimet.football.thirds import ThirdTable, load_third_table

PODIUM: Final = 4


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The teams of a group in slot order, and tells how it was played and decided.

    `apart` are the pairs that the scheme leaves out, as text. `play_offs`, `fair_play` and `lots`,
    best lot first, are there where they were needed.
    """

    name: str
    teams: tuple[str, ...]
    origin: str
    scheme: str = "four"
    apart: str = ""
    results: tuple[str, ...] = ()
    play_offs: tuple[str, ...] = ()
    fair_play: dict[str, int] = {}
    lots: tuple[str, ...] = ()

    @property
    def schedule(self) -> Scheme:
        """Tell the order of play."""
        return find_scheme(self.scheme)

    @property
    def unplayed(self) -> tuple[Pair, ...]:
        """List the pairs of slots that did not meet."""
        return parse_scheme(self.apart)[0] if self.apart else ()


class Finals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Describes the finals of one year; `ranking` is the real one, best first, four or all.

    There are groups or, where all was knock-out, the draw in the order of the bracket; after the
    groups comes a bracket or a final pool. `withdrawn` were drawn and stayed away. `matches` holds
    the knock-out's results by match, a replay after what it repeats.
    """

    year: str
    origin: str
    hosts: tuple[str, ...]
    ranking: tuple[str, ...]
    bracket: str = ""
    groups: tuple[Group, ...] = ()
    draw: tuple[str, ...] = ()
    withdrawn: tuple[str, ...] = ()
    order: Order | None = None
    second_order: Order | None = None
    thirds_order: Order | None = None
    thirds_table: str | None = None
    final_pool: SecondGroup | None = None
    second_results: dict[str, tuple[str, ...]] = {}
    matches: dict[str, tuple[str, ...]] = {}

    @property
    def teams(self) -> tuple[str, ...]:
        """List all teams, group by group, in slot order, or as they were drawn."""
        return self.draw or tuple(team for group in self.groups for team in group.teams)

    @property
    def knockout(self) -> Bracket:
        """Load the bracket of these finals; a final pool is one without matches."""
        if self.final_pool is not None:
            return Bracket(self.origin, (), (self.final_pool,))
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
    if bool(found.groups) == bool(found.draw) or bool(found.groups) != (found.order is not None):
        raise refuse(where, "groups", "either groups and their order, or a draw")
    if bool(found.bracket) == (found.final_pool is not None):
        raise refuse(where, "final_pool", "either a bracket or a final pool")
    if any(isinstance(slot, ThirdOf) for slot in slots) and table is None:
        raise refuse(where, "thirds_table", f"bracket {found.bracket} needs a table of thirds")
    if (bracket.best_thirds > 0) != (found.thirds_order is not None):
        raise refuse(where, "thirds_order", f"does not suit bracket {found.bracket}")
    if bool(bracket.second_groups) != (found.second_order is not None):
        raise refuse(where, "second_order", f"does not suit bracket {found.bracket}")
    _check_results(found, where)
    for key, order in (
        ("order", found.order),
        ("second_order", found.second_order),
        ("thirds_order", found.thirds_order),
    ):
        for name in () if order is None else order.criteria:
            told = EARLIER if key == "second_order" else TOLD
            if name not in CRITERIA and name not in told:
                raise refuse(where, f"{key}.criteria", f"there is no criterion {name!r}")


def _check_teams(found: Finals, where: str) -> None:
    seen: set[str] = set()
    places = [(f"groups[{index}] {each.name}", each.teams) for index, each in _numbered(found)]
    for key, teams in (*places, ("draw", found.draw), ("withdrawn", found.withdrawn)):
        for team in teams:
            if not is_nation(team):
                raise refuse(where, key, f"no nation has the code {team!r}")
            if team in seen:
                raise refuse(where, key, f"{team} stands in two places")
            seen.add(team)
    for index, group in _numbered(found):
        key = f"groups[{index}] {group.name}"
        try:
            check_scheme(group.schedule, len(group.teams), group.unplayed)
        except FootballError as error:
            raise refuse(where, key, str(error)) from error
    names = [group.name for group in found.groups]
    if len(set(names)) != len(names):
        raise refuse(where, "groups", "two groups have the same name")
    _check_ranking(found.ranking, set(found.teams), where)


def _numbered(found: Finals) -> list[tuple[int, Group]]:
    return list(enumerate(found.groups))


def _check_ranking(ranking: tuple[str, ...], teams: set[str], where: str) -> None:
    if len(ranking) == PODIUM and len(set(ranking)) == PODIUM and set(ranking) <= teams:
        return
    if len(ranking) != len(teams) or set(ranking) != teams:
        odd = sorted(teams.symmetric_difference(ranking))
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
            if isinstance(slot, Drawn) and slot.number > len(found.draw):
                raise refuse(where, "bracket", f"{found.bracket} wants {text}, and nobody is that")
            if isinstance(slot, ThirdOf) and any(known.get(name, 0) < 3 for name in slot.groups):
                raise refuse(where, "bracket", f"{found.bracket} wants {text}, and nobody is that")


def _check_results(found: Finals, where: str) -> None:
    played = [(f"groups[{index}] {each.name}", each.results) for index, each in _numbered(found)]
    played += [(f"groups[{index}] {each.name}", each.play_offs) for index, each in _numbered(found)]
    played += [(f"second_results.{name}", each) for name, each in found.second_results.items()]
    played += [(f"matches.{name}", each) for name, each in found.matches.items()]
    for key, texts in played:
        try:
            results: list[Result] = [parse_result(text) for text in texts]
        except FootballError as error:
            raise refuse(where, key, str(error)) from error
        for result in results:
            if not {result.home, result.away} <= set(found.teams):
                raise refuse(where, key, f"{result.home} and {result.away} did not both take part")

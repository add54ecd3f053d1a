"""An edition: the finals of one year as a file, with line-up, colours, rounds and decks."""

from __future__ import annotations

import re
from functools import cache
from typing import Annotated, Final, Literal

import msgspec

from rimet.football.brackets import FINAL, THIRD_PLACE, Bracket, brackets, load_bracket
from rimet.football.errors import FootballError
from rimet.football.nations import is_nation
from rimet.football.slots import GroupPlace, ThirdOf, parse_slot
from rimet.football.tables import CRITERIA, EARLIER
from rimet.games.world_cup_game.components import Colour, Kind
from rimet.kernel.components import ComponentText, Entry, Named, component_text, shipped_sets

PACKAGE: Final = "rimet.games.world_cup_game"
IN_GROUP: Final = 4
MOST_GROUPS: Final = 12
PLACES_ON: Final = 2  # of each first group, beside any thirds

RoundKind = Literal["groups", "second-groups", "last-16", "quarter-finals", "semi-finals", "finals"]
# What a round of the knock-out is called in a bracket; the two finals are one round.
IN_BRACKET: Final[dict[str, str]] = {
    "last 16": "last-16",
    "quarter-final": "quarter-finals",
    "semi-final": "semi-finals",
    THIRD_PLACE: "finals",
    FINAL: "finals",
}
_YEAR: Final = re.compile(r"[0-9A-Za-z][0-9A-Za-z-]{0,11}")
_CODE: Final = re.compile(r"[A-Z]{3}")
_GROUP: Final = re.compile(r"[A-Z]|[1-9][0-9]?")
_DECK: Final = re.compile(r"1|1/2|1/4|[1-9][0-9]{1,2}")


class Team(Named, frozen=True, kw_only=True):
    """A team in its group, in slot order, with its rank colour."""

    code: str
    group: str
    colour: Colour


class Round(Entry, frozen=True, kw_only=True):
    """A round and what it is played with: decks one after another, as 1, 1/2, 1/4 or cards."""

    kind: RoundKind
    decks: tuple[str, ...]
    groups: tuple[str, ...] = ()


class Edition(Entry, frozen=True, kw_only=True):
    """The finals of one year, as played in this game."""

    year: str
    bracket: str
    win: Annotated[int, msgspec.Meta(ge=1, le=3)]
    order: tuple[str, ...]
    second_order: tuple[str, ...] = ()
    thirds_order: tuple[str, ...] = ()
    single_use: tuple[Kind, ...] = ()
    left_out: tuple[Kind, ...] = ()
    round: tuple[Round, ...]
    team: tuple[Team, ...]

    @property
    def groups(self) -> tuple[str, ...]:
        """Return the names of the first groups, in order."""
        return tuple(dict.fromkeys(team.group for team in self.team))

    @property
    def after(self) -> Bracket:
        """Return what comes after the first groups."""
        return load_bracket(self.bracket)


def years() -> tuple[str, ...]:
    """Name the editions that ship with the game: the base game, then the others."""
    names = [name.partition("-")[2] for name in shipped_sets(PACKAGE)["edition"]]
    return tuple(sorted(names, key=lambda year: (year < "2000", year)))


@cache
def load_edition(year: str) -> Edition:
    """Load the edition of a year that ships with the game."""
    return read_edition(component_text(PACKAGE, f"edition-{year}"))


def read_edition(text: ComponentText) -> Edition:
    """Return the edition of a file, or refuse it naming line and reason."""
    edition = text.read(Edition)
    if _YEAR.fullmatch(edition.year) is None:
        raise text.refused("set_no_year", ".year", year=edition.year[:20])
    _check_teams(edition, text)
    try:
        bracket = edition.after
    except FootballError:
        name, allowed = edition.bracket[:40], ", ".join(brackets())
        raise text.refused("set_no_bracket", ".bracket", name=name, allowed=allowed) from None
    _check_bracket(edition, bracket, text)
    _check_orders(edition, bracket, text)
    _check_rounds(edition, bracket, text)
    return edition


def _check_teams(edition: Edition, text: ComponentText) -> None:
    codes = [team.code for team in edition.team]
    sizes = dict.fromkeys(edition.groups, 0)
    before = ""
    text.check_names("team", edition.team)
    for index, team in enumerate(edition.team):
        place = f".team[{index}]"
        is_own = team.name and _CODE.fullmatch(team.code)
        if not is_own and not is_nation(team.code):
            raise text.refused("set_no_nation", f"{place}.code", name=team.code[:20])
        if team.code in codes[:index]:
            raise text.refused("set_entry_twice", f"{place}.code", name=team.code)
        if _GROUP.fullmatch(team.group) is None:
            raise text.refused("set_no_group", f"{place}.group", name=team.group[:20])
        if team.group != before and sizes[team.group]:
            raise text.refused("set_group_apart", f"{place}.group", group=team.group)
        before = team.group
        sizes[team.group] += 1
    for group, size in sizes.items():
        if size != IN_GROUP:
            first = [team.group for team in edition.team].index(group)
            raise text.refused("set_group_size", f".team[{first}].group", group=group, found=size)
    if not 1 <= len(sizes) <= MOST_GROUPS:
        raise text.refused("set_group_count", ".team", most=MOST_GROUPS, found=len(sizes))


def _check_bracket(edition: Edition, bracket: Bracket, text: ComponentText) -> None:
    first = set(edition.groups)
    second = {group.name: len(group.slots) for group in bracket.second_groups}
    if first & set(second):
        raise text.refused("set_same_groups", ".bracket", bracket=edition.bracket)
    wanted = [slot for group in bracket.second_groups for slot in group.slots]
    fed = dict.fromkeys(first, PLACES_ON)
    for sizes, slots in ((fed, wanted), (second or fed, bracket.entrants)):
        for name in slots:
            slot = parse_slot(name)
            if isinstance(slot, GroupPlace) and slot.place <= sizes.get(slot.group, 0):
                continue
            if isinstance(slot, ThirdOf) and not second and set(slot.groups) <= first:
                continue
            raise text.refused("set_no_entrant", ".bracket", bracket=edition.bracket, slot=name)
    feeding = wanted or bracket.entrants
    unfed = {group for group in first if not any(_is_of(name, group) for name in feeding)}
    if unfed:
        told = {"bracket": edition.bracket, "group": min(unfed)}
        raise text.refused("set_group_unplaced", ".bracket", **told)
    if bracket.best_thirds and "".join(sorted(first)) != "ABCDEF":
        raise text.refused("set_thirds_groups", ".bracket")


def _is_of(name: str, group: str) -> bool:
    slot = parse_slot(name)
    return isinstance(slot, GroupPlace) and slot.group == group


def _check_orders(edition: Edition, bracket: Bracket, text: ComponentText) -> None:
    known = [name for name in CRITERIA if name != "position"]
    orders = (
        ("order", edition.order, known, True),
        ("second_order", edition.second_order, [*known, *EARLIER], bool(bracket.second_groups)),
        ("thirds_order", edition.thirds_order, known[:5], bracket.best_thirds > 0),
    )
    for key, order, allowed, is_needed in orders:
        if bool(order) != is_needed:
            raise text.refused("set_wrong_order", f".{key}", key=key, bracket=edition.bracket)
        for name in order:
            if name not in allowed or order.count(name) > 1:
                raise text.refused("set_no_criterion", f".{key}", name=name[:40])


def _check_rounds(edition: Edition, bracket: Bracket, text: ComponentText) -> None:
    later = [IN_BRACKET[match.round] for match in bracket.matches]
    expected = ["second-groups"] * bool(bracket.second_groups) + list(dict.fromkeys(later))
    first = [round for round in edition.round if round.kind == "groups"]
    found = [round.kind for round in edition.round]
    if not first or found != ["groups"] * len(first) + expected:
        told = {"bracket": edition.bracket, "rounds": ", ".join(["groups", *expected])}
        raise text.refused("set_wrong_rounds", ".round", **told)
    named = [group for round in edition.round for group in round.groups]
    if named != list(edition.groups) or not all(round.groups for round in first):
        raise text.refused("set_round_groups", ".round")
    for index, round in enumerate(edition.round):
        place = f".round[{index}].decks"
        if not 1 <= len(round.decks) <= 4:
            raise text.refused("set_deck_count", place)
        for deck in round.decks:
            if _DECK.fullmatch(deck) is None:
                raise text.refused("set_no_deck", place, deck=deck[:20])

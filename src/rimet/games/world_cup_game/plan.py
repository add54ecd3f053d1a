"""An edition made ready for play: its course in whole numbers, and the names of what is in it."""

from __future__ import annotations

from itertools import combinations
from typing import Final

import msgspec

from rimet.football.brackets import FINAL, THIRD_PLACE, Bracket
from rimet.football.schedule import Scheme, find_scheme
from rimet.football.slots import GroupPlace, LoserOf, ThirdOf, WinnerOf, parse_slot, slot_name
from rimet.football.standings import MOST
from rimet.football.tables import CRITERIA, EARLIER
from rimet.football.thirds import allocate, load_third_table
from rimet.games.world_cup_game.components import COLOURS
from rimet.games.world_cup_game.edition import IN_BRACKET, IN_GROUP, Edition
from rimet.games.world_cup_game.rules.course import (
    FINALS,
    GROUPS,
    KNOCKOUT,
    LOSER,
    RANKED,
    RANKS,
    SECOND,
    SOURCE,
    THIRD,
    THIRD_RANK,
    WINNER,
    Course,
)

ROUND_KINDS: Final = {"groups": GROUPS, "second-groups": SECOND, "finals": FINALS}
SHORT: Final = {"third": "T", "final": "F"}
SIDES: Final = "ab"
FIRST_SCHEME: Final = "four"


class GroupPlan(msgspec.Struct, frozen=True):
    """A group, its slots and its matches; `goes_to` says where each rank leads."""

    name: str
    is_second: bool
    slots: tuple[str, ...]
    round: int
    matches: tuple[int, ...]
    goes_to: tuple[str, ...]


class MatchPlan(msgspec.Struct, frozen=True):
    """A match, its two rows, and who stands on them."""

    name: str
    round: int
    group: int
    day: int
    rows: tuple[str, str]
    sources: tuple[str, str]


class Plan(msgspec.Struct, frozen=True):
    """An edition in numbers and in names; both count alike."""

    edition: Edition
    course: Course
    codes: tuple[str, ...]
    groups: tuple[GroupPlan, ...]
    matches: tuple[MatchPlan, ...]
    rows: tuple[str, ...]

    def placing(self, source: int) -> str:
        """Return the name of a placing that leads on, such as 1A or 3CDE."""
        kind, number = divmod(source, SOURCE)
        if kind == RANKED:
            return slot_name(GroupPlace(number % RANKS + 1, self.groups[number // RANKS].name))
        return [slot for slot in self.edition.after.entrants if _is_third(slot)][number]

    def third_target(self, number: int) -> str:
        """Return the match that a slot for thirds belongs to."""
        slot = self.placing(THIRD * SOURCE + number)
        return next(match.name for match in self.matches if slot in match.sources)


def make_plan(edition: Edition, third_table: str) -> Plan:
    """Return an edition made ready for play, with a table of thirds where it needs one."""
    return _Planner(edition, third_table).plan()


def match_name(group: str, number: int) -> str:
    """Return the name of a group's match: A1, or 1.1 where groups have numbers."""
    return f"{group}.{number}" if group.isdigit() else f"{group}{number}"


def _is_third(slot: str) -> bool:
    return isinstance(parse_slot(slot), ThirdOf)


class _Planner:
    """Numbers groups, slots, matches and rounds, and wires them."""

    def __init__(self, edition: Edition, third_table: str) -> None:
        self.edition = edition
        self.bracket: Bracket = edition.after
        self.first = edition.groups
        self.names = (*self.first, *(group.name for group in self.bracket.second_groups))
        self.sizes = [IN_GROUP] * len(self.first)
        self.sizes += [len(group.slots) for group in self.bracket.second_groups]
        self.schemes: list[Scheme] = [find_scheme(FIRST_SCHEME)] * len(self.first)
        self.schemes += [find_scheme(group.scheme) for group in self.bracket.second_groups]
        self.thirds = [slot for slot in self.bracket.entrants if _is_third(slot)]
        self.table = load_third_table(third_table) if self.thirds else None
        self.in_groups = sum(sum(map(len, scheme)) for scheme in self.schemes)
        self.numbers = {
            match.name: self.in_groups + index for index, match in enumerate(self.bracket.matches)
        }
        self.round_of_group = self._rounds_of_groups()

    def _rounds_of_groups(self) -> list[int]:
        found = []
        for number, name in enumerate(self.names):
            for index, stage in enumerate(self.edition.round):
                is_here = name in stage.groups if number < len(self.first) else False
                if is_here or (number >= len(self.first) and stage.kind == "second-groups"):
                    found.append(index)
        return found

    def plan(self) -> Plan:
        """Return the plan."""
        matches = [*self._group_matches(), *self._later_matches()]
        return Plan(
            edition=self.edition,
            course=self._course(matches),
            codes=tuple(team.code for team in self.edition.team),
            groups=tuple(self._group(group, matches) for group in range(len(self.names))),
            matches=tuple(matches),
            rows=tuple(row for match in matches for row in match.rows),
        )

    def _group_matches(self) -> list[MatchPlan]:
        found = []
        for group, scheme in enumerate(self.schemes):
            slots = self._slots(group)
            number = 0
            for day, pairs in enumerate(scheme, start=1):
                for home, away in pairs:
                    number += 1
                    name = match_name(self.names[group], number)
                    sides = (slots[home], slots[away])
                    found.append(self._match(name, self.round_of_group[group], group, day, sides))
        return found

    def _later_matches(self) -> list[MatchPlan]:
        kinds = [stage.kind for stage in self.edition.round]
        return [
            self._match(
                SHORT.get(match.name, match.name),
                kinds.index(IN_BRACKET[match.round]),  # type: ignore[arg-type]
                -1,
                0,
                (match.home, match.away),
            )
            for match in self.bracket.matches
        ]

    def _match(
        self, name: str, stage: int, group: int, day: int, sources: tuple[str, str]
    ) -> MatchPlan:
        return MatchPlan(name, stage, group, day, (f"{name}a", f"{name}b"), sources)

    def _slots(self, group: int) -> tuple[str, ...]:
        """Return what stands in the slots of a group: teams, or placings in first groups."""
        if group >= len(self.first):
            return self.bracket.second_groups[group - len(self.first)].slots
        return tuple(team.code for team in self.edition.team if team.group == self.names[group])

    def _group(self, group: int, matches: list[MatchPlan]) -> GroupPlan:
        name = self.names[group]
        targets = []
        for rank in range(1, self.sizes[group] + 1):
            slot = slot_name(GroupPlace(rank, name))
            target = [match.name for match in matches if match.group < 0 and slot in match.sources]
            target += [other.name for other in self.bracket.second_groups if slot in other.slots]
            targets.append(target[0] if target else "")
        return GroupPlan(
            name=name,
            is_second=group >= len(self.first),
            slots=self._slots(group),
            round=self.round_of_group[group],
            matches=tuple(index for index, match in enumerate(matches) if match.group == group),
            goes_to=tuple(targets),
        )

    def _course(self, matches: list[MatchPlan]) -> Course:
        kinds = [ROUND_KINDS.get(stage.kind, KNOCKOUT) for stage in self.edition.round]
        stages = [match.round for match in matches]
        decks = [_deck(deck) for stage in self.edition.round for deck in stage.decks]
        later = sorted({stage for stage in stages if kinds[stage] >= KNOCKOUT})
        rounds = range(len(kinds) + 1)
        return Course(
            [COLOURS.index(team.colour) for team in self.edition.team],
            self.sizes,
            len(self.first),
            self._slot_sources(),
            [self._depth(group) for group in range(len(self.names))],
            self._sides(),
            [match.group for match in matches],
            [
                match.group if match.group >= 0 else len(self.names) + later.index(match.round)
                for match in matches
            ],
            kinds,
            [sum(1 for other in stages if other < stage) for stage in rounds],
            [sum(1 for other in self.round_of_group if other < stage) for stage in rounds],
            decks,
            [sum(len(other.decks) for other in self.edition.round[:stage]) for stage in rounds],
            [self._won_place(match.name, match.round) for match in self.bracket.matches],
            [self._lost_place(match.name, match.round) for match in self.bracket.matches],
            [self._group_place(group) for group in range(len(self.names))],
            len(self.thirds),
            self._third_table(),
            [*map(_code, self.edition.order), MOST],
            [*map(_code, self.edition.second_order), MOST + len(EARLIER)],
            [*map(_code, self.edition.thirds_order), MOST],
            self.edition.win,
        )

    def _slot_sources(self) -> list[int]:
        found = list(range(len(self.edition.team)))
        for group in self.bracket.second_groups:
            found += [self._source(slot) for slot in group.slots]
        return found

    def _sides(self) -> list[int]:
        found: list[int] = []
        for scheme in self.schemes:
            for day in scheme:
                for pair in day:
                    found += pair
        for match in self.bracket.matches:
            found += [self._source(match.home), self._source(match.away)]
        return found

    def _source(self, name: str) -> int:
        match parse_slot(name):
            case GroupPlace(place=place, group=group):
                return RANKED * SOURCE + self.names.index(group) * RANKS + place - 1
            case ThirdOf():
                return THIRD * SOURCE + self.thirds.index(name)
            case WinnerOf(match=other):
                return WINNER * SOURCE + self.numbers[other]
            case LoserOf(match=other):
                return LOSER * SOURCE + self.numbers[other]
        raise ValueError(name)

    def _depth(self, group: int) -> int:
        """Return how many ranks of a group lead somewhere; thirds wait for the others."""
        if self.thirds:
            return THIRD_RANK + 1
        slots = [slot for other in self.bracket.second_groups for slot in other.slots]
        places = [parse_slot(slot) for slot in (*slots, *self.bracket.entrants)]
        return max(
            place.place
            for place in places
            if isinstance(place, GroupPlace) and place.group == self.names[group]
        )

    def _group_place(self, group: int) -> int:
        """Return the place of those who go out in a group: below all who go on (WCG-R20)."""
        if group < len(self.first) and self.bracket.second_groups:
            return 1 + sum(self.sizes[len(self.first) :])
        return 1 + len(self.bracket.entrants)

    def _won_place(self, name: str, stage: str) -> int:
        return {FINAL: 1, THIRD_PLACE: 3}.get(stage, 0)

    def _lost_place(self, name: str, stage: str) -> int:
        if stage in (FINAL, THIRD_PLACE):
            return self._won_place(name, stage) + 1
        slots = [slot for match in self.bracket.matches for slot in (match.home, match.away)]
        if f"loser {name}" in slots:
            return 0
        return 1 + sum(1 for match in self.bracket.matches if match.round == stage)

    def _third_table(self) -> list[int]:
        """Return, by set of groups and slot for thirds, the group whose third stands there."""
        if self.table is None:
            return []
        found = [0] * (len(self.thirds) << len(self.first))
        for chosen in combinations(range(len(self.first)), len(self.thirds)):
            opponents = allocate(self.table, "".join(self.first[group] for group in chosen))
            start = sum(1 << group for group in chosen) * len(self.thirds)
            for number, slot in enumerate(self.thirds):
                found[start + number] = self.first.index(opponents[self._host(slot)])
        return found

    def _host(self, slot: str) -> str:
        """Return the group whose winner meets the third of a slot."""
        for match in self.bracket.matches:
            if slot in (match.home, match.away):
                other = parse_slot(match.home if slot == match.away else match.away)
                if isinstance(other, GroupPlace):
                    return other.group
        raise ValueError(slot)


def _deck(text: str) -> int:
    """Return a deck as a course has it: which part of the cards, or less than 0 how many."""
    parts = {"1": 1, "1/2": 2, "1/4": 4}
    return parts[text] if text in parts else -int(text)


def _code(criterion: str) -> int:
    """Return the number of a criterion; what came earlier are columns."""
    return MOST + EARLIER.index(criterion) if criterion in EARLIER else CRITERIA[criterion]

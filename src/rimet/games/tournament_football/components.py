"""Read the components: teams, cards and boards."""

from __future__ import annotations

import re
from collections.abc import Container, Sequence
from functools import cache
from typing import Annotated, Final, Literal

import msgspec

from rimet.football.brackets import Bracket
from rimet.football.wiring import ENTRANT, LOSER, WINNER, Wiring, wire
from rimet.games.tournament_football.bracket import (
    Points,
    pairings,
    read_bracket,
    rounds_from,
)
from rimet.kernel.components import ComponentText, Entry, Named, component_text

PACKAGE: Final = "rimet.games.tournament_football"
POINTS: Final = "points-1"
OLYMPIC: Final = "olympic"
BOARDS: Final = ("world-cup", OLYMPIC, "world-cup-32")
GROUP_SIZE: Final = 4
NOWHERE: Final = -1
FEWEST_TEAMS: Final = 24
MOST_TEAMS: Final = 120

BoardName = Literal["world-cup", "olympic", "world-cup-32"]
Rating = Annotated[int, msgspec.Meta(ge=0, le=9)]

_CODE: Final = re.compile(r"[A-Z]{3}")
# How the half-fields of the last two matches begin; the others begin with their match.
_SHORT: Final = {"third": "T", "final": "F"}


class Team(Named, frozen=True, kw_only=True):
    """A national team with its head start in every game."""

    code: str
    goals: Rating
    penalties: Rating

    @property
    def rating(self) -> tuple[int, int]:
        """Return what teams are compared by: goals, then penalties."""
        return self.goals, self.penalties


class Card(Entry, frozen=True, kw_only=True):
    """A kind of card, and how many of it there are."""

    goals: Rating
    penalties: Rating
    count: Annotated[int, msgspec.Meta(ge=1, le=200)]


class Plan(Entry, frozen=True, kw_only=True):
    """What a board's file says; the rest of a board follows from its bracket."""

    groups: str
    bracket: str
    placings: tuple[str, ...]


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """A board in whole numbers.

    Group field `GROUP_SIZE * group + position`; half-field `2 * match + side`. Half-field h is
    entered by placing numbers[h] if sources[h] is ENTRANT, else by the WINNER or LOSER of match
    numbers[h]. Matches stand in the order of play, third place before the final. `wiring` is the
    bracket as rimet.football has it: its entrants stand in another order than `placings`.
    """

    name: str
    groups: str
    fields: tuple[str, ...]
    seeding: tuple[int, ...]  # the group field of the best team, the second best and so on
    placings: tuple[str, ...]  # best first, as ties are broken
    entries: tuple[int, ...]  # the half-field of each placing
    half_fields: tuple[str, ...]
    sources: tuple[int, ...]
    numbers: tuple[int, ...]
    matches: tuple[str, ...]
    winner_to: tuple[int, ...]  # the half-field of each match's winner, or NOWHERE
    loser_to: tuple[int, ...]
    rounds: tuple[str, ...]
    round_of: tuple[int, ...]  # the round of each match
    winner_points: tuple[int, ...]  # by round, for a team whose last match was won there
    loser_points: tuple[int, ...]
    wiring: Wiring

    @property
    def teams(self) -> int:
        """Return how many teams take part."""
        return len(self.fields)

    @property
    def best_thirds(self) -> int:
        """Return how many third-placed teams go through."""
        return len(self.placings) - 2 * len(self.groups)

    @property
    def has_return(self) -> bool:
        """Whether the cards of the groups return to the deck (WCT-18, WCT-R16)."""
        return len(self.groups) > 4

    def cards_needed(self, depth: int) -> int:
        """Return how many cards can lie on the board before any return, `depth` to a field.

        That many are enough to finish every game, and to deal five to as many as may play.
        """
        on_groups = depth * len(self.fields)
        return on_groups + min(on_groups, depth * len(self.half_fields))


def is_code(text: str) -> bool:
    """Whether a text has the form of a team's code."""
    return _CODE.fullmatch(text) is not None


def read_teams(text: ComponentText, fewest: int = FEWEST_TEAMS) -> list[Team]:
    """Return the teams of a set that is fit to play with, so many of them at least."""
    teams = text.entries("team", Team)
    if not fewest <= len(teams) <= MOST_TEAMS:
        raise text.refused(
            "set_team_count", ".team", fewest=fewest, most=MOST_TEAMS, found=len(teams)
        )
    text.check_names("team", teams)
    codes = [team.code for team in teams]
    for index, code in enumerate(codes):
        if not is_code(code):
            raise text.refused("set_no_code", f".team[{index}].code", name=code)
    text.check_once("team", "code", codes)
    return teams


def read_cards(text: ComponentText, needed: int) -> list[Card]:
    """Return the kinds of cards of a set with at least as many cards as needed."""
    cards = text.entries("card", Card)
    if not 1 <= len(cards) <= 32:
        raise text.refused("set_kind_count", ".card", fewest=1, most=32, found=len(cards))
    kinds = [(card.goals, card.penalties) for card in cards]
    for index, (goals, penalties) in enumerate(kinds):
        if kinds[index] in kinds[:index]:
            place = f".card[{index}]"
            raise text.refused("set_kind_twice", place, goals=goals, penalties=penalties)
    found = sum(card.count for card in cards)
    if found < needed:
        raise text.refused("set_few_cards", ".card", fewest=needed, found=found)
    return cards


@cache
def load_board(name: str) -> Board:
    """Load a board by its name, one of BOARDS, as it is printed."""
    return make_board(name, "", POINTS)


def board_of(bracket_set: str) -> str:
    """Return the board that a bracket is for: the one most of whose placings it names."""
    named = {side for match in pairings(component_text(PACKAGE, bracket_set)) for side in match}
    return max(BOARDS, key=lambda name: _likeness(load_board(name).placings, named))


def _likeness(placings: Sequence[str], named: Container[str]) -> tuple[int, int]:
    """Return how well placings are those that are named: so many of them, and so few others."""
    hits = sum(placing in named for placing in placings)
    return hits, -len(placings)


def make_board(name: str, bracket_set: str, point_set: str) -> Board:
    """Return a board with a bracket, the printed one where none is named, and with points."""
    plan = component_text(PACKAGE, f"board-{name}").read(Plan)
    bracket = read_bracket(component_text(PACKAGE, bracket_set or plan.bracket), plan.placings)
    points = component_text(PACKAGE, point_set).read(Points)
    wiring = wire(bracket)
    places = [plan.placings.index(slot) for slot in wiring.entrants]
    sides = tuple(zip(wiring.sources, wiring.numbers, strict=True))
    numbers = tuple(places[number] if source == ENTRANT else number for source, number in sides)
    target = {side: half_field for half_field, side in enumerate(sides)}
    rounds = tuple(stage for stage, _ in rounds_from(len(plan.placings)))
    points_of = [points.of(stage) for stage in rounds]
    letters = plan.groups
    matches = range(len(bracket.matches))
    return Board(
        name=name,
        groups=letters,
        fields=tuple(f"{letter}{spot + 1}" for letter in letters for spot in range(GROUP_SIZE)),
        seeding=tuple(
            GROUP_SIZE * group + spot for spot in range(GROUP_SIZE) for group in range(len(letters))
        ),
        placings=plan.placings,
        entries=tuple(target[ENTRANT, wiring.entrants.index(slot)] for slot in plan.placings),
        half_fields=_half_field_names(bracket, wiring),
        sources=wiring.sources,
        numbers=numbers,
        matches=tuple(match.name for match in bracket.matches),
        winner_to=tuple(target.get((WINNER, match), NOWHERE) for match in matches),
        loser_to=tuple(target.get((LOSER, match), NOWHERE) for match in matches),
        rounds=rounds,
        round_of=tuple(rounds.index(match.round) for match in bracket.matches),
        winner_points=tuple(winner for winner, _ in points_of),
        loser_points=tuple(loser for _, loser in points_of),
        wiring=wiring,
    )


def _half_field_names(bracket: Bracket, wiring: Wiring) -> tuple[str, ...]:
    """Name half-fields by their placing, 1A or X4, and later ones by their match, Q1a or Fb."""
    names = []
    for half_field, source in enumerate(wiring.sources):
        match = bracket.matches[half_field // 2]
        if source == ENTRANT:
            names.append(wiring.entrants[wiring.numbers[half_field]])
        else:
            names.append(_SHORT.get(match.name, match.name) + "ab"[half_field % 2])
    return tuple(names)

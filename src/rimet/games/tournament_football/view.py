"""What a viewer may see of a position, with all that a client needs to draw it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import repeat
from typing import Any

import msgspec
from msgspec.structs import replace

from rimet.games.tournament_football.components import Board, Card, Team
from rimet.games.tournament_football.events import CRITERIA
from rimet.games.tournament_football.rules.knockout import manager_score
from rimet.games.tournament_football.rules.play import CupState
from rimet.games.tournament_football.rules.sight import (
    Sight,
    look_at_fields,
    look_at_half_fields,
    read_tables,
)
from rimet.games.tournament_football.rules.turn import may_play_group, may_play_later
from rimet.games.tournament_football.setup import (
    BANK,
    DEAL,
    DONE,
    DRAW,
    FLAGS,
    REFILL,
    SEED,
    SELECT,
    SHOWING,
    TURN,
    UNKNOWN,
)
from rimet.kernel.game import View
from rimet.kernel.state import SPECTATOR

PHASES = {
    SELECT: "select",
    SEED: "seed",
    FLAGS: "flags",
    DEAL: "deal",
    TURN: "turn",
    DRAW: "draw",
    REFILL: "refill",
    DONE: "done",
    SHOWING: "showing",
}


class CardView(msgspec.Struct, frozen=True):
    """A kind of card and how many of it are held."""

    kind: int
    goals: int
    penalties: int
    count: int


class FieldView(msgspec.Struct, frozen=True, gc=False):
    """A field or half-field.

    `cards` are kinds, -1 where the viewer sees only a back; `seats` say who placed each.
    `rating` is the team's own goals and penalties, empty where no team stands; `goals` and
    `penalties` add up what the viewer sees: the team's own and the cards'.
    `owner` is a seat, -1 for a bank team, -2 where the viewer does not know.
    Once its group is resolved a field keeps, after its cards are gone, the goals and penalties
    that it was resolved by in `total`, the team's `rank` in the group, 1 to 4, and in `by` what
    parts it from the one above: goals, penalties or position. Before that, and on half-fields,
    these are empty, 0 and empty; the first of a group has nobody above and an empty `by`.
    """

    name: str
    team: str
    owner: int
    cards: tuple[int, ...]
    seats: tuple[int, ...]
    rating: tuple[int, ...]
    goals: int
    penalties: int
    placing: str
    final: int
    total: tuple[int, ...]
    rank: int
    by: str


class SeatView(msgspec.Struct, frozen=True):
    """A manager: cards in hand, still in or not, the teams known to be theirs, points."""

    cards: int
    is_in: bool
    teams: list[str]
    points: int | None


class RoundView(msgspec.Struct, frozen=True):
    """A round of the knock-out: so many matches, and the points of those whose series ends there.

    Points are 0 where no series ends, and all of them without team scoring.
    """

    name: str
    matches: int
    winner_points: int
    loser_points: int


class CupView(View, frozen=True, kw_only=True):
    """The whole wall chart as one viewer may see it; `kinds` tells goals and penalties.

    Matches are those of the rounds, one after the other, and half-fields two to a match.
    `winner_to` and `loser_to` are by match the half-field that its teams go to, -1 for none.
    """

    phase: str
    board: str
    turn: int
    can_play_group: bool
    can_play_later: bool
    capacity: int
    kinds: list[tuple[int, int]]
    hand: list[CardView]
    own_teams: list[str]
    seats: list[SeatView]
    fields: list[FieldView]
    half_fields: list[FieldView]
    rounds: list[RoundView]
    winner_to: list[int]
    loser_to: list[int]
    deck: int
    layers: list[int]


class Viewer:
    """A builder of one game's views from what is public and what is the viewer's own."""

    def __init__(self, board: Board, teams: list[Team], cards: list[Card], is_scored: bool) -> None:
        self.board = board
        self.rounds = [
            RoundView(
                name,
                board.round_of.count(stage),
                board.winner_points[stage] if is_scored else 0,
                board.loser_points[stage] if is_scored else 0,
            )
            for stage, name in enumerate(board.rounds)
        ]
        self.cards = cards
        self.kinds = [(card.goals, card.penalties) for card in cards]
        self.best_first = sorted(range(len(cards)), key=lambda kind: self.kinds[kind], reverse=True)
        # What -1 stands for comes last: no team, no placing.
        self.codes = [*(team.code for team in teams), ""]
        self.placings = [*board.placings, ""]
        self.criteria = [*CRITERIA, ""]
        ratings = [(team.goals, team.penalties) for team in teams]
        self.on_fields: list[tuple[int, ...]] = [*ratings, (0, 0)]
        self.on_half_fields: list[tuple[int, ...]] = [*ratings, ()]
        empty = ("", UNKNOWN, (), (), (), 0, 0, "", 0, (), 0, "")
        self.empty_half_fields = [FieldView(name, *empty) for name in board.half_fields]

    def build(self, state: CupState, viewers: Sequence[int]) -> list[CupView]:
        """Return the views of seats, or of SPECTATOR; for several, what all see is built once."""
        if len(viewers) == 1:
            return [self.whole(state, viewers[0])]
        public = self.whole(state, SPECTATOR)
        return [public if viewer < 0 else self.own(state, viewer, public) for viewer in viewers]

    def whole(self, state: CupState, viewer: int) -> CupView:
        """Return what one viewer sees."""
        is_turn = state.phase == TURN
        fields = self.fields(state, look_at_fields(state, viewer, False))
        seats = self.seats(state, fields)
        layers = state.ledger.layer_sizes()
        return CupView(
            viewer=viewer,
            to_act=state.to_act,
            phase=PHASES[state.phase],
            board=self.board.name,
            turn=state.turn,
            can_play_group=is_turn and may_play_group(state),
            can_play_later=is_turn and may_play_later(state),
            capacity=state.table.capacity,
            kinds=self.kinds[:],
            hand=self.hand(state.ledger.hand(viewer)) if viewer >= 0 else [],
            own_teams=seats[viewer].teams[:] if viewer >= 0 else [],
            seats=seats,
            fields=fields,
            half_fields=self.half_fields(look_at_half_fields(state, viewer, False)),
            rounds=self.rounds[:],
            winner_to=list(self.board.winner_to),
            loser_to=list(self.board.loser_to),
            deck=sum(layers),
            layers=layers,
        )

    def own(self, state: CupState, seat: int, public: CupView) -> CupView:
        """Return what a seat sees: what everybody does, and what is its own."""
        fields = with_own(public.fields, look_at_fields(state, seat, True))
        teams = [field.team for field in fields if field.owner == seat]
        seats = public.seats[:]
        seats[seat] = replace(seats[seat], teams=teams)
        return replace(
            public,
            viewer=seat,
            hand=self.hand(state.ledger.hand(seat)),
            own_teams=teams[:],
            seats=seats,
            fields=fields,
            half_fields=with_own(public.half_fields, look_at_half_fields(state, seat, True)),
        )

    def hand(self, counts: list[int]) -> list[CardView]:
        """Return the viewer's own cards, most goals first."""
        return [
            CardView(kind, *self.kinds[kind], counts[kind])
            for kind in self.best_first
            if counts[kind]
        ]

    def seats(self, state: CupState, fields: list[FieldView]) -> list[SeatView]:
        """Return what is known of every seat."""
        seats = range(state.table.seats)
        known: list[list[str]] = [[] for _ in seats]
        for field in fields:
            if field.owner >= 0:
                known[field.owner].append(field.team)
        points: list[int | None] = [None] * len(known)
        if state.table.is_scored and state.phase == DONE:
            points = [manager_score(state, seat) for seat in seats]
        sizes = [state.ledger.hand_size(seat) for seat in seats]
        is_in = [standing == 1 for standing in state.chart.standing]
        return list(map(SeatView, sizes, is_in, known, points))

    def fields(self, state: CupState, seen: Sight) -> list[FieldView]:
        """Return what is seen of the fields, and the tables of resolved groups."""
        tables = read_tables(state)
        by = [self.criteria[criterion] for criterion in tables.by]
        columns = self.columns(self.board.fields, seen, self.on_fields)
        return list(map(FieldView, *columns, tables.totals, tables.ranks, by))

    def half_fields(self, seen: Sight) -> list[FieldView]:
        """Return what is seen of the half-fields."""
        names = [self.board.half_fields[half] for half in seen.places]
        columns = self.columns(names, seen, self.on_half_fields)
        taken = map(FieldView, *columns, repeat(()), repeat(0), repeat(""))
        found = self.empty_half_fields[:]
        for half, shown in zip(seen.places, taken, strict=True):
            found[half] = shown
        return found

    def columns(
        self, names: Sequence[str], seen: Sight, ratings: list[tuple[int, ...]]
    ) -> tuple[Any, ...]:
        """Return what is seen of places, a column for each fact of a FieldView."""
        return (
            names,
            [self.codes[team] for team in seen.teams],
            seen.owners,
            seen.cards,
            seen.seats,
            [ratings[team] for team in seen.teams],
            seen.goals,
            seen.penalties,
            [self.placings[placing] for placing in seen.placings],
            seen.finals,
        )


def with_own(shown: list[FieldView], seen: Sight) -> list[FieldView]:
    """Return what everybody sees of places, with what a seat sees more of some."""
    found = shown[:]
    columns = zip(seen.places, seen.owners, seen.cards, seen.goals, seen.penalties, strict=True)
    for place, owner, cards, goals, penalties in columns:
        found[place] = replace(
            found[place], owner=owner, cards=cards, goals=goals, penalties=penalties
        )
    return found


__all__ = [
    "BANK",
    "UNKNOWN",
    "CardView",
    "CupView",
    "FieldView",
    "RoundView",
    "SeatView",
    "Viewer",
]

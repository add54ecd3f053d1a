"""What a viewer may see of a position, with all that a client needs to draw it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import repeat
from typing import Any

import msgspec

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
from rimet.games.tournament_football.state import (
    BANK,
    DEAL,
    DONE,
    DRAW,
    FLAGS,
    REFILL,
    SEED,
    SELECT,
    TURN,
    UNKNOWN,
)
from rimet.kernel.game import View

PHASES = {
    SELECT: "select",
    SEED: "seed",
    FLAGS: "flags",
    DEAL: "deal",
    TURN: "turn",
    DRAW: "draw",
    REFILL: "refill",
    DONE: "done",
}


class CardView(msgspec.Struct, frozen=True):
    """Shows a kind of card and how many of it are held."""

    kind: int
    goals: int
    penalties: int
    count: int


class FieldView(msgspec.Struct, frozen=True):
    """Shows a field or half-field.

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
    cards: list[int]
    seats: list[int]
    rating: tuple[int, ...]
    goals: int
    penalties: int
    placing: str
    final: int
    total: tuple[int, ...]
    rank: int
    by: str


class SeatView(msgspec.Struct, frozen=True):
    """Shows a manager: cards in hand, still in or not, the teams known to be theirs, points."""

    cards: int
    is_in: bool
    teams: list[str]
    points: int | None


class CupView(View, frozen=True, kw_only=True):
    """Shows the whole wall chart as one viewer may see it; `kinds` tells goals and penalties."""

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
    deck: int
    layers: list[int]


class Viewer:
    """Builds views of one game from what is public and what is the viewer's own."""

    def __init__(self, board: Board, teams: list[Team], cards: list[Card]) -> None:
        self.board = board
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

    def build(self, state: CupState, viewer: int) -> CupView:
        """Return the view of a seat, or of SPECTATOR."""
        is_turn = state.phase == TURN
        seen = look_at_fields(state, viewer)
        codes = [self.codes[team] for team in seen.teams]
        known: list[list[str]] = [[] for _ in range(state.table.seats)]
        for code, owner in zip(codes, seen.owners, strict=True):
            if owner >= 0:
                known[owner].append(code)
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
            own_teams=known[viewer][:] if viewer >= 0 else [],
            seats=self.seats(state, known),
            fields=self.fields(state, seen, codes),
            half_fields=self.half_fields(look_at_half_fields(state, viewer)),
            deck=sum(layers),
            layers=layers,
        )

    def hand(self, counts: list[int]) -> list[CardView]:
        """Return the viewer's own cards, most goals first."""
        return [
            CardView(kind, *self.kinds[kind], counts[kind])
            for kind in self.best_first
            if counts[kind]
        ]

    def seats(self, state: CupState, known: list[list[str]]) -> list[SeatView]:
        """Return what the viewer knows of every seat."""
        points: list[int | None] = [None] * len(known)
        if state.table.is_scored and state.phase == DONE:
            points = [manager_score(state, seat) for seat in range(len(known))]
        sizes = [state.ledger.hand_size(seat) for seat in range(len(known))]
        is_in = [standing == 1 for standing in state.chart.standing]
        return list(map(SeatView, sizes, is_in, known, points))

    def fields(self, state: CupState, seen: Sight, codes: list[str]) -> list[FieldView]:
        """Return what the viewer sees of the fields, and the tables of resolved groups."""
        tables = read_tables(state)
        by = [self.criteria[criterion] for criterion in tables.by]
        columns = self.columns(self.board.fields, seen, codes, self.on_fields)
        return list(map(FieldView, *columns, tables.totals, tables.ranks, by))

    def half_fields(self, seen: Sight) -> list[FieldView]:
        """Return what the viewer sees of the half-fields."""
        codes = [self.codes[team] for team in seen.teams]
        columns = self.columns(self.board.half_fields, seen, codes, self.on_half_fields)
        return list(map(FieldView, *columns, repeat(()), repeat(0), repeat("")))

    def columns(
        self,
        names: Sequence[str],
        seen: Sight,
        codes: list[str],
        ratings: list[tuple[int, ...]],
    ) -> tuple[Any, ...]:
        """Return what the viewer sees of places, a column for each fact of a FieldView."""
        return (
            names,
            codes,
            seen.owners,
            seen.cards,
            seen.seats,
            [ratings[team] for team in seen.teams],
            seen.goals,
            seen.penalties,
            [self.placings[placing] for placing in seen.placings],
            seen.finals,
        )


__all__ = ["BANK", "UNKNOWN", "CardView", "CupView", "FieldView", "SeatView", "Viewer"]

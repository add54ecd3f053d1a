"""What a viewer may see of a position, with all that a client needs to draw it."""

from __future__ import annotations

import msgspec

from rimet.games.tournament_football.components import Board, Card, Team
from rimet.games.tournament_football.rules.knockout import manager_score
from rimet.games.tournament_football.rules.play import CupState
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
)
from rimet.kernel.game import View
from rimet.kernel.ledger import KIND, OPEN, SEAT, SEAT_SHIFT

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
UNKNOWN = -2


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
    """Builds the view of one viewer from what is public and what is the viewer's own."""

    def __init__(
        self, board: Board, teams: list[Team], cards: list[Card], state: CupState, viewer: int
    ) -> None:
        self.board = board
        self.state = state
        self.viewer = viewer
        self.codes = [teams[team].code if team >= 0 else "" for team in state.team]
        self.ratings = [
            (teams[team].goals, teams[team].penalties) if team >= 0 else (0, 0)
            for team in state.team
        ]
        self.kinds = cards
        self.values = [(card.goals, card.penalties) for card in cards]
        self.laid = list(state.ledger.laid)
        self.cards = list(state.cards)
        self.filled = list(state.filled)
        self.final = list(state.final)
        self.placing = list(state.placing)
        self.owners = [
            owner if known or (viewer >= 0 and owner == viewer) else UNKNOWN
            for owner, known in zip(state.owner, state.known, strict=True)
        ]

    def build(self) -> CupView:
        """Return the view."""
        state, viewer, board = self.state, self.viewer, self.board
        ledger = state.ledger
        is_turn = state.phase == TURN
        entrants = list(state.entrant)
        return CupView(
            viewer=viewer,
            to_act=state.to_act,
            phase=PHASES[state.phase],
            board=board.name,
            turn=state.turn,
            can_play_group=is_turn and may_play_group(state),
            can_play_later=is_turn and may_play_later(state),
            capacity=state.table.capacity,
            kinds=self.values,
            hand=self.hand() if viewer >= 0 else [],
            own_teams=[
                code
                for code, owner in zip(self.codes, self.owners, strict=True)
                if viewer >= 0 and owner == viewer
            ],
            seats=[self.seat(seat) for seat in range(state.table.seats)],
            fields=[self.place(name, spot, spot) for spot, name in enumerate(board.fields)],
            half_fields=[
                self.place(name, board.teams + half, entrants[half])
                for half, name in enumerate(board.half_fields)
            ],
            deck=sum(ledger.left),
            layers=list(ledger.left),
        )

    def hand(self) -> list[CardView]:
        """Return the viewer's own cards, most goals first."""
        start = self.viewer * len(self.kinds)
        hands = self.state.ledger.hands
        held = [
            CardView(kind, card.goals, card.penalties, hands[start + kind])
            for kind, card in enumerate(self.kinds)
            if hands[start + kind]
        ]
        return sorted(held, key=lambda card: (-card.goals, -card.penalties))

    def seat(self, seat: int) -> SeatView:
        """Return what the viewer knows of a seat."""
        state = self.state
        teams = [code for code, owner in zip(self.codes, self.owners, strict=True) if owner == seat]
        is_scored = state.table.is_scored and state.phase == DONE
        points = manager_score(state, seat) if is_scored else None
        return SeatView(state.ledger.held[seat], state.standing[seat] == 1, teams, points)

    def place(self, name: str, place: int, spot: int) -> FieldView:
        """Return what the viewer sees on a field or half-field where a spot's team stands."""
        goals, penalties = self.ratings[spot] if spot >= 0 else (0, 0)
        kinds: list[int] = []
        seats: list[int] = []
        start = place * self.state.table.capacity
        for number in self.cards[start : start + self.filled[place]]:
            laid = self.laid[number]
            seat = laid >> SEAT_SHIFT & SEAT
            seats.append(seat)
            if laid & OPEN or seat == self.viewer:
                kind = laid & KIND
                kinds.append(kind)
                goals += self.values[kind][0]
                penalties += self.values[kind][1]
            else:
                kinds.append(-1)
        if spot < 0:
            return FieldView(name, "", UNKNOWN, kinds, seats, (), goals, penalties, "", 0)
        placing = self.placing[spot]
        return FieldView(
            name,
            self.codes[spot],
            self.owners[spot],
            kinds,
            seats,
            self.ratings[spot],
            goals,
            penalties,
            self.board.placings[placing] if placing >= 0 else "",
            self.final[spot],
        )


def build_view(
    board: Board, teams: list[Team], cards: list[Card], state: CupState, viewer: int
) -> CupView:
    """Return all that a seat, or SPECTATOR, may see."""
    return Viewer(board, teams, cards, state, viewer).build()


__all__ = ["BANK", "CardView", "CupView", "FieldView", "SeatView", "build_view"]

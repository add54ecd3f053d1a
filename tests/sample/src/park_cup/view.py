"""What a viewer of Park Cup may see."""

from __future__ import annotations

import msgspec

from rimet.kernel.events import Seat
from rimet.kernel.game import View

from .derived import PHASES
from .options import Card, Team
from .rules.play import ParkState


class SeatView(msgspec.Struct, frozen=True):
    """Shows a seat: how many cards it holds, whether it is in, its team if that is known."""

    cards: int
    is_in: bool
    team: str | None


class FieldView(msgspec.Struct, frozen=True):
    """Shows a team and its field; a card that the viewer does not know is None."""

    team: str
    strength: int
    place: int
    owner: Seat | None
    cards: list[str | None]


class ParkView(View, frozen=True, kw_only=True):
    """Shows a position of Park Cup; an owner of -1 is the bank."""

    phase: str
    turn: Seat
    own_team: str | None
    hand: dict[str, int]
    seats: list[SeatView]
    fields: list[FieldView]
    shown: dict[str, int]
    deck: int
    layers: list[int]


def build_view(teams: list[Team], cards: list[Card], state: ParkState, viewer: int) -> ParkView:
    """Return what the viewer may see, built from what is public and what is its own."""
    names = [card.name for card in cards]
    ledger = state.ledger
    own_team = state.team_of(viewer) if viewer >= 0 else -1
    hand = ledger.hand(viewer) if viewer >= 0 else []
    layers = ledger.layer_sizes()
    return ParkView(
        viewer=viewer,
        to_act=state.to_act,
        phase=PHASES[state.phase],
        turn=state.turn,
        own_team=teams[own_team].name if own_team >= 0 else None,
        hand={name: count for name, count in zip(names, hand, strict=False) if count},
        seats=[_seat(teams, state, seat) for seat in range(state.table.seats)],
        fields=[_field(teams, names, state, team, viewer) for team in range(len(teams))],
        shown={name: count for name, count in zip(names, state.shown, strict=True) if count},
        deck=sum(layers),
        layers=layers,
    )


def _seat(teams: list[Team], state: ParkState, seat: int) -> SeatView:
    team = teams[state.team_of(seat)].name if state.is_known(seat) else None
    return SeatView(state.ledger.hand_size(seat), state.standing[seat] == 1, team)


def _field(
    teams: list[Team], names: list[str], state: ParkState, team: int, viewer: int
) -> FieldView:
    start = team * state.table.field
    shown = [
        None if state.ledger.is_secret(card, viewer) else names[state.ledger.kind_of(card)]
        for card in state.slots[start : start + state.filled[team]]
    ]
    owner = state.owner[team] if state.known[team] else None
    return FieldView(teams[team].name, teams[team].strength, state.place[team], owner, shown)

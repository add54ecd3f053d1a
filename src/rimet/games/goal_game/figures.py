"""How the figure of cards is shown, and what the face-down ones promise."""

from __future__ import annotations

from collections.abc import Sequence

from .names import COLORS, SIDES, cell_name
from .notation import face_event
from .rules.counter import can_counter
from .rules.opening import can_open
from .setup import COUNTER, COUNTER_OPEN, GRID, MOVE, OFFSIDE, OWN_GOAL, PENALTY_KICK, TOP
from .state import Tournament
from .view import CardView, CellView, FigureView, HopeView

DIGITS = 3


class Promise:
    """How often the cards not yet seen show each colour, and their middles."""

    def __init__(self, state: Tournament) -> None:
        self.state = state
        sides = len(SIDES)
        self.top = [0] * len(COLORS)  # the top is read before the middle
        self.later = [0] * len(COLORS)  # the other sides, where no offside voids them
        self.events = [0] * 8
        for kind, count in enumerate(state.unseen):
            event = state.table.events[kind]
            self.events[event] += count
            for color in state.table.sides[kind * sides * sides : (kind * sides + 1) * sides]:
                self.top[color] += count
                if event != OFFSIDE or state.is_shooting:
                    self.later[color] += count

    def chance(self, side: int, color: int) -> float:
        """Return how likely a side of the next card counts and shows a colour."""
        shown = self.top if side == TOP else self.later
        return shown[color] / (len(SIDES) * self.state.hidden)

    def of_middle(self, event: int) -> float:
        """Return how likely the next card has an event that counts."""
        return 0.0 if self.state.is_shooting else self.events[event] / self.state.hidden


def build_figure(state: Tournament, texts: Sequence[str]) -> FigureView:
    """Return the cards on the table; `texts` are their own, by kind."""
    spots = [int(spot) for spot in state.fixture.spots[: state.size]]
    promise = Promise(state)
    is_opened = state.cell >= 0 and state.shown[state.cell] >= 0
    return FigureView(
        columns=max(spot % GRID for spot in spots) + 1,
        rows=max(spot // GRID for spot in spots) + 1,
        cells=[_cell(state, promise, cell, texts) for cell in range(state.size)],
        last=cell_name(spots[state.cell]) if is_opened else None,
    )


def may_open(state: Tournament, cell: int) -> bool:
    """Whether the coach to act may open a card now."""
    if state.phase == MOVE:
        return can_open(state, cell)
    return state.phase in (COUNTER, COUNTER_OPEN) and can_counter(state, cell, state.to_act)


def _cell(state: Tournament, promise: Promise, cell: int, texts: Sequence[str]) -> CellView:
    row, column = divmod(int(state.fixture.spots[cell]), GRID)
    is_open = may_open(state, cell)
    hopes: list[HopeView] = []
    strikes = against = 0.0
    if is_open:
        hopes = _hopes(state, promise, cell)
        strikes = sum(hope.chance for hope in hopes) + promise.of_middle(PENALTY_KICK)
        against = promise.of_middle(OWN_GOAL)
    return CellView(
        name=cell_name(state.fixture.spots[cell]),
        column=column,
        row=row,
        card=_card(state, cell, texts) if state.shown[cell] >= 0 else None,
        can_open=is_open,
        hopes=[HopeView(hope.side, hope.color, round(hope.chance, DIGITS)) for hope in hopes],
        expected=round(strikes, DIGITS),
        against=round(against, DIGITS),
    )


def _card(state: Tournament, cell: int, texts: Sequence[str]) -> CardView:
    top, right, bottom, left = (COLORS[state.color(cell, side)] for side in range(len(SIDES)))
    face = int(state.shown[cell])
    return CardView(
        (top, right, bottom, left), face_event(state.table, face), texts[face // len(SIDES)]
    )


def _hopes(state: Tournament, promise: Promise, cell: int) -> list[HopeView]:
    """Return the sides that lie against a colour of the two coaches (GG-11)."""
    two = (state.turn, state.next_coach(state.turn))
    found = []
    for side, name in enumerate(SIDES):
        color = int(state.facing(cell, side))
        if color in two:
            found.append(HopeView(name, COLORS[color], promise.chance(side, color)))
    return found

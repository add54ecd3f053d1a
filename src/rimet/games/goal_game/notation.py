"""How moves of Goal!Game are written."""

from __future__ import annotations

from .names import COLORS, EFFECTS, KINDS, LETTERS, cell_name
from .setup import BUY, GRID, LAY, LOSE, OPEN, ORIGIN, PASS, SIDES, SPEND, SWAP, Setup
from .state import Tournament


def tell_action(state: Tournament, action: int) -> str:
    """Return the notation of a coach's action.

    `pass`; `goalkeeper`, `forward` or `quarter-back` spends one; `buy=forward`,
    `swap=forward>goalkeeper`, `lose=forward`; `open=B3`; `bid=4`; `forward=3` puts a forward up
    for three coins.
    """
    table = state.table
    if action == PASS:
        return "pass"
    if action < BUY:
        return KINDS[action - SPEND]
    if action < SWAP:
        return f"buy={KINDS[action - BUY]}"
    if action < LOSE:
        given, taken = divmod(action - SWAP, len(KINDS))
        return f"swap={KINDS[given]}>{KINDS[taken]}"
    if action < OPEN:
        return f"lose={KINDS[action - LOSE]}"
    if action < table.raise_to:
        return f"open={cell_name(int(state.fixture.spots[action - OPEN]))}"
    if action < table.nominate:
        return f"bid={action - table.raise_to + 1}"
    kind, bid = divmod(action - int(table.nominate), int(table.most_coins))
    return f"{KINDS[kind]}={bid + 1}"


def tell_outcome(state: Tournament, outcome: int) -> str:
    """Return the notation of what chance decided.

    A place of a random figure is its column and row from the first one, `-1,2`; a coach is a
    colour. A card is told by `tell_face`.
    """
    if state.phase == LAY:
        first_row, first_column = divmod(ORIGIN, GRID)
        row, column = divmod(int(state.fixture.edge[outcome]), GRID)
        return f"{column - first_column},{row - first_row}"
    return COLORS[outcome]


def tell_face(table: Setup, face: int) -> str:
    """Return a card as it lies, its sides and its middle: `RRYB/offside`."""
    return f"{face_sides(table, face)}/{face_event(table, face)}"


def face_sides(table: Setup, face: int) -> str:
    """Return the four sides of a card as it lies, as letters from the top clockwise."""
    return "".join(LETTERS[color] for color in table.sides[face * SIDES : (face + 1) * SIDES])


def face_event(table: Setup, face: int) -> str:
    """Return the word for the middle of a card."""
    return EFFECTS[table.events[face // SIDES]]

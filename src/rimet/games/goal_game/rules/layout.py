"""Laying out: all cards are shuffled, some are laid face down in one figure, or in a row."""

from __future__ import annotations

from mypy_extensions import i64

from rimet.kernel.cells import append, vec
from rimet.kernel.state import CHANCE

from ..setup import BOTTOM, COLUMNS, FACE_DOWN, GRID, LAY, LEFT, NOBODY, ORIGIN, RIGHT, SIDES, TOP
from ..state import Tournament


def shuffle(cup: Tournament, size: i64) -> None:
    """Take up all cards and prepare to lay so many face down (GG-6, GG-R13)."""
    cup.unseen = cup.table.counts[:]
    cup.hidden = cup.table.cards
    cup.size = size
    cup.left = size
    cup.cell = NOBODY
    cup.step = 0
    cup.saved = 0
    spots = cup.own_fixture().spots
    for cell in range(cup.table.cells):
        cup.shown[cell] = FACE_DOWN
        cup.faced[cell] = 0
        spots[cell] = NOBODY


def lay_columns(cup: Tournament) -> None:
    """Lay the cards in five columns (GG-R2)."""
    spots = cup.own_fixture().spots
    for cell in range(cup.size):
        spots[cell] = cell // COLUMNS * GRID + cell % COLUMNS
    connect(cup)


def lay_row(cup: Tournament) -> None:
    """Lay the cards in one row (GG-R9)."""
    spots = cup.own_fixture().spots
    for cell in range(cup.size):
        spots[cell] = cell
    connect(cup)


def grow(cup: Tournament) -> None:
    """Begin a random figure with one cell (GG-R15)."""
    cup.own_fixture().edge = vec[i64]()
    cup.left = 0  # counts the cells laid until the figure is whole
    add_spot(cup, ORIGIN)
    cup.ask(LAY, CHANCE)


def lay(cup: Tournament, index: i64) -> bool:
    """Lay a card on one of the free places that touch the figure; tell whether it is whole."""
    edge = cup.fixture.edge
    spot: i64 = edge[index]
    kept = vec[i64]()
    for place in range(len(edge)):
        if place != index:
            kept = append(kept, edge[place])
    cup.own_fixture().edge = kept
    add_spot(cup, spot)
    if cup.left < cup.size:
        return False
    settle_figure(cup)
    return True


def add_spot(cup: Tournament, spot: i64) -> None:
    """Put a card on a spot; free spots beside it join the edge."""
    fixture = cup.own_fixture()
    fixture.spots[cup.left] = spot
    cup.left += 1
    for side in range(SIDES):
        beside: i64 = neighbor(spot, side)
        if not is_laid(cup, beside) and not is_edge(cup, beside):
            fixture.edge = append(fixture.edge, beside)


def is_laid(cup: Tournament, spot: i64) -> bool:
    """Whether a card lies on a spot."""
    for cell in range(cup.left):
        if cup.fixture.spots[cell] == spot:
            return True
    return False


def is_edge(cup: Tournament, spot: i64) -> bool:
    """Whether a spot is known to touch the figure."""
    for free in cup.fixture.edge:
        if free == spot:
            return True
    return False


def neighbor(spot: i64, side: i64) -> i64:
    """Return the spot beside another."""
    if side == TOP:
        return spot - GRID
    if side == RIGHT:
        return spot + 1
    if side == BOTTOM:
        return spot + GRID
    return spot - 1


def settle_figure(cup: Tournament) -> None:
    """Count columns and rows from nought, and cells from the top left on."""
    size: i64 = cup.size
    row: i64 = GRID
    column: i64 = GRID
    fixture = cup.own_fixture()
    spots = fixture.spots
    for cell in range(size):
        row = min(row, spots[cell] // GRID)
        column = min(column, spots[cell] % GRID)
    for cell in range(size):
        spot: i64 = spots[cell] - row * GRID - column
        place: i64 = cell
        while place > 0 and spots[place - 1] > spot:
            spots[place] = spots[place - 1]
            place -= 1
        spots[place] = spot
    fixture.edge = vec[i64]()
    cup.left = size
    connect(cup)


def connect(cup: Tournament) -> None:
    """Find which cards touch by a side."""
    fixture = cup.own_fixture()
    spots = fixture.spots
    near = fixture.near
    for place in range(cup.size * SIDES):
        near[place] = NOBODY
    for cell in range(cup.size):
        for other in range(cell + 1, cup.size):
            apart: i64 = spots[other] - spots[cell]
            if apart == GRID:
                near[cell * SIDES + BOTTOM] = other
                near[other * SIDES + TOP] = cell
            elif apart == 1:
                near[cell * SIDES + RIGHT] = other
                near[other * SIDES + LEFT] = cell
            elif apart > GRID:
                break


def show_sides(cup: Tournament, cell: i64) -> None:
    """Note which colours an open card shows to the cards beside it."""
    sides = cup.table.sides
    near = cup.fixture.near
    beside: i64 = cell * SIDES
    own: i64 = cup.shown[cell] * SIDES
    for side in range(SIDES):
        other: i64 = near[beside + side]
        if other >= 0:
            cup.faced[other] |= 1 << sides[own + side]

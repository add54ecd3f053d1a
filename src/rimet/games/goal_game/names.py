"""The words for what the rules keep as numbers."""

from __future__ import annotations

from .setup import (
    BRONZE,
    CARD,
    COUNTER,
    COUNTER_OPEN,
    DONE,
    END_CARD,
    FINAL,
    FIRST,
    GRID,
    IN_INJURY,
    IN_TIMEOUT,
    IN_TRANSFER,
    LAY,
    LOTS,
    MOVE,
    NOMINATE,
    PENALTIES_LOT,
    RAISE,
    READ_BOTTOM,
    READ_FORWARD,
    READ_LEFT,
    READ_MIDDLE,
    READ_RIGHT,
    READ_TOP,
    SAVE,
    SHOOT,
    SHOWING,
    TOSS,
)

# By seat; also the colours of a card's sides.
COLORS = ("red", "yellow", "blue", "green")
LETTERS = "RYBG"
# By kind of footballer.
KINDS = ("forward", "goalkeeper", "quarter-back")
# By number of the middle's effect.
EFFECTS = (
    "play-on",
    "penalty-kick",
    "own-goal",
    "offside",
    "timeout",
    "transfer",
    "injury",
    "sponsor",
)
# By side, clockwise.
SIDES = ("top", "right", "bottom", "left")
DIRECTIONS = ("clockwise", "counter-clockwise")
STAGES = {FIRST: "first", BRONZE: "bronze", FINAL: "final"}
STRIKES = {
    READ_TOP: "top",
    READ_MIDDLE: "penalty-kick",
    READ_BOTTOM: "bottom",
    READ_LEFT: "left",
    READ_RIGHT: "right",
    READ_FORWARD: "forward",
}
PHASES = {
    LAY: "lay",
    NOMINATE: "nominate",
    RAISE: "raise",
    MOVE: "move",
    CARD: "card",
    SAVE: "save",
    IN_TIMEOUT: "timeout",
    IN_TRANSFER: "transfer",
    IN_INJURY: "injury",
    SHOOT: "forward",
    COUNTER: "counter",
    COUNTER_OPEN: "counter-open",
    LOTS: "lots",
    TOSS: "toss",
    END_CARD: "end-card",
    PENALTIES_LOT: "penalties-lot",
    DONE: "done",
    SHOWING: "showing",
}


def cell_name(spot: int) -> str:
    """Return the name of a place of the figure: a letter for its column, a number for its row."""
    row, column = divmod(spot, GRID)
    return f"{chr(ord('A') + column)}{row + 1}"

"""How moves are written: `2+1>A1a` lays a card's first token, `+B2b` the next, `foul!A1a` hits."""

from __future__ import annotations

from typing import Final

from rimet.football.tables import CRITERIA as FOOTBALL_CRITERIA
from rimet.football.tables import EARLIER, LOTS
from rimet.games.world_cup_game.components import FACES, KINDS
from rimet.games.world_cup_game.plan import Plan
from rimet.games.world_cup_game.rules.play import CupState
from rimet.games.world_cup_game.setup import (
    BY_CRITERION,
    BY_EARLIER,
    BY_LEVEL,
    BY_LOTS,
    EXTRA_GOALS,
    EXTRA_TEAM,
    HANDOUT,
    LOT,
    PENALTY,
    SHOOTOUT,
    SHOOTOUT_LOT,
    THIRD_LOT,
    Setup,
)

USES: Final = (
    *("3>", "2>", "1>", "2+1>", "2+1=1>", "1+1>", "1+1+1>"),
    *("attack>", "defence>", "defence!", "foul!", "offside!", "penalty>", "+"),
)
ROLLS: Final = {EXTRA_GOALS: "extra", PENALTY: "die", SHOOTOUT: "kick"}
TEAMS: Final = {HANDOUT: "team", LOT: "lot", THIRD_LOT: "lot", SHOOTOUT_LOT: "lot"}


def tell_action(plan: Plan, table: Setup, action: int) -> str:
    """Return the notation of an action."""
    if action >= table.pick:
        return f"pick:{plan.codes[action - table.pick]}"
    if action >= table.discard:
        return f"drop:{KINDS[action - table.discard]}"
    use, row = divmod(action, len(plan.rows))
    return USES[use] + plan.rows[row]


def tell_outcome(plan: Plan, state: CupState, outcome: int) -> str:
    """Return the notation of what chance decided."""
    if state.phase in ROLLS:
        return f"{ROLLS[state.phase]}:{FACES[outcome]}"
    if state.phase in TEAMS:
        return f"{TEAMS[state.phase]}:{plan.codes[outcome]}"
    if state.phase == EXTRA_TEAM:
        return f"seat:{outcome}"
    return f"card:{KINDS[outcome]}"


def _criteria() -> tuple[str, ...]:
    """Return the names of what can part two lines of a standing, by the number it is kept as."""
    names = [""] * (BY_LEVEL + 1)
    for name, code in FOOTBALL_CRITERIA.items():
        names[BY_CRITERION + code] = name
    for column, name in enumerate(EARLIER):
        names[BY_EARLIER + column] = name
    names[BY_LOTS] = LOTS
    names[BY_LEVEL] = "level"
    return tuple(names)


CRITERIA: Final = _criteria()

"""The words that events say for numbers, and the rules that depend on them."""

from __future__ import annotations

from typing import Annotated

from rimet.kernel.events import Said

from .names import COLORS, KINDS, STAGES, STRIKES, cell_name
from .setup import READ_FORWARD, READ_MIDDLE


def _strike_rule(step: int) -> str:
    return "GG-3" if step == READ_MIDDLE else "GG-12" if step == READ_FORWARD else "GG-11"


Kind = Annotated[str, Said(KINDS)]
Stage = Annotated[str, Said(STAGES)]
Strike = Annotated[str, Said(STRIKES)]
Cell = Annotated[str, Said(cell_name)]
Color = Annotated[str, Said(COLORS)]
Part = Annotated[str, Said(("attack", "counter-attack", "penalty"))]
PART_RULE = Said(("GG-10", "GG-R5", "GG-R9"), of="part")
STRIKE_RULE = Said(_strike_rule, of="by")

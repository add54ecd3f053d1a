"""The codes of what the journal tells, each followed by the cells of its event.

Written by `python -m rimet.kernel.deriving` from `events.py`; a test fails when it is not current.
"""

from __future__ import annotations

from typing import Final

TEAM_SELECTED: Final = 0
TEAM_DEALT: Final = 1
TEAM_DRAFTED: Final = 2
FIELD_LOT_DRAWN: Final = 3
TEAM_LAID: Final = 4
ROUND_BEGUN: Final = 5
SIDE_DRAWN: Final = 6
MATCH_BEGUN: Final = 7
DIE_ROLLED: Final = 8
OVERTIME_BEGUN: Final = 9
KICKS_BEGUN: Final = 10
KICKS_LEVEL: Final = 11
DICE_THROWN: Final = 12
MATCH_DRAWN: Final = 13
MATCH_WON: Final = 14
GROUP_LEVEL: Final = 15
LOT_DRAWN: Final = 16
GROUP_SETTLED: Final = 17
TEAM_QUALIFIED: Final = 18
TEAM_OUT: Final = 19
COACH_OUT: Final = 20
THIRD_PLACE_WON: Final = 21
CUP_WON: Final = 22

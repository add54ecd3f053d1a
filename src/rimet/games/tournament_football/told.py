"""The codes of what the journal tells, each followed by the cells of its event.

Written by `python -m rimet.kernel.deriving` from `events.py`; a test fails when it is not current.
"""

from __future__ import annotations

from typing import Final

TEAM_SELECTED: Final = 0
TEAM_SEEDED: Final = 1
FLAG_DRAWN: Final = 2
CARD_DRAWN: Final = 3
CARD_PLACED: Final = 4
CARD_TURNED: Final = 5
TEAM_TOTAL: Final = 6
TEAM_RANKED: Final = 7
THIRD_RANKED: Final = 8
TEAM_ADVANCED: Final = 9
OWNER_REVEALED: Final = 10
SEAT_OUT: Final = 11
CARD_SHOWN: Final = 12
CARDS_RETURNED: Final = 13
MATCH_RESOLVED: Final = 14
TEAM_PLACED: Final = 15
MANAGER_SCORED: Final = 16
SERIES_WON: Final = 17

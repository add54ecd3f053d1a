"""The codes of what the journal tells, each followed by the cells of its event.

Written by `python -m rimet.kernel.deriving` from `events.py`; a test fails when it is not current.
"""

from __future__ import annotations

from typing import Final

TEAM_DRAWN: Final = 0
CARD_DRAWN: Final = 1
CARD_LAID: Final = 2
CARD_MOVED: Final = 3
APPEALED: Final = 4
TEAM_SHOWN: Final = 5
CARD_SHOWN: Final = 6
CARD_TURNED: Final = 7
TEAM_TOTAL: Final = 8
LOT_DRAWN: Final = 9
TEAM_OUT: Final = 10
CARDS_RETURNED: Final = 11
CUP_WON: Final = 12

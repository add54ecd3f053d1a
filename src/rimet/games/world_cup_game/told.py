"""The codes of what the journal tells, each followed by the cells of its event.

Written by `python -m rimet.kernel.deriving` from `events.py`; a test fails when it is not current.
"""

from __future__ import annotations

from typing import Final

TEAM_DEALT: Final = 0
EXTRA_TEAM_DUE: Final = 1
TEAM_DRAFTED: Final = 2
DECK_SHUFFLED: Final = 3
ROUND_BEGUN: Final = 4
CARD_DRAWN: Final = 5
CARD_PLAYED: Final = 6
CARD_DISCARDED: Final = 7
CARD_REMOVED: Final = 8
TOKEN_PLACED: Final = 9
TOKEN_VOIDED: Final = 10
TOKEN_REPLACED: Final = 11
PENALTY_ROLLED: Final = 12
FINAL_TURNS_BEGUN: Final = 13
EXTRA_DIE_ROLLED: Final = 14
MATCH_COUNTED: Final = 15
TEAM_RANKED: Final = 16
THIRD_RANKED: Final = 17
LOT_DRAWN: Final = 18
TEAM_ADVANCED: Final = 19
KICK_TAKEN: Final = 20
MATCH_WON: Final = 21
TEAM_PLACED: Final = 22
SEAT_OUT: Final = 23

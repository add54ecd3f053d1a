"""The codes of what the journal tells, each followed by the cells of its event.

Written by `python -m rimet.kernel.deriving` from `events.py`; a test fails when it is not current.
"""

from __future__ import annotations

from typing import Final

AUCTION_BEGUN: Final = 0
TOKEN_NOMINATED: Final = 1
NOMINATION_PASSED: Final = 2
BID_RAISED: Final = 3
BID_PASSED: Final = 4
TOKEN_SOLD: Final = 5
AUCTION_ENDED: Final = 6
MATCH_BEGUN: Final = 7
HALF_BEGUN: Final = 8
CARD_OPENED: Final = 9
STRIKE_MADE: Final = 10
STRIKE_SAVED: Final = 11
GOAL_SCORED: Final = 12
OWN_GOAL: Final = 13
OFFSIDE_CALLED: Final = 14
TIMEOUT_CALLED: Final = 15
TRANSFER_OPENED: Final = 16
TOKEN_BOUGHT: Final = 17
TOKEN_SWAPPED: Final = 18
TOKEN_INJURED: Final = 19
SPONSOR_PAID: Final = 20
FORWARD_HELD: Final = 21
COUNTER_BEGUN: Final = 22
COUNTER_DECLINED: Final = 23
COUNTER_BOGGED_DOWN: Final = 24
QUARTER_BACK_SPENT: Final = 25
HALF_ENDED: Final = 26
DUEL_SCORED: Final = 27
LOT_DRAWN: Final = 28
PENALTIES_BEGUN: Final = 29
TOSS_WON: Final = 30
END_CARD_LAID: Final = 31
PENALTIES_LEVEL: Final = 32
PENALTIES_WON: Final = 33
FINAL_REACHED: Final = 34
MATCH_WON: Final = 35
PRIZE_PAID: Final = 36
COACH_PLACED: Final = 37
CUP_WON: Final = 38

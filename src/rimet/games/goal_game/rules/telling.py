"""What the journal tells; the numbers after each are said in journal.py."""

from __future__ import annotations

from typing import Final

TOLD_AUCTION: Final = 0
TOLD_NOMINATED: Final = 1
TOLD_NOT_NOMINATED: Final = 2
TOLD_RAISED: Final = 3
TOLD_NOT_RAISED: Final = 4
TOLD_SOLD: Final = 5
TOLD_AUCTION_OVER: Final = 6
TOLD_MATCH: Final = 7
TOLD_HALF: Final = 8
TOLD_OPENED: Final = 9
TOLD_STRIKE: Final = 10
TOLD_SAVED: Final = 11
TOLD_GOAL: Final = 12
TOLD_OWN_GOAL: Final = 13
TOLD_OFFSIDE: Final = 14
TOLD_TIMEOUT: Final = 15
TOLD_TRANSFER: Final = 16
TOLD_BOUGHT: Final = 17
TOLD_SWAPPED: Final = 18
TOLD_INJURED: Final = 19
TOLD_SPONSOR: Final = 20
TOLD_HELD: Final = 21
TOLD_COUNTER: Final = 22
TOLD_NO_COUNTER: Final = 23
TOLD_BOGGED: Final = 24
TOLD_QUARTER_BACK: Final = 25
TOLD_HALF_OVER: Final = 26
TOLD_DUEL: Final = 27
TOLD_LOT: Final = 28
TOLD_PENALTIES: Final = 29
TOLD_TOSS: Final = 30
TOLD_END_CARD: Final = 31
TOLD_LEVEL: Final = 32
TOLD_PENALTIES_WON: Final = 33
TOLD_FINALIST: Final = 34
TOLD_MATCH_WON: Final = 35
TOLD_PRIZE: Final = 36
TOLD_PLACED: Final = 37
TOLD_CUP: Final = 38

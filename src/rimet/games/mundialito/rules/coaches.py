"""How the coaches stand: who is still in, and who is ahead of whom."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .. import told
from ..setup import STILL_IN
from ..state import Tournament

HAND: Final = 33  # more teams than any coach has
WEIGHTS: Final = [HAND**7, HAND**6, HAND**5, HAND**4, HAND**3, HAND**2, HAND, 1]


def tell_coach(state: Tournament, seat: i64) -> None:
    """Tell that a coach has no team left and only watches from now on (MUN-R8)."""
    for team in range(state.table.teams):
        if state.chart.owner[team] == seat and state.place[team] == STILL_IN:
            return
    if state.journal is not None:
        state.journal.append((told.COACH_OUT, seat))


def weight_of(place: i64) -> int:
    """Return what a team in a place weighs: more than a whole hand in the places below.

    Losers of the same round share a place, and so do the thirds, and the fourths, of all groups.
    A team still in weighs as much as the champion.
    """
    level: i64 = 7
    if place <= 4:
        level = place - 1
        if place == STILL_IN:
            level = 0
    elif place == 5:
        level = 4
    elif place == 9:
        level = 5
    elif place == 17:
        level = 6
    return WEIGHTS[level]


def rank_coaches(state: Tournament) -> list[int]:
    """Return, for every seat, how many coaches are behind it.

    The best placed team counts, then the second best, and so on; a team more is better than
    none (MUN-R8).
    """
    heights = [0] * state.table.seats
    owner = state.chart.owner
    for team in range(state.table.teams):
        if owner[team] >= 0:
            heights[owner[team]] += weight_of(state.place[team])
    behind: list[int] = []
    for height in heights:
        count = 0
        for other in heights:
            if other < height:
                count += 1
        behind.append(count)
    return behind

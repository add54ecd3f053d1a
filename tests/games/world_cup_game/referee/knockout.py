"""Knock-out matches that are level: kicks, and in the end a lot."""

from __future__ import annotations

from collections import Counter

from tests.games.world_cup_game.referee.question import Asking, lot, roll

FIVE = 5
FURTHER = 50  # WCG-R24


def shoot_out(home: str, away: str, faces: Counter[str]) -> Asking[str]:
    """Return who wins by kicks, the side that is named first beginning (WCG-25, WCG-R22)."""
    kicks: dict[str, list[bool]] = {home: [], away: []}
    for _ in range(FIVE + FURTHER):
        for team in (home, away):
            face = yield from roll("kick", faces)
            kicks[team].append(face != "black")
            for side, other in ((home, away), (away, home)):
                if is_beaten(kicks[other], kicks[side], max(FIVE, len(kicks[home]))):
                    return side
    return (yield from lot((home, away)))


def is_beaten(own: list[bool], other: list[bool], kicks: int) -> bool:
    """Whether a side cannot catch up any more with this many kicks in all."""
    return sum(own) + kicks - len(own) < sum(other)

"""A seat's side of a match, written for whoever plays for it: a process of ours, or a socket."""

from __future__ import annotations

import secrets
from typing import Final

from rimet.kernel.match import Match
from rimet.kernel.rng import Rng

LARGEST_SIDE: Final = 65_536


def fresh_rng() -> Rng:
    """Return chance that nobody can foresee, and that tells nothing of a match's dice."""
    return Rng(secrets.randbits(64))


def write_side(match: Match, seat: int, memory: int) -> str:
    """Return a seat's side as text, with its memory of so many of the latest plays.

    Where that would be more than LARGEST_SIDE bytes, it remembers fewer.
    """
    return match.side(seat, fresh_rng(), memory).write(LARGEST_SIDE)

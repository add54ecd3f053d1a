"""How managers rank: by their best team, then the next best, and so on (WCT-R5)."""

from __future__ import annotations

from collections.abc import Sequence


def rank_managers(
    seats: int, owners: Sequence[int], places: Sequence[int]
) -> tuple[tuple[int, ...], ...]:
    """Return the seats by rank, best first; equal managers share a rank."""
    best = {
        seat: sorted(place for owner, place in zip(owners, places, strict=True) if owner == seat)
        for seat in range(seats)
    }
    heights = sorted({tuple(places) for places in best.values()})
    return tuple(
        tuple(seat for seat in range(seats) if tuple(best[seat]) == height) for height in heights
    )

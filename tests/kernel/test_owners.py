"""Test that hidden owners are dealt anew evenly, and from nothing but how many things each has."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from rimet import SPECTATOR, Rng
from rimet.kernel.counts import cells
from rimet.kernel.redeal import redeal_owners

from .chance import follows, surprise

NOBODY = -1
OWNER = [0, 1, NOBODY, 2, 1, 0, NOBODY, 1]
KNOWN = [0, 0, 0, 1, 0, 0, 1, 0]


def dealt(owner: list[int], viewer: int, seed: int) -> tuple[int, ...]:
    """Return the owners after a deal with this seed."""
    row = cells(owner)
    redeal_owners(row, cells(KNOWN), viewer, Rng(seed))
    return tuple(row)


def worlds(viewer: int) -> list[tuple[int, ...]]:
    """Return every world that looks the same to a viewer."""
    places = [
        thing
        for thing, seat in enumerate(OWNER)
        if not KNOWN[thing] and (viewer == SPECTATOR or seat != viewer)
    ]
    found = set()
    for order in permutations(OWNER[place] for place in places):
        row = list(OWNER)
        for place, seat in zip(places, order, strict=True):
            row[place] = seat
        found.add(tuple(row))
    return sorted(found)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_every_world_that_looks_the_same_is_as_likely_as_any_other(viewer: int) -> None:
    law = {world: Fraction(1, len(worlds(viewer))) for world in worlds(viewer)}
    found = Counter(dealt(OWNER, viewer, seed) for seed in range(40 * len(law)))
    assert follows(found, law), surprise(found, law)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_a_seed_deals_the_same_owners_whatever_the_truth(viewer: int) -> None:
    for seed in range(20):
        assert len({dealt(list(world), viewer, seed) for world in worlds(viewer)}) == 1

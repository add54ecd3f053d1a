"""Random matches are the same every time, and complete."""

from __future__ import annotations

import pytest

from rimet.kernel.rng import Rng
from rimet.kernel.state import CHANCE, OVER
from rimet.testing.failure import ConformanceError
from rimet.testing.walk import choose, walk

from .disguise import Disguise, Saboteur
from .park import park
from .race import Race


def test_walk_goes_from_the_start_to_the_end() -> None:
    game = park()
    numbers = []
    for moment in walk(game, 4):
        numbers.append(moment.number)
        if moment.number == 0:
            assert moment.state == game.start()
    assert numbers == list(range(len(numbers)))
    assert moment.state.to_act == OVER


def test_walk_is_the_same_every_time() -> None:
    lines = [[park().write(moment.state) for moment in walk(park(), 9)] for _ in range(2)]
    assert lines[0] == lines[1]


def test_walk_with_strides_ends_at_the_end_too() -> None:
    whole = [moment.number for moment in walk(park(), 2)]
    some = [moment.number for moment in walk(park(), 2, every=5)]
    assert some[-1] == whole[-1]
    assert all((number + 2) % 5 == 0 for number in some[:-1])


def test_walk_goes_by_the_odds() -> None:
    state = Race().start()
    state.apply(0)
    assert state.to_act == CHANCE
    rng = Rng(1)
    assert {choose(state, rng) for _ in range(200)} == set(range(6))


class Stuck(Disguise):
    def legal(self) -> list[int]:
        return []


class Nowhere(Disguise):
    def apply(self, action: int) -> None:
        super().apply(action)
        self.to_act = 7


@pytest.mark.parametrize(("kind", "check"), [(Stuck, "legal"), (Nowhere, "to_act")])
def test_walk_stops_where_a_match_cannot_go_on(kind: type[Disguise], check: str) -> None:
    class Broken(Saboteur):
        state_kind = kind

    with pytest.raises(ConformanceError) as caught:
        list(walk(Broken(), 1))
    assert caught.value.check == check

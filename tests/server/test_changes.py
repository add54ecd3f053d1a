"""Test that what differs between two views makes the second of the first."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import rimet
from rimet import OVER, SPECTATOR, FairDice, Match, Rng
from rimet.kernel.game import View
from rimet.server.changes import Changes, apply, difference
from tests.kernel.matches import whole_path

MATCHES = 2


class Place(msgspec.Struct, frozen=True):
    """A part of a view."""

    name: str
    cards: tuple[int, ...] = ()
    held: dict[str, int] = {}


class Sight(View, frozen=True, kw_only=True):
    """A view with everything that a view can have."""

    phase: str = ""
    place: Place | None = None
    places: list[Place] = []
    count: int | None = msgspec.field(name="number", default=0)


def sent(before: View, after: View) -> Any:
    """Return changes as they are sent."""
    return msgspec.json.decode(msgspec.json.encode(difference(before, after)))


def followed(before: View, after: View) -> bytes:
    """Return, as it would be sent, what whoever has a view makes of the changes."""
    known = msgspec.json.decode(msgspec.json.encode(before))
    kept = msgspec.json.encode(known)
    made = msgspec.json.encode(apply(known, msgspec.convert(sent(before, after), Changes)))
    assert msgspec.json.encode(known) == kept, "what is known stays as it was"
    return made


def sight(**fields: Any) -> Sight:
    """Return a view."""
    return Sight(viewer=0, to_act=1, **fields)


def test_what_is_equal_is_not_sent() -> None:
    places = [Place("left", (1, 2)), Place("right")]
    assert sent(sight(places=places), sight(places=list(places))) == {}
    assert sent(sight(phase="deal"), sight(phase="play")) == {"phase": {"is": "play"}}
    assert sent(sight(count=0), sight(count=None)) == {"number": {"is": None}}


def test_of_what_is_alike_only_the_parts_that_differ_are_sent() -> None:
    names = ["a place with a long name", "another place with a long name", "a third one"]
    before = [Place(name, tuple(range(20)), {"goal": 1, "save": 2}) for name in names]
    second = Place(names[1], (*range(19), 99), {"goal": 1, "save": 3})
    after = [before[0], second, before[2]]
    parts = {"cards": {"in": {"19": {"is": 99}}}, "held": {"in": {"save": {"is": 3}}}}
    found = sent(sight(places=before), sight(places=after))
    assert found == {"places": {"in": {"1": {"in": parts}}}}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (sight(), sight(place=Place("left"))),
        (sight(place=Place("left")), sight()),
        (sight(places=[Place("left")]), sight(places=[Place("left"), Place("right")])),
        (sight(places=[Place("left")]), sight(places=[])),
        (sight(place=Place("a", (1,) * 9)), sight(place=Place("a", (1,) * 8))),
        (sight(place=Place("a", (), {"b": 1})), sight(place=Place("a", (), {"b": 1, "c": 2}))),
        (
            sight(place=Place("a", (), {"b": 1, "c": 2})),
            sight(place=Place("a", (), {"c": 2, "b": 1})),
        ),
        (sight(place=Place("a", (), {"b": 1})), sight(place=Place("a", (), {"c": 1}))),
    ],
)
def test_what_is_not_alike_is_sent_whole(before: Sight, after: Sight) -> None:
    if before == after:  # two orders of one dictionary say the same
        assert sent(before, after) == {}
    else:
        assert followed(before, after) == msgspec.json.encode(after)


def test_the_shorter_way_is_taken() -> None:
    before, after = sight(place=Place("a", (1, 2, 3))), sight(place=Place("a", (4, 5, 6)))
    assert sent(before, after)["place"] == {"in": {"cards": {"is": [4, 5, 6]}}}
    before, after = sight(place=Place("a", (1,))), sight(place=Place("b", (2,)))
    assert sent(before, after)["place"] == {"is": {"name": "b", "cards": [2], "held": {}}}


@cache
def views(name: str, seed: int, viewer: int) -> list[View]:
    """Return all that a viewer sees in a match: every frame of it."""
    match, rng = Match(rimet.load(name), FairDice(seed)), Rng(seed)
    seen = [frame.view for frame in match.frames(viewer)]
    while match.to_act != OVER:
        match.play(match.to_act, whole_path(match, rng))
        seen += [frame.view for frame in match.frames(viewer, match.unit)]
    return seen


@pytest.mark.parametrize("name", rimet.games())
@given(data=st.data())
def test_changes_make_the_later_view_of_the_earlier(name: str, data: st.DataObject) -> None:
    seed = data.draw(st.integers(1, MATCHES), "seed")
    seen = views(name, seed, data.draw(st.sampled_from((SPECTATOR, 0)), "viewer"))
    first = data.draw(st.integers(0, len(seen) - 1), "first")
    near = st.integers(first, min(first + 3, len(seen) - 1))
    second = data.draw(st.one_of(near, st.integers(0, len(seen) - 1)), "second")
    assert followed(seen[first], seen[second]) == msgspec.json.encode(seen[second])

"""Test positions as one line of text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rimet import PositionError
from rimet.kernel import position

NUMBERS = st.lists(st.integers(-(10**18) + 1, 10**18 - 1), max_size=12)
RUNS = st.lists(st.tuples(st.integers(-3, 3), st.integers(1, 9)), max_size=6)
FIELDS = ("now", "deck", "hands")


@given(
    st.lists(
        NUMBERS | RUNS.map(lambda runs: [n for n, k in runs for _ in range(k)]),
        min_size=3,
        max_size=3,
    )
)
def test_read_is_the_inverse_of_write(packed: list[list[int]]) -> None:
    text = position.write("cup", 2, FIELDS, packed)
    assert "\n" not in text
    assert position.read("cup", 2, FIELDS, text) == packed
    assert position.write("cup", 2, FIELDS, position.read("cup", 2, FIELDS, text)) == text


def test_write_is_readable() -> None:
    packed = [[0, -1], [], [7, 7, 7, 0, 0, 0, 0, 0]]
    assert position.write("cup", 2, FIELDS, packed) == "cup/2 now=0,-1 deck= hands=7,7,7,0*5"


def test_read_forgives_blanks_and_other_runs() -> None:
    text = "  cup/2\tnow=0*2  deck=\nhands=5*1,6 "
    assert position.read("cup", 2, FIELDS, text) == [[0, 0], [], [5, 6]]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "foreign_position"),
        ("cup", "foreign_position"),
        ("cup/1 now= deck= hands=", "foreign_position"),
        ("mug/2 now= deck= hands=", "foreign_position"),
        ("cup/2", "broken_position"),
        ("cup/2 now= deck=", "broken_position"),
        ("cup/2 now= deck= hands= more=", "broken_position"),
        ("cup/2 now= deck= hands=1" + ",1" * 50_000, "broken_position"),
        ("cup/2 deck= now= hands=", "broken_field"),
        ("cup/2 now deck= hands=", "broken_field"),
        ("cup/2 now=1,,2 deck= hands=", "broken_field"),
        ("cup/2 now=1.5 deck= hands=", "broken_field"),
        ("cup/2 now=one deck= hands=", "broken_field"),
        ("cup/2 now=1* deck= hands=", "broken_field"),
        ("cup/2 now=--1 deck= hands=", "broken_field"),
        ("cup/2 now=1234567890123456789 deck= hands=", "broken_field"),
        ("cup/2 now=0*99999,0*99999 deck= hands=", "broken_field"),
    ],
)
def test_read_refuses(text: str, code: str) -> None:
    with pytest.raises(PositionError) as caught:
        position.read("cup", 2, FIELDS, text)
    assert caught.value.code == code
    assert len(str(caught.value)) < 200


def test_refusal_names_the_field() -> None:
    with pytest.raises(PositionError) as caught:
        position.read("cup", 2, FIELDS, "cup/2 now=1 deck=2,x hands=")
    assert caught.value.facts == {"field": "deck", "found": "x"}


@given(st.text(max_size=60))
def test_read_never_fails_otherwise(text: str) -> None:
    try:
        position.read("cup", 2, FIELDS, f"cup/2 {text}")
    except PositionError:
        pass

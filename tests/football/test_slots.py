"""Test slots as text."""

import pytest

from rimet.football.errors import FootballError
from rimet.football.slots import (
    BestThird,
    Drawn,
    GroupPlace,
    LoserOf,
    Slot,
    ThirdOf,
    WinnerOf,
    parse_slot,
    slot_name,
)


@pytest.mark.parametrize(
    ("text", "slot"),
    [
        ("1A", GroupPlace(1, "A")),
        ("3C", GroupPlace(3, "C")),
        ("2.4", GroupPlace(2, "4")),
        ("3CDE", ThirdOf("CDE")),
        ("X4", BestThird(4)),
        ("draw 12", Drawn(12)),
        ("winner M1", WinnerOf("M1")),
        ("loser S2", LoserOf("S2")),
    ],
)
def test_text_and_slot_are_inverses(text: str, slot: Slot) -> None:
    assert parse_slot(text) == slot
    assert slot_name(slot) == text


@pytest.mark.parametrize(
    "text", ["", "A1", "0A", "1a", "14", "2ABC", "X0", "winner", "winner ", "draw 0"]
)
def test_what_is_no_slot_is_refused(text: str) -> None:
    with pytest.raises(FootballError, match="is no slot") as caught:
        parse_slot(text)
    assert caught.value.code == "bad_slot"

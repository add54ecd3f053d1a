"""Test how entries of a journal become events, from the declarations of a small game."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest

from rimet import SPECTATOR
from rimet.kernel.codes import write_codes
from rimet.kernel.events import (
    Count,
    Event,
    JournalReader,
    Said,
    Seat,
    Secret,
    Subject,
    Team,
    kinds_in,
    roles,
)
from rimet.kernel.game import View


class CardLaid(Event, frozen=True, kw_only=True):
    """A card is laid, face up or down."""

    ruled_by = "T-1"
    seat: Seat
    team: Team
    card: Annotated[str | None, Said("card"), Secret("seat", unless="is_open")]


class MatchWon(Event, frozen=True, kw_only=True):
    """A match is won, with which cards."""

    ruled_by = Said(("T-2", "T-3"), of="phase")
    winner: Subject
    loser: Team = ""
    by: Annotated[str, Said({0: "goals", 2: "lots"})]
    first: Annotated[str, Said("card", of="face")]
    again: Annotated[str, Said(lambda face: f"#{face}", of="face")]
    goals: Count
    is_level: Annotated[bool, Said(int.__eq__, of=("goals", "conceded"))]
    is_late: bool
    owner: Seat | None


class Unsaid(Event, frozen=True, kw_only=True):
    """A number that could be a seat or not."""

    number: int


WORDS = {"team": ["ARG", "BRA"], "card": ["one", "two"]}
EVENTS = (CardLaid, MatchWon)
READER = JournalReader(EVENTS, WORDS)


@pytest.mark.parametrize(
    ("entry", "viewer", "card"),
    [
        ((0, 1, 0, 1, 0), 1, "two"),
        ((0, 1, 0, 1, 0), 0, None),
        ((0, 1, 0, 1, 0), SPECTATOR, None),
        ((0, 1, 0, 1, 1), 0, "two"),
        ((0, 1, 0, 1, 1), SPECTATOR, "two"),
    ],
)
def test_a_secret_is_told_to_its_owner_unless_it_is_open(
    entry: tuple[int, ...], viewer: int, card: str | None
) -> None:
    assert READER.events([entry], viewer) == [CardLaid(rule="T-1", seat=1, team="ARG", card=card)]


def test_cells_stand_in_the_order_in_which_they_are_named() -> None:
    assert READER.forms[0].cells == ["code", "seat", "team", "card", "is_open"]
    assert READER.forms[1].cells == [
        *("code", "winner", "loser", "by", "face", "goals", "conceded", "is_late", "owner"),
        "phase",
    ]


def test_fields_are_told_from_words_functions_and_other_cells() -> None:
    (told,) = READER.events([(1, 0, 1, 2, 1, 4, 4, 1, 0, 1)], SPECTATOR)
    assert told == MatchWon(
        rule="T-3",
        winner="ARG",
        loser="BRA",
        by="lots",
        first="two",
        again="#1",
        goals=4,
        is_level=True,
        is_late=True,
        owner=0,
    )


def test_a_number_below_0_tells_nothing() -> None:
    (told,) = READER.events([(1, 0, -1, 0, 0, 4, 3, 0, -1, 0)], SPECTATOR)
    assert isinstance(told, MatchWon)
    assert (told.loser, told.owner, told.is_level, told.is_late) == ("", None, False, False)


def test_a_number_must_say_what_it_stands_for() -> None:
    with pytest.raises(TypeError, match=r"Unsaid\.number"):
        JournalReader([Unsaid], WORDS)


def test_roles_are_found_in_what_a_view_is_made_of() -> None:
    class Field(msgspec.Struct, frozen=True):
        owner: Seat | None
        cards: list[str | None]

    class FieldsView(View, frozen=True, kw_only=True):
        fields: list[Field]
        order: tuple[Seat, ...]

    globals().update(Field=Field)  # where its name is looked for
    assert roles(FieldsView) == {
        "viewer": "seat",
        "to_act": "seat",
        "fields.owner": "seat",
        "order": "seat",
    }
    assert roles(MatchWon) == {
        "winner": "subject",
        "loser": "team",
        "owner": "seat",
    }


DECLARED = """
class CardLaid(Event, frozen=True):
    ruled_by = "T-1"

class Other:
    pass

class Won(Event):
    ruled_by = "T-2"
"""


def test_codes_follow_the_order_of_declaration() -> None:
    assert write_codes(DECLARED).endswith("\n\nCARD_LAID: Final = 0\nWON: Final = 1\n")
    assert write_codes(DECLARED.replace("ruled_by", "rule")) == ""
    assert kinds_in(__name__) == (CardLaid, MatchWon, Unsaid)

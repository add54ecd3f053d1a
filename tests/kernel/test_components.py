"""Test component sets: found by name, and refused with set, line and reason."""

from typing import Annotated

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rimet import ComponentError
from rimet.kernel.components import OWN, ComponentText, Entry, component_text, shipped_sets


class Team(Entry, frozen=True, kw_only=True):
    """Is a team."""

    name: str
    stars: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    colours: list[str] = []


class Board(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Is a board."""

    fields: int = 4


class TeamSet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Is a set of teams."""

    title: str
    board: Board = Board()
    team: list[Team]


GOOD = """\
# Teams of the park
title = "Park"

[board]
fields = 3

[[team]]
name = "Oaks"
stars = 1
origin = "history"

[[ team ]]  # the rivals
name = "Elms"
colours = [
    "green",
    "white",
]
"""


def refused(text: str) -> ComponentError:
    """Return the error that a set gives."""
    with pytest.raises(ComponentError) as caught:
        ComponentText("teams-1", text).read(TeamSet)
    return caught.value


def test_a_good_set_is_read() -> None:
    teams = ComponentText("teams-1", GOOD).read(TeamSet)
    assert teams.board.fields == 3
    assert teams.team[0] == Team(name="Oaks", stars=1, origin="history")
    assert teams.team[1] == Team(name="Elms", colours=["green", "white"], origin="own")


# What is broken, with what, at which line, for which reason; the parser has words of its own.
BROKEN = {
    "syntax": ("stars = 1", "stars = = 1", 9, ""),
    "text that does not end": ('name = "Oaks"', 'name = "Oaks', 8, ""),
    "key that stands twice": ("stars = 1", 'name = "Oaks"', 9, ""),
    "end of the text": ('    "white",\n]\n', "", None, ""),
    "wrong type": ("stars = 1", 'stars = "one"', 9, "Expected `int`, got `str`"),
    "wrong type in a table": ("fields = 3", "fields = []", 5, "Expected `int`, got `array`"),
    "wrong type at the top": ('title = "Park"', "title = 1", 2, "Expected `str`, got `int`"),
    "wrong type in a list": ('    "green",', "    7,", 14, "Expected `str`, got `int`"),
    "out of range": ("stars = 1", "stars = 6", 9, "Expected `int` <= 5"),
    "unknown origin": ('"history"', '"hearsay"', 10, "Invalid enum value 'hearsay'"),
    "missing key": ('name = "Elms"\n', "", 12, "Object missing required field `name`"),
    "missing key at the top": ('title = "Park"\n', "", 1, "missing required field `title`"),
    "unknown key": ("stars = 1", "starz = 1", 9, "Object contains unknown field `starz`"),
    "unknown key in a table": ("fields = 3", "feilds = 3", 5, "unknown field `feilds`"),
    "unknown key at the top": ('title = "Park"', 'title = "Park"\nx = 1', 3, "unknown field `x`"),
    "number without end": ("stars = 1", "stars = " + "9" * 5000, None, ""),
    "brackets without end": ("stars = 1", "stars = " + "[" * 30_000, None, ""),
    "key without end": ("stars = 1", "stars" + ".x" * 30_000 + " = 1", 9, "more than 100 dots"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_set_is_refused_with_line_and_reason(what: str) -> None:
    old, new, line, reason = BROKEN[what]
    assert old in GOOD
    error = refused(GOOD.replace(old, new, 1))
    assert error.code == ("set_many_dots" if "dots" in reason else "malformed_set")
    assert error.facts["set"] == "teams-1"
    if line is not None:
        assert error.facts["line"] == line
    assert reason in str(error)
    assert str(error).startswith("Component set “teams-1”, line ")


def test_a_line_of_dots_for_the_eye_is_a_remark() -> None:
    text = GOOD.replace("[board]", f"# {'.' * 200}\n[board]", 1)
    assert ComponentText("teams-1", text).read(TeamSet).title == "Park"


def test_a_reason_of_the_games_own_names_its_place() -> None:
    text = ComponentText("teams-1", GOOD)
    places = {"": 1, ".title": 2, ".board": 4, ".board.fields": 5, ".team": 7, ".team[0]": 7}
    places |= {".team[0].stars": 9, ".team[1]": 12, ".team[1].colours[1]": 14, ".team[1].stars": 12}
    found = {place: text.refused("set_entry_twice", place).facts["line"] for place in places}
    assert found == places
    error = text.refused("set_entry_twice", ".team[1]", name="Oaks")
    assert str(error) == "Component set “teams-1”, line 12: “Oaks” stands here twice."


@given(st.text(max_size=80))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        ComponentText(OWN, text).read(TeamSet)
    except ComponentError as error:
        assert 1 <= int(error.facts["line"]) <= text.count("\n") + 1


def test_shipped_sets_are_found_by_kind() -> None:
    assert shipped_sets("park_cup") == {
        "cards": ("cards-1", "cards-tiny"),
        "teams": ("teams-1", "teams-tiny"),
    }


def test_a_game_without_data_ships_no_sets() -> None:
    assert shipped_sets("rimet.kernel") == {}


def test_the_text_of_a_set_is_found_by_name_or_is_ones_own() -> None:
    shipped = component_text("park_cup", "teams-1")
    assert shipped.name == "teams-1"
    assert "Oaks" in shipped.text
    own = component_text("park_cup", GOOD)
    assert (own.name, own.text) == (OWN, GOOD)

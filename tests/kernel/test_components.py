"""Test component sets: found by name, and refused with set, line and reason."""

from typing import Annotated

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rimet import ComponentError, load
from rimet.kernel.components import OWN, ComponentText, Entry, component_text, shipped_sets


class Team(Entry, frozen=True, kw_only=True):
    """Is a team."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=8)]
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


# What is broken, with what, at which line, by which code, and what the sentence says; what is no
# TOML is told in the parser's own words.
BROKEN = {
    "syntax": ("stars = 1", "stars = = 1", 9, "malformed_set", ""),
    "text that does not end": ('name = "Oaks"', 'name = "Oaks', 8, "malformed_set", ""),
    "key that stands twice": ("stars = 1", 'name = "Oaks"', 9, "malformed_set", ""),
    "end of the text": ('    "white",\n]\n', "", None, "malformed_set", ""),
    "wrong type": ("stars = 1", 'stars = "one"', 9, "set_field_kind", "“stars” must be a whole"),
    "wrong type in a table": ("fields = 3", "fields = []", 5, "set_field_kind", "“fields” must"),
    "wrong type at the top": ('title = "Park"', "title = 1", 2, "set_field_kind", "be a text in"),
    "wrong type in a list": ('    "green",', "    7,", 14, "set_field_kind", "“colours” must be a"),
    "no list": ("colours = [", "colours = 1 # [", 15, "malformed_set", ""),
    "no tables": (
        GOOD,
        'title = "Park"\nteam = 3\n',
        2,
        "set_field_kind",
        "a table of its own for each, under [[team]]",
    ),
    "out of range": ("stars = 1", "stars = 6", 9, "set_field_value", "“stars” cannot have"),
    "what is in range": ("stars = 1", "stars = -1", 9, "set_field_value", "Allowed: 0-5."),
    "unknown origin": (
        '"history"',
        '"hearsay"',
        10,
        "set_field_value",
        "Allowed: history, own, reconstructed, rulebook.",
    ),
    "too long": ('"Elms"', '"Elms and Firs"', 13, "set_field_length", "Allowed length: 1-8."),
    "missing key": ('name = "Elms"\n', "", 12, "set_field_missing", "“name” is missing"),
    "missing key at the top": ('title = "Park"\n', "", 1, "set_field_missing", "“title” is"),
    "unknown key": ("stars = 1", "starz = 1", 9, "set_field_unknown", "no field “starz” here"),
    "which keys there are": (
        "fields = 3",
        "feilds = 3",
        5,
        "set_field_unknown",
        "There are: fields.",
    ),
    "unknown key at the top": (
        'title = "Park"',
        'title = "Park"\nx = 1',
        3,
        "set_field_unknown",
        "There are: title, board, team.",
    ),
    "number without end": ("stars = 1", "stars = " + "9" * 5000, None, "malformed_set", ""),
    "brackets without end": ("stars = 1", "stars = " + "[" * 30_000, None, "malformed_set", ""),
    "key without end": (
        "stars = 1",
        "stars" + ".x" * 30_000 + " = 1",
        9,
        "set_many_dots",
        "more than 100 dots",
    ),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_set_is_refused_with_line_and_reason(what: str) -> None:
    old, new, line, code, told = BROKEN[what]
    assert old in GOOD
    error = refused(GOOD.replace(old, new, 1))
    assert error.code == code
    assert error.facts["set"] == "teams-1"
    if line is not None:
        assert error.facts["line"] == line
    assert told in str(error)
    assert str(error).startswith("Component set “teams-1”, line ")


INLINE = """\
title = "Park"
team = [  # { no table }
    { name = "Oaks", stars = 1 },
    { name = "{", stars = 2 },
    { name = "Elms", stars = 9 },
]
"""


def test_tables_in_an_array_have_lines_too() -> None:
    error = refused(INLINE)
    assert (error.code, error.facts["line"]) == ("set_field_value", 5)
    assert refused(INLINE.replace("stars = 2", "stars = 8")).facts["line"] == 4
    assert refused(INLINE.replace('name = "Elms", ', "")).facts["line"] == 5


def test_a_set_of_ones_own_names_its_option() -> None:
    own = component_text("park_cup", "teams-1").text.replace("strength = ", "strenght = ", 1)
    with pytest.raises(ComponentError) as caught:
        load("park-cup", teams=own)
    assert (caught.value.code, caught.value.facts["option"]) == ("set_field_unknown", "teams")


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

"""Test where the best thirds go: both tables, all rows, placing and refusals."""

from itertools import combinations

import pytest

from rimet.football.brackets import load_bracket
from rimet.football.errors import FootballError
from rimet.football.thirds import (
    allocate,
    load_third_table,
    parse_third_table,
    place_thirds,
    third_tables,
)

ALL = ["".join(groups) for groups in combinations("ABCDEF", 4)]
ALLOWED = {"A": "CDE", "B": "ACD", "C": "ABF", "D": "BEF"}


@pytest.mark.parametrize("name", third_tables())
def test_every_set_of_groups_has_a_row_that_suits_the_bracket(name: str) -> None:
    table = load_third_table(name)
    assert [row.groups for row in table.rows] == ALL
    for groups in ALL:
        found = allocate(table, groups)
        assert sorted(found.values()) == list(groups)
        assert all(guest in ALLOWED[host] for host, guest in found.items())


def test_the_two_tables_differ_in_six_rows() -> None:
    pairs = zip(load_third_table("rulebook").rows, load_third_table("real").rows, strict=True)
    different = {one.groups: (one.opponents, two.opponents) for one, two in pairs}
    different = {groups: each for groups, each in different.items() if each[0] != each[1]}
    assert different == {
        "ABCD": ("DCAB", "CDAB"),
        "ACDE": ("DCAE", "CDAE"),
        "ACDF": ("DCAF", "CDAF"),
        "BCDE": ("DCBE", "CDBE"),
        "BCDF": ("DCBF", "CDBF"),
        "CDEF": ("DCFE", "CDFE"),
    }


@pytest.mark.parametrize("name", third_tables())
def test_the_row_of_1994(name: str) -> None:
    expected = {"A": "D", "B": "A", "C": "F", "D": "E"}
    assert allocate(load_third_table(name), "FADE") == expected


def test_thirds_go_into_the_slots_of_the_table() -> None:
    ranked = [("D", "ARG"), ("F", "BEL"), ("A", "USA"), ("E", "ITA")]
    placed = place_thirds(load_bracket("last-16-1994"), ranked, load_third_table("rulebook"))
    assert placed == {"3CDE": "ARG", "3ABF": "BEL", "3BEF": "ITA", "3ACD": "USA"}


def test_thirds_go_by_rank_without_a_table() -> None:
    ranked = [("D", "ARG"), ("F", "BEL"), ("A", "USA"), ("E", "ITA")]
    placed = place_thirds(load_bracket("best-thirds-by-rank"), ranked)
    assert placed == {"X1": "ARG", "X2": "BEL", "X3": "USA", "X4": "ITA"}


def test_a_bracket_without_thirds_places_nobody() -> None:
    assert place_thirds(load_bracket("olympic"), []) == {}


def test_refusals() -> None:
    bracket = load_bracket("last-16-1994")
    with pytest.raises(FootballError, match="1 thirds for 4 slots"):
        place_thirds(bracket, [("A", "USA")])
    with pytest.raises(FootballError, match="gives 1A nobody of 3CDE"):
        place_thirds(bracket, [(group, group) for group in "ABCD"])
    with pytest.raises(FootballError, match="'ABC'"):
        allocate(load_third_table("real"), "ABC")
    with pytest.raises(FootballError, match="'none'") as caught:
        load_third_table("none")
    assert caught.value.code == "unknown_thirds"


@pytest.mark.parametrize(
    ("groups", "opponents", "reason"),
    [
        ("CD", "CC", "not one third for each host"),
        ("DC", "CD", "named once, in order"),
        ("AC", "AC", "the winner of group A meets its own third"),
        ("CDE", "CDE", "not one third for each host"),
    ],
)
def test_malformed_tables_name_file_row_and_reason(
    groups: str, opponents: str, reason: str
) -> None:
    row = f'{{ groups = "{groups}", opponents = "{opponents}", origin = "history" }}'
    with pytest.raises(FootballError) as caught:
        parse_third_table(f'origin = "history"\nhosts = "AB"\nrows = [{row}]', "mine.toml")
    assert caught.value.code == "bad_data"
    assert str(caught.value).startswith(f"mine.toml: rows[0] {groups}: ")
    assert reason in str(caught.value)


def test_a_table_of_ones_own_is_read() -> None:
    row = '{ groups = "CD", opponents = "DC", origin = "history" }'
    table = parse_third_table(f'origin = "history"\nhosts = "AB"\nrows = [{row}]', "mine.toml")
    assert allocate(table, "CD") == {"A": "D", "B": "C"}

"""Test where the best thirds go: both tables, all rows, placing and refusals."""

from itertools import combinations

import pytest

from rimet.football.brackets import load_bracket
from rimet.football.errors import FootballError
from rimet.football.thirds import (
    allocate,
    first_fit,
    load_third_table,
    parse_third_table,
    place_thirds,
    third_tables,
)

ALL = ["".join(groups) for groups in combinations("ABCDEF", 4)]
ALLOWED = {"A": "CDE", "B": "ACD", "C": "ABF", "D": "BEF"}


FOUR = [name for name in third_tables() if name != "2026"]


@pytest.mark.parametrize("name", FOUR)
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


@pytest.mark.parametrize("name", FOUR)
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


def test_the_eight_thirds_of_2026_go_where_they_went() -> None:
    table = load_third_table("2026")
    assert table.others == "first-fit"
    assert allocate(table, "BDEFIJKL") == dict(zip("EIALDGBK", "DFEKBIJL", strict=True))
    ranked = [(group, f"third of {group}") for group in "KFELBJDI"]
    placed = place_thirds(load_bracket("last-32-2026"), ranked, table)
    assert placed["3ABCDF"] == "third of D" and placed["3DEIJL"] == "third of L"


def test_every_other_set_of_eight_thirds_fits_the_bracket() -> None:
    bracket, table = load_bracket("last-32-2026"), load_third_table("2026")
    for groups in combinations("ABCDEFGHIJKL", 8):
        placed = place_thirds(bracket, [(group, group) for group in groups], table)
        assert sorted(placed.values()) == list(groups)
        assert all(group in slot[1:] for slot, group in placed.items())
    real = first_fit(bracket, "BDEFIJKL")
    assert real != allocate(table, "BDEFIJKL")


def test_first_fit_goes_match_by_match_and_leaves_one_for_each() -> None:
    bracket = load_bracket("last-32-2026")
    found = first_fit(bracket, "HGFEDCBA")
    # 1A may not have E, since then nobody of AEHIJ would be left for 1G.
    assert found == dict(zip("EIALDGBK", "ACFEBHGD", strict=True))
    with pytest.raises(FootballError, match="do not fit"):
        first_fit(bracket, "ABCD")


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

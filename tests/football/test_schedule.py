"""Test round robins: schemes of the finals, the circle for any size, and refusals."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rimet.football.errors import FootballError
from rimet.football.finals import load_finals
from rimet.football.schedule import (
    Scheme,
    check_scheme,
    circle,
    find_scheme,
    fixtures,
    parse_scheme,
    scheme_text,
    schemes,
)

from .real import YEARS, real


def test_the_scheme_of_groups_of_four() -> None:
    assert find_scheme("four") == (((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2)))
    assert fixtures(("ITA", "AUT", "USA", "TCH"), find_scheme("four")) == (
        (("ITA", "AUT"), ("USA", "TCH")),
        (("ITA", "USA"), ("AUT", "TCH")),
        (("ITA", "TCH"), ("AUT", "USA")),
    )


@pytest.mark.parametrize("name", schemes())
def test_every_named_scheme_is_a_round_robin(name: str) -> None:
    scheme = find_scheme(name)
    size = {"four": 4, "three": 3, "two": 2}[name.partition("-")[0]]
    apart = [(0, 1), (2, 3)] if name == "four-two-seeded" else []
    check_scheme(scheme, size, apart)
    played = [tuple(sorted(pair)) for day in scheme for pair in day]
    assert sorted([*played, *apart]) == list(combinations(range(size), 2))


@given(st.integers(2, 24))
def test_the_circle_is_a_round_robin_of_any_size(count: int) -> None:
    scheme = circle(count)
    check_scheme(scheme, count)
    assert len(scheme) == count - 1 + count % 2
    assert {len(day) for day in scheme} == {count // 2}


@given(st.integers(2, 12))
def test_text_and_scheme_are_inverses(count: int) -> None:
    scheme = circle(count)
    assert parse_scheme(scheme_text(scheme)) == scheme
    assert find_scheme(scheme_text(scheme)) == scheme


def test_fixtures_without_a_scheme_follow_the_circle() -> None:
    days = fixtures(("A", "B", "C"))
    assert sorted(pair for day in days for pair in day) == [("A", "B"), ("A", "C"), ("B", "C")]
    assert [len(day) for day in days] == [1, 1, 1]


@pytest.mark.parametrize("year", YEARS)
def test_real_groups_were_played_in_their_scheme(year: str) -> None:
    for group in load_finals(year).groups:
        check_order(
            group.teams, group.schedule, real(year).groups[group.name].results, group.unplayed
        )


@pytest.mark.parametrize("year", ["1950", "1974", "1978", "1982"])
def test_real_second_groups_were_played_in_their_scheme(year: str) -> None:
    groups = {
        slot: real(year).groups[slot[2]].order[int(slot[0]) - 1]
        for group in load_finals(year).knockout.second_groups
        for slot in group.slots
    }
    for group in load_finals(year).knockout.second_groups:
        teams = tuple(groups[slot] for slot in group.slots)
        results = real(year).second_groups[group.name].results
        check_order(teams, find_scheme(group.scheme), results)


def check_order(
    teams: tuple[str, ...],
    scheme: Scheme,
    results: tuple[str, ...],
    apart: tuple[tuple[int, int], ...] = (),
) -> None:
    played = [frozenset((text.split()[0], text.split()[2])) for text in results]
    for day in fixtures(teams, scheme, apart):
        assert {frozenset(pair) for pair in day} == set(played[: len(day)])
        played = played[len(day) :]
    assert played == []


@pytest.mark.parametrize(
    ("text", "count", "reason"),
    [
        ("1-2 3-4; 1-3 2-4", 4, "not every pair of 4 teams meets"),
        ("1-2 2-3; 1-3", 3, "twice on match day 1"),
        ("1-2; 2-1; 1-3; 2-3", 3, "2-1 is played twice"),
        ("1-2; 1-4; 2-3", 3, "1-4 is beyond a group of 3 teams"),
        ("1-2; 1-1; 2-3", 3, "twice on match day 2"),
        ("1-2; one; 2-3", 3, "'one' is no pair"),
        ("1-2;; 2-3", 3, "match day 2 is empty"),
        ("0-1", 2, "'0-1' is no pair"),
    ],
)
def test_what_is_no_round_robin_is_refused(text: str, count: int, reason: str) -> None:
    with pytest.raises(FootballError, match=reason) as caught:
        check_scheme(parse_scheme(text), count)
    assert caught.value.code == "bad_scheme"


def test_those_kept_apart_do_not_meet() -> None:
    with pytest.raises(FootballError, match="1-2 are kept apart"):
        check_scheme(parse_scheme("1-2 3-4; 1-3 2-4"), 4, [(0, 1)])
    with pytest.raises(FootballError, match="not every pair"):
        check_scheme(parse_scheme("1-3 2-4; 1-4 2-3"), 4, [(0, 1)])


def test_a_round_robin_needs_two_teams() -> None:
    with pytest.raises(FootballError, match="not 1"):
        circle(1)

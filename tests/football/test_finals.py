"""Test the finals' data: line-ups, formats, and what malformed files are told."""

from importlib.resources import files

import pytest

from rimet.football.errors import FootballError
from rimet.football.finals import finals, load_finals, parse_finals
from rimet.football.history import all_results
from rimet.football.nations import nation

from .real import YEARS

SIZES = {
    "1930": (13, 2),
    "1934": (16, 0),
    "1938": (15, 0),
    "1950": (13, 2),
    "1954": (16, 2),
    "1958": (16, 2),
    "1962": (16, 2),
    "1966": (16, 2),
    "1970": (16, 2),
    "1974": (16, 2),
    "1978": (16, 2),
    "1982": (24, 2),
    "1986": (24, 2),
    "1990": (24, 2),
    "1994": (24, 3),
    "1998": (32, 3),
    "2002": (32, 3),
    "2006": (32, 3),
    "2010": (32, 3),
    "2014": (32, 3),
    "2018": (32, 3),
    "2022": (32, 3),
    "2026": (48, 3),
}


# Matches, with play-offs and replays, and the goals of all.
PLAYED = {
    "1930": (18, 70),
    "1934": (17, 70),
    "1938": (18, 84),
    "1950": (22, 88),
    "1954": (26, 140),
    "1958": (35, 126),
    "1962": (32, 89),
    "1966": (32, 89),
    "1970": (32, 95),
    "1974": (38, 97),
    "1978": (38, 102),
    "1982": (52, 146),
    "1986": (52, 132),
    "1990": (52, 115),
    "1994": (52, 141),
    "1998": (64, 171),
    "2002": (64, 161),
    "2006": (64, 147),
    "2010": (64, 145),
    "2014": (64, 171),
    "2018": (64, 169),
    "2022": (64, 172),
    "2026": (104, 308),
}


def test_all_years_are_known_and_tested_by_real_results() -> None:
    assert finals() == tuple(SIZES) == YEARS


@pytest.mark.parametrize("year", SIZES)
def test_teams_and_points(year: str) -> None:
    found = load_finals(year)
    assert (len(found.teams), found.order.win if found.order else 0) == SIZES[year]
    assert sorted(found.teams) == sorted(found.ranking) or len(found.ranking) == 4
    for order in (found.second_order, found.thirds_order):
        assert order is None or order.win == SIZES[year][1]
    assert all(host in found.teams for host in found.hosts)
    assert all(nation(team).code == team for team in found.teams)


@pytest.mark.parametrize("year", SIZES)
def test_the_bracket_takes_teams_from_groups_of_these_finals(year: str) -> None:
    found = load_finals(year)
    second = [slot for group in found.knockout.second_groups for slot in group.slots]
    slots = [slot for slot in second or found.knockout.entrants if not slot.startswith("3")]
    if found.draw:
        assert [f"draw {number}" for number in range(1, len(found.draw) + 1)] == sorted(
            slots, key=lambda slot: int(slot.split()[1])
        )
        return
    assert sorted({slot[-1] for slot in slots}) == sorted(group.name for group in found.groups)


def test_a_group_is_found_by_name() -> None:
    assert load_finals("1982").group("1").teams == ("ITA", "POL", "PER", "CMR")
    assert load_finals("2006").group("C").teams == ("ARG", "CIV", "SCG", "NED")
    with pytest.raises(FootballError, match="finals of 1982 have no group 'A'"):
        load_finals("1982").group("A")


def test_head_to_head_came_in_with_1986() -> None:
    listed = {
        year: order is not None and "head-to-head-points" in order.criteria
        for year in SIZES
        for order in (load_finals(year).order,)
    }
    assert listed == {year: year >= "1986" for year in SIZES}


def test_goal_average_gave_way_to_goal_difference_in_1970() -> None:
    orders = {year: load_finals(year).order for year in SIZES}
    listed = {year: set(order.criteria) for year, order in orders.items() if order is not None}
    average = {year for year, criteria in listed.items() if "goal-average" in criteria}
    assert average == {"1958", "1962", "1966"}
    difference = {year for year, criteria in listed.items() if "goal-difference" in criteria}
    assert difference == {year for year in listed if year >= "1970"}


@pytest.mark.parametrize("year", SIZES)
def test_every_match_is_there_with_all_its_goals(year: str) -> None:
    found = load_finals(year)
    for group in found.groups:
        count = len(group.teams)
        assert len(group.results) == count * (count - 1) // 2 - len(group.unplayed)
    for second in found.knockout.second_groups:
        assert (
            len(found.second_results[second.name])
            == len(second.slots) * (len(second.slots) - 1) // 2
        )
    assert list(found.matches) == [match.name for match in found.knockout.matches]
    scores = all_results(found)
    goals = sum(score.home_goals + score.away_goals for score in scores)
    assert (len(scores), goals) == PLAYED[year]


def test_an_unknown_year_is_refused() -> None:
    with pytest.raises(FootballError, match="'1942'") as caught:
        load_finals("1942")
    assert caught.value.code == "unknown_finals"


def text_of(year: str) -> str:
    path = files("rimet.football").joinpath("data", "finals", f"{year}.toml")
    return path.read_text(encoding="utf-8")


def test_a_file_of_ones_own_is_read() -> None:
    assert parse_finals(text_of("1974"), "mine.toml") == load_finals("1974")


@pytest.mark.parametrize(
    ("year", "old", "new", "key", "reason"),
    [
        ("1974", '["FRG", "CHI"', '["FRG", "XYZ"', "groups[0] 1", "'XYZ'"),
        ("1974", '["FRG", "CHI"', '["FRG", "FRG"', "groups[0] 1", "FRG stands in two places"),
        ("1974", '["FRG", "CHI", ', '["FRG", ', "groups[0] 1", "beyond a group of 3"),
        ("1974", 'name = "2"', 'name = "1"', "groups", "the same name"),
        ("1974", 'name = "2"', 'name = "5"', "bracket", "wants 2.2, and nobody is that"),
        ("1974", '  "FRG", "NED"', '  "NED"', "ranking", "FRG"),
        ("1974", '  "FRG", "NED"', '  "FRG", "FRG", "NED"', "ranking", "twice"),
        ("1974", "two-second-groups", "three", "bracket or thirds_table", "'three'"),
        ("1974", "two-second-groups", "olympic", "bracket", "wants 1A"),
        ("1974", '"goals"]', '"gaols"]', "order.criteria", "'gaols'"),
        ("1974", '"earlier-goals"]', '"later"]', "second_order.criteria", "'later'"),
        ("1974", "[second_order]", "[thirds_order]", "thirds_order", "does not suit"),
        ("1974", '"continue"', '"stop"', "order.still_level", "Invalid enum value"),
        ("1974", "win = 2", 'win = "two"', "order.win", "Expected `int`"),
        ("1994", 'thirds_table = "real"\n', "", "thirds_table", "needs a table"),
        ("1994", '"real"', '"unreal"', "bracket or thirds_table", "'unreal'"),
        ("1994", "[thirds_order]", "[second_order]", "thirds_order", "does not suit"),
        ("1994", 'name = "F"', 'name = "G"', "bracket", "nobody is that"),
        ("2002", "last-16-2002", "two-second-groups", "bracket", "wants 1.1"),
        ("1934", '"ITA", "USA"', '"ITA", "ITA"', "draw", "ITA stands in two places"),
        ("1934", '"ITA", "USA",', '"ITA",', "bracket", "wants draw 16, and nobody is that"),
        ("1934", "bracket = ", "order = { criteria = [] }\nbracket = ", "groups", "or a draw"),
        ("1938", '["AUT"]', '["SWE"]', "withdrawn", "SWE stands in two places"),
        ("1950", "hosts =", 'bracket = "olympic"\nhosts =', "final_pool", "or a final pool"),
        ("1950", '"1.4"', '"3.4"', "bracket", "wants 3.4, and nobody is that"),
        ("1954", 'apart = "1-2 3-4"', 'apart = "1-2 1-3"', "groups[0] 1", "are kept apart"),
        ("1954", 'apart = "1-2 3-4"', 'apart = "1-2"', "groups[0] 1", "not every pair"),
        ("1974", "FRG 1-0 CHI", "FRG 1:0 CHI", "groups[0] 1", "is no result"),
        ("1974", "FRG 1-0 CHI", "FRG 1-0 HUN", "groups[0] 1", "did not both take part"),
        ("1974", '"NED 1-2 FRG"', '"NED 2-2 FRG (pen 1-1)"', "matches.final", "a shoot-out"),
        ("1930", "four-1930", "1-2", "groups[0] 1", "not every pair of 4 teams meets"),
    ],
)
def test_malformed_files_name_file_key_and_reason(
    year: str, old: str, new: str, key: str, reason: str
) -> None:
    text = text_of(year)
    assert old in text
    with pytest.raises(FootballError) as caught:
        parse_finals(text.replace(old, new, 1), "mine.toml")
    assert caught.value.code == "bad_data"
    assert str(caught.value).startswith(f"mine.toml: {key}: ")
    assert reason in str(caught.value)


def test_a_broken_file_names_the_line() -> None:
    with pytest.raises(FootballError, match=r"^mine.toml: .*line 2") as caught:
        parse_finals('year = "1974"\norigin = history\n', "mine.toml")
    assert caught.value.code == "bad_data"

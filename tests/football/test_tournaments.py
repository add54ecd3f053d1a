"""Test whole tournaments against what really happened."""

import pytest

from rimet.football.brackets import fill_matches, fill_second_groups, podium
from rimet.football.finals import load_finals
from rimet.football.tables import Order, Standing, cut, part_by_lots, rank_group
from rimet.football.thirds import allocate

from .real import (
    YEARS,
    Played,
    entrants,
    first_round,
    placed,
    ranked,
    real,
    second_round,
    thirds,
    winners,
)

SECOND = ["1974", "1978", "1982"]
THIRDS = ["1986", "1990", "1994"]


def check(standing: Standing, played: Played, lots: tuple[str, ...]) -> None:
    decided = part_by_lots(standing, [team for team in lots if team in standing.order])
    assert [
        f"{line.team} {line.points} {line.scored}-{line.conceded}" for line in decided.lines
    ] == list(played.standing)
    assert decided.level == ()


@pytest.mark.parametrize("year", YEARS)
def test_groups_end_as_they_did(year: str) -> None:
    found = first_round(year)
    assert list(found) == list(real(year).groups)
    for name, standing in found.items():
        check(standing, real(year).groups[name], real(year).lots)


@pytest.mark.parametrize("year", YEARS)
def test_lots_were_drawn_once_only_in_1990(year: str) -> None:
    level = [teams for standing in first_round(year).values() for teams in standing.level]
    assert level == ([("IRL", "NED")] if year == "1990" else [])


@pytest.mark.parametrize("year", SECOND)
def test_second_groups_are_made_up_and_end_as_they_did(year: str) -> None:
    found = second_round(year)
    assert list(found) == list(real(year).second_groups)
    for name, standing in found.items():
        check(standing, real(year).second_groups[name], ())


@pytest.mark.parametrize("year", SECOND)
def test_no_second_group_holds_two_teams_of_one_first_group(year: str) -> None:
    finals = load_finals(year)
    group_of = {team: group.name for group in finals.groups for team in group.teams}
    groups = fill_second_groups(finals.knockout, placed(first_round(year)))
    for teams in groups.values():
        assert len({group_of[team] for team in teams}) == len(teams)


@pytest.mark.parametrize("year", THIRDS)
def test_thirds_are_ranked_as_they_were(year: str) -> None:
    standing = thirds(year)
    assert standing.order == real(year).thirds
    assert cut(standing, 4).through == real(year).thirds[:4]


def test_level_thirds_of_1990_were_all_through_or_all_out() -> None:
    assert thirds("1990").level == (("ARG", "COL"), ("AUT", "SCO"))
    assert cut(thirds("1990"), 1).level == ("ARG", "COL")


@pytest.mark.parametrize("year", YEARS)
def test_knock_out_matches_pair_those_who_met(year: str) -> None:
    pairs = fill_matches(load_finals(year).knockout, entrants(year), winners(year))
    assert {name: set(pair) for name, pair in pairs.items()} == {
        name: {tie.home, tie.away} for name, tie in real(year).knockout.items()
    }


@pytest.mark.parametrize("year", YEARS)
def test_the_podium_is_the_top_of_the_real_ranking(year: str) -> None:
    finals = load_finals(year)
    best = podium(finals.knockout, entrants(year), winners(year))
    assert best == finals.ranking[: len(best)]
    assert len(best) == (2 if year == "1930" else 4)


@pytest.mark.parametrize("year", YEARS)
def test_the_real_ranking_puts_later_rounds_first(year: str) -> None:
    finals = load_finals(year)
    pairs = fill_matches(finals.knockout, entrants(year), winners(year))
    through = {team for pair in pairs.values() for team in pair}
    through |= {team for played in real(year).second_groups.values() for team in played.order}
    assert set(finals.ranking[: len(through)]) == through


def by(standing: Standing, team: str) -> str | None:
    return next(place.by for place in standing.places if team in place.teams)


def test_1982_group_1_italy_above_cameroon_by_goals() -> None:
    standing = first_round("1982")["1"]
    assert standing.order == ("POL", "ITA", "CMR", "PER")
    assert [standing.line(team).drawn for team in ("ITA", "CMR")] == [3, 3]
    assert by(standing, "CMR") == "goals"


def test_1982_group_2_three_level_on_points() -> None:
    standing = first_round("1982")["2"]
    assert {standing.line(team).points for team in ("FRG", "AUT", "ALG")} == {4}
    assert (by(standing, "AUT"), by(standing, "ALG")) == ("goal-difference", "goal-difference")


def test_1990_group_f_is_level_with_every_criterion_of_any_year() -> None:
    group = load_finals("1990").group("F")
    scores = real("1990").groups["F"].scores
    for year in YEARS:
        standing = rank_group(group.teams, scores, load_finals(year).order)
        if year != "1930":
            assert standing.level == (("IRL", "NED"),)
        assert cut(standing, 2).level == ("IRL", "NED")


def test_1994_group_e_four_level_on_points_and_difference() -> None:
    standing = first_round("1994")["E"]
    assert {(line.points, line.goal_difference) for line in standing.lines} == {(4, 0)}
    assert standing.order == ("MEX", "IRL", "ITA", "NOR")
    assert (by(standing, "IRL"), by(standing, "ITA")) == ("goals", "head-to-head-points")
    assert by(standing, "NOR") == "goals"


def test_1994_groups_d_and_f_by_head_to_head() -> None:
    found = first_round("1994")
    assert by(found["D"], "ARG") == "head-to-head-points"
    assert by(found["F"], "KSA") == "head-to-head-points"
    assert by(found["F"], "BEL") == "goals"


def test_1994_group_f_head_to_head_first_goes_round_in_a_ring() -> None:
    # Netherlands, Saudi Arabia and Belgium beat each other in a ring; only then goals count.
    criteria = ("points", "head-to-head-points", "goal-difference", "goals")
    group = load_finals("1994").group("F")
    scores = real("1994").groups["F"].scores
    on = rank_group(group.teams, scores, Order(criteria))
    again = rank_group(group.teams, scores, Order(criteria, still_level="restart"))
    assert [place.teams for place in on.places] == [("NED", "KSA"), ("BEL",), ("MAR",)]
    assert by(on, "BEL") == "goals"
    assert again.order == ("NED", "KSA", "BEL", "MAR")
    assert by(again, "KSA") == "head-to-head-points"


def test_1994_thirds_of_a_d_e_f() -> None:
    groups = {team: group.name for group in load_finals("1994").groups for team in group.teams}
    through = cut(thirds("1994"), 4).through
    assert sorted(groups[team] for team in through) == ["A", "D", "E", "F"]
    table = load_finals("1994").allocation
    assert table is not None
    assert allocate(table, "ADEF") == {"A": "D", "B": "A", "C": "F", "D": "E"}


def test_1978_group_b_argentina_above_brazil_by_difference() -> None:
    standing = second_round("1978")["B"]
    assert by(standing, "BRA") == "goal-difference"
    assert standing.line("ARG").goal_difference - standing.line("BRA").goal_difference == 3


def test_1982_group_a_poland_above_ussr_by_difference() -> None:
    assert by(second_round("1982")["A"], "URS") == "goal-difference"


def test_1930_has_three_groups_of_three_and_one_of_four() -> None:
    finals = load_finals("1930")
    assert [len(group.teams) for group in finals.groups] == [4, 3, 3, 3]
    winners_of_groups = [standing.team(1) for standing in first_round("1930").values()]
    assert winners_of_groups == ["ARG", "YUG", "URU", "USA"]


def test_thirds_are_ranked_by_points_difference_and_goals_only() -> None:
    for year in THIRDS:
        order = ranked(load_finals(year).thirds_order)
        assert order.criteria == ("points", "goal-difference", "goals")


@pytest.mark.parametrize("year", [year for year in YEARS if year >= "1974"])
def test_the_real_ranking_orders_those_out_after_the_groups_by_their_record(year: str) -> None:
    went_on = 8 if year < "1982" else 12 if year == "1982" else 16
    lines = {line.team: line for standing in first_round(year).values() for line in standing.lines}
    out = [lines[team] for team in load_finals(year).ranking[went_on:]]
    records = [(line.points, line.goal_difference, line.scored) for line in out]
    assert len(records) >= 8
    assert records == sorted(records, reverse=True)

"""Test whole tournaments against what really happened."""

import pytest

from rimet.football.brackets import fill_second_groups
from rimet.football.finals import load_finals
from rimet.football.history import told_columns
from rimet.football.results import parse_result
from rimet.football.tables import Order, Standing, cut, rank_group
from rimet.football.thirds import allocate

from .real import (
    YEARS,
    first_round,
    ranked,
    real,
    replayed,
    thirds,
)

# The years whose ranking names every team.
RANKED = [year for year in YEARS if len(load_finals(year).ranking) > 4]
SECOND = ["1974", "1978", "1982"]
THIRDS = ["1986", "1990", "1994", "2026"]
# Who was level when a group was over: with lots the better first, without where all were out.
LOTS: dict[str, dict[str, tuple[str, ...]]] = {
    "1954": {"1": ("BRA", "YUG"), "3": ("URU", "AUT")},
    "1970": {"1": ("URS", "MEX")},
    "1990": {"F": ("IRL", "NED")},
}
NEVER_PARTED: dict[str, dict[str, tuple[str, ...]]] = {
    "1950": {"2": ("ENG", "CHI", "USA")},
    "1954": {"3": ("TCH", "SCO")},
    "1970": {"4": ("BUL", "MAR")},
}
PLAY_OFFS = {
    "1954": {"2": "FRG", "4": "SUI"},
    "1958": {"1": "NIR", "3": "WAL", "4": "URS"},
}


def lines_of(standing: Standing) -> tuple[str, ...]:
    return tuple(
        f"{line.team} {line.points} {line.scored}-{line.conceded}" for line in standing.lines
    )


@pytest.mark.parametrize("year", YEARS)
def test_groups_end_as_they_did(year: str) -> None:
    found = replayed(year).groups
    assert list(found) == list(real(year).groups)
    for name, standing in found.items():
        assert lines_of(standing) == real(year).groups[name].standing


@pytest.mark.parametrize("year", YEARS)
def test_lots_part_the_level_of_1954_1970_and_1990_and_nobody_else(year: str) -> None:
    finals = load_finals(year)
    lots: dict[str, tuple[str, ...]] = LOTS.get(year, {})
    never: dict[str, tuple[str, ...]] = NEVER_PARTED.get(year, {})
    assert {group.name: group.lots for group in finals.groups if group.lots} == lots
    for name, standing in first_round(year).items():
        drawn, parted = lots.get(name, ()), replayed(year).groups[name]
        sets = {frozenset(teams) for teams in (drawn, never.get(name, ())) if teams}
        assert {frozenset(teams) for teams in standing.level} == sets
        assert [frozenset(teams) for teams in parted.level] == [
            frozenset(teams) for teams in (never.get(name),) if teams
        ]
        if drawn:
            assert by(parted, drawn[1]) == "lots"


@pytest.mark.parametrize("year", YEARS)
def test_play_offs_decided_who_was_second_in_1954_and_1958(year: str) -> None:
    finals = load_finals(year)
    for group in finals.groups:
        scores = [parse_result(text) for text in group.results]
        criteria = ranked(finals.order).criteria
        before = ("points",) if "play-off" in criteria else criteria
        order = Order(before, ranked(finals.order).win, ranked(finals.order).still_level)
        level = cut(rank_group(group.teams, scores, order, told_columns([group])), 2).level
        if not group.play_offs:
            # In 1950 only the first went on; in 1990 lots had to say who was second.
            assert not level or (year, group.name) in {("1950", "2"), ("1990", "F")}
            continue
        (match,) = (parse_result(text) for text in group.play_offs)
        assert {match.home, match.away} == set(level)
        assert match.winner == PLAY_OFFS[year][group.name]
        assert replayed(year).groups[group.name].team(2) == match.winner
    played = {group.name for group in finals.groups if group.play_offs}
    assert played == set(PLAY_OFFS.get(year, {}))


def test_replays_were_played_in_1934_and_1938() -> None:
    replays = {
        year: {
            name: parse_result(texts[1]).winner
            for name, texts in load_finals(year).matches.items()
            if len(texts) > 1
        }
        for year in YEARS
    }
    assert {year: each for year, each in replays.items() if each} == {
        "1934": {"Q1": "ITA"},
        "1938": {"M2": "SUI", "M3": "CUB", "Q4": "BRA"},
    }
    for year in YEARS:
        for texts in load_finals(year).matches.values():
            for text in texts[:-1]:
                assert parse_result(text).winner is None and not parse_result(text).replay
            assert parse_result(texts[-1]).replay == (len(texts) > 1)


def test_fair_play_decided_in_2018_only() -> None:
    parted = {
        (year, place.teams)
        for year in YEARS
        for standing in replayed(year).groups.values()
        for place in standing.places
        if place.by == "fair-play"
    }
    assert parted == {("2018", ("SEN",))}
    assert replayed("2018").groups["H"].team(2) == "JPN"


@pytest.mark.parametrize("year", [*SECOND, "1950"])
def test_second_groups_are_made_up_and_end_as_they_did(year: str) -> None:
    found = replayed(year).second_groups
    assert list(found) == list(real(year).second_groups)
    for name, standing in found.items():
        assert lines_of(standing) == real(year).second_groups[name].standing
        assert standing.level == ()


@pytest.mark.parametrize("year", SECOND)
def test_no_second_group_holds_two_teams_of_one_first_group(year: str) -> None:
    finals = load_finals(year)
    group_of = {team: group.name for group in finals.groups for team in group.teams}
    groups = fill_second_groups(finals.knockout, replayed(year).slots)
    for teams in groups.values():
        assert len({group_of[team] for team in teams}) == len(teams)


@pytest.mark.parametrize("year", THIRDS)
def test_thirds_are_ranked_as_they_were(year: str) -> None:
    standing = thirds(year)
    assert standing.order == real(year).thirds
    count = load_finals(year).knockout.best_thirds
    assert count == (8 if year == "2026" else 4)
    assert cut(standing, count).through == real(year).thirds[:count]


def test_level_thirds_of_1990_were_all_through_or_all_out() -> None:
    assert thirds("1990").level == (("ARG", "COL"), ("AUT", "SCO"))
    assert cut(thirds("1990"), 1).level == ("ARG", "COL")


@pytest.mark.parametrize("year", YEARS)
def test_knock_out_matches_pair_those_who_met(year: str) -> None:
    pairs = replayed(year).pairs
    assert {name: set(pair) for name, pair in pairs.items()} == {
        name: {tie.home, tie.away} for name, tie in real(year).knockout.items()
    }


@pytest.mark.parametrize("year", YEARS)
def test_the_podium_is_the_top_of_the_real_ranking(year: str) -> None:
    finals = load_finals(year)
    best = replayed(year).podium
    assert best == finals.ranking[: len(best)]
    assert len(best) == (2 if year == "1930" else 4)


@pytest.mark.parametrize("year", RANKED)
def test_the_real_ranking_puts_later_rounds_first(year: str) -> None:
    finals = load_finals(year)
    through = {team for pair in replayed(year).pairs.values() for team in pair}
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
        order = load_finals(year).order
        if order is None:
            continue
        standing = rank_group(group.teams, scores, order, told_columns([group]))
        if order.criteria != ("points",) and year != "1954":
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
    standing = replayed("1978").second_groups["B"]
    assert by(standing, "BRA") == "goal-difference"
    assert standing.line("ARG").goal_difference - standing.line("BRA").goal_difference == 3


def test_1982_group_a_poland_above_ussr_by_difference() -> None:
    assert by(replayed("1982").second_groups["A"], "URS") == "goal-difference"


def test_1930_has_three_groups_of_three_and_one_of_four() -> None:
    finals = load_finals("1930")
    assert [len(group.teams) for group in finals.groups] == [4, 3, 3, 3]
    winners_of_groups = [standing.team(1) for standing in first_round("1930").values()]
    assert winners_of_groups == ["ARG", "YUG", "URU", "USA"]


def test_thirds_are_ranked_by_points_difference_and_goals_only() -> None:
    for year in THIRDS:
        order = ranked(load_finals(year).thirds_order)
        assert order.criteria[:3] == ("points", "goal-difference", "goals")
        assert order.criteria[3:] == (("fair-play",) if year == "2026" else ())


@pytest.mark.parametrize("year", [year for year in RANKED if year >= "1974"])
def test_the_real_ranking_orders_those_out_after_the_groups_by_their_record(year: str) -> None:
    went_on = 8 if year < "1982" else 12 if year == "1982" else 16
    lines = {line.team: line for standing in first_round(year).values() for line in standing.lines}
    out = [lines[team] for team in load_finals(year).ranking[went_on:]]
    records = [(line.points, line.goal_difference, line.scored) for line in out]
    assert len(records) >= 8
    assert records == sorted(records, reverse=True)


# --- what belongs to one year


def test_1938_sweden_had_nobody_to_play_at_first() -> None:
    finals = load_finals("1938")
    assert (len(finals.draw), finals.withdrawn) == (15, ("AUT",))
    opening = {
        team for name, pair in replayed("1938").pairs.items() for team in pair if "M" in name
    }
    assert set(finals.teams) - opening == {"SWE"}
    assert replayed("1938").pairs["Q2"] == ("SWE", "CUB")


def test_1950_had_no_final_but_a_pool_of_group_winners() -> None:
    finals = load_finals("1950")
    assert [len(group.teams) for group in finals.groups] == [4, 4, 3, 2]
    assert replayed("1950").pairs == {}
    assert set(replayed("1950").second_groups["F"].order) == {"BRA", "ESP", "SWE", "URU"}
    assert replayed("1950").podium == ("URU", "BRA", "SWE", "ESP")


def test_1954_kept_two_seeded_teams_of_a_group_apart() -> None:
    for group in load_finals("1954").groups:
        met = {frozenset(text.split()[::2][:2]) for text in group.results}
        assert frozenset(group.teams[:2]) not in met and frozenset(group.teams[2:]) not in met
        assert len(met) == 4


def test_1958_group_2_went_by_goal_average_and_1962_group_4_too() -> None:
    assert by(replayed("1958").groups["2"], "YUG") == "goal-average"
    assert by(replayed("1962").groups["4"], "ARG") == "goal-average"
    assert by(replayed("1966").groups["2"], "ARG") == "goal-average"


def test_1970_group_1_would_have_gone_by_goals_later() -> None:
    group = load_finals("1970").group("1")
    scores = [parse_result(text) for text in group.results]
    later = rank_group(group.teams, scores, load_finals("1974").order or Order(()))
    assert later.order[:2] == ("URS", "MEX") and by(later, "MEX") == "goals"


def test_2026_thirds_meet_whom_they_met() -> None:
    finals = load_finals("2026")
    assert [len(group.teams) for group in finals.groups] == [4] * 12
    through = cut(thirds("2026"), 8).through
    groups = {team: group.name for group in finals.groups for team in group.teams}
    assert sorted(groups[team] for team in through) == list("BDEFIJKL")
    assert thirds("2026").level == (("ECU", "GHA"),)
    pairs = replayed("2026").pairs
    assert [pairs[f"M{number}"][1] for number in (74, 77, 79, 80, 81, 82, 85, 87)] == [
        *("PAR", "SWE", "ECU", "COD", "BIH", "SEN", "ALG", "GHA")
    ]


@pytest.mark.parametrize(
    ("name", "decided"),
    [("B", "BIH"), ("C", "MAR"), ("D", "PAR"), ("G", "EGY"), ("J", "ALG")],
)
def test_2026_draws_among_the_level_left_it_to_goal_difference(name: str, decided: str) -> None:
    assert by(replayed("2026").groups[name], decided) == "goal-difference"


def test_2026_germany_was_above_ivory_coast_by_their_match() -> None:
    assert by(replayed("2026").groups["E"], "CIV") == "head-to-head-points"

"""Test the ranking core against a slow and plain reference, and its laws on any results."""

from fractions import Fraction
from itertools import combinations, groupby

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rimet.football.errors import FootballError
from rimet.football.standings import (
    FEWEST,
    GOAL_AVERAGE,
    GOAL_DIFFERENCE,
    GOALS,
    HEAD_TO_HEAD_GOAL_DIFFERENCE,
    HEAD_TO_HEAD_GOALS,
    HEAD_TO_HEAD_POINTS,
    MOST,
    NOTHING,
    POINTS,
    POSITION,
    WINS,
    Table,
    rank,
)

Score = tuple[int, int, int, int]
Level = list[tuple[list[int], int]]

HEAD_TO_HEAD = (HEAD_TO_HEAD_POINTS, HEAD_TO_HEAD_GOAL_DIFFERENCE, HEAD_TO_HEAD_GOALS)
TOTALS = (POINTS, GOAL_DIFFERENCE, GOALS, GOAL_AVERAGE, WINS)


def table_of(
    teams: int, win: int, scores: list[Score], columns: tuple[list[int], ...] = ()
) -> Table:
    table = Table(teams, win)
    for score in scores:
        table.record(*score)
    for column in columns:
        table.add_column(column)
    return table


def places(table: Table, criteria: list[int], restart: bool = False) -> Level:
    return [(place.teams, place.by) for place in rank(table, criteria, restart)]


def slow_value(
    code: int, team: int, level: list[int], win: int, scores: list[Score], column: list[int]
) -> Fraction | float:
    among = code in HEAD_TO_HEAD
    mine = [
        (own, other)
        for home, away, home_goals, away_goals in scores
        for one, two, own, other in (
            (home, away, home_goals, away_goals),
            (away, home, away_goals, home_goals),
        )
        if one == team and (two in level or not among)
    ]
    scored, conceded = sum(own for own, _ in mine), sum(other for _, other in mine)
    if code in (POINTS, HEAD_TO_HEAD_POINTS):
        return Fraction(sum(win * (own > other) + (own == other) for own, other in mine))
    if code in (GOAL_DIFFERENCE, HEAD_TO_HEAD_GOAL_DIFFERENCE):
        return Fraction(scored - conceded)
    if code in (GOALS, HEAD_TO_HEAD_GOALS):
        return Fraction(scored)
    if code == WINS:
        return Fraction(sum(own > other for own, other in mine))
    if code == GOAL_AVERAGE:
        if conceded:
            return Fraction(scored, conceded)
        return float("inf") if scored else Fraction(1)
    if code == POSITION:
        return Fraction(-team)
    return Fraction(column[team] if code == MOST else -column[team])


def slow_rank(
    criteria: list[int],
    restart: bool,
    level: list[int],
    win: int,
    scores: list[Score],
    column: list[int],
    first: int = 0,
    by: int = NOTHING,
) -> Level:
    for at in range(first, len(criteria)):
        value = {team: slow_value(criteria[at], team, level, win, scores, column) for team in level}
        if len(set(value.values())) == 1:
            continue
        found: Level = []
        by_value = sorted(level, key=lambda team: (-value[team], team))
        for _, same in groupby(by_value, key=value.__getitem__):
            above = criteria[at] if found else by
            following = 0 if restart else at + 1
            found += slow_rank(criteria, restart, list(same), win, scores, column, following, above)
        return found
    return [(level, by)]


@st.composite
def tournaments(draw: st.DrawFn) -> tuple[int, int, list[Score], list[int]]:
    teams = draw(st.integers(1, 6))
    win = draw(st.sampled_from([2, 3]))
    goals = st.integers(0, 2)
    scores = [
        (home, away, draw(goals), draw(goals)) for home, away in combinations(range(teams), 2)
    ]
    kept = draw(st.permutations(scores))[: draw(st.integers(0, len(scores)))]
    column = draw(st.lists(st.integers(-1, 1), min_size=teams, max_size=teams))
    return teams, win, kept, column


ALL = [*TOTALS, *HEAD_TO_HEAD, POSITION, MOST, FEWEST]
criteria_lists = st.lists(st.sampled_from(ALL), unique=True, max_size=6)
without_position = st.lists(
    st.sampled_from([code for code in ALL if code != POSITION]), unique=True, max_size=6
)


@given(tournaments(), criteria_lists, st.booleans())
def test_the_core_agrees_with_the_slow_reference(
    tournament: tuple[int, int, list[Score], list[int]], criteria: list[int], restart: bool
) -> None:
    teams, win, scores, column = tournament
    table = table_of(teams, win, scores, (column,))
    expected = slow_rank(criteria, restart, list(range(teams)), win, scores, column)
    assert places(table, criteria, restart) == expected


@given(tournaments(), criteria_lists, st.booleans())
def test_level_sets_partition_the_teams(
    tournament: tuple[int, int, list[Score], list[int]], criteria: list[int], restart: bool
) -> None:
    teams, win, scores, column = tournament
    found = places(table_of(teams, win, scores, (column,)), criteria, restart)
    assert sorted(team for level, _ in found for team in level) == list(range(teams))
    assert all(level == sorted(level) and level for level, _ in found)
    assert found[0][1] == NOTHING
    assert all(by in criteria for _, by in found[1:])


@given(tournaments(), without_position, st.booleans(), st.data())
def test_names_and_order_of_results_do_not_matter(
    tournament: tuple[int, int, list[Score], list[int]],
    criteria: list[int],
    restart: bool,
    data: st.DataObject,
) -> None:
    teams, win, scores, column = tournament
    new = data.draw(st.permutations(range(teams)))
    turned = [
        (new[away], new[home], away_goals, home_goals)
        for home, away, home_goals, away_goals in data.draw(st.permutations(scores))
    ]
    moved = [0] * teams
    for team in range(teams):
        moved[new[team]] = column[team]
    found = places(table_of(teams, win, scores, (column,)), criteria, restart)
    renamed = [(sorted(new[team] for team in level), by) for level, by in found]
    assert places(table_of(teams, win, turned, (moved,)), criteria, restart) == renamed


@given(tournaments(), st.lists(st.sampled_from([*TOTALS, POSITION, MOST]), unique=True))
def test_without_head_to_head_the_order_is_lexicographic_and_restart_changes_nothing(
    tournament: tuple[int, int, list[Score], list[int]], criteria: list[int]
) -> None:
    teams, win, scores, column = tournament
    table = table_of(teams, win, scores, (column,))
    everybody = list(range(teams))
    key = {
        team: [slow_value(code, team, everybody, win, scores, column) for code in criteria]
        for team in everybody
    }
    found = places(table, criteria)
    assert found == places(table, criteria, restart=True)
    for (above, _), (below, _) in zip(found, found[1:], strict=False):
        assert all(key[one] > key[two] for one in above for two in below)
    assert all(key[team] == key[level[0]] for level, _ in found for team in level)


@given(tournaments(), st.lists(st.sampled_from([*TOTALS, *HEAD_TO_HEAD]), unique=True), st.data())
def test_a_column_that_is_not_listed_changes_nothing(
    tournament: tuple[int, int, list[Score], list[int]], criteria: list[int], data: st.DataObject
) -> None:
    teams, win, scores, column = tournament
    other = data.draw(st.lists(st.integers(), min_size=teams, max_size=teams))
    assert places(table_of(teams, win, scores, (column,)), criteria) == places(
        table_of(teams, win, scores, (other,)), criteria
    )


@given(tournaments(), st.lists(st.integers(0, 9), min_size=6, max_size=6))
def test_results_that_are_not_listed_change_nothing(
    tournament: tuple[int, int, list[Score], list[int]], extra: list[int]
) -> None:
    teams, win, scores, column = tournament
    louder = [
        (home, away, home_goals + extra[home], away_goals + extra[away])
        for home, away, home_goals, away_goals in scores
    ]
    criteria = [MOST, POSITION]
    assert places(table_of(teams, win, scores, (column,)), criteria) == places(
        table_of(teams, 5 - win, louder, (column,)), criteria
    )


@given(tournaments(), criteria_lists, st.booleans())
def test_one_more_criterion_only_splits_places(
    tournament: tuple[int, int, list[Score], list[int]], criteria: list[int], restart: bool
) -> None:
    teams, win, scores, column = tournament
    table = table_of(teams, win, scores, (column,))
    finer = iter(places(table, criteria, restart=False))
    for level, _ in places(table, criteria[:-1], restart=False):
        gathered: list[int] = []
        while len(gathered) < len(level):
            gathered += next(finer)[0]
        assert sorted(gathered) == level


def test_nothing_listed_leaves_all_level() -> None:
    assert places(table_of(3, 3, [(0, 1, 5, 0)]), []) == [([0, 1, 2], NOTHING)]
    assert places(Table(0, 3), []) == [([], NOTHING)]


def test_those_still_level_go_on_or_start_again() -> None:
    # 0, 1 and 2 beat each other in a ring and all beat 3; goal difference parts 0 from the two.
    scores = [(0, 1, 1, 0), (1, 2, 1, 0), (2, 0, 1, 0), (0, 3, 3, 0), (1, 3, 1, 0), (2, 3, 2, 1)]
    criteria = [POINTS, HEAD_TO_HEAD_POINTS, GOAL_DIFFERENCE, GOALS]
    table = table_of(4, 3, scores)
    assert places(table, criteria, restart=False) == [
        ([0], NOTHING),
        ([2], GOAL_DIFFERENCE),
        ([1], GOALS),
        ([3], POINTS),
    ]
    assert places(table, criteria, restart=True) == [
        ([0], NOTHING),
        ([1], GOAL_DIFFERENCE),
        ([2], HEAD_TO_HEAD_POINTS),
        ([3], POINTS),
    ]


def test_goal_average_is_an_exact_fraction() -> None:
    # 10**17 to 3 * 10**17 and one goal more: floats cannot tell them apart.
    third = 10**17
    table = Table(2, 2)
    table.scored = [third, third + 1]
    table.conceded = [3 * third, 3 * third]
    assert places(table, [GOAL_AVERAGE]) == [([1], NOTHING), ([0], GOAL_AVERAGE)]


def test_goal_average_without_goals_conceded_is_best_and_without_goals_even() -> None:
    table = Table(5, 2)
    table.scored = [1, 4, 0, 3, 2]
    table.conceded = [0, 0, 0, 3, 3]
    assert places(table, [GOAL_AVERAGE]) == [
        ([0, 1], NOTHING),
        ([2, 3], GOAL_AVERAGE),
        ([4], GOAL_AVERAGE),
    ]


def test_goal_average_and_goal_difference_may_disagree() -> None:
    table = table_of(4, 2, [(0, 2, 2, 0), (0, 2, 0, 1), (1, 3, 6, 3)])
    assert places(table, [GOAL_DIFFERENCE])[0] == ([1], NOTHING)
    assert places(table, [GOAL_AVERAGE])[:2] == [([0, 1], NOTHING), ([2, 3], GOAL_AVERAGE)]


def test_columns_alone_rank_by_goals_then_penalties_then_position() -> None:
    table = Table(4, 3)
    goals = MOST + table.add_column([3, 2, 3, 4])
    penalties = MOST + table.add_column([3, 0, 4, 0])
    order = [goals, penalties, POSITION]
    assert places(table, order) == [([3], NOTHING), ([2], goals), ([0], penalties), ([1], goals)]
    table.columns[1] = [3, 0, 3, 0]
    assert places(table, order) == [([3], NOTHING), ([0], goals), ([2], POSITION), ([1], goals)]


def test_a_table_can_be_cleared_and_serve_again() -> None:
    table = table_of(3, 3, [(0, 1, 2, 1), (1, 2, 3, 3)], ([1, 2, 3],))
    table.clear()
    assert places(table, [*TOTALS, *HEAD_TO_HEAD]) == [([0, 1, 2], NOTHING)]
    assert table.columns == []
    table.record(2, 0, 1, 0)
    assert places(table, [POINTS])[0] == ([2], NOTHING)


def test_totals_are_adopted_from_other_tables() -> None:
    group = table_of(2, 3, [(0, 1, 4, 1)])
    thirds = Table(2, 3)
    thirds.adopt(0, group, 1)
    thirds.adopt(1, group, 0)
    assert (thirds.points, thirds.wins) == ([0, 3], [0, 1])
    assert (thirds.scored, thirds.conceded) == ([1, 4], [4, 1])


@pytest.mark.parametrize(
    "score", [(0, 0, 1, 0), (0, 3, 1, 0), (-1, 0, 1, 0), (0, 1, -1, 0), (0, 1, 0, -2)]
)
def test_a_result_that_cannot_be_is_refused(score: Score) -> None:
    table = Table(3, 3)
    with pytest.raises(FootballError) as caught:
        table.record(*score)
    assert caught.value.code == "bad_result"
    assert (table.points, table.scored, table.home) == ([0, 0, 0], [0, 0, 0], [])


@pytest.mark.parametrize("code", [-1, 9, 99, MOST + 1, FEWEST + 1, 10**6])
def test_an_unknown_criterion_is_refused_even_if_never_needed(code: int) -> None:
    table = table_of(2, 3, [(0, 1, 1, 0)], ([0, 0],))
    with pytest.raises(FootballError, match=str(code)) as caught:
        rank(table, [POINTS, code], False)
    assert caught.value.code == "bad_criterion"


def test_a_column_of_the_wrong_length_is_refused() -> None:
    with pytest.raises(FootballError, match="column 0 has 2 values for 3 teams") as caught:
        Table(3, 3).add_column([1, 2])
    assert caught.value.code == "bad_column"

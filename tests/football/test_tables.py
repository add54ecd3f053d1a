"""Test ranking by names: groups, lines, columns, cuts and lots."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rimet.football.errors import FootballError
from rimet.football.results import Result, parse_result
from rimet.football.tables import (
    CRITERIA,
    LOTS,
    Cut,
    Line,
    Order,
    Place,
    cut,
    earlier_columns,
    part_by_lots,
    rank_columns,
    rank_group,
    rank_lines,
)

TEAMS = ("ENG", "IRL", "NED", "EGY")
RESULTS = [
    parse_result(text)
    for text in (
        "ENG 1-1 IRL",
        "NED 1-1 EGY",
        "ENG 0-0 NED",
        "IRL 0-0 EGY",
        "ENG 1-0 EGY",
        "IRL 1-1 NED",
    )
]
ORDER = Order(("points", "goal-difference", "goals", "head-to-head-points"), win=2)


def test_a_group_has_lines_and_places() -> None:
    standing = rank_group(TEAMS, RESULTS, ORDER)
    assert standing.line("ENG") == Line("ENG", 3, 1, 2, 0, 2, 1, 4)
    assert standing.line("EGY") == Line("EGY", 3, 0, 2, 1, 1, 2, 2)
    assert standing.line("EGY").goal_difference == -1
    assert standing.places == (
        Place(1, ("ENG",), None),
        Place(2, ("IRL", "NED"), "points"),
        Place(4, ("EGY",), "points"),
    )
    assert standing.level == (("IRL", "NED"),)
    assert standing.order == TEAMS


def test_a_rank_is_refused_while_it_is_level() -> None:
    standing = rank_group(TEAMS, RESULTS, ORDER)
    assert standing.team(1) == "ENG"
    assert standing.team(4) == "EGY"
    for rank in (2, 3):
        with pytest.raises(FootballError, match="IRL, NED") as caught:
            standing.team(rank)
        assert caught.value.code == "level"
    for rank in (0, 5):
        with pytest.raises(FootballError, match=f"no rank {rank}"):
            standing.team(rank)


@pytest.mark.parametrize("drawn", [("IRL", "NED"), ("NED", "IRL")])
def test_lots_part_those_who_are_level(drawn: tuple[str, str]) -> None:
    standing = part_by_lots(rank_group(TEAMS, RESULTS, ORDER), drawn)
    assert standing.places[1:3] == (Place(2, drawn[:1], "points"), Place(3, drawn[1:], LOTS))
    assert [line.team for line in standing.lines] == ["ENG", *drawn, "EGY"]
    assert standing.level == ()


def test_lots_for_nobody_or_for_the_separated_change_nothing() -> None:
    standing = rank_group(TEAMS, RESULTS, ORDER)
    assert part_by_lots(standing, ()) == standing
    assert part_by_lots(standing, ("EGY", "ENG", "IRL")) == standing


@pytest.mark.parametrize("drawn", [("IRL", "IRL"), ("IRL", "BRA")])
def test_lots_of_strangers_and_double_lots_are_refused(drawn: tuple[str, str]) -> None:
    with pytest.raises(FootballError) as caught:
        part_by_lots(rank_group(TEAMS, RESULTS, ORDER), drawn)
    assert caught.value.code == "bad_lots"


def test_a_cut_names_those_through_and_those_who_draw_lots() -> None:
    standing = rank_group(TEAMS, RESULTS, ORDER)
    assert cut(standing, 0) == Cut(())
    assert cut(standing, 1) == Cut(("ENG",))
    assert cut(standing, 2) == Cut(("ENG",), ("IRL", "NED"), 1)
    assert cut(standing, 3) == Cut(("ENG", "IRL", "NED"))
    assert cut(standing, 9) == Cut(TEAMS)


def test_columns_rank_most_and_fewest() -> None:
    columns = {"goals-of-cards": {"A": 3, "B": 3, "C": 4}, "fouls": {"A": 2, "B": 1, "C": 9}}
    most = rank_columns(("A", "B", "C"), Order(("goals-of-cards", "position")), columns)
    assert most.order == ("C", "A", "B")
    assert [place.by for place in most.places] == [None, "goals-of-cards", "position"]
    fewest = rank_columns(("A", "B", "C"), Order(("goals-of-cards", "fewest fouls")), columns)
    assert fewest.order == ("C", "B", "A")
    assert fewest.places[2].by == "fewest fouls"


def test_an_earlier_round_decides_when_it_is_listed() -> None:
    earlier = earlier_columns([Line("ITA", 3, 0, 3, 0, 2, 2, 3), Line("BRA", 3, 3, 0, 0, 10, 2, 6)])
    drawn = [Result("ITA", "BRA", 1, 1)]
    basic = ("points", "goal-difference", "goals")
    assert rank_group(("ITA", "BRA"), drawn, Order(basic)).level == (("ITA", "BRA"),)
    listed = Order((*basic, "earlier-points", "earlier-goal-difference", "earlier-goals"))
    standing = rank_group(("ITA", "BRA"), drawn, listed, earlier)
    assert standing.places == (Place(1, ("BRA",), None), Place(2, ("ITA",), "earlier-points"))
    assert earlier["earlier-goal-difference"] == {"ITA": 0, "BRA": 8}
    assert earlier["earlier-goals"] == {"ITA": 2, "BRA": 10}


def test_still_level_chooses_between_going_on_and_starting_again() -> None:
    texts = ("A 1-0 B", "B 1-0 C", "C 1-0 A", "A 3-0 D", "B 1-0 D", "C 2-1 D")
    results = [parse_result(text) for text in texts]
    criteria = ("points", "head-to-head-points", "goal-difference", "goals")
    assert rank_group("ABCD", results, Order(criteria)).order == ("A", "C", "B", "D")
    again = Order(criteria, still_level="restart")
    assert rank_group("ABCD", results, again).order == ("A", "B", "C", "D")


def test_points_for_a_win_count() -> None:
    results = [parse_result(text) for text in ("A 1-0 B", "A 0-3 C", "B 0-0 C", "C 0-0 D")]
    for win, points in ((2, (2, 1, 4, 1)), (3, (3, 1, 5, 1))):
        standing = rank_group("ABCD", results, Order(("points",), win=win))
        assert tuple(standing.line(team).points for team in "ABCD") == points
        assert [standing.line(team).drawn for team in "ABCD"] == [0, 1, 2, 1]
        assert [standing.line(team).lost for team in "ABCD"] == [1, 1, 0, 0]


scores = st.lists(st.integers(0, 3), min_size=12, max_size=12)


@given(scores, st.permutations(range(4)), st.sampled_from(["continue", "restart"]))
def test_the_order_of_teams_and_results_does_not_matter(
    goals: list[int], new: list[int], still_level: str
) -> None:
    names = [name for name in CRITERIA if name != "position"]
    order = Order(tuple(names), still_level="restart" if still_level == "restart" else "continue")
    pairs = [("ENG", "IRL"), ("NED", "EGY"), ("ENG", "NED"), ("IRL", "EGY"), ("ENG", "EGY")]
    results = [
        Result(home, away, goals[2 * index], goals[2 * index + 1])
        for index, (home, away) in enumerate([*pairs, ("IRL", "NED")])
    ]
    one = rank_group(TEAMS, results, order)
    two = rank_group([TEAMS[index] for index in new], reversed(results), order)
    assert [(set(place.teams), place.by) for place in one.places] == [
        (set(place.teams), place.by) for place in two.places
    ]
    assert {line.team: line for line in one.lines} == {line.team: line for line in two.lines}


def test_lines_are_ranked_across_groups() -> None:
    lines = [Line("USA", 3, 1, 1, 1, 3, 3, 4), Line("RUS", 3, 1, 0, 2, 7, 6, 3)]
    standing = rank_lines(lines, Order(("points",)))
    assert standing.order == ("USA", "RUS")
    assert rank_lines(lines, Order(("goals",))).order == ("RUS", "USA")


def code_of(error: pytest.ExceptionInfo[FootballError]) -> str:
    return error.value.code


def test_errors_name_what_and_where() -> None:
    with pytest.raises(FootballError, match="ENG 1-0 BRA: BRA is not in this group") as caught:
        rank_group(TEAMS, [parse_result("ENG 1-0 BRA")], ORDER)
    assert code_of(caught) == "bad_result"
    with pytest.raises(FootballError, match="'goal-diference'") as caught:
        rank_group(TEAMS, RESULTS, Order(("points", "goal-diference")))
    assert code_of(caught) == "bad_criterion"
    with pytest.raises(FootballError, match="'fouls' has no value for NED, EGY") as caught:
        rank_group(TEAMS, RESULTS, Order(("fouls",)), {"fouls": {"ENG": 1, "IRL": 1}})
    assert code_of(caught) == "bad_column"
    with pytest.raises(FootballError, match="a team stands twice") as caught:
        rank_group(("ENG", "ENG"), (), ORDER)
    assert code_of(caught) == "bad_slot"
    with pytest.raises(FootballError, match="BRA does not stand"):
        rank_group(TEAMS, RESULTS, ORDER).line("BRA")

"""Test who takes part: series, one's own teams, and the best rated with lots among equals."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rimet.games.tournament_football.components import (
    BOARDS,
    PACKAGE,
    Team,
    load_board,
    read_teams,
)
from rimet.games.tournament_football.lineup import (
    NO_GROUP,
    RATING,
    REAL,
    SEEDINGS,
    LineUp,
    choose_line_up,
)
from rimet.games.tournament_football.series import load_series, series_names
from rimet.kernel.components import component_text
from rimet.kernel.errors import OptionError

TEAMS = read_teams(component_text(PACKAGE, "teams-1"))
CODES = [team.code for team in TEAMS]


def of_series(name: str, seeding: str = REAL, teams: Sequence[Team] = TEAMS) -> LineUp:
    """Return the line-up of a series on its own board."""
    series = load_series(name)
    return choose_line_up(all_teams(name, teams), load_board(series.board), series, (), seeding)


def all_teams(name: str, teams: Sequence[Team] = TEAMS) -> list[Team]:
    """Return the teams with those that a series brings along."""
    return [*teams, *load_series(name).newcomers]


def codes(numbers: Sequence[int]) -> set[str]:
    """Return the codes of shipped teams."""
    return {CODES[number] for number in numbers}


def refusal(board: str, series: str, own: Sequence[str], teams: Sequence[Team] = TEAMS) -> str:
    """Return the code and the facts of the refusal."""
    chosen = load_series(series) if series else None
    with pytest.raises(OptionError) as caught:
        choose_line_up(teams, load_board(board), chosen, own, REAL)
    facts = " ".join(f"{name}={value}" for name, value in caught.value.facts.items())
    return f"{caught.value.code} {facts}"


# --- series


@pytest.mark.rule("WCT-5", "WCT-30")
@pytest.mark.parametrize("seeding", SEEDINGS)
@pytest.mark.parametrize("name", series_names())
def test_a_series_is_all_there(name: str, seeding: str) -> None:
    series = load_series(name)
    line_up = of_series(name, seeding)
    teams = all_teams(name)
    assert set(series.codes) <= {teams[number].code for number in line_up.fixed}
    assert len(line_up.fixed) + line_up.drawn == load_board(series.board).teams
    assert line_up.fixed == tuple(sorted(line_up.fixed))


@pytest.mark.rule("WCT-R7")
@pytest.mark.parametrize(
    ("name", "certain", "pool", "drawn"),
    [
        ("1930", {"GER", "ITA", "ENG"}, set(), 0),
        ("1938", {"ARG"}, set(), 0),
        ("1950", {"GER", "ARG"}, {"HUN", "FRA", "TCH"}, 1),
    ],
)
def test_a_short_field_is_filled_up(
    name: str, certain: set[str], pool: set[str], drawn: int
) -> None:
    line_up = of_series(name)
    assert codes(line_up.fixed) - set(load_series(name).codes) == certain
    assert (codes(line_up.pool), line_up.drawn) == (pool, drawn)


@pytest.mark.rule("WCT-R9")
def test_real_groups_are_kept() -> None:
    line_up = of_series("1990")
    assert line_up.keeps_groups
    group = [number for number, group in enumerate(line_up.groups) if group == 1]
    assert codes(group) == {"ARG", "CMR", "URS", "ROU"}
    assert sorted(line_up.groups).count(NO_GROUP) == len(TEAMS) - 24
    assert line_up.groups[CODES.index("GER")] == 3


@pytest.mark.rule("WCT-R9")
@pytest.mark.parametrize(
    ("name", "seeding"), [("1990", RATING), ("1994-real", RATING), ("1994", REAL), ("1950", REAL)]
)
def test_other_series_are_seeded_by_rating(name: str, seeding: str) -> None:
    line_up = of_series(name, seeding)
    assert not line_up.keeps_groups
    assert line_up.groups == (NO_GROUP,) * len(TEAMS)


@pytest.mark.rule("WCT-R7")
def test_a_series_wants_its_own_board() -> None:
    told = "series_not_for_board rule=WCT-R7 series=1990 board=olympic needed=world-cup"
    assert refusal("olympic", "1990", ()) == told
    told = "series_not_for_board rule=WCT-R7 series=1930 board=world-cup needed=olympic"
    assert refusal("world-cup", "1930", ()) == told


def test_a_series_wants_its_teams() -> None:
    others = [team for team in TEAMS if team.code != "CMR"]
    assert refusal("world-cup", "1990", (), others) == "unknown_team rule=WCT-2 team=CMR"


# --- one's own teams


@pytest.mark.rule("WCT-5")
@pytest.mark.parametrize("name", BOARDS)
def test_own_teams_take_part(name: str) -> None:
    board = load_board(name)
    own = CODES[: -board.teams - 1 : -1]
    line_up = choose_line_up(TEAMS, board, None, own, REAL)
    assert codes(line_up.fixed) == set(own)
    assert (line_up.pool, line_up.drawn, line_up.keeps_groups) == ((), 0, False)


@pytest.mark.rule("WCT-5")
@pytest.mark.parametrize(
    ("own", "told"),
    [
        (CODES[:15], "wrong_count rule=WCT-5 found=15 needed=16"),
        (CODES[:17], "wrong_count rule=WCT-5 found=17 needed=16"),
        ([*CODES[:15], "CRO"], "unknown_team rule=WCT-2 team=CRO"),
        ([*CODES[:15], "ger"], "unknown_team rule=WCT-2 team=ger"),
        ([*CODES[:15], CODES[2]], f"team_twice rule=WCT-5 team={CODES[2]}"),
    ],
)
def test_own_teams_are_refused(own: list[str], told: str) -> None:
    assert refusal("olympic", "", own) == told


def test_a_series_and_own_teams_exclude_each_other() -> None:
    assert refusal("olympic", "1930", CODES[:16]) == "series_and_teams rule=WCT-5 series=1930"


# --- neither


@pytest.mark.rule("WCT-R11")
@pytest.mark.parametrize("seeding", SEEDINGS)
def test_usual_teams_of_the_world_cup_board(seeding: str) -> None:
    line_up = choose_line_up(TEAMS, load_board("world-cup"), None, (), seeding)
    assert line_up == of_series("1994")


@pytest.mark.rule("WCT-R11")
def test_usual_teams_of_the_olympic_board() -> None:
    line_up = choose_line_up(TEAMS, load_board("olympic"), None, (), REAL)
    best = [team.rating for team in TEAMS if team.rating > (1, 1)]
    assert [TEAMS[number].rating for number in line_up.fixed] == best
    assert {TEAMS[number].rating for number in line_up.pool} == {(1, 1)}
    assert len(line_up.pool) == [team.rating for team in TEAMS].count((1, 1))
    assert line_up.drawn == 16 - len(best)


@pytest.mark.rule("WCT-R11")
def test_usual_teams_of_another_set_are_the_best_rated() -> None:
    others = [team for team in TEAMS if team.code != "IRN"]
    line_up = choose_line_up(others, load_board("world-cup"), None, (), REAL)
    assert [others[number].rating for number in line_up.fixed] == [
        team.rating for team in others if team.rating > (1, 0)
    ]
    assert {others[number].rating for number in line_up.pool} == {(1, 0)}


@given(
    ratings=st.lists(st.tuples(st.integers(0, 2), st.integers(0, 1)), min_size=32, max_size=60),
    board=st.sampled_from(BOARDS),
)
def test_lots_decide_only_among_equals(ratings: list[tuple[int, int]], board: str) -> None:
    teams = [
        Team(code=f"X{chr(65 + index // 26)}{chr(65 + index % 26)}", goals=goals, penalties=penalty)
        for index, (goals, penalty) in enumerate(ratings)
    ]
    line_up = choose_line_up(teams, load_board(board), None, (), REAL)
    assert len(line_up.fixed) + line_up.drawn == load_board(board).teams
    assert not set(line_up.fixed) & set(line_up.pool)
    assert bool(line_up.pool) == bool(line_up.drawn)
    assert line_up.drawn < len(line_up.pool) or not line_up.pool
    in_pool = {ratings[number] for number in line_up.pool}
    assert len(in_pool) <= 1
    cut = max(in_pool or {min(ratings[number] for number in line_up.fixed)})
    out = set(range(len(teams))) - set(line_up.fixed) - set(line_up.pool)
    assert all(ratings[number] > cut or not in_pool for number in line_up.fixed)
    assert all(ratings[number] < cut for number in out)

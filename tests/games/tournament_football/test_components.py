"""Test the components: teams, cards, boards and series are what we say, and others refused."""

from collections import Counter
from collections.abc import Callable

import pytest

from rimet.football.brackets import load_bracket
from rimet.football.finals import load_finals
from rimet.football.nations import is_nation
from rimet.football.wiring import ENTRANT, LOSER, WINNER, wire
from rimet.games.tournament_football.components import (
    BOARDS,
    GROUP_SIZE,
    NOWHERE,
    PACKAGE,
    Team,
    load_board,
    read_cards,
    read_teams,
)
from rimet.games.tournament_football.series import (
    SeriesText,
    early_series,
    load_series,
    series_names,
)
from rimet.kernel.components import ComponentText, component_text, shipped_sets
from rimet.kernel.errors import ComponentError, OptionError

PLACES = (10, 8, 6, 4, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1)
STEPS = (
    *((60, (2, 2)), (40, (2, 1)), (26, (2, 0)), (20, (1, 2))),
    *((10, (1, 1)), (2, (1, 0)), (1, (0, 1)), (0, (0, 0))),
)
PLAYED = tuple(name for name in series_names() if name < "1994")
ASKED_FOR = ("1954", "1958", "1962", "1966", "1970")
WITH_GROUPS = (*ASKED_FOR, "1974", "1978", "1982", "1986", "1990", "1994-real")


def shipped_teams() -> list[Team]:
    """Return the teams that ship with the game."""
    return read_teams(component_text(PACKAGE, "teams-1"))


def ratings() -> dict[str, tuple[int, int]]:
    """Return the ratings of the teams that ship with the game."""
    return {team.code: team.rating for team in shipped_teams()}


def reckoned(code: str) -> tuple[int, int]:
    """Return the rating of a team by the formula that stands above the teams."""
    points = 0
    for name in PLAYED:
        places = dict(zip(load_series(name).codes, PLACES, strict=False))
        points += places.get(code, 0)
    return next(rating for least, rating in STEPS if points >= least)


# --- teams and cards


@pytest.mark.rule("WCT-2")
def test_eighty_four_teams_ship() -> None:
    codes = [team.code for team in shipped_teams()]
    assert len(codes) == 84
    assert all(is_nation(code) for code in codes)
    assert {"WSM", "KSA"} <= set(codes)
    assert not {"CRO", "JAM", "FRG", "CIS", "DEI"} & set(codes)


@pytest.mark.rule("WCT-2")
def test_every_rating_follows_from_the_series() -> None:
    assert ratings() == {code: reckoned(code) for code in ratings()}


@pytest.mark.rule("WCT-2")
def test_known_ratings_come_out() -> None:
    found = ratings()
    known = {"GER": (2, 2), "BRA": (2, 2), "ARG": (2, 1), "ITA": (2, 1), "ROU": (1, 0)}
    assert {code: found[code] for code in known} == known
    assert found["CMR"] == (1, 0)
    assert found["URS"][0] == 1


@pytest.mark.rule("WCT-2")
def test_best_rated_stand_first() -> None:
    found = list(ratings().values())
    assert found == sorted(found, reverse=True)


@pytest.mark.rule("WCT-3")
def test_cards_ship() -> None:
    cards = read_cards(component_text(PACKAGE, "cards-1"), 192)
    assert sum(card.count for card in cards) == 192
    by_goals: Counter[int] = Counter()
    for card in cards:
        by_goals[card.goals] += card.count
    assert by_goals == {0: 80, 1: 64, 2: 36, 3: 12}
    for goals, total in by_goals.items():
        counts = [card.count for card in cards if card.goals == goals]
        assert counts == [len(range(penalties, total, 3)) for penalties in range(3)]


def test_shipped_sets_are_found() -> None:
    found = shipped_sets(PACKAGE)
    assert found["teams"] == ("teams-1",)
    assert found["cards"] == ("cards-1",)


def test_everything_shipped_says_its_origin() -> None:
    assert all(team.origin != "own" for team in shipped_teams())
    assert all(card.origin != "own" for card in read_cards(component_text(PACKAGE, "cards-1"), 0))
    for name in series_names():
        series = component_text(PACKAGE, f"series/{name}").read(SeriesText)
        assert series.origin != "own"
        assert all(team.origin != "own" for team in series.team)


# --- sets of one's own


def team_text(codes: list[str]) -> ComponentText:
    """Return a set of teams, four lines each."""
    return ComponentText(
        "own", "".join(f'[[team]]\ncode = "{code}"\ngoals = 1\npenalties = 0\n' for code in codes)
    )


def card_text(kinds: list[tuple[int, int, int]]) -> ComponentText:
    """Return a set of kinds of cards, four lines each."""
    lines = ("[[card]]\ngoals = {}\npenalties = {}\ncount = {}\n".format(*kind) for kind in kinds)
    return ComponentText("own", "".join(lines))


def refusal(read: Callable[[], object]) -> tuple[int | str, str]:
    """Return line and reason of the refusal."""
    with pytest.raises(ComponentError) as caught:
        read()
    _, _, reason = str(caught.value).partition(": ")
    return caught.value.facts["line"], reason.removesuffix(".")


CODES = [f"{first}{second}X" for first in "ABCDEFGHIJKL" for second in "ABCDEFGHIJKL"]


def test_own_teams_are_read() -> None:
    assert [team.code for team in read_teams(team_text(CODES[:24]))] == CODES[:24]
    assert len(read_teams(team_text(CODES[:120]))) == 120


@pytest.mark.parametrize(
    ("codes", "line", "reason"),
    [
        (CODES[:23], 1, "24 to 120 teams are needed, 23 found"),
        (CODES[:121], 1, "24 to 120 teams are needed, 121 found"),
        ([*CODES[:24], "Bra"], 98, "“Bra” is no code of three capital letters"),
        ([*CODES[:24], "ÄAX"], 98, "“ÄAX” is no code of three capital letters"),
        ([*CODES[:24], CODES[3]], 98, f"“{CODES[3]}” stands here twice"),
    ],
)
def test_own_teams_are_refused(codes: list[str], line: int, reason: str) -> None:
    assert refusal(lambda: read_teams(team_text(codes))) == (line, reason)


@pytest.mark.parametrize("goals", ["-1", "10", '"2"', "1.5"])
def test_ratings_are_from_0_to_9(goals: str) -> None:
    text = team_text(CODES[:24]).text.replace("goals = 1", f"goals = {goals}", 1)
    line, _ = refusal(lambda: read_teams(ComponentText("own", text)))
    assert line == 3


@pytest.mark.parametrize(
    ("kinds", "line", "reason"),
    [
        ([(n // 10, n % 10, 9) for n in range(33)], 1, "1 to 32 kinds of cards are needed"),
        ([(0, 0, 90), (1, 0, 90), (0, 0, 12)], 9, "a second kind with 0 goals and 0 penalties"),
        ([(0, 0, 90), (1, 0, 53)], 1, "at least 144 cards are needed, 143 found"),
        ([(0, 0, 90), (1, 0, 0)], 8, "“count” cannot have this value. Allowed: 1-200"),
        ([(0, 0, 90), (1, 0, 201)], 8, "“count” cannot have this value. Allowed: 1-200"),
    ],
)
def test_own_cards_are_refused(kinds: list[tuple[int, int, int]], line: int, reason: str) -> None:
    found_line, found_reason = refusal(lambda: read_cards(card_text(kinds), 144))
    assert found_line == line
    assert found_reason.startswith(reason)


def test_a_set_without_cards_is_refused() -> None:
    text = ComponentText("own", "card = []\n")
    assert refusal(lambda: read_cards(text, 0)) == (1, "1 to 32 kinds of cards are needed, 0 found")


# --- boards


@pytest.mark.rule("WCT-1")
def test_boards_have_their_groups_and_rounds() -> None:
    world_cup, olympic = (load_board(name) for name in BOARDS)
    assert (world_cup.groups, world_cup.teams, world_cup.best_thirds) == ("ABCDEF", 24, 4)
    assert (olympic.groups, olympic.teams, olympic.best_thirds) == ("ABCD", 16, 0)
    later = ("quarter-final", "semi-final", "third place", "final")
    assert world_cup.rounds == ("last 16", *later)
    assert olympic.rounds == later
    assert Counter(world_cup.round_of) == {0: 8, 1: 4, 2: 2, 3: 1, 4: 1}
    assert Counter(olympic.round_of) == {0: 4, 1: 2, 2: 1, 3: 1}


@pytest.mark.rule("WCT-6", "WCT-R1")
def test_seeding_goes_across_the_groups() -> None:
    board = load_board("world-cup")
    spots = [board.fields[field] for field in board.seeding]
    assert spots[:8] == ["A1", "B1", "C1", "D1", "E1", "F1", "A2", "B2"]
    assert spots[-1] == "F4"
    assert sorted(board.seeding) == list(range(24))
    assert board.fields[2 * GROUP_SIZE + 1] == "C2"
    olympic = load_board("olympic")
    spots = [olympic.fields[field] for field in olympic.seeding]
    assert (spots[:5], spots[-1]) == (["A1", "B1", "C1", "D1", "A2"], "D4")


@pytest.mark.rule("WCT-22")
def test_placings_stand_best_first() -> None:
    firsts = ("1A", "1B", "1C", "1D", "1E", "1F")
    seconds = ("2A", "2B", "2C", "2D", "2E", "2F")
    assert load_board("world-cup").placings == (*firsts, *seconds, "X1", "X2", "X3", "X4")
    assert load_board("olympic").placings == (*firsts[:4], *seconds[:4])


def test_half_fields_have_their_names() -> None:
    world_cup = load_board("world-cup").half_fields
    assert world_cup[:4] == ("1A", "X4", "2B", "2F")
    assert world_cup[16:18] == ("Q1a", "Q1b")
    assert world_cup[-8:] == ("S1a", "S1b", "S2a", "S2b", "Ta", "Tb", "Fa", "Fb")
    assert load_board("olympic").half_fields[:9] == (
        *("1A", "2B", "1B", "2A", "1C", "2D", "1D", "2C"),
        "S1a",
    )


@pytest.mark.parametrize("name", BOARDS)
def test_every_placing_has_its_half_field(name: str) -> None:
    board = load_board(name)
    for number, placing in enumerate(board.placings):
        half_field = board.entries[number]
        assert board.half_fields[half_field] == placing
        assert (board.sources[half_field], board.numbers[half_field]) == (ENTRANT, number)


@pytest.mark.rule("WCT-23")
@pytest.mark.parametrize("name", BOARDS)
def test_winners_and_losers_follow_the_path(name: str) -> None:
    board = load_board(name)
    for match, stage in enumerate(board.round_of):
        goes_on = board.rounds[stage] not in ("third place", "final")
        winner, loser = board.winner_to[match], board.loser_to[match]
        assert (winner != NOWHERE) == goes_on
        assert (loser != NOWHERE) == (board.rounds[stage] == "semi-final")
        if winner != NOWHERE:
            assert (board.sources[winner], board.numbers[winner]) == (WINNER, match)
            assert winner // 2 > match
        if loser != NOWHERE:
            assert (board.sources[loser], board.numbers[loser]) == (LOSER, match)
            assert board.matches[loser // 2] == "third"
    assert board.matches[-2:] == ("third", "final")
    comers = [*board.entries, *board.winner_to, *board.loser_to]
    assert sorted(half_field for half_field in comers if half_field != NOWHERE) == list(
        range(2 * len(board.matches))
    )


@pytest.mark.parametrize(
    ("name", "bracket"),
    [("world-cup", "best-thirds-by-rank"), ("olympic", "olympic")],
)
def test_boards_are_wired_as_their_brackets(name: str, bracket: str) -> None:
    assert load_board(name).wiring == wire(load_bracket(bracket))


@pytest.mark.rule("WCT-25")
def test_points_of_the_rounds() -> None:
    board = load_board("world-cup")
    assert dict(zip(board.rounds, board.loser_points, strict=True)) == {
        "last 16": 1,
        "quarter-final": 2,
        "semi-final": 0,
        "third place": 4,
        "final": 8,
    }
    assert board.winner_points == (0, 0, 0, 6, 10)
    olympic = load_board("olympic")
    assert olympic.winner_points == board.winner_points[1:]
    assert olympic.loser_points == board.loser_points[1:]


@pytest.mark.rule("WCT-21")
def test_cards_suffice_for_the_boards() -> None:
    world_cup, olympic = (load_board(name) for name in BOARDS)
    assert world_cup.cards_needed(3) == 72 + 72
    assert world_cup.cards_needed(4) == 96 + 96
    assert olympic.cards_needed(3) == 48 + 48
    assert olympic.cards_needed(4) == 64 + 64
    assert all(board.cards_needed(3) >= 5 * board.teams for board in (world_cup, olympic))


# --- series


@pytest.mark.rule("WCT-30")
def test_series_are_those_of_the_chart() -> None:
    years = (*range(1930, 1939, 4), *range(1950, 1991, 4))
    assert series_names() == (*map(str, years), "1994", "1994-real")
    competed = {code for name in PLAYED for code in load_series(name).codes}
    assert len(competed) == 58
    assert set(load_series("1994").codes) - competed == {"GRE", "NGA", "RUS"}


@pytest.mark.rule("WCT-30", "WCT-R7")
@pytest.mark.parametrize("name", series_names())
def test_series_suit_their_board_and_the_teams(name: str) -> None:
    series = load_series(name)
    assert series.name.startswith(str(series.year))
    assert len(set(series.codes)) == len(series.codes)
    assert set(series.codes) <= set(ratings())
    short = {"1930": 13, "1938": 15, "1950": 13}
    assert series.board == ("world-cup" if series.year >= 1982 else "olympic")
    assert len(series.codes) == short.get(name, load_board(series.board).teams)


@pytest.mark.rule("WCT-R9")
def test_slips_of_the_chart_are_corrected_and_noted() -> None:
    assert load_series("1934").codes[-1] == "USA"
    assert load_series("1962").codes[3] == "YUG"
    assert "AUT" not in load_series("1962").codes
    assert load_series("1990").codes[16:18] == ("URS", "AUT")
    noted = {
        (name, team.code)
        for name in series_names()
        for team in component_text(PACKAGE, f"series/{name}").read(SeriesText).team
        if team.note
    }
    corrected = {("1934", "USA"), ("1962", "YUG"), ("1990", "URS"), ("1990", "AUT")}
    assert noted == corrected | {("1938", "IDN")}


@pytest.mark.rule("WCT-R15")
def test_early_series_are_those_from_1954_to_1970() -> None:
    assert early_series() == ASKED_FOR


@pytest.mark.rule("WCT-R9", "WCT-R15")
@pytest.mark.parametrize("name", series_names())
def test_real_groups_are_kept_where_known(name: str) -> None:
    series = load_series(name)
    if name not in WITH_GROUPS:
        assert series.groups == ()
        return
    assert len(series.groups) == len(load_board(series.board).groups)
    assert all(len(group) == GROUP_SIZE for group in series.groups)
    assert sorted(code for group in series.groups for code in group) == sorted(series.codes)
    real = {code.replace("FRG", "GER") for code in load_finals(name.removesuffix("-real")).teams}
    assert set(series.codes) == real


def test_unknown_series_is_refused() -> None:
    with pytest.raises(OptionError) as caught:
        load_series("1942")
    assert caught.value.code == "unknown_series"
    assert caught.value.facts["series"] == "1942"

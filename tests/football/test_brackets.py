"""Test brackets: wiring, filling, the podium, and what malformed ones are told."""

import pytest

from rimet.football.brackets import (
    ROUNDS,
    brackets,
    fill_matches,
    fill_second_groups,
    load_bracket,
    parse_bracket,
    podium,
)
from rimet.football.errors import FootballError

SIZES = {
    "best-thirds-by-rank": 16,
    "four-second-groups": 4,
    "last-16-1934": 16,
    "last-16-1938": 15,
    "last-16-1986": 16,
    "last-16-1994": 16,
    "last-16-1998": 16,
    "last-16-2002": 16,
    "last-16-2006": 16,
    "last-32-2026": 32,
    "olympic": 8,
    "quarter-finals-1954": 8,
    "quarter-finals-1958": 8,
    "semi-finals-1930": 4,
    "two-second-groups": 4,
}


def test_all_brackets_are_known() -> None:
    assert brackets() == tuple(SIZES)


@pytest.mark.parametrize("name", SIZES)
def test_a_bracket_plays_down_to_one_champion(name: str) -> None:
    bracket = load_bracket(name)
    assert len(bracket.entrants) == SIZES[name] == len(set(bracket.entrants))
    placed = {slot: f"team of {slot}" for slot in bracket.entrants}
    winners: dict[str, str] = {}
    for match in bracket.matches:
        winners[match.name] = fill_matches(bracket, placed, winners)[match.name][0]
    assert len(fill_matches(bracket, placed, winners)) == len(bracket.matches)
    best = podium(bracket, placed, winners)
    assert best[0] == winners["final"]
    assert len(set(best)) == len(best) == (2 if name == "semi-finals-1930" else 4)


@pytest.mark.parametrize("name", SIZES)
def test_rounds_follow_each_other(name: str) -> None:
    order = [ROUNDS.index(match.round) for match in load_bracket(name).matches]
    assert order == sorted(order)
    assert order[-1] == len(ROUNDS) - 1


def test_the_semi_finals_of_1994_cross_over() -> None:
    def semis(name: str) -> list[tuple[str, str]]:
        matches = load_bracket(name).matches
        return [(each.home, each.away) for each in matches if each.round == "semi-final"]

    assert semis("last-16-1986") == [
        ("winner Q1", "winner Q2"),
        ("winner Q3", "winner Q4"),
    ]
    assert semis("last-16-1994") == [
        ("winner Q1", "winner Q4"),
        ("winner Q2", "winner Q3"),
    ]


def test_the_olympic_bracket_keeps_neighbours_apart_until_the_final() -> None:
    bracket = load_bracket("olympic")
    placed = {slot: slot for slot in bracket.entrants}
    winners = {"Q1": "1A", "Q2": "2A", "Q3": "2D", "Q4": "2C"}
    pairs = fill_matches(bracket, placed, winners)
    assert [pairs[name] for name in ("Q1", "Q2", "Q3", "Q4")] == [
        ("1A", "2B"),
        ("1B", "2A"),
        ("1C", "2D"),
        ("1D", "2C"),
    ]
    assert (pairs["S1"], pairs["S2"]) == (("1A", "2D"), ("2A", "2C"))
    assert "final" not in pairs
    pairs = fill_matches(bracket, placed, {**winners, "S1": "2D", "S2": "2A"})
    assert (pairs["third"], pairs["final"]) == (("1A", "2C"), ("2D", "2A"))


def test_thirds_by_rank_meet_the_strongest_winner_last() -> None:
    bracket = load_bracket("best-thirds-by-rank")
    homes = {match.away: match.home for match in bracket.matches if match.away.startswith("X")}
    assert homes == {"X1": "1D", "X2": "1C", "X3": "1B", "X4": "1A"}


def test_second_groups_are_made_up_of_placed_teams() -> None:
    bracket = load_bracket("four-second-groups")
    placed = {
        f"{place}.{group}": f"{place} of {group}" for place in (1, 2) for group in range(1, 7)
    }
    groups = fill_second_groups(bracket, placed)
    assert groups["A"] == ("1 of 1", "1 of 3", "2 of 6")
    assert sorted(team for group in groups.values() for team in group) == sorted(placed.values())
    del placed["2.6"]
    with pytest.raises(FootballError, match="second group A: nobody is 2.6"):
        fill_second_groups(bracket, placed)


def test_a_match_is_found_by_name() -> None:
    assert load_bracket("olympic").match("Q4").away == "2C"
    with pytest.raises(FootballError, match="no match 'M1'"):
        load_bracket("olympic").match("M1")


def test_false_winners_are_refused() -> None:
    bracket = load_bracket("olympic")
    placed = {slot: slot for slot in bracket.entrants}
    for winners in ({"Q1": "1C"}, {"S1": "1A"}, {"M9": "1A"}):
        with pytest.raises(FootballError) as caught:
            fill_matches(bracket, placed, winners)
        assert caught.value.code == "bad_winner"
    with pytest.raises(FootballError, match="match final has no winner yet"):
        podium(bracket, placed, {})


def test_an_unknown_bracket_is_refused() -> None:
    with pytest.raises(FootballError, match="'1999'") as caught:
        load_bracket("1999")
    assert caught.value.code == "unknown_bracket"


def match_text(name: str, round_name: str, home: str, away: str) -> str:
    return (
        f'[[matches]]\nname = "{name}"\nround = "{round_name}"\n'
        f'home = "{home}"\naway = "{away}"\norigin = "history"\n'
    )


S1 = match_text("S1", "semi-final", "1A", "2B")
S2 = match_text("S2", "semi-final", "1B", "2A")
LAST = match_text("final", "final", "winner S1", "winner S2")
SECOND = '[[second_groups]]\nname = "A"\norigin = "history"\n'


@pytest.mark.parametrize(
    ("body", "key", "reason"),
    [
        (S1 + S2, "matches", "the last match, and no other, is the final"),
        (S1 + LAST, "matches[1] final", "'winner S2' is no match before this one"),
        (S1 + S1 + LAST, "matches[1] S1", "this name is used twice"),
        (
            S1 + S2 + match_text("S3", "semi-final", "1A", "2C") + LAST,
            "matches[2] S3",
            "used twice",
        ),
        (S1 + S2 + match_text("S3", "last 8", "1C", "2C"), "matches[2] S3", "round 'last 8'"),
        (S1 + S2 + match_text("S3", "semi-final", "1C", "AA"), "matches[2] S3", "is no slot"),
        (S1 + S2 + match_text("S3", "semi-final", "1C", "X1") + LAST, "best_thirds", "1 slots"),
        (S1 + S2 + match_text("S3", "semi-final", "1C", "2C") + LAST, "matches", "of S3 goes no"),
        (
            S1 + S2 + LAST + SECOND + 'slots = ["1.1", "winner S1"]\nscheme = "1-2"',
            "second_groups[0] A",
            "is no place in a group",
        ),
        (
            S1 + S2 + LAST + SECOND + 'slots = ["1.1", "1.1"]\nscheme = "1-2"',
            "second_groups[0] A",
            "'1.1' is used twice",
        ),
        (
            S1 + S2 + LAST + SECOND + 'slots = ["1.1", "1.2"]\nscheme = "1-3"',
            "second_groups[0] A",
            "beyond a group of 2",
        ),
        (S1.replace("round", "rund"), "matches[0]", "unknown field `rund`"),
    ],
)
def test_malformed_brackets_name_file_key_and_reason(body: str, key: str, reason: str) -> None:
    with pytest.raises(FootballError) as caught:
        parse_bracket('origin = "history"\n' + body, "mine.toml")
    assert caught.value.code == "bad_data"
    assert str(caught.value).startswith(f"mine.toml: {key}: ")
    assert reason in str(caught.value)


def test_a_bracket_of_ones_own_is_read() -> None:
    bracket = parse_bracket('origin = "history"\n' + S1 + S2 + LAST, "mine.toml")
    assert bracket.entrants == ("1A", "2B", "1B", "2A")

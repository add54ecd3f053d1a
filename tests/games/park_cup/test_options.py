"""Test the options of Park Cup, and the sets that people bring along."""

from __future__ import annotations

import pytest

import rimet
from tests.games.park_cup.table import STRENGTHS, card_set, team_set

TEAMS = team_set(STRENGTHS)
CARDS = card_set({"blank": 5, "goal": 4})
APPEALS = CARDS + card_set({"appeal": 1}) + card_set({"appeal": 1}).replace('"a', '"b', 1)


@pytest.mark.parametrize(("option", "allowed"), [("hand", range(1, 6)), ("field", range(1, 5))])
def test_sizes_have_their_range(option: str, allowed: range) -> None:
    for size in allowed:
        assert getattr(rimet.load("park-cup", **{option: size}).options, option) == size
    wrong: list[object] = [allowed.start - 1, allowed.stop, "2", True]
    for value in wrong:
        with pytest.raises(rimet.OptionError) as caught:
            rimet.load("park-cup", **{option: value})  # type: ignore[arg-type]
        assert caught.value.code == "bad_value"
        assert caught.value.facts["option"] == option
        assert caught.value.facts["allowed"] == f"{allowed.start}-{allowed.stop - 1}"


def test_shipped_sets_are_offered() -> None:
    options = {option.name: option for option in rimet.load("park-cup").declared_options()}
    assert options["teams"].allowed == ("teams-1", "teams-tiny")
    assert options["cards"].allowed == ("cards-1", "cards-tiny")


def test_an_unknown_set_is_refused_with_those_there_are() -> None:
    with pytest.raises(rimet.OptionError) as caught:
        rimet.load("park-cup", teams="cards-1")
    assert caught.value.code == "unknown_set"
    assert caught.value.facts["allowed"] == "teams-1, teams-tiny"


BAD_SETS = {
    "too few teams": ("teams", team_set({"Oaks": 1}), 1, "4 to 8 teams are needed, 1 found"),
    "too many teams": ("teams", team_set(dict.fromkeys("ABCDEFGHI", 0)), 1, "9 found"),
    "a team twice": ("teams", TEAMS.replace("Kites", "Oaks"), 11, "stands here twice"),
    "a team without a name": ("teams", TEAMS.replace("Elms", ""), 5, "is no name"),
    "a name that breaks notation": ("teams", TEAMS.replace("Elms", "El>ms"), 5, "is no name"),
    "a team too strong": ("teams", TEAMS.replace("= 3", "= 10"), 3, "Allowed: 0-9"),
    "a strength in words": ("teams", TEAMS.replace("= 1", '= "one"'), 9, "a whole number"),
    "a key nobody knows": ("teams", TEAMS.replace("strength = 2", "stars = 2"), 6, "stars"),
    "no TOML": ("teams", TEAMS.replace("strength = 2", "strength 2"), 6, "Expected '='"),
    "too few cards": ("cards", card_set({"goal": 8}), 1, "at least 9 cards are needed"),
    "a card twice": ("cards", CARDS.replace('goal"', 'blank"'), 6, "stands here twice"),
    "a word of the notation": ("cards", CARDS.replace('"goal"', '"drop"'), 6, "“drop” is a word"),
    "no such effect": ("cards", CARDS.replace("goals = 1", 'effect = "offside"'), 7, "Allowed: "),
    "none of a kind": ("cards", CARDS.replace("count = 4", "count = 0"), 8, "Allowed: 1-"),
    "two kinds of appeal": ("cards", APPEALS, 15, "a second kind with effect appeal"),
}


@pytest.mark.parametrize("what", BAD_SETS)
def test_a_bad_set_is_refused_by_name_line_and_reason(what: str) -> None:
    option, text, line, reason = BAD_SETS[what]
    with pytest.raises(rimet.ComponentError) as caught:
        rimet.load("park-cup", **{option: text})  # type: ignore[arg-type]
    error = caught.value
    assert (error.facts["set"], error.facts["line"]) == ("own", line)
    assert reason in str(error)
    assert str(error).startswith(f"Component set “own”, line {line}: ")


def test_how_many_cards_are_needed_depends_on_the_hands() -> None:
    rimet.load("park-cup", cards=card_set({"goal": 8}), hand=2)
    with pytest.raises(rimet.ComponentError, match="at least 15 cards"):
        rimet.load("park-cup", cards=card_set({"goal": 14}), hand=5)


def test_a_set_of_ones_own_is_played_with_and_goes_into_the_record() -> None:
    game = rimet.load("park-cup", teams=TEAMS, cards=CARDS)
    match = rimet.Match(game, rimet.FairDice(7))
    rng = rimet.Rng(7)
    while match.to_act != rimet.OVER:
        legal = match.peek(match.to_act)
        match.play(match.to_act, [legal[rng.below(len(legal))]])
    text = str(match.record)
    assert 'option teams: own\n| [[team]]\n| name = "Oaks"\n' in text
    again = rimet.Match.replay(rimet.Record.parse(text))
    assert again.game.options == game.options
    assert again.result == match.result
    assert rimet.verify(match.record).steps == match.number


def test_a_shipped_set_goes_into_the_record_by_name() -> None:
    text = str(rimet.Match(rimet.load("park-cup"), rimet.FairDice(7)).record)
    assert "option teams: teams-1\n" in text and "[[team]]" not in text

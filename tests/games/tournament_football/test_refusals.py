"""Test what is refused: options that do not fit, moves the rules forbid. Nothing else changes."""

from __future__ import annotations

import re

import pytest

import rimet
from rimet import FairDice, Match, OptionError, RimetError, RulesError
from rimet.games.tournament_football.game import TournamentFootball
from rimet.testing import LoadedDice
from tests.games.tournament_football.script import (
    BLANK,
    PLENTY,
    Script,
    card_set,
    load_cup,
    team_set,
)

OWN = 'board = "olympic"\n[[team]]\ncode = "BRA"\n'
SIXTEEN = "BRA,ARG,URU,ENG,ITA,GER,FRA,HUN,SWE,TCH,YUG,NED,POL,AUT,ESP,URS"


# --- options


@pytest.mark.parametrize(
    ("options", "code", "rule"),
    [
        pytest.param({"players": 1}, "bad_value", "", marks=pytest.mark.rule("WCT-4")),
        pytest.param({"players": 25}, "bad_value", "", marks=pytest.mark.rule("WCT-4")),
        ({"players": 0}, "bad_value", ""),
        ({"players": -3}, "bad_value", ""),
        pytest.param(
            {"players": 17, "board": "olympic"},
            "too_many_players",
            "WCT-4",
            marks=pytest.mark.rule("WCT-4"),
        ),
        ({"players": 24, "series": "1930"}, "too_many_players", "WCT-4"),
        pytest.param(
            {"players": 4, "teams_per_player": 7},
            "too_many_teams",
            "WCT-R10",
            marks=pytest.mark.rule("WCT-R10", "WCT-5"),
        ),
        ({"players": 2, "teams_per_player": 9, "board": "olympic"}, "too_many_teams", "WCT-R10"),
        ({"players": 24, "teams_per_player": 2}, "too_many_teams", "WCT-R10"),
        ({"teams_per_player": 13}, "bad_value", ""),
        ({"teams_per_player": -1}, "bad_value", ""),
        ({"open": True, "wild": True}, "open_and_wild", "WCT-28"),
        ({"lineup": SIXTEEN}, "wrong_count", "WCT-5"),
        ({"lineup": SIXTEEN[4:], "board": "olympic"}, "wrong_count", "WCT-5"),
        ({"lineup": SIXTEEN[4:] + ",CRO", "board": "olympic"}, "unknown_team", "WCT-2"),
        ({"lineup": SIXTEEN[4:] + ",URS", "board": "olympic"}, "team_twice", "WCT-5"),
        ({"lineup": SIXTEEN, "series": "1970"}, "series_and_teams", "WCT-5"),
        ({"lineup": "A" * 4097}, "bad_value", ""),
        pytest.param(
            {"series": "1990", "board": "olympic"},
            "series_not_for_board",
            "WCT-R7",
            marks=pytest.mark.rule("WCT-R7"),
        ),
        ({"series": "1966", "board": "world-cup"}, "series_not_for_board", "WCT-R7"),
        *(
            pytest.param(
                {"early_groups": True, **options},
                code,
                "WCT-R15",
                marks=pytest.mark.rule("WCT-R15"),
            )
            for options, code in (
                ({}, "no_early_groups"),
                ({"series": "1950"}, "no_early_groups"),
                ({"series": "1974"}, "no_early_groups"),
                ({"lineup": SIXTEEN, "board": "olympic"}, "no_early_groups"),
                ({"series": "1966", "seeding": "rating"}, "groups_and_rating"),
            )
        ),
        ({"series": "2022", "longer": True}, "set_few_cards", ""),
        ({"board": "world-cup-32", "teams": team_set(["0.0"] * 31)}, "set_team_count", ""),
        ({"board": "world-cup-32", "series": "1990"}, "series_not_for_board", "WCT-R7"),
        ({"own_series": OWN, "series": "1990"}, "two_series", "WCT-30"),
        ({"own_series": OWN, "lineup": SIXTEEN}, "series_and_teams", "WCT-5"),
        ({"own_series": OWN, "board": "world-cup"}, "series_not_for_board", "WCT-R7"),
        ({"own_series": "series-1990"}, "unknown_set", ""),
        ({"series": "1942"}, "bad_value", ""),
        ({"series": 1990}, "bad_value", ""),
        ({"board": "moon"}, "bad_value", ""),
        ({"hidden": 1}, "bad_value", ""),
        ({"dealer": 4}, "bad_value", ""),
        ({"cards": "cards-9"}, "unknown_set", ""),
        ({"cards": card_set({BLANK: 143})}, "set_few_cards", ""),
        ({"cards": card_set({BLANK: 191}), "longer": True}, "set_few_cards", ""),
        ({"teams": "[[team]]\n"}, "set_field_missing", ""),
        ({"extra_goals": True}, "unknown_option", ""),
    ],
)
def test_options_that_do_not_fit(options: dict[str, object], code: str, rule: str) -> None:
    with pytest.raises(RimetError) as caught:
        rimet.load("tournament-football", **options)  # type: ignore[arg-type]
    assert caught.value.code == code
    assert str(caught.value.facts.get("rule", "")) == rule


@pytest.mark.rule("WCT-4", "WCT-R10")
def test_refusals_say_what_is_allowed() -> None:
    with pytest.raises(OptionError) as caught:
        load_cup(20, board="olympic")
    assert caught.value.facts["allowed"] == "2-16"
    with pytest.raises(OptionError) as caught:
        load_cup(5, teams_per_player=5)
    assert caught.value.facts["allowed"] == "1-4"


# --- moves


def begun(game: TournamentFootball | None = None) -> Match:
    """Return a match in which seat 0 holds five blanks and is to play."""
    script = Script(game or load_cup(2, cards=PLENTY)).deal()
    return match_of(script)


def match_of(script: Script) -> Match:
    """Return a match that stands where a script stands, by replaying its way there."""
    match = Match(script.game, LoadedDice(rest=1), steps=script.steps)
    assert match.position == script.game.write(script.state)
    return match


def refused(match: Match, seat: int, moves: list[int]) -> tuple[str, str]:
    """Return code and rule of a refusal, after which nothing has changed."""
    before = match.position, match.number, match.view(0), match.events(0)
    with pytest.raises(RulesError) as peeked:
        match.peek(seat, moves)
    with pytest.raises(RulesError) as caught:
        match.play(seat, moves)
    assert (match.position, match.number, match.view(0), match.events(0)) == before
    assert (peeked.value.code, peeked.value.facts) == (caught.value.code, caught.value.facts)
    return caught.value.code, caught.value.rule


def test_moves_out_of_turn() -> None:
    script = Script(load_cup(2, cards=PLENTY)).deal()
    match = match_of(script)
    move = script.action(f"{BLANK}@A1")
    assert refused(match, 1, [move]) == ("not_your_turn", "")
    assert refused(match, 7, [move]) == ("not_your_turn", "")
    assert refused(match, -1, [move]) == ("not_your_turn", "")


@pytest.mark.rule("WCT-9")
def test_cards_that_are_not_held() -> None:
    script = Script(load_cup(2, cards=PLENTY)).deal({0: "2.1 0.0 0.0 0.0 0.0"})
    match = match_of(script)
    assert refused(match, 0, [script.action("3.0@A1")]) == ("card_not_held", "WCT-9")
    # A single card cannot be played twice.
    path = [script.action("2.1@A1"), script.action("2.1@Fa")]
    assert refused(match, 0, path) == ("card_not_held", "WCT-9")


@pytest.mark.rule("WCT-9")
def test_two_cards_on_the_same_part_of_the_board() -> None:
    script = Script(load_cup(2, cards=PLENTY)).deal()
    match = match_of(script)
    path = [script.action(f"{BLANK}@A1"), script.action(f"{BLANK}@A2")]
    assert refused(match, 0, path) == ("group_played", "WCT-9")
    path = [script.action(f"{BLANK}@1A"), script.action(f"{BLANK}@Fb")]
    assert refused(match, 0, path) == ("later_played", "WCT-9")
    path = [script.action(f"{BLANK}@{place}") for place in ("A1", "Fb", "A2")]
    assert refused(match, 0, path) == ("path_too_long", "")


@pytest.mark.rule("WCT-11")
def test_full_places() -> None:
    script = Script(load_cup(2, cards=PLENTY)).deal()
    for _ in range(3):
        script.turn(f"{BLANK}@A1", f"{BLANK}@Fa")
    match = match_of(script)
    for name in ("A1", "Fa"):
        assert refused(match, 1, [script.action(f"{BLANK}@{name}")]) == ("place_full", "WCT-11")
    with pytest.raises(RulesError) as caught:
        match.peek(1, [script.action(f"{BLANK}@A1")])
    assert caught.value.facts == {"rule": "WCT-11", "place": "A1", "capacity": 3}


@pytest.mark.rule("WCT-20")
def test_fields_when_the_groups_are_over() -> None:
    script = Script(load_cup(2, cards=PLENTY)).fill(until="groups")
    while script.state.to_act < 0:
        script.step()
    match = match_of(script)
    seat = match.to_act
    assert refused(match, seat, [script.action(f"{BLANK}@A1")]) == ("groups_over", "WCT-20")
    assert refused(match, seat, [script.action(f"{BLANK}@1A")]) == ("place_full", "WCT-11")


@pytest.mark.rule("WCT-29")
def test_fields_of_a_resolved_group() -> None:
    script = Script(load_cup(2, cards=PLENTY, longer=True)).fill(until="first turn")
    script.step(turns=16)
    match = match_of(script)
    move = script.action(f"{BLANK}@A1")
    assert refused(match, match.to_act, [move]) == ("group_resolved", "WCT-29")


@pytest.mark.rule("WCT-29")
@pytest.mark.parametrize("third", ["A1", "A2", "A3", "A4"])
def test_fields_of_a_resolved_group_whoever_came_third(third: str) -> None:
    first, second, fourth = (name for name in ("A1", "A2", "A3", "A4") if name != third)
    plan = {first: "3.0 3.0 3.0 3.0", second: "3.0 3.0 3.0", third: "3.0 3.0", fourth: BLANK}
    script = Script(load_cup(2, cards=PLENTY, longer=True)).fill(plan, until="first turn")
    script.step(turns=16)
    assert script.place(third).rank == 3
    for name in plan:
        error = script.game.refusal(script.state, script.state.to_act, script.action(f"0.0@{name}"))
        assert (error.code, error.rule) == ("group_resolved", "WCT-29")


@pytest.mark.rule("WCT-R2")
def test_last_card_on_a_half_field() -> None:
    script = Script(load_cup(2)).deal().do(f"{BLANK}@A1")
    one = script.counts("1.0")
    script.change(hands=script.counts(BLANK) + one, deck=[0] * 12).do(f"{BLANK}@Fa")
    error = script.game.refusal(script.state, 1, script.action("1.0@Fb"))
    assert (error.code, error.rule) == ("last_card_in_group", "WCT-R2")


@pytest.mark.parametrize("action", [-1, 10**6, 12 * 56])
def test_numbers_that_are_no_moves(action: int) -> None:
    match = begun()
    assert refused(match, 0, [action]) == ("illegal_move", "")


def test_empty_paths_and_matches_that_are_over() -> None:
    match = Match(load_cup(2, board="olympic"), FairDice(1))
    with pytest.raises(RulesError) as caught:
        match.play(match.to_act, [])
    assert caught.value.code == "empty_path"
    while match.to_act != rimet.OVER:
        match.play(match.to_act, match.peek(match.to_act)[:1])
    assert refused(match, 0, [0]) == ("match_over", "")


def unreadable(script: Script, move: str) -> bool:
    """Whether a text stands for nothing that can happen now."""
    with pytest.raises(RulesError) as caught:
        script.game.parse(script.state, move)
    return caught.value.code == "bad_move"


@pytest.mark.parametrize("move", ["", "2.1", "2.1@", "2.1@Z9", "9.9@A1", "2.1@a1", "in:BRA", "@A1"])
def test_words_that_are_no_moves(move: str) -> None:
    assert unreadable(Script(load_cup(2)).deal({0: "2.1"}), move)


@pytest.mark.rule("WCT-9")
def test_moves_that_are_not_legal_now_are_not_read() -> None:
    script = Script(load_cup(2, cards=PLENTY)).deal().do(f"{BLANK}@A1")
    assert unreadable(script, "3.2@Fa")  # not held
    assert unreadable(script, f"{BLANK}@A2")  # a second card in the groups
    script.do(f"{BLANK}@Fa")
    for move in (f"{BLANK}@A1", f"{BLANK}@Fa"):  # the cards are played, and one is drawn
        assert unreadable(script, move)


@pytest.mark.parametrize(
    ("pattern", "instead"),
    [
        (r" hands=\S*", ""),
        (r"^tournament-football/1", "tournament-football/2"),
        (r" team=", " team=9999,"),
        (r" filled=", " filled=x,"),
        (r" now=-1,5,0", " now=-1,5,9"),
        (r" now=-1,5", " now=-1,7"),
        (r" now=-1,5", " now=0,5"),
        (r" known=0", " known=2"),
        (r" hands=3", " hands=7"),
        (r" hands=3", " hands=-3"),
        # Six cards in a hand, though no kind is too often in it: in the first hand, in the last.
        pytest.param(r" hands=3,0,0,1", " hands=3,0,0,3", marks=pytest.mark.rule("WCT-12")),
        pytest.param(r",5,0\*11 deck", ",5,0*10,1 deck", marks=pytest.mark.rule("WCT-12")),
        (r" filled=1", " filled=2"),
        (r" laid=256,0", " laid=256,300000"),
        (r" laid=256,0", " laid=256"),
        (r" unmixed=-1", " unmixed=3"),
        (r"1,1 waiting", "1,0 waiting"),
        (r" team=\S*", " team="),
        (r" deck=\S*", " deck=1,2"),
        (r".*", ""),
    ],
)
def test_positions_that_are_none(pattern: str, instead: str) -> None:
    script = Script(load_cup(2)).deal().do(f"{BLANK}@A1 {BLANK}@Fa card:1.0")
    line = script.game.write(script.state)
    assert script.game.read(line) == script.state
    spoiled = re.sub(pattern, instead, line)
    assert spoiled != line
    with pytest.raises(rimet.PositionError):
        script.game.read(spoiled)

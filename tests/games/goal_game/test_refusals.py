"""Test what is refused: moves the rules forbid, with a code and a rule. Nothing else changes."""

from __future__ import annotations

import re

import pytest

import rimet
from rimet import FairDice, Match, OptionError, RulesError
from rimet.games.goal_game.notation import tell_action
from tests.games.goal_game.table import Table, load


def refused(table: Table, move: str) -> tuple[str, str]:
    """Return code and rule of a refusal, after which nothing has changed."""
    state, game = table.state, table.game
    action = next(action for action in range(game.actions) if tell_action(state, action) == move)
    assert action not in state.legal()
    before = game.write(state)
    error = game.refusal(state, state.to_act, action)
    assert game.write(state) == before
    assert not str(error).startswith(error.code), "there is a sentence for it"
    return error.code, error.rule


def begun(*cards: str) -> Table:
    """Return a half of two coaches at its first move."""
    return Table(2, cards=cards or ("RBBB",)).no_auction()


@pytest.mark.rule("GG-5", "GG-R1")
def test_bids_out_of_range() -> None:
    table = Table(2).play("forward=4")
    assert refused(table, "bid=4") == ("bid_too_low", "GG-5")
    assert refused(table, "bid=1") == ("bid_too_low", "GG-5")
    table.change(coins=[10, 6])
    assert refused(table, "bid=7") == ("bid_too_high", "GG-R1")
    assert refused(table, "forward=5") == ("no_bid_now", "GG-R1")
    table = Table(2).change(coins=[3, 10])
    assert refused(table, "quarter-back=4") == ("bid_too_high", "GG-R1")
    assert refused(table, "bid=2") == ("no_bid_now", "GG-R1")
    assert refused(begun(), "forward=1") == ("no_bid_now", "GG-R1")


@pytest.mark.rule("GG-5")
def test_a_kind_that_is_sold_out() -> None:
    tokens = "[[bank]]\ncoaches = 2\nforward = 0\ngoalkeeper = 1\nquarter_back = 0\n"
    assert refused(Table(2, tokens=tokens), "forward=1") == ("none_left", "GG-5")
    table = Table(2, cards=["BBBB/timeout"], tokens=tokens).no_auction()
    assert refused(table.play("open=A1 BBBB/timeout"), "buy=forward") == ("none_left", "GG-20")


@pytest.mark.rule("GG-5", "GG-20", "GG-R24")
def test_a_fourth_footballer_and_other_trades() -> None:
    table = begun("BBBB/transfer").give(0, "goalkeeper goalkeeper quarter-back")
    table.play("open=A1 BBBB/transfer")
    assert refused(table, "buy=forward") == ("three_already", "GG-5")
    assert refused(table, "swap=forward>goalkeeper") == ("not_held", "GG-2")
    assert refused(table, "swap=goalkeeper>goalkeeper") == ("same_kind", "GG-R24")
    table = begun("BBBB/transfer").give(0, "goalkeeper").change(coins=[0, 5])
    table.play("open=A1 BBBB/transfer")
    assert refused(table, "buy=forward") == ("too_few_coins", "GG-20")
    assert refused(begun(), "buy=forward") == ("no_trade", "GG-20")
    table = begun("BBBB/timeout").give(0, "goalkeeper").play("open=A1 BBBB/timeout")
    assert refused(table, "swap=goalkeeper>forward") == ("no_trade", "GG-20")


@pytest.mark.rule("GG-10", "GG-6")
def test_cards_that_cannot_be_opened() -> None:
    table = begun().play("open=B1 BBBB")
    assert refused(table, "open=D1") == ("not_touching", "GG-10")
    assert refused(table, "open=A2") == ("not_touching", "GG-10"), "only by a corner"
    assert refused(table, "open=B1") == ("open_already", "GG-10")
    beyond = table.game.refusal(table.state, 1, table.game.parse(table.state, "open=A1") + 10)
    assert (beyond.code, beyond.rule) == ("no_such_card", "GG-6")
    table = begun().give(0, "forward").play("open=B1 BBBB")
    assert refused(table, "open=A1") == ("nothing_to_open", "GG-R4")


@pytest.mark.rule("GG-R5")
def test_a_counter_attack_where_no_side_allows_it() -> None:
    table = begun().play("open=C1 BRBB")
    assert table.moves() == ["pass", "open=D1"]
    assert refused(table, "open=B1") == ("no_counter_there", "GG-R5")
    assert refused(table, "open=E2") == ("not_touching", "GG-10")


@pytest.mark.rule("GG-2", "GG-R4", "GG-R5", "GG-14")
def test_footballers_not_held_or_at_the_wrong_moment() -> None:
    table = begun().give(0, "forward goalkeeper quarter-back")
    assert refused(table, "forward") == ("wrong_moment", "GG-R4")
    assert refused(table, "goalkeeper") == ("wrong_moment", "GG-R4")
    assert refused(table, "quarter-back") == ("wrong_moment", "GG-R5")
    table.play("open=C1 BRBB pass")
    assert table.phase() == ("counter", 1)
    assert refused(table, "quarter-back") == ("not_held", "GG-2")
    table = begun().give(1, "quarter-back").play("open=C1 BRBB")
    assert refused(table, "quarter-back") == ("no_forward", "GG-14")


@pytest.mark.rule("GG-R11", "GG-3")
def test_what_must_be_done() -> None:
    assert refused(begun(), "pass") == ("must_open", "GG-R11")
    table = begun("BBBB/injury").give(0, "goalkeeper quarter-back").play("open=A1 BBBB/injury")
    assert refused(table, "pass") == ("must_lose", "GG-3")
    assert refused(table, "lose=forward") == ("not_held", "GG-2")
    assert refused(begun(), "lose=forward") == ("no_injury", "GG-3")


@pytest.mark.rule("GG-R21")
def test_what_cannot_be_done_after_a_quarter_back() -> None:
    table = begun("RRRR").give(0, "forward forward").give(1, "quarter-back quarter-back")
    table.play("open=C1 RRRR pass quarter-back")
    assert refused(table, "pass") == ("must_open", "GG-R21")
    assert refused(table, "quarter-back") == ("wrong_moment", "GG-R21"), "one at each"


@pytest.mark.rule("GG-19")
def test_a_quarter_back_in_penalties() -> None:
    table = Table(2).no_auction().last_card({(0, 1): 1, (1, 0): 1}).quiet()
    table.give(0, "quarter-back").give(1, "forward").play("red").quiet().quiet()
    assert table.phase() == ("move", 0)
    assert refused(table, "quarter-back") == ("wrong_moment", "GG-19")


@pytest.mark.parametrize("action", [-1, 10**6])
def test_numbers_that_are_no_moves(action: int) -> None:
    match = Match(load(2), FairDice(1))
    before = match.position, match.number
    with pytest.raises(RulesError) as caught:
        match.play(0, [action])
    assert caught.value.code == "illegal_move"
    assert (match.position, match.number) == before


def test_a_match_refuses_and_nothing_changes() -> None:
    match = Match(load(2), FairDice(1))
    too_much = match.game.actions - 1
    match.play(0, [match.peek(0)[1]])
    before = match.position, match.number, match.view(0), match.events(0)
    with pytest.raises(RulesError) as caught:
        match.play(1, [too_much])
    assert (caught.value.code, caught.value.rule) == ("no_bid_now", "GG-R1")
    with pytest.raises(RulesError) as caught:
        match.play(0, [0])
    assert caught.value.code == "not_your_turn"
    assert (match.position, match.number, match.view(0), match.events(0)) == before


@pytest.mark.parametrize("move", ["", "open", "open=Z9", "forward=0", "bid=99", "RRRR", "Pass"])
def test_words_that_are_no_moves(move: str) -> None:
    game = load(2)
    with pytest.raises(RulesError) as caught:
        game.parse(game.start(), move)
    assert caught.value.code == "bad_move"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"players": 1}, "bad_value"),
        ({"players": 5}, "bad_value"),
        ({"figure": "circle"}, "bad_value"),
        ({"cards": "cards-9"}, "unknown_set"),
        ({"tokens": "tokens-9"}, "unknown_set"),
        ({"dealer": 4}, "bad_value"),
        ({"coins": 5}, "unknown_option"),
    ],
)
def test_options_that_do_not_fit(options: dict[str, object], code: str) -> None:
    with pytest.raises(OptionError) as caught:
        rimet.load("goal-game", **options)  # type: ignore[arg-type]
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("pattern", "instead"),
    [
        (r" coins=10", " coins=-1"),
        (r" coins=\S*", " coins=1"),
        (r" tokens=0", " tokens=4"),
        (r" bank=6", " bank=7"),
        (r" playing=1,1", " playing=1,0"),
        (r" spots=0,1", " spots=1,0"),
        (r" spots=0,1", " spots=0,0"),
        (r" shown=\S*", " shown=9999*12"),
        (r" shown=\S*", " shown=-1*12"),
        (r" shown=\S*", " shown=3,-1*11"),
        (r" now=1,3", " now=0,3"),
        (r" now=1,3", " now=1,5"),
        (r" now=1,3", " now=-1,12"),
        (r" now=1,3", " now=-1,4"),
        (r" now=1,3", " now=1,17"),
        (r" now=1,3", " now=-2,16"),
        (r"^goal-game/1", "goal-game/2"),
        (r".*", ""),
    ],
)
def test_positions_that_are_none(pattern: str, instead: str) -> None:
    table = begun().play("open=B1 BBBB")
    line = table.game.write(table.state)
    assert table.game.read(line) == table.state
    spoiled = re.sub(pattern, instead, line, count=1)
    assert spoiled != line
    with pytest.raises(rimet.PositionError):
        table.game.read(spoiled)

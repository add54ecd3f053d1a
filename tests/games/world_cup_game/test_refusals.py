"""Test what is refused in a match: a code, a rule, a sentence, and the match is as it was."""

from __future__ import annotations

import pytest

import rimet
from rimet import FairDice, Match, OptionError, RulesError
from rimet.games.world_cup_game.game import WorldCupGame
from rimet.games.world_cup_game.options import WorldCupOptions
from rimet.games.world_cup_game.view import WorldCupView
from rimet.kernel.options import check_value
from tests.games.world_cup_game.script import card_set, load_game

FEW = card_set({"1": 30, "2+1": 20})


def begun(**options: object) -> tuple[Match, WorldCupGame]:
    """Return a match at its first turn."""
    game = load_game(2, edition="1974", cards=FEW, **options)
    return Match(game, FairDice(bytes(32))), game


def shown(match: Match, seat: int) -> WorldCupView:
    """Return what a seat sees."""
    view = match.view(seat)
    assert isinstance(view, WorldCupView)
    return view


def refused(match: Match, game: WorldCupGame, *moves: str) -> RulesError:
    """Return why a path is refused, and make sure that nothing has changed."""
    before = str(match.record)
    path = [game._moves[move] for move in moves]
    with pytest.raises(RulesError) as caught:
        match.play(match.to_act, path)
    assert str(match.record) == before
    return caught.value


def test_a_match_is_untouched_by_what_it_refuses() -> None:
    match, game = begun()
    held = {kind.kind for kind in shown(match, 0).kinds if kind.hand}
    assert held
    for kind in {"1", "2+1"} - held:
        assert refused(match, game, f"drop:{kind}").code == "card_not_held"
    assert refused(match, game, "foul!1.1a").code == "card_not_held"
    assert refused(match, game, "+1.1a").code == "no_token_due"
    if "1" in held:
        error = refused(match, game, "1>Fa")
        assert (error.code, error.rule) == ("match_not_open", "WCG-3")
        assert "WCG-3" in str(error)


def test_a_path_is_refused_as_a_whole() -> None:
    match, game = begun()
    while shown(match, match.to_act).kinds[3].hand == 0:
        match.play(match.to_act, [game._moves["drop:1"]])
    # Zaire is grey; West Germany is black, and its two goals need another team for the one.
    error = refused(match, game, "2+1>2.2b")
    assert (error.code, error.rule) == ("colour_forbidden", "WCG-12")
    error = refused(match, game, "2+1>1.1a", "+1.3a")
    assert (error.code, error.rule) == ("same_team", "WCG-R8")
    match.play(match.to_act, [game._moves["2+1>1.1a"], game._moves["+1.1b"]])


@pytest.mark.parametrize("action", [-1, 10**6])
def test_numbers_that_are_no_action(action: int) -> None:
    match, game = begun()
    before = str(match.record)
    with pytest.raises(RulesError) as caught:
        match.play(match.to_act, [action])
    assert caught.value.code == "illegal_move"
    assert str(match.record) == before


def test_no_edition_of_ones_own_is_no_name_of_a_set() -> None:
    option = next(
        option for option in WorldCupGame.declared_options() if option.name == "own_edition"
    )
    assert check_value(option, "") == "" == WorldCupOptions().own_edition
    with pytest.raises(OptionError) as caught:
        rimet.load("world-cup-game", own_edition="1990")
    assert caught.value.code == "unknown_set"

"""Test matches in a row."""

import pytest

from rimet import FairDice, OptionError, Player, Rng, RulesError, Series

from .matches import play_on


def new_series(players: int | None = None, **options: object) -> Series:
    """Return a series of short matches."""
    return Series("park-cup", players, **{"teams": "teams-tiny", "hand": 1, "field": 1, **options})


def test_the_dealer_moves_on() -> None:
    series = new_series()
    assert (series.seats, series.dealer) == (3, 2)
    for number in range(7):
        match = series.begin(FairDice(number))
        assert match.game.dealer == series.dealer == (2 + number) % 3
        assert match.to_act == (match.game.dealer + 1) % 3
        play_on(match, Rng(number))
    assert len(series.matches) == 7


def test_the_first_dealer_can_be_chosen() -> None:
    assert new_series(dealer=1).begin(FairDice(1)).game.dealer == 1


def test_the_match_before_must_be_over() -> None:
    series = new_series()
    match = series.begin(FairDice(1))
    with pytest.raises(RulesError) as caught:
        series.begin(FairDice(2))
    assert caught.value.code == "match_not_over"
    assert (series.matches, series.dealer) == ([match], 2)


def test_a_match_that_cannot_begin_changes_nothing() -> None:
    series = new_series()
    play_on(series.begin(FairDice(1)), Rng(1))
    with pytest.raises(RulesError):
        series.begin(FairDice(2), [Player("bot", "alone")])
    assert len(series.matches) == 1
    assert series.begin(FairDice(2)).game.dealer == 0, "the next seat, not the one after"


def test_players_and_start_are_passed_on() -> None:
    players = [Player("bot", name) for name in "abc"]
    match = new_series().begin(FairDice(1), players, "today")
    assert (match.players, match.started) == (tuple(players), "today")


def test_totals_add_up_the_shares() -> None:
    series = new_series()
    assert series.totals() == [0.0, 0.0, 0.0]
    expected = [0.0, 0.0, 0.0]
    for number in range(6):
        match = play_on(series.begin(FairDice(number)), Rng(number))
        assert match.result is not None
        expected = [a + b for a, b in zip(expected, match.result.shares, strict=True)]
        assert series.totals() == expected
    assert sum(expected) > 0
    series.begin(FairDice(9))
    assert series.totals() == expected, "a match that is not over counts for nobody"


def test_wrong_options_are_refused_at_once() -> None:
    with pytest.raises(OptionError):
        new_series(players=7)
    with pytest.raises(OptionError):
        Series("chess")

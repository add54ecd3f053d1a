"""Test what is shown and told where the rules alone would go on without it."""

from __future__ import annotations

import pytest

from rimet import Event
from rimet.games.goal_game.events import (
    AuctionBegun,
    CardOpened,
    CounterBegun,
    DuelScored,
    GoalScored,
    HalfBegun,
    HalfEnded,
    MatchBegun,
    PenaltiesBegun,
    PenaltiesWon,
    PrizePaid,
    StrikeMade,
    TokenBought,
)
from tests.games.goal_game.table import Table, begun


def strikes(table: Table) -> list[tuple[str, str]]:
    """Return what the card being read strikes by, and what has come of it."""
    attack = table.view().attack
    assert attack is not None
    return [(strike.by, strike.state) for strike in attack.strikes]


@pytest.mark.rule("GG-12")
def test_what_a_goalkeeper_repelled_is_forgotten_with_the_next_card() -> None:
    table = begun("RRRR").give(0, "goalkeeper")
    table.play("open=C1 RRRR pass open=D1 RRRR goalkeeper")
    assert strikes(table) == [("left", "saved")]
    table.play("pass open=E1 RRRR")
    assert strikes(table) == [("left", "goal")]


@pytest.mark.rule("GG-14", "GG-13")
def test_a_counter_attack_is_told_once_with_a_quarter_back_or_without() -> None:
    table = begun("RRRR").give(0, "forward").give(1, "quarter-back").play("open=C1 RRRR pass")
    table.play("quarter-back open=B1 BBBB")
    told = [(event.seat, event.rival_seat) for event in table.told(CounterBegun)]
    assert told == [(1, 0)]


@pytest.mark.rule("GG-6", "GG-R15")
def test_a_half_begins_with_its_first_card_laid() -> None:
    table = Table(2, figure="random").no_auction()
    assert table.view().half == 1 and table.view().figure is None
    assert table.match("final").halves == [], "shown when the figure is whole"


@pytest.mark.rule("GG-5", "GG-R8")
def test_nobody_plays_while_footballers_are_sold() -> None:
    table = Table(3)
    assert not any(coach.is_playing for coach in table.view().coaches)
    table.no_auction()
    assert all(coach.is_playing for coach in table.view().coaches)
    table.last_card({(0, 1): 2, (1, 2): 1}).quiet()
    assert table.view().auction is not None
    assert not any(coach.is_playing for coach in table.view().coaches)


@pytest.mark.rule("GG-18", "GG-21")
def test_matches_are_shown_as_far_as_they_have_come() -> None:
    table = Table(4)
    assert [len(match.halves) for match in table.view().matches] == [0, 0, 0]
    table.no_auction()
    assert [len(match.halves) for match in table.view().matches] == [1, 0, 0]
    assert [match.is_over for match in table.view().matches] == [False, False, False]
    table.last_card({(0, 1): 2, (1, 2): 1}).quiet()
    assert [len(match.halves) for match in table.view().matches] == [2, 0, 0], "an auction"
    assert [match.is_over for match in table.view().matches] == [True, False, False]
    table.no_auction()
    assert [len(match.halves) for match in table.view().matches] == [2, 1, 0]


@pytest.mark.rule("GG-19", "GG-R9")
def test_kicks_are_counted_for_each_coach() -> None:
    table = begun("RRRR").last_card({}).play("BBBB red BBBB BBBB open=B1 BBBB")
    penalties = table.view().penalties
    assert penalties is not None and penalties.kicks == (1, 0)


@pytest.mark.rule("GG-4", "GG-16")
def test_at_the_end_of_a_half_every_scoreboard_is_told_once() -> None:
    table = Table(4).no_auction().last_card({(1, 2): 2, (3, 0): 1}).quiet()
    told = [(event.seat, event.rival_seat) for event in table.told(DuelScored)]
    assert told == [(0, 1), (1, 2), (2, 3), (3, 0)] * 2
    table.no_auction().last_card({(0, 2): 1, (2, 0): 3}).quiet()
    last = [(e.seat, e.rival_seat, e.goals, e.conceded) for e in table.told(DuelScored)[8:]]
    assert last == [(0, 2, 0, 0), (0, 2, 1, 3)], "two coaches share one result"


@pytest.mark.rule("GG-16", "GG-19", "GG-21")
def test_the_end_of_a_half_and_penalties_are_told_with_their_match() -> None:
    table = Table(3).no_auction().last_card({(1, 2): 1, (2, 0): 1}).quiet().no_auction()
    table.last_card({}).quiet()
    told = [(event.stage, event.half) for event in table.told(HalfEnded)]
    assert told == [("first", 1), ("first", 2), ("final", 1), ("final", 2)]
    begun = [(event.stage, event.seat, event.rival_seat) for event in table.told(PenaltiesBegun)]
    assert begun == [("final", 1, 2)]
    level = Table(3).no_auction().last_card({}).quiet().play("red")
    assert [event.stage for event in level.told(PenaltiesBegun)] == ["first"]


@pytest.mark.rule("GG-3", "GG-12")
def test_only_a_junction_has_a_colour() -> None:
    table = begun("RRRR", "RRRR/penalty-kick").give(1, "forward")
    table.play("open=C1 RRRR pass open=D1 RRRR/penalty-kick forward")
    told = [(event.by, event.color) for event in table.told(StrikeMade)]
    assert told == [("penalty-kick", None), ("left", "red"), ("forward", None)]


def rules(table: Table, kind: type[Event]) -> list[str]:
    """Return the rules that events of a kind name."""
    return [event.rule for event in table.told(kind)]


@pytest.mark.rule("GG-R8", "GG-6", "GG-17", "GG-20", "GG-R7", "GG-21", "GG-22")
def test_what_a_tournament_tells_names_its_rules() -> None:
    table = Table(3).no_auction().last_card({(0, 1): 2, (1, 2): 1}).quiet().no_auction()
    table.last_card({(0, 1): 1}).quiet()
    assert rules(table, AuctionBegun) == ["GG-R8"], "the first begins before anybody watches"
    assert rules(table, MatchBegun) == ["GG-21", "GG-22"]
    assert rules(table, HalfBegun) == ["GG-6", "GG-17"] * 2
    assert rules(table, PrizePaid) == ["GG-R7", "GG-R7", "GG-20"]
    assert rules(begun(), MatchBegun) == ["GG-21"], "two coaches play one match"


@pytest.mark.rule("GG-10", "GG-R5", "GG-11", "GG-3", "GG-12", "GG-20", "GG-R24")
def test_what_an_attack_tells_names_its_rules() -> None:
    table = begun("RRRR", "RRRR/penalty-kick", "BBBB/timeout", "BBBB/transfer")
    table.give(1, "forward").play("open=C1 RRRR open=D1 RRRR/penalty-kick forward")
    assert rules(table, CardOpened) == ["GG-10", "GG-R5"]
    assert rules(table, StrikeMade) == rules(table, GoalScored) == ["GG-3", "GG-11", "GG-12"]
    table.play("open=E1 BBBB/timeout buy=forward pass")
    while table.view().phase != "move":
        table.play("pass")
    table.play("open=B1 BBBB/transfer buy=forward")
    assert rules(table, TokenBought) == ["GG-20", "GG-R24"]


@pytest.mark.rule("GG-R9")
def test_what_penalties_tell_names_their_rules() -> None:
    table = begun("RRRR").last_card({}).play("BBBB red RRRR BBBB open=B1 RRRR open=K1 BBBB")
    assert rules(table, CardOpened)[-2:] == ["GG-R9"] * 2
    assert rules(table, PenaltiesWon) == ["GG-R9"]

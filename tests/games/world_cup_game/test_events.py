"""Test what is told: the facts of each event, and the rule that it names."""

from __future__ import annotations

from typing import TypeVar

import pytest

from rimet.games.world_cup_game.events import (
    DeckShuffled,
    KickTaken,
    MatchCounted,
    PenaltyRolled,
    RoundBegun,
    SeatOut,
    TeamAdvanced,
    TeamPlaced,
    TeamRanked,
    TokenPlaced,
    TokenReplaced,
    TokenVoided,
)
from rimet.kernel.game import Event
from tests.games.world_cup_game.script import Script, started

Kind = TypeVar("Kind", bound=Event)


def told(script: Script, kind: type[Kind]) -> list[Kind]:
    """Return the events of one kind that everybody was told."""
    return [event for event in script.events() if isinstance(event, kind)]


@pytest.mark.rule("WCG-17", "WCG-R7", "WCG-R17")
def test_a_foul_is_told_with_what_is_left() -> None:
    script = started(3, ["foul"] * 3).lay("A1b", "1", "3").play("foul!A1b", draw="foul")
    sides = {"row": "A1b", "team": "SEN", "against": "FRA"}
    assert told(script, TokenVoided) == [
        TokenVoided(rule="WCG-R7", **sides, space=1, token="goal", goals=3)
    ]
    assert told(script, TokenPlaced)[-1] == TokenPlaced(
        rule="WCG-R17", **sides, space=2, token="goal", goals=2, is_rest=True
    )
    script.turn_of(0).play("foul!A1b")
    assert told(script, TokenReplaced) == [
        TokenReplaced(rule="WCG-R17", **sides, space=2, before=2, goals=1)
    ]


@pytest.mark.rule("WCG-19", "WCG-25")
def test_penalties_and_kicks_tell_whether_they_went_in() -> None:
    script = started(3, ["penalty"] * 3).do("penalty>A1a").play("die:black").turn_of(0)
    script.do("penalty>A1b").play("die:red")
    assert [(event.team, event.face, event.is_goal) for event in told(script, PenaltyRolled)] == [
        ("FRA", "black", False),
        ("SEN", "red", True),
    ]
    script = started(3, edition="1974").until("finals").finish({"T": (1, 0), "F": (0, 0)})
    script.do("kick:black", "kick:grey", "kick:red")
    home, away = script.match("F").home.team, script.match("F").away.team
    kicks = [(event.team, event.kick, event.is_goal) for event in told(script, KickTaken)]
    assert kicks == [(home, 1, False), (away, 1, True), (home, 2, True)]


@pytest.mark.rule("WCG-R11", "WCG-R12")
def test_a_shuffle_within_a_round_has_a_rule_of_its_own() -> None:
    script = started(3, edition="1982")
    while script.view().decks_left:
        script.play(next(move for move in script.legal() if move.startswith("drop:")))
    assert told(script, DeckShuffled) == [
        DeckShuffled(rule="WCG-R11", cards=69, aside=0),
        DeckShuffled(rule="WCG-R12", cards=35, aside=34),
    ]


@pytest.mark.rule("WCG-22", "WCG-R19")
def test_who_is_out_and_that_no_more_cards_are_played() -> None:
    script = started(2)
    script.own(int(code == "DEN") for code in script.plan.codes).finish()
    assert told(script, SeatOut) == [SeatOut(rule="WCG-22", seat=1)]
    assert told(script, RoundBegun)[1] == RoundBegun(
        rule="WCG-R19", round=1, kind="groups", seat=-1
    )


@pytest.mark.rule("WCG-R2")
def test_a_result_is_told_for_both_sides() -> None:
    script = started(3).finish({"A1": (3, 1)})
    assert told(script, MatchCounted)[0] == MatchCounted(
        rule="WCG-R2",
        match="A1",
        kind="groups",
        group="A",
        home="FRA",
        away="SEN",
        home_goals=3,
        away_goals=1,
    )


@pytest.mark.rule("WCG-33", "WCG-R15")
def test_a_rank_is_told_with_what_the_first_round_decided() -> None:
    script = started(3, edition="1974").finish({"1.1": (3, 0)})
    drawn = {match.name: (1, 1) for match in script.plan.matches if match.round == 1}
    script.finish(drawn)
    ranks = [event for event in told(script, TeamRanked) if event.group == "A"]
    assert [(event.rank, event.by) for event in ranks][:2] == [
        (1, ""),
        (2, "earlier-goal-difference"),
    ]
    assert [event.team for event in ranks] == [line.team for line in script.group("A").lines]


@pytest.mark.rule("WCG-26", "WCG-R20", "WCG-34")
def test_thirds_advance_and_the_champion_is_placed_by_rules_of_their_own() -> None:
    script = started(3, edition="1994").finish_all()
    champion = [event for event in told(script, TeamPlaced) if event.rule == "WCG-26"]
    assert [(event.team, event.place) for event in champion] == [(script.view().champion, 1)]
    assert {event.rule for event in told(script, TeamPlaced)} == {"WCG-26", "WCG-R20"}
    thirds = [event for event in told(script, TeamAdvanced) if event.rank == 3]
    assert {(event.rule, event.group) for event in thirds} == {("WCG-34", "")}
    others = [event for event in told(script, TeamAdvanced) if event.rank < 3]
    assert {event.placing for event in others} == {f"{event.rank}{event.group}" for event in others}
    assert {event.to for event in thirds} == {"M1", "M3", "M5", "M7"}


@pytest.mark.rule("WCG-3", "WCG-21")
def test_every_match_is_told_with_the_goals_of_both_sides() -> None:
    script = started(3).finish({"A1": (2, 0), "B2": (1, 3)})
    told_goals = {
        event.match: (event.home_goals, event.away_goals) for event in told(script, MatchCounted)
    }
    assert {"A1": (2, 0), "B2": (1, 3), "D6": (1, 0)}.items() <= told_goals.items()

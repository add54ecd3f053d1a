"""Test what a view shows at each stage, and that it shows nothing before its time."""

from __future__ import annotations

import pytest

from rimet.games.world_cup_game.components import KINDS
from rimet.games.world_cup_game.setup import TURN
from rimet.kernel.game import possible
from tests.games.world_cup_game.script import Script, load_game, started


@pytest.mark.rule("WCG-8", "WCG-R7")
def test_a_token_turned_over_is_not_vulnerable() -> None:
    script = started().lay("C1a", "1", "1x").lay("C1b", "attackx")
    for row in ("C1a", "C1b"):
        assert not any(token.is_vulnerable for token in script.row(row).tokens)


@pytest.mark.rule("WCG-9", "WCG-15", "WCG-16", "WCG-19")
def test_a_token_shows_the_goals_it_counts_by_itself() -> None:
    script = started().lay("C1a", "3", "penalty").lay("C1b", "attack", "defence")
    assert [token.goals for token in script.row("C1a").tokens] == [3, 1]
    assert [token.goals for token in script.row("C1b").tokens] == [0, 0]


@pytest.mark.rule("WCG-R8", "WCG-20")
def test_tokens_are_to_be_placed_only_while_a_card_asks_for_them() -> None:
    script = started(3, ["1+1+1"] * 3).do("1+1+1>A1a")
    assert script.view().to_place == 2
    rolled = started(3, extra_goals=True).finish()
    assert rolled.state.due > 0, "dice, no tokens"
    assert rolled.view().to_place == 0


@pytest.mark.rule("WCG-3")
def test_no_match_is_open_before_the_first_turn() -> None:
    script = Script(load_game(2, edition="1974"))
    while script.state.phase != TURN:
        assert {match.state for match in script.view().matches} == {"waiting"}
        assert {group.state for group in script.view().groups} == {"waiting"}
        assert script.view().rounds[0].state == "waiting"
        script.state.apply(possible(script.state)[0])
    assert [stage.state for stage in script.view().rounds] == ["open", "waiting", "waiting"]


@pytest.mark.rule("WCG-3", "WCG-21")
def test_an_open_match_has_no_winner_and_an_open_group_leads_nowhere() -> None:
    script = started(3).lay("A1a", "2")
    assert (script.match("A1").state, script.match("A1").winner) == ("open", "")
    assert [line.goes_to for line in script.group("A").lines] == [""] * 4
    script.finish({"A1": (2, 0), "A2": (1, 1)})
    assert (script.match("A1").state, script.match("A1").winner) == ("over", "FRA")
    assert (script.match("A2").state, script.match("A2").winner) == ("over", "")
    assert [bool(line.goes_to) for line in script.group("A").lines] == [True, True, False, False]


@pytest.mark.rule("WCG-20")
def test_matches_are_counted_but_not_over_while_dice_are_rolled() -> None:
    script = started(3, extra_goals=True).finish()
    script.do("extra:black")
    assert {script.match(name).state for name in ("A1", "D6")} == {"counted"}
    assert {script.match(name).winner for name in ("A1", "D6")} == {""}
    script.do(*["extra:black"] * 15)
    assert script.match("A1").state == "over"
    assert script.group("A").dice == ["black"] * 4
    assert script.view().rounds[0].dice == []  # each group has its own


@pytest.mark.rule("WCG-5")
def test_what_lies_open_since_the_shuffle() -> None:
    script = started(3, ["1", "1", "foul"]).play("1>A1a").turn_of(0).play("drop:1")
    shown = {kind.kind: kind for kind in script.view(1).kinds}
    assert {kind: shown[kind].played for kind in KINDS if shown[kind].played} == {"1": 1}
    script.finish()
    assert [kind.played for kind in script.view(1).kinds] == [0] * len(KINDS)


@pytest.mark.rule("WCG-R8", "WCG-R13")
def test_teams_in_a_lot_have_no_token_of_a_card() -> None:
    script = started(3).finish({match.name: (0, 0) for match in started(3).matches()})
    assert script.view().lot and script.view().placed_on == []
    again = started(3, ["1+1"] * 3).do("1+1>A1a")
    assert again.view().placed_on == ["FRA"] and again.view().lot == []


@pytest.mark.rule("WCG-25")
def test_kicks_are_shown_where_there_were_any_and_sudden_death_after_ten() -> None:
    script = started(3, edition="1974").until("finals").finish({"T": (0, 0), "F": (2, 1)})
    assert script.match("F").kicks == script.match("T").kicks == []
    script.do(*["kick:red"] * 9)
    shown = script.view().shootout
    assert shown is not None and not shown.is_sudden_death  # a kick of the five is still due
    script.do("kick:red")
    shown = script.view().shootout
    assert shown is not None and shown.is_sudden_death
    script.do("kick:black", "kick:red")
    assert script.match("T").kicks == [5, 6] and script.match("F").kicks == []
    assert script.match("T").kicked == [[True] * 5 + [False], [True] * 6]
    assert script.match("F").kicked == []


@pytest.mark.rule("WCG-26")
def test_the_champion_alone_is_still_in_at_the_end() -> None:
    script = started(2, edition="1974")
    view = script.finish_all().view()
    assert [code for seat in view.seats for code in seat.teams_in] == [view.champion]

"""Test the cards: where each may be laid, what it does, and what is refused."""

from __future__ import annotations

import pytest

from rimet.games.world_cup_game.components import KINDS
from rimet.games.world_cup_game.view import RowView
from tests.games.world_cup_game.script import Script, card_set, started

# 2002, match A1: France (green) and Senegal (blue); C1: Brazil (black), Turkey (red);
# B1: Spain (blue), Slovenia (yellow); C3: Brazil, China (grey).
GREEN, BLUE, BLACK, RED, YELLOW, GREY = "A1a", "A1b", "C1a", "C1b", "B1b", "C3b"


@pytest.mark.rule("WCG-1", "WCG-2", "WCG-R1")
def test_spaces_by_colour() -> None:
    script = started()
    colours = {team.code: team.colour for team in script.view().teams}
    spaces = {"black": 4, "red": 4, "blue": 3, "green": 3, "yellow": 2, "grey": 2}
    for match in script.view().matches[:48]:
        for row in (match.home, match.away):
            assert row.capacity == spaces[colours[row.team]]
    script.until("last-16")
    for match in script.view().matches:
        if match.state == "open":
            assert match.home.capacity == spaces[colours[match.home.team]]


@pytest.mark.rule("WCG-2")
def test_tokens_fill_a_row_and_no_further() -> None:
    script = started(3, ["1"] * 3)
    script.lay(GREY, "1").play(f"1>{GREY}").turn_of(0)
    assert script.tokens(GREY) == ["1", "1"]
    error = script.refused(f"1>{GREY}")
    assert (error.code, error.rule) == ("row_full", "WCG-2")


@pytest.mark.rule("WCG-3")
def test_anybody_plays_on_any_team_of_the_round() -> None:
    script = started(3, ["1"] * 3)
    assert {f"1>{row.name}" for row in _open_rows(script)} <= set(script.legal())
    assert len([move for move in script.legal() if move.startswith("1>")]) == 48
    error = script.refused("1>E1a")
    assert (error.code, error.rule) == ("match_not_open", "WCG-3")


def _open_rows(script: Script) -> list[RowView]:
    matches = [match for match in script.view().matches if match.state == "open"]
    return [row for match in matches for row in (match.home, match.away)]


@pytest.mark.rule("WCG-8")
def test_only_the_last_token_is_vulnerable() -> None:
    script = started(3, ["foul"] * 3)
    script.lay(BLACK, "2", "defence").lay(RED, "1", "1")
    assert [token.is_vulnerable for token in script.row(BLACK).tokens] == [False, False]
    assert [token.is_vulnerable for token in script.row(RED).tokens] == [False, True]
    assert [move for move in script.legal() if move[:5] == "foul!"] == [f"foul!{RED}"]
    error = script.refused(f"foul!{BLACK}")
    assert (error.code, error.rule) == ("token_protected", "WCG-8")
    assert script.refused(f"foul!{GREEN}").code == "row_empty"


@pytest.mark.rule("WCG-9")
@pytest.mark.parametrize(
    ("row", "goals"), [(BLACK, 3), (RED, 3), (BLUE, 3), (GREEN, 2), (YELLOW, 1), (GREY, 1)]
)
def test_three_goals(row: str, goals: int) -> None:
    script = started(3, ["3"] * 3).play(f"3>{row}")
    assert script.tokens(row) == [str(goals)]
    assert script.row(row).goals == goals


@pytest.mark.rule("WCG-10")
@pytest.mark.parametrize(
    ("row", "goals"), [(BLACK, 2), (RED, 2), (BLUE, 2), (GREEN, 2), (YELLOW, 1), (GREY, 1)]
)
def test_two_goals(row: str, goals: int) -> None:
    assert started(3, ["2"] * 3).play(f"2>{row}").tokens(row) == [str(goals)]


@pytest.mark.rule("WCG-11")
@pytest.mark.parametrize("row", [BLACK, RED, BLUE, GREEN, YELLOW, GREY])
def test_one_goal(row: str) -> None:
    assert started(3, ["1"] * 3).play(f"1>{row}").tokens(row) == ["1"]


@pytest.mark.rule("WCG-12", "WCG-R8")
def test_two_and_one_goals() -> None:
    script = started(3, ["2+1"] * 3)
    for row, colour in ((YELLOW, "yellow"), (GREY, "grey")):
        error = script.refused(f"2+1>{row}")
        assert (error.code, error.rule) == ("colour_forbidden", "WCG-12")
        assert error.facts["colour"] == colour
    assert script.refused(f"2+1=1>{YELLOW}").code == "all_tokens"
    script.do(f"2+1>{GREEN}")
    assert script.view().phase == "target" and script.view().card == "2+1"
    assert script.refused("+A3a").code == "same_team"  # France again, in another match
    assert script.refused("drop:2+1").code == "tokens_due"
    assert f"+{BLUE}" in script.legal()  # the opponent is another team
    script.do(f"+{YELLOW}")
    assert (script.tokens(GREEN), script.tokens(YELLOW)) == (["2"], ["1"])


@pytest.mark.rule("WCG-13", "WCG-14")
def test_one_goal_for_two_or_three_teams() -> None:
    script = started(3, ["1+1", "1+1+1", "1+1+1"])
    script.play(f"1+1>{GREY}", f"+{BLACK}").turn_of(0)
    assert (script.tokens(GREY), script.tokens(BLACK)) == (["1"], ["1"])
    script.do(f"1+1+1>{GREY}", f"+{BLACK}")
    assert script.view().to_place == 1 and script.view().placed_on == ["BRA", "CHN"]
    assert {script.refused("+C1a").code, script.refused("+C6b").code} == {"same_team"}
    script.do(f"+{GREEN}")
    assert script.tokens(GREEN) == ["1"]
    assert script.view().phase == "draw"


@pytest.mark.rule("WCG-13", "WCG-14", "WCG-R8")
def test_a_card_that_cannot_be_completed_has_no_first_target() -> None:
    script = started(3, ["1+1", "1+1+1", "2+1"], edition="1974").until("second-groups")
    for row in _open_rows(script):
        if row.name not in ("A1a", "A1b"):
            script.lay(row.name, *["defence"] * row.capacity)
    script.turn_of(0)
    hand = {kind.kind for kind in script.view(0).kinds if kind.hand}
    assert hand == {"1+1", "1+1+1", "2+1"}
    moves = {move.partition(">")[0] for move in script.legal() if ">" in move}
    assert moves == {"1+1", "2+1"}
    assert script.refused("1+1+1>A1a").code == "too_few_targets"
    script.lay("A1b", *["defence"] * script.row("A1b").capacity)
    assert [move for move in script.legal() if move[:4] != "drop"] == []


@pytest.mark.rule("WCG-15", "WCG-R17")
def test_two_attacks_make_a_goal_wherever_they_lie() -> None:
    script = started(3, ["attack"] * 3).play(f"attack>{BLACK}").turn_of(0)
    assert (script.row(BLACK).goals, script.row(BLACK).is_half) == (0, True)
    script.lay(BLACK, "defence").play(f"attack>{BLACK}")
    assert (script.row(BLACK).goals, script.row(BLACK).is_half) == (1, False)


@pytest.mark.rule("WCG-16", "WCG-R7")
def test_defence_is_a_token_or_turns_an_attack_over() -> None:
    script = started(3, ["defence"] * 3).lay(BLACK, "1", "attack").lay(RED, "1")
    assert script.refused(f"defence!{RED}").code == "attacks_only"
    script.play(f"defence!{BLACK}").turn_of(0)
    assert script.tokens(BLACK) == ["1", "attackx"]
    assert (script.row(BLACK).goals, script.row(BLACK).is_half) == (1, False)
    assert script.refused(f"defence!{BLACK}").rule == "WCG-8"  # it cannot be hit again
    script.play(f"defence>{RED}")
    assert script.tokens(RED) == ["1", "defence"]
    assert [token.is_vulnerable for token in script.row(RED).tokens] == [False, False]


@pytest.mark.rule("WCG-17", "WCG-R17")
def test_foul_chain_with_space_and_without() -> None:
    script = started(3, ["foul"] * 3).lay(BLACK, "3")
    script.play(f"foul!{BLACK}", draw="foul").turn_of(0)
    assert script.tokens(BLACK) == ["3x", "2"]
    script.play(f"foul!{BLACK}").turn_of(0)
    assert script.tokens(BLACK) == ["3x", "2x", "1"]
    script.play(f"foul!{BLACK}")
    assert script.tokens(BLACK) == ["3x", "2x", "1x"]
    full = started(3, ["foul"] * 3).lay(BLUE, "1", "1", "3")
    full.play(f"foul!{BLUE}").turn_of(0)
    assert full.tokens(BLUE) == ["1", "1", "2"]
    full.play(f"foul!{BLUE}").turn_of(0).play(f"foul!{BLUE}")
    assert full.tokens(BLUE) == ["1", "1", "1x"]
    assert full.row(BLUE).goals == 2


@pytest.mark.rule("WCG-17", "WCG-18", "WCG-R7", "WCG-R17")
def test_what_foul_and_offside_cannot_hit() -> None:
    script = started(3, ["foul", "offside", "offside"])
    script.lay(BLACK, "attack").lay(RED, "penalty").lay(BLUE, "defence").lay(GREEN, "1x")
    assert [move for move in script.legal() if "!" in move] == [f"offside!{BLACK}"]
    assert script.refused(f"foul!{BLACK}").code == "goals_only"
    for row in (RED, BLUE, GREEN):
        assert script.refused(f"offside!{row}").code == "token_protected"
    script.play(f"offside!{BLACK}")
    assert script.tokens(BLACK) == ["attackx"]
    assert not script.row(BLACK).is_half


@pytest.mark.rule("WCG-18")
def test_offside_hits_goals_as_a_foul_does() -> None:
    script = started(3, ["offside"] * 3).lay(GREEN, "2").play(f"offside!{GREEN}")
    assert script.tokens(GREEN) == ["2x", "1"]


@pytest.mark.rule("WCG-19", "WCG-R16")
def test_penalty_is_rolled_for() -> None:
    script = started(3, ["penalty"] * 3).lay(YELLOW, "1", "1")
    assert script.refused(f"penalty>{YELLOW}").rule == "WCG-2"
    script.do(f"penalty>{BLACK}")
    assert script.view().roll_on == BLACK
    assert script.state.odds() == [1] * 6
    script.play("die:black").turn_of(0)
    assert script.tokens(BLACK) == []
    assert script.view(0).kinds[KINDS.index("penalty")].hand == 2
    script.do(f"penalty>{BLACK}", "die:grey")
    assert script.tokens(BLACK) == ["penalty"]
    assert script.row(BLACK).goals == 1
    assert not script.row(BLACK).tokens[0].is_vulnerable


@pytest.mark.rule("WCG-8")
def test_there_are_eleven_kinds_of_cards_and_78_cards() -> None:
    view = started().view()
    assert [kind.kind for kind in view.kinds] == list(KINDS)
    assert sum(kind.cards for kind in view.kinds) == 78


@pytest.mark.rule("WCG-5", "WCG-R8")
def test_a_card_without_target_is_discarded() -> None:
    script = started(2, ["foul"] * 3, cards=card_set({"foul": 20, "1": 40}))
    assert script.legal() == ["drop:foul"]
    script.do("drop:foul")
    own, other = script.events(0)[-1], script.events(1)[-1]
    assert (getattr(own, "card", None), getattr(other, "card", None)) == ("foul", "")
    assert script.view(1).seats[0].discards == 1
    assert script.view(0).kinds[KINDS.index("foul")].discarded == 1
    assert script.view(1).kinds[KINDS.index("foul")].discarded == 0

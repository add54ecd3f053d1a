"""Test the end of a match, penalties, level coaches, the second match and the places."""

from __future__ import annotations

import pytest

import rimet
from rimet.games.goal_game.events import (
    CardOpened,
    CoachPlaced,
    CupWon,
    FinalReached,
    HalfBegun,
    LotDrawn,
    MatchBegun,
    MatchWon,
    PenaltiesBegun,
    PenaltiesLevel,
    PenaltiesWon,
    PrizePaid,
    TossWon,
)
from rimet.games.goal_game.setup import CARD, END_CARD, SHOT, SHOT_FIRST, SHOT_GOALS, TOSS
from tests.games.goal_game.table import Table


def ended(players: int, goals: dict[tuple[int, int], int]) -> Table:
    """Return a tournament whose first match has just ended with these goals."""
    return Table(players).no_auction().last_card(goals).quiet()


def shoot(table: Table, winner: int) -> Table:
    """Let a coach win the penalties under way: every kick is quiet, then one goal is written."""
    while table.state.phase != CARD:
        if table.state.phase == END_CARD or table.state.to_act < 0:
            table.quiet()
        else:
            table.state.apply(table.state.legal()[0])
    shots = list(table.state.fixture.shots)
    start = (table.state.series - 1) * SHOT
    shots[start + SHOT_GOALS + (shots[start + SHOT_FIRST] != winner)] += 1
    table.change(shots=shots)
    series = table.state.series
    while table.state.is_shooting and table.state.series == series:
        if table.state.to_act < 0:
            table.quiet()
        else:
            table.state.apply(table.state.legal()[0])
    return table


# --- the match


@pytest.mark.rule("GG-18", "GG-21")
def test_two_coaches_play_one_match_decided_by_goals() -> None:
    table = ended(2, {(0, 1): 2, (1, 0): 3})
    assert table.phase() == ("done", rimet.OVER)
    won = table.told(MatchWon)[0]
    assert (won.stage, won.seat, won.goals, won.conceded) == ("final", 1, 3, 2)
    assert [event.half for event in table.told(HalfBegun)] == [1, 2]
    result = table.game.result(table.state)
    assert (result.winner, result.ranking, result.scores) == (1, ((1,), (0,)), (0, 1))
    assert table.view().winner == 1 and table.told(CupWon)[0].seat == 1


@pytest.mark.rule("GG-20", "GG-R7", "GG-R13")
def test_winning_a_match_pays_three_coins() -> None:
    table = ended(4, {(0, 1): 4, (1, 2): 1, (3, 0): 2})
    assert table.coins() == [13, 10, 10, 13]
    assert [event.seat for event in table.told(PrizePaid)] == [0, 3]
    assert {event.seat for event in table.told(FinalReached)} == {0, 3}


@pytest.mark.rule("GG-21", "GG-R6", "GG-R12")
def test_four_coaches_play_a_first_match_then_bronze_then_the_final() -> None:
    table = ended(4, {(0, 1): 4, (1, 0): 1, (2, 1): 1, (3, 0): 2, (3, 2): 1}).no_auction()
    assert [match.stage for match in table.view().matches] == ["first", "bronze", "final"]
    assert [event.stage for event in table.told(MatchBegun)] == ["first", "bronze"]
    assert table.match("bronze").seats == [1, 2] and table.match("final").seats == [0, 3]
    figure = table.view().figure
    assert figure is not None and len(figure.cells) == 10
    assert table.goals() == [0, 0, 0, 0], "goals do not carry over"
    table.last_card({(2, 1): 1}).quiet()
    assert [(event.seat, event.place) for event in table.told(CoachPlaced)] == [(2, 3), (1, 4)]
    assert table.view().stage == "final"
    table.last_card({(0, 3): 1}).quiet()
    assert [coach.place for coach in table.view().coaches] == [1, 4, 3, 2]
    result = table.game.result(table.state)
    assert result.ranking == ((0,), (3,), (2,), (1,)) and result.winner == 0
    assert [(placing.team, placing.place) for placing in result.placings][0] == ("red", 1)


@pytest.mark.rule("GG-21", "GG-R10")
def test_of_three_coaches_all_play_and_one_goes_out() -> None:
    table = ended(3, {(0, 1): 1, (1, 2): 2, (2, 0): 3})
    assert table.match("first").seats == [0, 1, 2]
    assert [coach.place for coach in table.view().coaches] == [3, 0, 0]
    table.no_auction()
    assert table.match("final").seats == [1, 2]
    assert [coach.is_playing for coach in table.view().coaches] == [False, True, True]
    table.last_card({(1, 2): 1}).quiet()
    assert [coach.place for coach in table.view().coaches] == [3, 1, 2]


@pytest.mark.rule("GG-18", "GG-21", "GG-R12")
def test_every_match_has_two_halves_and_begins_clockwise() -> None:
    table = ended(4, {(0, 1): 4, (1, 2): 3}).no_auction()
    table.last_card({(2, 3): 1}).quiet().last_card({(0, 1): 1}).quiet()
    halves = [(event.stage, event.half, event.direction) for event in table.told(HalfBegun)]
    assert halves == [
        (stage, half, direction)
        for stage in ("first", "bronze", "final")
        for half, direction in ((1, "clockwise"), (2, "counter-clockwise"))
    ]


@pytest.mark.rule("GG-22")
def test_the_coach_with_more_goals_begins_the_second_match() -> None:
    table = ended(3, {(0, 1): 1, (1, 2): 2, (2, 0): 3}).no_auction()
    assert table.phase() == ("move", 2)
    table = ended(3, {(0, 1): 1, (1, 2): 4, (2, 0): 3}).no_auction()
    assert table.phase() == ("move", 1)


@pytest.mark.rule("GG-R16", "GG-22")
@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_level_coaches_begin_in_the_circle_after_the_last_attack(dealer: int) -> None:
    table = Table(4, dealer=dealer).no_auction().last_card({(0, 1): 2, (2, 3): 2})
    last = int(table.state.turn)
    table.quiet().no_auction()
    expected = [(last + step) % 4 for step in range(1, 5)]
    assert table.told(MatchBegun)[-1].seat == next(seat for seat in expected if seat in (1, 3))
    table.last_card({(1, 3): 1}).quiet()
    assert table.told(MatchBegun)[-1].seat == next(seat for seat in expected if seat in (0, 2))


# --- penalties


@pytest.mark.rule("GG-19", "GG-R9")
def test_penalties_lie_in_a_row_between_two_open_cards() -> None:
    table = ended(2, {(0, 1): 1, (1, 0): 1})
    assert table.told(PenaltiesBegun) and table.phase() == ("toss", rimet.CHANCE)
    assert table.moves() == ["red", "yellow"] and table.state.odds() == [1, 1]
    table.play("yellow")
    assert table.told(TossWon)[0].seat == 1
    assert table.view().unseen.cards == 64
    table.quiet().quiet()
    figure = table.view().figure
    assert figure is not None and (figure.columns, figure.rows) == (12, 1)
    assert [cell.name for cell in figure.cells if cell.card] == ["A1", "L1"]
    assert table.phase() == ("move", 1)
    assert table.moves() == ["open=B1", "open=K1"]
    penalties = table.view().penalties
    assert penalties is not None and penalties.pair == (1, 0) and table.view().half is None


def kicks(*cards: str, tokens: dict[int, str] | None = None, ends: str = "BBBB BBBB") -> Table:
    """Return penalties of two coaches at the first kick, red to take it."""
    table = Table(2, cards=cards).no_auction().last_card({(0, 1): 1, (1, 0): 1})
    for seat, held in (tokens or {}).items():
        table.give(seat, held)
    table.play("BBBB")
    while table.state.phase != TOSS:
        table.play("pass")
    return table.play(f"red {ends}")


@pytest.mark.rule("GG-19", "GG-R9")
def test_after_equal_kicks_the_leader_wins() -> None:
    table = kicks("RRRR", ends="RRRR BBBB").play("open=B1 RRRR")
    assert table.goals() == [1, 1], "penalties stand beside the score"
    assert table.phase() == ("move", 1), "the other has a kick as well"
    table.play("open=K1 BBBB")
    won = table.told(PenaltiesWon)[0]
    assert (won.seat, won.goals, won.conceded, won.by_lot) == (0, 1, 0, False)
    assert table.phase() == ("done", rimet.OVER)
    shown = table.match("final").penalties[0]
    assert (shown.kicks, shown.goals, shown.winner) == ((1, 1), (1, 0), 0)
    table = kicks("RRRR", ends="RRRR RRRR").play("open=B1 RRRR open=K1 RRRR")
    assert table.phase() == ("move", 0), "one each"


@pytest.mark.rule("GG-19")
def test_in_penalties_middles_are_void() -> None:
    table = kicks("BBBB/own-goal", "BBBB/penalty-kick", "BBBB/timeout")
    table.play("open=B1 BBBB/own-goal open=K1 BBBB/penalty-kick open=C1 BBBB/timeout")
    penalties = table.view().penalties
    assert penalties is not None and penalties.goals == (0, 0)
    assert table.phase() == ("move", 1) and table.cell("D1").against == 0


@pytest.mark.rule("GG-19")
def test_penalties_under_way_show_no_winner_and_no_strike_by_a_middle() -> None:
    table = kicks("BBBB/penalty-kick", tokens={0: "forward"}).play("open=B1 BBBB/penalty-kick")
    assert table.phase() == ("forward", 0)
    penalties, attack = table.view().penalties, table.view().attack
    assert penalties is not None and penalties.winner is None
    assert attack is not None and attack.strikes == []


@pytest.mark.rule("GG-19", "GG-11")
def test_in_penalties_all_sides_of_an_offside_card_are_hoped_for() -> None:
    cell = kicks("RRRR/offside", ends="RRRR/offside BBBB").cell("B1")
    chance = round(7 / (40 + 8 - 2), 3)
    assert [(hope.side, hope.color, hope.chance) for hope in cell.hopes] == [
        ("left", "red", chance)
    ]
    assert cell.expected == chance


@pytest.mark.rule("GG-19", "GG-R5")
def test_penalties_after_a_last_card_of_a_counter_attack_are_kept_and_read_again() -> None:
    table = Table(2, cards=["BBBR"]).no_auction()
    for _half in range(2):
        for name in "A1 B1 C1 D1 E1 E2 D2 C2".split():
            table.play(f"open={name} BBBB")
        table.play("open=B2 BBBR open=A2 BBBB")
    assert table.told(CardOpened)[-1].part == "counter-attack"
    assert table.phase() == ("toss", rimet.CHANCE)
    assert table.game.read(table.game.write(table.state)) == table.state
    assert table.play("red BBBB BBBB open=B1 BBBB").told(CardOpened)[-1].part == "penalty"


@pytest.mark.rule("GG-19")
def test_in_penalties_only_forwards_and_goalkeepers_are_used() -> None:
    table = kicks("RRRR", tokens={0: "forward quarter-back", 1: "goalkeeper quarter-back"})
    table.play("open=B1 RRRR")
    assert table.phase() == ("forward", 0)
    table.play("forward")
    assert table.phase() == ("save", 1)
    table.play("goalkeeper")
    assert table.phase() == ("move", 1), "no counter-attack"
    table.play("open=C1 RRRR")
    assert table.told(PenaltiesWon)[0].seat == 1


@pytest.mark.rule("GG-R9")
def test_level_penalties_are_laid_out_again() -> None:
    table = kicks("RRRR")
    for name in "BCDEFGHIJ":
        table.play(f"open={name}1 BBBB")
    table.play("BBBB")
    assert table.told(PenaltiesLevel) and table.phase() == ("end-card", rimet.CHANCE)
    assert table.play("BBBB BBBB").phase() == ("move", 0)
    penalties = table.view().penalties
    assert penalties is not None and (penalties.layout, penalties.kicks) == (2, (5, 5))


@pytest.mark.rule("GG-R19")
def test_after_twenty_level_rows_a_lot_decides() -> None:
    table = kicks("RRRR")
    while table.view().phase != "penalties-lot":
        if table.state.to_act < 0:
            table.play("BBBB")
        else:
            table.state.apply(table.state.legal()[0])
    assert len(table.told(PenaltiesLevel)) == 20
    assert table.state.odds() == [1, 1]
    won = table.play("yellow").told(PenaltiesWon)[0]
    assert (won.seat, won.by_lot, won.rule) == (1, True, "GG-R19")


# --- level coaches of the first match


@pytest.mark.rule("GG-R6")
def test_a_level_score_that_decides_nothing_leads_to_no_penalties() -> None:
    table = ended(4, {(0, 1): 3, (1, 2): 3, (2, 3): 1, (3, 0): 1})
    assert not table.told(PenaltiesBegun)
    assert {event.seat for event in table.told(FinalReached)} == {0, 1}


@pytest.mark.rule("GG-R6")
def test_two_for_one_place() -> None:
    table = ended(4, {(0, 1): 3, (1, 2): 2, (2, 3): 2, (3, 0): 1})
    begun = table.told(PenaltiesBegun)[0]
    assert (begun.seat, begun.rival_seat) == (1, 2) and not table.told(LotDrawn)
    shoot(table, 2)
    assert {event.seat for event in table.told(FinalReached)} == {0, 2}
    through = [row.seat for row in table.match("first").standings if row.is_through]
    assert through == [0, 2]


@pytest.mark.rule("GG-R6")
def test_three_for_one_place_the_winner_meets_the_third() -> None:
    table = ended(4, {(0, 1): 3, (1, 2): 2, (2, 3): 2, (3, 0): 2})
    assert table.phase() == ("lots", rimet.CHANCE)
    assert table.state.odds() == [0, 1, 1, 1]
    table.play("blue")
    assert (table.told(LotDrawn)[0].seat, table.told(LotDrawn)[0].rival_seat) == (2, None)
    shoot(table, 3)
    begun = [(event.seat, event.rival_seat) for event in table.told(PenaltiesBegun)]
    assert begun == [(1, 3), (2, 3)]
    shoot(table, 2)
    assert {event.seat for event in table.told(FinalReached)} == {0, 2}


@pytest.mark.rule("GG-R6")
@pytest.mark.parametrize("players", [3, 4])
def test_three_for_two_places_the_loser_meets_the_third(players: int) -> None:
    table = ended(players, {(0, 1): 2, (1, 2): 2, (2, 0): 2}).play("red")
    shoot(table, 1)
    begun = [(event.seat, event.rival_seat) for event in table.told(PenaltiesBegun)]
    assert begun == [(1, 2), (0, 2)]
    shoot(table, 0)
    assert {event.seat for event in table.told(FinalReached)} == {0, 1}


@pytest.mark.rule("GG-R6")
def test_four_for_two_places_meet_in_two_pairs() -> None:
    table = ended(4, {})
    assert table.state.odds() == [0, 1, 1, 1], "whom red meets"
    table.play("green")
    shoot(table, 3)
    begun = [(event.seat, event.rival_seat) for event in table.told(PenaltiesBegun)]
    assert begun == [(0, 3), (1, 2)]
    shoot(table, 1)
    assert {event.seat for event in table.told(FinalReached)} == {1, 3}
    assert table.view().auction is not None


@pytest.mark.rule("GG-R6", "GG-19")
def test_a_level_final_is_decided_by_penalties() -> None:
    table = ended(3, {(0, 1): 1, (1, 2): 2, (2, 0): 3}).no_auction()
    table.last_card({(1, 2): 1, (2, 1): 1}).quiet()
    shoot(table, 1)
    assert [coach.place for coach in table.view().coaches] == [3, 1, 2]
    assert table.told(MatchWon)[-1].goals == 1

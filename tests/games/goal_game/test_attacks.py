"""Test attacks: reading a card, strikes, footballers and middles."""

from __future__ import annotations

import pytest

from rimet.games.goal_game.events import (
    GoalScored,
    OffsideCalled,
    OwnGoal,
    StrikeMade,
    StrikeSaved,
    TokenInjured,
)
from tests.games.goal_game.table import Table, begun, card_set


def surrounded(*cards: str) -> Table:
    """Return a half in which B1's neighbours left, right and below are open, all sides red.

    Red is on the move, nobody has scored and nobody could counter-attack so far.
    """
    table = begun("RRRR", *cards)
    table.play("open=A1 RRRR pass open=A2 RRRR pass")
    table.play("open=B2 RRRR pass open=C2 RRRR pass open=C1 RRRR pass")
    rows = [0] * len(table.state.goals)
    table.change(goals=rows)
    return table


# --- strikes


@pytest.mark.rule("GG-11")
@pytest.mark.parametrize(
    ("lies", "opened", "scores"),
    [
        ("BRBB", "BBBR", True),  # red on red: the attacker's own
        ("BYBB", "BBBY", True),  # the opponent's
        ("BGBB", "BBBG", False),  # a colour of nobody here
        ("BRBB", "BBBY", False),  # two different ones
        ("BRBB", "RRRB", False),  # red, but not where they touch
    ],
)
def test_a_junction_of_one_colour_of_the_two_scores(lies: str, opened: str, scores: bool) -> None:
    cards = {min(card[turn:] + card[:turn] for turn in range(4)) for card in (lies, opened)}
    table = begun(*sorted(cards)).play(f"open=A1 {lies}")
    table.play("pass" if table.view().phase == "counter" else "")
    table.play(f"open=B1 {opened}")
    assert table.goals() == ([0, 1] if scores else [0, 0])


@pytest.mark.rule("GG-11", "GG-4")
def test_only_the_colours_of_the_two_count_among_four() -> None:
    table = begun("YYYY", "GGGG", players=4).play("open=A1 GGGG open=B1 GGGG")
    assert table.goals() == [0, 0, 0, 0], "yellow attacks blue; green is neither"
    table = begun("YYYY", players=4).play("open=A1 YYYY pass open=B1 YYYY")
    assert table.goals() == [0, 1, 0, 0]
    duels = table.match("first").duels
    assert (duels[1].seat, duels[1].rival, duels[1].goals) == (1, 2, 1)


@pytest.mark.rule("GG-R3", "GG-8")
def test_every_junction_is_a_strike_read_in_order() -> None:
    table = surrounded()
    assert table.phase() == ("move", 1)
    table.play("open=B1 RRRR")
    assert [event.by for event in table.told(StrikeMade)][-3:] == ["bottom", "left", "right"]
    assert table.goals() == [0, 3]


@pytest.mark.rule("GG-8", "GG-R3")
def test_the_middle_is_read_after_the_top() -> None:
    table = begun("RRRR", "RRRR/penalty-kick").play("open=B1 RRRR pass")
    table.play("open=B2 RRRR/penalty-kick")
    assert [event.by for event in table.told(StrikeMade)] == ["top", "penalty-kick"]
    assert table.goals() == [0, 2]


@pytest.mark.rule("GG-12", "GG-R3", "GG-R4", "GG-2")
def test_at_each_strike_the_defender_may_spend_a_goalkeeper() -> None:
    table = surrounded().give(0, "goalkeeper").play("open=B1 RRRR")
    assert table.phase() == ("save", 0) and table.moves() == ["pass", "goalkeeper"]
    attack = table.view().attack
    assert attack is not None
    assert [strike.state for strike in attack.strikes] == ["now", "coming", "coming"]
    table.play("pass goalkeeper")
    assert table.goals() == [0, 2], "the last one finds no goalkeeper any more"
    assert [event.by for event in table.told(StrikeSaved)] == ["left"]
    assert table.unused(0) == "" and table.view().coaches[0].used.goalkeeper == 1
    attack = table.view().attack
    assert attack is not None
    assert [strike.state for strike in attack.strikes] == ["goal", "saved", "goal"]


@pytest.mark.rule("GG-R4")
def test_nobody_is_asked_without_the_footballer() -> None:
    table = surrounded().give(0, "forward quarter-back").give(1, "goalkeeper")
    table.play("open=B1 RRRR")
    assert table.goals() == [0, 3]
    assert table.phase() == ("counter", 0), "neither a save nor a forward was asked for"


@pytest.mark.rule("GG-12", "GG-R4")
def test_a_forward_finishes_the_attack_and_a_goalkeeper_may_answer() -> None:
    table = begun("RBBB").give(0, "forward forward").give(1, "goalkeeper")
    table.play("open=E1 BBBB")
    assert table.moves() == ["pass", "forward"]
    table.play("forward")
    assert table.phase() == ("save", 1)
    table.play("goalkeeper")
    assert table.goals() == [0, 0] and table.unused(0) == "F"
    assert table.phase() == ("move", 1), "one forward in an attack"
    table.play("open=D1 BBBB open=C1 BBBB forward")
    assert table.goals() == [1, 0] and table.told(GoalScored)[0].by == "forward"


@pytest.mark.rule("GG-R4", "GG-12")
@pytest.mark.parametrize("answer", ["pass", "goalkeeper"])
def test_a_forward_may_follow_a_strike_by_the_side_read_last(answer: str) -> None:
    table = begun("RRRR").give(0, "goalkeeper").give(1, "forward")
    table.play("open=C1 RRRR pass open=B1 RRRR")
    assert table.told(StrikeMade)[-1].by == "right" and table.phase() == ("save", 0)
    assert table.play(answer).phase() == ("forward", 1)


@pytest.mark.rule("GG-R4")
def test_an_offside_does_not_stop_a_forward() -> None:
    table = begun("BBBB/offside").give(0, "forward").play("open=E1 BBBB/offside")
    assert table.phase() == ("forward", 0)
    assert table.play("forward").goals() == [1, 0]


# --- the middle


@pytest.mark.rule("GG-3")
def test_a_penalty_kick_is_a_strike() -> None:
    table = begun("BBBB/penalty-kick").give(1, "goalkeeper")
    table.play("open=E1 BBBB/penalty-kick")
    assert table.phase() == ("save", 1)
    assert table.play("goalkeeper").goals() == [0, 0]


@pytest.mark.rule("GG-R14", "GG-3")
def test_an_own_goal_counts_for_the_opponent_and_no_goalkeeper_stops_it() -> None:
    table = begun("BBBB/own-goal").give(0, "goalkeeper").give(1, "goalkeeper")
    table.play("open=E1 BBBB/own-goal")
    assert table.goals() == [0, 1]
    own = table.told(OwnGoal)[0]
    assert (own.seat, own.goals, own.conceded) == (0, 0, 1)
    assert not table.told(StrikeMade)


@pytest.mark.rule("GG-R14", "GG-4", "GG-R5")
@pytest.mark.parametrize(
    ("moves", "score"),
    [
        ("open=A1 GGGG/own-goal", (0, 1)),  # red attacks yellow
        ("open=A1 RRRR open=B1 GGGG/own-goal", (1, 0)),  # yellow counters
    ],
)
def test_an_own_goal_stands_on_the_scoreboard_of_the_two(
    moves: str, score: tuple[int, int]
) -> None:
    cards = card_set("RRRR", "GGGG/own-goal", filler="GGGG")
    table = Table(3, cards=cards).no_auction().play(moves)
    duels = table.match("first").duels
    assert [duel.halves[0] for duel in duels] == [score, (0, 0), (0, 0)]


@pytest.mark.rule("GG-3", "GG-8")
def test_an_offside_voids_the_sides_not_yet_read() -> None:
    table = surrounded("RRRR/offside").play("open=B1 RRRR/offside")
    assert table.told(OffsideCalled) and table.goals() == [0, 0]
    table = begun("RRRR", "RRRR/offside").play("open=B1 RRRR pass open=B2 RRRR/offside")
    assert table.goals() == [0, 1], "the top was read before"


@pytest.mark.rule("GG-8", "GG-3")
def test_the_view_of_an_offside_shows_the_strike_by_the_top_and_no_other() -> None:
    table = begun("RRRR", "RRRR/offside")
    table.play("open=B1 RRRR pass open=A1 RRRR pass open=A2 RRRR pass").give(0, "goalkeeper")
    table.play("open=B2 RRRR/offside")
    for state, answer in (("now", "goalkeeper"), ("saved", "")):
        attack = table.view().attack
        assert attack is not None
        shown = [(strike.by, strike.color, strike.state) for strike in attack.strikes]
        assert shown == [("top", "red", state)], "the left side touches red, and is void"
        table.play(answer)


@pytest.mark.rule("GG-20", "GG-3", "GG-R24")
def test_a_timeout_sells_footballers_at_one_coin_each() -> None:
    table = begun("BBBB/timeout").change(coins=[10, 10]).play("open=E1 BBBB/timeout")
    assert table.phase() == ("timeout", 0)
    assert table.moves() == ["pass", "buy=forward", "buy=goalkeeper", "buy=quarter-back"]
    table.play("buy=forward buy=forward")
    assert table.phase() == ("timeout", 0) and table.coins() == [8, 10]
    table.play("buy=goalkeeper")
    assert table.unused(0) == "FFG" and table.view().bank.forward == 4
    assert table.phase() == ("forward", 0), "three, and the attack goes on"


@pytest.mark.rule("GG-R24", "GG-20")
def test_a_timeout_is_not_offered_without_coins_room_or_bank() -> None:
    assert begun("BBBB/timeout").change(coins=[0, 9]).play("open=E1 BBBB/timeout").phase()[1] == 1
    table = begun("BBBB/timeout").give(0, "goalkeeper goalkeeper quarter-back")
    assert table.play("open=E1 BBBB/timeout").phase() == ("move", 1)
    tokens = "[[bank]]\ncoaches = 2\nforward = 0\ngoalkeeper = 0\nquarter_back = 0\n"
    table = Table(2, cards=["BBBB/timeout"], tokens=tokens)
    assert table.play("open=E1 BBBB/timeout").phase() == ("move", 1)
    table = begun("BBBB/timeout").change(coins=[1, 10]).play("open=E1 BBBB/timeout buy=goalkeeper")
    assert table.coins() == [0, 10] and table.phase() == ("move", 1)


@pytest.mark.rule("GG-20", "GG-3", "GG-R24")
def test_a_transfer_sells_one_footballer_or_swaps_one() -> None:
    table = begun("BBBB/transfer").give(0, "goalkeeper").play("open=E1 BBBB/transfer")
    assert table.phase() == ("transfer", 0)
    buys = ["buy=forward", "buy=goalkeeper", "buy=quarter-back"]
    swaps = ["swap=goalkeeper>forward", "swap=goalkeeper>quarter-back"]
    assert table.moves() == ["pass", *buys, *swaps]
    table.play("swap=goalkeeper>quarter-back")
    bank = table.view().bank
    assert table.unused(0) == "Q" and (bank.goalkeeper, bank.quarter_back) == (5, 4)
    assert table.coins() == [10, 10] and table.phase() == ("move", 1)
    table.play("open=D1 BBBB/transfer buy=goalkeeper")
    assert table.coins() == [10, 9] and table.unused(1) == "G"
    assert table.phase() == ("move", 0), "one only"


@pytest.mark.rule("GG-R24")
def test_with_three_footballers_a_transfer_only_swaps() -> None:
    table = begun("BBBB/transfer").give(0, "goalkeeper goalkeeper quarter-back")
    table.play("open=E1 BBBB/transfer")
    assert not any(move.startswith("buy") for move in table.moves())
    assert "swap=goalkeeper>forward" in table.moves()


@pytest.mark.rule("GG-3", "GG-R20")
def test_an_injury_costs_a_footballer_of_ones_choice() -> None:
    table = begun("BBBB/injury").give(0, "goalkeeper quarter-back").play("open=E1 BBBB/injury")
    assert table.phase() == ("injury", 0)
    assert table.moves() == ["lose=goalkeeper", "lose=quarter-back"]
    assert table.play("lose=goalkeeper").unused(0) == "Q"
    assert table.view().bank.goalkeeper == 4, "lost, not back in the bank"
    table.play("open=D1 BBBB/injury")
    assert table.told(TokenInjured)[-1].kind is None, "yellow has nobody to lose"
    table.play("open=C1 BBBB/injury")
    assert table.told(TokenInjured)[-1].kind == "quarter-back", "no choice, not asked"


@pytest.mark.rule("GG-3", "GG-R13")
def test_a_sponsor_pays_a_coin() -> None:
    table = begun("BBBB/sponsor").play("open=E1 BBBB/sponsor open=D1 BBBB/sponsor")
    assert table.coins() == [11, 11], "coins are unlimited"

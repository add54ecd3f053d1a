"""Test the auction: nominations, bids, passes, who may buy, and when it is over."""

from __future__ import annotations

import pytest

from rimet.games.goal_game.events import AuctionBegun, AuctionEnded, TokenSold
from rimet.games.goal_game.setup import FIRST
from tests.games.goal_game.table import Table, card_counts


@pytest.mark.rule("GG-1")
def test_every_coach_has_a_colour_and_ten_coins() -> None:
    coaches = Table(4).view().coaches
    assert [coach.color for coach in coaches] == ["red", "yellow", "blue", "green"]
    assert [coach.coins for coach in coaches] == [10] * 4
    assert [coach.color for coach in Table(2).view().coaches] == ["red", "yellow"]


@pytest.mark.rule("GG-2")
def test_sixteen_footballers_wait_in_the_bank() -> None:
    bank = Table(4).view().bank
    assert (bank.forward, bank.goalkeeper, bank.quarter_back) == (6, 5, 5)


@pytest.mark.rule("GG-5")
def test_the_highest_bidder_pays_and_takes_the_footballer() -> None:
    table = Table(3).play("forward=2 bid=3 pass bid=5 pass pass")
    assert table.told(TokenSold)[0].seat == 0
    assert table.coins() == [5, 10, 10]
    assert [table.unused(seat) for seat in range(3)] == ["F", "", ""]
    assert table.view().bank.forward == 5


@pytest.mark.rule("GG-5", "GG-R1")
def test_bids_rise_and_never_exceed_the_coins_held() -> None:
    table = Table(2)
    assert table.moves()[:4] == ["pass", "forward=1", "forward=2", "forward=3"]
    assert len(table.moves()) == 1 + 3 * 10
    table.play("goalkeeper=7")
    assert table.moves() == ["pass", "bid=8", "bid=9", "bid=10"]
    table.change(coins=[10, 8])
    assert table.moves() == ["pass", "bid=8"]


@pytest.mark.rule("GG-R1")
def test_whoever_cannot_raise_is_not_asked() -> None:
    table = Table(3).change(coins=[10, 4, 10]).play("forward=4")
    assert table.phase() == ("raise", 2)
    table = Table(2).change(coins=[10, 4]).play("forward=4")
    assert table.told(TokenSold)[0].seat == 0, "sold at once"


@pytest.mark.rule("GG-R1", "GG-R17")
def test_the_coach_left_of_the_dealer_begins_and_the_next_to_the_left_follows() -> None:
    table = Table(3)
    assert table.phase() == ("nominate", 0)
    table.play("forward=1 pass bid=2 pass pass")
    assert table.told(TokenSold)[0].seat == 2
    assert table.phase() == ("nominate", 1), "left of who nominated, not of who bought"
    table.play("pass")
    assert table.phase() == ("nominate", 2)
    assert Table(3, dealer=0).phase() == ("nominate", 1)


@pytest.mark.rule("GG-R1", "GG-5")
def test_three_unused_footballers_or_no_coin_leave_a_coach_out() -> None:
    table = Table(4).give(1, "forward forward goalkeeper").change(coins=[10, 10, 0, 10])
    assert table.view().auction is not None
    assert table.play("quarter-back=1").phase() == ("raise", 3)
    auction = table.view().auction
    assert auction is not None and auction.buyers == [0, 3]
    assert table.play("pass").phase() == ("nominate", 3)


@pytest.mark.rule("GG-R1")
def test_one_who_passed_may_bid_later() -> None:
    table = Table(2).play("pass forward=1")
    assert table.phase() == ("raise", 0)
    assert table.play("bid=2 pass").unused(0) == "F"


@pytest.mark.rule("GG-R23")
def test_a_pass_is_not_final_while_somebody_raises() -> None:
    table = Table(3).play("forward=1 pass bid=2")
    assert table.phase() == ("raise", 0)
    table.play("pass")
    assert table.phase() == ("raise", 1), "asked again after the raise"
    auction = table.view().auction
    assert auction is not None
    assert (auction.kind, auction.bid, auction.bidder) == ("forward", 2, 2)
    assert (auction.nominator, auction.passed) == (0, [0])
    assert table.play("bid=9 pass pass").unused(1) == "F"


def passed(table: Table) -> list[int]:
    """Return who is shown to have passed."""
    auction = table.view().auction
    assert auction is not None
    return auction.passed


@pytest.mark.rule("GG-R1", "GG-R23")
def test_whoever_was_not_asked_to_raise_has_not_passed() -> None:
    table = Table(4).change(coins=[10, 2, 10, 10]).play("forward=2")
    assert table.phase() == ("raise", 2)
    assert passed(table) == [], "the yellow coach has too few coins to be asked"
    assert passed(table.play("pass")) == [2]
    table = Table(4).give(1, "forward goalkeeper goalkeeper").play("forward=2")
    assert table.phase() == ("raise", 2)
    assert passed(table) == [], "the yellow coach has three"


@pytest.mark.rule("GG-R1")
def test_whoever_was_not_asked_to_put_one_up_has_not_passed() -> None:
    table = Table(4).change(coins=[10, 0, 10, 10]).play("pass")
    assert table.phase() == ("nominate", 2)
    assert passed(table) == [0], "the yellow coach has no coin and is left out"
    assert passed(table.play("pass")) == [0, 2]


@pytest.mark.rule("GG-R1", "GG-5")
def test_the_auction_ends_when_all_pass_in_a_row() -> None:
    table = Table(3).play("pass pass forward=1 pass pass")
    auction = table.view().auction
    assert auction is not None and auction.passed == [], "a sale begins the row anew"
    table.play("pass pass")
    auction = table.view().auction
    assert auction is not None and auction.passed == [0, 1]
    table.play("pass")
    assert table.told(AuctionEnded)[0].tokens == 15
    assert table.phase() == ("move", 0)
    assert table.view().bank.goalkeeper == 5, "put aside, not gone"


@pytest.mark.rule("GG-R1")
def test_the_auction_ends_when_nobody_is_left_to_sell() -> None:
    tokens = "[[bank]]\ncoaches = 2\nforward = 1\ngoalkeeper = 0\nquarter_back = 0\n"
    table = Table(2, tokens=tokens)
    assert table.moves() == ["pass", *(f"forward={bid}" for bid in range(1, 11))]
    table.play("forward=1 pass")
    assert table.phase() == ("move", 0)
    assert Table(2, tokens=tokens.replace("1", "0")).phase() == ("move", 0), "no auction at all"


@pytest.mark.rule("GG-R1")
def test_the_auction_ends_when_nobody_may_buy_more() -> None:
    table = Table(2).change(coins=[1, 1]).play("forward=1 goalkeeper=1")
    assert table.phase() == ("move", 0)
    table = Table(2).give(0, "forward goalkeeper").give(1, "forward goalkeeper quarter-back")
    assert table.play("forward=2").phase() == ("move", 0), "both have three"


@pytest.mark.rule("GG-R8", "GG-R22")
def test_between_the_matches_the_bank_is_auctioned_among_those_still_playing() -> None:
    table = Table(3).play("forward=1 pass pass").no_auction()
    table.last_card({(2, 0): 3, (1, 2): 2}).quiet()
    assert table.told(AuctionBegun)[-1].number == 2
    assert table.phase() == ("nominate", 1), "the red coach is out"
    auction = table.view().auction
    assert auction is not None and (auction.number, auction.buyers) == (2, [1, 2])
    assert table.moves()[-1] == "quarter-back=13", "with the prize"
    assert table.play("forward=1").phase() == ("raise", 2)


@pytest.mark.rule("GG-20", "GG-R13", "GG-R1")
def test_what_sponsors_pay_in_both_halves_can_be_bid_at_once() -> None:
    table = Table(3, cards=card_counts({"GGGG": 40, "GGGG/sponsor": 3})).no_auction()
    goals = [0] * len(table.state.goals)
    goals[1], goals[3 + 2] = 2, 1  # red against yellow, yellow against blue
    table.change(goals=goals)
    while table.state.stage == FIRST:
        moves = table.moves()
        is_paid = table.state.turn == 0 and "GGGG/sponsor" in moves
        table.play("GGGG/sponsor" if is_paid else moves[0])
    assert table.phase() == ("nominate", 0)
    assert table.coins()[0] == 10 + 2 * 3 + 3
    kinds = ("forward", "goalkeeper", "quarter-back")
    offers = [f"{kind}={bid}" for kind in kinds for bid in range(1, 20)]
    assert table.moves() == ["pass", *offers]


@pytest.mark.rule("GG-R8")
def test_unused_footballers_are_kept_and_used_ones_are_gone() -> None:
    table = Table(3).no_auction().last_card({(2, 0): 3, (1, 2): 2})
    used = [0, 0, 0, 1, 0, 0, 0, 0, 0]
    table.change(used=used, bank=[5, 5, 5]).give(2, "goalkeeper").quiet()
    assert table.unused(2) == "G"
    view = table.view()
    assert (view.bank.forward, view.bank.goalkeeper) == (5, 4)
    assert view.coaches[1].used.forward == 1

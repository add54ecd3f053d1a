"""Test what holds for matches of one game in a row."""

from rimet.kernel.game import next_dealer


def test_the_deal_moves_on_and_comes_round() -> None:
    assert [next_dealer(dealer, 3) for dealer in range(3)] == [1, 2, 0]

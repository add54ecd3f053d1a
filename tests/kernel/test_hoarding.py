"""Test dealing anew after sensible play: seats hoard, never discard, and draw every card.

Almost every guess is impossible then, and hardly any small change leads to another possible one.
"""

from __future__ import annotations

from collections import Counter

import pytest

from rimet import SPECTATOR, Rng
from rimet.kernel.exchanges import exchange_cards
from rimet.kernel.joining import join
from rimet.kernel.restock import (
    JOININGS,
    MOST_CHANGES,
    changes_for,
    deal_present,
    deals_of,
    redeal_stock,
    write,
)
from rimet.kernel.stock import REMOVED, Stock, new_stock
from rimet.kernel.stock import SHUFFLED as SHUFFLE
from rimet.kernel.stock import WHAT_SHIFT as SHIFT
from rimet.kernel.stories import Stories
from tests.sampling import SAMPLED

from .chance import follows, surprise
from .shuffles import World, random_history, seen_by, stock_of, tracked, turns, world_of
from .test_restock import known_to

DEALS = 60 if SAMPLED else 1500
NEARLY_ALWAYS = 90

SCRIPTS = {
    "three seats": turns((3, 3, 3, 3), 3, 3, [3, 3, 3], 99),
    "six kinds": turns((2, 2, 2, 2, 2, 2), 3, 3, [3, 3, 3, 3], 99),
    "two seats": turns((2, 2, 2, 2, 2), 2, 3, [4, 4, 4, 4], 99),
    "four seats": turns((4, 3, 3, 3), 4, 2, [5, 5, 5], 99),
}
CASES = [(name, viewer, seed) for name in SCRIPTS for viewer in (SPECTATOR, 0) for seed in (5, 6)]


@pytest.mark.parametrize(("name", "viewer", "seed"), CASES)
def test_redeal_follows_the_exact_law(name: str, viewer: int, seed: int) -> None:
    script, rng = SCRIPTS[name], Rng(seed)
    kinds = random_history(script, rng, NEARLY_ALWAYS)
    law = tracked(script, seen_by(script, kinds, viewer))
    truth = stock_of(script, kinds)
    found: Counter[World] = Counter()
    for _ in range(DEALS):
        stock = truth.clone()
        redeal_stock(stock, viewer, rng)
        found[world_of(stock)] += 1
    assert follows(found, law), surprise(found, law)


def test_a_first_guess_alone_does_not_follow_the_law() -> None:
    """What exchanges are for: the test above tells a guess from a deal."""
    script, rng = SCRIPTS["three seats"], Rng(5)
    kinds = random_history(script, rng, NEARLY_ALWAYS)
    law = tracked(script, seen_by(script, kinds, 0))
    truth = stock_of(script, kinds)
    found: Counter[World] = Counter()
    for _ in range(600):
        stock = truth.clone()
        write(stock, Stories(deals_of(stock, join(stock, 0, JOININGS, rng), rng)), rng)
        found[world_of(stock)] += 1
    assert set(found) <= set(law)
    assert not follows(found, law)


# --- work

FULL = [4, 8, 16, 4, 6, 4, 10, 10, 6, 5, 5]


def hoarded(seats: int, rng: Rng, parts: tuple[int, ...]) -> Stock:
    """Return a stock of 78 cards after rounds that each draw such a part of the deck.

    Every seat plays the card that is worth least to it, and every seat values cards in its own
    order; nothing is discarded.
    """
    stock = new_stock(seats, FULL)
    worth = [[rng.below(1000) for _ in FULL] for _ in range(seats)]
    seat = 0
    for number, part in enumerate(parts):
        if number:
            stock.shuffle()
        for each in range(seats):
            while stock.hand_size(each) < 3:
                stock.draw(each, stock.sample_draw(rng))
        stock.set_deck(stock.pool_size() // part)
        while stock.has_deck():
            hand = [kind for kind in range(len(FULL)) if stock.held(seat, kind)]
            stock.play(seat, min(hand, key=worth[seat].__getitem__))
            stock.draw(seat, stock.sample_draw(rng))
            seat = (seat + 1) % seats
    return stock


@pytest.mark.parametrize("seats", [2, 4, 9, 16])
@pytest.mark.parametrize("parts", [(1, 1, 1, 1), (1, 1, 2, 4, 6)])
def test_the_work_is_bounded(seats: int, parts: tuple[int, ...]) -> None:
    rng = Rng(1986)
    stock = hoarded(seats, rng, parts)
    for viewer in (SPECTATOR, 0):
        stays = join(stock, viewer, JOININGS, rng)
        assert stays.rooms.short == 0, "a first guess is found"
        assert stays.steps < JOININGS
        deals = deals_of(stock, stays, rng)
        assert len(deals.slots) == 3 * len(parts) * (seats - (viewer == 0))
        exchange_cards(Stories(deals), changes_for(deals), rng)
        assert 0 < deals.steps <= MOST_CHANGES


def test_the_work_is_bounded_where_no_first_guess_is_found() -> None:
    """Seven rounds that draw every card leave next to nothing possible."""
    rng = Rng(1986)
    stock = hoarded(9, rng, (1, 1, 1, 1, 1, 1, 1))
    for viewer in (SPECTATOR, 0):
        stays = join(stock, viewer, 500, rng)
        assert stays.rooms.short > 0
        assert stays.steps == 500


def test_nothing_is_changed_before_the_first_shuffle() -> None:
    stock = hoarded(3, Rng(1), (1,))
    stays = join(stock, SPECTATOR, JOININGS, Rng(1))
    deals = deals_of(stock, stays, Rng(1))
    exchange_cards(Stories(deals), changes_for(deals), Rng(1))
    assert (stays.steps, deals.steps) == (0, 0)


# --- the last resort


def given_up(stock: Stock, viewer: int, seed: int) -> Stock:
    """Return the stock dealt anew by a search that may not change its first guess at all."""
    dealt, rng = stock.clone(), Rng(seed)
    stays = join(dealt, viewer, 0, rng)
    assert stays.rooms.short > 0, "the first guess takes a card that is not there"
    deal_present(dealt, stays, rng)
    return dealt


def lying(stock: Stock, kind: int) -> int:
    """Count the cards of a kind that lie on the table in this round."""
    exits = [line for line in stock.log if line >> SHIFT not in (0, REMOVED, SHUFFLE)]
    return sum(line & 255 == kind for line in exits)


@pytest.mark.parametrize("seats", [4, 9, 16])
def test_where_no_guess_is_found_the_present_round_is_right(seats: int) -> None:
    stock = hoarded(seats, Rng(1982), (1, 1, 1, 2))
    for viewer in (SPECTATOR, 0):
        dealt = given_up(stock, viewer, 7)
        assert known_to(dealt, viewer) == known_to(stock, viewer)
        for kind, count in enumerate(FULL):
            held = [dealt.held(seat, kind) for seat in range(seats)]
            assert min(held) >= 0 and dealt.pool[kind] >= 0
            assert sum(held) + dealt.pool[kind] + lying(dealt, kind) == count


def test_where_no_guess_is_found_the_truth_is_not_told() -> None:
    stock = hoarded(4, Rng(1982), (1, 1, 1, 2))
    twin = stock.clone()
    redeal_stock(twin, 0, Rng(1))
    assert twin.pack() != stock.pack()
    assert given_up(twin, 0, 7).pack() == given_up(stock, 0, 7).pack()
    assert given_up(given_up(stock, 0, 8), 0, 7).pack() == given_up(stock, 0, 7).pack()


def test_a_world_that_was_given_up_can_be_dealt_anew_for_anybody() -> None:
    stock = given_up(hoarded(4, Rng(1982), (1, 1, 1, 2)), 0, 7)
    for viewer in (1, SPECTATOR, 2, 3, 0):
        before = known_to(stock, viewer)
        redeal_stock(stock, viewer, Rng(viewer + 2))
        assert known_to(stock, viewer) == before
        assert [sum(stock.hands[11 * seat : 11 * seat + 11]) for seat in range(4)] == [3] * 4

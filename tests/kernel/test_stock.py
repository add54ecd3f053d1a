"""Test the stock: what its operations do, what a clone shares, and what pack holds."""

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rimet import Rng
from rimet.kernel.counts import cells
from rimet.kernel.facts import stock as stock_fact
from rimet.kernel.restock import redeal_stock
from rimet.kernel.stock import Stock, new_stock, unpack_stock

from .chance import follows

COUNTS = [3, 2, 2]


def cards_in(stock: Stock) -> list[int]:
    """Count all cards that are in pool and hands, by kind."""
    kinds = int(stock.kinds)
    hands = list(stock.hands)
    return [
        stock.pool[kind] + sum(hands[start + kind] for start in range(0, len(hands), kinds))
        for kind in range(kinds)
    ]


def test_a_new_stock_is_all_deck() -> None:
    stock = new_stock(2, COUNTS)
    assert (stock.left, stock.pool_size(), stock.draw_odds()) == (7, 7, COUNTS)
    assert [stock.hand_size(seat) for seat in (0, 1)] == [0, 0]
    assert stock.has_deck()


def test_a_draw_moves_a_card_from_the_deck_to_a_hand() -> None:
    stock = new_stock(2, COUNTS)
    stock.draw(1, 2)
    assert (stock.left, stock.pool_size(), stock.draw_odds()) == (6, 6, [3, 2, 1])
    assert [stock.held(1, kind) for kind in range(3)] == [0, 0, 1]
    assert [stock.hand_size(seat) for seat in (0, 1)] == [0, 1]


def test_sampled_draws_follow_the_odds() -> None:
    stock = new_stock(1, [5, 0, 3])
    rng = Rng(4)
    found = Counter(int(stock.sample_draw(rng)) for _ in range(4000))
    assert follows(found, {0: Fraction(5, 8), 2: Fraction(3, 8)})


def test_what_leaves_a_hand_lies_until_the_next_shuffle() -> None:
    stock = new_stock(2, COUNTS)
    for kind in (0, 1, 2):
        stock.draw(0, kind)
    stock.draw(1, 0)
    stock.play(0, 1)
    stock.discard(0, 2)
    assert (stock.opened(1), stock.opened(2)) == (1, 0)
    assert (stock.discards(0), stock.discards(1)) == (1, 0)
    assert (stock.discarded(0, 2), stock.discarded(0, 1), stock.discarded(1, 2)) == (1, 0, 0)
    assert stock.draw_odds() == [1, 1, 1]
    stock.shuffle()
    assert stock.draw_odds() == [1, 2, 2], "all but the hands"
    assert (stock.left, stock.pool_size()) == (5, 5)
    assert (stock.opened(1), stock.discards(0)) == (0, 0)
    assert [stock.hand_size(seat) for seat in (0, 1)] == [1, 1], "hands stay"


def test_a_removed_card_never_comes_back() -> None:
    stock = new_stock(1, COUNTS)
    stock.draw(0, 2)
    stock.remove(0, 2)
    assert (stock.hand_size(0), stock.opened(2), stock.draw_odds()) == (0, 0, [3, 2, 1])
    stock.shuffle()
    assert stock.draw_odds() == [3, 2, 1]
    stock.shuffle()
    assert stock.draw_odds() == [3, 2, 1]


def test_a_hand_given_back_returns_with_the_next_shuffle() -> None:
    stock = new_stock(2, COUNTS)
    for kind in (0, 0, 1):
        stock.draw(0, kind)
    stock.draw(1, 2)
    stock.give_back(0)
    assert (stock.hand_size(0), stock.hand_size(1)) == (0, 1)
    assert stock.draw_odds() == [1, 1, 1], "it cannot be drawn in this round"
    assert stock.discards(0) == 0, "nobody has chosen to discard it"
    stock.shuffle()
    assert stock.draw_odds() == [3, 2, 1]
    stock.give_back(0)
    assert stock.hand_size(0) == 0, "an empty hand changes nothing"


def test_a_deck_may_be_a_part_of_the_pool() -> None:
    stock = new_stock(2, COUNTS)
    stock.shuffle()
    stock.draw(0, 0)
    assert stock.left == 6, "hands are filled from the whole pool"
    stock.set_deck(2)
    assert (stock.left, stock.pool_size()) == (2, 6)
    assert stock.draw_odds() == [2, 2, 2], "any card of the pool may be in the deck"
    stock.draw(1, 1)
    stock.draw(1, 2)
    assert (stock.left, stock.has_deck(), stock.pool_size()) == (0, False, 4)
    stock.shuffle()
    assert (stock.left, stock.has_deck()) == (4, True)


# --- what a viewer sees

SEEN = (
    *(("hand", 3), ("hand_sizes", 2), ("deck_size", 1), ("opened", 3)),
    *(("discarded", 3), ("discards", 2), ("in_play", 3)),
)


def seen_by(stock: Stock, viewer: int) -> dict[str, list[int]]:
    """Return what a viewer sees of a stock of two seats, by name, after a cell that was there."""
    row = list(stock.observe(cells([7]), viewer))
    assert row.pop(0) == 7
    return {name: [row.pop(0) for _ in range(size)] for name, size in SEEN} | {"rest": row}


def watched() -> Stock:
    """Return a stock in which everything has happened, before a shuffle and after it."""
    stock = new_stock(2, [4, 4, 4])
    for seat, kind in ((0, 0), (0, 1), (1, 2), (1, 1), (1, 0)):
        stock.draw(seat, kind)
    stock.play(0, 0)
    stock.discard(1, 1)
    stock.shuffle()
    for seat, kind in ((0, 2), (0, 2), (0, 0), (1, 1), (1, 2)):
        stock.draw(seat, kind)
    stock.play(0, 2)
    stock.play(1, 2)
    stock.remove(0, 0)
    stock.discard(0, 2)
    stock.discard(1, 0)
    stock.set_deck(3)
    return stock


def test_a_viewer_sees_its_cards_what_lies_open_and_how_many_there_are() -> None:
    common = {"hand_sizes": [1, 2], "deck_size": [3], "opened": [0, 0, 2], "discards": [1, 1]}
    common |= {"in_play": [3, 4, 4], "rest": []}
    stock = watched()
    assert seen_by(stock, 0) == common | {"hand": [0, 1, 0], "discarded": [0, 0, 1]}
    assert seen_by(stock, 1) == common | {"hand": [0, 1, 1], "discarded": [1, 0, 0]}
    assert seen_by(stock, -1) == common | {"hand": [0, 0, 0], "discarded": [0, 0, 0]}


def test_a_viewer_sees_what_the_declaration_says() -> None:
    sights = stock_fact(seats="2", counts="[4, 4, 4]").sights
    assert tuple((name, eval(str(size))) for name, size, _lowest, _highest in sights) == SEEN


@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_a_viewer_sees_nothing_of_what_is_hidden(viewer: int) -> None:
    stock = watched()
    before, hidden = seen_by(stock, viewer), set()
    for seed in range(20):
        redeal_stock(stock, viewer, Rng(seed))
        assert seen_by(stock, viewer) == before
        hidden.add(tuple(map(tuple, stock.pack())))
    assert len(hidden) > 1


# --- copies and positions

Moves = list[tuple[str, int]]
WHAT = ["draw", "draw", "draw", "play", "discard", "remove", "give_back", "shuffle"]
MOVES = st.lists(st.tuples(st.sampled_from(WHAT), st.integers(0, 2)), max_size=60)


def carry_out(stock: Stock, moves: Moves, rng: Rng) -> None:
    """Do what is possible of some moves, with cards by chance."""
    for what, seat in moves:
        if what == "draw":
            if stock.has_deck():
                stock.draw(seat, stock.sample_draw(rng))
        elif what == "shuffle":
            stock.shuffle()
            stock.set_deck((stock.pool_size() + 1) // 2)
        elif what == "give_back":
            stock.give_back(seat)
        elif stock.hand_size(seat):
            hand = [kind for kind in range(int(stock.kinds)) for _ in range(stock.held(seat, kind))]
            kind = hand[rng.below(len(hand))]
            {"play": stock.play, "discard": stock.discard, "remove": stock.remove}[what](seat, kind)


@given(MOVES, MOVES, st.integers(0, 2**32))
def test_a_clone_is_independent(first: Moves, second: Moves, seed: int) -> None:
    stock = new_stock(3, [4, 3, 2])
    carry_out(stock, first, Rng(seed))
    before = stock.pack()
    clone = stock.clone()
    assert clone.pack() == before
    carry_out(clone, second, Rng(seed + 1))
    assert stock.pack() == before
    after = clone.pack()
    carry_out(stock, second, Rng(seed + 2))
    assert clone.pack() == after
    again = unpack_stock(3, [4, 3, 2], before)
    carry_out(again, second, Rng(seed + 1))
    assert again.pack() == after, "a clone goes on as the stock would"


@given(MOVES, st.integers(0, 2**32))
def test_unpack_is_the_inverse_of_pack(moves: Moves, seed: int) -> None:
    stock = new_stock(3, [4, 3, 2])
    carry_out(stock, moves, Rng(seed))
    again = unpack_stock(3, [4, 3, 2], stock.pack())
    assert again.pack() == stock.pack()
    for name in ("cards", "sizes", "past", "log"):
        assert list(getattr(again, name)) == list(getattr(stock, name)), name
    assert (again.pooled, again.kinds) == (stock.pooled, stock.kinds)


@given(MOVES, st.integers(0, 2**32))
def test_no_card_is_lost(moves: Moves, seed: int) -> None:
    stock = new_stock(3, [4, 3, 2])
    carry_out(stock, moves, Rng(seed))
    stock.shuffle()
    assert cards_in(stock) == list(stock.cards)
    removed = sum(line >> 14 == 2 for line in stock.past)
    assert sum(stock.cards) == 9 - removed
    assert min([0, *stock.pool, *stock.hands]) == 0
    assert [sum(stock.hands[3 * seat : 3 * seat + 3]) for seat in range(3)] == list(stock.sizes)


def packed() -> list[list[int]]:
    """Return a stock with a history, packed."""
    stock = new_stock(2, COUNTS)
    stock.draw(0, 0)
    stock.draw(1, 1)
    stock.play(1, 1)
    stock.shuffle()
    stock.draw(1, 2)
    return stock.pack()


@pytest.mark.parametrize(
    ("field", "index", "value"),
    [
        (0, 0, 2),  # a hand that the log does not give
        (1, 1, 1),  # a pool that the log does not leave
        (2, 0, 3),  # no such kind
        (2, 0, 2 << 8),  # no such seat
        (2, 1, 1 << 8 | 2),  # what was played was never drawn
        (2, 3, 5 << 14 | 1),  # no shuffle is told so
        (2, 2, 6 << 14),  # nothing that can happen
        (2, 2, -1),
        (3, 0, 6),  # more left than there is
        (3, 0, -1),
    ],
)
def test_a_stock_that_cannot_be_is_refused(field: int, index: int, value: int) -> None:
    lists = packed()
    unpack_stock(2, COUNTS, lists)
    lists[field][index] = value
    with pytest.raises(ValueError):
        unpack_stock(2, COUNTS, lists)


def test_a_card_drawn_twice_is_refused() -> None:
    lists = packed()
    lists[2] += [0, 0, 0]
    lists[0][0] += 3
    lists[1][0] -= 3
    with pytest.raises(ValueError):
        unpack_stock(2, COUNTS, lists)

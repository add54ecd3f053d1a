"""Hands as whole numbers: every sum over all kinds at once, against counting one by one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rimet.kernel.hands import KINDS, MOST_HELD
from rimet.kernel.ledger import Ledger, new_ledger, unpack_ledger

SEATS = 3
MANY = 3 * KINDS - 1  # kinds that fill two numbers and most of a third


@st.composite
def cards_in_hands(draw: st.DrawFn) -> tuple[int, list[list[int]]]:
    """Return a number of kinds, and the kinds of the cards that each seat holds."""
    kinds = draw(st.sampled_from([1, 2, 12, KINDS, KINDS + 1, MANY]))
    hand = st.lists(st.integers(0, kinds - 1), max_size=MOST_HELD)
    return kinds, draw(st.lists(hand, min_size=SEATS, max_size=SEATS))


def ledger_with(kinds: int, hands: list[list[int]]) -> Ledger:
    """Return a ledger whose seats hold these cards."""
    ledger = new_ledger(kinds, len(hands), [0] * kinds)
    for seat, hand in enumerate(hands):
        for kind in hand:
            ledger.put(seat, kind)
    return ledger


@given(cards_in_hands())
def test_hands_hold_what_was_put_there(dealt: tuple[int, list[list[int]]]) -> None:
    kinds, hands = dealt
    ledger = ledger_with(kinds, hands)
    assert ledger.seats() == SEATS
    for seat, hand in enumerate(hands):
        assert ledger.hand(seat) == [hand.count(kind) for kind in range(kinds)]
        assert ledger.hand_size(seat) == len(hand)


@given(cards_in_hands())
def test_kinds_are_counted_and_found_in_order(dealt: tuple[int, list[list[int]]]) -> None:
    kinds, hands = dealt
    ledger = ledger_with(kinds, hands)
    for seat, hand in enumerate(hands):
        various = sorted(set(hand))
        assert ledger.kinds_held(seat) == len(various)
        assert [ledger.nth_held(seat, nth) for nth in range(len(various))] == various


@given(cards_in_hands())
def test_cards_leave_one_by_one(dealt: tuple[int, list[list[int]]]) -> None:
    kinds, hands = dealt
    ledger = ledger_with(kinds, hands)
    for seat, hand in enumerate(hands):
        while hand:
            ledger.show(seat, hand.pop(len(hand) // 2))
            assert ledger.hand(seat) == [hand.count(kind) for kind in range(kinds)]
            assert ledger.hand_size(seat) == len(hand)
        assert list(ledger.hands)[seat * ledger.words : (seat + 1) * ledger.words] == [0] * (
            ledger.words
        )


def test_an_emptied_hand_leaves_the_others_alone() -> None:
    ledger = ledger_with(MANY, [[0, MANY - 1], [3, 3, KINDS], [7]])
    ledger.empty(1)
    assert [ledger.hand_size(seat) for seat in range(SEATS)] == [2, 0, 1]
    assert ledger.held(0, MANY - 1) == ledger.held(2, 7) == 1


def test_a_hand_has_room_for_seven_cards() -> None:
    def hand_of(count: int) -> list[list[int]]:
        return [[count, 0], [0, 0], [], [], [-1]]

    assert unpack_ledger(2, 1, hand_of(MOST_HELD)).hand_size(0) == MOST_HELD
    with pytest.raises(ValueError, match="hands"):
        unpack_ledger(2, 1, hand_of(MOST_HELD + 1))

"""Test the ledger of hidden cards: nothing is lost, and nobody sees a change."""

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rimet import SPECTATOR, Rng
from rimet.kernel.counts import cells
from rimet.kernel.hands import MOST_HELD
from rimet.kernel.ledger import (
    CARD_SHIFT,
    LAYER_SHIFT,
    OPEN,
    PLAYED,
    SEAT,
    SEAT_SHIFT,
    TYPE_SHIFT,
    Ledger,
    new_ledger,
    unpack_ledger,
)
from rimet.kernel.redeal import redeal_cards

from .brute import (
    Kinds,
    Script,
    Seen,
    draws_of,
    hidden_of,
    ledger_of,
    random_history,
    tracked,
)
from .chance import follows

# --- whatever is dealt, nothing is lost and nobody sees a change

MOVES = st.lists(
    st.sampled_from(["draw", "draw", "lay", "show", "turn", "return"]), min_size=5, max_size=40
)


def played(moves: list[str], seed: int) -> tuple[Script, Kinds]:
    """Return a script made of these moves where they are possible, and a history of it."""
    rng = Rng(seed)
    deck, seats = (3, 3, 2, 1), 3
    left, held, laid, turned, seen = sum(deck), [0] * seats, 0, 0, 0
    told = []
    for move in moves:
        seat = int(rng.below(seats))
        if move == "draw" and left and held[seat] < MOST_HELD:
            left -= 1
            held[seat] += 1
            told.append(f"draw{seat}")
        elif move in ("lay", "show") and held[seat]:
            held[seat] -= 1
            told.append(f"{move}{seat}")
            laid += move == "lay"
            seen += move == "show"
        elif move == "turn" and turned < laid:
            told.append(f"turn{turned}")
            turned += 1
            seen += 1
        elif move == "return" and seen:
            told.append("return")
            left += seen
            seen = 0
    script = Script.of(deck, seats, " ".join(told))
    return script, random_history(script, rng)


def kinds_in(ledger: Ledger) -> list[int]:
    """Count all cards of the deck, the hands and those still face down, by kind."""
    hidden = hidden_of(ledger)
    counts = [sum(column) for column in zip(*hidden.hands, *hidden.deck, strict=True)]
    for card, kind in enumerate(hidden.laid):
        counts[kind] += not ledger.is_open(card)
    return counts


def sizes_of(ledger: Ledger) -> list[int]:
    """Return how many cards every seat holds."""
    return [ledger.hand_size(seat) for seat in range(ledger.seats())]


def known_to(ledger: Ledger, viewer: int) -> Seen:
    """Return what a viewer knows of a ledger: sizes, own cards, open cards, own draws."""
    hands, _, laid, log, unmixed = ledger.pack()
    size = int(ledger.kinds)
    told = [("held", seat, count) for seat, count in enumerate(sizes_of(ledger))]
    told += [("left", layer, count) for layer, count in enumerate(ledger.layer_sizes())]
    told += [("where", int(ledger.top), unmixed[0])]
    if viewer >= 0:
        told += [("own", kind, hands[viewer * size + kind]) for kind in range(size)]
    for card, line in enumerate(laid):
        is_known = line & OPEN or line >> SEAT_SHIFT & SEAT == viewer
        told.append(("laid", line >> SEAT_SHIFT, line & 255 if is_known else -1))
        assert ledger.is_secret(card, viewer) != bool(is_known)
    for line in log:
        own = line >> SEAT_SHIFT & SEAT == viewer
        told.append(("log", line if own else line >> SEAT_SHIFT, -1))
    return tuple(told)


@given(MOVES, st.integers(0, 2**32))
def test_redeal_loses_no_card_and_changes_nothing_known(moves: list[str], seed: int) -> None:
    script, kinds = played(moves, seed)
    truth = ledger_of(script, kinds)
    before = truth.pack()
    for viewer in range(SPECTATOR, script.seats):
        ledger = truth.clone()
        redeal_cards(ledger, viewer, Rng(seed))
        assert kinds_in(ledger) == kinds_in(truth)
        assert min([0, *ledger.pack()[0], *ledger.deck]) == 0
        assert known_to(ledger, viewer) == known_to(truth, viewer)
        assert hidden_of(ledger) in tracked(script, kinds, viewer)
        assert (
            Counter(kind for _, _, kind in draws_of(ledger.pack()[3])).total()
            == Counter(kind for _, _, kind in draws_of(before[3])).total()
        )
    assert truth.pack() == before, "a clone is independent"


@given(MOVES, st.integers(0, 2**32))
def test_a_dealt_world_can_be_dealt_anew_for_others(moves: list[str], seed: int) -> None:
    script, kinds = played(moves, seed)
    ledger = ledger_of(script, kinds)
    rng = Rng(seed)
    for viewer in (0, 1, SPECTATOR, 2, 0):
        before = known_to(ledger, viewer)
        redeal_cards(ledger, viewer, rng)
        assert known_to(ledger, viewer) == before
        assert kinds_in(ledger) == kinds_in(ledger_of(script, kinds))


@given(MOVES, st.integers(0, 2**32))
def test_unpack_is_the_inverse_of_pack(moves: list[str], seed: int) -> None:
    script, kinds = played(moves, seed)
    ledger = ledger_of(script, kinds)
    again = unpack_ledger(len(script.deck), script.seats, ledger.pack())
    assert again.pack() == ledger.pack()
    assert (sizes_of(again), list(again.hands)) == (sizes_of(ledger), list(ledger.hands))
    assert (again.top, again.left) == (ledger.top, ledger.left)


# --- what the ledger does


def test_cards_come_from_the_oldest_layer() -> None:
    ledger = new_ledger(2, 1, [1, 1])
    assert ledger.has_deck()
    ledger.draw(0, 0)
    ledger.show(0, 0)
    ledger.give_back(cells([1, 0]))
    assert ledger.draw_odds() == [0, 1], "what returns lies below"
    ledger.draw(0, 1)
    assert ledger.draw_odds() == [1, 0]
    ledger.draw(0, 0)
    assert not ledger.has_deck()
    assert (ledger.hand(0), ledger.hand_size(0)) == ([1, 1], 2)


def test_nothing_given_back_is_no_layer() -> None:
    ledger = new_ledger(2, 1, [1, 1])
    ledger.give_back(cells([0, 0]))
    assert ledger.layer_sizes() == [2]


def test_an_empty_deck_fills_again() -> None:
    ledger = new_ledger(1, 1, [1])
    ledger.draw(0, 0)
    assert not ledger.has_deck()
    ledger.show(0, 0)
    ledger.give_back(cells([1]))
    assert ledger.has_deck()
    assert ledger.draw_odds() == [1]


def test_sampled_draws_follow_the_odds() -> None:
    ledger = new_ledger(3, 1, [5, 0, 3])
    rng = Rng(4)
    found = Counter(int(ledger.sample_draw(rng)) for _ in range(4000))
    assert follows(found, {0: Fraction(5, 8), 2: Fraction(3, 8)})


def test_a_laid_card_is_secret_until_it_is_turned() -> None:
    ledger = new_ledger(2, 2, [1, 1])
    ledger.draw(1, 1)
    card = ledger.lay(1, 1, False)
    assert (ledger.kind_of(card), ledger.seat_of(card), ledger.is_open(card)) == (1, 1, False)
    assert [ledger.is_secret(card, viewer) for viewer in (SPECTATOR, 0, 1)] == [True, True, False]
    assert ledger.turn(card) == 1
    assert ledger.is_open(card)
    assert not any(ledger.is_secret(card, viewer) for viewer in (SPECTATOR, 0, 1))


# --- what was packed is read only if it can be


def mixed() -> list[list[int]]:
    """Return a packed ledger of two kinds and seats: a card laid, one shown and returned."""
    ledger = new_ledger(2, 2, [2, 1])
    for seat, kind in ((0, 0), (1, 0), (0, 1)):
        ledger.draw(seat, kind)
    ledger.lay(0, 0, False)
    ledger.show(0, 1)
    ledger.give_back(cells([0, 1]))
    ledger.draw(0, 1)
    return ledger.pack()


HANDS, DECK, LAID, LOG, UNMIXED = range(5)
OTHERS_DRAW, LAST_DRAW = 1 << SEAT_SHIFT, 1 << LAYER_SHIFT | 1
PLAY = 1 | PLAYED << TYPE_SHIFT
NO_LOG = {LOG: [], UNMIXED: [-1]}


def test_a_ledger_of_two_layers_is_read() -> None:
    packed = mixed()
    assert packed == [[0, 1, 1, 0], [0, 0, 0, 0], [0], [OTHERS_DRAW, LAST_DRAW], [1]]
    assert unpack_ledger(2, 2, packed).pack() == packed


@pytest.mark.parametrize(
    "changes",
    [
        {HANDS: [0, 1, 1], **NO_LOG},
        {DECK: [0, 0, 0, -1]},
        {HANDS: [0, 8, 1, 0], **NO_LOG},
        {DECK: [0, 0, 0], **NO_LOG},
        {DECK: [0, 0] * 65_536},
        {LAID: [2]},
        {LAID: [2 << SEAT_SHIFT]},
        {LAID: [-256]},
        {LAID: [1 << SEAT_SHIFT + 6]},
        {LOG: [2, LAST_DRAW]},
        {LOG: [OTHERS_DRAW, LAST_DRAW, 2 << SEAT_SHIFT]},
        {LOG: [OTHERS_DRAW, 2 << LAYER_SHIFT | 1]},
        {LOG: [OTHERS_DRAW, LAST_DRAW | 1 << CARD_SHIFT]},
        {LOG: [OTHERS_DRAW, LAST_DRAW, 1, PLAY | 1 << CARD_SHIFT]},
        {LOG: [OTHERS_DRAW, LAST_DRAW, 1, PLAY - (1 << CARD_SHIFT)]},
        {LOG: [OTHERS_DRAW, PLAY, LAST_DRAW, 1]},
        {LOG: [OTHERS_DRAW]},
        {UNMIXED: []},
        {UNMIXED: [1, 1]},
        {UNMIXED: [2]},
        {UNMIXED: [-2]},
    ],
)
def test_no_ledger_is_read_that_cannot_be(changes: dict[int, list[int]]) -> None:
    packed = [changes.get(field, numbers) for field, numbers in enumerate(mixed())]
    with pytest.raises(ValueError):
        unpack_ledger(2, 2, packed)

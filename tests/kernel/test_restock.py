"""Test that dealing a stock anew follows the exact law, in bounded work, whatever the truth is."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rimet import SPECTATOR, Rng
from rimet.kernel.restock import redeal_stock
from rimet.kernel.stock import KIND, PLAYED, REMOVED, SEAT, SEAT_SHIFT, Stock, new_stock
from rimet.kernel.stock import WHAT_SHIFT as SHIFT
from rimet.kernel.stock import unpack_stock as unpack
from tests.sampling import SAMPLED

from .chance import follows, surprise
from .shuffles import (
    Kinds,
    Script,
    World,
    listed,
    random_history,
    seen_by,
    stock_of,
    tracked,
    turns,
    world_of,
)

DEALS = 60 if SAMPLED else 1500
HISTORIES = 1 if SAMPLED else 2

SCRIPTS = {
    "no shuffle": turns((2, 2, 3), 2, 2, [3], 3),
    "one shuffle": turns((2, 2, 3), 2, 2, [2, 2], 3),
    "three rounds": turns((2, 2, 2, 2), 3, 2, [2, 2, 2], 3),
    "every card is drawn": turns((1, 1, 1, 1, 1, 1), 2, 2, [2, 2, 2], 4),
    "every card is seen": turns((1, 1, 1, 1, 1, 1), 2, 2, [2, 2, 2], 99),
    "five rounds": turns((3, 3, 3), 2, 2, [4, 4, 4, 4, 1], 3),
    "a seat without a turn": Script.of(
        (2, 2, 2),
        2,
        "draw0 draw1 draw1 play0 draw0 shuffle play0 draw0 play0 draw0 shuffle play0 draw0 play1",
    ),
    "cards that leave the game": Script.of(
        (3, 3, 3),
        2,
        "draw0 draw0 draw1 draw1 remove1 draw1 play0 draw0 shuffle play1 draw1 remove0 draw0"
        " discard1 draw1 shuffle discard0 draw0 play1 draw1",
    ),
    "hands given back": Script.of(
        (2, 2, 2),
        3,
        "draw0 draw0 draw1 draw1 draw2 draw2 play1 give2 shuffle draw1 play0 draw0 play1 discard0"
        " give1 shuffle draw0 draw0 play0 give0",
    ),
}
CASES = [(name, viewer) for name, script in SCRIPTS.items() for viewer in range(-1, script.seats)]


def dealt(truth: Stock, viewer: int, deals: int, rng: Rng) -> Counter[World]:
    """Count the worlds that come of dealing anew many times."""
    found: Counter[World] = Counter()
    for _ in range(deals):
        stock = truth.clone()
        redeal_stock(stock, viewer, rng)
        found[world_of(stock)] += 1
    return found


@pytest.mark.parametrize(("name", "viewer"), CASES)
def test_redeal_follows_the_exact_law(name: str, viewer: int) -> None:
    script = SCRIPTS[name]
    rng = Rng(1930)
    for _ in range(HISTORIES):
        kinds = random_history(script, rng)
        law = tracked(script, seen_by(script, kinds, viewer))
        found = dealt(stock_of(script, kinds), viewer, DEALS, rng)
        assert set(found) <= set(law), "a world that the viewer can rule out"
        assert follows(found, law), surprise(found, law)
        likely = {world for world, share in law.items() if share * DEALS > 20}
        assert likely <= set(found), "a world that never comes"


@pytest.mark.parametrize(
    "script",
    [
        turns((1, 1, 2), 2, 1, [1, 1], 3),
        Script.of((2, 1), 2, "draw0 draw1 play0 shuffle draw0 discard1 draw1 shuffle draw0 play0"),
        Script.of((2, 1, 1), 2, "draw0 draw1 remove0 draw0 give1 shuffle draw1 discard0"),
    ],
)
def test_listing_real_cards_gives_the_same_law(script: Script) -> None:
    for viewer in range(-1, script.seats):
        for seen, law in listed(script, viewer).items():
            assert tracked(script, seen) == law


def test_the_law_test_can_tell_laws_apart() -> None:
    """A guess that forgets all rounds before this one is found out."""
    script = SCRIPTS["three rounds"]
    rng = Rng(1930)
    kinds = random_history(script, rng)
    law = tracked(script, seen_by(script, kinds, SPECTATOR))
    truth = stock_of(script, kinds)
    forgetful: Counter[World] = Counter()
    for _ in range(DEALS):
        stock = truth.clone()
        pool = list(stock.pool)
        for kind in range(4):
            pool[kind] += sum(stock.held(seat, kind) for seat in range(3))
        cards = [kind for kind, count in enumerate(pool) for _ in range(count)]
        for seat in range(3):
            for kind in range(4):
                stock.hands[4 * seat + kind] = 0
            for _ in range(stock.hand_size(seat)):
                stock.hands[4 * seat + cards.pop(rng.below(len(cards)))] += 1
        forgetful[world_of(stock)] += 1
    assert not follows(forgetful, law)


def test_a_card_kept_through_a_shuffle_is_none_that_was_seen_before_it() -> None:
    stock = new_stock(2, [1, 3, 2])
    for seat, kind in ((0, 0), (1, 1), (0, 1), (1, 2)):
        stock.draw(seat, kind)
    stock.play(0, 0)
    stock.shuffle()
    stock.draw(0, 0)
    rng = Rng(5)
    for viewer in (SPECTATOR, 1):
        kept = Counter[int]()
        for _ in range(60):
            world = stock.clone()
            redeal_stock(world, viewer, rng)
            kept.update([world.held(0, 0)])
            assert world.held(1, 0) == 0, "seat 1 has drawn nothing since kind 0 lay open"
            kinds = [line & KIND for line in world.past]
            assert (kinds[0], kinds[2]).count(0) == 1, "nor has seat 0 kept it"
        assert kept[0] and kept[1], "but seat 0 may have drawn it again"


# --- whatever happened

WHAT = ["draw", "draw", "draw", "play", "discard", "remove", "give", "shuffle"]
MOVES = st.lists(st.tuples(st.sampled_from(WHAT), st.integers(0, 2)), min_size=8, max_size=40)
CARDS = (3, 2, 2, 1)


def played(moves: list[tuple[str, int]], seed: int) -> tuple[Script, Kinds]:
    """Return a script made of these moves where they are possible, and a history of it."""
    held, pooled, lost = [0, 0, 0], sum(CARDS), 0
    told = []
    for what, seat in moves:
        if what == "shuffle":
            pooled = sum(CARDS) - sum(held) - lost
        elif what == "give":
            held[seat] = 0
        elif what == "draw":
            if not pooled:
                continue
            held[seat] += 1
            pooled -= 1
        else:
            if not held[seat]:
                continue
            held[seat] -= 1
            lost += what == "remove"
        told.append((what, seat))
    script = Script(CARDS, 3, tuple(told))
    return script, random_history(script, Rng(seed))


def known_to(stock: Stock, viewer: int) -> list[object]:
    """Return what a viewer knows of a stock: sizes, own cards, and what was seen of the log."""
    told: list[object] = [list(stock.sizes), stock.left, stock.pooled, list(stock.cards)]
    if viewer >= 0:
        told.append([stock.held(viewer, kind) for kind in range(int(stock.kinds))])
    for line in [*stock.past, *stock.log]:
        is_seen = line >> SHIFT in (PLAYED, REMOVED) or line >> SEAT_SHIFT & SEAT == viewer
        told.append(line if is_seen else line >> SEAT_SHIFT)
    return told


@given(MOVES, st.integers(0, 2**32))
def test_redeal_gives_a_stock_that_can_be_and_looks_the_same(
    moves: list[tuple[str, int]], seed: int
) -> None:
    script, kinds = played(moves, seed)
    truth = stock_of(script, kinds)
    before = truth.pack()
    for viewer in range(-1, 3):
        stock = truth.clone()
        redeal_stock(stock, viewer, Rng(seed))
        assert known_to(stock, viewer) == known_to(truth, viewer)
        assert world_of(stock) in tracked(script, seen_by(script, kinds, viewer))
        assert unpack(3, list(CARDS), stock.pack()).pack() == stock.pack()
    assert truth.pack() == before, "a clone is independent"


@given(MOVES, st.integers(0, 2**32))
def test_redeal_does_not_depend_on_the_truth(moves: list[tuple[str, int]], seed: int) -> None:
    script, kinds = played(moves, seed)
    truth = stock_of(script, kinds)
    for viewer in range(-1, 3):
        other, first, again = truth.clone(), truth.clone(), truth.clone()
        redeal_stock(other, viewer, Rng(seed + 1))
        redeal_stock(first, viewer, Rng(seed))
        redeal_stock(again, viewer, Rng(seed))
        redeal_stock(other, viewer, Rng(seed))
        assert first.pack() == again.pack() == other.pack()


@given(MOVES, st.integers(0, 2**32))
def test_a_dealt_world_can_be_dealt_anew_for_others(
    moves: list[tuple[str, int]], seed: int
) -> None:
    script, kinds = played(moves, seed)
    stock = stock_of(script, kinds)
    rng = Rng(seed)
    for viewer in (0, SPECTATOR, 1, 2):
        before = known_to(stock, viewer)
        redeal_stock(stock, viewer, rng)
        assert known_to(stock, viewer) == before
        assert unpack(3, list(CARDS), stock.pack()).pack() == stock.pack()

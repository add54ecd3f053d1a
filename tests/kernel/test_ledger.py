"""Test the ledger of hidden cards, and that dealing anew follows the exact law."""

import os
import subprocess
import sys
from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rimet import SPECTATOR, Rng
from rimet.kernel.counts import cells
from rimet.kernel.hands import MOST_HELD
from rimet.kernel.ledger import OPEN, SEAT, SEAT_SHIFT, Ledger, new_ledger, unpack_ledger
from rimet.kernel.redeal import redeal_cards

from .brute import (
    Hidden,
    Kinds,
    Knowledge,
    Script,
    Seen,
    World,
    draws_of,
    hidden_of,
    histories,
    knowledge,
    ledger_of,
    random_history,
    tracked,
    world_of,
)
from .chance import STRICTNESS, follows, surprise

DEALS = 1000

SCRIPTS = {
    "one layer": Script.of((2, 2, 1), 2, "draw0 draw1 draw1 draw0 lay1 show0 lay1 turn0 show1"),
    "a hand of two layers": Script.of(
        (2, 2, 1), 2, "draw0 draw1 draw1 draw0 lay1 show0 draw1 show1 return draw1 draw1 show1 lay1"
    ),
    "two hands of two layers": Script.of(
        (2, 1, 2),
        2,
        "draw0 draw0 draw1 draw1 show0 show1 draw1 return draw0 draw1 show0 lay1 show1",
    ),
    "a card turned over later": Script.of(
        (2, 2, 1),
        2,
        "draw1 draw1 draw1 draw0 lay1 draw0 show0 show1 return draw1 draw1 lay1 lay1 turn1 lay1",
    ),
    "three layers": Script.of(
        (2, 2),
        2,
        "draw1 draw1 draw0 show1 draw0 return draw1 show1 show0 return draw1 draw0 show1 lay0 lay1",
    ),
    "a deck above the new layer": Script.of(
        (2, 2, 2),
        3,
        "draw0 draw1 draw2 draw0 draw1 show1 show2 show0 return draw1 draw2 draw0 show1 lay2",
    ),
}
# For whom several worlds are left, by script; an owner of all hidden cards has nothing to guess.
VIEWERS = {
    "one layer": (SPECTATOR, 0, 1),
    "a hand of two layers": (SPECTATOR, 0),
    "two hands of two layers": (SPECTATOR, 0),
    "a card turned over later": (SPECTATOR, 0),
    "three layers": (SPECTATOR, 1),
    "a deck above the new layer": (SPECTATOR, 0, 1, 2),
}
CASES = [(name, viewer) for name, viewers in VIEWERS.items() for viewer in viewers]


def most_open(name: str, viewer: int, count: int) -> list[Knowledge]:
    """Return information sets with many worlds, no two of which have the same law."""
    laws = set()
    found: list[Knowledge] = []
    for known in knowledge(SCRIPTS[name], viewer):
        law = tuple(sorted(known.law.values()))
        if len(law) > 1 and law not in laws and len(found) < count:
            laws.add(law)
            found.append(known)
    return found


@pytest.mark.parametrize(("name", "viewer"), CASES)
def test_redeal_follows_the_exact_law(name: str, viewer: int) -> None:
    rng = Rng(1930)
    for known in most_open(name, viewer, 2):
        # From whichever true world: what the viewer cannot tell apart must not show.
        truths = (known.truths[0], known.truths[-1])
        found: Counter[World] = Counter()
        for deal in range(DEALS):
            ledger = ledger_of(SCRIPTS[name], truths[deal % 2])
            redeal_cards(ledger, viewer, rng)
            found[world_of(ledger)] += 1
        assert set(found) <= set(known.law), "a world that the viewer can rule out"
        assert follows(found, known.law), surprise(found, known.law)
        likely = [world for world, share in known.law.items() if share * DEALS > 20]
        assert set(likely) <= set(found), "a world that never comes"


def test_the_law_test_can_tell_laws_apart() -> None:
    known = most_open("two hands of two layers", SPECTATOR, 1)[0]
    rng = Rng(5)
    found: Counter[World] = Counter()
    for _ in range(DEALS):
        ledger = ledger_of(SCRIPTS["two hands of two layers"], known.truths[0])
        redeal_cards(ledger, SPECTATOR, rng)
        found[world_of(ledger)] += 1
    even = {world: Fraction(1, len(known.law)) for world in known.law}
    assert surprise(found, even) > STRICTNESS


@pytest.mark.parametrize("name", SCRIPTS)
def test_the_two_exact_laws_agree(name: str) -> None:
    """Listing real cards and weighing worlds by kind are two ways to the same numbers."""
    script = SCRIPTS[name]
    for viewer in range(SPECTATOR, script.seats):
        for known in knowledge(script, viewer)[::7]:
            law: Counter[Hidden] = Counter()
            for kinds in known.truths:
                law[hidden_of(ledger_of(script, kinds))] += 1
            assert set(tracked(script, known.truths[0], viewer)) == set(law)
            merged: dict[Hidden, Fraction] = {}
            for (hands, deck, laid, _), share in known.law.items():
                key = _hidden(script, hands, deck, laid)
                merged[key] = merged.get(key, Fraction(0)) + share
            assert tracked(script, known.truths[0], viewer) == merged


def _hidden(script: Script, hands: object, deck: object, laid: object) -> Hidden:
    assert isinstance(hands, tuple) and isinstance(deck, tuple) and isinstance(laid, tuple)
    size = len(script.deck)
    return Hidden(
        tuple(hands[start : start + size] for start in range(0, len(hands), size)),
        tuple(deck[start : start + size] for start in range(0, len(deck), size)),
        tuple(card & 255 for card in laid),
    )


def long_script(deck: tuple[int, ...], seats: int, hand: int, rounds: int) -> Script:
    """Return a script of many rounds: play one, draw one; every fourth card face down."""
    moves = [f"draw{seat}" for _ in range(hand) for seat in range(seats)]
    left = sum(deck) - hand * seats
    laid = seen = 0
    down: list[int] = []
    for turn in range(rounds * seats):
        seat = turn % seats
        if turn % 4:
            moves.append(f"show{seat}")
            seen += 1
        else:
            moves.append(f"lay{seat}")
            down.append(laid)
            laid += 1
        if len(down) > 2:
            moves.append(f"turn{down.pop(0)}")
            seen += 1
        if left == 0:
            moves.append("return")
            left, seen = seen, 0
        moves.append(f"draw{seat}")
        left -= 1
    return Script.of(deck, seats, " ".join(moves))


@pytest.mark.parametrize(
    ("deck", "seats", "hand", "rounds"),
    [((3, 3, 2), 2, 2, 8), ((4, 4, 3), 3, 2, 6), ((3, 3, 3, 3), 3, 3, 5)],
)
def test_redeal_follows_the_exact_law_through_many_rounds(
    deck: tuple[int, ...], seats: int, hand: int, rounds: int
) -> None:
    script = long_script(deck, seats, hand, rounds)
    rng = Rng(1974)
    kinds = random_history(script, rng)
    for viewer in (SPECTATOR, 0):
        law = tracked(script, kinds, viewer)
        truth = ledger_of(script, kinds)
        found: Counter[Hidden] = Counter()
        for _ in range(600):
            ledger = truth.clone()
            redeal_cards(ledger, viewer, rng)
            found[hidden_of(ledger)] += 1
        assert follows(found, law), surprise(found, law)


def test_redeal_follows_the_exact_law_over_many_layers() -> None:
    script = long_script((3, 3, 3), 3, 2, 14)
    rng = Rng(1974)
    kinds = random_history(script, rng)
    truth = ledger_of(script, kinds)
    assert truth.layers() == 20
    law = tracked(script, kinds, SPECTATOR)
    found: Counter[Hidden] = Counter()
    for _ in range(300):
        ledger = truth.clone()
        redeal_cards(ledger, SPECTATOR, rng)
        found[hidden_of(ledger)] += 1
    assert follows(found, law), surprise(found, law)


LONG_LOG = """
from rimet.kernel.counts import cells
from rimet.kernel.ledger import new_ledger
from rimet.kernel.redeal import redeal_cards
from rimet.kernel.rng import Rng

kinds, rng = 60, Rng(1)
ledger = new_ledger(kinds, 2, [8] * kinds)
seen = [0] * kinds
for seat in (0, 1):
    ledger.draw(seat, ledger.sample_draw(rng))
for turn in range(800):
    seat = turn % 2
    kind = next(kind for kind in range(kinds) if ledger.held(seat, kind))
    ledger.show(seat, kind)
    seen[kind] += 1
    ledger.draw(seat, ledger.sample_draw(rng))
    if sum(ledger.layer_sizes()) < 3:
        ledger.give_back(cells(seen))
        seen = [0] * kinds
redeal_cards(ledger, -1, rng)
print(ledger.hand_size(0) + ledger.hand_size(1))
"""


def test_redeal_ends_after_hundreds_of_unlikely_plays() -> None:
    """The chance of all that was seen is less than the smallest float."""
    places = os.pathsep.join(filter(None, sys.path))
    run = subprocess.run(
        [sys.executable, "-c", LONG_LOG],
        env={**os.environ, "PYTHONPATH": places},
        capture_output=True,
        text=True,
        timeout=60,  # a watchdog: it takes an instant, or for ever
    )
    assert run.stdout.strip() == "2", run.stderr


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


def test_all_histories_of_real_cards_are_counted() -> None:
    script = Script.of((2, 1), 1, "draw0 draw0 show0")
    assert sum(histories(script).values()) == 3 * 2 * 2
    assert histories(script)[(0, 0, 0)] == 2 * 1 * 2

"""Test that dealing hidden cards anew follows the exact law."""

import os
import subprocess
import sys
from collections import Counter
from fractions import Fraction

import pytest

from rimet import SPECTATOR, Rng
from rimet.kernel.ledger import Ledger, check_ledger
from rimet.kernel.redeal import Chain, deal_by_layer, possible_chain, redeal_cards, unseen

from .brute import (
    Hidden,
    Knowledge,
    Script,
    World,
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


def test_a_chain_that_is_forced_looks_the_same_and_can_be_played_on() -> None:
    """It is the last resort, so that the work is bounded: CHAINS tries, and this one."""
    script = long_script((3, 3, 3), 3, 2, 14)
    kinds = random_history(script, Rng(1974))
    truth = ledger_of(script, kinds)
    was_forced = 0
    for seed in range(60):
        was_forced += not Chain(truth, 0, unseen(truth, 0), False, Rng(seed)).is_possible
        ledger = truth.clone()
        chain = possible_chain(ledger, 0, unseen(ledger, 0), 0, Rng(seed))
        assert chain.is_possible
        deal_by_layer(ledger, 0, chain, Rng(seed))
        check_ledger(3, 3, ledger.pack())
        assert ledger.hand(0) == truth.hand(0)
        assert ledger.layer_sizes() == truth.layer_sizes()
        for seat in range(3):
            assert ledger.hand_size(seat) == truth.hand_size(seat)
        for kind in range(3):
            assert cards_of(ledger, kind) == cards_of(truth, kind)
        open_cards = [card for card in range(len(truth.laid)) if not truth.is_secret(card, 0)]
        assert [ledger.laid[card] for card in open_cards] == [
            truth.laid[card] for card in open_cards
        ]
    assert was_forced > 10


def cards_of(ledger: Ledger, kind: int) -> int:
    """Count the cards of a kind in deck, hands, and on the table face down."""
    hidden = [card for card in range(len(ledger.laid)) if not ledger.is_open(card)]
    return (
        sum(ledger.deck[kind :: int(ledger.kinds)])
        + sum(ledger.held(seat, kind) for seat in range(int(ledger.seats())))
        + sum(ledger.kind_of(card) == kind for card in hidden)
    )


LONG_LOG = """
from rimet.kernel.counts import cells
from rimet.kernel.ledger import new_ledger
from rimet.kernel.ledger import Ledger, check_ledger
from rimet.kernel.redeal import Chain, deal_by_layer, possible_chain, redeal_cards, unseen
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


def test_all_histories_of_real_cards_are_counted() -> None:
    script = Script.of((2, 1), 1, "draw0 draw0 show0")
    assert sum(histories(script).values()) == 3 * 2 * 2
    assert histories(script)[(0, 0, 0)] == 2 * 1 * 2

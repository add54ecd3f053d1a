"""Dealing hidden cards anew, for one viewer, from all that this viewer has seen.

Others' choices are treated as blind: each card of a hand is as likely as any other to be
played. While all hidden cards come from one layer, they are simply shuffled. Once hands mix
layers, others cannot see which layer a played card was drawn from; a chain of guesses, play by
play, has a law that is known up to a factor. Chains are proposed from the one-step law and
accepted by the ratio of their weights (Metropolis-Hastings, a fixed number of tries).
"""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from mypy_extensions import i64

from rimet.kernel.cells import append, vec
from rimet.kernel.counts import pick, take, zeros
from rimet.kernel.ledger import (
    CARD_SHIFT,
    DRAWN,
    KIND,
    LAYER,
    LAYER_SHIFT,
    NO_CARD,
    SEAT,
    SEAT_SHIFT,
    TYPE_SHIFT,
    Ledger,
    drawn_line,
)
from rimet.kernel.rng import Rng

TRIES: Final = 64
CHAINS: Final = 100  # chains that may prove impossible, one after the other


def redeal_cards(ledger: Ledger, viewer: i64, rng: Rng) -> None:
    """Deal anew, by chance, all cards that the viewer cannot know."""
    if ledger.unmixed < 0:
        _shuffle_one_layer(ledger, viewer, rng)
        return
    pools = unseen(ledger, viewer)
    chain = possible_chain(ledger, viewer, pools, CHAINS, rng)
    if chain.is_weighted:
        for _each in range(TRIES):
            other = possible_chain(ledger, viewer, pools, CHAINS, rng)
            ahead: float = other.weight - chain.weight
            if ahead >= 0.0 or rng.fraction() < exp(ahead):
                chain = other
    deal_by_layer(ledger, viewer, chain, rng)


def redeal_owners(owner: vec[i64], known: vec[i64], viewer: i64, rng: Rng) -> None:
    """Deal the owners anew, one for each thing, that neither the viewer is nor all know.

    An owner is a seat, or -1 for nobody. Only how many things each owner has is read of what is
    hidden: a shuffle of the owners as they stand could be turned back by whoever knows the seed.
    """
    pool = zeros(2)  # by owner, from -1: things whose owner is hidden
    hidden: i64 = 0
    for thing in range(len(owner)):
        if _is_hidden(owner[thing], known[thing], viewer):
            while len(pool) < owner[thing] + 2:
                pool = append(pool, 0)
            pool[owner[thing] + 1] += 1
            hidden += 1
    for thing in range(len(owner)):
        if _is_hidden(owner[thing], known[thing], viewer):
            owner[thing] = take(pool, 0, hidden, rng) - 1
            hidden -= 1


def _is_hidden(owner: i64, known: i64, viewer: i64) -> bool:
    return known == 0 and (viewer < 0 or owner != viewer)


def possible_chain(ledger: Ledger, viewer: i64, pools: vec[i64], tries: i64, rng: Rng) -> Chain:
    """Return a chain that did not run into a card that no layer could give.

    After so many tries it is one that finds such a card in another layer, which no viewer sees.
    """
    for _each in range(tries):
        chain = Chain(ledger, viewer, pools[:], False, rng)
        if chain.is_possible:
            return chain
    return Chain(ledger, viewer, pools[:], True, rng)


def _shuffle_one_layer(ledger: Ledger, viewer: i64, rng: Rng) -> None:
    kinds: i64 = ledger.kinds
    seats: i64 = ledger.seats()
    pool = ledger.deck[:kinds]
    total: i64 = 0
    if ledger.top == 0:
        total = ledger.left
    for seat in range(seats):
        if seat != viewer:
            total += ledger.hand_size(seat)
            for kind in range(kinds):
                pool[kind] += ledger.held(seat, kind)
    for card in range(len(ledger.laid)):
        if ledger.is_secret(card, viewer):
            pool[ledger.kind_of(card)] += 1
            total += 1
    for seat in range(seats):
        if seat != viewer:
            size: i64 = ledger.hand_size(seat)
            ledger.empty(seat)
            for _each in range(size):
                ledger.put(seat, take(pool, 0, total, rng))
                total -= 1
    for card in range(len(ledger.laid)):
        if ledger.is_secret(card, viewer):
            ledger.set_kind(card, take(pool, 0, total, rng))
            total -= 1
    for kind in range(kinds):
        ledger.deck[kind] = pool[kind]


def unseen(ledger: Ledger, viewer: i64) -> vec[i64]:
    """Count by layer and kind what others drew, what is left, and what lies face down."""
    kinds: i64 = ledger.kinds
    pools = ledger.deck[:]
    for line in ledger.log:
        if line >> TYPE_SHIFT & 1 == DRAWN and line >> SEAT_SHIFT & SEAT != viewer:
            pools[(line >> LAYER_SHIFT & LAYER) * kinds + (line & KIND)] += 1
    for card in range(ledger.unmixed):
        if ledger.is_secret(card, viewer):
            pools[ledger.kind_of(card)] += 1
    return pools


def _sums(pools: vec[i64], kinds: i64) -> vec[i64]:
    layers: i64 = len(pools) // kinds
    totals = zeros(layers)
    for layer in range(layers):
        for kind in range(kinds):
            totals[layer] += pools[layer * kinds + kind]
    return totals


@final
class Chain:
    """Guesses, play by play, which layer each card that others played was drawn from."""

    def __init__(
        self, ledger: Ledger, viewer: i64, pools: vec[i64], is_forced: bool, rng: Rng
    ) -> None:
        self.kinds: i64 = ledger.kinds
        self.span: i64 = ledger.layers()  # how many layers there are
        self.pools = pools  # by layer and kind: what is still hidden
        self.totals = _sums(pools, ledger.kinds)
        self.layers = zeros(len(ledger.log))  # by line of the log
        self.holding = zeros(ledger.seats() * self.span)  # by seat and layer
        self.weight: float = 0.0  # a logarithm: products of many plays leave the range of floats
        self.is_possible: bool = True
        self.is_weighted: bool = False  # whether another chain could weigh differently
        self._has_chosen: bool = False
        for index in range(len(ledger.log)):
            line: i64 = ledger.log[index]
            seat: i64 = line >> SEAT_SHIFT & SEAT
            if seat == viewer:
                continue
            if line >> TYPE_SHIFT & 1 == DRAWN:
                self.holding[seat * self.span + (line >> LAYER_SHIFT & LAYER)] += 1
                continue
            card: i64 = line >> CARD_SHIFT
            if card != NO_CARD and ledger.is_secret(card, viewer):
                layer: i64 = self._pass_blind(seat, rng)
            else:
                if is_forced:
                    self._make_room(seat, line & KIND, rng)
                layer = self._pass_seen(seat, line & KIND, rng)
                if layer < 0:
                    self.is_possible = False
                    return
            self.layers[index] = layer
            self.holding[seat * self.span + layer] -= 1

    def _pass_blind(self, seat: i64, rng: Rng) -> i64:
        """Pick a layer for a card that the viewer has not seen."""
        total: i64 = 0
        first: i64 = seat * self.span
        for layer in range(self.span):
            total += self.holding[first + layer]
        picked: i64 = pick(self.holding, first, total, rng)
        if self.holding[first + picked] < total:
            self._has_chosen = True
        return picked

    def _pass_seen(self, seat: i64, kind: i64, rng: Rng) -> i64:
        """Pick a layer for a card that the viewer has seen; -1 if none can hold it."""
        holders: i64 = 0
        chance: float = 0.0
        for layer in range(self.span):
            if self.holding[seat * self.span + layer] > 0:
                holders += 1
                chance += self._share(seat, layer, kind)
        if chance == 0.0:
            return -1
        if holders > 1:
            self._has_chosen = True
        if self._has_chosen:
            self.is_weighted = True
        self.weight += log(chance)
        mark: float = rng.fraction() * chance
        picked: i64 = -1
        for layer in range(self.span):
            share: float = self._share(seat, layer, kind)
            if share > 0.0 and mark >= 0.0:
                picked = layer
                mark -= share
        self.pools[picked * self.kinds + kind] -= 1
        self.totals[picked] -= 1
        return picked

    def _make_room(self, seat: i64, kind: i64, rng: Rng) -> None:
        """Let a layer that a seat holds a card of hide this kind, if none of them does."""
        held: i64 = -1
        source: i64 = -1
        for layer in range(self.span):
            if self._share(seat, layer, kind) > 0.0:
                return
            if self.holding[seat * self.span + layer] > 0:
                held = layer
            if self.pools[layer * self.kinds + kind] > 0:
                source = layer
        given: i64 = take(self.pools, held * self.kinds, self.totals[held], rng)
        self.pools[source * self.kinds + given] += 1
        self.pools[source * self.kinds + kind] -= 1
        self.pools[held * self.kinds + kind] += 1

    def _share(self, seat: i64, layer: i64, kind: i64) -> float:
        cards: i64 = self.holding[seat * self.span + layer]
        hidden: i64 = self.pools[layer * self.kinds + kind]
        if cards == 0 or hidden == 0:
            return 0.0
        return float(cards * hidden) / float(self.totals[layer])


def deal_by_layer(ledger: Ledger, viewer: i64, chain: Chain, rng: Rng) -> None:
    """Deal the hidden cards of each layer anew, as a chain has them leave the hands."""
    kinds: i64 = ledger.kinds
    span: i64 = chain.span
    pools = chain.pools
    totals = chain.totals
    for card in range(ledger.unmixed):
        if ledger.is_secret(card, viewer):
            ledger.set_kind(card, take(pools, 0, totals[0], rng))
            totals[0] -= 1
    told = zeros(ledger.seats() * span)  # by seat and layer: up to which line draws are told
    for index in range(len(ledger.log)):
        line: i64 = ledger.log[index]
        seat: i64 = line >> SEAT_SHIFT & SEAT
        if line >> TYPE_SHIFT & 1 == DRAWN or seat == viewer:
            continue
        layer: i64 = chain.layers[index]
        kind: i64 = line & KIND
        laid: i64 = line >> CARD_SHIFT
        if laid != NO_CARD and ledger.is_secret(laid, viewer):
            kind = take(pools, layer * kinds, totals[layer], rng)
            totals[layer] -= 1
            ledger.set_kind(laid, kind)
            ledger.log[index] = line & ~KIND | kind
        _tell_draw(ledger, told, seat, layer, span, kind)
    for seat in range(ledger.seats()):
        if seat != viewer:
            _deal_hand(ledger, seat, chain, told, rng)
    for index in range(span * kinds):
        ledger.deck[index] = pools[index]


def _deal_hand(ledger: Ledger, seat: i64, chain: Chain, told: vec[i64], rng: Rng) -> None:
    kinds: i64 = chain.kinds
    ledger.empty(seat)
    for layer in range(chain.span):
        for _each in range(chain.holding[seat * chain.span + layer]):
            dealt: i64 = take(chain.pools, layer * kinds, chain.totals[layer], rng)
            chain.totals[layer] -= 1
            ledger.put(seat, dealt)
            _tell_draw(ledger, told, seat, layer, chain.span, dealt)


def _tell_draw(ledger: Ledger, told: vec[i64], seat: i64, layer: i64, span: i64, kind: i64) -> None:
    """Make the first draw not yet told of this seat and layer one of this kind.

    A chain plays no card of a layer before it was drawn, so the draw stands before its play.
    """
    wanted: i64 = drawn_line(seat, 0, layer)
    index: i64 = told[seat * span + layer]
    while ledger.log[index] & ~KIND != wanted:
        index += 1
    ledger.log[index] = wanted | kind
    told[seat * span + layer] = index + 1

"""What a viewer must think of hidden cards, reckoned by brute force for decks of two kinds.

It follows the steps of a match one by one with all that the viewer cannot see kept open: how
many of each seat's cards come from which layer, and how many of those are hat-tricks. Others
play blindly: each card of a hand is as likely as any other. Nothing here looks at the ledger's
own log, or at how `redeal` goes about it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import comb
from typing import NamedTuple

import rimet
from rimet.games.tournament_football.events import CardShown
from rimet.games.tournament_football.game import TournamentFootball
from rimet.games.tournament_football.rules.play import CupState
from rimet.games.tournament_football.setup import DRAW, TURN
from tests.games.tournament_football.script import Script

HAT = 1  # the number of the second kind

# By other seat and layer: cards, and hat-tricks among them; by layer: hat-tricks in the deck;
# what the card asked about is, or -1 as long as it is not played.
Holding = tuple[tuple[tuple[int, int], ...], ...]
World = tuple[Holding, tuple[int, ...], int]
Belief = dict[World, float]


class Fact(NamedTuple):
    """Is one card changing hands: drawn from a layer, played as a number, or shown."""

    what: str
    seat: int
    kind: int
    layer: int
    number: int
    left: tuple[int, ...]  # by layer: cards in the deck before
    hats: tuple[int, ...]  # by layer: hat-tricks in the deck before, in truth


def history(script: Script) -> Iterator[Fact]:
    """Yield, from the steps of a match, how every card went."""
    game = script.game
    state = game.start()
    for step in script.steps:
        state.journal = []
        action = game.parse(state, step.move)
        left = tuple(state.ledger.layer_sizes())
        hats = tuple(int(number) for number in list(state.ledger.deck)[HAT::2])
        if step.move.startswith("card:"):
            seat = int(state.turn if state.phase == DRAW else state.cursor)
            top = next(layer for layer, number in enumerate(left) if number)
            yield Fact("drawn", seat, action, top, -1, left, hats)
        elif state.phase == TURN:
            kind = action // int(state.table.places)
            yield Fact("played", step.seat, kind, -1, len(state.ledger.laid), left, hats)
        state.apply(action)
        for event in game.events(state.journal, rimet.SPECTATOR):
            if isinstance(event, CardShown):
                kind = HAT if event.card == game.tell_card(HAT) else 0
                yield Fact("shown", event.seat, kind, -1, -1, left, hats)
    assert state == script.state


class Reckoner:
    """Knows what one viewer must think of two questions: a seat's hand, and a card face down."""

    def __init__(self, script: Script, viewer: int, asked: int = -1) -> None:
        self.viewer = viewer
        self.asked = asked  # the number of a card face down
        self.state = script.state
        self.others = [seat for seat in range(script.game.seats) if seat != viewer]
        facts = list(history(script))
        mixed = next(n for n, fact in enumerate(facts) if fact.layer > 0)
        self.layers = script.state.ledger.layers()
        self.belief = self._before_mixing(facts[:mixed])
        self._follow(facts[mixed:])

    def _is_seen(self, number: int) -> bool:
        ledger = self.state.ledger
        return ledger.is_open(number) or int(ledger.seat_of(number)) == self.viewer

    def _before_mixing(self, facts: Sequence[Fact]) -> Belief:
        """Return the law while all hidden cards come from one deck: a plain deal."""
        held = dict.fromkeys(self.others, 0)
        hidden = {"hats": 0, "cards": 0}
        face_down: list[int] = []
        for fact in facts:
            if fact.seat == self.viewer:
                continue
            if fact.what == "drawn":
                held[fact.seat] += 1
                hidden["cards"] += 1
                hidden["hats"] += fact.kind
                continue
            held[fact.seat] -= 1
            if fact.what == "shown" or self._is_seen(fact.number):
                hidden["cards"] -= 1
                hidden["hats"] -= fact.kind
            else:
                face_down.append(fact.number)
        assert hidden["cards"] == sum(held.values()) + len(face_down)
        belief: Belief = {}
        is_asked = self.asked in face_down
        rest = len(face_down) - is_asked
        nothing = ((0, 0),) * (self.layers - 1)
        sizes = [held[seat] for seat in self.others]
        for hats in _splits(sizes, hidden["hats"]):
            ways = 1.0
            for size, number in zip(sizes, hats, strict=True):
                ways *= comb(size, number)
            hands = tuple(
                ((size, number), *nothing) for size, number in zip(sizes, hats, strict=True)
            )
            for asked in (0, 1) if is_asked else (-1,):
                lie = hidden["hats"] - sum(hats) - max(asked, 0)
                if 0 <= lie <= rest:
                    belief[hands, (), asked] = ways * comb(rest, lie)
        return belief

    def _follow(self, facts: Sequence[Fact]) -> None:
        for fact in facts:
            after: dict[World, float] = defaultdict(float)
            for world, weight in self.belief.items():
                for other, share in self._after(world, fact):
                    after[other] += weight * share
            self.belief = after

    def _after(self, world: World, fact: Fact) -> Iterator[tuple[World, float]]:
        hands, deck, asked = world
        # A layer's hat-tricks are known to all when it is put down.
        deck = (*deck, *fact.hats[len(deck) :])
        if fact.what == "drawn":
            yield from self._drawn(hands, deck, asked, fact)
        elif fact.seat == self.viewer:
            yield (hands, deck, asked), 1.0
        else:
            is_seen = fact.what == "shown" or self._is_seen(fact.number)
            yield from self._played(hands, deck, asked, fact, is_seen)

    def _drawn(
        self, hands: Holding, deck: tuple[int, ...], asked: int, fact: Fact
    ) -> Iterator[tuple[World, float]]:
        layer = fact.layer
        chance = deck[layer] / fact.left[layer]
        for kind, share in ((0, 1 - chance), (HAT, chance)):
            if share <= 0 or (fact.seat == self.viewer and kind != fact.kind):
                continue
            less = (*deck[:layer], deck[layer] - kind, *deck[layer + 1 :])
            more = hands if fact.seat == self.viewer else self._give(hands, fact, layer, 1, kind)
            yield (more, less, asked), share

    def _played(
        self, hands: Holding, deck: tuple[int, ...], asked: int, fact: Fact, is_seen: bool
    ) -> Iterator[tuple[World, float]]:
        hand = hands[self.others.index(fact.seat)]
        total = sum(cards for cards, _ in hand)
        for layer, (cards, hats) in enumerate(hand):
            for kind, number in ((0, cards - hats), (HAT, hats)):
                if number and (not is_seen or kind == fact.kind):
                    answer = kind if fact.number == self.asked >= 0 else asked
                    after = self._give(hands, fact, layer, -1, -kind)
                    yield (after, deck, answer), number / total

    def _give(self, hands: Holding, fact: Fact, layer: int, cards: int, hats: int) -> Holding:
        place = self.others.index(fact.seat)
        hand = list(hands[place])
        hand[layer] = (hand[layer][0] + cards, hand[layer][1] + hats)
        return (*hands[:place], tuple(hand), *hands[place + 1 :])

    def hats_in_hand(self, seat: int) -> list[float]:
        """Return how likely 0, 1 ... 5 hat-tricks in a hand are."""
        found = [0.0] * 6
        for (hands, _, _), weight in self.belief.items():
            found[sum(hats for _, hats in hands[self.others.index(seat)])] += weight
        return [weight / sum(found) for weight in found]

    def is_hat(self) -> list[float]:
        """Return how likely the card asked about is no hat-trick, and one."""
        found = [0.0, 0.0]
        for (_, _, asked), weight in self.belief.items():
            found[asked] += weight
        return [weight / sum(found) for weight in found]


def _splits(sizes: Sequence[int], total: int) -> Iterator[tuple[int, ...]]:
    """Yield how many of at most `total` hat-tricks can lie in piles of these sizes."""
    if not sizes:
        yield ()
        return
    for first in range(min(sizes[0], total) + 1):
        for rest in _splits(sizes[1:], total - first):
            yield (first, *rest)


def hats_of(game: TournamentFootball, state: CupState, seat: int) -> int:
    """Return how many hat-tricks a seat holds, in one world."""
    return int(state.ledger.held(seat, HAT))

"""The exact law of hidden cards, by listing every way in which real cards can fall.

A script fixes who draws and plays when. The cards are told apart, every draw and every blind
choice takes any of them, and the number of ways to choose depends on public counts alone: all
histories are equally likely, so counting them gives the law.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from rimet.kernel.counts import cells
from rimet.kernel.ledger import (
    DRAWN,
    KIND,
    LAYER,
    LAYER_SHIFT,
    SEAT,
    SEAT_SHIFT,
    TYPE_SHIFT,
    Ledger,
    new_ledger,
)
from rimet.kernel.rng import Rng

Card = tuple[int, int]  # kind, and a number that tells it from its like
Kinds = tuple[int, ...]  # the kinds that were drawn and played, in the order of the script
World = tuple[object, ...]
Seen = tuple[tuple[str, int, int], ...]


class Script(NamedTuple):
    """Tells who does what: 'draw', 'lay' and 'show' by a seat, 'turn' a laid card, 'return'."""

    deck: tuple[int, ...]
    seats: int
    moves: tuple[tuple[str, int], ...]

    @classmethod
    def of(cls, deck: tuple[int, ...], seats: int, moves: str) -> Script:
        """Return the script of moves such as `draw0 lay1 turn0 return`."""
        parsed = re.findall(r"([a-z]+)(\d*)", moves)
        return cls(deck, seats, tuple((what, int(which or 0)) for what, which in parsed))


class Table:
    """Is the table in the middle of a script, with real cards."""

    def __init__(self, script: Script) -> None:
        cards = [(kind, n) for kind, count in enumerate(script.deck) for n in range(count)]
        self.layers: list[list[Card]] = [cards]
        self.hands: list[list[Card]] = [[] for _ in range(script.seats)]
        self.laid: list[Card] = []
        self.seen: list[Card] = []

    def choices(self, what: str, seat: int) -> list[Card]:
        """Return the cards of which one is drawn or played."""
        if what == "draw":
            return next(layer for layer in self.layers if layer)
        return self.hands[seat]

    def copy(self) -> Table:
        """Return an independent copy."""
        other = Table.__new__(Table)
        other.layers = [layer[:] for layer in self.layers]
        other.hands = [hand[:] for hand in self.hands]
        other.laid = self.laid[:]
        other.seen = self.seen[:]
        return other

    def carry_out(self, what: str, which: int, card: Card) -> None:
        """Draw or play a card."""
        self.choices(what, which).remove(card)
        if what == "draw":
            self.hands[which].append(card)
        elif what == "lay":
            self.laid.append(card)
        else:
            self.seen.append(card)


def histories(script: Script) -> Counter[Kinds]:
    """Count the histories of real cards by the kinds that they show."""
    found: Counter[Kinds] = Counter()

    def go(table: Table, at: int, kinds: Kinds) -> None:
        if at == len(script.moves):
            found[kinds] += 1
            return
        what, which = script.moves[at]
        if what == "turn":
            table.seen.append(table.laid[which])
            go(table, at + 1, kinds)
        elif what == "return":
            table.layers.append(table.seen)
            table.seen = []
            go(table, at + 1, kinds)
        else:
            for card in tuple(table.choices(what, which)):
                after = table.copy()
                after.carry_out(what, which, card)
                go(after, at + 1, (*kinds, card[0]))

    go(Table(script), 0, ())
    return found


def ledger_of(script: Script, kinds: Kinds) -> Ledger:
    """Return the ledger after a history."""
    ledger = new_ledger(len(script.deck), script.seats, list(script.deck))
    ahead = iter(kinds)
    seen = [0] * len(script.deck)
    for what, which in script.moves:
        if what == "draw":
            ledger.draw(which, next(ahead))
        elif what == "lay":
            ledger.lay(which, next(ahead), False)
        elif what == "show":
            kind = next(ahead)
            ledger.show(which, kind)
            seen[kind] += 1
        elif what == "turn":
            seen[ledger.turn(which)] += 1
        else:
            ledger.give_back(cells(seen))
            seen = [0] * len(script.deck)
    return ledger


def seen_by(script: Script, kinds: Kinds, viewer: int) -> Seen:
    """Return all that a viewer has seen of a history."""
    ahead = iter(kinds)
    laid: list[int] = []
    told = []
    for what, which in script.moves:
        shown = -1
        if what == "turn":
            shown = laid[which]
        elif what != "return":
            kind = next(ahead)
            if what == "lay":
                laid.append(kind)
            if what == "show" or which == viewer:
                shown = kind
        told.append((what, which, shown))
    return tuple(told)


def world_of(ledger: Ledger) -> World:
    """Return the hidden truth of a ledger; the order of draws within a layer is no part of it."""
    hands, deck, laid, log, _ = ledger.pack()
    draws = Counter(draws_of(log))
    return tuple(hands), tuple(deck), tuple(laid), tuple(sorted(draws.items()))


def draws_of(log: list[int]) -> Iterator[tuple[int, int, int]]:
    """Yield seat, layer and kind of every draw in a ledger's log."""
    for line in log:
        if line >> TYPE_SHIFT & 1 == DRAWN:
            yield line >> SEAT_SHIFT & SEAT, line >> LAYER_SHIFT & LAYER, line & KIND


class Knowledge(NamedTuple):
    """Is what one viewer can have seen: how likely that is, and the worlds that it leaves."""

    seen: Seen
    chance: Fraction
    law: dict[World, Fraction]
    truths: tuple[Kinds, ...]


def knowledge(script: Script, viewer: int) -> list[Knowledge]:
    """Return every information set of a viewer, the one with the most worlds first."""
    counts = histories(script)
    every = sum(counts.values())
    groups: defaultdict[Seen, list[Kinds]] = defaultdict(list)
    for kinds in counts:
        groups[seen_by(script, kinds, viewer)].append(kinds)
    found = []
    for seen, members in groups.items():
        total = sum(counts[kinds] for kinds in members)
        law: defaultdict[World, Fraction] = defaultdict(Fraction)
        for kinds in members:
            law[world_of(ledger_of(script, kinds))] += Fraction(counts[kinds], total)
        found.append(Knowledge(seen, Fraction(total, every), dict(law), tuple(members)))
    return sorted(found, key=lambda known: (-len(known.law), known.seen))


# The same law once more, by another way that copes with long scripts: all worlds at once, by
# kind, each move weighing them anew. It forgets which layer a card was drawn from.


def tracked(script: Script, kinds: Kinds, viewer: int) -> dict[Hidden, Fraction]:
    """Return the law of hands, deck and laid cards, for a viewer of this history."""
    seen = seen_by(script, kinds, viewer)
    none = (0,) * len(script.deck)
    worlds: dict[Hidden, int] = {Hidden((none,) * script.seats, (script.deck,), ()): 1}
    shown = list(none)
    for what, which, kind in seen:
        after: Counter[Hidden] = Counter()
        for world, weight in worlds.items():
            for next_world, ways in world.moved(what, which, kind, tuple(shown)):
                after[next_world] += weight * ways
        if what == "return":
            shown = list(none)
        elif what == "turn" or what == "show":
            shown[kind] += 1
        worlds = after
    total = sum(worlds.values())
    return {world: Fraction(weight, total) for world, weight in worlds.items()}


def hidden_of(ledger: Ledger) -> Hidden:
    """Return the hands, deck and laid cards of a ledger."""
    hands, deck, laid, _, _ = ledger.pack()
    size = int(ledger.kinds)
    return Hidden(
        tuple(tuple(hands[start : start + size]) for start in range(0, len(hands), size)),
        tuple(tuple(deck[start : start + size]) for start in range(0, len(deck), size)),
        tuple(card & KIND for card in laid),
    )


class Hidden(NamedTuple):
    """Is a world by kind: hands, layers of the deck, laid cards."""

    hands: tuple[tuple[int, ...], ...]
    deck: tuple[tuple[int, ...], ...]
    laid: tuple[int, ...]

    def moved(
        self, what: str, which: int, kind: int, shown: tuple[int, ...]
    ) -> Iterator[tuple[Hidden, int]]:
        """Yield the worlds after a move of which this kind was seen (-1: none), and the ways."""
        if what == "return":
            yield self._replace(deck=(*self.deck, shown)), 1
        elif what == "turn":
            if self.laid[which] == kind:
                yield self, 1
        elif what == "draw":
            top = next(index for index, layer in enumerate(self.deck) if any(layer))
            for drawn, ways in enumerate(self.deck[top]):
                if ways and kind in (-1, drawn):
                    hands = _changed(self.hands, which, drawn, 1)
                    yield Hidden(hands, _changed(self.deck, top, drawn, -1), self.laid), ways
        else:
            for played, ways in enumerate(self.hands[which]):
                if ways and kind in (-1, played):
                    laid = (*self.laid, played) if what == "lay" else self.laid
                    yield Hidden(_changed(self.hands, which, played, -1), self.deck, laid), ways


def _changed(
    rows: tuple[tuple[int, ...], ...], row: int, kind: int, by: int
) -> tuple[tuple[int, ...], ...]:
    changed = list(rows[row])
    changed[kind] += by
    return (*rows[:row], tuple(changed), *rows[row + 1 :])


def random_history(script: Script, rng: Rng) -> Kinds:
    """Return the kinds of one history, by chance."""
    table = Table(script)
    kinds = []
    for what, which in script.moves:
        if what == "turn":
            table.seen.append(table.laid[which])
        elif what == "return":
            table.layers.append(table.seen)
            table.seen = []
        else:
            cards = table.choices(what, which)
            card = cards[rng.below(len(cards))]
            table.carry_out(what, which, card)
            kinds.append(card[0])
    return tuple(kinds)

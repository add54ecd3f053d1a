"""The exact law of the hidden cards of a stock, in two ways.

A script fixes who draws, plays and shuffles when. Real cards, told apart, fall in equally many
ways whatever is drawn and blindly chosen, so counting histories gives the law: `listed`. Weighing
all worlds by kind, move by move, gives it for long scripts too: `tracked`.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from rimet import Rng
from rimet.kernel.stock import DISCARDED, RETURNED, Stock, new_stock

Kinds = tuple[int, ...]  # of all draws and exits, in the order of the script; -1 is not seen
Rows = tuple[tuple[int, ...], ...]


class Script(NamedTuple):
    """Tells who does what: draw, play, remove, discard, give (the whole hand), shuffle."""

    cards: tuple[int, ...]
    seats: int
    moves: tuple[tuple[str, int], ...]

    @classmethod
    def of(cls, cards: tuple[int, ...], seats: int, moves: str) -> Script:
        """Return the script of moves such as `draw0 discard1 shuffle`."""
        parsed = re.findall(r"([a-z]+)(\d*)", moves)
        return cls(cards, seats, tuple((what, int(seat or 0)) for what, seat in parsed))


def turns(cards: tuple[int, ...], seats: int, hand: int, rounds: list[int], every: int) -> Script:
    """Return a script of whole rounds of turns: a card leaves, another is drawn.

    Each round has so many turns; every so many-th card is discarded face down.
    """
    moves = [f"draw{seat}" for seat in range(seats) for _ in range(hand)]
    turn = 0
    for number, length in enumerate(rounds):
        if number:
            moves.append("shuffle")
        for _ in range(length):
            seat = turn % seats
            what = "discard" if turn % every == 1 else "play"
            moves += [f"{what}{seat}", f"draw{seat}"]
            turn += 1
    return Script.of(cards, seats, " ".join(moves))


def stock_of(script: Script, kinds: Kinds) -> Stock:
    """Return the stock after a history."""
    stock = new_stock(script.seats, list(script.cards))
    ahead = iter(kinds)
    for what, seat in script.moves:
        if what == "shuffle":
            stock.shuffle()
        elif what == "give":
            stock.give_back(seat)
        else:
            getattr(stock, what)(seat, next(ahead))
    return stock


def random_history(script: Script, rng: Rng, hoarding: int = 0) -> Kinds:
    """Return the kinds of one history, by chance.

    In so many of a hundred exits a seat parts with the first kind it holds, and hoards the others.
    """
    stock = new_stock(script.seats, list(script.cards))
    kinds = []
    for what, seat in script.moves:
        if what == "shuffle":
            stock.shuffle()
        elif what == "give":
            stock.give_back(seat)
        else:
            if what == "draw":
                kind = int(stock.sample_draw(rng))
            else:
                size = int(stock.kinds)
                hand = list(stock.hands)[seat * size : (seat + 1) * size]
                cards = [kind for kind, count in enumerate(hand) for _ in range(count)]
                kind = cards[0 if rng.below(100) < hoarding else rng.below(len(cards))]
            getattr(stock, what)(seat, kind)
            kinds.append(kind)
    return tuple(kinds)


def seen_by(script: Script, kinds: Kinds, viewer: int) -> Kinds:
    """Return all that a viewer has seen of a history."""
    moves = [move for move in script.moves if move[0] not in ("shuffle", "give")]
    return tuple(
        kind if what in ("play", "remove") or seat == viewer else -1
        for (what, seat), kind in zip(moves, kinds, strict=True)
    )


class World(NamedTuple):
    """Is what matters of a stock: hands, pool, and what lies face down in this round."""

    hands: Rows
    pool: tuple[int, ...]
    down: tuple[tuple[int, int, int], ...]  # what happened, seat, kind

    def moved(self, what: str, seat: int, seen: int) -> Iterator[tuple[World, int]]:
        """Yield the worlds after a draw or exit that was seen so, and in how many ways."""
        source = self.pool if what == "draw" else self.hands[seat]
        for kind, ways in enumerate(source):
            if not ways or seen not in (-1, kind):
                continue
            if what == "draw":
                hands = _changed(self.hands, seat, kind, 1)
                yield World(hands, _less(self.pool, kind), self.down), ways
            else:
                hands = _changed(self.hands, seat, kind, -1)
                down = self.down
                if what == "discard":
                    down = (*down, (DISCARDED, seat, kind))
                yield World(hands, self.pool, down), ways

    def without_hand(self, seat: int) -> World:
        """Return the world after a hand was given back."""
        given = [
            (RETURNED, seat, kind) for kind, n in enumerate(self.hands[seat]) for _ in range(n)
        ]
        empty = tuple(0 for _ in self.pool)
        hands = (*self.hands[:seat], empty, *self.hands[seat + 1 :])
        return World(hands, self.pool, (*self.down, *given))

    def shuffled(self, cards: tuple[int, ...]) -> World:
        """Return the world after a shuffle of all these cards but the hands."""
        held = [sum(column) for column in zip(*self.hands, strict=True)]
        pool = tuple(count - own for count, own in zip(cards, held, strict=True))
        return World(self.hands, pool, ())


def _less(counts: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return (*counts[:kind], counts[kind] - 1, *counts[kind + 1 :])


def _changed(rows: Rows, row: int, kind: int, by: int) -> Rows:
    counts = rows[row]
    changed = (*counts[:kind], counts[kind] + by, *counts[kind + 1 :])
    return (*rows[:row], changed, *rows[row + 1 :])


def world_of(stock: Stock) -> World:
    """Return what matters of a stock."""
    size = int(stock.kinds)
    hands = list(stock.hands)
    lines = [(line >> 14, line >> 8 & 63, line & 255) for line in stock.log]
    return World(
        tuple(tuple(hands[start : start + size]) for start in range(0, len(hands), size)),
        tuple(stock.pool),
        tuple(line for line in lines if line[0] in (DISCARDED, RETURNED)),
    )


def tracked(script: Script, seen: Kinds) -> dict[World, Fraction]:
    """Return the law of the worlds in which all this was seen."""
    empty = tuple(0 for _ in script.cards)
    worlds: dict[World, int] = {World((empty,) * script.seats, script.cards, ()): 1}
    cards = script.cards
    ahead = iter(seen)
    for what, seat in script.moves:
        after: Counter[World] = Counter()
        if what == "shuffle":
            for world, weight in worlds.items():
                after[world.shuffled(cards)] += weight
        elif what == "give":
            for world, weight in worlds.items():
                after[world.without_hand(seat)] += weight
        else:
            kind = next(ahead)
            if what == "remove":
                cards = _less(cards, kind)
            for world, weight in worlds.items():
                for moved, ways in world.moved(what, seat, kind):
                    after[moved] += weight * ways
        worlds = after
    total = sum(worlds.values())
    return {world: Fraction(weight, total) for world, weight in worlds.items()}


def listed(script: Script, viewer: int) -> dict[Kinds, dict[World, Fraction]]:
    """Return, for all that a viewer can see, the law of the worlds, by listing real cards."""
    every = [(kind, n) for kind, count in enumerate(script.cards) for n in range(count)]
    counts: defaultdict[Kinds, Counter[World]] = defaultdict(Counter)
    Card = tuple[int, int]

    def go(at: int, pool: frozenset[Card], hands: list[frozenset[Card]], told: Kinds) -> None:
        if at == len(script.moves):
            world = world_of(stock_of(script, told))
            counts[seen_by(script, told, viewer)][world] += 1
            return
        what, seat = script.moves[at]
        if what == "shuffle":
            lost = gone[-1] if gone else frozenset()
            go(at + 1, frozenset(every).difference(*hands, lost), hands, told)
        elif what == "give":
            go(at + 1, pool, [*hands[:seat], frozenset(), *hands[seat + 1 :]], told)
        else:
            for card in sorted(pool if what == "draw" else hands[seat]):
                changed = hands[seat] | {card} if what == "draw" else hands[seat] - {card}
                after = [*hands[:seat], changed, *hands[seat + 1 :]]
                if what == "remove":
                    gone.append((gone[-1] if gone else frozenset()) | {card})
                go(at + 1, pool - {card}, after, (*told, card[0]))
                if what == "remove":
                    gone.pop()

    gone: list[frozenset[Card]] = []
    go(0, frozenset(every), [frozenset()] * script.seats, ())
    return {
        seen: {world: Fraction(n, found.total()) for world, n in found.items()}
        for seen, found in counts.items()
    }

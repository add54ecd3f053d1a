"""Dealing the hidden cards of a stock anew, for one viewer, from all that this viewer has seen.

Others' choices are treated as blind: each card of a hand is as likely as any other to leave it.
A first guess joins draws and exits one after the other. It follows the law while nothing was
shuffled; later each guess is also evidence about the ones before it. So a fixed number of small
changes follows, each accepted by the ratio of the weights (Metropolis-Hastings). Which cards were
drawn, played and discarded within one round is never guessed before the end: any that are left.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rimet.kernel.cells import vec
from rimet.kernel.counts import take
from rimet.kernel.rng import Rng
from rimet.kernel.rooms import fraction
from rimet.kernel.stays import NO_KIND, Stays
from rimet.kernel.stock import (
    KIND,
    RETURNED,
    SEAT_SHIFT,
    WHAT_SHIFT,
    Stock,
)

TRIES: Final = 100  # changes after which a first guess is given up that is not yet possible
TRIES_KEPT: Final = 20  # and how many more for each card kept
LOOKS: Final = 8  # places that are looked at for one where something is wrong
HASTE: Final = 0.3  # how much less a card that is not there weighs meanwhile
CHANGES: Final = 240  # possible guesses that are passed through
CHANGES_KEPT: Final = 6  # and how many more for each card kept
PATIENCE: Final = 8  # changes for each of these, after which the next possible guess will do
NEAR: Final = 6  # draws after a shuffle that most likely replace a card kept


def redeal_stock(stock: Stock, viewer: i64, rng: Rng) -> None:
    """Deal anew, by chance, all cards that the viewer cannot know."""
    stays = possible_stays(stock, viewer, rng)
    settle(stays, rng)
    _write(stock, stays, rng)


def possible_stays(stock: Stock, viewer: i64, rng: Rng) -> Stays:
    """Return a first guess that takes no card that is not there."""
    steps: i64 = 0
    while True:
        stays = Stays(stock, viewer)
        stays.steps = steps
        usual: float = stays.rooms.slight
        stays.rooms.slight = usual * HASTE
        stays.guess(rng)
        kept: i64 = len(stays.kept)
        for _each in range(TRIES + TRIES_KEPT * kept):
            if stays.rooms.short == 0:
                stays.rooms.slight = usual
                return stays
            _change(stays, _faulty_place(stays, rng), rng)
        steps = stays.steps


def _faulty_place(stays: Stays, rng: Rng) -> i64:
    """Look for a card kept that is one too many, not too long, and return the last one seen."""
    kept: i64 = len(stays.kept)
    place: i64 = rng.below(kept)
    for _each in range(LOOKS):
        draw: i64 = stays.kept[place]
        exit: i64 = stays.exit[draw]
        if stays.rooms.is_short(stays.kind[exit], stays.since[draw], stays.until[exit]):
            return place
        place = rng.below(kept)
    return place


def settle(stays: Stays, rng: Rng) -> None:
    """Change a possible guess until it follows the law, and leave it possible."""
    kept: i64 = len(stays.kept)
    if kept == 0:
        return
    ahead: i64 = CHANGES + CHANGES_KEPT * kept
    most: i64 = stays.steps + ahead * PATIENCE
    while ahead > 0:
        _change(stays, rng.below(kept), rng)
        if stays.rooms.short == 0:
            ahead -= 1
            if stays.steps > most:
                return


def _change(stays: Stays, place: i64, rng: Rng) -> None:
    stays.steps += 1
    # What is tried must not depend on the guess, or the way back would be more or less likely.
    what: i64 = rng.below(4)
    if what == 0:
        change_kind(stays, place, rng)
    elif what == 1:
        change_places(stays, place, rng.below(len(stays.kept)), rng)
    else:
        change_draw(stays, place, rng)


def change_kind(stays: Stays, place: i64, rng: Rng) -> None:
    """Guess anew which card was kept, unless it has been seen."""
    draw: i64 = stays.kept[place]
    exit: i64 = stays.exit[draw]
    if stays.hidden[exit] == 0:
        return
    stays.lift(exit, stays.since[draw])
    stays.enter(exit, stays.since[draw], rng)


def change_places(stays: Stays, place: i64, other: i64, rng: Rng) -> None:
    """Let two hidden cards that were kept change hands."""
    first: i64 = stays.exit[stays.kept[place]]
    second: i64 = stays.exit[stays.kept[other]]
    kind: i64 = stays.kind[first]
    other_kind: i64 = stays.kind[second]
    if stays.hidden[first] * stays.hidden[second] == 0 or kind == other_kind:
        return
    since: i64 = stays.since[stays.kept[place]]
    other_since: i64 = stays.since[stays.kept[other]]
    rooms = stays.rooms
    rooms.lift(other_kind, other_since, stays.until[second])
    before: float = rooms.weight(other_kind, other_since, stays.until[second])
    rooms.lift(kind, since, stays.until[first])
    before *= rooms.weight(kind, since, stays.until[first])
    after: float = rooms.weight(other_kind, since, stays.until[first])
    rooms.put(other_kind, since, stays.until[first])
    after *= rooms.weight(kind, other_since, stays.until[second])
    rooms.put(kind, other_since, stays.until[second])
    if after >= before or fraction(rng) * before < after:
        stays.kind[first] = other_kind
        stays.kind[second] = kind
        return
    rooms.lift(kind, other_since, stays.until[second])
    rooms.lift(other_kind, since, stays.until[first])
    rooms.put(kind, since, stays.until[first])
    rooms.put(other_kind, other_since, stays.until[second])


def change_draw(stays: Stays, place: i64, rng: Rng) -> None:
    """Let a card that was kept through a shuffle, and one drawn later, change exits."""
    old: i64 = stays.kept[place]
    run: i64 = stays.run_of[place]
    coming: i64 = stays.coming[run]
    draws: i64 = stays.first[run % stays.seats + 1] - coming
    if draws == 0:
        return
    ahead: i64 = 0
    if rng.below(4) > 0:
        ahead = rng.below(NEAR)
    else:
        ahead = rng.below(draws)
    if ahead >= draws:
        return
    new: i64 = coming + ahead
    first: i64 = stays.exit[old]
    second: i64 = stays.exit[new]
    if stays.drawn[new] > stays.left[first]:
        return
    if _exchange(stays, first, stays.since[old], second, stays.since[new], rng):
        stays.exit[old] = second
        stays.exit[new] = first
        _rekeep(stays, run % stays.seats, old, new)


def _exchange(
    stays: Stays, first: i64, since_first: i64, second: i64, since_second: i64, rng: Rng
) -> bool:
    """Enter two stays with their beginnings exchanged, and tell whether it was accepted."""
    if first > second:
        # The second kind is guessed knowing the first: there and back in the same order.
        return _exchange(stays, second, since_second, first, since_first, rng)
    kind_first: i64 = stays.kind[first]
    kind_second: i64 = stays.kind[second]
    stays.lift(second, since_second)
    before: float = stays.weight(second, since_second)
    stays.lift(first, since_first)
    before *= stays.weight(first, since_first)
    after: float = stays.enter(first, since_second, rng)
    after *= stays.enter(second, since_first, rng)
    if after >= before or fraction(rng) * before < after:
        return True
    stays.lift(second, since_first)
    stays.lift(first, since_second)
    stays.kind[first] = kind_first
    stays.kind[second] = kind_second
    stays.put(first, since_first)
    stays.put(second, since_second)
    return False


def _rekeep(stays: Stays, seat: i64, old: i64, new: i64) -> None:
    """Put right which of two draws is kept after either of their exits."""
    stay: i64 = stays.until[stays.exit[old]]
    gone: i64 = stays.until[stays.exit[new]]
    keeper: i64 = old
    leaver: i64 = new
    if stay < gone:
        keeper = new
        leaver = old
        stay, gone = gone, stay
    for number in range(gone + 1, stay + 1):
        run: i64 = number * stays.seats + seat
        place: i64 = stays.run[run]
        while stays.kept[place] != leaver:
            place += 1
        stays.kept[place] = keeper


def _write(stock: Stock, stays: Stays, rng: Rng) -> None:
    """Make the stock what was guessed, with any cards left for what was drawn and hidden."""
    rooms = stays.rooms
    kinds: i64 = stock.kinds
    lines = stays.lines
    now: i64 = len(lines)
    for seat in range(stays.seats):
        if seat != stays.viewer:
            for kind in range(kinds):
                stock.hands[seat * kinds + kind] = 0
    for seat in range(stays.seats):
        for draw in range(stays.first[seat], stays.first[seat + 1]):
            exit: i64 = stays.exit[draw]
            guessed: i64 = stays.kind[exit]
            if guessed == NO_KIND:
                number: i64 = stays.until[exit]
                guessed = take(rooms.untouched, number * kinds, rooms.rest[number], rng)
                rooms.rest[number] -= 1
            lines[stays.drawn[draw]] = lines[stays.drawn[draw]] & ~KIND | guessed
            if stays.left[exit] == now:
                stock.hands[seat * kinds + guessed] += 1
            else:
                lines[stays.left[exit]] = lines[stays.left[exit]] & ~KIND | guessed
    for kind in range(kinds):
        stock.pool[kind] = rooms.untouched[(stays.rounds - 1) * kinds + kind]
    _sort_returned(lines)
    before: i64 = len(stock.past)
    stock.past = lines[:before]
    stock.log = lines[before:]


def _sort_returned(lines: vec[i64]) -> None:
    """Put the cards of each hand that was given back in the order in which it is told."""
    for index in range(1, len(lines)):
        line: i64 = lines[index]
        place: i64 = index
        while (
            place > 0
            and line >> WHAT_SHIFT == RETURNED
            and lines[place - 1] >> SEAT_SHIFT == line >> SEAT_SHIFT
            and lines[place - 1] > line
        ):
            lines[place] = lines[place - 1]
            place -= 1
        lines[place] = line

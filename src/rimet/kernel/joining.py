"""A first guess at the hidden cards of a stock: stays that join draws and exits.

Others' choices are treated as blind: each card of a hand is as likely as any other to leave it.
Draws and exits are joined one after the other, which follows the law while nothing was shuffled.
Later a card may be taken that is not there, and small changes of the guess look for one in which
none is. After sensible play few guesses are possible, so the search is bounded and may fail.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rimet.kernel.rng import Rng
from rimet.kernel.stays import Stays
from rimet.kernel.stock import Stock

TRIES: Final = 100  # changes after which a guess is given up that is not yet possible
TRIES_KEPT: Final = 20  # and how many more for each card kept
LOOKS: Final = 8  # places that are looked at for one where something is wrong
HASTE: Final = 0.3  # how much less a card that is not there weighs meanwhile
NEAR: Final = 6  # draws after a shuffle that most likely replace a card kept


def join(stock: Stock, viewer: i64, most: i64, rng: Rng) -> Stays:
    """Return a guess that takes no card that is not there, or, after so many changes, any."""
    steps: i64 = 0
    while True:
        stays = Stays(stock, viewer)
        stays.steps = steps
        stays.rooms.slight *= HASTE
        stays.guess(rng)
        if len(stays.kept) == 0:
            return stays
        tries: i64 = TRIES + TRIES_KEPT * len(stays.kept)
        while stays.rooms.short > 0 and stays.steps < most and tries > 0:
            _change(stays, _faulty_place(stays, rng), rng)
            tries -= 1
        if stays.rooms.short == 0 or stays.steps >= most:
            return stays
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


def _change(stays: Stays, place: i64, rng: Rng) -> None:
    stays.steps += 1
    what: i64 = rng.below(4)
    if what == 0:
        _change_kind(stays, place, rng)
    elif what == 1:
        _change_places(stays, place, rng.below(len(stays.kept)), rng)
    else:
        _change_draw(stays, place, rng)


def _change_kind(stays: Stays, place: i64, rng: Rng) -> None:
    """Guess anew which card was kept, unless it has been seen."""
    draw: i64 = stays.kept[place]
    exit: i64 = stays.exit[draw]
    if stays.hidden[exit] == 0:
        return
    stays.lift(exit, stays.since[draw])
    stays.enter(exit, stays.since[draw], rng)


def _change_places(stays: Stays, place: i64, other: i64, rng: Rng) -> None:
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
    if after >= before or rng.fraction() * before < after:
        stays.kind[first] = other_kind
        stays.kind[second] = kind
        return
    rooms.lift(kind, other_since, stays.until[second])
    rooms.lift(other_kind, since, stays.until[first])
    rooms.put(kind, since, stays.until[first])
    rooms.put(other_kind, other_since, stays.until[second])


def _change_draw(stays: Stays, place: i64, rng: Rng) -> None:
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
    if after >= before or rng.fraction() * before < after:
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

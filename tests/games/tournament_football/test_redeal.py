"""Test guesses at what is hidden against exact laws: owners, hands, cards face down, layers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from math import comb

import pytest

from rimet import SPECTATOR, Rng
from rimet.games.tournament_football.rules.play import CupState
from rimet.games.tournament_football.setup import BANK
from rimet.testing.chance import RARE, likelihood
from tests.games.tournament_football.positions import (
    group_phase,
    several_layers,
    two_kinds,
    two_layers,
)
from tests.games.tournament_football.reckoning import HAT, Reckoner, hats_of
from tests.games.tournament_football.script import Script, hand_of, load_cup
from tests.sampling import SAMPLED

DRAWS = 300 if SAMPLED else 700
FEW = 150 if SAMPLED else 300
Redeal = Callable[[CupState, int, Rng], None]


def honest(state: CupState, viewer: int, rng: Rng) -> None:
    """Deal anew as the game does."""
    state.redeal(viewer, rng)


def worlds(
    script: Script, viewer: int, redeal: Redeal = honest, draws: int = DRAWS
) -> list[CupState]:
    """Return many worlds dealt anew for a viewer."""
    rng = Rng(2026)
    found = []
    for _ in range(draws):
        world = script.state.clone()
        redeal(world, viewer, rng)
        found.append(world)
    return found


def fit(outcomes: list[int], law: list[float]) -> float:
    """Return how likely outcomes this far from the law are; an impossible one is not at all."""
    counts = Counter(outcomes)
    if any(law[outcome] == 0 for outcome in counts):
        return 0.0
    return likelihood([counts[outcome] for outcome in range(len(law))], law)


def hypergeometric(cards: int, marked: int, drawn: int) -> list[float]:
    """Return how likely 0, 1 ... marked cards are among so many drawn."""
    return [
        comb(marked, found) * comb(cards - marked, drawn - found) / comb(cards, drawn)
        if drawn - found <= cards - marked
        else 0.0
        for found in range(min(marked, drawn) + 1)
    ]


def hidden_cards(script: Script, viewer: int) -> Counter[str]:
    """Count the cards that a viewer has not seen, from the whole set and what it sees."""
    game, view = script.game, script.view(viewer)
    names = [game.tell_card(kind) for kind in range(len(game.cards))]
    left = Counter({name: card.count for name, card in zip(names, game.cards, strict=True)})
    for place in [*view.fields, *view.half_fields]:
        left.subtract(names[kind] for kind in place.cards if kind >= 0)
    for card in view.hand:
        left[names[card.kind]] -= card.count
    return left


@cache
def position(name: str) -> Script:
    """Return a named position."""
    named = {
        "group-phase four players": group_phase,
        "knock-out eight players, two layers mixed": two_layers,
        "longer version, several layers": several_layers,
    }
    return named[name]()


# --- one layer: a plain deal


@pytest.mark.rule("WCT-8", "WCT-10", "WCT-R12")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 3])
def test_group_phase_four_players(viewer: int) -> None:
    script = position("group-phase four players")
    game, ledger = script.game, script.state.ledger
    left = hidden_cards(script, viewer)
    total = left.total()
    dealt = worlds(script, viewer)
    # How many cards without a goal another seat holds.
    goalless = sum(count for card, count in left.items() if card.startswith("0."))
    held = [
        sum(n for card, n in hand_of(game, world, 2).items() if card.startswith("0."))
        for world in dealt
    ]
    assert fit(held, hypergeometric(total, goalless, 5)) > RARE
    # Which card lies face down, and which is another.
    first, *_, last = [n for n in range(len(ledger.laid)) if ledger.is_secret(n, viewer)]
    names = [game.tell_card(kind) for kind in range(12)]
    law = [left[name] / total for name in names]
    for number in (first, last):
        assert fit([int(world.ledger.kind_of(number)) for world in dealt], law) > RARE
    same = sum(count * (count - 1) for count in left.values()) / (total * (total - 1))
    pairs = [int(world.ledger.kind_of(first) == world.ledger.kind_of(last)) for world in dealt]
    assert fit(pairs, [1 - same, same]) > RARE
    # How many hat-tricks are left in the deck.
    hats = sum(count for card, count in left.items() if card.startswith("3."))
    in_deck = [sum(list(world.ledger.deck)[9:12]) for world in dealt]
    assert fit(in_deck, hypergeometric(total, hats, script.view().deck)) > RARE


@pytest.mark.rule("WCT-8", "WCT-10")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_where_three_hat_tricks_are(viewer: int) -> None:
    # Few enough to list: every way in which they lie in hands, face down and in the deck.
    game = load_cup(2, board="olympic", cards=two_kinds(97, 3))
    script = Script(game).deal_any(1).run(100, seed=4)
    left = hidden_cards(script, viewer)
    hats = left["3.0"]
    assert hats >= 2
    ledger = script.state.ledger
    secret = [n for n in range(len(ledger.laid)) if ledger.is_secret(n, viewer)]
    others = [seat for seat in (0, 1) if seat != viewer]
    sizes = [int(ledger.hand_size(seat)) for seat in others] + [len(secret), script.view().deck]
    assert sum(sizes) == left.total()
    law: dict[tuple[int, ...], float] = {}
    for split in splits(len(sizes), hats):
        ways = 1
        for size, number in zip(sizes, split, strict=True):
            ways *= comb(size, number)
        law[split] = ways / comb(left.total(), hats)
    found = Counter(
        (
            *(hats_of(game, world, seat) for seat in others),
            sum(int(world.ledger.kind_of(n)) for n in secret),
            int(world.ledger.deck[HAT]),
        )
        for world in worlds(script, viewer)
    )
    assert set(found) <= {split for split, weight in law.items() if weight}
    assert likelihood([found[split] for split in law], list(law.values())) > RARE


def splits(piles: int, total: int) -> list[tuple[int, ...]]:
    """Return all ways to put so many cards into piles."""
    if piles == 1:
        return [(total,)]
    return [
        (first, *rest) for first in range(total + 1) for rest in splits(piles - 1, total - first)
    ]


# --- owners


def owner_law(script: Script, viewer: int) -> tuple[list[int], Counter[int]]:
    """Return the spots whose owners a viewer does not know, and the flags that are among them."""
    fields = script.view(viewer).fields
    unknown = [spot for spot, field in enumerate(fields) if field.owner == -2]
    seats = script.game.seats
    flags = Counter(dict.fromkeys(range(seats), int(script.game.table.flags)))
    flags[BANK] = len(fields) - flags.total()
    flags.subtract(field.owner for field in fields if field.owner != -2)
    assert flags.total() == len(unknown)
    return unknown, flags


@pytest.mark.rule("WCT-7", "WCT-17")
@pytest.mark.parametrize("viewer", [SPECTATOR, 1])
@pytest.mark.parametrize(
    "name", ["group-phase four players", "knock-out eight players, two layers mixed"]
)
def test_owners_are_any_that_are_left(name: str, viewer: int) -> None:
    script = position(name)
    unknown, flags = owner_law(script, viewer)
    total = len(unknown)
    owners = [[int(owner) for owner in world.owner] for world in worlds(script, viewer, draws=FEW)]
    law = [flags[owner] / total for owner in range(-1, script.game.seats)]
    for spot in (unknown[0], unknown[-1]):
        assert fit([world[spot] + 1 for world in owners], law) > RARE
    same = sum(count * (count - 1) for count in flags.values()) / (total * (total - 1))
    pairs = [int(world[unknown[0]] == world[unknown[1]]) for world in owners]
    assert fit(pairs, [1 - same, same]) > RARE
    for world in owners:
        assert Counter(world[spot] for spot in unknown) == +flags


# --- several layers: reckoned by brute force


def check_layers(script: Script, viewer: int, redeal: Redeal = honest) -> float:
    """Return the worst fit of hands and of cards face down, before and after layers mix."""
    ledger = script.state.ledger
    secret = [n for n in range(len(ledger.laid)) if ledger.is_secret(n, viewer)]
    early = next(n for n in secret if n < ledger.unmixed)
    late = next(n for n in secret if n >= ledger.unmixed)
    dealt = worlds(script, viewer, redeal)
    fits = []
    for number in (early, late):
        reckoner = Reckoner(script, viewer, number)
        fits.append(fit([int(w.ledger.kind_of(number)) for w in dealt], reckoner.is_hat()))
    for seat in reckoner.others:
        if ledger.hand_size(seat):
            held = [hats_of(script.game, world, seat) for world in dealt]
            fits.append(fit(held, reckoner.hats_in_hand(seat)))
    assert len(fits) == 4
    return min(fits)


@pytest.mark.rule("WCT-18", "WCT-R3", "WCT-28")
def test_knock_out_eight_players_two_layers_mixed() -> None:
    script = position("knock-out eight players, two layers mixed")
    assert script.view().layers[0] == 0
    assert [seat.is_in for seat in script.view().seats] == [True] * 3 + [False] * 5
    assert check_layers(script, 0) > RARE


@pytest.mark.rule("WCT-29", "WCT-R8")
def test_longer_version_several_layers() -> None:
    script = position("longer version, several layers")
    assert script.view().layers[:2] == [0, 0]
    assert len(script.view().layers) == 6
    assert check_layers(script, 1) > RARE


# --- guesses that are not honest are found out


def forgetful(state: CupState, viewer: int, rng: Rng) -> None:
    """Deal anew, but as if all hidden cards were of one layer."""
    ledger = state.ledger
    hands = [seat for seat in range(ledger.seats()) if seat != viewer]
    secret = [n for n in range(len(ledger.laid)) if ledger.is_secret(n, viewer)]
    pool = [0, 0]
    sizes = [int(ledger.hand_size(seat)) for seat in hands]
    for seat in hands:
        for kind in (0, HAT):
            pool[kind] += int(ledger.held(seat, kind))
        ledger.empty(seat)
    for number in secret:
        pool[ledger.kind_of(number)] += 1
    for cell, count in enumerate(list(ledger.deck)):
        pool[cell % 2] += count

    def take() -> int:
        kind = int(rng.below(sum(pool)) < pool[HAT])
        pool[kind] -= 1
        return kind

    for seat, size in zip(hands, sizes, strict=True):
        for _ in range(size):
            ledger.put(seat, take())
    for number in secret:
        ledger.set_kind(number, take())


def idle(state: CupState, viewer: int, rng: Rng) -> None:
    """Deal nothing anew."""


def partial(state: CupState, viewer: int, rng: Rng) -> None:
    """Deal anew, but only half of the time."""
    if rng.below(2):
        state.redeal(viewer, rng)


@pytest.mark.parametrize("redeal", [forgetful, idle, partial])
def test_biased_guesses_at_layers_fail(redeal: Redeal) -> None:
    script = position("longer version, several layers")
    assert check_layers(script, 1, redeal) < RARE


@pytest.mark.parametrize("redeal", [idle, partial])
def test_biased_guesses_at_owners_fail(redeal: Redeal) -> None:
    script = position("group-phase four players")
    unknown, flags = owner_law(script, 1)
    dealt = worlds(script, 1, redeal, FEW)
    law = [flags[owner] / len(unknown) for owner in range(-1, 4)]
    assert fit([int(world.owner[unknown[0]]) + 1 for world in dealt], law) < RARE

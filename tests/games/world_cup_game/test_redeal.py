"""Test guesses at hands, discards and deck against exact laws, in matches with few cards."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb

import pytest

from rimet import SPECTATOR, Rng
from rimet.games.world_cup_game.components import KINDS
from rimet.games.world_cup_game.game import WorldCupGame
from rimet.games.world_cup_game.rules.cards import KIND_OF_USE
from rimet.games.world_cup_game.rules.play import CupState
from rimet.games.world_cup_game.setup import DEAL, DRAW, REFILL, TURN
from rimet.kernel.state import OVER, State
from rimet.testing.posterior import check_posteriors
from tests.games.world_cup_game.script import card_set, load_game
from tests.kernel.chance import follows, surprise
from tests.kernel.shuffles import Script, World, seen_by, tracked, world_of
from tests.sampling import SAMPLED

DEALS = 40 if SAMPLED else 400
FEW = {"1": 5, "attack": 4, "defence": 3}
MORE = {"3": 2, "1": 5, "attack": 4, "defence": 4}
CUPS: dict[str, tuple[int, str, dict[str, int]]] = {
    "two players": (2, "1974", FEW),
    "three players, of whom some go out": (3, "1978", MORE),
    "cards that leave the game": (2, "1982", MORE),
    "thirds and a bracket": (2, "1994", FEW),
}


def tiny(players: int, edition: str, cards: dict[str, int]) -> WorldCupGame:
    """Return a game with so few cards that all worlds can be reckoned with."""
    return load_game(players, edition=edition, cards=card_set(cards), extra_goals=False)


class Watcher:
    """Plays at random, and writes down what happens to cards, without the stock's own log."""

    def __init__(self, game: WorldCupGame, seed: int) -> None:
        self.game = game
        self.state: CupState = game.start()
        self.rng = Rng(seed)
        self.moves: list[tuple[str, int]] = []
        self.kinds: list[int] = []
        self.shuffles = 0

    def hand(self, seat: int) -> Counter[int]:
        """Return the hand of a seat."""
        stock = self.state.stock
        return Counter({kind: int(stock.held(seat, kind)) for kind in range(len(KINDS))})

    def step(self) -> None:
        """Take one step."""
        state, table = self.state, self.game.table
        phase, alive, pool = state.phase, state.alive, state.stock.pooled
        seat = int(state.turn if phase in (DRAW, TURN) else state.cursor)
        before = self.hand(int(state.turn))
        action = int(state.sample(self.rng))
        state.apply(action)
        if phase in (DEAL, DRAW, REFILL):
            self._note("draw", seat, action)
        elif phase == TURN:
            (kind,) = before - self.hand(seat)
            what = "remove" if table.single_use[kind] else "play"
            self._note("discard" if action >= table.discard else what, seat, kind)
        for other in range(self.game.seats):
            if alive >> other & 1 and not state.is_alive(other):
                self.moves.append(("give", other))
        if state.stock.pooled > pool:
            self.moves.append(("shuffle", 0))
            self.shuffles += 1

    def _note(self, what: str, seat: int, kind: int) -> None:
        self.moves.append((what, seat))
        self.kinds.append(kind)

    def law(self, viewer: int) -> dict[World, Fraction]:
        """Return the exact law of what this viewer does not know."""
        script = Script(tuple(self.game.table.cards), self.game.seats, tuple(self.moves))
        return tracked(script, seen_by(script, tuple(self.kinds), viewer))

    def check(self, viewer: int) -> bool:
        """Compare guesses with the law, and tell whether there was anything to guess."""
        law = self.law(viewer)
        found: Counter[World] = Counter()
        for _ in range(DEALS if len(law) > 1 else 1):
            world = self.state.clone()
            world.redeal(viewer, self.rng)
            found[world_of(world.stock)] += 1
        assert follows(found, law), surprise(found, law)
        return len(law) > 1


@pytest.mark.rule("WCG-5")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 3])
def test_before_the_first_shuffle_it_is_a_plain_deal(viewer: int) -> None:
    watcher = Watcher(load_game(4), 2002)
    while len(watcher.moves) < 60:
        watcher.step()
    attack = KINDS.index("attack")
    left = Counter(dict(enumerate(watcher.game.table.cards)))
    for (what, seat), kind in zip(watcher.moves, watcher.kinds, strict=True):
        if (what == "draw" and seat == viewer) or (what == "play" and seat != viewer):
            left[kind] -= 1
    hidden, attacks = left.total(), left[attack]
    law = {
        held: Fraction(comb(attacks, held) * comb(hidden - attacks, 3 - held), comb(hidden, 3))
        for held in range(min(attacks, 3) + 1)
    }
    found: Counter[int] = Counter()
    for _ in range(DEALS):
        world = watcher.state.clone()
        world.redeal(viewer, watcher.rng)
        found[int(world.stock.held(2, attack))] += 1
    assert watcher.state.stock.hand_size(2) == 3
    assert follows(found, law), surprise(found, law)


@pytest.mark.rule("WCG-5", "WCG-23", "WCG-R5")
@pytest.mark.parametrize("name", CUPS)
def test_hands_discards_and_deck_follow_the_exact_law(name: str) -> None:
    game = tiny(*CUPS[name])
    watcher = Watcher(game, 1974)
    compared: set[int] = set()
    turns = 0
    while watcher.state.to_act != OVER:
        watcher.step()
        if watcher.state.phase != TURN:
            continue
        turns += 1
        if turns % (9 if SAMPLED else 4) == 0:
            viewer = turns % (game.seats + 1) - 1
            if watcher.check(viewer):
                compared.add(watcher.shuffles)
    assert max(compared) > 0, "after a shuffle"


@pytest.mark.rule("WCG-22", "WCG-29", "WCG-R12")
def test_the_matches_reach_what_they_are_for() -> None:
    told: set[str] = set()
    most = 0
    for cup in CUPS.values():
        watcher = Watcher(tiny(*cup), 1974)
        while watcher.state.to_act != OVER:
            watcher.step()
        told |= {what for what, _ in watcher.moves}
        most = max(most, watcher.shuffles)
    assert {"give", "remove", "discard"} <= told
    assert most > 2


def cards_in_hand(state: State, action: int) -> int:
    """Return how many cards of the hand an action could be: others choose blindly among them."""
    assert isinstance(state, CupState)
    if state.phase != TURN:
        return 1
    table = state.table
    kind = action - table.discard
    if kind < 0:
        kind = KIND_OF_USE[action // table.rows]
    return int(state.stock.held(state.to_act, kind))


@pytest.mark.rule("WCG-5")
@pytest.mark.parametrize("match", [1] if SAMPLED else [0, 1, 2, 4])
def test_guesses_are_all_the_worlds_that_a_viewer_must_reckon_with(match: int) -> None:
    """All that a viewer is shown and told is compared here, move by move."""
    game = tiny(2, "1974", {"1": 4, "attack": 4})
    check_posteriors(
        game,
        1,
        match,
        blind=cards_in_hand,
        draws=10 if SAMPLED else 60,
        every=12,
        ignore=("log",),
    )


@pytest.mark.rule("WCG-23", "WCG-R5")
def test_a_card_kept_through_a_shuffle_was_not_seen_before_it() -> None:
    game = tiny(2, "1974", {"3": 1, "1": 6, "attack": 4})
    three, seen, checked = 0, False, 0
    for seed in range(20):
        watcher = Watcher(game, seed)
        seen = False
        while watcher.state.to_act != OVER and checked < 5:
            shuffles = watcher.shuffles
            watcher.step()
            if watcher.moves[-1:] and watcher.moves[-1][0] == "play" and watcher.kinds[-1] == three:
                seen = watcher.moves[-1][1] == 1
            if watcher.shuffles > shuffles:
                if seen and watcher.state.stock.sizes[1] == 3:
                    checked += 1
                    for _ in range(20):
                        world = watcher.state.clone()
                        world.redeal(SPECTATOR, watcher.rng)
                        assert [world.stock.held(seat, three) for seat in (0, 1)] == [0, 0]
                seen = False
    assert checked == 5

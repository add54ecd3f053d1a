"""On tiny decks: redeal against the exact law of the worlds that a viewer must reckon with.

Every history in which the viewer observes the same is listed, with its exact weight: chance by
its odds, the choices of others as if made blindly. Histories that lead to one state are added
up, which changes nothing, since all that follows depends on the state alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from fractions import Fraction
from math import ceil

from rimet.kernel.game import Game, possible
from rimet.kernel.rng import Rng
from rimet.kernel.state import CHANCE, State
from rimet.testing.chance import RARE, likelihood
from rimet.testing.failure import ConformanceError
from rimet.testing.observation import Observation, follow, observe
from rimet.testing.walk import viewers, walk

CAP = 50_000
SURE = 30  # a world expected so often and never drawn is missing
MOST = 10  # by how much more than `draws` is drawn to make sure of rare worlds
Blind = Callable[[State, int], int]
Belief = dict[str, tuple[State, Fraction]]  # by position: the state and its weight
World = tuple[tuple[int, ...], ...]


class TooManyHistories(Exception):
    """A game is not tiny enough to list its histories."""


def evenly(state: State, action: int) -> int:
    """Weigh all choices alike; a card game counts the cards in hand that an action could be."""
    return 1


def check_posterior(
    game: Game,
    viewer: int,
    depth: int = 0,
    *,
    prefix: Sequence[int] = (),
    blind: Blind = evenly,
    draws: int = 1000,
    rng: Rng | None = None,
    ignore: Collection[str] = (),
    cap: int = CAP,
) -> int:
    """Check redeal after the prefix and in all that can follow it within `depth` steps.

    Choices weigh up to a factor that all worlds the viewer cannot tell apart have in common.
    Fields to `ignore` are those that no future depends on. Return how many information sets
    were compared.
    """
    rng = rng or Rng(0)
    for _, last in beliefs(game, viewer, prefix, blind, cap):
        belief = last
    level = [belief]
    compared = 0
    for ahead in range(depth + 1):
        for belief in level:
            trial = Trial(game, viewer, belief, ignore)
            trial.compare(draws, rng, 0, len(prefix) + ahead)
            compared += 1
        if ahead < depth:
            level = [after for belief in level for after in _branch(game, viewer, belief, blind)]
            if sum(map(len, level)) > cap:
                raise TooManyHistories(f"more than {cap} worlds {ahead + 1} steps deep")
    return compared


def check_posteriors(
    game: Game,
    matches: int,
    seed: int,
    *,
    blind: Blind = evenly,
    draws: int = 100,
    every: int = 5,
    ignore: Collection[str] = (),
    cap: int = CAP,
) -> None:
    """Check redeal at many steps of random matches of a tiny game, one viewer in each."""
    everybody = viewers(game)
    for match in range(matches):
        moments = {moment.number: moment for moment in walk(game, seed + match, every)}
        path = list(moments.values())[-1].path
        viewer = everybody[(seed + match) % len(everybody)]
        rng = Rng(seed + match)
        for number, belief in beliefs(game, viewer, path, blind, cap):
            if number in moments:
                trial = Trial(game, viewer, belief, ignore)
                trial.compare(draws, rng, seed + match, number)


def beliefs(
    game: Game, viewer: int, path: Sequence[int], blind: Blind, cap: int = CAP
) -> Iterator[tuple[int, Belief]]:
    """Yield, after each step of a path, every state that the viewer must reckon with."""
    truth = game.start()
    belief: Belief = {game.write(truth): (truth, Fraction(1))}
    yield 0, belief
    for number, action in enumerate(path, start=1):
        truth, wanted = observe(game, viewer, truth, action)
        after: Belief = {}
        for state, weight in belief.values():
            for choice, share in _choices(state, weight, blind):
                fitting = follow(game, viewer, state, choice, wanted)
                if fitting is not None:
                    _add(game, after, fitting, share)
            if len(after) > cap:
                raise TooManyHistories(f"more than {cap} worlds after {number} steps")
        belief = after
        yield number, belief


def _branch(game: Game, viewer: int, belief: Belief, blind: Blind) -> list[Belief]:
    """Return what the viewer must reckon with one step on, for all that it may observe."""
    groups: dict[Observation, Belief] = {}
    for state, weight in belief.values():
        for choice, share in _choices(state, weight, blind):
            after, seen = observe(game, viewer, state, choice)
            _add(game, groups.setdefault(seen, {}), after, share)
    return list(groups.values())


def _choices(state: State, weight: Fraction, blind: Blind) -> Iterator[tuple[int, Fraction]]:
    if state.to_act == CHANCE:
        odds = state.odds()
        total = sum(odds)
        for outcome in possible(state):
            yield outcome, weight * Fraction(odds[outcome], total)
    else:
        for action in possible(state):
            yield action, weight * blind(state, action)


def _add(game: Game, belief: Belief, state: State, weight: Fraction) -> None:
    line = game.write(state)
    known = belief.get(line)
    belief[line] = (state, weight if known is None else known[1] + weight)


class Trial:
    """Compares redeal with the law at one information set."""

    def __init__(self, game: Game, viewer: int, belief: Belief, ignore: Collection[str]) -> None:
        self.game = game
        self.viewer = viewer
        self.belief = belief
        self.ignore = ignore
        self.law: dict[World, Fraction] = {}
        for state, weight in belief.values():
            world = self._world(state)
            self.law[world] = self.law.get(world, Fraction(0)) + weight
        self.total = sum(self.law.values(), Fraction(0))

    def compare(self, draws: int, rng: Rng, seed: int, number: int) -> None:
        """Deal anew from two of the possible truths, often enough to see every world."""
        rarest = float(min(self.law.values()) / self.total)
        times = min(max(draws, ceil(SURE / rarest)), draws * MOST) if len(self.law) > 1 else SURE
        lines = sorted(self.belief)
        for line in sorted({lines[rng.below(len(lines))] for _ in range(2)}):
            check, reason = self._judge(self._draw(self.belief[line][0], times, rng), times)
            if check:
                told = f"viewer {self.viewer}: {reason}; truth {line}"
                raise ConformanceError(check, self.game, seed, number, told)

    def _judge(self, counts: Counter[World], times: int) -> tuple[str, str]:
        """Return the check that failed and why, or nothing."""
        for world in counts:
            if world not in self.law:
                return "posterior.support", f"a world that cannot be: {self._tell(world)}"
        for world, weight in self.law.items():
            if world not in counts and weight * times >= SURE * self.total:
                return "posterior.support", f"a world that is never dealt: {self._tell(world)}"
        weights = [float(weight / self.total) for weight in self.law.values()]
        chance = likelihood([counts[world] for world in self.law], weights)
        if chance < RARE:
            return "posterior.law", f"{times} redeals do not follow the law ({chance:.1e})"
        return "", ""

    def _draw(self, state: State, times: int, rng: Rng) -> Counter[World]:
        counts: Counter[World] = Counter()
        for _ in range(times):
            world = state.clone()
            world.redeal(self.viewer, rng)
            counts[self._world(world)] += 1
        return counts

    def _world(self, state: State) -> World:
        pairs = zip(self.game.fields, state.pack(), strict=True)
        return tuple(tuple(numbers) for name, numbers in pairs if name not in self.ignore)

    def _tell(self, world: World) -> str:
        names = [name for name in self.game.fields if name not in self.ignore]
        pairs = zip(names, world, strict=True)
        return " ".join(f"{name}={','.join(map(str, numbers))}" for name, numbers in pairs)

"""Legal, odds and sample agree: in what is possible, and in how likely it is."""

from __future__ import annotations

from rimet.kernel.game import Game, possible
from rimet.kernel.state import CHANCE, OVER
from rimet.testing.chance import RARE, likelihood
from rimet.testing.failure import ConformanceError
from rimet.testing.walk import Moment, walk

DRAWS = 64
HEAVIEST = 1 << 31  # Rng.below goes no further
BINS = 8
Key = tuple[object, ...]


class Tally:
    """Counts of draws that all follow one law."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.counts = [0] * len(weights)


def check_laws(game: Game, matches: int, seed: int) -> None:
    """Check legal, odds and sample at every step of random matches."""
    tallies: dict[Key, Tally] = {}
    for match in range(matches):
        for moment in walk(game, seed + match):
            check_legal(moment)
            check_odds(moment)
            if moment.state.to_act != OVER:
                _draw(moment, tallies)
    for key, tally in tallies.items():
        chance = likelihood(tally.counts, tally.weights)
        if chance < RARE:
            reason = (
                f"sample does not follow the law of {key}: "
                f"drew {tally.counts} by weights {tally.weights} (likelihood {chance:.1e})"
            )
            raise ConformanceError("sample", game, seed, 0, reason)


def check_legal(moment: Moment) -> None:
    """Check that legal actions ascend, are there while a seat acts, and have valid numbers."""
    state, game = moment.state, moment.game
    if state.to_act < 0:
        return
    legal = list(state.legal())
    if not legal:
        raise moment.failure("legal", "no legal action")
    if any(left >= right for left, right in zip(legal, legal[1:], strict=False)):
        raise moment.failure("legal", f"not ascending: {legal}")
    if legal[0] < 0 or legal[-1] >= game.actions:
        raise moment.failure("legal", f"not within {game.actions} actions: {legal}")
    if list(state.legal()) != legal:
        raise moment.failure("legal", "asked twice, it answers differently")


def check_odds(moment: Moment) -> None:
    """Check that odds are whole weights, not all 0, of valid outcomes."""
    state, game = moment.state, moment.game
    if state.to_act != CHANCE:
        return
    odds = list(state.odds())
    if not odds or min(odds) < 0 or sum(odds) <= 0:
        raise moment.failure("odds", f"no weights: {odds}")
    if sum(odds) >= HEAVIEST:
        raise moment.failure("odds", f"the weights add up to {sum(odds)}, 2**31 or more")
    if len(odds) > game.outcomes:
        raise moment.failure("odds", f"{len(odds)} outcomes, not within {game.outcomes}")


def _draw(moment: Moment, tallies: dict[Key, Tally]) -> None:
    state = moment.state
    rng = moment.rng(1)
    before = state.pack()
    drawn = [int(state.sample(rng)) for _ in range(DRAWS)]
    if state.pack() != before:
        raise moment.failure("sample", "sampling changed the state")
    allowed = list(possible(state))
    strange = sorted(set(drawn) - set(allowed))
    if strange:
        raise moment.failure("sample", f"drew {strange}, possible are {allowed}")
    if state.to_act == CHANCE:
        _count_outcomes(list(state.odds()), drawn, moment, tallies)
    else:
        _count_actions(allowed, drawn, tallies)


def _count_actions(legal: list[int], drawn: list[int], tallies: dict[Key, Tally]) -> None:
    """Count by the list itself, and by the place in lists of this length."""
    even = [1.0] * len(legal)
    by_list = tallies.setdefault(("legal", *legal), Tally(even))
    by_place = tallies.setdefault(("one of", len(legal)), Tally(even))
    for action in drawn:
        place = legal.index(action)
        by_list.counts[place] += 1
        by_place.counts[place] += 1


def _count_outcomes(
    odds: list[int], drawn: list[int], moment: Moment, tallies: dict[Key, Tally]
) -> None:
    """Count by the odds themselves, and by a rank that is even whatever the odds."""
    by_odds = tallies.setdefault(("odds", *odds), Tally([float(weight) for weight in odds]))
    by_rank = tallies.setdefault(("rank",), Tally([1.0] * BINS))
    rng = moment.rng(2)
    total = sum(odds)
    for outcome in drawn:
        by_odds.counts[outcome] += 1
        point = sum(odds[:outcome]) + (int(rng.word()) + 0.5) / 2**32 * odds[outcome]
        by_rank.counts[int(point / total * BINS)] += 1

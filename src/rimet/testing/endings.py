"""How matches end: within the bound, with scores, ranking and shares that agree."""

from __future__ import annotations

from rimet.kernel.game import Game, Result, possible
from rimet.testing.walk import Moment, walk

CLOSE = 1e-9


def check_endings(game: Game, matches: int, seed: int) -> None:
    """Check the length, the scores and the result of random matches."""
    for match in range(matches):
        for moment in walk(game, seed + match, every=5):
            scores = moment.state.scores()
            if len(scores) != game.seats:
                raise moment.failure("scores", f"{len(scores)} scores for {game.seats} seats")
        check_end(moment)


def check_end(moment: Moment) -> None:
    """Check a moment at which the match is over."""
    state = moment.state
    if moment.number > moment.game.longest:
        raise moment.failure("longest", f"{moment.number} steps, bound {moment.game.longest}")
    if list(possible(state)):
        raise moment.failure("legal", "something can still happen after the end")
    result = moment.game.result(state)
    if list(result.scores) != list(state.scores()):
        raise moment.failure("scores", f"{result.scores} in the result, {state.scores()} before")
    _check_ranking(moment, result)
    _check_shares(moment, result)
    teams = [placing.team for placing in result.placings]
    if len(set(teams)) < len(teams) or any(placing.place < 1 for placing in result.placings):
        raise moment.failure("placings", f"{result.placings}")


def _check_ranking(moment: Moment, result: Result) -> None:
    seats = [seat for level in result.ranking for seat in level]
    if sorted(seats) != list(range(moment.game.seats)):
        raise moment.failure("ranking", f"{result.ranking} does not name every seat once")
    if not moment.game.ranks_by_scores:
        return
    heights = [{result.scores[seat] for seat in level} for level in result.ranking]
    if any(len(height) != 1 for height in heights):
        raise moment.failure("ranking", f"{result.ranking} by scores {result.scores}")
    order = [height.pop() for height in heights]
    if any(left <= right for left, right in zip(order, order[1:], strict=False)):
        raise moment.failure("ranking", f"{result.ranking} by scores {result.scores}")


def _check_shares(moment: Moment, result: Result) -> None:
    shares = result.shares
    if len(shares) != moment.game.seats or min(shares) < 0:
        raise moment.failure("shares", f"{shares} for {moment.game.seats} seats")
    if any(shares) and abs(sum(shares) - 1) > CLOSE:
        raise moment.failure("shares", f"{shares} add up to {sum(shares)}")
    whole = [seat for seat, share in enumerate(shares) if abs(share - 1) <= CLOSE]
    if result.winner != (whole[0] if whole else None):
        raise moment.failure("shares", f"winner {result.winner} with shares {shares}")
    for level, below in zip(result.ranking, result.ranking[1:], strict=False):
        if min(shares[seat] for seat in level) < max(shares[seat] for seat in below):
            raise moment.failure("shares", f"{shares} against the ranking {result.ranking}")
    for level in result.ranking:
        if len({shares[seat] for seat in level}) > 1:
            raise moment.failure("shares", f"{shares}, but {level} are level")

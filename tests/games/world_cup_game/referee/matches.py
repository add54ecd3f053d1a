"""Matches that a referee follows: of random players, of idle ones, and of bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rimet import CHANCE, OVER, Bot, Rng
from rimet.games.world_cup_game.game import WorldCupGame
from rimet.kernel.game import possible
from rimet.kernel.state import State
from tests.games.contest import play
from tests.games.world_cup_game.referee.question import Question
from tests.games.world_cup_game.referee.referee import Referee


def asked(game: WorldCupGame, state: State) -> Question:
    """Return what the rules ask next, in the words of the referee."""
    weights: dict[int, int] = {}
    if state.to_act == CHANCE:
        weights = {outcome: weight for outcome, weight in enumerate(state.odds()) if weight}
    elif state.to_act != OVER:
        weights = dict.fromkeys(state.legal(), 1)
    answers = {game.tell(state, number): weight for number, weight in weights.items()}
    assert len(answers) == len(weights)
    return Question(int(state.to_act), answers)


def follow(game: WorldCupGame, state: State, moves: Iterator[str]) -> Referee:
    """Follow a match from its start to its end, and see that rules and referee always agree."""
    referee = Referee(game.options)
    assert asked(game, state) == referee.asks
    for move in moves:
        state.apply(game.parse(state, move))
        referee.hear(move)
        assert asked(game, state) == referee.asks, move
    assert state.to_act == OVER
    assert game.result(state) == referee.result()
    return referee


def follow_random(game: WorldCupGame, seed: int) -> Referee:
    """Follow a match of random players."""
    state, rng = game.start(), Rng(seed)
    return follow(game, state, _random_moves(game, state, rng))


def follow_idle(game: WorldCupGame, seed: int) -> Referee:
    """Follow a match of players who mostly discard, and whose kicks all go in.

    So nearly all is level: groups and thirds come to lots, and shoot-outs to their very end.
    """
    state, rng = game.start(), Rng(seed)
    return follow(game, state, _idle_moves(game, state, rng))


def follow_bots(game: WorldCupGame, bots: Sequence[Bot], seed: int) -> Referee:
    """Follow a match of bots."""
    steps = play(game, bots, seed).record.steps
    return follow(game, game.start(), (step.move for step in steps))


def _random_moves(game: WorldCupGame, state: State, rng: Rng) -> Iterator[str]:
    while state.to_act != OVER:
        yield game.tell(state, state.sample(rng))


def _idle_moves(game: WorldCupGame, state: State, rng: Rng) -> Iterator[str]:
    while state.to_act != OVER:
        told = [game.tell(state, action) for action in possible(state)]
        discards = [move for move in told if move.startswith("drop:")]
        if "kick:red" in told:
            yield "kick:red"
        elif discards and rng.below(20):
            yield discards[0]
        else:
            yield told[rng.below(len(told))]

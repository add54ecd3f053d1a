"""A referee who knows Goal!Game from RULES.md alone, and watches it being played.

It follows a match by its notation, keeps a table of its own, and at every step says for itself
who is to act, what may be done and how likely chance is. Nothing of it comes from the game's code.
"""

from __future__ import annotations

from collections.abc import Callable

from rimet import CHANCE, OVER, SPECTATOR, State
from rimet.games.goal_game import GoalGame
from tests.games.goal_game.referee.asking import Question
from tests.games.goal_game.referee.coaches import KINDS, Box
from tests.games.goal_game.referee.tournament import Tournament


class Referee:
    """A referee of one match, with a table of its own to hold it to."""

    def __init__(self, game: GoalGame) -> None:
        options = game.options
        box = Box(game.seats, options.dealer, options.figure, options.cards, options.tokens)
        self.game = game
        self.box = box
        self.tournament = Tournament(box)
        self.steps = 0
        # What coaches did: `forward` spends one, `forward=` puts one up.
        self.seen: set[str] = set()

    def watch(self, choose: Callable[[State], int]) -> None:
        """Watch a match to its end; somebody chooses for everybody and for chance."""
        state, play = self.game.start(), self.tournament.play()
        question = next(play)
        while True:
            self.check(state, question)
            action = choose(state)
            move = self.game.tell(state, action)
            if question[0] != CHANCE:
                self.seen.add("".join(move.partition("=")[:2]))
            state.apply(action)
            self.steps += 1
            try:
                question = play.send(move)
            except StopIteration:
                break
        assert state.to_act == OVER and self.steps <= self.game.longest
        self.check_end(state)

    def check(self, state: State, question: Question) -> None:
        """Check who is to act, what may be done, and the odds."""
        seat, moves = question
        assert state.to_act == seat
        if seat == CHANCE:
            found = [(each, weight) for each, weight in enumerate(state.odds()) if weight]
        else:
            found = [(each, 1) for each in state.legal()]
        told = {self.game.tell(state, each): weight for each, weight in found}
        assert len(told) == len(found), "every move has a notation of its own"
        assert told == moves

    def check_end(self, state: State) -> None:
        """Check the result, and what the table shows of coins, footballers and scoreboards."""
        assert self.game.result(state) == self.tournament.result()
        view = self.game.view(state, SPECTATOR)
        for coach, shown in zip(self.box.coaches, view.coaches, strict=True):
            assert (shown.coins, shown.place) == (coach.coins, coach.place)
            unused = shown.unused
            counts = (unused.forward, unused.goalkeeper, unused.quarter_back)
            assert counts == tuple(coach.unused[kind] for kind in KINDS)
        for match, seen in zip(self.tournament.matches, view.matches, strict=True):
            assert seen.seats == [coach.seat for coach in match.circle]
            for duel in seen.duels:
                pair = duel.seat, duel.rival
                halves = [(goals[pair], goals[pair[::-1]]) for goals in match.halves]
                assert duel.halves == halves

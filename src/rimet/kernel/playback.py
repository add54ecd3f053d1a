"""A record played back step by step, each step checked, the dice rolled again."""

from __future__ import annotations

from rimet.kernel.dice import Dice, revealed_dice
from rimet.kernel.errors import FairnessError, RecordError, RimetError
from rimet.kernel.frames import Frame, Scene, cut, take_marks
from rimet.kernel.game import Game, Result
from rimet.kernel.record import Record, Step, check_players
from rimet.kernel.state import CHANCE, OVER, Journal, State


class Playback:
    """The state after the steps taken so far, open to whoever watches between them.

    With dice, every roll is made again. Moves can be right where dice are not, so the first
    thing wrong with the dice is kept as `fault` and the steps go on.
    """

    def __init__(self, game: Game, dice: Dice | None = None) -> None:
        self.game = game
        self.state: State = game.start()
        self.number = 0
        self.rolls = 0
        self.fault: FairnessError | None = None
        self._dice = dice
        if dice is not None:
            dice.begin(game)

    @classmethod
    def of(cls, record: Record, game: Game) -> Playback:
        """Return the playback of a record before its first step, with the dice it reveals."""
        check_players(game, record.players)
        if not record.fairness.commitment or record.result is None:
            return cls(game)
        try:
            return cls(game, revealed_dice(record.fairness))
        except FairnessError as error:
            playback = cls(game)
            playback.fault = error
            return playback

    def take(self, step: Step) -> int:
        """Take the next step and return its action; RecordError names it where it cannot be one."""
        number, state = self.number + 1, self.state
        if state.to_act == OVER:
            raise RecordError("step_after_end", step=number)
        if step.seat != state.to_act:
            raise RecordError("wrong_seat", step=number, seat=step.seat)
        try:
            action = self.game.parse(state, step.move)
        except RimetError:
            raise RecordError("bad_step", step=number, move=step.move[:80]) from None
        if step.seat == CHANCE and self._dice is not None and self.fault is None:
            self.rolls += 1
            if self._dice.roll(number, state.odds()) != action:
                self.fault = FairnessError("wrong_roll", step=number, move=step.move[:80])
        state.apply(action)
        self.number = number
        return action

    def show(self, step: Step, viewer: int) -> list[Frame]:
        """Take the next step, and return a viewer's frames of it: one for each scene, then one."""
        state = self.state
        journal: Journal = []
        state.journal, state.marks = journal, []
        self.take(step)
        scenes = [*take_marks(state, self.number), Scene(self.number, len(journal), state)]
        (frames,) = cut(self.game, journal, 0, scenes, [viewer])
        state.journal = state.marks = None
        return frames

    @property
    def result(self) -> Result | None:
        """Return the result once the match is over."""
        return self.game.result(self.state) if self.state.to_act == OVER else None

    def check_result(self, stated: Result | None) -> None:
        """Check that the match has come to the stated result; RecordError('wrong_result')."""
        if self.result != stated:
            raise RecordError("wrong_result", step=self.number)

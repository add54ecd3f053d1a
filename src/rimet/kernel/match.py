"""One match being played: the sole owner of the dice, the sole writer of the record."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

import msgspec

from rimet.kernel.choices import Choice, choices_after, follow, legal_after
from rimet.kernel.dice import Dice, FairDice, Fairness
from rimet.kernel.errors import FairnessError, RulesError
from rimet.kernel.frames import Frame, Scene, cut, hold_of, lead_of, take_marks, tell
from rimet.kernel.game import Event, Game, Result, View
from rimet.kernel.playback import Playback
from rimet.kernel.record import Player, Record, Step, check_players
from rimet.kernel.rng import Rng
from rimet.kernel.side import MOST_PLAYS, Play, Side
from rimet.kernel.state import CHANCE, OVER, SPECTATOR, Journal, State


class Match:
    """One match: its moves checked, its chance settled, its record kept.

    What a seat may know leaves through `view`, `events`, `frames`, `peek`, `guess` and errors; the
    state itself stays inside. Without dice it is a replay, which goes no further than its steps.
    """

    def __init__(
        self,
        game: Game,
        dice: Dice | None,
        players: Sequence[Player] = (),
        started: str = "",
        steps: Sequence[Step] = (),
        fairness: Fairness | None = None,
    ) -> None:
        self.game = game
        self.players = tuple(players) or tuple(
            Player("person", str(seat + 1)) for seat in range(game.seats)
        )
        check_players(game, self.players)
        self.started = started
        self.notes: dict[str, str] = {}
        self._dice = dice
        self._fairness = fairness or Fairness()
        self._steps: list[Step] = []
        self._actions: list[int] = []
        self._journal: Journal = []
        self._told = [0]  # by step: how many entries the journal had after it
        playback = Playback(game)
        self._state = playback.state
        self._state.journal = self._journal
        for step in steps:
            self._keep(step, playback.take(step))
        self._begin_unit()
        if dice is not None:
            dice.begin(game)
            if fairness is not None and dice.fairness() != fairness:
                raise FairnessError("wrong_dice")
            self._roll_on(steps[-1].at if steps else 0)

    @classmethod
    def replay(cls, record: Record, steps: int | None = None) -> Match:
        """Return the match as it stood after a number of recorded steps, with no dice."""
        return cls._take_up(record, None, record.fairness, record.steps[:steps])

    @classmethod
    def resume(cls, record: Record, dice: Dice) -> Match:
        """Return the match of an unfinished record, to be played on with its own dice."""
        promised = msgspec.structs.replace(record.fairness, seed="")
        return cls._take_up(record, dice, promised, record.steps)

    @classmethod
    def _take_up(
        cls, record: Record, dice: Dice | None, fairness: Fairness, steps: Sequence[Step]
    ) -> Match:
        match = cls(record.make_game(), dice, record.players, record.started, steps, fairness)
        match.notes = dict(record.notes)
        return match

    @property
    def to_act(self) -> int:
        """Return the seat to act, or OVER; chance never waits."""
        return self._state.to_act

    @property
    def number(self) -> int:
        """Return how many steps have been played."""
        return len(self._steps)

    def steps(self, since: int = 0) -> tuple[Step, ...]:
        """Return the steps after a number, for whoever keeps the match; never for a seat."""
        return tuple(self._steps[since:])

    @property
    def result(self) -> Result | None:
        """Return the result once the match is over."""
        return self.game.result(self._state) if self._state.to_act == OVER else None

    @property
    def position(self) -> str:
        """Return the whole truth as one line; for whoever runs the match, never for a seat."""
        return self.game.write(self._state)

    def view(self, viewer: int) -> View:
        """Return all that a seat, or SPECTATOR, may see."""
        return self.game.view(self._state, viewer)

    def views(self, viewers: Sequence[int]) -> Sequence[View]:
        """Return all that each of several viewers may see."""
        return self.game.views(self._state, viewers)

    def events(self, viewer: int, since: int = 0, until: int | None = None) -> list[Event]:
        """Return what happened after step `since`, up to another or now, for one viewer."""
        last = self.number if until is None else until
        for step in (since, last):
            if not 0 <= step <= self.number:
                raise RulesError("no_such_step", step=step, known=self.number)
        return self.game.events(self._journal[self._told[since] : self._told[last]], viewer)

    def frames(self, viewer: int, since: int = 0) -> list[Frame]:
        """Return what happened after step `since`, and how it looked then, for one viewer.

        Only the last path played, with the chance that followed, comes scene by scene; all from
        an earlier step is one frame. The last frame's view is the present one.
        """
        return self.frames_for([viewer], since)[0]

    def frames_for(self, viewers: Sequence[int], since: int = 0) -> list[list[Frame]]:
        """Return the frames of each of several viewers."""
        if not 0 <= since <= self.number:
            raise RulesError("no_such_step", step=since, known=self.number)
        return cut(self.game, self._journal, self._told[since], self._scenes_after(since), viewers)

    @property
    def unit(self) -> int:
        """Return the step before the last path played; what followed it comes scene by scene."""
        return self._unit

    @property
    def length(self) -> int:
        """Return how many milliseconds a spectator's frames of the last path take."""
        told, scenes = self._told[self._unit], self._scenes_after(self._unit)
        parts = tell(self.game, self._journal, told, scenes, SPECTATOR).values()
        return sum(lead_of(events) + hold_of(events) for events in parts)

    def _scenes_after(self, since: int) -> list[Scene]:
        """Return the scenes after a step and how it looks now; only that where it is long ago."""
        told = self._told[since] if since >= self._unit else len(self._journal)
        last = Scene(self.number, len(self._journal), self._state)
        return [*(scene for scene in self._scenes if scene.told > told), last]

    def guess(self, viewer: int, rng: Rng) -> State:
        """Return a world that the viewer cannot tell apart from the truth."""
        world = self._state.clone()
        world.redeal(viewer, rng)
        return world

    def side(self, seat: int, rng: Rng, memory: int = MOST_PLAYS) -> Side:
        """Return a seat's side of the match, with its memory of so many of the latest plays."""
        plays = self._recall(seat, min(memory, MOST_PLAYS))
        return Side(self.game, seat, self.number, self.guess(seat, rng), plays)

    def _recall(self, seat: int, most: int) -> list[Play]:
        """Return the latest plays as a seat saw and heard them."""
        if most <= 0 or not self._steps:
            return []
        begun: deque[tuple[int, int, State]] = deque(maxlen=most)
        state, last = self.game.start(), CHANCE
        for number, (step, action) in enumerate(zip(self._steps, self._actions, strict=True)):
            is_same = step.seat == last and self.game.continues(state)
            if number == 0 or (step.seat != CHANCE and not is_same):
                begun.append((number, step.seat, state.clone()))
            last = step.seat
            state.apply(action)
        ends = [number for number, _, _ in begun][1:] + [self.number]
        return [
            Play(number, who, tuple(then.observe(seat)), tuple(self.events(seat, number, end)))
            for (number, who, then), end in zip(begun, ends, strict=True)
        ]

    def peek(self, seat: int, path: Sequence[int] = ()) -> list[int]:
        """Return the legal continuations of a seat's own choice so far; none where it is whole."""
        return legal_after(self.game, self._state, seat, path)

    def choices(self, seat: int, path: Sequence[int] = ()) -> list[Choice]:
        """Return the continuations that `peek` names, each with its notation and what it ends."""
        return choices_after(self.game, self._state, seat, path)

    def tell(self, seat: int, path: Sequence[int]) -> list[str]:
        """Return the notation of a seat's path from here."""
        return follow(self.game, self._state, seat, path)[1]

    def play(self, seat: int, path: Sequence[int], by: str = "person", at: int = 0) -> int:
        """Carry out a run of actions by one seat, all or none; return the new step number."""
        if not path:
            raise RulesError("empty_path")
        if self._dice is None:
            raise RulesError("only_replay")
        told = self.tell(seat, path)
        self._begin_unit()
        for action, move in zip(path, told, strict=True):
            self._take(Step(seat, by, at, move), action)
        self._roll_on(at)
        return self.number

    def _roll_on(self, at: int) -> None:
        while self._dice is not None and self._state.to_act == CHANCE:
            outcome = self._dice.roll(self.number + 1, self._state.odds())
            move = self.game.tell(self._state, outcome)
            self._take(Step(CHANCE, "dice", at, move), outcome)

    def _begin_unit(self) -> None:
        """Keep the marks of what follows, and of nothing before it."""
        self._unit = self.number
        self._scenes: list[Scene] = []
        self._state.marks = []

    def _take(self, step: Step, action: int) -> None:
        self._state.apply(action)
        self._keep(step, action)
        self._scenes += take_marks(self._state, self.number)

    def _keep(self, step: Step, action: int) -> None:
        self._steps.append(step)
        self._actions.append(action)
        self._told.append(len(self._journal))

    @property
    def record(self) -> Record:
        """Return the record so far; the seed is in it only once the match is over."""
        shown = self._fairness if self._dice is None else self._dice.fairness()
        if self._state.to_act != OVER:
            shown = msgspec.structs.replace(shown, seed="")
        elif isinstance(self._dice, FairDice):
            shown = self._dice.reveal()
        return Record(
            game=self.game.name,
            version=self.game.version,
            options=self.game.counted_options,
            players=self.players,
            started=self.started,
            fairness=shown,
            result=self.result,
            steps=tuple(self._steps),
            notes=dict(self.notes),
        )

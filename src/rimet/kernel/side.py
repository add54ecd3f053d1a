"""One seat's side of a match: all that this seat may know, and nothing else.

A side holds one guessed world, never the truth. `redeal` reads only what the seat has seen, so any
guessed world serves for all further guesses as well as the truth would. That is why a side can be
pickled, written as text and sent to anybody who plays for the seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, reduce
from operator import or_
from typing import Any, Final

import msgspec

from rimet.kernel.catalogue import find_game, make
from rimet.kernel.choices import Choice, choices_after, legal_after
from rimet.kernel.errors import PositionError, RulesError
from rimet.kernel.game import Event, Game, View
from rimet.kernel.options import Value
from rimet.kernel.rng import Rng
from rimet.kernel.state import CHANCE, State

MOST_PLAYS: Final = 200
SHARED_GAMES: Final = 16


class Play(msgspec.Struct, frozen=True):
    """A path that was played, with the chance that followed, as one seat saw it.

    `step` is how many steps came before, `seen` what the seat observed then, `told` what it heard
    of the play. What chance did before anybody acted has CHANCE as its seat.
    """

    step: int
    seat: int
    seen: tuple[int, ...]
    told: tuple[Event, ...]


class Side:
    """A seat's view, events, choices and guesses, from one guessed world.

    `memory` holds the latest plays of everybody, as many as were asked for.
    """

    def __init__(
        self, game: Game, seat: int, step: int, world: State, memory: Sequence[Play] = ()
    ) -> None:
        self.game = game
        self.seat = seat
        self.step = step
        self.memory = tuple(memory)
        self._world = world

    @property
    def to_act(self) -> int:
        """Return the seat to act, or OVER."""
        return self._world.to_act

    @property
    def view(self) -> View:
        """Return all that the seat may see."""
        return self.game.view(self._world, self.seat)

    @property
    def plays(self) -> list[Play]:
        """Return what the seat observed of the others' plays, oldest first."""
        return [play for play in self.memory if play.seat not in (CHANCE, self.seat)]

    def events(self, since: int) -> list[Event]:
        """Return what the seat heard after a step that a remembered play followed, or since now."""
        steps = [play.step for play in self.memory]
        if since != self.step and since not in steps:
            raise RulesError("step_forgotten", step=since, known=min(steps, default=self.step))
        return [event for play in self.memory if play.step >= since for event in play.told]

    def legal(self, path: Sequence[int] = ()) -> list[int]:
        """Return the actions that may follow a path of the seat's own; none where it is whole."""
        return legal_after(self.game, self._world, self.seat, path)

    def choices(self, path: Sequence[int] = ()) -> list[Choice]:
        """Return the actions that `legal` names, each with its notation and what it ends."""
        return choices_after(self.game, self._world, self.seat, path)

    def guess(self, rng: Rng) -> State:
        """Return a world, one of those that the seat cannot tell apart."""
        world = self._world.clone()
        world.redeal(self.seat, rng)
        return world

    def write(self, largest: int) -> str:
        """Return the side as text of so many bytes, without the oldest plays where it has more."""
        side, text = self, str(self)
        while len(text.encode()) > largest and side.memory:
            fits = len(side.memory) * largest // len(text.encode())
            plays = side.memory[max(1, len(side.memory) - fits) :]
            side = Side(self.game, self.seat, self.step, self._world, plays)
            text = str(side)
        return text

    def __eq__(self, other: object) -> bool:
        return str(self) == str(other) if isinstance(other, Side) else NotImplemented

    def __hash__(self) -> int:
        return hash(str(self))

    def __reduce__(self) -> tuple[Callable[[str], Side], tuple[str]]:
        return Side.read, (str(self),)

    def __str__(self) -> str:
        """Return the side as text; equal sides give equal texts."""
        game = self.game
        written = _Written(
            game=game.name,
            version=game.version,
            options=game.counted_options,
            seat=self.seat,
            step=self.step,
            world=game.write(self._world),
            plays=_write_plays(self.memory),
        )
        return msgspec.json.encode(written, order="deterministic").decode()

    @classmethod
    def read(cls, text: str, game: Game | None = None) -> Side:
        """Return the side that was written, of this game or of the one that it names."""
        try:
            written = msgspec.json.decode(text, type=_Written)
            if game is None:
                options = msgspec.json.encode(written.options, order="sorted")
                game = _make(written.game, written.version, options)
            memory = _read_plays(written.plays, game)
        except (msgspec.MsgspecError, ValueError, IndexError, RecursionError) as error:
            raise PositionError("broken_side", reason=str(error)[:200]) from None
        if not 0 <= written.seat < game.seats:
            raise PositionError("broken_side", reason=f"seat {written.seat}")
        return cls(game, written.seat, written.step, game.read(written.world), memory)


class _WrittenPlay(msgspec.Struct, frozen=True, array_like=True):
    """A play as text; of what was seen only the cells that differ from the play before."""

    step: int
    seat: int
    size: int
    cells: list[tuple[int, int]]
    told: msgspec.Raw


class _Written(msgspec.Struct, frozen=True):
    """A side as text."""

    game: str
    version: int
    options: dict[str, Value]
    seat: int
    step: int
    world: str
    plays: list[_WrittenPlay]


def _write_plays(memory: Iterable[Play]) -> list[_WrittenPlay]:
    written = []
    before: tuple[int, ...] = ()
    for play in memory:
        pairs = zip(play.seen, before or (None,) * len(play.seen), strict=True)
        cells = [(index, cell) for index, (cell, last) in enumerate(pairs) if cell != last]
        told = msgspec.Raw(msgspec.json.encode(play.told))
        written.append(_WrittenPlay(play.step, play.seat, len(play.seen), cells, told))
        before = play.seen
    return written


def _read_plays(written: Iterable[_WrittenPlay], game: Game) -> list[Play]:
    plays = []
    longest = sum(size for _, size, _, _ in game.observation)
    seen: list[int] = []
    for play in written:
        if play.size != longest:
            raise ValueError(f"{play.size} cells")
        seen = seen or [0] * longest
        for index, cell in play.cells:
            if index < 0:
                raise IndexError(f"cell {index}")
            seen[index] = cell
        told = _event_decoder(type(game)).decode(play.told)
        plays.append(Play(play.step, play.seat, tuple(seen), tuple(told)))
    return plays


@lru_cache(SHARED_GAMES)
def _event_decoder(kind: type[Game]) -> msgspec.json.Decoder[list[Any]]:
    kinds: Any = reduce(or_, kind.event_kinds or (Event,))
    return msgspec.json.Decoder(list[kinds])


@lru_cache(SHARED_GAMES)
def _make(name: str, version: int, options: bytes) -> Game:
    return make(find_game(name, version), msgspec.json.decode(options))

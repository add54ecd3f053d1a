"""What a game is: one rule set with its options fixed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from rimet.kernel import position
from rimet.kernel.components import ComponentText, component_text, shipped_sets
from rimet.kernel.errors import PositionError, RulesError
from rimet.kernel.events import Event as Event
from rimet.kernel.events import JournalReader, Seat
from rimet.kernel.options import Option, Options, Value, counted, declared
from rimet.kernel.reasons import Reason, explain
from rimet.kernel.state import CHANCE, OVER, Journal, State

Shape = tuple[str, int, int, int]  # of a part of an observation: name, size, lowest, highest


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that one viewer may see."""

    viewer: Seat
    to_act: Seat


class Placing(msgspec.Struct, frozen=True):
    """Where a team finished; teams level share a place."""

    team: str
    place: int


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """Who won: seats by rank, and the share of the win that each seat has."""

    winner: int | None
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    placings: tuple[Placing, ...] = ()
    shares: tuple[float, ...]


def make_result(
    scores: Sequence[int], winners: Sequence[int], placings: Sequence[Placing] = ()
) -> Result:
    """Return the result of final scores when these seats have won; nobody is a result too."""
    ranking = [
        tuple(seat for seat, score in enumerate(scores) if score == height)
        for height in sorted(set(scores), reverse=True)
    ]
    return Result(
        winner=winners[0] if len(winners) == 1 else None,
        ranking=tuple(ranking),
        scores=tuple(scores),
        placings=tuple(placings),
        shares=tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))),
    )


class Game(ABC):
    """The rules of one game with its options fixed, which never change.

    A game's class names itself, its version, its options and the fields of its state, and its
    constructor makes the reader of its `journal`, unless it tells its events itself. An older
    version stays in `earlier`, so that its records replay for ever. `ranks_by_scores` is False
    where seats that the scores leave level, or order for another title, are ranked by more.
    `observation` tells the parts of what `state.observe` returns, `reasons` why actions can be
    refused, in the order in which they are told.
    """

    name: ClassVar[str]
    version: ClassVar[int] = 1
    earlier: ClassVar[Mapping[int, type[Game]]] = {}
    options_kind: ClassVar[type[Options]] = Options
    view_kind: ClassVar[type[View]] = View
    event_kinds: ClassVar[tuple[type[Event], ...]] = ()
    fields: ClassVar[tuple[str, ...]]
    ranks_by_scores: ClassVar[bool] = True

    actions: int
    outcomes: int
    longest: int
    observation: list[Shape]
    reasons: Sequence[Reason] = ()
    journal: JournalReader | None = None

    def __init__(self, options: Options) -> None:
        self.options: Any = options
        self.seats: int = options.players
        self.dealer: int = options.dealer
        self.first: int = next_dealer(self.dealer, self.seats)  # who begins, left of the dealer

    @classmethod
    def package(cls) -> str:
        """Return the name of the folder, as a package, that is this game."""
        return cls.__module__.rpartition(".")[0]

    @classmethod
    def declared_options(cls) -> tuple[Option, ...]:
        """Return the options of this game, described."""
        return declared(cls.options_kind, shipped_sets(cls.package()))

    @property
    def counted_options(self) -> dict[str, Value]:
        """Return the options by which dice, records and goldens know this game."""
        return counted(type(self.options), msgspec.structs.asdict(self.options))

    @classmethod
    def component(cls, value: str) -> ComponentText:
        """Return the component set that an option's value names or is."""
        return component_text(cls.package(), value)

    @abstractmethod
    def start(self) -> State:
        """Return a new state at the beginning of a match."""

    @abstractmethod
    def tell(self, state: State, action: int) -> str:
        """Return the notation of an action or of a chance outcome in this state."""

    def parse(self, state: State, text: str) -> int:
        """Return the action or outcome that a notation stands for; RulesError('bad_move')."""
        for action in possible(state):
            if self.tell(state, action) == text:
                return action
        raise RulesError("bad_move", move=text[:80])

    def continues(self, state: State) -> bool:
        """Whether the seat to act goes on with the choice that its last action began.

        Where it does not, the path is whole: the seat sees what came of it before it chooses again.
        """
        return True

    @abstractmethod
    def view(self, state: State, viewer: int) -> View:
        """Return all that a seat, or SPECTATOR, may see."""

    def views(self, state: State, viewers: Sequence[int]) -> Sequence[View]:
        """Return what each viewer may see; a game may gather only once what they share."""
        return [self.view(state, viewer) for viewer in viewers]

    def events(self, entries: Journal, viewer: int) -> list[Event]:
        """Return what journal entries tell one viewer; nothing but the entries counts."""
        assert self.journal is not None, "a game without a reader tells its events itself"
        return self.journal.events(entries, viewer)

    @abstractmethod
    def result(self, state: State) -> Result:
        """Return the result of a state that is OVER."""

    def refusal(self, state: State, seat: int, action: int) -> RulesError:
        """Return why an action is not legal now, from what the seat may know."""
        if not 0 <= action < self.actions:
            return RulesError("illegal_move", action=action)
        return explain(self.reasons, state, seat, action)

    def write(self, state: State) -> str:
        """Return the whole position as one canonical line; equal states give equal lines."""
        return position.write(self.name, self.version, self.fields, state.pack())

    def read(self, text: str) -> State:
        """Return the state that `write` described; PositionError names what is wrong."""
        packed = position.read(self.name, self.version, self.fields, text)
        make, first = self.start().origin()
        try:
            state = make(*first, packed)
            state.clone()
            if state.to_act == CHANCE:
                sound = max(state.odds()) > 0 and min(state.odds()) >= 0
            elif state.to_act != OVER:
                sound = 0 <= state.to_act < self.seats and len(state.legal()) > 0
            else:
                sound = len(state.scores()) == self.seats
        except (ValueError, IndexError, OverflowError, TypeError):
            sound = False
        if not sound:
            raise PositionError("impossible_position")
        return state


def possible(state: State) -> Sequence[int]:
    """Return the legal actions, or the outcomes that chance can give, or nothing when over."""
    if state.to_act == OVER:
        return ()
    if state.to_act == CHANCE:
        return [outcome for outcome, weight in enumerate(state.odds()) if weight > 0]
    return state.legal()


def next_dealer(dealer: int, seats: int) -> int:
    """Return who deals the next match of the same players: the deal moves on to the left."""
    return (dealer + 1) % seats

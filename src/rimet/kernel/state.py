"""The whole truth of a match at one moment."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from rimet.kernel.errors import SketchError
from rimet.kernel.rng import Rng

CHANCE: Final = -1
OVER: Final = -2
SPECTATOR: Final = -1

Journal = list[tuple[int, ...]]
Mark = tuple[int, "State"]  # how many entries the journal had, and how it looked then


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State(metaclass=ABCMeta):
    """Every fact of a position, in whole numbers, with no randomness inside.

    `to_act` is the seat to act, CHANCE or OVER. `journal` is None in playouts; while somebody
    watches it is a list to which the rules append what happened, as small tuples of ints, and
    `marks` a list where each scene is to be seen as it ended. `is_sketch` is True of what `sketch`
    returns, and of its clones.
    """

    def __init__(self, to_act: i64) -> None:
        self.to_act: i64 = to_act
        self.journal: Journal | None = None
        self.marks: list[Mark] | None = None
        self.is_sketch: bool = False

    @abstractmethod
    def legal(self) -> Sequence[int]:
        """Return the actions of the seat to act: ascending, never empty while a seat acts."""

    @abstractmethod
    def odds(self) -> Sequence[int]:
        """Return, at CHANCE, the whole-number weight of outcome 0 to n - 1, not all 0."""

    def sample(self, rng: Rng) -> i64:
        """Return what random play does next: at CHANCE by the odds, else one of legal(), evenly.

        A game overrides it where playouts must be fast, by the same law, without building lists.
        """
        if self.to_act == CHANCE:
            return weigh(self.odds(), rng)
        legal = self.legal()
        return legal[rng.below(len(legal))]

    @abstractmethod
    def apply(self, action: i64) -> None:
        """Carry out an action or an outcome in place; trusts that it is a possible one."""

    @abstractmethod
    def clone(self) -> State:
        """Return an independent copy without a journal."""

    def tell(
        self,
        what: i64,
        first: i64 = 0,
        second: i64 = 0,
        third: i64 = 0,
        fourth: i64 = 0,
        last: i64 = 0,
    ) -> None:
        """Write into the journal, if anybody watches; called by the rules."""
        if self.journal is not None:
            self.journal.append((what, first, second, third, fourth, last))

    def mark(self) -> None:
        """Keep how it looks at the end of a scene, if somebody watches; called by the rules.

        Where nothing has been told since the mark before, there is no scene.
        """
        if self.marks is not None and self.journal is not None:
            told = self.marks[-1][0] if self.marks else 0
            if len(self.journal) == told:
                return
            shown = self.clone()
            shown.show()
            self.marks.append((len(self.journal), shown))

    def show(self) -> None:
        """Become a scene, which can be viewed, observed and redealt, and never played.

        A game with phases gives it the phase `showing`.
        """
        self.to_act = CHANCE

    def sketch(self) -> State:
        """Return a clone for playouts and searches, without the logs that only redeal needs.

        It samples, lists, applies and scores as its original does. It has no journal, and whoever
        packs, redeals, observes or views it gets SketchError.
        """
        made = self.clone()
        made.drop_logs()
        return made

    def drop_logs(self) -> None:
        """Become a sketch; a game that has logs drops them and keeps none from now on."""
        self.is_sketch = True

    def expect_whole(self) -> None:
        """Raise SketchError where this is a sketch."""
        if self.is_sketch:
            raise SketchError("only_sketched")

    @abstractmethod
    def redeal(self, viewer: i64, rng: Rng) -> None:
        """Become, by chance, a world that the viewer cannot tell apart from this one."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Return one number per seat that orders the seats; equals are level; final once OVER."""

    @abstractmethod
    def observe(self, viewer: i64) -> Iterable[int]:
        """Return what the viewer may know as a row of whole numbers that fit 16 bits.

        Its length is the same in all states of a game, as `game.observation` tells.
        """

    @abstractmethod
    def pack(self) -> list[list[int]]:
        """Return every fact as lists of whole numbers, in the order of the game's FIELDS."""

    @abstractmethod
    def origin(self) -> tuple[Callable[..., State], tuple[object, ...]]:
        """Return a picklable callable and its first arguments; it takes what pack() gave last."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or type(other) is not type(self):
            return NotImplemented
        return self.pack() == other.pack()

    def __hash__(self) -> int:
        raise TypeError("a state changes and cannot be a key; use game.write(state)")

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Callable[..., State], tuple[object, ...]]:
        make, first = self.origin()
        return make, (*first, self.pack())


def weigh(odds: Sequence[int], rng: Rng) -> int:
    """Return an index drawn by whole-number weights whose sum is below 2**31."""
    total: i64 = 0
    for weight in odds:
        total += weight
    mark: i64 = rng.below(total)
    index: i64 = 0
    for weight in odds:
        mark -= weight
        if mark < 0:
            return index
        index += 1
    raise ValueError("odds without weight")

"""A game that does as the sample game does, for saboteurs to derive from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar, Self

from park_cup import ParkCup
from rimet.kernel.game import Event, Game, Result, Shape, View
from rimet.kernel.options import Options
from rimet.kernel.reasons import Reason
from rimet.kernel.rng import Rng
from rimet.kernel.state import Journal, State

from .park import bare, park


class Disguise(State):
    """Passes everything on to an honest state."""

    def __init__(self, inner: State) -> None:
        super().__init__(inner.to_act)
        self.inner = inner

    def legal(self) -> Sequence[int]:
        return self.inner.legal()

    def odds(self) -> Sequence[int]:
        return self.inner.odds()

    def sample(self, rng: Rng) -> int:
        return self.inner.sample(rng)

    def apply(self, action: int) -> None:
        self.inner.journal = self.journal
        self.inner.marks = None if self.marks is None else []
        self.inner.apply(action)
        self.to_act = self.inner.to_act
        for written, shown in self.inner.marks or []:
            self.keep_scene(written, shown)

    def keep_scene(self, written: int, shown: State) -> None:
        """Keep a scene that the honest state has marked."""
        assert self.marks is not None
        self.marks.append((written, type(self)(shown)))

    def show(self) -> None:
        self.inner.show()
        self.to_act = self.inner.to_act

    def clone(self) -> Self:
        made = type(self)(self.inner.clone())
        made.is_sketch = self.is_sketch
        return made

    def drop_logs(self) -> None:
        super().drop_logs()
        self.inner = self.inner.sketch()

    def redeal(self, viewer: int, rng: Rng) -> None:
        self.inner.redeal(viewer, rng)

    def scores(self) -> list[int]:
        return self.inner.scores()

    def observe(self, viewer: int) -> Iterable[int]:
        return self.inner.observe(viewer)

    def pack(self) -> list[list[int]]:
        return self.inner.pack()

    def origin(self) -> tuple[Callable[..., State], tuple[object, ...]]:
        return disguise, (type(self), *self.inner.origin())

    def repack(self, packed: list[list[int]]) -> None:
        """Become the state that was packed."""
        make, first = self.inner.origin()
        self.inner = make(*first, packed)


def disguise(
    kind: type[Disguise],
    make: Callable[..., State],
    first: tuple[object, ...],
    packed: list[list[int]],
) -> Disguise:
    """Return the disguised state that was packed."""
    return kind(make(*first, packed))


class Saboteur(Game):
    """Passes everything on to the sample game; `check` names the check that must catch it."""

    name = ParkCup.name
    version = ParkCup.version
    options_kind: ClassVar[type[Options]] = ParkCup.options_kind
    view_kind: ClassVar[type[View]] = ParkCup.view_kind
    event_kinds = ParkCup.event_kinds
    fields = ParkCup.fields
    state_kind: ClassVar[type[Disguise]] = Disguise
    check: ClassVar[str] = ""
    more: ClassVar[tuple[Shape, ...]] = ()

    def __init__(self, options: Options | None = None) -> None:
        super().__init__(options or park().options)
        self.honest = ParkCup(self.options)
        self.actions = self.honest.actions
        self.outcomes = self.honest.outcomes
        self.longest = self.honest.longest
        self.observation = [*self.honest.observation, *self.more]
        self.reasons = [
            Reason(
                reason.code,
                lambda state, *asked, holds=reason.holds: holds(bare(state), *asked),
                lambda state, *asked, facts=reason.facts: facts(bare(state), *asked),
            )
            for reason in self.honest.reasons
        ]

    def start(self) -> State:
        return self.state_kind(self.honest.start())

    def tell(self, state: State, action: int) -> str:
        return self.honest.tell(bare(state), action)

    def view(self, state: State, viewer: int) -> View:
        return self.honest.view(bare(state), viewer)

    def events(self, entries: Journal, viewer: int) -> list[Event]:
        return self.honest.events(entries, viewer)

    def result(self, state: State) -> Result:
        return self.honest.result(bare(state))

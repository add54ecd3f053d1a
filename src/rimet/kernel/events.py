"""Events: what happened, declared once, and read from the journal for one viewer.

    class CardLaid(Event, frozen=True, kw_only=True):
        "A seat has laid a card face down; which, only the seat itself is told."

        ruled_by = "PC-5"
        seat: Seat
        team: Team
        card: Annotated[str | None, Said("card"), Secret("seat")]

An entry of the journal is the code of the event, which `rimet.kernel.deriving` writes into the
game's `told.py`, and then one cell for each field, in their order. A field may be told from another
cell than its own (`Said(words, of="face")`); cells that are no field follow where they are first
named, those that only the rule needs at the end.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, Final, Literal, get_args, get_origin, get_type_hints

import msgspec

Role = Literal["seat", "team", "subject"]
Words = Sequence[str] | Mapping[int, str] | Callable[..., Any]
Entry = tuple[int, ...]


@dataclass(frozen=True)
class Means:
    """What a value of a field stands for; None is a number and nothing else."""

    role: Role | None


class Said:
    """What is told for a number: words by number, a function of it, or the name of either.

    Names are of what the game gives to its JournalReader. A number below 0 that has no word tells
    nothing. A function may be told from several cells.
    """

    def __init__(self, words: Words | str, of: str | tuple[str, ...] = ()) -> None:
        self.words = words
        self.of = (of,) if isinstance(of, str) else of


@dataclass(frozen=True)
class Secret:
    """Who alone is told a field: the seat in the cell `owner`, or all where `unless` is not 0."""

    owner: str
    unless: str = ""


Seat = Annotated[int, Means("seat")]  # below 0 is nobody
Team = Annotated[str, Means("team"), Said("team")]
Subject = Annotated[str, Means("subject"), Said("team")]  # the team that it is first of all about
Count = Annotated[int, Means(None)]  # a whole number that is no seat


class Event(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """What happened, as one viewer is told it, with the number of the rule.

    Whoever shows it takes so many milliseconds: `lead` while it is on its way, as a die tumbles or
    a card turns, and not seen yet; `hold` while it is seen before anything follows. Of what is told
    at once the longest counts.
    """

    ruled_by: ClassVar[str | Said] = ""
    lead: ClassVar[int] = 0
    hold: ClassVar[int] = 0
    rule: str = ""


def kinds_in(module: str) -> tuple[type[Event], ...]:
    """Return the events that a module declares, in the order of their codes."""
    found = vars(sys.modules[module]).values()
    return tuple(
        kind
        for kind in found
        if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == module
    )


@cache
def roles(kind: type[msgspec.Struct]) -> Mapping[str, Role]:
    """Return what the fields of a struct stand for, by name; of structs within it, as `seats.team`.

    Fields that stand for nothing but themselves are left out.
    """
    return MappingProxyType(dict(_roles(kind, "")))


def _roles(kind: type[msgspec.Struct], path: str) -> Iterator[tuple[str, Role]]:
    for name, hint in get_type_hints(kind, include_extras=True).items():
        if get_origin(hint) is ClassVar:
            continue
        for part in _parts(hint):
            if isinstance(part, Means) and part.role is not None:
                yield f"{path}{name}", part.role
            elif isinstance(part, type) and issubclass(part, msgspec.Struct):
                yield from _roles(part, f"{path}{name}.")


def _parts(hint: Any) -> Iterator[Any]:
    """Yield the types and the marks that a type is made of."""
    if get_origin(hint) is Annotated:
        yield from hint.__metadata__
        hint = hint.__origin__
    inner = get_args(hint)
    if not inner:
        yield hint
    for part in inner:
        yield from _parts(part)


class JournalReader:
    """What the entries of one game's journal tell each viewer."""

    def __init__(self, kinds: Sequence[type[Event]], words: Mapping[str, Words]) -> None:
        self.forms: Final = [EventForm(kind, words) for kind in kinds]

    def events(self, entries: Sequence[Entry], viewer: int) -> list[Event]:
        """Return what entries tell a viewer."""
        return [self.forms[entry[0]].event(entry, viewer) for entry in entries]


class EventForm:
    """How entries of one kind become events; `cells` are the names of an entry's numbers."""

    def __init__(self, kind: type[Event], words: Mapping[str, Words]) -> None:
        self.kind = kind
        self.words = words
        self.cells: list[str] = ["code"]
        self._open: list[tuple[str, Callable[[Entry], Any]]] = []
        self._secret: list[tuple[str, Callable[[Entry], Any], int, int, Any]] = []
        hints = get_type_hints(kind, include_extras=True)
        for field in msgspec.structs.fields(kind):
            if field.name != "rule":
                self._declare(field, list(_parts(hints[field.name])))
        ruled_by = kind.ruled_by
        if isinstance(ruled_by, Said):
            self._open.append(("rule", self._saying("rule", ruled_by, None)))
        else:
            self._open.append(("rule", lambda entry: ruled_by))

    def event(self, entry: Entry, viewer: int) -> Event:
        """Return what an entry tells a viewer: what all may know, and then the viewer's own."""
        told = {name: tell(entry) for name, tell in self._open}
        for name, tell, owner, unless, nothing in self._secret:
            is_told = entry[owner] == viewer or (unless > 0 and entry[unless] != 0)
            told[name] = tell(entry) if is_told else nothing
        return self.kind(**told)

    def _declare(self, field: msgspec.structs.FieldInfo, parts: list[Any]) -> None:
        said = next((part for part in parts if isinstance(part, Said)), None)
        secret = next((part for part in parts if isinstance(part, Secret)), None)
        nothing = field.default if field.default is not msgspec.NODEFAULT else None
        if said is not None:
            tell = self._saying(field.name, said, nothing)
        elif bool in parts:
            tell = self._saying(field.name, Said(bool), nothing)
        else:
            if not any(isinstance(part, Means) for part in parts):
                raise TypeError(f"{self.kind.__name__}.{field.name}: what does it stand for?")
            tell = self._number(field.name, is_optional=type(None) in parts)
        if secret is None:
            self._open.append((field.name, tell))
        else:
            unless = self._cell(secret.unless) if secret.unless else 0
            self._secret.append((field.name, tell, self._cell(secret.owner), unless, nothing))

    def _cell(self, name: str) -> int:
        """Return where in an entry a cell is, at its end if it is new."""
        if name not in self.cells:
            self.cells.append(name)
        return self.cells.index(name)

    def _number(self, name: str, is_optional: bool) -> Callable[[Entry], Any]:
        cell = self._cell(name)
        if is_optional:
            return lambda entry: entry[cell] if entry[cell] >= 0 else None
        return lambda entry: entry[cell]

    def _saying(self, name: str, said: Said, nothing: Any) -> Callable[[Entry], Any]:
        words = self.words[said.words] if isinstance(said.words, str) else said.words
        first, *others = [self._cell(cell) for cell in said.of or (name,)]
        if isinstance(words, Mapping):
            return lambda entry: (
                words[entry[first]] if entry[first] >= 0 else words.get(entry[first], nothing)
            )
        if isinstance(words, Sequence):
            return lambda entry: words[entry[first]] if entry[first] >= 0 else nothing
        if not others:
            return lambda entry: words(entry[first])
        return lambda entry: words(entry[first], *[entry[cell] for cell in others])

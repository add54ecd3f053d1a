"""Component sets: the cards, dice, teams and boards of a game, as TOML.

Shipped sets lie in the game's `data/` folder as `<kind>-<number>.toml` and never change; a
better reconstruction is a new name. A set of one's own has the same shape.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from importlib import resources
from types import GenericAlias
from typing import Literal, TypeVar

import msgspec

from rimet.kernel.errors import ComponentError, Fact
from rimet.kernel.misfits import explain_misfit
from rimet.kernel.options import is_line, is_own_set
from rimet.kernel.places import line_of

OWN = "own"
MOST_DOTS = 100
LONGEST_NAME = 40
T = TypeVar("T")


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One component; `origin` says how we know it."""

    origin: Literal["rulebook", "history", "reconstructed", "own"] = "own"


class Named(Entry, frozen=True, kw_only=True):
    """A component that may have a name of its own, by which people are told of it."""

    name: str = ""


class ComponentText:
    """The text of a set, by which a refusal names the line."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text

    def read(self, kind: type[T]) -> T:
        """Return the set as a struct, or refuse it naming line and reason."""
        for number, line in enumerate(self.text.split("\n"), start=1):
            # A key of many parts, a.a.a.a, costs tomllib the square of their number.
            if line.count(".") > MOST_DOTS and not line.lstrip().startswith("#"):
                raise self._blamed(
                    ComponentError("set_many_dots", set=self.name, line=number, most=MOST_DOTS)
                )
        try:
            found = tomllib.loads(self.text)
        except (ValueError, RecursionError) as error:
            # A number of thousands of digits, or brackets in brackets, is no TOMLDecodeError.
            raise self._broken(str(error)) from None
        try:
            return msgspec.convert(found, kind)
        except msgspec.ValidationError as error:
            raise explain_misfit(str(error), kind, self.refused) from None

    def entries(self, table: str, kind: type[T]) -> list[T]:
        """Return the entries of a set that has this table and no other."""
        rows = [(table, GenericAlias(list, (kind,)))]
        made = msgspec.defstruct("Entries", rows, forbid_unknown_fields=True)
        found: list[T] = getattr(self.read(made), table)
        return found

    def check_names(self, table: str, entries: Sequence[Named]) -> None:
        """Refuse a name of an entry that is no plain line of a length that fits."""
        for index, entry in enumerate(entries):
            if not is_line(entry.name, LONGEST_NAME):
                place = f".{table}[{index}].name"
                raise self.refused("set_bad_name", place, most=LONGEST_NAME)

    def check_once(self, table: str, field: str, words: Sequence[str]) -> None:
        """Refuse a word in a field of the entries that one before has, too."""
        for index, word in enumerate(words):
            if word in words[:index]:
                raise self.refused("set_entry_twice", f".{table}[{index}].{field}", name=word)

    def check_words(self, table: str, field: str, words: Sequence[str]) -> None:
        """Refuse a word that notation may not be able to hold, or that stands there twice."""
        for index, word in enumerate(words):
            if not word.replace("-", "").isalnum():
                raise self.refused("set_no_name", f".{table}[{index}].{field}", name=word)
        self.check_once(table, field, words)

    def refused(self, code: str, path: str = "", **facts: Fact) -> ComponentError:
        """Return the error for a place such as `.team[3].stars`."""
        line = line_of(self.text, path)
        return self._blamed(ComponentError(code, set=self.name, line=line, **facts))

    def _blamed(self, error: ComponentError) -> ComponentError:
        error.text = self.text
        return error

    def _broken(self, message: str) -> ComponentError:
        place = re.search(r"\(at line (\d+), column \d+\)", message)
        line = int(place[1]) if place else self.text.count("\n") + 1
        reason = message.partition(" (at ")[0]
        error = ComponentError("malformed_set", set=self.name, line=line, reason=reason)
        return self._blamed(error)


def shipped_sets(package: str) -> dict[str, tuple[str, ...]]:
    """Return the names of the sets in a game's data folder, by kind."""
    folder = resources.files(package) / "data"
    found: dict[str, list[str]] = {}
    if folder.is_dir():
        for file in folder.iterdir():
            name, dot, ending = file.name.rpartition(".")
            if ending == "toml" and "-" in name:
                found.setdefault(name.partition("-")[0], []).append(name)
    return {kind: tuple(sorted(names)) for kind, names in found.items()}


def component_text(package: str, value: str) -> ComponentText:
    """Return the text of a shipped set by name, or of a set of one's own."""
    if is_own_set(value):
        return ComponentText(OWN, value)
    file = resources.files(package) / "data" / f"{value}.toml"
    return ComponentText(value, file.read_text(encoding="utf-8"))

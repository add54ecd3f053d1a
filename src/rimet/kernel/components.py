"""Component sets: the cards, dice, teams and boards of a game, as TOML.

Shipped sets lie in the game's `data/` folder as `<kind>-<number>.toml` and never change; a
better reconstruction is a new name. A set of one's own has the same shape.
"""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from typing import Literal, TypeVar

import msgspec

from rimet.kernel.errors import ComponentError, Fact
from rimet.kernel.options import is_own_set

OWN = "own"
MOST_DOTS = 100
T = TypeVar("T")


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One component; `origin` says how we know it."""

    origin: Literal["rulebook", "history", "reconstructed", "own"] = "own"


class ComponentText:
    """The text of a set, which finds the line of a place in it."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text

    def read(self, kind: type[T]) -> T:
        """Return the set as a struct, or refuse it naming line and reason."""
        for number, line in enumerate(self.text.split("\n"), start=1):
            # A key of many parts, a.a.a.a, costs tomllib the square of their number.
            if line.count(".") > MOST_DOTS and not line.lstrip().startswith("#"):
                raise ComponentError("set_many_dots", set=self.name, line=number, most=MOST_DOTS)
        try:
            found = tomllib.loads(self.text)
        except (ValueError, RecursionError) as error:
            # A number of thousands of digits, or brackets in brackets, is no TOMLDecodeError.
            raise self._broken(str(error)) from None
        try:
            return msgspec.convert(found, kind)
        except msgspec.ValidationError as error:
            reason, _, place = str(error).partition(" - at `$")
            unknown = re.search(r"unknown field `([\w-]+)`", reason)
            key = f".{unknown[1]}" if unknown else ""
            raise self.refused("malformed_set", place.rstrip("`") + key, reason=reason) from None

    def refused(self, code: str, path: str = "", **facts: Fact) -> ComponentError:
        """Return the error for a place such as `.team[3].stars`."""
        return ComponentError(code, set=self.name, line=self.line_of(path), **facts)

    def _broken(self, message: str) -> ComponentError:
        place = re.search(r"\(at line (\d+), column \d+\)", message)
        line = int(place[1]) if place else self.text.count("\n") + 1
        reason = message.partition(" (at ")[0]
        return ComponentError("malformed_set", set=self.name, line=line, reason=reason)

    def line_of(self, path: str) -> int:
        """Return the line, from 1, of a place such as `.team[3].stars`."""
        lines = self.text.split("\n")
        parsed = re.match(r"\.([\w-]+)(?:\[(\d+)\])?(?:\.([\w-]+))?", path)
        if parsed is None:
            return 1
        table, index, key = parsed.groups()
        heads = [n for n, line in enumerate(lines) if _head(line) in (f"[{table}]", f"[[{table}]]")]
        start = 0
        if heads:
            start = heads[min(int(index or 0), len(heads) - 1)]
        else:
            key = table
        for number in range(start, len(lines)):
            if number > start and lines[number].lstrip().startswith("["):
                break
            if key and re.match(rf"\s*{re.escape(key)}\s*=", lines[number]):
                return number + 1
        return start + 1


def _head(line: str) -> str:
    """Return a line as the head of a table would stand there, without blanks and remarks."""
    return "".join(line.partition("#")[0].split())


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

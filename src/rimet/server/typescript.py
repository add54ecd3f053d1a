"""All messages, and every game's options, views and events, as TypeScript.

python -m rimet.server.typescript > types.ts

What a client sends may leave out fields that have a default; what it is sent has every field but
those that are one of two, and is there to be read, not to be changed.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, get_args

from msgspec import NODEFAULT, inspect

from rimet.kernel.catalogue import find_game, games
from rimet.kernel.game import Event, View
from rimet.server.bodies import Refusal, RequestBody
from rimet.server.endpoints import ENDPOINTS
from rimet.server.games import roles_in
from rimet.server.wire import PROTOCOL, FromClient, FromServer

HEADER = "// Written by `python -m rimet.server.typescript`; not to be changed by hand."
PLAIN = (
    (inspect.IntType, "number"),
    (inspect.FloatType, "number"),
    (inspect.StrType, "string"),
    (inspect.BoolType, "boolean"),
    (inspect.NoneType, "null"),
    (inspect.AnyType, "unknown"),
)


class Writer:
    """The interfaces of structs and of all that they are made of, each written once."""

    def __init__(self, indent: str = "", known: dict[type, str] | None = None) -> None:
        self._indent = indent
        self._names: dict[type, str] = dict(known or {})
        self.blocks: list[str] = []

    def add(self, kinds: Iterable[Any], is_sent: bool = False) -> None:
        """Write types that a client is sent, or (`is_sent`) sends."""
        for kind in kinds:
            self.told(inspect.type_info(kind), is_sent)

    def told(self, info: inspect.Type, is_sent: bool) -> str:
        """Return the name or expression of a type, and write what it needs."""
        for plain, word in PLAIN:
            if isinstance(info, plain):
                return word
        match info:
            case inspect.Metadata():
                return self.told(info.type, is_sent)
            case inspect.LiteralType():
                return " | ".join(_literal(value) for value in info.values)
            case inspect.UnionType():
                return " | ".join(self.told(member, is_sent) for member in info.types)
            case inspect.ListType() | inspect.VarTupleType():
                return f"{_kept(is_sent)}{_grouped(self.told(info.item_type, is_sent))}[]"
            case inspect.TupleType():
                items = ", ".join(self.told(item, is_sent) for item in info.item_types)
                return f"{_kept(is_sent)}[{items}]"
            case inspect.DictType():
                value = self.told(info.value_type, is_sent)
                return f"{{ {_kept(is_sent)}[name: string]: {value} }}"
            case inspect.StructType():
                return self._struct(info, is_sent)
        raise TypeError(f"no TypeScript for {info}")

    def _struct(self, info: inspect.StructType, is_sent: bool) -> str:
        if info.cls in self._names:
            return self._names[info.cls]
        name = self._names[info.cls] = info.cls.__name__
        lines = [f"export interface {name} {{"]
        if info.tag_field is not None:
            lines.append(f"  {_kept(is_sent)}{info.tag_field}: {_literal(info.tag)};")
        for field in info.fields:
            mark = "?" if _may_lack(field, is_sent) else ""
            told = self.told(field.type, is_sent)
            lines.append(f"  {_kept(is_sent)}{field.encode_name}{mark}: {told};")
        lines.append("}")
        remark = (info.cls.__doc__ or "").strip().split("\n")[0]
        self._write([f"/** {remark} */", *lines])
        return name

    def union(self, name: str, kinds: Iterable[type]) -> None:
        """Write a name for one of several structs."""
        members = " | ".join(self._names[kind] for kind in kinds) or "never"
        self._write([f"export type {name} = {members};"])

    def _write(self, lines: list[str]) -> None:
        self.blocks.append("\n".join(f"{self._indent}{line}" for line in lines))


def _may_lack(field: inspect.Field, is_sent: bool) -> bool:
    """Whether a field can be left out: by whoever sends it, or because it is unset."""
    has_default = (field.default, field.default_factory) != (NODEFAULT, NODEFAULT)
    return not field.required and (is_sent or not has_default)


def _literal(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def _grouped(told: str) -> str:
    return f"({told})" if " | " in told or told.startswith("readonly ") else told


def _kept(is_sent: bool) -> str:
    return "" if is_sent else "readonly "


def camel(name: str) -> str:
    """Return a game's name as a TypeScript name."""
    return "".join(part.capitalize() for part in name.split("-"))


def write_game(name: str) -> Iterator[str]:
    """Yield a game's types, in a namespace of its own."""
    kind = find_game(name)
    writer = Writer("  ")
    writer.add([kind.options_kind, kind.view_kind, *kind.event_kinds])
    writer.union("GameOptions", [kind.options_kind])
    writer.union("GameView", [kind.view_kind])
    writer.union("GameEvent", kind.event_kinds)
    yield f"export namespace {camel(name)} {{"
    yield "\n".join(writer.blocks)
    yield "}"


def write_all() -> str:
    """Return the whole file."""
    writer = Writer(known={View: "AnyView", Event: "AnyEvent"})
    bodies = [endpoint.body for endpoint in ENDPOINTS if endpoint.body not in (None, str)]
    assert all(issubclass(body, RequestBody) for body in bodies)
    writer.add([*get_args(FromClient), *bodies], is_sent=True)
    answers = [endpoint.answer for endpoint in ENDPOINTS if endpoint.answer is not str]
    writer.add([*get_args(FromServer), Refusal, *answers])
    writer.union("FromClient", get_args(FromClient))
    writer.union("FromServer", get_args(FromServer))
    return "\n\n".join(
        [
            HEADER,
            f"export const PROTOCOL = {PROTOCOL};",
            *writer.blocks,
            *("\n".join(write_game(name)) for name in games()),
            _by_game("Options", "GameOptions"),
            _by_game("Views", "GameView"),
            _by_game("Events", "GameEvent"),
            write_roles(),
            "export type AnyView = Views[keyof Views];",
            "export type AnyEvent = Events[keyof Events];",
            "",
        ]
    )


def write_roles() -> str:
    """Return which fields of each game's view and events hold seats and teams, as data."""
    data = json.dumps({name: roles_in(find_game(name)) for name in games()}, indent=2)
    return "\n".join(
        [
            'export type Role = "seat" | "team" | "subject";',
            "export type Roles = { readonly [kind: string]: { readonly [field: string]: Role } };",
            f"export const ROLES: {{ readonly [game: string]: Roles }} = {data};",
        ]
    )


def _by_game(name: str, kind: str) -> str:
    lines = [f'  "{game}": {camel(game)}.{kind};' for game in games()]
    return "\n".join([f"export interface {name} {{", *lines, "}"])


if __name__ == "__main__":
    print(write_all())

"""What of a set does not fit its struct, as a refusal that names the field and what is allowed.

msgspec says it in English sentences of its own; here they are taken apart, and what the sentence
leaves out, such as the other bound or the names of the fields, is asked of the struct's types.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from msgspec import inspect

from rimet.kernel.errors import ComponentError

_STEP = re.compile(r"\.([\w-]+)|\[(\d+|\.\.\.)\]")
_MISSING = re.compile(r"Object missing required field `([\w-]+)`")
_UNKNOWN = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
_OTHER_TYPE = re.compile(r"Expected `([\w |]+)`, got `(\w+)`")
Refused = Callable[..., ComponentError]


def explain_misfit(message: str, kind: Any, refused: Refused) -> ComponentError:
    """Return what msgspec found, as `refused` makes an error of a code, a place and facts."""
    reason, _, path = message.partition(" - at `$")
    place = path.removesuffix("`")
    node = _type_at(inspect.type_info(kind), place)
    names = [name for name, _ in _STEP.findall(place) if name]
    field = names[-1] if names else ""
    if missing := _MISSING.fullmatch(reason):
        return refused("set_field_missing", place, field=missing[1])
    if unknown := _UNKNOWN.fullmatch(reason):
        name, allowed = unknown[1], ", ".join(_fields(node))
        return refused("set_field_unknown", f"{place}.{name}", field=name[:60], allowed=allowed)
    if isinstance(node, inspect.UnionType) and not _OTHER_TYPE.fullmatch(reason):
        allowed = ", ".join(filter(None, map(_allowed, node.types)))
        return refused("set_field_value", place, field=field, allowed=allowed)
    if isinstance(node, inspect.LiteralType):
        allowed = ", ".join(str(value) for value in node.values)
        return refused("set_field_value", place, field=field, allowed=allowed)
    if _OTHER_TYPE.fullmatch(reason):
        return refused("set_field_kind", place, field=field, kind=_kind(node))
    if isinstance(node, inspect.IntType):
        return refused("set_field_value", place, field=field, allowed=_bounds(node.ge, node.le))
    if isinstance(node, (inspect.StrType, inspect.ListType, inspect.VarTupleType)):
        allowed = _bounds(node.min_length, node.max_length)
        return refused("set_field_length", place, field=field, allowed=allowed)
    return refused("malformed_set", place, reason=reason)


def _type_at(node: Any, place: str) -> Any:
    """Return the type of a place in a struct, or None where there is none."""
    for name, _ in _STEP.findall(place):
        if isinstance(node, inspect.UnionType):
            node = next((part for part in node.types if _steps_into(part, name)), None)
        if name and isinstance(node, inspect.StructType):
            node = next((field.type for field in node.fields if field.encode_name == name), None)
        elif isinstance(node, inspect.DictType):
            node = node.value_type
        elif not name and isinstance(node, (inspect.ListType, inspect.VarTupleType)):
            node = node.item_type
        else:
            return None
    return node


def _steps_into(node: Any, name: str) -> bool:
    wanted = inspect.StructType if name else (inspect.ListType, inspect.VarTupleType)
    return isinstance(node, wanted)


def _allowed(node: Any) -> str:
    """Return what one of several types allows."""
    if isinstance(node, inspect.IntType):
        return _bounds(node.ge, node.le)
    if isinstance(node, inspect.LiteralType):
        return ", ".join(str(value) for value in node.values)
    return ""


def _fields(node: Any) -> list[str]:
    if isinstance(node, inspect.StructType):
        return [field.encode_name for field in node.fields]
    return []


def _kind(node: Any) -> str:
    """Return what a field holds, in a word that the texts know."""
    if isinstance(node, inspect.IntType):
        return "int"
    if isinstance(node, inspect.StrType):
        return "str"
    if isinstance(node, inspect.BoolType):
        return "bool"
    if isinstance(node, (inspect.ListType, inspect.VarTupleType)):
        return "tables" if isinstance(node.item_type, inspect.StructType) else "array"
    return "table" if isinstance(node, (inspect.StructType, inspect.DictType)) else "other"


def _bounds(lowest: float | None, highest: float | None) -> str:
    if highest is None:
        return f"{lowest}-"
    return f"{lowest or 0}-{highest}"

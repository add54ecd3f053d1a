"""What differs between two views, so that the second need not be sent whole."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from rimet.kernel.game import View


class Patch(msgspec.Struct, frozen=True, kw_only=True):
    """What becomes of a value: all of it anew, or only parts of it, by their names or places."""

    value: Any = msgspec.field(name="is", default=msgspec.UNSET)
    parts: dict[str, Patch] | msgspec.UnsetType = msgspec.field(name="in", default=msgspec.UNSET)


Changes = dict[str, Patch]


def difference(before: View, after: View) -> Changes:
    """Return what becomes of the fields of a view that differ from an earlier one's."""
    changed: Changes = {}
    for name, old, new in _fields(before, after):
        if old != new:
            changed[name] = _patch(old, new)[0]
    return changed


def apply(before: Any, changes: Changes) -> Any:
    """Return what changes make of a view, both as plain JSON."""
    after = list(before) if isinstance(before, list) else dict(before)
    for name, patch in changes.items():
        key: Any = int(name) if isinstance(before, list) else name
        if isinstance(patch.parts, msgspec.UnsetType):
            after[key] = patch.value
        else:
            after[key] = apply(before[key], patch.parts)
    return after


def _patch(before: Any, after: Any) -> tuple[Patch, int]:
    """Return the shorter way to tell what a value has become, and about how long it is."""
    whole = msgspec.json.encode(after)
    anew = Patch(value=msgspec.Raw(whole)), len(whole) + len('{"is":}')
    if not _is_alike(before, after):
        return anew
    parts: Changes = {}
    length = len('{"in":{}}')
    for name, old, new in _parts(before, after):
        if old != new:
            parts[name], size = _patch(old, new)
            length += size + len(name) + len('"":,')
    return (Patch(parts=parts), length) if length < anew[1] else anew


def _is_alike(before: Any, after: Any) -> bool:
    """Whether two values have the same parts, so that one part's change can be told alone."""
    if type(before) is not type(after):
        return False
    if isinstance(after, dict):
        return list(before) == list(after)
    return isinstance(after, msgspec.Struct) or (
        isinstance(after, (list, tuple)) and len(before) == len(after)
    )


def _parts(before: Any, after: Any) -> Iterable[tuple[str, Any, Any]]:
    """Yield the parts of two values that are alike, each with its name or place."""
    if isinstance(after, msgspec.Struct):
        return _fields(before, after)
    if isinstance(after, dict):
        return [(str(key), before[key], value) for key, value in after.items()]
    pairs = zip(before, after, strict=True)
    return [(str(place), old, new) for place, (old, new) in enumerate(pairs)]


def _fields(before: msgspec.Struct, after: msgspec.Struct) -> Iterable[tuple[str, Any, Any]]:
    names = zip(after.__struct_fields__, after.__struct_encode_fields__, strict=True)
    return [(sent, getattr(before, name), getattr(after, name)) for name, sent in names]

"""The imports of a module that is written from a game's facts, found by the names it uses."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterable

from rimet.kernel.facts import Part

WIDTH = 100
KERNEL = {
    "rimet.kernel.cells": ("append", "vec"),
    "rimet.kernel.counts": ("cells",),
    "rimet.kernel.hands": ("MOST_HELD",),
    "rimet.kernel.ledger": ("MOST_LAYERS", "SHOWN_LAYERS"),
    "rimet.kernel.rows": (
        *("expect", "filled", "listed", "read_row", "remake", "show_digits", "show_own"),
        *("show_row", "within"),
    ),
    "rimet.kernel.state": ("CHANCE", "OVER", "State"),
}
HEAD = {"i64", "mypyc_attr", "abstractmethod", "final", "Final", "Callable"}  # imported in any case


def write_imports(body: str, parts: Iterable[Part]) -> str:
    """Return the imports from the kernel, and of all other names from the game's setup."""
    used = {node.id for node in ast.walk(ast.parse(body)) if isinstance(node, ast.Name)}
    own = {node.name for node in ast.parse(body).body if isinstance(node, ast.ClassDef)}
    kernel = {module: {*names} & used for module, names in KERNEL.items()}
    for part in parts:
        made = {part.kind, part.new.partition("(")[0], part.read.partition("(")[0]}
        kernel[part.module] = kernel.get(part.module, set()) | made
    known = {*HEAD, *own, *dir(builtins), *_variables(body)}
    known |= {name for names in kernel.values() for name in names}
    lines = [_import(module, names) for module, names in sorted(kernel.items()) if names]
    return "".join(lines) + "\n" + _import(".setup", used - known)


def _variables(body: str) -> set[str]:
    """Return the names that are given a value in functions of the module."""
    tree = ast.parse(body)
    arguments = {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    names = (node for node in ast.walk(tree) if isinstance(node, ast.Name))
    return arguments | {node.id for node in names if isinstance(node.ctx, ast.Store)}


def _import(module: str, names: set[str]) -> str:
    # Constants first, then classes, then functions, as ruff sorts them.
    ordered = sorted(names, key=lambda name: (not name.isupper(), not name[0].isupper(), name))
    line = f"from {module} import {', '.join(ordered)}\n"
    if len(line) <= WIDTH:
        return line
    return f"from {module} import (\n" + "".join(f"    {name},\n" for name in ordered) + ")\n"

"""The board of a game that draws none of its own, made from its view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import StringIO

import msgspec
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from rimet.kernel.events import Role, roles
from rimet.kernel.game import View
from rimet.terminal.sentences import Teller

TOLD_ELSEWHERE = {"viewer", "to_act", "phase"}
HIDDEN = "▒▒"
LONG = 10  # lines of a table, before it is parted
SHORT = 24  # characters of a fact that shares its line with others
GAP = 3
Known = Mapping[str, Role]  # what the fields of a view stand for, by their paths


def plain_board(view: View, teller: Teller, width: int) -> RenderableType:
    """Return what is the viewer's own, then lines for single facts, then tables for lists."""
    own: list[Text] = []
    facts: list[Text] = []
    lines: list[Text] = []
    lists: list[tuple[str, list[dict[str, object]]]] = []
    known = roles(type(view))
    for name, value in msgspec.to_builtins(view).items():
        if name in TOLD_ELSEWHERE or value in (None, "", [], {}):
            continue
        if _is_rows(value):
            lists.append((name, value))
            continue
        line = _line(name, _told(name, value, known, teller), teller)
        if name == "hand" or name.startswith("own_"):
            own.append(line)
        elif isinstance(value, (dict, list)) and len(line) > SHORT:
            lines.append(line)
        else:
            facts.append(line)
    for line in own:
        line.stylize("bold")
    heads = [*_filled(own, width), *_filled(facts, width), *lines]
    tables = [
        _table(name, part, known, teller)
        for name, rows in sorted(lists, key=lambda item: len(item[1]) > LONG)
        for part in _parts(rows)
    ]
    return Group(*heads, _shelf(tables, width))


def _filled(facts: list[Text], width: int) -> list[Text]:
    """Return facts in lines, as many in each as fit."""
    lines: list[Text] = []
    for fact in facts:
        if lines and len(lines[-1]) + GAP + len(fact) <= width:
            lines[-1].append(" " * GAP).append_text(fact)
        else:
            lines.append(fact.copy())
    return lines


def _parts(rows: list[dict[str, object]]) -> list[list[dict[str, object]]]:
    """Return a long list in parts that stand side by side."""
    count = -(-len(rows) // LONG)
    size = -(-len(rows) // count)
    return [rows[start : start + size] for start in range(0, len(rows), size)]


def _shelf(tables: list[Table], width: int) -> Group:
    """Return tables in rows, as many in each as fit beside each other."""
    measure = Console(width=width, file=StringIO())
    rows: list[list[Table]] = [[]]
    room = width
    for table in tables:
        wide = measure.measure(table).maximum + GAP
        if rows[-1] and wide > room + GAP:
            rows.append([])
            room = width
        rows[-1].append(table)
        room -= wide
    shelves = []
    for row in rows:
        shelf = Table.grid(padding=(0, GAP, 0, 0))
        shelf.add_row(*row)
        shelves.append(shelf)
    return Group(*shelves)


def label(name: str, teller: Teller) -> str:
    """Return what a field is called: the game's own word, else its name."""
    message = f"view-{name.replace('_', '-')}"
    if teller.texts.has(message):
        return teller.texts.say(message)
    return name.removeprefix("is_").replace("_", " ")


def _is_rows(value: object) -> bool:
    return (
        isinstance(value, list)
        and bool(value)
        and all(isinstance(item, dict) and item for item in value)
    )


def _line(name: str, told: Text, teller: Teller) -> Text:
    return Text.assemble((f"{label(name, teller)} ", "green"), told)


def _table(name: str, rows: Sequence[Mapping[str, object]], known: Known, teller: Teller) -> Table:
    grid = Table(box=None, padding=(0, 1), pad_edge=False, header_style="green")
    is_seats = len(rows) == len(teller.players) and name in ("seats", "coaches", "players")
    grid.add_column(label(name, teller), no_wrap=True)
    names = list(rows[0])
    if not is_seats:
        names = names[1:]
    for column in names:
        is_number = all(
            isinstance(row.get(column), int) and known.get(f"{name}.{column}") != "seat"
            for row in rows
        )
        grid.add_column(label(column, teller), justify="right" if is_number else "left")
    for seat, row in enumerate(rows):
        first = teller.name(seat) if is_seats else _first(name, row, known, teller)
        cells = [_told(f"{name}.{column}", row.get(column), known, teller) for column in names]
        grid.add_row(Text(first) if isinstance(first, str) else first, *cells)
    return grid


def _first(path: str, row: Mapping[str, object], known: Known, teller: Teller) -> Text:
    name, value = next(iter(row.items()))
    return _told(f"{path}.{name}", value, known, teller)


def _told(path: str, value: object, known: Known, teller: Teller) -> Text:
    if value is None or value == "":
        return Text("–", "dim")
    if isinstance(value, bool):
        return Text("✓" if value else "–")
    if isinstance(value, dict):
        counted = all(isinstance(count, int) for count in value.values())
        parts = [
            _pair(teller.team(key), item, counted, _told(f"{path}.{key}", item, known, teller))
            for key, item in value.items()
            if item is not None
        ]
        return Text(", ").join(parts)
    if _is_rows(value):
        assert isinstance(value, list)
        return Text(" ").join(_first(path, item, known, teller) for item in value)
    if isinstance(value, list):
        parts = [
            Text(HIDDEN, "dim") if item is None else _told(path, item, known, teller)
            for item in value
        ]
        return Text(" ").join(parts) if parts else Text("·", "dim")
    return Text(str(teller.value(value, known.get(path))))


def _pair(name: str, value: object, counted: bool, told: Text) -> Text:
    if counted:
        return Text(name if value == 1 else f"{name} ×{value}")
    return Text.assemble((f"{name} ", "green"), told)

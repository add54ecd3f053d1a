"""Writing what follows from a game's facts and events: `python -m rimet.kernel.deriving FOLDER`.

FOLDER is a game's. Its `facts.py` and `events.py` are read by themselves, without the game's
package, which may lack the very modules that are to be written: `derived.py` and `told.py`. With
`--check` nothing is written, and the exit code tells whether they are current.
"""

from __future__ import annotations

import runpy
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import indent

from rimet.kernel.codes import write_codes
from rimet.kernel.facts import (
    ALL,
    OWN,
    UNSEEN,
    Digits,
    Expression,
    Fact,
    Facts,
    Form,
    Number,
    Part,
    Row,
    Sight,
)
from rimet.kernel.imports import write_imports

HEAD = '''"""All that follows from the facts of this game's state.

Written by `python -m rimet.kernel.deriving` from `facts.py`; a test fails when it is not current.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import final

from mypy_extensions import i64, mypyc_attr

'''
COMPLETE = '''def complete(self) -> None:
    """Work out what is not stored; raise ValueError where facts do not fit together."""

def origin(self) -> tuple[Callable[..., State], tuple[object, ...]]:
    """Return how to make a state from what pack() gave."""
    return remake, (type(self), self.table)
'''
SHARED = "Rows that rest most of the time; states share them until one writes."
ASK = '''def ask(self, phase: i64, seat: i64) -> None:
    """Wait for a seat, or for chance, in a phase."""
    self.phase = phase
    self.to_act = seat

'''


def derive(facts: Facts) -> str:
    """Return the text of the module that follows from a declaration."""
    return Derivation(facts.facts).text()


class Derivation:
    """One game's facts, sorted by what has to be written of them."""

    def __init__(self, facts: dict[str, Fact]) -> None:
        self.facts = facts
        self.numbers = {n: fact for n, fact in facts.items() if isinstance(fact, Number)}
        self.rows = {n: fact for n, fact in facts.items() if isinstance(fact, Row)}
        self.parts = {n: fact for n, fact in facts.items() if isinstance(fact, Part)}
        self.kept = [name for name, fact in self.numbers.items() if fact.is_stored]
        self.groups: dict[str, dict[str, Row]] = {}
        for name, fact in self.rows.items():
            if fact.group:
                self.groups.setdefault(fact.group, {})[name] = fact

    def text(self) -> str:
        """Return the whole module."""
        body = "".join([*map(self._group, self.groups), self._state(), self._observation()])
        phases = self._phases()
        head = HEAD.replace("import final", "import Final, final") if phases else HEAD
        body = phases + body
        fields = "".join(f'    "{name}",\n' for name in self._fields())
        return (
            f"{head}{write_imports(body, self.parts.values())}\nFIELDS = (\n{fields})\n\n\n{body}"
        )

    def _phases(self) -> str:
        phase = self.numbers.get("phase")
        if phase is None or not phase.names:
            return ""
        constants = "".join(f"{name}: Final = {n}\n" for n, name in enumerate(phase.names))
        words = "".join(f'    "{name.lower().replace("_", "-")}",\n' for name in phase.names)
        return f"{constants}\nPHASES: Final = (\n{words})\n\n\n"

    def _fields(self) -> Iterator[str]:
        yield "now"
        for name, fact in self.facts.items():
            if isinstance(fact, Form | Part):
                yield from fact.fields
            elif isinstance(fact, Row) and fact.is_stored:
                yield name

    # --- classes

    def _group(self, name: str) -> str:
        rows = self.groups[name]
        kind = name.capitalize()
        fields = "".join(f"    {row}: vec[i64]\n" for row in rows)
        copied = "".join(f"self.{row} = of.{row}[:]\n" for row in rows)
        begun = "".join(f"self.{row} = {_begin(fact)}\n" for row, fact in rows.items())
        return (
            "@mypyc_attr(acyclic=True)\n@final\n"
            f'class {kind}:\n    """{SHARED}"""\n\n'
            f"{fields}\n"
            f"    def __init__(self, table: Setup, of: {kind} | None) -> None:\n"
            "        if of is not None:\n"
            f"{indent(copied, ' ' * 12)}"
            "            return\n"
            f"{indent(begun, ' ' * 8)}\n\n"
        )

    def _state(self) -> str:
        return (
            "@mypyc_attr(acyclic=True)\n"
            'class Facts(State):\n    """Every fact of a position."""\n\n'
            + indent(self._attributes(), "    ")
            + indent(self._init(), "    ")
            + "".join(indent(self._owner(name), "    ") for name in self.groups)
            + indent(self._drop_logs() + self._show(), "    ")
            + indent(self._pack(), "    ")
            + indent(self._fill(), "    ")
            + indent(self._observe(), "    ")
            + indent("".join(map(_abstract, self._methods())), "    ")
            + indent(ASK if "phase" in self.numbers else "", "    ")
            + indent(COMPLETE, "    ")
            + "\n\n"
        )

    def _attributes(self) -> str:
        lines = ["table: Setup"]
        lines += [f"{name}: i64" for name in self.numbers]
        lines += [f"{name}: vec[i64]" for name, fact in self.rows.items() if not fact.group]
        for name in self.groups:
            lines += [f"{name}: {name.capitalize()}", f"is_{name}_shared: bool"]
        lines += [f"{name}: {part.kind}" for name, part in self.parts.items()]
        return "\n".join(lines) + "\n\n"

    def _init(self) -> str:
        copied = [f"self.{name} = of.{name}" for name in ("is_sketch", *self.numbers)]
        begun = [f"self.{name} = {fact.start}" for name, fact in self.numbers.items()]
        for name, fact in self.rows.items():
            if not fact.group:
                copied.append(f"self.{name} = of.{name}[:]")
                begun.append(f"self.{name} = {_begin(fact)}")
        for name in self.groups:
            copied += [f"self.{name} = of.{name}", f"self.is_{name}_shared = True"]
            copied.append(f"of.is_{name}_shared = True")
            begun.append(f"self.{name} = {name.capitalize()}(table, None)")
            begun.append(f"self.is_{name}_shared = False")
        for name, part in self.parts.items():
            copied.append(f"self.{name} = of.{name}.clone()")
            begun.append(f"self.{name} = {part.new}")
        return (
            "def __init__(self, table: Setup, of: Facts | None) -> None:\n"
            "    super().__init__(CHANCE if of is None else of.to_act)\n"
            "    self.table = table\n"
            "    if of is not None:\n"
            f"{_lines(copied, 8)}"
            "        return\n"
            f"{_lines(begun, 4)}\n"
        )

    def _owner(self, name: str) -> str:
        kind = name.capitalize()
        return (
            f"def own_{name}(self) -> {kind}:\n"
            f'    """Return `{name}` to write on, a copy where another state may have it."""\n'
            f"    if self.is_{name}_shared:\n"
            f"        self.{name} = {kind}(self.table, self.{name})\n"
            f"        self.is_{name}_shared = False\n"
            f"    return self.{name}\n\n"
        )

    def _drop_logs(self) -> str:
        logs = [f"self.{name}.drop_log()" for name, part in self.parts.items() if part.has_log]
        return _extend("drop_logs", "Become a sketch, which keeps no log from now on.", logs)

    def _show(self) -> str:
        shown = [f"self.{name} = {fact.shown}" for name, fact in self.numbers.items() if fact.shown]
        return _extend("show", "Become a scene, which is looked at and never played.", shown)

    def _pack(self) -> str:
        lists = []
        for name, fact in self.facts.items():
            if isinstance(fact, Row) and fact.is_stored:
                lists.append(f"listed(self.{self._path(name)}),")
            elif isinstance(fact, Part):
                lists.append(f"*self.{name}.pack(),")
            elif isinstance(fact, Form):
                lists.append(f"*self.{fact.pack}(),")
        now = "".join(f"    now.append(self.{name})\n" for name in self.kept)
        return (
            "def pack(self) -> list[list[int]]:\n"
            '    """Return every fact as lists of whole numbers, in the order of FIELDS."""\n'
            "    self.expect_whole()\n"
            "    now: list[int] = [self.to_act]\n"
            f"{now}"
            "    return [\n        now,\n"
            f"{_lines(lists, 8)}    ]\n\n"
        )

    def _path(self, name: str) -> str:
        group = self.rows[name].group
        return f"{group}.{name}" if group else name

    def _fill(self) -> str:
        fields = list(self._fields())
        lines = [
            f'expect(len(packed) == {len(fields)}, "fields")',
            "now = packed[0]",
            f'expect(len(now) == {len(self.kept) + 1}, "now")',
            'self.to_act = within(now[0], OVER, table.seats - 1, "to_act")',
        ]
        for place, name in enumerate(self.kept, start=1):
            fact = self.numbers[name]
            bounds = f"{fact.lowest}, {fact.highest}"
            lines.append(f'self.{name} = within(now[{place}], {bounds}, "{name}")')
        for group in self.groups:
            lines.append(f"{group} = self.own_{group}()")
        for name, held in self.facts.items():
            if isinstance(held, Row) and held.is_stored:
                goal = self._path(name) if held.group else f"self.{name}"
                bounds = f"{held.size}, {held.lowest}, {held.highest}"
                place = fields.index(name)
                lines.append(f'{goal} = read_row(packed[{place}], {bounds}, "{name}")')
            elif isinstance(held, Part | Form):
                first = fields.index(held.fields[0])
                some = f"packed[{first}:{first + len(held.fields)}]"
                if isinstance(held, Form):
                    lines.append(f"self.{held.fill}({some})")
                else:
                    lines.append(f"self.{name} = {held.read.replace('packed', some)}")
        return (
            "def fill(self, packed: list[list[int]]) -> None:\n"
            '    """Become what was packed; ValueError names a fact that cannot be so."""\n'
            "    table = self.table\n"
            f"{_lines(lines, 4)}    self.complete()\n\n"
        )

    # --- what is seen

    def _observe(self) -> str:
        lines = ["seen = append(vec[i64](), self.to_act)"]
        for name, fact in self.facts.items():
            if isinstance(fact, Part):
                lines.append(f"seen = self.{name}.observe(seen, viewer)")
            if not isinstance(fact, Number | Row) or fact.seen == UNSEEN:
                continue
            if isinstance(fact.seen, Sight):
                lines.append(f"seen = self.{fact.seen.method}(seen, viewer)")
            elif isinstance(fact, Number):
                if isinstance(fact.seen, Digits):
                    digits = f"{fact.seen.bits}, {fact.seen.count}"
                    lines.append(f"seen = show_digits(seen, self.{name}, {digits})")
                else:
                    lines.append(f"seen = append(seen, self.{name})")
            elif isinstance(fact.seen, Digits):
                digits = f"{fact.seen.bits}, {fact.seen.count}"
                lines.append(f"for each in self.{self._path(name)}:")
                lines.append(f"    seen = show_digits(seen, each, {digits})")
            elif fact.seen == OWN:
                owned = f"self.{self._path(name)}, table.seats, viewer, {fact.lowest} - 1"
                lines.append(f"seen = show_own(seen, {owned})")
            else:
                lines.append(f"seen = show_row(seen, self.{self._path(name)})")
        table = "    table = self.table\n" if any("table." in line for line in lines) else ""
        return (
            "def observe(self, viewer: i64) -> vec[i64]:\n"
            '    """Return all that a viewer may know, in the order of `observation`."""\n'
            f"    self.expect_whole()\n{table}{_lines(lines, 4)}    return seen\n\n"
        )

    def _methods(self) -> Iterator[str]:
        for fact in self.facts.values():
            if isinstance(fact, Form):
                yield f"{fact.pack}(self) -> list[list[int]]"
                yield f"{fact.fill}(self, packed: list[list[int]]) -> None"
            elif isinstance(fact, Number | Row) and isinstance(fact.seen, Sight):
                yield f"{fact.seen.method}(self, seen: vec[i64], viewer: i64) -> vec[i64]"

    def _observation(self) -> str:
        lines = ['("to_act", 1, OVER, table.seats - 1),']
        for name, fact in self.facts.items():
            if isinstance(fact, Part):
                for sight in fact.sights:
                    lines.append(f'("{sight[0]}", {sight[1]}, {sight[2]}, {sight[3]}),')
            elif isinstance(fact, Number | Row) and fact.seen != UNSEEN:
                lines.append(f'("{name}", {_seen_as(fact)}),')
        return (
            "def observation(table: Setup) -> list[tuple[str, int, int, int]]:\n"
            '    """Return name, size and bounds of each part of what `observe` returns."""\n'
            f"    return [\n{_lines(lines, 8)}    ]\n"
        )


def _seen_as(fact: Number | Row) -> str:
    """Return size and bounds of what is seen of a fact."""
    seen, size = fact.seen, fact.size if isinstance(fact, Row) else 1
    if isinstance(seen, Sight):
        return f"{seen.size}, {seen.lowest}, {seen.highest}"
    if isinstance(seen, Digits):
        count = seen.count if size == 1 else f"({size}) * ({seen.count})"
        return f"{count}, 0, {(1 << seen.bits) - 1}"
    lowest: Expression = f"{fact.lowest} - 1" if seen == OWN else fact.lowest
    assert seen in (ALL, OWN)
    highest = fact.shown if isinstance(fact, Number) and fact.shown else fact.highest
    return f"{size}, {lowest}, {highest}"


def _begin(fact: Row) -> str:
    """Return how a row begins; one of any length is empty at first."""
    if fact.like:
        return f"{fact.like}[:]"
    return "vec[i64]()" if fact.size == -1 else f"filled({fact.size}, {fact.start})"


def _extend(method: str, doc: str, lines: list[str]) -> str:
    """Return a method that does more than its base does; nothing where there is no more."""
    if not lines:
        return ""
    head = f'def {method}(self) -> None:\n    """{doc}"""\n    super().{method}()\n'
    return f"{head}{_lines(lines, 4)}\n"


def _abstract(signature: str) -> str:
    return f"@abstractmethod\ndef {signature}: ...\n\n"


def _lines(lines: list[str], depth: int) -> str:
    return indent("".join(f"{line}\n" for line in lines), " " * depth)


def main(arguments: list[str]) -> int:
    """Write or check the modules of each game named."""
    is_check = arguments[:1] == ["--check"]
    stale = 0
    for folder in map(Path, arguments[is_check:]):
        texts = {folder / "derived.py": derive(runpy.run_path(str(folder / "facts.py"))["FACTS"])}
        events = folder / "events.py"
        if events.is_file() and (codes := write_codes(events.read_text("utf-8"))):
            texts[folder / "told.py"] = codes
        for path, text in texts.items():
            if is_check:
                stale += not path.is_file() or path.read_text("utf-8") != text
            else:
                path.write_text(text, "utf-8")
    return min(stale, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

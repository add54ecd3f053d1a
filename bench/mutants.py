"""What a mutant may be: one small change to a module, of the kinds that tests should notice.

Cosmic Ray finds most of them; two kinds of its own are added that rules suffer from, a statement
and a condition left out. Needs what is in requirements/mutate.txt.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cosmic_ray import plugins
from cosmic_ray.commands import init
from cosmic_ray.work_db import WorkDB
from cosmic_ray.work_item import MutationSpec, WorkerOutcome, WorkItem, WorkResult
from parso.python.tree import Keyword

Position = tuple[int, int]
Span = tuple[Position, Position]

# Of the eleven operators that could stand for another, one is enough to see whether it matters;
# `is` in the place of `==` is the same for the small numbers that rules are made of.
ARITHMETIC = {
    "Add": "Sub",
    "Sub": "Add",
    "Mul": "Add",
    "Div": "Mul",
    "FloorDiv": "Mod",
    "Mod": "FloorDiv",
    "Pow": "Mul",
    "RShift": "LShift",
    "LShift": "RShift",
    "BitOr": "BitAnd",
    "BitAnd": "BitOr",
    "BitXor": "BitOr",
}
COMPARISONS = {
    "Eq": ("NotEq", "LtE", "GtE"),
    "NotEq": ("Eq", "Lt", "Gt"),
    "Lt": ("LtE", "GtE"),
    "LtE": ("Lt", "Gt"),
    "Gt": ("GtE", "LtE"),
    "GtE": ("Gt", "Lt"),
    "Is": ("IsNot",),
    "IsNot": ("Is",),
}
OTHERS = (
    "ReplaceUnaryOperator_Delete_USub",
    "ReplaceUnaryOperator_Delete_Not",
    "AddNot",
    "ReplaceTrueWithFalse",
    "ReplaceFalseWithTrue",
    "ReplaceAndWithOr",
    "ReplaceOrWithAnd",
    "ReplaceBreakWithContinue",
    "ReplaceContinueWithBreak",
    "NumberReplacer",
    "ZeroIterationForLoop",
)
KINDS = {
    *(f"core/ReplaceBinaryOperator_{old}_{new}" for old, new in ARITHMETIC.items()),
    *(
        f"core/ReplaceComparisonOperator_{old}_{new}"
        for old in COMPARISONS
        for new in COMPARISONS[old]
    ),
    *(f"core/{name}" for name in OTHERS),
    "rimet/LeaveOutStatement",
    "rimet/LeaveOutCondition",
}


class Kind:
    """A kind of change as Cosmic Ray wants it, without arguments."""

    @classmethod
    def arguments(cls) -> tuple[object, ...]:
        """Return what the kind takes: nothing."""
        return ()


class LeaveOutStatement(Kind):
    """A call without its value, or an assignment to what is there already, left out."""

    def mutation_positions(self, node: Any) -> Iterator[Span]:
        """Yield where a statement of a function can be left out."""
        if node.type != "simple_stmt" or node.search_ancestor("funcdef") is None:
            return
        statement = node.children[0]
        if statement.type == "expr_stmt":
            name, change = statement.children[:2]
            is_name = name.type in ("name", "testlist_star_expr")
            is_new = is_name and change.type == "operator" and change.value == "="
            is_movable = change.type != "annassign" and not is_new
        else:
            is_movable = statement.type == "atom_expr"
        if is_movable:
            yield statement.start_pos, statement.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        """Leave a statement out."""
        first = node.get_first_leaf()
        node.children[0] = Keyword("pass", first.start_pos, first.prefix)
        return node


class LeaveOutCondition(Kind):
    """One of several conditions joined by `and` or `or`, left out."""

    def mutation_positions(self, node: Any) -> Iterator[Span]:
        """Yield every condition that can be left out."""
        if node.type in ("and_test", "or_test"):
            for condition in node.children[::2]:
                yield condition.start_pos, condition.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        """Leave a condition out, and the word that joined it to the others."""
        at = 2 * index
        del node.children[max(at - 1, 0) : at + 1 if index else 2]
        return node


def add_kinds() -> None:
    """Let Cosmic Ray know the kinds of our own, in every process that makes mutants."""
    own = (LeaveOutStatement, LeaveOutCondition)
    plugins.OPERATOR_PROVIDERS["rimet"] = {kind.__name__: kind for kind in own}


def idle_spans(source: str) -> list[Span]:
    """Return where a change does nothing that a rule says, or stops the import.

    That is in annotations, and in what a class is made with, such as `frozen=True`.
    """
    found: list[ast.expr | None] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.AnnAssign | ast.arg):
            found.append(node.annotation)
        elif isinstance(node, ast.FunctionDef):
            found.append(node.returns)
        elif isinstance(node, ast.ClassDef):
            found += [keyword.value for keyword in node.keywords]
    return [
        ((node.lineno, node.col_offset), (node.end_lineno or 0, node.end_col_offset or 0))
        for node in found
        if node is not None
    ]


def find_mutants(modules: list[Path], session: WorkDB) -> list[WorkItem]:
    """Put all mutants of some modules into a session and return those worth a run, in order."""
    add_kinds()
    init(modules, session, {})
    spans = {module: idle_spans(module.read_text("utf-8")) for module in modules}
    worth = []
    for item in session.work_items:
        (change,) = item.mutations
        is_idle = any(first <= change.start_pos < last for first, last in spans[change.module_path])
        if change.operator_name in KINDS and not is_idle:
            worth.append(item)
    return sorted(worth, key=lambda item: _order(item.mutations[0]))


def _order(change: MutationSpec) -> tuple[str, Position, str, int]:
    where = change.module_path.as_posix()
    return where, change.start_pos, change.operator_name, change.occurrence


def skip_others(session: WorkDB, chosen: list[WorkItem]) -> None:
    """Note in a session that all mutants but the chosen ones are left alone."""
    kept = {item.job_id for item in chosen}
    skipped = [item.job_id for item in session.work_items if item.job_id not in kept]
    session.set_multiple_results(skipped, WorkResult(worker_outcome=WorkerOutcome.SKIPPED))

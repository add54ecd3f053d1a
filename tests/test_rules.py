"""Test that every numbered rule has a test, and every test of a rule a rule."""

from __future__ import annotations

import ast
import re

from tests.source import ROOT, SAMPLE, SOURCE, expect_none

RULE = re.compile(r"^\s*(?:[-*+]|\d+[.)]|\|)\s*[*`\[]*([A-Z]{2,5}-R?\d+)\b", re.MULTILINE)


def rules_stated(text: str) -> set[str]:
    """Return the numbers that head a list item or a table row of a RULES.md."""
    return set(RULE.findall(text))


def rules_tested(text: str) -> set[str]:
    """Return the numbers that a test file names in its `rule` marks."""
    return {
        argument.value
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
        if node.func.attr == "rule" and ast.unparse(node.func.value).endswith("mark")
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def all_rules() -> tuple[set[str], set[str]]:
    """Return the rules that games state and the rules that tests name."""
    books = [*SOURCE.glob("rimet/games/*/RULES.md"), *SAMPLE.parent.rglob("RULES.md")]
    stated = {rule for book in books for rule in rules_stated(book.read_text("utf-8"))}
    tests = (ROOT / "tests").rglob("*.py")
    return stated, {rule for test in tests for rule in rules_tested(test.read_text("utf-8"))}


def test_every_rule_has_a_test() -> None:
    stated, tested = all_rules()
    expect_none(f"no test is marked with rule {rule}" for rule in stated - tested)


def test_every_tested_rule_exists() -> None:
    stated, tested = all_rules()
    books = {rule.partition("-")[0] for rule in stated}
    unknown = [rule for rule in tested - stated if rule.partition("-")[0] in books]
    expect_none(f"no RULES.md states rule {rule}" for rule in unknown)


def test_rule_check_reads_lists_and_tables() -> None:
    text = """# XYZ: a game
A match of XYZ-9 is only mentioned.
- XYZ-1 First, see XYZ-8.
- **XYZ-2** Second.
  * XYZ-R3 A ruling.
4. XYZ-4 Fourth.
| XYZ-5 | fifth, like XYZ-7 |
| rule | XYZ-6 |
"""
    assert rules_stated(text) == {"XYZ-1", "XYZ-2", "XYZ-R3", "XYZ-4", "XYZ-5"}


def test_rule_check_reads_marks_only() -> None:
    text = """
import pytest
pytestmark = pytest.mark.rule("XYZ-1")
# pytest.mark.rule("XYZ-8")
@pytest.mark.rule("XYZ-2", "XYZ-R3")
@pytest.mark.other("XYZ-9")
@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("XYZ-4"))])
def test_it(n):
    assert rule("XYZ-7")
"""
    assert rules_tested(text) == {"XYZ-1", "XYZ-2", "XYZ-R3", "XYZ-4"}

"""Test that rules and tests name each other, and that translated rules say the same."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from rimet.kernel.catalogue import find_game
from tests.source import ROOT, SAMPLE, SOURCE, expect_none

RULE = re.compile(r"^\s*(?:[-*+]|\d+[.)]|\|)\s*[*`\[]*([A-Z]{2,5}-R?\d+)\b", re.MULTILINE)

# “The last 16” is what a round is called in English, and no figure.
FIGURE = re.compile(r"(?<!last )(?<!\d)\d+")
BOOKS = sorted(SOURCE.glob("rimet/games/*/RULES.md"))
TRANSLATIONS = sorted(SOURCE.glob("rimet/games/*/RULES.*.md"))


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


def parts(text: str) -> list[str]:
    """Return the headings, items and paragraphs of a book, each as one line."""
    lines: list[str] = []
    for block in re.split(r"\n\s*\n|\n(?=#|- )", text):
        head, _, rest = block.strip().partition("\n")
        told = [head, rest] if head.startswith("#") else [f"{head} {rest}"]
        lines += [" ".join(line.split()) for line in told if line.strip()]
    return lines


def mark(part: str) -> str:
    """Return what a part is: a heading with its depth, a numbered rule, an item, or a text."""
    found = re.match(r"#+|- [A-Z]{2,5}-R?\d+|- ", part)
    return found[0] if found else ""


def facts(part: str) -> tuple[list[str], int, list[str]]:
    """Return what no translation changes: figures, how much is bold, and code."""
    return sorted(FIGURE.findall(part)), part.count("**"), sorted(re.findall(r"`[^`]+`", part))


@pytest.mark.parametrize("book", BOOKS, ids=lambda path: path.parent.name)
def test_rules_are_written_in_spanish_too(book: Path) -> None:
    assert book.with_name("RULES.es.md") in TRANSLATIONS


@pytest.mark.parametrize("path", TRANSLATIONS, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_a_translation_says_what_the_rules_say(path: Path) -> None:
    english = parts(path.with_name("RULES.md").read_text("utf-8"))
    translated = parts(path.read_text("utf-8"))
    assert [mark(part) for part in translated] == [mark(part) for part in english]
    pairs = list(zip(english, translated, strict=True))[1:]
    expect_none(
        f"{ours}\n  is not {theirs}" for theirs, ours in pairs if facts(ours) != facts(theirs)
    )
    expect_none(f"{ours}\n  is English" for theirs, ours in pairs if ours == theirs)


@pytest.mark.parametrize(
    "book", [*BOOKS, *TRANSLATIONS], ids=lambda path: f"{path.parent.name}-{path.name}"
)
def test_rules_end_with_what_is_reconstructed_and_how_to_replace_it(book: Path) -> None:
    chapter = book.read_text("utf-8").rpartition("\n## ")[2]
    assert not rules_stated(chapter)
    declared = find_game(book.parent.name.replace("_", "-")).declared_options()
    sets = {option.name for option in declared if option.kind == "data"}
    assert set(re.findall(r"`--option (\w+)=@[\w-]+\.toml`", chapter)) == sets


def test_translation_check_reads_every_part() -> None:
    text = """# A game

Some
words.

## A turn
More.
- XY-1 In the last 16 `a` **3**
  or A2.
- One.
"""
    found = parts(text)
    assert found == [
        *("# A game", "Some words.", "## A turn", "More."),
        *("- XY-1 In the last 16 `a` **3** or A2.", "- One."),
    ]
    assert [mark(part) for part in found] == ["#", "", "##", "", "- XY-1", "- "]
    assert facts(found[4]) == (["1", "2", "3"], 2, ["`a`"])

"""Test the tree of errors, and that every code has its sentence and every sentence its code."""

import ast
import copy
import pickle
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import rimet
from rimet import (
    ComponentError,
    FairnessError,
    OptionError,
    PositionError,
    RecordError,
    RimetError,
    RulesError,
    SketchError,
    TextError,
)
from rimet.kernel import errors

ROOT = Path(__file__).parents[2]
SHARED = ROOT / "src" / "rimet"
SAMPLE = ROOT / "tests" / "sample" / "src" / "park_cup"
TREE = {
    OptionError: RimetError,
    ComponentError: RimetError,
    RulesError: RimetError,
    PositionError: RulesError,
    RecordError: RimetError,
    FairnessError: RimetError,
    SketchError: RimetError,
    TextError: RimetError,
}


# --- the tree


def test_the_tree_is_the_one_that_the_docstring_draws() -> None:
    drawn = re.findall(r"^│? *[├└]── (\w+)", str(errors.__doc__), re.MULTILINE)
    assert drawn == [kind.__name__ for kind in TREE]
    for kind, parent in TREE.items():
        assert kind.__bases__ == (parent,)
        assert getattr(rimet, kind.__name__) is kind


@pytest.mark.parametrize("kind", [RimetError, *TREE])
@pytest.mark.parametrize(
    "again", [copy.copy, copy.deepcopy, lambda error: pickle.loads(pickle.dumps(error))]
)
def test_copies_keep_everything(kind: type[RimetError], again: object) -> None:
    assert callable(again)
    error = kind("bad_move", move="x", rule="PC-5")
    other = again(error)
    assert type(other) is kind
    assert (other.code, other.facts) == ("bad_move", {"move": "x", "rule": "PC-5"})
    assert str(other) == str(error)


def test_a_refusal_of_the_rules_names_its_rule() -> None:
    assert RulesError("illegal_move", rule="PC-5").rule == "PC-5"
    assert RulesError("illegal_move").rule == ""
    assert str(RulesError("illegal_move", rule="PC-5")) == "That move is not possible now. (PC-5)"


def test_an_error_reads_well() -> None:
    error = OptionError("unknown_game", game="chess", allowed="park-cup")
    assert str(error) == "There is no game called “chess”. There are: park-cup."
    assert str(RulesError("field_full", rule="PC-5", team="Oaks")) == (
        "The field of Oaks is full. (PC-5)"
    ), "a game's own sentence"


def test_a_code_without_a_sentence_is_told_plainly() -> None:
    assert str(RimetError("never_heard_of")) == "never_heard_of"
    assert str(RimetError("never_heard_of", size=3)) == "never_heard_of (size=3)"


def test_the_kernel_alone_speaks_in_codes() -> None:
    script = """
import sys, types
package = types.ModuleType("rimet")
package.__path__ = [sys.argv[1]]
sys.modules["rimet"] = package
from rimet.kernel.errors import RulesError
print(RulesError("bad_move", move="x", count=2), RulesError("match_over"), sep="; ")
"""
    run = subprocess.run(
        [sys.executable, "-c", script, str(SHARED)], capture_output=True, text=True, check=True
    )
    assert run.stdout.strip() == "bad_move (move=x, count=2); match_over"


# --- codes and sentences


def sources(folder: Path) -> dict[Path, ast.Module]:
    """Return the code below a folder."""
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted(folder.rglob("*.py"))}


def error_kinds(trees: list[ast.Module]) -> set[str]:
    """Return the names of what codes are given to: all errors, reasons, and refusals of sets."""
    bases = {
        node.name: {ast.unparse(base).rpartition(".")[2] for base in node.bases}
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    kinds = {"RimetError", "Reason", "refused"}
    while True:
        more = {name for name, parents in bases.items() if parents & kinds} - kinds
        if not more:
            return kinds
        kinds |= more


def raised(tree: ast.Module, kinds: set[str]) -> Iterator[tuple[str, int]]:
    """Yield the codes that a module makes errors and reasons with, and their lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in kinds:
            for argument in node.args[:1]:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value, node.lineno


def words(tree: ast.Module) -> set[str]:
    """Return all texts in a module."""
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def sentences(file: Path) -> set[str]:
    """Return the codes that a catalogue has a sentence for."""
    text = file.read_text("utf-8") if file.is_file() else ""
    return {code.replace("-", "_") for code in re.findall(r"^error-([\w-]+) =", text, re.MULTILINE)}


def game_of(path: Path) -> Path | None:
    """Return the folder of the game that a file belongs to."""
    games = [parent for parent in path.parents if (parent / "RULES.md").is_file()]
    return games[0] if games else None


CODE = {**sources(SHARED), **sources(SAMPLE)}
KINDS = error_kinds(list(CODE.values())) | {"Reason"}


def test_codes_are_found() -> None:
    codes = {code for tree in CODE.values() for code, _ in raised(tree, KINDS)}
    assert {"unknown_game", "bad_move", "wrong_roll", "malformed_set", "set_team_count"} <= codes
    assert {"field_full"} <= codes


def test_every_code_has_its_sentence() -> None:
    shared = sentences(SHARED / "locales" / "en.ftl")
    missing = []
    for path, tree in CODE.items():
        game = game_of(path)
        own = sentences(game / "locales" / "en.ftl") if game else set()
        for code, line in raised(tree, KINDS):
            if code not in shared | own:
                missing.append(f"{path.name}:{line}: {code}")
    assert missing == []


def test_every_sentence_has_its_code() -> None:
    shared = SHARED / "locales" / "en.ftl"
    unused = sentences(shared) - {word for tree in CODE.values() for word in words(tree)}
    assert unused == set()
    for game in {found for path in CODE if (found := game_of(path))}:
        said = {word for path, tree in CODE.items() if game in path.parents for word in words(tree)}
        assert sentences(game / "locales" / "en.ftl") - said == set(), game.name


@pytest.mark.parametrize("folder", sorted(SHARED.rglob("locales")), ids=str)
def test_every_language_explains_what_english_explains(folder: Path) -> None:
    english = sentences(folder / "en.ftl")
    assert english
    for file in folder.glob("*.ftl"):
        assert sentences(file) == english


@pytest.mark.parametrize(
    ("error", "facts"),
    [
        ("missing_header", {"line": 1, "header": "game"}),
        ("path_too_long", {"whole": 2}),
        ("set_too_large", {"option": "cards", "allowed": 65536}),
    ],
)
def test_sentences_hold_their_facts(error: str, facts: dict[str, str | int]) -> None:
    told = str(RimetError(error, **facts))
    for fact in facts.values():
        assert (f"{fact:,}" if isinstance(fact, int) else fact) in told

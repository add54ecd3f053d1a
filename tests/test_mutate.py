"""Test what `make mutate` changes and leaves out, and how it tells what became of a change."""

from __future__ import annotations

import ast
from types import SimpleNamespace

import pytest

import rimet
from bench.mutate import difference, fate, folder_name, modules_of, place
from tests.source import ROOT, expect_none

OWN = sorted(path.parent.name for path in (ROOT / "src/rimet/games").glob("*/RULES.md"))


@pytest.mark.parametrize("game", OWN)
def test_every_game_has_rules_that_can_be_changed(game: str) -> None:
    assert folder_name(game) == folder_name(game.replace("_", "-")) == game
    assert game.replace("_", "-") in rimet.games()
    names = [path.name for path in modules_of(game, [])]
    assert {"state.py", "view.py", "events.py", "game.py"} <= set(names)
    assert not {"terminal.py", "bot.py", "options.py"} & set(names)
    rules = [path for path in modules_of(game, []) if path.parent.name == "rules"]
    assert len(rules) == len(list((ROOT / "src/rimet/games" / game / "rules").glob("*.py")))


def test_some_modules_can_be_named() -> None:
    (found,) = modules_of("mundialito", ["rules/cup.py"])
    assert (ROOT / found).is_file()
    assert len(modules_of("mundialito", ["cup.py", "state.py"])) == 2
    with pytest.raises(ValueError, match="ends with cap.py"):
        modules_of("mundialito", ["cap.py"])


def test_a_game_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(ValueError, match="'chess'.* mundialito"):
        folder_name("chess")


@pytest.mark.parametrize(
    ("outcome", "output", "told"),
    [
        ("survived", "465 passed", "survived"),
        ("killed", "1 failed, 3 passed", "noticed"),
        ("killed", "1 error in 0.3s", "noticed"),
        ("killed", "timeout", "endless"),
        ("killed", "....", "endless"),
        ("incompetent", "Traceback", "broken"),
    ],
)
def test_fate_of_a_change(outcome: str, output: str, told: str) -> None:
    result = SimpleNamespace(test_outcome=SimpleNamespace(value=outcome), output=output)
    assert fate(result) == told
    assert fate(SimpleNamespace(test_outcome=None, output=output)) == "broken"


def test_a_change_is_told_by_its_place_and_what_differs() -> None:
    change = SimpleNamespace(module_path="src/cup.py", start_pos=(7, 4))
    assert place(SimpleNamespace(mutations=(change,))) == "src/cup.py:7"
    diff = "--- mutation diff ---\n--- a/cup.py\n+++ b/cup.py\n@@ -7 +7 @@\n x\n-a = -1\n+a = 1"
    assert difference(SimpleNamespace(diff=diff)) == "    -a = -1\n    +a = 1"


def test_goldens_are_left_out_by_their_names() -> None:
    complaints = []
    for path in sorted((ROOT / "tests" / "games").glob("*/test_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and "golden" not in node.name:
                if "check_golden(" in ast.unparse(node):
                    complaints.append(f"{path}: {node.name} is about a golden and does not say so")
    expect_none(complaints)

"""Test that what the documents say is so: the README's session, its links, the recipe's code."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SAMPLE = ROOT / "tests" / "sample"
RECIPE = ROOT / "docs" / "adding-a-game.md"
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```(?:python|toml|ftl|markdown)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)#]+)(?:#[^)]*)?\)")
COMMAND = re.compile(r"^ {4}make ([a-z]+)", re.MULTILINE)


def blocks(text: str) -> list[str]:
    """Return the fenced blocks of code in a document."""
    return BLOCK.findall(text)


def pieces(block: str) -> list[str]:
    """Return what stands between the lines that only say `...`: code that is left out."""
    found = re.split(r"^ *(?:#|##)? *\.\.\.\n", block, flags=re.MULTILINE)
    return [piece.strip("\n") for piece in found if piece.strip()]


def test_readme_session_runs() -> None:
    failed, tried = doctest.testfile(
        str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS
    )
    assert tried > 0 and failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    links = LINK.findall(document.read_text("utf-8"))
    local = [link for link in links if "://" not in link]
    assert [link for link in local if not (document.parent / link).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_make_knows_what_documents_tell_it_to_do(document: Path) -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    told = COMMAND.findall(document.read_text("utf-8"))
    assert [target for target in told if f"\n{target}:" not in makefile] == []


def sample_texts() -> list[str]:
    """Return the text of every file of the sample game."""
    files = [path for path in SAMPLE.rglob("*") if path.suffix in (".py", ".md", ".toml", ".ftl")]
    return [path.read_text("utf-8") for path in files]


def test_the_code_of_the_recipe_is_that_of_the_sample() -> None:
    texts = sample_texts()
    found = [piece for block in blocks(RECIPE.read_text("utf-8")) for piece in pieces(block)]
    assert len(found) > 20
    missing = [piece for piece in found if not any(piece in text for text in texts)]
    assert not missing, "\n\n".join(missing)


def test_pieces_are_told_apart_by_dots() -> None:
    text = "Words.\n```python\nfirst = 1\n    ...\n    second = 2\n\n# ...\nthird = 3\n```\n"
    (block,) = blocks(text)
    assert pieces(block) == ["first = 1", "    second = 2", "third = 3"]


def test_rulings_with_a_reason_are_stated_in_the_rules() -> None:
    books = [*ROOT.glob("src/rimet/games/*/RULES.md"), *SAMPLE.rglob("RULES.md")]
    rules = "".join(book.read_text("utf-8") for book in books)
    explained = re.findall(r"^### (\S+)", (ROOT / "docs/rulings.md").read_text("utf-8"), re.M)
    assert "PC-R1" in explained
    assert [number for number in explained if f"- {number} " not in rules] == []

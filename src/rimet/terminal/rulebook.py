"""A game's rules as its players read them: the numbered list in its RULES.md, or a translation."""

from __future__ import annotations

import re
from importlib import resources

from rimet.kernel.catalogue import find_game
from rimet.kernel.errors import OptionError
from rimet.texts import SOURCE

RULE = re.compile(r"^\s*(?:[-*+]|\d+[.)]|\|)\s*[*`\[]*([A-Z]{2,5}-R?\d+)\b")
BREAK = re.compile(r"^\s*$|^#")


def rules_text(name: str, language: str = SOURCE) -> str:
    """Return all rules of a game in a language; its RULES.md where they are not translated."""
    folder = resources.files(find_game(name).package())
    for file in (folder / f"RULES.{language}.md", folder / "RULES.md"):
        if file.is_file():
            return file.read_text(encoding="utf-8")
    raise OptionError("no_rules", game=name)


def numbered_rules(text: str) -> dict[str, str]:
    """Return each numbered rule with all its lines, in the order of the book."""
    rules: dict[str, list[str]] = {}
    current: list[str] | None = None
    for line in text.splitlines():
        found = RULE.match(line)
        if found:
            current = rules.setdefault(found[1], [])
        elif BREAK.match(line):
            current = None
        if current is not None:
            current.append(line)
    return {number: "\n".join(lines) for number, lines in rules.items()}


def find_rule(name: str, number: str, language: str = SOURCE) -> str:
    """Return one rule by its number, `WCT-9` or just `9`; OptionError names what there is."""
    rules = numbered_rules(rules_text(name, language))
    wanted = number.strip().upper()
    for known, text in rules.items():
        if wanted in (known, known.partition("-")[2]):
            return text
    numbers = list(rules)
    allowed = f"{numbers[0]} … {numbers[-1]}" if numbers else "-"
    raise OptionError("unknown_rule", rule_number=number[:40], allowed=allowed)

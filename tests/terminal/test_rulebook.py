"""Finding rules by number in a RULES.md, in the language that is spoken."""

from __future__ import annotations

import pytest

import rimet
from rimet.terminal.rulebook import find_rule, numbered_rules, rules_text

BOOK = """# A game
- XYZ-1 First, see XYZ-8.
  and more of it
- **XYZ-2** Second.

Not a rule.
## Rulings
| XYZ-R3 | a ruling |
"""


def test_numbered_rules() -> None:
    assert numbered_rules(BOOK) == {
        "XYZ-1": "- XYZ-1 First, see XYZ-8.\n  and more of it",
        "XYZ-2": "- **XYZ-2** Second.",
        "XYZ-R3": "| XYZ-R3 | a ruling |",
    }


def test_find_rule() -> None:
    assert "passed over" in find_rule("park-cup", "pc-9")
    assert find_rule("park-cup", "R1") == find_rule("park-cup", "PC-R1")
    assert "# Park Cup" in rules_text("park-cup")
    with pytest.raises(rimet.OptionError, match="There are: PC-1 … PC-R1"):
        find_rule("park-cup", "PC-99")


def test_rules_are_told_in_the_language_asked_for() -> None:
    assert find_rule("mundialito", "7").startswith("- MUN-7 Each side rolls")
    assert find_rule("mundialito", "7", "es").startswith("- MUN-7 Cada lado tira")
    assert "## Decisiones nuestras" in rules_text("mundialito", "es")


def test_rules_that_are_not_translated_are_told_as_they_are() -> None:
    assert rules_text("park-cup", "es") == rules_text("park-cup")
    assert find_rule("park-cup", "9", "es") == find_rule("park-cup", "9")

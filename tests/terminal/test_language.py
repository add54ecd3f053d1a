"""The catalogues: complete, alike in their arguments, and nothing asked for is missing."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

import rimet.terminal
from rimet.kernel.errors import RimetError
from rimet.terminal.language import asked_language, usual_language
from rimet.texts import languages, say_error


def messages(language: str) -> dict[str, set[str]]:
    """Return the arguments of every message of a catalogue."""
    file = resources.files("rimet") / "locales" / f"{language}.ftl"
    found: dict[str, set[str]] = {}
    name = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        head = re.match(r"([a-z][\w-]*) =", line)
        if head:
            name = head[1]
            assert name not in found, f"{name} twice"
            found[name] = set()
        if name:
            found[name] |= set(re.findall(r"\{ \$([\w-]+)", line))
    return found


@pytest.mark.parametrize("language", [name for name in languages() if name in ("en", "es")])
def test_catalogues_agree(language: str) -> None:
    assert messages(language) == messages("en")


def test_all_messages_exist_and_are_used() -> None:
    folder = Path(str(rimet.terminal.__file__)).parent
    code = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py")))
    known = set(messages("en"))
    prefixes = "help|play|welcome|curtain|outcome|end|games|simulate|replay|verify|bench|name|usage"
    asked = set(re.findall(rf"[\"']((?:{prefixes})-[a-z-]+[a-z])[\"']", code))
    assert asked - known == set()
    own = {name for name in known if re.match(rf"(?:{prefixes})-", name)}
    by_class = {"usage-badparameter", "usage-missingparameter"}
    assert own - asked - by_class - {"usage-nosuchoption", "usage-badoptionusage"} == set()


def test_usual_language() -> None:
    assert usual_language({"LANG": "es_AR.UTF-8"}) == "es"
    assert usual_language({"RIMET_LANGUAGE": "en", "LANG": "es_AR"}) == "en"
    assert usual_language({"LANG": "xx"}) == "en"
    assert usual_language({}) == "en"
    assert asked_language(["games", "--language", "es"]) == "es"
    assert asked_language(["games", "--language=es"]) == "es"


def test_refusals_of_games_are_found() -> None:
    error = RimetError("field_full", rule="PC-5", team="Oaks")
    assert say_error(error, "es") == "The field of Oaks is full. (PC-5)"

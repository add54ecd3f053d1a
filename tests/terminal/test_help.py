"""Every command and option explains itself, in every language, and is documented."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import Result

from rimet.terminal.language import translate
from rimet.terminal.main import app
from rimet.texts import Texts, languages

Run = Callable[..., Result]
ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = ROOT / "docs" / "command-line.md"


def commands() -> Iterator[tuple[str, Any]]:
    front = typer.main.get_command(app)
    yield "rimet", front
    yield from front.commands.items()  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", languages())
def test_everything_has_help(language: str) -> None:
    texts = Texts(language)
    for name, command in commands():
        translate(command, texts)
        for holder in (command, *command.params):
            assert holder.help and not holder.help.startswith("help-"), (name, holder)
        assert command.epilog and f"rimet {name}".replace("rimet rimet", "rimet") in command.epilog


def test_everything_is_documented() -> None:
    page = PAGE.read_text(encoding="utf-8")
    general, *sections = re.split(r"^## ", page, flags=re.MULTILINE)
    by_name = {section.partition("\n")[0]: section for section in sections}
    for name, command in commands():
        section = general if name == "rimet" else by_name[name]
        assert name == "rimet" or f"`rimet {name}`" in general
        for param in command.params:
            for told in param.opts if param.param_type_name == "option" else [param.metavar]:
                assert f"`{told}`" in section or f"`{told}`" in general, (name, told)


def test_nothing_else_is_documented() -> None:
    known = {opt for _, command in commands() for param in command.params for opt in param.opts}
    page = PAGE.read_text(encoding="utf-8")
    told = set(re.findall(r"--[a-z][a-z-]+", page)) - {"--help"}
    assert told <= known


@pytest.mark.parametrize("name", [name for name, _ in commands()])
def test_help_is_shown(name: str, run: Run) -> None:
    words = [] if name == "rimet" else [name]
    english = run(*words, "--help")
    assert english.exit_code == 0 and "Example" in english.stdout
    assert "help-" not in english.stdout.replace("--help", "")
    spanish = run(*words, "--help", *([] if name == "rimet" else ["--language", "es"]))
    assert name == "rimet" or "Ejemplo" in spanish.stdout


def test_language_of_the_system(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert "Órdenes" in run("--help").stdout
    monkeypatch.setenv("LANG", "nl_NL.UTF-8")
    assert "Commands" in run("--help").stdout

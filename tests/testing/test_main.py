"""The suite as a command."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from rimet.testing import CHECKS, golden_name, playthrough
from rimet.testing import __main__ as command

from .park import park
from .saboteurs import AmbiguousNotation


def run(*arguments: str) -> Result:
    """Run the command and return what it said."""
    return CliRunner().invoke(command.app, list(arguments))


def test_check_passes_the_sample_game() -> None:
    said = run("check", "park-cup", "--matches", "1", "--option", "hand=2")
    assert said.exit_code == 0, said.output
    assert [line.partition(":")[0] for line in said.output.splitlines()[:-1]] == list(CHECKS)


def test_check_fails_a_saboteur(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "_load", lambda name, options: AmbiguousNotation())
    said = run("check", "park-cup", "--matches", "1")
    assert said.exit_code == 1
    assert "notation: failed" in said.output
    assert "are both told as" in said.output


@pytest.mark.parametrize("arguments", [("no-such-game",), ("park-cup", "--option", "hand=99")])
def test_check_refuses_what_cannot_be_loaded(arguments: tuple[str, ...]) -> None:
    assert run("check", *arguments).exit_code == 2


def test_golden_is_printed() -> None:
    assert run("golden", "park-cup", "--seed", "2").output == playthrough(park(), 2)


def test_golden_is_written(tmp_path: Path) -> None:
    said = run("golden", "park-cup", "--seed", "2", "--write", str(tmp_path / "new"))
    assert said.exit_code == 0, said.output
    written = (tmp_path / "new" / golden_name(park(), 2)).read_text("utf-8")
    assert written == playthrough(park(), 2)

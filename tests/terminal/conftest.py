"""A home of its own for every test, and a way to run commands in it."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from rimet.terminal.main import app

Run = Callable[..., Result]
FOREIGN = ("RIMET_LANGUAGE", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a fresh data folder; the language is English."""
    for name in FOREIGN:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "C.UTF-8")
    return tmp_path


@pytest.fixture
def environment(home: Path) -> dict[str, str]:
    """Return the environment for a process of its own."""
    return dict(os.environ)


@pytest.fixture
def run(home: Path) -> Run:
    """Return a function that runs a command line, with lines to type."""

    def run(*arguments: str | Path, typed: str = "") -> Result:
        words = [str(argument) for argument in arguments]
        return CliRunner().invoke(app, words, input=typed)

    return run


@pytest.fixture
def record(run: Run, home: Path) -> Path:
    """Return the record of a finished match of Park Cup."""
    path = home / "match.rimet"
    result = run("play", "park-cup", "--bots", "3", "--seed", "7", "--save", path)
    assert result.exit_code == 0, result.output
    return path

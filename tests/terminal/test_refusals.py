"""Bad input of every kind: one sentence on stderr, exit code 2, no traceback."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import rimet
from rimet.terminal.saves import unfinished

Run = Callable[..., Result]

TEAMS = """\
[[team]]
name = "Oaks"
strength = 1

[[team]]
name = "Elms"
strength = many
"""

COMMAND_LINES = {
    "unknown command": (["pley"], "no command “pley”"),
    "unknown game": (["play", "chess"], "no game called “chess”"),
    "unknown game's rules": (["rules", "chess"], "no game called “chess”"),
    "unknown game simulated": (["simulate", "chess"], "no game called “chess”"),
    "unknown game measured": (["bench", "chess"], "no game called “chess”"),
    "unknown option": (["play", "park-cup", "--option", "wind=3"], "no option “wind”"),
    "unknown flag": (["play", "park-cup", "--fast"], "no option --fast"),
    "missing value": (["play", "park-cup", "--seed"], "--seed needs a value"),
    "missing argument": (["verify"], "Something is missing: FILE"),
    "too many arguments": (["verify", "a", "b"], "more than this command takes"),
    "31 players": (["play", "park-cup", "--players", "31"], "cannot be “31”. Allowed: 3-3"),
    "no players": (["play", "park-cup", "--players", "0"], "--players cannot have this value"),
    "a word for a number": (["play", "park-cup", "--players", "all"], "cannot have this value"),
    "a bad option value": (["play", "park-cup", "--option", "hand=9"], "Allowed: 1-5"),
    "an option twice": (
        ["play", "park-cup", "--option", "hand=2", "--option", "hand=3"],
        "given twice",
    ),
    "an option without value": (["play", "park-cup", "--option", "hand"], "NAME=VALUE"),
    "an unknown set": (["play", "park-cup", "--option", "teams=x"], "no set called “x”"),
    "a missing set": (["play", "park-cup", "--option", "teams=@none.toml"], "no file “none.toml”"),
    "too many bots": (["play", "park-cup", "--bots", "4"], "Allowed: 0-3"),
    "an unknown bot": (["play", "park-cup", "--seat", "bot:genius"], "“genius”"),
    "an unknown bot simulated": (["simulate", "park-cup", "--bots", "genius"], "“genius”"),
    "bots and seats": (["play", "park-cup", "--seat", "A", "--bots", "1"], "not both"),
    "too many seats": (["play", "park-cup", *["--seat", "bot"] * 4], "Allowed: 3-3"),
    "more seats than players": (
        ["play", "park-cup", "--players", "3", *["--seat", "bot"] * 4],
        "4 were named",
    ),
    "no name": (["play", "park-cup", "--seat", " "], "no name for a player"),
    "a long name": (["play", "park-cup", "--seat", "x" * 99], "no name for a player"),
    "a name that commands": (["play", "park-cup", "--seat", "\x1b[2J"], "no name for a player"),
    "a name twice": (["play", "park-cup", "--seat", "A", "--seat", "A"], "both be called “A”"),
    "nothing to resume": (["play", "--resume"], "No unfinished match"),
    "resume with options": (["play", "--resume", "--players", "3"], "give only --resume"),
    "resume what is not there": (["play", "--resume", "none.rimet"], "no file “none.rimet”"),
    "no matches": (["simulate", "park-cup", "-n", "0"], "cannot have this value"),
    "no workers": (["simulate", "park-cup", "--workers", "0"], "cannot have this value"),
    "unknown rule": (["rules", "park-cup", "99"], "no rule “99”"),
    "unknown language": (["games", "--language", "xx"], "no language “xx”"),
    "no file": (["verify", "none.rimet"], "no file “none.rimet”"),
    "no folder": (["play", "park-cup", "--save", "none/x.rimet"], "none/x.rimet"),
    "a strange path": (["verify", "a\nb"], "no file"),
}


def check(result: Result, sentence: str) -> None:
    assert result.exit_code == 2, result.output
    assert sentence in result.stderr
    assert "Traceback" not in result.output
    assert "\x1b" not in result.output
    assert result.stdout == ""


@pytest.mark.parametrize("what", COMMAND_LINES)
def test_command_line(what: str, run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(home)
    arguments, sentence = COMMAND_LINES[what]
    check(run(*arguments), sentence)
    assert unfinished() == []


@pytest.mark.parametrize("arguments", [words for words, _ in COMMAND_LINES.values()])
def test_in_spanish(
    arguments: list[str], run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(home)
    monkeypatch.setenv("RIMET_LANGUAGE", "es")
    english = " cannot ", " There ", "no file", " is not "
    result = run(*arguments)
    assert result.exit_code == 2
    sentence = result.stderr.partition(":")[0]
    assert not [words for words in english if words in sentence]


def test_malformed_set_names_the_line(run: Run, home: Path) -> None:
    path = home / "teams.toml"
    path.write_text(TEAMS, encoding="utf-8")
    check(run("play", "park-cup", "--option", f"teams=@{path}"), "line 7")
    path.write_text(TEAMS.replace("many", "99"), encoding="utf-8")
    check(run("play", "park-cup", "--option", f"teams=@{path}"), "line 7")
    path.write_bytes(b"\xff\xfe\x00")
    check(run("play", "park-cup", "--option", f"teams=@{path}"), "not a text file")
    path.write_text("# much\n" * 20_000, encoding="utf-8")
    check(run("play", "park-cup", "--option", f"teams=@{path}"), "too large")


def test_set_that_no_record_can_hold(run: Run, home: Path) -> None:
    shipped = rimet.load("park-cup").component("teams-1").text
    path = home / "teams.toml"
    path.write_text(f"# a line\u2028and another\n{shipped}", encoding="utf-8")
    result = run("play", "park-cup", "--option", f"teams=@{path}")
    assert result.exit_code in (0, 2), result.output  # 0 once records can hold such lines
    assert "Traceback" not in result.output


BROKEN: dict[str, tuple[Callable[[str], str], str]] = {
    "truncated": (lambda text: text[: len(text) // 2], "Line"),
    "foreign": (lambda text: '[Event "Hastings"]\n1. e4 e5\n', "not a Rimet record"),
    "empty": (lambda text: "", "not a Rimet record"),
    "newer": (lambda text: text.replace("rimet-record 1", "rimet-record 9"), "has format 9"),
    "newer game": (lambda text: text.replace("version: 1", "version: 8"), "version 8"),
    "unknown game": (lambda text: text.replace("game: park-cup", "game: chess"), "“chess”"),
    "a step changed": (lambda text: text.replace("card:", "card:x", 1), "Step"),
    "another result": (lambda text: text.replace("winner: ", "winner: 7", 1), ""),
    "another seed": (lambda text: text.replace("seed: 0", "seed: 1", 1), "does not match"),
    "no seed": (lambda text: text.replace("seed: ", "note seed: ", 1), "does not reveal"),
    "commands in it": (lambda text: text.replace("game: ", "game: \x1b[2J", 1), "no game called"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_broken_record(what: str, run: Run, record: Path) -> None:
    change, sentence = BROKEN[what]
    text = record.read_text(encoding="utf-8")
    assert change(text) != text
    record.write_text(change(text), encoding="utf-8")
    check(run("verify", record), sentence)
    if what in ("truncated", "foreign", "empty", "newer", "newer game", "unknown game"):
        check(run("replay", record), sentence)
        check(run("play", "--resume", record), sentence)


def test_unreadable_files(run: Run, home: Path) -> None:
    binary = home / "binary.rimet"
    binary.write_bytes(bytes(range(256)))
    check(run("verify", binary), "not a text file")
    large = home / "large.rimet"
    large.write_bytes(b"#" * 4_000_001)
    check(run("replay", large), "too large")
    check(run("verify", home), "is a folder")


def test_save_is_never_written_over(run: Run, home: Path) -> None:
    path = home / "precious.txt"
    path.write_text("precious", encoding="utf-8")
    check(run("play", "park-cup", "--save", path), "is there already")
    assert path.read_text(encoding="utf-8") == "precious"
    assert [file.name for file in home.iterdir() if file.name != "data"] == ["precious.txt"]


def test_internal_errors_are_ours(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(language: str) -> None:
        raise ValueError("boom")

    monkeypatch.setattr("rimet.terminal.app.posters", fail)
    result = run("games")
    assert result.exit_code == 1
    assert "our mistake: ValueError: boom" in result.stderr
    assert "Traceback" not in result.stderr
    monkeypatch.setenv("RIMET_DEBUG", "1")
    assert "Traceback" in run("games").stderr

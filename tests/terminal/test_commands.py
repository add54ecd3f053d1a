"""Every command through its front door: what it prints, where, and how it ends."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import rimet
from rimet.bots import usual_bot
from rimet.terminal.app import VERSION
from rimet.terminal.files import read_record

Run = Callable[..., Result]
ROOT = Path(__file__).resolve().parent.parent.parent


def test_version(run: Run) -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.stdout in (f"rimet {VERSION} (compiled)\n", f"rimet {VERSION} (interpreted)\n")
    expected = os.environ.get("RIMET_EXPECT", "")
    assert expected in result.stdout
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == VERSION


def test_games(run: Run) -> None:
    result = run("games")
    assert result.exit_code == 0 and "Park Cup" in result.stdout and "\x1b" not in result.stdout
    found = {game["name"]: game for game in json.loads(run("games", "--json").stdout)}
    assert found["park-cup"]["fewest"] == 3
    assert {option["name"] for option in found["park-cup"]["options"]} >= {"hand", "teams"}


def test_rules(run: Run) -> None:
    assert run("rules", "park-cup").stdout.startswith("# Park Cup\n")
    for number in ("PC-9", "pc-9", "9"):
        assert run("rules", "park-cup", number).stdout == (
            "- PC-9 A seat with no card in hand is passed over.\n"
        )


def test_spanish_rules(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    told = run("rules", "mundialito", "7", "--language", "es").stdout
    assert told.startswith("- MUN-7 Cada lado tira")
    monkeypatch.setenv("RIMET_LANGUAGE", "es")
    assert run("rules", "mundialito", "7").stdout == told
    assert "MUN-7 Cada lado tira" in run("play", "mundialito", typed="r 7\nq\n").stdout


def test_piped_match(run: Run, home: Path) -> None:
    path = home / "piped.rimet"
    result = run("play", "park-cup", "--seed", "2", "--save", path, typed="1\n" * 200)
    assert result.exit_code == 0, result.output
    assert "Final standings" in result.stdout and f"saved in {path}\n" in result.stdout
    assert "\x1b" not in result.output
    assert result.stderr == ""
    record = read_record(path)
    assert [player.kind for player in record.players] == ["person", "bot", "bot"]
    assert {step.by for step in record.steps} == {"person", "bot", "dice"}
    assert [step.at for step in record.steps] == sorted(step.at for step in record.steps)
    assert record.started.endswith("Z")


def test_seed_gives_the_same_match(run: Run, home: Path) -> None:
    told = []
    for name in ("one", "two"):
        path = home / name
        run("play", "park-cup", "--seed", "11", "--save", path, typed="1\n" * 200)
        told.append([(step.seat, step.move) for step in read_record(path).steps])
    assert told[0] == told[1]


def test_without_seed_matches_differ(run: Run, home: Path) -> None:
    for name in ("one", "two"):
        assert run("play", "park-cup", "--bots", "3", "--save", home / name).exit_code == 0
    first, second = read_record(home / "one"), read_record(home / "two")
    assert first.fairness.seed != second.fairness.seed
    assert first.fairness.match != second.fairness.match


def test_end_of_input_saves(run: Run, home: Path) -> None:
    whole = home / "whole.rimet"
    run("play", "park-cup", "--seed", "6", "--save", whole, typed="1\n" * 200)
    path = home / "parts.rimet"
    result = run("play", "park-cup", "--seed", "6", "--save", path, typed="1\n1\n")
    assert result.exit_code == 0 and "rimet play --resume" in result.stderr
    for _ in range(100):
        if read_record(path).result is not None:
            break
        assert run("play", "--resume", path, typed="1\n1\n1\n").exit_code == 0
    moves = [(step.seat, step.move) for step in read_record(whole).steps]
    assert [(step.seat, step.move) for step in read_record(path).steps] == moves
    assert "is over" in run("play", "--resume", path).stderr


def test_seats_and_options(run: Run, home: Path) -> None:
    teams = home / "teams.toml"
    teams.write_text(rimet.load("park-cup").component("teams-tiny").text, encoding="utf-8")
    path = home / "seats.rimet"
    arguments = ["--seat", "bot", "--seat", "Ana", "--option", "hand=1"]
    result = run(
        "play", "park-cup", *arguments, "--option", f"teams=@{teams}", "--save", path, typed="q\n"
    )
    assert result.exit_code == 0, result.output
    record, usual = read_record(path), usual_bot("park-cup")
    assert [player.name for player in record.players] == [usual, "Ana", usual]
    assert record.options["hand"] == 1 and record.options["teams"] == teams.read_text("utf-8")
    assert record.fairness.notes == ("bot", "", "bot")


def test_spanish_match(run: Run) -> None:
    result = run("play", "park-cup", "--seed", "2", "--language", "es", typed="1\n" * 200)
    assert result.exit_code == 0
    assert "Jugador 1 · paso 12" in result.stdout and "Clasificación final" in result.stdout


def test_verify(run: Run, record: Path) -> None:
    result = run("verify", record)
    assert result.exit_code == 0 and result.stderr == ""
    assert "all of them legal" in result.stdout and "rolls follow from the seed" in result.stdout


def test_verify_without_dice(run: Run, home: Path) -> None:
    path = home / "plain.rimet"
    path.write_text(str(rimet.Match(rimet.load("park-cup"), None).record), encoding="utf-8")
    result = run("verify", path)
    assert result.exit_code == 0 and "cannot be checked" in result.stdout


def test_replay_tells_all(run: Run, record: Path) -> None:
    steps = len(read_record(record).steps)
    result = run("replay", record)
    assert result.exit_code == 0 and "Final standings" in result.stdout
    numbers = re.findall(r"^ *(\d+) (?:chance|Bot \d): \S", result.stdout, re.MULTILINE)
    assert numbers == [str(number) for number in range(1, steps + 1)]
    assert run("replay", record, "--view", "7").exit_code == 2


def test_replay_of_an_unfinished_match_keeps_secrets(run: Run, home: Path) -> None:
    path = home / "open.rimet"
    run("play", "park-cup", "--seed", "6", "--save", path, typed="1\n1\nq\n")
    public = run("replay", path).stdout
    assert not re.search(r"card:\S|team:\S|\w>\w", public)
    view = rimet.Match.replay(read_record(path)).view(0)
    own = f"Player 1 draws {getattr(view, 'own_team', None)}."
    assert own not in public
    for name in ("0", "Player 1"):
        assert own in run("replay", path, "--view", name).stdout


def test_simulate(run: Run) -> None:
    result = run("simulate", "park-cup", "-n", "40", "--workers", "1")
    assert result.exit_code == 0 and "40 matches" in result.stdout and "Oaks" in result.stdout
    told = json.loads(run("simulate", "park-cup", "-n", "40", "--workers", "1", "--json").stdout)
    assert told["summary"]["matches"] == 40 and told["matches_per_s"] > 0


def test_bench(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rimet.lab.measure.best_time", lambda work, *patience: work(1) or 0.001)
    result = run("bench", "park-cup", "--json")
    assert result.exit_code == 0 and result.stderr == "Measuring park-cup.\n"
    (figures,) = json.loads(result.stdout)
    assert figures["playouts_per_s"] == 1000 and figures["seats"] == 3
    assert "park-cup" in run("bench", "park-cup").stdout


def test_nobody_reads(environment: dict[str, str]) -> None:
    command = [sys.executable, "-m", "rimet.terminal", "rules", "park-cup"]
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    said = process.stderr.read()
    process.stderr.close()
    assert process.wait(60) in (0, 141)
    assert said == b""

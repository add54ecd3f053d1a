"""Whole matches of Park Cup in a real terminal: curtains, interruptions, taking up."""

from __future__ import annotations

import os
import re
import signal
from pathlib import Path

import msgspec
import pytest

import rimet
from rimet.terminal.files import read_record

from .pseudo import Terminal

COLOUR = re.compile(r"\x1b\[(?:[0-9]*;)*(?:3[0-8]|4[0-8]|9[0-7])(?:;[0-9]+)*m")
UNIQUE = [f"{first}{second}" for first in ("quo", "zeb", "gnu", "yak") for second in "wxyz"]


def play_on(terminal: Terminal, prompt: str, turns: int = 1000) -> str:
    """Take the first choice again and again; return the prompt after so many turns."""
    while prompt != "end":
        if prompt == "turn":
            if turns == 0:
                return prompt
            turns -= 1
        single = "Enter plays it" in terminal.heard
        prompt = terminal.answer("1" if prompt == "turn" and not single else "")
    return prompt


def position(path: Path) -> str:
    return rimet.Match.replay(read_record(path)).position


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_whole_match_fits_the_window(
    environment: dict[str, str], home: Path, size: tuple[int, int]
) -> None:
    path = home / "whole.rimet"
    arguments = ["play", "park-cup", "--seed", "5", "--save", str(path)]
    with Terminal(arguments, environment, *size) as terminal:
        prompt = terminal.wait()
        while prompt == "turn":
            lines = terminal.heard.split("\n")
            assert len(lines) <= size[1]
            assert max(map(len, lines)) <= size[0]
            assert "Player 1 · step" in lines[0]
            prompt = terminal.answer("" if "Enter plays it" in terminal.heard else "1")
        assert prompt == "end"
        assert terminal.code == 0
    assert "Final standings" in terminal.heard
    assert str(path) in terminal.heard.replace("\n", "")
    assert rimet.verify(read_record(path)).rolls > 0
    assert not path.with_name("whole.rimet.seed").exists()


def unique_cards(home: Path) -> Path:
    """Write a set of cards in which no two are alike, so that a name gives its holder away."""
    kinds = [f'[[card]]\nname = "{name}"\ncount = 1\ngoals = 1\n' for name in UNIQUE]
    for effect in ("transfer", "appeal"):
        kinds.append(f'[[card]]\nname = "{effect}"\ncount = 2\neffect = "{effect}"\n')
    path = home / "cards.toml"
    path.write_text("\n".join(kinds), encoding="utf-8")
    return path


def known_to(match: rimet.Match, seat: int) -> str:
    told = [msgspec.json.encode(match.view(seat)), msgspec.json.encode(match.events(seat))]
    return b"".join(told).decode()


def test_nobody_sees_the_secrets_of_another(environment: dict[str, str], home: Path) -> None:
    path = home / "secret.rimet"
    names = ["Ana", "Bo", "Cy"]
    seats = [word for name in names for word in ("--seat", name)]
    option = f"cards=@{unique_cards(home)}"
    arguments = ["play", "park-cup", *seats, "--option", option, "--save", str(path), "--seed", "9"]
    shown, checked, own = "", 0, 0
    watching = -1
    with Terminal(arguments, environment) as terminal:
        prompt = terminal.wait()
        while prompt != "end":
            match = rimet.Match.replay(read_record(path))
            if prompt == "curtain":
                assert not [name for name in UNIQUE if name in terminal.raw]
                assert "\x1b[2J\x1b[3J" in terminal.raw
                if watching >= 0:
                    known = known_to(match, watching)
                    hidden = [name for name in UNIQUE if name not in known]
                    assert not [name for name in hidden if name in shown]
                    own += any(name in shown for name in UNIQUE)
                    checked += len(hidden)
                called = re.search(r"(\w+), it is your turn", terminal.heard)
                assert called is not None
                shown, watching = "", names.index(called[1])
            else:
                shown += terminal.raw
                if prompt == "turn":
                    assert match.to_act == watching
            single = "Enter plays it" in terminal.heard
            prompt = terminal.answer("1" if prompt == "turn" and not single else "")
    assert terminal.code == 0
    assert checked > 20 and own > 10


@pytest.mark.parametrize(("keys", "code"), [("Quit\n", 0), ("\x04", 0), ("\x03", 130)])
def test_who_quits_at_the_curtain_sees_nothing_behind_it(
    keys: str, code: int, environment: dict[str, str], home: Path
) -> None:
    path = home / "curtain.rimet"
    seats = ["--seat", "Ana", "--seat", "Bo", "--seat", "Cy"]
    option = f"cards=@{unique_cards(home)}"
    arguments = ["play", "park-cup", *seats, "--option", option, "--save", str(path), "--seed", "9"]
    with Terminal(arguments, environment) as terminal:
        assert terminal.wait() == "curtain"
        assert terminal.answer("") == "turn"
        assert [name for name in UNIQUE if name in terminal.raw]
        assert terminal.answer("1") == "outcome"
        assert terminal.answer("") == "curtain" and "Bo, it is your turn" in terminal.heard
        kept = position(path)
        for typed in ("1\n", "?\n", keys):
            prompt = terminal.type(typed)
            assert not [name for name in UNIQUE if name in terminal.raw]
            assert prompt == ("end" if typed == keys else "curtain")
        assert terminal.code == code
        assert "rimet play --resume" in terminal.heard
    assert position(path) == kept


def test_who_quits_after_the_own_move_hands_nothing_over(
    environment: dict[str, str], home: Path
) -> None:
    seats = ["--seat", "Ana", "--seat", "Bo"]
    with Terminal(["play", "park-cup", *seats, "--seed", "3"], environment) as terminal:
        assert terminal.wait() == "curtain"
        prompt = terminal.answer("")
        while prompt == "turn":
            prompt = terminal.answer("1")
        assert prompt == "outcome"
        assert terminal.answer("q") == "end" and terminal.code == 0
        assert "it is your turn" not in terminal.raw and "rimet play --resume" in terminal.heard


def test_one_person_needs_no_curtain(environment: dict[str, str]) -> None:
    with Terminal(["play", "park-cup", "--seed", "1"], environment) as terminal:
        assert terminal.wait() == "turn"
        assert play_on(terminal, "turn", 2) == "turn"


def test_interrupted_and_taken_up(environment: dict[str, str], home: Path) -> None:
    path = home / "broken off.rimet"
    arguments = ["play", "park-cup", "--seed", "4", "--save", str(path)]
    with Terminal(arguments, environment) as terminal:
        assert play_on(terminal, terminal.wait(), 3) == "turn"
        before = terminal.heard
        assert terminal.type("\x03") == "end"
        assert terminal.code == 130
        assert "rimet play --resume" in terminal.heard
        assert "Traceback" not in terminal.heard
    kept = position(path)
    assert os.stat(path.with_name(f"{path.name}.seed")).st_mode & 0o777 == 0o600
    with Terminal(["play", "--resume", str(path)], environment) as terminal:
        assert terminal.wait() == "turn"
        assert terminal.heard.split("\n> ")[0] == before.split("\n> ")[0]
        assert position(path) == kept
        assert play_on(terminal, "turn") == "end"
        assert terminal.code == 0
    assert rimet.verify(read_record(path)).rolls > 0


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_killed_and_taken_up(
    environment: dict[str, str], home: Path, number: signal.Signals
) -> None:
    with Terminal(["play", "park-cup", "--seed", "4"], environment) as terminal:
        assert play_on(terminal, terminal.wait(), 3) == "turn"
        before = terminal.heard
        terminal.process.send_signal(number)
        terminal.raw = ""
        assert terminal.wait() == "end"
        assert terminal.code == (-number if number == signal.SIGKILL else 128 + number)
    with Terminal(["play", "--resume"], environment) as terminal:
        assert terminal.wait() == "turn"
        assert terminal.heard == before


def test_closed_window(environment: dict[str, str], home: Path) -> None:
    path = home / "closed.rimet"
    arguments = ["play", "park-cup", "--seed", "4", "--save", str(path)]
    with Terminal(arguments, environment) as terminal:
        assert play_on(terminal, terminal.wait(), 2) == "turn"
        kept = position(path)
        terminal.close()
        terminal.process.wait(60)
        assert terminal.code in (129, 0)
    assert position(path) == kept
    assert [name.name for name in home.glob(".closed*")] == []


def test_two_windows_cannot_play_one_match(environment: dict[str, str], home: Path) -> None:
    path = home / "one.rimet"
    arguments = ["play", "park-cup", "--seed", "4", "--save", str(path)]
    with Terminal(arguments, environment) as first:
        assert first.wait() == "turn"
        with Terminal(["play", "--resume", str(path)], environment) as second:
            assert second.wait() == "end"
            assert second.code == 2
            assert "another window" in second.heard


def test_commands_during_a_turn(environment: dict[str, str]) -> None:
    with Terminal(["play", "park-cup", "--seed", "3"], environment) as terminal:
        assert terminal.wait() == "turn"
        assert terminal.answer("?") == "more" and "What you can type" in terminal.heard
        assert terminal.answer("") == "turn"
        assert terminal.answer("l") == "more" and "PC-2" in terminal.heard
        assert terminal.answer("") == "turn"
        assert terminal.answer("r PC-9") == "more" and "passed over" in terminal.heard
        assert terminal.answer("") == "turn"
        assert terminal.answer("r 99") == "turn" and "There is no rule “99”" in terminal.heard
        assert terminal.answer("r") == "more" and terminal.answer("q") == "turn"
        assert terminal.answer("board") == "more" and terminal.answer("") == "turn"
        assert terminal.answer("b") == "turn" and "nothing to take back" in terminal.heard
        assert terminal.answer("nonsense") == "turn" and "none of these" in terminal.heard
        assert terminal.answer("") == "turn" and "Choose one" in terminal.heard
        assert terminal.answer("drop") == "turn" and "b back" in terminal.heard
        assert "drop>double" in terminal.heard and "double>Oaks" not in terminal.heard
        assert terminal.answer("b") == "turn" and "drop> … 3 moves" in terminal.heard
        assert terminal.answer("DOUBLE>oaks") == "turn" and "step 12" not in terminal.heard
        assert terminal.answer("x" * 3000) == "turn"
        assert terminal.answer("q") == "end" and terminal.code == 0


def test_without_colours(environment: dict[str, str]) -> None:
    with Terminal(["play", "park-cup", "--seed", "3"], environment) as terminal:
        terminal.wait()
        assert COLOUR.search(terminal.raw)
    with Terminal(
        ["play", "park-cup", "--seed", "3"], {**environment, "NO_COLOR": "1"}
    ) as terminal:
        terminal.wait()
        assert not COLOUR.search(terminal.raw)


def test_the_way_in(environment: dict[str, str]) -> None:
    with Terminal(["play"], environment) as terminal:
        assert terminal.wait() == "which" and "Park Cup" in terminal.heard
        assert terminal.answer("0") == "which" and "none of these" in terminal.heard
        assert terminal.answer("park-cup") == "who"
        assert terminal.answer("Ana, Ana") == "who" and "both be called" in terminal.heard
        assert terminal.answer("Ana, Bo") == "curtain" and "Ana, it is your turn" in terminal.heard
        assert terminal.answer("") == "turn" and terminal.answer("q") == "end"
    with Terminal(["play"], environment) as terminal:
        assert terminal.wait() == "which" and "play on" in terminal.heard
        (line,) = [line for line in terminal.heard.split("\n") if "play on" in line]
        assert terminal.answer(line.split()[0]) == "curtain"
        assert terminal.answer("") == "turn" and terminal.answer("q") == "end"


def test_replay_steps(environment: dict[str, str], record: Path) -> None:
    with Terminal(["replay", str(record), "--view", "1"], environment) as terminal:
        assert terminal.wait() == "step" and "step 0 of" in terminal.heard
        assert terminal.answer("") == "step" and "step 1 of" in terminal.heard
        assert terminal.answer("20") == "step" and "step 20 of" in terminal.heard
        assert terminal.answer("b") == "step" and "step 19 of" in terminal.heard
        assert len(terminal.heard.split("\n")) <= 24
        assert terminal.answer("9999") == "step"
        assert terminal.answer("") == "end" and "Final standings" in terminal.heard
        assert terminal.code == 0

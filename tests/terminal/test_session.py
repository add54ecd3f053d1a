"""A session: curtains, bots, a disk that is full, and moves that are never half saved."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import rimet
from rimet.terminal import writing
from rimet.terminal.files import read_record
from rimet.terminal.folders import matches_folder
from rimet.terminal.saves import unfinished
from rimet.terminal.session import bot_rng, has_secrets, last_look
from rimet.terminal.signals import Hangup, hangups, undisturbed

Run = Callable[..., Result]


def test_secrets_are_noticed() -> None:
    match = rimet.Match(rimet.load("park-cup"), rimet.FairDice(1))
    assert has_secrets(match, [0, 1]) and has_secrets(match, [1, 2])
    assert not has_secrets(match, [1]) and not has_secrets(match, [1, 1])


def test_last_look() -> None:
    match = rimet.Match(rimet.load("park-cup"), rimet.FairDice(1))
    dealt = match.number
    seat = match.to_act
    assert last_look(match, seat) == 0
    match.play(seat, match.peek(seat)[:1])
    assert last_look(match, seat) == dealt


def test_bots_choose_the_same_again() -> None:
    drawn = [bot_rng(b"seed", 1, 7).word() for _ in range(2)]
    assert drawn[0] == drawn[1]
    others = [bot_rng(b"seed", 2, 7), bot_rng(b"seed", 1, 8), bot_rng(b"other", 1, 7)]
    assert drawn[0] not in [rng.word() for rng in others]


def test_curtain_on_paper(run: Run, home: Path) -> None:
    arguments = ["--seat", "Ana", "--seat", "Bo", "--seed", "3"]
    result = run("play", "park-cup", *arguments, typed="\n1\n\n\nq\n")
    assert result.exit_code == 0
    first, second = (
        result.stdout.index("Ana, it is your turn"),
        result.stdout.index("Bo, it is your turn"),
    )
    assert first < result.stdout.index("What your move brought") < second


def test_a_match_in_which_nobody_has_to_move_is_over_and_saved_as_such(
    run: Run, home: Path
) -> None:
    result = run("play", "mundialito", "--option", "rolls=table", "--seed", "3")
    assert result.exit_code == 0
    assert "wins!" in result.stdout and "The record is saved in" in result.stdout
    assert unfinished() == []
    (path,) = matches_folder().iterdir()
    assert os.stat(path).st_mode & 0o777 == writing.usual_mode()
    record = read_record(path)
    assert rimet.verify(record).rolls == len(record.steps) > 0
    assert run("play", "--resume").exit_code == 2


def disk_full(monkeypatch: pytest.MonkeyPatch, first: int, last: int) -> None:
    """Let writing fail from the first to the last of these saves."""
    real, calls = writing.replace, []

    def fail_for_a_while(path: Path, text: str, mode: int) -> None:
        calls.append(path)
        if first <= len(calls) <= last:
            raise OSError(28, "No space left on device")
        real(path, text, mode)

    monkeypatch.setattr(writing, "replace", fail_for_a_while)


def test_full_disk_is_told_and_made_good(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk_full(monkeypatch, 3, 9)
    path = home / "full.rimet"
    result = run("play", "park-cup", "--seed", "2", "--save", path, typed="1\n" * 200)
    assert result.exit_code == 0 and "No space left on device" in " ".join(result.stdout.split())
    assert rimet.verify(read_record(path)).rolls > 0


@pytest.mark.parametrize("typed", ["1\nq\n", "1\n" * 200])
def test_disk_that_stays_full_is_no_success(
    typed: str, run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk_full(monkeypatch, 2, 9999)
    path = home / "full.rimet"
    result = run("play", "park-cup", "--seed", "2", "--save", path, typed=typed)
    assert result.exit_code == 2 and "No space left on device" in result.stderr
    assert "is saved in" not in result.output
    assert read_record(path).result is None


def test_signals_wait_for_a_save() -> None:
    done = False
    with pytest.raises(Hangup), hangups():
        with undisturbed():
            os.kill(os.getpid(), signal.SIGTERM)
            done = True
    assert done
    assert signal.getsignal(signal.SIGTERM) == signal.SIG_DFL

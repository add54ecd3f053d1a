"""Saving: nothing is lost, nothing is written over, nobody else can read the seed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import rimet
from rimet.terminal import writing
from rimet.terminal.files import FileError, read_record
from rimet.terminal.folders import data_folder
from rimet.terminal.saves import Save, latest, new_path, unfinished

SEED = bytes(31) + b"\x07"


def begin() -> rimet.Match:
    return rimet.Match(rimet.load("park-cup"), rimet.FairDice(SEED), started="2026-01-02T03:04:05Z")


def play_some(match: rimet.Match, moves: int) -> None:
    for _ in range(moves):
        seat = match.to_act
        match.play(seat, match.peek(seat)[:1])


def test_folders() -> None:
    assert data_folder({"XDG_DATA_HOME": "/x", "HOME": "/h"}, "linux") == Path("/x/rimet")
    assert data_folder({"HOME": "/h"}, "linux") == Path("/h/.local/share/rimet")
    assert data_folder({"XDG_DATA_HOME": "near", "HOME": "/h"}, "linux") == (
        Path("/h/.local/share/rimet")
    )
    assert data_folder({"HOME": "/h"}, "darwin") == Path("/h/Library/Application Support/rimet")
    assert data_folder({"HOME": "/h", "LOCALAPPDATA": "/l"}, "win32") == Path("/l/rimet")


def test_new_matches_have_places_of_their_own(home: Path) -> None:
    match = begin()
    paths = []
    for _ in range(3):
        path = new_path(match.record)
        Save.create(path, match.record, SEED).close()
        paths.append(path)
    assert len(set(paths)) == 3
    assert set(unfinished()) == set(paths) and set(unfinished("park-cup")) == set(paths)
    assert unfinished("mundialito") == []
    for path in paths:
        for file in (path, path.with_name(f"{path.name}.seed")):
            assert os.stat(file).st_mode & 0o777 == 0o600


def test_latest_is_the_one_played_last(home: Path) -> None:
    match = begin()
    saves = []
    for _ in range(2):
        path = new_path(match.record)
        saves.append(Save.create(path, match.record, SEED))
    for save in saves:
        save.close()
    os.utime(saves[0].path, ns=(1, 1))
    os.utime(saves[1].path, ns=(2, 2))
    assert latest() == saves[1].path
    save, _, _ = Save.open(saves[1].path)
    assert latest() == saves[0].path  # the other one is being played
    save.close()


def test_open_gives_the_same_position(home: Path) -> None:
    match = begin()
    path = home / "one.rimet"
    save = Save.create(path, match.record, SEED)
    play_some(match, 5)
    save.write(match.record)
    with pytest.raises(FileError, match="another window"):
        Save.open(path)
    save.close()
    again, opened, seed = Save.open(path)
    assert opened.position == match.position and seed == SEED
    again.close()


def test_finished_match_reveals_its_seed(home: Path) -> None:
    match = begin()
    path = home / "one.rimet"
    save = Save.create(path, match.record, SEED)
    while match.to_act >= 0:
        play_some(match, 1)
    save.write(match.record)
    save.close()
    assert not path.with_name("one.rimet.seed").exists()
    assert read_record(path).fairness.seed == SEED.hex()
    assert os.stat(path).st_mode & 0o777 == writing.usual_mode()
    with pytest.raises(FileError, match="is over"):
        Save.open(path)


def test_crash_while_writing_keeps_the_old(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin()
    path = home / "one.rimet"
    save = Save.create(path, match.record, SEED)
    before = path.read_text(encoding="utf-8")
    play_some(match, 1)
    for call in ("fsync", "replace"):
        with monkeypatch.context() as patch:

            def fail(*arguments: object) -> None:
                raise OSError(28, "No space left on device")

            patch.setattr(os, call, fail)
            with pytest.raises(FileError, match="No space left"):
                save.write(match.record)
        assert path.read_text(encoding="utf-8") == before
    assert sorted(file.name for file in home.iterdir()) == ["one.rimet", "one.rimet.seed"]
    save.close()


def test_leftovers_are_removed(home: Path) -> None:
    match = begin()
    path = home / "one.rimet"
    Save.create(path, match.record, SEED).close()
    leftover = home / ".one.rimet.abc.unfinished"
    leftover.write_text("half", encoding="utf-8")
    save, _, _ = Save.open(path)
    save.close()
    assert not leftover.exists()


def test_wrong_missing_and_broken_seeds(home: Path) -> None:
    match = begin()
    path = home / "one.rimet"
    Save.create(path, match.record, SEED).close()
    secret = path.with_name("one.rimet.seed")
    secret.write_text(bytes(32).hex(), encoding="utf-8")
    with pytest.raises(rimet.FairnessError, match="does not match"):
        Save.open(path)
    secret.write_text("dice", encoding="utf-8")
    with pytest.raises(rimet.FairnessError, match="hexadecimal"):
        Save.open(path)
    secret.unlink()
    with pytest.raises(FileError, match="is missing"):
        Save.open(path)


def test_file_system_without_links(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*arguments: object) -> None:
        raise OSError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", refuse)
    path = home / "one.txt"
    writing.write_new(path, "first", 0o600)
    with pytest.raises(FileExistsError):
        writing.write_new(path, "second", 0o600)
    assert path.read_text(encoding="utf-8") == "first"
    assert [file.name for file in home.iterdir()] == ["one.txt"]

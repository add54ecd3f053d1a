"""A match on disk: its record, and beside it the secret seed of its dice until it is over."""

from __future__ import annotations

import os
from pathlib import Path

from rimet.kernel.dice import FairDice, commit
from rimet.kernel.errors import FairnessError, RimetError
from rimet.kernel.match import Match
from rimet.kernel.record import Record
from rimet.terminal import writing
from rimet.terminal.files import FileError, read_record, read_text, unreadable
from rimet.terminal.folders import matches_folder

ENDING = ".rimet"
SEED_ENDING = ".seed"
PRIVATE = 0o600


class Save:
    """Owns the files of one match while it is played; nobody else may play it meanwhile."""

    def __init__(self, path: Path, lock: int) -> None:
        self.path = path
        self._lock = lock

    @classmethod
    def create(cls, path: Path, record: Record, seed: bytes) -> Save:
        """Write a new match; never over a file that is there."""
        text = str(record)
        if Record.parse(text) != record:
            raise FileError("file_unrecordable")
        secret = _seed_path(path)
        try:
            if path.exists():
                raise FileExistsError
            writing.write_new(secret, f"{seed.hex()}\n", PRIVATE)
            lock = _take(secret)
            try:
                writing.write_new(path, text, PRIVATE)
            except BaseException:
                os.close(lock)
                secret.unlink()
                raise
        except FileExistsError:
            raise FileError("file_exists", file=str(path)) from None
        except OSError as error:
            raise unreadable(path, error) from None
        save = cls(path, lock)
        if record.result is not None:  # where nobody has to move a match ends as it begins
            save.write(record)
        return save

    @classmethod
    def open(cls, path: Path) -> tuple[Save, Match, bytes]:
        """Return an unfinished match of a file, to be played on."""
        record = read_record(path)
        if record.result is not None:
            raise FileError("match_finished", file=str(path))
        secret = _seed_path(path)
        if not secret.exists():
            raise FileError("seed_missing", file=str(path), seed=str(secret))
        try:
            seed = bytes.fromhex(read_text(secret, 1000).strip())
        except ValueError:
            raise FairnessError("bad_seed") from None
        if commit(seed) != record.fairness.commitment:
            raise FairnessError(
                "seed_mismatch", commitment=record.fairness.commitment, found=commit(seed)
            )
        try:
            lock = _take(secret)
        except BlockingIOError:
            raise FileError("match_in_use", file=str(path)) from None
        except OSError as error:
            raise unreadable(secret, error) from None
        try:
            given = record.fairness
            dice = FairDice(seed, given.match, given.nonces, given.notes)
            match = Match.resume(record, dice)
        except BaseException:
            os.close(lock)
            raise
        writing.remove_leftovers(path)
        return cls(path, lock), match, seed

    def write(self, record: Record) -> None:
        """Save the match as it stands; once it is over the seed is in the record itself."""
        try:
            if record.result is None:
                writing.replace(self.path, str(record), PRIVATE)
            else:
                writing.replace(self.path, str(record), writing.usual_mode())
                self.close()
                _seed_path(self.path).unlink(missing_ok=True)
        except OSError as error:
            raise unreadable(self.path, error) from None

    def close(self) -> None:
        """Let others play the match."""
        if self._lock >= 0:
            os.close(self._lock)
            self._lock = -1


def _seed_path(path: Path) -> Path:
    return path.with_name(path.name + SEED_ENDING)


def _take(secret: Path) -> int:
    """Return a handle that holds the match; BlockingIOError while another process does.

    The lock lies on the seed's file, which is never replaced, and ends with its process.
    """
    handle = os.open(secret, os.O_RDWR)
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except PermissionError:
        os.close(handle)
        raise BlockingIOError from None
    except BaseException:
        os.close(handle)
        raise
    return handle


def new_path(record: Record) -> Path:
    """Return a fresh place in the person's own folder for a new match."""
    folder = matches_folder()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise unreadable(folder, error) from None
    when = "".join(mark for mark in record.started if mark.isdigit())
    stem = f"{record.game}-{when[:8]}-{when[8:14]}"
    path, number = folder / f"{stem}{ENDING}", 1
    while path.exists() or _seed_path(path).exists():
        number += 1
        path = folder / f"{stem}-{number}{ENDING}"
    return path


def unfinished(game: str | None = None) -> list[Path]:
    """Return the matches in the person's own folder that can be played on, the latest first."""
    folder = matches_folder()
    found = []
    for secret in folder.glob(f"*{ENDING}{SEED_ENDING}"):
        path = secret.with_name(secret.name.removesuffix(SEED_ENDING))
        if path.exists() and (game is None or _game_of(path) == game):
            found.append(path)
    return sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True)


def _game_of(path: Path) -> str:
    try:
        return read_record(path).game
    except RimetError:
        return ""


def latest(game: str | None = None) -> Path:
    """Return the match that was played last and can be played on."""
    found = unfinished(game)
    if not found:
        raise FileError("nothing_saved", folder=str(matches_folder()))
    return next((path for path in found if not _is_taken(path)), found[0])


def _is_taken(path: Path) -> bool:
    try:
        os.close(_take(_seed_path(path)))
    except OSError:
        return True
    return False

"""Writing files so that a crash leaves either the old content or the new, never a mixture."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

LEFTOVER = ".unfinished"


def write_new(path: Path, text: str, mode: int) -> None:
    """Write a file that must not exist yet, complete from the moment it is there."""
    temporary = _prepare(path, text, mode)
    try:
        try:
            os.link(temporary, path)
        except FileExistsError:
            raise
        except OSError:  # a file system without links: take the name first
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode))
            os.replace(temporary, path)
    finally:
        temporary.unlink(missing_ok=True)
    _sync_folder(path.parent)


def replace(path: Path, text: str, mode: int) -> None:
    """Give a file new content in one step."""
    temporary = _prepare(path, text, mode)
    try:
        os.replace(temporary, path)
    finally:
        temporary.unlink(missing_ok=True)
    _sync_folder(path.parent)


def remove_leftovers(path: Path) -> None:
    """Remove what a writer of this file left when it was killed."""
    for temporary in path.parent.glob(f".{path.name}.*{LEFTOVER}"):
        temporary.unlink(missing_ok=True)


def usual_mode() -> int:
    """Return the mode that the person's umask gives to new files."""
    mask = os.umask(0o077)
    os.umask(mask)
    return 0o666 & ~mask


def _prepare(path: Path, text: str, mode: int) -> Path:
    handle, name = tempfile.mkstemp(LEFTOVER, f".{path.name}.", path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(text.encode("utf-8"))
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, mode)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    return Path(name)


def _sync_folder(folder: Path) -> None:
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)

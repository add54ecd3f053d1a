"""Reading files that people name, and refusing them with a reason."""

from __future__ import annotations

from pathlib import Path

from rimet.kernel.errors import RimetError
from rimet.kernel.record import Record
from rimet.kernel.sheet import LARGEST


class FileError(RimetError):
    """The refusal of a file or a folder, naming it."""


def read_text(path: Path, largest: int) -> str:
    """Return the text of a file; FileError says why it cannot be read."""
    try:
        with path.open("rb") as file:
            content = file.read(largest + 1)
    except FileNotFoundError:
        raise FileError("file_missing", file=str(path)) from None
    except IsADirectoryError:
        raise FileError("file_is_folder", file=str(path)) from None
    except (OSError, ValueError) as error:
        raise unreadable(path, error) from None
    if len(content) > largest:
        raise FileError("file_too_large", file=str(path), allowed=largest)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise FileError("file_not_text", file=str(path)) from None
    if "\0" in text:
        raise FileError("file_not_text", file=str(path))
    return text.replace("\r\n", "\n")


def unreadable(path: Path, error: Exception) -> FileError:
    """Return the refusal of a file that the system does not let us read or write."""
    reason = getattr(error, "strerror", None) or str(error)
    return FileError("file_unreadable", file=str(path), reason=reason)


def read_record(path: Path) -> Record:
    """Return the record in a file; RecordError names the line, FileError the file."""
    return Record.parse(read_text(path, LARGEST))

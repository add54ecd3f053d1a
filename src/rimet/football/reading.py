"""Read TOML data into checked structs, with errors that name file, key and reason."""

import tomllib
from importlib.resources import files
from typing import Final, TypeVar

import msgspec

from rimet.football.errors import FootballError

Kind = TypeVar("Kind")

_PACKAGE: Final = "rimet.football"


def data_names(folder: str) -> tuple[str, ...]:
    """Name the TOML files of a data folder, without their ending, in order."""
    entries = files(_PACKAGE).joinpath("data", folder).iterdir()
    return tuple(
        sorted(
            entry.name.removesuffix(".toml") for entry in entries if entry.name.endswith(".toml")
        )
    )


def read_data(path: str, kind: type[Kind]) -> Kind:
    """Read one of our own data files, its path relative to the data folder."""
    text = files(_PACKAGE).joinpath("data", *path.split("/")).read_text(encoding="utf-8")
    return decode(text, kind, path)


def decode(text: str, kind: type[Kind], where: str) -> Kind:
    """Decode TOML text into a struct; `where` is the name that errors give to the text."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise FootballError("bad_data", f"{where}: {error}") from error
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at `$")
        key = path.rstrip("`").lstrip(".") or "the whole file"
        raise FootballError("bad_data", f"{where}: {key}: {reason}") from error


def refuse(where: str, key: str, reason: str) -> FootballError:
    """Make the error for data that is well formed and still wrong."""
    return FootballError("bad_data", f"{where}: {key}: {reason}")

"""The history of the World Cup as clients get it: written once, for it never changes."""

from __future__ import annotations

from functools import cache

import msgspec

from rimet.football.chronicle import chronicle, summarise
from rimet.football.finals import finals, load_finals
from rimet.server.errors import ServerError


@cache
def write_history() -> bytes:
    """Return all finals, a line each, oldest first.

    It is written when the server starts: reading all of them takes a tenth of a second.
    """
    return msgspec.json.encode([summarise(load_finals(year)) for year in finals()])


def write_finals(year: str) -> bytes:
    """Return everything there is to tell of one finals; a year without them is refused."""
    if year not in finals():
        raise ServerError("no_finals", year=year[:20], allowed=", ".join(finals()))
    return _write(year)


@cache
def _write(year: str) -> bytes:
    return msgspec.json.encode(chronicle(year))

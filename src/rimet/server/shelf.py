"""The games on the shelf: described for clients, made once for all tables that play alike."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import metadata

import msgspec

from rimet.bots.roster import bots_for
from rimet.kernel.catalogue import find_game, games, make
from rimet.kernel.game import Game
from rimet.kernel.options import Value
from rimet.server.forms import GameInfo, OptionInfo

MOST_GAMES = 64


def rimet_version() -> str:
    """Return the version of the installed package."""
    try:
        return metadata.version("rimet")
    except metadata.PackageNotFoundError:
        return "unknown"


@cache
def describe_games() -> list[GameInfo]:
    """Return what a client needs to know of every game."""
    return [describe_game(name) for name in games()]


def describe_game(name: str) -> GameInfo:
    """Return a game's options and bots."""
    kind = find_game(name)
    options = [
        OptionInfo(
            name=option.name,
            kind=option.kind,  # type: ignore[arg-type]
            default=option.default,
            allowed=list(option.allowed),
            lowest=option.lowest,
            highest=option.highest,
            help=option.help,
        )
        for option in kind.declared_options()
    ]
    return GameInfo(name=name, version=kind.version, options=options, bots=list(bots_for(name)))


def find_shared(name: str, version: int | None, options: Mapping[str, Value]) -> Game:
    """Return a game with these options; tables that play alike share it, for it never changes."""
    return _shared(name, version, msgspec.json.encode(options, order="sorted"))


@lru_cache(MOST_GAMES)
def _shared(name: str, version: int | None, options: bytes) -> Game:
    return make(find_game(name, version), msgspec.json.decode(options))


def all_options(game: Game) -> dict[str, Value]:
    """Return the value of every option of a game, defaults too."""
    values: dict[str, Value] = msgspec.structs.asdict(game.options)
    return values

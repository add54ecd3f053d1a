"""The games that can be played: described for clients, made once for all tables that play alike."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import metadata
from threading import Lock

import msgspec

from rimet.bots.roster import bots_for
from rimet.kernel.catalogue import find_game, games, known_versions, make
from rimet.kernel.events import Role, roles
from rimet.kernel.game import Event, Game
from rimet.kernel.options import Value, is_own_set
from rimet.kernel.templates import codes_of
from rimet.server.bodies import GameInfo, OptionInfo, TeamInfo

MOST_GAMES = 64
log = logging.getLogger(__name__)
_making = Lock()


def rimet_version() -> str:
    """Return the version of the installed package."""
    try:
        return metadata.version("rimet")
    except metadata.PackageNotFoundError:
        return "unknown"


@cache
def describe_games() -> list[GameInfo]:
    """Return what a client needs to know of every game that can be played."""
    return [describe_game(name) for name in prepare_games()]


@cache
def prepare_games() -> tuple[str, ...]:
    """Make every game once; return the names of those that can be made.

    A game that cannot be imported harms no other. Whatever a game makes of msgspec's types is
    made here and under the lock: msgspec crashes where two threads use a type for the first time.
    """
    names = []
    for name in games():
        try:
            for version in known_versions(name):
                find_shared(name, version, {})
            names.append(name)
        except Exception as error:
            log.error("the game %s cannot be played: %s", name, type(error).__name__)
    return tuple(names)


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
            templates=list(option.templates),
            of=option.of,
        )
        for option in kind.declared_options()
    ]
    return GameInfo(
        name=name,
        version=kind.version,
        options=options,
        bots=list(bots_for(name)),
        roles=roles_in(kind),
    )


@lru_cache(MOST_GAMES)
def _teams(name: str, value: str) -> list[TeamInfo]:
    codes = codes_of(find_game(name), value)
    return [TeamInfo(code=code, name=called) for code, called in codes.items()]


def list_teams(name: str, values: Mapping[str, Value]) -> list[TeamInfo]:
    """Return the teams that the lists among a game's options can name."""
    options = find_game(name).declared_options()
    sets = dict.fromkeys(option.of for option in options if option.kind == "list")
    return [team for option in sets for team in _teams(name, str(values[option]))]


def find_names(name: str, values: Mapping[str, Value]) -> dict[str, str]:
    """Return the names that the sets of one's own among a game's options give to teams."""
    own = tuple(value for value in values.values() if isinstance(value, str) and is_own_set(value))
    return dict(_names(name, own)) if own else {}


@lru_cache(MOST_GAMES)
def _names(name: str, own: tuple[str, ...]) -> dict[str, str]:
    kind = find_game(name)
    codes = (codes_of(kind, value) for value in own)
    return {code: called for found in codes for code, called in found.items() if called}


def roles_in(kind: type[Game]) -> dict[str, dict[str, Role]]:
    """Return which fields of a game's `view` and of each of its events hold seats and teams."""
    shown = (kind.view_kind, *kind.event_kinds)
    return {
        part.__name__ if issubclass(part, Event) else "view": dict(roles(part)) for part in shown
    }


def find_shared(name: str, version: int | None, options: Mapping[str, Value]) -> Game:
    """Return a game with these options; tables that play alike share it, for it never changes."""
    return _shared(name, version, msgspec.json.encode(options, order="sorted"))


@lru_cache(MOST_GAMES)
def _shared(name: str, version: int | None, options: bytes) -> Game:
    values = msgspec.json.decode(options)
    find_names(name, values)  # read beside the event loop, and ready when it is asked for
    return make_game(name, version, values)


def make_game(name: str, version: int | None, options: Mapping[str, Value]) -> Game:
    """Return a new game; one is made at a time, since msgspec's types are not made for more."""
    with _making:
        return make(find_game(name, version), dict(options))


def all_options(game: Game) -> dict[str, Value]:
    """Return the value of every option of a game, defaults too."""
    values: dict[str, Value] = msgspec.structs.asdict(game.options)
    return values

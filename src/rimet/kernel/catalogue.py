"""Which games there are: every folder in `rimet/games`, and what other packages add.

A game is a package whose attribute `game` is its class. Packages outside announce theirs in the
entry-point group `rimet.games`. A game that cannot be imported fails when it is asked for, and
harms no other.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterable
from functools import cache
from importlib import import_module, metadata
from importlib.util import find_spec

import msgspec

from rimet.kernel.errors import ComponentError, OptionError
from rimet.kernel.game import Game
from rimet.kernel.options import read_options

GROUP = "rimet.games"


@cache
def _places() -> dict[str, str]:
    """Return the package of every game, by public name."""
    spec = find_spec(GROUP)
    folders = spec.submodule_search_locations if spec is not None else None
    places = {entry.name: entry.value for entry in metadata.entry_points(group=GROUP)}
    for module in pkgutil.iter_modules(folders):
        if module.ispkg:
            places[module.name.replace("_", "-")] = f"{GROUP}.{module.name}"
    return places


def games() -> list[str]:
    """Return the names of all games, in alphabetical order."""
    return sorted(_places())


@cache
def _newest(name: str) -> type[Game]:
    if name not in _places():
        raise OptionError("unknown_game", game=name[:60], allowed=", ".join(games()))
    found: type[Game] = import_module(_places()[name]).game
    return found


def known_versions(name: str) -> Iterable[int]:
    """Return the versions of a game that can be played or replayed."""
    newest = _newest(name)
    return [newest.version, *newest.earlier]


def find_game(name: str, version: int | None = None) -> type[Game]:
    """Return the class of a game, the newest version unless another is asked for."""
    newest = _newest(name)
    if version is None or version == newest.version:
        return newest
    if version not in newest.earlier:
        raise OptionError("unknown_version", game=name, version=version)
    return newest.earlier[version]


def make(kind: type[Game], values: dict[str, object]) -> Game:
    """Return a game with these option values."""
    options = read_options(kind.options_kind, kind.declared_options(), values)
    try:
        return kind(options)
    except ComponentError as error:
        for name, value in msgspec.structs.asdict(options).items():
            if value == error.text:
                error.facts["option"] = name
        raise


def load(name: str, players: int | None = None, **options: object) -> Game:
    """Return a game with its options fixed; OptionError names the option and what is allowed."""
    if players is not None:
        options = {"players": players, **options}
    return make(find_game(name), options)

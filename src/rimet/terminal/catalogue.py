"""The games there are, as a poster shows them."""

from __future__ import annotations

import msgspec

from rimet.kernel.catalogue import find_game, games
from rimet.kernel.options import Option
from rimet.texts import Texts


class Poster(msgspec.Struct, frozen=True, kw_only=True):
    """One game on show: its name, what it is about, for how many, what can be chosen."""

    name: str
    title: str
    summary: str
    version: int
    fewest: int
    most: int
    usual: int
    options: tuple[Option, ...]


def posters(language: str) -> list[Poster]:
    """Return all games that can be played; one that cannot be loaded harms no other."""
    found = []
    for name in games():
        try:
            found.append(_poster(name, language))
        except Exception:  # the game's own fault; it tells its reason when it is asked for
            continue
    return found


def _poster(name: str, language: str) -> Poster:
    kind = find_game(name)
    texts = Texts(language, name)
    options = kind.declared_options()
    players = next(option for option in options if option.name == "players")
    return Poster(
        name=name,
        title=texts.say("title") if texts.has("title") else name,
        summary=texts.say("summary") if texts.has("summary") else "",
        version=kind.version,
        fewest=players.lowest,
        most=players.highest,
        usual=int(players.default),
        options=options,
    )

"""Which bots can play a game: the random one, and those that the game's folder brings."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from inspect import isabstract

from rimet.bots.random import RandomBot
from rimet.kernel.bot import Bot
from rimet.kernel.catalogue import find_game
from rimet.kernel.errors import OptionError

USUAL = "casual"


def bots_for(game: str) -> dict[str, type[Bot]]:
    """Return the bots of a game by name: random first, then those of its module `bot`."""
    return {RandomBot.name: RandomBot, **_own_bots(find_game(game).package())}


@cache
def _own_bots(package: str) -> dict[str, type[Bot]]:
    place = f"{package}.bot"
    if find_spec(place) is None:
        return {}
    kinds = [
        kind
        for kind in vars(import_module(place)).values()
        if isinstance(kind, type) and issubclass(kind, Bot) and kind.__module__ == place
    ]
    return {kind.name: kind for kind in kinds if not isabstract(kind)}


def make_bot(game: str, name: str) -> Bot:
    """Return a new bot for a game; OptionError tells which there are."""
    bots = bots_for(game)
    if name not in bots:
        raise OptionError("unknown_bot", bot=name[:60], game=game, allowed=", ".join(bots))
    return bots[name]()


def usual_bot(game: str) -> str:
    """Return the name of the bot that takes a free seat: one that knows the game, if any."""
    return USUAL if USUAL in bots_for(game) else RandomBot.name

"""Test which bots there are: random for every game, and those that a game's folder brings."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import rimet
from rimet import OptionError
from rimet.bots import RandomBot, bots_for, make_bot, roster, usual_bot
from rimet.texts import Texts

BOT_MODULE = """
from abc import abstractmethod
from rimet.bots.random import RandomBot
from rimet.kernel.bot import Bot

class Thinker(Bot):
    @abstractmethod
    def think(self): ...

class CasualBot(RandomBot):
    name = "casual"

class FastBot(RandomBot):
    name = "fast"
"""


class Folder:
    """Stands for a game's class, as far as the roster asks it."""

    def __init__(self, package: str) -> None:
        self._package = package

    def package(self) -> str:
        """Return the folder's package."""
        return self._package


@pytest.mark.parametrize("game", rimet.games())
def test_every_game_has_the_random_bot_first(game: str) -> None:
    bots = bots_for(game)
    assert next(iter(bots)) == "random"
    assert bots["random"] is RandomBot
    assert all(kind.name == name for name, kind in bots.items())
    assert usual_bot(game) in bots


def test_a_game_without_bots_is_played_at_random() -> None:
    assert list(bots_for("park-cup")) == ["random"]
    assert usual_bot("park-cup") == "random"
    assert isinstance(make_bot("park-cup", "random"), RandomBot)


def test_bots_are_found_in_the_games_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "yard_cup"
    folder.mkdir()
    (folder / "__init__.py").write_text("", "utf-8")
    (folder / "bot.py").write_text(BOT_MODULE, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(roster, "find_game", lambda name: Folder("yard_cup"))
    try:
        assert list(bots_for("yard-cup")) == ["random", "casual", "fast"]
        assert usual_bot("yard-cup") == "casual"
        assert type(make_bot("yard-cup", "fast")).__name__ == "FastBot"
        assert make_bot("yard-cup", "fast") is not make_bot("yard-cup", "fast")
    finally:
        for name in ("yard_cup", "yard_cup.bot"):
            sys.modules.pop(name, None)


@pytest.mark.parametrize("name", ["", "Random", "clever", "x" * 1000])
def test_an_unknown_bot_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(OptionError) as caught:
        make_bot("park-cup", name)
    error = caught.value
    assert error.code == "unknown_bot"
    assert error.facts == {"bot": name[:60], "game": "park-cup", "allowed": "random"}
    for language in ("en", "es"):
        assert Texts(language).error(error).endswith("random.")


def test_an_unknown_game_has_no_bots() -> None:
    with pytest.raises(OptionError) as caught:
        bots_for("chess")
    assert caught.value.code == "unknown_game"

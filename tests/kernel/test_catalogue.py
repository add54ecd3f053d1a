"""Test which games there are: folders, entry points, and a broken one that harms no other."""

import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import rimet
from rimet import OptionError
from rimet.kernel.catalogue import find_game, known_versions

GAME = """
from park_cup.game import ParkCup

class Cup(ParkCup):
    name = "{name}"
    version = 2
    earlier = {{1: ParkCup}}

game = Cup
"""

ASK = """
import json, sys
import rimet.games
rimet.games.__path__.append(sys.argv[1])
import rimet
from rimet.kernel.catalogue import find_game, known_versions
found = {}
exec(sys.argv[2])
print(json.dumps(found))
"""


def ask(script: str, folder: Path, *paths: Path) -> dict[str, object]:
    """Return what a fresh Python finds, with `folder` among the folders of games."""
    places = [str(path) for path in (*paths, *map(Path, sys.path)) if str(path)]
    run = subprocess.run(
        [sys.executable, "-c", ASK, str(folder), script],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(places)},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    found: dict[str, object] = json.loads(run.stdout)
    return found


def add_game(folder: Path, package: str, text: str) -> None:
    """Write a package."""
    (folder / package).mkdir(parents=True)
    (folder / package / "__init__.py").write_text(text, "utf-8")


def announce(folder: Path, name: str, package: str) -> None:
    """Write what an installer writes for a package that adds a game."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", "utf-8"
    )
    (info / "entry_points.txt").write_text(f"[rimet.games]\n{name} = {package}\n", "utf-8")


def test_the_sample_game_is_found_by_its_entry_point() -> None:
    assert "park-cup" in rimet.games()
    assert rimet.games() == sorted(rimet.games())
    assert find_game("park-cup").package() == "park_cup"


def test_the_package_of_games_can_be_called_too() -> None:
    package = import_module("rimet.games")
    assert package() == rimet.games()  # type: ignore[operator]


def test_unknown_games_and_versions() -> None:
    with pytest.raises(OptionError) as caught:
        rimet.load("chess")
    assert caught.value.code == "unknown_game"
    assert caught.value.facts["game"] == "chess"
    assert "park-cup" in str(caught.value.facts["allowed"])
    with pytest.raises(OptionError) as caught:
        find_game("park-cup", 99)
    assert (caught.value.code, caught.value.facts["version"]) == ("unknown_version", 99)
    assert list(known_versions("park-cup")) == [1]


def test_options_are_checked_when_a_game_is_loaded() -> None:
    game = rimet.load("park-cup", 3, hand=2)
    assert (game.name, game.version, game.seats, game.options.hand) == ("park-cup", 1, 3, 2)
    assert rimet.load("park-cup", players=3).options.players == 3
    for options in ({"hand": 9}, {"shoes": 2}, {"players": 4}, {"teams": "../teams-1"}):
        with pytest.raises(OptionError):
            rimet.load("park-cup", **options)


def test_a_folder_is_a_game(tmp_path: Path) -> None:
    add_game(tmp_path, "beach_cup", GAME.format(name="beach-cup"))
    (tmp_path / "no_game.py").write_text("", "utf-8")
    found = ask(
        "found['games'] = rimet.games()\n"
        "found['version'] = find_game('beach-cup').version\n"
        "found['known'] = list(known_versions('beach-cup'))\n"
        "found['old'] = find_game('beach-cup', 1).name\n"
        "found['package'] = find_game('beach-cup').package()\n",
        tmp_path,
    )
    assert set(map(str, _list(found["games"]))) == {"beach-cup", *rimet.games()}
    assert (found["version"], found["known"], found["old"]) == (2, [2, 1], "park-cup")


def test_an_entry_point_is_a_game(tmp_path: Path) -> None:
    add_game(tmp_path, "their_cup", GAME.format(name="their-cup"))
    announce(tmp_path, "their-cup", "their_cup")
    found = ask("found['name'] = find_game('their-cup').name", tmp_path / "none", tmp_path)
    assert found["name"] == "their-cup"


def test_our_own_game_comes_before_a_foreign_one_of_the_same_name(tmp_path: Path) -> None:
    add_game(tmp_path / "ours", "beach_cup", GAME.format(name="beach-cup"))
    add_game(tmp_path / "theirs", "false_cup", GAME.format(name="false"))
    announce(tmp_path / "theirs", "beach-cup", "false_cup")
    found = ask(
        "found['name'] = find_game('beach-cup').name", tmp_path / "ours", tmp_path / "theirs"
    )
    assert found["name"] == "beach-cup"


def test_a_broken_game_harms_no_other(tmp_path: Path) -> None:
    add_game(tmp_path, "broken_cup", "raise RuntimeError('broken')\n")
    announce(tmp_path, "broken-cup", "broken_cup")
    announce(tmp_path, "absent-cup", "absent_cup")
    found = ask(
        "found['games'] = rimet.games()\n"
        "found['other'] = rimet.load('park-cup').name\n"
        "for name in ('broken-cup', 'absent-cup'):\n"
        "    try:\n"
        "        rimet.load(name)\n"
        "    except Exception as error:\n"
        "        found[name] = type(error).__name__\n",
        tmp_path / "none",
        tmp_path,
    )
    assert {"broken-cup", "absent-cup", "park-cup"} <= set(map(str, _list(found["games"])))
    assert found["other"] == "park-cup"
    assert "broken-cup" in found and "absent-cup" in found


def test_errors_speak_beside_a_broken_game(tmp_path: Path) -> None:
    announce(tmp_path, "absent-cup", "absent_cup")
    found = ask(
        "found['shared'] = str(rimet.RulesError('match_over'))\n"
        "found['of a game'] = str(rimet.RulesError('field_full', team='Oaks'))\n"
        "found['unknown'] = str(rimet.RulesError('never_heard_of'))\n",
        tmp_path / "none",
        tmp_path,
    )
    assert found["shared"] == "The match is over."
    assert found["of a game"] == "The field of Oaks is full."
    assert found["unknown"] == "never_heard_of"


def _list(found: object) -> list[object]:
    assert isinstance(found, list)
    return found

"""The sets that the command line lists, prints and checks, and the names of teams it takes."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import rimet
from rimet.kernel.catalogue import find_game
from rimet.kernel.templates import option_for, set_options, template_text
from rimet.terminal.codes import read_codes
from rimet.terminal.settings import read_settings

Run = Callable[..., Result]
GAMES = ("goal-game", "mundialito", "park-cup", "tournament-football", "world-cup-game")


@pytest.mark.parametrize("game", GAMES)
def test_every_shipped_set_is_listed_printed_and_fit(run: Run, home: Path, game: str) -> None:
    listed = run("sets", game).stdout
    for option in set_options(find_game(game)):
        assert option.name in listed
        for name in option.templates:
            assert name in listed
            printed = run("sets", game, name).stdout
            assert printed == template_text(find_game(game), name)
            file = home / f"{name}.toml"
            file.write_text(printed, encoding="utf-8")
            if name.endswith("-tiny"):
                continue  # too small for the usual hands
            result = run("sets", game, name, "--check", file)
            assert result.stdout.endswith(f" as {option.name}.\n"), result.output


@pytest.mark.parametrize("game", [name for name in GAMES if name != "park-cup"])
def test_what_a_set_is_for_shows_in_it(game: str) -> None:
    kind = find_game(game)
    for option in set_options(kind):
        for name in option.templates:
            assert option_for(kind, template_text(kind, name)) == option


def test_sets_as_data(run: Run) -> None:
    first, second = json.loads(run("sets", "mundialito", "--json").stdout)
    assert first == {"option": "teams", "default": "teams-1", "sets": ["teams-1"]}
    assert second["option"] == "dice"


def test_a_mistake_is_told_by_file_line_field_and_what_is_allowed(run: Run, home: Path) -> None:
    file = home / "dice.toml"
    text = rimet.load("mundialito").component("dice-1").text
    file.write_text(text.replace("stars = 2", "stars = 4"), encoding="utf-8")
    told = f"Component set “{file}”, line 12: “stars” cannot have this value. Allowed: 1-3.\n"
    result = run("sets", "mundialito", "--check", file)
    assert (result.exit_code, result.stderr) == (2, told)
    assert run("play", "mundialito", "--option", f"dice=@{file}").stderr == told
    assert told in run("simulate", "mundialito", "--option", f"dice=@{file}").stderr


def test_a_set_is_checked_for_so_many_players(run: Run, home: Path) -> None:
    file = home / "cards.toml"
    file.write_text('[[card]]\nsides = "RRRR"\nevent = "play-on"\ncount = 16\n', encoding="utf-8")
    assert run("sets", "goal-game", "--check", file).exit_code == 2
    assert run("sets", "goal-game", "--check", file, "--players", "2").exit_code == 0


def test_what_is_no_set_is_refused(run: Run, home: Path) -> None:
    file = home / "notes.toml"
    file.write_text("# nothing\n", encoding="utf-8")
    result = run("sets", "mundialito", "--check", file)
    assert (result.exit_code, "Name it: teams, dice." in result.stderr) == (2, True)
    assert run("sets", "mundialito", "dice", "--check", file).exit_code == 2
    for name in ("dice", "../options", "/etc/passwd", "edition-2002", ""):
        result = run("sets", "mundialito", name)
        assert result.exit_code == 2 and "There are: teams-1, dice-1." in result.stderr


@pytest.mark.parametrize(
    ("told", "code"),
    [
        ("Brasil", "BRA"),
        ("brazylia", "BRA"),
        ("БРАЗИЛИЯ", "BRA"),
        ("espana", "ESP"),
        ("Turcja", "TUR"),
        ("cote d'ivoire", "CIV"),
        ("ger", "GER"),
        ("West Germany", "West Germany"),
        ("Atlantis", "Atlantis"),
    ],
)
def test_teams_are_named_in_any_language(told: str, code: str) -> None:
    read = read_settings("mundialito", [f"chosen=ITA, {told}"], None)
    assert read["chosen"] == f"ITA, {code}"


def test_a_set_of_ones_own_has_names_of_its_own() -> None:
    own = "".join(f'[[team]]\ncode = "T{n}"\nname = "Élan {n}"\nstars = 1\n' for n in range(32))
    chosen = {"teams": own, "chosen": ""}
    kind = find_game("mundialito")
    option = next(option for option in kind.declared_options() if option.name == "chosen")
    assert read_codes(kind, option, {**chosen, "chosen": "elan 3, T4, Brazil"}) == "T3, T4, Brazil"


def test_teams_are_called_as_their_set_calls_them(run: Run, home: Path) -> None:
    own = rimet.load("mundialito").component("teams-1").text
    file = home / "teams.toml"
    named = own.replace('code = "BRA"', 'code = "BRA"\nname = "The Canaries"')
    file.write_text(named, encoding="utf-8")
    save = home / "match.rimet"
    arguments = ["--bots", "4", "--seed", "3", "--save", save, "--option", f"teams=@{file}"]
    assert run("play", "mundialito", *arguments).exit_code == 0
    told = run("replay", save, "--all").stdout
    assert "The Canaries" in told and "Brazil" not in told

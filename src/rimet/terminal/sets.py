"""The command that lists and prints the sets of a game, and says what is wrong with one's own."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from rimet.kernel.catalogue import find_game, make
from rimet.kernel.errors import OptionError
from rimet.kernel.game import Game
from rimet.kernel.options import LARGEST_SET, parse_value
from rimet.kernel.templates import option_for, set_options, template_text
from rimet.terminal.app import Json, Language, Players, app, print_json
from rimet.terminal.files import read_text
from rimet.terminal.language import speaker
from rimet.terminal.reports import bare_table, show_table
from rimet.terminal.settings import naming_files
from rimet.texts import Texts


@app.command("sets", help="help-sets", epilog="help-sets-examples")
def sets(
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-game")],
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="help-sets-name")] = None,
    check: Annotated[
        Path | None, typer.Option("--check", metavar="FILE", help="help-sets-check")
    ] = None,
    players: Players = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """List the shipped sets of a game, print one, or check one of your own."""
    kind = find_game(game)
    texts = speaker(language)
    if check is not None:
        print(check_set(kind, check, name or "", players, texts))
    elif name is not None:
        sys.stdout.write(template_text(kind, name))
    elif json:
        options = set_options(kind)
        print_json([{"option": o.name, "default": o.default, "sets": o.templates} for o in options])
    else:
        show_table(_list(kind, Texts(texts.language, game)))


def check_set(kind: type[Game], file: Path, told: str, players: int | None, texts: Texts) -> str:
    """Return the sentence that praises a set; ComponentError names file, line, field, reason."""
    text = read_text(file, LARGEST_SET)
    text = text if text.endswith("\n") else f"{text}\n"
    option = option_for(kind, text, told)
    values: dict[str, object] = {} if players is None else {"players": players}
    with naming_files({option.name: file}):
        make(kind, {**values, option.name: parse_value(option, text)})
    facts = {"file": str(file), "option": option.name, "game": kind.name}
    return texts.say("sets-fit", facts)


def _list(kind: type[Game], texts: Texts) -> Table:
    options = set_options(kind)
    if not options:
        raise OptionError("no_sets", game=kind.name)
    table = bare_table()
    for message in ("sets-option", "sets-name", "sets-what"):
        table.add_column(texts.say(message))
    for option in options:
        shown = [Text(name, "bold") for name in option.templates] or [Text("–")]
        told = texts.say(option.help) if texts.has(option.help) else ""
        table.add_row(Text(option.name), shown[0], Text(told))
        for name in shown[1:]:
            table.add_row("", name, "")
    return table

"""The conformance suite as a command: `python -m rimet.testing check GAME`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from rimet.kernel.catalogue import find_game, make
from rimet.kernel.errors import RimetError
from rimet.kernel.game import Game
from rimet.kernel.options import parse_value
from rimet.testing.conform import CHECKS
from rimet.testing.failure import ConformanceError, title
from rimet.testing.golden import golden_name, playthrough

app = typer.Typer(help="Hold a game to the kernel's contract.", add_completion=False)

Name = Annotated[str, typer.Argument(metavar="GAME", help="The game's public name.")]
Settings = Annotated[list[str], typer.Option("--option", help="An option: NAME=VALUE.")]
Seed = Annotated[int, typer.Option(help="The seed of the first match.")]


def _load(name: str, settings: list[str]) -> Game:
    """Return the game with its options as typed; bad ones end the command with the reason."""
    try:
        kind = find_game(name)
        declared = {option.name: option for option in kind.declared_options()}
        values: dict[str, object] = {}
        for setting in settings:
            key, _, text = setting.partition("=")
            values[key] = parse_value(declared[key], text) if key in declared else text
        return make(kind, values)
    except RimetError as error:
        raise typer.BadParameter(str(error)) from None


@app.command()
def check(
    name: Name,
    matches: Annotated[int, typer.Option(min=1, help="How many matches each check plays.")] = 10,
    seed: Seed = 1,
    option: Settings = [],  # noqa: B006
) -> None:
    """Run every check on a game; exit with 1 at the first that fails."""
    game = _load(name, option)
    for label, run in CHECKS.items():
        try:
            run(game, matches, seed)
        except ConformanceError as failure:
            typer.echo(f"{label}: failed\n{failure}", err=True)
            raise typer.Exit(1) from None
        typer.echo(f"{label}: passed")
    typer.echo(f"{title(game)} conforms in {matches} matches from seed {seed}.")


@app.command()
def golden(
    name: Name,
    seed: Seed = 1,
    option: Settings = [],  # noqa: B006
    write: Annotated[Path | None, typer.Option(metavar="DIR", help="Write it there.")] = None,
) -> None:
    """Print a golden playthrough, or write it into a folder."""
    game = _load(name, option)
    text = playthrough(game, seed)
    if write is None:
        typer.echo(text, nl=False)
        return
    write.mkdir(parents=True, exist_ok=True)
    path = write / golden_name(game, seed)
    path.write_text(text, "utf-8", newline="\n")
    typer.echo(f"Wrote {path}.")


if __name__ == "__main__":
    app(prog_name="python -m rimet.testing")

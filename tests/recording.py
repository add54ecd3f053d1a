"""The records that are kept for ever, and a command that plays one more.

    python -m tests.recording goal-game two-coaches --seed 3 --seat Ana --seat bot:random

writes `tests/records/goal-game-1-two-coaches.rimet`, or with the next number. People's moves are
chosen by a bot as well, and now and then made by the clock; their nonces count in the dice, but for
`Ana:late` and `Ana:missed`, who have none. `--option` is that of `rimet play`, and bots take the
seats that are left.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from rimet.bots import make_bot, usual_bot
from rimet.kernel.bot import ask_bot
from rimet.kernel.dice import FairDice
from rimet.kernel.errors import RimetError
from rimet.kernel.match import Match
from rimet.kernel.record import Player, Record
from rimet.kernel.rng import Rng
from rimet.kernel.verify import verify
from rimet.terminal.settings import BOT, Seating, seat_players
from rimet.texts import Texts

FOLDER = Path(__file__).resolve().parent / "records"
ENDING = ".rimet"
SUMS = "SHA256SUMS"
STARTED = "1930-07-13T15:00:00Z"
EXCUSES = ("late", "missed")
SLOWEST = 12_000  # milliseconds
HURRIED = 8  # the clock makes one of so many moves of a person

app = typer.Typer(add_completion=False)


def kept_records(folder: Path = FOLDER) -> list[Path]:
    """Return the files of all records that are kept."""
    return sorted(folder.glob(f"*{ENDING}"))


def kept_sums(folder: Path = FOLDER) -> dict[str, str]:
    """Return the SHA-256 that every record had when it was added, by the name of its file."""
    lines = (folder / SUMS).read_text("utf-8").splitlines()
    return {name: found for found, _, name in (line.partition("  ") for line in lines)}


def file_sum(path: Path) -> str:
    """Return the SHA-256 of a file as it is."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def play_record(seating: Seating, notes: Sequence[str], name: str, seed: int) -> Record:
    """Return the record of a match played to its end; the same arguments give the same match."""
    game, players = seating.game, seating.players
    nonces = [
        "" if note else _secret(seed, f"nonce {seat}")[:32] for seat, note in enumerate(notes)
    ]
    dice = FairDice(bytes.fromhex(_secret(seed, f"seed {name}")), name, nonces, notes)
    match = Match(game, dice, players, STARTED)
    match.notes["table"] = name.replace("-", " ")
    bots = [make_bot(game.name, _bot_for(game.name, player)) for player in players]
    rng, at = Rng(seed), 0
    while match.to_act >= 0:
        seat = match.to_act
        at += 1 + rng.below(SLOWEST)
        path = ask_bot(bots[seat], match, rng)
        is_hurried = players[seat].kind != BOT and rng.below(HURRIED) == 0
        match.play(seat, path, "clock" if is_hurried else players[seat].kind, at)
    return match.record


def _secret(seed: int, use: str) -> str:
    return hashlib.sha256(f"rimet-recording {seed} {use}".encode()).hexdigest()


def _bot_for(game: str, player: Player) -> str:
    return player.name if player.kind == BOT else usual_bot(game)


def keep_record(record: Record, name: str, folder: Path = FOLDER) -> Path:
    """Write a finished record that verifies, and its sum; never over a file that is there."""
    text = str(record)
    if record.result is None or verify(Record.parse(text)).rolls == 0:
        raise ValueError("only a finished match with fair dice is kept")
    number = 1 + len(list(folder.glob(f"{record.game}-[0-9]*{ENDING}")))
    path = folder / f"{record.game}-{number}-{name}{ENDING}"
    with path.open("x", encoding="utf-8", newline="\n") as file:
        file.write(text)
    with (folder / SUMS).open("a", encoding="utf-8", newline="\n") as file:
        file.write(f"{file_sum(path)}  {path.name}\n")
    return path


def seat_all(game: str, options: Sequence[str], seats: Sequence[str]) -> tuple[Seating, list[str]]:
    """Return a table with all seats taken, and for each why it has no nonce, if it has none."""
    names, excuses = [], []
    for told in seats:
        name, _, excuse = told.rpartition(":")
        names.append(name if excuse in EXCUSES else told)
        excuses.append(excuse if excuse in EXCUSES else "")
    seating = seat_players(game, options, None, None, names, Texts("en", game))
    notes = [BOT if player.kind == BOT else "" for player in seating.players]
    for seat, excuse in enumerate(excuses):
        notes[seat] = excuse or notes[seat]
    return seating, notes


@app.command()
def main(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    name: Annotated[str, typer.Argument(metavar="NAME", help="What is special, in a few words.")],
    seed: Annotated[int, typer.Option(help="The same seed gives the same match.")],
    seat: Annotated[list[str], typer.Option(help="NAME, NAME:late, NAME:missed, bot or bot:BOT.")],
    option: Annotated[list[str], typer.Option(help="An option: NAME=VALUE.")] = [],  # noqa: B006
    folder: Annotated[Path, typer.Option(help="Where to write it.")] = FOLDER,
) -> None:
    """Play a match to its end and keep its record for ever."""
    try:
        seating, notes = seat_all(game, option, seat)
    except RimetError as error:
        raise typer.BadParameter(str(error)) from None
    path = keep_record(play_record(seating, notes, f"{game}-{name}", seed), name, folder)
    typer.echo(f"Wrote {path}.")


if __name__ == "__main__":
    app(prog_name="python -m tests.recording")

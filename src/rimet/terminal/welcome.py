"""The way in: choose a game and who plays, or take up a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.table import Table
from rich.text import Text

from rimet.kernel.catalogue import find_game
from rimet.kernel.errors import OptionError, RimetError
from rimet.terminal.catalogue import Poster, posters
from rimet.terminal.files import read_record
from rimet.terminal.layout import title_line
from rimet.terminal.saves import unfinished
from rimet.terminal.screen import Screen
from rimet.terminal.sentences import clean
from rimet.terminal.settings import seat_players
from rimet.terminal.turn import QUITTING, Quit
from rimet.texts import Texts, say_error

MOST_SAVED = 5


@dataclass(frozen=True)
class Choice:
    """What was chosen: a saved match, or a game and who plays it."""

    game: str = ""
    players: int | None = None
    seats: tuple[str, ...] = ()
    path: Path | None = None


def choose_match(
    screen: Screen, texts: Texts, players: int | None, bots: int | None, seats: Sequence[str]
) -> Choice:
    """Ask for a game, and for the people at it unless they are known already."""
    found = posters(texts.language)
    if not found:
        raise OptionError("no_games")
    saved = _saved_matches()
    screen.clear()
    screen.show(title_line("Rimet", texts.say("welcome-side"), screen.width))
    screen.show(Text(""))
    screen.show(_menu(found, saved, texts))
    screen.show(Text(""))
    while True:
        answer = _ask(screen, texts.say("welcome-which"))
        if answer.isdecimal() and 1 <= int(answer) <= len(found):
            poster = found[int(answer) - 1]
            break
        if answer.isdecimal() and 0 <= int(answer) - len(found) - 1 < len(saved):
            return Choice(path=saved[int(answer) - len(found) - 1][0])
        named = [poster for poster in found if answer and answer in (poster.name, poster.title)]
        if named:
            poster = named[0]
            break
        screen.show(Text(texts.say("play-not-understood", {"answer": answer[:40]}), "yellow"))
    if players is not None or bots is not None or seats:
        return Choice(poster.name, players, tuple(seats))
    return _choose_people(screen, texts, poster)


def _ask(screen: Screen, prompt: str) -> str:
    answer = screen.ask(f"{prompt} ")
    if answer in QUITTING:
        raise Quit
    return answer


def _saved_matches() -> list[tuple[Path, str, str]]:
    saved = []
    for path in unfinished()[:MOST_SAVED]:
        try:
            record = read_record(path)
            find_game(record.game)
        except RimetError:
            continue
        saved.append((path, record.game, record.started))
    return saved


def _menu(found: list[Poster], saved: list[tuple[Path, str, str]], texts: Texts) -> Table:
    grid = Table.grid(padding=(0, 2))
    for number, poster in enumerate(found, start=1):
        grid.add_row(
            Text(f"{number:>3}", "bold yellow"),
            Text(poster.title, "bold"),
            Text(
                f"{poster.fewest}–{poster.most}"
                if poster.most > poster.fewest
                else f"{poster.most}"
            ),
            Text(poster.summary),
        )
    for number, (_, game, started) in enumerate(saved, start=len(found) + 1):
        when = clean(started[:16].replace("T", " "))
        told = texts.say("welcome-resume", {"started": when})
        title = next((poster.title for poster in found if poster.name == game), game)
        grid.add_row(
            Text(f"{number:>3}", "bold yellow"), Text(title, "bold"), "", Text(told, "cyan")
        )
    return grid


def _choose_people(screen: Screen, texts: Texts, poster: Poster) -> Choice:
    """Ask who sits at the keyboard and how many play in all; Enter takes what is proposed."""
    proposed = texts.say("name-person", {"number": 1})
    while True:
        answer = _ask(screen, texts.say("welcome-who", {"proposed": proposed}))
        names = [name.strip() for name in (answer or proposed).split(",") if name.strip()]
        players = poster.usual
        if len(names) > players or poster.most > poster.fewest:
            players = max(players, len(names))
            asked = texts.say("welcome-how-many", {"proposed": players})
            told = _ask(screen, asked)
            players = int(told) if told.isdecimal() and len(told) < 3 else players
        seats = [*names, *["bot"] * (players - len(names))]
        try:
            seat_players(poster.name, [], players, None, seats, texts)
        except RimetError as error:
            screen.show(Text(say_error(error, texts.language), "yellow"))
            continue
        return Choice(poster.name, players, tuple(seats))

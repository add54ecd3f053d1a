"""The commands, each with its options; help texts are names of messages until they are said."""

from __future__ import annotations

import sys
from pathlib import Path
from time import perf_counter
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from rimet.bots import RandomBot
from rimet.kernel.catalogue import find_game, games, load
from rimet.kernel.errors import OptionError
from rimet.kernel.verify import verify as verify_record
from rimet.lab.measure import is_compiled, measure
from rimet.lab.simulation import Plan
from rimet.lab.simulation import simulate as simulate_plan
from rimet.lab.tally import summarize
from rimet.terminal import play as playing
from rimet.terminal.catalogue import posters
from rimet.terminal.files import read_record
from rimet.terminal.front import Front
from rimet.terminal.language import speaker
from rimet.terminal.replay import Replay, find_viewer
from rimet.terminal.reports import bench_table, games_table, show_table, simulation_report
from rimet.terminal.rulebook import find_rule, rules_text
from rimet.terminal.screen import Screen
from rimet.terminal.sentences import Teller
from rimet.terminal.settings import files_of, naming_files, read_settings
from rimet.texts import Argument, Texts

VERSION = "0.1.0"

app = typer.Typer(cls=Front, help="help-rimet", epilog="help-rimet-examples", no_args_is_help=True)

Language = Annotated[str | None, typer.Option("--language", help="help-language")]
Json = Annotated[bool, typer.Option("--json", help="help-json")]
Players = Annotated[int | None, typer.Option("--players", min=1, help="help-players")]
Settings = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="help-option")
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="help-file")]


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"rimet {VERSION} ({'compiled' if is_compiled() else 'interpreted'})")
        raise typer.Exit


@app.callback()
def rimet(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_print_version, is_eager=True, help="help-version"),
    ] = False,
) -> None:
    """Stand before all commands."""


@app.command("play", help="help-play", epilog="help-play-examples")
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="help-play-game")] = None,
    players: Players = None,
    bots: Annotated[int | None, typer.Option("--bots", min=0, help="help-play-bots")] = None,
    seat: Annotated[
        list[str] | None, typer.Option("--seat", metavar="NAME", help="help-play-seat")
    ] = None,
    option: Settings = None,
    seed: Annotated[int | None, typer.Option("--seed", help="help-play-seed")] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="help-play-save")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="help-play-resume")] = False,
    language: Language = None,
) -> None:
    """Play a match in the terminal."""
    texts = speaker(language)
    if resume:
        if option or seat or any(value is not None for value in (players, bots, seed, save)):
            raise OptionError("resume_alone")
        raise typer.Exit(playing.resume(game, texts))
    seats = seat or []
    code = playing.play(game, option or [], players, bots, seats, seed, save, texts)
    raise typer.Exit(code)


@app.command("games", help="help-games", epilog="help-games-examples")
def list_games(json: Json = False, language: Language = None) -> None:
    """List the games."""
    texts = speaker(language)
    found = posters(texts.language)
    if json:
        print_json(found)
    else:
        show_table(games_table(found, texts))


@app.command("rules", help="help-rules", epilog="help-rules-examples")
def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-game")],
    number: Annotated[
        str | None, typer.Argument(metavar="NUMBER", help="help-rules-number")
    ] = None,
    language: Language = None,
) -> None:
    """Print a game's rules."""
    spoken = speaker(language).language
    text = rules_text(game, spoken) if number is None else find_rule(game, number, spoken)
    if sys.stdout.isatty():
        Screen().show(Markdown(text))
    else:
        print(text)


@app.command("simulate", help="help-simulate", epilog="help-simulate-examples")
def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-game")],
    matches: Annotated[int, typer.Option("-n", "--matches", min=1, help="help-matches")] = 1000,
    players: Players = None,
    option: Settings = None,
    seed: Annotated[int, typer.Option("--seed", help="help-simulate-seed")] = 1930,
    bots: Annotated[str, typer.Option("--bots", help="help-simulate-bots")] = RandomBot.name,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, max=64, help="help-simulate-workers")
    ] = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Play many matches and count."""
    texts = speaker(language)
    plan = Plan(
        game=game,
        options=read_settings(game, option or [], players),
        matches=matches,
        seed=seed,
        bots=tuple(name.strip() for name in bots.split(",")),
    )
    began = perf_counter()
    with naming_files(files_of(option or [])), _progress(matches, texts) as progress:
        task = progress.add_task(texts.say("simulate-progress"), total=matches)
        tally = simulate_plan(plan, workers, lambda done: progress.advance(task, done))
    seconds = perf_counter() - began
    summary = summarize(tally)
    speed = matches / seconds
    if json:
        print_json({"plan": plan, "summary": summary, "matches_per_s": speed})
    else:
        teller = Teller(Texts(texts.language, game), ())
        show_table(simulation_report(summary, teller, speed))


def _progress(matches: int, texts: Texts) -> Progress:
    console = Console(stderr=True)
    return Progress(
        "{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


@app.command("replay", help="help-replay", epilog="help-replay-examples")
def replay(
    file: RecordFile,
    view: Annotated[
        str | None, typer.Option("--view", metavar="SEAT", help="help-replay-view")
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="help-replay-all")] = False,
    language: Language = None,
) -> None:
    """Show a recorded match."""
    spoken = speaker(language).language
    record = read_record(file)
    screen = Screen()
    shown = Replay(record, find_viewer(record, view), screen, Texts(spoken, record.game))
    if everything or not screen.is_live:
        shown.tell_all()
    else:
        shown.browse()


@app.command("verify", help="help-verify", epilog="help-verify-examples")
def verify(file: RecordFile, language: Language = None) -> None:
    """Check a recorded match."""
    texts = speaker(language)
    record = read_record(file)
    verdict = verify_record(record)
    facts: dict[str, Argument] = {
        "steps": verdict.steps,
        "rolls": verdict.rolls,
        "game": record.game,
    }
    print(texts.say("verify-sound" if record.result is not None else "verify-unfinished", facts))
    print(texts.say("verify-dice" if record.fairness.commitment else "verify-no-dice", facts))


@app.command("bench", help="help-bench", epilog="help-bench-examples")
def bench(
    game: Annotated[
        list[str] | None, typer.Argument(metavar="GAME", help="help-bench-game")
    ] = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Measure how fast the games are."""
    texts = speaker(language)
    talk = Console(stderr=True, highlight=False)
    rows = []
    for name in game or games():
        find_game(name)
        talk.print(texts.say("bench-measuring", {"game": name}), markup=False)
        rows.append(measure(load(name)))
    if json:
        print_json(rows)
    else:
        show_table(bench_table(rows, texts))


def print_json(found: object) -> None:
    """Print on stdout what a program should have."""
    print(msgspec.json.format(msgspec.json.encode(found)).decode())

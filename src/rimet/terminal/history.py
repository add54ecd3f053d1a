"""The command that tells the history of the World Cup, and how it is laid out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

import typer
from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from rimet.football.finals import Finals, finals, load_finals
from rimet.football.history import Outcome, all_results, replay
from rimet.football.results import Result, parse_result
from rimet.football.tables import FAIR_PLAY, LOTS, PLAY_OFF, Standing
from rimet.kernel.errors import OptionError
from rimet.terminal.app import Json, Language, app, print_json
from rimet.terminal.language import speaker
from rimet.terminal.reports import bare_table, show_table
from rimet.terminal.sentences import Teller
from rimet.texts import Argument, Texts

# What parts a team from the one above it that no table of results would show.
TOLD: Final = {
    LOTS: "history-by-lots",
    PLAY_OFF: "history-by-play-off",
    FAIR_PLAY: "history-by-cautions",
}
PLACES: Final = ("history-champion", "history-runner-up", "history-third", "history-fourth")


@app.command("history", help="help-history", epilog="help-history-examples")
def tell_history(
    year: Annotated[str | None, typer.Argument(metavar="YEAR", help="help-history-year")] = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Tell the history of the World Cup, or of one finals."""
    texts = speaker(language)
    if year is None:
        if json:
            print_json([load_finals(each) for each in finals()])
        else:
            show_table(
                chart([load_finals(each) for each in finals()], Teller(texts, ())), whole=True
            )
        return
    if year not in finals():
        raise OptionError("no_finals", year=year[:20], allowed=", ".join(finals()))
    found = load_finals(year)
    if json:
        print_json({"finals": found, "outcome": replay(found)})
    else:
        show_table(finals_report(found, replay(found), Teller(texts, ())))


def chart(found: Sequence[Finals], teller: Teller) -> Table:
    """Return all finals, one a line: where, how many, and the first four."""
    table = bare_table()
    for message in ("history-year", "history-hosts"):
        table.add_column(teller.texts.say(message), overflow="fold")
    for message in ("history-teams", "history-goals"):
        table.add_column(teller.texts.say(message), justify="right")
    for message in PLACES:
        table.add_column(teller.texts.say(message), overflow="fold")
    for each in found:
        goals = sum(result.home_goals + result.away_goals for result in all_results(each))
        table.add_row(
            Text(each.year, "bold"),
            _names(each.hosts, teller),
            str(len(each.teams)),
            str(goals),
            *(teller.team(code) for code in each.ranking[:4]),
        )
    return table


def finals_report(found: Finals, outcome: Outcome, teller: Teller) -> Stack:
    """Return one finals: host, field, finishing order, groups and every result."""
    say, results = teller.texts.say, all_results(found)
    facts: dict[str, Argument] = {
        "year": found.year,
        "hosts": _names(found.hosts, teller),
        "teams": len(found.teams),
        "matches": len(results),
        "goals": sum(result.home_goals + result.away_goals for result in results),
    }
    parts: list[RenderableType] = [Text(say("history-head", facts), "bold")]
    if found.withdrawn:
        parts.append(Text(say("history-withdrawn", {"teams": _names(found.withdrawn, teller)})))
    parts += [Text(""), _places(found, teller)]
    for group in found.groups:
        title = say("history-group", {"name": group.name})
        parts += _group(title, outcome.groups[group.name], group.results, teller)
        if group.play_offs:
            parts += [Text(say("history-play-off"), "dim"), _results(group.play_offs, teller)]
    if outcome.thirds is not None:
        parts += ["", Text(say("history-thirds"), "bold"), _standing(outcome.thirds, teller)]
    for name, standing in outcome.second_groups.items():
        message = "history-second-group" if found.final_pool is None else "history-final-pool"
        title = say(message, {"name": name})
        parts += _group(title, standing, found.second_results[name], teller)
    rounds: dict[str, list[str]] = {}
    for match in found.knockout.matches:
        rounds.setdefault(match.round, []).extend(found.matches[match.name])
    for name, texts in rounds.items():
        title = say(f"history-{name.replace(' ', '-')}")
        parts += ["", Text(title, "bold"), _results(texts, teller)]
    return Stack(*parts)


def score(result: Result, texts: Texts) -> str:
    """Return what is said behind a score: extra time, a shoot-out, a replay."""
    told = []
    if result.shoot_out is not None:
        home, away = result.shoot_out
        told.append(texts.say("history-shoot-out", {"home": home, "away": away}))
    elif result.extra_time:
        told.append(texts.say("history-extra-time"))
    if result.replay:
        told.append(texts.say("history-replay"))
    return ", ".join(told)


def _names(codes: Sequence[str], teller: Teller) -> str:
    return ", ".join(teller.team(code) for code in codes)


def _places(found: Finals, teller: Teller) -> Table:
    table = bare_table()
    table.show_header = False
    for message, code in zip(PLACES, found.ranking, strict=False):
        table.add_row(Text(teller.texts.say(message), "green"), teller.team(code))
    return table


def _group(
    title: str, standing: Standing, results: Sequence[str], teller: Teller
) -> list[RenderableType]:
    parts: list[RenderableType] = ["", Text(title, "bold"), _standing(standing, teller)]
    return [*parts, _results(results, teller)]


def _standing(standing: Standing, teller: Teller) -> Table:
    table = bare_table()
    table.add_column("", justify="right")
    table.add_column(teller.texts.say("history-team"), min_width=22)
    for message in ("played", "won", "drawn", "lost", "goals", "points"):
        table.add_column(teller.texts.say(f"history-{message}"), justify="right")
    table.add_column("")
    for place in standing.places:
        for code in place.teams:
            line = standing.line(code)
            figures = (line.played, line.won, line.drawn, line.lost)
            table.add_row(
                str(place.rank),
                teller.team(code),
                *(str(figure) for figure in figures),
                f"{line.scored}–{line.conceded}",
                str(line.points),
                teller.texts.say(TOLD[place.by]) if place.by in TOLD else "",
            )
    return table


def _results(texts: Sequence[str], teller: Teller) -> Table:
    table = bare_table()
    table.show_header = False
    table.add_column("", justify="right", min_width=22)
    table.add_column("", justify="center")
    table.add_column("", min_width=22)
    for text in texts:
        result = parse_result(text)
        table.add_row(
            teller.team(result.home),
            f"{result.home_goals}–{result.away_goals}",
            teller.team(result.away),
            Text(score(result, teller.texts), "dim"),
        )
    return table

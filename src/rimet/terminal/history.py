"""The command that tells the history of the World Cup, and how it is laid out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

import typer
from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from rimet.football.chronicle import (
    Chronicle,
    ChronicleChart,
    ChronicleLine,
    ChronicleMatch,
    ChronicleRow,
    ChronicleTable,
    chronicle,
    summarise,
)
from rimet.football.finals import finals, load_finals
from rimet.football.history import replay
from rimet.football.results import Result
from rimet.football.tables import FAIR_PLAY, LOTS, PLAY_OFF
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
            lines = [summarise(load_finals(each)) for each in finals()]
            show_table(overview(lines, Teller(texts, ())), whole=True)
        return
    if year not in finals():
        raise OptionError("no_finals", year=year[:20], allowed=", ".join(finals()))
    if json:
        found = load_finals(year)
        print_json({"finals": found, "outcome": replay(found)})
    else:
        show_table(finals_report(chronicle(year), Teller(texts, ())))


def overview(lines: Sequence[ChronicleLine], teller: Teller) -> Table:
    """Return all finals, one a line: where, how many, and the first four."""
    table = bare_table()
    for message in ("history-year", "history-hosts"):
        table.add_column(teller.texts.say(message), overflow="fold")
    for message in ("history-teams", "history-goals"):
        table.add_column(teller.texts.say(message), justify="right")
    for message in PLACES:
        table.add_column(teller.texts.say(message), overflow="fold")
    for line in lines:
        table.add_row(
            Text(line.year, "bold"),
            _names(line.hosts, teller),
            str(line.teams),
            str(line.goals),
            *(teller.team(code) for code in line.best),
        )
    return table


def finals_report(told: Chronicle, teller: Teller) -> Stack:
    """Return one finals: host, field, finishing order, groups and every result."""
    say, line = teller.texts.say, told.line
    facts: dict[str, Argument] = {
        "year": line.year,
        "hosts": _names(line.hosts, teller),
        "teams": line.teams,
        "matches": line.matches,
        "goals": line.goals,
    }
    parts: list[RenderableType] = [Text(say("history-head", facts), "bold")]
    if told.withdrawn:
        parts.append(Text(say("history-withdrawn", {"teams": _names(told.withdrawn, teller)})))
    parts += [Text(""), _places(told, teller)]
    for table in told.tables:
        title = say(f"history-{table.stage}", {"name": table.name})
        parts += ["", Text(title, "bold"), _standing(table, teller)]
        if table.matches:
            parts.append(_results(table.matches, teller))
        if table.play_offs:
            parts += [Text(say("history-play-off"), "dim"), _results(table.play_offs, teller)]
    for played in told.rounds:
        title = say(f"history-{played.name.replace(' ', '-')}")
        matches = [match for tie in played.ties for match in tie.matches]
        parts += ["", Text(title, "bold"), _results(matches, teller)]
    if told.chart is not None:
        parts += ["", Text(say("history-chart"), "bold"), *_chart(told.chart, teller)]
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


def _places(told: Chronicle, teller: Teller) -> Table:
    """Return the first four by their titles, and the others by their places or their last stage."""
    table = bare_table()
    table.show_header = False
    for number, place in enumerate(told.places):
        names = _names(place.teams, teller)
        if number < len(PLACES):
            title = teller.texts.say(PLACES[number])
        else:
            title = str(place.first)
            if place.last > place.first:
                title = f"{title}–{place.last}"
        table.add_row(Text(title, "green"), names)
    return table


def _standing(told: ChronicleTable, teller: Teller) -> Table:
    table = bare_table()
    table.add_column("", justify="right")
    table.add_column(teller.texts.say("history-team"), min_width=22)
    for message in ("played", "won", "drawn", "lost", "goals", "points"):
        table.add_column(teller.texts.say(f"history-{message}"), justify="right")
    table.add_column("")
    for row in told.rows:
        table.add_row(*_cells(row, teller))
    return table


def _cells(row: ChronicleRow, teller: Teller) -> list[str]:
    figures = (row.played, row.won, row.drawn, row.lost)
    return [
        str(row.rank),
        teller.team(row.team),
        *(str(figure) for figure in figures),
        f"{row.scored}–{row.conceded}",
        str(row.points),
        teller.texts.say(TOLD[row.by]) if row.by else "",
    ]


def _results(matches: Sequence[ChronicleMatch], teller: Teller) -> Table:
    table = bare_table()
    table.show_header = False
    table.add_column("", justify="right", min_width=22)
    table.add_column("", justify="center")
    table.add_column("", min_width=22)
    for match in matches:
        table.add_row(
            teller.team(match.home),
            f"{match.home_goals}–{match.away_goals}",
            teller.team(match.away),
            Text(score(match, teller.texts), "dim"),
        )
    return table


def _chart(chart: ChronicleChart, teller: Teller) -> list[RenderableType]:
    """Return what the rulebook's chart says: its order, where it differs, and its slips."""
    say, line = teller.texts.say, chart.line
    kind = "likely" if not line.is_order else "other" if chart.differing else "same"
    parts: list[RenderableType] = [Text(say(f"history-chart-{kind}", {"entries": line.entries}))]
    if kind != "same":
        told = Text()
        for rank, code in enumerate(line.teams, start=1):
            number = f"{rank} " if line.is_order else ""
            mark = "bold" if code in chart.differing else ""
            told.append(", " if rank > 1 else "").append(number + teller.team(code), mark)
        parts.append(told)
    for slip in line.slips:
        facts = {"team": teller.team(slip.team), "printed": teller.team(slip.printed or slip.team)}
        parts.append(Text(say(f"history-slip-{slip.kind}", facts)))
    return parts

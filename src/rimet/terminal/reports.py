"""Tables of figures: games, simulations, measurements."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from rimet.lab.measure import Figures
from rimet.lab.tally import Share, Summary
from rimet.terminal.catalogue import Poster
from rimet.terminal.sentences import Teller
from rimet.texts import Argument, Texts

WIDEST = 1000
# Message, field, unit, what a figure is multiplied with to have it.
MEASURED = (
    ("bench-playouts", "playouts_per_s", "1/s", 1.0),
    ("bench-steps", "steps_per_s", "M/s", 1e-6),
    ("bench-clone", "clone_ns", "ns", 1.0),
    ("bench-redeal", "redeal_us", "µs", 1.0),
    ("bench-view", "view_us", "µs", 1.0),
)


def show_table(drawn: RenderableType, whole: bool = False) -> None:
    """Print on stdout what a person, or a file, should have; a file has its lines whole."""
    console = Console(highlight=False)
    if whole and not console.is_terminal:
        needed = Measurement.get(console, console.options.update(width=WIDEST), drawn).maximum
        console.width = max(console.width, needed)
    console.print(drawn)


def bare_table() -> Table:
    """Return an empty table that draws no lines."""
    return Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="green")


def games_table(posters: Sequence[Poster], texts: Texts) -> Table:
    """Return the list of games."""
    grid = bare_table()
    for message in ("games-name", "games-title", "games-players", "games-summary"):
        grid.add_column(texts.say(message))
    for poster in posters:
        few, many = poster.fewest, poster.most
        grid.add_row(
            Text(poster.name, "bold"),
            Text(poster.title),
            f"{few}–{many}" if many > few else str(many),
            Text(poster.summary),
        )
    return grid


def simulation_report(summary: Summary, teller: Teller, speed: float) -> Group:
    """Return wins by seat, titles by team and the length of matches."""
    texts = teller.texts
    length = summary.steps
    facts: dict[str, Argument] = {"matches": summary.matches, "speed": round(speed)}
    steps: dict[str, Argument] = {
        "mean": f"{length.mean:.1f}",
        "low": f"{length.low:.1f}",
        "high": f"{length.high:.1f}",
        "shortest": length.shortest,
        "median": length.median,
        "longest": length.longest,
    }
    parts: list[RenderableType] = [
        Text(texts.say("simulate-head", facts), "bold"),
        Text(texts.say("simulate-steps", steps)),
        Text(""),
        _seats(summary, teller),
    ]
    if summary.teams:
        parts += [Text(""), _teams(summary, teller)]
    return Group(*parts)


def _seats(summary: Summary, teller: Teller) -> Table:
    grid = bare_table()
    for message in ("simulate-seat", "simulate-wins", "simulate-interval"):
        grid.add_column(teller.texts.say(message), justify="left" if "seat" in message else "right")
    for odds in summary.seats:
        grid.add_row(str(odds.seat), *_odds(odds))
    if summary.nobody.count:
        grid.add_row(Text(teller.name(-1), "dim"), *_odds(summary.nobody))
    return grid


def _teams(summary: Summary, teller: Teller) -> Table:
    grid = bare_table()
    grid.add_column(teller.texts.say("simulate-team"))
    for message in ("simulate-titles", "simulate-interval", "simulate-place", "simulate-matches"):
        grid.add_column(teller.texts.say(message), justify="right")
    for odds in summary.teams:
        cells = (*_odds(odds), f"{odds.mean_place:.2f}", str(odds.matches))
        grid.add_row(Text(teller.team(odds.team)), *cells)
    return grid


def _odds(odds: Share) -> tuple[str, str]:
    return f"{odds.share * 100:.2f} %", f"{odds.low * 100:.2f}–{odds.high * 100:.2f} %"


def bench_table(rows: Sequence[Figures], texts: Texts) -> Table:
    """Return what was measured, one game a line."""
    grid = bare_table()
    grid.add_column(texts.say("games-name"), no_wrap=True)
    for message, _, unit, _ in MEASURED:
        grid.add_column(f"{texts.say(message)}\n{unit}", justify="right", no_wrap=True)
    for row in rows:
        cells = [_figure(getattr(row, field) * scale) for _, field, _, scale in MEASURED]
        grid.add_row(Text(row.game, "bold"), *cells)
    return grid


def _figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"

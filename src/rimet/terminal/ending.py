"""How a match ended: who won, the podium, the final standings."""

from __future__ import annotations

from collections.abc import Iterator

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from rimet.kernel.game import Result
from rimet.terminal.sentences import Teller

METALS = {1: "bold yellow", 2: "bold white", 3: "bold dark_orange3"}
TELLING = 1000  # scores beyond are made for ordering, not for reading


def tell_ending(result: Result, teller: Teller) -> Iterator[RenderableType]:
    """Yield what to show at the end of a match."""
    yield Text(tell_winners(result, teller), "bold green")
    yield Text("")
    yield _podium(result, teller)
    if result.placings:
        yield Text("")
        yield Text(teller.texts.say("end-standings"), "green")
        places = [
            Text.assemble((f"{placing.place:>3} ", "dim"), teller.team(placing.team))
            for placing in result.placings
        ]
        yield Columns(places, padding=(0, 3), column_first=True)


def tell_winners(result: Result, teller: Teller) -> str:
    """Return one sentence that says who won."""
    winners = [seat for seat, share in enumerate(result.shares) if share > 0]
    names = ", ".join(teller.name(seat) for seat in winners)
    if not winners:
        return teller.texts.say("end-nobody")
    return teller.texts.say("end-winner" if len(winners) == 1 else "end-shared", {"names": names})


def _podium(result: Result, teller: Teller) -> Table:
    grid = Table.grid(padding=(0, 2))
    has_scores = all(abs(score) < TELLING for score in result.scores)
    place = 1
    for level in result.ranking:
        for seat in level:
            score = str(result.scores[seat]) if has_scores else ""
            metal = METALS.get(place, "dim")
            name = Text(teller.name(seat))
            grid.add_row(Text(f"{place:>3}", metal), name, Text(score, justify="right"))
        place += len(level)
    return grid

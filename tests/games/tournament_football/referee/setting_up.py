"""Who takes part and sets up: the line-up, the seeding, the flags and the first cards."""

from __future__ import annotations

from collections.abc import Iterable

from rimet import CHANCE
from tests.games.tournament_football.referee.box import finals
from tests.games.tournament_football.referee.table import HAND, Play, Point, Table

LIKELY = "1994"


def set_up(table: Table) -> Play[None]:
    """Bring teams, flags and cards to the table."""
    line_up = yield from fill_up(table, chosen(table))
    yield from seed(table, line_up)
    yield from draw_flags(table)
    yield from deal(table)


def chosen(table: Table) -> list[str]:
    """Return the teams that take part without any lot (WCT-5, WCT-30, WCT-R11)."""
    options = table.options
    own = [code.strip().upper() for code in options.lineup.split(",") if code.strip()]
    if own:
        return own
    if table.series:
        return table.series.codes
    likely = finals(LIKELY).codes
    if table.board_name == "world-cup" and set(likely) <= set(table.ratings):
        return likely
    return []


def fill_up(table: Table, codes: list[str]) -> Play[list[str]]:
    """Fill the gaps with the best rated who stayed at home, by lot among equals (WCT-R7)."""
    came = list(codes)
    while len(came) < len(table.board.spots):
        equals = best(table, set(table.ratings) - set(came))
        if len(came) + len(equals) <= len(table.board.spots):
            came += equals
        else:
            came.append((yield from lot("select", "in", equals)))
    return came


def best(table: Table, codes: Iterable[str]) -> list[str]:
    """Return the best rated teams: one, or several that are equals."""
    rated = {code: table.ratings[code] for code in codes}
    return [code for code, rating in rated.items() if rating == max(rated.values())]


def lot(phase: str, word: str, codes: list[str]) -> Play[str]:
    """Draw one of the teams."""
    text = yield Point(phase, CHANCE, {f"{word}:{code}": 1 for code in codes})
    return text.removeprefix(f"{word}:")


def seed(table: Table, line_up: list[str]) -> Play[None]:
    """Let teams take their spots from the best rated down, within real groups if kept."""
    homes: dict[str, str] = {}
    if table.series and table.options.seeding == "real":
        is_early = "" < table.series.year < "1974"
        if not is_early or table.options.early_groups:  # WCT-R15
            homes = table.series.homes  # WCT-R9
    for spot in table.board.seeding:  # WCT-6
        waiting = [code for code in line_up if code not in table.teams.values()]
        equals = best(table, [code for code in waiting if homes.get(code, spot[0]) == spot[0]])
        if len(equals) > 1:
            equals = [(yield from lot("seed", "seed", equals))]
        table.teams[spot] = equals[0]


def draw_flags(table: Table) -> Play[None]:
    """Let every seat draw its flags blindly, from the dealer's left; the rest is the bank's."""
    in_the_cup = list(table.board.spots)
    for seat in table.clockwise(table.options.dealer):  # WCT-7
        for _ in range(table.flags):
            text = yield Point("flags", CHANCE, {f"flag:{spot}": 1 for spot in in_the_cup})
            spot = text.removeprefix("flag:")
            in_the_cup.remove(spot)
            table.owners[spot] = seat


def deal(table: Table) -> Play[None]:
    """Deal five cards to everybody, one at a time from the dealer's left (WCT-8)."""
    for _ in range(HAND):
        for seat in table.clockwise(table.options.dealer):
            yield from table.draw("deal", seat)

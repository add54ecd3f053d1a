"""A referee who follows a match by the rulebook alone and says at every point what may come."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

import rimet
from rimet import CHANCE, OVER, SPECTATOR
from rimet.games.tournament_football.game import TournamentFootball
from tests.games.tournament_football.referee.groups import play_groups
from tests.games.tournament_football.referee.knockout import play_knockout, result
from tests.games.tournament_football.referee.setting_up import set_up
from tests.games.tournament_football.referee.sight import see
from tests.games.tournament_football.referee.table import Play, Point, Table

LOOKS = 11  # one of so many points is looked at through somebody's eyes


def officiate(table: Table) -> Play[rimet.Result]:
    """Go through a whole match, phase by phase, and return its result."""
    yield from set_up(table)
    yield from play_groups(table)
    yield from play_knockout(table)
    return result(table)


def numbers(table: Table) -> Mapping[str, int]:
    """Return the number of every move and outcome that there is a notation for."""
    places = [*table.board.spots, *table.board.half_fields]
    kinds = list(table.kinds)
    found = {
        f"{card}@{place}": kind * len(places) + number
        for kind, card in enumerate(kinds)
        for number, place in enumerate(places)
    }
    found |= {f"card:{card}": kind for kind, card in enumerate(kinds)}
    found |= {f"flag:{spot}": number for number, spot in enumerate(table.board.spots)}
    for word in ("in", "seed"):
        found |= {f"{word}:{team}": number for number, team in enumerate(table.ratings)}
    return found


def watch(game: TournamentFootball, seed: int, table: Table | None = None) -> Table:
    """Play a random match and check every point of it; return the table at the end."""
    table = table or Table(game.options)
    numbered = numbers(table)
    state, rng = game.start(), rimet.Rng(seed)
    viewers = [SPECTATOR, *table.seats]
    referee = officiate(table)
    point = next(referee)
    for step in range(game.longest):
        check_point(state, point, numbered)
        if step % LOOKS == 0:
            check_view(game, state, point, table, viewers[step // LOOKS % len(viewers)])
        action = state.sample(rng)
        text = game.tell(state, action)
        assert numbered[text] == action
        state.apply(action)
        try:
            point = referee.send(text)
        except StopIteration as end:
            assert game.result(state) == end.value
            break
    assert state.to_act == OVER, "both are through, within the longest match that there is"
    for viewer in viewers:
        check_view(game, state, Point("done", OVER, {}), table, viewer)
    return table


def check_point(state: rimet.State, point: Point, numbered: Mapping[str, int]) -> None:
    """Check who acts, and what may come of it, by number."""
    assert state.to_act == point.seat, point.phase
    expected = {numbered[text]: weight for text, weight in point.choices.items()}
    if point.seat == CHANCE:
        odds = {outcome: weight for outcome, weight in enumerate(state.odds()) if weight}
        assert odds == expected, point.phase
    else:
        assert list(state.legal()) == sorted(expected), point.phase


def check_view(
    game: TournamentFootball, state: rimet.State, point: Point, table: Table, viewer: int
) -> None:
    """Check all that one viewer sees."""
    seen = msgspec.to_builtins(game.view(state, viewer))
    assert seen == see(table, point, viewer), (point.phase, viewer)

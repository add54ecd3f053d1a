"""The knock-out: its cards, its matches one by one, and how the managers have done."""

from __future__ import annotations

import rimet
from tests.games.tournament_football.referee.box import Pairing, worths
from tests.games.tournament_football.referee.table import BANK, Play, Table
from tests.games.tournament_football.referee.turns import next_seat, take_turn

# The places that the winner and the loser of a match take, where they play no more.
ENDS = {
    "last 16": (0, 9),
    "quarter-final": (0, 5),
    "semi-final": (0, 0),
    "third place": (3, 4),
    "final": (1, 2),
}


def play_knockout(table: Table) -> Play[None]:
    """Add single cards until all half-fields are full, then settle the matches."""
    while table.board.has_thirds and table.open_half_fields():  # WCT-20, WCT-21
        seat = next_seat(table)
        if seat is None:
            break  # WCT-R4
        yield from take_turn(table, seat, [table.open_half_fields()], draws=1)
    comers = dict(table.entrants)
    for pairing in table.board.pairings:  # WCT-23: third place before The Final
        settle_match(table, pairing, comers)


def settle_match(table: Table, pairing: Pairing, comers: dict[str, str]) -> None:
    """Show the owners, turn up the cards, and send winner and loser on (WCT-22)."""
    strengths = {}
    for half_field, comer in zip(pairing.half_fields, pairing.comers, strict=True):
        spot = comers[comer]
        table.entrants[half_field] = spot
        table.known.add(spot)
        table.turn_up(half_field)
        behind = table.board.placings.index(table.placings[spot])
        strengths[spot] = (*table.total(spot, half_field), -behind)
    loser, winner = sorted(strengths, key=lambda spot: strengths[spot])
    comers[f"winner {pairing.name}"] = winner
    comers[f"loser {pairing.name}"] = loser
    for spot, place in zip((winner, loser), ENDS[pairing.round], strict=True):
        if place:
            table.places[spot] = place


def points(table: Table, seat: int) -> int:
    """Return a manager's total: the points of the teams less the goals they are rated."""
    own = [spot for spot in table.board.spots if table.owners[spot] == seat]
    # Out in the groups of the Olympic side is the ninth place, too, but not the last 16.
    won = worths(table.options.points)
    earned = [won.get(table.places[spot], 0) for spot in own if spot in table.placings]
    return sum(earned) - sum(table.rating(spot)[0] for spot in own)


def result(table: Table) -> rimet.Result:
    """Return who won, how managers rank and where every team finished (WCT-24, WCT-R5)."""
    places = table.places
    champion = next(table.owners[spot] for spot, place in places.items() if place == 1)
    scores = [int(seat == champion) for seat in table.seats]
    shares = [float(score) for score in scores]
    if table.is_scored:
        scores = [points(table, seat) for seat in table.seats]
    by_teams: dict[tuple[int, ...], list[int]] = {}
    for seat in table.seats:
        own = sorted(places[spot] for spot, owner in table.owners.items() if owner == seat)
        by_teams.setdefault(tuple(own), []).append(seat)
    placings = sorted((place, table.teams[spot]) for spot, place in places.items())
    return rimet.Result(
        winner=None if champion == BANK else champion,
        ranking=tuple(tuple(by_teams[own]) for own in sorted(by_teams)),
        scores=tuple(scores),
        placings=tuple(rimet.Placing(team, place) for place, team in placings),
        shares=tuple(shares),
    )

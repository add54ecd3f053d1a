"""What a viewer must see of the table, as plain data in the shape of the game's view."""

from __future__ import annotations

from rimet import SPECTATOR
from tests.games.tournament_football.referee.box import worth, worths
from tests.games.tournament_football.referee.knockout import ENDS, points
from tests.games.tournament_football.referee.table import Point, Table

UNKNOWN = -2
Seen = dict[str, object]


def see(table: Table, point: Point, viewer: int) -> Seen:
    """Return all that a viewer may see at a point of the match."""
    board = table.board
    kinds = list(table.kinds)
    moves = [move.partition("@")[2] for move in point.choices if point.phase == "turn"]
    hand = table.hands[viewer] if viewer != SPECTATOR else {}
    return {
        "viewer": viewer,
        "to_act": point.seat,
        "phase": point.phase,
        "board": table.board_name,
        "turn": table.turn,
        "can_play_group": any(place in board.spots for place in moves),
        "can_play_later": any(place in board.half_fields for place in moves),
        "capacity": table.capacity,
        "kinds": [worth(card) for card in kinds],
        "hand": [
            {"kind": kinds.index(card), **_score(card), "count": hand[card]}
            for card in sorted(kinds, key=worth, reverse=True)
            if hand.get(card)
        ],
        "own_teams": _teams(table, viewer, viewer) if viewer != SPECTATOR else [],
        "seats": [
            {
                "cards": table.hands[seat].total(),
                "is_in": table.is_in[seat],
                "teams": _teams(table, seat, viewer),
                "points": _points(table, seat, point),
            }
            for seat in table.seats
        ],
        "fields": [_field(table, spot, viewer) for spot in board.spots],
        "half_fields": [_half_field(table, name, viewer) for name in board.half_fields],
        "rounds": [_round(table, name) for name in dict.fromkeys(_rounds(table))],
        "winner_to": [_goes(table, f"winner {pairing.name}") for pairing in board.pairings],
        "loser_to": [_goes(table, f"loser {pairing.name}") for pairing in board.pairings],
        "deck": sum(layer.total() for layer in table.deck),
        "layers": [layer.total() for layer in table.deck],
    }


def _rounds(table: Table) -> list[str]:
    """Return the round of every match."""
    return [pairing.round for pairing in table.board.pairings]


def _round(table: Table, name: str) -> Seen:
    """Return a round with the points that its matches end with, where they count (WCT-25)."""
    won = worths(table.options.points) if table.is_scored else {}
    winner, loser = ENDS[name]
    return {
        "name": name,
        "matches": _rounds(table).count(name),
        "winner_points": won.get(winner, 0),
        "loser_points": won.get(loser, 0),
    }


def _goes(table: Table, comer: str) -> int:
    """Return the half-field, by its number, to which somebody comes, or -1."""
    comers = [one for pairing in table.board.pairings for one in pairing.comers]
    return comers.index(comer) if comer in comers else -1


def _score(card: str) -> Seen:
    goals, penalties = worth(card)
    return {"goals": goals, "penalties": penalties}


def _points(table: Table, seat: int, point: Point) -> int | None:
    """Return a manager's total, once there is one (WCT-25)."""
    if table.is_scored and point.phase == "done":
        return points(table, seat)
    return None


def _owner(table: Table, spot: str, viewer: int) -> int:
    """Return the owner of a team, where it is the viewer or has been shown (WCT-7, WCT-17)."""
    owner = table.owners[spot]
    return owner if spot in table.known or owner == viewer >= 0 else UNKNOWN


def _teams(table: Table, seat: int, viewer: int) -> list[str]:
    """Return the teams of a seat that a viewer knows of."""
    spots = [spot for spot in table.board.spots if _owner(table, spot, viewer) == seat]
    return [table.teams[spot] for spot in spots]


def _place(table: Table, place: str, spot: str | None, viewer: int) -> Seen:
    """Return what a viewer sees of a place: its team, and the cards that are up or its own."""
    kinds = list(table.kinds)
    pile = table.piles[place]
    cards = [laid.card if laid.is_up or laid.seat == viewer else "" for laid in pile]  # WCT-R12
    scores = [worth(card) for card in cards if card]
    is_seeded = spot is not None and spot in table.teams
    rating = table.rating(spot) if spot is not None and is_seeded else (0, 0)
    return {
        "name": place,
        "team": table.teams.get(spot, "") if spot else "",
        "owner": _owner(table, spot, viewer) if spot else UNKNOWN,
        "cards": tuple(kinds.index(card) if card else -1 for card in cards),
        "seats": tuple(laid.seat for laid in pile),
        "rating": rating if spot else (),
        "goals": rating[0] + sum(goals for goals, _ in scores),
        "penalties": rating[1] + sum(penalties for _, penalties in scores),
        "placing": table.placings.get(spot, "") if spot else "",
        "final": table.places.get(spot, 0) if spot else 0,
        "total": (),
        "rank": 0,
        "by": "",
    }


def _half_field(table: Table, name: str, viewer: int) -> Seen:
    return _place(table, name, table.entrants.get(name), viewer)


def _field(table: Table, spot: str, viewer: int) -> Seen:
    """Return what a viewer sees of a field, with its line of the group's table (WCT-14)."""
    seen = _place(table, spot, spot, viewer)
    order = table.orders.get(spot[0], [])
    if order:
        rank = order.index(spot)
        seen |= {"total": table.totals[spot], "rank": rank + 1}
        if rank > 0:
            above, own = table.totals[order[rank - 1]], table.totals[spot]
            by_penalties = "penalties" if above[1] != own[1] else "position"
            seen["by"] = "goals" if above[0] != own[0] else by_penalties
    return seen

"""What happened, told to one viewer, for the log and for motion on the board."""

from __future__ import annotations

from typing import Annotated

from rimet.games.tournament_football import components
from rimet.games.tournament_football.bracket import FINAL
from rimet.games.tournament_football.components import OLYMPIC, Board
from rimet.games.tournament_football.notation import card_name, place_name
from rimet.games.tournament_football.setup import DEAL, DRAW
from rimet.kernel.events import Count, Event, Said, Seat, Secret, Subject, Team, Words, kinds_in

CRITERIA = ("goals", "penalties", "position")
Card = Annotated[str, Said("card")]
Place = Annotated[str, Said("place")]  # a field or half-field
Criterion = Annotated[str, Said(CRITERIA)]


def _draw_rule(phase: int, is_open: int) -> str:
    if phase == DEAL:
        return "WCT-8"
    if phase == DRAW:
        return "WCT-12" if is_open else "WCT-20"
    return "WCT-19"


def list_words(
    board: Board, teams: list[components.Team], cards: list[components.Card]
) -> dict[str, Words]:
    """Return what the numbers of entries stand for in one game."""
    places = range(board.teams + len(board.half_fields))
    return {
        "team": [team.code for team in teams],
        "card": [card_name(card) for card in cards],
        "place": [place_name(board, place) for place in places],
        "total_rule": ["WCT-14" if place < board.teams else "WCT-22" for place in places],
        "group": board.groups,
        "placing": board.placings,
        "match": board.matches,
        "round": [_round_name(board, number) for number in board.round_of],
        "title": ["", "olympic" if board.name == OLYMPIC else "cup", *[""] * (board.teams - 1)],
    }


def _round_name(board: Board, number: int) -> str:
    """Return the name of a round; the Olympic board has a Final of its own (WCT-1)."""
    name = board.rounds[number]
    return "olympic-final" if (board.name, name) == (OLYMPIC, FINAL) else name


class TeamSelected(Event, frozen=True, kw_only=True):
    """A lot has taken a team into the line-up."""

    ruled_by = "WCT-5"
    team: Subject


class TeamSeeded(Event, frozen=True, kw_only=True):
    """Which spot a team was seeded on."""

    ruled_by = "WCT-6"
    team: Subject
    spot: Annotated[str, Said("place")]


class FlagDrawn(Event, frozen=True, kw_only=True):
    """A seat has drawn a flag; which, only the seat itself is told."""

    ruled_by = "WCT-7"
    seat: Seat
    team: Annotated[Subject, Secret("seat")] = ""


class CardDrawn(Event, frozen=True, kw_only=True):
    """A seat has drawn a card; which, only the seat itself is told."""

    ruled_by = Said(_draw_rule, of=("phase", "is_open"))
    seat: Seat
    card: Annotated[Card, Secret("seat")] = ""


class CardPlaced(Event, frozen=True, kw_only=True):
    """A seat has placed a card; which, if it lies face up or is the viewer's own."""

    ruled_by = Said(("WCT-20", "WCT-9"), of="is_open")
    seat: Seat
    place: Place
    team: Subject = ""
    card: Annotated[Card, Secret("seat", unless="shows")] = ""


class CardTurned(Event, frozen=True, kw_only=True):
    """Which card lies on a place, as it is turned over or counted."""

    ruled_by = Said("total_rule", of="place")
    lead = 420
    hold = 280
    place: Place
    slot: Count
    card: Card
    team: Subject = ""


class TeamTotal(Event, frozen=True, kw_only=True):
    """A team's goals and penalties on a place."""

    ruled_by = Said("total_rule", of="place")
    team: Subject
    place: Place
    goals: Count
    penalties: Count


class TeamRanked(Event, frozen=True, kw_only=True):
    """A team's rank in its group, and what parts it from the one above."""

    ruled_by = "WCT-14"
    hold = 1600
    team: Subject
    group: Annotated[str, Said("group")]
    rank: Count
    by: Criterion


class ThirdRanked(Event, frozen=True, kw_only=True):
    """A third's rank among the thirds, and what parts it from the one above."""

    ruled_by = "WCT-16"
    hold = 2000
    team: Subject
    rank: Count
    by: Criterion


class TeamAdvanced(Event, frozen=True, kw_only=True):
    """The placing by which a team goes through."""

    ruled_by = "WCT-15"
    team: Subject
    placing: Annotated[str, Said("placing")]


class OwnerRevealed(Event, frozen=True, kw_only=True):
    """Whose team it is; -1 is the bank."""

    ruled_by = Said(("WCT-17", "WCT-22"), of="is_knockout")
    hold = 700
    team: Subject
    owner: Seat


class SeatOut(Event, frozen=True, kw_only=True):
    """A seat has no team left."""

    ruled_by = "WCT-17"
    hold = 1600
    seat: Seat


class CardShown(Event, frozen=True, kw_only=True):
    """A card of a hand that is shown on going out."""

    ruled_by = "WCT-R3"
    seat: Seat
    card: Card


class CardsReturned(Event, frozen=True, kw_only=True):
    """How many cards went under the deck."""

    ruled_by = Said(("WCT-18", "WCT-29"), of="is_open")
    count: Count


class MatchResolved(Event, frozen=True, kw_only=True):
    """Who won a match and by what."""

    ruled_by = "WCT-22"
    hold = 1500
    match: Annotated[str, Said("match")]
    round: Annotated[str, Said("round", of="match")]
    winner: Subject
    loser: Team
    by: Criterion


class TeamPlaced(Event, frozen=True, kw_only=True):
    """The place a team finished in, and what the champion has won."""

    ruled_by = Said(("WCT-17", "WCT-23"), of="is_knockout")
    hold = 1500
    team: Subject
    place: Count
    title: Annotated[str, Said("title", of="place")]


class ManagerScored(Event, frozen=True, kw_only=True):
    """A manager's score for all teams."""

    ruled_by = "WCT-25"
    hold = 1200
    seat: Seat
    points: Count


class SeriesWon(Event, frozen=True, kw_only=True):
    """Who is manager of the series; equal totals share the title."""

    ruled_by = "WCT-25"
    hold = 1600
    seat: Seat
    points: Count


EVENTS = kinds_in(__name__)

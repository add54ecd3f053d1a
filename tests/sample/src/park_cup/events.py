"""What happened in Park Cup, told to one viewer."""

from __future__ import annotations

from typing import Annotated

from rimet.kernel.events import Count, Event, Said, Seat, Secret, Subject, Team, kinds_in

from .derived import DEAL_CARDS, DRAW, REFILL

Card = Annotated[str, Said("card")]
OwnCard = Annotated[str | None, Said("card"), Secret("seat")]


class TeamDrawn(Event, frozen=True, kw_only=True):
    """A seat has drawn its team; which, only the seat itself is told."""

    ruled_by = "PC-2"
    seat: Seat
    team: Annotated[Subject | None, Secret("seat")]


class CardDrawn(Event, frozen=True, kw_only=True):
    """A seat has drawn a card; which, only the seat itself is told."""

    ruled_by = Said({DEAL_CARDS: "PC-3", DRAW: "PC-4", REFILL: "PC-14"}, of="phase")
    seat: Seat
    card: OwnCard


class CardLaid(Event, frozen=True, kw_only=True):
    """A seat has laid a card face down; which, only the seat itself is told."""

    ruled_by = "PC-5"
    seat: Seat
    team: Subject
    card: OwnCard


class CardMoved(Event, frozen=True, kw_only=True):
    """A transfer has moved a card from one field to another."""

    ruled_by = "PC-6"
    seat: Seat
    team: Subject
    to: Team


class Appealed(Event, frozen=True, kw_only=True):
    """A seat has appealed to another."""

    ruled_by = "PC-7"
    seat: Seat
    to: Seat


class TeamShown(Event, frozen=True, kw_only=True):
    """A seat has shown its team."""

    ruled_by = "PC-7"
    hold = 800
    seat: Seat
    team: Subject


class CardShown(Event, frozen=True, kw_only=True):
    """A seat has given up, dropped or shown a card for all to see."""

    ruled_by = Said(("PC-7", "PC-8", "PC-12"), of="reason")
    hold = 500
    seat: Seat
    card: Card


class CardTurned(Event, frozen=True, kw_only=True):
    """A card that lay on a field is turned over."""

    ruled_by = "PC-10"
    lead = 400
    hold = 300
    team: Subject
    card: Card


class TeamTotal(Event, frozen=True, kw_only=True):
    """A team's strength and goals are counted."""

    ruled_by = "PC-10"
    hold = 500
    team: Subject
    total: Count


class LotDrawn(Event, frozen=True, kw_only=True):
    """The lot has put out one of the level teams."""

    ruled_by = "PC-11"
    lead = 800
    hold = 700
    team: Subject


class TeamOut(Event, frozen=True, kw_only=True):
    """A team is out, in which place, and whose it was."""

    ruled_by = "PC-12"
    hold = 1200
    team: Subject
    owner: Seat
    place: Count


class CardsReturned(Event, frozen=True, kw_only=True):
    """So many cards went under the deck."""

    ruled_by = "PC-13"
    count: Count


class CupWon(Event, frozen=True, kw_only=True):
    """A team has won the cup, and whose it is."""

    ruled_by = "PC-15"
    hold = 2000
    team: Subject
    owner: Seat


EVENTS = kinds_in(__name__)

"""What happened in Park Cup, told to one viewer."""

from __future__ import annotations

from rimet.kernel.game import Event

from .options import Card, Team
from .table import (
    DEAL_CARDS,
    DRAW,
    REFILL,
    TOLD_APPEAL,
    TOLD_CUP,
    TOLD_DRAW,
    TOLD_DROP,
    TOLD_GIVE,
    TOLD_HAND,
    TOLD_LAY,
    TOLD_LOT,
    TOLD_MOVE,
    TOLD_OUT,
    TOLD_RETURN,
    TOLD_SHOW,
    TOLD_TEAM,
    TOLD_TOTAL,
    TOLD_TURN,
)


class TeamDrawn(Event, frozen=True, kw_only=True):
    """Tells that a seat drew its team, and which to the seat itself."""

    seat: int
    team: str | None


class CardDrawn(Event, frozen=True, kw_only=True):
    """Tells that a seat drew a card, and which to the seat itself."""

    seat: int
    card: str | None


class CardLaid(Event, frozen=True, kw_only=True):
    """Tells that a seat laid a card face down, and which to the seat itself."""

    seat: int
    team: str
    card: str | None


class CardMoved(Event, frozen=True, kw_only=True):
    """Tells that a transfer moved a card from one field to another."""

    seat: int
    team: str
    to: str


class Appealed(Event, frozen=True, kw_only=True):
    """Tells that a seat appealed to another."""

    seat: int
    to: int


class TeamShown(Event, frozen=True, kw_only=True):
    """Tells that a seat showed its team."""

    seat: int
    team: str


class CardShown(Event, frozen=True, kw_only=True):
    """Tells that a seat gave up, dropped or showed a card for all to see."""

    seat: int
    card: str


class CardTurned(Event, frozen=True, kw_only=True):
    """Tells which card lay on a field."""

    team: str
    card: str


class TeamTotal(Event, frozen=True, kw_only=True):
    """Tells a team's strength and goals."""

    team: str
    total: int


class LotDrawn(Event, frozen=True, kw_only=True):
    """Tells which of the level teams the lot put out."""

    team: str


class TeamOut(Event, frozen=True, kw_only=True):
    """Tells that a team is out, in which place, and whose it was."""

    team: str
    owner: int
    place: int


class CardsReturned(Event, frozen=True, kw_only=True):
    """Tells how many cards went under the deck."""

    count: int


class CupWon(Event, frozen=True, kw_only=True):
    """Tells which team won the cup, and whose it is."""

    team: str
    owner: int


EVENTS = (
    TeamDrawn,
    CardDrawn,
    CardLaid,
    CardMoved,
    Appealed,
    TeamShown,
    CardShown,
    CardTurned,
    TeamTotal,
    LotDrawn,
    TeamOut,
    CardsReturned,
    CupWon,
)
DRAWN_BY_RULE = {DEAL_CARDS: "PC-3", DRAW: "PC-4", REFILL: "PC-14"}
SHOWN_BY_RULE = {TOLD_GIVE: "PC-7", TOLD_DROP: "PC-8", TOLD_HAND: "PC-12"}


def tell_event(teams: list[Team], cards: list[Card], entry: tuple[int, ...], viewer: int) -> Event:
    """Return one journal entry as this viewer may know it."""
    what, first, second, third = entry
    own = first == viewer
    if what == TOLD_TEAM:
        return TeamDrawn(rule="PC-2", seat=first, team=teams[second].name if own else None)
    if what == TOLD_DRAW:
        card = cards[second].name if own else None
        return CardDrawn(rule=DRAWN_BY_RULE[third], seat=first, card=card)
    if what == TOLD_LAY:
        card = cards[third].name if own else None
        return CardLaid(rule="PC-5", seat=first, team=teams[second].name, card=card)
    if what == TOLD_MOVE:
        moved, to = teams[second].name, teams[third].name
        return CardMoved(rule="PC-6", seat=first, team=moved, to=to)
    if what == TOLD_APPEAL:
        return Appealed(rule="PC-7", seat=first, to=second)
    if what == TOLD_SHOW:
        return TeamShown(rule="PC-7", seat=first, team=teams[second].name)
    if what in SHOWN_BY_RULE:
        return CardShown(rule=SHOWN_BY_RULE[what], seat=first, card=cards[second].name)
    if what == TOLD_TURN:
        return CardTurned(rule="PC-10", team=teams[first].name, card=cards[second].name)
    if what == TOLD_TOTAL:
        return TeamTotal(rule="PC-10", team=teams[first].name, total=second)
    if what == TOLD_LOT:
        return LotDrawn(rule="PC-11", team=teams[first].name)
    if what == TOLD_OUT:
        return TeamOut(rule="PC-12", team=teams[first].name, owner=second, place=third)
    if what == TOLD_RETURN:
        return CardsReturned(rule="PC-13", count=first)
    assert what == TOLD_CUP
    return CupWon(rule="PC-15", team=teams[first].name, owner=second)

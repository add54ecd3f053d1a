"""What happened, told to one viewer, for the log and for motion on the board."""

from __future__ import annotations

from rimet.games.tournament_football import components
from rimet.games.tournament_football.components import Board, Card
from rimet.games.tournament_football.notation import card_name, place_name
from rimet.games.tournament_football.setup import (
    DEAL,
    DRAW,
    TOLD_ADDED,
    TOLD_ADVANCED,
    TOLD_DRAWN,
    TOLD_FLAG,
    TOLD_MATCH,
    TOLD_OUT,
    TOLD_PLACE,
    TOLD_PLACED,
    TOLD_RANKED,
    TOLD_RETURNED,
    TOLD_REVEALED,
    TOLD_SCORE,
    TOLD_SEEDED,
    TOLD_SELECTED,
    TOLD_SHOWN,
    TOLD_THIRD,
    TOLD_TOTAL,
    TOLD_TURNED,
)
from rimet.kernel.events import Event, Seat, Subject, Team

CRITERIA = ("goals", "penalties", "position")


class TeamSelected(Event, frozen=True, kw_only=True):
    """Tells that a lot took a team into the line-up."""

    team: Subject


class TeamSeeded(Event, frozen=True, kw_only=True):
    """Tells which spot a team was seeded on."""

    team: Subject
    spot: str


class FlagDrawn(Event, frozen=True, kw_only=True):
    """Tells that a seat drew a flag, and which to the seat itself."""

    seat: Seat
    team: Subject = ""


class CardDrawn(Event, frozen=True, kw_only=True):
    """Tells that a seat drew a card, and which to the seat itself."""

    seat: Seat
    card: str = ""


class CardPlaced(Event, frozen=True, kw_only=True):
    """Tells that a seat placed a card; which, if it lies face up or is the viewer's own."""

    seat: Seat
    place: str
    team: Subject = ""
    card: str = ""


class CardTurned(Event, frozen=True, kw_only=True):
    """Tells which card lies on a place, as it is turned over or counted."""

    place: str
    slot: int
    card: str
    team: Subject = ""


class TeamTotal(Event, frozen=True, kw_only=True):
    """Tells a team's goals and penalties on a place."""

    team: Subject
    place: str
    goals: int
    penalties: int


class TeamRanked(Event, frozen=True, kw_only=True):
    """Tells a team's rank in its group, and what parts it from the one above."""

    team: Subject
    group: str
    rank: int
    by: str


class ThirdRanked(Event, frozen=True, kw_only=True):
    """Tells a third's rank among the thirds, and what parts it from the one above."""

    team: Subject
    rank: int
    by: str


class TeamAdvanced(Event, frozen=True, kw_only=True):
    """Tells the placing by which a team goes through."""

    team: Subject
    placing: str


class OwnerRevealed(Event, frozen=True, kw_only=True):
    """Tells whose team it is; -1 is the bank."""

    team: Subject
    owner: Seat


class SeatOut(Event, frozen=True, kw_only=True):
    """Tells that a seat has no team left."""

    seat: Seat


class CardShown(Event, frozen=True, kw_only=True):
    """Tells a card of a hand that is shown on going out."""

    seat: Seat
    card: str


class CardsReturned(Event, frozen=True, kw_only=True):
    """Tells how many cards went under the deck."""

    count: int


class MatchResolved(Event, frozen=True, kw_only=True):
    """Tells who won a match and by what."""

    match: str
    round: str
    winner: Subject
    loser: Team
    by: str


class TeamPlaced(Event, frozen=True, kw_only=True):
    """Tells the place a team finished in."""

    team: Subject
    place: int


class ManagerScored(Event, frozen=True, kw_only=True):
    """Tells a manager's score for all teams."""

    seat: Seat
    points: int


EVENTS: tuple[type[Event], ...] = (
    TeamSelected,
    TeamSeeded,
    FlagDrawn,
    CardDrawn,
    CardPlaced,
    CardTurned,
    TeamTotal,
    TeamRanked,
    ThirdRanked,
    TeamAdvanced,
    OwnerRevealed,
    SeatOut,
    CardShown,
    CardsReturned,
    MatchResolved,
    TeamPlaced,
    ManagerScored,
)


class Teller:
    """Tells journal entries of one game to a viewer."""

    def __init__(self, board: Board, teams: list[components.Team], cards: list[Card]) -> None:
        self.board = board
        self.codes = [team.code for team in teams]
        self.cards = [card_name(card) for card in cards]

    def code(self, team: int) -> str:
        """Return a team's code, or nothing where no team stands yet."""
        return self.codes[team] if team >= 0 else ""

    def tell(self, entry: tuple[int, ...], viewer: int) -> Event:
        """Return one entry as the viewer may know it."""
        what, first = entry[:2]
        if what in (TOLD_FLAG, TOLD_DRAWN, TOLD_PLACED, TOLD_ADDED):
            return self._tell_secret(entry, own=first == viewer)
        if what in (TOLD_SELECTED, TOLD_SEEDED, TOLD_SHOWN, TOLD_RETURNED, TOLD_OUT):
            return self._tell_table(entry)
        return self._tell_result(entry)

    def _tell_secret(self, entry: tuple[int, ...], own: bool) -> Event:
        what, seat, second, third, shows, team = entry
        if what == TOLD_FLAG:
            return FlagDrawn(rule="WCT-7", seat=seat, team=self.codes[second] if own else "")
        if what == TOLD_DRAWN:
            rule = _draw_rule(phase=third, is_open=shows)
            return CardDrawn(rule=rule, seat=seat, card=self.cards[second] if own else "")
        return CardPlaced(
            rule="WCT-9" if what == TOLD_PLACED else "WCT-20",
            seat=seat,
            place=place_name(self.board, second),
            team=self.code(team),
            card=self.cards[third] if own or shows else "",
        )

    def _tell_table(self, entry: tuple[int, ...]) -> Event:
        what, first, second = entry[:3]
        if what == TOLD_SELECTED:
            return TeamSelected(rule="WCT-5", team=self.codes[first])
        if what == TOLD_SEEDED:
            spot = self.board.fields[second]
            return TeamSeeded(rule="WCT-6", team=self.codes[first], spot=spot)
        if what == TOLD_SHOWN:
            return CardShown(rule="WCT-R3", seat=first, card=self.cards[second])
        if what == TOLD_OUT:
            return SeatOut(rule="WCT-17", seat=first)
        return CardsReturned(rule="WCT-29" if second else "WCT-18", count=first)

    def _tell_result(self, entry: tuple[int, ...]) -> Event:
        what, first, second, third, fourth, _ = entry
        board = self.board
        if what == TOLD_TURNED:
            place, team = place_name(board, first), self.code(fourth)
            rule, card = self._total_rule(first), self.cards[third]
            return CardTurned(rule=rule, place=place, slot=second, card=card, team=team)
        if what == TOLD_MATCH:
            return MatchResolved(
                rule="WCT-22",
                match=board.matches[first],
                round=board.rounds[board.round_of[first]],
                winner=self.codes[second],
                loser=self.codes[third],
                by=CRITERIA[fourth],
            )
        if what == TOLD_SCORE:
            return ManagerScored(rule="WCT-25", seat=first, points=second)
        team = self.codes[first]
        if what == TOLD_TOTAL:
            place = place_name(board, second)
            rule = self._total_rule(second)
            return TeamTotal(rule=rule, team=team, place=place, goals=third, penalties=fourth)
        if what == TOLD_RANKED:
            group, by = board.groups[second], CRITERIA[fourth]
            return TeamRanked(rule="WCT-14", team=team, group=group, rank=third + 1, by=by)
        if what == TOLD_THIRD:
            return ThirdRanked(rule="WCT-16", team=team, rank=second + 1, by=CRITERIA[third])
        if what == TOLD_ADVANCED:
            return TeamAdvanced(rule="WCT-15", team=team, placing=board.placings[second])
        if what == TOLD_REVEALED:
            return OwnerRevealed(rule="WCT-22" if third else "WCT-17", team=team, owner=second)
        assert what == TOLD_PLACE
        return TeamPlaced(rule="WCT-23" if third else "WCT-17", team=team, place=second)

    def _total_rule(self, place: int) -> str:
        return "WCT-14" if place < self.board.teams else "WCT-22"


def _draw_rule(phase: int, is_open: int) -> str:
    if phase == DEAL:
        return "WCT-8"
    if phase == DRAW:
        return "WCT-12" if is_open else "WCT-20"
    return "WCT-19"

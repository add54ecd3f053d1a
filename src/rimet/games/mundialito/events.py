"""What happened in Mundialito, told to everybody alike."""

from __future__ import annotations

from rimet.kernel.events import Event, Seat, Subject, Team


class TeamSelected(Event, frozen=True, kw_only=True):
    """Tells that the lot lets a team take part."""

    team: Subject


class TeamDealt(Event, frozen=True, kw_only=True):
    """Tells which coach is dealt a team."""

    seat: Seat
    team: Subject


class TeamDrafted(Event, frozen=True, kw_only=True):
    """Tells which coach takes a team."""

    seat: Seat
    team: Subject


class FieldLotDrawn(Event, frozen=True, kw_only=True):
    """Tells that the lot puts one of several equally strong teams among those for a field."""

    team: Subject
    field: int


class TeamLaid(Event, frozen=True, kw_only=True):
    """Tells on which field of which group a team is drawn."""

    group: str
    field: int
    team: Subject


class RoundBegun(Event, frozen=True, kw_only=True):
    """Tells that a round of the cup begins."""

    stage: str


class SideDrawn(Event, frozen=True, kw_only=True):
    """Tells which team is drawn as the first or second side of a match.

    `against` is whom the second side meets; the first does not know it yet.
    """

    match: int
    side: int
    team: Subject
    against: Team = ""


class MatchBegun(Event, frozen=True, kw_only=True):
    """Tells which teams meet now."""

    match: int
    stage: str
    first: Subject
    second: Team


class DieRolled(Event, frozen=True, kw_only=True):
    """Tells what a die shows, for which team, and what for: goals, overtime, kicks or places."""

    team: Subject
    part: str
    die: str
    number: int


class OvertimeBegun(Event, frozen=True, kw_only=True):
    """Tells that a match is level and goes into overtime."""

    match: int
    goals: int


class KicksBegun(Event, frozen=True, kw_only=True):
    """Tells that a match is level after overtime and goes to penalty kicks."""

    match: int
    goals: int


class KicksLevel(Event, frozen=True, kw_only=True):
    """Tells that the penalty kicks are level and are repeated."""

    match: int
    total: int


class DiceThrown(Event, frozen=True, kw_only=True):
    """Tells the sum that a team has thrown with all three dice, for kicks or places."""

    team: Subject
    part: str
    total: int


class MatchDrawn(Event, frozen=True, kw_only=True):
    """Tells that a group match ends level."""

    match: int
    first: Subject
    second: Team
    goals: int


class MatchWon(Event, frozen=True, kw_only=True):
    """Tells who has won a match: goals with those of overtime, sums of kicks or -1."""

    match: int
    first: Team
    second: Team
    first_goals: int
    second_goals: int
    first_kicks: int
    second_kicks: int
    winner: Subject


class GroupLevel(Event, frozen=True, kw_only=True):
    """Tells that teams of a group are level and throw all dice for their places."""

    group: str
    count: int


class LotDrawn(Event, frozen=True, kw_only=True):
    """Tells whom the lot puts ahead after too many level throws."""

    team: Subject


class GroupSettled(Event, frozen=True, kw_only=True):
    """Tells the final order of a group."""

    group: str
    first: Subject
    second: Team
    third: Team
    fourth: Team


class TeamQualified(Event, frozen=True, kw_only=True):
    """Tells that a team goes on to the play-off."""

    group: str
    team: Subject


class TeamOut(Event, frozen=True, kw_only=True):
    """Tells that a team is out, in which place, and whose it was."""

    team: Subject
    place: int
    seat: Seat


class CoachOut(Event, frozen=True, kw_only=True):
    """Tells that a coach has no team left in the tournament."""

    seat: Seat


class ThirdPlaceWon(Event, frozen=True, kw_only=True):
    """Tells which team is third, and whose it is."""

    team: Subject
    seat: Seat


class CupWon(Event, frozen=True, kw_only=True):
    """Tells which team has won the Big Final, and which coach thereby the match."""

    team: Subject
    seat: Seat


EVENTS = (
    TeamSelected,
    TeamDealt,
    TeamDrafted,
    FieldLotDrawn,
    TeamLaid,
    RoundBegun,
    SideDrawn,
    MatchBegun,
    DieRolled,
    OvertimeBegun,
    KicksBegun,
    KicksLevel,
    DiceThrown,
    MatchDrawn,
    MatchWon,
    GroupLevel,
    LotDrawn,
    GroupSettled,
    TeamQualified,
    TeamOut,
    CoachOut,
    ThirdPlaceWon,
    CupWon,
)

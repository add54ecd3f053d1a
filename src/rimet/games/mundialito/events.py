"""What happened in Mundialito, told to everybody alike."""

from __future__ import annotations

from typing import Annotated

from rimet.kernel.events import Count, Event, Said, Seat, Subject, Team, kinds_in

from .notation import LETTERS
from .options import COLORS
from .setup import FINAL, GOALS, GROUPS, KICKS, NOT_YET, OVERTIME, PLACES, THIRD_PLACE
from .view import PARTS, STAGES

ROLLED_BY_RULE = {GOALS: "MUN-7", OVERTIME: "MUN-8", KICKS: "MUN-9", PLACES: "MUN-15"}
Group = Annotated[str, Said(tuple(LETTERS))]
Stage = Annotated[str, Said(STAGES)]
Part = Annotated[str, Said(PARTS)]


def _round_rule(stage: int) -> str:
    return "MUN-11" if stage in (THIRD_PLACE, FINAL) else "MUN-10"


def _match_rule(stage: int) -> str:
    return "MUN-13" if stage == GROUPS else "MUN-11" if stage in (THIRD_PLACE, FINAL) else "MUN-6"


def _win_rule(kicks: int) -> str:
    return "MUN-7" if kicks == NOT_YET else "MUN-R9"


def _out_rule(stage: int) -> str:
    return "MUN-16" if stage == GROUPS else "MUN-7"


class TeamSelected(Event, frozen=True, kw_only=True):
    """A team that the lot lets take part."""

    ruled_by = "MUN-R6"
    team: Subject


class TeamDealt(Event, frozen=True, kw_only=True):
    """Which coach is dealt a team."""

    ruled_by = "MUN-4"
    seat: Seat
    team: Subject


class TeamDrafted(Event, frozen=True, kw_only=True):
    """Which coach takes a team."""

    ruled_by = "MUN-R7"
    seat: Seat
    team: Subject


class FieldLotDrawn(Event, frozen=True, kw_only=True):
    """A team that the lot puts, of several equally strong ones, among those for a field."""

    ruled_by = "MUN-R3"
    team: Subject
    field: Count


class TeamLaid(Event, frozen=True, kw_only=True):
    """On which field of which group a team is drawn."""

    ruled_by = "MUN-12"
    hold = 700
    group: Group
    field: Count
    team: Subject


class RoundBegun(Event, frozen=True, kw_only=True):
    """A round of the cup begins."""

    ruled_by = Said(_round_rule, of="stage")
    hold = 1000
    stage: Stage


class SideDrawn(Event, frozen=True, kw_only=True):
    """Which team is drawn as the first or second side of a match.

    `against` is whom the second side meets; the first does not know it yet.
    """

    ruled_by = "MUN-6"
    hold = 480
    match: Count
    side: Count
    team: Subject
    against: Team = ""


class MatchBegun(Event, frozen=True, kw_only=True):
    """Which teams meet now."""

    ruled_by = Said(_match_rule, of="stage")
    hold = 260
    match: Count
    stage: Stage
    first: Subject
    second: Team


class DieRolled(Event, frozen=True, kw_only=True):
    """What a die shows, for which team, and what for: goals, overtime, kicks or places."""

    ruled_by = Said(ROLLED_BY_RULE, of="part")
    lead = 640
    hold = 420
    team: Subject
    part: Part
    die: Annotated[str, Said(COLORS)]
    number: Count


class OvertimeBegun(Event, frozen=True, kw_only=True):
    """A match is level and goes into overtime."""

    ruled_by = "MUN-8"
    hold = 850
    match: Count
    goals: Count


class KicksBegun(Event, frozen=True, kw_only=True):
    """A match is level after overtime and goes to penalty kicks."""

    ruled_by = "MUN-9"
    hold = 950
    match: Count
    goals: Count


class KicksLevel(Event, frozen=True, kw_only=True):
    """The penalty kicks are level and are repeated."""

    ruled_by = "MUN-9"
    hold = 800
    match: Count
    total: Count


class DiceThrown(Event, frozen=True, kw_only=True):
    """The sum that a team has thrown with all three dice, for kicks or places."""

    ruled_by = Said(ROLLED_BY_RULE, of="part")
    hold = 600
    team: Subject
    part: Part
    total: Count


class MatchDrawn(Event, frozen=True, kw_only=True):
    """A group match ends level."""

    ruled_by = "MUN-13"
    hold = 1000
    match: Count
    first: Subject
    second: Team
    goals: Count


class MatchWon(Event, frozen=True, kw_only=True):
    """Who has won a match: goals with those of overtime, sums of kicks or -1."""

    ruled_by = Said(_win_rule, of="first_kicks")
    hold = 1100
    match: Count
    first: Team
    second: Team
    first_goals: Count
    second_goals: Count
    first_kicks: Count
    second_kicks: Count
    winner: Subject


class GroupLevel(Event, frozen=True, kw_only=True):
    """Teams of a group are level and throw all dice for their places."""

    ruled_by = "MUN-R4"
    hold = 1000
    group: Group
    count: Count


class LotDrawn(Event, frozen=True, kw_only=True):
    """Whom the lot puts ahead after too many level throws."""

    ruled_by = "MUN-R11"
    lead = 800
    hold = 900
    team: Subject


class GroupSettled(Event, frozen=True, kw_only=True):
    """The final order of a group."""

    ruled_by = "MUN-15"
    hold = 800
    group: Group
    first: Subject
    second: Team
    third: Team
    fourth: Team


class TeamQualified(Event, frozen=True, kw_only=True):
    """A team goes on to the play-off."""

    ruled_by = "MUN-16"
    group: Group
    team: Subject


class TeamOut(Event, frozen=True, kw_only=True):
    """A team is out, in which place, and whose it was."""

    ruled_by = Said(_out_rule, of="stage")
    hold = 500
    team: Subject
    place: Count
    seat: Seat


class CoachOut(Event, frozen=True, kw_only=True):
    """A coach has no team left in the tournament."""

    ruled_by = "MUN-R8"
    hold = 900
    seat: Seat


class ThirdPlaceWon(Event, frozen=True, kw_only=True):
    """Which team is third, and whose it is."""

    ruled_by = "MUN-11"
    hold = 1200
    team: Subject
    seat: Seat


class CupWon(Event, frozen=True, kw_only=True):
    """Which team has won the Big Final, and which coach thereby the match."""

    ruled_by = "MUN-5"
    hold = 2400
    team: Subject
    seat: Seat


EVENTS = kinds_in(__name__)

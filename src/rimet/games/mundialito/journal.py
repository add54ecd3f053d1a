"""How journal entries of Mundialito become events."""

from __future__ import annotations

from rimet.kernel.game import Event

from .events import (
    CoachOut,
    CupWon,
    DiceThrown,
    DieRolled,
    FieldLotDrawn,
    GroupLevel,
    GroupSettled,
    KicksBegun,
    KicksLevel,
    LotDrawn,
    MatchBegun,
    MatchDrawn,
    MatchWon,
    OvertimeBegun,
    RoundBegun,
    SideDrawn,
    TeamDealt,
    TeamDrafted,
    TeamLaid,
    TeamOut,
    TeamQualified,
    TeamSelected,
    ThirdPlaceWon,
)
from .notation import LETTERS
from .options import COLORS, Team
from .table import (
    GROUPS,
    KICKS,
    NOT_YET,
    OVERTIME,
    PLACES,
    TOLD_CHAMPION,
    TOLD_COACH_OUT,
    TOLD_DEALT,
    TOLD_DRAFTED,
    TOLD_DRAWN,
    TOLD_DREW,
    TOLD_FIELD_LOT,
    TOLD_GROUP,
    TOLD_KICKS,
    TOLD_KICKS_LEVEL,
    TOLD_LAID,
    TOLD_LEVEL,
    TOLD_LOT,
    TOLD_MATCH,
    TOLD_OUT,
    TOLD_OVERTIME,
    TOLD_QUALIFIED,
    TOLD_ROLLED,
    TOLD_ROUND,
    TOLD_SELECTED,
    TOLD_THIRD,
    TOLD_THROWN,
    TOLD_WON,
)
from .view import PARTS, STAGES

ROLLED_BY_RULE = {OVERTIME: "MUN-8", KICKS: "MUN-9", PLACES: "MUN-15"}


def tell_event(teams: list[Team], entry: tuple[int, ...]) -> Event:
    """Return one journal entry in words that a client can show."""
    what, *facts = entry
    if what <= TOLD_LAID:
        return _tell_opening(teams, what, facts)
    if what in (TOLD_LEVEL, TOLD_GROUP, TOLD_QUALIFIED):
        return _tell_group(teams, what, facts)
    if what in (TOLD_ROUND, TOLD_OUT, TOLD_COACH_OUT, TOLD_THIRD, TOLD_CHAMPION):
        return _tell_cup(teams, what, facts)
    return _tell_match(teams, what, facts)


def _tell_opening(teams: list[Team], what: int, facts: list[int]) -> Event:
    if what == TOLD_SELECTED:
        return TeamSelected(rule="MUN-R6", team=teams[facts[0]].code)
    if what == TOLD_DEALT:
        return TeamDealt(rule="MUN-4", seat=facts[0], team=teams[facts[1]].code)
    if what == TOLD_DRAFTED:
        return TeamDrafted(rule="MUN-R7", seat=facts[0], team=teams[facts[1]].code)
    if what == TOLD_FIELD_LOT:
        return FieldLotDrawn(rule="MUN-R3", team=teams[facts[0]].code, field=facts[1])
    assert what == TOLD_LAID
    group, field, team = facts
    return TeamLaid(rule="MUN-12", group=LETTERS[group], field=field, team=teams[team].code)


def _tell_match(teams: list[Team], what: int, facts: list[int]) -> Event:
    if what == TOLD_DRAWN:
        match, side, team, first = facts
        against = teams[first].code if side else ""
        code = teams[team].code
        return SideDrawn(rule="MUN-6", match=match, side=side + 1, team=code, against=against)
    if what == TOLD_MATCH:
        match, stage, first, second = facts
        rule = "MUN-13" if stage == GROUPS else "MUN-6" if stage > 3 else "MUN-11"
        sides = {"first": teams[first].code, "second": teams[second].code}
        return MatchBegun(rule=rule, match=match, stage=STAGES[stage], **sides)
    if what == TOLD_ROLLED:
        team, part, die, number = facts
        rule = ROLLED_BY_RULE.get(part, "MUN-7")
        code, color = teams[team].code, COLORS[die]
        return DieRolled(rule=rule, team=code, part=PARTS[part], die=color, number=number)
    if what == TOLD_OVERTIME:
        return OvertimeBegun(rule="MUN-8", match=facts[0], goals=facts[1])
    if what == TOLD_KICKS:
        return KicksBegun(rule="MUN-9", match=facts[0], goals=facts[1])
    if what == TOLD_KICKS_LEVEL:
        return KicksLevel(rule="MUN-9", match=facts[0], total=facts[1])
    if what == TOLD_THROWN:
        team, part, total = facts
        rule = ROLLED_BY_RULE[part]
        return DiceThrown(rule=rule, team=teams[team].code, part=PARTS[part], total=total)
    if what == TOLD_LOT:
        return LotDrawn(rule="MUN-R11", team=teams[facts[0]].code)
    if what == TOLD_DREW:
        match, first, second, goals = facts
        sides = {"first": teams[first].code, "second": teams[second].code}
        return MatchDrawn(rule="MUN-13", match=match, goals=goals, **sides)
    assert what == TOLD_WON
    return _tell_win(teams, facts)


def _tell_win(teams: list[Team], facts: list[int]) -> Event:
    match, first, second, first_goals, second_goals, first_kicks, second_kicks, winner = facts
    return MatchWon(
        rule="MUN-7" if first_kicks == NOT_YET else "MUN-R9",
        match=match,
        first=teams[first].code,
        second=teams[second].code,
        first_goals=first_goals,
        second_goals=second_goals,
        first_kicks=first_kicks,
        second_kicks=second_kicks,
        winner=teams[winner].code,
    )


def _tell_group(teams: list[Team], what: int, facts: list[int]) -> Event:
    group = LETTERS[facts[0]]
    if what == TOLD_LEVEL:
        return GroupLevel(rule="MUN-R4", group=group, count=facts[1])
    if what == TOLD_QUALIFIED:
        return TeamQualified(rule="MUN-16", group=group, team=teams[facts[1]].code)
    assert what == TOLD_GROUP
    first, second, third, fourth = (teams[team].code for team in facts[1:])
    order = {"first": first, "second": second, "third": third, "fourth": fourth}
    return GroupSettled(rule="MUN-15", group=group, **order)


def _tell_cup(teams: list[Team], what: int, facts: list[int]) -> Event:
    if what == TOLD_ROUND:
        rule = "MUN-10" if facts[0] > 3 else "MUN-11"
        return RoundBegun(rule=rule, stage=STAGES[facts[0]])
    if what == TOLD_COACH_OUT:
        return CoachOut(rule="MUN-R8", seat=facts[0])
    if what == TOLD_OUT:
        team, place, seat, stage = facts
        rule = "MUN-16" if stage == GROUPS else "MUN-7"
        return TeamOut(rule=rule, team=teams[team].code, place=place, seat=seat)
    if what == TOLD_THIRD:
        return ThirdPlaceWon(rule="MUN-11", team=teams[facts[0]].code, seat=facts[1])
    assert what == TOLD_CHAMPION
    return CupWon(rule="MUN-5", team=teams[facts[0]].code, seat=facts[1])

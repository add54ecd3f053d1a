"""Test that every frame of whole matches shows what has been told so far, and nothing of later."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rimet import OVER, SPECTATOR, Event, FairDice, Match, Rng
from rimet.bots import RandomBot
from rimet.games.mundialito.events import (
    CupWon,
    DieRolled,
    GroupLevel,
    GroupSettled,
    KicksBegun,
    MatchBegun,
    MatchDrawn,
    MatchWon,
    OvertimeBegun,
    RoundBegun,
    SideDrawn,
    TeamLaid,
    TeamOut,
    ThirdPlaceWon,
)
from rimet.games.mundialito.view import MundialitoView
from rimet.kernel.frames import Frame
from rimet.testing import CHECKS

from .table import dice_set, load

LEVEL = {"dice": dice_set(*[[0, 1] * 3] * 3)}  # level every other time
TABLES: dict[str, dict[str, object]] = {
    "knock-out": {"players": 3},
    "level knock-out": {"players": 2, **LEVEL},
    "groups": {"mode": "II", "players": 4},
    "level groups": {"mode": "II", "players": 1, **LEVEL},
    "touristic": {"mode": "IIB", "players": 2, **LEVEL},
    "by itself": {"mode": "IIB", "players": 6, "rolls": "table", **LEVEL},
}
Goals = dict[str, int]
THIRD_AND_FOURTH = (17, 25)  # in a group; a cup from groups has no round of 32


class Told:
    """What somebody knows who has only heard the events: the match on the pitch and the chart."""

    def __init__(self) -> None:
        self.stage: str | None = None
        self.match = -1
        self.sides: list[str] = []
        self.goals: Goals = {}
        self.extra: Goals | None = None
        self.kicks: dict[str, list[int]] | None = None
        self.winner: str | None = None
        self.throws: dict[str, list[int]] = {}
        self.points: Goals = {}
        self.played: Goals = {}
        self.over: set[str] = set()
        self.out: Goals = {}
        self.winners: dict[int, str] = {}
        self.drawn: dict[int, list[str]] = {}
        self.champion: str | None = None

    def hear(self, event: Event) -> None:
        """Follow an event."""
        match event:
            case TeamLaid():
                self.stage = "groups"
                self.points[event.team] = self.played[event.team] = 0
            case RoundBegun():
                self.stage = event.stage
                self._clear()
            case SideDrawn():
                if event.side == 1:
                    self._clear()
                self.sides.append(event.team)
                self.drawn[event.match] = list(self.sides)
            case MatchBegun():
                self._clear()
                self.match, self.sides = event.match, [event.first, event.second]
                if event.stage != "groups":
                    self.drawn[event.match] = list(self.sides)
            case DieRolled():
                self._roll(event)
            case OvertimeBegun():
                self.extra = {}
            case KicksBegun():
                self.kicks = {team: [] for team in self.sides}
            case MatchWon() | MatchDrawn():
                self._end(event)
            case GroupLevel():
                self._clear()
            case GroupSettled():
                self._clear()
                self.over.add(event.group)
            case TeamOut():
                self.out[event.team] = event.place
            case ThirdPlaceWon():
                self.out[event.team] = 3
            case CupWon():
                self.champion = event.team

    def _clear(self) -> None:
        self.match, self.sides, self.goals, self.throws = -1, [], {}, {}
        self.extra = self.kicks = self.winner = None

    def _roll(self, event: DieRolled) -> None:
        if event.part == "goals":
            self.goals[event.team] = event.number
        elif event.part == "overtime":
            assert self.extra is not None
            self.extra[event.team] = event.number
        else:
            throws = self.throws if self.kicks is None else self.kicks
            if all(len(dice) == 3 for dice in throws.values()) and event.die == "yellow":
                if event.team in throws and throws[event.team]:
                    throws = {}  # all of them throw once more
            throws[event.team] = [*throws.get(event.team, []), event.number]
            if self.kicks is None:
                self.throws = throws
            else:
                self.kicks = {team: throws.get(team, []) for team in self.sides}

    def _end(self, event: MatchWon | MatchDrawn) -> None:
        self.winner = event.winner if isinstance(event, MatchWon) else None
        if self.stage != "groups":
            assert self.winner is not None
            self.winners[event.match] = self.winner
            return
        for team in self.sides:
            self.played[team] += 1
            self.points[team] += 1 if self.winner is None else 3 * (team == self.winner)


def expect_told(told: Told, view: MundialitoView) -> None:
    """Fail where a view does not show what has been told, or shows more."""
    assert view.stage == told.stage
    assert {team.code: team.place for team in view.teams if team.place > 1} == told.out
    for seat, shown in enumerate(view.seats):
        own = [team.code for team in view.teams if team.owner == seat]
        assert shown.still_in == [code for code in own if code not in told.out]
    assert view.champion == told.champion
    rows = [row for group in view.groups for row in group.rows]
    assert {row.team: row.points for row in rows} == {
        row.team: told.points[row.team] for row in rows
    }
    assert {row.team: row.played for row in rows} == {
        row.team: told.played[row.team] for row in rows
    }
    assert {group.name for group in view.groups if group.is_over} == told.over
    through = {row.team for group in view.groups for row in group.rows if group.name in told.over}
    through -= {team for team, place in told.out.items() if place in THIRD_AND_FOURTH}
    assert {row.team for row in rows if row.is_through} == through
    cup = [match for shown in view.rounds for match in shown.matches]
    sides = {match.number: [team for team in (match.first, match.second) if team] for match in cup}
    assert sides == told.drawn
    assert {match.number: match.winner for match in cup if match.winner} == told.winners
    expect_pitch(told, view)


def expect_pitch(told: Told, view: MundialitoView) -> None:
    """Fail where the match on the pitch, or the throw for places, is not just what was told."""
    thrown = told.throws if told.kicks is None else told.kicks
    if view.phase == "showing" and told.champion is None:
        shown = {} if view.roll is None else {one.team: one.dice for one in view.roll.throws}
        assert {team: dice for team, dice in shown.items() if dice} == {
            team: dice for team, dice in thrown.items() if dice
        }
    match = view.match
    if match is None or match.first is None:
        assert not told.sides or told.champion is not None or view.phase != "showing"
        return
    assert [team for team in (match.first, match.second) if team] == told.sides
    assert match.winner == told.winner
    pair = tuple(told.goals.get(team) for team in told.sides)
    assert match.goals == (pair if len(pair) == 2 else (None, None))
    if told.extra is None:
        assert match.overtime is None
    else:
        assert match.overtime == tuple(told.extra.get(team) for team in told.sides)
    if told.kicks is None:
        assert match.kicks is None
    elif view.phase == "showing":
        whole = [told.kicks[team] if len(told.kicks[team]) == 3 else None for team in told.sides]
        assert match.kicks == tuple(None if dice is None else sum(dice) for dice in whole)


def frames(name: str, seed: int = 2) -> Iterator[Frame]:
    """Play a match and yield its frames, path after path."""
    match = Match(load(**TABLES[name]), FairDice(seed))
    bot, rng = RandomBot(), Rng(seed)
    yield from match.frames(SPECTATOR)
    while match.to_act != OVER:
        since = match.number
        match.play(match.to_act, bot.choose(match.side(match.to_act, rng, 0), rng))
        yield from match.frames(SPECTATOR, since)


@pytest.mark.rule("MUN-6", "MUN-7", "MUN-8", "MUN-9", "MUN-14", "MUN-15", "MUN-16")
@pytest.mark.parametrize("name", TABLES)
def test_every_frame_shows_what_has_been_told_and_no_more(name: str) -> None:
    told = Told()
    for frame in frames(name):
        for event in frame.events:
            told.hear(event)
        assert isinstance(frame.view, MundialitoView)
        expect_told(told, frame.view)
        dice = [event for event in frame.events if isinstance(event, DieRolled)]
        assert len(dice) <= 1, "two dice at once"
        for die in dice:
            assert frame.view.roll is not None
            assert (frame.view.roll.team, frame.view.roll.die) == (die.team, die.die)
            assert frame.view.roll.part == die.part
    assert told.champion is not None


def test_every_die_tumbles_and_every_decision_is_seen_before_what_follows() -> None:
    shown: dict[str, list[Frame]] = {}
    for frame in frames("level groups"):
        for event in frame.events:
            shown.setdefault(type(event).__name__, []).append(frame)
    assert all(frame.lead > 0 and frame.hold > 0 for frame in shown["DieRolled"])
    alone = ("OvertimeBegun", "KicksBegun", "KicksLevel", "MatchDrawn", "MatchWon", "GroupLevel")
    for kind in (*alone, "RoundBegun", "ThirdPlaceWon", "CupWon"):
        assert all(
            [type(event).__name__ for event in frame.events] == [kind] for frame in shown[kind]
        )
        assert all(frame.hold > 0 and frame.lead == 0 for frame in shown[kind])


@pytest.mark.parametrize("name", TABLES)
def test_every_mark_can_be_viewed_and_dealt_anew(name: str) -> None:
    CHECKS["marks"](load(**TABLES[name]), 1, 5)

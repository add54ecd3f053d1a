"""Test that frames of whole matches show just what has been told so far, and nothing of later."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TypeVar

import pytest

from rimet import OVER, SPECTATOR, FairDice, Match, Rng
from rimet.bots import RandomBot
from rimet.games.world_cup_game.events import (
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CardRemoved,
    DeckShuffled,
    ExtraDieRolled,
    KickTaken,
    LotDrawn,
    MatchCounted,
    MatchWon,
    PenaltyRolled,
    RoundBegun,
    SeatOut,
    TeamPlaced,
    TeamRanked,
    ThirdRanked,
    TokenPlaced,
    TokenReplaced,
    TokenVoided,
)
from rimet.games.world_cup_game.view import MatchView, RowView, ShootoutView, WorldCupView
from rimet.kernel.frames import Frame
from rimet.kernel.game import Event
from tests.games.world_cup_game.script import Script, load_game, started
from tests.sampling import SAMPLED

CUPS: dict[str, dict[str, object]] = {
    "2002": {"players": 4},
    "2006": {"players": 2, "edition": "2006", "handout": "draft"},
    "1974": {"players": 3, "edition": "1974"},
    "1978": {"players": 12, "edition": "1978", "extra_goals": False},
    "1982": {"players": 3, "edition": "1982"},
    "1994": {"players": 2, "edition": "1994"},
}
# What is told alone, or with what follows from it at once.
MOMENTS = (
    *(TokenPlaced, TokenVoided, TokenReplaced, PenaltyRolled),
    *(ExtraDieRolled, KickTaken, LotDrawn, MatchWon),
)
Kind = TypeVar("Kind", bound=Event)


def units(name: str, viewer: int) -> Iterator[tuple[WorldCupView, list[Frame]]]:
    """Play a match and yield, of every path, the view before it and its frames."""
    match = Match(load_game(**CUPS[name]), FairDice(4))  # type: ignore[arg-type]
    bot, rng = RandomBot(), Rng(4)
    while match.to_act != OVER:
        before, since = match.view(viewer), match.number
        assert isinstance(before, WorldCupView)
        match.play(match.to_act, bot.choose(match.side(match.to_act, rng, 0), rng))
        yield before, match.frames(viewer, since)


class Told:
    """How a match stands by what has been told."""

    def __init__(self, view: WorldCupView) -> None:
        self.start = view
        self.round = view.round
        self.stage = "open"
        self.match_round = {match.name: match.round for match in view.matches}
        self.tokens: dict[str, list[tuple[str, int, bool]]] = {}
        self.dice: dict[str, list[str]] = {}
        self.won: dict[str, str] = {}
        self.kicks: dict[str, dict[str, list[bool]]] = {}
        self.ranks: dict[str, list[str]] = {}
        self.through: set[str] = set()
        self.place = {team.code: team.place for team in view.teams}
        self.owner = {team.code: team.owner for team in view.teams}
        self.is_in = [seat.is_in for seat in view.seats]
        self.cards = [seat.cards for seat in view.seats]
        self.opened = Counter({kind.kind: kind.played for kind in view.kinds})
        self.removed = Counter({kind.kind: kind.removed for kind in view.kinds})

    def hear(self, event: Event) -> None:
        """Take in what is told."""
        match event:
            case TokenPlaced():
                row = self.tokens.setdefault(event.row, [])
                row.append((event.token, 0 if event.token == "attack" else event.goals, False))
            case TokenVoided():
                self.tokens[event.row][event.space] = (event.token, event.goals, True)
            case TokenReplaced():
                self.tokens[event.row][event.space] = ("goal", event.goals, False)
            case ExtraDieRolled():
                self.dice.setdefault(event.group or f"round {self.round}", []).append(event.colour)
                self.stage = "rolled"
            case MatchCounted():
                self.stage = "counted"
            case KickTaken():
                kicks = self.kicks.setdefault(event.match, {event.team: [], event.against: []})
                kicks[event.team].append(event.is_goal)
                assert len(kicks[event.team]) == event.kick
            case MatchWon():
                self.won[event.match] = event.winner
            case TeamRanked():
                self.ranks.setdefault(event.group, []).append(event.team)
            case ThirdRanked():
                self.through |= {event.team} if event.is_through else set()
            case TeamPlaced():
                self.place[event.team] = event.place
            case SeatOut():
                self.is_in[event.seat], self.cards[event.seat] = False, 0
            case RoundBegun():
                self.round, self.stage = event.round, "open"
            case DeckShuffled():
                self.opened.clear()
            case _:
                self.hear_card(event)

    def hear_card(self, event: Event) -> None:
        """Take in what becomes of cards."""
        match event:
            case CardDrawn():
                self.cards[event.seat] += 1
            case CardDiscarded():
                self.cards[event.seat] -= 1
            case CardPlayed():
                self.cards[event.seat] -= 1
                self.opened[event.card] += 1
            case CardRemoved():
                self.removed[event.card] += 1
                self.opened[event.card] -= 1

    def check(self, view: WorldCupView) -> None:
        """Check that a view holds that and no more."""
        assert view.round == self.round
        assert {team.code: team.place for team in view.teams} == self.place
        champion = [code for code, place in self.place.items() if place == 1]
        assert view.champion == (champion or [""])[0]
        assert [seat.is_in for seat in view.seats] == self.is_in
        assert [seat.cards for seat in view.seats] == self.cards
        for seat, shown in enumerate(view.seats):
            own = [code for code in self.place if self.owner[code] == seat]
            assert shown.teams_in == [code for code in own if self.place[code] <= 1]
        for kind in view.kinds:
            assert kind.played == self.opened[kind.kind]
            assert kind.removed == self.removed[kind.kind]
        for match in view.matches:
            self.check_match(match, view)
        self.check_tables(view)

    def check_match(self, match: MatchView, view: WorldCupView) -> None:
        """Check a match: its teams, tokens, goals, kicks and winner."""
        pot = match.group or f"round {match.round}"
        for row in (match.home, match.away):
            is_known = match.round <= self.round or row.source in self.place
            assert bool(row.team) == is_known, "a pairing before its time"
            tokens = [(token.kind, token.goals, token.is_void) for token in row.tokens]
            assert tokens == self.tokens.get(row.name, [])
            self.check_goals(row, view, self.dice.get(pot, []))
        goals = (match.home.goals, match.away.goals)
        is_over = match.round < self.round or self.stage == "counted"
        winner = self.won.get(match.name, "")
        if match.group and match.round <= self.round and is_over and goals[0] != goals[1]:
            winner = match.home.team if goals[0] > goals[1] else match.away.team
        assert match.winner == winner
        kicks = self.kicks.get(match.name)
        expected = [sum(kicks[row.team]) for row in (match.home, match.away)] if kicks else []
        assert match.kicks == expected
        assert match.kicked == (
            [kicks[row.team] for row in (match.home, match.away)] if kicks else []
        )
        if match.round == self.round:
            assert (match.state == "open") == (self.stage == "open")
            if not match.group:
                assert (match.state == "over") == bool(winner)
        elif match.round > self.round:
            assert match.state == "waiting"

    def check_goals(self, row: RowView, view: WorldCupView, dice: list[str]) -> None:
        """Check the goals of a row by its tokens and by the dice that have been rolled."""
        colour = next((team.colour for team in view.teams if team.code == row.team), "")
        halves = dice.count(colour)
        assert row.extra == halves
        for kind, value, is_void in self.tokens.get(row.name, []):
            halves += 0 if is_void else 1 if kind == "attack" else 2 * value
        assert (row.goals, row.is_half) == (halves // 2, halves % 2 == 1)

    def check_tables(self, view: WorldCupView) -> None:
        """Check groups, thirds and the dice of rounds."""
        for group in view.groups:
            assert group.dice == self.dice.get(group.name, [])
            ranks = self.ranks.get(group.name)
            assert (group.state == "over") == (ranks is not None)
            if ranks is None:
                assert not any(line.goes_to for line in group.lines)
            else:
                assert [line.team for line in group.lines] == ranks
        for third in view.thirds:
            assert third.is_through == (third.team in self.through)
            assert bool(third.goes_to) == third.is_through
        for number, stage in enumerate(view.rounds):
            assert stage.dice == self.dice.get(f"round {number}", [])

    def check_shootout(self, shootout: ShootoutView, match: str) -> None:
        """Check the dots of a shoot-out."""
        kicks = self.kicks[match]
        assert shootout.match == match
        assert shootout.home_kicks == kicks[shootout.home]
        assert shootout.away_kicks == kicks[shootout.away]


@pytest.mark.rule("WCG-20", "WCG-25")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
@pytest.mark.parametrize("name", [*CUPS][2:4] if SAMPLED else CUPS)
def test_every_frame_holds_what_has_been_told_and_no_more(name: str, viewer: int) -> None:
    told: Told | None = None
    drafting = name == "2006"
    for before, frames in units(name, viewer):
        if drafting and before.phase == "draft":
            if frames[-1].view.phase == "draft":  # type: ignore[attr-defined]
                continue
            told = Told(seen(frames[-1]))
            continue
        if told is None:
            told = Told(before)
        for frame in frames:
            moments = [event for event in frame.events if isinstance(event, MOMENTS)]
            assert len(moments) <= 1, "two moments in one frame"
            assert len({e.group for e in frame.events if isinstance(e, TeamRanked)}) <= 1
            for event in frame.events:
                told.hear(event)
            view = seen(frame)
            told.check(view)
            kicked = [event for event in moments if isinstance(event, KickTaken)]
            if kicked:
                assert view.shootout is not None
                told.check_shootout(view.shootout, kicked[0].match)
            rolled = [event for event in moments if isinstance(event, PenaltyRolled)]
            if rolled:
                assert view.roll_on == rolled[0].row
    assert told is not None
    assert 1 in told.place.values() and 0 not in told.place.values()


def seen(frame: Frame) -> WorldCupView:
    """Return a frame's view."""
    assert isinstance(frame.view, WorldCupView)
    return frame.view


def scenes(script: Script, kind: type[Kind]) -> list[tuple[Kind, WorldCupView]]:
    """Return every scene that ends with an event of a kind, and how it looked."""
    journal, found, since = script.state.journal or [], [], 0
    for written, scene in script.state.marks or []:
        events = script.game.events(journal[since:written], SPECTATOR)
        view = script.game.view(scene, SPECTATOR)
        assert isinstance(view, WorldCupView)
        found += [(event, view) for event in events if isinstance(event, kind)][-1:]
        since = written
    return found


def watched(script: Script) -> Script:
    """Begin to keep marks."""
    script.state.journal, script.state.marks = [], []
    return script


@pytest.mark.rule("WCG-14", "WCG-R8")
def test_each_token_of_a_card_has_its_moment() -> None:
    script = watched(started(3, ["1+1+1"] * 3)).do("1+1+1>A1a", "+A1b", "+B1a")
    found = scenes(script, TokenPlaced)
    assert [event.row for event, _ in found] == ["A1a", "A1b", "B1a"]
    assert [(view.card, view.to_place) for _, view in found] == [
        *(("1+1+1", 2), ("1+1+1", 1), ("1+1+1", 0))
    ]
    for number, (_, view) in enumerate(found, start=1):
        rows = [row for match in view.matches for row in (match.home, match.away)]
        assert sum(len(row.tokens) for row in rows) == len(view.placed_on) == number


@pytest.mark.rule("WCG-17", "WCG-R17")
def test_a_goal_is_void_before_its_rest_comes() -> None:
    script = watched(started(3, ["foul"] * 3).lay("A1b", "3")).do("foul!A1b")
    (_, voided), (_, placed) = scenes(script, TokenVoided)[0], scenes(script, TokenPlaced)[0]
    tokens = [
        [(token.goals, token.is_void) for token in view.matches[0].away.tokens]
        for view in (voided, placed)
    ]
    assert tokens == [[(3, True)], [(3, True), (2, False)]]


@pytest.mark.rule("WCG-19", "WCG-R16")
def test_the_die_of_a_penalty_is_seen_before_its_token() -> None:
    script = watched(started(3, ["penalty"] * 3)).do("penalty>A1a", "die:red")
    for kind, count in ((CardPlayed, 0), (PenaltyRolled, 0), (TokenPlaced, 1)):
        [(_, view)] = scenes(script, kind)
        assert (view.roll_on, len(view.matches[0].home.tokens)) == ("A1a", count)


@pytest.mark.rule("WCG-R13", "WCG-R24")
def test_a_lot_is_seen_with_those_it_is_drawn_between() -> None:
    level = started(3)
    watched(level).finish({match.name: (0, 0) for match in level.matches()})
    while level.view().lot:
        level.state.apply(level.state.odds().index(1))
    drawn = scenes(level, LotDrawn)
    assert len(drawn) >= 4
    for event, view in drawn:
        group = next(group for group in view.groups if group.name == event.group)
        assert event.team in view.lot and len(view.lot) > 1 and group.state == "open"
    script = started(3, edition="1974").until("finals").finish({"T": (0, 0), "F": (2, 1)})
    watched(script).do(*["kick:red"] * 110)
    script.state.apply(script.state.odds().index(1))
    [(event, view)] = scenes(script, LotDrawn)
    third = next(match for match in view.matches if match.name == "T")
    assert view.lot == [third.home.team, third.away.team] and third.winner == ""


@pytest.mark.rule("WCG-22")
def test_a_seat_leaves_before_the_next_round_begins() -> None:
    script = started(2)
    script.own(int(code == "DEN") for code in script.plan.codes)
    [(_, view)] = scenes(watched(script).finish(), SeatOut)
    assert [seat.is_in for seat in view.seats] == [True, False]
    assert (view.round, [stage.state for stage in view.rounds][:2]) == (0, ["over", "waiting"])

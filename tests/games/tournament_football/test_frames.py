"""Test that frames of whole matches show just what has been told so far, and nothing of later."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rimet import OVER, SPECTATOR, FairDice, Match, Rng
from rimet.bots import RandomBot
from rimet.games.tournament_football.events import (
    CardTurned,
    ManagerScored,
    MatchResolved,
    OwnerRevealed,
    SeatOut,
    TeamAdvanced,
    TeamPlaced,
    TeamRanked,
)
from rimet.games.tournament_football.view import CupView, FieldView
from rimet.kernel.frames import Frame
from rimet.testing import CHECKS

from .script import load_cup

CUPS: dict[str, dict[str, object]] = {
    "world-cup": {"players": 4},
    "olympic": {"players": 3, "board": "olympic"},
    "scored": {"players": 2, "team_scoring": True, "longer": True, "hidden": True},
    "open": {"players": 2, "board": "olympic", "open": True, "series": "1974"},
}


def units(name: str, viewer: int = SPECTATOR) -> Iterator[tuple[CupView, list[Frame]]]:
    """Play a match and yield, of every path, the view before it and its frames."""
    match = Match(load_cup(**CUPS[name]), FairDice(2))  # type: ignore[arg-type]
    bot, rng = RandomBot(), Rng(2)
    while match.to_act != OVER:
        before, since = match.view(viewer), match.number
        assert isinstance(before, CupView)
        match.play(match.to_act, bot.choose(match.side(match.to_act, rng, 0), rng))
        yield before, match.frames(viewer, since)


def knockout(name: str) -> tuple[CupView, list[Frame]]:
    """Return the view before the knock-out is settled, and the frames of that, to the end."""
    before, frames = [*units(name)][-1]
    for number, frame in enumerate(frames):
        rules = {event.rule for event in frame.events}
        if "WCT-22" in rules and rules <= {"WCT-22", "WCT-23"}:
            return before, frames[number:]
        before = seen(frame)
    raise AssertionError("no knock-out")


def seen(frame: Frame) -> CupView:
    """Return a frame's view."""
    assert isinstance(frame.view, CupView)
    return frame.view


def open_cards(places: list[FieldView]) -> dict[str, int]:
    """Return how many cards of each place the viewer sees."""
    return {place.name: sum(card >= 0 for card in place.cards) for place in places}


@pytest.mark.rule("WCT-22")
@pytest.mark.parametrize("name", CUPS)
def test_a_knock_out_match_opens_card_by_card_and_then_sends_its_winner_on(name: str) -> None:
    before, frames = knockout(name)
    cards = open_cards(before.half_fields)
    stood = {place.name: place.team for place in before.half_fields}
    finals = {field.team: field.final for field in before.fields}
    resolved = 0
    for frame in frames[:-1]:
        view = seen(frame)
        for event in frame.events:
            if isinstance(event, CardTurned):
                cards[event.place] = max(cards[event.place], event.slot + 1)
            elif isinstance(event, MatchResolved):
                resolved += 1
            elif isinstance(event, TeamPlaced):
                finals[event.team] = event.place
        turned = [event for event in frame.events if isinstance(event, CardTurned)]
        assert len(turned) <= 1
        shown = open_cards(view.half_fields)
        assert all(shown[place] >= cards[place] for place in cards)
        assert {field.team: field.final for field in view.fields} == finals
        changed = [p.name for p in view.half_fields if p.team != stood[p.name]]
        results = [event for event in frame.events if isinstance(event, MatchResolved)]
        assert bool(changed) <= bool(results), "a pairing before the match that decides it"
        sent = {place.team for place in view.half_fields if place.name in changed}
        assert sent <= {team for event in results for team in (event.winner, event.loser)}
        stood.update({place.name: place.team for place in view.half_fields})
    assert resolved == len(before.half_fields) // 2


@pytest.mark.parametrize("name", ["world-cup", "olympic"])
def test_cards_that_lie_face_down_open_one_by_one(name: str) -> None:
    before, frames = knockout(name)
    cards = open_cards(before.half_fields)
    for frame in frames[:-1]:
        turned = [event.place for event in frame.events if isinstance(event, CardTurned)]
        for place in turned:
            cards[place] += 1
        shown = open_cards(seen(frame).half_fields)
        assert {place: count for place, count in shown.items() if count > cards[place]} == {}
    assert cards == open_cards(seen(frames[-1]).half_fields)


@pytest.mark.rule("WCT-22")
@pytest.mark.parametrize("name", CUPS)
def test_an_owner_is_known_with_the_frame_that_says_so(name: str) -> None:
    for before, frames in units(name):
        known = {field.team: field.owner for field in before.fields}
        for frame in frames:
            for event in frame.events:
                if isinstance(event, OwnerRevealed):
                    known[event.team] = event.owner
            told = {field.team: field.owner for field in seen(frame).fields if field.team in known}
            assert {t: o for t, o in told.items() if known[t] != o} == {}


@pytest.mark.rule("WCT-14")
@pytest.mark.rule("WCT-15")
@pytest.mark.parametrize("name", CUPS)
def test_a_group_has_its_table_and_sends_teams_on_when_it_is_settled(name: str) -> None:
    ranked = 0
    for before, frames in units(name):
        ranks = {field.team: field.rank for field in before.fields}
        placings = {field.team: field.placing for field in before.fields}
        for frame in frames:
            for event in frame.events:
                if isinstance(event, TeamRanked):
                    ranks[event.team] = event.rank
                    ranked += 1
                elif isinstance(event, TeamAdvanced):
                    placings[event.team] = event.placing
            fields = [field for field in seen(frame).fields if field.team in ranks]
            assert {f.team: f.rank for f in fields} == {f.team: ranks[f.team] for f in fields}
            assert all(field.placing == placings[field.team] for field in fields)
            groups = {event.group for event in frame.events if isinstance(event, TeamRanked)}
            assert len(groups) <= 1, "two groups in one frame"
    assert ranked == len(seen(frames[-1]).fields)


@pytest.mark.rule("WCT-17")
@pytest.mark.parametrize("name", CUPS)
def test_a_manager_is_in_until_it_is_told(name: str) -> None:
    for before, frames in units(name):
        standing = [seat.is_in for seat in before.seats]
        for frame in frames:
            for event in frame.events:
                if isinstance(event, SeatOut):
                    standing[event.seat] = False
            assert [seat.is_in for seat in seen(frame).seats] == standing


@pytest.mark.rule("WCT-25")
def test_managers_have_points_at_the_very_end() -> None:
    _, frames = knockout("scored")
    scored = [event for event in frames[-1].events if isinstance(event, ManagerScored)]
    assert [seat.points for seat in seen(frames[-1]).seats] == [event.points for event in scored]
    assert all(seat.points is None for frame in frames[:-1] for seat in seen(frame).seats)


@pytest.mark.parametrize("name", CUPS)
def test_every_mark_can_be_viewed_and_dealt_anew(name: str) -> None:
    CHECKS["marks"](load_cup(**CUPS[name]), 1, 5)  # type: ignore[arg-type]

"""Test the secrets: what nobody but the owner may learn through any door, and until when."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest

import rimet
from rimet import SPECTATOR, FairDice, Match, Rng
from rimet.games.tournament_football.events import CardPlaced, CardShown, OwnerRevealed
from rimet.games.tournament_football.setup import BANK
from rimet.testing import LoadedDice
from tests.games.tournament_football.script import BLANK, PLENTY, Script, hand_of, load_cup

UNKNOWN = -2


def seen(match: Match, viewer: int) -> bytes:
    """Return all that a viewer is shown and has been told."""
    told = msgspec.json.encode([match.view(viewer), match.events(viewer)])
    return told


def told_apart(moves: tuple[str, str], viewer: int, **options: object) -> bool:
    """Tell whether a viewer can tell two histories apart, by view, events or what is guessed."""
    matches = []
    for line in moves:
        script = Script(load_cup(3, cards=PLENTY, teams_per_player=1, **options)).seed()
        script.do(line)
        matches.append(Match(script.game, LoadedDice(rest=1), steps=script.steps))
    first, second = matches
    return seen(first, viewer) != seen(second, viewer)


DEAL = " ".join(["card:0.0"] * 12)
FLAGS = "flag:A1 flag:B1 flag:C1"


# --- one secret at a time: two histories that differ in nothing else


@pytest.mark.rule("WCT-7")
@pytest.mark.parametrize(
    ("viewer", "knows"), [(0, True), (1, False), (2, False), (SPECTATOR, False)]
)
def test_flags_are_secret(viewer: int, knows: bool) -> None:
    rest = f"flag:B1 flag:C1 card:1.0 card:2.0 card:3.0 {DEAL} 1.0@D1 0.0@Fa"
    assert told_apart((f"flag:A1 {rest}", f"flag:A2 {rest}"), viewer) == knows


@pytest.mark.rule("WCT-7")
@pytest.mark.parametrize("viewer", [2, SPECTATOR])
def test_whose_flag_it_is_and_whether_the_banks_is_secret(viewer: int) -> None:
    start = f"card:1.0 card:2.0 card:3.0 {DEAL}"
    others = ("flag:A1 flag:B1 flag:C1", "flag:B1 flag:A1 flag:C1", "flag:D1 flag:E1 flag:C1")
    for first, second in product(others, others):
        assert not told_apart((f"{first} {start}", f"{second} {start}"), viewer)


@pytest.mark.rule("WCT-8", "WCT-R12")
@pytest.mark.parametrize(
    ("viewer", "knows"), [(0, True), (1, False), (2, False), (SPECTATOR, False)]
)
def test_hands_are_secret(viewer: int, knows: bool) -> None:
    first, second = (f"{FLAGS} card:{card} card:0.0 card:0.0 {DEAL}" for card in ("1.0", "3.2"))
    assert told_apart((first, second), viewer) == knows
    # Also after a card from the hand was played that was in both.
    assert told_apart((f"{first} 0.0@A1 0.0@Fa", f"{second} 0.0@A1 0.0@Fa"), viewer) == knows


@pytest.mark.rule("WCT-12")
@pytest.mark.parametrize(
    ("viewer", "knows"), [(0, True), (1, False), (2, False), (SPECTATOR, False)]
)
def test_draws_are_secret(viewer: int, knows: bool) -> None:
    start = f"{FLAGS} card:0.0 card:0.0 card:0.0 {DEAL} 0.0@A1 0.0@Fa"
    pair = (f"{start} card:0.1 card:2.2", f"{start} card:3.0 card:1.1")
    assert told_apart(pair, viewer) == knows


@pytest.mark.parametrize(
    ("options", "place", "shows"),
    [
        pytest.param({}, "B2", True, marks=pytest.mark.rule("WCT-10")),
        pytest.param({}, "Fb", False, marks=pytest.mark.rule("WCT-10")),
        pytest.param({"hidden": True}, "B2", False, marks=pytest.mark.rule("WCT-26")),
        pytest.param({"open": True}, "Fb", True, marks=pytest.mark.rule("WCT-27")),
        pytest.param({"wild": True}, "Fb", True, marks=pytest.mark.rule("WCT-28")),
    ],
)
@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_cards_face_down_are_secret(
    options: dict[str, object], place: str, shows: bool, viewer: int
) -> None:
    start = f"{FLAGS} card:1.1 card:0.0 card:0.0 card:2.2 " + " ".join(["card:0.0"] * 11)
    pair = (f"{start} 1.1@{place}", f"{start} 2.2@{place}")
    assert told_apart(pair, viewer, **options) == shows
    assert told_apart(pair, 0, **options)  # who placed it knows it


@pytest.mark.rule("WCT-28")
def test_second_card_of_a_half_field_is_secret_in_wild_play() -> None:
    start = f"{FLAGS} card:0.0 card:1.1 card:0.0 card:0.0 card:2.2 " + " ".join(["card:0.0"] * 10)
    start += " 0.0@A1 0.0@Fb card:0.0 card:0.0"
    pair = (f"{start} 1.1@Fb", f"{start} 2.2@Fb")
    assert not told_apart(pair, 0, wild=True)
    assert told_apart(pair, 1, wild=True)


# --- the other doors


@pytest.mark.rule("WCT-9", "WCT-11")
def test_only_the_seat_to_act_may_peek() -> None:
    match = Match(load_cup(3), FairDice(5))
    assert match.peek(0)
    for seat in (1, 2, SPECTATOR):
        with pytest.raises(rimet.RulesError) as caught:
            match.peek(seat)
        assert caught.value.code == "not_your_turn"


@pytest.mark.rule("WCT-R12")
def test_refusals_and_moves_follow_from_what_the_seat_sees() -> None:
    match = Match(load_cup(3, hidden=True), FairDice(9))
    rng = Rng(9)
    for _ in range(60):
        seat = match.to_act
        world, truth = match.guess(seat, rng), match.game.read(match.position)
        assert list(world.legal()) == match.peek(seat) == list(truth.legal())
        for action in range(0, match.game.actions, 37):
            if action not in truth.legal():
                told = [match.game.refusal(state, seat, action) for state in (world, truth)]
                assert told[0].code == told[1].code
                assert told[0].facts == told[1].facts
        match.play(seat, [match.peek(seat)[0]])


def test_record_of_an_unfinished_match_keeps_its_seed() -> None:
    match = Match(load_cup(2, board="olympic"), FairDice(4))
    assert any(step.move.startswith("flag:") for step in match.record.steps)
    while match.to_act != rimet.OVER:
        assert match.record.fairness.seed == ""
        assert match.record.result is None
        match.play(match.to_act, match.peek(match.to_act)[:1])
    assert match.record.fairness.seed != ""


@pytest.mark.rule("WCT-7", "WCT-R12")
def test_guesses_keep_what_a_seat_knows() -> None:
    script = Script(load_cup(4, hidden=True, wild=True)).deal_any(2).run(150, seed=2)
    rng = Rng(3)
    game, truth = script.game, script.state
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        worlds = [truth.clone() for _ in range(12)]
        for world in worlds:
            world.redeal(viewer, rng)
            assert game.view(world, viewer) == game.view(truth, viewer)
            if viewer >= 0:
                assert hand_of(game, world, viewer) == hand_of(game, truth, viewer)
                mine = [owner == viewer for owner in truth.owner]
                assert [owner == viewer for owner in world.owner] == mine
        assert len({tuple(world.owner) for world in worlds}) > 1
        assert len({tuple(world.ledger.hands) for world in worlds}) > 1
        assert len({tuple(world.ledger.laid) for world in worlds}) > 1


# --- until the rules reveal it


@pytest.mark.rule("WCT-17", "WCT-7")
def test_failed_teams_are_known_from_the_end_of_the_groups_on() -> None:
    owned = {0: "A1", 1: "A4", 2: "B1"}
    script = Script(load_cup(3, cards=PLENTY, teams_per_player=1)).flags(owned)
    script.fill(until="last turn")
    for viewer in (SPECTATOR, 0, 2):
        assert script.place("A4", viewer).owner == UNKNOWN
        assert script.place("D4", viewer).owner == UNKNOWN
    script.fill(until="groups")
    rng = Rng(1)
    while script.state.to_act != rimet.OVER:
        for viewer in (SPECTATOR, 0, 1, 2):
            world = script.state.clone()
            world.redeal(viewer, rng)
            for state in (script.state, world):
                fields = {field.name: field for field in script.game.view(state, viewer).fields}
                assert (fields["A4"].owner, fields["D4"].owner) == (1, BANK)
                if viewer not in (0,):
                    assert fields["A1"].owner == UNKNOWN
        script.step()
    assert all(field.owner != UNKNOWN for field in script.view().fields)


@pytest.mark.rule("WCT-22", "WCT-10")
def test_later_cards_stay_secret_to_the_end() -> None:
    script = Script(load_cup(2)).deal_any(3)
    rng = Rng(3)
    while True:
        before = script.state.clone()
        script.state.apply(script.state.sample(rng))
        if script.state.to_act == rimet.OVER:
            break
    view = script.game.view(before, SPECTATOR)
    assert all(kind == -1 for half in view.half_fields for kind in half.cards)
    after = script.view()
    assert all(kind >= 0 for half in after.half_fields for kind in half.cards)
    assert len(script.told(OwnerRevealed)) == 24


@pytest.mark.rule("WCT-R14", "WCT-R3")
def test_who_is_out_sees_what_spectators_see_and_what_it_knew() -> None:
    owned = {0: "A1 A4", 1: "B4 C4", 2: "A2 B2"}
    script = Script(load_cup(3, cards=PLENTY, teams_per_player=2)).flags(owned)
    script.fill({"Fa": "3.0", "Fb": "2.0", "1A": "1.0"}, until="groups")
    assert not script.view().seats[1].is_in
    assert {event.seat for event in script.told(CardShown)} == {1}
    out, public = script.view(1), script.view()
    assert out.hand == []
    assert out.fields == public.fields  # its own teams have failed, so all know them
    assert out.seats == public.seats
    for mine, theirs in zip(out.half_fields, public.half_fields, strict=True):
        assert mine.owner == theirs.owner
        for kind, seat, shown in zip(mine.cards, mine.seats, theirs.cards, strict=True):
            assert (kind >= 0) == (seat == 1)
            assert shown == -1
    # From now on it is told what spectators are told.
    since = len(script.state.journal or [])
    script.fill()
    later = (script.state.journal or [])[since:]
    assert script.game.events(later, 1) == script.game.events(later, SPECTATOR)
    assert [event.card for event in script.told(CardPlaced, 1) if event.seat == 1].count("") == 0


@pytest.mark.rule("WCT-R14")
def test_guesses_of_who_is_out_keep_the_cards_it_placed() -> None:
    owned = {0: "A1", 1: "A4", 2: "B1"}
    script = Script(load_cup(3, cards=PLENTY, teams_per_player=1)).flags(owned)
    script.fill({"1A": "3.0 2.0 1.0", "X4": "3.1 2.1 1.1"}, until="groups")
    placed = {
        number
        for number in range(len(script.state.ledger.laid))
        if script.state.ledger.seat_of(number) == 1
    }
    rng = Rng(8)
    for _ in range(10):
        world = script.state.clone()
        world.redeal(1, rng)
        for number in placed:
            assert world.ledger.kind_of(number) == script.state.ledger.kind_of(number)
        assert script.game.view(world, 1) == script.view(1)
    assert BLANK in [script.game.tell_card(script.state.ledger.kind_of(n)) for n in placed]

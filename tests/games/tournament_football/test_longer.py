"""Test the longer version: four cards, groups resolved one by one, layers under the deck."""

from __future__ import annotations

import pytest

from rimet import CHANCE, SPECTATOR, Rng
from rimet.games.tournament_football.events import (
    CardDrawn,
    CardShown,
    CardsReturned,
    OwnerRevealed,
    SeatOut,
    TeamAdvanced,
    TeamRanked,
    ThirdRanked,
)
from rimet.games.tournament_football.setup import REFILL, TURN
from tests.games.tournament_football.script import BLANK, PLENTY, Script, load_cup

OWNED = {0: "A1", 1: "A4", 2: "B1", 3: "B2"}


def longer(plan: dict[str, str] | None = None, groups: int = 0) -> Script:
    """Return a match of four, group after group full as far as asked; seat 1 owns A4 only."""
    script = Script(load_cup(4, cards=PLENTY, longer=True, teams_per_player=1)).flags(OWNED)
    # There are not blanks enough for everything.
    halves = {name: "0.1 0.1 0.1 0.1" for name in script.board.half_fields[:12]}
    script.fill({**halves, **(plan or {})}, until="first turn")
    for _ in range(groups):
        play_group(script)
    return script


def play_group(script: Script) -> None:
    """Play the sixteen turns that fill the next group, and what follows them."""
    resolved = len(script.told(TeamRanked))
    while len(script.told(TeamRanked)) == resolved or script.state.to_act == CHANCE:
        script.step()


# --- four cards


@pytest.mark.rule("WCT-29", "WCT-11")
@pytest.mark.parametrize(("board", "halves"), [("world-cup", 32), ("olympic", 16)])
def test_four_cards_everywhere(board: str, halves: int) -> None:
    script = Script(players=3, board=board, longer=True).deal_any().run()
    assert script.view().capacity == 4
    assert [len(half.cards) for half in script.view().half_fields] == [4] * halves


@pytest.mark.rule("WCT-29", "WCT-21")
def test_olympic_groups_are_resolved_together_also_when_longer() -> None:
    script = Script(load_cup(2, cards=PLENTY, longer=True, board="olympic"))
    script.fill(until="last turn")
    assert [len(field.cards) for field in script.view().fields] == [4] * 15 + [3]
    assert not script.told(TeamRanked)
    script.fill()
    assert not script.told(CardsReturned)


# --- one group


@pytest.mark.rule("WCT-29", "WCT-15", "WCT-R2")
def test_a_group_is_resolved_as_soon_as_it_is_full() -> None:
    script = longer({"A4": "3.0 3.0", "A3": "3.0"})
    for number in range(15):
        script.step(turns=1)
        assert not script.told(TeamRanked), number
    script.do(" ".join(script.next_moves()))
    assert script.state.to_act == CHANCE
    assert not script.told(TeamRanked)  # the turn is finished first, draw included
    script.do("card:0.0 card:0.0")
    ranked = [(event.team, event.group) for event in script.told(TeamRanked)]
    order = [script.place(f"A{place}").team for place in (4, 3, 1, 2)]
    assert ranked == [(team, "A") for team in order]
    assert script.place("1A").team == order[0]
    assert script.place("2A").team == order[1]
    assert [event.placing for event in script.told(TeamAdvanced)] == ["1A", "2A"]
    assert not script.told(ThirdRanked)
    assert script.state.is_open
    assert f"{BLANK}@A1" not in script.choices()
    assert f"{BLANK}@B1" in script.choices()


@pytest.mark.rule("WCT-29", "WCT-R8")
def test_cards_of_first_second_and_fourth_return_and_the_thirds_stay() -> None:
    plan = {"A4": "3.0 3.0", "A3": "3.0", "A1": "1.2 0.1"}
    script = longer(plan, groups=1)
    left = script.view().layers
    assert left[1:] == [12]
    kinds = [script.game.tell_card(kind) for kind in range(12)]
    layer = dict(zip(kinds, script.field("deck")[12:], strict=True))
    assert {card: count for card, count in layer.items() if count} == {"0.0": 9, "3.0": 3}
    assert [len(script.place(f"A{place}").cards) for place in range(1, 5)] == [4, 0, 0, 0]
    returned = [(event.count, event.rule) for event in script.told(CardsReturned)]
    assert returned == [(12, "WCT-29")]


@pytest.mark.rule("WCT-29", "WCT-R6")
def test_nobody_is_out_and_nothing_revealed_before_the_sixth_group() -> None:
    script = longer(groups=5)
    assert len(script.told(TeamRanked)) == 20
    assert not script.told(OwnerRevealed)
    assert not script.told(SeatOut)
    assert all(seat.is_in for seat in script.view().seats)
    for viewer in (SPECTATOR, 0, 2, 3):
        # Seat 1's only team came last in its group, but nobody else is told.
        assert script.place("A4", viewer).owner == -2
    assert script.state.is_open
    assert script.view().layers[1:] == [12] * 5


# --- refilling


@pytest.mark.rule("WCT-29", "WCT-19", "WCT-R3")
def test_hands_are_refilled_from_the_returned_cards() -> None:
    script = longer()
    script.step(turns=15)
    seat = int(script.state.to_act)
    hands = ("0.0 0.0 0.0 0.0", "0.0 0.0", "0.0 0.0", "0.0 0.1")
    script.change(hands=script.counts(*hands), deck=[0] * 12)
    script.do(" ".join(script.next_moves()))
    assert seat == 3
    assert script.state.phase == REFILL
    while script.state.to_act == CHANCE:
        script.do(f"card:{BLANK}")
    # Seat 3 has none; twelve cards came back, eleven are missing to 5 with 4, 2, 2 and 0.
    refilled = [event.seat for event in script.told(CardDrawn) if event.rule == "WCT-19"]
    assert refilled == [3, 0, 1, 2, 3, 1, 2, 3, 1, 2, 3, 3]
    assert script.view().deck == 0
    assert (script.state.to_act, script.state.phase) == (0, TURN)


@pytest.mark.rule("WCT-29", "WCT-19", "WCT-R12")
def test_cards_that_fill_up_a_hand_are_told_to_nobody_else() -> None:
    script = longer({"A1": "3.2"})
    script.step(turns=15)
    hands = ("0.0 0.0 0.0 0.0", *["0.0 0.0 0.0 0.0 0.0"] * 2, "0.0 0.1 0.0 0.0 0.0")
    script.change(hands=script.counts(*hands), deck=[0] * 12)
    script.do(" ".join(script.next_moves()))
    script.do("card:3.2")
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        (drawn,) = script.told(CardDrawn, viewer)
        card = "3.2" if viewer == 3 else ""
        assert (drawn.seat, drawn.card, drawn.rule) == (3, card, "WCT-19")


@pytest.mark.rule("WCT-29")
def test_group_with_cards_on_other_groups_waits_for_its_own() -> None:
    script = Script(load_cup(2, cards=PLENTY, longer=True)).deal()
    halves = (half for half in script.board.half_fields for _ in range(4))
    fields = [f"{letter}{place}" for place in range(1, 5) for letter in "AB" for _ in range(4)]
    for field in fields:
        assert not script.told(TeamRanked) or field == "B4"
        script.turn(f"{BLANK}@{field}", f"{BLANK}@{next(halves)}")
    assert {event.group for event in script.told(TeamRanked)} == {"A", "B"}
    assert script.view().layers[1:] == [12, 12]


# --- the sixth group


@pytest.mark.rule("WCT-R6", "WCT-16", "WCT-R8")
def test_sixth_group_opens_the_knock_out() -> None:
    script = longer({"C1": "3.0 3.0", "C2": "3.0 3.0", "C3": "2.2 1.1"}, groups=6)
    assert not script.state.is_open
    assert len(script.told(ThirdRanked)) == 6
    assert script.told(ThirdRanked)[0].team == script.place("C3").team
    assert script.place("X1").team == script.place("C3").team
    assert [event.seat for event in script.told(SeatOut)] == [1]
    assert [event.seat for event in script.told(CardShown)] == [1] * 5
    # Six groups return twelve cards each; last come four of each third, and a hand of five.
    counts = [(event.count, event.rule) for event in script.told(CardsReturned)]
    assert counts == [(12, "WCT-29")] * 6 + [(24 + 5, "WCT-18")]
    assert script.view().layers[1:] == [12] * 6 + [29]
    lowest = script.field("deck")[7 * 12 :]
    kinds = [script.game.tell_card(kind) for kind in range(12)]
    assert {card: n for card, n in zip(kinds, lowest, strict=True) if n} == {
        **{"0.0": 27, "1.1": 1, "2.2": 1}
    }
    assert all(not field.cards for field in script.view().fields)


@pytest.mark.rule("WCT-R6", "WCT-19")
def test_refill_comes_before_and_after_those_who_are_out_leave() -> None:
    script = longer(groups=5)
    script.step(turns=15)
    hands = [" ".join([BLANK] * size) for size in (5, 3, 5, 2)]
    script.change(hands=script.counts(*hands), deck=[0] * 12)
    script.do(" ".join(script.next_moves()))
    while script.state.to_act == CHANCE:
        script.do(f"card:{BLANK}")
    events = script.game.events(script.state.journal or [], SPECTATOR)
    drawn = [event.seat for event in events if isinstance(event, CardDrawn)]
    # Seat 3 has none and seat 1 three; seat 1 is refilled too, and out only after that.
    assert drawn == [3, 1, 3, 1, 3, 3, 3]
    names = [type(event).__name__ for event in events]
    assert names.index("SeatOut") > max(n for n, name in enumerate(names) if name == "CardDrawn")
    assert [seat.cards for seat in script.view().seats] == [5, 0, 5, 5]


@pytest.mark.rule("WCT-R8")
def test_older_layers_are_drawn_first() -> None:
    script = Script(load_cup(4, longer=True)).deal_any(3)
    rng = Rng(5)
    most = 0
    while script.state.to_act != -2:
        before = script.view().layers
        is_draw = script.state.to_act == CHANCE
        if is_draw:
            top = next(layer for layer, left in enumerate(before) if left)
            assert sum(script.state.odds()) == before[top]
        script.state.apply(script.state.sample(rng))
        after = script.view().layers
        if is_draw:
            assert after[top] == before[top] - 1
            assert after[: len(before)][top + 1 :] == before[top + 1 :]
        assert len(after) >= len(before)
        most = max(most, len(after))
    assert most == 1 + 7

"""Test the cards of the knock-out: what returns, who is refilled, one card a turn, who plays."""

from __future__ import annotations

import pytest

from rimet import CHANCE, OVER, SPECTATOR, ComponentError
from rimet.games.tournament_football.events import (
    CardDrawn,
    CardPlaced,
    CardShown,
    CardsReturned,
    MatchResolved,
    SeatOut,
)
from rimet.games.tournament_football.setup import REFILL, TURN
from tests.games.tournament_football.script import (
    BLANK,
    PLENTY,
    Script,
    card_set,
    load_cup,
    rooms_of,
)

HALVES = 32
NOBODY_OUT = {0: "A1", 1: "B1", 2: "C1", 3: "D1"}
TWO_OUT = {0: "A1", 1: "A4", 2: "B1", 3: "B4"}


def before_the_end(owned: dict[int, str], plan: dict[str, str] | None = None) -> Script:
    """Return a match of four with one turn of the groups to be played, by seat 3."""
    script = Script(load_cup(4, cards=PLENTY, teams_per_player=1))
    script.flags(owned).fill(plan, until="last turn")
    assert script.state.to_act == 3
    return script


def last_turn(script: Script) -> Script:
    """Play the last turn of the groups, on the one field that is open."""
    fields, half_fields = rooms_of(script.state)
    (field,) = [script.board.fields[spot] for spot in fields]
    half = script.board.half_fields[half_fields[0] - 24]
    script.do(f"{BLANK}@{field} {BLANK}@{half}")
    while script.state.is_open:
        script.do(f"card:{BLANK}")
    return script


def drawers(script: Script, rule: str) -> list[int]:
    """Let chance give blanks as long as it may, and return who drew under a rule."""
    while script.state.to_act == CHANCE:
        script.do(f"card:{BLANK}")
    return [event.seat for event in script.told(CardDrawn) if event.rule == rule]


def empty(script: Script) -> list[int]:
    """Return a deck of one layer, and nothing in it."""
    return [0] * len(script.game.cards)


# --- what returns


@pytest.mark.rule("WCT-18", "WCT-R8")
def test_group_cards_go_under_the_deck_as_a_layer() -> None:
    plan = {"A1": "3.2 3.2 3.2", "F4": "2.1", "C2": "1.0 1.1"}
    script = before_the_end(NOBODY_OUT, plan)
    before = script.view().deck
    last_turn(script)
    # The turn drew two cards, and 72 came back.
    assert script.view().layers == [before - 2, 72]
    kinds = [script.game.tell_card(kind) for kind in range(12)]
    lower = dict(zip(kinds, script.field("deck")[12:], strict=True))
    assert {card: count for card, count in lower.items() if count} == {
        **{"3.2": 3, "2.1": 1, "1.0": 1, "1.1": 1},
        "0.0": 66,
    }
    assert [(event.count, event.rule) for event in script.told(CardsReturned)] == [(72, "WCT-18")]
    assert all(not field.cards for field in script.view().fields)
    assert sum(len(half.cards) for half in script.view().half_fields) == 72


@pytest.mark.rule("WCT-R8", "WCT-18")
def test_returned_cards_are_drawn_when_the_old_ones_are_gone() -> None:
    script = before_the_end(NOBODY_OUT, {"A1": "3.2 3.2 3.2"})
    deck = empty(script)
    deck[0] = 3  # two for the last turn of the groups, one for the knock-out
    last_turn(script.change(deck=deck))
    assert script.view().layers == [1, 72]
    script.do("0.0@Fa")
    assert script.choices() == ["card:0.0"]
    script.do("card:0.0")
    assert script.view().layers == [0, 72]
    script.do("0.0@Fa")
    assert script.choices() == ["card:0.0", "card:3.2"]
    assert sum(script.state.odds()) == 72


@pytest.mark.rule("WCT-R3", "WCT-18", "WCT-17")
def test_who_is_out_shows_the_hand_and_returns_it() -> None:
    script = before_the_end(TWO_OUT)
    hands = ("0.0 0.0", "3.2 2.1 2.1", "0.0", "0.0 0.0 1.1")
    script.change(hands=script.counts(*hands), deck=empty(script))
    last_turn(script)
    assert [event.seat for event in script.told(SeatOut)] == [1, 3]
    shown = [(event.seat, event.card, event.rule) for event in script.told(CardShown)]
    assert sorted(shown) == [
        *((1, "2.1", "WCT-R3"), (1, "2.1", "WCT-R3"), (1, "3.2", "WCT-R3")),
        (3, "1.1", "WCT-R3"),
    ]
    assert script.view().layers == [0, 72 + 4]
    assert [seat.cards for seat in script.view().seats] == [2, 0, 1, 0]
    assert script.field("deck")[12:] == script.counts(" ".join([BLANK] * 72 + ["3.2 2.1 2.1 1.1"]))


# --- refilling


@pytest.mark.rule("WCT-19", "WCT-R3")
@pytest.mark.parametrize(
    ("sizes", "order"),
    [
        # Sizes before the last turn, of which seat 3 plays two and draws none.
        ((2, 4, 2, 2), [3, 0, 1, 2, 3, 0, 2, 3, 0, 2, 3, 3]),
        ((3, 3, 5, 5), [0, 1, 3, 0, 1, 3]),  # three have the fewest: first left of seat 3
        ((4, 2, 2, 4), [1, 2, 3, 0, 1, 2, 3, 1, 2, 3]),
        ((5, 5, 5, 5), [3, 3]),
        ((0, 1, 5, 2), [0, 1, 3, 0, 1, 3, 0, 1, 3, 0, 1, 3, 0, 3]),
    ],
)
def test_fewest_cards_come_first_then_clockwise(sizes: tuple[int, ...], order: list[int]) -> None:
    script = before_the_end(NOBODY_OUT)
    hands = [" ".join([BLANK] * size) for size in sizes]
    last_turn(script.change(hands=script.counts(*hands), deck=empty(script)))
    assert script.state.phase == REFILL
    assert drawers(script, "WCT-19") == order
    assert [seat.cards for seat in script.view().seats] == [5] * 4


@pytest.mark.rule("WCT-19", "WCT-17")
def test_only_those_still_in_are_refilled() -> None:
    script = before_the_end(TWO_OUT)
    hands = [" ".join([BLANK] * size) for size in (4, 1, 2, 2)]
    last_turn(script.change(hands=script.counts(*hands), deck=empty(script)))
    assert drawers(script, "WCT-19") == [2, 0, 2, 2]
    assert [seat.cards for seat in script.view().seats] == [5, 0, 5, 0]


@pytest.mark.rule("WCT-19", "WCT-R12")
def test_cards_that_fill_up_a_hand_are_told_to_nobody_else() -> None:
    script = before_the_end(NOBODY_OUT, {"A1": "3.2 2.1"})
    hands = [" ".join([BLANK] * size) for size in (5, 4, 5, 5)]
    last_turn(script.change(hands=script.counts(*hands), deck=empty(script)))
    script.do("card:3.2 card:2.1 card:0.0")
    secret = [(3, ""), (1, ""), (3, "")]
    for viewer, told in {
        1: [(3, ""), (1, "2.1"), (3, "")],
        3: [(3, "3.2"), (1, ""), (3, "0.0")],
        **dict.fromkeys((SPECTATOR, 0, 2), secret),
    }.items():
        drawn = [event for event in script.told(CardDrawn, viewer) if event.rule == "WCT-19"]
        assert [(event.seat, event.card) for event in drawn] == told


@pytest.mark.rule("WCT-19")
def test_full_hands_need_no_refill() -> None:
    script = last_turn(before_the_end(NOBODY_OUT))
    assert script.state.phase == TURN
    assert not [event for event in script.told(CardDrawn) if event.rule == "WCT-19"]


@pytest.mark.rule("WCT-19")
def test_refilling_ends_with_the_deck() -> None:
    script = Script(load_cup(24)).deal_any()
    while script.state.phase != TURN or sum(script.field("filled")[:24]) < 71:
        script.run(1, seed=len(script.state.journal or ()))
    assert script.state.played == 0
    hands = [""] * 23 + [f"{BLANK} {BLANK}"]
    last_turn(script.change(hands=script.counts(*hands), deck=empty(script)))
    still_in = [seat for seat, view in enumerate(script.view().seats) if view.is_in]
    assert len(still_in) == 16
    while script.state.to_act == CHANCE:
        script.prefer(())
    assert drawers(script, "WCT-19") == (still_in * 5)[:72]
    assert script.view().deck == 0
    assert sorted(seat.cards for seat in script.view().seats) == [0] * 8 + [4] * 8 + [5] * 8


# --- one card a turn


@pytest.mark.rule("WCT-20", "WCT-R3")
def test_one_card_on_a_half_field_then_one_is_drawn() -> None:
    script = last_turn(before_the_end(TWO_OUT))
    assert script.state.to_act == 0  # clockwise from seat 3
    open_halves = [script.board.half_fields[place - 24] for place in rooms_of(script.state)[1]]
    assert script.choices() == [f"{BLANK}@{half}" for half in open_halves]
    view = script.view(0)
    assert (view.can_play_group, view.can_play_later) == (False, True)
    script.do(f"{BLANK}@{open_halves[0]}")
    assert script.state.to_act == CHANCE
    script.do("card:3.0")
    assert script.state.to_act == 2
    assert "3.0" in script.hand(0)
    assert script.told(CardPlaced)[-1].rule == script.told(CardDrawn)[-1].rule == "WCT-20"
    assert [seat.cards for seat in script.view().seats] == [5, 0, 5, 0]


@pytest.mark.rule("WCT-20")
def test_a_short_hand_draws_no_more_than_one() -> None:
    script = last_turn(before_the_end(NOBODY_OUT))
    deck = empty(script)
    deck[0] = 9
    script.change(hands=script.counts(*["0.0 0.0 0.0"] * 4), deck=deck).turn(script.choices()[0])
    assert script.state.to_act == 1
    assert [seat.cards for seat in script.view().seats] == [3, 3, 3, 3]
    assert script.view().deck == 8


@pytest.mark.rule("WCT-20")
def test_it_goes_on_until_all_half_fields_are_full() -> None:
    script = last_turn(before_the_end(TWO_OUT))
    order = []
    while script.state.to_act != OVER:
        assert not script.told(MatchResolved)
        order.append(int(script.state.to_act))
        script.turn(script.choices()[0])
    assert order == [0, 2] * 12  # 72 of the 96 cards lay there before
    assert [len(half.cards) for half in script.view().half_fields] == [3] * HALVES
    assert len(script.told(MatchResolved)) == 16


@pytest.mark.rule("WCT-20", "WCT-R2")
def test_play_goes_on_with_who_has_cards_when_the_deck_is_gone() -> None:
    script = last_turn(before_the_end(NOBODY_OUT))
    hands = [" ".join([BLANK] * size) for size in (1, 0, 3, 2)]
    script.change(hands=script.counts(*hands), deck=empty(script))
    order = []
    while script.state.to_act != OVER:
        order.append(int(script.state.to_act))
        script.do(script.choices()[0])
    # With no card left anywhere, the half-fields are resolved as they stand.
    assert order == [0, 2, 3, 2, 3, 2]
    assert sum(len(half.cards) for half in script.view().half_fields) == 78


@pytest.mark.rule("WCT-R4")
def test_if_everybody_is_out_the_half_fields_are_resolved_as_they_stand() -> None:
    script = before_the_end({0: "A4", 1: "B4", 2: "C4", 3: "D4"})
    last_turn(script)
    assert script.state.to_act == OVER
    assert [seat.is_in for seat in script.view().seats] == [False] * 4
    assert sum(len(half.cards) for half in script.view().half_fields) == 72
    result = script.result()
    assert (result.winner, result.scores, result.shares) == (None, (0,) * 4, (0.0,) * 4)
    assert result.ranking == ((0, 1, 2, 3),)
    assert len(script.told(MatchResolved)) == 16


# --- the Olympic board


@pytest.mark.rule("WCT-21")
@pytest.mark.parametrize(("longer", "cards"), [(False, 48), (True, 64)])
@pytest.mark.parametrize("players", [2, 7, 16])
def test_olympic_rounds_are_full_with_the_groups(players: int, longer: bool, cards: int) -> None:
    script = Script(players=players, board="olympic", longer=longer).deal_any()
    script.run(seed=players)
    placed = [event.place for event in script.told(CardPlaced)]
    assert sum(place in script.board.fields for place in placed) == cards
    assert sum(place in script.board.half_fields for place in placed) == cards
    assert {event.rule for event in script.told(CardPlaced)} == {"WCT-9"}
    assert not script.told(CardsReturned)
    assert len(script.view().layers) == 1


@pytest.mark.rule("WCT-21")
@pytest.mark.parametrize("players", [2, 5, 16])
@pytest.mark.parametrize(("longer", "cards"), [(False, 96), (True, 128)])
def test_smallest_olympic_deck_has_two_cards_for_every_turn(
    players: int, longer: bool, cards: int
) -> None:
    options = {"board": "olympic", "longer": longer}
    with pytest.raises(ComponentError) as caught:
        load_cup(players, cards=card_set({BLANK: cards + players - 1}), **options)
    assert caught.value.code == "set_few_cards"
    script = Script(load_cup(players, cards=card_set({BLANK: cards + players}), **options))
    script.deal_any().run()
    assert len(script.told(CardPlaced)) == cards
    assert {event.rule for event in script.told(CardPlaced)} == {"WCT-9"}

"""Test the turns of the group games: two cards, where they go, how they lie, what is drawn."""

from __future__ import annotations

import pytest

import rimet
from rimet import CHANCE, SPECTATOR, Rng
from rimet.games.tournament_football.events import CardDrawn, CardPlaced, TeamRanked
from rimet.games.tournament_football.setup import DRAW, TURN
from tests.games.tournament_football.script import BLANK, PLENTY, Script, card_set

HAND = "2.1 2.1 1.0 0.0 3.0"


def dealt(**options: object) -> Script:
    """Return a match in which seat 0 has a hand of interest and is to play."""
    return Script(**options).deal({0: HAND})


# --- two cards


@pytest.mark.rule("WCT-9")
def test_first_card_may_go_on_any_field_or_half_field() -> None:
    script = dealt()
    places = [*script.board.fields, *script.board.half_fields]
    kinds = ("0.0", "1.0", "2.1", "3.0")
    assert set(script.choices()) == {f"{card}@{place}" for card in kinds for place in places}
    assert len(script.choices()) == len(kinds) * 56
    view = script.view(0)
    assert (view.can_play_group, view.can_play_later) == (True, True)


@pytest.mark.rule("WCT-9", "WCT-R2")
@pytest.mark.parametrize(
    ("first", "others"), [("2.1@B3", "half_fields"), ("2.1@Fb", "fields"), ("2.1@X4", "fields")]
)
def test_second_card_goes_where_the_first_did_not(first: str, others: str) -> None:
    script = dealt().do(first)
    assert script.state.to_act == 0
    places = getattr(script.board, others)
    kinds = ("0.0", "1.0", "2.1", "3.0")
    assert set(script.choices()) == {f"{card}@{place}" for card in kinds for place in places}
    view = script.view(0)
    assert (view.can_play_group, view.can_play_later) == (others == "fields", others != "fields")


@pytest.mark.rule("WCT-9")
def test_cards_go_on_own_and_other_teams_alike() -> None:
    script = Script(players=2, teams_per_player=1).flags({0: "A1", 1: "A2"}).deal({0: HAND})
    for place in ("A1", "A2", "A3"):  # one's own, another's, the bank's
        assert f"3.0@{place}" in script.choices()


@pytest.mark.rule("WCT-9", "WCT-15")
def test_team_that_a_card_is_played_on_is_told() -> None:
    script = Script(cards=PLENTY)
    script.fill(dict.fromkeys(script.board.half_fields[8:], BLANK), until="groups")
    placed = script.told(CardPlaced)
    assert all(event.team == script.place(event.place).team for event in placed[::2])
    assert {event.team for event in placed[1::2]} == {""}  # nobody is there yet
    script.do(f"{BLANK}@2B")
    assert script.told(CardPlaced)[-1].team == script.place("2B").team != ""


@pytest.mark.rule("WCT-9", "WCT-8")
def test_turns_go_round_clockwise() -> None:
    script = Script(players=3, dealer=0, cards=PLENTY).deal()
    order = []
    for number in range(7):
        order.append(int(script.state.to_act))
        script.turn(f"0.0@A{number // 3 + 1}", f"0.0@{script.board.half_fields[number]}")
    assert order == [1, 2, 0, 1, 2, 0, 1]


# --- how cards lie


@pytest.mark.rule("WCT-10", "WCT-R12")
def test_group_cards_lie_face_up_and_later_ones_face_down() -> None:
    script = dealt().turn("2.1@B3", "3.0@Fb", draws="0.0 0.0")
    kinds = [script.game.tell_card(kind) for kind in range(len(script.game.cards))]
    for viewer in (SPECTATOR, 0, 1):
        assert [kinds[kind] for kind in script.place("B3", viewer).cards] == ["2.1"]
        assert script.place("Fb", viewer).seats == (0,)
    assert [kinds[kind] for kind in script.place("Fb", 0).cards] == ["3.0"]
    assert script.place("Fb", 1).cards == (-1,)
    assert script.place("Fb").cards == (-1,)
    # What lies face down counts only for who put it there.
    assert (script.place("Fb", 0).goals, script.place("Fb", 1).goals) == (3, 0)
    own, other = script.told(CardPlaced, 0), script.told(CardPlaced, 1)
    assert [(event.seat, event.place, event.card) for event in own] == [
        (0, "B3", "2.1"),
        (0, "Fb", "3.0"),
    ]
    assert [event.card for event in other] == ["2.1", ""]
    assert [event.rule for event in own] == ["WCT-9", "WCT-9"]


@pytest.mark.rule("WCT-11")
@pytest.mark.parametrize(("longer", "most"), [(False, 3), (True, 4)])
def test_a_place_takes_so_many_cards(longer: bool, most: int) -> None:
    script = Script(players=2, cards=PLENTY, longer=longer).deal()
    for number in range(most):
        assert f"{BLANK}@C2" in script.choices()
        assert f"{BLANK}@Fa" in script.choices()
        assert len(script.place("C2").cards) == number
        script.turn(f"{BLANK}@C2", f"{BLANK}@Fa")
    assert f"{BLANK}@C2" not in script.choices()
    assert f"{BLANK}@Fa" not in script.choices()
    assert len(script.choices()) == 56 - 2


# --- drawing


@pytest.mark.rule("WCT-12", "WCT-R2")
def test_two_cards_are_drawn_after_the_turn() -> None:
    script = dealt().do("2.1@B3")
    assert script.state.to_act == 0  # nothing is drawn between the two
    script.do("3.0@Fb")
    assert (script.state.to_act, script.state.phase) == (CHANCE, DRAW)
    assert script.view(1).seats[0].cards == 3
    script.do("card:1.2")
    assert (script.state.to_act, script.state.phase) == (CHANCE, DRAW)
    script.do("card:0.2")
    assert script.hand(0) == ["0.0", "0.2", "1.0", "1.2", "2.1"]
    assert script.state.to_act == 1
    drawn = script.told(CardDrawn, 0)[-2:]
    assert [(event.seat, event.card, event.rule) for event in drawn] == [
        (0, "1.2", "WCT-12"),
        (0, "0.2", "WCT-12"),
    ]
    assert [event.card for event in script.told(CardDrawn, 1)[-2:]] == ["", ""]


@pytest.mark.rule("WCT-12")
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_drawing_lasts_as_long_as_the_deck(left: int) -> None:
    script = dealt(players=2).do("2.1@B3")
    script.change(deck=[left, *[0] * 11])
    script.do("3.0@Fb")
    for drawn in range(min(left, 2)):
        assert (script.state.to_act, script.view().deck) == (CHANCE, left - drawn)
        script.do("card:0.0")
    assert script.state.to_act == 1
    assert script.view().seats[0].cards == 3 + min(left, 2)


@pytest.mark.rule("WCT-12")
def test_draws_follow_what_is_in_the_deck() -> None:
    script = dealt().do("2.1@B3 3.0@Fb")
    left = dict(zip(range(12), (card.count for card in script.game.cards), strict=True))
    kinds = [script.game.tell_card(kind) for kind in left]
    for card in [*HAND.split(), *[BLANK] * 15]:
        left[kinds.index(card)] -= 1
    assert list(script.state.odds()) == list(left.values())


# --- few cards left


@pytest.mark.rule("WCT-R2")
def test_last_card_goes_on_a_field() -> None:
    script = dealt(players=2)
    one = [0] * 12
    one[3] = 1
    script.do("2.1@B3").change(hands=one + one, deck=[0] * 12)
    script.do("1.0@Fa")  # seat 0 has played its last card, seat 1 has one
    assert (script.state.to_act, script.state.phase) == (1, TURN)
    assert script.choices() == [f"1.0@{field}" for field in script.board.fields]
    view = script.view(1)
    assert (view.can_play_group, view.can_play_later) == (True, False)


@pytest.mark.rule("WCT-R2")
def test_with_no_card_the_turn_passes_by_itself() -> None:
    script = Script(players=4).deal({0: HAND}).do("2.1@B3")
    hands = script.field("hands")
    hands[12:36] = [0] * 24  # seats 1 and 2 have none
    script.change(hands=hands, deck=[0] * 12).do("3.0@Fb")
    assert script.state.to_act == 3
    script.turn("0.0@A1", "0.0@1A")
    assert script.state.to_act == 0


@pytest.mark.rule("WCT-R2")
def test_hands_run_down_in_twos_and_end_with_one_on_a_field() -> None:
    # 144 cards for 24: twelve turns draw, all have 5, then 3, then 1, with twelve fields open.
    script = Script(players=24, cards=card_set({"0.0": 140, "1.0": 4})).deal_any()
    rng = Rng(4)
    sizes = []
    while script.state.is_open:
        if script.state.phase == TURN and not script.view().deck:
            sizes.append(script.view().seats[script.state.to_act].cards)
        script.state.apply(script.state.sample(rng))
    assert sizes == [5, 4] * 24 + [3, 2] * 24 + [1] * 12


# --- the end of the phase


@pytest.mark.rule("WCT-13", "WCT-R2")
@pytest.mark.parametrize("group_first", [True, False])
def test_groups_end_with_the_turn_that_fills_the_last_field(group_first: bool) -> None:
    script = Script(players=2, cards=PLENTY).deal()
    halves = [half for half in script.board.half_fields for _ in range(3)]
    fields = [field for field in script.board.fields for _ in range(3)]
    for field, half in zip(fields[:-1], halves, strict=False):
        script.turn(f"{BLANK}@{field}", f"{BLANK}@{half}")
        assert script.state.is_open
    seat = int(script.state.to_act)
    moves = [f"{BLANK}@F4", f"{BLANK}@{halves[71]}"]
    script.do(" ".join(moves if group_first else moves[::-1]))
    assert script.state.to_act == CHANCE  # the draw is part of the turn
    assert script.state.is_open
    script.do("card:0.0")
    assert not script.told(TeamRanked)
    script.do("card:3.0")
    assert not script.state.is_open
    assert len(script.told(TeamRanked)) == 24
    assert "3.0" in script.hand(seat)


@pytest.mark.rule("WCT-R12")
def test_everybody_counts_hands_and_deck_and_sees_who_placed_what() -> None:
    script = Script(players=3).deal_any().run(50)
    views = [script.view(viewer) for viewer in (SPECTATOR, 0, 1, 2)]
    for view in views:
        assert [seat.cards for seat in view.seats] == [
            script.state.ledger.hand_size(seat) for seat in range(script.game.seats)
        ]
        assert view.deck == sum(script.state.ledger.layer_sizes())
        for place, first in zip(view.half_fields, views[0].half_fields, strict=True):
            assert place.seats == first.seats
            known = [kind >= 0 for kind in place.cards]
            assert known == [seat == view.viewer for seat in place.seats]
    assert any(place.seats for place in views[0].half_fields)


def test_a_turn_is_one_path() -> None:
    match = rimet.Match(Script().game, rimet.FairDice(3))
    first = match.peek(0)
    later = match.peek(0, first[:1])
    assert later
    assert match.peek(0, [first[0], later[0]]) == []
    match.play(0, [first[0], later[0]])
    assert match.to_act == 1

"""Test how Park Cup is set up and what a turn is, rule by rule."""

from __future__ import annotations

import pytest

import rimet
from park_cup.setup import BANK
from rimet import CHANCE, SPECTATOR
from tests.games.park_cup.table import BLANKS, GOALS, TEAMS, Table, small

# Setting up


@pytest.mark.rule("PC-1")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_seat_to_the_left_of_the_dealer_begins_and_play_goes_clockwise(dealer: int) -> None:
    table = Table({"goal": 6}, hand=1, dealer=dealer).play(TEAMS + GOALS)
    acting = []
    for team in ("Oaks", "Elms", "Swans"):
        acting.append(table.state.to_act)
        table.play(f"goal>{team} card:goal")
    assert acting == [(dealer + turn) % 3 for turn in (1, 2, 3)]


@pytest.mark.rule("PC-1")
@pytest.mark.parametrize("players", [2, 4])
def test_three_play_and_no_other_number(players: int) -> None:
    with pytest.raises(rimet.OptionError) as caught:
        rimet.load("park-cup", players)
    assert caught.value.facts["option"] == "players"


@pytest.mark.rule("PC-2")
def test_every_seat_draws_one_of_the_teams_left() -> None:
    table = small({"goal": 6})
    assert table.odds == {"team:Oaks": 1, "team:Elms": 1, "team:Swans": 1, "team:Kites": 1}
    table.play("team:Swans")
    assert table.odds == {"team:Oaks": 1, "team:Elms": 1, "team:Kites": 1}
    table.play("team:Oaks team:Kites")
    assert [table.view(seat).own_team for seat in range(3)] == ["Swans", "Oaks", "Kites"]
    assert list(table.state.owner) == [1, BANK, 0, 2]


@pytest.mark.rule("PC-2")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_nobody_sees_whose_the_other_teams_are(viewer: int) -> None:
    table = small({"goal": 6}, TEAMS)
    assert [field.owner for field in table.view(viewer).fields] == [None] * 4
    assert [seat.team for seat in table.view(viewer).seats] == [None] * 3
    drawn = ["Oaks", "Elms", "Swans"]
    assert table.told("PC-2", viewer) == [
        {"seat": seat, "team": team if seat == viewer else None} for seat, team in enumerate(drawn)
    ]


@pytest.mark.rule("PC-3")
def test_hands_are_dealt_round_the_table_from_the_whole_deck() -> None:
    table = Table({"blank": 4, "goal": 5}, hand=2).play(TEAMS)
    assert table.odds == {"card:blank": 4, "card:goal": 5}
    table.play("card:goal")
    assert table.odds == {"card:blank": 4, "card:goal": 4}
    assert [seat.cards for seat in table.view().seats] == [1, 0, 0]
    table.play("card:blank card:blank card:goal card:goal card:goal")
    hands = [table.view(seat).hand for seat in range(3)]
    assert hands == [{"goal": 2}, {"blank": 1, "goal": 1}, {"blank": 1, "goal": 1}]
    assert table.state.to_act == 0


@pytest.mark.rule("PC-3")
def test_hands_are_hidden_from_the_others() -> None:
    table = small({"blank": 3, "goal": 3}, f"{TEAMS} card:goal card:blank card:goal")
    assert table.view(1).hand == {"blank": 1}
    assert table.view(SPECTATOR).hand == {}
    assert [event["card"] for event in table.told("PC-3", 1)] == [None, "blank", None]


# A turn


@pytest.mark.rule("PC-4")
def test_a_card_is_played_then_one_is_drawn() -> None:
    table = small({"goal": 4, "blank": 1}, TEAMS + GOALS)
    table.play("goal>Oaks")
    assert table.state.to_act == CHANCE
    assert table.odds == {"card:goal": 1, "card:blank": 1}
    table.play("card:blank")
    assert table.view(0).hand == {"blank": 1}
    assert table.told("PC-4") == [{"seat": 0, "card": None}]
    assert table.state.to_act == 1


@pytest.mark.rule("PC-4")
def test_nothing_is_drawn_once_the_deck_is_empty() -> None:
    table = small({"goal": 4}, f"{TEAMS}{GOALS} goal>Oaks card:goal goal>Elms")
    assert table.view().deck == 0
    assert table.state.to_act == 2


@pytest.mark.rule("PC-5")
def test_a_card_lies_face_down_for_all_but_the_seat_that_laid_it() -> None:
    table = small({"blank": 3, "goal": 3}, f"{TEAMS}{GOALS} goal>Elms")
    assert table.field("Elms", 0).cards == ["goal"]
    for viewer in (SPECTATOR, 1, 2):
        assert table.field("Elms", viewer).cards == [None]
        assert table.told("PC-5", viewer) == [{"seat": 0, "team": "Elms", "card": None}]
    assert table.told("PC-5", 0) == [{"seat": 0, "team": "Elms", "card": "goal"}]


@pytest.mark.rule("PC-5")
def test_a_card_goes_on_any_field_with_room() -> None:
    table = small({"goal": 6}, TEAMS + GOALS)
    anywhere = ["goal>Oaks", "goal>Elms", "goal>Swans", "goal>Kites"]
    assert table.choices == [*anywhere, "drop>goal"]
    full = table.game.parse(table.state, "goal>Elms")
    table.play("goal>Elms card:goal")
    assert table.choices == ["goal>Oaks", "goal>Swans", "goal>Kites", "drop>goal"]
    error = table.refuse(1, full)
    assert (error.code, error.rule, error.facts["team"]) == ("field_full", "PC-5", "Elms")
    assert str(error) == "The field of Elms is full. (PC-5)"


@pytest.mark.rule("PC-5")
@pytest.mark.parametrize("card", ["transfer", "appeal"])
def test_a_card_with_an_effect_may_be_laid_and_counts_no_goal(card: str) -> None:
    table = small({card: 3}, f"{TEAMS} card:{card} card:{card} card:{card}")
    table.play(f"{card}>Kites")
    assert table.field("Kites").cards == [None]
    table.play(f"drop>{card} drop>{card}")
    assert {"team": "Kites", "total": 0} in table.told("PC-10")
    assert table.field("Kites").place == 4


@pytest.mark.rule("PC-5")
def test_the_field_of_a_team_that_is_out_takes_no_card() -> None:
    table = small({"blank": 3}, f"{TEAMS}{BLANKS} drop>blank drop>blank drop>blank {BLANKS}")
    assert table.field("Kites").place == 4
    assert table.choices == ["blank>Oaks", "blank>Elms", "blank>Swans", "drop>blank"]


@pytest.mark.rule("PC-6")
def test_a_transfer_moves_the_last_card_of_a_field_unseen() -> None:
    deck = {"blank": 2, "goal": 4, "transfer": 1}
    table = Table(deck, hand=1, field=2).play(f"{TEAMS} card:goal card:blank card:transfer")
    table.play("goal>Oaks card:goal blank>Oaks card:goal move>Oaks to>Swans")
    assert table.view().shown == {"transfer": 1}
    assert [table.field(team).cards for team in ("Oaks", "Swans")] == [[None], [None]]
    assert table.field("Oaks", 0).cards == ["goal"]
    assert table.field("Swans", 1).cards == ["blank"]
    assert table.field("Swans", 2).cards == [None]
    assert table.told("PC-6", 0) == [{"seat": 2, "team": "Oaks", "to": "Swans"}]


@pytest.mark.rule("PC-6")
def test_the_second_field_is_another_one_with_room() -> None:
    table = small({"goal": 5, "transfer": 1}, f"{TEAMS} card:goal card:goal card:transfer")
    table.play("goal>Oaks card:goal goal>Elms card:goal")
    assert table.offered("move") == ["move>Oaks", "move>Elms"]
    table.play("move>Elms")
    assert table.state.to_act == 2
    assert table.choices == ["to>Swans", "to>Kites"]
    table.play("to>Kites card:goal")
    assert "goal>Elms" in table.choices and "goal>Kites" not in table.choices


@pytest.mark.rule("PC-6")
def test_a_card_does_not_move_to_the_field_it_lies_on() -> None:
    table = Table({"goal": 5, "transfer": 1}, hand=1, field=2)
    table.play(f"{TEAMS} card:goal card:transfer card:goal goal>Oaks card:goal move>Oaks")
    assert table.choices == ["to>Elms", "to>Swans", "to>Kites"]


@pytest.mark.rule("PC-6")
def test_a_transfer_needs_a_card_to_move() -> None:
    table = small({"goal": 5, "transfer": 1}, f"{TEAMS} card:transfer card:goal card:goal")
    assert table.offered("move") == []
    assert table.offered("drop") == ["drop>transfer"]
    error = table.refuse(0, int(table.game.table.move))
    assert (error.code, error.rule) == ("no_transfer", "PC-6")


@pytest.mark.rule("PC-6")
def test_a_transfer_needs_room_on_another_field() -> None:
    table = Table({"goal": 12, "transfer": 1}, hand=1, field=2).play(TEAMS + GOALS)
    for team in ("Elms", "Elms", "Swans", "Swans", "Kites", "Kites"):
        table.play(f"goal>{team} card:goal")
    table.play("goal>Oaks card:transfer drop>goal card:goal drop>goal card:goal")
    # The only room is on Oaks' own field.
    assert table.offered("move") == ["move>Elms", "move>Swans", "move>Kites"]
    assert table.play("move>Elms").choices == ["to>Oaks"]


@pytest.mark.rule("PC-7")
def test_an_appeal_names_another_seat_which_answers_at_once() -> None:
    table = small({"goal": 6, "appeal": 1}, f"{TEAMS} card:appeal card:goal card:goal")
    assert table.offered("ask") == ["ask>1", "ask>2"]
    table.play("ask>2")
    assert table.view().shown == {"appeal": 1}
    assert table.told("PC-7") == [{"seat": 0, "to": 2}]
    assert table.state.to_act == 2
    assert table.choices == ["show", "give>goal"]


@pytest.mark.rule("PC-7")
def test_a_seat_that_shows_its_team_is_not_appealed_to_again() -> None:
    table = small({"goal": 5, "appeal": 2}, f"{TEAMS} card:appeal card:appeal card:goal")
    table.play("ask>2 show")
    for viewer in (SPECTATOR, 0, 1):
        assert table.field("Swans", viewer).owner == 2
        assert table.view(viewer).seats[2].team == "Swans"
    assert table.told("PC-7")[-1] == {"seat": 2, "team": "Swans"}
    assert table.view(2).hand == {"goal": 1}
    table.play("card:goal")
    assert table.offered("ask") == ["ask>0"]


@pytest.mark.rule("PC-7")
def test_a_seat_may_give_up_a_card_of_its_choice_instead() -> None:
    deck = {"blank": 3, "goal": 3, "appeal": 1}
    table = Table(deck, hand=2).play(f"{TEAMS} card:appeal card:goal card:goal")
    table.play("card:goal card:blank card:blank ask>1")
    assert table.choices == ["show", "give>blank", "give>goal"]
    table.play("give>goal")
    assert table.view(0).shown == {"goal": 1, "appeal": 1}
    assert table.view(1).hand == {"blank": 1}
    assert table.view(0).seats[1].team is None
    table.play("card:blank")  # drawn by the seat that appealed
    assert [seat.cards for seat in table.view().seats] == [2, 1, 2]
    assert table.state.to_act == 1


@pytest.mark.rule("PC-7")
def test_a_seat_without_a_card_shows_its_team() -> None:
    table = small({"goal": 5, "appeal": 2}, f"{TEAMS} card:appeal card:goal card:appeal")
    table.play("ask>1 give>goal card:goal ask>1")
    assert table.choices == ["show"]


@pytest.mark.rule("PC-7")
def test_a_seat_that_is_out_is_not_appealed_to() -> None:
    table = small({"blank": 7, "appeal": 1}, f"team:Oaks team:Kites team:Swans {BLANKS}")
    table.play("blank>Oaks card:blank blank>Elms card:blank blank>Swans card:blank")
    table.play("blank>Kites card:appeal blank>Oaks card:blank")
    assert not table.view().seats[1].is_in
    assert table.state.to_act == 0
    assert table.offered("ask") == ["ask>2"]


@pytest.mark.rule("PC-8")
@pytest.mark.parametrize("card", ["goal", "transfer", "appeal"])
def test_any_card_may_be_dropped_without_effect(card: str) -> None:
    deck = {"goal": 6, "transfer": 1, "appeal": 1}
    table = small(deck, f"{TEAMS} card:goal card:{card} card:goal goal>Oaks card:goal")
    before = table.view()
    table.play(f"drop>{card}")
    assert table.view().shown == {card: 1}
    assert table.view().fields == before.fields
    assert table.told("PC-8") == [{"seat": 1, "card": card}]
    assert table.state.to_act == CHANCE


@pytest.mark.rule("PC-9")
def test_a_seat_with_no_card_is_passed_over() -> None:
    table = small({"goal": 5, "appeal": 1}, f"{TEAMS} card:appeal card:goal card:goal")
    table.play("ask>1 give>goal card:goal")
    assert table.state.to_act == 2
    table.play("goal>Oaks card:goal")
    assert table.state.to_act == 0

"""Test the end of a round of Park Cup, the cup and the rulings, rule by rule."""

from __future__ import annotations

import pytest

from park_cup.setup import BANK
from rimet import CHANCE, OVER
from tests.games.park_cup.table import BLANKS, GOALS, TEAMS, Table, small

# The end of a round


@pytest.mark.rule("PC-10")
def test_a_round_ends_when_every_field_is_full() -> None:
    table = small({"blank": 4, "goal": 4}, f"{TEAMS}{GOALS} goal>Elms card:goal")
    table.play("goal>Kites card:blank goal>Swans card:blank")
    assert table.told("PC-10") == []
    table.play("goal>Oaks card:blank")
    assert table.told("PC-10") == [
        {"team": "Oaks", "card": "goal"},
        {"team": "Oaks", "total": 4},
        {"team": "Elms", "card": "goal"},
        {"team": "Elms", "total": 3},
        {"team": "Swans", "card": "goal"},
        {"team": "Swans", "total": 2},
        {"team": "Kites", "card": "goal"},
        {"team": "Kites", "total": 1},
    ]


@pytest.mark.rule("PC-10")
def test_a_round_ends_when_nobody_holds_a_card() -> None:
    table = small({"double": 3}, f"{TEAMS} card:double card:double card:double")
    table.play("drop>double double>Kites drop>double")
    totals = {event["team"]: event["total"] for event in table.told("PC-10") if "total" in event}
    assert totals == {"Oaks": 3, "Elms": 2, "Swans": 1, "Kites": 2}


@pytest.mark.rule("PC-11")
def test_the_team_with_the_lowest_total_is_out() -> None:
    table = small({"double": 3}, f"{TEAMS} card:double card:double card:double")
    table.play("drop>double double>Kites drop>double")
    assert [field.place for field in table.view().fields] == [0, 0, 4, 0]


@pytest.mark.rule("PC-11")
@pytest.mark.parametrize("unlucky", ["Elms", "Swans", "Kites"])
def test_a_lot_decides_among_teams_that_share_the_lowest_total(unlucky: str) -> None:
    table = small({"goal": 1, "double": 2}, f"{TEAMS} card:goal card:double card:double")
    table.play("goal>Swans double>Kites drop>double")
    assert table.state.to_act == CHANCE
    assert table.odds == {"lot:Elms": 1, "lot:Swans": 1, "lot:Kites": 1}
    table.play(f"lot:{unlucky}")
    assert table.told("PC-11") == [{"team": unlucky}]
    assert table.field(unlucky).place == 4


@pytest.mark.rule("PC-12")
def test_the_owner_of_a_team_that_is_out_is_out_and_shows_its_hand() -> None:
    deck = {"blank": 3, "goal": 6}
    table = small(deck, f"team:Oaks team:Kites team:Swans {BLANKS}")
    table.play("blank>Oaks card:goal blank>Elms card:goal blank>Swans card:goal")
    table.play("goal>Kites card:goal")  # Swans and Kites are level
    table.play("lot:Kites")
    assert table.told("PC-12") == [
        {"team": "Kites", "owner": 1, "place": 4},
        {"seat": 1, "card": "goal"},
    ]
    view = table.view()
    assert [seat.is_in for seat in view.seats] == [True, False, True]
    assert view.seats[1].team == "Kites" and view.seats[1].cards == 0
    assert [field.owner for field in view.fields] == [None, None, None, 1]


@pytest.mark.rule("PC-12")
def test_a_team_of_the_bank_takes_nobody_out() -> None:
    table = small({"blank": 3}, f"{TEAMS}{BLANKS} drop>blank drop>blank drop>blank")
    assert table.told("PC-12") == [{"team": "Kites", "owner": BANK, "place": 4}]
    assert table.field("Kites").owner == BANK
    assert all(seat.is_in for seat in table.view().seats)


@pytest.mark.rule("PC-13")
def test_all_cards_shown_go_under_the_deck() -> None:
    deck = {"blank": 3, "goal": 5, "double": 1}
    table = small(deck, f"team:Oaks team:Kites team:Swans {BLANKS}")
    table.play("blank>Oaks card:goal blank>Elms card:double blank>Swans card:goal")
    table.play("drop>goal card:goal drop>double card:goal goal>Kites card:goal lot:Kites")
    # From the fields, the drops and the hand of the seat that is out.
    assert table.told("PC-13") == [{"count": 7}]
    assert table.view().layers == [0, 7]
    assert table.view().shown == {}
    assert [field.cards for field in table.view().fields] == [[]] * 4
    assert table.play("drop>goal").odds == {"card:blank": 3, "card:goal": 3, "card:double": 1}


@pytest.mark.rule("PC-13")
def test_the_deck_above_is_drawn_first() -> None:
    table = small({"blank": 8, "goal": 2}, TEAMS + BLANKS)
    for team in ("Oaks", "Elms", "Swans", "Kites"):
        table.play(f"blank>{team} card:blank")
    assert table.view().layers == [3, 4]
    assert table.play("blank>Oaks").odds == {"card:blank": 1, "card:goal": 2}
    table.play("card:blank blank>Elms")
    assert table.odds == {"card:goal": 2}
    table.play("card:goal blank>Swans card:goal")
    # The round is over; what lay under the deck is drawn now, before what came after it.
    assert table.view().layers == [0, 4, 4]
    assert table.play("drop>blank").odds == {"card:blank": 4}


@pytest.mark.rule("PC-14")
def test_hands_are_filled_one_card_at_a_time_from_the_left_of_the_last_to_play() -> None:
    table = Table({"blank": 6}, hand=2, field=1).play(TEAMS + BLANKS + BLANKS)
    table.play("blank>Oaks blank>Elms blank>Swans drop>blank blank>Kites")
    assert [seat.cards for seat in table.view().seats] == [0, 0, 1]
    table.play("card:blank card:blank card:blank card:blank card:blank")
    assert [event["seat"] for event in table.told("PC-14")] == [2, 0, 1, 0, 1]
    assert table.state.to_act == 2


@pytest.mark.rule("PC-14")
def test_a_seat_that_is_out_draws_no_card_and_does_not_begin() -> None:
    table = Table({"blank": 6}, hand=2, field=1).play("team:Oaks team:Elms team:Kites ")
    table.play(BLANKS + BLANKS + "blank>Oaks blank>Elms blank>Swans drop>blank blank>Kites")
    table.play("card:blank card:blank card:blank card:blank")
    assert [event["seat"] for event in table.told("PC-14")] == [0, 1, 0, 1]
    assert table.state.to_act == 0


# The cup


@pytest.mark.rule("PC-15")
def test_the_last_team_in_wins_the_match_for_its_owner() -> None:
    table = small({"blank": 3}, TEAMS).drop_all()
    assert table.state.to_act == OVER
    assert table.told("PC-15") == [{"team": "Oaks", "owner": 0}]
    assert table.field("Oaks").owner == 0
    result = table.game.result(table.state)
    assert (result.winner, result.shares) == (0, (1.0, 0.0, 0.0))
    assert [(placing.place, placing.team) for placing in result.placings] == [
        (1, "Oaks"),
        (2, "Elms"),
        (3, "Swans"),
        (4, "Kites"),
    ]


@pytest.mark.rule("PC-15")
def test_nobody_wins_when_the_cup_is_the_banks() -> None:
    table = small({"blank": 3}, "team:Swans team:Elms team:Kites").drop_all()
    assert table.told("PC-15") == [{"team": "Oaks", "owner": BANK}]
    result = table.game.result(table.state)
    assert (result.winner, result.shares) == (None, (0.0, 0.0, 0.0))


@pytest.mark.rule("PC-16")
def test_seats_are_ranked_by_how_long_their_teams_stayed_in() -> None:
    table = small({"blank": 3}, "team:Swans team:Elms team:Kites").drop_all()
    result = table.game.result(table.state)
    assert result.ranking == ((1,), (0,), (2,))
    assert result.scores == (1, 2, 0)


# Rulings


@pytest.mark.rule("PC-R1")
def test_when_every_seat_is_out_strength_alone_settles_the_rest() -> None:
    strengths = {"Oaks": 3, "Elms": 2, "Swans": 1, "Kites": 0, "Ponds": 4, "Larks": 5}
    table = Table({"goal": 4}, strengths, hand=1, field=1)
    table.play("team:Kites team:Swans team:Elms")
    while any(seat.is_in for seat in table.view().seats):
        assert table.state.to_act != OVER
        table.play(table.choices[-1])
    assert table.state.to_act == OVER
    out = [(event["team"], event["owner"]) for event in table.told("PC-12") if "team" in event]
    assert out[-2:] == [("Oaks", BANK), ("Ponds", BANK)]
    totals = [event for event in table.told("PC-10") if "total" in event]
    assert totals[-2:] == [{"team": "Ponds", "total": 4}, {"team": "Larks", "total": 5}]
    assert table.told("PC-15") == [{"team": "Larks", "owner": BANK}]


@pytest.mark.rule("PC-R1", "PC-11")
def test_when_every_seat_is_out_level_teams_still_draw_lots() -> None:
    strengths = {"Oaks": 3, "Elms": 2, "Swans": 1, "Kites": 0, "Ponds": 3}
    table = Table({"goal": 4}, strengths, hand=1, field=1)
    table.play("team:Kites team:Swans team:Elms").drop_all()
    assert not any(seat.is_in for seat in table.view().seats)
    assert table.odds == {"lot:Oaks": 1, "lot:Ponds": 1}
    table.play("lot:Oaks")
    assert table.told("PC-15") == [{"team": "Ponds", "owner": BANK}]

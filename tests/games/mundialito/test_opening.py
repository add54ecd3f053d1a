"""Test how 32 teams are found and handed out."""

from __future__ import annotations

from collections import Counter

import pytest

import rimet
from rimet.games.mundialito.options import Team
from rimet.kernel.game import next_dealer
from tests.games.mundialito.table import GOOD, OTHERS, STRONG, USUAL, WEAK, Table, load


def hands(table: Table) -> list[int]:
    """Return how many teams each coach has."""
    return [seat.teams for seat in table.view().seats]


def shipped() -> list[Team]:
    """Return the teams of the shipped set."""
    return load().component("teams-1").entries("team", Team)


@pytest.mark.rule("MUN-1")
def test_there_are_44_teams_of_three_strengths() -> None:
    assert Counter(team.stars for team in shipped()) == {3: 8, 2: 8, 1: 28}
    assert [team.code for team in shipped()] == [*STRONG, *GOOD, *WEAK, *OTHERS]


@pytest.mark.rule("MUN-1", "MUN-R6")
def test_a_named_blank_team_is_one_of_the_32_and_has_one_star() -> None:
    table = Table(chosen="", blank="Narnia")
    assert table.team("Narnia").stars == 1
    assert len(table.hand_out().view().teams) == 32
    assert len(table.events("TeamSelected")) == 15


@pytest.mark.rule("MUN-R10", "MUN-1")
@pytest.mark.parametrize("stars", [2, 3])
def test_more_stars_for_the_blank_team_are_an_option(stars: int) -> None:
    table = Table(chosen="", blank="Narnia", blank_stars=stars)
    assert table.team("Narnia").stars == stars
    (option,) = [option for option in table.game.declared_options() if option.name == "blank_stars"]
    assert (option.default, option.lowest, option.highest) == (1, 1, 3)


@pytest.mark.rule("MUN-R6")
def test_lots_pick_sixteen_teams_of_one_star() -> None:
    table = Table(chosen="")
    assert [team.code for team in table.view().teams] == [*STRONG, *GOOD]
    assert table.odds == dict.fromkeys([*WEAK, *OTHERS], 1)
    table.play("UKR")
    assert "UKR" not in table.odds
    assert table.told("TeamSelected", "team", "rule") == [("UKR", "MUN-R6")]
    table.hand_out()
    assert Counter(team.stars for team in table.view().teams) == {3: 8, 2: 8, 1: 16}


@pytest.mark.rule("MUN-R6")
def test_chosen_teams_play_and_no_lot_is_drawn() -> None:
    chosen = [*STRONG[:3], *OTHERS, *WEAK, "POR"]
    table = Table(chosen=", ".join(chosen))
    assert table.view().phase == "deal"
    assert sorted(team.code for team in table.view().teams) == sorted(chosen)


@pytest.mark.rule("MUN-R6", "MUN-1")
def test_a_blank_team_takes_the_last_place_among_chosen_teams() -> None:
    table = Table(chosen=",".join(USUAL[1:]), blank="Narnia")
    assert sorted(team.code for team in table.view().teams) == sorted([*USUAL[1:], "Narnia"])


@pytest.mark.rule("MUN-4", "MUN-R2")
@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (1, [32]),
        (2, [16, 16]),
        (3, [11, 11, 10]),
        (4, [8, 8, 8, 8]),
        (5, [7, 7, 6, 6, 6]),
        (6, [6, 6, 5, 5, 5, 5]),
    ],
)
@pytest.mark.parametrize("handout", ["dealt", "draft"])
def test_hands_by_number_of_coaches(players: int, expected: list[int], handout: str) -> None:
    table = Table(players=players, handout=handout, dealer=players - 1).hand_out()
    assert hands(table) == expected


@pytest.mark.rule("MUN-4")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_teams_are_dealt_clockwise_from_the_dealers_left(dealer: int) -> None:
    table = Table(players=3, dealer=dealer)
    assert table.view().next_seat == (dealer + 1) % 3
    table.play("BRA ARG GER ITA")
    owners = [table.team(code).owner for code in ("BRA", "ARG", "GER", "ITA")]
    assert owners == [(dealer + turn) % 3 for turn in (1, 2, 3, 4)]
    assert table.told("TeamDealt", "seat", "team", "rule")[0] == (owners[0], "BRA", "MUN-4")
    table.hand_out()
    assert hands(table)[dealer] == 10


@pytest.mark.rule("MUN-4")
def test_every_team_is_as_likely_to_be_dealt_next() -> None:
    table = Table().play("BRA")
    assert table.odds == dict.fromkeys(USUAL[1:], 1)


@pytest.mark.rule("MUN-4")
def test_in_a_series_the_shorter_hand_moves_on() -> None:
    dealer = 0
    short = []
    for seed in range(4):
        game = rimet.load("mundialito", players=3, rolls="table", dealer=dealer)
        match = rimet.Match(game, rimet.FairDice(seed))
        dealer = next_dealer(dealer, game.seats)
        view = match.game.view(match.game.read(match.position), 0)
        held = [seat.teams for seat in view.seats]  # type: ignore[attr-defined]
        short.append(held.index(10))
    assert short == [0, 1, 2, 0]


@pytest.mark.rule("MUN-R7")
def test_drafted_teams_are_taken_in_turn() -> None:
    table = Table(players=3, handout="draft", dealer=0)
    assert table.state.to_act == 1
    assert table.choices == USUAL
    table.play("NED BRA POL")
    assert table.state.to_act == 1
    assert [table.team(code).owner for code in ("NED", "BRA", "POL")] == [1, 2, 0]
    assert "NED" not in table.choices
    assert table.told("TeamDrafted", "seat", "team", "rule")[0] == (1, "NED", "MUN-R7")


@pytest.mark.rule("MUN-R7")
def test_a_team_cannot_be_drafted_twice_or_from_outside() -> None:
    table = Table(handout="draft").play("BRA")
    codes = [team.code for team in table.game.teams]
    taken = table.game.refusal(table.state, 1, 1 + codes.index("BRA"))
    outside = table.game.refusal(table.state, 1, 1 + codes.index("UKR"))
    roll = table.game.refusal(table.state, 1, 0)
    assert (taken.code, taken.rule) == ("drafted_already", "MUN-R7")
    assert (outside.code, outside.rule) == ("not_taking_part", "MUN-R7")
    assert roll.code == "illegal_move"
    assert "BRA" in str(taken) and "UKR" in str(outside)


@pytest.mark.rule("MUN-R7")
def test_dealing_is_the_usual_way() -> None:
    assert load().options.handout == "dealt"


@pytest.mark.rule("MUN-R8")
@pytest.mark.parametrize("handout", ["dealt", "draft"])
def test_a_solo_coach_owns_all_and_the_champion_is_shown(handout: str) -> None:
    table = Table(players=1, handout=handout)
    assert hands(table) == [32]
    table.finish(5)
    result = table.game.result(table.state)
    assert (result.winner, result.ranking, result.shares) == (0, ((0,),), (1.0,))
    assert table.view().champion == result.placings[0].team

"""Test the group tables: totals, ranks, best thirds, failed teams, who is out."""

from __future__ import annotations

import pytest

from rimet import SPECTATOR
from rimet.games.tournament_football.events import (
    CardTurned,
    OwnerRevealed,
    SeatOut,
    TeamAdvanced,
    TeamPlaced,
    TeamRanked,
    TeamTotal,
    ThirdRanked,
)
from rimet.games.tournament_football.setup import BANK
from tests.games.tournament_football.script import PLENTY, Script

# The rulebook's group B of 1990: Argentina B1, the USSR B2, Romania B3, Cameroon B4.
GROUP_B = {"B1": "1.0 0.2", "B2": "1.0", "B3": "2.0 0.2 0.2", "B4": "3.0"}


def resolved(
    plan: dict[str, str], owned: dict[int, str] | None = None, **options: object
) -> Script:
    """Return a match whose groups are resolved, with these cards on the fields."""
    script = Script(**{"cards": PLENTY, "players": 3, **options})
    script.seed(["GER", "ARG", "ITA", "BRA", "URS", "ROU"]).flags(owned)
    return script.fill(plan, until="groups")


def ranked(script: Script, group: str) -> list[tuple[str, int, str]]:
    """Return a group's teams by rank, and by what each was parted from the one above."""
    events = [event for event in script.told(TeamRanked) if event.group == group]
    return [(event.team, event.rank, event.by) for event in events]


def totals(script: Script) -> dict[str, tuple[int, int]]:
    """Return the goals and penalties of all teams on their fields."""
    return {
        event.team: (event.goals, event.penalties)
        for event in script.told(TeamTotal)
        if event.place in script.board.fields
    }


# --- the example


@pytest.mark.rule("WCT-31", "WCT-14", "WCT-15")
def test_group_b_of_1990() -> None:
    script = resolved(GROUP_B, series="1990")
    assert [script.place(f"B{place}").team for place in range(1, 5)] == ["ARG", "URS", "ROU", "CMR"]
    found = totals(script)
    assert found["CMR"] == (4, 0)
    assert found["ARG"] == (3, 3)
    assert found["ROU"] == (3, 4)
    assert found["URS"][0] == 2
    assert ranked(script, "B") == [
        ("CMR", 1, "goals"),
        ("ROU", 2, "goals"),
        ("ARG", 3, "penalties"),
        ("URS", 4, "goals"),
    ]
    assert script.place("1B").team == "CMR"
    assert script.place("2B").team == "ROU"


@pytest.mark.rule("WCT-14")
def test_a_resolved_group_keeps_its_totals_in_view() -> None:
    script = resolved(GROUP_B, series="1990")
    for viewer in (SPECTATOR, 0):
        fields = [script.place(f"B{place}", viewer) for place in range(1, 5)]
        assert [field.cards for field in fields] == [()] * 4  # WCT-18
        assert [(field.team, field.total, field.rank, field.by) for field in fields] == [
            ("ARG", (3, 3), 3, "penalties"),
            ("URS", (2, 1), 4, "goals"),
            ("ROU", (3, 4), 2, "goals"),
            ("CMR", (4, 0), 1, ""),
        ]
    script.run()
    found = totals(script)
    for field in script.view().fields:
        assert field.total == found[field.team]
    assert all(half.total == () and half.rank == 0 for half in script.view().half_fields)


@pytest.mark.rule("WCT-14")
@pytest.mark.parametrize("options", [{}, {"hidden": True}, {"board": "olympic"}, {"longer": True}])
def test_what_the_view_keeps_is_what_was_told(options: dict[str, object]) -> None:
    script = Script(players=3, **options).deal_any(7)
    while script.state.is_open:
        told = {event.team: (event.rank, event.by) for event in script.told(TeamRanked)}
        for field in script.view().fields:
            assert (field.rank > 0) == (field.total != ()) == (field.team in told)
        script.run(15)
    found = totals(script)
    told = {event.team: (event.rank, event.by) for event in script.told(TeamRanked)}
    for field in script.view(1).fields:
        assert field.total == found[field.team]
        assert (field.rank, field.by or "goals") == told[field.team]


@pytest.mark.rule("WCT-31", "WCT-14")
def test_group_b_of_1990_with_one_penalty_less() -> None:
    script = resolved({**GROUP_B, "B3": "2.0 0.2 0.1"}, series="1990")
    assert totals(script)["ROU"] == totals(script)["ARG"] == (3, 3)
    assert ranked(script, "B")[1:3] == [("ARG", 2, "goals"), ("ROU", 3, "position")]
    assert script.place("2B").team == "ARG"


# --- ranking


@pytest.mark.rule("WCT-14")
@pytest.mark.parametrize("hidden", [False, True])
def test_cards_of_a_field_are_counted_one_by_one(hidden: bool) -> None:
    script = resolved({"A2": "1.0 2.1 0.2"}, hidden=hidden)
    turned = [event for event in script.told(CardTurned) if event.place == "A2"]
    team = script.place("A2").team
    assert [(event.team, event.slot, event.card, event.rule) for event in turned] == [
        (team, slot, card, "WCT-14") for slot, card in enumerate(("1.0", "2.1", "0.2"))
    ]


@pytest.mark.rule("WCT-14")
def test_goals_count_before_penalties_and_those_before_position() -> None:
    plan = {"C1": "0.2 0.2 0.2", "C2": "1.0", "C3": "1.0 0.2", "C4": "1.0 0.2"}
    script = resolved(plan, lineup=level_lineup(), board="olympic")
    on_spots = [script.place(f"C{place}").team for place in range(1, 5)]
    assert [team for team, _, _ in ranked(script, "C")] == [
        *(on_spots[2], on_spots[3], on_spots[1], on_spots[0])
    ]
    assert [by for _, _, by in ranked(script, "C")] == ["goals", "position", "penalties", "goals"]


def level_lineup() -> str:
    """Return sixteen teams that are all rated alike."""
    game = Script(board="olympic").game
    level = [team.code for team in game.teams if team.rating == (0, 0)]
    return ",".join(level[:16])


@pytest.mark.rule("WCT-14")
def test_level_teams_stand_by_position() -> None:
    script = resolved({}, lineup=level_lineup(), board="olympic")
    for letter in "ABCD":
        order = [script.place(f"{letter}{place}").team for place in range(1, 5)]
        assert [team for team, _, _ in ranked(script, letter)] == order
        assert script.place(f"1{letter}").team == order[0]
        assert script.place(f"2{letter}").team == order[1]


@pytest.mark.rule("WCT-2", "WCT-14")
def test_head_start_is_added_in_the_groups() -> None:
    script = resolved({"A1": "3.2 1.0", "F4": "2.2"})
    rated = {team.code: team.rating for team in script.game.teams}
    first, last = script.place("A1").team, script.place("F4").team
    found = totals(script)
    assert found[first] == (rated[first][0] + 4, rated[first][1] + 2)
    assert found[last] == (rated[last][0] + 2, rated[last][1] + 2)
    others = {team: total for team, total in found.items() if team not in (first, last)}
    assert others == {team: rated[team] for team in others}


@pytest.mark.rule("WCT-15")
@pytest.mark.parametrize("board", ["world-cup", "olympic"])
def test_first_two_go_to_the_half_fields_of_their_placing(board: str) -> None:
    plan = {f"{letter}4": "3.0 3.0" for letter in "ABCDEF"}
    plan |= {f"{letter}3": "3.0" for letter in "ABCDEF"}
    script = resolved(plan, board=board)
    for letter in script.board.groups:
        assert script.place(f"1{letter}").team == script.place(f"{letter}4").team
        assert script.place(f"2{letter}").team == script.place(f"{letter}3").team
        assert script.place(f"{letter}4").placing == f"1{letter}"
    advanced = {event.placing: event.team for event in script.told(TeamAdvanced)}
    assert {name: script.place(name).team for name in script.board.placings} == advanced


# --- thirds


@pytest.mark.rule("WCT-16")
def test_four_best_thirds_go_through_in_order() -> None:
    # In every group the first two are far ahead; thirds have what the test gives them.
    plan = {f"{letter}{place}": "3.0 3.0 3.0" for letter in "ABCDEF" for place in (1, 2)}
    plan |= {"A3": "1.0", "B3": "1.0", "C3": "2.0", "D3": "1.2", "E3": "0.0", "F3": "1.1"}
    script = resolved(plan, lineup=worst_lineup())
    thirds = [(event.team, event.rank, event.by) for event in script.told(ThirdRanked)]
    on_spots = {letter: script.place(f"{letter}3").team for letter in "ABCDEF"}
    assert thirds == [
        (on_spots["C"], 1, "goals"),
        (on_spots["D"], 2, "goals"),
        (on_spots["F"], 3, "penalties"),
        (on_spots["A"], 4, "penalties"),
        (on_spots["B"], 5, "position"),  # A is above B
        (on_spots["E"], 6, "goals"),
    ]
    assert [script.place(f"X{rank}").team for rank in range(1, 5)] == [
        on_spots[letter] for letter in "CDFA"
    ]
    # What they are compared by is told once more, best first.
    totals = [(event.place, event.goals, event.penalties) for event in script.told(TeamTotal)]
    assert totals[24:] == [
        *(("C3", 2, 0), ("D3", 1, 2), ("F3", 1, 1), ("A3", 1, 0), ("B3", 1, 0), ("E3", 0, 0))
    ]
    assert script.place("B3").placing == script.place("E3").placing == ""


def worst_lineup() -> str:
    """Return the 24 teams that are rated worst, 0 goals and 0 penalties all."""
    teams = [team.code for team in Script().game.teams if team.rating == (0, 0)]
    return ",".join(teams[-24:])


@pytest.mark.rule("WCT-16")
def test_level_thirds_stand_by_their_letter() -> None:
    script = resolved({}, lineup=worst_lineup())
    assert [event.team for event in script.told(ThirdRanked)] == [
        script.place(f"{letter}3").team for letter in "ABCDEF"
    ]
    assert script.place("X4").team == script.place("D3").team


@pytest.mark.rule("WCT-16", "WCT-21")
def test_no_third_goes_through_on_the_olympic_board() -> None:
    script = resolved({}, board="olympic")
    assert not script.told(ThirdRanked)
    assert len(script.told(TeamAdvanced)) == 8


# --- failed teams


@pytest.mark.rule("WCT-17", "WCT-7")
def test_owners_of_failed_teams_are_revealed_and_of_others_not() -> None:
    owned = {0: "A1 A4", 1: "B4 C4", 2: "A2 B2"}
    script = resolved({}, owned, teams_per_player=2)
    for viewer in (SPECTATOR, 0, 1, 2):
        owners = {field.name: field.owner for field in script.view(viewer).fields}
        assert (owners["A4"], owners["B4"], owners["C4"]) == (0, 1, 1)
        assert owners["D4"] == BANK  # nobody claims it
        assert owners["A1"] == (0 if viewer == 0 else -2)
        assert owners["C1"] == -2  # a bank team that is still in
    failed = {field.team for field in script.view().fields if not field.placing}
    assert {event.team for event in script.told(OwnerRevealed)} == failed
    assert len(failed) == 8
    assert {event.rule for event in script.told(OwnerRevealed)} == {"WCT-17"}
    assert script.view().seats[0].teams == [script.place("A4").team]
    placed = {event.team: event.place for event in script.told(TeamPlaced)}
    assert placed == dict.fromkeys(failed, 17)


@pytest.mark.rule("WCT-17")
def test_who_has_no_team_left_is_out() -> None:
    owned = {0: "A1 A4", 1: "B4 C4", 2: "A2 B2"}
    script = resolved({}, owned, teams_per_player=2)
    assert [seat.is_in for seat in script.view().seats] == [True, False, True]
    assert [(event.seat, event.rule) for event in script.told(SeatOut)] == [(1, "WCT-17")]
    order: list[int] = []
    while len(order) < 4:
        order.append(int(script.state.to_act))
        script.turn(next(move for move in script.choices() if move.startswith("0.0")))
    assert order == [0, 2, 0, 2]  # seat 2 played last before, seat 1 is passed over


@pytest.mark.rule("WCT-17")
def test_everybody_is_in_while_the_groups_last() -> None:
    script = Script(players=24).deal_any()
    while script.state.is_open:
        assert all(seat.is_in for seat in script.view().seats)
        assert not any(script.state.chart.known)
        script.run(20)
    out = [seat for seat, view in enumerate(script.view().seats) if not view.is_in]
    assert len(out) == 8

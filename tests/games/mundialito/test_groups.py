"""Test the group stage: fields, round robin, points, places, two groups at a time."""

from __future__ import annotations

from collections import Counter

import pytest

import rimet
from rimet.games.mundialito.view import RowView
from tests.games.mundialito.table import GOOD, OTHERS, STRONG, WEAK, Table, load


def groups(**options: object) -> Table:
    """Return a table with all fields drawn in the order of the set: A has BRA, POR, POL, CMR."""
    return Table(**{"mode": "II", **options}).hand_out().lay()


def rows(table: Table, group: str) -> list[tuple[int, str, int, int]]:
    """Return place, team, points and goal difference of a group's table."""
    return [(row.place, row.team, row.points, row.difference) for row in table.group(group).rows]


def two_groups(*scores: tuple[int, int]) -> Table:
    """Return a table of Mode II B with these scores in group A; the first sides of B win.

    B ends 1 ARG, 2 URU, 3 SWE, 4 GHA without any throw.
    """
    table = Table(mode="IIB").hand_out()
    table.play("A1=BRA B1=ARG A2=POR B2=URU A3=POL B3=SWE A4=CMR B4=GHA")
    own = iter(scores)
    other = iter([(2, 0), (1, 0), (2, 0), (1, 0), (2, 0), (1, 0)])
    for number in range(12):
        table.roll(*next(own if number % 4 < 2 else other))
    return table


@pytest.mark.rule("MUN-12")
def test_fields_are_drawn_by_strength() -> None:
    table = Table(mode="II").hand_out()
    assert table.odds == {f"A1={code}": 1 for code in STRONG}
    table.play("A1=NED B1=BRA")
    table.lay()
    for group in table.view().groups:
        first, second, *others = group.fields
        assert first in STRONG and second in GOOD and set(others) <= set(WEAK)
    assert table.group("A").fields == ["NED", "POR", "POL", "CMR"]
    assert table.team("NED").field == "A1"
    laid = table.told("TeamLaid", "group", "field", "team", "rule")
    assert laid[0] == ("A", 1, "NED", "MUN-12")
    assert [field for _, field, *_ in laid] == [1] * 8 + [2] * 8 + [3] * 8 + [4] * 8


@pytest.mark.rule("MUN-12", "MUN-14")
def test_a_group_has_a_table_once_its_four_fields_are_drawn() -> None:
    table = Table(mode="IIB").hand_out()
    for drawn in ("A1=BRA B1=ARG", "A2=POR B2=URU", "A3=POL B3=SWE"):
        table.play(drawn)
        assert [table.group(name).rows for name in "AB"] == [[], []]
    table.play("A4=CMR")
    assert rows(table, "A") == [(1, team, 0, 0) for team in ("BRA", "POR", "POL", "CMR")]
    assert table.group("B").rows == []


@pytest.mark.rule("MUN-12")
def test_groups_may_be_drawn_without_regard_to_strength() -> None:
    table = Table(mode="II", draw="free").hand_out()
    assert len(table.odds) == 32
    table.play("A1=EGY B1=POR C1=BRA")
    assert len(table.odds) == 29
    table.lay()
    assert sorted(code for group in table.view().groups for code in group.fields if code) == sorted(
        [*STRONG, *GOOD, *WEAK]
    )


@pytest.mark.rule("MUN-R3")
def test_fields_three_and_four_are_one_pot() -> None:
    table = Table(mode="II").hand_out()
    while table.view().next_field != "A3":
        table.state.apply(table.state.sample(rimet.Rng(1)))
    assert len(table.odds) == 16


@pytest.mark.rule("MUN-R3")
def test_too_many_strong_teams_spill_over_by_lot() -> None:
    table = Table(mode="II", chosen="", blank="Narnia", blank_stars=3).hand_out()
    assert table.view().phase == "field-lot"
    # Nine teams of three stars, eight fields 1: eight are drawn, the ninth goes to a field 2.
    assert table.odds == {f"1={code}": 1 for code in [*STRONG, "Narnia"]}
    table.play(" ".join(f"1={code}" for code in STRONG))
    # Then seven of eight teams of two stars; the eighth goes to the fields 3 and 4.
    assert table.odds == {f"2={code}": 1 for code in GOOD}
    table.play(" ".join(f"2={code}" for code in GOOD[:7]))
    assert table.view().phase == "lay"
    assert sorted(table.odds) == sorted(f"A1={code}" for code in STRONG)
    table.lay()
    assert {group.fields[1] for group in table.view().groups} == {"Narnia", *GOOD[:7]}
    thirds = {code for group in table.view().groups for code in group.fields[2:]}
    assert GOOD[7] in thirds
    assert table.told("FieldLotDrawn", "team", "field", "rule")[0] == ("BRA", 1, "MUN-R3")


@pytest.mark.rule("MUN-R3")
def test_too_few_strong_teams_are_filled_up_from_below() -> None:
    chosen = ",".join([*STRONG[:2], *GOOD[:3], *WEAK, *OTHERS[:11]])
    table = Table(mode="II", chosen=chosen).hand_out()
    assert set(table.odds) == {f"1={code}" for code in [*WEAK, *OTHERS[:11]]}
    for number in (1, 1, 1, *[2] * 8):
        (*_, last) = table.choices
        assert last.startswith(f"{number}=")
        table.play(last)
    assert table.view().phase == "lay"
    table.lay()
    firsts = {group.fields[0] for group in table.view().groups}
    assert firsts > {*STRONG[:2], *GOOD[:3]}


@pytest.mark.rule("MUN-13", "MUN-R5")
def test_every_round_is_played_in_all_groups_before_the_next() -> None:
    table = groups()
    pairs = []
    for _ in range(48):
        match = table.view().match
        assert match is not None and match.stage == "groups"
        fields = table.group(str(match.group)).fields
        pairs.append((match.group, fields.index(match.first) + 1, fields.index(match.second) + 1))
        table.roll(1, 0)
    expected = [
        (group, *pair)
        for day in (((1, 2), (3, 4)), ((1, 3), (2, 4)), ((1, 4), (2, 3)))
        for group in "ABCDEFGH"
        for pair in day
    ]
    assert pairs == expected


@pytest.mark.rule("MUN-13")
def test_a_draw_stands_in_a_group() -> None:
    table = groups().roll(1, 1)
    match = table.group("A").matches[0]
    assert (match.score, match.winner, match.overtime) == ((1, 1), None, None)
    assert table.told("MatchDrawn", "first", "second", "goals") == [("BRA", "POR", 1)]
    assert table.group("A").matches[1].first == "POL"


@pytest.mark.rule("MUN-14", "MUN-3")
def test_points_and_goal_difference_are_kept_as_with_tokens() -> None:
    table = groups().roll(3, 0, 1, 1)
    assert table.group("A").rows == [
        RowView(1, "BRA", 1, 3, 3, False),
        RowView(2, "POL", 1, 1, 0, False),
        RowView(2, "CMR", 1, 1, 0, False),
        RowView(4, "POR", 1, 0, -3, False),
    ]


@pytest.mark.rule("MUN-15")
def test_points_come_before_goal_difference() -> None:
    # BRA-POR 1-0, POL-CMR 0-0, BRA-POL 0-1, POR-CMR 4-0, BRA-CMR 1-0, POR-POL 0-0
    table = two_groups((1, 0), (0, 0), (0, 1), (4, 0), (1, 0), (0, 0))
    assert rows(table, "A") == [
        (1, "BRA", 6, 1),
        (2, "POL", 5, 1),
        (3, "POR", 4, 3),
        (4, "CMR", 1, -5),
    ]


@pytest.mark.rule("MUN-15")
def test_goal_difference_parts_equal_points_and_goals_scored_do_not() -> None:
    # BRA and POR have six points each; POR has won their match, BRA has the better difference.
    table = two_groups((0, 1), (0, 0), (3, 0), (1, 0), (3, 0), (0, 2))
    assert rows(table, "A") == [
        (1, "BRA", 6, 5),
        (2, "POR", 6, 0),
        (3, "POL", 4, -1),
        (4, "CMR", 1, -4),
    ]
    # POR beats BRA 3-2 and scores more, but both have six points and +1: only dice part them.
    table = two_groups((2, 3), (0, 0), (1, 0), (0, 1), (1, 0), (1, 0))
    assert rows(table, "A")[:2] == [(1, "BRA", 6, 1), (1, "POR", 6, 1)]
    roll = table.view().roll
    assert roll is not None and roll.part == "places"
    assert [throw.team for throw in roll.throws] == ["BRA", "POR"]


@pytest.mark.rule("MUN-15", "MUN-R4")
def test_level_teams_throw_all_three_dice_for_their_places() -> None:
    table = two_groups((2, 3), (0, 0), (1, 0), (0, 1), (1, 0), (1, 0))
    assert table.told("GroupLevel", "group", "count") == [("A", 2)]
    assert table.state.to_act == table.team("BRA").owner
    table.play("roll 0 1 0")
    assert table.state.to_act == table.team("POR").owner
    table.play("roll 5 4 3")
    assert table.told("DiceThrown", "team", "part", "total") == [
        ("BRA", "places", 1),
        ("POR", "places", 12),
    ]
    assert [team for _, team, *_ in rows(table, "A")] == ["POR", "BRA", "CMR", "POL"]
    assert [place for place, *_ in rows(table, "A")] == [1, 2, 3, 4]


@pytest.mark.rule("MUN-R4")
def test_who_is_still_level_throws_again_and_only_level_places_are_decided() -> None:
    # All matches of group A are drawn: four teams throw for all four places.
    table = two_groups(*[(0, 0)] * 6)
    assert table.told("GroupLevel", "group", "count") == [("A", 4)]
    table.roll(1, 1, 1, 1, 1, 1, 5, 0, 0, 0, 0, 0)
    # POL 5 is first, CMR 0 last; BRA and POR, 3 each, throw again for the places between.
    assert [team for _, team, *_ in rows(table, "A")] == ["POL", "BRA", "POR", "CMR"]
    assert [place for place, *_ in rows(table, "A")] == [1, 2, 2, 4]
    roll = table.view().roll
    assert roll is not None
    assert [throw.team for throw in roll.throws] == ["BRA", "POR"]
    table.roll(2, 2, 2, 2, 2, 2)
    roll = table.view().roll
    assert roll is not None and roll.tries == 1
    table.roll(0, 0, 0, 5, 4, 3)
    assert [team for _, team, *_ in rows(table, "A")] == ["POL", "POR", "BRA", "CMR"]
    assert table.told("GroupLevel", "group", "count") == [("A", 4), ("A", 2)]


@pytest.mark.rule("MUN-R4")
def test_places_that_put_nobody_through_are_thrown_for_too() -> None:
    # BRA and POR are through; POL and CMR are level at the bottom and throw all the same.
    table = two_groups((1, 0), (0, 0), (2, 0), (1, 0), (2, 0), (1, 0))
    assert rows(table, "A")[2:] == [(3, "POL", 1, -3), (3, "CMR", 1, -3)]
    table.roll(0, 0, 0, 1, 1, 1)
    assert [table.team(code).place for code in ("POL", "CMR")] == [25, 17]


@pytest.mark.rule("MUN-R4")
def test_two_pairs_of_level_teams_throw_apart() -> None:
    # BRA and POR draw and beat the others alike; POL and CMR draw and lose alike.
    table = two_groups((1, 1), (1, 1), (1, 0), (1, 0), (1, 0), (1, 0))
    assert [place for place, *_ in rows(table, "A")] == [1, 1, 3, 3]
    table.roll(0, 0, 0, 1, 1, 1)
    assert [team for _, team, *_ in rows(table, "A")][:2] == ["POR", "BRA"]
    table.roll(1, 1, 1, 0, 0, 0)
    assert [team for _, team, *_ in rows(table, "A")] == ["POR", "BRA", "POL", "CMR"]


@pytest.mark.rule("MUN-R11", "MUN-R4")
def test_lots_end_an_endless_throw_for_places() -> None:
    table = two_groups(*[(0, 0)] * 6)
    table.roll(*[0] * (4 * 3 * 50))
    assert table.odds == {"BRA": 1, "POR": 1, "POL": 1, "CMR": 1}
    table.play("POL")
    assert rows(table, "A")[0][:2] == (1, "POL")
    assert [place for place, *_ in rows(table, "A")] == [1, 2, 2, 2]
    roll = table.view().roll
    assert roll is not None
    assert [throw.team for throw in roll.throws] == ["BRA", "POR", "CMR"]
    table.roll(0, 0, 0, 1, 1, 1, 2, 2, 2)
    assert [team for _, team, *_ in rows(table, "A")] == ["POL", "CMR", "POR", "BRA"]


@pytest.mark.rule("MUN-16")
def test_the_first_two_go_on_and_the_others_are_out() -> None:
    table = two_groups((1, 0), (1, 0), (2, 0), (1, 0), (2, 0), (1, 0))
    assert rows(table, "A") == [
        (1, "BRA", 9, 5),
        (2, "POR", 6, 1),
        (3, "POL", 3, -2),
        (4, "CMR", 0, -4),
    ]
    places = [table.team(code).place for code in ("BRA", "POR", "POL", "CMR")]
    assert places == [0, 0, 17, 25]
    assert table.group("A").is_over and table.group("B").is_over
    assert table.told("TeamQualified", "group", "team")[:2] == [("A", "BRA"), ("A", "POR")]
    assert table.told("GroupSettled", "group", "first", "second", "third", "fourth")[0] == (
        ("A", "BRA", "POR", "POL", "CMR")
    )
    assert table.told("TeamOut", "team", "rule")[:2] == [("POL", "MUN-16"), ("CMR", "MUN-16")]


@pytest.mark.rule("MUN-17")
@pytest.mark.parametrize("mode", ["II", "IIB"])
def test_sixteen_teams_play_off_as_in_mode_one(mode: str) -> None:
    table = groups(mode=mode)
    rng = rimet.Rng(11)
    while table.view().phase != "first-side":
        table.state.apply(table.state.sample(rng))
    assert table.view().stage == "round-of-16"
    rows = [row for group in table.view().groups for row in group.rows]
    through = {row.team for row in rows if row.is_through}
    assert through == {row.team for row in rows if row.place <= 2}
    assert set(table.odds) == through and len(through) == 16
    table.play_round(8)
    assert len(table.odds) == 8
    table.play_round(4)
    assert len(table.odds) == 4
    first, second = list(table.odds)[:2]
    table.meet(first, second, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)
    assert table.last_match().winner == second
    table.play_round(1)
    assert table.last_match().stage == "third-place"
    table.roll(1, 0)
    assert table.last_match().stage == "final"
    table.roll(1, 0)
    places = Counter(placing.place for placing in table.game.result(table.state).placings)
    assert places == {1: 1, 2: 1, 3: 1, 4: 1, 5: 4, 9: 8, 17: 8, 25: 8}


@pytest.mark.rule("MUN-18", "MUN-R5")
def test_two_groups_are_played_to_the_end_before_the_next_two_are_drawn() -> None:
    table = Table(mode="IIB").hand_out()
    assert table.odds == {f"A1={code}": 1 for code in STRONG}
    table.play("A1=BRA B1=ARG A2=POR B2=URU A3=POL")
    assert len(table.odds) == 15
    table.play("B3=SWE A4=CMR B4=GHA")
    assert [group.name for group in table.view().groups] == ["A", "B"]
    met: list[str | None] = []
    rng = rimet.Rng(2)
    while table.view().phase != "lay":
        match = table.view().match
        if match is not None and match.number == len(met):
            met.append(match.group)
        table.state.apply(table.state.sample(rng))
    assert "".join(str(group) for group in met) == "AABB" * 3
    assert table.view().next_field == "C1"
    assert table.odds == {f"C1={code}": 1 for code in STRONG[2:]}
    assert all(group.is_over for group in table.view().groups)
    table.finish(1)
    assert len(table.view().groups) == 8


@pytest.mark.rule("MUN-18")
def test_two_groups_at_a_time_drawn_freely() -> None:
    table = Table(mode="IIB", draw="free").hand_out()
    assert len(table.odds) == 32
    while table.view().next_field != "C1":
        table.state.apply(table.state.sample(rimet.Rng(table.state.match)))
    assert len(table.odds) == 24


@pytest.mark.rule("MUN-R5")
def test_places_are_settled_when_all_groups_are_over() -> None:
    table = groups()
    for _ in range(47):
        table.roll(1, 0)
    assert not any(group.is_over for group in table.view().groups)
    table.roll(1, 0)
    assert all(group.is_over for group in table.view().groups) or table.view().roll is not None


def test_mode_one_has_no_groups() -> None:
    table = Table().hand_out()
    assert table.view().groups == []
    assert load(mode="I").table.laid == 0

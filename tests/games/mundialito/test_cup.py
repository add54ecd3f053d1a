"""Test the knock-out: draws, goals, overtime, penalty kicks, rounds, places."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

import rimet
from rimet.games.mundialito.options import read_dice
from rimet.games.mundialito.rules.coaches import weight_of
from rimet.games.mundialito.setup import TIRELESS
from tests.games.mundialito.table import USUAL, Table, load


def cup(**options: object) -> Table:
    """Return a table at which the first match is about to be drawn; seat 0 has BRA, 1 ARG, …"""
    return Table(**options).hand_out()


@pytest.mark.rule("MUN-2")
@pytest.mark.parametrize(
    ("team", "die", "odds"),
    [
        ("BRA", "yellow", {"0": 1, "1": 1, "2": 1, "3": 1, "4": 1, "5": 1}),
        ("POR", "blue", {"0": 1, "1": 2, "2": 1, "3": 1, "4": 1}),
        ("POL", "white", {"0": 2, "1": 2, "2": 1, "3": 1}),
    ],
)
def test_each_strength_has_its_die(team: str, die: str, odds: dict[str, int]) -> None:
    table = cup().play(f"{team} {team}-EGY")
    roll = table.view().roll
    assert roll is not None
    assert (roll.team, roll.die, roll.dice) == (team, die, [die])
    assert table.play("roll").odds == odds
    table.play("1")
    assert table.last_match().goals == (1, None)


@pytest.mark.rule("MUN-2")
def test_the_dice_can_be_replaced() -> None:
    own = "".join(
        f'[[die]]\ncolor = "{color}"\nstars = {stars}\nfaces = [{face}, 0, 0, 0, 0, 9]\n'
        for color, stars, face in (("white", 1, 1), ("yellow", 3, 3), ("blue", 2, 2))
    )
    game = load(dice=own)
    assert read_dice(game.component(own)) == [3, 0, 0, 0, 0, 9, 2, 0, 0, 0, 0, 9, 1, 0, 0, 0, 0, 9]
    assert rimet.playout(game.start(), rimet.Rng(1)).to_act == rimet.OVER


@pytest.mark.rule("MUN-5")
def test_the_coach_of_the_champion_wins() -> None:
    table = cup(players=3)
    table.play_round(31)
    assert table.view().champion is None
    table.roll(0, 1)
    champion = table.last_match().winner
    assert champion is not None
    assert table.view().champion == champion
    owner = table.team(champion).owner
    still_in = [seat.still_in for seat in table.view().seats]
    assert still_in == [[champion] if seat == owner else [] for seat in range(3)]
    result = table.game.result(table.state)
    assert (table.state.to_act, result.winner) == (rimet.OVER, owner)
    assert result.ranking[0] == (owner,)
    assert sum(result.shares) == 1
    assert table.told("CupWon", "team", "seat", "rule") == [(champion, owner, "MUN-5")]


@pytest.mark.rule("MUN-6")
def test_sides_are_drawn_one_after_the_other_from_two_piles() -> None:
    table = cup()
    assert table.view().piles == (16, 16)
    assert table.odds == dict.fromkeys(USUAL, 1)
    table.play("BRA")
    assert table.view().piles == (15, 16)
    assert table.choices == [f"BRA-{code}" for code in USUAL[1:]]
    table.play("BRA-EGY")
    assert table.view().piles == (0, 0)
    match = table.view().match
    assert match is not None
    assert (match.first, match.second, match.stage) == ("BRA", "EGY", "round-of-32")
    table.roll(2, 0)
    assert table.view().piles == (15, 15)
    assert not {"BRA", "EGY"} & set(table.odds)
    assert table.told("SideDrawn", "side", "team", "rule") == [
        (1, "BRA", "MUN-6"),
        (2, "EGY", "MUN-6"),
    ]


@pytest.mark.rule("MUN-7")
def test_more_goals_win_and_the_loser_is_out() -> None:
    table = cup().meet("BRA", "EGY", 2, 3)
    assert table.last_match().winner == "EGY"
    assert (table.team("BRA").place, table.team("EGY").place) == (17, 0)
    assert table.told("TeamOut", "team", "place", "seat") == [("BRA", 17, 0)]
    table.meet("ARG", "ALG", 1, 0)
    assert table.last_match().winner == "ARG"


@pytest.mark.rule("MUN-8")
def test_overtime_is_rolled_with_the_white_die_by_both() -> None:
    table = cup().meet("BRA", "POR", 1, 1)
    roll = table.view().roll
    assert roll is not None
    assert (roll.team, roll.part, roll.die) == ("BRA", "overtime", "white")
    table.roll(3)
    roll = table.view().roll
    assert roll is not None
    assert (roll.team, roll.part, roll.die) == ("POR", "overtime", "white")
    table.roll(2)
    assert table.last_match().winner == "BRA"
    assert table.told("OvertimeBegun", "match", "goals") == [(0, 1)]


@pytest.mark.rule("MUN-R9")
def test_goals_of_overtime_are_added_and_kicks_stand_beside() -> None:
    table = cup().meet("BRA", "POR", 2, 2, 3, 1)
    match = table.last_match()
    assert (match.goals, match.overtime, match.kicks) == ((2, 2), (3, 1), None)
    assert match.score == (5, 3)
    table.meet("ARG", "URU", 0, 0, 1, 1, 5, 4, 3, 0, 0, 0)
    match = table.last_match()
    assert (match.score, match.kicks, match.winner) == ((1, 1), (12, 0), "ARG")
    fields = ("first_goals", "second_goals", "first_kicks", "second_kicks", "winner")
    assert table.told("MatchWon", *fields) == [(5, 3, -1, -1, "BRA"), (1, 1, 12, 0, "ARG")]


@pytest.mark.rule("MUN-9")
def test_penalty_kicks_are_thrown_with_all_dice_until_decided() -> None:
    table = cup().meet("BRA", "POR", 0, 0, 0, 0)
    for _ in range(3):
        for team in ("BRA", "POR"):
            roll = table.view().roll
            assert roll is not None
            assert (roll.team, roll.part) == (team, "kicks")
            assert roll.dice == ["yellow", "blue", "white"]
            table.play("roll 1 2 3")
    roll = table.view().roll
    assert roll is not None and roll.tries == 3
    assert [throw.dice for throw in roll.throws] == [[], []]
    table.play("roll 5 4")
    roll = table.view().roll
    assert roll is not None and roll.die == "white"
    assert (roll.throws[0].dice, roll.throws[0].total) == ([5, 4], 9)
    table.play("3 roll 5 4 2")
    assert (table.last_match().winner, table.last_match().kicks) == ("BRA", (12, 11))
    assert table.told("KicksLevel", "total") == [(6,), (6,), (6,)]
    assert len(table.events("KicksBegun")) == 1


@pytest.mark.rule("MUN-9", "MUN-R9")
def test_kicks_are_shown_from_the_first_throw_and_taken_away_when_level() -> None:
    table = cup().meet("BRA", "POR", 0, 0, 0)
    assert table.last_match().kicks is None
    table.roll(0)
    assert table.last_match().kicks == (None, None)
    table.roll(5, 4, 3)
    assert table.last_match().kicks == (12, None)
    table.roll(5, 4, 3)  # level: both throw again
    assert table.last_match().kicks == (None, None)
    table.roll(1, 1, 1)
    assert table.last_match().kicks == (3, None)
    table.roll(0, 0, 0)
    assert (table.last_match().kicks, table.last_match().winner) == ((3, 0), "BRA")


@pytest.mark.rule("MUN-R11")
@pytest.mark.parametrize("lucky", ["BRA", "POR"])
def test_a_lot_decides_after_fifty_level_throws(lucky: str) -> None:
    table = cup().meet("BRA", "POR", 0, 0, 0, 0)
    table.roll(*[0] * (6 * TIRELESS))
    assert TIRELESS == 50
    assert table.view().phase == "lot"
    assert table.odds == {"BRA": 1, "POR": 1}
    table.play(lucky)
    assert table.last_match().winner == lucky
    assert table.told("LotDrawn", "team", "rule") == [(lucky, "MUN-R11")]
    table.meet("ARG", "URU", 1, 0)
    assert table.state.tries == 0


@pytest.mark.rule("MUN-10")
def test_winners_are_drawn_anew_before_every_round() -> None:
    table = cup()
    for matches, stage in ((16, "round-of-32"), (8, "round-of-16"), (4, "quarter-finals")):
        assert len(table.odds) == 2 * matches
        assert table.view().stage == stage
        table.play_round(matches)
        (shown,) = [shown for shown in table.view().rounds if shown.stage == stage]
        winners = [match.winner for match in shown.matches]
        assert sorted(table.odds) == sorted(str(winner) for winner in winners)
    assert table.view().stage == "semi-finals"
    table.play_round(2)
    assert [len(shown.matches) for shown in table.view().rounds] == [16, 8, 4, 2, 1, 0]
    assert [stage for (stage,) in table.told("RoundBegun", "stage")] == [
        "round-of-32",
        "round-of-16",
        "quarter-finals",
        "semi-finals",
        "third-place",
    ]


@pytest.mark.rule("MUN-11")
def test_third_place_comes_before_the_final() -> None:
    table = cup().play_round(30)
    semis = table.view().rounds[3].matches
    losers = [match.second for match in semis]
    winners = [match.first for match in semis]
    third = table.last_match()
    assert (third.stage, [third.first, third.second]) == ("third-place", losers)
    assert all(table.team(str(code)).place == 0 for code in losers)
    table.roll(0, 1)
    assert [table.team(str(code)).place for code in losers] == [4, 3]
    assert table.told("ThirdPlaceWon", "team") == [(losers[1],)]
    final = table.last_match()
    assert (final.stage, [final.first, final.second]) == ("final", winners)
    table.roll(1, 0)
    assert [table.team(str(code)).place for code in winners] == [1, 2]


@pytest.mark.rule("MUN-R1")
def test_the_coach_of_each_side_rolls_the_first_side_first() -> None:
    table = cup().play("EGY EGY-ARG")
    assert table.state.to_act == table.team("EGY").owner == 3
    assert table.choices == ["roll"]
    table.play("roll 0")
    assert table.state.to_act == table.team("ARG").owner == 1
    refused = table.game.refusal(table.state, 1, 5)
    assert (refused.code, refused.rule) == ("only_roll", "MUN-R1")


@pytest.mark.rule("MUN-R1")
def test_a_coach_with_both_sides_rolls_for_both() -> None:
    table = cup().play("BRA BRA-FRA")
    assert table.team("BRA").owner == table.team("FRA").owner == 0
    assert table.state.to_act == 0
    assert table.play("roll 1").state.to_act == 0
    table.play("roll 1 roll 0 roll 0")
    assert table.state.to_act == 0


@pytest.mark.rule("MUN-R1")
def test_a_table_may_roll_by_itself() -> None:
    table = cup(rolls="table").play("BRA BRA-EGY")
    assert table.state.to_act == rimet.CHANCE
    roll = table.view().roll
    assert roll is not None and (roll.team, roll.seat) == ("BRA", 0)
    table.play("1 1 0 0 5 4 3 0 0 0")
    assert table.last_match().winner == "BRA"
    state = load(rolls="table").start()
    while state.to_act != rimet.OVER:
        assert state.to_act == rimet.CHANCE
        state.apply(state.sample(rimet.Rng(state.match)))


@pytest.mark.rule("MUN-R8")
def test_losers_of_a_round_share_a_place() -> None:
    table = cup().finish(3)
    places = Counter(placing.place for placing in table.game.result(table.state).placings)
    assert places == {1: 1, 2: 1, 3: 1, 4: 1, 5: 4, 9: 8, 17: 16}


@pytest.mark.rule("MUN-R8")
def test_a_coach_without_teams_watches() -> None:
    table = cup(players=6)
    own = [team.code for team in table.view().teams if team.owner == 5]
    others = [team.code for team in table.view().teams if team.owner == 0]
    for code, winner in zip(own, others, strict=False):
        table.meet(winner, code, 1, 0)
    assert table.told("CoachOut", "seat", "rule") == [(5, "MUN-R8")]
    assert table.view().seats[5].still_in == []
    while table.state.to_act != rimet.OVER:
        assert table.state.to_act != 5
        table.state.apply(table.state.sample(rimet.Rng(table.state.match)))


@pytest.mark.rule("MUN-R8", "MUN-11")
def test_a_coach_of_both_losers_of_the_semi_finals_is_out_once_and_with_the_third() -> None:
    table = cup(players=3).play_round(28)
    own, *others = [seat.still_in for seat in table.view().seats if seat.still_in]
    one, two = own
    first, second = [team for hand in others for team in hand]
    table.meet(first, one, 1, 0).meet(second, two, 1, 0)
    before = len(table.told("CoachOut", "seat"))
    table.roll(1, 0)
    told = [type(event).__name__ for event in table.events()]
    assert len(table.told("CoachOut", "seat")) == before + 1
    assert told.index("ThirdPlaceWon") < len(told) - 1 - told[::-1].index("CoachOut")


@pytest.mark.rule("MUN-R8")
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("mode", ["I", "II"])
def test_coaches_are_ranked_by_best_team_then_second_best(seed: int, mode: str) -> None:
    table = Table(players=5, mode=mode).finish(seed)
    hands: list[list[int]] = [[] for _ in range(5)]
    for team in table.view().teams:
        assert team.owner is not None
        hands[team.owner].append(team.place)
    for hand in hands:
        hand.sort()
        hand.append(99)  # a hand that goes on is better than one that ends
    result = table.game.result(table.state)
    for one in range(5):
        for other in range(5):
            assert (hands[one] < hands[other]) == (result.scores[one] > result.scores[other])


@pytest.mark.rule("MUN-R8")
def test_coaches_with_equal_teams_share_a_rank() -> None:
    table = cup(players=4)
    # Seats 2 and 3 lose all their teams in the first round.
    own: list[list[str]] = [
        [team.code for team in table.view().teams if team.owner == seat] for seat in range(4)
    ]
    for loser in (*own[2], *own[3]):
        winner = (own[0] if loser in own[2] else own[1]).pop(0)
        table.meet(winner, loser, 1, 0)
    table.finish(1)
    result = table.game.result(table.state)
    assert result.scores[2] == result.scores[3] == 0
    assert result.ranking[-1] == (2, 3)


@pytest.mark.rule("MUN-R8")
def test_one_better_team_outweighs_a_hand_of_worse_ones() -> None:
    table = cup(players=3)
    # Seat 2 has ten teams, one of which comes fifth; eight of the eleven of seat 1 come ninth.
    first, ninth, fifth = (
        [team.code for team in table.view().teams if team.owner == seat] for seat in range(3)
    )
    losers = [*first[7:], *ninth[8:], *fifth[1:]]
    winners = [*first[:7], *ninth[:8], *fifth[:1]]
    for winner, loser in zip(winners, losers, strict=True):
        table.meet(winner, loser, 1, 0)
    for winner, loser in zip([*first[:7], fifth[0]], ninth[:8], strict=True):
        table.meet(winner, loser, 1, 0)
    table.meet(first[0], fifth[0], 1, 0).finish(1)
    places = Counter((team.owner, team.place) for team in table.view().teams)
    assert (places[1, 9], places[2, 5], places[2, 9]) == (8, 1, 0)
    assert table.game.result(table.state).ranking == ((0,), (2,), (1,))


@pytest.mark.rule("MUN-R8")
@pytest.mark.parametrize(("better", "worse"), [*pairwise((1, 2, 3, 4, 5, 9, 17, 25))])
def test_a_place_weighs_more_than_32_teams_a_place_below(better: int, worse: int) -> None:
    assert weight_of(better) > 32 * weight_of(worse)


def test_every_round_is_shown_from_the_beginning() -> None:
    rounds = [(shown.stage, shown.size) for shown in cup().view().rounds]
    assert rounds[0] == ("round-of-32", 16)
    later = [("semi-finals", 2), ("third-place", 1), ("final", 1)]
    assert rounds[1:] == [("round-of-16", 8), ("quarter-finals", 4), *later]


@pytest.mark.rule("MUN-2")
def test_the_dice_are_shown_and_which_of_them_a_team_rolls() -> None:
    view = cup().view()
    assert {(team.stars, team.die) for team in view.teams} == {
        (3, "yellow"),
        (2, "blue"),
        (1, "white"),
    }
    assert (view.dice, view.overtime_die) == (["yellow", "blue", "white"], "white")

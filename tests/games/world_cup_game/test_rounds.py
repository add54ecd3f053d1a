"""Test the ends of rounds: extra goals, standings, lots, players out, shoot-outs, the finals."""

from __future__ import annotations

import pytest

from rimet.games.world_cup_game.events import TeamPlaced
from rimet.games.world_cup_game.plan import MatchPlan
from rimet.games.world_cup_game.rules.knockout import leader
from rimet.games.world_cup_game.setup import SHOOTOUT, TURN
from rimet.kernel.game import possible
from rimet.kernel.state import OVER, SPECTATOR
from tests.games.world_cup_game.script import Script, started

Results = dict[str, tuple[int, int]]


def owned_by(script: Script, owner: dict[str, int], rest: int) -> Script:
    """Make seats the owners of teams, and one seat that of the rest."""
    return script.own(owner.get(code, rest) for code in script.plan.codes)


def order(script: Script, group: str) -> list[tuple[str, int, str]]:
    """Return team, rank and criterion of the lines of a group."""
    return [(line.team, line.rank, line.by) for line in script.group(group).lines]


@pytest.mark.rule("WCG-20", "WCG-R2")
def test_extra_goals_of_a_group() -> None:
    script = started(3, extra_goals=True).lay("A1a", "attack").lay("A3a", "1")
    script.finish({match.name: (0, 0) for match in script.matches()})
    script.score("A1a"[:-1], 0, 0)
    script.state.rows[script.plan.rows.index("A1a")] |= 1 << 6  # the half of the Attack
    assert script.view().phase == "extra-goals"
    script.do("extra:green", "extra:blue", "extra:green", "extra:black")
    assert script.group("A").dice == ["green", "blue", "green", "black"]
    # France, Uruguay and Denmark are green, Senegal is blue.
    assert (script.row("A1a").goals, script.row("A1a").is_half, script.row("A1a").extra) == (
        *(1, True),
        2,
    )
    assert (script.row("A1b").goals, script.row("A1b").is_half) == (0, True)
    assert script.row("A3a").goals == 1 and script.row("B1a").extra == 0
    script.do(*["extra:grey"] * 12)
    assert script.state.round == 1 or script.view().phase == "lot"


@pytest.mark.rule("WCG-20", "WCG-R4")
def test_one_roll_for_a_knock_out_round_and_for_the_finals() -> None:
    script = started(3, extra_goals=True, edition="1974")
    while script.view().rounds[script.state.round].kind != "finals":
        if script.state.phase == TURN:
            script.finish()
        else:
            script.state.apply(possible(script.state)[0])
    script.finish({"T": (0, 0), "F": (0, 0)})
    colour = {team.code: team.colour for team in script.view().teams}
    home = colour[script.match("F").home.team]
    script.do(f"extra:{home}", f"extra:{home}")
    assert script.match("F").home.goals == 1
    rows = [script.match(name) for name in ("T", "F")]
    for row in (side for match in rows for side in (match.home, match.away)):
        assert row.extra == (2 if colour[row.team] == home else 0)


@pytest.mark.rule("WCG-32")
def test_extra_goals_can_be_left_out_and_are_rolled_for_each_second_group() -> None:
    assert started(3, edition="1982").finish().view().phase != "extra-goals"
    script = started(3, edition="1982", extra_goals=True)
    while script.state.round == 0:
        script.finish() if script.state.phase == TURN else script.state.apply(
            possible(script.state)[0]
        )
    script.finish()
    rolled = 0
    while script.view().phase == "extra-goals":
        script.do("extra:black")
        rolled += 1
    assert rolled == 4 * 4
    assert all(group.dice == ["black"] * 4 for group in script.view().groups)


A_LEVEL: Results = {
    **{"A1": (1, 0), "A2": (3, 0), "A3": (0, 2), "A4": (1, 0), "A5": (2, 0), "A6": (1, 0)}
}


@pytest.mark.rule("WCG-21")
def test_base_game_looks_at_the_own_match_first() -> None:
    # France 6 (3-2), Uruguay 6 (5-1), Senegal 6 (2-1): a circle; with Senegal beaten by Denmark:
    results: Results = {**A_LEVEL, "A4": (0, 1), "A6": (0, 1)}
    script = started(3).finish(results)
    # France 6, Uruguay 9; Denmark 3 and Senegal 0.
    assert order(script, "A")[0][:2] == ("URU", 1)
    own: Results = {"A1": (0, 1), "A2": (0, 0), "A3": (5, 0), "A4": (0, 0), "A5": (1, 0)}
    script = started(3).finish({**own, "A6": (0, 0)})
    # France 6 (6-1), Senegal 5; then Senegal wins once more: both 6 or 7.
    assert [line.points for line in script.group("A").lines][:2] == [6, 5]
    level: Results = {**own, "A4": (0, 1), "A6": (2, 0)}
    script = started(3).finish(level)
    # France and Senegal have 6; Senegal won their match though France has more goals.
    assert order(script, "A")[:2] == [("SEN", 1, ""), ("FRA", 2, "head-to-head-points")]
    assert script.group("A").lines[0].goes_to == "M5"


@pytest.mark.rule("WCG-21", "WCG-R13")
def test_a_circle_falls_back_on_goals_and_starts_again() -> None:
    circle: Results = {"A1": (1, 0), "A2": (1, 0), "A3": (0, 1), "A4": (1, 0), "A5": (1, 0)}
    # Senegal beats Uruguay in A6?  Slots: France, Senegal, Uruguay, Denmark.
    script = started(3).finish({**circle, "A4": (1, 0), "A6": (2, 0)})
    # France beats Senegal 1-0, Senegal beats Denmark 1-0 and Uruguay 2-0, Uruguay beats Denmark
    # and France 1-0, France beats Denmark: three with 6, points among them 3 each.
    lines = order(script, "A")
    assert [team for team, _, _ in lines] == ["SEN", "FRA", "URU", "DEN"]
    assert lines[1][2] == "goal-difference"


@pytest.mark.rule("WCG-21", "WCG-R13")
def test_lots_only_for_ranks_that_lead_on() -> None:
    script = started(3).finish({match.name: (0, 0) for match in started(3).matches()})
    assert script.view().phase == "lot" and script.view().lot == ["FRA", "SEN", "URU", "DEN"]
    script.do("lot:DEN")
    assert script.view().lot == ["FRA", "SEN", "URU"]
    script.do("lot:SEN")
    assert script.view().lot == ["ESP", "SVN", "PAR", "RSA"]
    lines = order(script, "A")
    assert lines == [("DEN", 1, ""), ("SEN", 2, "lots"), ("FRA", 3, "lots"), ("URU", 3, "")]


@pytest.mark.rule("WCG-31")
@pytest.mark.parametrize(
    ("edition", "win"),
    [("2002", 3), ("2006", 3), ("1974", 2), ("1978", 2), ("1982", 2), ("1994", 3)],
)
def test_points_for_a_win(edition: str, win: int) -> None:
    script = started(3, edition=edition)
    script.finish({script.matches()[0].name: (4, 0), script.matches()[1].name: (2, 2)})
    lines = {line.team: line for line in script.view().groups[0].lines}
    for line in lines.values():
        assert line.points == win * line.won + line.drawn


@pytest.mark.rule("WCG-33")
def test_expansion_looks_at_goal_difference_first() -> None:
    own: Results = {"1.1": (0, 1), "1.2": (0, 0), "1.3": (5, 0), "1.4": (0, 1), "1.5": (1, 0)}
    script = started(3, edition="1974").finish({**own, "1.6": (2, 0)})
    assert order(script, "1")[:2] == [("FRG", 1, ""), ("CHI", 2, "goal-difference")]
    # Level in goals too: now their own match counts.
    own = {"1.1": (0, 1), "1.2": (0, 0), "1.3": (3, 1), "1.4": (0, 1), "1.5": (1, 0)}
    script = started(3, edition="1974").finish({**own, "1.6": (3, 1)})
    assert order(script, "1")[:2] == [("CHI", 1, ""), ("FRG", 2, "head-to-head-points")]


@pytest.mark.rule("WCG-33", "WCG-R15")
def test_first_round_record_parts_second_groups() -> None:
    script = started(3, edition="1974")
    # All home sides win 1-0, but the winner of group 1 wins one match 3-0.
    script.finish({"1.1": (3, 0)}).finish({match.name: (1, 1) for match in _second(script)})
    lines = order(script, "A")
    assert lines[0][0] == script.group("1").lines[0].team
    assert {by for _, _, by in lines[1:]} <= {
        *("earlier-points", "earlier-goal-difference", "earlier-goals", "lots", "")
    }
    assert lines[1][2].startswith("earlier")


def _second(script: Script) -> list[MatchPlan]:
    return [match for match in script.plan.matches if match.round == 1]


@pytest.mark.rule("WCG-22", "WCG-R5", "WCG-R18")
def test_players_without_teams_are_out() -> None:
    script = owned_by(started(3), {"DEN": 1, "KSA": 2, "CRC": 2}, 0)
    script.finish()  # Denmark goes out; Saudi Arabia's group is still to come
    seats = script.view().seats
    assert [seat.is_in for seat in seats] == [True, False, True]
    assert [seat.cards for seat in seats] == [3, 0, 3]
    assert script.view().deck == 78 - 6  # the hand went back before the shuffle
    assert script.state.to_act == 2  # seat 0 played last, seat 1 is out


@pytest.mark.rule("WCG-22", "WCG-3")
def test_players_who_are_out_touch_no_row() -> None:
    script = owned_by(started(3), {"DEN": 1, "KSA": 2}, 0).finish()
    for viewer, can in ((0, True), (1, False), (2, True), (SPECTATOR, False)):
        matches = [match for match in script.view(viewer).matches if match.state == "open"]
        rows = [row for match in matches for row in (match.home, match.away)]
        assert [row.can_be_touched for row in rows] == [can] * 48


@pytest.mark.rule("WCG-R19")
def test_one_player_left_plays_no_more_cards() -> None:
    script = owned_by(started(2), {"DEN": 1}, 0).finish()
    assert script.state.to_act != 0 or script.state.phase != TURN
    while script.state.to_act != OVER:
        assert script.state.phase != TURN
        script.state.apply(script.state.odds().index(max(script.state.odds())))
    assert script.game.result(script.state).winner == 0


@pytest.mark.rule("WCG-25", "WCG-35", "WCG-R22")
def test_a_shoot_out_kick_by_kick() -> None:
    script = started(3, edition="1974").until("finals").finish({"T": (0, 0), "F": (2, 1)})
    assert script.state.phase == SHOOTOUT and script.view().phase == "shootout"
    match = script.match("T")
    script.do("kick:red", "kick:black", "kick:grey", "kick:black", "kick:blue")
    shown = script.view().shootout
    assert shown is not None and (shown.home, shown.away) == (match.home.team, match.away.team)
    assert shown.home_kicks == [True] * 3 and shown.away_kicks == [False] * 2
    script.do("kick:black")  # three kicks behind with two to go
    assert script.state.to_act == OVER
    assert script.match("T").winner == match.home.team and script.match("T").kicks == [3, 0]


def kicks(text: str) -> int:
    """Return kicks of one side as the state keeps them."""
    return int("1" + text, 2)


@pytest.mark.rule("WCG-25")
@pytest.mark.parametrize(
    ("home", "away", "winner"),
    [
        ("", "", -1),
        ("11111", "1111", -1),
        ("11111", "11110", 0),
        ("111", "00", -1),
        ("111", "000", 0),
        ("00000", "1", 1),
        ("11011", "11101", -1),
        ("110111", "11101", -1),
        ("110111", "111011", -1),
        ("110111", "111010", 0),
        ("110110", "111011", 1),
        ("110110", "111010", -1),
        ("1111", "0", -1),
        ("1111", "00", 0),
        ("000", "11", -1),
        ("000", "111", 1),
        ("0000", "11", 1),
        ("0111", "1111", -1),
        ("01110", "1111", 1),
    ],
)
def test_when_a_shoot_out_is_decided(home: str, away: str, winner: int) -> None:
    assert leader(kicks(home), kicks(away)) == winner


@pytest.mark.rule("WCG-R24")
def test_a_shoot_out_ends_by_lot_in_the_end() -> None:
    script = started(3, edition="1974").until("finals").finish({"T": (0, 0), "F": (2, 1)})
    taken = 0
    while script.state.phase == SHOOTOUT:
        script.do("kick:red")
        taken += 1
    assert taken == 2 * 55 and script.view().phase == "lot"
    away = script.match("T").away.team
    assert sorted(script.view().lot) == sorted([script.match("T").home.team, away])
    script.do(f"lot:{away}")
    assert script.match("T").winner == away


def finals(hand: list[str]) -> Script:
    """Return the finals of 1974, seat 0 with a team in the Final, seat 1 for third place."""
    script = started(2, hand, edition="1974").until("second-groups")
    ahead = Script(script.game)
    ahead.state = script.state.clone()
    draw_lots(ahead.finish())
    final, third = ahead.match("F"), ahead.match("T")
    owned_by(script, {final.home.team: 0, final.away.team: 0, third.home.team: 1}, 1)
    return draw_lots(script.finish()).turn_of(0)


def draw_lots(script: Script) -> Script:
    """Draw lots, the first that is possible, until nobody has to."""
    while script.view().phase == "lot":
        script.state.apply(possible(script.state)[0])
    return script


@pytest.mark.rule("WCG-24", "WCG-R6")
def test_finals_only_with_a_team_of_ones_own() -> None:
    script = finals(["1", "foul", "defence"]).lay("Ta", "1").lay("Fa", "1")
    assert {move.rpartition(">")[2] for move in script.legal() if ">" in move} == {"Fa", "Fb"}
    for move in ("1>Ta", "foul!Ta", "defence>Tb"):
        error = script.refused(move)
        assert (error.code, error.rule) == ("no_team_in_final", "WCG-24")
    assert "foul!Fa" in script.legal()
    assert script.view(0).matches[-1].home.can_be_touched
    assert not script.view(0).matches[-2].home.can_be_touched


@pytest.mark.rule("WCG-24", "WCG-R6")
@pytest.mark.parametrize("side", ["home", "away"])
def test_finals_with_either_of_the_two_teams(side: str) -> None:
    script = finals(["1", "foul", "defence"]).lay("Fa", "1").lay("Fb", "1")
    own = getattr(script.match("F"), side).team
    owned_by(script, {own: 0}, 1)
    assert {move for move in script.legal() if "drop" not in move} == {
        f"{use}{row}" for use in ("1>", "foul!", "defence>") for row in ("Fa", "Fb")
    }
    shown = script.view(0).matches[-1]
    assert shown.home.can_be_touched and shown.away.can_be_touched


@pytest.mark.rule("WCG-24")
def test_finals_lay_one_token_of_choice() -> None:
    script = finals(["2+1", "1+1", "1+1+1"])
    assert {"2+1>Fa", "2+1=1>Fa", "1+1>Fa", "1+1+1>Fa"} <= set(script.legal())
    for move, token in (("2+1>Fa", "2"), ("2+1=1>Fa", "1"), ("1+1>Fa", "1"), ("1+1+1>Fa", "1")):
        again = Script(script.game)
        again.state = script.state.clone()
        again.do(move)
        assert (again.tokens("Fa"), again.view().phase) == ([token], "draw")


@pytest.mark.rule("WCG-26", "WCG-R20")
def test_the_champions_owner_wins_and_players_rank_by_their_teams() -> None:
    script = owned_by(started(3), {"FRA": 0, "BRA": 1}, 2).finish_all()
    result = script.game.result(script.state)
    champion = script.view().champion
    assert result.winner == {"FRA": 0, "BRA": 1}.get(champion, 2)
    places = {placing.team: placing.place for placing in result.placings}
    assert sorted(places.values()) == [1, 2, 3, 4] + [5] * 4 + [9] * 8 + [17] * 16
    assert result.ranking[0] == (result.winner,)


@pytest.mark.rule("WCG-R20", "WCG-R23")
def test_a_further_team_is_better_than_none() -> None:
    script = started(3, edition="1974").finish_all()
    place = {
        code: int(p) for code, p in zip(script.plan.codes, script.state.chart.place, strict=True)
    }
    champion = next(code for code in place if place[code] == 1)
    losers = [code for code in place if place[code] == 9]
    owned_by(script, {champion: 0, losers[0]: 1, losers[1]: 2, losers[2]: 2}, 0)
    assert script.game.result(script.state).ranking == ((0,), (2,), (1,))
    assert script.game.result(script.state).scores == (2, 0, 1)
    owned_by(script, {losers[0]: 1, losers[1]: 2}, 0)  # level: neither is ahead of the other
    assert script.game.result(script.state).ranking == ((0,), (1, 2))
    assert script.game.result(script.state).scores == (2, 0, 0)


@pytest.mark.rule("WCG-28", "WCG-R20")
@pytest.mark.parametrize(
    ("edition", "shared"),
    [
        ("2006", {5: 4, 9: 8, 17: 16}),
        ("1974", {5: 4, 9: 8}),
        ("1982", {5: 8, 13: 12}),
        ("1994", {5: 4, 9: 8, 17: 8}),
    ],
)
def test_those_who_go_out_together_share_a_place(edition: str, shared: dict[int, int]) -> None:
    script = started(3, edition=edition).finish_all()
    placings = script.game.result(script.state).placings
    places = [place for place, count in shared.items() for _ in range(count)]
    assert [placing.place for placing in placings] == [1, 2, 3, 4, *places]
    placed = {event.team: event.place for event in script.events() if isinstance(event, TeamPlaced)}
    assert placed == {placing.team: placing.place for placing in placings}

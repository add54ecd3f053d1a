"""Test the rulebooks' own examples, and corners of rules that one case alone does not show."""

from __future__ import annotations

import pytest

from rimet.games.world_cup_game.components import KINDS
from rimet.games.world_cup_game.edition import load_edition
from rimet.games.world_cup_game.events import LotDrawn, MatchWon, TeamAdvanced
from rimet.games.world_cup_game.setup import SHOOTOUT, TURN
from rimet.kernel.game import possible
from tests.games.world_cup_game.script import Script, started

Results = dict[str, tuple[int, int]]
SPACES = {"black": 4, "red": 4, "blue": 3, "green": 3, "yellow": 2, "grey": 2}


def settled(script: Script) -> Script:
    """Let chance decide what it is asked, the first that is possible, until somebody may act."""
    while script.state.to_act < 0 and script.state.phase != SHOOTOUT:
        script.state.apply(possible(script.state)[0])
    return script


def colour_of(script: Script, code: str) -> str:
    """Return the colour of a team."""
    return next(team.colour for team in script.view().teams if team.code == code)


# --- colours and spaces


@pytest.mark.rule("WCG-1")
def test_colours_that_were_published() -> None:
    published = {
        "black": "BRA GER",
        "red": "KOR TUR",
        "blue": "USA ENG SWE ITA",
        "green": "MEX CRO DEN URU FRA POR",
        "yellow": "SVN ECU NGA",
        "grey": "CHN KSA",
    }
    colours = {team.code: team.colour for team in load_edition("2002").team}
    for colour, codes in published.items():
        assert {colours[code] for code in codes.split()} == {colour}
    assert {team.colour for team in load_edition("1982").team if team.code == "CMR"} == {"green"}


@pytest.mark.rule("WCG-2", "WCG-R1", "WCG-R2")
@pytest.mark.parametrize(
    ("edition", "rows"),
    [
        ("1974", {"groups": 3, "second-groups": 3, "finals": 1}),
        ("1982", {"groups": 3, "second-groups": 2, "semi-finals": 1, "finals": 1}),
        ("1994", {"last-16": 1, "quarter-finals": 1, "semi-finals": 1, "finals": 1}),
    ],
)
def test_rows_and_spaces_in_every_round(edition: str, rows: dict[str, int]) -> None:
    script = started(3, edition=edition)
    script.own(team % 3 for team in range(len(script.plan.codes)))
    for kind, count in rows.items():
        while script.view().rounds[script.state.round].kind != kind:
            settled(script.finish())
        sides = [
            row
            for match in script.view().matches
            if match.round == script.state.round
            for row in (match.home, match.away)
        ]
        for row in sides:
            assert row.capacity == SPACES[colour_of(script, row.team)]
            assert sum(other.team == row.team for other in sides) == count


# --- cards


@pytest.mark.rule("WCG-12", "WCG-13", "WCG-14", "WCG-R8")
def test_several_rows_of_too_few_teams_are_no_targets() -> None:
    script = started(3, ["2+1", "1+1", "1+1+1"])
    open_rows = {"A1a", "A3a", "A5a", "A1b", "A4a", "A6a"}  # all of France's and Senegal's
    for match in script.view().matches[:24]:
        for row in (match.home, match.away):
            if row.name not in open_rows:
                script.lay(row.name, *["defence"] * row.capacity)
    moves = [move.partition(">")[0] for move in script.legal() if ">" in move]
    assert {kind: moves.count(kind) for kind in set(moves)} == {"2+1": 6, "1+1": 6}
    assert script.refused("1+1+1>A1a").code == "too_few_targets"
    for name in ("A1b", "A4a", "A6a"):
        script.lay(name, *["defence"] * 3)
    assert [move for move in script.legal() if ">" in move] == []
    for move in ("2+1>A1a", "1+1>A3a", "1+1+1>A5a"):
        error = script.refused(move)
        assert (error.code, error.rule) == ("too_few_targets", "WCG-R8")


@pytest.mark.rule("WCG-8", "WCG-16")
def test_a_protected_attack_is_safe_from_defence_and_offside() -> None:
    script = started(3, ["defence", "offside", "foul"]).lay("C1a", "attack", "penalty")
    assert [move for move in script.legal() if "!" in move] == []
    for move in ("defence!C1a", "offside!C1a", "foul!C1a"):
        error = script.refused(move)
        assert (error.code, error.rule) == ("token_protected", "WCG-8")
    assert (script.row("C1a").goals, script.row("C1a").is_half) == (1, True)


@pytest.mark.rule("WCG-18", "WCG-R7", "WCG-R17")
def test_offside_on_full_rows() -> None:
    script = started(3, ["offside"] * 3).lay("A1b", "1", "1", "2").lay("C3b", "1", "attack")
    script.play("offside!A1b", draw="offside").turn_of(0)
    assert script.tokens("A1b") == ["1", "1", "1"] and script.row("A1b").goals == 3
    script.play("offside!A1b").turn_of(0)
    assert script.tokens("A1b") == ["1", "1", "1x"] and script.row("A1b").goals == 2
    assert "offside!A1b" not in script.legal()
    script.play("offside!C3b")
    assert script.tokens("C3b") == ["1", "attackx"]
    assert not script.row("C3b").is_half and script.row("C3b").goals == 1


@pytest.mark.rule("WCG-9", "WCG-17")
def test_a_reduced_goal_is_what_lies_there() -> None:
    script = started(3, ["3", "3", "foul"]).play("3>A1a", draw="foul").turn_of(0)
    script.play("foul!A1a").turn_of(0)  # on a green team the three was a two
    assert script.tokens("A1a") == ["2x", "1"]
    script.play("3>C3b").turn_of(0).play("foul!C3b")  # on a grey one it was a one
    assert script.tokens("C3b") == ["1x"]


def in_the_final(hand: list[str], edition: str = "1974") -> Script:
    """Return the two finals: seat 0 owns all of the Final, seat 1 all of the other match."""
    script = settled(started(2, hand, edition=edition).until("second-groups").finish())
    final = {script.match("F").home.team, script.match("F").away.team}
    return script.own(int(code not in final) for code in script.plan.codes).turn_of(0)


@pytest.mark.rule("WCG-24", "WCG-R6")
@pytest.mark.parametrize("kind", KINDS)
def test_no_kind_of_card_touches_the_other_final(kind: str) -> None:
    script = in_the_final([kind] * 3).lay("Ta", "attack").lay("Tb", "1").lay("Fa", "1")
    assert [move for move in script.legal() if move[-2] == "T"] == []
    uses = {"foul": "!", "offside": "!", "defence": ">!"}.get(kind, ">")
    for use in uses:
        for row in ("Ta", "Tb"):
            error = script.refused(f"{kind}{use}{row}")
            assert (error.code, error.rule) == ("no_team_in_final", "WCG-24")
    assert any(move[-2] == "F" for move in script.legal())


@pytest.mark.rule("WCG-24")
def test_the_two_is_not_made_less_in_the_finals() -> None:
    script = in_the_final(["2+1"] * 3)
    weak = script.plan.codes.index("ZAI")
    row = script.plan.rows.index("Fb")
    script.state.rows[row] = (weak + 1) << 12 | 2 << 3  # grey Zaire, with two spaces
    owner = list(script.state.chart.owner)
    owner[weak] = 0
    script.own(owner)
    assert {"2+1=1>Fb", "2+1=1>Fa"} <= set(script.legal())
    error = script.refused("2+1>Fb")
    assert (error.code, error.rule, error.facts["colour"]) == ("colour_forbidden", "WCG-12", "grey")
    script.do("2+1=1>Fb")
    assert script.tokens("Fb") == ["1"] and script.view().phase == "draw"


# --- ends of rounds


@pytest.mark.rule("WCG-7", "WCG-R3")
def test_nine_who_are_left_have_no_last_turn() -> None:
    script = started(10, edition="1994")
    teams = len(script.plan.codes)
    # Seats 0 to 8 own the teams that win at home, seat 9 the last team of group A.
    script.own(9 if team == 3 else team % 9 for team in range(teams))
    settled(script.finish())
    view = script.view()
    assert [seat.is_in for seat in view.seats] == [True] * 9 + [False]
    turns = 0
    while script.state.round == 1 and script.state.phase == TURN:
        assert script.view().final_turns == -1
        script.play(next(move for move in script.legal() if move.startswith("drop:")))
        turns += 1
    assert turns == view.deck == 24  # half of 74 cards without nine hands, rounded up


@pytest.mark.rule("WCG-15", "WCG-20")
def test_a_die_and_an_attack_are_a_goal() -> None:
    script = started(3, extra_goals=True).finish(
        {match.name: (0, 0) for match in started(3).matches()}
    )
    for row in ("A1a", "B1a"):
        script.state.rows[script.plan.rows.index(row)] |= 1 << 6  # an Attack's half
    script.do("extra:green", "extra:black", "extra:black", "extra:black")
    shown = script.row("A1a")  # France, green
    assert (shown.goals, shown.is_half, shown.extra) == (1, False, 1)
    others = [script.row(name) for name in ("A3a", "A5a")]  # each of its matches, WCG-R2
    assert [(row.goals, row.is_half) for row in others] == [(0, True)] * 2
    assert (script.row("B1a").goals, script.row("B1a").is_half) == (0, True)  # its own dice


# --- groups and thirds


@pytest.mark.rule("WCG-36")
@pytest.mark.parametrize("edition", ["1974", "1978", "1982"])
def test_the_winner_of_group_1_goes_to_group_a(edition: str) -> None:
    # In the rulebook's example Italy wins group 1 of 1978, and Cameroon that of 1982.
    winner = {"1974": "GDR", "1978": "ITA", "1982": "CMR"}[edition]
    script = started(3, edition=edition)
    results: Results = {}
    for match in script.matches():
        results[match.name] = (1, 1)
        if winner in match.sources:
            results[match.name] = (2, 0) if match.sources[0] == winner else (0, 2)
    settled(script.finish(results))
    assert script.group("1").lines[0].team == winner
    assert script.group("1").lines[0].goes_to == "A"
    assert script.group("A").teams[0] == winner
    rows = [
        row
        for match in script.view().matches
        if match.group == "A"
        for row in (match.home, match.away)
        if row.team == winner
    ]
    assert {row.capacity for row in rows} == {SPACES[colour_of(script, winner)]}


@pytest.mark.rule("WCG-33", "WCG-R15")
@pytest.mark.parametrize(
    ("italy", "belgium", "by"),
    [
        ((3, 0), (1, 1), "earlier-points"),
        ((3, 0), (1, 0), "earlier-goal-difference"),
        ((2, 1), (1, 0), "earlier-goals"),
        ((1, 0), (1, 0), "lots"),
    ],
)
def test_italy_and_belgium_level_in_1982(
    italy: tuple[int, int], belgium: tuple[int, int], by: str
) -> None:
    """They have three points, the same goals and a draw: the first round decides, then a lot."""
    script = started(3, edition="1982")
    first: Results = {"1.1": italy, "1.3": (1, 0), "1.5": (1, 0)}
    first |= {"3.1": (0, 1), "3.4": (1, 0), "3.6": belgium}
    first |= {"3.2": (0, 0), "3.3": (0, 0), "3.5": (0, 0)}
    settled(script.finish(first))
    assert script.group("A").teams[:2] == ["ITA", "BEL"]
    script.finish({"A1": (1, 1), "A2": (2, 0), "A3": (2, 0)})
    if by == "lots":
        assert script.view().lot == ["ITA", "BEL"]
        script.do("lot:ITA")
    lines = script.group("A").lines
    assert [line.points for line in lines] == [3, 3, 0]
    assert [(line.team, line.by) for line in lines[:2]] == [("ITA", ""), ("BEL", by)]


@pytest.mark.rule("WCG-21", "WCG-33")
@pytest.mark.parametrize(("edition", "prefix"), [("2002", "A"), ("1974", "1.")])
def test_more_goals_part_those_with_the_same_difference(edition: str, prefix: str) -> None:
    scores = [(1, 1), (0, 0), (3, 1), (2, 0), (2, 0), (2, 0)]
    script = started(3, edition=edition)
    script.finish({f"{prefix}{number}": score for number, score in enumerate(scores, start=1)})
    lines = script.view().groups[0].lines
    assert [line.points for line in lines[:2]] == [7 if edition == "2002" else 5] * 2
    assert [line.scored - line.conceded for line in lines[:2]] == [4, 4]
    assert [(line.scored, line.by) for line in lines[:2]] == [(6, ""), (5, "goals")]


@pytest.mark.rule("WCG-34", "WCG-R10")
@pytest.mark.parametrize("table", ["rulebook", "real"])
@pytest.mark.parametrize(
    ("through", "met"),
    [
        ("ADEF", {"B": "A", "C": "F", "D": "E", "A": "D"}),  # as in 1994
        ("ABEF", {"B": "A", "C": "B", "D": "F", "A": "E"}),  # as in 1986
    ],
)
def test_whom_the_best_thirds_meet(table: str, through: str, met: dict[str, str]) -> None:
    script = started(3, edition="1994", third_table=table).finish()
    while script.view().phase == "lot":
        lot = script.view().lot
        group_of = {team.code: team.group for team in script.view().teams}
        wanted = [code for code in lot if group_of[code] in through] if len(lot) <= 6 else lot
        script.do(f"lot:{(wanted or lot)[0]}")
    winners = {script.group(name).lines[0].team: name for name in "ABCDEF"}
    thirds = {script.group(name).lines[2].team: name for name in "ABCDEF"}
    found = {}
    for match in script.view().matches:
        if match.round == 1 and match.away.team in thirds:
            found[winners[match.home.team]] = thirds[match.away.team]
    assert found == met


@pytest.mark.rule("WCG-R14")
def test_thirds_are_compared_by_points_difference_and_goals() -> None:
    # Slots 1 and 2 of every group beat the others; 3 and 4 meet in the second match.
    scores: dict[str, list[tuple[int, int]]] = {
        "A": [(1, 0), (1, 0), (1, 0), (1, 0), (1, 0), (1, 0)],  # 3 points, 1-2
        "B": [(1, 0), (2, 0), (1, 0), (1, 0), (1, 0), (1, 0)],  # 3 points, 2-2
        "C": [(1, 0), (2, 0), (2, 1), (1, 0), (1, 0), (1, 0)],  # 3 points, 3-3
        "D": [(1, 0), (0, 0), (1, 0), (2, 0), (2, 0), (1, 0)],  # 1 point, 0-2
        "E": [(1, 0), (1, 1), (1, 0), (2, 0), (2, 0), (1, 0)],  # 1 point, 1-3
        "F": [(1, 0), (0, 0), (2, 0), (3, 0), (3, 0), (2, 0)],  # 1 point, 0-4
    }
    results = {
        f"{group}{number}": score
        for group, all_scores in scores.items()
        for number, score in enumerate(all_scores, start=1)
    }
    script = started(3, edition="1994").finish(results)
    shown = script.view().thirds
    assert [(third.group, third.by) for third in shown] == [
        ("C", ""),
        ("B", "goals"),
        ("A", "goal-difference"),
        ("E", "points"),
        ("D", "goals"),
        ("F", "goal-difference"),
    ]
    assert [third.is_through for third in shown] == [True] * 4 + [False] * 2


# --- knock-out


@pytest.mark.rule("WCG-25", "WCG-35")
def test_sudden_death_goes_on_in_pairs() -> None:
    script = settled(started(3, edition="1974").until("second-groups").finish())
    script.finish({"T": (1, 0), "F": (1, 1)})
    home, away = script.match("F").home.team, script.match("F").away.team
    script.do(*["kick:red"] * 10)
    shown = script.view().shootout
    assert shown is not None and shown.is_sudden_death
    script.do("kick:black", "kick:black")  # both miss: on they go
    script.do("kick:black")
    assert script.view().phase == "shootout"  # the other side still has its kick
    script.do("kick:grey")
    assert script.view().champion == away
    assert script.match("F").kicks == [5, 6]
    (won,) = [
        event for event in script.events() if isinstance(event, MatchWon) and event.match == "F"
    ]
    assert (won.winner, won.loser, won.by, won.rule) == (away, home, "kicks", "WCG-25")


@pytest.mark.rule("WCG-21", "WCG-28", "WCG-34", "WCG-36")
@pytest.mark.parametrize(
    ("edition", "rules"),
    [("2002", {"WCG-21"}), ("1982", {"WCG-36", "WCG-28"}), ("1994", {"WCG-28", "WCG-34"})],
)
def test_advancing_names_the_rule_of_the_edition(edition: str, rules: set[str]) -> None:
    script = started(3, edition=edition).until("semi-finals")
    told = script.events()
    assert {event.rule for event in told if isinstance(event, TeamAdvanced)} == rules
    assert {event.rule for event in told if isinstance(event, MatchWon)} <= {"WCG-25"}


@pytest.mark.rule("WCG-R24")
def test_a_shoot_out_by_lot_names_its_rule() -> None:
    script = settled(started(3, edition="1974").until("second-groups").finish())
    script.finish({"T": (0, 0), "F": (2, 1)})
    while script.state.phase == SHOOTOUT:
        script.do("kick:red")
    script.do(f"lot:{script.match('T').away.team}")
    told = [event for event in script.events() if isinstance(event, LotDrawn | MatchWon)]
    assert [event.rule for event in told][-3:] == ["WCG-R24", "WCG-R24", "WCG-25"]

"""Test the knock-out matches and what they decide: winners, paths, places, ranks, scores."""

from __future__ import annotations

import pytest

from rimet import SPECTATOR
from rimet.games.tournament_football.events import (
    CardTurned,
    ManagerScored,
    MatchResolved,
    OwnerRevealed,
    TeamPlaced,
    TeamTotal,
)
from rimet.games.tournament_football.ranking import rank_managers
from rimet.games.tournament_football.setup import BANK
from tests.games.tournament_football.script import PLENTY, Script


def level_teams(number: int) -> str:
    """Return so many teams, all rated 0 goals and 0 penalties."""
    teams = [team.code for team in Script().game.teams if team.rating == (0, 0)]
    return ",".join(teams[:number])


def played(plan: dict[str, str], owned: dict[int, str] | None = None, **options: object) -> Script:
    """Return a match that is over, with level teams and these cards on the places.

    Where nothing is planned, group winners are the teams on spot 1, seconds those on spot 2.
    """
    board = options.get("board", "world-cup")
    teams = level_teams(24 if board == "world-cup" else 16)
    given = {"cards": PLENTY, "players": 3, "lineup": teams, **options}
    return Script(**given).flags(owned).fill(plan)


def winners(script: Script) -> dict[str, tuple[str, str, str]]:
    """Return winner, loser and what decided it, by match."""
    return {
        event.match: (event.winner, event.loser, event.by) for event in script.told(MatchResolved)
    }


# --- one match


@pytest.mark.rule("WCT-22")
@pytest.mark.parametrize(
    ("home", "away", "wins", "by"),
    [
        ("1.0", "0.2 0.2 0.2", "1A", "goals"),
        ("0.2 0.2 0.2", "1.0", "X4", "goals"),
        ("1.1", "1.0 0.2", "X4", "penalties"),
        ("1.2 1.0", "2.1", "1A", "penalties"),
        ("2.1", "1.0 1.1", "1A", "position"),
    ],
)
def test_goals_then_penalties_then_placing(home: str, away: str, wins: str, by: str) -> None:
    script = played({"1A": home, "X4": away})
    teams = {name: script.place(name).team for name in ("1A", "X4")}
    loses = {"1A": "X4", "X4": "1A"}[wins]
    first = script.told(MatchResolved)[0]
    assert (first.winner, first.loser) == (teams[wins], teams[loses])
    assert (first.by, first.round, first.rule) == (by, "last 16", "WCT-22")


@pytest.mark.rule("WCT-22", "WCT-2")
def test_head_start_counts_in_every_match() -> None:
    script = Script(cards=PLENTY, players=3).fill({"1A": "2.1", "Q1a": "3.2"})
    rated = {team.code: team.rating for team in script.game.teams}
    totals = {event.place: event for event in script.told(TeamTotal)}
    assert {"1A", "X4", "Q1a", "Fa", "Tb"} <= totals.keys()
    cards = {"1A": (2, 1), "Q1a": (3, 2)}
    for place in script.board.half_fields:
        goals, penalties = rated[totals[place].team]
        extra = cards.get(place, (0, 0))
        found = (totals[place].goals, totals[place].penalties)
        assert found == (goals + extra[0], penalties + extra[1])
        assert totals[place].rule == "WCT-22"


@pytest.mark.rule("WCT-22")
@pytest.mark.parametrize("board", ["world-cup", "olympic"])
def test_higher_placing_wins_all_level_matches_to_the_end(board: str) -> None:
    script = played({}, board=board)
    order = {placing: rank for rank, placing in enumerate(script.board.placings)}
    placing = {field.team: field.placing for field in script.view().fields}
    for winner, loser, by in winners(script).values():
        assert order[placing[winner]] < order[placing[loser]]
        assert by == "position"
    assert placing[script.result().placings[0].team] == "1A"


@pytest.mark.rule("WCT-22")
def test_a_placing_is_kept_to_the_end() -> None:
    # X4 wins its way to The Final by goals; level there, it loses to who was placed higher.
    script = played({"X4": "1.0", "Q1a": "1.0", "S1a": "1.0"})
    last = script.place("X4").team
    won = [match for match, (winner, _, _) in winners(script).items() if winner == last]
    assert won == ["M1", "Q1", "S1"]
    winner, loser, by = winners(script)["final"]
    assert (loser, by) == (last, "position")
    assert script.place("Fa").placing == "X4"
    assert script.place("Fb").team == winner


# --- revealing


@pytest.mark.rule("WCT-22", "WCT-7")
def test_owners_and_cards_are_revealed_match_by_match() -> None:
    script = played({"1A": "1.0"}, {0: "A1", 1: "A4", 2: "B1"}, teams_per_player=1)
    revealed = {event.team: event for event in script.told(OwnerRevealed)}
    assert len(script.told(OwnerRevealed)) == len(revealed) == 24  # each once
    first = script.place("1A").team
    assert (revealed[first].owner, revealed[first].rule) == (0, "WCT-22")
    assert revealed[script.place("A2").team].owner == BANK
    for viewer in (SPECTATOR, 0, 1, 2):
        view = script.view(viewer)
        assert all(field.owner != -2 for field in view.fields)
        assert all(kind >= 0 for half in view.half_fields for kind in half.cards)
    turned = [event.place for event in script.told(CardTurned) if event.rule == "WCT-22"]
    halves = script.board.half_fields
    pairs = [halves[match : match + 2] for match in range(0, len(halves), 2)]
    assert turned == [half for pair in pairs for _ in range(3) for half in pair]  # by turns
    events = script.game.events(script.state.journal or [], SPECTATOR)
    places = [event.place if isinstance(event, CardTurned) else "" for event in events]
    second, third = script.board.half_fields[1:3]
    owner_of_second = events.index(revealed[script.place(second).team])
    assert owner_of_second < places.index("1A") < places.index(second)
    owner_of_third = events.index(revealed[script.place(third).team])
    assert places.index(second) < owner_of_third < places.index(third)


@pytest.mark.rule("WCT-22")
def test_cards_of_a_half_field_are_turned_up_one_by_one() -> None:
    script = played({"1A": "1.0 2.1 0.2", "X4": "3.0"}, wild=True)
    turned = [event for event in script.told(CardTurned) if event.place in ("1A", "X4")]
    home, away = script.place("1A").team, script.place("X4").team
    assert [(event.team, event.slot, event.card) for event in turned] == [
        *((home, 0, "1.0"), (away, 0, "3.0")),
        *((home, 1, "2.1"), (away, 1, "0.0")),
        *((home, 2, "0.2"), (away, 2, "0.0")),
    ]


# --- the path


@pytest.mark.rule("WCT-1", "WCT-23")
@pytest.mark.parametrize("board", ["world-cup", "olympic"])
def test_matches_are_settled_a_round_at_a_time(board: str) -> None:
    rounds = [event.round for event in played({}, board=board).told(MatchResolved)]
    final = "olympic-final" if board == "olympic" else "final"
    later = [*["quarter-final"] * 4, *["semi-final"] * 2, "third place", final]
    assert rounds == (["last 16"] * 8 if board == "world-cup" else []) + later


@pytest.mark.rule("WCT-23")
@pytest.mark.parametrize("board", ["world-cup", "olympic"])
def test_winners_follow_the_path_to_the_final(board: str) -> None:
    script = played({}, board=board)
    found = winners(script)
    assert list(found) == list(script.board.matches)
    assert list(found)[-2:] == ["third", "final"]
    for match, (winner, loser, _) in enumerate(found.values()):
        home = script.place(script.board.half_fields[2 * match]).team
        away = script.place(script.board.half_fields[2 * match + 1]).team
        assert {home, away} == {winner, loser}
        goes_on, goes_down = script.board.winner_to[match], script.board.loser_to[match]
        if goes_on >= 0:
            assert script.place(script.board.half_fields[goes_on]).team == winner
        if goes_down >= 0:
            assert script.place(script.board.half_fields[goes_down]).team == loser
    semis = [result for name, result in found.items() if name.startswith("S")]
    assert {found["final"][0], found["final"][1]} == {winner for winner, _, _ in semis}
    assert {found["third"][0], found["third"][1]} == {loser for _, loser, _ in semis}


@pytest.mark.rule("WCT-23")
@pytest.mark.parametrize(
    ("board", "places"),
    [
        ("world-cup", [1, 2, 3, 4, *[5] * 4, *[9] * 8, *[17] * 8]),
        ("olympic", [1, 2, 3, 4, *[5] * 4, *[9] * 8]),
    ],
)
def test_every_team_finishes_somewhere(board: str, places: list[int]) -> None:
    script = played({}, board=board)
    found = winners(script)
    placings = script.result().placings
    assert [placing.place for placing in placings] == places
    assert [placing.team for placing in placings[:4]] == [
        *(found["final"][:2]),
        *(found["third"][:2]),
    ]
    assert {event.team: event.place for event in script.told(TeamPlaced)} == {
        placing.team: placing.place for placing in placings
    }
    through = {field.team for field in script.view().fields if field.placing}
    for event in script.told(TeamPlaced):
        assert event.rule == ("WCT-23" if event.team in through else "WCT-17")
    finals = {field.team: field.final for field in script.view().fields}
    assert finals == {placing.team: placing.place for placing in placings}


# --- who has won


@pytest.mark.rule("WCT-24", "WCT-R5")
def test_owner_of_the_champion_wins() -> None:
    script = played({}, {1: "A1", 0: "A2", 2: "F4"}, teams_per_player=1)
    result = script.result()
    assert result.placings[0].team == script.place("A1").team
    assert (result.winner, result.scores, result.shares) == (1, (0, 1, 0), (0.0, 1.0, 0.0))


@pytest.mark.rule("WCT-R5")
def test_nobody_wins_with_a_bank_team() -> None:
    script = played({}, {0: "A2", 1: "B1", 2: "F4"}, teams_per_player=1)
    result = script.result()
    assert (result.winner, result.scores, result.shares) == (None, (0, 0, 0), (0.0, 0.0, 0.0))
    # Second best team, best team, failed: 1B goes further than 2A.
    assert result.ranking == ((1,), (0,), (2,))


@pytest.mark.rule("WCT-R5")
@pytest.mark.parametrize(
    ("owners", "places", "ranking"),
    [
        ((0, 1, 2), (1, 2, 3), ((0,), (1,), (2,))),
        ((0, 1, 2), (17, 5, 5), ((1, 2), (0,))),
        ((0, 1, 0, 1), (5, 5, 9, 17), ((0,), (1,))),  # second best team decides
        ((0, 1, 0, 1), (17, 2, 1, 3), ((0,), (1,))),
        ((0, 1, 0, 1, 2, 2), (5, 5, 9, 9, 5, 17), ((0, 1), (2,))),
        ((BANK, 1, 2, 0), (1, 9, 9, 17), ((1, 2), (0,))),
    ],
)
def test_managers_rank_by_best_team_then_next_best(
    owners: tuple[int, ...], places: tuple[int, ...], ranking: tuple[tuple[int, ...], ...]
) -> None:
    assert rank_managers(max(owners) + 1, owners, places) == ranking


@pytest.mark.rule("WCT-R5")
@pytest.mark.parametrize("team_scoring", [False, True])
def test_ranking_goes_by_teams_whatever_the_scores(team_scoring: bool) -> None:
    script = Script(players=5, team_scoring=team_scoring).deal_any(7).run(seed=7)
    result = script.result()
    places = [int(place) for place in script.state.chart.final]
    owners = [int(owner) for owner in script.state.owner]
    assert result.ranking == rank_managers(5, owners, places)


# --- team scoring


@pytest.mark.rule("WCT-32", "WCT-25")
def test_manager_score_of_the_example() -> None:
    # Argentina runner-up, Italy third, Cameroon in the quarter-final, the USSR out.
    script = Script(players=3, teams_per_player=4, series="1990", cards=PLENTY, team_scoring=True)
    script.seed(["ARG", "URS", "ROU", "CMR"])
    spot = {field.team: field.name for field in script.view().fields}
    script.flags({0: " ".join(spot[code] for code in ("ARG", "ITA", "CMR", "URS"))})
    groups = {spot["ITA"]: "3.0 3.0", spot["ARG"]: "3.0 3.0", spot["CMR"]: "3.0", "B3": "2.0"}
    italy = {"1A": "3.0 3.0", "Q1a": "3.0 3.0", "S1b": "3.0 3.0 3.0", "Ta": "3.0 3.0"}
    argentina = {"1B": "3.0 3.0", "Q4a": "3.0 3.0", "S2b": "3.0 3.0", "Fa": "3.0 3.0 3.0"}
    script.fill({**groups, **italy, **argentina, "2B": "3.0 3.0"})
    places = {placing.team: placing.place for placing in script.result().placings}
    assert [places[code] for code in ("ARG", "ITA", "CMR", "URS")] == [2, 3, 5, 17]
    rated = {team.code: team.goals for team in script.game.teams}
    assert [rated[code] for code in ("ARG", "ITA", "CMR", "URS")] == [2, 2, 1, 1]
    scored = {event.seat: event for event in script.told(ManagerScored)}
    assert (scored[0].points, scored[0].rule) == (8 + 6 + 2 + 0 - 6, "WCT-25")
    assert script.result().scores[0] == 10
    assert script.view().seats[0].points == 10


@pytest.mark.rule("WCT-25")
@pytest.mark.parametrize("board", ["world-cup", "olympic"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_points_of_all_teams_less_their_goals(board: str, seed: int) -> None:
    script = Script(players=3, board=board, team_scoring=True).deal_any(seed).run(seed=seed)
    result = script.result()
    points = {1: 10, 2: 8, 3: 6, 4: 4, 5: 2, 9: 1 if board == "world-cup" else 0, 17: 0}
    goals = {team.code: team.goals for team in script.game.teams}
    worth = {placing.team: points[placing.place] for placing in result.placings}
    totals = [0] * 3
    for field in script.view().fields:
        if field.owner != BANK:
            totals[field.owner] += worth[field.team] - goals[field.team]
    assert list(result.scores) == totals
    assert [seat.points for seat in script.view().seats] == totals
    # It is a second title: who owns the champion has won all the same.
    (champion,) = [field.owner for field in script.view().fields if field.final == 1]
    assert result.winner == (None if champion == BANK else champion)


@pytest.mark.rule("WCT-25", "WCT-R5")
def test_equal_totals_share_the_title_whoever_wins() -> None:
    # Among level teams A1 becomes champion; the thirds of E and F and all fourths fail.
    owned = {0: "A1 F4", 1: "E4 F3", 2: "D4 E3"}
    script = played({}, owned, teams_per_player=2, team_scoring=True)
    result = script.result()
    assert result.scores == (10, 0, 0)
    assert (result.winner, result.shares) == (0, (1.0, 0.0, 0.0))
    assert [event.points for event in script.told(ManagerScored)] == [10, 0, 0]


@pytest.mark.rule("WCT-25")
def test_points_come_with_team_scoring_only() -> None:
    script = played({}, team_scoring=False)
    assert not script.told(ManagerScored)
    assert [seat.points for seat in script.view().seats] == [None] * 3

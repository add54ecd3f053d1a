"""Test whole matches at random, with every option, under the eyes of a referee."""

from __future__ import annotations

from itertools import product

import pytest

import rimet
from rimet.games.tournament_football.components import series_names
from rimet.games.tournament_football.state import TURN
from tests.games.tournament_football.referee import Referee
from tests.games.tournament_football.script import card_set, load_cup
from tests.sampling import SAMPLED

LATER: list[dict[str, object]] = [{}, {"open": True}, {"wild": True}]
SWITCHES: list[dict[str, object]] = [
    {"hidden": hidden, "longer": longer, "team_scoring": scored, **later}
    for hidden, longer, scored in product((False, True), repeat=3)
    for later in LATER
]
SMALL = card_set({"0.0": 100, "1.1": 60, "3.2": 32})


@pytest.mark.rule("WCT-26", "WCT-27", "WCT-28", "WCT-29", "WCT-25")
@pytest.mark.parametrize("board", ["world-cup", "olympic"])
@pytest.mark.parametrize("number", range(len(SWITCHES)))
def test_every_combination_of_optional_rules(number: int, board: str) -> None:
    players = 2 + (5 * number) % 7
    Referee(load_cup(players, board=board, **SWITCHES[number])).watch(number)


@pytest.mark.rule("WCT-4", "WCT-13", "WCT-20")
@pytest.mark.parametrize(("board", "most"), [("world-cup", 24), ("olympic", 16)])
def test_every_number_of_players(board: str, most: int) -> None:
    for players in range(2, most + 1, 4 if SAMPLED else 1):
        Referee(load_cup(players, board=board, longer=players % 3 == 0)).watch(players)


@pytest.mark.rule("WCT-5", "WCT-R10")
@pytest.mark.parametrize(("players", "each"), [(2, 1), (2, 12), (3, 1), (5, 2), (11, 2), (13, 1)])
def test_every_share_of_the_teams(players: int, each: int) -> None:
    # With one team each, somebody is soon out; with all teams dealt, the bank is empty.
    for seed in range(2 if SAMPLED else 6):
        Referee(load_cup(players, teams_per_player=each)).watch(seed)


@pytest.mark.rule("WCT-30", "WCT-R9")
@pytest.mark.parametrize("name", series_names())
def test_every_series_is_played_to_the_end(name: str) -> None:
    game = load_cup(3, series=name)
    state = Referee(game).watch(len(name))
    assert game.result(state).placings[0].place == 1


@pytest.mark.rule("WCT-12", "WCT-19", "WCT-R2", "WCT-R8")
@pytest.mark.parametrize(
    ("players", "cards", "options"),
    [
        (2, 144, {}),
        (24, 144, {}),
        (17, 145, {"hidden": True}),
        (24, 192, {"longer": True}),
        (9, 192, {"longer": True, "wild": True}),
        (16, 112, {"board": "olympic"}),
        (3, 99, {"board": "olympic"}),
        (16, 144, {"board": "olympic", "longer": True}),
    ],
)
def test_smallest_decks_suffice(players: int, cards: int, options: dict[str, object]) -> None:
    deck = card_set({"0.0": cards - 40, "1.1": 30, "3.2": 10})
    for seed in range(1 if SAMPLED else 3):
        Referee(load_cup(players, cards=deck, **options)).watch(seed)


@pytest.mark.rule("WCT-17", "WCT-R4", "WCT-R14")
def test_players_who_are_out_play_no_more() -> None:
    everybody_out = 0
    for seed in range(14 if SAMPLED else 8, 18):
        state = Referee(load_cup(2, teams_per_player=1)).watch(seed)
        everybody_out += not any(state.chart.standing)
    assert everybody_out > 0


@pytest.mark.rule("WCT-R8", "WCT-29")
def test_longer_version_makes_seven_layers() -> None:
    state = Referee(load_cup(4, longer=True, cards=SMALL)).watch(3)
    assert state.ledger.layers() == 8


def test_clones_share_the_wall_chart_until_one_writes_on_it() -> None:
    game = load_cup(4)
    rng = rimet.Rng(1990)
    state = game.start()
    while state.phase < TURN:
        state.apply(state.sample(rng))
    other = state.clone()
    assert other.chart is state.chart
    before = game.write(state)
    rimet.playout(other, rng)
    assert other.chart is not state.chart
    assert game.write(state) == before
    twin = state.clone()
    end = game.write(rimet.playout(state, rimet.Rng(1994)))
    assert game.write(twin) == before
    assert game.write(rimet.playout(twin, rimet.Rng(1994))) == end

"""Test whole matches at random, with every option, under the eyes of a referee.

The referee knows the rulebook and shares no code with the rules. At every step it says who acts,
what may come and how likely it is, now and then what somebody sees, and at the end who has won.
"""

from __future__ import annotations

from itertools import product

import pytest

import rimet
from rimet.games.tournament_football.series import early_series, series_names
from rimet.games.tournament_football.setup import TURN
from tests.games.tournament_football.referee.table import Table
from tests.games.tournament_football.referee.watch import watch
from tests.games.tournament_football.script import card_set, load_cup, team_set
from tests.games.tournament_football.test_bracket import DOUBLED, TURNED
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
@pytest.mark.parametrize("number", range(0, len(SWITCHES), 5 if SAMPLED else 1))
def test_every_combination_of_optional_rules(number: int, board: str) -> None:
    players = 2 + (5 * number) % 7
    watch(load_cup(players, board=board, dealer=number % players, **SWITCHES[number]), number)


@pytest.mark.rule("WCT-4", "WCT-13", "WCT-20")
@pytest.mark.parametrize(("board", "most"), [("world-cup", 24), ("olympic", 16)])
def test_every_number_of_players(board: str, most: int) -> None:
    for players in range(2, most + 1, 7 if SAMPLED else 1):
        watch(load_cup(players, board=board, longer=players % 3 == 0), players)


@pytest.mark.rule("WCT-5", "WCT-R10")
@pytest.mark.parametrize(("players", "each"), [(2, 1), (2, 12), (3, 1), (5, 2), (11, 2), (13, 1)])
def test_every_share_of_the_teams(players: int, each: int) -> None:
    # With one team each, somebody is soon out; with all teams dealt, the bank is empty.
    for seed in range(1 if SAMPLED else 4):
        watch(load_cup(players, teams_per_player=each), seed)


@pytest.mark.rule("WCT-30", "WCT-R7", "WCT-R9")
@pytest.mark.parametrize("name", series_names()[:: 3 if SAMPLED else 1])
@pytest.mark.parametrize("seeding", ["real", "rating"])
def test_every_series_is_played_to_the_end(name: str, seeding: str) -> None:
    watch(load_cup(3, series=name, seeding=seeding), len(name))


@pytest.mark.rule("WCT-R15")
@pytest.mark.parametrize("name", early_series()[:: 3 if SAMPLED else 1])
def test_every_early_series_is_played_in_its_groups(name: str) -> None:
    watch(load_cup(3, series=name, early_groups=True), len(name))


@pytest.mark.rule("WCT-5", "WCT-6", "WCT-R11")
@pytest.mark.parametrize("board", ["world-cup", "olympic"])
@pytest.mark.parametrize(("teams", "kinds"), [(24, 1), (64, 1), (40, 3), (64, 9)])
def test_teams_of_ones_own(teams: int, kinds: int, board: str) -> None:
    # The fewer ratings there are, the more is left to lots.
    ratings = [f"{number % kinds // 2}.{number % kinds % 2}" for number in range(teams)]
    watch(load_cup(4, board=board, teams=team_set(ratings)), teams)


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
        watch(load_cup(players, cards=deck, **options), seed)


@pytest.mark.rule("WCT-17", "WCT-R4", "WCT-R14")
def test_players_who_are_out_play_no_more() -> None:
    everybody_out = 0
    for seed in range(14 if SAMPLED else 8, 18):
        table = watch(load_cup(2, teams_per_player=1), seed)
        everybody_out += not any(table.is_in)
    assert everybody_out > 0


@pytest.mark.rule("WCT-R17", "WCT-25")
@pytest.mark.parametrize("longer", [False, True])
def test_bracket_and_points_of_ones_own(longer: bool) -> None:
    own = {"bracket": TURNED, "points": DOUBLED, "team_scoring": True, "board": "olympic"}
    watch(load_cup(3, longer=longer, **own), 1)
    for other in ({"bracket": ""}, {"points": "points-1"}):
        game = load_cup(3, **own | other)
        with pytest.raises(AssertionError):
            watch(load_cup(3, **own), 1, Table(game.options))


@pytest.mark.rule("WCT-R8", "WCT-29")
def test_longer_version_makes_seven_layers() -> None:
    table = watch(load_cup(4, longer=True, cards=SMALL), 3)
    assert len(table.deck) == 8


@pytest.mark.parametrize(
    "options",
    [
        {"dealer": 1},
        {"teams_per_player": 1},
        {"hidden": True},
        {"wild": True},
        {"longer": True},
        {"team_scoring": True},
        {"cards": card_set({"0.0": 100, "1.1": 61, "3.2": 31})},
        {"series": "1994-real"},
        {"seeding": "rating"},
        {"series": "1966"},
        {"series": "1966", "early_groups": True},
    ],
)
def test_referee_objects_to_other_rules(options: dict[str, object]) -> None:
    usual: dict[str, object] = {"players": 3, "cards": SMALL, "series": "1990"}
    watch(load_cup(**usual), 1)  # type: ignore[arg-type]
    other = load_cup(**usual | options)  # type: ignore[arg-type]
    with pytest.raises(AssertionError):
        watch(load_cup(**usual), 1, Table(other.options))  # type: ignore[arg-type]


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


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (2, {"board": "olympic"}), (2, {"longer": True}), (24, {"longer": True})],
)
def test_no_step_shows_in_a_clone(players: int, options: dict[str, object]) -> None:
    # Every state has a clone when it is written on, so nothing may be written that both have.
    game = load_cup(players, cards=SMALL, **options)
    rng = rimet.Rng(1974)
    state = game.start()
    while state.to_act != rimet.OVER:
        before, twin = game.write(state), state.clone()
        state.apply(state.sample(rng))
        assert game.write(twin) == before

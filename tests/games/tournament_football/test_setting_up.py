"""Test the setting up: players and boards, line-up and seeding, flags, the bank, first cards."""

from __future__ import annotations

from collections import Counter

import pytest

import rimet
from rimet import CHANCE, Rng
from rimet.games.tournament_football.components import load_board
from rimet.games.tournament_football.events import CardDrawn, FlagDrawn, TeamSeeded, TeamSelected
from rimet.games.tournament_football.series import early_series, load_series, series_names
from rimet.games.tournament_football.setup import BANK, DEAL, FLAGS, SEED, SELECT, TURN
from rimet.kernel.game import next_dealer
from tests.games.tournament_football.script import Script, hand_of, load_cup, owners_of, team_set

BOARDS = {"world-cup": 24, "olympic": 16}


def seeded_at_random(seed: int = 1, **options: object) -> Script:
    """Return a match whose line-up and seeding chance has decided."""
    script = Script(**options)
    rng = Rng(seed)
    while script.state.phase in (SELECT, SEED):
        script.state.apply(script.state.sample(rng))
    return script


def ratings(script: Script, codes: list[str]) -> list[tuple[int, int]]:
    """Return what teams are seeded by."""
    rated = {team.code: team.rating for team in script.game.teams}
    return [rated[code] for code in codes]


def spots(script: Script) -> dict[str, str]:
    """Return the team on every spot."""
    return {field.name: field.team for field in script.view().fields}


# --- the board and the players


@pytest.mark.rule("WCT-1", "WCT-2", "WCT-3")
@pytest.mark.parametrize(("board", "groups", "halves"), [("world-cup", 6, 32), ("olympic", 4, 16)])
def test_both_boards_are_laid_out(board: str, groups: int, halves: int) -> None:
    script = Script(board=board)
    view = script.view()
    assert (view.board, view.capacity) == (board, 3)
    assert [field.name for field in view.fields[:5]] == ["A1", "A2", "A3", "A4", "B1"]
    assert (len(view.fields), len(view.half_fields)) == (4 * groups, halves)
    assert len(script.game.teams) == 84
    assert (view.deck, view.layers) == (192, [192])


@pytest.mark.rule("WCT-4")
@pytest.mark.parametrize(
    ("board", "players"),
    [(board, players) for board, most in BOARDS.items() for players in range(2, most + 1)],
)
def test_everybody_gets_flags_and_five_cards(board: str, players: int) -> None:
    script = Script(board=board, players=players).deal_any()
    flags = Counter(owners_of(script.state))
    each = BOARDS[board] // max(players, 3)
    assert [flags[seat] for seat in range(players)] == [each] * players
    assert flags[BANK] == BOARDS[board] - each * players
    assert [sum(hand_of(script.game, script.state, n).values()) for n in range(players)] == (
        [5] * players
    )
    assert (script.state.phase, script.state.to_act) == (TURN, 0)


# --- which teams


@pytest.mark.rule("WCT-5")
def test_own_teams_play() -> None:
    codes = "BRA,ARG,URU,ENG,ITA,GER,FRA,HUN,SWE,TCH,YUG,WSM,POL,AUT,ESP,URS"
    script = seeded_at_random(board="olympic", lineup=codes.lower().replace(",", ", "))
    assert set(spots(script).values()) == set(codes.split(","))
    assert spots(script)["D4"] == "WSM"


@pytest.mark.rule("WCT-R11")
def test_usual_teams() -> None:
    world_cup = seeded_at_random()
    assert set(spots(world_cup).values()) == set(load_series("1994").codes)
    assert not world_cup.told(TeamSelected)
    olympic = Script(board="olympic")
    assert olympic.state.phase == SELECT
    # Those rated above are in; the next best are equals, and only some of them come.
    equals = [team.code for team in olympic.game.teams if team.rating == (1, 1)]
    assert olympic.choices() == [f"in:{code}" for code in equals]
    assert set(olympic.state.odds()) == {0, 1}
    olympic = seeded_at_random(board="olympic")
    selected = [event.team for event in olympic.told(TeamSelected)]
    assert len(set(selected)) == 16 - sum(team.rating > (1, 1) for team in olympic.game.teams)
    assert set(selected) < set(equals)
    best = {team.code for team in olympic.game.teams if team.rating > (1, 1)}
    assert set(spots(olympic).values()) == best | set(selected)


@pytest.mark.rule("WCT-30", "WCT-R7", "WCT-R9")
@pytest.mark.parametrize("seeding", ["real", "rating"])
@pytest.mark.parametrize("name", series_names())
def test_series_take_their_places(name: str, seeding: str) -> None:
    series = load_series(name)
    script = seeded_at_random(len(name), series=name, seeding=seeding, players=3)
    assert script.view().board == series.board
    on_spots = spots(script)
    assert set(series.codes) <= set(on_spots.values())
    lots = [event.team for event in script.told(TeamSelected)]
    assert not set(lots) & set(series.codes)
    board = load_board(series.board)
    groups = {
        letter: [on_spots[f"{letter}{place}"] for place in range(1, 5)] for letter in board.groups
    }
    if seeding == "real" and series.groups and not series.is_early:
        for letter, real in zip(board.groups, series.groups, strict=True):
            assert set(groups[letter]) == set(real)
    else:
        across = [on_spots[board.fields[spot]] for spot in board.seeding]
        assert ratings(script, across) == sorted(ratings(script, across), reverse=True)
    for codes in groups.values():
        assert ratings(script, codes) == sorted(ratings(script, codes), reverse=True)


@pytest.mark.rule("WCT-R15")
@pytest.mark.parametrize("name", early_series())
def test_early_groups_are_kept_where_asked_for(name: str) -> None:
    script = seeded_at_random(7, series=name, early_groups=True)
    on_spots = spots(script)
    for letter, real in zip("ABCD", load_series(name).groups, strict=True):
        codes = [on_spots[f"{letter}{place}"] for place in range(1, 5)]
        assert set(codes) == set(real)
        assert ratings(script, codes) == sorted(ratings(script, codes), reverse=True)


@pytest.mark.rule("WCT-R7")
def test_short_field_is_filled_by_lot_among_the_best() -> None:
    script = Script(series="1950")
    assert script.choices() == ["in:HUN", "in:FRA", "in:TCH"]
    script.do("in:TCH").seed()
    assert "TCH" in spots(script).values()
    assert not {"HUN", "FRA"} & set(spots(script).values())


@pytest.mark.rule("WCT-R7", "WCT-R11")
@pytest.mark.parametrize(("board", "better"), [("olympic", 13), ("world-cup", 20)])
def test_lot_is_about_teams_without_a_head_start_too(board: str, better: int) -> None:
    script = Script(board=board, teams=team_set(["1.0"] * better + ["0.0"] * 12))
    codes = [team.code for team in script.game.teams]
    left = codes[better:]
    for _ in range(BOARDS[board] - better):
        assert script.choices() == [f"in:{code}" for code in left]
        script.do(f"in:{left.pop()}")
    assert script.state.phase == SEED
    assert set(spots(script.seed()).values()) == set(codes) - set(left)


# --- seeding


@pytest.mark.rule("WCT-6", "WCT-R1")
def test_best_rated_are_seeded_across_the_groups() -> None:
    script = Script()
    # Germany and Brazil are equals, and so are Argentina and Italy: the rulebook's own example.
    assert script.choices() == ["seed:GER", "seed:BRA"]
    script.do("seed:GER")
    assert script.choices() == ["seed:ITA", "seed:ARG"]
    script.do("seed:ARG")
    on_spots = spots(script)
    assert [on_spots[spot] for spot in ("A1", "B1", "C1", "D1")] == ["GER", "BRA", "ARG", "ITA"]
    assert [on_spots[spot] for spot in ("A2", "A3", "A4")] == ["", "", ""]
    told = [(event.team, event.spot) for event in script.told(TeamSeeded)]
    assert told[:4] == [("GER", "A1"), ("BRA", "B1"), ("ARG", "C1"), ("ITA", "D1")]


@pytest.mark.rule("WCT-6")
@pytest.mark.parametrize("board", BOARDS)
def test_ratings_fall_from_a1_to_the_last_spot(board: str) -> None:
    script = seeded_at_random(board=board)
    across = [spots(script)[script.board.fields[spot]] for spot in script.board.seeding]
    assert ratings(script, across) == sorted(ratings(script, across), reverse=True)
    assert [event.team for event in script.told(TeamSeeded)] == across


@pytest.mark.rule("WCT-R9")
def test_real_group_of_1990_is_ordered_by_rating() -> None:
    orders = set()
    for seed in range(8):
        on_spots = spots(seeded_at_random(seed, series="1990"))
        orders.add(tuple(on_spots[f"B{place}"] for place in range(1, 5)))
    assert orders == {("ARG", "URS", "ROU", "CMR"), ("ARG", "URS", "CMR", "ROU")}


# --- flags


@pytest.mark.rule("WCT-7")
def test_flags_are_drawn_blindly_and_told_to_their_owner_only() -> None:
    script = Script(players=3, teams_per_player=2).seed()
    assert script.state.phase == FLAGS
    assert list(script.state.odds()) == [1] * 24
    script.do("flag:B1")
    assert script.state.odds()[4] == 0
    team = script.place("B1").team
    (mine,) = script.told(FlagDrawn, 0)
    assert (mine.seat, mine.team, mine.rule) == (0, team, "WCT-7")
    for viewer in (1, 2, rimet.SPECTATOR):
        (heard,) = script.told(FlagDrawn, viewer)
        assert (heard.seat, heard.team) == (0, "")
        assert script.place("B1", viewer).owner == -2
    assert script.place("B1", 0).owner == 0
    assert script.view(0).own_teams == [team]


@pytest.mark.rule("WCT-7")
def test_flags_are_drawn_in_order_seat_by_seat() -> None:
    script = Script(players=3, teams_per_player=2, dealer=0)
    script.flags({1: "A1 A2", 2: "B1 B2", 0: "C1 C2"})
    assert [event.seat for event in script.told(FlagDrawn)] == [1, 1, 2, 2, 0, 0]
    assert owners_of(script.state)[:12] == [1, 1, BANK, BANK, 2, 2, BANK, BANK, 0, 0, BANK, BANK]


@pytest.mark.rule("WCT-7")
def test_bank_is_hidden_from_everybody() -> None:
    script = Script(players=5, teams_per_player=4).deal()
    for viewer in (rimet.SPECTATOR, *range(5)):
        owners = [field.owner for field in script.view(viewer).fields]
        assert BANK not in owners
        assert owners.count(-2) == (24 if viewer < 0 else 20)


@pytest.mark.rule("WCT-33", "WCT-5")
def test_five_players_with_four_teams_leave_four_to_the_bank() -> None:
    script = Script(players=5, teams_per_player=4).flags()
    assert Counter(owners_of(script.state)) == {BANK: 4, 0: 4, 1: 4, 2: 4, 3: 4, 4: 4}


@pytest.mark.rule("WCT-R10")
@pytest.mark.parametrize(
    ("board", "players", "given", "each"),
    [
        *(("world-cup", 2, 0, 8), ("world-cup", 2, 12, 12), ("world-cup", 3, 0, 8)),
        *(("world-cup", 4, 0, 6), ("world-cup", 5, 0, 4), ("world-cup", 13, 0, 1)),
        *(("world-cup", 24, 1, 1), ("world-cup", 4, 1, 1)),
        *(("olympic", 2, 0, 5), ("olympic", 2, 8, 8), ("olympic", 4, 0, 4), ("olympic", 16, 0, 1)),
    ],
)
def test_teams_per_player(board: str, players: int, given: int, each: int) -> None:
    game = load_cup(players, board=board, teams_per_player=given)
    assert game.table.flags == each


# --- first cards, first turn


@pytest.mark.rule("WCT-8")
def test_five_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    script = Script(players=3, dealer=1).flags()
    assert script.state.phase == DEAL
    assert list(script.state.odds()) == [card.count for card in script.game.cards]
    script.deal({2: "3.2 3.1 3.0 2.2 2.1"})
    assert [event.seat for event in script.told(CardDrawn)] == [2, 0, 1] * 5
    assert {event.rule for event in script.told(CardDrawn)} == {"WCT-8"}
    assert [event.card for event in script.told(CardDrawn, 2)][::3] == [
        *("3.2", "3.1", "3.0", "2.2", "2.1")
    ]
    assert {event.card for event in script.told(CardDrawn, 1) if event.seat != 1} == {""}
    assert script.hand(2) == ["2.1", "2.2", "3.0", "3.1", "3.2"]
    assert script.view().deck == 192 - 15
    assert script.state.to_act == 2


@pytest.mark.rule("WCT-R13")
def test_last_seat_deals_first_and_the_deal_moves_on() -> None:
    assert Script().deal().state.to_act == 0
    dealer = -1
    for number, first in enumerate((0, 1, 2, 0)):
        game = rimet.load("tournament-football", 3, board="olympic", dealer=dealer)
        assert rimet.Match(game, rimet.FairDice(number)).to_act == first
        dealer = next_dealer(game.dealer, game.seats)


def test_chance_waits_for_nobody_once_play_begins() -> None:
    script = Script().deal()
    assert script.state.to_act != CHANCE

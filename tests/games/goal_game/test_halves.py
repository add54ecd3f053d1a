"""Test laying out, opening, the order of moves, and the end of a half."""

from __future__ import annotations

from collections import Counter

import pytest

import rimet
from rimet.games.goal_game.events import CardOpened, GoalScored, HalfEnded
from rimet.games.goal_game.setup import MOVE
from rimet.kernel.game import next_dealer
from tests.games.goal_game.table import Table, card_counts, load


@pytest.mark.rule("GG-6", "GG-R2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_cards_for_each_coach_lie_in_five_columns(players: int) -> None:
    figure = Table(players).no_auction().view().figure
    assert figure is not None
    assert (figure.columns, figure.rows) == (5, players)
    assert [cell.name for cell in figure.cells[:6]] == ["A1", "B1", "C1", "D1", "E1", "A2"]
    assert len(figure.cells) == 5 * players
    assert all(cell.card is None for cell in figure.cells)


@pytest.mark.rule("GG-6", "GG-R13")
def test_every_layout_shuffles_all_cards() -> None:
    table = Table(2).no_auction()
    assert table.view().unseen.cards == 64
    assert table.play("open=A1").state.odds().count(0) == 4 * 3, "four turns of one colour alike"
    table.quiet()
    assert table.view().unseen.cards == 63
    while table.state.half == 0:
        table.state.apply(table.state.sample(rimet.Rng(table.state.left)))
    assert table.view().unseen.cards == 64


@pytest.mark.rule("GG-R15", "GG-R2", "GG-6")
def test_a_random_figure_grows_evenly_and_hangs_together() -> None:
    table = Table(2, figure="random").no_auction()
    assert table.phase() == ("lay", rimet.CHANCE)
    assert table.moves() == ["0,-1", "1,0", "0,1", "-1,0"]
    assert table.state.odds() == [1, 1, 1, 1]
    table.play("1,0")
    assert sorted(table.moves()) == sorted("0,-1 0,1 -1,0 1,-1 2,0 1,1".split())
    table.play("2,0 3,0 4,0 4,1 4,2 3,2 2,2")
    assert "3,1" in table.moves() and table.moves().count("3,1") == 1
    table.play("-1,0")
    figure = table.view().figure
    assert figure is not None and (figure.columns, figure.rows) == (6, 3)
    names = [cell.name for cell in figure.cells]
    assert names == "A1 B1 C1 D1 E1 F1 F2 D3 E3 F3".split()
    table.play("open=F2").quiet()
    while table.state.to_act == 1 and table.view().phase == "counter":
        table.play("pass")
    assert [move for move in table.moves() if move.startswith("open")] == ["open=F1", "open=F3"]


@pytest.mark.rule("GG-R15")
def test_random_figures_of_many_matches_are_connected() -> None:
    game = load(4, figure="random")
    shapes: Counter[frozenset[tuple[int, int]]] = Counter()
    for seed in range(30):
        state, rng = game.start(), rimet.Rng(seed)
        while state.phase != MOVE:
            state.apply(state.sample(rng))
        spots = {divmod(int(spot), 64) for spot in state.fixture.spots[:20]}
        reached: set[tuple[int, int]] = set()
        todo = [min(spots)]
        while todo:
            row, column = todo.pop()
            if (row, column) in spots - reached:
                reached.add((row, column))
                todo += [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
        assert len(spots) == 20 and reached == spots
        assert min(row for row, _ in spots) == min(column for _, column in spots) == 0
        shapes[frozenset(spots)] += 1
    assert len(shapes) == 30


@pytest.mark.rule("GG-R15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_figure_in_one_line_touches_the_most_free_places(players: int) -> None:
    # With one kind of card there are no more faces than turns, so the places are what counts.
    table = Table(players, cards=card_counts({"RYBG": 20}), figure="random").no_auction()
    for laid in range(1, 5 * players):
        assert table.state.odds() == [1] * (2 * laid + 2)
        assert len(table.state.odds()) <= table.game.outcomes
        table.play(f"{laid},0")
    assert table.phase() == ("move", 0)


@pytest.mark.rule("GG-7", "GG-R17")
def test_the_coach_left_of_the_dealer_opens_any_card() -> None:
    table = Table(3).no_auction()
    assert table.phase() == ("move", 0)
    assert len(table.moves()) == 15
    assert Table(3, dealer=1).no_auction().phase() == ("move", 2)


@pytest.mark.rule("GG-R17")
def test_in_a_rematch_the_deal_moves_on() -> None:
    game = rimet.load("goal-game", players=2)
    assert rimet.Match(game, rimet.FairDice(1)).to_act == 0
    again = rimet.load("goal-game", players=2, dealer=next_dealer(game.dealer, game.seats))
    assert rimet.Match(again, rimet.FairDice(2)).to_act == 1


@pytest.mark.rule("GG-7")
def test_how_a_card_lies_is_chance() -> None:
    table = Table(2, cards=["RRYB", "RRRR"]).no_auction().play("open=C1")
    assert table.phase() == ("card", rimet.CHANCE)
    odds = dict(
        zip(table.moves(), [weight for weight in table.state.odds() if weight], strict=True)
    )
    for turned in ("RRYB", "BRRY", "YBRR", "RYBR"):
        assert odds[f"{turned}/play-on"] == 8
    assert odds["RRRR/play-on"] == 4 * 8, "all four turns look alike"
    card = table.play("YBRR").cell("C1").card
    assert card is not None and card.sides == ("yellow", "blue", "red", "red")


@pytest.mark.rule("GG-9", "GG-R5")
def test_the_first_card_matches_nothing_but_its_middle_counts() -> None:
    table = Table(2, cards=["RRRR/penalty-kick", "RRRR"]).no_auction()
    table.play("open=C1 RRRR")
    assert table.goals() == [0, 0]
    table = Table(2, cards=["RRRR/penalty-kick"]).no_auction()
    table.play("open=C1 RRRR/penalty-kick")
    assert table.goals() == [1, 0]
    assert table.phase() == ("counter", 1), "the first move can be countered"


@pytest.mark.rule("GG-9", "GG-12")
def test_a_footballer_counts_on_the_first_move() -> None:
    table = Table(2, cards=["RBBB"]).no_auction().give(0, "forward")
    table.play("open=C1 RBBB")
    assert table.phase() == ("forward", 0)
    assert table.play("forward").goals() == [1, 0]


@pytest.mark.rule("GG-10")
def test_later_cards_touch_an_open_one_by_a_side() -> None:
    table = Table(2, cards=["RBBB"]).no_auction().play("open=B1 BBBB")
    assert table.phase() == ("move", 1), "no colour of the two: no counter-attack"
    assert table.moves() == ["open=A1", "open=C1", "open=B2"]
    table.play("open=C1 BBBB")
    assert table.moves() == ["open=A1", "open=D1", "open=B2", "open=C2"]


@pytest.mark.rule("GG-15", "GG-11")
def test_the_move_passes_to_the_defender() -> None:
    table = Table(4, cards=["RRRR", "YYYY"]).no_auction()
    movers = []
    for name in ("A1", "B1", "C1", "D1", "E1"):
        attack = table.view().attack
        assert attack is not None
        movers.append((attack.attacker, attack.defender))
        table.play(f"open={name}").quiet()
        while table.view().phase != "move":
            table.play("pass")
    assert movers == [(0, 1), (1, 2), (2, 3), (3, 0), (0, 1)]


@pytest.mark.rule("GG-R11")
def test_a_coach_on_the_move_cannot_pass() -> None:
    table = Table(2).no_auction()
    assert "pass" not in table.moves()


@pytest.mark.rule("GG-R20")
def test_the_only_card_opens_by_itself() -> None:
    table = Table(2, cards=["RBBB"]).no_auction()
    for name in "A1 B1 C1 D1 E1 E2 D2 C2".split():
        table.play(f"open={name} BBBB")
    assert table.phase() == ("move", 0)
    table.play("open=B2 BBBB")
    assert table.phase() == ("card", rimet.CHANCE)
    assert table.play("BBBB").told(HalfEnded)


@pytest.mark.rule("GG-16")
def test_the_last_card_ends_the_half_without_a_counter_attack() -> None:
    table = Table(2, cards=["RBBB", "RRRR"]).no_auction()
    for name in "A1 B1 C1 D1 E1 E2 D2 C2 B2".split():
        table.play(f"open={name} BBBB")
    table.play("RRRR")
    assert [event.half for event in table.told(HalfEnded)] == [1]
    assert table.phase() == ("move", 1) and table.view().half == 2


@pytest.mark.rule("GG-16", "GG-R5")
def test_whoever_opens_the_last_card_ends_the_half() -> None:
    table = Table(2, cards=["BBBR"]).no_auction()
    for name in "A1 B1 C1 D1 E1 E2 D2 C2".split():
        table.play(f"open={name} BBBB")
    table.play("open=B2 BBBR")
    assert table.phase() == ("counter", 1)
    table.play("open=A2 BBBB")
    assert [event.part for event in table.told(CardOpened)][-2:] == ["attack", "counter-attack"]
    assert table.told(HalfEnded) and table.view().half == 2


@pytest.mark.rule("GG-4")
def test_scoreboards_go_round_the_circle() -> None:
    table = Table(3).no_auction().finish(5)
    first = table.match("first")
    assert [(duel.seat, duel.rival) for duel in first.duels] == [(0, 1), (1, 2), (2, 0)]
    for duel in first.duels:
        assert len(duel.halves) == 2
        assert duel.goals == sum(half[0] for half in duel.halves)
        assert duel.conceded == sum(half[1] for half in duel.halves)
    scored = Counter(event.seat for event in table.told(GoalScored))
    assert sum(scored.values()) > 0
    for standing in first.standings:
        own = [duel.goals for duel in first.duels if duel.seat == standing.seat]
        others = [duel.conceded for duel in first.duels if duel.rival == standing.seat]
        assert standing.goals == sum(own) + sum(others)

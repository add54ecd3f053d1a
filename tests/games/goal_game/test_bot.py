"""Test the casual bot: that it has good sense, and that it shows in the results."""

from __future__ import annotations

import pytest

from rimet import FairDice, Match, Rng, Side
from rimet.bots import bots_for
from rimet.bots.random import RandomBot
from rimet.games.goal_game.bot import CasualBot
from tests.games.contest import lower_bound, play, shares
from tests.games.goal_game.table import Table, load
from tests.sampling import SAMPLED


def choice(table: Table) -> str:
    """Return what the bot does at a table, in notation."""
    match = Match(table.game, FairDice(1))
    match._state = table.state
    path = CasualBot().choose(Side(match.game, match.to_act, 0, table.state), Rng(1))
    return " ".join(match.tell(match.to_act, path))


def test_it_beats_random_play_from_both_seats() -> None:
    won = shares(load(2), CasualBot, 40 if SAMPLED else 100, 1930)
    assert lower_bound(won) > 0.6
    for seat in range(2):
        assert lower_bound(won[seat::2]) > 0.5


@pytest.mark.parametrize(("players", "fair"), [(3, 1 / 3), (4, 1 / 4)])
def test_it_does_far_better_than_its_share_at_larger_tables(players: int, fair: float) -> None:
    assert lower_bound(shares(load(players), CasualBot, 12 if SAMPLED else 30, 1950)) > fair


def test_it_is_the_usual_bot_of_the_game() -> None:
    assert bots_for("goal-game") == {"random": RandomBot, "casual": CasualBot}


@pytest.mark.parametrize("figure", ["columns", "random"])
def test_bots_among_themselves_finish_the_tournament(figure: str) -> None:
    match = play(load(4, figure=figure), [CasualBot()] * 4, 7)
    assert match.result is not None and match.result.winner is not None


def test_it_bids_what_a_footballer_is_worth() -> None:
    assert choice(Table(2)) in ("forward=1", "goalkeeper=1")
    assert choice(Table(2).play("forward=2")) == "bid=3"
    assert choice(Table(2).play("forward=6")) == "pass", "more than its share"
    assert choice(Table(2).play("quarter-back=1")) == "pass", "there is no forward to knock out"
    table = Table(2).give(0, "forward").change(coins=[2, 10]).play("goalkeeper=1")
    assert choice(table) == "bid=2"


def test_it_opens_where_colours_may_meet_and_strikes_back() -> None:
    table = Table(2, cards=["BRBB"]).no_auction().play("open=C1 BRBB")
    assert choice(table) == "open=D1", "a counter-attack"
    table.play("pass")
    assert choice(table) == "open=D1"
    table = Table(2, cards=["RRRR"]).no_auction().give(0, "forward").give(1, "quarter-back")
    table.play("open=C1 RRRR pass")
    assert choice(table).startswith("quarter-back open=")


def test_it_uses_its_footballers_with_sense() -> None:
    table = Table(2, cards=["RBBB"]).no_auction().give(0, "forward").play("open=C1 BBBB")
    assert choice(table) == "forward", "no goalkeeper waits"
    table = Table(2, cards=["RBBB"]).no_auction().give(0, "forward").give(1, "goalkeeper")
    assert choice(table.play("open=C1 BBBB")) == "pass", "later is better"
    assert choice(table.play("forward")) == "goalkeeper"


def test_it_trades_with_sense() -> None:
    table = Table(2, cards=["BBBB/timeout", "BBBB/injury", "BBBB/transfer"]).no_auction()
    assert choice(table.play("open=C1 BBBB/timeout")).startswith("buy=")
    table = Table(2, cards=["BBBB/injury"]).no_auction().give(0, "forward quarter-back")
    assert choice(table.play("open=C1 BBBB/injury")) == "lose=quarter-back"
    table = Table(2, cards=["BBBB/transfer"]).no_auction()
    table.give(0, "quarter-back quarter-back quarter-back").play("open=C1 BBBB/transfer")
    assert choice(table) in ("swap=quarter-back>forward", "swap=quarter-back>goalkeeper")
    table = Table(2, cards=["BBBB/transfer"]).no_auction().change(coins=[0, 10])
    table.give(0, "forward goalkeeper").play("open=C1 BBBB/transfer")
    assert choice(table) == "pass"

"""Test the casual bot: that it has good sense, and that it shows in the results."""

from __future__ import annotations

import pytest

from rimet import FairDice, Match, Rng, Side
from rimet.bots import bots_for
from rimet.bots.random import RandomBot
from rimet.games.world_cup_game.bot import CasualBot
from tests.games.contest import lower_bound, play, shares
from tests.games.world_cup_game.script import Script, load_game
from tests.sampling import SAMPLED


@pytest.mark.parametrize("edition", ["2002", "1974"])
def test_it_beats_random_play_at_two(edition: str) -> None:
    matches = 12 if SAMPLED else 24
    assert lower_bound(shares(load_game(2, edition=edition), CasualBot, matches, 0)) > 0.6


def test_it_does_better_than_its_share_at_four() -> None:
    matches = 8 if SAMPLED else 16
    assert lower_bound(shares(load_game(4, edition="1978"), CasualBot, matches, 0)) > 1 / 4


def test_it_is_the_usual_bot_of_the_game() -> None:
    assert bots_for("world-cup-game") == {"random": RandomBot, "casual": CasualBot}


@pytest.mark.parametrize("handout", ["random", "draft"])
def test_bots_among_themselves_finish_the_tournament(handout: str) -> None:
    match = play(load_game(5, edition="1978", handout=handout), [CasualBot()] * 5, 7)
    assert match.result is not None and match.result.winner is not None


def choice(script: Script) -> str:
    """Return what the bot does in a position, in notation."""
    match = Match(script.game, FairDice(1))
    match._state = script.state
    path = CasualBot().choose(Side(match.game, match.to_act, 0, script.state), Rng(1))
    return " ".join(match.tell(match.to_act, path))


def rivals() -> Script:
    """Return a script in which seat 0 owns what is named first in group 1, seat 1 all the rest."""
    script = Script(load_game(2, edition="1974"))
    codes = script.plan.codes
    return script.hand_out({0: codes[:1], 1: codes[1:]})


def test_it_scores_for_its_own_team() -> None:
    script = rivals().deal(["3", "3", "3"])
    move = choice(script)
    assert move.startswith("3>") and script.row(move[2:]).team == script.plan.codes[0]


def test_it_cancels_a_goal_against_its_own_team() -> None:
    script = rivals().deal(["foul", "foul", "foul"])
    home = script.match("1.1")
    assert home.home.team == script.plan.codes[0], "the match of its own team"
    assert choice(script.lay("1.1b", "1")) == "foul!1.1b"


def test_it_discards_what_would_only_help_others() -> None:
    script = rivals().deal(["foul", "foul", "foul"])
    assert choice(script.lay("1.1a", "1")) == "drop:foul"


def test_it_spreads_a_card_over_different_teams() -> None:
    script = rivals().deal(["1+1", "1+1", "1+1"])
    first, second = choice(script).split()
    assert first.startswith("1+1>") and second.startswith("+")
    rows = [first.partition(">")[2], second[1:]]
    teams = [script.row(row).team for row in rows]
    assert script.plan.codes[0] in teams and len(set(teams)) == 2

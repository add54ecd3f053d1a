"""Test whole matches, with every option, step by step against a referee who has read the rules."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from rimet import Bot, Record, Rng
from rimet.bots import RandomBot
from rimet.games.goal_game import GoalGame
from rimet.games.goal_game.bot import CasualBot
from tests.games.contest import play
from tests.games.goal_game.referee.referee import Referee
from tests.games.goal_game.table import card_counts, load
from tests.sampling import SAMPLED


def bank(forward: int, goalkeeper: int, quarter_back: int) -> str:
    """Return a bank of so many footballers, for any number of coaches."""
    counts = f"forward = {forward}\ngoalkeeper = {goalkeeper}\nquarter_back = {quarter_back}\n"
    return "".join(f"[[bank]]\ncoaches = {coaches}\n{counts}" for coaches in (2, 3, 4))


# Few goals, hence many level coaches: of most cards only the top counts.
DULL = card_counts(
    {f"{sides}/offside": 10 for sides in ("RRYB", "YYBG", "BBGR", "GGRY")} | {"RYBG": 4}
)
# All sides of one colour, hence many strikes and counter-attacks.
WILD = card_counts({"RRRR": 9, "YYYY/penalty-kick": 9, "BBBB/own-goal": 9, "GGGG": 9})
EVENTFUL = card_counts(
    {"RYRY/timeout": 5, "BGBG/timeout": 5, "RRYB/transfer": 8, "YYBG/transfer": 8}
    | {"BBGR/injury": 8, "GGRY/injury": 8, "RGBY/sponsor": 9, "RBGY/penalty-kick": 5}
)
JUST_ENOUGH = card_counts({"RRYB": 7, "YBRG/transfer": 7, "GGRR/timeout": 6})
SETS: dict[str, dict[str, object]] = {
    "shipped": {},
    "random figure": {"figure": "random"},
    "four each": {"tokens": "tokens-four-each"},
    "dull": {"cards": DULL},
    "wild": {"cards": WILD, "tokens": bank(4, 12, 4)},
    "eventful": {"cards": EVENTFUL, "figure": "random"},
    "just enough": {"cards": JUST_ENOUGH},
    "short of footballers": {"tokens": bank(1, 0, 2), "cards": EVENTFUL},
    "no footballers": {"tokens": bank(0, 0, 0)},
}
MATCHES = 1 if SAMPLED else 5


def watch_random(players: int, options: Mapping[str, object], seed: int) -> Referee:
    """Return a referee who has watched a match at random; the deal moves on with the seed."""
    referee, rng = Referee(load(players, dealer=seed % players, **options)), Rng(seed)
    referee.watch(lambda state: int(state.sample(rng)))
    return referee


def watch_record(game: GoalGame, record: Record) -> None:
    """Let a referee watch a match that was played before."""
    referee, moves = Referee(game), iter([step.move for step in record.steps])
    referee.watch(lambda state: game.parse(state, next(moves)))
    assert referee.steps == len(record.steps)


@pytest.mark.rule("GG-5", "GG-7", "GG-8", "GG-10", "GG-11", "GG-13", "GG-17", "GG-21", "GG-22")
@pytest.mark.rule("GG-R1", "GG-R4", "GG-R5", "GG-R8", "GG-R15", "GG-R17", "GG-R20", "GG-R24")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", SETS)
def test_random_matches_go_as_the_referee_says(name: str, players: int) -> None:
    for seed in range(MATCHES):
        watch_random(players, SETS[name], seed)


@pytest.mark.rule("GG-2", "GG-14", "GG-20", "GG-R21", "GG-R23")
def test_the_referee_sees_all_that_coaches_can_do() -> None:
    seen = set().union(*(watch_random(4, SETS["eventful"], seed).seen for seed in range(4)))
    kinds = {"forward", "goalkeeper", "quarter-back"}
    offers = {f"{kind}=" for kind in kinds}
    assert seen == {"pass", "bid=", "open=", "buy=", "swap=", "lose=", *kinds, *offers}


@pytest.mark.rule("GG-R6", "GG-R9", "GG-19")
@pytest.mark.parametrize(
    ("players", "seed", "level"),
    [(3, 0, (3, 2)), (4, 0, (2, 1)), (4, 1, (3, 1)), (4, 2, (3, 2)), (4, 18, (4, 2))],
)
def test_level_coaches_part_as_the_referee_says(
    players: int, seed: int, level: tuple[int, int]
) -> None:
    assert watch_random(players, SETS["dull"], seed).tournament.parted[0] == level


@pytest.mark.rule("GG-R19", "GG-R6")
@pytest.mark.parametrize("players", [2, 3])
def test_penalties_without_end_go_as_the_referee_says(players: int) -> None:
    options = {"cards": card_counts({"GGGG": 20}), "tokens": bank(0, 0, 0)}
    referee = watch_random(players, options, 1)
    assert referee.tournament.parted[0] == (players, players - 1)
    assert referee.steps > 20 * 10


@pytest.mark.rule("GG-12", "GG-14", "GG-16", "GG-18", "GG-R7", "GG-R16", "GG-R18")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("figure", ["columns", "random"])
def test_matches_of_bots_go_as_the_referee_says(figure: str, players: int) -> None:
    game = load(players, figure=figure)
    for seed in range(1 if SAMPLED else 4):
        bots: list[Bot] = [CasualBot() for _ in range(players)]
        if seed % 2:
            bots[seed % players] = RandomBot()
        watch_record(game, play(game, bots, seed).record)


def test_the_referee_shares_no_code_with_the_rules() -> None:
    for path in (Path(__file__).parent / "referee").glob("*.py"):
        assert "rimet.games.goal_game." not in path.read_text("utf-8"), path.name

"""Simulation: the same counts from the same seed, whoever does the work."""

from __future__ import annotations

import pytest

import rimet
from rimet.bots import make_bot
from rimet.lab import simulation
from rimet.lab.simulation import Plan, chunk_seed, play_bots, simulate
from rimet.lab.tally import summarize

PLAN = Plan(game="park-cup", matches=25, seed=3)


def test_workers_do_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[int] = []
    plan = Plan(game="park-cup", matches=simulation.CHUNK + 10, seed=3)
    alone = simulate(plan, 1, heard.append)
    together = simulate(plan, 2, heard.append)
    assert vars(alone) == vars(together)
    assert heard == [simulation.CHUNK, 10] * 2 and alone.matches == plan.matches


def test_seeds_matter() -> None:
    assert vars(simulate(PLAN, 1)) == vars(simulate(PLAN, 1))
    other = Plan(game="park-cup", matches=25, seed=4)
    assert vars(simulate(PLAN, 1)) != vars(simulate(other, 1))
    assert len({chunk_seed(seed, chunk) for seed in range(20) for chunk in range(20)}) == 400


def test_options_are_used() -> None:
    small = Plan(game="park-cup", matches=25, options={"teams": "teams-tiny", "hand": 1})
    assert len(summarize(simulate(small, 1)).teams) == 4
    with pytest.raises(rimet.OptionError):
        simulate(Plan(game="park-cup", options={"hand": 99}))


class FirstBot(rimet.Bot):
    """Takes the first legal action."""

    name = "first"

    def choose(self, side: rimet.Side, rng: rimet.Rng, budget: int = 0) -> list[int]:
        return side.legal()[:1]


def test_other_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    def make(game: str, name: str) -> rimet.Bot:
        return FirstBot() if name == "first" else make_bot(game, name)

    monkeypatch.setattr(simulation, "make_bot", make)
    plan = Plan(game="park-cup", matches=10, bots=("first", "random"))
    assert vars(simulate(plan, 1)) == vars(simulate(plan, 1))
    match = play_bots(rimet.load("park-cup"), ["first"], rimet.Rng(1))
    assert match.result is not None
    assert {step.by for step in match.record.steps} == {"bot", "dice"}
    with pytest.raises(rimet.OptionError, match="random"):
        simulate(Plan(game="park-cup", bots=("genius",)), 1)

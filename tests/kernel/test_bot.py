"""Test what a bot is: somebody who plays whole matches from a seat's side alone."""

import pytest

from rimet import OVER, Bot, Match, Rng, Side
from rimet.bots import RandomBot
from rimet.kernel.bot import BUDGET, ask_bot

from .matches import new_match, play_on


class LastBot(Bot):
    """Somebody who takes the last action as long as the choice is not whole."""

    name = "last"

    def choose(self, side: Side, rng: Rng, budget: int = BUDGET) -> list[int]:
        path: list[int] = []
        while legal := side.legal(path):
            path.append(legal[-1])
        return path


class MemoryBot(RandomBot):
    """Somebody who wants to be told the last three plays."""

    name = "memory"
    memory = 3

    def choose(self, side: Side, rng: Rng, budget: int = BUDGET) -> list[int]:
        self.told = side.memory
        return super().choose(side, rng, budget)


def play_with(bot: Bot, match: Match, rng: Rng) -> Match:
    """Let a bot play every seat."""
    while match.to_act != OVER:
        match.play(match.to_act, ask_bot(bot, match, rng), "bot")
    return match


@pytest.mark.parametrize("bot", [RandomBot(), LastBot()])
def test_bots_play_whole_matches(bot: Bot) -> None:
    for seed in range(10):
        match = play_with(bot, new_match(seed), Rng(seed))
        assert match.result is not None
        assert {step.by for step in match.record.steps} == {"bot", "dice"}


def test_the_random_bot_takes_every_action() -> None:
    match = new_match()
    rng = Rng(1)
    side = match.side(match.to_act, rng)
    chosen = {tuple(RandomBot().choose(side, rng)) for _ in range(300)}
    assert chosen == {(action,) for action in match.peek(match.to_act)}


def test_a_bot_is_told_as_many_plays_as_it_asks_for() -> None:
    match, bot = play_on(new_match(3), Rng(3), 5), MemoryBot()
    ask_bot(bot, match, Rng(1))
    assert bot.told == match.side(match.to_act, Rng(1)).memory[-3:]
    assert match.side(match.to_act, Rng(1), RandomBot.memory).memory == ()

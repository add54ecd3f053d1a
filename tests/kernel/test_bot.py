"""Test what a bot gets: its seat's side of a match, and a budget of guesses."""

import pytest

from rimet import OVER, Bot, Match, Rng, Scene
from rimet.bots import RandomBot

from .matches import new_match, play_on


class LastBot(Bot):
    """Takes the last action as long as its choice is not whole."""

    name = "last"

    def choose(self, scene: Scene) -> list[int]:
        """Return a whole path."""
        path: list[int] = []
        while legal := scene.legal(path):
            path.append(legal[-1])
        return path


def play_with(bot: Bot, match: Match, rng: Rng) -> Match:
    """Let a bot play every seat."""
    while match.to_act != OVER:
        scene = Scene(match, match.to_act, rng)
        match.play(match.to_act, bot.choose(scene), "bot")
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
    scene = Scene(match, match.to_act, rng)
    chosen = {tuple(RandomBot().choose(scene)) for _ in range(300)}
    assert chosen == {(action,) for action in match.peek(match.to_act)}


def test_a_scene_shows_what_the_seat_may_know() -> None:
    match = play_on(new_match(3), Rng(3), 3)
    for seat in range(3):
        scene = Scene(match, seat, Rng(1))
        assert scene.view == match.view(seat)
        assert scene.events() == match.events(seat)
        assert scene.events(5) == match.events(seat, 5)
        assert (scene.game, scene.seat) == (match.game, seat)
    scene = Scene(match, match.to_act, Rng(1))
    assert scene.legal() == match.peek(match.to_act)


def test_guesses_come_out_of_the_budget() -> None:
    match = play_on(new_match(3), Rng(3), 3)
    scene = Scene(match, match.to_act, Rng(1), budget=3)
    worlds = [scene.guess() for _ in range(3)]
    assert len({id(world) for world in worlds}) == 3
    assert all(match.game.view(world, scene.seat) == scene.view for world in worlds)
    assert scene.budget == 0
    with pytest.raises(ValueError, match="budget"):
        scene.guess()


def test_guessing_does_not_disturb_the_match() -> None:
    match, twin = new_match(3), new_match(3)
    scene = Scene(match, match.to_act, Rng(1))
    scene.guess().apply(scene.legal()[0])
    assert match.position == twin.position

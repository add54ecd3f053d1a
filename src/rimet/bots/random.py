"""The bot that plays at random."""

from __future__ import annotations

from rimet.kernel.bot import Bot, Scene


class RandomBot(Bot):
    """Takes any legal action, each as likely as the others."""

    name = "random"

    def choose(self, scene: Scene) -> list[int]:
        """Return one legal action."""
        legal = scene.legal()
        return [legal[scene.rng.below(len(legal))]]

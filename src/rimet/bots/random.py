"""The bot that plays at random."""

from __future__ import annotations

from collections.abc import Sequence

from rimet.kernel.bot import BUDGET, Bot
from rimet.kernel.rng import Rng
from rimet.kernel.side import Side


class RandomBot(Bot):
    """Somebody who takes any legal action, each as likely as the others."""

    name = "random"

    def choose(self, side: Side, rng: Rng, budget: int = BUDGET) -> list[int]:
        """Return one legal action."""
        return any_path(side.legal(), rng)


def any_path(legal: Sequence[int], rng: Rng) -> list[int]:
    """Return a path of one action, each as likely as the others."""
    return [legal[rng.below(len(legal))]]

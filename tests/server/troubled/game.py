"""Park Cup under another name; its teams and cards stay where they are."""

from __future__ import annotations

from park_cup import ParkCup
from rimet.kernel.components import ComponentText
from rimet.kernel.options import Option


class TroubledCup(ParkCup):
    """The sample game, for bots that no player should meet."""

    name = "troubled-cup"

    @classmethod
    def declared_options(cls) -> tuple[Option, ...]:
        """Return the sample game's options."""
        return ParkCup.declared_options()

    @classmethod
    def component(cls, value: str) -> ComponentText:
        """Return the sample game's component set."""
        return ParkCup.component(value)

"""The games, one folder each. The package can be called: `rimet.games()` lists them."""

from __future__ import annotations

import sys
from types import ModuleType

from rimet.kernel import catalogue


class _Games(ModuleType):
    """A package that can be called, since its name is also that of the list of games."""

    def __call__(self) -> list[str]:
        """Return the names of all games, in alphabetical order."""
        return catalogue.games()


sys.modules[__name__].__class__ = _Games

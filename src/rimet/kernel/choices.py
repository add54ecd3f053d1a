"""What a seat may choose next, in words that match, bots, server and clients share."""

from __future__ import annotations

import msgspec


class Choice(msgspec.Struct, frozen=True):
    """An action that may come next on a path, with its notation.

    With one that `is_whole` the path is complete: nothing is left to choose before it is played.
    """

    action: int
    move: str
    is_whole: bool

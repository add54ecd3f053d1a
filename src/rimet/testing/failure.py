"""What a check says when a game fails it."""

from __future__ import annotations

import msgspec

from rimet.kernel.game import Game
from rimet.kernel.options import tell_value


class ConformanceError(AssertionError):
    """Which check a game failed, where, and what differed.

    `seed` is that of the match: the check with one match and this seed fails again.
    """

    def __init__(self, check: str, game: Game, seed: int, step: int, reason: str) -> None:
        self.check = check
        self.game = title(game)
        self.seed = seed
        self.step = step
        self.reason = reason
        super().__init__(f"{check}: {self.game}, seed {seed}, step {step}: {reason}")


def title(game: Game) -> str:
    """Return a game's name, version and the options that are not the usual ones."""
    usual = {field.name: field.default for field in msgspec.structs.fields(game.options)}
    chosen = [
        f"{name}={tell_value(value)[:40]!r}"
        for name, value in msgspec.structs.asdict(game.options).items()
        if value != usual[name]
    ]
    return " ".join([f"{game.name}/{game.version}", *chosen])


def differ(left: bytes | str, right: bytes | str) -> str:
    """Return where two texts part, with a little of both."""
    first = left.decode() if isinstance(left, bytes) else left
    second = right.decode() if isinstance(right, bytes) else right
    pairs = enumerate(zip(first, second, strict=False))
    shorter = min(len(first), len(second))
    place = next((index for index, (one, other) in pairs if one != other), shorter)
    start = max(place - 30, 0)
    return f"…{first[start : place + 50]!r} against …{second[start : place + 50]!r}"

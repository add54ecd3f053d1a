"""Bots that hang, crash, fail, chatter, or take their time; and one that plays well enough."""

from __future__ import annotations

import os
import signal
import sys
import threading
from time import perf_counter

from rimet.kernel.bot import BUDGET, Bot
from rimet.kernel.rng import Rng
from rimet.kernel.side import Side

BUSY_SECONDS = 0.5


class LastBot(Bot):
    """Somebody who takes the last legal action."""

    name = "last"

    def choose(self, side: Side, rng: Rng, budget: int = BUDGET) -> list[int]:
        """Return the last action."""
        return side.legal()[-1:]


class HangingBot(Bot):
    """Somebody who never comes to an end."""

    name = "hanging"

    def choose(self, side: Side, rng: Rng, budget: int = BUDGET) -> list[int]:
        """Think for ever."""
        threading.Event().wait()
        return []


class CrashingBot(Bot):
    """Somebody who takes the whole process along."""

    name = "crashing"

    def choose(self, side: Side, rng: Rng, budget: int = BUDGET) -> list[int]:
        """End the process as the system would."""
        os.kill(os.getpid(), signal.SIGKILL)
        return []


class BrokenBot(Bot):
    """Somebody who fails, or chooses what is not legal."""

    name = "broken"

    def choose(self, side: Side, rng: Rng, budget: int = BUDGET) -> list[int]:
        """Choose badly."""
        if rng.below(2):
            raise KeyError("lost")
        return [] if rng.below(2) else [999_999]


class ChatteringBot(LastBot):
    """Somebody who talks to whoever started the process, and listens to them."""

    name = "chattering"

    def choose(self, side: Side, rng: Rng, budget: int = BUDGET) -> list[int]:
        """Print, read, and take the last action."""
        print('{"path":[],"error":"chatter"}', flush=True)
        assert sys.stdin.read() == ""
        return super().choose(side, rng, budget)


class BusyBot(LastBot):
    """Somebody who uses a core for half a second, in plain Python, and then takes the last."""

    name = "busy"

    def choose(self, side: Side, rng: Rng, budget: int = BUDGET) -> list[int]:
        """Count, then take the last action."""
        end = perf_counter() + BUSY_SECONDS
        while perf_counter() < end:
            sum(range(100))
        return super().choose(side, rng, budget)

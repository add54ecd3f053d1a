"""How much of everything one socket, one address and one table may ask for."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

import msgspec


class Rate(msgspec.Struct, frozen=True):
    """Allows so many at once, and then so many a second."""

    burst: float
    a_second: float


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What whoever runs the server may change."""

    messages: Rate = Rate(40, 20)
    sides: Rate = Rate(40, 10)
    requests: Rate = Rate(120, 30)
    files: Rate = Rate(6_000, 600)
    tables: Rate = Rate(30, 60 / 3600)
    sockets: int = 128
    connections: int = 512
    spectators: int = 64
    body: int = 262_144
    record: int = 1_000_000
    replay_seconds: float = 10.0
    replays: int = 4
    hello_seconds: float = 10.0


NO_LIMITS = Limits(
    messages=Rate(1e9, 1e9),
    sides=Rate(1e9, 1e9),
    requests=Rate(1e9, 1e9),
    files=Rate(1e9, 1e9),
    tables=Rate(1e9, 1e9),
    sockets=1_000_000,
    connections=1_000_000,
    spectators=1_000_000,
)


class Bucket:
    """What one asker has left."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = rate.burst
        self._seen = monotonic()

    def take(self) -> bool:
        """Take one, if there is one left."""
        moment = monotonic()
        grown = self._left + (moment - self._seen) * self._rate.a_second
        self._left = min(self._rate.burst, grown)
        self._seen = moment
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """The buckets of all addresses; those that have been quiet longest are forgotten first."""

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take one for an address, if it has one left."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()


class Places:
    """What is open at once, by address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Take a place, if one is free."""
        taken = self._taken.get(address, 0)
        if taken >= self._most:
            return False
        self._taken[address] = taken + 1
        return True

    def leave(self, address: str) -> None:
        """Give a place back."""
        self._taken[address] -= 1
        if not self._taken[address]:
            del self._taken[address]

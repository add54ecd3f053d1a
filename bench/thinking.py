"""Measure what bots that think at other tables cost the moves of people.

python -m bench.thinking [--bots 8] [--processes 0] [--seconds 5] [--rounds 4] [--json]

People play at their tables at a steady pace while nobody thinks, and then while bots think at as
many others, each for half a second a move, without end; and that several times over by turns, so
that both are measured on the same machine. Server, bots and clients share its cores, as they do
wherever a server runs. `thinking_ratio` is the p99 with the bots divided by the p99 without.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec

from bench.asked import at_most, report
from bench.server_load import Load, percentile
from tests.server.announce import announce
from tests.server.house import Host, House

GAME, BOT = "troubled-cup", "busy"
SAMPLE = Path(__file__).resolve().parent.parent / "tests" / "sample" / "src"
SEATS = 3
BEGINNING, QUIET = 3.0, 5.0  # seconds until all think, and until processes that ended are back
ASKED = {"thinking_p99_ms": at_most(20), "thinking_ratio": at_most(2)}


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """Holds what was measured; every name ends with its unit."""

    bots: int
    tables: int
    moves_per_s: float
    quiet_p50_ms: float
    thinking_p50_ms: float
    quiet_p99_ms: float
    thinking_p99_ms: float
    thinking_ratio: float


@contextmanager
def announced(folder: Path) -> Iterator[None]:
    """Let the game with the odd bots be found by every process that is started from here."""
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join([announce(folder), str(SAMPLE)])
    try:
        yield
    finally:
        del os.environ["PYTHONPATH"]
        if before is not None:
            os.environ["PYTHONPATH"] = before


class Thinkers:
    """Is as many tables as bots, at each of which one bot after the other thinks."""

    def __init__(self, house: House, bots: int) -> None:
        self._hosts = [Host(house, GAME) for _ in range(bots)]
        for host in self._hosts:
            host.fill(BOT)
            host.start()

    def stop(self) -> None:
        """Take all seats; nobody may have come to the end before."""
        for host in self._hosts:
            if host.look()["phase"] != "playing":
                raise RuntimeError("bots were done before they were measured")
            for seat in range(SEATS):
                host.seat(seat, f"Person {seat}")


async def measure(house: House, bots: int, tables: int, plan: argparse.Namespace) -> Figures:
    """Measure by turns with and without bots that think."""
    load = Load(tables)
    quiet: list[float] = []
    thinking: list[float] = []
    async with httpx.AsyncClient(base_url=house.url, timeout=60, trust_env=False) as http:
        for party in load.parties:
            await party.open(http)
        await load.pace(http, plan.rate, 1)
        for _ in range(plan.rounds):
            await asyncio.sleep(QUIET)
            quiet += await paced(load, http, plan)
            thinkers = await asyncio.to_thread(Thinkers, house, bots)
            await asyncio.sleep(BEGINNING)
            thinking += await paced(load, http, plan)
            await asyncio.to_thread(thinkers.stop)
        await load.leave()
    return Figures(
        bots=bots,
        tables=tables,
        moves_per_s=len(thinking) / (plan.rounds * plan.seconds),
        quiet_p50_ms=percentile(quiet, 0.5),
        thinking_p50_ms=percentile(thinking, 0.5),
        quiet_p99_ms=percentile(quiet, 0.99),
        thinking_p99_ms=percentile(thinking, 0.99),
        thinking_ratio=percentile(thinking, 0.99) / percentile(quiet, 0.99),
    )


async def paced(load: Load, http: httpx.AsyncClient, plan: argparse.Namespace) -> list[float]:
    """Return how long each move took while people played at their pace."""
    load.latencies.clear()
    await load.pace(http, plan.rate, plan.seconds)
    return list(load.latencies)


def main() -> None:
    """Read what is asked for, measure and print."""
    parser = argparse.ArgumentParser(prog="bench.thinking", description=__doc__)
    parser.add_argument("--bots", type=int, default=8)
    parser.add_argument("--processes", type=int, default=0, help="for bots; 0: one on every core")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rate", type=float, default=100)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--json", action="store_true", help="print JSON; names end with units")
    plan = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, announced(Path(folder) / "installed"):
        house = House(Path(folder) / "tables.sqlite3", bot_processes=plan.processes)
        # A connection that rests for as long as the server keeps one may be closed under a request.
        none = httpx.Limits(max_keepalive_connections=0)
        house.http.close()
        house.http = httpx.Client(timeout=60, trust_env=False, limits=none)
        try:
            figures = asyncio.run(measure(house, plan.bots, plan.tables, plan))
        finally:
            house.close()
    report(figures, ASKED, plan.json)


if __name__ == "__main__":
    main()

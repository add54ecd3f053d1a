"""Load a server on this machine with whole matches between people, every move on disk.

python -m bench.server_load [--tables 200] [--rate 200] [--seconds 10] [--json]

Four sockets sit at every table. First all tables together make so many moves a second, and the
time from sending a move to its acknowledgement is measured; then everybody moves as fast as the
server lets them; then all leave, the server is started anew, and what a table without sockets
costs in memory is read off. The server has one core to itself where the machine has two;
`moves_per_cpu_s` counts by the time that it really had it, which matters where others work too.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
from collections import deque
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

import rimet
from bench.asked import at_least, at_most, report
from rimet.kernel.state import OVER
from rimet.server.wire import PROTOCOL
from tests.server.house import House

GAME = "tournament-football"
SEATS = 4
ASKED = {
    "paced_moves_per_s": at_least(200),
    "latency_p99_ms": at_most(20),
    "saturated_moves_per_s": at_least(1000),
    "memory_per_table_kb": at_most(150),
}


class Seen(msgspec.Struct):
    """What a client of the bench reads of a view."""

    to_act: int


class Frame(msgspec.Struct):
    """What a client of the bench reads of a frame."""

    view: Seen | None = None
    changes: dict[str, msgspec.Raw] = {}


class Told(msgspec.Struct):
    """What a client of the bench reads of a message."""

    type: str
    step: int = 0
    re: int | None = None
    frames: list[Frame] = []
    choices: list[dict[str, Any]] = []
    code: str = ""


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured; every name ends with its unit."""

    tables: int
    asked_moves_per_s: float
    paced_moves_per_s: float
    latency_p50_ms: float
    latency_p99_ms: float
    shown_p99_ms: float
    saturated_moves_per_s: float
    moves_per_cpu_s: float
    memory_per_table_kb: float


decoder = msgspec.json.Decoder(Told)


def to_act_after(frames: list[Frame]) -> int:
    """Return the seat to act in the last of an update's frames."""
    assert frames[0].view is not None
    to_act = frames[0].view.to_act
    for frame in frames:
        if "to_act" in frame.changes:
            to_act = msgspec.json.decode(frame.changes["to_act"])["is"]
    return to_act


class Place:
    """One seat's socket."""

    def __init__(self, seat: int, socket: ClientConnection, party: Party) -> None:
        self.seat = seat
        self.socket = socket
        self.party = party
        self.step = -1
        self.choices: list[dict[str, Any]] = []
        self.answers: dict[int, asyncio.Future[Told]] = {}
        self.reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for text in self.socket:
            told = decoder.decode(text)
            if told.type == "update":
                self.step, self.choices = told.step, told.choices
                self.party.notice(told.step, to_act_after(told.frames))
            elif told.re is not None and told.re in self.answers:
                self.answers.pop(told.re).set_result(told)

    async def ask(self, number: int, **message: object) -> Told:
        """Send a request and return its answer."""
        answer: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        self.answers[number] = answer
        await self.socket.send(msgspec.json.encode({"id": number, **message}).decode())
        return await answer


class Party:
    """A table with four people who play match after match."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.rng = rimet.Rng(number)
        self.places: list[Place] = []
        self.step = 0
        self.to_act = 0
        self.number = 0
        self.seen = 0
        self.changed = asyncio.Event()
        self.tokens: list[str] = []
        self.is_busy = False

    async def open(self, http: httpx.AsyncClient) -> None:
        """Make the table, seat everybody and start."""
        made = (await http.post("/api/tables", json={"game": GAME, "pace": 0})).json()
        self.table, self.token = made["table"], made["token"]
        for seat in range(SEATS):
            path = f"/api/tables/{self.table}/seats/{seat}"
            answer = await http.post(path, json={"name": f"Person {seat}"})
            self.tokens.append(answer.json()["token"])
        await self.start(http)
        for seat, token in enumerate(self.tokens):
            address = str(http.base_url).replace("http", "ws").rstrip("/") + "/api/socket"
            socket = await connect(address, compression=None, proxy=None, max_queue=64)
            hello = {"type": "hello", "protocol": PROTOCOL, "table": self.table, "tokens": [token]}
            await socket.send(msgspec.json.encode(hello).decode())
            self.places.append(Place(seat, socket, self))

    async def start(self, http: httpx.AsyncClient) -> None:
        """Start a match."""
        headers = {"authorization": f"Bearer {self.token}"}
        await http.post(f"/api/tables/{self.table}/start", headers=headers)

    async def again(self, http: httpx.AsyncClient) -> None:
        """Start another match where one is over."""
        headers = {"authorization": f"Bearer {self.token}"}
        await http.post(f"/api/tables/{self.table}/rematch", headers=headers)
        self.to_act, self.step = 0, 0
        for place in self.places:
            place.step = -1
        await self.start(http)

    def notice(self, step: int, to_act: int) -> None:
        """Learn of a new position."""
        self.step, self.to_act = step, to_act
        self.changed.set()

    async def all_at(self, step: int) -> None:
        """Wait until everybody has been shown a step."""
        while min(place.step for place in self.places) < step:
            self.changed.clear()
            await self.changed.wait()

    async def move(self, http: httpx.AsyncClient) -> None:
        """Make one move at random."""
        await self.all_at(max(1, self.step))
        if self.to_act == OVER:
            await self.again(http)
            await self.all_at(1)
        place, step = self.places[self.to_act], self.step
        path = [place.choices[self.rng.below(len(place.choices))]["action"]]
        self.number += 1
        fields = {"seat": place.seat, "step": step, "path": path}
        began = perf_counter()
        done = await place.ask(self.number, type="play", **fields)
        self.load.answered(perf_counter() - began)
        if done.type != "done":
            raise RuntimeError(done.code)
        await self.all_at(done.step)
        self.load.shown(perf_counter() - began)


class Load:
    """All tables, and what is counted while they are driven."""

    def __init__(self, tables: int) -> None:
        self.parties = [Party(self, number) for number in range(tables)]
        self.latencies: list[float] = []
        self.shows: list[float] = []

    def answered(self, seconds: float) -> None:
        """Count an acknowledged move."""
        self.latencies.append(seconds)

    def shown(self, seconds: float) -> None:
        """Count a move that everybody has seen."""
        self.shows.append(seconds)

    async def pace(self, http: httpx.AsyncClient, rate: float, seconds: float) -> float:
        """Start so many moves a second; return how many were made."""
        waiting = deque(self.parties)
        running: set[asyncio.Task[None]] = set()
        began = perf_counter()
        for number in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, began + number / rate - perf_counter()))
            if not waiting:
                continue  # every table is busy: the server has fallen behind
            party = waiting.popleft()
            task = asyncio.create_task(self._move_and_wait(party, http, waiting))
            running.add(task)
            task.add_done_callback(running.discard)
        await asyncio.gather(*running)
        return len(self.latencies) / (perf_counter() - began)

    async def _move_and_wait(
        self, party: Party, http: httpx.AsyncClient, waiting: deque[Party]
    ) -> None:
        await party.move(http)
        waiting.append(party)

    async def saturate(self, http: httpx.AsyncClient, seconds: float) -> float:
        """Let everybody move as fast as they can; return the moves a second."""
        self.latencies.clear()
        end = perf_counter() + seconds

        async def play(party: Party) -> None:
            while perf_counter() < end:
                await party.move(http)

        began = perf_counter()
        await asyncio.gather(*(play(party) for party in self.parties))
        return len(self.latencies) / (perf_counter() - began)

    async def leave(self) -> None:
        """Close all sockets."""
        for party in self.parties:
            await asyncio.gather(*(place.socket.close() for place in party.places))
            for place in party.places:
                await asyncio.wait([place.reader])


def resident(process: int) -> float:
    """Return the memory of a process in kilobytes, where the system tells it."""
    try:
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
    except OSError:
        return float("nan")
    return next(float(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def cpu_seconds(process: int) -> float:
    """Return the time that a process has had a core, where the system tells it."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return float("nan")
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentile(values: list[float], part: float) -> float:
    """Return a percentile, in milliseconds."""
    return sorted(values)[int(part * (len(values) - 1))] * 1000


def measure_memory(house: House, tables: list[str]) -> float:
    """Start the server anew and bring the tables to life; return the kilobytes that each takes."""
    house.kill()
    house.open()
    first, *rest = tables
    house.get("GET", f"/tables/{first}")
    before = resident(house.process.pid)
    for table in rest:
        house.get("GET", f"/tables/{table}")
    return (resident(house.process.pid) - before) / len(rest)


async def measure(house: House, tables: int, rate: float, seconds: float) -> Figures:
    """Run the whole load against a server."""
    load = Load(tables)
    async with httpx.AsyncClient(base_url=house.url, timeout=60, trust_env=False) as http:
        for party in load.parties:
            await party.open(http)
        paced = await load.pace(http, rate, seconds)
        latencies, shows = list(load.latencies), list(load.shows)
        spent = cpu_seconds(house.process.pid)
        saturated = await load.saturate(http, seconds)
        spent = cpu_seconds(house.process.pid) - spent
        moves = len(load.latencies)
        await load.leave()
    memory = measure_memory(house, [party.table for party in load.parties])
    return Figures(
        tables=tables,
        asked_moves_per_s=rate,
        paced_moves_per_s=paced,
        latency_p50_ms=percentile(latencies, 0.5),
        latency_p99_ms=percentile(latencies, 0.99),
        shown_p99_ms=percentile(shows, 0.99),
        saturated_moves_per_s=saturated,
        moves_per_cpu_s=moves / spent,
        memory_per_table_kb=memory,
    )


def main() -> None:
    """Read what is asked for, measure and print."""
    parser = argparse.ArgumentParser(prog="bench.server_load", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--json", action="store_true", help="print JSON; names end with units")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder) / "tables.sqlite3")
        cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
        if len(cores) > 1:
            os.sched_setaffinity(house.process.pid, cores[:1])
            os.sched_setaffinity(0, cores[1:])
        try:
            figures = asyncio.run(measure(house, given.tables, given.rate, given.seconds))
        finally:
            house.close()
    report(figures, ASKED, given.json)


if __name__ == "__main__":
    main()

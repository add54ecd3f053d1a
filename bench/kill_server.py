"""Kill the server again and again under load, and see whether a move is lost or doubled.

python -m bench.kill_server [KILLS]

People play at several tables while the server is killed (SIGKILL) at random moments and started
anew. Every move that was acknowledged must be in the record once, at its step; every match must
replay, and its dice must verify.
"""

from __future__ import annotations

import sqlite3
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import NamedTuple

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import rimet
from tests.server.house import PATIENCE, Guest, Host, House, Refused, visit

GAMES = ("mundialito", "tournament-football")
TABLES = 6
GONE = (ConnectionClosed, InvalidHandshake, httpx.TransportError, OSError, EOFError)


class Ack(NamedTuple):
    """A move that the server has acknowledged: made after `step`, the last step `done`."""

    step: int
    seat: int
    move: str
    done: int


class Drill:
    """A count of acknowledged moves, so that kills come at moments of play and not of the clock."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.acks = 0
        self.generation = 0
        self.is_ending = False
        self.checked = 0
        self.faults: list[str] = []
        self.changed = threading.Condition()

    def count(self) -> None:
        """Count one more acknowledged move."""
        with self.changed:
            self.acks += 1
            self.changed.notify_all()

    def complain(self, fault: str) -> None:
        """Note what went wrong for somebody."""
        with self.changed:
            self.faults.append(fault)
            self.changed.notify_all()

    def await_acks(self, more: int) -> None:
        """Wait for some more acknowledged moves."""
        with self.changed:
            goal = self.acks + more
            ready = self.changed.wait_for(lambda: self.acks >= goal or self.faults, PATIENCE)
            assert ready and not self.faults, self.faults or "nobody plays any more"

    def kill(self) -> None:
        """Kill the server and start it anew."""
        self.house.kill()
        self.house.open()
        with self.changed:
            self.generation += 1
            self.changed.notify_all()

    def await_restart(self, generation: int) -> None:
        """Wait until the server is there again."""
        with self.changed:
            assert self.changed.wait_for(lambda: self.generation > generation, PATIENCE)


class Person(threading.Thread):
    """Somebody who plays match after match, and comes back whenever the server has gone."""

    def __init__(self, drill: Drill, number: int) -> None:
        super().__init__(name=f"person-{number}", daemon=True)
        self._drill = drill
        self._rng = rimet.Rng(number)
        self._game = GAMES[number % len(GAMES)]

    def run(self) -> None:
        """Play until the drill ends; the last match is played to its end."""
        try:
            while not self._drill.is_ending:
                self._play_match()
        except Exception as error:
            self._drill.complain(f"{self.name}: {type(error).__name__}: {error}")

    def _play_match(self) -> None:
        host, token = self._sit_down()
        acks: list[Ack] = []
        tried: set[tuple[int, str]] = set()
        seen = 0
        match = ""
        is_over = False
        while not is_over:
            generation = self._drill.generation
            guest: Guest | None = None
            try:
                with visit(self._drill.house, host.table, token, match=match, since=seen) as guest:
                    update = guest.until_kind("update")
                    assert update["since"] == seen, "not exactly what was missed"
                    assert not acks or update["step"] >= acks[-1].done, (
                        "an acknowledged move is lost"
                    )
                    match = update["match"]
                    self._play(guest, acks, tried)
                    is_over = True
            except GONE:
                if guest is not None and 0 in guest.updates:
                    seen = guest.updates[0]["step"]
                self._drill.await_restart(generation)
        self._check(host.table, acks, tried)

    def _sit_down(self) -> tuple[Host, str]:
        while True:
            generation = self._drill.generation
            try:
                host = Host(self._drill.house, self._game)
                token = host.seat(0, "Ana")
                host.fill()
                host.start()
                return host, token
            except GONE:
                self._drill.await_restart(generation)

    def _play(self, guest: Guest, acks: list[Ack], tried: set[tuple[int, str]]) -> None:
        while guest.await_turn(0):
            step = guest.updates[0]["step"]
            choices = guest.updates[0]["choices"]
            choice = choices[self._rng.below(len(choices))]
            tried.add((step, choice["move"]))
            try:
                done = guest.ask("play", seat=0, step=step, path=[choice["action"]])["step"]
            except Refused as refused:
                raise AssertionError(f"a fresh move was refused: {refused}") from None
            acks.append(Ack(step, 0, choice["move"], done))
            self._drill.count()
            while guest.updates[0]["step"] < done:
                guest.hear()

    def _check(self, table: str, acks: list[Ack], tried: set[tuple[int, str]]) -> None:
        """Check the record of a match against what was acknowledged and what was ever sent."""
        while True:
            generation = self._drill.generation
            try:
                record = self._drill.house.record(table)
                break
            except GONE:
                self._drill.await_restart(generation)
        rimet.verify(record)
        for ack in acks:
            step = record.steps[ack.step]
            assert (step.seat, step.by, step.move) == (ack.seat, "person", ack.move), ack
        assert len({ack.step for ack in acks}) == len(acks)
        own = {
            (number, step.move)
            for number, step in enumerate(record.steps)
            if (step.seat, step.by) == (0, "person")
        }
        assert own <= tried, f"moves that nobody made there: {own - tried}"
        self._drill.checked += 1


def drill(kills: int, folder: Path, tables: int = TABLES, seed: int = 1) -> Drill:
    """Run the whole drill; AssertionError where a move is lost or doubled."""
    house = House(folder / "tables.sqlite3")
    run = Drill(house)
    rng = rimet.Rng(seed)
    people = [Person(run, number) for number in range(tables)]
    for person in people:
        person.start()
    try:
        for _ in range(kills):
            run.await_acks(1 + rng.below(12))
            time.sleep(rng.below(30) / 1000)  # other tables are anywhere in their moves by now
            run.kill()
        run.await_acks(1)
        run.is_ending = True
        for person in people:
            person.join(PATIENCE)
    finally:
        house.close()
    assert not run.faults, run.faults
    assert not any(person.is_alive() for person in people)
    check_database(house.database)
    return run


def check_database(path: Path) -> None:
    """Check that the file is sound and that no match has a gap in its steps."""
    with sqlite3.connect(path) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        gaps = "SELECT match_id FROM steps GROUP BY match_id HAVING max(number) != count(*)"
        assert connection.execute(gaps).fetchall() == []
    connection.close()


def main() -> None:
    """Run a drill of as many kills as asked for."""
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    with tempfile.TemporaryDirectory() as folder:
        run = drill(kills, Path(folder))
    print(f"{kills} kills, {run.acks} moves acknowledged, {run.checked} matches checked: all there")


if __name__ == "__main__":
    main()

"""Test that kill -9 loses nothing: no acknowledged move lost, none doubled."""

from __future__ import annotations

from pathlib import Path

from bench.kill_server import drill
from rimet import Rng
from tests.server.house import Host, House, visit

KILLS = 20


def test_the_server_is_killed_under_load(tmp_path: Path) -> None:
    run = drill(KILLS, tmp_path)
    assert run.generation == KILLS
    assert run.checked > 0
    assert run.acks >= KILLS


def test_all_that_a_table_is_survives(tmp_path: Path) -> None:
    house = House(tmp_path / "tables.sqlite3")
    host = Host(house, "park-cup", clock=60_000)
    ana = host.seat(0, "Ana", "ab" * 32)
    lobby = host.look()
    house.kill()
    house.open()
    assert host.look() == lobby
    host.fill()
    pressed = host.start()
    assert pressed["phase"] == "revealing"
    house.kill()
    house.open()
    assert host.look() == pressed
    begun = host.start()
    assert begun["phase"] == "playing"
    with visit(house, host.table, ana) as guest:
        guest.play_on(0, Rng(1), 2)
        guest.await_turn(0)
        before = guest.updates[0]
        clock = guest.clock_of(before["step"])
        assert clock["deadline"] is not None
    house.kill()
    house.open()
    with visit(house, host.table, ana) as guest:
        update = guest.until_kind("update")
        assert update["view"] == before["view"]
        assert update["step"] == before["step"]
        assert guest.until_kind("clock") == clock, "the deadline is the same"
        guest.play_on(0, Rng(1))
    assert house.record(host.table).fairness.notes == ("missed", "bot", "bot")
    house.close()

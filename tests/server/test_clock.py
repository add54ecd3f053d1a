"""Test the clock: a bot plays the move of whoever runs out of time. No test measures time."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import rimet
from rimet import Rng
from rimet.server.clock import Clock
from tests.server.house import Host, House, visit


def test_the_clock_plays_for_who_is_silent(house: House) -> None:
    host = Host(house, "park-cup", clock=1000)
    ana = host.seat(0, "Ana")
    host.fill()
    with visit(house, host.table, ana) as guest:
        host.start()
        guest.await_turn(0)
        step = guest.updates[0]["step"]
        assert guest.clock_of(step)["deadline"] is not None
        acts = guest.until(lambda m: m["type"] == "update" and m["step"] > step)["acts"]
        assert (acts[0]["seat"], acts[0]["by"]) == (0, "clock")
        house.get("PATCH", f"/tables/{host.table}", host.token, {"clock": 0})
        guest.play_on(0, Rng(1))
    record = house.record(host.table)
    assert {step.by for step in record.steps if step.seat == 0} == {"person", "clock"}
    rimet.verify(record)


def test_what_goes_wrong_when_it_rings_is_told(caplog: pytest.LogCaptureFixture) -> None:
    async def ring(table: str) -> None:
        raise KeyError(table)

    async def work() -> None:
        clock = Clock(ring)
        clock.set("secret name", 0)
        while not caplog.records:
            await asyncio.sleep(0)
        await clock.close()

    asyncio.run(work())
    assert "KeyError in a clock" in caplog.text and "secret name" not in caplog.text


def test_a_clock_that_ran_while_the_server_was_down(tmp_path: Path) -> None:
    house = House(tmp_path / "tables.sqlite3")
    host = Host(house, "park-cup", clock=1000)
    ana = host.seat(0, "Ana")
    host.fill()
    with visit(house, host.table, ana) as guest:
        host.start()
        guest.await_turn(0)
        step = guest.updates[0]["step"]
    house.kill()
    house.open()
    with visit(house, host.table) as watcher:
        update = watcher.until(lambda m: m["type"] == "update" and m["step"] > step)
        played = [act for act in update["acts"] if act["step"] == step + 1]
        assert (played[0]["seat"], played[0]["by"]) == (0, "clock")
    house.close()

"""Test a whole server while a bot thinks and does not come to an end: everybody else goes on."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import rimet
from rimet import Rng
from tests.server.house import Host, House, visit
from tests.server.test_bot_pool import children, is_gone


@pytest.mark.usefixtures("troubled")
def test_host_and_players_do_everything_while_a_bot_thinks(tmp_path: Path) -> None:
    house = House(tmp_path / "tables.sqlite3")
    host = Host(house, "troubled-cup")
    place = f"/tables/{host.table}"
    host.fill("hanging")
    host.start()
    with visit(house, host.table) as watcher:
        update = watcher.until_kind("update")
    seat, step = update["view"]["to_act"], update["step"]
    other, third = (seat + 1) % 3, (seat + 2) % 3
    while not (thinking := children(house.process.pid)):
        os.sched_yield()
    ana = host.seat(other, "Ana")
    with visit(house, host.table, ana, host.token) as guest:
        guest.until_kind("update")
        house.get("PATCH", place, host.token, {"pace": 100, "clock": 0})
        house.get("PATCH", f"{place}/seats/{other}", ana, {"name": "Eva"})
        house.get("PATCH", f"{place}/seats/{seat}", host.token, {"name": "Hal"})
        house.get("PUT", f"{place}/seats/{third}/bot", host.token, {"bot": "last"})
        guest.ask("pace", pace=0)
        guest.ask("skip")
        assert guest.ask("side", seat=other)["step"] == step
        assert guest.refused("peek", seat=other, step=step) == "not_your_turn"
        assert guest.refused("play", seat=other, step=step, path=[0]) == "not_your_turn"
        assert house.refused("POST", f"{place}/start", host.token) == "already_started"
        assert house.refused("GET", f"{place}/record") == "record_secret"
        with visit(house, host.table) as late:
            assert late.until_kind("update")["step"] == step
        house.get("DELETE", f"{place}/seats/{other}", ana)
        house.get("DELETE", f"{place}/seats/{third}", host.token)
    elsewhere = Host(house, "park-cup")
    with visit(house, elsewhere.table, elsewhere.seat(0, "Cy")) as guest:
        elsewhere.fill()
        elsewhere.start()
        assert guest.play_on(0, Rng(1)) > 3
    rimet.verify(house.record(elsewhere.table))
    assert host.look()["phase"] == "playing"
    assert children(house.process.pid) == thinking, "and it thinks on"
    with visit(house, host.table, host.seat(seat, "Bo")) as guest:
        while not all(is_gone(process) for process in thinking):
            os.sched_yield()  # it was told to stop
        assert guest.play_on(seat, Rng(1), 1) == 1
    assert house.close() == ""

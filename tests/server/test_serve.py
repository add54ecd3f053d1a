"""Test the server as a process: who gets its files, which address it tells, how it stops."""

from __future__ import annotations

import json
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from rimet.server import serve, sqlite
from rimet.server.serve import address_for_friends, greeting
from rimet.server.sqlite import claimed
from rimet.server.storage import StorageError
from rimet.texts import Texts, languages
from tests.server.house import Host, House, visit


@pytest.mark.parametrize("host", ["0.0.0.0", "::", ""])
def test_whoever_listens_everywhere_tells_an_address_that_friends_can_use(host: str) -> None:
    told = urlsplit(address_for_friends(host, 8000))
    assert told.port == 8000
    assert not ip_address(told.hostname or "").is_unspecified


def test_without_a_network_only_this_machine_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "NOWHERE", ("255.255.255.255", 9))
    assert address_for_friends("0.0.0.0", 8000) == "http://127.0.0.1:8000/"


def test_an_address_that_was_chosen_is_told_as_it_is() -> None:
    assert address_for_friends("127.0.0.1", 1) == "http://127.0.0.1:1/"
    assert address_for_friends("::1", 1) == "http://[::1]:1/"
    assert address_for_friends("table.example", 1) == "http://table.example:1/"


def test_whoever_listens_everywhere_says_where_others_come_in() -> None:
    others, here = "http://203.0.113.5:8000/", "http://127.0.0.1:8000/"
    assert greeting(Texts(), "0.0.0.0", others) == [
        f"Rimet is open at {others}",
        f"For others in the same network: {others}",
        f"On this computer also: {here}",
    ]
    assert greeting(Texts(), "127.0.0.1", here) == [f"Rimet is open at {here}"]


@pytest.mark.parametrize("language", languages())
def test_without_a_network_it_is_said_that_nobody_comes(language: str) -> None:
    here, texts = "http://127.0.0.1:8000/", Texts(language)
    first, last = greeting(texts, "0.0.0.0", here)
    assert here in first
    assert last == texts.say("server-alone")


def test_a_database_has_one_server_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "CLAIM_SECONDS", 0.0)
    path = tmp_path / "tables.sqlite3"
    with claimed(path):
        with pytest.raises(StorageError, match="another server"), claimed(path):
            pass
        with claimed(tmp_path / "other.sqlite3"):
            pass
    house = House(path)
    with pytest.raises(StorageError, match="another server"), claimed(path):
        pass
    house.kill()
    with claimed(path):
        pass
    path.with_name(f"{path.name}.lock").write_text("no database, and no server either")
    with pytest.raises(StorageError, match="not a database"), claimed(path):
        pass


def test_a_server_that_stops_asks_to_come_back(tmp_path: Path) -> None:
    house = House(tmp_path / "tables.sqlite3")
    host = Host(house, "park-cup")
    ana = host.seat(0, "Ana")
    host.fill()
    host.start()
    with visit(house, host.table, ana) as guest:
        guest.await_turn(0)
        house.process.terminate()
        with pytest.raises(ConnectionClosed) as caught:
            while True:
                guest.hear()
        assert caught.value.rcvd is not None and caught.value.rcvd.code == 1012
    assert house.close() == ""


def test_nobody_chooses_the_address_they_are_counted_by(tmp_path: Path) -> None:
    limits = {"requests": {"burst": 5, "a_second": 1e-9}}
    house = House(tmp_path / "tables.sqlite3", json.dumps(limits))
    codes = [
        house.http.get(
            f"{house.url}/api/health",
            headers={"x-forwarded-for": f"203.0.113.{number}", "forwarded": f"for={number}"},
        ).status_code
        for number in range(7)
    ]
    assert codes == [200] * 5 + [429] * 2
    house.close()

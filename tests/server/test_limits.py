"""Test how much is too much."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from rimet.server.guard import address_of
from rimet.server.limits import Bucket, Buckets, Limits, Places, Rate
from rimet.server.wire import PROTOCOL
from tests.server.house import PATIENCE, Host, House, open_socket, visit

NEVER = 1e-9


def test_a_bucket_runs_empty() -> None:
    bucket = Bucket(Rate(3, NEVER))
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    assert Bucket(Rate(1, 1e9)).take()


def test_addresses_have_buckets_of_their_own() -> None:
    buckets = Buckets(Rate(1, NEVER), most=2)
    assert [buckets.take(who) for who in ("a", "a", "b", "b")] == [True, False, True, False]
    assert buckets.take("c")
    assert buckets.take("a"), "forgotten, since two others came after it"


@pytest.mark.parametrize(
    ("client", "address"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("::1", "::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unix:", "unix:"),
        (None, ""),
    ],
)
def test_a_household_counts_once(client: str | None, address: str) -> None:
    scope = {"client": None if client is None else (client, 1)}
    assert address_of(scope) == address


def test_places() -> None:
    places = Places(2)
    assert [places.enter("a") for _ in range(3)] == [True, True, False]
    assert places.enter("b")
    places.leave("a")
    assert places.enter("a")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Return a server that allows little."""
    limits = {
        "messages": {"burst": 5, "a_second": NEVER},
        "requests": {"burst": 60, "a_second": NEVER},
        "tables": {"burst": 3, "a_second": NEVER},
        "sockets": 3,
        "spectators": 1,
    }
    house = House(tmp_path_factory.mktemp("strict") / "tables.sqlite3", json.dumps(limits))
    yield house
    assert house.close() == ""


def test_a_server_keeps_its_limits(strict: House) -> None:
    host = Host(strict, "park-cup")
    ana = host.seat(0, "Ana")
    with visit(strict, host.table, ana) as guest:
        for _ in range(5):
            guest.ask("skip")
        guest.send(type="skip", id=99)
        with pytest.raises(ConnectionClosed):
            while True:
                guest.hear()
        assert guest.heard[-1]["code"] == "too_many_messages"
    with visit(strict, host.table), open_socket(strict) as second:
        second.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "table": host.table}))
        refusal = json.loads(second.recv(timeout=PATIENCE))
        assert (refusal["code"], refusal["facts"]) == ("too_many_spectators", {"allowed": 1})
    with open_socket(strict), open_socket(strict), open_socket(strict):
        with open_socket(strict) as fourth:
            assert json.loads(fourth.recv(timeout=PATIENCE))["code"] == "too_many_sockets"
    for _ in range(2):
        Host(strict, "park-cup")
    body = {"game": "park-cup"}
    assert strict.refused("POST", "/tables", body=body) == "too_many_tables"
    codes = [strict.ask("GET", "/health").status_code for _ in range(60)]
    assert codes[-1] == 429
    assert set(codes) == {200, 429}


def test_the_limits_are_those_of_the_document() -> None:
    limits = Limits()
    assert (limits.body, limits.record) == (262_144, 1_000_000)
    assert (limits.messages, limits.sides) == (Rate(40, 20), Rate(40, 10))
    assert (limits.sockets, limits.connections) == (128, 512)
    assert (limits.requests, limits.files) == (Rate(120, 30), Rate(6_000, 600))


def test_friends_behind_one_router_can_all_open_the_page() -> None:
    friends, files = 32, 150
    buckets = Buckets(Rate(Limits().files.burst, NEVER))
    assert all(buckets.take("router") for _ in range(friends * files))

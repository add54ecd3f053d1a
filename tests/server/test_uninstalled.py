"""Test a table whose game is not installed any more: refused by name, and kept for its return."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from rimet import Rng
from rimet.server.connection import POLICY
from rimet.server.wire import PROTOCOL
from tests.server.house import PATIENCE, Host, House, Json, open_socket, visit

HERE = '"game":"park-cup","version":1'
GAME = (HERE, '"game":"gone-cup","version":1')
VERSION = (HERE, '"game":"park-cup","version":99')


def rewrite(house: House, old: str, new: str) -> None:
    """Let all tables and matches, of a house that is closed, be of another game or version."""
    with closing(sqlite3.connect(house.database)) as database, database:
        for table in ("tables", "matches"):
            query = f"UPDATE {table} SET document = replace(document, ?, ?)"
            database.execute(query, (old, new))
        (found,) = database.execute("SELECT sum(instr(document, ?)) FROM tables", (new,)).fetchone()
        assert found > 0


def hello(house: House, table: str) -> Json:
    """Say a hello that must be refused and end the socket; return the refusal."""
    with open_socket(house) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "table": table}))
        refusal: Json = json.loads(socket.recv(timeout=PATIENCE))
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == POLICY
        return refusal


@pytest.mark.parametrize(
    ("change", "code", "fact"),
    [(GAME, "unknown_game", ("game", "gone-cup")), (VERSION, "unknown_version", ("version", 99))],
)
def test_a_match_of_a_game_that_is_gone_waits_for_it(
    change: tuple[str, str], code: str, fact: tuple[str, str | int], tmp_path: Path
) -> None:
    house = House(tmp_path / "tables.sqlite3")
    host = Host(house, "park-cup")
    ana = host.seat(0, "Ana")
    host.fill()
    host.start()
    with visit(house, host.table, ana) as guest:
        guest.play_on(0, Rng(1), 1)
        guest.await_turn(0)
        before = guest.updates[0]
    house.kill()
    rewrite(house, *change)
    house.open()
    refusal = hello(house, host.table)
    assert (refusal["type"], refusal["re"], refusal["code"]) == ("refused", None, code)
    assert refusal["facts"][fact[0]] == fact[1]
    for method, path, token in (
        ("GET", "", ""),
        ("GET", "/record", ""),
        ("POST", "/seats/1", ""),
        ("POST", "/start", host.token),
        ("DELETE", "/seats/0", ana),
    ):
        response = house.ask(method, f"/tables/{host.table}{path}", token, {"name": "Bo"})
        assert (response.status_code, response.json()["code"]) == (400, code), path
    assert house.get("GET", "/health")["status"] == "ok"
    Host(house, "park-cup")
    house.kill()
    rewrite(house, change[1], change[0])
    house.open()
    with visit(house, host.table, ana) as guest:
        assert guest.until_kind("update")["view"] == before["view"]
        assert guest.play_on(0, Rng(1), 1) == 1
    assert house.close() == ""


def test_a_lobby_of_a_game_that_is_gone_can_be_seen_but_not_started(tmp_path: Path) -> None:
    house = House(tmp_path / "tables.sqlite3")
    host = Host(house, "park-cup")
    ana = host.seat(0, "Ana")
    host.fill()
    house.kill()
    rewrite(house, *GAME)
    house.open()
    assert host.look()["game"] == "gone-cup"
    with visit(house, host.table, ana) as guest:
        guest.until_kind("lobby")
        for action in ("start", "fill"):
            path = f"/tables/{host.table}/{action}"
            assert house.refused("POST", path, host.token) == "unknown_game"
        assert guest.refused("peek", seat=0, step=0) == "not_started"
        house.ask("DELETE", f"/tables/{host.table}/seats/0", ana)
        assert guest.until_kind("refused")["code"] == "seat_lost"
    path = f"/tables/{host.table}/seats/0"
    assert house.refused("POST", path, body={"name": "Bo"}) == "unknown_game"
    assert house.close() == ""

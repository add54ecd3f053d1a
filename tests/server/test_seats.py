"""Test who may sit, leave, come back, take over, and what only the host may do."""

from __future__ import annotations

import socket
import threading
from urllib.parse import urlsplit

import pytest

import rimet
from rimet import Rng
from tests.server.house import PATIENCE, Host, House, Refused, visit


def seat_of(host: Host, seat: int) -> dict[str, object]:
    """Return what is public of a seat."""
    found: dict[str, object] = host.look()["seats"][seat]
    return found


def test_a_new_table_has_open_seats(house: House) -> None:
    host = Host(house, "tournament-football", players=3)
    lobby = host.look()
    assert lobby["phase"] == "lobby"
    assert [seat["kind"] for seat in lobby["seats"]] == ["open"] * 3
    assert lobby["dealer"] == 2
    assert len(lobby["commitment"]) == 64
    assert house.refused("POST", f"/tables/{host.table}/start", host.token) == "seats_open"


def test_a_seat_is_taken_once(house: House) -> None:
    host = Host(house, "park-cup")
    host.seat(1, "Ana")
    path = f"/tables/{host.table}/seats"
    assert house.refused("POST", f"{path}/1", body={"name": "Bo"}) == "seat_taken"
    assert house.refused("POST", f"{path}/0", body={"name": "ana"}) == "name_twice"
    assert house.refused("POST", f"{path}/3", body={"name": "Bo"}) == "unknown_seat"
    assert house.refused("POST", f"{path}/x", body={"name": "Bo"}) == "unknown_seat"
    assert seat_of(host, 1)["name"] == "Ana"


@pytest.mark.parametrize(
    "name", ["", " ", "x" * 25, "a\nb", "a\u202eb", " Ana", "\u0000", "\u200b"]
)
def test_no_name_at_all(name: str, house: House) -> None:
    host = Host(house, "park-cup")
    path = f"/tables/{host.table}/seats/0"
    assert house.refused("POST", path, body={"name": name}) == "bad_name"
    assert seat_of(host, 0)["kind"] == "open"


@pytest.mark.parametrize("name", ["x" * 24, "Łukasz", "Ñ ö", "Юля", "名前"])
def test_names(name: str, house: House) -> None:
    host = Host(house, "park-cup")
    host.seat(0, name)
    assert seat_of(host, 0)["name"] == name


def test_a_latecomer_takes_over_from_a_bot(house: House) -> None:
    host = Host(house, "park-cup")
    ana = host.seat(0, "Ana")
    host.fill()
    host.start()
    with visit(house, host.table, ana) as guest:
        guest.play_on(0, Rng(1), 2)
        bo = host.seat(1, "Bo")
        assert seat_of(host, 1)["kind"] == "person"
        with visit(house, host.table, bo) as late:
            other = threading.Thread(target=late.play_on, args=(1, Rng(2)))
            other.start()
            guest.play_on(0, Rng(1))
            other.join()
    record = house.record(host.table)
    assert {step.by for step in record.steps if step.seat == 1} == {"person", "bot"}
    assert [note for note in record.notes.items() if note[1] == "Bo"]
    assert record.players[1].kind == "bot"
    rimet.verify(record)


def test_who_leaves_a_match_is_played_for_and_comes_back(house: House) -> None:
    host = Host(house, "tournament-football", players=2)  # two who take turns, whatever is played
    ana = host.seat(0, "Ana")
    bo = host.seat(1, "Bo")
    host.start()
    with visit(house, host.table, ana) as first, visit(house, host.table, bo) as second:
        house.get("DELETE", f"/tables/{host.table}/seats/1", bo)
        assert seat_of(host, 1)["is_away"]
        assert seat_of(host, 1)["kind"] == "person", "the seat is kept"
        first.play_on(0, Rng(1), 2)
        step = second.updates[1]["step"] if 1 in second.updates else 0
        assert second.refused("play", seat=1, step=step, path=[0]) in (
            "not_your_seat",
            "stale_step",
        )
        refused = house.refused("POST", f"/tables/{host.table}/seats/1", body={"name": "Cy"})
        assert refused == "seat_taken"
    with visit(house, host.table, bo) as back, visit(house, host.table, ana) as first:
        assert not seat_of(host, 1)["is_away"]
        other = threading.Thread(target=first.play_on, args=(0, Rng(3), 1))
        other.start()
        assert back.play_on(1, Rng(4), 1) == 1
        other.join()


def test_the_host_lets_a_bot_play_for_who_is_gone(house: House) -> None:
    host = Host(house, "tournament-football", players=2)
    ana, bo = host.seat(0, "Ana"), host.seat(1, "Bo")
    path = f"/tables/{host.table}/seats"
    assert house.refused("POST", f"{path}/1/away", host.token) == "not_started"
    host.start()
    with visit(house, host.table, ana):
        assert house.refused("POST", f"{path}/1/away", ana) == "not_host"
        house.get("POST", f"{path}/0/away", host.token)
        house.get("POST", f"{path}/1/away", host.token)
        assert [seat_of(host, seat)["is_away"] for seat in (0, 1)] == [False, True]
    with visit(house, host.table, bo):
        assert not seat_of(host, 1)["is_away"], "the seat was kept"


def test_leaving_the_lobby_opens_the_seat(house: House) -> None:
    host = Host(house, "park-cup")
    ana = host.seat(0, "Ana")
    with visit(house, host.table, ana) as guest:
        house.get("DELETE", f"/tables/{host.table}/seats/0", ana)
        lost = guest.until_kind("refused")
        assert (lost["code"], lost["re"]) == ("seat_lost", None)
    assert seat_of(host, 0)["kind"] == "open"
    with pytest.raises(Refused, match="wrong_token"), visit(house, host.table, ana):
        pass


def test_the_host_kicks(house: House) -> None:
    host = Host(house, "park-cup")
    ana, bo = host.seat(0, "Ana"), host.seat(1, "Bo")
    host.fill()
    host.start()
    with visit(house, host.table, ana) as guest:
        while 0 not in guest.updates:
            guest.hear()
        house.get("DELETE", f"/tables/{host.table}/seats/0", host.token)
        assert guest.until_kind("refused")["code"] == "seat_lost"
        spectator = guest.until(lambda m: m["type"] == "update" and m["viewer"] == -1)
        assert spectator["since"] == 0
        own = [m for m in guest.heard if m["type"] == "update" and m["viewer"] == 0]
        index = guest.heard.index(own[-1])
        assert index < len(guest.heard) - 1
        assert guest.refused("peek", seat=0, step=0) == "not_your_seat"
    assert seat_of(host, 0)["kind"] == "bot"
    path = f"/tables/{host.table}/seats/0"
    assert house.refused("DELETE", path, ana) == "wrong_token"
    assert house.refused("DELETE", path, bo) == "not_your_seat"


def test_a_request_that_was_begun_with_a_seat_ends_without_it(house: House) -> None:
    host = Host(house, "park-cup")
    ana = host.seat(0, "Ana")
    place, body = urlsplit(house.url), b'{"name":"Ghost"}'
    head = (
        f"PATCH /api/tables/{host.table}/seats/0 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n"
        f"authorization: Bearer {ana}\r\ncontent-length: {len(body)}\r\n\r\n"
    )
    with socket.create_connection((place.hostname, place.port), PATIENCE) as line:
        line.sendall(head.encode() + body[:5])
        house.get("DELETE", f"/tables/{host.table}/seats/0", host.token)
        host.seat(0, "Bo")
        line.sendall(body[5:])
        answer = b"".join(iter(lambda: line.recv(4096), b""))
    assert b" 403 " in answer.splitlines()[0] and b"wrong_token" in answer
    assert seat_of(host, 0)["name"] == "Bo"


def test_names_and_bots_are_the_hosts_to_choose(house: House) -> None:
    host = Host(house, "tournament-football")
    ana = host.seat(0, "Ana")
    path = f"/tables/{host.table}/seats"
    house.get("PATCH", f"{path}/0", ana, {"name": "Anna"})
    house.get("PATCH", f"{path}/0", host.token, {"name": "Ann"})
    assert seat_of(host, 0)["name"] == "Ann"
    assert house.refused("PATCH", f"{path}/1", host.token, {"name": "Bo"}) == "seat_open"
    house.get("PUT", f"{path}/1/bot", host.token, {"bot": "random"})
    assert (seat_of(host, 1)["kind"], seat_of(host, 1)["bot"]) == ("bot", "random")
    assert house.refused("PUT", f"{path}/1/bot", host.token, {"bot": "x"}) == "unknown_bot"
    assert house.refused("PUT", f"{path}/1/bot", ana, {"bot": "random"}) == "not_host"
    host.fill()
    assert [seat["kind"] for seat in host.look()["seats"]] == ["person", "bot", "bot", "bot"]


def test_settings(house: House) -> None:
    host = Host(house, "tournament-football")
    host.seat(3, "Ana")
    path = f"/tables/{host.table}"
    changed = house.get("PATCH", path, host.token, {"pace": 10, "clock": 5000})
    assert (changed["pace"], changed["clock"]) == (10, 5000)
    more = house.get("PATCH", path, host.token, {"options": {"players": 6, "hidden": True}})
    assert len(more["seats"]) == 6
    assert (more["options"]["hidden"], more["dealer"]) == (True, 5)
    assert house.refused("PATCH", path, host.token, {"options": {"players": 3}}) == "seat_in_use"
    assert house.refused("PATCH", path, host.token, {"options": {"x": 1}}) == "unknown_option"
    assert house.refused("PATCH", path, host.token, {"pace": 10_001}) == "bad_setting"
    assert house.refused("PATCH", path, host.token, {"clock": 999}) == "bad_setting"
    house.get("PATCH", path, host.token, {"options": {"players": 4}})
    host.fill()
    host.start()
    assert house.refused("PATCH", path, host.token, {"options": {}}) == "already_started"
    house.get("PATCH", path, host.token, {"pace": 0})


def test_a_rematch_moves_the_dealer(house: House) -> None:
    host = Host(house, "park-cup")
    assert house.refused("POST", f"/tables/{host.table}/rematch", host.token) == "match_not_over"
    ana = host.seat(0, "Ana")
    host.fill()
    dealers, commitments = [], set()
    with visit(house, host.table, ana) as guest:
        for number in (1, 2, 3):
            lobby = host.look()
            assert lobby["number"] == number
            dealers.append(lobby["dealer"])
            commitments.add(lobby["commitment"])
            guest.over = {}
            guest.updates.clear()
            host.start()
            guest.play_on(0, Rng(number))
            assert guest.over["match"] == lobby["match"]
            host.do("rematch")
    assert dealers == [2, 0, 1]
    assert len(commitments) == 3
    assert host.look()["finished"] == [1, 2, 3]
    for number in (1, 2, 3):
        record = house.record(host.table, number)
        assert record.options["dealer"] == dealers[number - 1]
        rimet.verify(record)
    path = f"/tables/{host.table}/record"
    assert house.refused("GET", f"{path}?number=4") == "record_secret"
    assert house.refused("GET", f"{path}?number=9") == "unknown_match"
    assert house.refused("GET", f"{path}?number=0") == "bad_query"


def test_the_record_of_a_running_match_is_secret(house: House) -> None:
    host = Host(house, "park-cup")
    assert house.refused("GET", f"/tables/{host.table}/record") == "record_secret"
    host.seat(0, "Ana")
    host.fill()
    host.start()
    assert house.refused("GET", f"/tables/{host.table}/record") == "record_secret"
    assert house.refused("GET", f"/tables/{host.table}/record?number=1") == "record_secret"


def test_presence(house: House) -> None:
    host = Host(house, "park-cup")
    ana, bo = host.seat(0, "Ana"), host.seat(1, "Bo")
    with visit(house, host.table, ana) as first:
        assert first.until_kind("presence") == {"type": "presence", "seats": [0], "spectators": 0}
        with visit(house, host.table, bo), visit(house, host.table, host.token) as watching:
            assert watching.heard[0]["is_host"]
            while first.until_kind("presence") != {
                "type": "presence",
                "seats": [0, 1],
                "spectators": 1,
            }:
                pass
        while first.until_kind("presence")["seats"] != [0]:
            pass


def test_pace_and_skip(house: House) -> None:
    host = Host(house, "park-cup")
    ana = host.seat(0, "Ana")
    host.fill()
    with visit(house, host.table, ana, host.token) as guest:
        guest.ask("pace", pace=10_000)
        assert host.look()["pace"] == 10_000
        assert guest.refused("pace", pace=-1) == "bad_setting"
        host.start()
        rng = Rng(1)
        guest.until_kind("update")
        for _ in range(3):
            if guest.updates[0]["view"]["to_act"] != 0:
                guest.ask("skip")
            guest.await_turn(0)
            done = guest.move(0, rng)["step"]
            while guest.updates[0]["step"] < done:
                guest.hear()
    with visit(house, host.table, ana) as guest, visit(house, host.table) as watcher:
        assert guest.refused("pace", pace=0) == "not_host"
        assert watcher.refused("skip") == "wrong_token"

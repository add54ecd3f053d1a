"""Test that whatever is malformed, oversized, foreign or forged is refused and harms nobody."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rimet import Rng
from rimet.server.wire import PROTOCOL
from tests.server.house import PATIENCE, Guest, Host, House, Json, Refused, open_socket, visit

DEEP = "[" * 8000 + "]" * 8000
MALFORMED = [
    "",
    "x",
    "null",
    "[]",
    "{}",
    '"hello"',
    DEEP,
    '{"type":"nothing"}',
    '{"type":"peek"}',
    '{"type":"play","id":1,"seat":0,"step":0}',
    '{"type":"play","id":1,"seat":0,"step":0,"path":[[0]]}',
    '{"type":"play","id":1,"seat":0,"step":0,"path":["0"]}',
    '{"type":"play","id":1,"seat":0,"step":0,"path":[1.5]}',
    '{"type":"play","id":1,"seat":0,"step":0,"path":[-1]}',
    '{"type":"play","id":1,"seat":true,"step":0,"path":[]}',
    '{"type":"play","id":1,"seat":0,"step":1e99,"path":[]}',
    '{"type":"play","id":99999999999999999999,"seat":0,"step":0,"path":[]}',
    '{"type":"play","id":1,"seat":0,"step":0,"path":[0],"extra":1}',
    '{"type":"peek","id":1,"seat":0,"step":0,"path":' + json.dumps([0] * 65) + "}",
    '{"type":"peek","id":1,"seat":0,"step":0,"path":' + DEEP + "}",
    '{"type":"reveal","id":1,"seat":0,"nonce":"zz"}',
    '{"type":"pace","id":1,"pace":"fast"}',
    "\ud83d".encode("utf-8", "surrogatepass").hex(),
]


@pytest.fixture
def table(house: House) -> Iterator[tuple[Host, str, Guest]]:
    """Return a match in which it is Ana's turn, and her socket."""
    host = Host(house, "park-cup")
    token = host.seat(0, "Ana")
    host.fill()
    host.start()
    with visit(house, host.table, token) as guest:
        guest.await_turn(0)
        yield host, token, guest
        assert guest.ask("peek", seat=0, step=guest.updates[0]["step"])["choices"], "unharmed"
        assert guest.play_on(0, Rng(1), 1) == 1


@pytest.mark.parametrize("text", MALFORMED)
def test_malformed_messages(text: str, table: tuple[Host, str, Guest], house: House) -> None:
    host, token, guest = table
    guest.socket.send(text)
    refusal = guest.until_kind("refused")
    assert refusal["code"] == "malformed_message"
    assert guest.ask("peek", seat=0, step=guest.updates[0]["step"])["choices"]
    with open_socket(house) as socket:
        socket.send(text)
        first = json.loads(socket.recv(timeout=PATIENCE))
        assert first["code"] in ("malformed_message", "hello_first")
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)


def test_bytes_are_no_text(table: tuple[Host, str, Guest]) -> None:
    guest = table[2]
    guest.socket.send(b'{"type":"skip","id":1}')
    assert guest.until_kind("refused")["code"] == "malformed_message"


@pytest.mark.parametrize("size", [16_385, 60_000, 200_000])
def test_oversized_messages_end_the_socket(
    size: int, table: tuple[Host, str, Guest], house: House
) -> None:
    host, token, _ = table
    with visit(house, host.table, token) as other:
        other.socket.send('{"type":"skip","id":1' + " " * size + "}")
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                other.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
        if size < 60_000:
            assert other.heard[-1]["code"] == "message_too_large"


@pytest.fixture(scope="module")
def mutant(house: House) -> Iterator[Guest]:
    """Return a socket that lasts for all mutated messages."""
    host = Host(house, "park-cup")
    token = host.seat(0, "Ana")
    host.fill()
    host.start()
    with visit(house, host.table, token) as guest:
        guest.await_turn(0)
        yield guest


@settings(max_examples=150, deadline=None, database=None)
@given(data=st.data())
def test_mutated_messages(data: st.DataObject, mutant: Guest) -> None:
    guest = mutant
    step = guest.updates[0]["step"]
    good = json.dumps({"type": "peek", "id": 1, "seat": 0, "step": step, "path": [3]})
    place = data.draw(st.integers(0, len(good) - 1))
    length = data.draw(st.integers(0, 5))
    text = good[:place] + data.draw(st.text(max_size=4)) + good[place + length :]
    try:
        text.encode()
    except UnicodeEncodeError:
        return
    guest.socket.send(text)
    answer = guest.until(lambda message: message["type"] in ("refused", "choices", "done"))
    assert answer["type"] != "refused" or answer["code"] != "server_fault"


def hello(house: House, **fields: object) -> str:
    """Say a hello that must be refused; return the code."""
    with open_socket(house) as socket:
        socket.send(json.dumps({"type": "hello", **fields}))
        answer: Json = json.loads(socket.recv(timeout=PATIENCE))
        assert answer["type"] == "refused"
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)
        return str(answer["code"])


def test_hellos(table: tuple[Host, str, Guest], house: House) -> None:
    host, token, guest = table
    name = host.table
    assert hello(house, protocol=PROTOCOL + 1, table=name) == "wrong_protocol"
    assert hello(house, protocol=PROTOCOL, table="nowhere") == "unknown_table"
    assert hello(house, protocol=PROTOCOL, table="../" * 20) == "unknown_table"
    assert hello(house, protocol=PROTOCOL, table=name, tokens=["x"]) == "wrong_token"
    assert hello(house, protocol=PROTOCOL, table=name, tokens=["", token[:-1]]) == "wrong_token"
    assert hello(house, protocol=PROTOCOL, table=name, tokens=["x"] * 33) == "malformed_message"
    assert hello(house, protocol=PROTOCOL, table=name, tokens=["x" * 65]) == "malformed_message"
    assert hello(house, protocol=PROTOCOL, table=name, tokens=["\udc80"]) in (
        "malformed_message",
        "wrong_token",
    )
    guest.send(type="hello", protocol=PROTOCOL, table=name)
    assert guest.until_kind("refused")["code"] == "hello_twice"


def test_a_token_opens_only_its_own_table_and_seat(
    table: tuple[Host, str, Guest], house: House
) -> None:
    host, token, guest = table
    other = Host(house, "park-cup")
    assert hello(house, protocol=PROTOCOL, table=other.table, tokens=[token]) == "wrong_token"
    assert hello(house, protocol=PROTOCOL, table=other.table, tokens=[host.token]) == "wrong_token"
    step = guest.updates[0]["step"]
    assert guest.refused("peek", seat=1, step=step) == "not_your_seat"
    assert guest.refused("play", seat=2, step=step, path=[0]) == "not_your_seat"
    assert guest.refused("play", seat=99, step=step, path=[0]) == "not_your_seat"
    with visit(house, host.table) as watcher:
        assert watcher.refused("peek", seat=0, step=step) == "not_your_seat"
        assert watcher.refused("commit", seat=0, commitment="00" * 32) == "not_your_seat"
    with visit(house, other.table, other.token) as lonely:
        assert lonely.refused("peek", seat=0, step=0) == "not_your_seat"
    for method, path in (
        ("PATCH", ""),
        ("POST", "/start"),
        ("POST", "/rematch"),
        ("POST", "/fill"),
        ("PUT", "/seats/1/bot"),
        ("DELETE", "/seats/1"),
        ("PATCH", "/seats/1"),
    ):
        place = f"/tables/{host.table}{path}"
        assert house.refused(method, place, "", {}) == "wrong_token"
        assert house.refused(method, place, other.token, {}) == "wrong_token"
        assert house.refused(method, place, token, {}) in ("not_host", "not_your_seat")


def test_moves_that_the_rules_forbid(table: tuple[Host, str, Guest]) -> None:
    guest = table[2]
    step = guest.updates[0]["step"]
    assert guest.refused("play", seat=0, step=step, path=[]) == "empty_path"
    assert guest.refused("play", seat=0, step=step, path=[999_999]) == "illegal_move"
    legal = guest.ask("peek", seat=0, step=step)["choices"]
    path = guest.path(0, step, Rng(1))
    assert guest.refused("play", seat=0, step=step, path=[*path, 0]) == "path_too_long"
    assert guest.ask("peek", seat=0, step=step)["choices"] == legal
    assert guest.updates[0]["step"] == step


def test_before_the_match_there_is_nothing_to_play(house: House) -> None:
    host = Host(house, "park-cup")
    with visit(house, host.table, host.seat(0, "Ana")) as guest:
        assert guest.refused("peek", seat=0, step=0) == "not_started"
        assert guest.refused("play", seat=0, step=0, path=[0]) == "not_started"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("x", "malformed_message"),
        ("[]", "malformed_message"),
        (DEEP, "malformed_message"),
        ('{"game": 1}', "malformed_message"),
        ('{"game": "park-cup", "extra": 1}', "malformed_message"),
        ('{"game": "park-cup", "options": {"hand": [1]}}', "malformed_message"),
        ('{"game": "park-cup", "options": {"hand": 1.5}}', "malformed_message"),
        ('{"game": "park-cup", "options": {"hand": 99}}', "bad_value"),
        ('{"game": "park-cup", "options": {"cards": "no\\nset"}}', "malformed_set"),
        ('{"game": "park-cup", "options": {"cards": "/etc/passwd"}}', "unknown_set"),
        ('{"game": "chess"}', "unknown_game"),
        ('{"game": "park-cup", "pace": -1}', "bad_setting"),
        ('{"game": "park-cup", "clock": 1}', "bad_setting"),
        ('{"game": "' + "x" * 300_000 + '"}', "body_too_large"),
    ],
)
def test_tables_that_cannot_be_made(body: str, code: str, house: House) -> None:
    response = house.http.post(f"{house.url}/api/tables", content=body)
    assert response.status_code in (400, 413)
    assert response.json()["code"] == code


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "unknown_page"),
        ("GET", "/api/tables/%00", 404, "unknown_table"),
        ("GET", "/api/tables/x", 404, "unknown_table"),
        ("DELETE", "/api/health", 405, "wrong_method"),
        ("PUT", "/api/tables", 405, "wrong_method"),
        ("POST", "/api/replay?viewer=x", 400, "bad_query"),
        ("POST", "/api/replay?count=1000", 400, "bad_query"),
        ("POST", "/api/replay", 400, "foreign_record"),
    ],
)
def test_addresses(method: str, path: str, status: int, code: str, house: House) -> None:
    response = house.http.request(method, f"{house.url}{path}")
    assert (response.status_code, response.json()["code"]) == (status, code)
    assert response.headers["x-content-type-options"] == "nosniff"
    assert ("allow" in response.headers) == (status == 405)


def test_a_body_that_breaks_off_is_nobodys_fault(house: House) -> None:
    place = urlsplit(house.url)
    with socket.create_connection((place.hostname, place.port)) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{")
    # What the server would have logged of it fails the house at its end.
    assert house.get("GET", "/health")["status"] == "ok"


def test_other_sites_are_not_answered(house: House) -> None:
    foreign = ("http://evil.example", "null", "", "http://[", f"{house.url}.evil.example")
    for headers in (*({"origin": page} for page in foreign), {"sec-fetch-site": "cross-site"}):
        response = house.http.post(f"{house.url}/api/tables", json={}, headers=headers)
        assert (response.status_code, response.json()["code"]) == (403, "wrong_origin")
    own = house.http.post(
        f"{house.url}/api/tables", json={"game": "park-cup"}, headers={"origin": house.url}
    )
    assert own.status_code == 201
    for page in ("http://evil.example", "http://["):
        with pytest.raises(InvalidStatus) as caught, open_socket(house, origin=page):
            pass
        assert caught.value.response.status_code == 403
    with open_socket(house, origin=house.url):
        pass


def test_every_answer_has_its_headers(house: House) -> None:
    for path in ("/", "/api/health", "/api/nothing"):
        headers = house.http.get(f"{house.url}{path}").headers
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'self'")
        assert "frame-ancestors 'none'" in policy
        assert "script" not in policy, "scripts only from default-src, none inline"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cache-control"]
        assert "set-cookie" not in headers
        assert "server" not in headers


def test_a_lost_connection_harms_nobody(table: tuple[Host, str, Guest], house: House) -> None:
    host, token, _ = table
    for _ in range(5):
        with visit(house, host.table, token) as other:
            other.socket.socket.close()
    with pytest.raises(Refused), visit(house, host.table, "wrong"):
        pass


def test_many_messages_at_once_are_answered_in_order(
    table: tuple[Host, str, Guest], house: House
) -> None:
    host, token, _ = table
    with visit(house, host.table, token) as guest:
        for number in range(600):
            guest.send(type="skip", id=number)
        answers: list[int] = []
        while len(answers) < 600:
            message = guest.hear()
            if message["type"] == "done":
                answers.append(message["re"])
    assert answers == list(range(600))

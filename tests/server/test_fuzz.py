"""Test every request of the interface with bodies, addresses and tokens that make no sense.

Built from the endpoints themselves, so that one that comes later takes part.
"""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rimet.server.bodies import Refusal
from rimet.server.endpoints import ENDPOINTS, Endpoint
from rimet.server.openapi import describe_api
from tests.server.house import Host, House
from tests.server.test_documents import DOCUMENT, ROW

KNOWN = dict(ROW.findall(DOCUMENT))
WORDS = st.sampled_from(["", "a", "0", "-1", "99", "1.5", "é", "'", "%00", "..", "x" * 99])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=8,
)
FIELDS = {
    "game": st.sampled_from(["park-cup", "", "nothing"]) | VALUES,
    "options": st.dictionaries(st.sampled_from(["players", "dealer", "zzz"]), VALUES) | VALUES,
    "pace": VALUES,
    "clock": VALUES,
    "name": VALUES,
    "commitment": VALUES,
    "bot": st.sampled_from(["random", "nobody"]) | VALUES,
}


@pytest.fixture(scope="module")
def bystander(house: House) -> Host:
    """Return a table with nothing to do with any of it."""
    host = Host(house, "park-cup")
    host.seat(0, "Ana")
    return host


@pytest.fixture(scope="module")
def target(house: House) -> Host:
    """Return the table that all the nonsense is aimed at."""
    host = Host(house, "park-cup")
    host.seat(1, "Bo")
    return host


def address(data: st.DataObject, endpoint: Endpoint, target: Host) -> str:
    """Return an address of an endpoint, at times one that leads nowhere."""
    path = endpoint.path.removeprefix("/api")
    table = data.draw(st.sampled_from([target.table, target.table, target.table[:-1], "nothing"]))
    seat = data.draw(st.sampled_from(["0", "1", "2", "7", "63", "64", "007", "-1", "x", "1.0"]))
    game = data.draw(st.sampled_from(["park-cup", "mundialito", "..", "nothing"]))
    name = data.draw(st.sampled_from(["teams-1", "dice-1", "..", "..%2Foptions", "%00", "x" * 300]))
    path = path.replace("{table}", table).replace("{seat}", seat)
    path = path.replace("{game}", game).replace("{set}", name)
    path = path.replace("{year}", data.draw(st.sampled_from(["1930", "2026", "1931", "x", "%00"])))
    queries = [f"{query.name}={data.draw(WORDS)}" for query in endpoint.queries]
    has_query = data.draw(st.booleans())
    return f"{path}?{'&'.join(queries)}" if queries and has_query else path


def content(data: st.DataObject, endpoint: Endpoint) -> bytes:
    """Return a body that is almost one, or none at all."""
    kind = data.draw(st.sampled_from(["fields", "values", "bytes", "deep"]))
    if kind == "bytes" or endpoint.body is str:
        return data.draw(st.binary(max_size=60))
    if kind == "deep":
        return b"[" * 5000 + b"]" * 5000
    if kind == "values":
        return json.dumps(data.draw(VALUES)).encode()
    names = [field.name for field in msgspec.structs.fields(endpoint.body)] if endpoint.body else []
    found: dict[str, Any] = {name: data.draw(FIELDS.get(name, VALUES)) for name in names}
    if data.draw(st.booleans()):
        found["unknown"] = 1
    return json.dumps(found).encode()


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda endpoint: endpoint.name)
@settings(max_examples=25, database=None)
@given(data=st.data())
def test_nonsense_is_refused_with_a_code(
    endpoint: Endpoint, data: st.DataObject, house: House, target: Host, bystander: Host
) -> None:
    before = bystander.look()
    tokens = [target.token, bystander.token, "", "wrong", "x" * 500]
    token = data.draw(st.sampled_from(tokens))
    path = address(data, endpoint, target)
    body = content(data, endpoint) if endpoint.method != "GET" else b""
    answer = house.http.request(
        endpoint.method,
        f"{house.url}/api{path}",
        headers={"authorization": f"Bearer {token}"} if token else {},
        content=body,
    )
    if answer.status_code != endpoint.status:
        assert 400 <= answer.status_code < 500, answer.text
        refusal = msgspec.json.decode(answer.content, type=Refusal)
        assert re.fullmatch(r"[a-z_]+", refusal.code)
        status = KNOWN.get(refusal.code, "") or "400"
        assert answer.status_code == int(status), refusal
    elif endpoint.who and bystander.table not in path:
        assert token == target.token, "only its own host may change a table"
    assert bystander.look() == before


def test_the_document_names_every_way_to_answer() -> None:
    """Each endpoint has its answer and its refusal in the OpenAPI document, and its body."""
    document = describe_api()
    for endpoint in ENDPOINTS:
        operation = document["paths"][endpoint.path][endpoint.method.lower()]
        assert set(operation["responses"]) == {str(endpoint.status), "default"}
        assert ("requestBody" in operation) == (endpoint.body is not None)
        assert ("security" in operation) == bool(endpoint.who)
        places = {p["name"] for p in operation["parameters"] if p["in"] == "path"}
        assert places == set(re.findall(r"{(\w+)}", endpoint.path))
        queries = {p["name"] for p in operation["parameters"] if p["in"] == "query"}
        assert queries == {query.name for query in endpoint.queries}

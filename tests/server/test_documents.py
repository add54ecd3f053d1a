"""Test that the documents, the structs and the sentences say the same."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import rimet
from rimet.kernel.catalogue import find_game
from rimet.server import wire
from rimet.server.endpoints import ENDPOINTS
from rimet.server.errors import STATUS
from rimet.server.games import describe_games
from rimet.server.openapi import describe_api
from rimet.server.typescript import camel, write_all
from rimet.server.wire import FromClient, FromServer
from rimet.texts import Texts, error_message, languages
from tests.server.house import House

ROOT = Path(__file__).resolve().parents[2]
SERVER = Path(wire.__file__).parent
DOCUMENT = (ROOT / "docs" / "wire.md").read_text("utf-8")
ROW = re.compile(r"^\| `(\w+)` \| ?(\d*) ?\|", re.MULTILINE)


def raised() -> list[tuple[str, set[str | None]]]:
    """Return the codes with which the server itself refuses, and the facts that go with each."""
    found: list[tuple[str, set[str | None]]] = []
    for path in SERVER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "ServerError":
                facts = {keyword.arg for keyword in node.keywords}
                texts = [n.value for n in ast.walk(node.args[0]) if isinstance(n, ast.Constant)]
                found += [(text, facts) for text in texts if isinstance(text, str)]
    return found


def own_codes() -> set[str]:
    """Return the codes with which the server itself refuses."""
    codes = {code for code, _ in raised()}
    return codes | {"seat_lost", "unknown_bot", "record_secret", "unknown_match"}


def test_every_code_is_in_the_document_with_its_status() -> None:
    listed = dict(ROW.findall(DOCUMENT))
    assert set(listed) == own_codes()
    for code, status in listed.items():
        if status and status != "400":
            assert STATUS[code] == int(status)
    assert {code for code in STATUS} <= set(listed)


@pytest.mark.parametrize("language", languages())
def test_every_code_has_its_sentence(language: str) -> None:
    texts = Texts(language)
    assert all(texts.has(error_message(code)) for code in own_codes())


@pytest.mark.parametrize("language", languages())
def test_every_sentence_is_given_its_facts(language: str) -> None:
    catalogue = (SERVER.parent / "locales" / f"{language}.ftl").read_text("utf-8")
    sentences = dict(re.findall(r"^error-([\w-]+) =(.*(?:\n .*)*)", catalogue, re.MULTILINE))
    assert raised()
    for code, facts in raised():
        used = set(re.findall(r"\$(\w+)", sentences[code.replace("_", "-")]))
        assert used <= facts or None in facts, code


def test_every_request_is_in_the_document() -> None:
    for endpoint in ENDPOINTS:
        path = re.sub(r"{(\w+)}", lambda name: name[1].upper(), endpoint.path)
        assert f"`{endpoint.method} {path}" in DOCUMENT


def test_every_message_is_in_the_document() -> None:
    blocks = "\n".join(re.findall(r"```ts\n(.*?)```", DOCUMENT, re.DOTALL))
    asked, told = blocks.split("// client to server")[1].split("// server to client")
    for kinds, part in ((FromClient, asked), (FromServer, told)):
        for kind in get_args(kinds):
            name = kind.__struct_config__.tag
            block = re.search(rf"^{name} +{{(.*?)}}", part, re.MULTILINE | re.DOTALL)
            assert block is not None, name
            for field in msgspec.structs.fields(kind):
                assert re.search(rf"\b{field.name}\b", block[1]), f"{name}.{field.name}"


def patterned() -> list[tuple[str, Any, str]]:
    """Return every field of the wire that has to fit a pattern: its name, type and pattern."""
    kinds = [*get_args(FromClient), *get_args(FromServer)]
    kinds += [kind for endpoint in ENDPOINTS for kind in (endpoint.body, endpoint.answer)]
    structs = {kind.__name__: kind for kind in kinds if hasattr(kind, "__struct_fields__")}
    return [
        (f"{name}.{field.name}", field.type, found)
        for name, kind in structs.items()
        for field in msgspec.structs.fields(kind)
        for found in re.findall(r"pattern='(.*?)'", repr(field.type))
    ]


def test_a_pattern_fits_a_whole_text_and_nothing_more() -> None:
    """Check the ends: Python's `$` fits before a line end, and other languages know no `\\Z`."""
    examples = {"Reveal.nonce": "a1" * 16}
    assert {name for name, _, _ in patterned()} == set(examples)
    assert msgspec.json.encode(describe_api()).count(b'"pattern"') == len(examples)
    for name, kind, pattern in patterned():
        text = examples[name]
        assert msgspec.convert(text, kind) == text
        for wrong in (f"{text}\n", f"\n{text}", f"{text} ", f"{text}\n{text}", text.upper(), ""):
            with pytest.raises(msgspec.ValidationError):
                msgspec.convert(wrong, kind)
        assert not re.search(r"\\+[AZz]", pattern), "other languages read it, too"


def test_the_openapi_document(house: House) -> None:
    document = house.get("GET", "/openapi.json")
    assert document == msgspec.json.decode(msgspec.json.encode(describe_api()))
    assert document["openapi"].startswith("3.1")
    operations = [
        operation for methods in document["paths"].values() for operation in methods.values()
    ]
    assert len(operations) == len(ENDPOINTS)
    text = msgspec.json.encode(document).decode()
    for reference in re.findall(r'"#/components/schemas/([^"]+)"', text):
        assert reference in document["components"]["schemas"]
    assert "Update" in document["components"]["schemas"]


def test_typescript_has_every_message_and_every_games_types() -> None:
    text = write_all()
    for kind in (*get_args(FromClient), *get_args(FromServer)):
        assert f"export interface {kind.__name__} {{" in text
    for name in rimet.games():
        kind = find_game(name)
        space = text.split(f"export namespace {camel(name)} {{")[1].split("\n}\n")[0]
        for struct in (kind.options_kind, kind.view_kind, *kind.event_kinds):
            assert f"  export interface {struct.__name__} {{" in space
            for field in msgspec.structs.fields(struct):
                assert f"    readonly {field.encode_name}: " in space
    assert text.count("{") == text.count("}")


def test_games_are_described(house: House) -> None:
    response = house.ask("GET", "/games")
    described = {game["name"]: game for game in response.json()}
    assert sorted(described) == rimet.games()
    for name, game in described.items():
        texts = Texts(game=name)
        assert "random" in game["bots"]
        for option in game["options"]:
            assert option["help"] == f"option-{option['name'].replace('_', '-')}"
        assert isinstance(texts.say("title"), str) if texts.has("title") else True


def test_nothing_in_the_server_names_a_game() -> None:
    for path in SERVER.glob("*.py"):
        text = path.read_text("utf-8")
        for name in rimet.games():
            assert name not in text and name.replace("-", "_") not in text, path.name


def test_what_fields_stand_for_is_told_of_every_game() -> None:
    told = {info.name: info.roles for info in describe_games()}
    assert told["park-cup"]["CardShown"] == {"seat": "seat"}
    assert told["park-cup"]["view"]["fields.owner"] == "seat"
    shipped = find_game("mundialito")
    assert set(told["mundialito"]) == {"view"} | {kind.__name__ for kind in shipped.event_kinds}
    assert '"MatchWon": {\n      "first": "team",\n' in write_all()

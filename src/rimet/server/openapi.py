"""The HTTP side as an OpenAPI document, made from the endpoints and the structs themselves."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec

from rimet.server.bodies import OpenDocument, Refusal
from rimet.server.endpoints import ENDPOINTS, Endpoint, Query
from rimet.server.games import rimet_version
from rimet.server.wire import FromClient, FromServer

REFERENCE = "#/components/schemas/{name}"
JSON = "application/json"
TEXT = "text/plain"


def describe_api() -> OpenDocument:
    """Return the whole document; the socket's messages are among its components."""
    kinds = [Refusal, *get_args(FromClient), *get_args(FromServer)]
    kinds += [kind for endpoint in ENDPOINTS for kind in (endpoint.body, endpoint.answer)]
    structs = [kind for kind in kinds if kind not in (None, str)]
    schemas, components = msgspec.json.schema_components(structs, ref_template=REFERENCE)
    schema_of = {str(kind): schema for kind, schema in zip(structs, schemas, strict=True)}
    paths: OpenDocument = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(
            endpoint, schema_of
        )
    return {
        "openapi": "3.1.0",
        "info": {"title": "Rimet", "version": rimet_version()},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(endpoint: Endpoint, schema_of: dict[str, Any]) -> OpenDocument:
    names = re.findall(r"{(\w+)}", endpoint.path)
    operation: OpenDocument = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "parameters": [
            *(_place(name) for name in names),
            *(_question(query) for query in endpoint.queries),
        ],
        "responses": {
            str(endpoint.status): {
                "description": "Done.",
                "content": _content(endpoint.answer, schema_of),
            },
            "default": {"description": "Refused.", "content": _content(Refusal, schema_of)},
        },
    }
    if endpoint.body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": _content(endpoint.body, schema_of),
        }
    if endpoint.who:
        operation["security"] = [{"token": []}]
        operation["description"] = f"Needs the token of the {endpoint.who}."
    return operation


def _place(name: str) -> OpenDocument:
    kind = (
        {"type": "integer", "minimum": 0, "maximum": 63} if name == "seat" else {"type": "string"}
    )
    return {"name": name, "in": "path", "required": True, "schema": kind}


def _question(query: Query) -> OpenDocument:
    schema: OpenDocument = {
        "type": "integer",
        "minimum": query.lowest,
        "maximum": query.highest,
    }
    if query.default is not None:
        schema["default"] = query.default
    return {"name": query.name, "in": "query", "required": False, "schema": schema}


def _content(kind: Any, schema_of: dict[str, Any]) -> OpenDocument:
    if kind is str:
        return {TEXT: {"schema": {"type": "string"}}}
    return {JSON: {"schema": schema_of[str(kind)]}}

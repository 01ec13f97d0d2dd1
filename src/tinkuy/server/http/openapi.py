"""The OpenAPI document, made from the table of requests and the types of their bodies and answers."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from tinkuy import __version__
from tinkuy.server.http.routes import JSON, NUMBERS, ROUTES, TEXT, Route
from tinkuy.server.refusals import STATUS

EVERYWHERE = (
    "malformed", "too-many", "foreign-origin", "unknown-host", "unknown-path", "internal", "stopped", "not-invited"
)  # fmt: skip


Schemas = dict[Any, dict[str, Any]]


class Refused(msgspec.Struct):
    code: str
    error: str


def document() -> dict[str, Any]:
    kinds = {kind for route in ROUTES for kind in (route.body, route.answer)} - {None, str} | {Refused}
    types = sorted(kinds, key=str)
    # All at once: each time the whole tree of types is walked anew.
    found, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schemas = {str: {"type": "string"}, **dict(zip(types, found, strict=True))}
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schemas)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Tinkuy",
            "version": __version__,
            "description": "The lobby and the tables. A live table has a WebSocket of its own: docs/protocol.md.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(route: Route, schemas: Schemas) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": route.does,
        "parameters": [*_path_parameters(route.path), *_query_parameters(route)],
        "responses": {str(route.status): {"description": "Done", "content": _content(route.answer, schemas)}},
    }
    if route.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(route.body, schemas)}
    codes = {*EVERYWHERE, *route.refuses}
    if route.body is not None:
        codes |= {"too-large", "not-saved"}
    by_status: dict[int, list[str]] = {}
    for code in sorted(codes):
        by_status.setdefault(STATUS[code], []).append(code)
    for status, names in by_status.items():
        refusal = {"description": f"Refused: {', '.join(names)}", "content": _content(Refused, schemas)}
        operation["responses"][str(status)] = refusal
    return operation


def _content(kind: Any, schemas: Schemas) -> dict[str, Any]:
    return {TEXT.partition(";")[0] if kind is str else JSON: {"schema": {**schemas[kind]}}}


def _path_parameters(path: str) -> list[dict[str, Any]]:
    parameters = []
    for name in re.findall(r"{(\w+)}", path):
        schema: dict[str, Any] = {"type": "string", "minLength": 1, "pattern": "^[A-Za-z0-9_-]+$", "maxLength": 60}
        if name in NUMBERS:
            schema = {"type": "integer", "minimum": 0, "maximum": NUMBERS[name]}
        parameters.append({"name": name, "in": "path", "required": True, "schema": schema})
    return parameters


def _query_parameters(route: Route) -> list[dict[str, Any]]:
    parameters = []
    for name, (least, most, default) in route.query.items():
        schema = {"type": "integer", "minimum": least, "maximum": most}
        if default is not None:
            schema["default"] = default
        parameters.append({"name": name, "in": "query", "required": False, "schema": schema})
    return parameters

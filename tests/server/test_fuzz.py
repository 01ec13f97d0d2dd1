"""Random messages and requests, bounded in time: the server answers each of them and stays up."""

from __future__ import annotations

import json
import socket
from functools import cache
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.hosting import Host
from tests.server.visitors import PATIENCE, Visitor
from tinkuy.server.http.openapi import document

BOUNDED = settings(
    max_examples=15,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.filter_too_much],
)
DESCRIPTION = document()
OPERATIONS = [
    (method.upper(), path, mode)
    for path, methods in DESCRIPTION["paths"].items()
    for method, known in methods.items()
    for mode in GenerationMode
    if mode.is_positive or known["parameters"] or "requestBody" in known  # else there is nothing to do wrong
]
CODES = {200, 201, 400, 403, 404, 405, 409, 413, 503}


@cache
def schema() -> Any:
    return schemathesis.openapi.from_dict(DESCRIPTION)


@pytest.fixture(scope="module")
def table(host: Host) -> dict[str, Any]:
    with Visitor(host.address) as anna:
        return anna.open_table("me", "person", "random", open=True)


@pytest.mark.parametrize(("method", "path", "mode"), OPERATIONS)
def test_requests_made_from_the_published_description(
    host: Host, anna: Visitor, table: dict[str, Any], method: str, path: str, mode: GenerationMode
) -> None:
    @BOUNDED
    @given(case=schema()[path][method].as_strategy(generation_mode=mode), real=st.booleans())
    def check(case: Any, real: bool) -> None:
        if real and "table" in case.path_parameters:
            case.path_parameters["table"] = table["id"]
        if real and "game" in case.path_parameters:
            case.path_parameters["game"] = "tzolkin"
        # A busy machine takes seconds to start a worker.
        response = case.call(base_url=host.address, headers={"Cookie": f"tinkuy={anna.cookie}"}, timeout=PATIENCE)
        assert response.status_code in CODES, response.text
        if response.status_code >= 400:
            refusal = response.json()
            assert set(refusal) == {"code", "error"}
            assert refusal["code"] != "internal"
            assert refusal["error"][-1] in ".!?"
        case.validate_response(response, excluded_checks=[positive_data_acceptance])  # a record is more than a text

    check()


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=8,
)
words = st.sampled_from(["wealth", "plan place", "place tikal", "confirm end_turn", "", "beg no"]) | st.text(
    max_size=20
)
fields = {
    "id": st.integers() | st.none() | st.text(max_size=3),
    "seat": st.integers(-2, 4) | st.none() | json_values,
    "base": st.integers(-2, 5) | json_values,
    "answers": st.lists(words, max_size=5) | json_values,
    "key": st.text(max_size=70) | json_values,
    "kind": words | json_values,
    "option": words | json_values,
    "plan": st.booleans() | json_values,
    "grade": st.integers(0, 4) | json_values,
    "text": st.text(max_size=600) | json_values,
    "before": st.integers() | json_values,
    "who": st.text(max_size=70) | json_values,
    "muted": st.booleans() | json_values,
    "what": st.sampled_from(["take-back", "end", "win"]) | json_values,
    "to": st.integers(-2, 5) | json_values,
    "winners": st.lists(st.integers(-1, 5), max_size=4) | json_values,
    "at": st.integers() | json_values,
    "accept": st.booleans() | json_values,
}
doings = st.sampled_from(
    ["hello", "draft", "commit", "why", "hint", "ping", "dance", "say", "chat", "mute", "propose", "agree"]
)
messages = st.one_of(
    st.fixed_dictionaries({"do": doings}, optional=fields).map(json.dumps),
    st.fixed_dictionaries({"do": doings, **fields}).map(json.dumps),
    json_values.map(json.dumps),
    st.text(max_size=200),
    st.binary(max_size=200),
)


def test_random_messages_are_all_answered(host: Host, anna: Visitor, ben: Visitor) -> None:
    """And none of them leaks what lies hidden: the page is a spectator's, or Anna's own seat."""
    table = anna.open_table("me", "person")["id"]
    ben.take(table, anna, 1)
    page = anna.page(table, 0)

    @settings(parent=BOUNDED, max_examples=250)
    @given(said=st.lists(messages, min_size=1, max_size=5))
    def check(said: list[str | bytes]) -> None:
        for message in said:
            page.socket.send(message)
        number = page.say("ping")
        while (reply := page.next()).get("id") != number or reply["is"] != "pong":
            assert reply["is"] in ("table", "state", "draft", "ack", "why", "error", "pong", "chat")
            assert reply.get("code") != "internal", reply
            if reply["is"] in ("state", "draft"):
                seat = reply["view"]["seat"]
                dealt = [player["dealt"] for player in reply["view"]["state"]["players"]]
                assert isinstance(dealt[1], int)
                assert seat == 0 or isinstance(dealt[0], int)

    check()
    assert anna.get("/health") == {"ok": True}


def test_random_bytes_after_the_handshake(host: Host, anna: Visitor) -> None:
    table = anna.open_table("me", "person")["id"]
    where = httpx.URL(host.address)
    upgrade = (
        f"GET /ws/{table} HTTP/1.1\r\nHost: {where.netloc.decode()}\r\nOrigin: {host.address}\r\n"
        f"Cookie: tinkuy={anna.cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )

    @settings(parent=BOUNDED, max_examples=60)
    @given(noise=st.binary(min_size=1, max_size=300))
    def check(noise: bytes) -> None:
        with socket.create_connection((where.host, where.port or 80), timeout=5) as raw:
            raw.sendall(upgrade.encode())
            assert raw.recv(12) == b"HTTP/1.1 101"
            raw.sendall(noise)

    check()
    assert anna.get("/health") == {"ok": True}
    assert anna.page(table, 0).version == 0

"""Random messages and requests, bounded in time: the server answers each of them and stays up."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed

from tests.server.hosting import Host
from tests.server.visitors import Page, Visitor
from tinkuy.server.openapi import document

BOUNDED = settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.filter_too_much],
)
OPERATIONS = [
    (method.upper(), path) for path, methods in document()["paths"].items() for method in methods if path != "/health"
]
CODES = {200, 201, 400, 403, 404, 405, 409, 413, 503}


def operation(method: str, path: str) -> Any:
    schema = schemathesis.openapi.from_dict(document())
    return schema[path][method]


@pytest.fixture(scope="module")
def table(host: Host) -> dict[str, Any]:
    with Visitor(host.address) as anna:
        return anna.open_table("me", "person", "random", open=True)


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_requests_made_from_the_published_description(
    host: Host, anna: Visitor, table: dict[str, Any], method: str, path: str
) -> None:
    @BOUNDED
    @given(case=operation(method, path).as_strategy(), real=st.booleans())
    def check(case: Any, real: bool) -> None:
        if real and "table" in case.path_parameters:
            case.path_parameters["table"] = table["id"]
        if real and "game" in case.path_parameters:
            case.path_parameters["game"] = "tzolkin"
        response = case.call(base_url=host.address, headers={"Cookie": f"tinkuy={anna.cookie}"})
        assert response.status_code in CODES, response.text
        if response.status_code >= 400:
            refusal = response.json()
            assert set(refusal) == {"code", "error"}
            assert refusal["code"] != "internal"
            assert refusal["error"][-1] in ".!?"
        case.validate_response(response)

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
}
doings = st.sampled_from(["hello", "draft", "commit", "why", "ping", "dance"])
messages = st.one_of(
    st.fixed_dictionaries({"do": doings}, optional=fields).map(json.dumps),
    st.fixed_dictionaries({"do": doings, **fields}).map(json.dumps),
    json_values.map(json.dumps),
    st.text(max_size=200),
    st.binary(max_size=200),
)


def test_random_messages_are_all_answered(host: Host, anna: Visitor) -> None:
    """And none of them leaks what lies hidden: the page is a spectator's, or Anna's own seat."""
    table = anna.open_table("me", "person")["id"]
    page = anna.page(table, 0)

    @settings(parent=BOUNDED, max_examples=400)
    @given(said=st.lists(messages, min_size=1, max_size=5))
    def check(said: list[str | bytes]) -> None:
        for message in said:
            page.socket.send(message)
        number = page.say("ping")
        while (reply := page.next()).get("id") != number or reply["is"] != "pong":
            assert reply["is"] in ("table", "state", "draft", "ack", "why", "error", "pong")
            assert reply.get("code") != "internal", reply
            if reply["is"] in ("state", "draft"):
                seat = reply["view"]["seat"]
                dealt = [player["dealt"] for player in reply["view"]["state"]["players"]]
                assert isinstance(dealt[1], int)
                assert seat == 0 or isinstance(dealt[0], int)

    check()
    assert anna.get("/health") == {"ok": True}


def test_random_bytes_at_the_door(host: Host, anna: Visitor) -> None:
    table = anna.open_table("me", "person")["id"]

    @settings(parent=BOUNDED, max_examples=30)
    @given(noise=st.binary(min_size=1, max_size=300))
    def check(noise: bytes) -> None:
        page = Page(anna, table)
        page.socket.socket.sendall(noise)
        page.socket.socket.close()
        with pytest.raises((ConnectionClosed, OSError, EOFError)):
            page.until(lambda message: False)
        page.close()

    check()
    assert httpx.get(f"{host.address}/health").json() == {"ok": True}
    assert anna.page(table, 0).version == 0

"""A server answers to its own names only: a page of another site must not get at it by renaming itself."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.hosting import Host, hosted
from tests.server.visitors import Visitor

FOREIGN = ["evil.example", "evil.example:8765", "127.0.0.1.evil.example", "localhost.evil.example", "[::1", "", "a b"]


def knock(host: Host, name: str, path: str = "/api/me") -> httpx.Response:
    return httpx.get(f"{host.address}{path}", headers={"Host": name})


@pytest.mark.parametrize("name", FOREIGN)
def test_a_foreign_name_is_refused_even_with_its_own_origin(host: Host, anna: Visitor, name: str) -> None:
    table = anna.open_table("me", "person")["id"]
    cookie = {"Cookie": f"tinkuy={anna.cookie}"}
    for path in ("/", "/api/me", "/api/games", f"/api/tables/{table}", "/health", "/missing.js"):
        reply = knock(host, name, path)
        assert (reply.status_code, reply.json()["code"]) == (421, "unknown-host")
        assert reply.json()["error"].endswith(".")
    rename = httpx.patch(
        f"{host.address}/api/me", json={"name": "Eve"}, headers={**cookie, "Host": name, "Origin": f"http://{name}"}
    )
    assert rename.status_code == 421
    assert anna.get("/api/me")["name"] == "Anna"


def test_a_foreign_name_opens_no_socket(host: Host, anna: Visitor) -> None:
    table = anna.open_table("me", "person")["id"]
    where = httpx.URL(host.address)
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(
            f"ws://evil.example:{where.port}/ws/{table}",
            sock=socket.create_connection((where.host, where.port or 80)),
            origin=Origin(f"http://evil.example:{where.port}"),
            additional_headers={"Cookie": f"tinkuy={anna.cookie}"},
        ),
    ):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("name", ["localhost", "LOCALHOST:1", "localhost.", "127.0.0.1:8765", "[::1]:80", "192.0.2.7"])
def test_this_machine_and_plain_addresses_are_known(host: Host, name: str) -> None:
    """A name can be made to lead anywhere, an address cannot; tunnels and containers have ports of their own."""
    assert knock(host, name).status_code == 200


def test_a_public_name_is_given_at_the_start(folder: Path) -> None:
    with hosted(folder, names=["tinkuy.example.org", "háj.example"]) as host:
        for name in ("tinkuy.example.org", "Tinkuy.Example.ORG.:443", "xn--hj-mia.example", "localhost"):
            assert knock(host, name).status_code == 200, name
        for name in ("example.org", "other.tinkuy.example.org", "tinkuy.example.org.evil.example"):
            assert knock(host, name).status_code == 421

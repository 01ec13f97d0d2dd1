"""Headers, paths and bodies that no browser sends: a refusal, and nothing for the server to complain about."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.hosting import Host, hosted
from tests.server.test_fuzz import BOUNDED
from tests.server.visitors import Visitor

DEEP = "[" * 7_000
LONG = "a" * 3_000
UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}


@pytest.fixture(scope="module")
def odd(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """With a page, since every address without a meaning leads there; silent to the end."""
    folder = tmp_path_factory.mktemp("odd")
    (folder / "client").mkdir()
    (folder / "client" / "index.html").write_text("<!doctype html><title>Tinkuy</title>")
    with hosted(folder, client=str(folder / "client")) as host:
        yield host
        assert host.up
    assert (folder / "errors.txt").read_text() == ""


def status(host: Host, line: str, headers: dict[str, str] | None = None) -> int:
    """The bytes as they are: a client library would put them right."""
    where = httpx.URL(host.address)
    said = {"Host": where.netloc.decode(), "Connection": "close", **(headers or {})}
    lines = [f"{line} HTTP/1.1", *(f"{name}: {value}" for name, value in said.items()), "", ""]
    with socket.create_connection((where.host, where.port or 80), timeout=10) as raw:
        raw.sendall("\r\n".join(lines).encode("latin-1"))
        reply = raw.recv(4_000)
    return int(reply[9:12])


@pytest.mark.parametrize(
    "origin",
    ["http://[", "http://]", "http://[x]", "[", "", "http://\xff", f"http://{LONG}"],
    ids=lambda origin: origin[:30],
)
def test_an_origin_that_is_no_address_is_foreign(odd: Host, origin: str) -> None:
    with Visitor(odd.address) as anna:
        table = anna.open_table("me", "person")["id"]
    assert status(odd, "DELETE /api/me", {"Origin": origin}) == 405
    assert status(odd, "PATCH /api/me", {"Origin": origin}) == 403
    assert status(odd, f"GET /ws/{table}", {**UPGRADE, "Origin": origin}) == 403


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        (f"/{LONG}", 200),
        (f"/{'a/' * 3_000}", 200),
        (f"/assets/{LONG}.js", 404),
        ("/%00", 200),
        ("/a%00.js", 404),
        ("/%ff%fe", 200),
        ("/..%2f..%2fetc%2fpasswd", 200),
        (f"/api/rules/{LONG}/en", 404),
        (f"/api/text/{LONG}/en", 404),
        (f"/api/text/table/{LONG}", 404),
        (f"/api/tables/{LONG}", 404),
        (f"/api/games/{LONG}", 404),
        (f"/api/{LONG}", 404),
        ("/api/text/__init__/en", 404),
        ("/api/text/__pycache__/en", 404),
        ("/api/rules/__init__/en", 404),
        ("/api/me?limit=%00", 400),
        (f"/api/me?{'a=1&' * 3_000}", 200),
    ],
    ids=lambda value: str(value)[:30],
)
def test_a_long_or_strange_path_is_answered(odd: Host, path: str, expected: int) -> None:
    assert status(odd, f"GET {path}") == expected


@pytest.mark.parametrize(
    "body",
    [
        f'{{"name": {DEEP}',
        f'{{"more": {DEEP}',
        '{"a":' * 2_500,
        f'{{"game": "tzolkin", "seats": [{{"kind": {DEEP}',
        f'{{"game": "tzolkin", "seats": [{{"kind": "me"}}], "options": {{"a": {DEEP}',
    ],
    ids=lambda body: body[:30],
)
def test_deep_json_is_malformed(odd: Host, body: str) -> None:
    with Visitor(odd.address) as anna:
        for method, path in (("PATCH", "/api/me"), ("POST", "/api/tables")):
            reply = anna.http.request(method, path, content=body, headers={"content-type": "application/json"})
            assert (reply.status_code, reply.json()["code"]) == (400, "malformed")
        page = anna.page(anna.open_table("me", "person")["id"], 0)
        for text in (body, f'{{"do": "ping", "id": 3, "more": {DEEP}{"]" * 7_000}}}'):
            page.socket.send(text)
            assert page.next()["code"] == "malformed"
        assert page.ask("ping")["is"] == "pong"


letters = st.text(st.characters(min_codepoint=32, max_codepoint=255, exclude_characters="\x7f"), max_size=60)
headers = st.dictionaries(
    st.sampled_from(
        ["Origin", "Cookie", "X-Forwarded-For", "X-Forwarded-Proto", "Range", "If-None-Match", "Accept-Encoding"]
    ),
    letters | st.sampled_from(["http://[", "tinkuy=[", "bytes=-", "bytes=0-0,", "[::1", "::%eth0", ", ,", "gzip;q=x"]),
    max_size=4,
)
known = [
    "api",
    "text",
    "rules",
    "tables",
    "games",
    "me",
    "at",
    "record",
    "seats",
    "link",
    "ws",
    "en",
    "table",
    "tzolkin",
]
strange = ["__init__", "..", ".", "%00", "%2f", "%5c", "%ed%a0%80", "%f0%9f%98%80", "0", "-1", "99999999999", "a" * 300]
pieces = st.sampled_from(known + strange)
paths = st.lists(pieces, max_size=6).map(lambda parts: "/" + "/".join(parts))
queries = st.just("") | st.sampled_from(["?seat=%00", "?seat=0&seat=1", "?limit=%d9%a3", "?offset=1e3", "?&=&", "?%"])


def test_random_headers_paths_and_queries(odd: Host) -> None:
    @settings(parent=BOUNDED, max_examples=300)
    @given(method=st.sampled_from(["GET", "HEAD", "POST", "PATCH"]), path=paths, query=queries, more=headers)
    def check(method: str, path: str, query: str, more: dict[str, str]) -> None:
        assert status(odd, f"{method} {path}{query}", more) < 500
        assert status(odd, f"GET {path}{query}", {**UPGRADE, **more}) < 500

    check()

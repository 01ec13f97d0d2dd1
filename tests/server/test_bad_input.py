"""Whatever a client sends: a clear answer to that client only, nothing lost, nothing leaked, the process stays up."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.hosting import Host, hosted
from tests.server.visitors import Page, Refused, Visitor


@pytest.fixture
def page(anna: Visitor) -> Page:
    """Anna at her first question, and nothing may change it."""
    return anna.page(anna.open_table("me", "person")["id"], 0)


def answered(page: Page, data: str | bytes) -> dict[str, Any]:
    page.socket.send(data)
    return page.next()


def still_fine(page: Page) -> None:
    version = page.version
    assert page.ask("ping")["is"] == "pong"
    assert page.hello(0)["version"] == version
    page.commit(page.turn(random.Random(1)))


MALFORMED = [
    "",
    "null",
    "[]",
    "42",
    '"hello"',
    "{",
    "{}",
    '{"do": "dance"}',
    '{"do": "hello"}',
    '{"do": "hello", "seat": "0"}',
    '{"do": "hello", "seat": -1}',
    '{"do": "hello", "seat": 1e3}',
    '{"do": "hello", "seat": 99999999999999999999}',
    '{"do": "commit", "seat": 0, "base": 0, "answers": []}',
    '{"do": "commit", "seat": 0, "base": 0, "answers": [], "key": "k"}',
    '{"do": "commit", "seat": 0, "base": 0, "answers": ["x"], "key": ""}',
    '{"do": "commit", "seat": 0, "base": -1, "answers": ["x"], "key": "k"}',
    '{"do": "commit", "seat": 0, "base": 0, "answers": [0], "key": "k"}',
    '{"do": "draft", "seat": 0, "base": 0, "answers": "plan place"}',
    '{"do": "draft", "seat": 0, "base": 0, "answers": [' + ",".join(['"a b"'] * 201) + "]}",
    '{"do": "why", "seat": 0, "base": 0, "answers": [], "kind": null, "option": "x"}',
    '{"do": "hello", "seat": 0, "seat": "\\ud800"}',
    "[" * 5000,
]


@pytest.mark.parametrize("text", MALFORMED)
def test_a_malformed_message_is_answered(page: Page, text: str) -> None:
    error = answered(page, text)
    assert (error["is"], error["code"]) == ("error", "malformed")
    assert error["error"].endswith(".")
    still_fine(page)


def test_the_number_of_a_message_comes_back_with_its_refusal(page: Page) -> None:
    assert answered(page, '{"do": "dance", "id": 77}')["id"] == 77
    assert "id" not in answered(page, '{"do": "dance", "id": "x"}')


def test_binary_frames_are_refused(page: Page) -> None:
    assert answered(page, b'{"do": "ping"}')["code"] == "malformed"
    still_fine(page)


def test_a_large_message_is_refused_and_a_huge_one_ends_the_socket(page: Page, anna: Visitor) -> None:
    large = json.dumps({"do": "ping", "more": "x" * 17_000})
    assert answered(page, large)["code"] == "too-large"
    still_fine(page)
    page.socket.send("x" * 1_000_000)
    with pytest.raises(ConnectionClosed) as closed:
        page.until(lambda message: message["is"] == "nothing")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    assert anna.page(page.table["id"], 0).version == 2


def test_answers_out_of_turn_or_not_offered_change_nothing(anna: Visitor, ben: Visitor) -> None:
    table = anna.open_table("me", "person")["id"]
    ben.take(table, anna, 1)
    mine, his = anna.page(table, 0), ben.page(table, 1)
    his_tile = his.state["options"][0]["code"]
    for answers in (
        ["wealth atlantis"],
        ["place tikal"],
        [f"wealth {his_tile}"],
        ["wealth"],
        ["a b c"],
        ["\u0000 \u0007"],
    ):
        with pytest.raises(Refused) as refused:
            mine.commit(answers)
        assert refused.value.code == "not-offered"
        assert mine.draft(answers)["answers"] == []
    good = mine.turn(random.Random(1))
    with pytest.raises(Refused) as refused:
        mine.commit([*good, "wealth atlantis"])
    assert refused.value.code == "not-offered"
    assert anna.get(f"/api/tables/{table}")["version"] == 0
    mine.play(random.Random(1))
    with pytest.raises(Refused) as refused:
        mine.commit(["plan place"])
    assert refused.value.code == "not-asked"
    with pytest.raises(Refused) as refused:
        mine.commit(["plan place"], base=999_999)
    assert refused.value.code == "stale"
    with pytest.raises(Refused) as refused:
        mine.ask("commit", seat=1, base=mine.version, answers=[f"wealth {his_tile}"], key="k")
    assert refused.value.code == "not-your-seat"
    with pytest.raises(Refused) as refused:
        mine.ask("commit", seat=9, base=mine.version, answers=[f"wealth {his_tile}"], key="k")
    assert refused.value.code == "unknown-seat"
    with pytest.raises(Refused) as refused:
        mine.draft(["confirm end_turn"], base=mine.version) and mine.commit(["confirm end_turn"])
    assert refused.value.code in ("not-asked", "not-offered")


def test_an_error_reaches_only_the_one_who_caused_it(anna: Visitor, ben: Visitor) -> None:
    table = anna.open_table("me", "person")["id"]
    mine, his = anna.page(table, 0), ben.page(table, None)
    for text in MALFORMED[:8]:
        answered(mine, text)
    with pytest.raises(Refused):
        mine.commit(["wealth atlantis"])
    his.ask("ping")
    assert not any('"is":"error"' in text for text in his.received)


def test_before_hello_nothing_can_be_done(anna: Visitor) -> None:
    table = anna.open_table("me", "person")["id"]
    page = Page(anna, table)
    anna.pages.append(page)
    with pytest.raises(Refused) as refused:
        page.ask("draft", seat=0, base=0, answers=[])
    assert refused.value.code == "not-your-seat"
    assert page.ask("ping")["is"] == "pong"


def test_without_or_with_a_made_up_cookie_one_can_only_watch(host: Host, anna: Visitor) -> None:
    table = anna.open_table("me", "person")["id"]
    for cookie in ("", "tinkuy=", "tinkuy=x", f"tinkuy={anna.cookie[::-1]}", f"tinkuy={anna.cookie}x", "tinkuy=\xff"):
        with connect(
            f"{host.address.replace('http', 'ws', 1)}/ws/{table}",
            origin=Origin(host.address),
            additional_headers={"Cookie": cookie},
        ) as socket:
            socket.send('{"do": "hello", "seat": 0}')
            assert json.loads(socket.recv())["code"] == "not-your-seat"
            socket.send('{"do": "hello", "seat": null}')
            assert json.loads(socket.recv())["is"] == "table"
            assert json.loads(socket.recv())["view"]["seat"] is None


def test_an_unknown_table_is_told_before_the_door_closes(host: Host, anna: Visitor) -> None:
    for table in ("x", "A" * 22, "..", "%00", "A" * 5000):
        with connect(f"{host.address.replace('http', 'ws', 1)}/ws/{table}", origin=Origin(host.address)) as socket:
            assert json.loads(socket.recv())["code"] == "unknown-table"
            with pytest.raises(ConnectionClosed):
                socket.recv()
        with pytest.raises(Refused) as refused:
            anna.get(f"/api/tables/{table.replace('..', 'dots')}")
        assert refused.value.code == "unknown-table"


@pytest.mark.parametrize(
    "origin", [None, "https://example.org", "null", "http://127.0.0.1.example.org", "http://127.0.0.1:1"]
)
def test_a_foreign_page_cannot_open_a_socket(host: Host, anna: Visitor, origin: str | None) -> None:
    table = anna.open_table("me", "person")["id"]
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(
            f"{host.address.replace('http', 'ws', 1)}/ws/{table}",
            origin=None if origin is None else Origin(origin),
            additional_headers={"Cookie": f"tinkuy={anna.cookie}"},
        ),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_a_foreign_page_cannot_send_requests(anna: Visitor) -> None:
    reply = anna.http.patch("/api/me", json={"name": "Eve"}, headers={"Origin": "https://example.org"})
    assert (reply.status_code, reply.json()["code"]) == (403, "foreign-origin")
    assert anna.get("/api/me")["name"] == "Anna"
    assert anna.http.patch("/api/me", json={"name": "An"}, headers={"Origin": anna.address}).status_code == 200


def test_requests_that_cannot_be_understood(anna: Visitor) -> None:
    def code(reply: httpx.Response) -> tuple[int, str]:
        return reply.status_code, reply.json()["code"]

    headers = {"content-type": "application/json"}
    assert code(anna.http.post("/api/tables", content=b"{", headers=headers)) == (400, "malformed")
    assert code(anna.http.post("/api/tables", content=b"\xff\xfe", headers=headers)) == (400, "malformed")
    assert code(anna.http.post("/api/tables", content=b"{}")) == (400, "malformed")
    assert (
        code(anna.http.post("/api/tables", json={"game": "tzolkin", "seats": [{"kind": "me", "cheat": 1}]}))[0] == 400
    )
    assert code(anna.http.post("/api/tables", content=b" " * 20_000, headers=headers)) == (413, "too-large")
    assert code(anna.http.post("/api/records", json={})) == (400, "malformed")
    text = {"content-type": "text/plain"}
    assert code(anna.http.post("/api/records", content=b"no record", headers=text)) == (400, "bad-record")
    assert code(anna.http.post("/api/records", content=b"x" * 600_000, headers=text)) == (413, "too-large")
    assert code(anna.http.get("/api/nothing")) == (404, "unknown-path")
    assert code(anna.http.delete("/api/me")) == (405, "wrong-method")
    assert code(anna.http.get("/api/me?limit=1000")) == (400, "malformed")
    assert code(anna.http.get("/api/me?offset=-1")) == (400, "malformed")
    table = anna.open_table("me", "person")["id"]
    assert code(anna.http.get(f"/api/tables/{table}/at/99999999999999999999")) == (400, "malformed")
    assert code(anna.http.get(f"/api/tables/{table}/record")) == (409, "not-over")
    assert anna.get("/health") == {"ok": True}


def test_every_answer_keeps_the_page_to_itself(host: Host, anna: Visitor) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/health", "/api/games/tzolkin", "/missing.js"):
        headers = anna.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-inline" not in policy.partition("script-src")[2].partition(";")[0]
        assert "unsafe-eval" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
    cookie = httpx.get(f"{host.address}/api/me").headers["set-cookie"]
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(cookie.split("; "))
    assert "Secure" not in cookie
    behind_tls = httpx.get(f"{host.address}/api/me", headers={"X-Forwarded-Proto": "https"}).headers["set-cookie"]
    assert "Secure" in behind_tls


def shout(page: Page, times: int) -> None:
    for _ in range(times):
        page.say("ping")
        page.next()


def test_a_flood_is_stopped_and_others_do_not_notice(folder: Path) -> None:
    limits = {"message_rate": 1.0, "message_burst": 20.0, "request_rate": 0.001, "request_burst": 60.0, "sockets": 4}
    with hosted(folder, limits) as host, Visitor(host.address) as loud, Visitor(host.address) as calm:
        table = loud.open_table("me", "person")["id"]
        shouting, listening = loud.page(table, 0), calm.page(table, None)
        for _ in range(40):
            shouting.say("ping")
        replies = [shouting.next() for _ in range(40)]
        refused = [reply for reply in replies if reply["is"] == "error"]
        assert {reply["code"] for reply in refused} == {"too-many"}
        assert 15 <= len(refused) <= 25
        assert listening.ask("ping")["is"] == "pong"
        with pytest.raises(ConnectionClosed):  # who does not listen is cut off
            shout(shouting, 2_000)
        pages = [calm.page(table, None) for _ in range(2)]
        calm.page(table, None)
        too_many = Page(calm, table)
        assert too_many.next()["code"] == "too-many"
        too_many.close()
        assert pages[0].ask("ping")["is"] == "pong"
        codes = [calm.http.get("/api/me").status_code for _ in range(60)]
        assert codes[0] == 200
        assert codes[-1] == 429
        assert calm.http.get("/health").status_code == 200
        assert host.up

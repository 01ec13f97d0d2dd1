"""Who is who on other devices: recovery codes, passkeys, signing out, and a server that is closed to newcomers."""

from __future__ import annotations

import json
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.authenticator import Authenticator
from tests.server.hosting import ROOT, Host, hosted
from tests.server.visitors import PATIENCE, Refused, Visitor
from tinkuy.server.http.identity import new_code, plain_code
from tinkuy.server.tokens import hashed

CODE = re.compile(r"([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}")


def code_of(visitor: Visitor) -> str:
    code: str = visitor.post("/api/me/code", None)["code"]
    return code


def refusal(visitor: Visitor, method: str, path: str, body: Any = None) -> str:
    with pytest.raises(Refused) as refused:
        visitor.send(method, path, body)
    return str(refused.value.code)


# ---------------------------------------------------------------------- recovery codes


def test_a_code_brings_the_visitor_to_another_device(anna: Visitor, ben: Visitor) -> None:
    table = anna.open_table("me", "person")["id"]
    code = code_of(anna)
    assert CODE.fullmatch(code)
    before = ben.cookie
    assert ben.post("/api/enter", {"code": code})["name"] == "Anna"
    assert ben.cookie not in (before, anna.cookie)
    assert [seat["mine"] for seat in ben.get(f"/api/tables/{table}")["seats"]] == [True, False]
    assert ben.page(table, 0).draft([])["seat"] == 0
    assert anna.page(table, 0).draft([])["seat"] == 0  # both devices have it
    assert anna.get("/api/me/ways") == ben.get("/api/me/ways")
    assert anna.get("/api/me/ways") | {"may_passkey": False} == {
        "code": True, "passkeys": 0, "may_passkey": False, "devices": 2, "host": False,
    }  # fmt: skip


def test_however_a_code_is_typed(anna: Visitor, ben: Visitor) -> None:
    code = code_of(anna)
    typed = f"  {code.lower().replace('-', ' ').replace('0', 'o').replace('1', 'l')} "
    assert ben.post("/api/enter", {"code": typed})["name"] == "Anna"


def test_a_newer_code_voids_the_one_before(anna: Visitor, ben: Visitor) -> None:
    old = code_of(anna)
    new = code_of(anna)
    assert refusal(ben, "POST", "/api/enter", {"code": old}) == "wrong-code"
    assert refusal(ben, "POST", "/api/enter", {"code": new_code()}) == "wrong-code"
    assert refusal(ben, "POST", "/api/enter", {"code": ""}) == "wrong-code"
    assert ben.post("/api/enter", {"code": new})["name"] == "Anna"


def test_of_a_code_only_a_hash_is_kept(anna: Visitor, host: Host) -> None:
    code = code_of(anna)
    with sqlite3.connect(host.data) as connection:
        dump = "\n".join(connection.iterdump())
    connection.close()
    assert hashed(plain_code(code)) in dump
    assert plain_code(code) not in dump
    assert code not in dump


def test_codes_cannot_be_tried_out(folder: Path) -> None:
    with hosted(folder, {"entering_rate": 0.001, "entering_burst": 3.0}) as host, Visitor(host.address) as ben:
        refused = [refusal(ben, "POST", "/api/enter", {"code": new_code()}) for _ in range(5)]
    assert refused == ["wrong-code"] * 3 + ["too-many"] * 2


def test_other_devices_can_be_signed_out(anna: Visitor, ben: Visitor) -> None:
    table = anna.open_table("me", "person")["id"]
    ben.post("/api/enter", {"code": code_of(anna)})
    page = anna.page(table, 0)
    assert ben.send("DELETE", "/api/me/devices", None)["devices"] == 1
    with pytest.raises((ConnectionClosed, Refused)):  # the page that was open there
        page.draft([])
    assert anna.get("/api/me")["name"] == ""  # now somebody else
    assert [seat["mine"] for seat in anna.get(f"/api/tables/{table}")["seats"]] == [False, False]
    assert ben.get("/api/me")["name"] == "Anna"


# ---------------------------------------------------------------------- passkeys


@pytest.fixture
def named(host: Host) -> str:
    """The server by a name: an address can have no passkeys."""
    return host.address.replace("127.0.0.1", "localhost")


@pytest.fixture
def carl(named: str) -> Iterator[Visitor]:
    with Visitor(named, "Carl") as visitor:
        yield visitor


@pytest.fixture
def other(named: str) -> Iterator[Visitor]:
    with Visitor(named) as visitor:
        yield visitor


def with_passkey(visitor: Visitor) -> Authenticator:
    authenticator = Authenticator(visitor.address)
    options = visitor.post("/api/me/challenge", None)["options"]
    made = visitor.post("/api/me/passkeys", {"credential": authenticator.make(options)})
    assert made["passkeys"] == 1
    return authenticator


def asked(visitor: Visitor) -> dict[str, Any]:
    options: dict[str, Any] = visitor.post("/api/enter/challenge", None)["options"]
    return options


def test_a_passkey_brings_the_visitor_to_another_device(carl: Visitor, other: Visitor) -> None:
    authenticator = with_passkey(carl)
    assert other.post("/api/enter/passkey", {"credential": authenticator.show(asked(other))})["name"] == "Carl"
    assert other.get("/api/me")["name"] == "Carl"
    assert other.send("DELETE", "/api/me/passkeys", None)["passkeys"] == 0
    last = {"credential": authenticator.show(asked(carl))}
    assert refusal(carl, "POST", "/api/enter/passkey", last) == "wrong-passkey"


def test_an_answer_to_a_challenge_counts_once(carl: Visitor, other: Visitor) -> None:
    authenticator = with_passkey(carl)
    shown = {"credential": authenticator.show(asked(other))}
    assert other.post("/api/enter/passkey", shown)["name"] == "Carl"
    assert refusal(other, "POST", "/api/enter/passkey", shown) == "wrong-passkey"


def test_a_passkey_of_another_origin_is_refused(carl: Visitor, other: Visitor) -> None:
    authenticator = with_passkey(carl)
    for origin in ("https://evil.example.org", carl.address.replace("http:", "https:"), "http://localhost"):
        shown = {"credential": authenticator.show(asked(other), origin=origin)}
        assert refusal(other, "POST", "/api/enter/passkey", shown) == "wrong-passkey"
    options = carl.post("/api/me/challenge", None)["options"]
    made = {"credential": Authenticator(carl.address).make(options, origin="https://evil.example.org")}
    assert refusal(carl, "POST", "/api/me/passkeys", made) == "wrong-passkey"


def test_a_challenge_that_was_not_given_is_refused(carl: Visitor, other: Visitor) -> None:
    authenticator = with_passkey(carl)
    options = asked(other)
    shown = {"credential": authenticator.show(options, challenge="AAAA" * 11)}
    assert refusal(other, "POST", "/api/enter/passkey", shown) == "wrong-passkey"
    shown = {"credential": Authenticator(carl.address).show(asked(other))}  # an unknown key
    assert refusal(other, "POST", "/api/enter/passkey", shown) == "wrong-passkey"
    forged = authenticator.show(asked(other))
    forged["response"]["signature"] = Authenticator(carl.address).show(asked(other))["response"]["signature"]
    assert refusal(other, "POST", "/api/enter/passkey", {"credential": forged}) == "wrong-passkey"


def test_a_challenge_for_one_visitor_is_not_for_another(carl: Visitor, other: Visitor) -> None:
    options = carl.post("/api/me/challenge", None)["options"]
    made = {"credential": Authenticator(carl.address).make(options)}
    assert refusal(other, "POST", "/api/me/passkeys", made) == "wrong-passkey"
    shown = with_passkey(carl).show(asked(carl), challenge=carl.post("/api/me/challenge", None)["options"]["challenge"])
    assert refusal(other, "POST", "/api/enter/passkey", {"credential": shown}) == "wrong-passkey"


def test_nonsense_is_no_passkey(carl: Visitor) -> None:
    for credential in ({}, {"response": 1}, {"response": {"clientDataJSON": "!"}}, {"response": {"clientDataJSON": 3}}):
        for path in ("/api/enter/passkey", "/api/me/passkeys"):
            assert refusal(carl, "POST", path, {"credential": credential}) == "wrong-passkey"


def test_an_address_has_no_passkeys(anna: Visitor) -> None:
    assert anna.get("/api/me/ways")["may_passkey"] is False
    assert refusal(anna, "POST", "/api/me/challenge") == "no-passkeys"


# ---------------------------------------------------------------------- a closed server


def invite(host: Host, *more: str) -> str:
    command = [sys.executable, "-m", "tinkuy", "invite", "--data", str(host.data), *more]
    printed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    assert printed[0].startswith(f"{host.address}/invite/")
    return printed[0].rpartition("/")[2]


def come_in(host: Host, word: str, cookie: str = "") -> httpx.Response:
    cookies = {"tinkuy": cookie} if cookie else None
    with httpx.Client(base_url=host.address, cookies=cookies) as browser:
        return browser.post("/invite", data={"word": word})


def guest(host: Host, word: str, name: str) -> Visitor:
    entered = come_in(host, word)
    assert entered.status_code == 303, entered.text
    return Visitor(host.address, name, cookie=entered.cookies["tinkuy"])


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with hosted(tmp_path_factory.mktemp("closed"), invite_only=True) as host:
        yield host


def test_a_newcomer_sees_one_sentence_and_nothing_else(closed: Host) -> None:
    with guest(closed, invite(closed), "Anna") as anna, httpx.Client(base_url=closed.address) as newcomer:
        table = anna.open_table("me", "person", open=True)["id"]
        for path in ("/", f"/t/{table}", "/anything"):
            shown = newcomer.get(path, headers={"Accept-Language": "cs"})
            assert shown.status_code == 403
            assert shown.text.count("<p>") == 1
            assert "jen pro pozvané" in shown.text
            assert "<script" not in shown.text
            assert "set-cookie" not in shown.headers
        for path in (
            "/api/me",
            "/api/tables",
            "/api/games",
            f"/api/tables/{table}",
            "/api/openapi.json",
            "/api/me/ways",
        ):
            assert newcomer.get(path).json()["code"] == "not-invited"
        assert newcomer.post("/api/enter", json={"code": "x"}).json()["code"] == "not-invited"
        assert newcomer.get("/health").json() == {"ok": True}
        where = f"{closed.address.replace('http', 'ws', 1)}/ws/{table}"
        with connect(where, origin=Origin(closed.address), additional_headers={"Cookie": f"tinkuy={'A' * 22}"}) as page:
            assert json.loads(page.recv(timeout=PATIENCE))["code"] == "not-invited"
            with pytest.raises(ConnectionClosed):
                page.recv(timeout=PATIENCE)


def test_an_invitation_is_for_one_who_stays(closed: Host) -> None:
    word = invite(closed)
    asked = httpx.get(f"{closed.address}/invite/{word}")  # looking at it does not use it up
    assert (asked.status_code, asked.text.count("<button>")) == (200, 1)
    with guest(closed, word, "Ben") as ben:
        assert come_in(closed, word).status_code == 403
        assert ben.get("/api/me")["name"] == "Ben"
        assert ben.get("/api/me/ways")["host"] is False
        assert refusal(ben, "POST", "/api/invitations") == "not-host"
        code = code_of(ben)
        phone = come_in(closed, code.lower())  # a code moves a guest to another device
        with httpx.Client(base_url=closed.address, cookies=dict(phone.cookies)) as other:
            assert other.get("/api/me").json()["name"] == "Ben"


def test_a_passkey_brings_a_guest_of_a_closed_server_to_another_device(closed: Host) -> None:
    named = closed.address.replace("127.0.0.1", "localhost")
    assert '<button id="passkey" hidden>' in httpx.get(f"{named}/invite").text
    assert "<script" not in httpx.get(f"{closed.address}/invite").text  # an address can have none
    cookie = come_in(closed, invite(closed)).cookies["tinkuy"]
    with Visitor(named, "Ben", cookie=cookie) as ben, httpx.Client(base_url=named) as phone:
        authenticator = with_passkey(ben)
        challenge = phone.post("/api/enter/challenge")
        assert "set-cookie" not in challenge.headers
        shown = {"credential": authenticator.show(challenge.json()["options"])}
        assert phone.post("/api/enter/passkey", json=shown).json()["name"] == "Ben"
        assert phone.get("/api/me").json()["name"] == "Ben"


def test_a_passkey_from_before_the_server_was_closed_lets_nobody_in(folder: Path) -> None:
    with hosted(folder) as host, Visitor(host.address.replace("127.0.0.1", "localhost"), "Eve") as eve:
        authenticator = with_passkey(eve)
    with hosted(folder, invite_only=True) as host:
        named = host.address.replace("127.0.0.1", "localhost")
        with httpx.Client(base_url=named) as stranger:
            options = stranger.post("/api/enter/challenge").json()["options"]
            shown = {"credential": authenticator.show(options, origin=named)}
            refused = stranger.post("/api/enter/passkey", json=shown)
            assert (refused.json()["code"], "set-cookie" in refused.headers) == ("not-invited", False)


def test_who_may_invite_does_so_from_the_page(closed: Host) -> None:
    with guest(closed, invite(closed, "--may-invite"), "Host") as owner:
        assert owner.get("/api/me/ways")["host"] is True
        link = owner.post("/api/invitations", None)["link"]
        assert link.startswith(f"{closed.address}/invite/")
        with guest(closed, link.rpartition("/")[2], "Carl") as carl:
            assert carl.get("/api/me")["name"] == "Carl"


def test_words_that_open_nothing(closed: Host) -> None:
    for word in ("", "x", "A" * 22, "<b>", "%00"):
        answer = come_in(closed, word)
        assert answer.status_code == 403
        assert answer.text.count("<p>") == 1
    assert httpx.get(f"{closed.address}/invite/<script>alert(1)").text.count("<script") == 0
    foreign = httpx.post(f"{closed.address}/invite", data={"word": "x"}, headers={"Origin": "https://evil.example"})
    assert foreign.status_code == 403


def test_an_open_server_invites_nobody(anna: Visitor) -> None:
    assert refusal(anna, "POST", "/api/invitations") == "not-host"

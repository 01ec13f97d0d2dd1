"""Every request over HTTP and every message of the socket, with who may make it; what is not listed here fails."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, get_args

import pytest

from tests.server.hosting import Host
from tests.server.visitors import Refused, Visitor
from tinkuy.server.http import incoming
from tinkuy.server.http.routes import ROUTES

# Who there is: the table's owner, who has seat 0; a player of seat 1; somebody else, who only watches.
PEOPLE = ("owner", "player", "stranger")
ALL = frozenset(PEOPLE)
SEATED = frozenset({"owner", "player"})
OWNER = frozenset({"owner"})
PLAYER = frozenset({"player"})
NOBODY: frozenset[str] = frozenset()
RIGHTS = {"not-your-seat", "not-owner", "not-host", "not-open", "unknown-receiver"}  # refusals for want of a right

# What concerns only the one who asks (`/api/me`), or nobody in particular, is for all. A body only if one is needed.
HTTP: dict[tuple[str, str], tuple[frozenset[str], Any]] = {
    ("GET", "/health"): (ALL, None),
    ("GET", "/api/games"): (ALL, None),
    ("GET", "/api/games/{game}"): (ALL, None),
    ("GET", "/api/text/{game}/{language}"): (ALL, None),
    ("GET", "/api/rules/{game}/{language}"): (ALL, None),
    ("GET", "/api/me"): (ALL, None),
    ("PATCH", "/api/me"): (ALL, {"name": "x"}),
    ("GET", "/api/me/ways"): (ALL, None),
    ("POST", "/api/me/code"): (ALL, None),
    ("POST", "/api/me/challenge"): (ALL, None),
    ("POST", "/api/me/passkeys"): (ALL, {"credential": {}}),
    ("DELETE", "/api/me/passkeys"): (ALL, None),
    ("DELETE", "/api/me/devices"): (ALL, None),
    ("POST", "/api/enter"): (ALL, {"code": "x"}),
    ("POST", "/api/enter/challenge"): (ALL, None),
    ("POST", "/api/enter/passkey"): (ALL, {"credential": {}}),
    ("GET", "/api/calls"): (ALL, None),
    ("POST", "/api/calls"): (ALL, {"kind": "mail", "address": "x"}),
    ("PUT", "/api/calls"): (ALL, {"language": "en", "zone": "UTC", "quiet_from": 0, "quiet_to": 0}),
    ("DELETE", "/api/calls/{receiver}"): (NOBODY, None),  # whose it is (test_calls.py)
    ("POST", "/api/calls/{receiver}"): (NOBODY, None),
    ("POST", "/api/invitations"): (NOBODY, None),  # on a closed server those who may invite (test_identity.py)
    ("GET", "/api/tables"): (ALL, None),
    ("POST", "/api/tables"): (ALL, {"game": "tzolkin", "seats": [{"kind": "me"}, {"kind": "person"}]}),
    ("POST", "/api/guides"): (ALL, {"game": "tzolkin"}),
    ("GET", "/api/tables/{table}"): (ALL, None),
    ("GET", "/api/tables/{table}/game"): (ALL, None),
    ("POST", "/api/tables/{table}/join"): (PLAYER, {"seat": 1}),  # the table is not open: who sits there may again
    ("POST", "/api/tables/{table}/leave"): (PLAYER, {"seat": 1}),
    ("POST", "/api/tables/{table}/again"): (SEATED, {}),
    ("POST", "/api/tables/{table}/holiday"): (PLAYER, {"seat": 1, "days": 1}),
    ("POST", "/api/tables/{table}/back"): (PLAYER, {"seat": 1}),
    ("POST", "/api/tables/{table}/vote"): (PLAYER, {"seat": 1, "about": 0, "choice": "wait"}),
    ("GET", "/api/ratings/{game}"): (ALL, None),
    ("POST", "/api/tables/{table}/seats/{seat}"): (OWNER, {"kind": "person"}),
    ("GET", "/api/tables/{table}/seats/{seat}/link"): (PLAYER, None),
    ("GET", "/api/tables/{table}/seats/{seat}/notes"): (PLAYER, None),
    ("PUT", "/api/tables/{table}/seats/{seat}/notes"): (PLAYER, {"text": "x"}),
    ("GET", "/api/tables/{table}/seats/{seat}/standing"): (PLAYER, None),
    ("PUT", "/api/tables/{table}/seats/{seat}/standing"): (PLAYER, {"answers": []}),
    ("GET", "/api/tables/{table}/at/{version}"): (PLAYER, None),  # with the eyes of seat 1
    ("GET", "/api/tables/{table}/record"): (ALL, None),  # when it is over
    ("GET", "/api/tables/{table}/analysis"): (ALL, None),
    ("POST", "/api/tables/{table}/analysis"): (ALL, None),
    ("GET", "/api/tables/{table}/analysis/{turn}"): (ALL, None),
    ("POST", "/api/records"): (ALL, "x"),
}
# Messages that speak for a seat are for the page that holds it.
SOCKET: dict[str, tuple[frozenset[str], dict[str, Any]]] = {
    "hello": (PLAYER, {"seat": 1}),
    "draft": (PLAYER, {"seat": 1, "base": 0, "answers": []}),
    "commit": (PLAYER, {"seat": 1, "base": 0, "answers": ["x"], "key": "k"}),
    "why": (PLAYER, {"seat": 1, "base": 0, "answers": [], "kind": "x", "option": "x"}),
    "hint": (PLAYER, {"seat": 1, "base": 0, "answers": [], "grade": 1}),
    "propose": (PLAYER, {"seat": 1, "what": "end"}),
    "agree": (PLAYER, {"seat": 1, "at": 0, "accept": True}),
    "ping": (ALL, {}),
    "say": (ALL, {"text": "x"}),  # those who watch among themselves
    "chat": (ALL, {"before": 0}),
    "mute": (ALL, {"who": "x", "muted": True}),
}


def test_every_request_and_message_is_listed() -> None:
    assert {(route.method, route.path) for route in ROUTES} == set(HTTP)
    assert {said.__struct_config__.tag for said in get_args(incoming.Incoming)} == set(SOCKET)


@pytest.fixture
def people(host: Host) -> Iterator[dict[str, Visitor]]:
    with ExitStack() as stack:
        yield {name: stack.enter_context(Visitor(host.address, name)) for name in PEOPLE}


@pytest.mark.parametrize(("method", "path"), HTTP, ids=str)
def test_requests_are_refused_to_all_others(people: dict[str, Visitor], method: str, path: str) -> None:
    may, body = HTTP[method, path]
    if "{table}" not in path:
        assert {name for name in PEOPLE if not _refused(people[name], method, path, body)} == may
        return
    for name in PEOPLE:  # each at a table of its own, since some requests change it
        table = people["owner"].open_table("me", "person")["id"]
        people["player"].take(table, people["owner"], 1)
        assert _refused(people[name], method, path.replace("{table}", table), body) == (name not in may), name


def _refused(visitor: Visitor, method: str, path: str, body: Any) -> bool:
    """For want of a right; any other refusal came after that was looked at."""
    for name, value in {"game": "tzolkin", "language": "en", "seat": "1", "version": "0", "turn": "1"}.items():
        path = path.replace(f"{{{name}}}", value)
    try:
        if isinstance(body, str):
            visitor.http.post(path, content=body, headers={"Content-Type": "text/plain"})
        else:
            visitor.send(method, path + ("?seat=1" if "/at/" in path else ""), body)
    except Refused as refused:
        return refused.code in RIGHTS
    return False


@pytest.mark.parametrize("do", [*SOCKET, "plan draft", "plan why"])
def test_messages_are_refused_to_all_others(people: dict[str, Visitor], do: str) -> None:
    may, fields = SOCKET[do.removeprefix("plan ")]
    fields = fields | ({"plan": True} if do.startswith("plan ") else {})
    table = people["owner"].open_table("me", "person")["id"]
    people["player"].take(table, people["owner"], 1)
    for name, seat in (("owner", 0), ("player", 1), ("stranger", None)):
        page = people[name].page(table, seat)
        code = ""
        try:
            page.ask(do.removeprefix("plan "), **fields)
        except Refused as refused:
            code = refused.code
        assert (code == "not-your-seat") == (name not in may), (name, code)

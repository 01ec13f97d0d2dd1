"""Whose seat it is: links for one use, devices, leaving, and what everybody is told of it."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocket

from tests.server.hosting import Host, hosted
from tests.server.test_lobby import refusal
from tests.server.visitors import Message, Page, Visitor
from tinkuy.server.http.guard import Buckets
from tinkuy.server.http.socket import Socket
from tinkuy.server.services import Services
from tinkuy.server.settings import Settings
from tinkuy.server.tables import lobby


@pytest.fixture
def table(anna: Visitor) -> str:
    """Anna's table with a free seat for a person."""
    identity: str = anna.open_table("me", "person")["id"]
    return identity


def link(visitor: Visitor, table: str, seat: int = 1) -> str:
    secret: str = visitor.get(f"/api/tables/{table}/seats/{seat}/link")["secret"]
    return secret


def join(visitor: Visitor, table: str, secret: str) -> Message:
    joined: Message = visitor.post(f"/api/tables/{table}/join", {"secret": secret})
    return joined


def away(page: Page, seat: int) -> None:
    page.until(
        lambda message: (
            message["is"] == "table" and page.table["seats"][seat]["held"] and not message["seats"][seat]["here"]
        )
    )


def test_a_link_is_for_one_visitor(host: Host, anna: Visitor, ben: Visitor, table: str) -> None:
    secret = link(anna, table)
    join(ben, table, secret)
    with Visitor(host.address) as eve:
        assert refusal(lambda: join(eve, table, secret)) == "wrong-secret"
        assert refusal(lambda: eve.page(table, 1)) == "not-your-seat"
    assert [seat["mine"] for seat in join(ben, table, secret)["seats"]] == [False, True]  # it just leads to the seat


def test_the_owner_cannot_open_a_seat_that_somebody_holds(anna: Visitor, ben: Visitor, table: str) -> None:
    early, used = link(anna, table), link(anna, table)
    join(ben, table, used)
    for secret in (early, used):
        assert refusal(lambda secret=secret: join(anna, table, secret)) == "wrong-secret"
    assert refusal(lambda: link(anna, table)) == "not-your-seat"
    assert refusal(lambda: anna.page(table, 1)) == "not-your-seat"


def test_a_seat_of_an_open_table_that_was_taken_has_no_links(anna: Visitor, ben: Visitor) -> None:
    table = anna.open_table("me", "person", open=True)["id"]
    early = link(anna, table)
    ben.post(f"/api/tables/{table}/join", {"seat": 1})
    assert refusal(lambda: join(anna, table, early)) == "wrong-secret"


def test_leaving_voids_all_links_of_the_seat(anna: Visitor, ben: Visitor, table: str) -> None:
    used = link(anna, table)
    join(ben, table, used)
    spare = link(ben, table)
    ben.post(f"/api/tables/{table}/leave", {"seat": 1})
    for visitor in (anna, ben):
        for secret in (used, spare):
            assert refusal(lambda v=visitor, s=secret: join(v, table, s)) == "wrong-secret"
    join(ben, table, link(anna, table))
    assert ben.page(table, 1).state["view"]["seat"] == 1


def test_handing_over_voids_all_links_of_the_seat(anna: Visitor, ben: Visitor, table: str) -> None:
    join(ben, table, link(anna, table))
    spare = link(ben, table)
    anna.post(f"/api/tables/{table}/seats/1", {"kind": "person"})
    assert refusal(lambda: join(ben, table, spare)) == "wrong-secret"


def test_a_player_sees_on_which_devices_the_seat_is_held(host: Host, anna: Visitor, ben: Visitor, table: str) -> None:
    began = time.time() * 1000
    join(ben, table, link(anna, table))
    assert ben.get(f"/api/tables/{table}")["seats"][1]["holders"][0]["opened"] == 0  # nobody has looked yet
    ben.page(table, 1)
    with Visitor(host.address, "Ben's phone") as phone, Visitor(host.address) as eve:
        secret = link(ben, table)
        join(phone, table, secret)
        assert refusal(lambda: join(eve, table, secret)) == "wrong-secret"
        page = phone.page(table, 1)
        holders = page.table["seats"][1]["holders"]
        assert [(holder["name"], holder["me"], holder["here"]) for holder in holders] == [
            ("Ben", False, True),
            ("Ben's phone", True, True),
        ]
        assert all(began - 1000 <= holder["opened"] <= time.time() * 1000 + 1000 for holder in holders)
        for other in (anna, eve):
            seat = other.get(f"/api/tables/{table}")["seats"][1]
            assert (seat["held"], seat["here"], seat["holders"]) == (True, True, None)


def test_who_loses_a_seat_while_away_is_named_to_all(host: Host, anna: Visitor, ben: Visitor, table: str) -> None:
    page = anna.page(table, 0)
    join(ben, table, link(anna, table))
    give = f"/api/tables/{table}/seats/1"
    anna.post(give, {"kind": "person"})
    (notice,) = page.until(lambda message: message["is"] == "table" and message["notices"])["notices"]
    assert (notice["kind"], notice["seat"], notice["name"]) == ("freed", 1, "Ben")
    his = ben.page(table, None)
    assert his.table["notices"] == [notice]
    anna.post(give, {"kind": "bot", "bot": "random"})  # nobody had it: nothing to say
    anna.post(give, {"kind": "person"})
    join(ben, table, link(anna, table))
    his.close()
    away(page, 1)
    anna.post(give, {"kind": "bot", "bot": "random"})
    with Visitor(host.address) as eve:
        told = eve.get(f"/api/tables/{table}")["notices"]
    assert [(one["kind"], one["name"], one["bot"]) for one in told] == [("freed", "Ben", ""), ("bot", "Ben", "random")]


async def unheard(*_: object) -> Any:
    """Neither sends nor receives: the page is asked directly."""


async def commit_behind_leaving(folder: Path) -> tuple[list[Message], int]:
    """The page may still play when the message comes; while it waits for its turn, the seat is given up."""
    services = Services(Settings(data=str(folder / "t.sqlite")))
    choice = lobby.NewTable("tzolkin", [lobby.SeatChoice("me"), lobby.SeatChoice("person")])
    live = await lobby.open_table(services.tables, "anna", choice)
    page = Socket(WebSocket({"type": "websocket"}, unheard, unheard), live, "anna", Buckets(1.0, 1.0).take)
    await page._answer('{"do": "hello", "seat": 0}')
    options = json.loads(page.outbox.waiting[-1])["options"]
    commit = {"do": "commit", "seat": 0, "base": 0, "answers": [f"wealth {options[0]['code']}"], "key": "k"}
    async with live.turn:
        leaving = asyncio.ensure_future(lobby.leave(live, "anna", 0))
        await asyncio.sleep(0)
        committing = asyncio.ensure_future(page._answer(json.dumps(commit)))
        await asyncio.sleep(0)
    await asyncio.gather(leaving, committing)
    told = [json.loads(text) for text in page.outbox.waiting]
    await services.close()
    return told, live.version


def test_rights_are_checked_again_when_the_turn_to_write_comes(folder: Path) -> None:
    told, version = asyncio.run(commit_behind_leaving(folder))
    assert version == 0
    assert [message["code"] for message in told if message["is"] == "error"] == ["not-your-seat"]


def test_a_key_stands_for_one_content(folder: Path) -> None:
    with hosted(folder) as host, Visitor(host.address) as anna:
        table = anna.open_table("me", "person")["id"]
        page = anna.page(table, 0)
        answers = page.turn(random.Random(1))
        other = next(f"wealth {option['code']}" for option in page.state["options"] if option["code"] not in answers[0])
        ack = page.commit(answers, base=0, key="once")
        for again in ("before a restart", "after it"):
            assert page.commit(answers, base=0, key="once")["version"] == ack["version"], again
            assert refusal(lambda page=page: page.commit([other], base=0, key="once")) == "key-reused"
            assert refusal(lambda page=page: page.commit(answers, base=1, key="once")) == "key-reused"
            host.kill()
            host.start()
            anna.moved_to(host.address)
            page = anna.page(table, 0)
        assert page.version == ack["version"]

"""Who is away is called when the turn comes: by push, webhook or mail, to real receivers; once, and never at night."""

from __future__ import annotations

import asyncio
import ipaddress
import random
import re
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.hosting import Host, hosted
from tests.server.receivers import Browser, Mailbox, Receiver, Sent, await_it, mailbox, receiving, signed
from tests.server.test_agreements import agree, proposal
from tests.server.test_identity import refusal
from tests.server.visitors import Page, Visitor
from tinkuy.server.calls import posting
from tinkuy.server.calls.addresses import BadAddress, is_public, parse
from tinkuy.server.calls.caller import AT_ONCE
from tinkuy.server.calls.quiet import end_of_quiet
from tinkuy.server.store.people import Hours

SOON = {"call_after": 0.0, "call_again": [0.3, 0.3], "receivers": 4}
QUIET = 0.8  # seconds in which something that must not come would have come
LINK = re.compile(r"https?://\S+")


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with mailbox() as box:
        yield box


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory, box: Mailbox) -> Iterator[Host]:
    """A server that may call in every way, also into this machine."""
    with hosted(tmp_path_factory.mktemp("calling"), SOON, **settings(box)) as host:
        yield host


def settings(box: Mailbox) -> dict[str, Any]:
    return {
        "push": "mailto:host@example.org",
        "webhooks": True,
        "smtp": f"smtp://127.0.0.1:{box.port}",
        "mail_from": "Tinkuy <tables@example.org>",
        "private_calls": True,
    }


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


class Two:
    """Anna plays on a page, Ben is away; both have given their first answer, and Anna is asked."""

    def __init__(self, host: Host, names: tuple[str, str] = ("Anna", "Ben")) -> None:
        self.anna, self.ben = (Visitor(host.address, name) for name in names)
        self.table = self.anna.open_table("me", "person", options={"first_player": "0"})["id"]
        self.ben.take(self.table, self.anna, 1)
        self.page = self.anna.page(self.table, 0)
        self.rng = random.Random(1)
        self.whole_turn(self.page)
        self.visit(play=True)

    def visit(self, play: bool = False) -> Page:
        page = self.ben.page(self.table, 1)
        if play:
            self.page.caught_up(self.whole_turn(page))
            page.close()
            await_it(lambda: None if self.anna.get(f"/api/tables/{self.table}")["seats"][1]["here"] else True)
        return page

    def pass_on(self) -> int:
        """Anna plays, and Ben is asked."""
        return self.whole_turn(self.page)

    def whole_turn(self, page: Page) -> int:
        """Also one that comes in parts; the version after it."""
        while not page.asked:
            page.next()
        while page.asked:
            page.play(self.rng)
        return page.version

    def call_by(self, address: str, template: str = "json", **more: str) -> Any:
        kind = "push" if more else "webhook"
        body = {"kind": kind, "address": address, **more} | ({} if more else {"template": template})
        return self.ben.post("/api/calls", body)

    def close(self) -> None:
        self.anna.__exit__()
        self.ben.__exit__()


@pytest.fixture
def two(calling: Host) -> Iterator[Two]:
    two = Two(calling)
    yield two
    two.close()


# ---------------------------------------------------------------------- once for each turn, and only who is away


def test_who_is_away_is_called_once_for_each_turn(two: Two, receiver: Receiver) -> None:
    mine = two.call_by(f"{receiver.address}/hook/secret")
    assert mine["receivers"][0]["shown"] == receiver.address.removeprefix("http://")  # the rest may be a secret
    version = two.pass_on()
    sent = receiver.await_sent()
    assert sent.path == "/hook/secret"
    assert sent.json["title"] == "Your turn"
    assert sent.json["body"] == "Tzolk'in: The Mayan Calendar, with Anna"
    since = int(sent.json["link"].rpartition("=")[2])
    assert sent.json["link"] == f"{two.anna.address}/t/{two.table}?since={since}"
    assert 0 < since < version  # when Ben answered last
    time.sleep(QUIET)
    assert len(receiver.sent) == 1
    two.visit(play=True)
    two.pass_on()
    assert receiver.await_sent(2).json["link"] != sent.json["link"]


def test_who_is_at_the_table_is_not_called(calling: Host, two: Two, receiver: Receiver) -> None:
    two.call_by(receiver.address)
    page = two.visit()
    two.pass_on()
    await_it(lambda: True if settled(calling, two.table) else None)
    assert receiver.sent == []
    page.close()  # Ben has seen that it is his turn
    time.sleep(QUIET)
    assert receiver.sent == []


def test_who_has_answered_beforehand_is_not_called(folder: Path, box: Mailbox, receiver: Receiver) -> None:
    """However soon calls are made."""
    with (
        hosted(folder, SOON, games=["tests.server.toys"], **settings(box)) as host,
        Visitor(host.address, "Anna") as anna,
        Visitor(host.address, "Ben") as ben,
    ):
        table = anna.open_table("me", "person", game="toy")["id"]
        ben.take(table, anna, 1)
        ben.post("/api/calls", {"kind": "webhook", "address": receiver.address, "template": "json"})
        standing = {"answers": [{"kind": "accept", "options": ["yes"], "until": "withdrawn"}]}
        ben.send("PUT", f"/api/tables/{table}/seats/1/standing", standing)
        page = anna.page(table, 0)
        page.caught_up(page.commit(["do offer"])["version"] + 1)
        time.sleep(QUIET)
        assert receiver.sent == []
        page.commit(["do done"])
        receiver.await_sent()  # now it is Ben's own turn


def test_a_turn_that_all_agreed_to_go_back_to_is_a_new_one(two: Two, receiver: Receiver) -> None:
    two.call_by(receiver.address)
    two.pass_on()
    receiver.await_sent()
    page = two.visit()
    two.page.ask("propose", seat=0, what="take-back")
    proposal(page)
    agree(page)
    page.close()
    two.page.until(lambda message: message["is"] == "table" and not message["seats"][1]["here"])
    two.pass_on()  # another turn than the one Ben was called for
    receiver.await_sent(2)


def test_who_is_asked_again_by_agreement_is_called_at_once(two: Two, receiver: Receiver) -> None:
    two.call_by(receiver.address)
    page = two.visit()
    page.ask("propose", seat=1, what="take-back")
    page.close()
    two.page.until(lambda message: message["is"] == "table" and not message["seats"][1]["here"])
    proposal(two.page)
    agree(two.page)
    receiver.await_sent()


def settled(host: Host, table: str) -> bool:
    """A call was thought of, and nothing is left to do."""
    with closing(sqlite3.connect(host.data)) as connection:
        dues = connection.execute("SELECT due FROM calls WHERE table_id = ?", (table,)).fetchall()
    return dues != [] and all(due == 0 for (due,) in dues)


def test_who_took_the_device_away_is_not_called_any_more(two: Two, receiver: Receiver) -> None:
    mine = two.call_by(receiver.address)["receivers"][0]["id"]
    assert refusal(two.anna, "DELETE", f"/api/calls/{mine}") == "unknown-receiver"
    assert two.ben.send("DELETE", f"/api/calls/{mine}", None)["receivers"] == []
    two.pass_on()
    time.sleep(QUIET)
    assert receiver.sent == []


@pytest.mark.slow
def test_a_call_survives_the_servers_death(folder: Path, box: Mailbox, receiver: Receiver) -> None:
    with hosted(folder, {**SOON, "call_after": 4.0}, **settings(box)) as host:
        two = Two(host)
        two.call_by(receiver.address)
        two.pass_on()
        time.sleep(0.2)
        host.kill()
        assert receiver.sent == []
        host.start()
        receiver.await_sent()
        two.close()


@pytest.mark.slow
def test_of_several_processes_one_calls(folder: Path, box: Mailbox, receiver: Receiver, database: str) -> None:
    given = {**settings(box), "data": database, "processes": 3}
    with hosted(folder, {**SOON, "call_after": 0.3}, **given) as host:
        two = Two(host)
        two.call_by(receiver.address)
        for turn in range(1, 4):
            two.pass_on()
            receiver.await_sent(turn)
            two.visit(play=True)
        time.sleep(QUIET)
        assert len(receiver.sent) == 3
        two.close()


# ---------------------------------------------------------------------- when it does not work


def test_what_fails_is_tried_again_a_few_times(two: Two, receiver: Receiver) -> None:
    receiver.statuses = [503, 429, 200]
    two.call_by(receiver.address)
    two.pass_on()
    receiver.await_sent(3)
    time.sleep(QUIET)
    assert len(receiver.sent) == 3
    receiver.statuses = [500] * 9
    two.visit(play=True)
    two.pass_on()
    receiver.await_sent(6)
    time.sleep(QUIET)
    assert len(receiver.sent) == 6


@pytest.mark.parametrize("status", [404, 410])
def test_a_receiver_that_is_gone_is_forgotten(two: Two, receiver: Receiver, status: int) -> None:
    receiver.statuses = [status]
    two.call_by(receiver.address)
    two.pass_on()
    receiver.await_sent()
    await_it(lambda: None if two.ben.get("/api/calls")["receivers"] else True)


def test_a_redirect_is_not_followed(two: Two, receiver: Receiver) -> None:
    receiver.statuses = [302]
    two.call_by(receiver.address)
    two.pass_on()
    receiver.await_sent()
    time.sleep(QUIET)
    assert [sent.path for sent in receiver.sent] == ["/"]
    assert refusal_of_trial(two, receiver, 302) == "not-sent"


def refusal_of_trial(two: Two, receiver: Receiver, status: int) -> str:
    receiver.statuses = [status]
    mine = two.ben.get("/api/calls")["receivers"][0]["id"]
    return refusal(two.ben, "POST", f"/api/calls/{mine}")


def test_a_receiver_that_hangs_holds_up_nobody(two: Two, receiver: Receiver) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        two.call_by(f"http://127.0.0.1:{silent.getsockname()[1]}/")
        two.call_by(receiver.address)
        two.pass_on()
        began = time.monotonic()
        receiver.await_sent()
        assert time.monotonic() - began < posting.PATIENCE


def test_receivers_of_one_that_all_hang_hold_up_nobody_else(folder: Path, box: Mailbox, receiver: Receiver) -> None:
    limits = {**SOON, "receivers": 2 * AT_ONCE}
    with hosted(folder, limits, **settings(box)) as host, socket.create_server(("127.0.0.1", 0)) as silent:
        slow, quick = Two(host), Two(host, ("Carl", "Dana"))
        for number in range(2 * AT_ONCE):
            slow.call_by(f"http://127.0.0.1:{silent.getsockname()[1]}/{number}")
        quick.call_by(receiver.address)
        slow.pass_on()
        time.sleep(0.5)  # all of them are due
        quick.pass_on()
        began = time.monotonic()
        receiver.await_sent()
        assert time.monotonic() - began < posting.PATIENCE - 1
        slow.close()
        quick.close()


# ---------------------------------------------------------------------- the ways


def templates(receiver: Receiver) -> list[tuple[str, str, str]]:
    return [
        ("ntfy", f"{receiver.address}/my-topic", "/"),
        ("discord", f"{receiver.address}/api/webhooks/1/x", "/api/webhooks/1/x"),
        ("matrix", f"{receiver.address}/webhook/x?a=b", "/webhook/x?a=b"),
        ("text", f"{receiver.address}/t", "/t"),
    ]


def test_a_webhook_speaks_the_form_of_its_service(calling: Host, receiver: Receiver) -> None:
    two = Two(calling, ("@everyone", "Ben"))
    for template, address, _ in templates(receiver):
        two.call_by(address, template)
    two.pass_on()
    receiver.await_sent(4)
    by_path: dict[str, Sent] = {sent.path: sent for sent in receiver.sent}
    assert sorted(by_path) == sorted(path for _, _, path in templates(receiver))
    ntfy, discord, matrix, text = (by_path[path] for _, _, path in templates(receiver))
    assert (ntfy.json["topic"], ntfy.json["title"]) == ("my-topic", "Your turn")
    link = ntfy.json["click"]
    assert discord.json["content"].endswith(link)
    assert "@everyone" in discord.json["content"]
    assert discord.json["allowed_mentions"] == {"parse": []}
    assert matrix.json["text"].endswith(link)
    assert text.headers["content-type"].startswith("text/plain")
    assert text.body.decode().splitlines()[1] == link
    two.close()


def test_a_topic_has_a_name(two: Two, receiver: Receiver) -> None:
    for address in (receiver.address, f"{receiver.address}/"):
        body = {"kind": "webhook", "address": address, "template": "ntfy"}
        assert refusal(two.ben, "POST", "/api/calls", body) == "bad-address"
    assert len(two.call_by(f"{receiver.address}/topic", "ntfy")["receivers"]) == 1


def test_a_push_can_be_read_by_the_browser_alone(two: Two, receiver: Receiver) -> None:
    browser = Browser()
    public_key = two.ben.get("/api/calls")["push"]
    two.ben.send("PUT", "/api/calls", {"language": "ru", "zone": "UTC", "quiet_from": 0, "quiet_to": 0})
    two.call_by(f"{receiver.address}/push/abc", **browser.keys)
    two.pass_on()
    sent = receiver.await_sent()
    said = browser.opened(sent)
    assert said["title"] == "Ваш ход"
    assert said["body"].endswith(", играют также: Anna")
    assert said["table"] == two.table
    assert said["link"].startswith(f"{two.anna.address}/t/{two.table}?since=")
    assert b"Anna" not in sent.body
    claims = signed(sent, public_key)
    assert (claims["aud"], claims["sub"]) == (receiver.address, "mailto:host@example.org")
    assert time.time() < claims["exp"] <= time.time() + 86_400
    assert int(sent.headers["ttl"]) > 0
    with pytest.raises(Exception, match=r".*"):
        Browser().opened(sent)


@pytest.mark.slow
def test_the_key_of_push_is_made_once(folder: Path, box: Mailbox) -> None:
    with hosted(folder, **settings(box)) as host:
        with Visitor(host.address) as anna:
            before = anna.get("/api/calls")["push"]
        host.stop()
        host.start()
        with Visitor(host.address) as anna:
            assert anna.get("/api/calls")["push"] == before


def test_broken_keys_of_a_push_are_refused(two: Two, receiver: Receiver) -> None:
    for keys in ({"p256dh": "AAAA", "auth": "AAAA"}, {"p256dh": "", "auth": ""}, {"p256dh": "é", "auth": "!"}):
        body = {"kind": "push", "address": receiver.address, **keys}
        assert refusal(two.ben, "POST", "/api/calls", body) == "malformed"


def test_mail_comes_only_after_its_address_was_confirmed(two: Two, box: Mailbox) -> None:
    before = len(box.mails)
    asked = two.ben.post("/api/calls", {"kind": "mail", "address": "ben@example.org"})
    assert (asked["receivers"], asked["unconfirmed"]) == ([], 1)
    assert refusal(two.anna, "POST", "/api/calls", {"kind": "mail", "address": "Ben@example.org"}) == "mail-sent"
    two.pass_on()
    time.sleep(QUIET)
    assert len(box.mails) == before + 1  # the question alone
    link = LINK.search(box.mails[-1].get_content())
    assert link is not None
    assert httpx.get(link[0]).text.count("<button>") == 1  # looking at it confirms nothing
    assert two.ben.get("/api/calls")["receivers"] == []
    assert httpx.post(link[0]).status_code == 200
    assert httpx.post(link[0]).status_code == 403
    assert [mine["shown"] for mine in two.ben.get("/api/calls")["receivers"]] == ["ben@example.org"]
    two.visit(play=True)
    two.pass_on()
    mail = box.await_mail(before + 2)
    assert (mail["To"], mail["From"]) == ("ben@example.org", "Tinkuy <tables@example.org>")
    assert mail["Subject"] == "Your turn: Tzolk'in: The Mayan Calendar, with Anna"
    assert f"/t/{two.table}?since=" in mail.get_content()
    stop = mail["List-Unsubscribe"].strip("<>")
    assert stop in mail.get_content()
    assert httpx.get(stop).text.count("<button>") == 1
    assert two.ben.get("/api/calls")["receivers"] != []
    assert httpx.post(stop, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert two.ben.get("/api/calls")["receivers"] == []
    assert httpx.post(stop).status_code == 200


@pytest.mark.parametrize(
    "address",
    ["ben", "ben@", "@example.org", "a b@example.org", "ben@example.org\r\nBcc: eve@example.org", "ben@exa mple.org",
     "<ben@example.org>", "ben@example.org,eve@example.org", "nobody@example.org"],
)  # fmt: skip
def test_no_mail_goes_to_what_is_no_address(two: Two, box: Mailbox, address: str) -> None:
    before = len(box.mails)
    assert refusal(two.ben, "POST", "/api/calls", {"kind": "mail", "address": address}) == (
        "unknown-mail" if address.startswith("nobody") else "bad-mail"
    )
    assert two.ben.get("/api/calls")["unconfirmed"] == 0
    assert len(box.mails) == before


def test_a_visitor_cannot_have_mails_sent_to_many(two: Two) -> None:
    given = [{"kind": "mail", "address": f"victim{number}@example.org"} for number in range(4)]
    for body in given[:3]:
        two.anna.post("/api/calls", body)
    assert refusal(two.anna, "POST", "/api/calls", given[3]) == "mail-sent"


@pytest.mark.parametrize("name", ["203.0.113.9", "[2001:db8::1]:80", "198.51.100.7:8765"])
def test_no_mail_leads_to_where_the_sender_only_says_to_be(two: Two, box: Mailbox, name: str) -> None:
    before = len(box.mails)
    body = {"kind": "mail", "address": "victim@example.org"}
    asked = two.ben.http.post("/api/calls", json=body, headers={"Host": name})
    assert asked.json()["code"] == "no-calls"
    assert len(box.mails) == before


def test_mails_lead_to_the_name_that_was_given_at_the_start(folder: Path, box: Mailbox) -> None:
    before = len(box.mails)
    with hosted(folder, SOON, names=["Tables.Example.org"], **settings(box)) as host:
        asked: list[Any] = []
        for number, name in enumerate(("203.0.113.9", "tables.example.org:8443", "127.0.0.1")):
            with Visitor(host.address) as eve:
                body = {"kind": "mail", "address": f"victim{number}@example.org"}
                asked.append(eve.http.post("/api/calls", json=body, headers={"Host": name}).status_code)
        assert asked == [200] * 3
        links = [LINK.search(mail.get_content()) for mail in box.mails[before:]]
        homes = [link[0].partition("/calls/")[0] for link in links if link]
        assert homes == ["https://tables.example.org", "http://tables.example.org:8443", "https://tables.example.org"]


def test_to_one_address_goes_one_question_whoever_asks_from_wherever(folder: Path, box: Mailbox) -> None:
    with hosted(folder, SOON, names=["one.example.org"], **settings(box)) as host:
        for number, name in enumerate(("one.example.org", "one.example.org:1", "one.example.org:2")):
            with Visitor(host.address) as eve:
                body = {"kind": "mail", "address": "a_b%c@example.org"}
                asked = eve.http.post("/api/calls", json=body, headers={"Host": name})
                assert asked.json().get("code") == (None if number == 0 else "mail-sent")
        with Visitor(host.address) as eve:  # of which the former is no pattern
            body = {"kind": "mail", "address": "axb%c@example.org"}
            assert eve.http.post("/api/calls", json=body).status_code == 200


def test_a_trial_comes_at_once(two: Two, receiver: Receiver) -> None:
    mine = two.call_by(receiver.address)["receivers"][0]["id"]
    two.ben.post(f"/api/calls/{mine}", None)
    assert receiver.await_sent().json["title"] == "This is how Tinkuy calls you"
    assert refusal(two.anna, "POST", f"/api/calls/{mine}") == "unknown-receiver"


def test_a_visitor_has_a_few_receivers(two: Two, receiver: Receiver) -> None:
    for number in range(4):
        two.call_by(f"{receiver.address}/{number}")
    body = {"kind": "webhook", "address": f"{receiver.address}/4"}
    assert refusal(two.ben, "POST", "/api/calls", body) == "many-receivers"
    assert len(two.call_by(f"{receiver.address}/3")["receivers"]) == 4  # the same again


@pytest.mark.slow
def test_calls_in_an_hour_are_limited(folder: Path, box: Mailbox, receiver: Receiver) -> None:
    with hosted(folder, {**SOON, "calls_per_hour": 1}, **settings(box)) as host:
        two = Two(host)
        two.call_by(receiver.address)
        page = two.visit()
        two.pass_on()
        two.page.caught_up(two.whole_turn(page))  # what was seen at the table does not count
        page.close()
        two.pass_on()
        receiver.await_sent()
        others = [Two(host) for _ in range(2)]
        for other in others:
            secret = other.ben.get(f"/api/tables/{other.table}/seats/1/link")["secret"]
            two.ben.post(f"/api/tables/{other.table}/join", {"secret": secret})
            other.pass_on()
        time.sleep(QUIET)
        assert len(receiver.sent) == 1
        for pair in (two, *others):
            pair.close()


def test_a_server_that_was_not_told_to_calls_nobody(anna: Visitor) -> None:
    mine = anna.get("/api/calls")
    assert (mine["push"], mine["webhooks"], mine["mail"]) == ("", False, False)
    for kind in ("push", "webhook", "mail"):
        body = {"kind": kind, "address": "https://example.org/x"}
        assert refusal(anna, "POST", "/api/calls", body) == "no-calls"


# ---------------------------------------------------------------------- quiet hours


def ms(*moment: int, zone: timezone = UTC) -> int:
    return int(datetime(*moment, tzinfo=zone).timestamp() * 1000)  # type: ignore[arg-type, misc]


PRAGUE = timezone(timedelta(hours=1))


@pytest.mark.parametrize(
    ("at", "until"),
    [
        ((2026, 11, 16, 12, 0), (2026, 11, 16, 12, 0)),  # by day
        ((2026, 11, 16, 22, 0), (2026, 11, 17, 7, 30)),  # from the first minute on
        ((2026, 11, 17, 2, 0), (2026, 11, 17, 7, 30)),
        ((2026, 11, 17, 7, 29), (2026, 11, 17, 7, 30)),
        ((2026, 11, 17, 7, 30), (2026, 11, 17, 7, 30)),
        ((2026, 12, 31, 23, 59), (2027, 1, 1, 7, 30)),
    ],
)
def test_quiet_hours_go_by_the_visitors_clock(at: tuple[int, ...], until: tuple[int, ...]) -> None:
    hours = Hours("en", "Europe/Prague", 22 * 60, 7 * 60 + 30)
    assert end_of_quiet(hours, ms(*at, zone=PRAGUE)) == ms(*until, zone=PRAGUE)
    assert end_of_quiet(Hours("en", "Europe/Prague", 60, 60), ms(*at)) == ms(*at)  # there are none


def test_quiet_hours_by_day_and_over_a_change_of_time() -> None:
    assert end_of_quiet(Hours("en", "UTC", 9 * 60, 17 * 60), ms(2026, 11, 16, 10, 0)) == ms(2026, 11, 16, 17, 0)
    spring = Hours("en", "Europe/Prague", 22 * 60, 7 * 60)
    assert end_of_quiet(spring, ms(2026, 3, 28, 22, 0)) == ms(2026, 3, 29, 5, 0)  # seven by summer time


def test_nobody_is_called_in_quiet_hours(two: Two, receiver: Receiver) -> None:
    two.call_by(receiver.address)
    here = datetime.now(UTC)
    minute = here.hour * 60 + here.minute
    hours = {"language": "en", "zone": "UTC", "quiet_from": (minute - 5) % 1440, "quiet_to": (minute + 60) % 1440}
    mine = two.ben.send("PUT", "/api/calls", hours)
    assert (mine["quiet_from"], mine["quiet_to"]) == (hours["quiet_from"], hours["quiet_to"])
    two.pass_on()
    time.sleep(QUIET)
    assert receiver.sent == []


def test_an_unknown_zone_is_refused(two: Two) -> None:
    for zone in ("Mars/Olympus", "../../etc/passwd", "", "/etc/localtime"):
        hours = {"language": "en", "zone": zone, "quiet_from": 0, "quiet_to": 0}
        assert refusal(two.ben, "PUT", "/api/calls", hours) == "bad-zone"


# ---------------------------------------------------------------------- never into the own network


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "192.168.1.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
     "255.255.255.255", "::1", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1",
     "2002:7f00:1::", "::", "ff02::1", "2001:db8::1", "192.0.2.1", "198.18.0.1",
     "fec0::1", "64:ff9b:1::7f00:1", "5f00::1"],
)  # fmt: skip
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


def test_public_addresses() -> None:
    for address in ("93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c", "64:ff9b::5db8:d70e"):
        assert is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "address",
    ["http://example.org/", "ftp://example.org/", "https://", "https://user@example.org/", "https://a:b@example.org/",
     "https://example.org:22/", "https://example.org:99999/", "https://exa mple.org/", "https://example.org/\r\nX: y",
     "javascript:alert(1)", "file:///etc/passwd", "https://[::1", "https://example.org/#x", "//example.org", "é"],
)  # fmt: skip
def test_addresses_that_are_none(address: str) -> None:
    with pytest.raises(BadAddress):
        parse(address, private=False)


@pytest.mark.slow
def test_visitors_cannot_point_the_server_at_itself(folder: Path, receiver: Receiver) -> None:
    with hosted(folder, webhooks=True) as host, Visitor(host.address) as eve:
        port = receiver.address.rpartition(":")[2]
        for place in ("127.0.0.1", "localhost", "[::1]", "0.0.0.0", "2130706433", "127.1", "[::ffff:127.0.0.1]"):
            for scheme in ("http", "https"):
                body = {"kind": "webhook", "address": f"{scheme}://{place}:{port}/"}
                assert refusal(eve, "POST", "/api/calls", body) == "bad-address"
    assert receiver.sent == []


def test_a_name_that_leads_elsewhere_later_is_not_followed(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is looked up anew for every message, and the connection goes to what was checked."""
    port = int(receiver.address.rpartition(":")[2])
    looked_up: list[str] = []

    async def send(leads_to: list[str], private: bool) -> int:
        async def look_up(host: str, *args: Any, **kwargs: Any) -> list[Any]:
            looked_up.append(host)
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in leads_to]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", look_up)
        scheme = "http" if private else "https"
        return await posting.post(f"{scheme}://rebinding.example:{port}/", {}, b"x", private)

    for leads_to in (["127.0.0.1"], ["93.184.215.14", "127.0.0.1"]):
        with pytest.raises(BadAddress):
            asyncio.run(send(leads_to, private=False))
    assert receiver.sent == []
    looked_up.clear()
    assert asyncio.run(send(["127.0.0.1"], private=True)) == 200
    # The name was asked for once, and stands in the request, which went to the checked address.
    assert [host for host in looked_up if host == "rebinding.example"] == ["rebinding.example"]
    assert receiver.sent[0].headers["host"] == f"rebinding.example:{port}"


def test_a_receiver_that_answers_too_much_is_cut_off() -> None:
    async def flood(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            writer.write(b"HTTP/1.1 200 OK\r\n")
            while True:
                writer.write(b"X: " + b"y" * 1000 + b"\r\n")
                await writer.drain()
        except OSError:
            writer.close()

    async def run() -> None:
        server = await asyncio.start_server(flood, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(OSError, match=r"too much|HTTP"):
            await posting.post(f"http://127.0.0.1:{port}/", {}, b"", private=True)
        server.close()

    asyncio.run(run())

"""Somebody away is called: chosen in the settings, shown by the service worker, and the link tells what happened."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.player import Player
from tests.server.hosting import DEALS, Host, hosted
from tests.server.receivers import Browser as Keys
from tests.server.receivers import Mailbox, Receiver, await_it, mailbox, receiving

# The push service of a browser's maker cannot be reached here; the subscription it would give leads to our receiver.
SUBSCRIBED = """
PushManager.prototype.subscribe = async function (options) {{
  window.asked = options;
  return {{ toJSON: () => ({given}) }};
}};
"""
SHOWN = """navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
    .then((notes) => notes.map(({ title, body, tag, data }) => ({ title, body, tag, link: data.link })))"""


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as box:
        yield box


@pytest.fixture
def calling(client: Path, tmp_path: Path, box: Mailbox) -> Iterator[Host]:
    ways: dict[str, Any] = {
        "push": "mailto:host@example.org",
        "webhooks": True,
        "smtp": f"smtp://127.0.0.1:{box.port}",
        "mail_from": "tables@example.org",
        "private_calls": True,
    }
    with hosted(tmp_path, {"call_after": 0.0}, client=str(client), deals=DEALS, **ways) as host:
        yield host


def test_a_push_shows_a_notification_and_leads_to_what_happened(
    chromium: Browser, whole_chromium: Browser, calling: Host, receiver: Receiver
) -> None:
    anna = Player(chromium, calling.address, "Anna")
    ben = Player(whole_chromium, calling.address, "Ben", service_workers="allow", permissions=["notifications"])
    keys = Keys()
    given = json.dumps({"endpoint": f"{receiver.address}/push", "keys": keys.keys})
    ben.context.add_init_script(SUBSCRIBED.format(given=given))
    with closing(anna), closing(ben):
        table = anna.open_table("me", "person", options={"first_player": "0"})
        ben.go(anna.invitation(table, 1))
        for player in (anna, ben):
            player.play_turn(random.Random(1))
        anna.await_turn()
        ben.page.keyboard.press("h")
        switch = ben.page.get_by_role("switch", name="Notifications on this device")
        switch.click()
        # The switch itself is on before browser and server have answered.
        expect(ben.page.get_by_text("this browser", exact=True)).to_be_visible()
        expect(switch).to_be_checked()
        assert ben.page.evaluate("window.asked")["applicationServerKey"] == ben.get("/api/calls")["push"]
        ben.go("/")
        anna.play_turn(random.Random(2))
        said = keys.opened(receiver.await_sent())
        assert said["title"] == "Your turn"
        deliver(ben, json.dumps(said))
        ben.page.wait_for_function(f"() => {SHOWN}.then((notes) => notes.length === 1)")
        (note,) = ben.page.evaluate(SHOWN)
        assert note == {"title": "Your turn", "body": said["body"], "tag": f"tinkuy-{table}", "link": said["link"]}
        ben.page.evaluate("localStorage.removeItem('tinkuy-seen')")  # as on a phone that never saw the table
        ben.page.goto(note["link"])
        expect(ben.page.get_by_role("region", name="While you were away")).to_be_visible()
        assert anna.complaints == ben.complaints == []


def deliver(player: Player, said: str) -> None:
    """As the browser does with what the push service brings."""
    session = player.context.new_cdp_session(player.page)
    found: list[str] = []

    def updated(event: dict[str, Any]) -> None:
        found.extend(registration["registrationId"] for registration in event["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", updated)
    session.send("ServiceWorker.enable")
    while not found:
        player.page.wait_for_timeout(50)
    message = {"origin": player.address, "registrationId": found[0], "data": said}
    session.send("ServiceWorker.deliverPushMessage", message)


def test_webhooks_mail_and_quiet_hours_are_chosen_in_the_lobby(
    chromium: Browser, calling: Host, receiver: Receiver, box: Mailbox
) -> None:
    with closing(Player(chromium, calling.address, "Anna", timezone_id="Europe/Prague")) as anna:
        anna.go("/")
        anna.page.get_by_role("button", name="You here and elsewhere").click()
        anna.page.get_by_label("Where the webhook leads").select_option("Discord")
        anna.page.get_by_label("Address of the webhook").fill(f"{receiver.address}/hook")
        anna.page.get_by_role("button", name="Add", exact=True).click()
        drawer = anna.page.get_by_role("dialog")
        expect(drawer.get_by_role("listitem")).to_contain_text("Discord")
        drawer.get_by_role("button", name="Try").click()
        expect(anna.page.get_by_role("status")).to_contain_text("A message was sent.")
        assert receiver.await_sent().path == "/hook"
        anna.page.get_by_label("Quiet from").fill("22:30")
        anna.page.get_by_label("Quiet until").fill("07:00")
        anna.page.get_by_label("Quiet until").blur()
        expect(drawer).to_contain_text("is told when they are over")
        await_it(lambda: hours_of(anna) == (22 * 60 + 30, 7 * 60, "Europe/Prague") or None)
        anna.page.get_by_role("radio", name="E-mail").check()
        anna.page.get_by_label("E-mail address").fill("anna@example.org")
        anna.page.get_by_role("button", name="Add", exact=True).click()
        expect(anna.page.get_by_role("status")).to_contain_text("A mail was sent to you.")
        assert "anna@example.org" in box.await_mail()["To"]
        drawer.get_by_role("button", name="Remove").click()
        expect(drawer.get_by_role("listitem")).to_have_count(0)
        assert anna.complaints == []


def test_of_two_changes_of_the_hours_the_later_one_stays(chromium: Browser, calling: Host, receiver: Receiver) -> None:
    with closing(Player(chromium, calling.address, "Anna", timezone_id="Europe/Prague")) as anna:
        anna.send("POST", "/api/calls", {"kind": "webhook", "address": f"{receiver.address}/hook", "template": "json"})
        anna.go("/")
        anna.page.get_by_role("button", name="You here and elsewhere").click()
        held: list[Route] = []

        def hold(route: Route) -> None:
            held.append(route)

        expect(anna.page.get_by_label("Quiet from")).to_be_visible()
        # The first is slow on its way.
        anna.page.route("**/api/calls", hold, times=1)
        anna.page.get_by_label("Quiet from").fill("22:30")
        anna.page.get_by_label("Quiet until").fill("07:00")
        anna.page.get_by_label("Quiet until").blur()
        anna.page.wait_for_timeout(300)
        (first,) = held
        first.continue_()
        await_it(lambda: hours_of(anna)[0] or None)
        anna.page.wait_for_load_state("networkidle")
        assert hours_of(anna) == (22 * 60 + 30, 7 * 60, "Europe/Prague")
        assert anna.complaints == []


def hours_of(player: Player) -> tuple[int, int, str]:
    """When they are not called, as the server knows it."""
    hours = player.get("/api/calls")
    return hours["quiet_from"], hours["quiet_to"], hours["zone"]


def test_a_server_that_cannot_call_says_so(chromium: Browser, host: Host) -> None:
    with closing(Player(chromium, host.address)) as me:
        me.open_table("me", "random")
        me.await_turn()
        me.page.keyboard.press("h")
        expect(me.page.get_by_role("dialog")).to_contain_text("This server cannot call you when you are away")
        expect(me.page.get_by_label("Address of the webhook")).to_have_count(0)
        assert me.complaints == []

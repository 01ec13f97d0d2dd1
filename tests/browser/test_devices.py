"""The same player in another browser: by the code that was shown once, and by a passkey of a real authenticator."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, expect

from tests.browser.player import Player
from tests.server.hosting import DEALS, Host, hosted
from tests.server.test_identity import invite

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def two(chromium: Browser, host: Host) -> Iterator[tuple[Player, Player]]:
    """At the server's name, since an address can have no passkeys; Anna has a table."""
    address = host.address.replace("127.0.0.1", "localhost")
    with ExitStack() as stack:
        anna, other = (stack.enter_context(closing(Player(chromium, address, name))) for name in ("Anna", ""))
        anna.new_table("me", "person")
        for player in (anna, other):
            player.go("/")
            player.page.get_by_role("button", name="You here and elsewhere").click()
        yield anna, other
        assert anna.complaints == other.complaints == []


def button(player: Player, name: str) -> Locator:
    return player.page.get_by_role("dialog").get_by_role("button", name=name)


def is_anna(player: Player) -> None:
    expect(player.page.get_by_placeholder("Your name")).to_have_value("Anna")
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    assert len(player.get("/api/me")["tables"]) == 1


def test_a_code_makes_another_browser_the_same_player(two: tuple[Player, Player]) -> None:
    anna, other = two
    button(anna, "Make a recovery code").click()
    code = anna.page.get_by_role("status").locator("output").inner_text()
    other.page.get_by_text("I already play in another browser").click()
    field = other.page.get_by_label("Recovery code", exact=True)
    field.fill("00000-00000-00000-00000")
    button(other, "That is me").click()
    expect(other.page.get_by_role("alert")).to_contain_text("This code opens nothing.")
    assert "403" in other.complaints.pop()  # what the browser itself says of a refusal
    field.fill(code.lower())
    button(other, "That is me").click()
    is_anna(other)
    anna.go("/")
    anna.page.get_by_role("button", name="You here and elsewhere").click()
    expect(button(anna, "Make a new recovery code")).to_be_visible()  # and it is not shown again
    expect(anna.page.get_by_role("dialog")).not_to_contain_text(code)
    expect(anna.page.get_by_role("dialog")).to_contain_text("You are known on 2 devices.")
    button(anna, "Sign the others out").click()
    expect(anna.page.get_by_role("dialog")).not_to_contain_text("devices.")
    other.go("/")
    expect(other.page.get_by_placeholder("Your name")).to_have_value("")


def authenticator(player: Player) -> tuple[CDPSession, str]:
    session = player.context.new_cdp_session(player.page)
    session.send("WebAuthn.enable")
    made: dict[str, Any] = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return session, made["authenticatorId"]


def test_a_passkey_makes_another_browser_the_same_player(two: tuple[Player, Player]) -> None:
    anna, other = two
    session, here = authenticator(anna)
    button(anna, "Add a passkey").click()
    expect(anna.page.get_by_role("dialog")).to_contain_text("1 passkey")
    (key,) = session.send("WebAuthn.getCredentials", {"authenticatorId": here})["credentials"]
    # As a passkey that the maker of the devices carries from one to the other.
    session, there = authenticator(other)
    session.send("WebAuthn.addCredential", {"authenticatorId": there, "credential": key})
    other.page.get_by_text("I already play in another browser").click()
    button(other, "Use a passkey").click()
    is_anna(other)


def test_a_closed_server_opens_by_an_invitation(chromium: Browser, client: Path, tmp_path: Path) -> None:
    closed = hosted(tmp_path, client=str(client), deals=DEALS, invite_only=True)
    with closed as host, ExitStack() as stack:
        owner, guest = (stack.enter_context(closing(Player(chromium, host.address))) for _ in range(2))
        guest.go("/")
        assert [line for line in guest.page.locator("body").inner_text().splitlines() if line] == [
            "This server is open to invited people only; ask whoever runs it for a link.",
            "I have an invitation, or I already play here in another browser",
        ]
        assert guest.page.evaluate("document.styleSheets[0].cssRules.length") > 0
        owner.go(f"/invite/{invite(host, '--may-invite')}")
        owner.page.get_by_role("button", name="Come in").click()
        owner.page.get_by_role("button", name="You here and elsewhere").click()
        button(owner, "Invite somebody to this server").click()
        link = owner.page.get_by_role("status").locator("output").inner_text()
        guest.page.goto(link)
        guest.page.get_by_role("button", name="Come in").click()
        expect(guest.play_now()).to_be_visible()
        assert owner.complaints == []


def test_a_passkey_opens_a_closed_server_on_another_device(chromium: Browser, client: Path, tmp_path: Path) -> None:
    closed = hosted(tmp_path, client=str(client), deals=DEALS, invite_only=True)
    with closed as host, ExitStack() as stack:
        address = host.address.replace("127.0.0.1", "localhost")
        ben, phone = (stack.enter_context(closing(Player(chromium, address))) for _ in range(2))
        ben.go(f"/invite/{invite(host)}")
        ben.page.get_by_role("button", name="Come in").click()
        ben.page.get_by_placeholder("Your name").fill("Ben")
        ben.page.get_by_role("button", name="You here and elsewhere").click()
        session, here = authenticator(ben)
        button(ben, "Add a passkey").click()
        expect(ben.page.get_by_role("dialog")).to_contain_text("1 passkey")
        (key,) = session.send("WebAuthn.getCredentials", {"authenticatorId": here})["credentials"]
        phone.go("/")
        phone.page.get_by_role("link", name="I already play here").click()
        session, there = authenticator(phone)
        session.send("WebAuthn.addCredential", {"authenticatorId": there, "credential": key})
        phone.page.get_by_role("button", name="Use a passkey").click()
        expect(phone.page.get_by_placeholder("Your name")).to_have_value("Ben")

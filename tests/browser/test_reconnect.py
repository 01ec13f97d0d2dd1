"""Server or network go away in the middle of a turn: the page comes back by itself, nothing is doubled."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.server.hosting import DEALS, Host, hosted


@pytest.fixture
def mortal(client: Path, tmp_path: Path) -> Iterator[Host]:
    """A server to be killed; it starts again at the same address with the same file."""
    with hosted(tmp_path, client=str(client), deals=DEALS) as host:
        host.settings["port"] = urlsplit(host.address).port
        yield host


def drafted(sit: Sit, host: Host) -> tuple[Player, str]:
    """Half of the own turn lies on the table."""
    me = sit("Anna", address=host.address)
    table = me.open_table("me", "random", options={"first_player": "0"})
    me.settle_in()
    me.choose("tikal")
    return me, table


def lost(me: Player) -> None:
    expect(me.page.get_by_text("connection lost, trying again")).to_be_visible()


def found(me: Player) -> None:
    expect(me.page.get_by_text("connection lost, trying again")).to_be_hidden()
    me.settled()


def placed_on_tikal(me: Player) -> int:
    """How often the log tells of the turn that must be there once."""
    return me.one(".log li", has_text="Anna placed a worker on Tikal").count()


def test_a_draft_survives_a_server_that_is_killed(sit: Sit, mortal: Host) -> None:
    me, table = drafted(sit, mortal)
    version = me.summary(table)["version"]
    mortal.kill()
    lost(me)
    mortal.start()
    found(me)
    expect(me.chips.last).to_contain_text("Tikal")
    assert me.summary(table)["version"] == version
    me.choose("done")
    me.confirm()
    me.await_turn()
    assert placed_on_tikal(me) == 1


def test_a_turn_confirmed_while_the_server_is_away_counts_once(sit: Sit, mortal: Host) -> None:
    me, table = drafted(sit, mortal)
    me.choose("done")
    mortal.kill()
    lost(me)
    me.confirming.click()
    expect(me.stage).to_have_attribute("aria-busy", "true")
    mortal.start()
    found(me)
    me.await_turn()
    assert placed_on_tikal(me) == 1
    assert me.summary(table)["waiting"] == [0]


def test_an_acknowledged_turn_is_there_after_the_server_was_killed(sit: Sit, mortal: Host) -> None:
    """Killed at the very moment the turn is confirmed: either way the page ends with the turn made once."""
    me, _ = drafted(sit, mortal)
    me.choose("done")
    me.confirming.click()
    mortal.kill()
    lost(me)
    mortal.start()
    found(me)
    me.await_turn()
    assert placed_on_tikal(me) == 1


def test_without_a_network_the_page_waits_and_goes_on(sit: Sit, host: Host) -> None:
    me, _ = drafted(sit, host)
    me.context.set_offline(True)
    lost(me)
    me.context.set_offline(False)
    found(me)
    expect(me.chips.last).to_contain_text("Tikal")
    me.choose("done")
    me.confirm()
    me.await_turn()
    assert placed_on_tikal(me) == 1


def test_a_page_that_is_loaded_again_shows_the_table_as_it_was(sit: Sit) -> None:
    me = sit("Anna")
    me.open_table("me", "random")
    me.play_turn(random.Random(1))
    me.await_turn()
    lines = me.log.all_inner_texts()
    me.choose(me.options[0])
    me.page.reload()
    me.await_turn()
    expect(me.chips).to_have_count(1)  # the draft is kept by its author's browser
    me.undo()
    assert me.log.all_inner_texts() == lines


def test_a_part_that_cannot_be_fetched_waits_for_the_server(sit: Sit, mortal: Host) -> None:
    me = sit("Anna", address=mortal.address)
    me.go("/")
    expect(me.play_now()).to_be_visible()
    me.page.evaluate("window.kept = 1")
    mortal.kill()
    with me.page.expect_event("requestfailed", lambda request: "/health" in request.url):
        me.button("You here and elsewhere").click()  # what it opens was not loaded yet
    expect(me.play_now()).to_be_visible()
    assert me.page.evaluate("window.kept") == 1  # not the browser's own page
    mortal.start()
    me.page.wait_for_function("() => window.kept === undefined")
    me.button("You here and elsewhere").click()
    expect(me.page.get_by_role("dialog")).to_be_visible()
    me.complaints.clear()  # the browser notes what it could not fetch

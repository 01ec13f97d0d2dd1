"""The way home is open from everywhere: emblem, link and Back."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.golden import FOLDER


def emblem(me: Player) -> None:
    me.page.get_by_role("link", name="To the lobby").first.click()


def back(me: Player) -> None:
    me.page.go_back()


WAYS: list[Callable[[Player], None]] = [emblem, back]


def at_home(me: Player) -> None:
    expect(me.play_now()).to_be_visible()
    expect(me.stage).to_have_count(0)
    assert me.page.url == f"{me.address}/"


@pytest.mark.parametrize("way", WAYS)
def test_out_of_a_finished_game_and_its_replay(sit: Sit, way: Callable[[Player], None]) -> None:
    me = sit("Anna")
    table = me.new_table("random", "random")
    me.go("/")
    me.one(f'a[href="/t/{table}"]').first.click()
    expect(me.prompt).to_contain_text("The game is over.")
    way(me)
    at_home(me)
    me.one(f'a[href="/t/{table}"]').first.click()
    expect(me.prompt).to_contain_text("The game is over.")
    me.page.keyboard.press("p")
    expect(me.one(".replay .count")).to_have_text(re.compile(r"^0 /"))
    me.page.keyboard.press("ArrowRight")
    expect(me.one(".replay .count")).to_have_text(re.compile(r"^1 /"))
    way(me)
    at_home(me)


@pytest.mark.parametrize("way", WAYS)
def test_out_of_an_opened_record(sit: Sit, way: Callable[[Player], None]) -> None:
    me = sit("Anna")
    me.go("/")
    me.one("input[type=file]").set_input_files(FOLDER / "tzolkin" / "2.record")
    expect(me.one(".replay .count")).to_have_text(re.compile(r"^0 /"))
    way(me)
    at_home(me)


@pytest.mark.parametrize("way", WAYS)
def test_out_of_the_past_of_a_running_game(sit: Sit, way: Callable[[Player], None]) -> None:
    me = sit("Anna")
    table = me.new_table("me", "random")
    me.ahead(table, 3, random.Random(3))
    me.go("/")
    me.one(f'a[href="/t/{table}"]').first.click()
    me.await_turn()
    me.page.keyboard.press("p")
    expect(me.one(".replay .count")).to_be_visible()
    way(me)
    at_home(me)


def test_the_settings_lead_home_too(sit: Sit) -> None:
    me = sit("Anna")
    me.open_table("random", "random")
    expect(me.prompt).to_contain_text("The game is over.")
    me.page.keyboard.press("h")
    me.page.get_by_role("dialog").get_by_role("link", name="To the lobby").click()
    at_home(me)


def test_back_to_the_present_the_address_is_the_table_s_again(sit: Sit) -> None:
    me = sit("Anna")
    table = me.new_table("me", "random")
    me.ahead(table, 3, random.Random(3))
    me.go(f"/t/{table}?at=2")
    expect(me.one(".replay .count")).to_have_text(re.compile(r"^2 /"))
    assert me.page.url.endswith("?at=2")
    me.button("Back to the present").click()
    expect(me.one(".replay")).to_have_count(0)
    assert me.page.url.endswith(f"/t/{table}")

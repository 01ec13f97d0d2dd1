"""Several people at one screen: a curtain falls between their turns, and behind it there is nothing."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import Player


def curtain(me: Player, name: str) -> None:
    expect(me.page.get_by_role("heading", name=f"Pass the device to {name}")).to_be_visible()


def test_a_curtain_hides_the_table_between_two_people_on_one_screen(sit: Sit) -> None:
    me = sit()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"}]
    table = me.send("POST", "/api/tables", {"game": "tzolkin", "seats": seats, "options": {"first_player": "0"}})["id"]
    me.go(f"/t/{table}")
    me.await_turn()
    annas = me.options
    kept = annas[:2]
    for tile in kept:
        me.choose(tile)
    me.confirming.click()

    curtain(me, "Ben")
    down = me.one("body").inner_html()
    assert me.stage.count() == 0
    assert me.one("[data-thing], [data-option], .player, .log").count() == 0
    for tile in annas:
        assert tile not in down

    me.button("I am Ben").click()
    me.await_turn()
    bens = me.options
    assert not set(bens) & set(annas)
    behind = me.page.content()
    for tile in annas:
        assert tile not in behind
    for tile in bens[:2]:
        me.choose(tile)
    me.confirming.click()

    # From now on everything lies open: the screen is simply the next one's.
    me.await_turn()
    expect(me.one(".player").first).to_contain_text("Anna")
    expect(me.one(".log")).to_contain_text("Ben kept the wealth tile")
    me.play_turn(random.Random(1))
    expect(me.one(".player").first).to_contain_text("Ben")
    me.play_turn(random.Random(2))
    expect(me.one(".player").first).to_contain_text("Anna")
    me.await_turn()
    assert me.page.get_by_text("Pass the device").count() == 0


def test_where_hands_are_held_the_curtain_falls(sit: Sit) -> None:
    me = sit("Anna")
    me.open_table("me", "me", game="tawantinsuyu")
    me.build_turn(random.Random(1))
    me.confirming.click()
    expect(me.page.get_by_role("heading", name="Pass the device to")).to_be_visible()


def test_people_at_one_screen_have_names_of_their_own(sit: Sit) -> None:
    me = sit("Anna")
    table = me.open_table("me", "me", "random")
    expect(me.one(".player")).to_have_count(3)
    assert [seat["name"] for seat in me.summary(table)["seats"]] == ["Anna", "", ""]
    expect(me.one(".rail")).to_contain_text("Anna")
    expect(me.one(".rail")).to_contain_text("Player 2")


def test_against_bots_no_curtain_falls(sit: Sit) -> None:
    me = sit("Anna")
    me.open_table("me", "random", "random")
    me.play_turn(random.Random(1))
    me.play_turn(random.Random(2))
    me.await_turn()
    assert me.page.get_by_text("Pass the device").count() == 0

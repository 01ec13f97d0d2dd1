"""Where games begin: tables of one's own and of others, seats that change hands, names, languages."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.player import Player


def section(me: Player, title: str) -> Locator:
    return me.page.locator("section", has=me.page.get_by_role("heading", name=title, exact=True))


def test_a_table_is_set_up_as_wanted_and_remembered(sit: Sit) -> None:
    me = sit("Anna")
    me.go("/")
    me.page.get_by_role("radio", name="3", exact=True).check(force=True)
    me.page.get_by_label("Who plays seat 3").select_option("bot random")
    me.page.get_by_label("Name at seat 3").fill("Chasca")
    me.page.get_by_label("First player").select_option("1")
    me.button("Open the table").click()
    me.await_turn()
    summary = me.summary(me.page.url.rpartition("/")[2])
    assert [(seat["kind"], seat["bot"]) for seat in summary["seats"]] == [
        ("person", ""),
        ("bot", "greedy"),
        ("bot", "random"),
    ]
    assert summary["seats"][2]["name"] == "Chasca"
    assert summary["options"]["first_player"] == "1"
    assert not summary["open"]
    me.go("/")
    expect(me.page.get_by_label("Who plays seat 3")).to_have_value("bot random")
    expect(me.one(".hero")).to_contain_text("3 players")


def test_my_tables_show_first_what_waits_for_me(sit: Sit) -> None:
    me = sit("Anna")
    waits = me.new_table("me", "random")
    not_mine = me.new_table("person", "person")
    me.go("/")
    mine = section(me, "My tables")
    expect(mine.locator("article")).to_have_count(2)
    expect(mine.locator("article").first).to_contain_text("your turn")
    expect(mine).to_contain_text("1 waits for you")
    expect(me.page).to_have_title(re.compile(r"^\(1\)"))
    assert mine.locator("a").first.get_attribute("href") == f"/t/{waits}"
    assert mine.locator("a").last.get_attribute("href") == f"/t/{not_mine}"
    mine.locator("a").first.click()
    me.await_turn()


def test_an_open_table_is_joined_from_the_lobby(sit: Sit) -> None:
    anna, ben = sit("Anna"), sit("Ben")
    anna.go("/")
    anna.page.get_by_label("Who plays seat 2").select_option("person")
    anna.page.get_by_role("radio", name="Everybody").check(force=True)
    anna.button("Open the table").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Later").click()
    table = anna.page.url.rpartition("/")[2]
    ben.go("/")
    offered = section(ben, "Open tables").locator("article", has=ben.page.locator(f'a[href="/t/{table}"]'))
    offered.get_by_role("button", name="Take a seat").click()
    ben.await_turn()
    assert ben.summary(table)["seats"][1]["mine"]
    expect(anna.one(".rail")).to_contain_text("Ben")


def test_a_seat_is_left_and_taken_again_and_given_to_a_bot(sit: Sit) -> None:
    anna, ben = sit("Anna"), sit("Ben")
    table = anna.open_table("me", "person", options={"first_player": "0"})
    link = anna.invitation(table, 1)
    ben.go(link)
    ben.await_turn()
    ben.page.keyboard.press("t")
    drawer = ben.page.get_by_role("dialog", name="Table")
    drawer.get_by_role("button", name="Leave the seat").click()
    drawer.get_by_role("button", name="Leave the seat").last.click()
    expect(ben.page.get_by_text("you are watching")).to_be_visible()
    assert ben.options == []

    ben.go("/")
    ben.go(anna.invitation(table, 1))
    ben.await_turn()
    ben.page.close()

    anna.await_turn()
    anna.page.keyboard.press("t")
    drawer = anna.page.get_by_role("dialog", name="Table")
    drawer.get_by_role("button", name="Give to a bot").click()
    drawer.get_by_label("Which bot").select_option("random")
    drawer.get_by_role("button", name="Let it play").click()
    anna.page.keyboard.press("Escape")
    anna.play_turn(random.Random(1))
    anna.play_turn(random.Random(2))
    anna.await_turn()
    assert anna.summary(table)["seats"][1]["bot"] == "random"


def test_a_seat_goes_on_on_another_device(sit: Sit) -> None:
    home, phone = sit("Anna"), sit()
    table = home.open_table("me", "random")
    home.await_turn()
    home.page.keyboard.press("t")
    drawer = home.page.get_by_role("dialog", name="Table")
    drawer.get_by_role("button", name="Other device").click()
    link = drawer.get_by_role("textbox", name=re.compile("^Link of the seat"))
    expect(link).to_have_value(re.compile(f"/t/{table}#"))
    phone.go(link.input_value())
    phone.play_turn(random.Random(1))
    expect(home.one(".log")).to_contain_text("kept the wealth tile")


def test_who_comes_back_is_told_what_happened_meanwhile(sit: Sit) -> None:
    anna, ben = sit("Anna"), sit("Ben")
    table = anna.open_table("me", "person", options={"first_player": "0"})
    ben.go(anna.invitation(table, 1))
    anna.play_turn(random.Random(1))
    anna.go("/")
    expect(anna.button("Play now")).to_be_visible()
    ben.play_turn(random.Random(2))
    anna.go(f"/t/{table}")
    digest = anna.page.get_by_role("region", name="While you were away")
    expect(digest).to_contain_text("Ben")
    digest.get_by_role("button", name="Understood").click()
    expect(digest).to_have_count(0)
    anna.page.reload()
    anna.await_turn()
    assert digest.count() == 0


def test_name_language_and_theme_are_kept(sit: Sit) -> None:
    me = sit()
    me.go("/")
    me.page.get_by_placeholder("Your name").fill("Illari")
    me.page.get_by_label("Language").select_option("cs")
    expect(me.one("html")).to_have_attribute("lang", "cs")
    me.one("header button").last.click()
    expect(me.one("html")).to_have_attribute("data-theme", "dark")
    me.page.reload()
    expect(me.one("html")).to_have_attribute("lang", "cs")
    expect(me.one("html")).to_have_attribute("data-theme", "dark")
    expect(me.one("#name")).to_have_value("Illari")


def test_a_link_to_nowhere_says_so(sit: Sit) -> None:
    me = sit()
    me.go("/t/nosuchtable")
    expect(me.page.get_by_text("There is no such table.")).to_be_visible()
    me.page.get_by_role("link", name="To the lobby").click()
    expect(me.button("Play now")).to_be_visible()
    me.complaints.clear()  # the browser notes the refused request

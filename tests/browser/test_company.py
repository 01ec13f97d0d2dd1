"""Beside the game: people talk, name things, mute, take notes, and see who watches."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.player import Player


def talk(player: Player) -> Locator:
    player.page.keyboard.press("m")
    drawer = player.page.get_by_role("dialog", name="Talk and notes")
    expect(drawer).to_be_visible()
    return drawer


def say(player: Player, words: str) -> None:
    field = player.page.get_by_role("textbox", name="Say something")
    field.fill(words)
    field.press("Enter")
    expect(field).to_have_value("")


def test_two_people_talk_and_each_reads_things_in_their_own_language(sit: Sit) -> None:
    anna, ben = sit("Anna"), sit("Ben", language="cs")
    table = anna.open_table("me", "person")
    ben.go(anna.invitation(table, 1))
    for player in (anna, ben):
        player.await_turn()
    talk(anna)
    field = anna.page.get_by_role("textbox", name="Say something")
    field.fill("<b>Look</b> at [Hall of agriculture a")
    anna.page.get_by_role("list", name="Things of the game").get_by_role("button").first.click()
    field.press("End")
    field.press("Enter")
    expect(ben.page.get_by_role("status", name="1 nepřečtená zpráva")).to_be_visible()
    ben.page.keyboard.press("m")
    said = ben.page.get_by_role("log", name="Chat").locator(".said")
    expect(said).to_contain_text("<b>Look</b> at Dům zemědělství a kamene")
    assert said.locator("b").count() == 0
    expect(ben.page.locator(".unread")).to_have_count(0)
    said.locator(".thing").hover()
    expect(ben.page.get_by_role("tooltip")).to_contain_text("Dům zemědělství a kamene")

    ben.page.get_by_role("textbox", name="Řekněte něco").fill("Vidím")
    ben.page.keyboard.press("Enter")
    theirs = anna.one(".line", has_text="Vidím")
    expect(theirs).to_be_visible()
    theirs.hover()
    theirs.get_by_role("button", name="Mute").click()
    expect(anna.page.get_by_role("log", name="Chat")).to_contain_text("You do not want to read this person.")
    expect(anna.one(".line", has_text="Vidím")).to_have_count(0)
    anna.page.reload()
    anna.await_turn()
    talk(anna)
    expect(anna.page.get_by_role("log", name="Chat")).to_contain_text("You do not want to read this person.")


def test_a_click_with_shift_names_a_thing_of_the_board_and_chooses_nothing(sit: Sit) -> None:
    anna = sit("Anna")
    anna.open_table("me", "random")
    anna.await_turn()
    talk(anna)
    anna.stage.locator('[data-thing="gear:tikal"], [data-thing^="space:tikal"]').first.click(
        modifiers=["Shift"], force=True
    )
    expect(anna.page.get_by_role("textbox", name="Say something")).to_have_value("[Tikal] ")
    assert anna.chips.count() == 0


def test_who_watches_is_seen_and_talks_apart(sit: Sit) -> None:
    anna, eve = sit("Anna"), sit("Eve")
    table = anna.open_table("me", "person")
    anna.await_turn()
    eve.go(f"/t/{table}")
    expect(eve.page.get_by_text("you are watching")).to_be_visible()
    drawer = talk(anna)
    expect(drawer).to_contain_text("Watching: Eve")
    expect(drawer).to_contain_text("What they say among themselves you see after the game.")
    talk(eve)
    say(eve, "She should take the corn")
    say(anna, "Hello")
    expect(eve.one(".line")).to_have_count(2)
    expect(anna.one(".line")).to_have_count(1)
    assert not [frame for frame in anna.heard if "take the corn" in frame]


def test_notes_are_there_after_a_reload(sit: Sit) -> None:
    anna = sit("Anna")
    anna.open_table("me", "random")
    anna.await_turn()
    drawer = talk(anna)
    drawer.get_by_role("radio", name="Notes").check()
    field = drawer.get_by_role("textbox", name="Notes")
    field.fill("Temples first,\nthen corn")
    expect(drawer).to_contain_text("Kept")
    anna.page.reload()
    anna.await_turn()
    drawer = talk(anna)
    drawer.get_by_role("radio", name="Notes").check()
    expect(drawer.get_by_role("textbox", name="Notes")).to_have_value("Temples first,\nthen corn")


def test_answers_given_beforehand_stay_until_they_are_taken_away(sit: Sit) -> None:
    anna = sit("Anna")
    anna.open_table("me", "person", game="tawantinsuyu")
    anna.await_turn()
    drawer = talk(anna)
    drawer.get_by_role("radio", name="Beforehand").check()
    choice = drawer.locator("select").last
    wanted = choice.locator("option").last.inner_text()
    choice.select_option(label=wanted)
    chosen = drawer.locator(".chosen")
    expect(chosen).to_contain_text(wanted)
    drawer.get_by_role("radio", name="Until I change it").check()
    anna.page.reload()
    anna.await_turn()
    drawer = talk(anna)
    drawer.get_by_role("radio", name="Beforehand").check()
    expect(drawer.locator(".chosen")).to_contain_text(wanted)
    expect(drawer.get_by_role("radio", name="Until I change it")).to_be_checked()
    drawer.get_by_role("button", name=f"Take away: {wanted}").click()
    expect(drawer.locator(".chosen")).to_have_count(0)

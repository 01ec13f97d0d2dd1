"""Teotihuacan in the lobby: three ways to play for newcomers, options that go only together with others, its card."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.playing import ready


def test_what_goes_only_together_with_something_is_closed_until_that_is_chosen(sit: Sit) -> None:
    me = sit("Anna")
    me.go("/")
    me.page.get_by_role("radio", name="Teotihuacan").check()
    form = me.one("form")
    play = form.get_by_role("combobox", name="What do you play?")
    expect(play.locator("option")).to_have_count(3)
    modules = form.locator("details").filter(has_text="Seasons of Progress")
    modules.locator("summary").click()
    quiet = modules.get_by_role("combobox", name="The season without effect")
    out = quiet.locator("option[value=out]")
    expect(out).to_be_disabled()
    expect(modules).to_contain_text("Only with Seasons of Progress (M3): yes")
    modules.get_by_role("checkbox", name="Seasons of Progress").check()
    expect(out).to_be_enabled()
    quiet.select_option("out")
    modules.get_by_role("checkbox", name="Seasons of Progress").uncheck()
    expect(out).to_be_disabled()
    expect(quiet).to_have_value("in")
    play.select_option("modules")
    expect(out).to_be_enabled()
    quiet.select_option("out")
    me.button("Open the table").click()
    assert ready(me)
    options = me.summary(me.page.url.rpartition("/")[2])["options"]
    assert (options["play"], options["quiet_season"]) == ("modules", "out")


def test_what_is_in_play_is_ticked_whatever_has_brought_it(sit: Sit) -> None:
    me = sit("Anna")
    me.go("/")
    me.page.get_by_role("radio", name="Teotihuacan").check()
    form = me.one("form")
    play = form.get_by_role("combobox", name="What do you play?")
    modules = form.locator("details").filter(has_text="Seasons of Progress")
    modules.locator("summary").click()
    boxes = modules.get_by_role("checkbox")
    expect(boxes).to_have_count(5)

    def ticked() -> list[bool]:
        return [box.is_checked() for box in boxes.all()]

    assert ticked() == [False] * 5
    play.select_option("modules")
    assert ticked() == [True] * 5
    # Who leaves one of them out has the other four.
    modules.get_by_role("checkbox", name="Seasons of Progress").uncheck()
    assert ticked().count(True) == 4
    expect(play).to_have_value("base")
    me.button("Open the table").click()
    assert ready(me)
    options = me.summary(me.page.url.rpartition("/")[2])["options"]
    chosen = {name: options[name] for name in ("play", "priests", "height", "seasons", "architecture", "development")}
    on = dict.fromkeys(("priests", "height", "architecture", "development"), "on")
    assert chosen == {"play": "base", "seasons": "off", **on}
    me.open_table("me", "random", game="teotihuacan", options={"play": "modules"})
    assert ready(me)
    me.page.keyboard.press("t")
    expect(me.page.get_by_role("dialog").locator("dl > div", has_text="Seasons of Progress")).to_contain_text("yes")


def test_the_card_of_the_game_has_its_picture_and_plays_now(sit: Sit) -> None:
    me = sit("Anna")
    me.go("/")
    card = me.one("[data-card=teotihuacan]")
    expect(card.locator("svg use[href='#die-3']").first).to_be_attached()
    me.play_now("teotihuacan").click()
    assert ready(me)
    expect(me.one('[data-thing="board:palace"]')).to_be_attached()

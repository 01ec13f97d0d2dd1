"""Whose turn has come is called: by the tab's title and icon, by a sound and by a notification, as each has chosen."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import Sit
from tests.browser.player import Player

# What a page plays and shows cannot be heard or seen by a test, so it is noted on its way to the browser.
NOTED = """
window.rung = 0; window.notes = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...at) { window.rung += 1; return start.apply(this, at); };
window.Notification = class extends Notification {
  constructor(title, more) { super(title, more); window.notes.push(`${title}: ${more.body}`); }
};
"""
CALLS = re.compile("^● Your turn · Tzolk'in")
QUIET = re.compile("^Tzolk'in")


def icon(player: Player) -> Locator:
    return player.one("link[rel=icon]")


def together(sit: Sit, **ben: object) -> tuple[Player, Player]:
    """Two people after the choice of wealth; Anna is asked and Ben waits."""
    anna, other = sit("Anna"), sit("Ben", **ben)
    other.context.add_init_script(NOTED)
    table = anna.open_table("me", "person", options={"first_player": "0"})
    other.go(anna.invitation(table, 1))
    for player in (anna, other):
        player.play_turn(random.Random(1))
    anna.await_turn()
    expect(other.prompt).to_contain_text("Waiting for Anna")
    return anna, other


def test_the_tab_says_whose_turn_it_is(sit: Sit) -> None:
    anna, ben = together(sit)
    expect(anna.page).to_have_title(CALLS)
    expect(icon(anna)).to_have_attribute("href", "/icon-turn.svg")
    expect(ben.page).to_have_title(QUIET)
    expect(icon(ben)).to_have_attribute("href", "/icon.svg")
    anna.play_turn(random.Random(2))
    expect(ben.page).to_have_title(CALLS)
    expect(icon(ben)).to_have_attribute("href", "/icon-turn.svg")
    expect(anna.page).to_have_title(QUIET)
    assert ben.page.evaluate("[window.rung, window.notes]") == [0, []]  # nobody asked for more


def test_the_icons_of_the_tab_are_there(sit: Sit) -> None:
    me = sit()
    for path, media in (("/icon.svg", "svg+xml"), ("/icon-turn.svg", "svg+xml"), ("/icon-192.png", "png")):
        reply = me.context.request.get(path)
        assert reply.ok
        assert reply.headers["content-type"] == f"image/{media}"


AWAY = {
    "in another tab": "Object.defineProperty(document, 'visibilityState', { value: 'hidden' })",
    "in another window": "document.hasFocus = () => false",
}


@pytest.mark.parametrize("away", AWAY)
def test_a_sound_and_a_notification_come_where_they_are_wanted(sit: Sit, whole_chromium: Browser, away: str) -> None:
    anna, ben = together(sit, browser=whole_chromium, permissions=["notifications"])
    ben.page.keyboard.press("h")
    ben.page.get_by_role("switch", name="Sound when it is my turn").click()
    assert ben.page.evaluate("window.rung") == 2  # it is heard when it is switched on
    ben.page.get_by_role("switch", name="Notify me when it is my turn").click()
    expect(ben.page.get_by_role("switch", name="Notify me when it is my turn")).to_be_checked()
    ben.page.evaluate(AWAY[away])
    anna.play_turn(random.Random(2))
    expect(ben.page).to_have_title(CALLS)
    ben.page.wait_for_function("() => window.rung === 4 && window.notes.length === 1")
    assert ben.page.evaluate("window.notes[0]").startswith("Your turn: Tzolk'in")


def test_who_looks_at_the_table_is_not_notified(sit: Sit) -> None:
    anna, ben = together(sit, permissions=["notifications"], notify=True, sound=True)
    heard = ben.page.evaluate("window.rung")
    anna.play_turn(random.Random(2))
    expect(ben.page).to_have_title(CALLS)
    ben.page.wait_for_function(f"() => window.rung === {heard + 2}")
    assert ben.page.evaluate("window.notes") == []

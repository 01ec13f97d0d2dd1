"""Axomamma's turn is shown step by step, at the pace that the player sets."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import PHONE, Player
from tests.browser.playing import asked, play_on
from tests.browser.tawantinsuyu.playing import brief, position
from tests.server.hosting import Host

TABLET = {"width": 820, "height": 1180}
CLAUSE = re.compile(r"^TA-\d+\.\d+$")


def her_turn(me: Player) -> int:
    """Play until she has had a turn; how many steps that had."""
    shown = me.one("section.automa")
    assert play_on(me, brief(random.Random(3)), lambda me: shown.count() > 0 and asked(me) != "")
    return int(shown.locator("header .quiet").inner_text().partition("/")[2])


def test_each_click_shows_a_step_with_its_clause(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", pace="click", address=prepared.address)
    position(me, "alone", "me")
    steps = her_turn(me)
    assert steps > 2
    shown = me.one("section.automa")
    lines = shown.get_by_role("listitem")
    expect(lines).to_have_count(1)
    shown.get_by_role("button", name="Next step").click()
    expect(lines).to_have_count(2)
    shown.get_by_role("button", name="Show all").click()
    expect(lines).to_have_count(steps)
    expect(shown.get_by_role("button", name="Next step")).to_be_disabled()
    for line in lines.all():
        assert CLAUSE.match(line.get_by_role("button").inner_text())
        assert len(line.locator("span").first.inner_text()) > 8
    clause = lines.first.get_by_role("button").inner_text()
    lines.first.get_by_role("button").click()
    rules = me.page.get_by_role("dialog", name="Rules")
    expect(rules.locator("[aria-current=location]")).to_contain_text(clause)
    me.page.keyboard.press("Escape")
    shown.get_by_role("button", name="Close").click()
    expect(shown).to_have_count(0)


def test_steps_come_by_themselves_at_a_pace_that_is_kept(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", pace="click", address=prepared.address)
    position(me, "alone", "me")
    steps = her_turn(me)
    shown = me.one("section.automa")
    expect(shown.get_by_role("listitem")).to_have_count(1)
    shown.get_by_role("combobox").select_option("Fast")
    expect(shown.get_by_role("listitem")).to_have_count(min(3, steps))
    shown.get_by_role("combobox").select_option("At once")
    expect(shown.get_by_role("listitem")).to_have_count(steps)
    assert me.page.evaluate("JSON.parse(localStorage['tinkuy-settings']).pace") == "once"
    me.page.keyboard.press("h")
    pace = me.page.get_by_role("dialog", name="Settings and help").get_by_role("combobox", name="Pace of the others")
    expect(pace).to_have_value("once")


def test_her_board_and_her_steps_are_explained(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", pace="once", address=prepared.address)
    position(me, "alone", "me")
    her_turn(me)
    me.one('[data-thing="board:axomamma"]').hover()
    expect(me.page.get_by_role("tooltip")).to_contain_text("The die says which tokens act")
    expect(me.one(".player", has_text="Axomamma")).to_contain_text("solo opponent")


@pytest.mark.parametrize("viewport", [TABLET, PHONE], ids=["tablet", "phone"])
def test_her_steps_leave_the_board_in_sight_where_no_rail_is(
    sit: Sit, prepared: Host, viewport: dict[str, int]
) -> None:
    me = sit("Anna", pace="click", viewport=viewport, address=prepared.address)
    position(me, "alone", "me")
    her_turn(me)
    shown = me.one("section.automa")
    steps, board, prompt = shown.bounding_box(), me.stage.bounding_box(), me.one(".prompt").bounding_box()
    assert steps
    assert board
    assert prompt
    assert board["height"] > 180
    assert board["y"] + board["height"] <= steps["y"]
    assert steps["y"] + steps["height"] <= prompt["y"]
    for name in ("Next step", "Show all", "Close"):
        expect(shown.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    shown.get_by_role("button", name="Next step").click()
    expect(shown.get_by_role("listitem")).to_have_count(2)
    me.choose("move_priest")
    expect(shown).to_have_count(0)  # who acts has seen enough, and the room is needed
    me.undo()
    expect(shown).to_be_visible()

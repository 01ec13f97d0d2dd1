"""Axomamma's turn is shown step by step, at the pace that the player sets."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.player import PHONE, Player
from tests.browser.playing import play_on
from tests.browser.tawantinsuyu.playing import brief, position
from tests.server.hosting import Host

TABLET = {"width": 820, "height": 1180}
ON_THE_HILL = '[data-piece^="worker:"]:not([data-place^="village"], [data-place="nomads"], [data-place^="seat"])'
CLAUSE = re.compile(r"^TA-\d+\.\d+$")


def her_turn(me: Player) -> int:
    """Play until she takes a turn; how many lines that has."""
    shown = me.one("section.automa")
    assert play_on(me, brief(random.Random(3)), lambda me: shown.count() > 0)
    return int(shown.locator("header .quiet").inner_text().partition("/")[2])


def bar(me: Player) -> Locator:
    return me.page.get_by_role("region", name="How others' turns are shown")


def next_step(me: Player) -> None:
    """Until it has come, with its lines."""
    lines = me.one("section.automa li").count()
    bar(me).get_by_role("button", name="Next step").click()
    expect(me.one("section.automa li").nth(lines)).to_be_attached()


def test_each_click_shows_a_step_with_its_clause(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", pace="click", address=prepared.address)
    position(me, "alone", "me")
    steps = her_turn(me)
    assert steps > 2
    shown = me.one("section.automa")
    lines = shown.get_by_role("listitem")
    expect(lines).to_have_count(0)
    assert me.options == []  # nothing is asked before the present is shown
    next_step(me)
    expect(lines).to_have_count(1)
    next_step(me)
    expect(lines).to_have_count(2)
    bar(me).get_by_role("button", name="Skip").click()
    expect(lines).to_have_count(steps)
    expect(bar(me)).to_have_count(0)
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


def test_what_she_does_is_seen_with_the_line_that_tells_it(sit: Sit, prepared: Host) -> None:
    """Her pieces move one after another, not all before the first line."""
    me = sit("Anna", pace="click", address=prepared.address)
    table = position(me, "alone", "me")
    her_turn(me)
    version = me.summary(table)["version"]
    moment = me.get(f"/api/tables/{table}/at/{version}?seat=0")
    workers = [sum(kind >= 0 for kind in step["view"]["state"]["hill"]) for step in moment["steps"]]
    scores = [int(step["view"]["scores"][1]) for step in moment["steps"]]
    assert len(set(zip(workers, scores, strict=True))) > 1
    drawn = me.one(ON_THE_HILL)
    seen: list[tuple[int, int]] = []
    for _ in moment["steps"]:
        next_step(me)
        points = me.one(".player", has_text="Axomamma").locator(".score").inner_text()
        seen.append((drawn.count(), int(points.replace("\u2212", "-"))))
    assert seen == list(zip(workers, scores, strict=True))
    bar(me).get_by_role("button", name="Next step").click()
    expect(bar(me)).to_have_count(0)
    me.await_turn()


def test_steps_come_by_themselves_at_a_pace_that_is_kept(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", pace="click", address=prepared.address)
    position(me, "alone", "me")
    steps = her_turn(me)
    lines = me.one("section.automa").get_by_role("listitem")
    bar(me).get_by_role("combobox").select_option("Fast")
    expect(lines.nth(2)).to_be_attached()
    bar(me).get_by_role("combobox").select_option("At once")
    expect(lines).to_have_count(steps)
    expect(bar(me)).to_have_count(0)
    assert me.page.evaluate("JSON.parse(localStorage['tinkuy-settings']).pace") == "once"
    me.page.keyboard.press("h")
    pace = me.page.get_by_role("dialog", name="Settings and help").get_by_role("combobox", name="Pace of the others")
    expect(pace).to_have_value("once")


def test_her_turn_is_seen_step_by_step_again_in_a_replay(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", pace="once", address=prepared.address)
    table = position(me, "alone", "me")
    her_turn(me)
    version = me.summary(table)["version"]
    happened = me.one(".replay .happened")
    me.page.keyboard.press("p")
    expect(me.one(".replay .count")).to_have_text(f"{version - 1} / {version}")
    seen = []
    for _ in me.get(f"/api/tables/{table}/at/{version}?seat=0")["steps"]:
        before = happened.inner_text()
        me.page.keyboard.press("ArrowRight")
        expect(happened).not_to_have_text(before)
        seen.append(happened.inner_text())
    assert len(seen) > 2
    me.page.keyboard.press("ArrowRight")
    expect(me.one(".replay")).to_have_count(0)
    me.await_turn()


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
    for button in (bar(me).get_by_role("button", name="Next step"), shown.get_by_role("button", name="Close")):
        expect(button).to_be_in_viewport(ratio=1)
    next_step(me)
    next_step(me)
    expect(shown.get_by_role("listitem")).to_have_count(2)
    assert shown.bounding_box() == steps  # lines come without moving the board
    bar(me).get_by_role("button", name="Skip").click()
    me.await_turn()
    me.choose("move_priest")
    expect(shown).to_have_count(0)  # who acts has seen enough, and the room is needed
    me.undo()
    expect(shown).to_be_visible()

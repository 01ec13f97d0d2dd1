"""Words have 10 px at least, targets 24 px for a pointer and 44 px for a finger, and none lies over another."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.looking import remaining
from tests.browser.player import PHONE, Player
from tests.browser.playing import ready
from tests.browser.screens import LANGUAGES, screens

SIZES = [(1366, 768), (1280, 720), (1024, 768), (820, 1180), (390, 844), (683, 384)]
# Words on the page with less than 10 px, drawn ones by the scale of their drawing.
SMALL = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const one = walk.currentNode.parentElement;
    if (!walk.currentNode.textContent.trim() || one.closest(".reader-only, style, script, title, option")) continue;
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (!one.getBoundingClientRect().width) continue;
    const matrix = one.getScreenCTM?.();
    const size = parseFloat(getComputedStyle(one).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    if (size >= 9.95) continue;
    const drawn = one.closest("[class]").className.baseVal ?? one.className;
    found.push(`${drawn}: ${walk.currentNode.textContent} ${size.toFixed(1)}`);
  }
  return found;
}"""
# Controls and glowing things that are smaller than they should be.
NARROW = """([selector, least]) => [...document.querySelectorAll(selector)].flatMap((one) => {
  if (!one.checkVisibility({ visibilityProperty: true }) || one.closest(".reader-only")) return [];
  const box = (one.querySelector(".near") ?? one.querySelector(".hit") ?? one).getBoundingClientRect();
  const wide = one.matches(".player .open") ? one.closest(".player").getBoundingClientRect() : box;
  return wide.width < least - 0.5 || wide.height < least - 0.5
    ? [`${one.dataset.thing ?? one.className} ${wide.width.toFixed(0)} x ${wide.height.toFixed(0)}`]
    : [];
})"""
# Things that glow, are drawn apart and yet are hit in one place. What lies turned has no more room than its drawing.
OVERLAID = """() => {
  const meet = (a, b, by) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > by
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
  const things = [...document.querySelectorAll(".choice.legal:not([transform])")].map((one) => ({
    name: one.dataset.thing,
    drawn: one.querySelector(".hit").getBoundingClientRect(),
    hit: (one.querySelector(".near") ?? one.querySelector(".hit")).getBoundingClientRect(),
  }));
  return things.flatMap((one, i) => things.slice(i + 1)
    .filter((other) => other.name !== one.name && !meet(one.drawn, other.drawn, 0) && meet(one.hit, other.hit, 1))
    .map((other) => `${one.name} and ${other.name}`));
}"""
CONTROLS = 'button, a, select, summary, [role="button"].legal:not([transform])'


def late(me: Player, game: str) -> None:
    table = me.new_table("me", "random", "random", "random", game=game)
    me.ahead(table, 6, random.Random(3))
    me.go(f"/t/{table}")
    ready(me)


def each_part(me: Player) -> int:
    """The tabs of the board where there are some; the last button zooms."""
    return max(1, me.one(".board nav button").count() - 1)


@pytest.mark.parametrize("game", ["tzolkin", "tawantinsuyu", "inca_empire"])
def test_words_can_be_read_and_targets_hit_at_every_size(sit: Sit, game: str) -> None:
    me = sit("Anna")
    late(me, game)
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.wait_for_timeout(200)
        for part in range(each_part(me)):
            tabs = me.one(".board nav button")
            if tabs.count():
                tabs.nth(part).click()
            assert (width, part, remaining(me.page, SMALL)) == (width, part, [])
            assert (width, part, remaining(me.page, NARROW, [CONTROLS, 24])) == (width, part, [])
            assert (width, part, remaining(me.page, OVERLAID)) == (width, part, [])


@pytest.mark.parametrize("game", ["tzolkin", "tawantinsuyu", "teotihuacan", "inca_empire"])
def test_a_finger_hits_every_control_of_a_phone(sit: Sit, game: str) -> None:
    me = sit("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    late(me, game)
    for part in range(each_part(me)):
        me.one(".board nav button").nth(part).tap()
        assert (part, remaining(me.page, NARROW, ["button, a, select, summary", 44])) == (part, [])
        assert (part, remaining(me.page, OVERLAID)) == (part, [])


@screens(["ru"], language=LANGUAGES)
def test_a_finger_hits_what_others_are_followed_by(sit: Sit, language: str) -> None:
    me = sit("Anna", language=language, pace="click", viewport=PHONE, has_touch=True, is_mobile=True)
    table = me.new_table("me", "greedy", "greedy")
    me.ahead(table, 5, random.Random(3))
    me.go(f"/t/{table}")
    me.await_turn()
    me.build_turn(random.Random(6))
    me.confirming.tap()
    expect(me.one(".follow .next")).to_be_visible()
    assert remaining(me.page, NARROW, [".follow :is(button, select)", 44]) == []
    expect(me.one(".follow .button").last).to_be_in_viewport(ratio=1)


def test_a_finger_hits_what_lies_in_lobby_and_drawers(sit: Sit) -> None:
    me = sit("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    late(me, "tawantinsuyu")
    # A link within a sentence is as high as its line, and a switch is hit on its whole row.
    within = "p button, .introduction button, [type=radio], [type=checkbox]"
    controls = f":is(button, a.button, select, summary, input):not({within})"
    for key in "hrst":
        me.page.keyboard.press(key)
        expect(me.page.get_by_role("dialog")).to_be_visible()
        assert (key, remaining(me.page, NARROW, [f"[role=dialog] :is({controls})", 44])) == (key, [])
        me.page.keyboard.press("Escape")
    me.page.keyboard.press("p")
    expect(me.one(".replay .count")).to_be_visible()
    assert remaining(me.page, NARROW, [f".replay :is({controls})", 44]) == []
    me.go("/")
    me.one("details.panel > summary").tap()
    assert remaining(me.page, NARROW, [controls, 44]) == []

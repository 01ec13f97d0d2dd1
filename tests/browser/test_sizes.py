"""A laptop shows everything without scrolling, a phone plays by tapping."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.looking import remaining
from tests.browser.player import PHONE, Player
from tests.browser.playing import asked, play_on
from tests.browser.screens import LANGUAGES, screens

ROOM = """() => {
  const page = document.documentElement;
  return { down: page.scrollHeight - innerHeight, across: page.scrollWidth - innerWidth };
}"""
# Controls that are cut off at the side and cannot be scrolled to.
LOST = """() => [...document.querySelectorAll("button, a, select, input")].filter((one) => {
  const box = one.getBoundingClientRect();
  if (!box.width || one.closest(".reader-only") || (box.left >= -1 && box.right <= innerWidth + 1)) return false;
  for (let up = one.parentElement; up; up = up.parentElement) {
    if (["auto", "scroll"].includes(getComputedStyle(up).overflowX)) return false;
  }
  return true;
}).map((one) => one.outerHTML.slice(0, 120))"""
# Words on the board that begin in a box and end outside it.
SPILLED = """() => {
  const boxes = [...document.querySelectorAll('.stage rect[fill="var(--surface)"][stroke="var(--line)"]')];
  const within = (x, y, room) => x > room.left && x < room.right && y > room.top && y < room.bottom + 2;
  return boxes.flatMap((box) => {
    const room = box.getBoundingClientRect();
    const spilled = (word) => within(word.left, word.top, room) && !within(word.right, word.bottom, room);
    const texts = [...box.parentNode.querySelectorAll("text")];
    return texts.filter((text) => spilled(text.getBoundingClientRect())).map((text) => text.textContent);
  });
}"""


def midgame(me: Player, *seats: str) -> None:
    table = me.new_table(*seats)
    me.ahead(table, 12, random.Random(4))
    me.go(f"/t/{table}")
    me.await_turn()


@screens(["ru"], language=LANGUAGES)
def test_everything_fits_a_laptop(sit: Sit, language: str) -> None:
    me = sit("Anna", language=language)
    midgame(me, "me", "random", "random", "random")
    for _ in range(2):
        me.build_turn(random.Random(5))
        assert remaining(me.page, ROOM) == {"down": 0, "across": 0}
        assert remaining(me.page, LOST) == []
        assert remaining(me.page, SPILLED) == []
        for part in (".prompt", ".stage", "section.draft", ".rail :is(.log, .dock):visible"):
            expect(me.one(part)).to_be_in_viewport(ratio=1)
        for panel in me.one(".player").all():
            expect(panel).to_be_in_viewport(ratio=1)
        me.confirm()
        me.await_turn()


def test_a_turn_by_tapping_on_a_phone(sit: Sit) -> None:
    me = sit("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    me.open_table("me", "random", options={"first_player": "0"})
    me.await_turn()
    for turn in range(4):
        rng = random.Random(turn)
        me.await_turn()
        while not me.complete:
            assert remaining(me.page, ROOM) == {"down": 0, "across": 0}
            assert remaining(me.page, LOST) == []
            assert sorted(me.options) == sorted(me.offered)
            row = me.one(f'.prompt [data-option="{rng.choice(me.offered)}"]')
            box = row.bounding_box()
            assert box is not None
            assert box["height"] >= 44  # a finger wide
            row.tap()
            me.settled()
        me.confirming.tap()
        me.settled()
    assert me.summary(me.page.url.rpartition("/")[2])["version"] > 4


def test_the_parts_of_the_board_are_tabs_on_a_phone(sit: Sit) -> None:
    me = sit("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    midgame(me, "me", "random")
    tabs = me.page.get_by_role("navigation", name="Parts of the board")
    for tab, thing in {"Temples": "temple:chaac", "Technology": "track:theology", "Gears": "gear:palenque"}.items():
        tabs.get_by_role("button", name=tab).tap()
        expect(tabs.get_by_role("button", name=tab)).to_have_attribute("aria-pressed", "true")
        me.one(f'[data-thing="{thing}"]').scroll_into_view_if_needed()  # a part keeps a size that can be read
        expect(me.one(f'[data-thing="{thing}"]')).to_be_in_viewport(ratio=0.9)
        assert remaining(me.page, ROOM) == {"down": 0, "across": 0}
    tabs.get_by_role("button", name="Tiles").tap()
    expect(me.one('[data-thing^="building:"]').first).to_be_in_viewport(ratio=0.9)
    expect(me.one('[data-thing="gear:tikal"]')).to_be_hidden()


def test_lobby_and_drawers_do_not_scroll_sideways_on_a_phone(sit: Sit) -> None:
    me = sit("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    midgame(me, "me", "random")
    for name in ("Score sheet", "Rules", "Settings and help"):
        me.button(name).tap()
        drawer = me.page.get_by_role("dialog", name=name)
        expect(drawer).to_be_visible()
        assert drawer.evaluate("one => one.scrollWidth <= one.clientWidth")
        assert me.page.evaluate(ROOM)["across"] == 0
        assert remaining(me.page, LOST) == []
        drawer.get_by_role("button", name="Close").tap()
    me.go("/")
    expect(me.play_now()).to_be_visible()
    assert me.page.evaluate(ROOM)["across"] == 0
    assert remaining(me.page, LOST) == []


def test_a_question_fits_the_window_that_was_made_narrower(sit: Sit) -> None:
    me = sit("Anna", language="ru")
    table = me.new_table("me", "random", options={"first_player": "0"})
    me.ahead(table, 3, random.Random(4))
    me.go(f"/t/{table}")
    assert play_on(me, lambda _, options: options[0], lambda me: asked(me) == "plan")
    for width in (1366, 1230):
        me.page.set_viewport_size({"width": width, "height": 720})
        me.page.wait_for_timeout(300)
        said, line = me.prompt.bounding_box(), me.one(".prompt").bounding_box()
        assert said is not None
        assert line is not None
        assert said["y"] >= line["y"]
        assert said["y"] + said["height"] <= line["y"] + line["height"]


# What is cut at the head of a phone: the moment of the game, and points that are as long as they can be.
CUT_HEAD = """() => {
  const cut = (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
  for (const score of document.querySelectorAll(".player .score")) score.lastChild.textContent = "\u221225\u00be";
  const shown = [...document.querySelectorAll("header > p, .player, .player header")];
  return shown.filter(cut).map((one) => one.textContent);
}"""


@screens([("inca_empire", "ru")], game=["tzolkin", "tawantinsuyu", "teotihuacan", "inca_empire"], language=LANGUAGES)
def test_at_the_head_of_a_phone_nothing_is_cut(sit: Sit, game: str, language: str) -> None:
    me = sit("Anna", language=language, viewport=PHONE, has_touch=True, is_mobile=True)
    table = me.new_table("me", "random", "random", "random", game=game)
    me.ahead(table, 4, random.Random(4))
    me.go(f"/t/{table}")
    me.await_turn()
    expect(me.one(".player .score")).to_have_count(4)
    assert remaining(me.page, CUT_HEAD) == []


# Signs whose right edges differ, line by line of the log.
EDGES = """() => [...new Set([...document.querySelectorAll(".log .marks")].filter((one) => one.querySelector(".mark"))
  .map((one) => Math.round(one.getBoundingClientRect().right)))]"""


def test_signs_in_the_log_end_at_one_edge(sit: Sit) -> None:
    me = sit("Anna")
    midgame(me, "me", "random", "random", "random")
    assert len(me.page.evaluate(EDGES)) == 1


# Names at the head of the score sheet that are cut.
CUT_PLAYERS = """() => [...document.querySelectorAll("thead span")].filter((one) => one.scrollWidth > one.clientWidth)
  .map((one) => one.textContent)"""


def test_on_a_phone_the_score_sheet_has_room_for_the_names(sit: Sit) -> None:
    me = sit("Вероника", language="ru", viewport=PHONE, has_touch=True, is_mobile=True)
    midgame(me, "me", "random", "random", "random")
    me.page.keyboard.press("s")
    expect(me.one("thead span").first).to_have_text("Вероника")
    assert remaining(me.page, CUT_PLAYERS) == []

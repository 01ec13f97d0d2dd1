"""Teotihuacan on every screen, the fullest case first: four players and all modules, three languages, both themes."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.looking import remaining
from tests.browser.player import PHONE, Player
from tests.browser.playing import play_on, ready, take
from tests.browser.screens import LANGUAGES, THEMES, screens
from tests.browser.teotihuacan.playing import MODULES, position
from tests.browser.test_access import faults
from tests.browser.test_explanations import CLAUSE, EACH_ICON, EACH_THING
from tests.browser.test_measures import CONTROLS, NARROW, OVERLAID, SIZES, SMALL, each_part
from tests.browser.test_sizes import LOST, ROOM, SPILLED
from tests.server.hosting import Host

FOUR = ("me", "random", "random", "random")
# Things that are drawn outside the window that shows them, on a screen that shows everything.
CUT = """() => [...document.querySelectorAll(".stage [data-thing]")].flatMap((one) => {
  const box = (one.querySelector(".hit") ?? one).getBoundingClientRect();
  const view = document.querySelector(".stage .view").getBoundingClientRect();
  const inside = box.left >= view.left - 1 && box.right <= view.right + 1;
  return inside && box.top >= view.top - 1 && box.bottom <= view.bottom + 1 ? [] : [one.dataset.thing];
})"""


def midgame(me: Player, *seats: str, turns: int = 10) -> None:
    table = me.new_table(*seats, game="teotihuacan", options=MODULES)
    me.ahead(table, turns, random.Random(3))
    me.go(f"/t/{table}")
    ready(me)


@screens(["ru"], language=LANGUAGES)
def test_the_fullest_table_fits_a_laptop(sit: Sit, prepared: Host, language: str) -> None:
    me = sit("Anna", language=language, address=prepared.address)
    position(me, "full", *FOUR)
    rng = random.Random(1)
    for _ in range(6):
        if not ready(me):
            return
        assert remaining(me.page, ROOM) == {"down": 0, "across": 0}
        assert remaining(me.page, CUT) == []
        assert remaining(me.page, LOST) == []
        assert remaining(me.page, SPILLED) == []
        for part in (".prompt", ".stage"):
            expect(me.one(part)).to_be_in_viewport(ratio=1)
        for panel in me.one(".player").all():
            expect(panel).to_be_in_viewport(ratio=1)
        if me.complete:
            me.confirm()
        else:
            me.choose(rng.choice([option for option in me.options if option not in me.free]))


# Rows of the players' panels that are wider than the panel, and marks in them that lie outside.
OUTSIDE = """() => [...document.querySelectorAll(".player")].flatMap((panel) => {
  const room = panel.getBoundingClientRect();
  return [...panel.querySelectorAll("svg, b, i, em, strong")].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const seen = box.width && box.bottom <= room.bottom + 1;
    return seen && (box.right > room.right + 1 || box.left < room.left) ? [one.outerHTML.slice(0, 60)] : [];
  });
})"""
CUT_NAMES = """() => [...document.querySelectorAll(".player strong, .player em")].flatMap((one) =>
  one.offsetWidth && one.scrollWidth > one.clientWidth && getComputedStyle(one).overflow === "hidden"
    ? [one.textContent] : [])"""


@pytest.mark.parametrize("width", [1366, 1024])
def test_nothing_of_a_player_is_cut_beside_changes_of_two_digits(sit: Sit, prepared: Host, width: int) -> None:
    me = sit("Anna", language="ru", viewport={"width": width, "height": 768}, address=prepared.address)
    position(me, "full", *FOUR)
    assert remaining(me.page, OUTSIDE) == []
    take(me, "forest-3", "decorations", "main")
    assert ready(me)
    expect(me.one(".goods i").first).to_be_visible()
    assert remaining(me.page, OUTSIDE) == []
    assert remaining(me.page, CUT_NAMES) == []


def test_the_name_of_the_solo_opponent_is_not_cut(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", language="ru", address=prepared.address)
    position(me, "alone", "me")
    assert remaining(me.page, CUT_NAMES) == []


# How many lines the answers beside the board have, without what they would change.
LINES = """() => [...document.querySelectorAll(".dock .words")].map((one) =>
  Math.round(one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)))"""


@screens(["ru"], language=LANGUAGES)
def test_how_to_turn_a_tile_is_said_in_one_line_each(sit: Sit, prepared: Host, language: str) -> None:
    me = sit("Anna", language=language, address=prepared.address)
    position(me, "building")
    take(me, "forest-4", "construction", "main", "p6", "2-1-1")
    assert ready(me)
    assert me.page.evaluate(LINES) == [1, 1, 1, 1]


# Parts of the board under the card of what is pointed at.
COVERED = """() => {
  const card = document.querySelector(".card").getBoundingClientRect();
  return [...document.querySelectorAll(".stage [data-thing]")].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const meets = box.left < card.right && card.left < box.right && box.top < card.bottom && card.top < box.bottom;
    return meets ? [one.dataset.thing] : [];
  });
}"""


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720)])
def test_the_long_cards_of_painters_and_engineers_cover_no_part_of_the_board(
    sit: Sit, prepared: Host, size: tuple[int, int]
) -> None:
    me = sit("Anna", language="ru", viewport={"width": size[0], "height": size[1]}, address=prepared.address)
    position(me, "full", *FOUR)
    for board in ("decorations", "construction"):
        me.one(f'.stage [data-thing="board:{board}"]').hover(force=True)
        expect(me.one(".card")).to_contain_text("усилений")
        expect(me.one(".card")).to_be_in_viewport(ratio=1)
        assert (board, remaining(me.page, COVERED)) == (board, [])


def test_boards_of_modules_are_called_alike_everywhere(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", address=prepared.address)
    position(me, "full", *FOUR)
    take(me, "forest-3", "decorations")
    assert ready(me)
    expect(me.log.first).to_contain_text("Architecture")
    expect(me.one("section.draft")).to_contain_text("Architecture")
    expect(me.one("section.draft")).not_to_contain_text("Decorations")
    me.open_table("me", "random", game="teotihuacan", options={"position": "building"})
    assert ready(me)
    expect(me.one('.stage [data-thing="board:decorations"]')).to_have_attribute("aria-label", "Decorations")


def test_words_can_be_read_and_targets_hit_at_every_size(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", address=prepared.address)
    position(me, "full", *FOUR)
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
            assert (width, remaining(me.page, ROOM)) == (width, {"down": 0, "across": 0})
            assert (width, remaining(me.page, LOST)) == (width, [])


@screens(["dark"], theme=THEMES)
def test_axe_finds_nothing_serious(sit: Sit, prepared: Host, theme: str) -> None:
    me = sit("Anna", theme=theme, pace="click", address=prepared.address)
    position(me, "alone", "me")
    assert faults(me) == []
    play_on(me, lambda _, options: options[0], lambda me: me.one("section.automa").count() > 0)
    me.one(".player", has_text="Anna").get_by_role("button").click()
    assert faults(me) == []
    me.page.keyboard.press("s")
    expect(me.page.get_by_role("dialog")).to_contain_text("If an eclipse came now")
    assert faults(me, "[role=dialog]") == []


@screens(["light"], theme=THEMES)
def test_axe_finds_nothing_serious_where_tiles_are_chosen(sit: Sit, theme: str) -> None:
    me = sit("Anna", theme=theme)
    me.open_table("me", "random", game="teotihuacan", options=MODULES)
    assert ready(me)
    assert faults(me) == []
    assert play_on(me, lambda _, options: options[0], lambda me: me.one('[data-thing^="priest:"]').count() > 0)
    assert faults(me) == []


def test_turns_by_tapping_on_a_phone(sit: Sit) -> None:
    me = sit("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    table = me.open_table("me", "random", game="teotihuacan", options=MODULES)
    rng = random.Random(3)
    for _ in range(24):
        assert ready(me)
        assert remaining(me.page, ROOM) == {"down": 0, "across": 0}
        assert remaining(me.page, LOST) == []
        if me.complete:
            me.confirming.tap()
            me.settled()
            continue
        offered = [option for option in me.offered if not option.startswith("free_")]
        row = me.one(f'.prompt [data-option="{rng.choice(offered)}"]')
        box = row.bounding_box()
        assert box is not None
        assert box["height"] >= 44  # a finger wide
        row.tap()
        me.settled()
    assert me.summary(table)["version"] > 8


def test_the_parts_of_the_board_are_tabs_on_a_phone(sit: Sit) -> None:
    me = sit("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    midgame(me, "me", "random")
    tabs = me.page.get_by_role("navigation", name="Parts of the board")
    things = {"Temples": "temple:orange", "Tracks": "calendar:light", "City": "board:palace"}
    for tab, thing in things.items():
        tabs.get_by_role("button", name=tab).tap()
        expect(tabs.get_by_role("button", name=tab)).to_have_attribute("aria-pressed", "true")
        place = me.one(f'[data-thing="{thing}"]')
        place.scroll_into_view_if_needed()
        expect(place).to_be_in_viewport(ratio=0.9)
        assert remaining(me.page, ROOM) == {"down": 0, "across": 0}
    assert remaining(me.page, NARROW, ["button, a, select, summary", 44]) == []
    assert faults(me) == []


@pytest.mark.parametrize(("name", "seats"), [("full", FOUR), ("alone", ("me",))])
def test_everything_explains_itself(sit: Sit, prepared: Host, name: str, seats: tuple[str, ...]) -> None:
    me = sit(address=prepared.address)
    position(me, name, *seats)
    told = me.page.evaluate(EACH_THING)
    assert len(told) > 60
    assert {thing: words for thing, words in told.items() if not CLAUSE.search(words)} == {}
    # Beside name and clause there is a line about what it does, or the rule itself.
    assert {thing: words for thing, words in told.items() if len(words.splitlines()) < 3} == {}
    assert "Invented for this edition" in told["board:decorations"]
    icons = me.page.evaluate(EACH_ICON)
    assert len(icons) > 10
    assert [icon for icon, words in icons if not words] == []

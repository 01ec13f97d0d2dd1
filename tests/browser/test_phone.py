"""A phone shows what a laptop shows: the own goods always, every player by a tap, the log, what just happened."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.looking import remaining
from tests.browser.player import PHONE, Player
from tests.browser.playing import ready
from tests.browser.screens import screens
from tests.browser.test_sizes import LOST, ROOM

TABLET = {"width": 820, "height": 1180}
NAMES = {
    "tzolkin": ["corn", "wood", "stone", "gold", "skull"],
    "tawantinsuyu": ["potato", "corn", "stone", "gold"],
    "teotihuacan": ["cocoa", "wood", "stone", "gold"],
}
GAMES = ["tzolkin", "tawantinsuyu", "teotihuacan"]


def with_four(sit: Sit, size: dict[str, int], game: str) -> Player:
    me = sit("Anna", viewport=size, has_touch=True, is_mobile=True)
    table = me.new_table("me", "random", "random", "random", game=game)
    me.ahead(table, 4, random.Random(1))
    me.go(f"/t/{table}")
    ready(me)
    return me


def rows_of(me: Player, panel: Locator, game: str, seat: int) -> None:
    """The numbers that the server told, each with its good."""
    player = me.told["view"]["state"]["players"][seat]
    fields = {"tzolkin": ["corn", "resources", "skulls"], "tawantinsuyu": ["resources"], "teotihuacan": ["goods"]}
    goods = [
        n for field in fields[game] for n in (player[field] if isinstance(player[field], list) else [player[field]])
    ]
    for good, n in zip(NAMES[game], goods, strict=True):
        row = panel.locator(".goods li").filter(has=me.page.get_by_role("img", name=good))
        expect(row.locator("b")).to_have_text(str(n))
    expect(panel.locator(".workers")).to_be_visible()


@screens([(PHONE, "tzolkin"), (TABLET, "tawantinsuyu"), (PHONE, "teotihuacan")], size=[PHONE, TABLET], game=GAMES)
def test_the_own_goods_and_workers_are_always_there(sit: Sit, size: dict[str, int], game: str) -> None:
    me = with_four(sit, size, game)
    own = me.one(".rail .own")
    rows_of(me, own, game, 0)
    for row in own.locator("ul, div").all():
        expect(row).to_be_in_viewport(ratio=1)
    tabs = me.page.get_by_role("navigation", name="Parts of the board").get_by_role("button")
    for tab in tabs.all()[:-1]:
        tab.tap()
        expect(own).to_be_in_viewport(ratio=1)
    assert remaining(me.page, ROOM) == {"down": 0, "across": 0}
    assert remaining(me.page, LOST) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_tap_on_a_player_opens_everything_of_that_player(sit: Sit, game: str) -> None:
    me = with_four(sit, PHONE, game)
    for seat in range(4):
        chip = me.one(f'.player[data-seat="{seat}"]')
        box = chip.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        chip.tap(position={"x": box["width"] - 4, "y": box["height"] / 2})  # anywhere on it
        sheet = me.page.get_by_role("dialog")
        expect(sheet.get_by_role("heading").first).to_have_text(chip.get_attribute("aria-label") or "?")
        rows_of(me, sheet, game, seat)
        if game == "tawantinsuyu":
            expect(sheet).to_contain_text("Tapestries")
        assert remaining(me.page, LOST) == []
        sheet.get_by_role("button", name="Close").tap()
        expect(sheet).to_have_count(0)


def test_the_log_is_a_tab_and_leads_to_its_moments(sit: Sit) -> None:
    me = with_four(sit, PHONE, "tzolkin")
    tabs = me.page.get_by_role("navigation", name="Parts of the board")
    expect(me.log).to_have_count(0)
    tabs.get_by_role("button", name="Log", exact=True).tap()
    expect(me.log.filter(has_text="Anna placed a worker").first).to_be_visible()
    expect(me.one(".stage [data-thing]")).to_have_count(0)
    assert remaining(me.page, ROOM) == {"down": 0, "across": 0}
    me.log.filter(has_text="Anna placed a worker").first.get_by_role("button").first.tap()
    expect(me.one(".replay .count")).to_be_visible()


# Buttons of the tabs over which something else lies.
COVERED = """() => [...document.querySelectorAll(".board nav button")].flatMap((one) => {
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return one.contains(top) ? [] : [`${one.textContent.trim()} below ${top?.outerHTML.slice(0, 60)}`];
})"""


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_a_long_log_scrolls_and_lies_over_no_tab(sit: Sit, size: dict[str, int]) -> None:
    me = sit("Anna", viewport=size, has_touch=True, is_mobile=True)
    table = me.new_table("me", "random", "random", "random", game="teotihuacan")
    me.ahead(table, 14, random.Random(3))
    me.go(f"/t/{table}")
    ready(me)
    me.page.get_by_role("navigation", name="Parts of the board").get_by_role("button", name="Log").tap()
    expect(me.log.first).to_be_in_viewport()
    assert remaining(me.page, COVERED) == []
    me.log.last.scroll_into_view_if_needed()
    expect(me.log.last).to_be_in_viewport(ratio=1)
    assert remaining(me.page, COVERED) == []


@screens([PHONE], size=[PHONE, TABLET, {"width": 1024, "height": 768}])
def test_a_line_tells_what_the_others_just_did(sit: Sit, size: dict[str, int]) -> None:
    me = sit("Anna", viewport=size)
    me.open_table("me", "random", options={"first_player": "0"})
    me.settle_in()
    me.build_turn(random.Random(3))
    me.confirm()
    me.await_turn()
    news = me.one("button.news")
    expect(news).to_contain_text("Amaru")
    expect(news).to_be_in_viewport(ratio=1)
    below, above = me.one(".prompt").bounding_box(), news.bounding_box()
    assert below is not None
    assert above is not None
    assert above["y"] < below["y"]
    news.click()
    log = me.page.get_by_role("dialog", name="Log")
    expect(log.locator("li", has_text=news.locator(".said").inner_text().split(".")[0]).first).to_be_visible()


def test_everything_of_a_player_of_tzolkin_names_what_was_built(sit: Sit) -> None:
    me = sit("Anna")
    table = me.new_table("me", "greedy", "greedy", game="tzolkin")
    me.ahead(table, 14, random.Random(4))
    me.go(f"/t/{table}")
    ready(me)
    players = me.told["view"]["state"]["players"]
    assert any(player["buildings"] for player in players)
    for seat, player in enumerate(players):
        me.one(f'.player[data-seat="{seat}"] .open').click()
        sheet = me.page.get_by_role("dialog")
        expect(sheet.locator("section li")).to_have_count(len(player["buildings"]) + len(player["monuments"]))
        if not player["buildings"]:
            expect(sheet).to_contain_text("Nothing built yet.")
        sheet.get_by_role("button", name="Close").click()

"""Everything explains itself: pointing says what it is, clicking says why not, the clause opens the rules."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.looking import remaining
from tests.browser.player import PHONE

CLAUSE = re.compile(r"^TZ-\d+\.\d+")


def test_a_thing_that_does_not_glow_says_why_not_and_leads_to_the_rule(sit: Sit) -> None:
    me = sit("Anna")
    me.open_table("me", "random")
    me.settle_in()
    question = me.prompt.inner_text()
    me.one('[data-thing^="building:"]').first.click(force=True)
    expect(me.one(".prompt .say strong")).to_be_visible()
    assert len(me.prompt.inner_text().partition(":")[2].strip()) > 10
    link = me.one(".prompt").get_by_role("button", name=CLAUSE)
    clause = link.inner_text()
    link.click()
    rules = me.page.get_by_role("dialog", name="Rules")
    expect(rules.locator("[aria-current=location]")).to_contain_text(clause)
    expect(rules.locator("[aria-current=location]")).to_be_in_viewport()
    me.page.keyboard.press("Escape")
    me.one(".prompt").get_by_role("button", name="Close").click()
    expect(me.prompt).to_have_text(question)
    expect(me.chips).to_have_count(0)


def test_every_kind_of_thing_has_a_reason(sit: Sit) -> None:
    me = sit("Anna")
    me.open_table("me", "random")
    me.settle_in()
    for thing in ("temple:chaac", "track:theology", "space:tikal-5", "field:3-1"):
        me.one(f'[data-thing="{thing}"]').click(force=True)
        expect(
            me.one(".prompt").get_by_role("button", name=CLAUSE).or_(me.one(".prompt .say strong")).first
        ).to_be_visible()
        me.page.keyboard.press("Escape")
        expect(me.one(".prompt .say strong")).to_have_count(0)
    me.one('[data-thing^="monument:"]').first.click(force=True)
    expect(me.one(".prompt .say strong")).to_be_visible()


def test_pointing_at_a_building_tells_what_it_does(sit: Sit) -> None:
    me = sit("Anna")
    me.open_table("me", "random")
    me.settle_in()
    tile = me.one('[data-thing^="building:"]').first
    name = tile.get_attribute("aria-label") or ""
    tile.hover()
    card = me.page.get_by_role("tooltip")
    expect(card).to_contain_text(name)
    expect(card).to_contain_text(re.compile(r"TZ-19\.\d"))
    assert len(card.locator("p").all_inner_texts()) >= 2  # what it costs and what it does
    for line in card.locator("p").all_inner_texts():
        assert len(line) > 3
    # The card stands beside the thing, never over it.
    over, under = card.bounding_box(), tile.bounding_box()
    assert over is not None
    assert under is not None
    assert over["x"] >= under["x"] + under["width"] or over["x"] + over["width"] <= under["x"]
    me.prompt.hover()
    expect(card).to_have_count(0)


# What is drawn on the board and tells nothing about itself when it is pointed at.
MUTE = """() => [...document.querySelectorAll(".stage svg :is(use, text, circle, path, polygon)")].flatMap((one) => {
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const background = !top || !top.closest(".stage svg") || (top.tagName === "rect" && !top.closest("g"));
  return background || top.closest("[data-thing], [data-hint]") ? [] : [top.outerHTML.slice(0, 120)];
})"""


def test_everything_on_the_board_tells_about_itself(sit: Sit) -> None:
    me = sit("Anna")
    table = me.new_table("me", "random", "random")
    me.ahead(table, 12, random.Random(4))
    me.go(f"/t/{table}")
    me.await_turn()
    expect(me.one("[data-thing]").first).to_be_visible()  # the board comes after the question
    assert remaining(me.page, MUTE) == []
    card = me.page.get_by_role("tooltip")
    places = set(
        me.one("[data-thing], [data-hint]").evaluate_all(
            "all => all.map((one) => one.dataset.thing ?? one.dataset.hint)"
        )
    )
    assert {"board:today", "board:food", "board:jungle", "space:chichen_itza-9"} <= places
    for hint, words in {
        "space:chichen_itza-9": "13 VP",
        "space:tikal-1": "technology",
        "board:food": "feeds the workers",
    }.items():
        me.one(f'[data-hint="{hint}"] :is(circle, rect)').first.hover(force=True)
        expect(card).to_contain_text(words)
    me.one('[data-thing="board:today"]').hover()
    expect(card).to_contain_text("The arrow points at the tooth of this day.")


def test_on_a_phone_what_is_tapped_tells_about_itself(sit: Sit) -> None:
    me = sit("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    me.open_table("me", "random")
    me.settle_in()
    card = me.page.get_by_role("tooltip")
    expect(card).to_have_count(0)
    me.one('[data-thing="board:skulls"]').tap(force=True)
    expect(card).to_contain_text("Crystal skulls")
    expect(card).to_be_in_viewport(ratio=1)
    me.of("tikal").tap()
    me.settled()
    expect(card).to_have_count(0)


def test_pointing_at_what_glows_shows_what_it_would_cost(sit: Sit) -> None:
    me = sit("Anna")
    me.open_table("me", "random")
    me.settle_in()
    change = next(option["change"] for option in me.told["options"] if option["code"] == "tikal")
    assert change["hand"] == -1
    me.of("tikal").hover()
    expect(me.page.get_by_role("tooltip")).to_contain_text("\u22121")


def test_a_log_line_links_to_its_clause_and_the_rules_can_be_searched(sit: Sit) -> None:
    me = sit("Anna")
    me.open_table("me", "random")
    me.settle_in()
    line = me.log.filter(has_text="kept the wealth tile").first
    line.hover()
    line.get_by_role("button", name="TZ-2.15").click()
    rules = me.page.get_by_role("dialog", name="Rules")
    expect(rules.locator("[aria-current=location]")).to_contain_text("TZ-2.15")
    rules.get_by_role("searchbox").fill("crystal skull")
    expect(rules.locator(".clause").first).to_contain_text("skull")
    found = rules.locator(".clause").count()
    rules.get_by_role("searchbox").fill("crystal skull temple")
    expect(rules.locator(".clause")).not_to_have_count(found)
    rules.get_by_role("searchbox").fill("nothing has this word xyzzy")
    expect(rules).to_contain_text("No clause has all these words.")

"""What happens is followed by eye: steps at a pace of one's own, pieces that travel, and marks on what is new."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.player import PHONE, Player

# Flights are over sooner than a test could look, so they are counted when they begin.
COUNTED = """window.flights = 0;
const count = (node) => { if (node.classList?.contains("flying")) window.flights += 1; };
new MutationObserver((all) => all.forEach(({ addedNodes }) => addedNodes.forEach(count)))
  .observe(document, { childList: true, subtree: true });"""


def begun(sit: Sit, **chosen: Any) -> Player:
    """A game of Tzolk'in some turns on; I am asked and the others have workers on the gears."""
    me = sit("Anna", **chosen)
    me.context.add_init_script(COUNTED)
    table = me.new_table("me", "greedy", "greedy")
    me.ahead(table, 5, random.Random(3))
    me.go(f"/t/{table}")
    me.await_turn()
    return me


def bar(me: Player) -> Locator:
    return me.page.get_by_role("region", name="How others' turns are shown")


def finish_turn(me: Player) -> None:
    me.build_turn(random.Random(6))
    me.confirming.click()
    expect(me.chips).to_have_count(0)


def workers(me: Player, version: int) -> Counter[str]:
    """Everybody's workers on the teeth of the gears, which are told apart by their place on the first day."""
    table = me.page.url.rpartition("/")[2]
    state = me.get(f"/api/tables/{table}/at/{version}")["view"]["state"]
    gears = me.get("/api/games/tzolkin")["components"]["gear"]
    return Counter(
        f"worker:{seat} {gear['id']}-{(space - state['day']) % gear['teeth']}"
        for gear, places in zip(gears, state["gears"], strict=True)
        for space, seat in enumerate(places)
        if seat >= 0
    ) + Counter([f"worker:{state['fp_space']} first-player"] if state["fp_space"] >= 0 else [])


def marked(me: Player) -> Counter[str]:
    read = "all => all.map((one) => `${one.dataset.piece} ${one.dataset.place}`)"
    return Counter(me.one("[data-fresh][data-piece^=worker]").evaluate_all(read))


def test_others_play_step_by_step_and_can_be_skipped(sit: Sit) -> None:
    me = begun(sit, pace="click")
    table = me.page.url.rpartition("/")[2]
    version = me.summary(table)["version"]
    finish_turn(me)
    expect(bar(me)).to_be_visible()
    assert me.options == []  # nothing is asked before the present is shown
    told = me.log.count()
    bar(me).get_by_role("button", name="Next step").click()
    expect(me.log).not_to_have_count(told)  # the log knows what is shown, no more
    assert me.summary(table)["version"] > version
    me.page.keyboard.press("Space")
    expect(bar(me)).to_have_count(0)
    me.await_turn()


def test_at_once_nothing_is_waited_for(sit: Sit) -> None:
    me = begun(sit, pace="once")
    finish_turn(me)
    me.await_turn()
    expect(bar(me)).to_have_count(0)


def test_pieces_travel_and_points_count_up(sit: Sit) -> None:
    me = begun(sit, motion="normal", pace="fast")
    before = me.page.evaluate("window.flights")
    finish_turn(me)
    me.await_turn()
    assert me.page.evaluate("window.flights") > before
    expect(me.one(".flying")).to_have_count(0)  # all have landed
    table = me.page.url.rpartition("/")[2]
    scores = [int(n) for n in me.summary(table)["scores"]]
    shown = me.one(".player .score").all_inner_texts()
    assert [int(text.strip().rstrip("¼½¾").replace("\u2212", "-") or 0) for text in shown] == scores


def test_who_wants_less_motion_gets_marks_without_travel(sit: Sit) -> None:
    me = begun(sit, motion="normal", pace="fast", reduced_motion="reduce")
    finish_turn(me)
    me.await_turn()
    assert me.page.evaluate("window.flights") == 0
    expect(me.one("main [data-fresh]").first).to_be_visible()


def test_what_is_new_stays_marked_until_i_act_and_nothing_beside_it(sit: Sit) -> None:
    me = begun(sit)
    for turn in range(3):
        me.build_turn(random.Random(turn))
        table = me.page.url.rpartition("/")[2]
        answers = len(me.told["answers"])
        mine = me.summary(table)["version"] + answers
        me.confirming.click()
        expect(me.chips).to_have_count(0)
        me.await_turn()
        new = workers(me, me.summary(table)["version"]) - workers(me, mine)
        expect(me.one("[data-fresh][data-piece^=worker]")).to_have_count(new.total())
        assert marked(me) == new
        me.page.reload()
        me.await_turn()
        expect(me.one("[data-fresh][data-piece^=worker]")).to_have_count(new.total())
        assert marked(me) == new
    me.glowing.first.click()
    me.settled()
    expect(me.one("[data-fresh]")).to_have_count(0)


def test_the_log_shows_the_newest_line(sit: Sit) -> None:
    me = begun(sit)
    me.build_turn(random.Random(6))
    expect(me.one(".log li.draft").first).to_be_in_viewport()
    drafts = me.log.evaluate_all("all => all.map((line) => line.classList.contains('draft'))")
    assert drafts == sorted(drafts, reverse=True)
    assert not drafts[-1]


def test_on_a_phone_the_part_where_a_step_happens_comes_to_the_front(sit: Sit) -> None:
    me = begun(sit, motion="fast", pace="click", viewport=PHONE)
    parts = me.page.get_by_role("navigation", name="Parts of the board")
    me.build_turn(random.Random(6))
    parts.get_by_role("button", name="Technology").click()
    me.confirming.click()
    expect(bar(me)).to_be_visible()
    before = me.page.evaluate("window.flights")
    bar(me).get_by_role("button", name="Next step").click()
    expect(me.one(".news")).to_contain_text("worker")
    expect(bar(me).get_by_role("paragraph")).to_have_count(0)  # it is said once
    expect(parts.get_by_role("button", name="Gears")).to_have_attribute("aria-pressed", "true")
    assert 0 < me.page.evaluate("window.flights") - before < 5  # what only came into sight has not moved


def test_on_a_phone_a_part_that_comes_to_the_front_shows_its_marks(sit: Sit) -> None:
    """The own turn ends on the map, the next question is about cards: what is new there is seen when it is opened."""
    me = sit("Anna", viewport=PHONE, has_touch=True)
    table = me.new_table("me", "greedy", "greedy", game="inca_empire")
    me.ahead(table, 3, random.Random(3))
    me.go(f"/t/{table}")
    me.await_turn()
    finish_turn(me)
    me.await_turn()
    parts = me.page.get_by_role("navigation", name="Parts of the board")
    expect(parts.get_by_role("button", name="Sun and hand")).to_have_attribute("aria-pressed", "true")
    parts.get_by_role("button", name="Map").tap()
    expect(me.one("main [data-fresh]").first).to_be_attached()
    parts.get_by_role("button", name="Sun and hand").tap()
    me.glowing.last.tap()
    me.settled()
    parts.get_by_role("button", name="Map").tap()
    expect(me.one("main [data-piece]").first).to_be_attached()
    expect(me.one("main [data-fresh]")).to_have_count(0)

"""A click goes to the thing: the answers on the way are given with it, and confirming says what is left to say."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.browser.test_draft import at_first_turn, committed, place


def at_second_turn(sit: Sit, workers: int = 1) -> Player:
    """Some workers stand on the gears, others are in hand: what to do is asked first."""
    me = at_first_turn(sit)
    place(me, workers)
    me.confirm()
    expect(me.one("[data-reach]").first).to_be_visible()
    me.settled()
    return me


def thing(me: Player, name: str) -> Locator:
    return me.one(f'[data-thing="{name}"]')


def standing(me: Player) -> list[str]:
    """The spaces where own workers stand, as things."""
    state, gears = me.told["view"]["state"], me.get("/api/games/tzolkin")["domains"]["gear"]
    return [
        f"space:{gears[gear]}-{space}"
        for gear, positions in enumerate(state["gears"])
        for space, seat in enumerate(positions)
        if seat == 0
    ]


def test_one_click_on_a_gear_places_a_worker_and_confirming_ends_the_turn(sit: Sit) -> None:
    me = at_second_turn(sit)
    thing(me, "gear:tikal").hover()
    expect(me.page.get_by_role("tooltip")).to_contain_text("\u22121")  # what the click would cost
    thing(me, "gear:tikal").click()
    me.settled()
    expect(me.chips).to_have_count(1)
    expect(me.chips).to_contain_text("Place workers · Tikal")
    expect(me.one(".closing")).to_contain_text("Place no more")
    me.confirm()
    assert committed(me)[-1][-3:] == ["plan place", "place tikal", "place done"]
    expect(me.one(".log")).to_contain_text("Anna placed a worker on Tikal")


def test_undo_takes_a_click_back_as_one(sit: Sit) -> None:
    me = at_second_turn(sit)
    question = me.prompt.inner_text()
    thing(me, "gear:uxmal").click()
    expect(me.chips).to_have_count(1)
    me.settled()
    assert me.prompt.inner_text() != question
    me.undo()
    expect(me.chips).to_have_count(0)
    expect(me.prompt).to_have_text(question)


def test_a_plain_pick_up_is_two_clicks(sit: Sit) -> None:
    me = at_second_turn(sit, workers=2)
    worker = standing(me)[0]
    thing(me, worker).click()
    me.settled()
    expect(me.chips).to_have_count(1)
    if not me.confirming.is_enabled():  # the action of its space is not possible, or asks for more
        me.choose("nothing")
    me.confirm()
    answers = committed(me)[-1]
    assert "plan pick_up" in answers
    assert f"pick_up {worker.removeprefix('space:')}" in answers
    expect(me.one(".log")).to_contain_text("Anna picked up")


def test_the_only_worker_is_picked_up_by_a_click_too(sit: Sit) -> None:
    """With one worker on the gears nobody asks which; the worker itself still means picking it up."""
    me = at_second_turn(sit)
    (worker,) = standing(me)
    thing(me, worker).click()
    me.settled()
    expect(me.chips).to_contain_text("Pick up")


def test_the_socket_where_a_worker_would_stand_means_its_gear(sit: Sit) -> None:
    me = at_second_turn(sit)
    me.one('[data-hint="gear:yaxchilan"] .landing').click()
    me.settled()
    expect(me.chips).to_contain_text("Yaxchilan")


def test_what_can_be_reached_is_reached_by_keys(sit: Sit) -> None:
    me = at_second_turn(sit)
    me.page.keyboard.press("ArrowRight")  # from here arrows walk over what can be chosen or reached
    for _ in range(12):
        if me.page.evaluate("document.activeElement.dataset.thing?.startsWith('gear:')"):
            break
        me.page.keyboard.press(
            "ArrowDown" if me.page.evaluate("!document.activeElement.dataset.thing") else "ArrowLeft"
        )
    gear = me.page.evaluate("document.activeElement.getAttribute('aria-label')").split(",")[0]
    me.page.keyboard.press("Enter")
    me.settled()
    assert gear.startswith("Place a worker on")
    expect(me.chips).to_have_count(1)
    me.page.keyboard.press("c")
    me.settled()
    expect(me.one(".log")).to_contain_text("Anna placed a worker on")


def test_a_draft_is_there_again_after_a_reload(sit: Sit) -> None:
    me = at_first_turn(sit)
    place(me, 2)
    names = me.chips.all_inner_texts()
    me.page.reload()
    expect(me.chips).to_have_text(names)
    me.settled()
    me.undo()
    expect(me.chips).to_have_text(names[:1])
    me.page.reload()
    expect(me.chips).to_have_text(names[:1])
    me.confirm()
    me.page.reload()
    expect(me.one(".log")).to_contain_text("Anna placed a worker on")
    expect(me.chips).to_have_count(0)


def test_who_comes_back_to_a_draft_that_no_longer_fits_is_told_so(sit: Sit) -> None:
    me = at_first_turn(sit)
    place(me, 2)
    table = me.page.url.rpartition("/")[2]
    me.go("/")
    me.ahead(table, 1, random.Random(1))  # the turn is played on another device
    me.go(f"/t/{table}")
    expect(me.prompt).to_have_text("Your draft no longer fits the table and was dropped.")
    expect(me.chips).to_have_count(0)
    me.page.reload()
    me.await_turn()
    expect(me.prompt).not_to_have_text("Your draft no longer fits the table and was dropped.")


def test_a_long_message_stays_within_its_line(sit: Sit) -> None:
    me = at_first_turn(sit, language="ru", viewport={"width": 1210, "height": 720})
    place(me, 2)
    table = me.page.url.rpartition("/")[2]
    me.go("/")
    me.ahead(table, 1, random.Random(1))
    me.go(f"/t/{table}")
    expect(me.prompt).to_contain_text("черновик хода больше не подходит")
    me.settled()
    words, line = me.prompt.bounding_box(), me.one(".prompt").bounding_box()
    assert words
    assert line
    assert words["height"] <= line["height"]

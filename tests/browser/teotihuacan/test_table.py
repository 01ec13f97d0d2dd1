"""Teotihuacan's board in use: dice walk, unlit things say why not, and a click on a thing is the answer."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import PHONE
from tests.browser.playing import asked, own_state, play_on, ready, take
from tests.browser.teotihuacan.playing import position
from tests.server.hosting import Host


def test_a_die_walks_and_stands_as_a_ghost_where_it_could_go(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", address=prepared.address)
    position(me, "building")
    die = me.one('[data-piece="die:0-0"]')
    expect(die).to_have_attribute("data-place", "forest")
    me.one('[data-thing="worker:forest-4"]').click()
    me.settled()
    assert me.told["answers"] == ["move forest-4"]
    board = me.one('[data-thing="board:construction"][data-option]')
    dice = me.one('.stage use[href="#die-4"]')
    expect(dice).to_have_count(1)
    board.hover()
    expect(dice).to_have_count(2)
    board.click()
    me.settled()
    expect(die).to_have_attribute("data-place", "construction")
    # What the two answers there would do to the own cocoa stands on the board.
    cocoa = {option["code"]: option["change"]["goods.0"] for option in me.told["options"]}
    expect(me.one(".price")).to_have_text(str(cocoa["main"]).replace("-", "\u2212"))
    expect(me.one(".stage").get_by_text(f"+{cocoa['collect']}", exact=True)).to_be_visible()


def test_what_could_be_done_there_stands_on_a_board_before_the_worker_goes(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", address=prepared.address)
    position(me, "building")
    take(me, "alchemy-2")
    assert ready(me)
    expect(me.one(".price")).to_have_count(0)
    me.one('[data-thing="board:forest"][data-option]').hover()
    price, twos = me.one(".price"), me.one(".stage").get_by_text("+2", exact=True)
    expect(price).to_have_text("\u22121+2")  # for 1 cocoa 2 wood
    expect(twos).to_have_count(2)  # of wood, and of cocoa that could be collected
    me.one('[data-thing="board:nobles"]').hover(force=True)
    expect(price).to_have_count(0)  # only where the pointer is
    take(me, "forest")
    change = {option["code"]: option["change"] for option in me.told["options"]}
    assert (change["main"]["goods.0"], change["main"]["goods.1"], change["collect"]["goods.0"]) == (-1, 2, 2)
    expect(price).to_have_text("\u22121+2")


# The stops of the first flight that begins; it is over sooner than a test could look.
STOPS = """window.stops = [];
new MutationObserver(() => {
  const flight = document.querySelector(".flying")?.getAnimations()[0];
  if (flight && !window.stops.length) window.stops = flight.effect.getKeyframes().map(({ transform }) => transform);
}).observe(document, { childList: true, subtree: true });"""


def test_a_die_goes_around_the_ring_not_across_it(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", motion="fast", address=prepared.address)
    me.context.add_init_script(STOPS)
    position(me, "building")
    ring = me.one('[data-stop="ring"]').evaluate_all("all => all.map((one) => one.dataset.place)")
    steps = (ring.index("construction") - ring.index("forest")) % len(ring)
    take(me, "forest-4", "construction")
    expect(me.one(".flying")).to_have_count(0)
    assert len(me.page.evaluate("window.stops")) == steps + 1


def test_a_click_on_an_own_locked_worker_frees_it(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", address=prepared.address)
    position(me, "full")
    locked = me.one('[data-thing="worship:forest"][data-reach]')
    locked.click()
    me.settled()
    assert me.told["answers"] == ["move free_unlock"]
    me.undo()
    expect(locked).to_be_visible()


def test_what_cannot_be_chosen_says_why_not(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", address=prepared.address)
    position(me, "building")
    take(me, "forest-4")
    assert ready(me)
    me.one('[data-thing="board:quarry"]').click(force=True)
    expect(me.prompt).to_contain_text("That is not within the distance a worker moves.")
    expect(me.button("TE-4.5")).to_be_visible()
    me.page.keyboard.press("Escape")
    take(me, "construction", "main", "p6")
    assert asked(me) == "space"
    me.one('[data-thing="space:1-1-1"]').click(force=True)
    expect(me.button("TE-9.2")).to_be_visible()


def test_worship_is_a_click_on_its_space(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", address=prepared.address)
    position(me, "alone", "me")
    take(me, "alchemy-2", "forest")
    assert asked(me) == "action"
    me.one('[data-thing="worship:forest"][data-option]').click()
    me.settled()
    assert me.told["answers"][-1] == "action forest-effect"
    expect(me.one('[data-piece="die:0-0"]')).to_have_attribute("data-place", "worship-forest")


def test_a_tile_of_the_step_that_was_reached_is_claimed_by_a_click_and_no_equal_one(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", address=prepared.address)
    position(me, "claiming")
    take(me, "nobles-3", "gold", "gold-effect")
    assert asked(me) == "claim"
    assert set(me.offered) == {"mask_4", "vp4", "reward"}
    for tile, elsewhere in (("mask_4", "red5"), ("vp4", "gold")):
        expect(me.one(f'.stage [data-thing="claim:{tile}"]')).to_have_count(1)
        expect(me.one(f'.stage [data-thing="find:{elsewhere}.{tile}"]')).to_be_visible()
    me.one('.stage [data-thing="claim:mask_4"]').click()
    me.settled()
    assert me.told["answers"][-1] == "claim mask_4"
    expect(me.one('[data-piece="find:mask_4"][data-place]')).to_have_attribute("data-place", "red5")
    assert len(own_state(me)["masks"]) == 1


def test_a_tile_of_the_avenue_is_claimed_and_not_an_equal_one_beside_the_board(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", address=prepared.address)
    position(me, "walking")
    take(me, "construction-3", "nobles", "main")
    while asked(me) != "claim":
        take(me, me.options[0])
        assert ready(me)
    expect(me.one('.stage [data-thing="claim:mask_4"]')).to_have_count(1)
    expect(me.one('.stage [data-thing="find:nobles.mask_4"]')).to_be_visible()
    expect(me.prompt).to_contain_text("of the Avenue")
    me.one('.stage [data-thing="claim:mask_4"]').click()
    me.settled()
    assert me.told["answers"][-1] == "claim mask_4"
    expect(me.one('[data-piece="find:mask_4"][data-place]')).to_have_attribute("data-place", "nobles")


def test_a_tile_beside_a_board_is_claimed_by_a_click_on_it(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", address=prepared.address)
    position(me, "claiming")
    take(me, "nobles-3", "gold")
    me.one('.stage [data-thing="slot:gold"]').click()
    me.settled()
    assert me.told["answers"][-1] == "action gold-tile"
    assert len(own_state(me)["tiles"]) == 1


# The things that are lit because a step is about them, by whether the window on the board shows them.
LIT = """[...document.querySelectorAll(".zoom .choice:has(.marked)")].flatMap((one) => {
  const box = one.querySelector(".marked").getBoundingClientRect();
  const view = one.closest(".view").getBoundingClientRect();
  if (!box.width) return [];
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return [x > view.left && x < view.right && y > view.top && y < view.bottom];
})"""


def test_on_a_phone_the_board_goes_to_where_its_steps_are(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", pace="click", viewport=PHONE, address=prepared.address)
    position(me, "alone", "me")
    assert play_on(me, lambda _, options: options[-1], lambda me: me.one("section.automa").count() > 0)
    seen: list[list[bool]] = []
    while me.one(".follow .next").count():
        lines = me.one("section.automa li").count()
        me.one(".follow .next").click()
        expect(me.one("section.automa li").nth(lines)).to_be_attached()
        seen.append(me.page.evaluate(LIT))
    assert len([step for step in seen if step]) > 2
    assert [step for step in seen if step and not any(step)] == []

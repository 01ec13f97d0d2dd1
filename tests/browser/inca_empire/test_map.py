"""The map of Inca Empire: moving it, drawing roads on it, walking it by keys, and what it tells of networks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.inca_empire.playing import draw, place, position, scale
from tests.browser.player import PHONE, Player
from tests.browser.playing import asked, ready
from tests.browser.test_following import COUNTED
from tests.server.hosting import Host


@pytest.fixture
def me(sit: Sit, prepared: Host) -> Player:
    player = sit("Anna", address=prepared.address)
    position(player, "wild")
    return player


def refusal(me: Player) -> Locator:
    return me.one(".drawing text")


def test_wheel_keys_and_buttons_zoom_and_a_drag_moves_the_map(me: Player) -> None:
    whole = scale(me)
    before = place(me, "point:quito")
    me.page.mouse.move(*before)
    me.page.mouse.wheel(0, -500)
    expect(me.one(".names text", has_text="Caranqui")).to_be_visible()  # every name, when one looks closely
    assert scale(me) > 1.5 * whole
    assert place(me, "point:quito") == pytest.approx(before, abs=3)  # it stays under the pointer
    me.page.keyboard.press("0")
    assert scale(me) == pytest.approx(whole)
    me.page.keyboard.press("+")
    assert scale(me) > whole
    me.button("Whole map").click()
    assert scale(me) == pytest.approx(whole)
    me.button("Larger").click()
    x, y = before = place(me, "point:cusco")
    me.page.mouse.move(200, 650)
    me.page.mouse.down()
    me.page.mouse.move(240, 620, steps=4)
    me.page.mouse.up()
    assert place(me, "point:cusco") == pytest.approx((x + 40, y - 30), abs=3)
    assert me.chips.count() == 0


def test_the_question_says_how_many_roads_can_still_be_laid(me: Player) -> None:
    for words in ("You can still lay 2.", "This is the last one."):
        if asked(me) == "act":
            me.choose("roads")
        expect(me.prompt).to_contain_text(words)
        me.choose(next(option for option in me.options if option != "stop"))


def test_a_click_beside_a_road_means_it_and_the_road_comes_from_its_owner(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", motion="fast", address=prepared.address)
    me.context.add_init_script(COUNTED)
    position(me, "wild")
    flown = me.page.evaluate("window.flights")
    road = me.one('.choice.legal[data-thing^="road:"]').first
    x, y = place(me, road.get_attribute("data-thing") or "?")
    beside = [(x + dx, y + dy) for dx in (-7, 0, 7) for dy in (-7, 0, 7)]
    free = "([x, y]) => !document.elementFromPoint(x, y).closest('[data-thing], [data-hint]')"
    me.page.mouse.click(*next(spot for spot in beside if me.page.evaluate(free, spot)))
    me.one(".ways").get_by_role("menuitem", name="Lay roads").click()
    expect(me.chips).to_have_count(1)
    expect(me.one('[data-piece="road:0"]')).to_have_count(5)
    assert me.page.evaluate("window.flights") > flown
    expect(me.one(".flying")).to_have_count(0)


def test_a_drag_over_something_is_no_click(me: Player) -> None:
    me.page.mouse.move(*place(me, "province:colla"))
    me.page.mouse.down()
    me.page.mouse.move(500, 300, steps=4)
    me.page.mouse.up()
    expect(me.prompt).to_have_text("What do you do?")
    me.page.mouse.click(*place(me, "province:colla"))
    expect(me.prompt).to_contain_text("Colla: No road of your network ends in this province.")


def test_two_fingers_zoom_and_one_moves_on_a_phone(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", address=prepared.address, viewport=PHONE, has_touch=True, is_mobile=True)
    position(me, "wild")
    cdp = me.context.new_cdp_session(me.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    before = scale(me)
    x, y = place(me, "point:cusco")
    touch("touchStart", (120, 250), (180, 250))
    touch("touchMove", (60, 250), (240, 250))
    touch("touchEnd")
    assert scale(me) > 1.8 * before
    me.button("Whole map").tap()
    box = me.one(".map > svg").bounding_box()
    assert box is not None
    assert me.one(".map > svg").evaluate("svg => svg.viewBox.baseVal.height / 1042") > 1
    me.button("Larger").tap()
    x, y = place(me, "point:cusco")
    touch("touchStart", (30, 300))
    touch("touchMove", (30, 280))
    touch("touchMove", (30, 260))
    touch("touchEnd")
    assert place(me, "point:cusco") == pytest.approx((x, y - 40), abs=6)


def test_the_road_under_the_pointer_is_drawn_with_its_price(me: Player) -> None:
    me.choose("extra_road")
    lane = me.one('[data-option^="r"]').first
    lane.hover()
    expect(me.one(".drawing .ghost")).to_have_count(1)
    expect(me.one(".price")).to_have_text("\u22121")
    me.page.mouse.move(5, 500)
    expect(me.one(".price")).to_have_count(0)


def test_a_line_by_hand_lays_the_road_or_shows_what_is_in_its_way(me: Player) -> None:
    me.choose("roads")
    draw(me, "vilcashuaman", "pachacamac")
    expect(refusal(me).first).to_have_text("It would cross a link of the map.")
    expect(refusal(me).last).to_have_text("IN-13.38")
    expect(me.one(".drawing line.way")).to_have_count(1)
    me.page.mouse.up()
    assert me.chips.count() == 1

    draw(me, "cusco", "quito")  # out of reach: the first link on the way crosses
    expect(me.one(".rubber.refused")).to_have_count(1)
    me.page.mouse.up()

    draw(me, "la_raya", "pucara")  # a link that does not touch the network: the server says why
    expect(refusal(me).first).to_have_text("It does not touch your network.")
    me.page.mouse.up()

    draw(me, "limatambo", "machu_picchu")
    expect(me.one(".drawing .ghost")).to_have_count(1)
    me.page.mouse.up()
    me.settled()
    expect(me.one('[data-thing="road:wild_machu_picchu_limatambo"]')).to_have_count(1)
    assert len(me.told["view"]["state"]["players"][0]["wild"]) == 1
    assert not any(option.startswith(("wild_", "along_")) for option in me.options)
    draw(me, "limatambo", "andahuaylas")
    expect(refusal(me).first).to_have_text("You have laid a wild road for each")
    me.page.mouse.up()


def test_one_click_on_a_province_conquers_it(me: Player) -> None:
    assert asked(me) == "act"
    tile = me.one('[data-reach][data-thing^="province:"]').first
    thing = tile.get_attribute("data-thing")
    assert thing is not None
    tile.hover()
    expect(me.one(".price")).to_contain_text("+")
    tile.click()
    ready(me)
    province = thing.partition(":")[2]
    index = me.get("/api/games/inca_empire")["domains"]["province"].index(province)
    assert me.told["view"]["state"]["conqueror"][index] == 0


def test_a_panel_brings_out_a_network_and_tells_what_is_cut_off(me: Player) -> None:
    mine = me.one(".player").first
    expect(mine.get_by_title("1 road is cut off from Cusco")).to_be_visible()
    expect(me.one(".road.cut")).to_have_count(1)
    expect(mine.get_by_title("Sapa Inca would bring 0 VP now")).to_be_visible()
    me.choose("roads")  # many acts in words dock over the others' panels
    me.page.keyboard.press("n")
    expect(me.one(".road.dim")).to_have_count(3)
    me.one(".player .network").nth(1).click()
    expect(me.one(".road.dim")).to_have_count(6)
    me.one(".player .network").nth(1).click()
    expect(me.one(".road.dim")).to_have_count(0)


def test_who_shares_a_space_of_the_score_track_is_told_apart(me: Player, prepared: Host) -> None:
    for seat in range(4):  # all have 0 points; whoever is inner is ahead
        expect(me.one(".player").nth(seat).get_by_title(f"Rank {seat + 1}: of figures")).to_be_visible()
    position(me, "late")
    expect(me.one(".player .rank")).to_have_count(0)


def test_every_site_is_reached_by_arrows(me: Player) -> None:
    me.page.keyboard.press("?")
    me.one('[data-thing="point:cusco"]').focus()
    met = set()
    for key in ["ArrowLeft"] * 6 + ["ArrowDown"] * 3 + ["ArrowRight"] * 12:
        me.page.keyboard.press(key)
        thing = me.page.evaluate("document.activeElement.dataset.thing")
        assert thing.startswith("point:")
        met.add(thing)
    assert len(met) > 12
    name = me.one("[data-thing]:focus").get_attribute("aria-label")
    assert name
    me.page.keyboard.press("Enter")
    expect(me.one(".prompt")).to_contain_text(re.compile(r"IN-\d"))


def test_the_board_of_the_sun_hides_what_others_lay(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", address=prepared.address)
    position(me, "sun")
    expect(me.prompt).to_have_text("Which event card do you lay face down?")
    assert set(me.options) == {"epidemic", "resistance"}
    me.choose("epidemic")
    me.choose("orange_green")
    expect(me.one('[data-thing="sector:orange_green"]')).to_have_attribute("aria-label", re.compile("Epidemic"))
    me.confirm()
    ready(me)
    assert asked(me) == "act"  # all have laid theirs, all are open
    expect(me.one(".stage")).not_to_contain_text("face down")


def test_colours_are_those_that_were_dealt(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", address=prepared.address)
    position(me, "sun", 3)
    expect(me.one(".player").nth(1)).to_have_attribute("style", re.compile("--seat-orange"))
    assert me.get("/api/games/inca_empire")["components"]["start"][1]["colour"] == "orange"

"""Inca Empire on every screen: axe, laptops and tablets in three languages, phones, light and dark."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.inca_empire.playing import place, position
from tests.browser.looking import remaining
from tests.browser.player import PHONE
from tests.browser.playing import ready
from tests.browser.screens import LANGUAGES, THEMES, screens
from tests.browser.test_access import faults
from tests.browser.test_guide import card, learn
from tests.browser.test_sizes import LOST, ROOM, SPILLED
from tests.server.hosting import Host

WIDE = [(1366, 768), (1024, 768), (1920, 1080)]
NARROW = [(820, 1180), (390, 844)]


@screens(["light"], theme=THEMES)
def test_axe_finds_nothing_serious(sit: Sit, prepared: Host, theme: str) -> None:
    me = sit("Anna", theme=theme, address=prepared.address)
    position(me, "late")
    assert faults(me) == []
    me.choose("roads")
    assert faults(me) == []
    me.page.keyboard.press("s")
    expect(me.page.get_by_role("dialog")).to_contain_text("If the last Sapa Inca phase came now")
    assert faults(me, "[role=dialog]") == []


@screens([("cs", WIDE[0]), ("ru", WIDE[1])], language=LANGUAGES, size=WIDE)
def test_a_late_position_of_four_fits_without_scrolling(
    sit: Sit, prepared: Host, size: tuple[int, int], language: str
) -> None:
    me = sit("Anna", language=language, viewport={"width": size[0], "height": size[1]}, address=prepared.address)
    for name in ("late", "sun"):
        position(me, name)
        assert remaining(me.page, ROOM) == {"down": 0, "across": 0}
        assert remaining(me.page, LOST) == []
        assert remaining(me.page, SPILLED) == []
        for part in (".prompt", ".stage", ".sun", ".eras", ".hand"):
            expect(me.one(part)).to_be_in_viewport(ratio=1)
        for panel in me.one(".player").all():
            expect(panel).to_be_in_viewport(ratio=1)


@screens([("ru", NARROW[0]), ("cs", NARROW[1])], language=["ru", "cs"], size=NARROW)
def test_the_map_stands_upright_on_narrow_screens(
    sit: Sit, prepared: Host, size: tuple[int, int], language: str
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    me = sit("Anna", language=language, viewport=viewport, has_touch=True, is_mobile=True, address=prepared.address)
    position(me, "late")
    cusco = place(me, "point:cusco")
    assert cusco[1] < place(me, "point:urcos")[1]  # the south is below
    assert place(me, "point:limatambo")[0] < cusco[0]
    tabs = me.one(".board nav button")
    for number, part in enumerate([".map", "svg", "svg"]):
        tabs.nth(number).tap()
        expect(me.one(f".stage {part}").first).to_be_visible()
        assert remaining(me.page, ROOM) == {"down": 0, "across": 0}
        assert remaining(me.page, LOST) == []
        assert remaining(me.page, SPILLED) == []


def test_the_track_of_eras_hides_no_site(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", viewport={"width": 1024, "height": 768}, address=prepared.address)
    position(me, "late")
    box = me.one(".eras").bounding_box()
    assert box is not None
    points = [point["id"] for point in me.get("/api/games/inca_empire")["components"]["map"]["point"]]
    hidden = []
    for point in points:
        x, y = place(me, f"point:{point}")
        if box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"]:
            hidden.append(point)
    assert hidden == []


def test_a_phone_has_room_for_guide_map_and_question(sit: Sit) -> None:
    me = sit("Anna", viewport=PHONE, has_touch=True, is_mobile=True, language="ru")
    learn(me, "inca_empire")
    for _ in range(3):
        me.one("[data-next]").click()
    me.choose("conquest")
    me.choose("vilcabamba")
    me.one(".ways [role=menuitem]").click()  # it turns tiles up: a finger is told first
    expect(card(me)).to_have_attribute("data-step", "road")
    expect(me.one('.prompt [data-option="roads"]')).to_be_in_viewport(ratio=1)  # the words say that it is to be chosen
    box = me.one(".map").bounding_box()
    assert box is not None
    assert box["height"] > 220


def test_a_turn_by_tapping_on_a_phone(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", viewport=PHONE, has_touch=True, is_mobile=True, address=prepared.address)
    table = position(me, "sun")
    me.one('.prompt [data-option="epidemic"]').tap()
    me.settled()
    me.one('.stage [data-option="orange_green"]').tap()  # the board of the Sun lies in front
    me.settled()
    me.confirming.tap()
    me.settled()
    assert ready(me)
    expect(me.one(".map")).to_be_visible()  # and now the map
    me.one('.prompt [data-option="roads"]').tap()
    me.settled()
    row = me.one('.prompt [data-option^="r"]').first
    box = row.bounding_box()
    assert box is not None
    assert box["height"] >= 44  # a finger wide
    row.tap()
    me.settled()
    assert me.summary(table)["version"] >= 1

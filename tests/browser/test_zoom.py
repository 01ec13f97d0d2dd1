"""The board keeps a size at which it can be read: it scrolls in a small window and grows by fingers, wheel and keys."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.looking import remaining
from tests.browser.player import PHONE, Player
from tests.browser.playing import ready
from tests.browser.test_sizes import LOST, ROOM

LONG = 600  # milliseconds that a finger rests
DOUBLED = {"width": 683, "height": 384}  # a laptop's page at 200 %
MEASURE = """() => {
  const view = document.querySelector(".zoom .view");
  const drawing = view.querySelector("svg");
  const scale = drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width;
  return { left: view.scrollLeft, top: view.scrollTop, wide: view.scrollWidth - view.clientWidth, scale };
}"""


def measured(me: Player) -> dict[str, float]:
    found: dict[str, float] = me.page.evaluate(MEASURE)
    return found


def at_the_board(me: Player, game: str = "tzolkin") -> None:
    table = me.new_table("me", "random", game=game)
    me.ahead(table, 5, random.Random(2))
    me.go(f"/t/{table}")
    ready(me)


class Fingers:
    """Touches of several fingers, which need one session from the first to the last."""

    def __init__(self, me: Player) -> None:
        self.page = me.page
        self.session = me.context.new_cdp_session(me.page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        places = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    def pinch(self, x: float, y: float, apart: float, to: float) -> None:
        self.touch("touchStart", (x - apart, y), (x + apart, y))
        for step in range(1, 5):
            now = apart + (to - apart) * step / 4
            self.touch("touchMove", (x - now, y), (x + now, y))
        self.touch("touchEnd")

    def rest(self, x: float, y: float, short: bool = False) -> None:
        """Press until what lies there tells about itself, or only tap."""
        self.touch("touchStart", (x, y))
        self.page.wait_for_timeout(0 if short else LONG)
        self.touch("touchEnd")

    def drag(self, x: float, y: float, by: float) -> None:
        self.touch("touchStart", (x, y))
        for step in range(1, 9):
            self.touch("touchMove", (x + by * step / 8, y))
        self.touch("touchEnd")


def centre(me: Player) -> tuple[float, float]:
    box: Any = me.one(".zoom .view").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize(("game", "part"), [("tzolkin", "Gears"), ("tawantinsuyu", "Hill"), ("teotihuacan", "City")])
def test_at_twice_the_size_the_board_can_be_read_and_everything_reached(sit: Sit, game: str, part: str) -> None:
    me = sit("Anna", viewport=DOUBLED)
    at_the_board(me, game)
    me.page.get_by_role("navigation", name="Parts of the board").get_by_role("button", name=part).click()
    shown = measured(me)
    assert shown["scale"] > 0.9
    assert shown["wide"] > 100
    assert remaining(me.page, ROOM) == {"down": 0, "across": 0}
    assert remaining(me.page, LOST) == []
    box = me.one(".zoom .view").bounding_box()
    assert box is not None
    assert box["width"] > 330
    assert box["height"] > 250
    for thing in me.one(".zoom [data-thing]").all()[:6]:
        thing.scroll_into_view_if_needed()
        expect(thing).to_be_in_viewport()
    for row in me.one(".prompt .options [data-option]").all():
        row.scroll_into_view_if_needed()
        expect(row).to_be_in_viewport(ratio=0.9)
    expect(me.confirming).to_be_in_viewport(ratio=1)


def test_a_whole_turn_at_twice_the_size(sit: Sit) -> None:
    me = sit("Anna", viewport=DOUBLED)
    table = me.open_table("me", "random")
    for turn in range(2):
        me.play_turn(random.Random(turn))
    assert me.summary(table)["version"] > 2


def test_two_fingers_zoom_and_one_drags(sit: Sit) -> None:
    me = sit("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    at_the_board(me)
    me.page.get_by_role("navigation", name="Parts of the board").get_by_role("button", name="Gears").tap()
    before = measured(me)
    x, y = centre(me)
    hand = Fingers(me)
    hand.pinch(x, y, 40, 80)
    larger = measured(me)
    assert larger["scale"] == pytest.approx(2 * before["scale"], rel=0.1)
    assert me.page.evaluate("visualViewport.scale") == 1  # the frame around the board stays
    hand.drag(x, y, -150)
    assert measured(me)["left"] > larger["left"] + 50
    hand.pinch(x, y, 150, 25)
    assert measured(me)["wide"] <= 1  # the whole board


def test_one_finger_zooms_by_the_button(sit: Sit) -> None:
    me = sit("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    at_the_board(me)
    me.page.get_by_role("navigation", name="Parts of the board").get_by_role("button", name="Gears").tap()
    before = measured(me)["scale"]
    me.button("Larger").tap()
    assert measured(me)["scale"] == pytest.approx(2 * before, rel=0.1)
    me.button("Smaller").tap()
    assert measured(me)["wide"] <= 1
    me.button("Larger").tap()
    assert measured(me)["scale"] == pytest.approx(before, rel=0.05)


def test_wheel_and_keys_zoom_on_a_laptop_and_the_mouse_drags(sit: Sit) -> None:
    me = sit("Anna")
    at_the_board(me)
    before = measured(me)
    assert before["wide"] == 0
    x, y = centre(me)
    me.page.mouse.move(x, y)
    me.page.keyboard.down("Control")
    me.page.mouse.wheel(0, -200)
    me.page.keyboard.up("Control")
    larger = measured(me)
    assert larger["scale"] > 1.5 * before["scale"]

    said = len(me.said)
    me.page.mouse.down()
    me.page.mouse.move(x - 120, y, steps=5)
    me.page.mouse.up()
    assert measured(me)["left"] == pytest.approx(larger["left"] + 120, abs=3)
    assert len(me.said) == said  # nothing was asked or chosen by dragging

    me.page.keyboard.press("0")
    assert measured(me)["scale"] == pytest.approx(before["scale"])
    me.page.keyboard.press("+")
    assert measured(me)["scale"] > 1.3 * before["scale"]
    me.page.keyboard.press("-")
    assert measured(me)["scale"] == pytest.approx(before["scale"])

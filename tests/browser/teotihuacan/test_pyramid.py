"""A Pyramid tile is tried in place before it is laid: by hand or by the arrow keys, with the points it would bring."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.browser.playing import asked, own_state, ready, take
from tests.browser.teotihuacan.playing import position
from tests.server.hosting import Host

TURNS = ["none", "right", "half", "left"]


def to_construction(me: Player) -> None:
    position(me, "building")
    take(me, "forest-4", "construction", "main")
    assert ready(me)
    assert asked(me) == "build"


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def points_of(me: Player) -> dict[str, int]:
    """What each way to turn the tile would score, as the server tells it."""
    return {
        option["code"]: sum(event["points"] for event in option["events"] if event["event"] == "scored")
        for option in me.told["options"]
    }


def test_a_tile_is_turned_by_the_arrow_keys_and_laid_by_enter(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", address=prepared.address)
    to_construction(me)
    me.choose("p6")
    me.one('[data-thing="space:2-1-1"]').hover()
    expect(me.one(".trial")).to_be_visible()
    me.choose("2-1-1")
    assert asked(me) == "rotation"
    scored = points_of(me)
    assert len(set(scored.values())) > 1
    for turn in TURNS:
        expect(me.one(".trial text")).to_have_text(f"+{scored[turn]}")
        level = 3  # VP for the second level; each icon that matches is one more
        expect(me.one(".trial circle")).to_have_count(scored[turn] - level)
        me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("ArrowLeft")
    expect(me.one(".trial text")).to_have_text(f"+{scored['left']}")
    me.page.keyboard.press("Enter")
    me.settled()
    assert me.told["answers"][-1] == "rotation left"
    assert sum(own_state(me)["points"]) == scored["left"]


def test_a_tile_is_dragged_to_its_place_and_turned_there(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", address=prepared.address)
    to_construction(me)
    me.page.mouse.move(*middle(me.one('[data-thing="pyramid:p6"]')))
    me.page.mouse.down()
    x, y = middle(me.one('[data-thing="space:1-3-1"]'))
    me.page.mouse.move(x - 60, y - 40, steps=4)
    expect(me.one('[data-thing="space:1-3-1"][data-option]')).to_be_visible()
    expect(me.one(".held")).to_be_visible()
    me.page.mouse.move(x, y, steps=4)
    expect(me.one(".trial")).to_be_visible()
    me.page.mouse.up()
    expect(me.one(".turn").first).to_be_visible()
    me.settled()
    assert me.told["answers"][-2:] == ["build p6", "space 1-3-1"]
    me.page.get_by_role("button", name="turn to the right").click()
    scored = points_of(me)
    expect(me.one(".trial text")).to_have_text(f"+{scored['right']}")
    me.one(".trial").click()
    me.settled()
    assert me.told["answers"][-1] == "rotation right"


def test_a_tile_that_is_let_go_beside_the_pyramid_only_is_chosen(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", address=prepared.address)
    to_construction(me)
    me.page.mouse.move(*middle(me.one('[data-thing="pyramid:p6"]')))
    me.page.mouse.down()
    me.page.mouse.move(700, 500, steps=4)
    me.page.mouse.up()
    expect(me.one('[data-thing^="space:"][data-option]').first).to_be_visible()
    me.settled()
    assert me.told["answers"][-1] == "build p6"
    expect(me.one(".held")).to_have_count(0)

"""Things are chosen on the things, and what opens for a choice stands beside the board and covers nothing of it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.looking import remaining
from tests.browser.player import LAPTOP, Player
from tests.browser.playing import asked, play_on, ready
from tests.browser.screens import LANGUAGES, screens
from tests.browser.tawantinsuyu.playing import position
from tests.browser.test_sizes import LOST, ROOM
from tests.server.hosting import Host

SMALLER = {"width": 1280, "height": 720}
NARROW = {"width": 1024, "height": 768}
# What lies over something that can be chosen on the board.
COVERED = """() => [...document.querySelectorAll(".stage [data-option]")].filter((one) => {
  const box = one.querySelector(".hit")?.getBoundingClientRect() ?? one.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !one.contains(top);
}).map((one) => one.dataset.thing)"""


def to_the_market(me: Player) -> None:
    """A worker beside a building task, up to the question which building; else the first that is offered."""
    icons = me.get("/api/games/tawantinsuyu")["components"]["hill"]["icon"]
    building = [icon for icon in icons if icon["kind"] == "building"]
    beside = {space for icon in building for space in icon["spaces"]}
    wanted = {"place", "architect", "gold", *beside, *(icon["id"] for icon in building)}

    def pick(me: Player, options: list[str]) -> str:
        return next((option for option in options if option in wanted), options[0])

    assert play_on(me, pick, lambda me: asked(me) == "build")


@screens([("ru", LAPTOP), ("cs", SMALLER)], language=LANGUAGES, size=[LAPTOP, SMALLER])
def test_tiles_of_the_market_are_replaced_by_clicking_them(
    sit: Sit, prepared: Host, language: str, size: dict[str, int]
) -> None:
    me = sit("Anna", address=prepared.address, language=language, viewport=size)
    position(me, "rich")
    to_the_market(me)
    me.choose("replace")
    play_on(me, lambda _, options: options[0], lambda me: asked(me) == "replace")
    tiles = me.one('.stage [data-thing^="building:"]')
    market = [tile.get_attribute("data-thing") for tile in tiles.all()]
    assert len(market) == 4
    expect(me.one(".prompt [data-option]")).to_have_count(0)  # no wall of buttons
    assert remaining(me.page, COVERED) == []
    assert remaining(me.page, ROOM) == {"down": 0, "across": 0}
    assert remaining(me.page, LOST) == []

    tiles.nth(2).click()
    expect(tiles.nth(2)).to_have_attribute("aria-pressed", "true")
    expect(me.one('.prompt [data-option="3"]')).to_be_visible()  # this one alone
    tiles.nth(2).click()
    expect(me.one(".stage [aria-pressed=true]")).to_have_count(0)
    tiles.nth(2).click()
    tiles.nth(0).click()
    me.settled()
    answers = [said["answers"] for said in me.said if said["do"] in ("draft", "commit")]
    assert answers[-1][-1] == "replace 3-1"


@screens([SMALLER], size=[LAPTOP, SMALLER])
def test_a_long_hand_can_be_read_and_chosen_from(sit: Sit, prepared: Host, size: dict[str, int]) -> None:
    me = sit("Anna", address=prepared.address, viewport=size)
    position(me, "rich")
    cards = me.one('.hand [data-thing^="god:"], .hand [data-thing^="army:"]')
    expect(cards).to_have_count(17)
    boxes: list[Any] = [card.locator(".hit").bounding_box() for card in cards.all()]
    for index, box in enumerate(boxes):
        assert box["width"] >= 24
        assert box["height"] >= 24
        for other in boxes[index + 1 :]:
            apart = other["x"] >= box["x"] + box["width"] or other["x"] + other["width"] <= box["x"]
            assert apart or other["y"] >= box["y"] + box["height"] or other["y"] + other["height"] <= box["y"]


@screens([("cs", LAPTOP), ("ru", SMALLER), ("en", NARROW)], language=LANGUAGES, size=[LAPTOP, SMALLER, NARROW])
def test_weaves_are_chosen_beside_the_board(sit: Sit, language: str, size: dict[str, int]) -> None:
    me = sit("Anna", language=language, viewport=size)
    me.open_table("me", "random", game="tawantinsuyu")
    ready(me)
    dock, board = me.one("section.dock").bounding_box(), me.one(".stage").bounding_box()
    assert dock is not None
    assert board is not None
    assert dock["x"] >= board["x"] + board["width"] - 1
    expect(me.one("section.dock [data-option]").first).to_be_in_viewport(ratio=1)
    expect(me.one(".player").first).to_be_in_viewport(ratio=1)
    assert remaining(me.page, LOST) == []
    assert remaining(me.page, ROOM) == {"down": 0, "across": 0}

"""In the fullest positions whatever can be chosen is 24 px large for a pointer and on a phone 44 px for a finger.

Where the things of a phone's board lie closer to each other, the first tap brings the board closer and then they are
that large; and every answer has a row of that height below its question.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.inca_empire.playing import scale
from tests.browser.looking import remaining
from tests.browser.player import PHONE, Player
from tests.browser.playing import ready
from tests.browser.screens import EVERY, screens
from tests.browser.test_measures import OVERLAID, SMALL
from tests.browser.test_sizes import LOST, ROOM
from tests.server.hosting import DEALS, Host, hosted

EVERYTHING = bool(os.environ.get(EVERY))  # `make screens`
LAPTOPS = [(1280, 720), (1024, 768), *([(1366, 768)] if EVERYTHING else [])]
TABLET = {"width": 820, "height": 1180}
FOUR = ("me", "random", "random", "random")
GEARS = ["palenque", "chichen_itza", *(["yaxchilan", "tikal", "uxmal"] if EVERYTHING else [])]
# Positions and the answers that lead to the questions with most things to choose between.
WALKS: dict[str, list[tuple[str, list[str]]]] = {
    "tzolkin": [
        ("busy", ["pick_up", "palenque-3", "palenque-3"]),
        *((gear, []) for gear in GEARS),
        ("tikal", ["tikal-5", "tikal-3"]),
        ("tikal", ["tikal-4", "tikal-4"]),
    ],
    "tawantinsuyu": [
        ("placing", ["recruit"]),
        ("full", ["pray"]),
        ("rich", ["place", "architect", "T2b"]),
        ("rich", ["place", "architect", "B0b", "gold", "2potato+1corn+2gold", "mb0"]),
    ],
    "teotihuacan": [
        ("full", ["nobles-5", "palace", "royal_c-both", "effect"]),
        ("full", ["forest-2", "construction", "main", "p6"]),
        ("full", ["forest-2", "decorations", "main", "d2"]),
        ("full", ["forest-3", "nobles", "nobles-effect", "orange"]),
        ("building", ["palace-1", "alchemy", "main"]),
    ],
    "inca_empire": [("late", ["conquest", "cana"]), ("wild", ["roads"]), ("sun", ["resistance"])],
}
# Sizes of what glows on the board and is smaller than it should be. Roads lie turned: they are hit beside their line.
NARROW = """(least) => {
  const glowing = [...document.querySelectorAll(".stage .choice.legal:not([transform])")];
  return Object.fromEntries(glowing.flatMap((one) => {
    const box = (one.querySelector(".near") ?? one.querySelector(".hit")).getBoundingClientRect();
    const size = [box.width, box.height].map((side) => Math.round(10 * side) / 10);
    return box.width && Math.min(...size) < least - 0.5 ? [[one.dataset.thing, size]] : [];
  }));
}"""
# A place nearest to the middle of a thing where a tap means it: a road may run over the middle of a tile.
HIT = """(one) => {
  const { x, y, width, height } = one.querySelector(".hit").getBoundingClientRect();
  const rows = [0.5, 0.3, 0.7].map((down) => y + down * height);
  const spots = [0.5, 0.35, 0.65, 0.2, 0.8].flatMap((across) => rows.map((row) => [x + across * width, row]));
  return spots.find(([left, top]) => one.contains(document.elementFromPoint(left, top))) ?? null;
}"""


@pytest.fixture(scope="module")
def prepared(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server whose games begin in the positions of the prepared.py of their folders."""
    games = [f"tests.browser.{game}.prepared" for game in WALKS]
    with hosted(tmp_path_factory.mktemp("prepared"), client=str(client), deals=DEALS, games=games) as host:
        yield host


def begin(me: Player, game: str, position: str) -> None:
    options = {"position": position, **({"play": "modules"} if (game, position) == ("teotihuacan", "full") else {})}
    me.open_table(*FOUR, game=game, options=options)


def walk(me: Player, game: str, position: str, answers: list[str], every: bool = True) -> Iterator[str]:
    """Every question on the way, by what was answered before, or only the last one."""
    begin(me, game, position)
    assert ready(me)
    where = position
    for number, option in enumerate(answers):
        if option not in me.options:  # forced: it was not asked
            continue
        if every:
            yield where
        me.one(f'[data-option="{option}"]:visible').first.click()
        me.settled()
        assert ready(me)
        where = " ".join([position, *answers[: number + 1]])
    yield where


def parts(me: Player) -> Iterator[int]:
    """Each part of the board that has a tab, comes to the front; the last one is the log."""
    tabs = me.one(".board nav button:not(.zoom)")
    count = tabs.count()
    if not count:
        yield 0
    for part in range(count - 1):
        tabs.nth(part).click()
        me.page.wait_for_timeout(60)
        yield part
    if count:
        tabs.first.click()


def narrow(me: Player, least: int) -> dict[str, list[float]]:
    """What is smaller, and stays so from one look to the next."""
    found: dict[str, list[float]] = {}
    for _ in range(12):
        before, found = found, me.page.evaluate(NARROW, least)
        if not found or found == before:
            break
        me.page.wait_for_timeout(100)
    return found


@pytest.mark.parametrize("game", WALKS)
def test_a_pointer_hits_all_that_can_be_chosen(sit: Sit, prepared: Host, game: str) -> None:
    me = sit("Anna", address=prepared.address)
    for position, answers in WALKS[game]:
        for where in walk(me, game, position, answers):
            for width, height in LAPTOPS:
                me.page.set_viewport_size({"width": width, "height": height})
                me.page.wait_for_timeout(120)
                assert (where, width, remaining(me.page, NARROW, 24)) == (where, width, {})
                assert (where, width, remaining(me.page, OVERLAID)) == (where, width, [])
                assert (where, width, remaining(me.page, SMALL)) == (where, width, [])


@screens(["teotihuacan"], game=list(WALKS))
def test_a_finger_hits_all_that_can_be_chosen_on_a_tablet(sit: Sit, prepared: Host, game: str) -> None:
    me = sit("Anna", address=prepared.address, viewport=TABLET, has_touch=True, is_mobile=True)
    for position, answers in WALKS[game]:
        for where in walk(me, game, position, answers, EVERYTHING):
            for part in parts(me):
                assert (where, part, remaining(me.page, NARROW, 24)) == (where, part, {})
                assert (where, part, remaining(me.page, OVERLAID)) == (where, part, [])
                assert (where, part, remaining(me.page, SMALL)) == (where, part, [])


@pytest.mark.parametrize("game", WALKS)
def test_a_finger_hits_all_that_can_be_chosen_on_a_phone(sit: Sit, prepared: Host, game: str) -> None:
    me = sit("Anna", address=prepared.address, viewport=PHONE, has_touch=True, is_mobile=True)
    for position, answers in WALKS[game]:
        for where in walk(me, game, position, answers, EVERYTHING):
            for part in parts(me):
                assert (where, part, remaining(me.page, OVERLAID)) == (where, part, [])
                assert (where, part, remaining(me.page, SMALL)) == (where, part, [])
                small = narrow(me, 44)
                if small:
                    comes_closer(me, min(small, key=lambda thing: min(small[thing])), where)
            assert remaining(me.page, ROOM) == {"down": 0, "across": 0}
            assert remaining(me.page, LOST) == []
            rows_for_fingers(me)


def comes_closer(me: Player, thing: str, where: str) -> None:
    """A tap on what is too small answers nothing; then it is large enough and still in view."""
    drafted = me.one("main.stage").get_attribute("data-drafted")
    place = me.one(f'.stage .choice[data-thing="{thing}"]').first
    place.scroll_into_view_if_needed()
    me.page.touchscreen.tap(*place.evaluate(HIT))
    me.page.wait_for_timeout(100)
    still = f"(least) => (({NARROW})(least))['{thing}'] ?? []"
    assert (where, thing, remaining(me.page, still, 44)) == (where, thing, [])
    assert me.one("main.stage").get_attribute("data-drafted") == drafted
    assert place.evaluate(HIT), (where, thing)


def rows_for_fingers(me: Player) -> None:
    """Below the question every answer has a row that a finger hits."""
    rows = me.one(".prompt .options [data-option], .dock [data-option]")
    assert {row.get_attribute("data-option") for row in rows.all()} >= {one for one in me.offered if one not in me.free}
    for row in rows.all():
        box = row.bounding_box()
        assert box is not None
        assert min(box["height"], box["width"]) >= 44


# Of every link to lay a road on: places beside its line, one on each side, where nothing else lies.
BESIDE = """(far) => [...document.querySelectorAll('.stage .choice.legal[data-thing^="road:r"]')].map((one) => {
  const hit = one.querySelector(".hit");
  const [x, y, w, h] = ["x", "y", "width", "height"].map((side) => hit[side].baseVal.value);
  const matrix = hit.getScreenCTM();
  const free = ([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return top && (one.contains(top) || (top.closest(".map > svg") && !top.closest("[data-thing], [data-hint]")));
  };
  const beside = (along, by) => {
    const spot = new DOMPoint(x + along * w, y + h / 2 + by / Math.hypot(matrix.a, matrix.b)).matrixTransform(matrix);
    return [spot.x, spot.y];
  };
  const places = [0.5, 0.35, 0.65, 0.2, 0.8].map((along) => [beside(along, -far), beside(along, far)]);
  return [one.dataset.thing, places.filter((sides) => sides.every(free))];
})"""
# Where the road is drawn that a click would lay.
MEANT = """() => document.querySelector('.map .drawing .ghost line')?.getBoundingClientRect().toJSON() ?? null"""


def test_a_road_is_hit_on_both_sides_of_its_line(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", address=prepared.address, viewport={"width": 1280, "height": 720})
    for _ in walk(me, "inca_empire", "late", ["roads"]):
        pass

    def meant(spot: tuple[float, float]) -> object:
        me.page.mouse.move(*spot)
        me.page.wait_for_timeout(40)
        return me.page.evaluate(MEANT)

    roads = {thing: places for thing, places in me.page.evaluate(BESIDE, 11) if places}
    assert len(roads) > 4
    hit = {thing: any(meant(up) and meant(up) == meant(down) for up, down in roads[thing]) for thing in roads}
    assert hit == dict.fromkeys(roads, True)


# A place between two roads that lie close, where nothing else does.
BETWEEN = """() => {
  const middles = [...document.querySelectorAll('.stage .choice.legal[data-thing^="road:r"] .hit')].map((hit) => {
    const { x, y, width, height } = hit.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
  const pairs = middles.flatMap((one, i) => middles.slice(i + 1).map((other) => [one, other]));
  const far = ([one, other]) => Math.hypot(one[0] - other[0], one[1] - other[1]);
  const close = pairs.filter((pair) => far(pair) < 36);
  const spots = close.map(([one, other]) => [0, 1].map((n) => (one[n] + other[n]) / 2));
  return spots.find(([x, y]) => !document.elementFromPoint(x, y)?.closest("[data-thing], [data-hint], .tools, nav"));
}"""


def test_a_finger_between_two_roads_of_a_phone_comes_closer(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", address=prepared.address, viewport=PHONE, has_touch=True, is_mobile=True)
    begin(me, "inca_empire", "late")
    assert ready(me)
    before = scale(me)
    me.page.touchscreen.tap(*me.page.evaluate(BETWEEN))
    me.page.wait_for_timeout(100)
    assert scale(me) > 1.5 * before
    expect(me.one("main.stage")).to_have_attribute("data-drafted", "0")

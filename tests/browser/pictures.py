"""The pictures of the README: `python -m tests.browser.pictures` plays games to their middle and takes them anew.

With names behind it (`table`, `tawantinsuyu-solo`, ...) only those.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import launch
from tests.browser.client import built_client
from tests.browser.player import LAPTOP, PHONE, Player
from tests.browser.playing import play_on
from tests.browser.tawantinsuyu.playing import brief
from tests.server.hosting import DEALS, ROOT, hosted

FOLDER = ROOT / "docs" / "pictures"
Worth = Callable[[dict[str, Any]], bool]
PACE = 0.05  # slow enough to stop the bots in time
GAMES = 12


def midgame(me: Player, picture: Picture) -> None:
    """Bots play all seats until the moment is worth a picture; then the first one is mine again."""
    for _ in range(GAMES):
        table = me.new_table("me", *["greedy"] * picture.bots, game=picture.game, options=picture.options)
        seat = f"/api/tables/{table}/seats/0"
        while not (summary := me.summary(table))["over"]:
            if summary["waiting"] == [0] and picture.worth(state_of(me, summary)):
                me.go("about:blank")  # the same page with another secret would not be asked for anew
                me.go(me.invitation(table, 0))
                me.await_turn()
                if picture.offers in ("", *me.options):
                    return
            me.send("POST", seat, {"kind": "bot", "bot": "greedy"})
            while me.summary(table)["version"] == summary["version"]:
                time.sleep(PACE / 2)
            me.send("POST", seat, {"kind": "person"})
            while not ((now := me.summary(table))["over"] or now["waiting"] == [0]):
                time.sleep(PACE / 2)
    raise AssertionError(f"no moment of {GAMES} games was worth a picture")


def state_of(me: Player, summary: dict[str, Any]) -> dict[str, Any]:
    state: dict[str, Any] = me.get(f"/api/tables/{summary['id']}/at/{summary['version']}")["view"]["state"]
    return state


def workers(hand: int, away: int) -> Worth:
    """Tzolk'in with so many workers in hand and on gears at least."""

    def worth(state: dict[str, Any]) -> bool:
        own = state["players"][0]
        there = hand <= own["hand"] <= own["workers"] - away
        return bool(there and 9 <= state["round"] <= 22 and own["corn"] >= hand + 2)

    return worth


def ready_to_place(state: dict[str, Any]) -> bool:
    """Tawantinsuyu with a worker, cards and food at the start of an own turn."""
    own = state["players"][0]
    goods = sum(own["workers"]) > 0 and own["god_hand"] > 1 and sum(own["resources"][:2]) > 4
    turn = state["acting"] == 0 and state["secondary"] < 0 and state["played"] < 0 and state["task_space"] < 0
    return bool(goods and turn and state["turns_taken"] > 7 * len(state["players"]))


def city_grown(state: dict[str, Any]) -> bool:
    """Teotihuacan with a good part of the pyramid built, at the start of a turn."""
    return bool(state["turns_taken"] > 40 and state["part"] == 0 and sum(tile >= 0 for tile in state["pyramid"]) > 8)


def roads_laid(state: dict[str, Any]) -> bool:
    """Inca Empire with a net of roads over half of the map."""
    return bool(sum(owner >= 0 for owner in state["roads"]) > 45)


def looking(me: Player) -> None:
    """Nothing more than what is asked."""


def placing(me: Player) -> None:
    """A worker lies on a gear as a draft, and more can be placed."""
    me.choose("place")
    me.choose(next(gear for gear in ("tikal", "uxmal", "yaxchilan", "palenque") if gear in me.options))


def picking_up(me: Player) -> None:
    """The workers that can be picked up glow, and one of them would act now."""
    me.choose("pick_up")


def deciding(me: Player) -> None:
    """To place or to pick up, that is the question."""
    expect(me.of("place")).to_be_visible()


def pointing(me: Player) -> None:
    """A worker stands on a space as a ghost, with its price and its tasks."""
    me.choose("place")
    for _ in range(2):
        spaces = me.one('.stage [data-option][data-thing^="space:"]')
        if spaces.count():
            break
        me.choose(me.options[0])
    spaces.nth(spaces.count() - 3).hover()
    expect(me.one(".price")).to_be_visible()


def her_turn(me: Player) -> None:
    """Axomamma's turn, some steps of it."""
    shown = me.one("section.automa")
    play_on(me, brief(random.Random(1)), lambda _: shown.count() > 0)
    for _ in range(4):
        if me.one(".follow .next").count():
            me.one(".follow .next").click()


@dataclass
class Picture:
    moment: Callable[[Player], None]
    worth: Worth
    chosen: dict[str, Any]
    game: str = "tzolkin"
    bots: int = 3
    options: dict[str, str] = field(default_factory=dict)
    offers: str = ""  # what must be among the options
    pointed: bool = False  # whether the pointer stays where it is


LIGHT = {"viewport": LAPTOP, "theme": "light", "language": "en"}
IN_HAND = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
PICTURES = {
    "table": Picture(placing, workers(2, 1), LIGHT, offers="place"),
    "table-dark": Picture(
        picking_up, workers(1, 2), {"viewport": LAPTOP, "theme": "dark", "language": "ru"}, offers="pick_up"
    ),
    "phone": Picture(deciding, workers(1, 2), {**IN_HAND, "language": "cs"}, offers="pick_up"),
    "tawantinsuyu": Picture(pointing, ready_to_place, LIGHT, "tawantinsuyu", offers="place", pointed=True),
    "tawantinsuyu-solo": Picture(
        her_turn, ready_to_place, {**LIGHT, "theme": "dark", "pace": "click"}, "tawantinsuyu", 0, offers="place"
    ),
    "tawantinsuyu-phone": Picture(
        looking, ready_to_place, {**IN_HAND, "language": "ru"}, "tawantinsuyu", 2, offers="place"
    ),
    "teotihuacan": Picture(looking, city_grown, LIGHT, "teotihuacan", options={"play": "modules"}),
    "inca-empire": Picture(looking, roads_laid, LIGHT, "inca_empire"),
}


def take(name: str, browser: Browser, address: str) -> None:
    picture = PICTURES[name]
    with closing(Player(browser, address, "Illari", **picture.chosen)) as me:
        midgame(me, picture)
        picture.moment(me)
        if not picture.pointed:
            me.page.mouse.move(1, 1)
        me.page.screenshot(path=FOLDER / f"{name}.png")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        hosted(Path(folder), client=str(built_client(Path(folder))), deals=DEALS, pace=PACE) as host,
        sync_playwright() as playwright,
        closing(launch(playwright)) as browser,
    ):
        for name in sys.argv[1:] or PICTURES:
            take(name, browser, host.address)


if __name__ == "__main__":
    main()

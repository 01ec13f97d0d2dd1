"""The pictures of the README: `python -m tests.browser.pictures` plays games to their middle and takes them anew.

With names behind it (`table`, `table-dark`, `phone`) only those.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import launch
from tests.browser.client import built_client
from tests.browser.player import LAPTOP, PHONE, Player
from tests.server.hosting import ROOT, hosted

FOLDER = ROOT / "docs" / "pictures"
PACE = 0.05  # slow enough to stop the bots in time
GAMES = 12


def midgame(me: Player, hand: int, away: int) -> None:
    """Bots play all seats until the first one has workers in hand and on gears; then it is mine again."""
    for _ in range(GAMES):
        table = me.new_table("me", "greedy", "greedy", "greedy")
        seat = f"/api/tables/{table}/seats/0"
        while not (summary := me.summary(table))["over"]:
            if summary["waiting"] == [0] and worth_showing(me, summary, hand, away):
                me.go(me.invitation(table, 0))
                me.await_turn()
                return
            me.send("POST", seat, {"kind": "bot", "bot": "greedy"})
            while me.summary(table)["version"] == summary["version"]:
                time.sleep(PACE / 2)
            me.send("POST", seat, {"kind": "person"})
            while not ((now := me.summary(table))["over"] or now["waiting"] == [0]):
                time.sleep(PACE / 2)
    raise AssertionError(f"no moment of {GAMES} games was worth a picture")


def worth_showing(me: Player, summary: dict[str, Any], hand: int, away: int) -> bool:
    state = me.get(f"/api/tables/{summary['id']}/at/{summary['version']}")["view"]["state"]
    own = state["players"][0]
    workers = hand <= own["hand"] <= own["workers"] - away
    return bool(workers and 9 <= state["round"] <= 22 and own["corn"] >= hand + 2)


def placing(me: Player) -> None:
    """A worker lies on a gear as a draft, and more can be placed."""
    me.choose("place")
    me.choose(next(gear for gear in ("tikal", "uxmal", "yaxchilan", "palenque") if gear in me.options))


def picking_up(me: Player) -> None:
    """The workers that can be picked up glow, and one of them would act now."""
    me.choose("pick_up")


def deciding(me: Player) -> None:
    """To place or to pick up, that is the question."""
    expect(me.glowing).to_have_count(2)


@dataclass
class Picture:
    moment: Callable[[Player], None]
    hand: int  # workers in hand at least
    away: int  # and on gears
    chosen: dict[str, Any]


PICTURES = {
    "table": Picture(placing, 2, 1, {"viewport": LAPTOP, "theme": "light", "language": "en"}),
    "table-dark": Picture(picking_up, 1, 2, {"viewport": LAPTOP, "theme": "dark", "language": "ru"}),
    "phone": Picture(deciding, 1, 2, {"viewport": PHONE, "has_touch": True, "is_mobile": True, "language": "cs"}),
}


def take(name: str, browser: Browser, address: str) -> None:
    picture = PICTURES[name]
    with closing(Player(browser, address, "Illari", **picture.chosen)) as me:
        midgame(me, picture.hand, picture.away)
        picture.moment(me)
        me.page.mouse.move(1, 1)
        me.page.screenshot(path=FOLDER / f"{name}.png")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        hosted(Path(folder), client=str(built_client(Path(folder))), pace=PACE) as host,
        sync_playwright() as playwright,
        closing(launch(playwright)) as browser,
    ):
        for name in sys.argv[1:] or PICTURES:
            take(name, browser, host.address)


if __name__ == "__main__":
    main()

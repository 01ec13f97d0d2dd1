"""The pictures of the README: `python -m tests.browser.pictures` plays a game to its middle and takes them anew."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from contextlib import closing
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


def picture(
    browser: Browser, address: str, name: str, moment: Callable[[Player], None], workers: tuple[int, int], **chosen: Any
) -> None:
    with closing(Player(browser, address, "Illari", **chosen)) as me:
        midgame(me, *workers)
        moment(me)
        expect(me.chips.first).to_be_visible()
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
        picture(browser, host.address, "table", placing, (2, 1), viewport=LAPTOP, theme="light", language="en")
        picture(browser, host.address, "table-dark", picking_up, (1, 3), viewport=LAPTOP, theme="dark", language="ru")
        phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
        picture(browser, host.address, "phone", placing, (2, 1), theme="light", language="cs", **phone)


if __name__ == "__main__":
    main()

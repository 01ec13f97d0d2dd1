"""axe finds nothing serious on any screen, in light and in dark."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import expect

from tests.browser.client import WEB
from tests.browser.conftest import Sit
from tests.browser.player import LAPTOP, PHONE, Player
from tests.browser.screens import THEMES, screens

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
RUN = "(part) => axe.run(part, { resultTypes: ['violations'] })"


def faults(me: Player, part: str = "body") -> list[str]:
    """What axe finds on the page as it is, or in a part of it, as lines to read."""
    if not me.page.evaluate("typeof axe === 'object'"):
        me.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = me.page.evaluate(RUN, part)
    assert found["testEngine"]["name"] == "axe-core"
    return [
        f"{rule['id']}: {node['target']} {node['failureSummary']}"
        for rule in found["violations"]
        if rule["impact"] in ("serious", "critical")
        for node in rule["nodes"][:4]
    ]


def midgame(me: Player) -> str:
    table = me.new_table("me", "random")
    me.ahead(table, 9, random.Random(2))
    me.go(f"/t/{table}")
    me.await_turn()
    return table


@screens([("light", LAPTOP), ("dark", PHONE)], theme=THEMES, size=[LAPTOP, PHONE])
def test_the_lobby(sit: Sit, theme: str, size: dict[str, int]) -> None:
    me = sit("Anna", theme=theme, viewport=size)
    me.new_table("me", "random")
    table = me.new_table("random", "random")
    me.go(f"/t/{table}")
    expect(me.prompt).to_contain_text("The game is over.")
    me.go("/")
    expect(me.play_now()).to_be_visible()
    expect(me.one("article")).to_have_count(2)
    assert faults(me) == []


@screens(["dark"], theme=THEMES)
def test_the_table_and_its_drawers(sit: Sit, theme: str) -> None:
    me = sit("Anna", theme=theme)
    midgame(me)
    expect(me.one("html")).to_have_attribute("data-theme", theme)
    assert faults(me) == []
    for key in "srht":
        me.page.keyboard.press(key)
        expect(me.page.get_by_role("dialog")).to_be_visible()
        if key == "r":
            expect(me.one("[role=dialog] .contents li").first).to_be_visible()
        assert (key, faults(me, "[role=dialog]")) == (key, [])
        me.page.keyboard.press("Escape")
    me.page.keyboard.press("p")
    expect(me.one(".replay")).to_be_visible()
    assert faults(me, ".replay") == []


@screens(["light"], theme=THEMES)
def test_the_secret_choice_and_the_phone(sit: Sit, theme: str) -> None:
    me = sit("Anna", theme=theme, viewport=PHONE, has_touch=True, is_mobile=True)
    me.open_table("me", "random")
    me.await_turn()
    assert faults(me) == []
    me.settle_in()
    assert faults(me) == []


def test_a_fault_is_found(sit: Sit) -> None:
    """The check itself can fail."""
    me = sit()
    me.go("/")
    expect(me.play_now()).to_be_visible()
    me.page.evaluate("document.body.append(document.createElement('button'))")
    assert any(fault.startswith("button-name") for fault in faults(me))

"""Tawantinsuyu on every screen: axe, laptops in three languages, phones, the lobby's options, tables of other sizes."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.looking import remaining
from tests.browser.player import PHONE, Player
from tests.browser.playing import asked, play_on, ready
from tests.browser.screens import LANGUAGES, THEMES, screens
from tests.browser.test_access import faults
from tests.browser.test_sizes import LOST, ROOM, SPILLED
from tests.server.hosting import DEALS, hosted


def midgame(me: Player, *seats: str, turns: int = 14) -> None:
    """My turns without the page, then the page."""
    for seed in range(4):
        table = me.new_table(*seats, game="tawantinsuyu")
        me.ahead(table, turns, random.Random(seed))
        if not me.summary(table)["over"]:
            break
    me.go(f"/t/{table}")
    ready(me)


@screens(["light"], theme=THEMES)
def test_axe_finds_nothing_serious(sit: Sit, theme: str) -> None:
    me = sit("Anna", theme=theme, pace="click")
    midgame(me, "me")
    assert faults(me) == []
    play_on(me, lambda _, options: options[0], lambda me: me.one("section.automa").count() > 0)
    me.one(".player", has_text="Anna").get_by_role("button").click()
    assert faults(me) == []
    me.page.keyboard.press("s")
    expect(me.page.get_by_role("dialog")).to_contain_text("If a ceremony were held now")
    assert faults(me, "[role=dialog]") == []


@screens(["dark"], theme=THEMES)
def test_axe_finds_nothing_serious_in_the_choices(sit: Sit, theme: str) -> None:
    me = sit("Anna", theme=theme)
    me.open_table("me", "random", game="tawantinsuyu")
    ready(me)
    assert faults(me) == []
    assert play_on(me, lambda _, options: options[0], lambda me: asked(me) == "keep")
    assert faults(me) == []
    me.go("/")
    me.page.get_by_role("radio", name="Tawantinsuyu").check()
    me.one("form summary").first.click()
    assert faults(me, "form") == []


@screens(["cs"], language=LANGUAGES)
def test_everything_fits_a_laptop(sit: Sit, language: str) -> None:
    me = sit("Anna", language=language)
    midgame(me, "me", "random", "random", "random", turns=10)
    rng = random.Random(1)
    for _ in range(8):
        ready(me)
        assert remaining(me.page, ROOM) == {"down": 0, "across": 0}
        assert remaining(me.page, LOST) == []
        assert remaining(me.page, SPILLED) == []
        for part in me.one(".prompt, .stage, .player, .rail :is(.log, .dock):visible").all():
            expect(part).to_be_in_viewport(ratio=1)
        if me.complete:
            me.confirm()
        elif me.one(".replay").count():
            return
        else:
            me.choose(rng.choice(me.options))


def test_turns_by_tapping_on_a_phone(sit: Sit) -> None:
    me = sit("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    table = me.open_table("me", "random", game="tawantinsuyu")
    rng = random.Random(3)
    for _ in range(30):
        assert ready(me)
        assert remaining(me.page, ROOM) == {"down": 0, "across": 0}
        assert remaining(me.page, LOST) == []
        if me.complete:
            me.confirming.tap()
            me.settled()
            continue
        offered = [option for option in me.offered if not option.startswith("free_")]
        row = me.one(f'.prompt [data-option="{rng.choice(offered)}"]')
        box = row.bounding_box()
        assert box is not None
        assert box["height"] >= 44  # a finger wide
        row.tap()
        me.settled()
    assert me.summary(table)["version"] > 10


def test_the_parts_of_the_board_are_tabs_on_a_phone(sit: Sit) -> None:
    me = sit("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    midgame(me, "me", "random")
    tabs = me.page.get_by_role("navigation", name="Parts of the board")
    things = {"Hill": "space:", "Village": "temple:", "Conquest": "conquest:", "Market": "building:"}
    for tab, thing in things.items():
        tabs.get_by_role("button", name=tab).tap()
        expect(tabs.get_by_role("button", name=tab)).to_have_attribute("aria-pressed", "true")
        expect(me.one(f'[data-thing^="{thing}"]').first).to_be_in_viewport(ratio=0.9)
        assert remaining(me.page, ROOM) == {"down": 0, "across": 0}
    assert faults(me) == []


def test_the_options_of_a_table_are_folded_by_what_they_are_about(sit: Sit) -> None:
    me = sit("Anna")
    me.go("/")
    me.page.get_by_role("radio", name="Tawantinsuyu").check()
    groups = me.one("form details.group")
    expect(groups).to_have_count(2)  # open points and editions; Axomamma's only for one player
    expect(me.one("form").get_by_role("combobox", name="Coricancha")).to_be_visible()
    expect(me.one("form").get_by_role("combobox", name="Weaves")).to_be_hidden()
    me.one("form").get_by_role("radio", name="1", exact=True).check()
    expect(groups).to_have_count(5)
    harder = groups.filter(has_text="Harder solo game")
    expect(harder).to_contain_text("7 options as usual")
    harder.locator("summary").click()
    expect(harder).to_contain_text("Each of these helps Axomamma.")
    harder.get_by_role("checkbox", name="2 VP when she has no worker").check()
    expect(harder).to_contain_text("1 changed")
    me.button("Open the table").click()
    ready(me)
    table = me.page.url.rpartition("/")[2]
    assert me.summary(table)["options"]["solo_idle_vp"] == "on"
    me.page.keyboard.press("t")
    drawer = me.page.get_by_role("dialog", name="Table", exact=True)
    expect(drawer).to_contain_text("Solo, harder: 2 VP when she has no worker")
    expect(drawer).to_contain_text("options as usual")
    expect(drawer).to_contain_text("reconstructed by us")


def test_tables_of_other_sizes_are_drawn_and_played(sit: Sit, client: Path, tmp_path: Path) -> None:
    with hosted(tmp_path, client=str(client), deals=DEALS, games=["tests.browser.tawantinsuyu.other_tables"]) as host:
        me = sit("Anna", address=host.address)
        components = me.get("/api/games/tawantinsuyu")["components"]
        me.open_table("me", "random", game="tawantinsuyu")
        assert play_on(me, lambda _, options: options[0], lambda me: asked(me) == "plan")
        for space in components["hill"]["space"]:
            expect(me.one(f'[data-thing="space:{space["id"]}"]')).to_be_visible()
        assert {"T0c", "T0d"} <= {space["id"] for space in components["hill"]["space"]}
        expect(me.one('[data-thing^="temple:"]')).to_have_count(13)
        expect(me.one('[data-thing^="conquest:"]')).to_have_count(25)
        assert len(me.told["view"]["state"]["market"]) == 6
        assert remaining(me.page, SPILLED) == []
        assert remaining(me.page, ROOM) == {"down": 0, "across": 0}
        me.page.close()

"""What is chosen beside the board before the first turn: starting tiles, and priests beside the tiles they help."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.playing import own_state, play_on
from tests.browser.teotihuacan.playing import MODULES


def test_beside_the_priests_lie_the_tiles_that_are_kept_and_those_that_are_not(sit: Sit) -> None:
    me = sit("Anna")
    me.open_table("me", "random", game="teotihuacan", options=MODULES)
    assert play_on(me, lambda _, options: options[0], lambda me: me.one('[data-thing^="priest:"]').count() > 0)
    codes = [tile["id"] for tile in me.get("/api/games/teotihuacan")["components"]["starting"]]
    own = own_state(me)
    for title, tiles in (("Starting tiles you keep", own["kept"]), ("Dealt, but not kept", own["dealt"])):
        shown = me.one("p", has_text=title).locator("xpath=following-sibling::ul[1]").locator("[data-thing]")
        expect(shown).to_have_count(2)
        things = shown.evaluate_all("all => all.map((one) => one.dataset.thing)")
        assert things == [f"starting:{codes[tile]}" for tile in tiles]

"""Whole games of Teotihuacan with all modules by clicking on the board: against a bot, and alone against Teotibot."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.browser.playing import play_on
from tests.browser.tawantinsuyu.test_game import sums_up
from tests.browser.teotihuacan.playing import MODULES, brief


@pytest.mark.slow
def test_a_whole_game_with_all_modules_against_a_bot_by_clicking(sit: Sit) -> None:
    me = sit("Anna")
    table = me.open_table("me", "random", game="teotihuacan", options={**MODULES, "dark_eclipse": "on"})
    on_board: set[str] = set()
    pick = brief(random.Random(3), on_board)

    def choose(me: Player, options: list[str]) -> str:
        assert set(me.offered) - set(me.free) == set(options)
        return pick(me, options)

    assert not play_on(me, choose)
    sums_up(me, table, ["Anna", "Amaru"])
    # Starting tiles, priests, boards, dice, what a board does, temples: what has a place was answered there.
    assert on_board >= {"keep", "priest", "move", "to", "action", "temple"}
    expect(me.one(".log")).to_contain_text("Eclipse 3.")


@pytest.mark.slow
def test_a_whole_game_alone_against_teotibot_by_clicking(sit: Sit) -> None:
    me = sit("Anna", confirm="off")
    table = me.open_table("me", game="teotihuacan", options={**MODULES, "dark_eclipse": "on"})
    assert not play_on(me, brief(random.Random(5), set()))
    sums_up(me, table, ["Anna", "Teotibot"])
    expect(me.one(".log")).to_contain_text("Teotibot rolled")

"""Whole games of Inca Empire by clicking on the board, of three and of four."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import OVER, Player
from tests.browser.playing import asked, play_on
from tests.browser.tawantinsuyu.test_game import sums_up

# What ends a turn or a row of roads soonest; now and then something else is tried.
SOON = {"end", "stop"}


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4])
def test_a_whole_game_by_clicking(sit: Sit, seats: int) -> None:
    me = sit("Anna")
    table = me.open_table("me", *["random"] * (seats - 1), game="inca_empire")
    rng = random.Random(seats)
    on_board: set[str] = set()

    def choose(me: Player, options: list[str]) -> str:
        assert set(me.offered) == set(options)
        places = me.places("stage")
        if places and (asked(me) not in on_board or rng.random() < 0.5):
            on_board.add(asked(me))
            return rng.choice(places)
        acts = [option for option in options if option not in SOON]
        soon = [option for option in options if option in SOON]
        return soon[0] if soon and (not acts or rng.random() < 0.3) else rng.choice(acts)

    assert not play_on(me, choose)
    sums_up(me, table, ["Anna", "Amaru", "Killa", "Sayri"][:seats])
    # Cards, sectors, roads, tiles and sites: what has a place on the board was answered there.
    assert on_board >= {"card", "sector", "road", "conquer"}
    expect(me.one(".log")).to_contain_text("Sapa Inca phase")


def test_the_game_is_replayed_round_by_round(sit: Sit) -> None:
    me = sit("Anna")
    table = me.new_table("random", "random", "random", game="inca_empire")
    me.go(f"/t/{table}")
    expect(me.prompt).to_contain_text(OVER, timeout=120_000)  # three bots play a long game first
    version = me.summary(table)["version"]
    me.page.keyboard.press("Home")
    expect(me.one(".replay .count")).to_have_text(f"0 / {version}")
    roads = me.one(".map .road").count()
    assert roads == 3  # those from Cusco to the start sites
    for _ in range(3):
        before = me.one(".replay .count").inner_text()
        me.page.keyboard.press("PageDown")
        expect(me.one(".replay .count")).not_to_have_text(before)
    assert me.one(".map .road").count() > roads
    me.page.keyboard.press("End")
    expect(me.prompt).to_contain_text(OVER)

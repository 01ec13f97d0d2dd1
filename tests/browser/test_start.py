"""From the address to the first move, and what that costs."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tinkuy.games import GAMES, find_game

SCRIPT_BYTES = 200_000


@pytest.mark.parametrize("game", GAMES)
def test_the_first_move_of_every_game_is_two_clicks_away(sit: Sit, game: str) -> None:
    me = sit()
    me.go("/")
    me.play_now(game).click()
    me.await_turn()
    me.glowing.first.click()
    me.settled()
    assert me.chips.count() == 1 or me.said[-1]["do"] == "commit"  # what shows something new counts at once
    summary = me.summary(me.page.url.rpartition("/")[2])
    bots = ["casual"] * (max(2, find_game(game).seats[0]) - 1)
    assert (summary["game"], [seat["bot"] for seat in summary["seats"]]) == (game, ["", *bots])


def test_the_solo_opponent_is_named_and_one_click_away(sit: Sit) -> None:
    me = sit("Anna")
    me.go("/")
    card = me.one("[data-card=tawantinsuyu]")
    expect(card).to_contain_text("1\N{EN DASH}4 players")
    expect(card).to_contain_text("solo opponent: Axomamma")
    expect(me.one("[data-card=tzolkin]")).not_to_contain_text("solo opponent")
    card.get_by_role("button", name="Alone against Axomamma").click()
    me.await_turn()
    table = me.page.url.rpartition("/")[2]
    assert len(me.summary(table)["seats"]) == 1
    me.go("/")
    listed = me.one("article", "Axomamma")
    expect(listed).to_contain_text("Tawantinsuyu")
    expect(listed).to_contain_text("your turn")


def test_three_clicks_are_enough_with_somebody_else_at_the_table(sit: Sit) -> None:
    me = sit()
    me.go("/")
    me.page.get_by_label("Who plays seat 2").select_option("bot random")
    me.button("Open the table").click()
    me.glowing.first.click()
    expect(me.chips).to_have_count(1)
    table = me.page.url.rpartition("/")[2]
    assert [seat["bot"] for seat in me.summary(table)["seats"]] == ["", "random"]


def test_nothing_is_asked_of_anybody_else(sit: Sit) -> None:
    """No third-party requests at all, in the lobby, at the table and in the rules."""
    me = sit()
    me.go("/")
    me.play_now().click()
    me.await_turn()
    me.page.keyboard.press("r")
    expect(me.one("[role=dialog] li").first).to_be_visible()
    asked = {urlsplit(url).netloc for url in me.requests}
    assert asked == {urlsplit(me.address).netloc}


@pytest.mark.parametrize("game", GAMES)
def test_the_script_is_small(sit: Sit, client: Path, record_property: Callable[[str, object], None], game: str) -> None:
    """Under 200 kB compressed with everything a table of the game loads; the time to the first paint is noted."""
    me = sit()
    me.go("/")
    me.play_now(game).click()
    me.await_turn()
    scripts = {urlsplit(url).path for url in me.requests if url.endswith(".js")}
    weight = sum(len(gzip.compress((client / path[1:]).read_bytes())) for path in scripts)
    assert 10_000 < weight < SCRIPT_BYTES
    me.go("/")
    expect(me.play_now()).to_be_visible()
    paint = me.page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    record_property("first_paint_ms", round(paint))
    record_property("script_bytes", weight)

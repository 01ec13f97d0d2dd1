"""Rated games: opened with a switch, and the ladder in the lobby."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.test_end import look, play_out, sheet


def test_a_rated_table_is_opened_with_a_clock_only_and_the_ladder_shows_where_one_stands(sit: Sit) -> None:
    me = sit("Anna")
    me.go("/")
    me.page.get_by_text("Clock and rating").click()
    rated = me.page.get_by_role("checkbox", name="Rated")
    expect(rated).to_be_disabled()
    me.page.get_by_role("radio", name="Over days").check(force=True)
    rated.check()
    me.page.get_by_label("When time runs out").select_option("vote")
    expect(rated).to_be_disabled()
    expect(rated).not_to_be_checked()
    me.page.get_by_label("When time runs out").select_option("bot")
    expect(rated).to_be_checked()
    me.button("Open the table").click()
    me.await_turn()
    assert me.summary(me.page.url.rpartition("/")[2])["rated"]
    expect(me.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    me.go("/")
    expect(me.page.get_by_role("link").filter(has_text="Rated, 2 days a turn, 7 days in reserve")).to_be_visible()
    me.button("Ratings").click()
    ladder = me.page.get_by_role("dialog", name="Ratings")
    expect(ladder.get_by_role("listitem").first).to_contain_text("Master bot")
    expect(ladder).to_contain_text("33.0 ± 4.0")
    expect(ladder).to_contain_text("You have not played a rated game like this yet.")
    me.page.keyboard.press("Escape")
    expect(ladder).to_have_count(0)


def test_the_end_of_a_rated_game_says_where_one_stands_now(sit: Sit) -> None:
    me = sit("Anna")
    clock = {"kind": "daily", "turn": 86_400, "reserve": 0}
    table = me.new_table("me", "greedy", clock=clock, rated=True)
    play_out(me, table, random.Random(4))
    mine = me.get("/api/ratings/tzolkin?seats=2")["mine"]
    look(me, table)
    expect(sheet(me)).to_contain_text(f"You: {mine['mean']:.1f} ± {2 * mine['sigma']:.1f} after one game.")
    unrated = me.new_table("me", "random")
    play_out(me, unrated, random.Random(4))
    look(me, unrated)
    expect(sheet(me)).to_contain_text("The game is over.")
    expect(sheet(me)).not_to_contain_text("after one game")

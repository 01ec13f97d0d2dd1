"""The next turn is planned while somebody else thinks; it lies there as a draft when it has come."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.player import PHONE, Player


def waiting(sit: Sit, **chosen: Any) -> tuple[Player, Player]:
    """Tzolk'in for two: Anna is asked to place her first workers, Ben waits."""
    anna, ben = sit("Anna"), sit("Ben", **chosen)
    table = anna.open_table("me", "person", options={"first_player": "0"})
    ben.go(anna.invitation(table, 1))
    corn = {tile["id"]: tile["gain"].get("corn", 0) for tile in anna.get("/api/games/tzolkin")["components"]["wealth"]}
    for player in (ben, anna):
        player.await_turn()
        for tile in sorted(player.options, key=lambda tile: -corn[tile])[:2]:
            player.choose(tile)
        if player.complete:
            player.confirm()
    anna.await_turn()
    expect(ben.prompt).to_have_text("Waiting for Anna.")
    return anna, ben


def mark(player: Player) -> Locator:
    return player.one(".stage .imagined")


def committed(player: Player) -> int:
    return len([said for said in player.said if said["do"] == "commit"])


def decline(player: Player) -> None:
    """Nobody begs here."""
    player.await_turn()
    if "no" in player.options:
        player.choose("no")


def test_a_kept_plan_is_the_draft_of_the_turn_when_it_comes(sit: Sit) -> None:
    anna, ben = waiting(sit, confirm="off")
    before = ben.one(".rail").inner_text()
    ben.button("Plan my turn").click()
    expect(mark(ben)).to_contain_text("the others may play otherwise")
    decline(ben)
    ben.choose("tikal")
    if "done" in ben.options:
        ben.choose("done")
    expect(ben.prompt).to_have_text("Your plan is complete. Keep it, or take something back?")
    steps = ben.chips.all_inner_texts()
    ben.button("Keep the plan").click()
    expect(mark(ben)).to_have_count(0)
    expect(ben.prompt).to_have_text("Waiting for Anna.")
    expect(ben.chips).to_have_count(0)
    assert ben.one(".rail").inner_text() == before  # the table as it is

    ben.page.reload()
    ben.button(f"My plan ({len(steps)})").click()
    expect(ben.chips).to_have_text(steps)
    decline(anna)
    anna.choose("yaxchilan")
    if "done" in anna.options:
        anna.choose("done")
    anna.confirm()
    expect(mark(ben)).to_have_count(0)
    expect(ben.chips).to_have_text(steps)
    expect(ben.confirming).to_be_enabled()
    assert committed(ben) == 1  # the wealth: even who never confirms must do so here
    ben.confirm()
    expect(anna.one(".log")).to_contain_text("Ben placed a worker on")


def test_what_no_longer_fits_is_dropped_with_a_word(sit: Sit) -> None:
    anna, ben = waiting(sit, viewport=PHONE, has_touch=True)
    ben.button("Plan my turn").click()
    decline(ben)
    ben.choose("tikal")
    ben.choose("first_player_space")
    steps = ben.chips.all_inner_texts()
    ben.button("Keep the plan").click()
    decline(anna)
    anna.choose("first_player_space")
    anna.choose("done")
    anna.confirm()
    expect(ben.prompt).to_contain_text("the last steps of your draft no longer fit")
    expect(ben.chips).to_have_text(steps[:-1])
    assert committed(ben) == 1


def test_a_dropped_plan_leaves_nothing(sit: Sit) -> None:
    anna, ben = waiting(sit)
    ben.button("Plan my turn").click()
    decline(ben)
    ben.choose("tikal")
    ben.button("Drop the plan").click()
    expect(ben.button("Plan my turn")).to_be_visible()
    anna.play_turn(random.Random(5))
    ben.await_turn()
    expect(ben.chips).to_have_count(0)

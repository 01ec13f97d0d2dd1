"""Taking back what is confirmed, and ending a game: one asks, the others accept or not."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import Player


def two(sit: Sit) -> tuple[Player, Player]:
    """Anna has just made her first turn, and Ben is asked."""
    anna, ben = sit("Anna"), sit("Ben")
    table = anna.open_table("me", "person", options={"first_player": "0"})
    ben.go(anna.invitation(table, 1))
    for player in (anna, ben):
        player.play_turn(random.Random(3))
    anna.await_turn()
    anna.play_turn(random.Random(4))
    ben.await_turn()
    return anna, ben


def test_a_turn_is_taken_back_when_the_other_accepts(sit: Sit) -> None:
    anna, ben = two(sit)
    lines = ben.log.count()
    anna.page.keyboard.press("t")
    anna.button("Ask to take back my last turn").click()
    card = ben.page.get_by_role("alert", name="Proposal")
    expect(card).to_contain_text("Anna asks to take something back.")
    expect(anna.page.get_by_role("alert", name="Proposal")).to_contain_text("Has to accept: Ben")
    card.get_by_role("button", name="Accept", exact=True).click()
    anna.await_turn()
    for player in (anna, ben):
        expect(player.page.get_by_role("alert", name="Proposal")).to_have_count(0)
        expect(player.page.get_by_text("All agreed to go back, as Anna asked.").first).to_be_visible()
    assert ben.log.count() < lines
    anna.page.keyboard.press("t")
    anna.play_turn(random.Random(5))
    ben.await_turn()


def test_who_does_not_accept_changes_nothing(sit: Sit) -> None:
    anna, ben = two(sit)
    anna.page.keyboard.press("t")
    anna.button("End the game now").click()
    anna.page.get_by_label("Winner").select_option("Ben")
    anna.button("Propose it").click()
    card = ben.page.get_by_role("alert", name="Proposal")
    expect(card).to_contain_text("Winner: Ben.")
    card.get_by_role("button", name="Do not accept").click()
    expect(anna.page.get_by_text("not everybody accepted it")).to_be_visible()
    ben.await_turn()


def test_a_game_ends_when_all_accept(sit: Sit) -> None:
    anna, ben = two(sit)
    anna.page.keyboard.press("t")
    anna.button("End the game now").click()
    anna.page.get_by_label("Winner").select_option("Ben")
    anna.button("Propose it").click()
    ben.page.get_by_role("alert", name="Proposal").get_by_role("button", name="Accept", exact=True).click()
    for player in (anna, ben):
        expect(player.page.get_by_role("region", name="The end of the game")).to_contain_text("Winner: Ben.")
        expect(player.page.get_by_text("The players agreed to end the game here.")).to_be_visible()
    ben.go("/")
    expect(ben.page.get_by_text("ended by agreement")).to_be_visible()

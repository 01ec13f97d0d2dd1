"""What the end of a game offers: the result, its sheet, another game with the same seats, and every way on."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.server.visitors import Visitor


def play_out(me: Player, table: str, rng: random.Random) -> None:
    """To the end without the page."""
    with Visitor(me.address) as visitor:
        visitor.http.cookies.clear()
        visitor.http.cookies.set("tinkuy", me.cookie)
        page = visitor.page(table, 0)
        while not page.over:
            if page.asked:
                page.play(rng)
            else:
                page.next()


def ended(sit: Sit, *seats: str, game: str = "tzolkin") -> tuple[Player, str]:
    me = sit("Anna")
    table = me.new_table(*seats, game=game)
    play_out(me, table, random.Random(4))
    look(me, table)
    return me, table


def look(me: Player, table: str) -> None:
    me.go(f"/t/{table}")
    expect(me.one(".player")).to_have_count(2)
    me.page.keyboard.press("s")


def sheet(me: Player) -> Locator:
    return me.page.get_by_role("dialog", name="Score sheet")


def test_the_same_seats_play_again(sit: Sit) -> None:
    me, table = ended(sit, "me", "random")
    before = me.summary(table)
    expect(sheet(me)).to_contain_text("The game is over. Winner:")
    sheet(me).get_by_role("button", name="Play again").click()
    me.await_turn()
    new = me.page.url.rpartition("/")[2]
    assert new != table
    after = me.summary(new)
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in after["seats"]] == [
        (seat["kind"], seat["name"], seat["bot"]) for seat in before["seats"]
    ]
    look(me, table)
    sheet(me).get_by_role("link", name="To the next game").click()
    me.await_turn()
    assert me.page.url.endswith(f"/t/{new}")


def test_replay_record_and_the_way_home_are_there(sit: Sit) -> None:
    me, _ = ended(sit, "me", "random")
    with me.page.expect_download():
        sheet(me).get_by_role("link", name="Download the record").click()
    sheet(me).get_by_role("button", name="Replay").click()
    expect(me.one(".replay .count")).to_contain_text("0 /")
    me.page.keyboard.press("End")
    me.page.keyboard.press("s")
    sheet(me).get_by_role("link", name="To the lobby").click()
    expect(me.play_now()).to_be_visible()


def test_the_sheet_ends_with_its_last_line_and_cuts_nothing(sit: Sit) -> None:
    me, table = ended(sit, "me", "random")
    for language in ("en", "ru", "cs"):
        me.page.evaluate(
            f"localStorage['tinkuy-settings'] = JSON.stringify({{ motion: 'off', language: '{language}' }})"
        )
        for width, height in ((1366, 768), (390, 844)):
            me.page.set_viewport_size({"width": width, "height": height})
            look(me, table)
            cuts_nothing(me.one("[role=dialog] .inside"))


def cuts_nothing(inside: Locator) -> None:
    expect(inside.locator("svg polyline").first).to_be_attached()
    blank, wide = inside.evaluate(
        """box => {
            const [last, all] = [box.lastElementChild.getBoundingClientRect(), box.getBoundingClientRect()];
            return [box.scrollHeight - (last.bottom - all.top + box.scrollTop), box.scrollWidth - box.clientWidth];
        }"""
    )
    assert blank < 40  # its own padding
    assert wide <= 0
    cut = inside.locator("figure svg").evaluate(
        """chart => [...chart.querySelectorAll("text")].filter((label) => {
            const [inner, outer] = [label.getBoundingClientRect(), chart.getBoundingClientRect()];
            return inner.left < outer.left - 1 || inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1;
        }).map((label) => label.textContent)"""
    )
    assert cut == []


@pytest.mark.slow
def test_a_solo_game_that_was_lost_clearly_offers_one_switch_easier(sit: Sit) -> None:
    me, table = ended(sit, "me", game="tawantinsuyu")
    mine, hers = me.summary(table)["scores"]
    assert hers - mine >= 25  # who plays at random loses clearly
    advice = sheet(me).get_by_text("The rulebook advises to make the next game one step easier")
    expect(advice).to_contain_text(f"You lost by {hers - mine}")
    sheet(me).get_by_label("What changes in the next game").select_option(label="Her worship needs 2 statues")
    sheet(me).get_by_role("button", name="Play easier").click()
    me.await_turn()
    new = me.summary(me.page.url.rpartition("/")[2])
    changed = {name: value for name, value in new["options"].items() if me.summary(table)["options"][name] != value}
    assert changed == {"solo_worship_needs_2": "on"}

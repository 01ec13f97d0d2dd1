"""Travelling through a running and a finished game."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.golden import FOLDER


def running(sit: Sit) -> tuple[Player, int]:
    """A game some turns on, at the present."""
    me = sit("Anna")
    table = me.new_table("me", "random")
    me.ahead(table, 6, random.Random(7))
    me.go(f"/t/{table}")
    me.await_turn()
    return me, me.summary(table)["version"]


def panels(me: Player) -> list[str]:
    """What is shown of the players, once their boards are drawn."""
    expect(me.one(".player .goods")).to_have_count(2)
    return me.one(".player").all_inner_texts()


def count(me: Player) -> Locator:
    return me.one(".replay .count")


def test_a_log_line_leads_to_its_moment_and_back(sit: Sit) -> None:
    me, version = running(sit)
    now = panels(me)
    line = me.one(".log li", has_text="Anna placed a worker").last  # the newest round is on top
    line.get_by_role("button").first.click()
    expect(count(me)).to_contain_text(f"/ {version}")
    at = int(count(me).inner_text().split(" / ")[0])
    assert 0 < at < version
    assert me.page.url.endswith(f"?at={at}")
    assert panels(me) != now
    expect(me.one(".replay .happened")).not_to_be_empty()

    me.button("Back to the present").click()
    expect(me.one(".replay")).to_have_count(0)
    assert "at=" not in me.page.url
    me.await_turn()
    assert panels(me) == now


def test_keys_step_jump_to_the_ends_and_play(sit: Sit) -> None:
    me, version = running(sit)
    press = me.page.keyboard.press
    press("p")
    expect(count(me)).to_have_text(f"{version - 1} / {version}")
    press("ArrowLeft")
    expect(count(me)).to_have_text(f"{version - 2} / {version}")
    press("Home")
    expect(count(me)).to_have_text(f"0 / {version}")
    assert me.options == []  # what was asked then cannot be answered again
    press("ArrowRight")
    expect(count(me)).to_have_text(f"1 / {version}")
    press("PageDown")
    expect(me.one("header p")).to_contain_text("Round 2")
    press("Home")
    expect(count(me)).to_have_text(f"0 / {version}")
    me.page.get_by_label("Speed").select_option("8")
    me.one(".replay").get_by_role("button", name="Play", exact=True).click()
    expect(count(me)).to_have_text(re.compile(r"^[3-9] /"))
    me.one(".replay").get_by_role("button", name="Pause").click()
    press("End")
    expect(me.one(".replay")).to_have_count(0)
    me.await_turn()


def test_a_link_opens_the_moment_it_names(sit: Sit) -> None:
    me, version = running(sit)
    table = me.page.url.rpartition("/")[2]
    me.go(f"/t/{table}?at=3")
    expect(count(me)).to_have_text(f"3 / {version}")
    shown = panels(me)
    me.page.reload()
    expect(count(me)).to_have_text(f"3 / {version}")
    assert panels(me) == shown


def test_a_running_game_shows_its_past_as_the_own_seat_saw_it(sit: Sit) -> None:
    """Of the tiles that others were dealt nothing is told, at any moment."""
    me, _ = running(sit)
    me.page.keyboard.press("p")
    expect(count(me)).to_be_visible()
    with me.page.expect_response(re.compile(r"/at/0\?seat=0$")) as answer:
        me.page.keyboard.press("Home")
    players = answer.value.json()["view"]["state"]["players"]
    assert isinstance(players[0]["dealt"], list)
    assert players[1]["dealt"] == 4


def test_a_finished_game_is_replayed_by_anybody_with_the_link(sit: Sit) -> None:
    me, guest = sit("Anna"), sit()
    table = me.open_table("random", "random")
    expect(me.prompt).to_contain_text("The game is over.")
    version = me.summary(table)["version"]
    guest.go(f"/t/{table}?at={version // 2}")
    expect(count(guest)).to_have_text(f"{version // 2} / {version}")
    guest.page.keyboard.press("ArrowRight")
    expect(count(guest)).to_have_text(f"{version // 2 + 1} / {version}")
    expect(guest.page.get_by_role("link", name="Download the record")).to_be_visible()
    guest.button("To the end").click()
    expect(guest.prompt).to_contain_text("Winner:")


def test_pointing_at_a_log_line_lights_its_pieces(sit: Sit) -> None:
    me, _ = running(sit)
    line = me.one(".log li", has_text="picked up the worker").or_(me.one(".log li", has_text="placed a worker")).first
    line.get_by_role("button").first.hover()
    expect(me.one(".choice .marked").first).to_be_visible()
    me.prompt.hover()
    expect(me.one(".choice .marked")).to_have_count(0)


def test_a_game_whose_rounds_pass_without_a_question_can_be_replayed(sit: Sit) -> None:
    """Alone against Teotibot one answer may lead through two rounds."""
    me = sit("Anna")
    me.go("/")
    me.one("input[type=file]").set_input_files(FOLDER / "teotihuacan" / "1-start-draft.record")
    expect(count(me)).to_have_text(re.compile(r"^0 /"))
    me.page.keyboard.press("PageDown")
    expect(count(me)).not_to_have_text(re.compile(r"^0 /"))

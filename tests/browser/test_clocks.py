"""Time at the table: chosen in the lobby, seen by every name, and what happens when it runs out."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.server.hosting import DEALS, hosted
from tests.server.test_clocks import Timed


@pytest.fixture
def timed(client: Path, tmp_path: Path) -> Iterator[Timed]:
    with hosted(tmp_path, client=str(client), deals=DEALS, watch=str(tmp_path / "watch")) as host:
        yield Timed(host, tmp_path / "watch")
    assert (tmp_path / "errors.txt").read_text() == ""


def test_a_clock_is_chosen_runs_out_and_a_bot_plays_until_the_player_is_back(sit: Sit, timed: Timed) -> None:
    me = sit("Anna", address=timed.host.address)
    me.go("/")
    me.page.get_by_text("Clock and rating").click()
    me.page.get_by_role("radio", name="Live").check(force=True)
    me.page.get_by_label("Time for a turn").select_option("60")
    me.page.get_by_label("Reserve for the whole game").select_option("300")
    me.page.get_by_label("First player").select_option("0")
    me.button("Open the table").click()
    me.await_turn()
    prompt = me.page.locator(".prompt").get_by_role("timer")
    expect(prompt).to_have_text(re.compile(r"^0:5\d\s*\+ 5:00$|^1:00"))
    expect(prompt).to_have_accessible_name(re.compile(r"seconds left, 5 minutes in reserve|1 minute left"))
    panel = me.page.locator("[data-seat='0']").get_by_role("timer")
    expect(panel).to_have_text(re.compile(r"0:\d\d"))
    expect(me.page.locator("[data-seat='1']").get_by_role("timer")).to_have_count(0)  # bots have no hurry
    timed.move(335)
    me.page.reload()
    expect(prompt).to_have_text(re.compile(r"!\s*0:\d\d"))  # a mark, not the colour alone
    expect(me.page.get_by_text("Your time is running short.")).to_have_attribute("aria-live", "polite")
    timed.move(30)
    expect(me.page.get_by_text("Your time has run out, and a bot plays for you.")).to_be_visible()
    expect(panel).to_have_accessible_name("a bot plays on")
    me.button("I am back").click()
    me.await_turn()


def test_a_holiday_is_taken_and_ended_at_the_table(sit: Sit, timed: Timed) -> None:
    me = sit("Anna", address=timed.host.address)
    clock = {"kind": "daily", "turn": 86_400, "reserve": 0, "holidays": 5}
    table = {"game": "tzolkin", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "clock": clock}
    me.go(f"/t/{me.send('POST', '/api/tables', table)['id']}")
    me.await_turn()
    me.page.get_by_role("button", name="Table").first.click()
    expect(me.page.get_by_text("5 days of holiday left")).to_be_visible()
    me.page.get_by_label("Days of holiday").fill("3")
    me.button("Take a holiday").click()
    expect(me.page.get_by_text("On holiday until")).to_be_visible()
    me.button("End the holiday").click()
    expect(me.page.get_by_text("4 days of holiday left")).to_be_visible()  # two had not begun


def test_the_others_vote_about_somebody_whose_time_is_up(sit: Sit, timed: Timed) -> None:
    anna, ben = sit("Anna", address=timed.host.address), sit("Ben", address=timed.host.address)
    clock = {"kind": "live", "turn": 60, "expiry": "vote"}
    seats = [{"kind": "me"}, {"kind": "person"}]
    table = anna.send("POST", "/api/tables", {"game": "tzolkin", "seats": seats, "open": True, "clock": clock})["id"]
    ben.send("POST", f"/api/tables/{table}/join", {"seat": 1})
    anna.go(f"/t/{table}")
    anna.await_turn()
    anna.play_turn(random.Random(1))
    timed.move(61)
    expect(anna.page.get_by_text("The time of Ben has run out. What now?")).to_be_visible()
    anna.button("Let a bot play").click()
    expect(anna.page.locator("[data-seat='1']").get_by_role("timer")).to_have_accessible_name("a bot plays on")
    anna.page.set_viewport_size({"width": 390, "height": 844})
    chip = anna.page.locator("article[data-seat='1']")
    expect(chip.locator(".score")).to_be_in_viewport(ratio=1)
    (outer, inner) = (one.bounding_box() for one in (chip, chip.locator(".score")))
    assert outer is not None
    assert inner is not None
    assert inner["x"] + inner["width"] <= outer["x"] + outer["width"]  # however long the words beside it are

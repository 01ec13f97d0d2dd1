"""A turn is built as a draft: step back, start again, back to a step, confirm in three ways."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import Player

COMPLETE = "Your turn is complete. End it, or take something back?"


def at_first_turn(sit: Sit, **chosen: Any) -> Player:
    """The starting wealth is chosen; workers can be placed."""
    me = sit("Anna", **chosen)
    me.open_table("me", "random", options={"first_player": "0"})
    me.settle_in()
    return me


def place(me: Player, count: int) -> None:
    """Workers where they cost least."""
    for _ in range(count):
        gears = [option for option in me.told["options"] if option["code"] not in ("done", "first_player_space")]
        cheapest = max(gears, key=lambda option: int(option["change"].get("corn", 0)))
        me.choose(cheapest["code"])


def corn(me: Player) -> int:
    number: int = me.told["view"]["state"]["players"][0]["corn"]
    return number


def in_hand(me: Player) -> str:
    return me.one(".player small").first.inner_text()


def committed(me: Player) -> list[list[str]]:
    return [said["answers"] for said in me.said if said["do"] == "commit"]


def test_steps_are_taken_back_one_by_one_or_all_at_once(sit: Sit) -> None:
    me = at_first_turn(sit)
    before = in_hand(me)
    place(me, 3)
    names = me.chips.all_inner_texts()
    assert len(names) == 3
    assert in_hand(me) != before

    me.undo()
    expect(me.chips).to_have_text(names[:2])
    me.chips.first.get_by_role("button").click()
    expect(me.chips).to_have_text(names[:1])
    me.settled()
    place(me, 1)
    expect(me.chips).to_have_text(names[:2])
    me.button("Start the turn again").click()
    expect(me.chips).to_have_count(0)
    assert in_hand(me) == before
    assert len(committed(me)) == 1  # the wealth, and nothing since


def test_what_a_turn_costs_is_shown_before_it_counts(sit: Sit) -> None:
    me = at_first_turn(sit)
    before = corn(me)
    place(me, 2)
    cost = before - corn(me)
    assert cost > 0
    expect(me.one(".draft .sum")).to_contain_text(f"{before}→{before - cost}")
    expect(me.one(".player .goods li i").first).to_have_text(f"\u2212{cost}")
    me.choose("done")
    me.confirm()
    expect(me.one(".draft .sum")).to_have_count(0)


def test_a_complete_turn_waits_for_confirmation_and_is_final_afterwards(sit: Sit) -> None:
    me = at_first_turn(sit)
    expect(me.confirming).to_be_disabled()
    place(me, 1)
    me.choose("done")
    expect(me.prompt).to_have_text(COMPLETE)
    expect(me.button("Undo")).to_be_enabled()
    me.confirm()
    expect(me.button("Undo")).to_be_disabled()
    expect(me.chips).to_have_count(0)
    expect(me.one(".log")).to_contain_text("Anna placed a worker on")


def test_without_confirmation_the_last_step_ends_the_turn(sit: Sit) -> None:
    me = at_first_turn(sit, confirm="off")
    place(me, 1)
    expect(me.one(".log li.draft")).to_have_count(1)
    me.choose("done")
    expect(me.one(".log")).to_contain_text("Anna placed a worker on")
    expect(me.one(".log li.draft")).to_have_count(0)
    assert len(committed(me)) == 2


def test_a_timed_confirmation_counts_down_and_stops_when_something_is_taken_back(sit: Sit) -> None:
    me = sit("Anna", confirm="timed")
    me.page.clock.install()
    me.open_table("me", "random")
    me.await_turn()
    for _ in range(2):
        me.choose(me.options[0])
    expect(me.confirming).to_contain_text("(5)")
    me.page.clock.run_for(3_000)
    expect(me.confirming).to_contain_text("(2)")
    me.undo()
    expect(me.chips).to_have_count(1)
    me.page.clock.run_for(6_000)
    me.choose(me.options[0])
    assert committed(me) == []
    me.page.clock.run_for(5_000)
    expect(me.one(".log")).to_contain_text("Anna kept the wealth tile")
    assert len(committed(me)) == 1


def test_the_way_to_confirm_is_chosen_at_the_table_and_remembered(sit: Sit) -> None:
    me = at_first_turn(sit)
    me.button("Settings and help").click()
    me.page.get_by_role("radio", name="Never").check()
    me.page.keyboard.press("Escape")
    place(me, 1)
    me.choose("done")
    expect(me.one(".log")).to_contain_text("Anna placed a worker on")
    me.page.reload()
    me.await_turn()
    me.button("Settings and help").click()
    expect(me.page.get_by_role("radio", name="Never")).to_be_checked()

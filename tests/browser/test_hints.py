"""Hints in the prompt line: more is said click by click, and a turn is shown on the board as a draft."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Sit


def test_hints_say_more_and_more_and_show_the_turn_on_the_board(sit: Sit) -> None:
    me = sit("Anna")
    me.open_table("me", "random")
    me.settle_in()
    question = me.prompt.inner_text()
    prompt = me.one(".prompt")
    prompt.get_by_role("button", name="Hint").click()
    expect(prompt.get_by_text("Have a look at this:")).to_be_visible(timeout=30_000)
    expect(prompt.get_by_role("button", name="Show it on the board")).to_have_count(0)
    prompt.get_by_role("button", name="Say more").click()
    expect(prompt.get_by_text("A good turn:")).to_be_visible(timeout=30_000)
    prompt.get_by_role("button", name="Say more").click()
    expect(prompt.get_by_text("The best turn found:")).to_be_visible(timeout=30_000)
    expect(prompt.get_by_text("own turns")).to_be_visible()
    expect(prompt.get_by_role("button", name="Say more")).to_have_count(0)
    prompt.get_by_role("button", name="Close").click()
    expect(me.prompt).to_have_text(question)
    prompt.get_by_role("button", name="Hint").click()
    expect(prompt.get_by_text("Have a look at this:")).to_be_visible(timeout=30_000)
    prompt.get_by_role("button", name="Say more").click()
    prompt.get_by_role("button", name="Show it on the board").click()
    expect(me.chips).not_to_have_count(0)
    me.undo()
    expect(me.chips).to_have_count(0)


def test_there_are_no_hints_among_people(sit: Sit) -> None:
    me, you = sit("Anna"), sit("Ben")
    table = me.open_table("me", "person")
    you.go(me.invitation(table, 1))
    expect(me.one(".prompt .say").first).to_be_visible()
    expect(me.one(".prompt").get_by_role("button", name="Hint")).to_have_count(0)

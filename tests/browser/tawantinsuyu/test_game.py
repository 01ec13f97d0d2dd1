"""Whole games of Tawantinsuyu by clicking on the board: against a bot, and alone against Axomamma."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.player import OVER, Player
from tests.browser.playing import asked, open_free_actions, play_on, ready
from tests.browser.tawantinsuyu.playing import brief
from tests.browser.test_whole_game import points


def sums_up(me: Player, table: str, names: list[str]) -> None:
    """The end is told, and the sheet explains every point."""
    over = me.summary(table)
    winners = ", ".join(names[seat] for seat in over["winners"])
    expect(me.prompt).to_have_text(f"{OVER} Winner: {winners}.")
    sheet = me.page.get_by_role("dialog", name="Score sheet")
    expect(sheet).to_be_visible()
    total = sheet.get_by_role("row", name="Final score")
    assert cells(total.get_by_role("cell")) == over["scores"]
    sources = [cells(row.locator("td")) for row in sheet.locator("tr.row").all()]
    assert [sum(column) for column in zip(*sources, strict=True)] == over["scores"]
    course = sheet.get_by_role("table", name="Scores by round").get_by_role("row")
    assert course.count() > 5
    assert cells(course.last.get_by_role("cell")) == over["scores"]


def cells(found: Locator) -> list[float]:
    return [points(cell) for cell in found.all_inner_texts()]


def test_a_whole_game_against_a_bot_by_clicking(sit: Sit) -> None:
    me = sit("Anna")
    table = me.open_table("me", "random", game="tawantinsuyu")
    on_board: set[str] = set()
    pick = brief(random.Random(3))

    def choose(me: Player, options: list[str]) -> str:
        assert {option for option in me.offered if not option.startswith("free_")} == set(options)
        places = me.places("stage", "dock")
        if "place" in options:
            return "place"
        if not places or asked(me) in on_board:
            return pick(me, options)
        on_board.add(asked(me))
        return places[0]

    assert not play_on(me, choose)
    sums_up(me, table, ["Anna", "Amaru"])
    assert me.summary(table)["version"] > 60
    # Weaves, cards, spaces, tasks, workers: what has a place on the board or beside it was answered there.
    assert on_board >= {"start_weave", "keep", "play_god", "priest_start", "space", "task", "hire"}


def test_a_whole_game_alone_against_axomamma_by_clicking(sit: Sit) -> None:
    me = sit("Anna", pace="once")
    table = me.open_table("me", game="tawantinsuyu")
    assert not play_on(me, brief(random.Random(5)))
    sums_up(me, table, ["Anna", "Axomamma"])
    log = me.one(".log")
    expect(log).to_contain_text("Turn of Axomamma.")
    expect(log).to_contain_text("Axomamma rolled")
    expect(log).to_contain_text("Ceremony 1.")
    expect(log).to_contain_text("Axomamma's personality tile gives: ")


def test_the_game_is_replayed_round_by_round(sit: Sit) -> None:
    me = sit("Anna")
    table = me.new_table("random", "random", game="tawantinsuyu")
    me.go(f"/t/{table}")
    expect(me.prompt).to_contain_text(OVER)
    version = me.summary(table)["version"]
    me.page.keyboard.press("Home")
    expect(me.one(".replay .count")).to_have_text(f"0 / {version}")
    moments: list[int] = []
    for _ in range(3):
        me.page.keyboard.press("PageDown")
        expect(me.one(".replay .count")).not_to_have_text(f"{moments[-1] if moments else 0} / {version}")
        moments.append(int(me.one(".replay .count").inner_text().partition(" ")[0]))
        expect(me.one('[data-thing^="space:"]').first).to_be_visible()
    assert moments == sorted(set(moments))
    me.page.keyboard.press("End")
    expect(me.prompt).to_contain_text(OVER)


def test_free_actions_wait_in_a_menu_and_change_what_can_be_chosen(sit: Sit) -> None:
    """An army card may be given up for its bonus at any moment of the own turn, and taken back."""
    me = sit("Anna")
    for _ in range(4):
        me.open_table("me", "random", game="tawantinsuyu")
        found = play_on(
            me,
            lambda _, options: "train" if "train" in options else options[0],
            lambda me: asked(me) == "plan" and any(option.startswith("free_A") for option in me.offered),
        )
        if found:
            break
    card = next(option for option in me.offered if option.startswith("free_A"))
    assert card not in me.options
    open_free_actions(me)
    assert card in me.options
    hand, steps = me.one('[data-thing^="army:"]').count(), me.chips.count()
    me.of(card).click()
    assert ready(me)
    expect(me.one(f'[data-thing="army:{card.removeprefix("free_")}"]')).to_have_count(0)
    expect(me.chips).to_have_count(steps + 1)
    me.undo()
    expect(me.one('[data-thing^="army:"]')).to_have_count(hand)
